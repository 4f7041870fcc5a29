"""What a client is asked to take from the burst server, and what it tells of it."""

from __future__ import annotations

import os
import sys

import msgspec

PAGE_KIBIBYTES = os.sysconf("SC_PAGE_SIZE") // 1024


class Burst(msgspec.Struct, frozen=True, kw_only=True):
    """One burst in each of `rounds` sessions, all in one process.

    `server` is the program that plays the app-server, `folder` holds empty folders `workspace` and `home`. `rate` is
    in lines a second, 0 is as fast as they can be written. After its first delta the consumer takes nothing for
    `stall` seconds. `way` chooses between the ways a client has.
    """

    server: str
    folder: str
    count: int
    bytes: int
    rate: int = 0
    rounds: int = 1
    stall: float = 0.0
    way: str = ""

    @property
    def text(self) -> str:
        """The text of the turn that asks the server for it."""
        return f"burst {self.count} {self.bytes} {self.rate}"


class Measured(msgspec.Struct, kw_only=True):
    """What a client saw: lines a second of each round, or how long each line took, or why it failed.

    `growth` is by how many KiB its resident memory was greater at the end of the stall than before the burst, and
    `delivered` how many deltas there were in all.
    """

    rates: list[float] = msgspec.field(default_factory=list[float])
    latencies: list[float] = msgspec.field(default_factory=list[float])
    growth: int = 0
    delivered: int = 0
    failure: str | None = None

    def milliseconds(self, share: float) -> float:
        """The latency that `share` of the lines did not go beyond."""
        return sorted(self.latencies)[int(share * (len(self.latencies) - 1))] * 1e3


def asked() -> Burst:
    """The burst that the command line asks for."""
    return msgspec.json.decode(sys.argv[1], type=Burst)


def tell(measured: Measured) -> None:
    """Print what was measured, for the program that asked."""
    print(msgspec.json.encode(measured).decode())


def resident_kibibytes() -> int:
    """Memory of this process that is in use now."""
    with open("/proc/self/statm", encoding="ascii") as status:
        return int(status.read().split()[1]) * PAGE_KIBIBYTES


def written_at(text: str) -> int:
    """The monotonic time in nanoseconds that a delta begins with."""
    return int(text[:20])
