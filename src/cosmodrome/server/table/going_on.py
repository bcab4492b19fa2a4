"""How a running game goes on after a restart: from its snapshot, or from its beginning by its log."""

import logging
from functools import partial
from typing import Any

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.saving import NotRestored
from cosmodrome.play.course import Course
from cosmodrome.play.leaving import Leaving
from cosmodrome.server.database.log_writer import Answer, Snapshot
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import snapshots
from cosmodrome.server.table.packed import Packed
from cosmodrome.server.table.trail import Trail

logger = logging.getLogger(__name__)


def from_snapshot(
    game: Game[Any],
    setup: Setup,
    table_id: str,
    version: int,
    chapters: list[Snapshot],
    answers: list[Answer],
) -> tuple[Course, Trail] | None:
    """The game from its snapshot on; None where that cannot be. `version` is that of the rules it was played by."""
    try:
        found = snapshots.restored(game, setup, chapters)
        if found.answers > len(answers):
            raise NotRestored(f"it is after {found.answers} answers, and the log has {len(answers)}")
        trail = Trail.restored(found.events, found.ends, answers[: found.answers])
        found.course.leaving = Leaving((each.seat, each.choice) for each in trail.answers)
        if {*found.versions, version} == {game.meta.version}:
            # What was answered before the snapshot can be carried out again.
            found.course.fresh = partial(game.new, setup)
        _enter(found.course, trail, answers[found.answers :], found.events)
    except (NotRestored, NotAllowed) as why:
        logger.warning("table %s cannot be taken up from its snapshot: %s", table_id, why)
        return None
    return found.course, trail


def from_the_beginning(
    game: Game[Any], setup: Setup, table_id: str, answers: list[Answer]
) -> tuple[Course, Trail]:
    """The game as its whole log replays. Raises Refused."""
    events = Log()
    course = Course(game, game.new(setup, events), fresh=partial(game.new, setup))
    trail = Trail(events)
    try:
        _enter(course, trail, answers, events)
    except NotAllowed as refusal:
        seq = len(trail.answers)
        logger.error("table %s cannot be replayed at entry %d: %s", table_id, seq, refusal)
        raise Refused("cannot-continue", 500, detail=f"entry {seq}: {refusal}") from refusal
    return course, trail


def _enter(course: Course, trail: Trail, answers: list[Answer], events: Log) -> None:
    """Carry out entries of the log; `events` hears what happens. Raises NotAllowed."""
    for entry in answers:
        course.enter(entry.seat, entry.choice, trail.answers)
        trail.note(entry, len(events))
    trail.events = Packed(events)
