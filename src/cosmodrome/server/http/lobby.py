"""The lobby over HTTP: who I am, which tables there are, making, joining and leaving one."""

from typing import Any, TypeVar

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from cosmodrome.server import wire
from cosmodrome.server.hall import giving_up, meeting, my_games
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.kept import KeptAnswer, packed, told
from cosmodrome.server.limits import Guard, address_of
from cosmodrome.server.people import restraints, ties
from cosmodrome.server.people.accounts import Accounts, Known, Player
from cosmodrome.server.people.agents import agent_of
from cosmodrome.server.people.programs import program_asking
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import description, seating
from cosmodrome.server.table.live_table import LiveTable

T = TypeVar("T")
Asked = Request[Any, Any, State]

# Where a request leaves the token that the browser gets with the response; "" takes away the one it has.
NEW_TOKEN = "cosmodrome_new_token"


def accounts_of(request: Asked) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


def agent_asking(request: Asked) -> str:
    """The browser that asks, in two words."""
    return agent_of(request.headers.get("user-agent", ""))


def let_in(request: Asked, known: Known) -> Player:
    """The browser that asks keeps this session's cookie from now on."""
    request.scope["state"][NEW_TOKEN] = known.token
    return known.player


async def who_asks(request: Asked) -> Known | None:
    """Whoever has the cookie, if anybody does."""
    known = await accounts_of(request).known(request.cookies)
    if known is None:
        return None
    await _check_restrained(request, [known.player.id])
    if known.renew:
        let_in(request, known)
    return known


async def _check_restrained(request: Asked, players: list[str]) -> None:
    """Raises Refused for who is suspended or banned, at routes that do not say that they are for those as well."""
    reads = request.method in ("GET", "HEAD")
    if not reads and not request.route_handler.opt.get("restrained"):
        await restraints.check(hall_of(request).store, players)


async def known_player(request: Asked) -> Player | None:
    """The player who asks, if they have been here before; or the program whose token is shown."""
    program = program_asking(request)
    if program is not None:
        await _check_restrained(request, [program.id, program.owner])
        return program
    known = await who_asks(request)
    return known.player if known else None


async def welcomed_player(request: Asked) -> Player:
    """The player who asks for what only one can do; a stranger becomes a guest."""
    return await known_player(request) or let_in(request, await welcome(request))


async def welcome(request: Asked, name: str = "") -> Known:
    """A new guest. Raises Refused where too many have come from one address."""
    guard_of(request).guests_here.take(address_of(request.scope))
    return await accounts_of(request).welcome(name, agent_asking(request))


async def named_player(
    request: Asked, wanted: str, confirmed: bool, table: LiveTable | None = None
) -> Player:
    """The guest who asks, under the name they want; a stranger becomes one.

    Without a name wanted they keep theirs, which has to suit those at the `table`, unless they sit there already.
    An account is called otherwise only once that is `confirmed`. Raises Refused.
    """
    hall = hall_of(request)
    player = await known_player(request)
    name = wanted or (player.name if player else "")
    if not wanted and table is not None and (player is None or table.has(player.id)):
        return player or await welcomed_player(request)
    name = await hall.name_for(player, name, table)
    if player is None:
        player = let_in(request, await welcome(request, name))
    elif name != player.name:
        await restraints.check_words(hall.store, player.id)
        if player.account and not confirmed:
            raise Refused("rename-unconfirmed", 409, was=player.name, name=name)
        player = await accounts_of(request).rename(player, name)
        hall.renamed(player)
    return player


async def seated_player(request: Asked) -> Player:
    """The guest who asks for what only somebody at the table can do. Raises Refused for a stranger."""
    player = await known_player(request)
    if player is None:
        raise Refused("not-seated", 403)
    return player


def hall_of(request: Asked) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def guard_of(request: Asked) -> Guard:
    guard: Guard = request.app.state.guard
    return guard


async def opening_player(request: Asked) -> Player:
    """The guest who asks for a new table; a stranger becomes one. Raises Refused for one too many."""
    guard = guard_of(request)
    address = address_of(request.scope)
    guard.tables_here.check(address)
    player = await welcomed_player(request)
    hall_of(request).came(player, address)
    guard.tables.take(player.id)
    guard.tables_here.spend(address)
    return player


async def shown_table(request: Asked, table_id: str, player: Player | None) -> LiveTable:
    """A table that the player, or a stranger, may look at. Raises Refused."""
    table = await hall_of(request).table(table_id)
    table.check_shown(player.id if player else "")
    return table


async def body_of(request: Asked, kind: type[T]) -> T:
    """The body, read more strictly than the framework would: "2" is no number. Raises Refused."""
    return wire.read_body(await request.body(), kind)


