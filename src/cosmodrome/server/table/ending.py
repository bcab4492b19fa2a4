"""What is kept of a finished game: its record, the last view of every seat, and the frames of the whole game."""

import asyncio
import logging
import time
import zlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from cosmodrome.core.event import Event
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.play import record
from cosmodrome.play.deal import Deal
from cosmodrome.play.frames import Frames, Viewer, plain
from cosmodrome.server import wire
from cosmodrome.server.db.log_writer import Answer, Ending
from cosmodrome.server.db.outage import TROUBLES
from cosmodrome.server.db.results import outcome_of
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import Head, hands
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import deals
from cosmodrome.server.table.facts import TableFacts
from cosmodrome.server.table.marks import marks_of
from cosmodrome.server.table.track import EventSent
from cosmodrome.server.table.trail import Trial
from cosmodrome.words.catalogue import told

logger = logging.getLogger(__name__)

BESIDE = ThreadPoolExecutor(1, "frames")
"""What is looked for in finished games, one after the other: who plays shares the processor with one at most."""
BREATH = 0.0005
"""Seconds between two events, in which whoever waits for the interpreter gets it."""


def ending_of(
    game: Game[Any],
    version: int,
    setup: Setup,
    names: list[str],
    entries: list[record.Answer | Event],
    state: Any,
    deal: Deal | None = None,
    marks: Sequence[str] = (),
    by_bots: Sequence[int] = (),
    hands: Sequence[tuple[int, int, int]] = (),
) -> Ending:
    """The ending of a game that is over in `state`, as it was shown; its frames are made later.

    `by_bots` are seats of people that a bot finished. `version` is that of the rules by which it began: whoever has
    others shows it from its events.
    """
    header = msgspec.structs.replace(record.header_of(game, setup, names), version=version, deal=deal)
    header.marks, header.hands = [*marks], [*hands]
    recorded = record.Record(header, entries)
    leaving, standing = recorded.left_by(), game.standing(state)
    header.places = leaving.places(standing, by_bots)
    outcome = outcome_of(standing, leaving)
    return Ending(record.dumps(recorded), last_views(game, state, setup.seats), outcome=outcome)


async def deal_of(store: Store, table: TableFacts) -> Deal | None:
    """All there is to tell of the deal, once the game is over and not before; None where nothing is proved."""
    sealed = await store.sealed(table.head.id)
    if sealed is None:
        return None
    people = {player for player, _ in sealed.sitters} - {""}
    return deals.revealed(sealed, await store.names(sorted(people)) | table.roster.names)


async def of_table(table: TableFacts, trial: Trial, deal: Deal | None) -> Ending:
    """The ending of a table's game, which is over once the log has what was tried."""
    match, roster = table.match, table.roster
    names = roster.seat_names(deal)
    # In a thread: a record and its views take longer than others should have to wait.
    return await asyncio.to_thread(
        ending_of,
        table.game,
        match.began,
        match.setup(table.head),
        names,
        match.trail.with_trial(trial).entries(),
        trial.course.state,
        deal,
        marks_of(table.head),
        roster.finished_by_bots(table.head),
        hands(roster.places, roster.formers, roster.names, names),
    )


async def look_back(store: Store, table: TableFacts) -> None:
    """What its end has come to in the database: the places that count, and ratings. The game is over without it too."""
    try:
        table.match.ranks = await store.ranks(table.head.id) or table.match.ranks
        await table.roster.look_at_ratings(store, table.head)
    except TROUBLES:
        logger.exception("how table %s came out was not read", table.head.id)


def last_views(game: Game[Any], state: Any, seats: int) -> dict[str, msgspec.Raw]:
    """What every seat sees in a state, and "" who only watches."""
    return {
        "" if viewer is None else str(viewer): msgspec.Raw(wire.encode(plain(game.view(state, viewer))))
        for viewer in _viewers(seats)
    }


def log_of(head: Head, names: list[str], answers: list[Answer], deal: Deal | None) -> str:
    """What is left of a game that an update has ended: its header, and what was answered."""
    header = record.Header(
        cosmodrome=record.FORMAT,
        game=head.game,
        version=head.version,
        seats=head.seats,
        seed=head.seed,
        options=head.options,
        players=names,
        cards=head.cards,
        ask_anyway=head.ask_anyway,
        deal=deal,
    )
    return record.dumps(record.Record(header, [record.Answer(each.seat, each.choice) for each in answers]))


def record_of(game: Game[Any], ending: Ending) -> record.Record:
    """The record of a finished game. Raises Refused."""
    try:
        return record.loads(ending.record, {game.meta.id: game})
    except record.RecordError as error:
        raise Refused("cannot-continue", 500, detail=str(error)) from error


async def frames_beside(game: Game[Any], ending: Ending) -> bytes:
    """`frames_of`, in a thread that lets others go first."""
    return await asyncio.get_running_loop().run_in_executor(BESIDE, frames_of, game, ending, BREATH)


def frames_of(game: Game[Any], ending: Ending, breath: float = 0.0) -> bytes:
    """The frames of a finished game: its choices are replayed, with a pause of `breath` seconds after each event.

    Raises Refused where it would not be the game that was seen.
    """
    return frames_of_record(game, record_of(game, ending), breath)


def frames_of_record(game: Game[Any], recorded: record.Record, breath: float = 0.0) -> bytes:
    """The same of a record, to where it ends."""
    frames = _PatientFrames(game, recorded.header.seats, breath)
    try:
        recorder = record.replay(game, recorded, frames)
    except record.Unlike as unlike:
        raise Refused(unlike.reason, 409, **unlike.facts) from unlike
    frames.look(recorder.state)
    # An event a row, for all viewers side by side: what they see is much alike, and packs well.
    rows = list(zip(*frames.changes.values(), strict=True))
    return zlib.compress(wire.encode(rows), 9)


class _PatientFrames(Frames):
    """Looks at a game for all its viewers, and rests a moment after each event."""

    def __init__(self, game: Game[Any], seats: int, breath: float) -> None:
        super().__init__(game, dict.fromkeys(_viewers(seats)))
        self._breath = breath

    def hear(self, state: Any, event: Event) -> None:
        super().hear(state, event)
        if self._breath:
            time.sleep(self._breath)


def _viewers(seats: int) -> list[Viewer]:
    """Every seat, and behind them those who watch."""
    return [*range(seats), None]


def all_seen(
    game: str, events: Sequence[Event], frames: bytes
) -> tuple[list[tuple[EventSent, msgspec.Raw]], list[list[msgspec.Raw]]]:
    """All that happened, with what it changed for those who watched; and by seat what it changed for that one."""
    *seats, watched = (list(changes) for changes in zip(*_rows(frames), strict=True))
    shown = [*(told(game, event, None) for event in events), None]
    return list(zip(shown, watched, strict=True)), seats


def seen_by(
    game: str, viewer: Viewer, events: Sequence[Event], frames: bytes
) -> list[tuple[EventSent, msgspec.Raw]]:
    """The frames of a game as a seat saw them, or those who watched."""
    rows = _rows(frames)
    seen = [
        event and told(game, event, viewer) for event in (*(event.seen_by(viewer) for event in events), None)
    ]
    # Seats by number, then those who watch, who so are the last.
    changes = [row[-1 if viewer is None else viewer] for row in rows]
    return list(zip(seen, changes, strict=True))


def _rows(frames: bytes) -> list[list[msgspec.Raw]]:
    """By frame, what it changed for each seat and, at last, for those who watched: as it is sent."""
    rows: list[list[msgspec.Raw]] = msgspec.json.decode(zlib.decompress(frames), type=list[list[msgspec.Raw]])
    return rows
