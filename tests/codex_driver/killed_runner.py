"""A runner that starts a turn with the real Codex and is killed in the middle of it.

Arguments: program, base folder, address of the scripted model. Prints the process number of Codex and then one line for
each event it takes.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from paperclip_runner.codex import CodexDriver
from tests.codex_driver.stage import Stage


async def main(stage: Stage, base_url: str) -> None:
    driver = CodexDriver(stage.options_for(base_url, snapshot_path=str(stage.snapshot_path)))
    session = await driver.open_session(stage.opening())
    sys.stdout.write(f"{session.diagnostics().process_id}\n")
    await session.start_turn("go")
    async for event in session.events():
        sys.stdout.write(f"{event['sourceSeq']} {event['eventType']}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(Stage(sys.argv[1], Path(sys.argv[2])), sys.argv[3]))