def query_of(request: Asked, kind: type[T]) -> T:
    """What the address asks for behind its question mark; names that are not of this type are left alone.

    A route that reads one says so by `query=` in its decorator. Raises Refused.
    """
    return wire.read_query(dict(request.query_params.items()), kind)


@get("/api/me", bots="read")
async def me(request: Asked) -> dict[str, Player | None]:
    """Who asks; looking makes nobody a guest."""
    player = await known_player(request)
    return {"player": Player(player.id, player.name, player.account) if player else None}


@post("/api/me", status_code=200, body=wire.NewName)
async def rename_me(request: Asked) -> dict[str, Player]:
    data = await body_of(request, wire.NewName)
    return {"player": await named_player(request, data.name, data.confirmed)}


@get("/api/names/free")
async def free_name(request: Asked) -> dict[str, str]:
    """A name for somebody who has none yet; asking makes nobody a guest."""
    return {"name": await accounts_of(request).free_name()}


@get("/api/me/restraint", bots="read")
async def my_restraint(request: Asked) -> wire.OwnRestraint:
    """What the visitor may not do, and until when."""
    player = await known_player(request)
    held = await restraints.holding(hall_of(request).store, [player.id], restraints.KINDS) if player else []
    return wire.OwnRestraint(held[0].kind, held[0].until, held[0].why) if held else wire.OwnRestraint()


@get("/api/me/code")
async def my_code(request: Asked) -> dict[str, str | None]:
    """The recovery code of a guest who asks; None for all others. Only whoever has the cookie can see it."""
    known = await who_asks(request)
    return {"code": await accounts_of(request).code(known) if known else None}


@post("/api/me/recover", status_code=200, body=wire.Recovery)
async def recover_me(request: Asked) -> wire.Recovered:
    """This browser is the player with the code from now on, and a browser that was them is so no more."""
    data = await body_of(request, wire.Recovery)
    accounts, guard, address = accounts_of(request), guard_of(request), address_of(request.scope)
    former = await accounts.known(request.cookies)
    if data.password is not None:
        guard.passwords_here.take(address)
    with guard.wrong_codes_here.spent_on_failure(address):
        known, code, ended = await accounts.recover(data.code, data.password, agent_asking(request))
    player = let_in(request, known)
    hall_of(request).sessions_ended(ended)
    return wire.Recovered(player.name, code, await left_behind(request, former, player))


async def left_behind(request: Asked, former: Known | None, player: Player) -> wire.Left | None:
    """The guest that a browser was before, and the code by which it can be them again."""
    code = await accounts_of(request).code(former) if former and former.player.id != player.id else None
    return wire.Left(former.player.name, code) if former and code else None


@get("/api/me/tables", bots="read")
async def my_tables(request: Asked) -> list[wire.TableSent]:
    player = await known_player(request)
    return await my_games.my_games(hall_of(request), player.id) if player else []


@get("/api/me/people")
async def my_people(request: Asked) -> list[wire.Person]:
    """One's friends, those one has blocked, and those one does not read."""
    player = await known_player(request)
    return await ties.told(hall_of(request).store, player.id) if player else []


@post("/api/me/people", status_code=200, body=wire.Tie)
async def tie_to(request: Asked) -> list[wire.Person]:
    data = await body_of(request, wire.Tie)
    player = await welcomed_player(request)
    hall = hall_of(request)
    await ties.tie(hall.store, player, data, guard_of(request).limits.people)
    await hall.tied(player.id)
    return await ties.told(hall.store, player.id)


@post("/api/me/mutes", status_code=200, body=wire.Mute)
async def mute_player(request: Asked) -> list[wire.Person]:
    """What somebody says is not shown to one, in any browser and wherever one is connected already; or shown again."""
    data = await body_of(request, wire.Mute)
    player = await welcomed_player(request)
    hall = hall_of(request)
    await ties.mute(hall.store, player, data, guard_of(request).limits.people)
    await hall.tied(player.id)
    return await ties.told(hall.store, player.id)


@get("/api/tables", bots="read", kept=True, answers=list[wire.TableSent])
async def list_tables(request: Asked) -> Response[bytes]:
    player, hall = await known_player(request), hall_of(request)
    reader = player.id if player and not await hall.strange_to(player.id) else ""

    async def made() -> KeptAnswer:
        return await packed(await hall.lobby(reader))

    return await told(request, await made() if reader else await hall.read_once.get("lobby told", made))


@post("/api/tables", status_code=201, body=wire.NewTable, bots="play")
async def make_table(request: Asked) -> wire.Created:
    data = await body_of(request, wire.NewTable)
    player = await opening_player(request)
    if data.name.strip():
        await restraints.check_words(hall_of(request).store, player.id)
    table = await hall_of(request).create(player, data)
    return wire.Created(table.head.id)


