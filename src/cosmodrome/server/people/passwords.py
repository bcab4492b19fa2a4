"""Passwords: which may be chosen, and their hashes by argon2id, which are made in threads so that nobody waits."""

import asyncio
import secrets
import unicodedata
from functools import cached_property
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from cosmodrome.server.refusals import Refused

# What makes the hashes is imported with the first password: a start need not wait for it.
if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
# The first cost that OWASP recommends; memory in KiB.
_TIMES, _MEMORY, _LANES = 1, 46 * 1024, 1
_AT_ONCE = 2
"""Hashes that are made at a time: each takes some 50 ms of a processor."""

# Shorter and longer ones are refused in words by passwords.chosen.
Password = Annotated[str, Meta(max_length=1000)]


class Passwords:
    """Makes and compares hashes. What it costs is written in each, so older ones stay good."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._nobodys = ""

    @cached_property
    def _hasher(self) -> "PasswordHasher":
        from argon2 import PasswordHasher, Type

        return PasswordHasher(_TIMES, _MEMORY, _LANES, type=Type.ID)

    async def hashed(self, password: str) -> str:
        """The hash of a password that has been looked at."""
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, _bytes(password))

    async def fits(self, password: str, hashed: str) -> bool:
        """Whether this is the password of a hash; "" is nobody's, which takes as long to say."""
        if not self._nobodys:
            self._nobodys = await self.hashed(secrets.token_urlsafe())
        async with self._room:
            return await asyncio.to_thread(self._compared, password, hashed or self._nobodys)

    def outdated(self, hashed: str) -> bool:
        """Whether a hash was made at another cost than that of today."""
        return self._hasher.check_needs_rehash(hashed)

    def _compared(self, password: str, hashed: str) -> bool:
        from argon2.exceptions import Argon2Error, InvalidHashError

        try:
            return self._hasher.verify(hashed, _bytes(password))
        except (Argon2Error, InvalidHashError):
            return False


def chosen(password: str, name: str) -> str:
    """A password that somebody of this name may have. Raises Refused."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("bad-password", 400, least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    if password.strip().casefold() == name.strip().casefold() or len(set(password)) < 3:
        raise Refused("easy-password", 400)
    return password


def _bytes(password: str) -> bytes:
    """The same whichever keyboard composes the letters."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
