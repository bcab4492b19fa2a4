"""The check of a database: every stored log is replayed, and whatever does not hold is named."""

import asyncio
import zlib
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import CardsError
from cosmodrome.core.saving import NotRestored
from cosmodrome.play import deal, going_back, record
from cosmodrome.play.course import Course
from cosmodrome.server.admin.opening import opened
from cosmodrome.server.db import upkeep
from cosmodrome.server.db.copies import Progress
from cosmodrome.server.db.log_writer import Answer, Ending, Snapshot
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import OPEN, OVER, PLAYING, Head, Place
from cosmodrome.server.table import snapshots
from cosmodrome.server.table.ending import last_views

_AT_ONCE = 200  # ids read at once
_MOST_READINGS = 5


class Problem(msgspec.Struct, frozen=True):
    """What does not hold; `table` is "" where it is of none."""

    table: str
    what: str


class Report(msgspec.Struct):
    """`replayed` counts the games that came out as they were stored, `other_rules` those that could not be tried.

    Games of other rules are shown from what is stored.
    """

    tables: int = 0
    open: int = 0
    playing: int = 0
    over: int = 0
    replayed: int = 0
    other_rules: int = 0
    problems: list[Problem] = []


class _Stored(msgspec.Struct):
    """All that is kept of a table at one moment."""

    head: Head
    places: list[Place]
    answers: list[Answer]
    numbers: tuple[int, int]
    """How many entries the log has, and the number of the last one."""
    chapters: list[Snapshot]
    ending: Ending | None


async def check(database: str, games: Mapping[str, Game[Any]], tell: Progress) -> Report:
    """Look at every table of a database; a server may go on meanwhile. Raises CannotUse."""
    report = Report()
    async with opened(database) as store:
        count, last = await upkeep.count(store), ""
        while ids := await upkeep.ids(store, last, _AT_ONCE):
            for table_id in ids:
                stored = await _read(store, table_id)
                if stored is not None:
                    _look_at(stored, games, report)
                tell("tables", report.tables, max(count, report.tables))
            last = ids[-1]
        for name, strays in (await upkeep.strays(store)).items():
            for table_id in strays:
                if await store.table(table_id) is None:  # it may just have been made
                    report.problems.append(Problem(table_id, f"{name} of a table that there is not"))
    return report


async def _read(store: Store, table_id: str) -> _Stored | None:
    """A table as it is at one moment; None where it has been deleted meanwhile."""
    for _ in range(_MOST_READINGS):
        found = await store.table(table_id)
        if found is None:
            return None
        chapters = await store.chapters(table_id)
        answers, ending = await store.answers(table_id), await store.ending(table_id)
        numbers = await upkeep.log_numbers(store, table_id)
        stored = _Stored(found[0], found[1], answers, numbers, chapters, ending)
        if await store.table(table_id) == found and numbers[0] == len(answers):
            break
        await asyncio.sleep(0.05)
    return stored


def _look_at(stored: _Stored, games: Mapping[str, Game[Any]], report: Report) -> None:
    head = stored.head
    report.tables += 1
    report.open += head.status == OPEN
    report.playing += head.status == PLAYING
    report.over += head.status == OVER
    problems = list(_problems(stored))
    game = games.get(head.game)
    if game is None:
        problems.append(f"the game {head.game!r} is none of {', '.join(games)}")
    elif not problems:
        problems += _replayed(stored, game, report)
    report.problems += [Problem(head.id, what) for what in problems]


def _problems(stored: _Stored) -> Iterator[str]:
    """What is wrong with the rows alone."""
    head, (count, last) = stored.head, stored.numbers
    if head.status not in (OPEN, PLAYING, OVER):
        yield f"its status is {head.status!r}, not one of {OPEN}, {PLAYING}, {OVER}"
    if [place.seat for place in stored.places] != list(range(head.seats)):
        yield f"it has rows of the seats {[place.seat for place in stored.places]}, and {head.seats} seats"
    if count != last + 1:
        yield f"its log has {count} entries, and the last one is number {last}"
    if head.status == OPEN and count:
        yield f"it has not begun, and its log has {count} entries"
    if (head.status == OVER) != (stored.ending is not None):
        yield "it is over without an ending" if head.status == OVER else "it has an ending and is not over"


