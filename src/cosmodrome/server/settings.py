"""What a server is told when it starts: where its tables are kept, and how strict it is."""

import ipaddress
import os
import re
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Meta

from cosmodrome.bots.extras import installed
from cosmodrome.server.limits import Limits, Rate

PAGE = Path(__file__).parent / "page"
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
_PORTS = {"smtp": 587, "smtps": 465}
_LONGEST_ADDRESS = 254
# Not all that may stand in an address (RFC 5322), but all that does where people have one.
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class SettingsError(ValueError):
    """A setting that cannot work; the message is one line."""


class Deck(msgspec.Struct, frozen=True):
    """An owner's cards that new tables can be played with: the contents of a card file, which name their game."""

    name: str
    """By which it is chosen; another one for each deck of a game."""
    cards: Mapping[str, Any]


class Keeping(msgspec.Struct, frozen=True, kw_only=True):
    """For how long tables are kept after their last answer or change of seats; options of `cosmodrome serve`."""

    open_hours: Annotated[
        float, Meta(ge=0, description="Tables that wait for players so long are closed; 0: never.")
    ] = 48.0
    left_days: Annotated[
        float, Meta(ge=0, description="Games that all people have left are closed after so long; 0: never.")
    ] = 3.0
    idle_days: Annotated[
        float, Meta(ge=0, description="Games in which nobody answers so long are closed; 0: never.")
    ] = 60.0
    finished_days: Annotated[
        float, Meta(ge=0, description="Finished games are kept so long; 0: for ever.")
    ] = 0.0
    tournament_days: Annotated[
        float, Meta(ge=0, description="Tournaments whose next round nobody begins so long end; 0: never.")
    ] = 30.0
    brought_days: Annotated[
        float, Meta(ge=0, description="Games from record files are kept so long; 0: for ever.")
    ] = 30.0

    def by_reason(self) -> dict[str, float]:
        """Seconds, by the reason that people at such a table are told."""
        return {
            "table-expired": 3600 * self.open_hours,
            "table-left": 86400 * self.left_days,
            "table-idle": 86400 * self.idle_days,
            "table-pruned": 86400 * self.finished_days,
            "table-brought": 86400 * self.brought_days,
        }


class Mail(msgspec.Struct, frozen=True):
    """How letters are sent. `site` is the address of the page, without a slash at its end."""

    host: str
    port: int
    tls: bool
    """From the first byte on; else as soon as the mail server offers it."""
    user: str
    password: str
    sender: str
    site: str


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
    hosts: tuple[str, ...] = ()
    """Names by which browsers find this server, beside loopback and the address they reach; "*" is any."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may act in a guest's name: for development alone, as `http://localhost:5173`."""
    limits: Limits = Limits()
    metrics_port: int = 0
    """Where figures are told, and nothing else; 0: nowhere."""
    keeping: Keeping = Keeping()
    decks: tuple[Deck, ...] = ()
    """A new table chooses among those of its game and the built-in cards; the first of a game is what is usual."""
    bot_processes: int = 0
    """In which bots think; 0 is threads of the server's own process."""
    bot_seconds: float = 60.0
    """How long a program from outside may owe an answer before a house bot has its seat; 0: as long as it likes."""
    redis: str = ""
    """Of a Redis server by which several processes of one PostgreSQL database tell each other what has changed; empty
    means REDIS_URL, or else the database itself."""
    organisers: tuple[str, ...] = ()
    """The names of the accounts that may open tournaments; empty: every account may."""
    mail: Mail | None = None
    """Without it nobody is asked for an address."""
    push_contact: str = ""
    """Whom push services ask when something is wrong, as `mailto:...` or `https://...`; "" for no web push."""
    push_anywhere: bool = False
    """Lets push services be in this network and without encryption: for tests alone."""
    call_seconds: float = 60.0
    """How long somebody whose turn it is may be gone before they are called."""


def mail(url: str, sender: str, site: str) -> Mail | None:
    """As `smtp://user:password@host:587` or `smtps://...` says; "" for no letters. Raises SettingsError."""
    if not url:
        return None
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError:
        found, port = urlsplit(""), None
    if found.scheme not in _PORTS or not found.hostname or found.path not in ("", "/"):
        raise SettingsError("the mail server is not one such as smtp://user:password@mail.example.org:587")
    if not is_address(sender):
        raise SettingsError(f"--mail-from {sender!r} is not an address such as tables@example.org")
    page = urlsplit(site)
    if page.scheme not in ("http", "https") or not page.netloc or page.path.strip("/"):
        raise SettingsError(
            f"--site {site!r} is not one such as https://tables.example.org; letters link to it"
        )
    return Mail(
        found.hostname,
        port or _PORTS[found.scheme],
        found.scheme == "smtps",
        unquote(found.username or ""),
        unquote(found.password or ""),
        sender,
        site.rstrip("/"),
    )


