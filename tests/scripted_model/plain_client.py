"""The simplest client of a scripted model."""

from __future__ import annotations

import http.client
from urllib.parse import urlsplit

__all__ = ["ask"]


def ask(base_url: str) -> bytes:
    """Asks for one response and returns its whole stream."""
    place = urlsplit(base_url)
    connection = http.client.HTTPConnection(place.netloc, timeout=10)
    try:
        connection.request("POST", f"{place.path}/responses", body=b"{}")
        return connection.getresponse().read()
    finally:
        connection.close()
