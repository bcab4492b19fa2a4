"""A judge of Sidereal Confluence: points that were left lying, as `trader` reckons, and what they are worth."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from cosmodrome.bots.hints import Reason, points
from cosmodrome.bots.sidereal.own_plans import OwnPlans
from cosmodrome.bots.sidereal.planner import kept_worth
from cosmodrome.bots.sidereal.reading import owed_next, read
from cosmodrome.bots.sidereal.stealing import best_theft
from cosmodrome.core.choice import Choice, FreeChoice
from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue
from cosmodrome.games.sidereal.goods import SHIP
from cosmodrome.games.sidereal.views import SiderealView
from cosmodrome.review.judge import DOUBT, SURE, Compared, Judge
from cosmodrome.review.questions import Played, Question
from cosmodrome.review.sidereal import bids
from cosmodrome.review.sidereal.answers import NOTHING_TO_SAY, Better, Found, worth
from cosmodrome.review.sidereal.chances import BEFORE, Outlook, together
from cosmodrome.review.sidereal.offers import Deals
from cosmodrome.review.sidereal.undone import idle, left_lying

ACTS: Final = ("upgrade", "flip", "play", "draw", "invent")
"""Verbs after which a seat goes on."""
DEALING: Final = ("trade", "closing")
OFF: Final = 0.4
"""Points by which what is reckoned may easily be off."""
LONGEST: Final = 1200
"""Characters of an answer that is told; a longer one would fill the room that a review has."""


class SiderealJudge(Judge):
    """No net and no search: points by which another answer is better, as planners count, become chances."""

    bot = "trader"

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.own = OwnPlans()
        self.last: set[int] = set()
        """Answers by which seats were done with a Trade phase."""
        self.came: dict[tuple[int, int, str], bids.Bought] = {}
        self._found: tuple[Question | None, Found] = None, NOTHING_TO_SAY

    def asks(self, choice: Choice, codes: list[int]) -> bool:
        return True

    def begin(self, game: Played) -> None:
        ends: dict[tuple[int, int], Question] = {}
        for question in game.questions:
            if question.phase in DEALING:
                ends[question.round, question.seat] = question
        self._found = None, NOTHING_TO_SAY
        self.last = {each.answer for each in ends.values()}
        self.came = bids.what_came(game.questions)

    def chances(self, questions: Sequence[Question]) -> list[float | None]:
        return [
            None if question.phase in BEFORE else Outlook(_view(question)).chance() for question in questions
        ]

    def together(self, chances: Sequence[float]) -> list[float]:
        return together(chances)

    def compared(self, question: Question) -> Compared:
        if question.phase in BEFORE:
            return Compared(0.0, [], 0.0, False)
        outlook, found = Outlook(_view(question)), self.found(question)
        made = outlook.chance()
        # What a gain of so few points would be worth.
        noise = outlook.chance({question.seat: OFF}) - made
        better = [(each.key, outlook.chance(each.gains)) for each in found.better]
        least = made + max(DOUBT, SURE * noise)
        better = sorted((each for each in better if each[1] > least), key=lambda each: -each[1])
        return Compared(made, better, noise if better else 0.0, found.weighed)

    def tried(self, question: Question) -> list[int]:
        return []

    def lit(self, question: Question) -> bool:
        return question.phase not in BEFORE and bool(self._beside(question))

    def ranked(self, question: Question) -> list[tuple[str, float, float]]:
        outlook = Outlook(_view(question))
        made = outlook.chance()
        noise = outlook.chance({question.seat: OFF}) - made
        found = [
            (question.key, made, noise),
            *((key, outlook.chance(gains), noise) for key, gains in self._beside(question).items()),
        ]
        return sorted(found, key=lambda each: (-each[1], each[0]))

    def _beside(self, question: Question) -> dict[str, dict[int, float]]:
        """By key of other answers, what seats gain more by them: better ones; all, where there are few."""
        if question.purpose in bids.TRACKS:
            view = _view(question)
            options = self.decision(question)
            return bids.others(view, read(view, view.round + 1), options, question.key)
        return {each.key: each.gains for each in self.found(question).better}

    def reasons(self, question: Question, key: str) -> list[Reason]:
        return next((each.reasons for each in self.found(question).better if each.key == key), [])

    def line(self, question: Question, key: str) -> list[str]:
        return next((each.line for each in self.found(question).better if each.key == key), [])

    def found(self, question: Question) -> Found:
        """What there is to say of an answer."""
        if self._found[0] is not question:
            weigh = _WEIGHED.get(question.purpose)
            found = weigh(self, question) if weigh else NOTHING_TO_SAY
            told = [each for each in found.better if len(each.key) <= LONGEST and each.key != question.key]
            self._found = question, Found(found.weighed, told)
        return self._found[1]

    def dealing(self, question: Question) -> Found:
        """In a Trade phase: offers taken and refused; and, where the seat was done, what it has left lying."""
        view, decision = _view(question), self.decision(question)
        verb = question.key.partition(":")[0]
        if verb not in ("take", "decline") and (question.answer not in self.last or verb in ACTS):
            return NOTHING_TO_SAY
        position, owed = read(view), owed_next(view)
        deals = Deals(view, position, decision, owed, self.own)
        if verb == "take":
            return deals.taken(question.key)
        if isinstance(made := self.game.parse(question.key), FreeChoice) and verb == "decline":
            return deals.refused(made.payload.number)
        left, lying, swap = (
            left_lying(position, decision, owed, self.own),
            deals.lying(),
            deals.swap() if question.purpose == "trade" else None,
        )
        found = [*([left] if left else []), *lying.better, *([swap] if swap else [])]
        return Found(lying.weighed or bool(found) or bool(decision.forms), found)

    def running(self, question: Question) -> Found:
        view = _view(question)
        return idle(self.game, view, read(view), self.decision(question), owed_next(view), question.key)

    def splitting(self, question: Question) -> Found:
        view = _view(question)
        position, owed = read(view, view.round + 1), owed_next(view)[question.seat][SHIP]
        return bids.split(self.game, view, position, self.decision(question), owed, question, self.came)

    def buying(self, question: Question) -> Found:
        view = _view(question)
        return bids.buying(view, read(view, view.round + 1), self.decision(question), question.key)

    def supporting(self, question: Question) -> Found:
        """Which colony goes."""
        position = read(_view(question))
        decision = self.decision(question)
        worths = {option.key: kept_worth(position, option.subject) for option in decision.options}
        best = min(worths, key=lambda key: (worths[key], key))
        gained = worths.get(question.key, 0.0) - worths[best]
        return Found(True, [Better(best, {question.seat: gained}, [worth(gained)])] if gained > 0 else [])

    def stealing(self, question: Question) -> Found:
        """No theft, where one would have paid."""
        view = _view(question)
        choice, gained = best_theft(view, read(view), self.decision(question))
        if gained <= 0 or not question.key.startswith("stop"):
            return Found(gained > 0)
        reason = Reason("hint-theft", {"amount": points(gained)})
        return Found(True, [Better(choice.key, {question.seat: gained}, [reason])])


def _view(question: Question) -> SiderealView:
    view = question.view
    assert isinstance(view, SiderealView)
    return view


_WEIGHED: Final[dict[str, Callable[[SiderealJudge, Question], Found]]] = {
    "trade": SiderealJudge.dealing,
    "closing": SiderealJudge.dealing,
    "economy": SiderealJudge.running,
    "split": SiderealJudge.splitting,
    "colony": SiderealJudge.buying,
    "research": SiderealJudge.buying,
    "support": SiderealJudge.supporting,
    "steal": SiderealJudge.stealing,
}
"""By what is asked, what weighs the answer."""
