"""What routes are given by the names in their signatures: the hall, what was sent, who asks, the table that is meant.

What was sent is read first, then it is found out who asks, then the table, and last who asks as somebody there. Each
may refuse, and each waits for the one before it, so that what is refused first is always the same.
"""

import re
from typing import Any, TypeAlias, TypeVar

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import SkipValidation
from litestar.types import Scope

from cosmodrome.server import wire
from cosmodrome.server.db import restraints
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.limits import Guard, address_of
from cosmodrome.server.people.accounts import Accounts, Known, Player
from cosmodrome.server.people.programs import program_asking
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.live_table import LiveTable

T = TypeVar("T")
Asked = Request[Any, Any, State]
Given: TypeAlias = NamedDependency[SkipValidation[T]]
"""What the provider of a parameter's name finds, as it is: the framework makes no other type of it."""

# Where a request leaves the token that the browser gets with the response; "" takes away the one it has.
NEW_TOKEN = "cosmodrome_new_token"
_PAYLOAD, _ASKED = "payload", "asked"
_LONGEST_AGENT = 40

# The first that fits is the one: most say the names of others too.
_BROWSERS = (
    ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
_SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
    ("Mac OS X", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


# --- what was sent


def payload_of(handler: BaseRouteHandler) -> Any:
    """The type of a route's body; None where it reads none."""
    return _type_of(handler, _PAYLOAD)


def asked_of(handler: BaseRouteHandler) -> Any:
    """The type of what a route reads behind the question mark; None where that is nothing."""
    return _type_of(handler, _ASKED)


def _type_of(handler: BaseRouteHandler, name: str) -> Any:
    parameter = handler.parsed_fn_signature.parameters.get(name)
    return parameter.annotation if parameter is not None else None


async def _payload(request: Asked) -> Any:
    """The body, read more strictly than the framework would: "2" is no number. Raises Refused."""
    kind = payload_of(request.route_handler)
    return wire.read_body(await request.body(), kind) if kind is not None else None


def _asked(request: Asked) -> Any:
    """What stands behind the question mark; other names than those of the type are left alone. Raises Refused."""
    return wire.read_query(dict(request.query_params.items()), asked_of(request.route_handler))


# --- who asks


async def _known(request: Asked, payload: Given[Any]) -> Known | None:
    """Whoever has the cookie, if anybody does; nobody where a program's token is shown."""
    accounts: Accounts = request.app.state.accounts
    if program_asking(request) is not None:
        return None
    known = await accounts.known(request.cookies)
    if known is None:
        return None
    await _check_restrained(request, [known.player.id])
    if known.renew:
        let_in(request, known)
    return known


def _somebody(known: Given[Known | None]) -> Known:
    """Whoever has the cookie. Raises Refused where nobody does."""
    if known is None:
        raise Refused("nobody-yet", 404)
    return known


def _member(known: Given[Known | None]) -> Known:
    """Who asks for what only somebody with an account can do. Raises Refused."""
    if known is None or not known.player.account:
        raise Refused("no-account", 403)
    return known


async def _visitor(request: Asked, known: Given[Known | None]) -> Player | None:
    """The player who asks, if they have been here before; or the program whose token is shown."""
    program = program_asking(request)
    if program is not None:
        await _check_restrained(request, program.answering)
        return program
    return known.player if known else None


async def _check_restrained(request: Asked, players: list[str]) -> None:
    """Raises Refused for who is suspended or banned, at routes that do not say that they are for those as well."""
    reads = request.method in ("GET", "HEAD")
    if not reads and not request.route_handler.opt.get("restrained"):
        await restraints.check(request.app.state.hall.store, players)


async def _table(request: Asked, hall: Given[Hall], visitor: Given[Player | None]) -> LiveTable | None:
    """The table that the address names; None where it names none. Raises Refused."""
    table_id = request.path_params.get("table_id")
    return None if table_id is None else await hall.table(table_id)


def _shown(visitor: Given[Player | None], table: Given[LiveTable | None]) -> LiveTable | None:
    """The same, which the visitor may look at. Raises Refused."""
    if table is not None:
        table.check_shown(visitor.id if visitor else "")
    return table


def _player(visitor: Given[Player | None], table: Given[LiveTable | None]) -> Player:
    """Who asks for what only somebody at the table can do. Raises Refused for a stranger."""
    if visitor is None:
        raise Refused("not-seated", 403)
    return visitor


async def _guest(request: Asked, visitor: Given[Player | None], shown: Given[LiveTable | None]) -> Player:
    """The player who asks for what only one can do; a stranger becomes a guest. Raises Refused."""
    return await welcomed_player(request, visitor)


async def _opener(request: Asked, visitor: Given[Player | None], table: Given[LiveTable | None]) -> Player:
    """The guest who asks for a new table; a stranger becomes one. Raises Refused for one too many."""
    return await opening_player(request, visitor)


async def welcomed_player(request: Asked, visitor: Player | None) -> Player:
    """As `guest`, where something else is to be looked at before. Raises Refused."""
    return visitor or let_in(request, await welcome(request))


async def opening_player(request: Asked, visitor: Player | None) -> Player:
    """As `opener`, where something else is to be looked at before. Raises Refused."""
    guard: Guard = request.app.state.guard
    address = address_of(request.scope)
    guard.tables_here.check(address)
    player = await welcomed_player(request, visitor)
    request.app.state.hall.came(player, address)
    guard.tables.take(player.id)
    guard.tables_here.spend(address)
    return player


async def welcome(request: Asked, name: str = "") -> Known:
    """A new guest. Raises Refused where too many have come from one address."""
    guard: Guard = request.app.state.guard
    accounts: Accounts = request.app.state.accounts
    guard.guests_here.take(address_of(request.scope))
    return await accounts.welcome(name, agent_asking(request))


async def named_player(
    request: Asked, visitor: Player | None, wanted: str, confirmed: bool, table: LiveTable | None = None
) -> Player:
    """The guest who asks, under the name they want; a stranger becomes one.

    Without a name wanted they keep theirs, which has to suit those at the `table`, unless they sit there already.
    An account is called otherwise only once that is `confirmed`. Raises Refused.
    """
    hall: Hall = request.app.state.hall
    accounts: Accounts = request.app.state.accounts
    name = wanted or (visitor.name if visitor else "")
    if not wanted and table is not None and (visitor is None or table.roster.has(visitor.id)):
        return await welcomed_player(request, visitor)
    name = await hall.name_for(visitor, name, table)
    if visitor is None:
        return let_in(request, await welcome(request, name))
    if name == visitor.name:
        return visitor
    await restraints.check_words(hall.store, visitor.id)
    if visitor.account and not confirmed:
        raise Refused("rename-unconfirmed", 409, was=visitor.name, name=name)
    player = await accounts.rename(visitor, name)
    hall.renamed(player)
    return player


def let_in(request: Asked, known: Known) -> Player:
    """The browser that asks keeps this session's cookie from now on."""
    request.scope["state"][NEW_TOKEN] = known.token
    return known.player


def agent_asking(request: Asked) -> str:
    """The browser that asks, in two words, so that people recognise where they are signed in."""
    return agent_of(request.headers.get("user-agent", ""))


def agent_of(header: str) -> str:
    """As "Firefox, Linux", from the header User-Agent; of a program its own name. "" where nothing is said."""
    found = [next((name for sign, name in known if sign in header), "") for known in (_BROWSERS, _SYSTEMS)]
    if not found[0]:
        found = [re.sub(r"[^\w.\-]", "", header.split("/")[0].split(" ")[0], flags=re.ASCII)]
    return ", ".join(part for part in found if part)[:_LONGEST_AGENT]


# --- what is given by which name


def _of_the_server(name: str) -> Provide:
    """What the server has for all requests, by its name in the application's state."""

    def found(scope: Scope) -> Any:
        return scope["litestar_app"].state[name]

    return Provide(found, sync_to_thread=False)


def _address(scope: Scope) -> str:
    return address_of(scope)


PROVIDED = {
    **{name: _of_the_server(name) for name in ("hall", "clubs", "guard", "accounts", "programs", "settings")},
    "address": Provide(_address, sync_to_thread=False),
    _PAYLOAD: Provide(_payload),
    _ASKED: Provide(_asked, sync_to_thread=False),
    "known": Provide(_known),
    "somebody": Provide(_somebody, sync_to_thread=False),
    "member": Provide(_member, sync_to_thread=False),
    "visitor": Provide(_visitor),
    "table": Provide(_table),
    "shown": Provide(_shown, sync_to_thread=False),
    "player": Provide(_player, sync_to_thread=False),
    "guest": Provide(_guest),
    "opener": Provide(_opener),
}
"""By name of a parameter, who finds it."""
