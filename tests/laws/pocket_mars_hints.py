"""The claims of hints for Pocket Mars, each beside what comes of the answer within the turn."""

from collections import Counter
from typing import Any

from cosmodrome.bots.hints import Considered
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game

from .hint_facts import Course, Facts, as_the_bot

AFTER = ("act", "four-discard", "four-prep")
ENDS = ("RoundBegan", "TurnBegan", "AutomaActivated")


def truths(game: Game[Any], state: Any, seat: int, answer: Considered) -> dict[str, list[Facts]]:
    """By the name of a reason, the facts that it may tell."""
    bot = as_the_bot(game)

    def goes_on(course: Course, decision: Decision) -> Choice | None:
        return None if decision.purpose in AFTER else bot(course, decision)

    course = Course(game, state, seat).play(answer.choices, goes_on)
    ends = [at for at, purpose in course.asked if purpose in AFTER]
    for at, event in enumerate(course):
        if type(event).__name__ in ENDS or getattr(event, "why", "") == "four-cards":
            ends.append(at)
    told = course[: min(ends, default=len(course))]
    found: dict[str, list[Facts]] = {
        "hint-score-now": [{"vp": course.scores[len(told)] - course.scores[0]}],
        "hint-beats": _beating(game, state, seat, answer),
        "hint-beats-none": [] if _beating(game, state, seat, answer) else [{}],
        "hint-unknown": _unknown(game, state, seat, answer),
    }
    lands, raises = Counter[str](), Counter[str]()
    sums = Counter[str]()
    found["hint-lowers"], found["hint-robs"] = [], []
    for event in told:
        kind: Any = type(event).__name__
        of: Any = event
        if getattr(event, "seat", seat) != seat:
            continue
        if kind == "Placed":
            lands[of.building] += 1
        elif kind == "Promoted" and of.owner == seat:
            raises[of.building] += 1
        elif kind == "Demoted" and of.owner != seat:
            found["hint-lowers"].append({"seat": of.owner, "building": of.building})
        elif kind == "OtherDiscarded":
            found["hint-robs"].append({"seat": of.owner})
        elif kind in ("Launched", "EnergyGained", "Drew"):
            sums[kind] += of.count
        elif kind == "ActionDone":
            sums[kind] += of.cost
    for name, counted in (("hint-lands", lands), ("hint-raises", raises)):
        found[name] = [{"building": each, "count": count} for each, count in counted.items()]
    names = {
        "hint-launches": "Launched", "hint-energy": "EnergyGained", "hint-cards-drawn": "Drew",
        "hint-energy-paid": "ActionDone",
    }  # fmt: skip
    for name, kind in names.items():
        found[name] = [{"count": sums[kind]}]
    changed = lands or raises or sums.total() or found["hint-lowers"] or found["hint-robs"]
    idle = not changed and course.scores[len(told)] == course.scores[0]
    return found | {"hint-nothing-now": [{}] if idle else []}


def _beating(game: Game[Any], state: Any, seat: int, answer: Considered) -> list[Facts]:
    """Cards that the verdicts of the own turn would let land for their number, were they in the prep."""
    view = game.view(state, seat)
    cards = {card["id"]: card for card in game.card_facts(view.options)}
    numbers = {building.id: building.number for building in view.buildings}
    found: list[Facts] = []
    for choice in answer.choices:
        card = cards.get(choice.subject)
        if card is not None and 0 <= numbers[card["colour"]] < card["value"]:
            found.append({"card": choice.subject, "number": numbers[card["colour"]]})
    return found


def _unknown(game: Game[Any], state: Any, seat: int, answer: Considered) -> list[Facts]:
    if answer.choices[0].verb != "peek":
        return []
    owner = game.view(state, seat).players[int(answer.choices[0].subject)]
    return [{"count": sum(not card.card for card in owner.prep)}]
