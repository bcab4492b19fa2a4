"""What is kept of a finished game: its record, and the last view of every seat."""

import logging
from typing import Any

import msgspec

from cosmodrome.core import record
from cosmodrome.core.event import Event
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.server import wire
from cosmodrome.server.refusals import Refused
from cosmodrome.server.store import Answer, Ending

logger = logging.getLogger(__name__)


def ending_of(
    game: Game[Any], setup: Setup, names: list[str], answers: list[Answer], events: list[Event]
) -> Ending:
    """The ending of a finished game. `events` are those that people were shown."""
    recorder = record.Recorder(game, setup, names)
    for answer in answers:
        recorder.enter(answer.seat, answer.choice)
    if recorder.record.events != events:
        logger.error("a finished game replays to other events than were shown")
    views = {str(seat): _view(game, recorder.state, seat) for seat in range(setup.seats)}
    return Ending(record.dumps(recorder.record), views | {"": _view(game, recorder.state, None)})


def events_of(game: Game[Any], ending: Ending) -> list[Event]:
    """The events of a finished game, from its record. Raises Refused."""
    try:
        return record.loads(ending.record, {game.meta.id: game}).events
    except record.RecordError as error:
        raise Refused("cannot-continue", 500, detail=str(error)) from error


def _view(game: Game[Any], state: Any, seat: int | None) -> msgspec.Raw:
    return msgspec.Raw(wire.encode(game.view(state, seat)))
