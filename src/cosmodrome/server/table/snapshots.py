"""Snapshots of running games: taken every so many answers beside all else, and read when a table is opened.

A game is taken up from its snapshot and what was answered since. So it goes on by rules that have been mended, what
happened before stays as it was, and a long game opens as fast as a short one.
"""

from functools import lru_cache
from typing import Any
from zlib import crc32

import msgspec

from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.saving import NotRestored, saved
from cosmodrome.play.course import Course
from cosmodrome.server import wire
from cosmodrome.server.db.log_writer import Snapshot
from cosmodrome.server.db.tables import Head

EVERY = 32
"""A snapshot is due after so many answers."""


class _Kept(msgspec.Struct):
    """What stands in the column `state`. `cards` tells one list of cards from another, for states hold numbers."""

    cards: int
    standing: dict[int, int]
    state: Any


class Restored(msgspec.Struct):
    """A game as it stood at its snapshot."""

    course: Course
    answers: int
    events: Log
    """All that had happened; what happens on is added by the course."""
    ends: list[int]
    """How many events there were before the first answer, and after each."""
    began: int
    """The version of the rules by which it began."""
    versions: set[int]
    """All by which it has been played."""


def taken(
    game: Game[Any], setup: Setup, table_id: str, course: Course, first: int, past: list[list[Event]]
) -> Snapshot:
    """A snapshot of a game as it stood when something was last told.

    `past` are the events since the snapshot before: those that followed entry `first` - 1, the next, and so on.
    """
    state, standing = course.when_told()
    return written(game, setup, table_id, course.entries_told, standing, saved(state), first, past)


def written(
    game: Game[Any],
    setup: Setup,
    table_id: str,
    entries_told: int,
    standing: dict[int, int],
    saved: Any,
    first: int,
    past: list[list[Event]],
) -> Snapshot:
    """The same, of a game of which it is known how it stood."""
    stored = _Kept(cards_of(game, setup), standing, saved)
    state, events = (wire.encode(each).decode() for each in (stored, past))
    return Snapshot(table_id, entries_told, game.meta.version, state, first, events)


def restored(game: Game[Any], setup: Setup, chapters: list[Snapshot]) -> Restored:
    """The game as the last of its chapters left it, taken up by the rules of today. Raises NotRestored.

    Only the last one need have a state.
    """
    last = chapters[-1]
    try:
        stored = msgspec.json.decode(last.state, type=_Kept)
        if stored.cards != cards_of(game, setup):
            raise NotRestored("the cards have other numbers now")
        read = _events(game.event_types)
        events, ends = Log(), list[int]()
        for chapter in chapters:
            if chapter.first != len(ends):
                raise NotRestored(f"what happened after answer {len(ends)} is missing")
            for some in read.decode(chapter.events):
                events.extend(some)
                ends.append(len(events))
    except msgspec.MsgspecError as error:
        raise NotRestored(str(error)) from error
    if len(ends) != last.answers + 1:
        raise NotRestored(f"it is after {last.answers} answers, and what happened is told of {len(ends) - 1}")
    course = Course(game, game.restored(setup, stored.state, events), last.answers, stored.standing)
    return Restored(
        course, last.answers, events, ends, chapters[0].version, {chapter.version for chapter in chapters}
    )


@lru_cache(64)
def _events(types: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(list[list[types]])


def setup_of(head: Head) -> Setup:
    """With what a table's game begins."""
    return Setup(head.seats, head.seed, dict(head.options), ask_anyway=head.ask_anyway)


def cards_of(game: Game[Any], setup: Setup) -> int:
    """A number that is another one where cards have come, gone or moved."""
    return _cards_of(game, tuple(sorted(setup.options.items())))


@lru_cache(256)
def _cards_of(game: Game[Any], options: tuple[tuple[str, Any], ...]) -> int:
    return crc32(" ".join(str(facts["id"]) for facts in game.card_facts(dict(options))).encode())
