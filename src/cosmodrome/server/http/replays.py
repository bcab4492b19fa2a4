"""Looking back over HTTP: record and frames of a finished game, records from elsewhere, going on from a moment."""

import hashlib
from functools import partial
from typing import Any

from litestar import Response, get, post
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import FromPath
from msgspec import Struct

from cosmodrome.server import wire
from cosmodrome.server.db import restraints
from cosmodrome.server.db.tables import OVER
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.imported_games import GoOn, go_on, import_record
from cosmodrome.server.http.cached_answers import kept_answer
from cosmodrome.server.http.route_arguments import Asked, Given, opening_player
from cosmodrome.server.limits import Guard
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import agreeing, description, ending
from cosmodrome.server.table.description import FormerSent
from cosmodrome.server.table.facts import check_looks_back, check_open
from cosmodrome.server.table.framing import Framing
from cosmodrome.server.table.live_table import LiveTable

ALL = "all"
"""In place of a seat: all that happened, with what every seat saw beside it."""
NOBODY = "none"
"""In place of a seat: as those who watched saw it."""

LARGEST_RECORD = 512 * 1024
"""Bytes of a record file, which is a body: some three times the longest game of nine seats."""


class Frames(Struct):
    """A finished game as one seat saw it, from its first event on; frames as in an `Update`."""

    seat: int | None
    frames: list[tuple[Any, Any]]
    seats: list[list[Any]] = []
    """Where all is told, also the changes that each seat saw, by seat; else empty."""
    undone: list[tuple[int, int]] = []
    """As in `TableSent`, for whose side it is; so is what follows."""
    formers: list[FormerSent] = []


@get("/api/tables/{table_id:str}/record", bots="read", kept=True)
async def record(request: Asked, table_id: FromPath[str], hall: Given[Hall]) -> Response[bytes]:
    """The whole game as a file, hidden cards and seed included, hence only once it is over.

    Straight from the store: also of a table that can be shown no more. Of one that an update has ended, its answers.
    """
    (head, _), stored = await hall.stored(table_id), await hall.store.ending(table_id)
    if reason := head.why_closed(hall.cluster.now()):
        raise Refused(reason, 403)
    if head.status == OVER and stored is not None:
        text = stored.record
    elif (table := await hall.table(table_id)).ended:
        deal = await ending.deal_of(hall.store, table)
        text = ending.log_of(head, table.roster.seat_names(deal), table.match.trail.answers, deal)
    else:
        raise Refused("game-not-over")
    name = f"{head.game}-{head.id}.jsonl"
    packed = text.encode()
    return await kept_answer(
        request,
        # By what it says: whoever deletes their account changes it.
        ("record", hashlib.sha256(packed).digest()),
        lambda: packed,
        "application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


class Side(Struct):
    """From whose side a game is shown: a seat's number, `none` for who watched, `all`; without it the visitor's own."""

    seat: str | None = None


@get("/api/tables/{table_id:str}/frames", bots="read", kept=True, answers=Frames)
async def frames(
    request: Asked,
    guard: Given[Guard],
    address: Given[str],
    asked: Given[Side],
    visitor: Given[Player | None],
    shown: Given[LiveTable],
) -> Response[bytes]:
    """A finished game step by step."""
    table, side = shown, asked.seat
    check_looks_back(table)
    if side is not None and side != str(table.seat_of(visitor.id) if visitor else ""):
        check_open(table)
    stored = await table.attendant(Framing).frames()
    if side == ALL:
        viewer = None
    else:
        viewer = (table.seat_of(visitor.id) if visitor else None) if side is None else _viewer(table, side)
    formers = description.formers(table, viewer, whole=side == ALL)
    # By what they are called today, who have had seats.
    key = ("frames", table.head.id, side == ALL, viewer, *(each.name for each in formers))
    if key not in request.app.state.kept:
        guard.replays_here.take(address)
    return await kept_answer(request, key, partial(_told, table, stored, viewer, side == ALL, formers))


def _told(
    table: LiveTable, stored: bytes, viewer: int | None, everything: bool, formers: list[FormerSent]
) -> bytes:
    """The frames of a finished game, which change no more, from one side or with `everything`."""
    undone = agreeing.undone(table, viewer, whole=everything)
    if everything:
        return wire.encode(
            Frames(None, *ending.all_seen(table.head.game, table.match.trail.events, stored), undone, formers)
        )
    frames = ending.seen_by(table.head.game, viewer, table.match.trail.events, stored)
    return wire.encode(Frames(viewer, frames, undone=undone, formers=formers))


def _viewer(table: LiveTable, side: str) -> int | None:
    """The seat that a query names. Raises Refused."""
    if side == NOBODY:
        return None
    if side not in map(str, range(table.head.seats)):
        raise Refused("no-such-seat", 404, seat=side[:8])
    return int(side)


@post("/api/records", status_code=201, request_max_body_size=LARGEST_RECORD)
async def bring_record(
    request: Asked, hall: Given[Hall], guard: Given[Guard], address: Given[str], visitor: Given[Player | None]
) -> wire.Created:
    """A finished game from a record file, which is the whole body; checked by replaying it."""
    guard.record_bytes_here.check(address)
    guard.records_here.take(address)
    try:
        text = await request.body()
    except RequestEntityTooLarge as error:
        raise Refused("record-too-large", 413, most=LARGEST_RECORD // 1024) from error
    guard.record_bytes_here.spend(address, len(text))
    player = await opening_player(request, visitor)
    await restraints.check_words(hall.store, player.id)
    return wire.Created(await import_record(hall, player, text))


@post("/api/tables/{table_id:str}/go-on", status_code=201)
async def go_on_from(
    hall: Given[Hall], payload: Given[GoOn], table: Given[LiveTable], opener: Given[Player]
) -> wire.Created:
    """A new table that begins as a finished game stood at some moment: the visitor in a seat, bots in all others."""
    return wire.Created(await go_on(hall, opener, table, payload))


replays = [record, frames, bring_record, go_on_from]
