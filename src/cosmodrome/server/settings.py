"""What a server is told when it starts: where its tables are kept, and how strict it is."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

PAGE = Path(__file__).parent / "page"


class SettingsError(ValueError):
    """A setting that cannot work; the message is one line."""


class Deck(msgspec.Struct, frozen=True):
    """An owner's cards that new tables can be played with: the contents of a card file, which name their game."""

    name: str
    """By which it is chosen; another one for each deck of a game."""
    cards: Mapping[str, Any]


class Settings(msgspec.Struct, frozen=True):
    """`database` is a file or a database URL; empty means DATABASE_URL, or else a file in the user's data folder."""

    database: str = ""
    page: Path = PAGE
    address: str = ""
    """Where others find this server; "" where only its own computer can."""
    secure_cookie: bool = False
    """Set behind a proxy that speaks https but does not say so: browsers then send the cookie over https only."""
    open_seeds: bool = False
    """Lets people choose the seed of a table with other people; whoever knows a seed can know the deck."""
    decks: tuple[Deck, ...] = ()
    """A new table chooses among those of its game and the built-in cards; the first of a game is what is usual."""


def database_url(given: str) -> str:
    """The async SQLAlchemy URL meant by a file name, a plain URL or nothing. Raises SettingsError."""
    given = given or os.environ.get("DATABASE_URL", "") or str(_default_file())
    scheme, colon, rest = given.partition("://")
    if not colon:
        return f"sqlite+aiosqlite:///{Path(given).expanduser().absolute()}"
    if scheme in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    if scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        return f"postgresql+asyncpg://{rest}"
    raise SettingsError(f"database {scheme}:// is not one of a file, sqlite://, postgresql://")


def database_file(url: str) -> str:
    """The file of an SQLite URL; "" for a database that is no file."""
    scheme, _, path = url.partition(":///")
    return path.partition("?")[0] if scheme == "sqlite+aiosqlite" and path != ":memory:" else ""


def _default_file() -> Path:
    home = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    return folder / "cosmodrome" / "tables.sqlite"
