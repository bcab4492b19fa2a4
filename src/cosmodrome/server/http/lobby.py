"""The lobby over HTTP: which tables there are, making one, and its seats: joining, leaving, giving up, once more."""

from litestar import Response, get, post
from msgspec import Struct

from cosmodrome.server import wire
from cosmodrome.server.db import restraints, ties
from cosmodrome.server.hall import meeting
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.meeting import Meeting
from cosmodrome.server.hall.shelf import NewTable, QuickPlay
from cosmodrome.server.http.cached_answers import KeptAnswer, packed, told
from cosmodrome.server.http.me import presence_of
from cosmodrome.server.http.route_arguments import Asked, Given, named_player, opening_player
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import description, seating
from cosmodrome.server.table.description import TableSent
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.wire import Id, Name


class ThatSeat(Struct, forbid_unknown_fields=True):
    """Which seat is meant."""

    seat: int


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Without a seat: the first that is free. `name` is what the player wants to be called from now on, `confirmed` as
    in NewName.

    `salt` is what they add to the deal, `invite` the code of a table by invitation.
    """

    seat: int | None = None
    name: Name = ""
    salt: Name = ""
    invite: Name = ""
    confirmed: bool = False


class Salt(Struct, forbid_unknown_fields=True):
    """What a player adds to the deal before the game begins; "" is nothing."""

    salt: Name


class SeatBot(Struct, forbid_unknown_fields=True):
    """Without `bot`: the best there is."""

    seat: int
    bot: Id | None = None


class Rateable(Struct):
    """Why a table could not be rated, as the reason of a refusal; "" where it could."""

    reason: str


@get("/api/tables", bots="read", kept=True, answers=list[TableSent])
async def list_tables(request: Asked, hall: Given[Hall], visitor: Given[Player | None]) -> Response[bytes]:
    reader = visitor.id if visitor and not await hall.strange_to(visitor.id) else ""

    async def made() -> KeptAnswer:
        return await packed(await hall.lobby(reader))

    return await told(request, await made() if reader else await hall.read_once.get("lobby told", made))


@post("/api/tables", status_code=201, bots="play")
async def make_table(hall: Given[Hall], payload: Given[NewTable], opener: Given[Player]) -> wire.Created:
    if payload.name.strip():
        await restraints.check_words(hall.store, opener.id)
    if payload.friend is not None and payload.friend not in (await presence_of(hall, opener)).here:
        raise Refused("friend-not-here")
    table = await hall.create(opener, payload)
    return wire.Created(table.head.id)


@post("/api/tables/rated", status_code=200)
async def can_be_rated(
    hall: Given[Hall], payload: Given[NewTable], visitor: Given[Player | None]
) -> Rateable:
    """Whether such a table could be rated; nothing is made."""
    return Rateable(hall.rated_problem(visitor, payload))


@post("/api/play", status_code=201, bots="play")
async def quick_play(hall: Given[Hall], payload: Given[QuickPlay], opener: Given[Player]) -> wire.Created:
    table = await hall.play(opener, payload)
    return wire.Created(table.head.id)


@post("/api/meet", status_code=201)
async def quick_match(hall: Given[Hall], payload: Given[Meeting], opener: Given[Player]) -> wire.Created:
    """Finds people for a game: a table that waits for them, or a new one that does."""
    table = await meeting.meet(hall, opener, payload)
    return wire.Created(table.head.id)


# --- seats


@get("/api/tables/{table_id:str}", bots="read")
async def show_table(visitor: Given[Player | None], shown: Given[LiveTable]) -> TableSent:
    return description.describe(shown, visitor.id if visitor else "")


@post("/api/tables/{table_id:str}/join", status_code=200, bots="play")
async def join_table(
    request: Asked,
    hall: Given[Hall],
    payload: Given[TakeSeat],
    visitor: Given[Player | None],
    table: Given[LiveTable],
) -> TableSent:
    seating.check_invited(table, visitor, payload.invite)
    player = await named_player(request, visitor, payload.name, payload.confirmed, table)
    if payload.salt:  # all read it when the game is over
        await restraints.check_words(hall.store, player.id)
    await hall.room_for(player, table)
    await ties.check_host(hall.store, player.answering, table.head.host, table.roster.places)
    await seating.join(table, player, payload.seat, payload.salt)
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/salt", status_code=200, bots="play")
async def add_salt(
    hall: Given[Hall], payload: Given[Salt], table: Given[LiveTable], player: Given[Player]
) -> TableSent:
    if payload.salt:
        await restraints.check_words(hall.store, player.id)
    await seating.add_salt(table, player, payload.salt)
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/invite", status_code=200, bots="play")
async def make_invite(table: Given[LiveTable], player: Given[Player]) -> TableSent:
    """Another invitation, in place of the one before, which is good no more."""
    await seating.invite_anew(table, player)
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/leave", status_code=200, bots="play")
async def leave_table(table: Given[LiveTable], player: Given[Player]) -> dict[str, bool]:
    await seating.leave(table, player)
    return {"left": True}


@post("/api/tables/{table_id:str}/bot", status_code=200, bots="play")
async def give_seat_to_bot(
    hall: Given[Hall], payload: Given[SeatBot], table: Given[LiveTable], player: Given[Player]
) -> TableSent:
    await seating.seat_bot(
        table, player, payload.seat, hall.shelf.bot_at(table.head.game, table.head.options, payload.bot)
    )
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/remove", status_code=200)
async def remove_from_table(
    payload: Given[ThatSeat], table: Given[LiveTable], player: Given[Player]
) -> TableSent:
    await seating.remove(table, player, payload.seat)
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign_game(hall: Given[Hall], table: Given[LiveTable], player: Given[Player]) -> TableSent:
    await seating.resign(table, player, hall.shelf.bot_at(table.head.game, table.head.options))
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/again", status_code=200)
async def play_again(
    request: Asked, hall: Given[Hall], table: Given[LiveTable], player: Given[Player]
) -> wire.Created:
    """A finished game once more, with the same people; who asks sits there."""
    following = await meeting.again(hall, await opening_player(request, player), table)
    return wire.Created(following.head.id)


lobby = [
    list_tables,
    make_table,
    can_be_rated,
    quick_play,
    quick_match,
    show_table,
    join_table,
    add_salt,
    make_invite,
    leave_table,
    give_seat_to_bot,
    remove_from_table,
    resign_game,
    play_again,
]