@post("/api/tables/rated", status_code=200, body=wire.NewTable)
async def can_be_rated(request: Asked) -> wire.Rateable:
    """Whether such a table could be rated; nothing is made."""
    data = await body_of(request, wire.NewTable)
    return wire.Rateable(hall_of(request).rated_problem(await known_player(request), data))


@post("/api/play", status_code=201, body=wire.QuickPlay, bots="play")
async def quick_play(request: Asked) -> wire.Created:
    data = await body_of(request, wire.QuickPlay)
    table = await hall_of(request).play(await opening_player(request), data)
    return wire.Created(table.head.id)


@post("/api/meet", status_code=201, body=wire.Meeting)
async def quick_match(request: Asked) -> wire.Created:
    """Finds people for a game: a table that waits for them, or a new one that does."""
    data = await body_of(request, wire.Meeting)
    table = await meeting.meet(hall_of(request), await opening_player(request), data)
    return wire.Created(table.head.id)


@get("/api/tables/{table_id:str}", bots="read")
async def show_table(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    player = await known_player(request)
    return description.describe(await shown_table(request, table_id, player), player.id if player else "")


@post("/api/tables/{table_id:str}/join", status_code=200, body=wire.TakeSeat, bots="play")
async def join_table(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    data = await body_of(request, wire.TakeSeat)
    table = await hall_of(request).table(table_id)
    seating.check_invited(table, await known_player(request), data.invite)
    player = await named_player(request, data.name, data.confirmed, table)
    if data.salt:  # all read it when the game is over
        await restraints.check_words(hall_of(request).store, player.id)
    await hall_of(request).room_for(player, table)
    await ties.check_host(hall_of(request).store, player, table.head.host, table.places)
    await seating.join(table, player, data.seat, data.salt)
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/salt", status_code=200, body=wire.Salt, bots="play")
async def add_salt(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    data = await body_of(request, wire.Salt)
    table = await hall_of(request).table(table_id)
    player = await seated_player(request)
    if data.salt:
        await restraints.check_words(hall_of(request).store, player.id)
    await seating.add_salt(table, player, data.salt)
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/invite", status_code=200, bots="play")
async def make_invite(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    """Another invitation, in place of the one before, which is good no more."""
    table = await hall_of(request).table(table_id)
    player = await seated_player(request)
    await seating.invite_anew(table, player)
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/leave", status_code=200, bots="play")
async def leave_table(request: Asked, table_id: FromPath[str]) -> dict[str, bool]:
    table = await hall_of(request).table(table_id)
    await seating.leave(table, await seated_player(request))
    return {"left": True}


@post("/api/tables/{table_id:str}/bot", status_code=200, body=wire.SeatBot, bots="play")
async def give_seat_to_bot(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    data = await body_of(request, wire.SeatBot)
    hall = hall_of(request)
    table = await hall.table(table_id)
    player = await seated_player(request)
    await seating.seat_bot(table, player, data.seat, hall.bot(table.head.game, data.bot))
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/remove", status_code=200, body=wire.ThatSeat)
async def remove_from_table(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    data = await body_of(request, wire.ThatSeat)
    table = await hall_of(request).table(table_id)
    player = await seated_player(request)
    await seating.remove(table, player, data.seat)
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign_game(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    hall = hall_of(request)
    table = await hall.table(table_id)
    player = await seated_player(request)
    await giving_up.resign(table, player, hall.bot(table.head.game, None))
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/end", status_code=200, body=wire.EndEarly)
async def end_game(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    """Agrees to end a game without a result, or no longer."""
    data = await body_of(request, wire.EndEarly)
    table = await hall_of(request).table(table_id)
    player = await seated_player(request)
    await giving_up.agree(table, player, data.agree)
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/again", status_code=200)
async def play_again(request: Asked, table_id: FromPath[str]) -> wire.Created:
    """A finished game once more, with the same people; who asks sits there."""
    hall = hall_of(request)
    table = await hall.table(table_id)
    await seated_player(request)
    following = await meeting.again(hall, await opening_player(request), table)
    return wire.Created(following.head.id)


lobby = [
    me,
    rename_me,
    free_name,
    my_restraint,
    my_code,
    recover_me,
    my_tables,
    my_people,
    tie_to,
    mute_player,
    list_tables,
    make_table,
    can_be_rated,
    quick_play,
    show_table,
    join_table,
    add_salt,
    make_invite,
    leave_table,
    quick_match,
    give_seat_to_bot,
    remove_from_table,
    resign_game,
    end_game,
    play_again,
]