def contact(text: str) -> str:
    """Whom push services ask, of an address or a page; "" for nobody. Raises SettingsError."""
    if text and not (find_spec("py_vapid") and find_spec("http_ece")):
        raise SettingsError(f"--push-contact needs web push: {installed('push')}")
    if not text or (text.startswith("https://") and urlsplit(text).netloc):
        return text
    if not is_address(text):
        raise SettingsError(
            f"--push-contact {text!r} is not an address such as tables@example.org, or a page at https://"
        )
    return f"mailto:{text}"


def is_address(text: str) -> bool:
    """Whether somebody could have this address."""
    return len(text) <= _LONGEST_ADDRESS and bool(_ADDRESS.fullmatch(text))


def place(text: str) -> tuple[str, int]:
    """Host and port of `HOST:PORT` or `PORT`, of which the host is loopback then. Raises SettingsError."""
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdecimal() or len(port) > 5 or not 0 < int(port) <= 65535:
        raise SettingsError(f"{text!r} is not a place such as 9464 or 10.0.0.7:9464")
    return host.strip("[]") or "127.0.0.1", int(port)


def without_password(database: str) -> str:
    """A database as it may be written down: a file, or a URL without what nobody should read."""
    return re.sub(r"(//[^/@]*?):[^/]*@", r"\1:***@", database)


def host_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names as browsers send them, without port; "*" is any. Raises SettingsError."""
    for name in names:
        if name != "*" and (not name or set(name) & set("/:*@ ")):
            raise SettingsError(f"host {name!r} is not a name such as tables.example.org, or *")
    return tuple(names)


def origins(texts: Sequence[str]) -> tuple[str, ...]:
    """Origins as browsers send them: scheme, host and port alone. Raises SettingsError."""
    for origin in texts:
        scheme, mark, place = origin.partition("://")
        if scheme not in ("http", "https") or not mark or not place or set(place) & set("/@ "):
            raise SettingsError(f"origin {origin!r} is not one such as http://localhost:5173")
    return tuple(texts)


def networks(texts: Sequence[str]) -> list[str]:
    """Addresses or networks. Raises SettingsError."""
    for network in texts:
        try:
            ipaddress.ip_network(network)
        except ValueError:
            raise SettingsError(
                f"proxy {network!r} is not an address or network such as 10.0.0.0/8"
            ) from None
    return list(texts)


def limits(texts: Sequence[str]) -> Limits:
    """The usual limits but those given, as `games=200` or, at once and seconds for each more, `lines=6/3`.

    Raises SettingsError.
    """
    usual, kinds = Limits(), get_type_hints(Limits, include_extras=True)
    found = {}
    for each in texts:
        name, _, figure = each.partition("=")
        if name not in kinds:
            names = ", ".join(f"{name}={_figure(getattr(usual, name))}" for name in kinds)
            raise SettingsError(f"limit {name[:80]!r} is not one of these, which are usually {names}")
        parts: Any = figure
        if kinds[name] is Rate:
            most, _, seconds = figure.partition("/")
            parts = {"most": most, "seconds": seconds}
        try:
            found[name] = msgspec.convert(parts, kinds[name], strict=False)
        except msgspec.ValidationError:
            such = f"{name}={_figure(getattr(usual, name))}"
            raise SettingsError(f"limit {each[:80]!r} is not such as {such}: {_form(kinds[name])}") from None
    return Limits(**found)


def _figure(limit: Rate | float) -> str:
    """A limit as it is given."""
    return f"{limit.most}/{limit.seconds:g}" if isinstance(limit, Rate) else f"{limit:.15g}"


def _form(kind: Any) -> str:
    """What may be given for a limit of this type."""
    if kind is Rate:
        most, seconds = (_form(each) for each in get_type_hints(Rate, include_extras=True).values())
        return f"so many at once, {most}, and until there is one more {seconds}"
    number, bounds = get_args(kind)
    least = f"from {bounds.ge}" if bounds.gt is None else f"above {bounds.gt}"
    return f"{'a whole number' if number is int else 'seconds'} {least} to {bounds.le}"


def database_url(text: str) -> str:
    """The async SQLAlchemy URL meant by a file name, a plain URL or nothing. Raises SettingsError."""
    text = text or os.environ.get("DATABASE_URL", "") or str(_default_file())
    scheme, colon, rest = text.partition("://")
    if not colon:
        return f"sqlite+aiosqlite:///{Path(text).expanduser().absolute()}"
    if scheme in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    if scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        return f"postgresql+asyncpg://{rest}"
    raise SettingsError(f"database {scheme}:// is not one of a file, sqlite://, postgresql://")


def smtp_url() -> str:
    """The URL of the mail server, which may hold a password and so is no option; "" where there is none."""
    return os.environ.get("COSMODROME_SMTP", "")


def redis_url() -> str:
    """The URL of the Redis server; "" where there is none."""
    return os.environ.get("REDIS_URL", "")


def database_file(url: str) -> str:
    """The file of an SQLite URL; "" for a database that is no file."""
    scheme, _, path = url.partition(":///")
    return path.partition("?")[0] if scheme == "sqlite+aiosqlite" and path != ":memory:" else ""


def _default_file() -> Path:
    home = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    return folder / "cosmodrome" / "tables.sqlite"
