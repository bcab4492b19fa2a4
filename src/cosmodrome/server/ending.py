"""What is kept of a finished game: its record, the last view of every seat, and the frames of the whole game."""

import logging
import zlib
from typing import Any

import msgspec

from cosmodrome.core import record
from cosmodrome.core.event import Event
from cosmodrome.core.frames import Change, Frames, Viewer
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.server import wire
from cosmodrome.server.refusals import Refused
from cosmodrome.server.store import Answer, Ending, Head

logger = logging.getLogger(__name__)


def ending_of(
    game: Game[Any], setup: Setup, names: list[str], answers: list[Answer], events: list[Event]
) -> Ending:
    """The ending of a finished game. `events` are those that people were shown."""
    frames = _frames(game, setup.seats)
    recorder = record.Recorder(game, setup, names, frames)
    for answer in answers:
        recorder.enter(answer.seat, answer.choice)
    frames.look(recorder.state)
    if recorder.record.events != events:
        logger.error("a finished game replays to other events than were shown")
    views = {
        "" if viewer is None else str(viewer): msgspec.Raw(wire.encode(tree))
        for viewer, tree in frames.trees.items()
    }
    return Ending(record.dumps(recorder.record), views, _packed(frames))


def log_of(head: Head, names: list[str], answers: list[Answer]) -> str:
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
    )
    return record.dumps(record.Record(header, [record.Answer(each.seat, each.choice) for each in answers]))


def record_of(game: Game[Any], ending: Ending) -> record.Record:
    """The record of a finished game. Raises Refused."""
    try:
        return record.loads(ending.record, {game.meta.id: game})
    except record.RecordError as error:
        raise Refused("cannot-continue", 500, detail=str(error)) from error


def frames_of(game: Game[Any], ending: Ending) -> bytes:
    """Frames for a game that was finished before they were kept: its choices are replayed.

    Raises Refused where it would not be the game that was seen.
    """
    kept = record_of(game, ending)
    frames = _frames(game, kept.header.seats)
    try:
        recorder = record.replay(game, kept, frames)
    except record.Unlike as unlike:
        raise Refused(unlike.reason, 409, **unlike.facts) from unlike
    frames.look(recorder.state)
    return _packed(frames)


def seen_by(viewer: Viewer, events: list[Event], frames: bytes) -> list[tuple[Event | None, Change]]:
    """The frames of a game as a seat saw them, or those who watched."""
    rows: list[list[Change]] = msgspec.json.decode(zlib.decompress(frames))
    seen = [None if event is None else event.seen_by(viewer) for event in (*events, None)]
    # Seats by number, then those who watch, who so are the last.
    changes = [row[-1 if viewer is None else viewer] for row in rows]
    return list(zip(seen, changes, strict=True))


def _frames(game: Game[Any], seats: int) -> Frames:
    """A log that looks at a game for every seat and for those who watch."""
    return Frames(game, dict.fromkeys([*range(seats), None]))


def _packed(frames: Frames) -> bytes:
    """An event a row, for all viewers side by side: what they see is much alike, and packs well."""
    rows = list(zip(*frames.changes.values(), strict=True))
    return zlib.compress(wire.encode(rows), 9)
