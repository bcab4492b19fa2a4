"""A table's game as the store has it: from its snapshot on, or from its beginning by its log; or how it ended."""

import logging
from functools import partial
from typing import Any

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.saving import NotRestored
from cosmodrome.play import motion
from cosmodrome.play.course import Course
from cosmodrome.play.leaving import Leaving
from cosmodrome.server.background import in_background
from cosmodrome.server.db.log_writer import Answer, Snapshot
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import OVER, PLAYING, Head
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import snapshots
from cosmodrome.server.table.ending import record_of
from cosmodrome.server.table.match import Match
from cosmodrome.server.table.trail import Trail

logger = logging.getLogger(__name__)


async def load(match: Match, store: Store, head: Head) -> None:
    """Take in all that is kept of a table's game. Raises Refused if its log cannot be replayed any more.

    Of one that was begun under other rules, and cannot be taken up by those of today, there is the log alone.
    """
    if head.status == OVER:
        await _load_ending(match, store, head)
    elif head.status == PLAYING:
        await _replay(match, store, head)


async def _load_ending(match: Match, store: Store, head: Head) -> None:
    """A finished game is shown from its record and never simulated again."""
    match.ending = await store.ending(head.id)
    if match.ending is None:
        raise Refused("cannot-continue", 500, detail="the record of this game is missing")
    match.again = await store.again_of(head.id)
    match.course = None
    recorded = await in_background(record_of, match.game, match.ending)
    match.deal = recorded.header.deal
    match.leaving = recorded.left_by()
    match.ranks = await store.ranks(head.id) or recorded.header.places
    match.trail = await in_background(Trail.of, recorded.entries, await store.answers(head.id))


async def _replay(match: Match, store: Store, head: Head) -> None:
    """From its snapshot, by the rules of today; without one from the beginning, if those are its rules."""
    game, setup = match.game, snapshots.setup_of(head)
    chapters, answers = await store.chapters(head.id), await store.answers(head.id)
    version, ours = head.version, game.meta.version
    taken_up = None
    if chapters and version <= ours:
        taken_up = from_snapshot(game, setup, head.id, version, chapters, answers)
    if taken_up is None and {version, *(chapter.version for chapter in chapters)} != {ours}:
        match.course, match.trail = None, Trail(answers=answers)
        return
    if taken_up is not None and version < ours:
        await store.go_on_by(head.id, ours)
        head.version = ours
        logger.info("table %s goes on by rules %d, not %d", head.id, ours, version)
    match.course, match.trail = taken_up or from_the_beginning(game, setup, head.id, answers)
    match.leaving = match.course.leaving
    match.began = chapters[0].version if chapters else version
    if chapters:
        match.kept_snapshot(chapters[-1].answers)


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
        pairs = [(each.seat, each.choice) for each in trail.answers]
        found.course.leaving, found.course.motions = Leaving(pairs), motion.of_log(pairs)
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
    trail.events = list(events)
