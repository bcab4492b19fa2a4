"""What players were and did in finished games: looked for beside all else once a game is over, and kept once a seat."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.core.deeds import Deeds, Past
from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game
from cosmodrome.games.catalogue import MANIFESTS
from cosmodrome.play import record
from cosmodrome.server.database import models
from cosmodrome.server.database.log_writer import Ending
from cosmodrome.server.database.store import Former, Place, Store, sitter
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.ending import BESIDE, BREATH, record_of

logger = logging.getLogger(__name__)


class Done(msgspec.Struct, frozen=True):
    """What is told of a seat: traits and feats as in `core.deeds`."""

    traits: dict[str, str] = {}
    feats: list[str] = []


def deeds_of(game_id: str) -> Deeds:
    """What a game tells of its finished games; nothing, where it has no manifest."""
    manifest = MANIFESTS.get(game_id)
    return manifest.deeds if manifest else Deeds()


class _PatientLog(Log):
    """Rests a moment after each event, so that others go first."""

    def hear(self, state: Any, event: Event) -> None:
        super().hear(state, event)
        time.sleep(BREATH)


def looked_back(game: Game[Any], ending: Ending) -> list[Done]:
    """What every seat was and did, by re-playing the game.

    Of one that would not be the one that was played, as its rules have changed since, it is told what its events alone
    show. Who wins because others give up has won nothing that can be learned from.
    """
    kept, told = record_of(game, ending), deeds_of(game.meta.id)
    log = _PatientLog()
    try:
        state = record.replay(game, kept, log).state
    except record.Unlike:
        state = None
    left, events = kept.left_by(), kept.events_that_stand()
    places = kept.header.places
    found = []
    for seat in range(kept.header.seats):
        won = not left.end and (places[seat] == 1 if places else seat in _winners(events))
        past = Past(state, seat, events, won)
        feats = [] if left.end or seat in left.resigned else told.of(past)
        found.append(Done({} if state is None else told.traits(state, seat), feats))
    return found


def _winners(events: Sequence[Event]) -> list[int]:
    """As the end of the game was told."""
    found = (getattr(event, "winners", None) for event in reversed(events))
    return next((winners for winners in found if winners is not None), [])


async def keep(store: Store, game: Game[Any], table_id: str, ending: Ending) -> None:
    """Look for the deeds of a finished game, and keep them, unless they are kept already."""
    at = models.deeds.c.table_id
    if await store.read(select(at).where(at == table_id).limit(1)):
        return
    done: list[Done] = []
    try:
        done = await asyncio.get_running_loop().run_in_executor(BESIDE, looked_back, game, ending)
    except Refused as refused:
        logger.error("the deeds of table %s are not known: %s", table_id, refused)
    try:
        await store.write(lambda connection: _write(connection, table_id, done))
    except IntegrityError:
        return  # another process has just kept them


async def _write(connection: AsyncConnection, table_id: str, done: Sequence[Done]) -> None:
    """A row for each person's seat, also where there is nothing to tell, so that nobody looks again."""
    tables, deeds, programs, results = models.tables, models.deeds, models.programs, models.results
    query = select(tables.c.game, tables.c.origin, tables.c.touched, func.max(results.c.at).label("at"))
    query = query.outerjoin(results, results.c.table_id == tables.c.id).where(tables.c.id == table_id)
    query = query.group_by(tables.c.id)
    head = (await connection.execute(query)).first()
    kept = select(deeds.c.seat).where(deeds.c.table_id == table_id).limit(1)
    if head is None or (await connection.execute(kept)).first() is not None:
        return
    places, formers = await _sat(connection, table_id)
    log = models.answers
    entries = (
        await connection.execute(select(log.c.seat, log.c.seq).where(log.c.table_id == table_id))
    ).all()
    people = {place.player for place in places} - {""}
    those = select(programs.c.player).where(programs.c.player.in_(people))
    machines = set((await connection.execute(those)).scalars())
    for place in places:
        if not place.player:
            continue
        found = done[place.seat] if done else Done()
        # A bot that played on for somebody has done it, and so has who played up to the moment gone on from.
        own = not head.origin and place.player not in machines
        own = own and all(
            sitter(seat, seq, places, formers)[0] == place.player
            for seat, seq in entries
            if seat == place.seat
        )
        row = {
            "table_id": table_id,
            "seat": place.seat,
            "player": place.player,
            "game": head.game,
            "at": head.at or 1000 * head.touched,
            "traits": msgspec.json.encode(found.traits).decode(),
            "feats": msgspec.json.encode(found.feats if own else []).decode(),
        }
        await connection.execute(insert(deeds).values(row))


async def _sat(connection: AsyncConnection, table_id: str) -> tuple[list[Place], list[Former]]:
    places, formers = models.places, models.formers
    seats = select(places.c.seat, places.c.kind, places.c.player, places.c.bot)
    rows = await connection.execute(seats.where(places.c.table_id == table_id).order_by(places.c.seat))
    had = select(formers.c.seat, formers.c.until, formers.c.player, formers.c.bot)
    before = await connection.execute(had.where(formers.c.table_id == table_id).order_by(formers.c.until))
    return [Place(*row) for row in rows], [Former(*row) for row in before]


async def feats_of(store: Store, player: str) -> dict[str, dict[str, tuple[str, int]]]:
    """By game and feat, the table at which a player first did it, and when; milliseconds since 1970."""
    deeds = models.deeds
    order = deeds.c.at, deeds.c.table_id
    # The first game with just these: there may be thousands of others.
    first = func.row_number().over(partition_by=(deeds.c.game, deeds.c.feats), order_by=order)
    counted = (
        select(deeds, first.label("nth")).where(deeds.c.player == player, deeds.c.feats != "[]").subquery()
    )
    query = select(counted).where(counted.c.nth == 1).order_by(counted.c.at, counted.c.table_id)
    found: dict[str, dict[str, tuple[str, int]]] = {}
    for row in await store.read(query):
        of_game = found.setdefault(row.game, {})
        for feat in msgspec.json.decode(row.feats, type=list[str]):
            of_game.setdefault(feat, (row.table_id, row.at))
    return found
