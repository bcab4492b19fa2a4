"""The lobby over HTTP: who I am, which tables there are, making, joining and leaving one."""

from typing import Any, TypeVar

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from cosmodrome.server import ending, seating, wire
from cosmodrome.server.accounts import COOKIE, Accounts, Player
from cosmodrome.server.hall import Hall
from cosmodrome.server.refusals import Refused
from cosmodrome.server.store import OVER

T = TypeVar("T")
Asked = Request[Any, Any, State]

# Where a request leaves the token of a guest it has just welcomed, for the response's cookie.
NEW_TOKEN = "cosmodrome_new_token"


async def known_player(request: Asked) -> Player | None:
    """The guest who asks, if they have been here before."""
    accounts: Accounts = request.app.state.accounts
    return await accounts.player(request.cookies.get(COOKIE))


async def welcomed_player(request: Asked) -> Player:
    """The guest who asks; a stranger becomes a guest."""
    player = await known_player(request)
    if player is None:
        accounts: Accounts = request.app.state.accounts
        player, request.scope["state"][NEW_TOKEN] = await accounts.welcome()
    return player


def hall_of(request: Asked) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def body_of(request: Asked, kind: type[T]) -> T:
    """The body, read more strictly than the framework would: "2" is no number. Raises Refused."""
    return wire.read_body(await request.body(), kind)


@get("/me")
async def me(request: Asked) -> dict[str, Player]:
    return {"player": await welcomed_player(request)}


@post("/me", status_code=200)
async def rename_me(request: Asked) -> dict[str, Player]:
    data = await body_of(request, wire.NewName)
    accounts: Accounts = request.app.state.accounts
    player = await accounts.rename(await welcomed_player(request), data.name)
    hall_of(request).renamed(player)
    return {"player": player}


@get("/me/tables")
async def my_tables(request: Asked) -> list[wire.TableSent]:
    player = await known_player(request)
    return await hall_of(request).own(player.id) if player else []


@get("/tables")
async def list_tables(request: Asked) -> list[wire.TableSent]:
    player = await known_player(request)
    return await hall_of(request).lobby(player.id if player else "")


@post("/tables", status_code=201)
async def make_table(request: Asked) -> wire.Created:
    data = await body_of(request, wire.NewTable)
    table = await hall_of(request).create(await welcomed_player(request), data)
    return wire.Created(table.head.id)


@post("/play", status_code=201)
async def quick_play(request: Asked) -> wire.Created:
    data = await body_of(request, wire.QuickPlay)
    table = await hall_of(request).play(await welcomed_player(request), data)
    return wire.Created(table.head.id)


@get("/tables/{table_id:str}")
async def show_table(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    player = await known_player(request)
    return seating.describe(await hall_of(request).table(table_id), player.id if player else "")


@post("/tables/{table_id:str}/join", status_code=200)
async def join_table(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    data = await body_of(request, wire.TakeSeat)
    table = await hall_of(request).table(table_id)
    player = await welcomed_player(request)
    await seating.join(table, player, data.seat)
    return seating.describe(table, player.id)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave_table(request: Asked, table_id: FromPath[str]) -> dict[str, bool]:
    table = await hall_of(request).table(table_id)
    await seating.leave(table, await welcomed_player(request))
    return {"left": True}


@post("/tables/{table_id:str}/bot", status_code=200)
async def give_seat_to_bot(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    data = await body_of(request, wire.SeatBot)
    hall = hall_of(request)
    table = await hall.table(table_id)
    player = await welcomed_player(request)
    await seating.seat_bot(table, player, data.seat, hall.bot(table.head.game, data.bot))
    return seating.describe(table, player.id)


@get("/tables/{table_id:str}/record")
async def record(request: Asked, table_id: FromPath[str]) -> Response[str]:
    """The whole game as a file, hidden cards and seed included, hence only once it is over.

    Straight from the store: also of a table that can be shown no more. Of one that an update has ended, its answers.
    """
    hall = hall_of(request)
    found = await hall.store.table(table_id)
    if found is None:
        raise Refused("no-such-table", 404, table=table_id)
    head, kept = found[0], await hall.store.ending(table_id)
    if head.status == OVER and kept is not None:
        text = kept.record
    elif (table := await hall.table(table_id)).ended:
        text = ending.log_of(head, table.seat_names(), table.answers)
    else:
        raise Refused("game-not-over")
    name = f"{head.game}-{head.id}.jsonl"
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table_id:str}/frames")
async def frames(request: Asked, table_id: FromPath[str]) -> wire.Frames:
    """A finished game step by step, as the visitor's seat saw it; for everybody else, as those who watched."""
    player = await known_player(request)
    table = await hall_of(request).table(table_id)
    viewer = table.seat_of(player.id) if player else None
    return wire.Frames(viewer, ending.seen_by(viewer, table.events, await table.frames()))


lobby = Router(
    path="/api",
    route_handlers=[
        me,
        rename_me,
        my_tables,
        list_tables,
        make_table,
        quick_play,
        show_table,
        join_table,
        leave_table,
        give_seat_to_bot,
        record,
        frames,
    ],
)
