"""What a browser needs to be called: its push service, of which here is what Chromium asks when it subscribes."""

import struct
from collections.abc import Iterator
from contextlib import contextmanager

from tests.posted import taking_posts

# A browser that checks in is told: it went well, its number, its secret (`AndroidCheckinResponse`, fields 1, 7, 8).
_CHECKED_IN = b"\x08\x01" + b"\x39" + struct.pack("<Q", 12345) + b"\x41" + struct.pack("<Q", 67890)


class PushService:
    """Gives each subscription the next address. It hands no message on: tests do, by the browser's own door."""

    def __init__(self, address: str) -> None:
        self.given = 0
        self.arguments = [
            f"--gcm-checkin-url={address}/checkin",
            f"--gcm-registration-url={address}/register",
            f"--gcm-mcs-endpoint={address.replace('http', 'https')}",
        ]
        """What Chromium is started with, so that it asks here."""

    def answer(self, path: str, asked: bytes) -> bytes:
        if path == "/checkin":
            return _CHECKED_IN
        self.given += b"X-subtype=wp" in asked and b"delete=true" not in asked
        return f"token=browser-{self.given}".encode()


@contextmanager
def push_service() -> Iterator[PushService]:
    with taking_posts(lambda path, _headers, asked: (200, found.answer(path, asked))) as address:
        found = PushService(address)
        yield found
