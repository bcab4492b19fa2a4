"""What comes of an answer, played at the table itself to its effect: by this the claims of hints are judged."""

from collections.abc import Callable, Sequence
from typing import Any

from cosmodrome.bots import catalogue
from cosmodrome.bots.hints import SEED, Considered
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game

NOTHING = ("explore", "pass", "ready", "done", "decline")
"""What those answer who do nothing, where they can."""
Facts = dict[str, int | float | str]
Answering = Callable[["Course", Decision], Choice | None]


class Course(Log):
    """One twin of a table: what happens there, the score of a seat as it happens, and what the seat was asked."""

    def __init__(self, game: Game[Any], state: Any, seat: int) -> None:
        super().__init__()
        self.game = game
        self.seat = seat
        self.state = game.copy(state)
        self.state.log = self
        self.scores = [game.standing(state).scores[seat]]
        self.allowed: dict[tuple[str, str], dict[str, int | str]] = {}
        """By what was asked and card: the facts of a verdict that allowed it, the first time."""
        self.asked: list[tuple[int, str]] = []
        """How much had happened when the seat was asked what."""

    def hear(self, state: Any, event: Event) -> None:
        self.append(event)
        self.scores.append(self.game.standing(state).scores[self.seat])

    def answer(self, choice: Choice) -> None:
        self.game.check(self.state, self.seat, choice)
        self.game.choose(self.state, self.seat, choice)

    def play(self, choices: Sequence[Choice], goes_on: Answering, others: Sequence[str] = ()) -> "Course":
        """The answer itself, then what the seat answers until it has nothing more to say."""
        for at, choice in enumerate(choices):
            if not at or choice.key in self.options():
                self.answer(choice)
        game, state = self.game, self.state
        while asked := game.awaited(state):
            decision = game.decision(state, asked[0])
            if asked[0] != self.seat:
                game.choose(state, asked[0], doing_nothing(decision, others))
                continue
            self._note(decision)
            answer = goes_on(self, decision)
            if answer is None:
                break
            self.answer(answer)
        return self

    def options(self) -> list[str]:
        if self.seat not in self.game.may_act(self.state):
            return []
        return [option.key for option in self.game.options(self.state, self.seat)]

    def _note(self, decision: Decision) -> None:
        self.asked.append((len(self), decision.purpose))
        for verdict in self.game.referee.verdicts(self.state, self.seat):
            if verdict.allowed:
                self.allowed.setdefault((decision.purpose, verdict.card), verdict.facts)

    def mine(self, kind: str, before: str = "") -> list[Any]:
        """What of this kind happened to the seat, before anything of another."""
        found = []
        for event in self:
            if before and type(event).__name__ == before:
                break
            if type(event).__name__ == kind and getattr(event, "seat", self.seat) == self.seat:
                found.append(event)
        return found


def doing_nothing(decision: Decision, likes: Sequence[str] = ()) -> Choice:
    for option in decision.options:
        if option.key in likes:
            return option
    for option in decision.options:
        if option.verb in NOTHING:
            return option
    return decision.options[0]


def as_the_bot(game: Game[Any], kind: str = "greedy") -> Answering:
    """Go on as this bot would."""
    bot = catalogue.make(game, kind, SEED)

    def answer(course: Course, decision: Decision) -> Choice | None:
        view = game.view(course.state, course.seat)
        return bot.choose(view, question_for_bot(decision, game, view))

    return answer


def sparing(goes_on: Answering, kept: Sequence[str]) -> Answering:
    """The same, but these cards are not given away where others can be."""

    def answer(course: Course, decision: Decision) -> Choice | None:
        if decision.up_to or not set(kept).intersection(decision.pool):
            return goes_on(course, decision)
        # Picks rise in the order of the cards: the first one that may go leaves the most to be picked from.
        return next(
            (option for option in decision.options if option.subject not in kept), decision.options[0]
        )

    return answer


def named(answer: Considered) -> list[str]:
    """The cards that the reasons of an answer name."""
    return [
        str(reason.facts[key])
        for reason in answer.reasons
        for key in ("card", "beside")
        if key in reason.facts
    ]
