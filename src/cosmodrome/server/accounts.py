"""Guests: a name, and an opaque random cookie that says who is who."""

import hashlib
import re
import secrets
import unicodedata

import msgspec

from cosmodrome.server.refusals import Refused
from cosmodrome.server.store import Store

COOKIE = "cosmodrome_guest"
LONGEST_NAME = 24
LONGEST_TABLE_NAME = 40
_YEAR = 365 * 24 * 3600
# Names that read alike in every language, for people who have not given one yet.
_STARS = ("Altair", "Antares", "Bellatrix", "Capella", "Deneb", "Mira", "Polaris", "Rigel", "Sirius", "Vega")
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
# No separate glyph of their own: controls, formats, surrogates, private and unassigned, line and paragraph ends.
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


class Player(msgspec.Struct, frozen=True):
    """A person, as others may know them; the cookie is told to nobody else."""

    id: str
    name: str


def fresh_id(length: int = 8) -> str:
    """A random id for links, without letters that look alike when read aloud or copied by hand."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def clean_name(given: str, longest: int = LONGEST_NAME) -> str:
    """The name as it will be shown. Raises Refused unless it has 1 to `longest` visible characters."""
    name = re.sub(r"\s+", " ", unicodedata.normalize("NFC", given)).strip()
    kinds = {unicodedata.category(letter) for letter in name}
    # Marks alone (Mn, Me) have nothing to stand on and would print over their neighbours.
    if not 1 <= len(name) <= longest or kinds & _UNSEEN or kinds <= {"Mn", "Me", "Zs"}:
        raise Refused("bad-name", 400, most=longest)
    return name


class Accounts:
    """Who a cookie belongs to."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def player(self, token: str | None) -> Player | None:
        """The guest with this cookie, or None if there is no such guest."""
        if not token or len(token) > 64:
            return None
        found = await self._store.guest(_digest(token))
        return Player(*found) if found else None

    async def welcome(self) -> tuple[Player, str]:
        """A new guest, and the token for their cookie."""
        token = secrets.token_urlsafe(24)
        player = Player(fresh_id(12), f"{secrets.choice(_STARS)} {secrets.randbelow(900) + 100}")
        await self._store.add_guest(player.id, player.name, _digest(token))
        return player, token

    async def rename(self, player: Player, given: str) -> Player:
        """The same guest under a new name. Raises Refused."""
        name = clean_name(given)
        await self._store.rename(player.id, name)
        return Player(player.id, name)


def cookie_header(token: str, secure: bool) -> str:
    """The Set-Cookie line of a guest: out of reach of scripts, not sent along by other sites' requests."""
    return f"{COOKIE}={token}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax" + (
        "; Secure" if secure else ""
    )


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
