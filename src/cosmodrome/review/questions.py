"""The questions of a finished game that left a choice, as its seats met them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import SetupError, View
from cosmodrome.core.seats import CLOCK
from cosmodrome.play import going_back
from cosmodrome.play.leaving import KEYS
from cosmodrome.play.record import Answer, Record, Recorder, Unlike


class Question(NamedTuple):
    """What a seat was asked, and what it answered."""

    answer: int
    """Which of the record's answers it is, from 0."""
    seat: int
    events: int
    """How many events there had been."""
    round: int
    phase: str
    purpose: str
    about: str
    """As in `Decision`."""
    view: View
    state: Any
    """As the game stood, for encoders, which show of it what the seat sees."""
    codes: list[int]
    """The listed answers that were allowed, rising."""
    made: int
    """The code of the answer that was given; NOTHING for a free one."""
    key: str
    """Of that answer."""


Asks = Callable[[Choice, list[int]], bool]
"""Whether an answer is a question to be judged, by the codes that were allowed."""


def listed(choice: Choice, codes: list[int]) -> bool:
    """One of two answers at least."""
    return len(codes) > 1 and choice.code in codes


class Played(NamedTuple):
    """A finished game, played again."""

    seats: int
    questions: list[Question]
    events: int
    rounds: int
    shares: list[float]
    """By seat, the share of the victory that it had; empty where there is no result."""
    resigned: list[int]


class _Counter(Log):
    """How many events there have been, also of those that a recorder has taken away."""

    heard = 0

    def hear(self, state: Any, event: Event) -> None:
        self.heard += 1
        self.append(event)


def played(game: Game[Any], record: Record, asks: Asks = listed) -> Played:
    """Play a record again. `game` has its cards. What was taken back is left out. Raises Unlike."""
    header, answers = record.header, record.answers
    if header.version != game.meta.version:
        raise Unlike("frames-of-other-version", version=header.version, expected=game.meta.version)
    counter, questions = _Counter(), list[Question]()
    stand = set(going_back.standing(answers))
    try:
        recorder = Recorder(game, header.setup(), header.players, counter)
        for number, answer in enumerate(answers):
            if number in stand and (
                question := _question(game, recorder, number, answer, counter.heard, asks)
            ):
                questions.append(question)
            recorder.enter(answer.seat, answer.choice)
    except (NotAllowed, SetupError) as error:
        raise Unlike("frames-differ", detail=str(error)) from error
    state, left = recorder.state, record.left_by()
    over = bool(left.end) or not game.awaited(state)
    places = (header.places or left.places(game.standing(state))) if over else []
    winners = places.count(1)
    shares = [(place == 1) / max(1, winners) for place in places] if any(places) else []
    return Played(header.seats, questions, counter.heard, game.rounds(state), shares, left.resigned)


def _question(
    game: Game[Any], recorder: Recorder, number: int, answer: Answer, events: int, asks: Asks
) -> Question | None:
    """What was answered here, if it is to be judged."""
    state, seat = recorder.state, answer.seat
    if seat == CLOCK or answer.choice in KEYS:
        return None
    choice = game.parse(answer.choice)
    codes = [option.code for option in game.options(state, seat)]
    if not asks(choice, codes):
        return None
    decision, view = game.decision(state, seat), game.view(state, seat)
    phase, where = str(getattr(view, "phase", "")), (decision.purpose, decision.about)
    stood, made = game.copy(state), (choice.code, choice.key)
    return Question(number, seat, events, game.rounds(state), phase, *where, view, stood, codes, *made)
