"""Records that are read and replayed, to their end or to some moment: where bots think, for it may take seconds."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from cosmodrome.core.event import Event
from cosmodrome.core.game import Game
from cosmodrome.core.meta import CardsError
from cosmodrome.core.saving import saved
from cosmodrome.play import deal, going_back, record
from cosmodrome.play.sight import sight
from cosmodrome.server.refusals import Refused

_SEEDS: Final = range(2**62)
_MOST_ANSWERS: Final = 4000
"""Some four times the longest game of nine seats, with all that was taken back."""


class Replayed(NamedTuple):
    """What a record comes to. `after_header` are the lines of its file that follow, with all events."""

    header: record.Header
    answers: list[record.Answer]
    after_header: str
    state: Any
    seen: frozenset[int]
    """All its positions, as the seats saw them that were asked; by `play.sight`."""


class Resumed(NamedTuple):
    """A finished game as it stood at some moment, after these answers: what a snapshot of it is made of."""

    header: record.Header
    answers: list[record.Answer]
    entries_told: int
    """How many answers there were when something was last told, which is the moment of all that follows."""
    standing: dict[int, int]
    saved: Any
    past: list[list[Event]]
    seen: frozenset[int]
    """This position, as the seats see it that are asked; by `play.sight`."""


class Wrong(NamedTuple):
    """Why it is no record, and in which line."""

    line: int
    problem: str


def replayed(games: Mapping[str, Game[Any]], text: bytes) -> Replayed | Wrong:
    """The whole of a record of one of these games."""
    try:
        stored = record.loads(text.decode(), dict(games))
        header = stored.header
        if header.seed not in _SEEDS:
            return Wrong(1, f"seed {header.seed} is not a whole number from 0 to 2^62 - 1")
        if header.deal and (wrong := deal.problem(header.deal, header.seats, header.seed, header.players)):
            return Wrong(1, wrong)
        if len(stored.answers) > _MOST_ANSWERS:
            return Wrong(
                1, f"there are {len(stored.answers)} answers, and at most {_MOST_ANSWERS} can be replayed"
            )
        game = header.played(games[header.game])
        recorder = record.checked(game, stored)
    except UnicodeDecodeError as error:
        return Wrong(text.count(b"\n", 0, error.start) + 1, "not text in UTF-8")
    except record.RecordError as error:
        return Wrong(error.line, error.problem[:400])
    except (CardsError, RecursionError) as error:
        return Wrong(1, str(error)[:400])
    whole = recorder.record
    whole.header.deal, whole.header.hands = header.deal, header.hands
    _, _, after_header = record.dumps(whole).partition("\n")
    return Replayed(whole.header, whole.answers, after_header, recorder.state, _all_seen(game, whole))


def _all_seen(game: Game[Any], played: record.Record) -> frozenset[int]:
    """All positions of a record that can be played, each as who answered there saw it; and the last one."""
    header, seen = played.header, set[int]()
    recorder = record.Recorder(game, header.setup(), header.players)
    for answer in played.answers:
        if answer.seat in game.awaited(recorder.state):
            seen |= _seen(game, header, recorder.state, [answer.seat])
        recorder.enter(answer.seat, answer.choice)
    return frozenset(seen | _seen(game, header, recorder.state, game.awaited(recorder.state)))


def _seen(game: Game[Any], header: record.Header, state: Any, seats: list[int]) -> set[int]:
    options = game.meta.read_options(header.options, header.seats)
    return {sight(game, options, view) for view in game.views(state, seats).values()}


def resumed(game: Game[Any], text: str, events: int) -> Resumed | Refused:
    """A finished game of this server's, replayed until so many events had happened; why not, where it cannot be."""
    try:
        stored = record.loads(text, {game.meta.id: game})
    except record.RecordError as error:
        return Refused("cannot-continue", 500, detail=str(error))
    header = stored.header
    if header.version != game.meta.version:
        return Refused("frames-of-other-version", version=header.version, expected=game.meta.version)
    if header.script is not None:
        return Refused("record-scripted")
    until = stored.answers_until(events)
    # What was taken back or undone by then leads nowhere, and numbers of entries would be others.
    answers = [until[number] for number in going_back.standing(until)]
    try:
        recorder = record.checked(game, record.Record(header, [*answers]))
    except record.RecordError as error:
        return Refused("frames-differ", 409, detail=str(error))
    if not game.awaited(recorder.state):
        return Refused("game-over")
    past: list[list[Event]] = [[]]
    for entry in recorder.record.entries:
        if isinstance(entry, Event):
            past[-1].append(entry)
        else:
            past.append([])
    entries = recorder.course.entries_told
    state, standing = recorder.course.when_told()
    seen = frozenset(_seen(game, header, recorder.state, game.awaited(recorder.state)))
    return Resumed(header, answers, entries, standing, saved(state), past[: entries + 1], seen)
