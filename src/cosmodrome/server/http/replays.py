"""Looking back over HTTP: record and frames of a finished game, records from elsewhere, going on from a moment."""

import hashlib
from functools import partial

import msgspec
from litestar import Response, get, post
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import FromPath

from cosmodrome.server import wire
from cosmodrome.server.database.store import OVER
from cosmodrome.server.hall.brought import bring, go_on
from cosmodrome.server.http.kept import kept_answer
from cosmodrome.server.http.lobby import (
    Asked,
    body_of,
    guard_of,
    hall_of,
    known_player,
    opening_player,
    query_of,
)
from cosmodrome.server.limits import address_of
from cosmodrome.server.people import restraints
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import agreeing, description, ending
from cosmodrome.server.table.live_table import LiveTable

ALL = "all"
"""In place of a seat: all that happened, with what every seat saw beside it."""
NOBODY = "none"
"""In place of a seat: as those who watched saw it."""


@get("/api/tables/{table_id:str}/record", bots="read", kept=True)
async def record(request: Asked, table_id: FromPath[str]) -> Response[bytes]:
    """The whole game as a file, hidden cards and seed included, hence only once it is over.

    Straight from the store: also of a table that can be shown no more. Of one that an update has ended, its answers.
    """
    hall = hall_of(request)
    (head, _), kept = await hall.stored(table_id), await hall.store.ending(table_id)
    if head.status == OVER and kept is not None:
        text = kept.record
    elif (table := await hall.table(table_id)).ended:
        deal = await table.sealed_deal()
        text = ending.log_of(head, table.seat_names(deal), table.answers, deal)
    else:
        raise Refused("game-not-over")
    name = f"{head.game}-{head.id}.jsonl"
    said = text.encode()
    return await kept_answer(
        request,
        # By what it says: whoever deletes their account changes it.
        ("record", hashlib.sha256(said).digest()),
        lambda: said,
        "application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


class Side(msgspec.Struct):
    """From whose side a game is shown: a seat's number, `none` for who watched, `all`; without it the visitor's own."""

    seat: str | None = None


@get("/api/tables/{table_id:str}/frames", bots="read", query=Side, kept=True, answers=wire.Frames)
async def frames(request: Asked, table_id: FromPath[str]) -> Response[bytes]:
    """A finished game step by step."""
    player = await known_player(request)
    table = await hall_of(request).table(table_id)
    kept = await table.frames()
    side = query_of(request, Side).seat
    if side == ALL:
        viewer = None
    else:
        viewer = (table.seat_of(player.id) if player else None) if side is None else _viewer(table, side)
    formers = description.formers(table, viewer, whole=side == ALL)
    # By what they are called today, who have had seats.
    key = ("frames", table_id, side == ALL, viewer, *(each.name for each in formers))
    if key not in request.app.state.kept:
        guard_of(request).replays_here.take(address_of(request.scope))
    return await kept_answer(request, key, partial(_told, table, kept, viewer, side == ALL, formers))


def _told(
    table: LiveTable, kept: bytes, viewer: int | None, everything: bool, formers: list[wire.FormerSent]
) -> bytes:
    """The frames of a finished game, which change no more, from one side or with `everything`."""
    undone = agreeing.undone(table, viewer, whole=everything)
    if everything:
        return wire.encode(wire.Frames(None, *ending.all_seen(table.events, kept), undone, formers))
    frames = ending.seen_by(viewer, table.events, kept)
    return wire.encode(wire.Frames(viewer, frames, undone=undone, formers=formers))


def _viewer(table: LiveTable, side: str) -> int | None:
    """The seat that a query names. Raises Refused."""
    if side == NOBODY:
        return None
    if side not in map(str, range(table.head.seats)):
        raise Refused("no-such-seat", 404, seat=side[:8])
    return int(side)


@post("/api/records", status_code=201, request_max_body_size=wire.LARGEST_RECORD)
async def bring_record(request: Asked) -> wire.Created:
    """A finished game from a record file, which is the whole body; checked by replaying it."""
    guard, address = guard_of(request), address_of(request.scope)
    guard.record_bytes_here.check(address)
    guard.records_here.take(address)
    try:
        text = await request.body()
    except RequestEntityTooLarge as error:
        raise Refused("record-too-large", 413, most=wire.LARGEST_RECORD // 1024) from error
    guard.record_bytes_here.spend(address, len(text))
    hall, player = hall_of(request), await opening_player(request)
    await restraints.check_words(hall.store, player.id)
    return wire.Created(await bring(hall, player, text))


@post("/api/tables/{table_id:str}/go-on", status_code=201, body=wire.GoOn)
async def go_on_from(request: Asked, table_id: FromPath[str]) -> wire.Created:
    """A new table that begins as a finished game stood at some moment: the visitor in a seat, bots in all others."""
    data = await body_of(request, wire.GoOn)
    hall = hall_of(request)
    table = await hall.table(table_id)
    return wire.Created(await go_on(hall, await opening_player(request), table, data))


replays = [record, frames, bring_record, go_on_from]
