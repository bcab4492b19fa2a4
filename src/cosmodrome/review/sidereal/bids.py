"""How ships were split and what they bought, by what could be hoped for; and what came of it."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cosmodrome.bots.hints import Reason
from cosmodrome.bots.sidereal import bidding
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.worths import SHIP_WORTH
from cosmodrome.core.choice import FreeChoice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.tables import NUMBER_OF
from cosmodrome.games.sidereal.views import SiderealView, Space
from cosmodrome.review.questions import Question
from cosmodrome.review.sidereal.answers import NOTHING_TO_SAY, Better, Found, worth

TRACKS: Final = ("colony", "research")


class Bought(NamedTuple):
    """What came of a bid."""

    ships: int
    needed: int
    """So many would have bought the same; 0 where it bought nothing."""


def what_came(questions: Sequence[Question]) -> dict[tuple[int, int, str], Bought]:
    """By round, seat and track, what came of each bid that was asked about."""
    found = {}
    for question in questions:
        view, track = question.view, question.purpose
        if track not in TRACKS or not isinstance(view, SiderealView) or not view.bidders:
            continue
        mine = next((each.ships for each in view.bidders if each.seat == question.seat), 0)
        others = [each.ships for each in view.bidders if each.seat != question.seat]
        verb, _, space = question.key.partition(":")
        needed = 0
        if verb == "buy":
            needed = min(mine, max(_track(view, track)[int(space)].minimum, max(others, default=0) + 1))
        found[question.round, question.seat, track] = Bought(mine, needed)
    return found


def _track(view: SiderealView, track: str) -> list[Space]:
    return view.colony_track if track == "colony" else view.research_track


def split(
    game: Game[Any],
    view: SiderealView,
    position: Position,
    decision: Decision,
    owed: int,
    question: Question,
    came: dict[tuple[int, int, str], Bought],
) -> Found:
    """How ships were split, beside the best way to split them. `position` lies in the next turn."""
    form = decision.form("split")
    ways = list(bidding.splits(view, position, decision.seat, owed)) if form is not None else []
    if form is None or not ways:
        return NOTHING_TO_SAY
    made = game.parse(question.key)
    colony, research = 0, 0
    if isinstance(made, FreeChoice):
        colony, research = made.payload.colony, made.payload.research
    best = max(ways, key=lambda each: (each[0], -each[1] - each[2]))
    gained = best[0] - bidding.Hopes(view, position, decision.seat, owed).worth(colony, research)
    if gained <= 0:
        return Found(True)
    reasons = [worth(gained)]
    for track in TRACKS:
        bought = came.get((question.round, question.seat, track))
        if bought and not bought.needed:
            reasons.append(Reason("review-vain", {"track": track, "count": bought.ships}))
        elif bought and bought.needed < bought.ships:
            facts: dict[str, int | float | str] = {
                "track": track,
                "count": bought.ships,
                "needed": bought.needed,
            }
            reasons.append(Reason("review-high", facts))
    key = form.choice(payloads.Split(best[1], best[2])).key
    return Found(True, [Better(key, {question.seat: gained}, reasons)])


def buying(view: SiderealView, position: Position, decision: Decision, made: str) -> Found:
    """The card that a bid bought, or none, beside what it is best spent on. `position` lies in the next turn."""
    colonies = decision.purpose == "colony"
    best = bidding.buy(view, position, decision, colonies)
    gained = _counts(view, position, decision, best.key) - _counts(view, position, decision, made)
    if gained <= 0 or "halve" in (best.verb, made):
        return Found(True)
    reasons = [worth(gained)]
    for name, key in (("review-takes", best.key), ("review-took", made)):
        verb, _, space = key.partition(":")
        if verb == "buy":
            card = _track(view, decision.purpose)[int(space)].card
            reasons.append(Reason(name, {"card": card}))
    return Found(True, [Better(best.key, {decision.seat: gained}, reasons)])


def others(
    view: SiderealView, position: Position, decision: Decision, made: str
) -> dict[str, dict[int, float]]:
    """By key, what the seat gains more by each other card that its bid could buy, or by none."""
    counted = _counts(view, position, decision, made)
    return {
        option.key: {decision.seat: _counts(view, position, decision, option.key) - counted}
        for option in decision.options
        if option.key != made and "halve" not in (option.verb, made)
    }


def _counts(view: SiderealView, position: Position, decision: Decision, key: str) -> float:
    verb, _, space = key.partition(":")
    if verb != "buy":
        return SHIP_WORTH * decision.more  # R9.3 who passes keeps the ships
    card = NUMBER_OF[_track(view, decision.purpose)[int(space)].card]
    worth_of = bidding.colony_worth if decision.purpose == "colony" else bidding.team_worth
    return worth_of(position, decision.seat, card)
