"""What players were and did in finished games: looked for beside all else once a game is over, and kept once a seat."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

from cosmodrome.core.deeds import Deeds, Past
from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game
from cosmodrome.core.manifest import part
from cosmodrome.games.catalogue import MANIFESTS
from cosmodrome.play import record
from cosmodrome.server.db import deeds as kept_deeds
from cosmodrome.server.db.deeds import Done
from cosmodrome.server.db.log_writer import Ending
from cosmodrome.server.db.store import Store
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.ending import BESIDE, BREATH, record_of

logger = logging.getLogger(__name__)


def deeds_of(game_id: str) -> Deeds:
    """What a game tells of its finished games; nothing, where it has no manifest."""
    manifest = MANIFESTS.get(game_id)
    found: Deeds = part(manifest.deeds) if manifest and manifest.deeds else Deeds()
    return found


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
    recorded, facts = record_of(game, ending), deeds_of(game.meta.id)
    log = _PatientLog()
    try:
        state = record.replay(game, recorded, log).state
    except record.Unlike:
        state = None
    left, events = recorded.left_by(), recorded.events_that_stand()
    places = recorded.header.places
    found = []
    for seat in range(recorded.header.seats):
        won = not left.end and (places[seat] == 1 if places else seat in _winners(events))
        past = Past(state, seat, events, won)
        feats = [] if left.end or seat in left.resigned else facts.of(past)
        found.append(Done({} if state is None else facts.traits(state, seat), feats))
    return found


def _winners(events: Sequence[Event]) -> list[int]:
    """As the end of the game was told."""
    found = (getattr(event, "winners", None) for event in reversed(events))
    return next((winners for winners in found if winners is not None), [])


async def keep(store: Store, game: Game[Any], table_id: str, ending: Ending) -> None:
    """Look for the deeds of a finished game, and keep them, unless they are kept already."""
    if await kept_deeds.are_kept(store, table_id):
        return
    done: list[Done] = []
    try:
        done = await asyncio.get_running_loop().run_in_executor(BESIDE, looked_back, game, ending)
    except Refused as refused:
        logger.error("the deeds of table %s are not known: %s", table_id, refused)
    await kept_deeds.keep(store, table_id, done)
