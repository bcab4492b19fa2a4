"""Guests: a name, an opaque random cookie that says who is who, and a code that brings it to another browser."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping

import msgspec

from cosmodrome.server.log_writer import LostRace
from cosmodrome.server.refusals import Refused
from cosmodrome.server.store import Store

_FORMER_COOKIE = "cosmodrome_guest"
"""The name before cookies were named by server; whoever still has one is known by it, and gets the other."""
_YEAR = 365 * 24 * 3600
# Names that read alike in every language, for people who have not given one yet.
_STARS = ("Altair", "Antares", "Bellatrix", "Capella", "Deneb", "Mira", "Polaris", "Rigel", "Sirius", "Vega")
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_SPELLED = re.compile(f"[{_ALPHABET}]+")
LONGEST_ID = 16


class Player(msgspec.Struct, frozen=True):
    """A person, as others may know them; the cookie is told to nobody else."""

    id: str
    name: str


def fresh_id(length: int = 8) -> str:
    """A random id for links, without letters that look alike when read aloud or copied by hand."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def is_id(text: str) -> bool:
    """Whether it could be one of those; nothing else is looked for in a database, which need not take it."""
    return len(text) <= LONGEST_ID and bool(_SPELLED.fullmatch(text))


class Accounts:
    """Who a cookie belongs to.

    Browsers keep one jar of cookies a host for all its ports, so each server has a cookie of its own, named by its id.
    """

    def __init__(self, store: Store) -> None:
        """The store is open."""
        self._store = store
        self.cookie = f"cosmodrome_{store.id}"

    async def known(self, cookies: Mapping[str, str]) -> tuple[Player, str] | None:
        """The guest with one of these cookies, and their token; None if there is no such guest."""
        for name in (self.cookie, _FORMER_COOKIE):
            token = cookies.get(name, "")
            found = await self._store.guest(_digest(token)) if 0 < len(token) <= 64 else None
            if found:
                return Player(*found), token
        return None

    async def welcome(self, name: str = "") -> tuple[Player, str]:
        """A new guest, by default of a star's name, and the token for their cookie."""
        token = secrets.token_urlsafe(24)
        player = Player(fresh_id(12), name or f"{secrets.choice(_STARS)} {secrets.randbelow(900) + 100}")
        await self._store.add_guest(player.id, player.name, _digest(token), _digest(_code(token)))
        return player, token

    async def code(self, player: Player, token: str) -> str:
        """The recovery code of a guest: the same until it is used. It is kept nowhere, but made from the token."""
        code = _code(token)
        await self._store.add_recovery(player.id, _digest(code))
        return "-".join(code[at : at + 4] for at in range(0, len(code), 4)).upper()

    async def recover(self, given: str) -> tuple[Player, str]:
        """The guest with this recovery code, and a new token; old token and code are good no more. Raises Refused."""
        used = _digest("".join(letter for letter in given.casefold() if letter in _ALPHABET))
        found = await self._store.guest_to_recover(used)
        if found is None or not hmac.compare_digest(found[2], used):
            raise Refused("no-such-code", 404)
        token = secrets.token_urlsafe(24)
        try:
            await self._store.move_guest(found[0], used, _digest(token), _digest(_code(token)))
        except LostRace as lost:
            raise Refused("no-such-code", 404) from lost
        return Player(found[0], found[1]), token

    async def rename(self, player: Player, name: str) -> Player:
        """The same guest under a new name, which has been looked at."""
        await self._store.rename(player.id, name)
        return Player(player.id, name)


def cookie_header(name: str, token: str, secure: bool) -> str:
    """The Set-Cookie line of a guest: out of reach of scripts, not sent along by other sites' requests."""
    return f"{name}={token}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


def _code(token: str) -> str:
    """Sixteen letters, 79 bits, from which nobody can work the token out."""
    number = int.from_bytes(hmac.digest(token.encode(), b"recovery code", "sha256"), "big")
    letters = []
    for _ in range(16):
        number, letter = divmod(number, len(_ALPHABET))
        letters.append(_ALPHABET[letter])
    return "".join(letters)


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