def _replayed(stored: _Stored, game: Game[Any], report: Report) -> Iterator[str]:
    """What comes out otherwise than it was stored."""
    head = stored.head
    try:
        game = game if head.cards is None else game.with_cards(head.cards)
    except CardsError as error:
        yield f"the cards it is played with are refused: {error}"
        return
    if head.status == PLAYING:
        versions = {head.version, *(chapter.version for chapter in stored.chapters)}
        refused = _not_taken_up(stored, game) if stored.chapters and head.version <= game.meta.version else ""
        if refused:
            yield refused
        elif versions != {game.meta.version}:
            report.other_rules += 1
        elif refused := _refused(stored, game):
            yield refused
        else:
            report.replayed += 1
    elif stored.ending is not None:
        different = list(_unlike(stored, stored.ending, game, report))
        yield from different


def _not_taken_up(stored: _Stored, game: Game[Any]) -> str:
    """Why a running game cannot be taken up from its snapshot; "" where it can."""
    try:
        found = snapshots.restored(game, snapshots.setup_of(stored.head), stored.chapters)
        if found.versions == {game.meta.version}:
            found.course.fresh = partial(game.new, snapshots.setup_of(stored.head))
        for number, entry in enumerate(stored.answers[found.answers :], found.answers):
            _enter(found.course, stored.answers, number, entry)
    except (NotRestored, NotAllowed) as why:
        return f"it cannot be taken up from its snapshot after {stored.chapters[-1].answers} answers: {why}"
    return ""


def _refused(stored: _Stored, game: Game[Any]) -> str:
    """Why the log of a running game cannot be replayed, or leads elsewhere than to its snapshot; "" where it holds."""
    events = Log()
    setup = snapshots.setup_of(stored.head)
    course = Course(game, game.new(setup, events), fresh=partial(game.new, setup))
    for number, entry in enumerate(stored.answers):
        if _is_other(stored, game, course, events):
            break
        try:
            _enter(course, stored.answers, number, entry)
        except NotAllowed as refusal:
            return f"entry {number} of its log, {entry.choice!r} of seat {entry.seat}, is refused: {refusal}"
    if _is_other(stored, game, course, events):
        return "its snapshot is not what its log leads to"
    return "" if game.awaited(course.state) else "its log leads to the end of the game, and it is not over"


def _enter(course: Course, answers: list[Answer], number: int, entry: Answer) -> None:
    course.enter(entry.seat, entry.choice, answers[:number] if going_back.goes_back(entry.choice) else ())


def _is_other(stored: _Stored, game: Game[Any], course: Course, events: Log) -> bool:
    """Whether the game, replayed up to its snapshot, is another one."""
    if not stored.chapters or course.entries != stored.chapters[-1].answers:
        return False
    now = snapshots.taken(game, snapshots.setup_of(stored.head), "", course, 0, [list(events)])
    dealt = [
        event
        for chapter in stored.chapters
        for events in msgspec.json.decode(chapter.events)
        for event in events
    ]
    same_events = msgspec.json.decode(now.events)[0] == dealt
    return not same_events or _plain(now.state) != _plain(stored.chapters[-1].state)


def _plain(text: str) -> Any:
    return msgspec.json.decode(text)


def _unlike(stored: _Stored, ending: Ending, game: Game[Any], report: Report) -> Iterator[str]:
    """What of a finished game's ending does not fit its log, or its record."""
    try:
        stored_record = record.loads(ending.record, {game.meta.id: game})
    except record.RecordError as error:
        yield str(error)
        return
    log = [record.Answer(entry.seat, entry.choice) for entry in stored.answers]
    if stored_record.answers != log:
        yield f"its record has other answers ({len(stored_record.answers)}) than its log ({len(log)})"
    header = stored_record.header
    if header.deal is not None:
        wrong = deal.problem(header.deal, header.seats, header.seed, header.players)
        if wrong or header.deal.commitment != stored.head.commitment:
            yield f"its deal does not hold: {wrong or 'it showed another commitment'}"
    if ending.frames is not None and _rows(ending.frames) != len(stored_record.events) + 1:
        yield "its frames are damaged, or not those of its events"
    if {stored_record.header.version, stored.head.version} != {game.meta.version}:
        report.other_rules += 1
        return
    try:
        state = record.replay(game, stored_record, Log()).state
    except record.Unlike as unlike:
        yield f"its record does not replay: {unlike.facts.get('detail', unlike.reason)}"
        return
    if last_views(game, state, stored.head.seats) != ending.views:
        yield "the views at its end are other ones than those that were shown"
        return
    report.replayed += 1


def _rows(frames: bytes) -> int:
    """How many rows packed frames have; -1 where they cannot be read."""
    try:
        return len(msgspec.json.decode(zlib.decompress(frames), type=list[msgspec.Raw]))
    except (zlib.error, msgspec.DecodeError):
        return -1
