"""The claims of hints for Sidereal Confluence, each beside what comes of the answer where nobody trades."""

from typing import Any

from cosmodrome.bots import catalogue
from cosmodrome.bots.hints import SEED, Considered, hint, points
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.game import Game

from .hint_facts import Course, Facts

AFTER = ("economy", "talk", "split")
STEPS = 12
"""Acts of a plan that are followed."""


def truths(game: Game[Any], state: Any, seat: int, answer: Considered) -> dict[str, list[Facts]]:
    """By the name of a reason, the facts that it may tell."""
    names = {reason.name for reason in answer.reasons}
    if not names & {"hint-plan", "hint-runs", "hint-score-now"}:
        return {}
    course = Course(game, state, seat)
    course.answer(answer.choices[0])
    if "hint-plan" in names:
        return _planned(game, course)
    while not course.mine("Ran") and (asked := game.awaited(course.state)):
        decision = game.decision(course.state, asked[0])
        game.choose(course.state, asked[0], decision.options[0])
    (ran,) = course.mine("Ran")
    amount = next(reason.facts["amount"] for reason in answer.reasons if reason.name == "hint-runs")
    return {"hint-runs": [{"count": len(ran.runs), "amount": amount}], "hint-score-now": [{"vp": ran.points}]}


def _planned(game: Game[Any], course: Course) -> dict[str, list[Facts]]:
    """What is scored at once, and what is done when the hints of the plan are followed to its end."""
    seat = course.seat
    gained = (game.standing(course.state).scores[seat] - course.scores[0]) / game.meta.parts_of_point
    for _ in range(STEPS):
        following = _next(game, course)
        if following is None:
            break
        course.answer(following.choices[0])
    done: list[Facts] = [{"card": event.team, "does": "invent"} for event in course.mine("Invented")]
    done += [{"card": event.card, "does": "upgrade"} for event in course.mine("Upgraded")]
    return {"hint-score-now": [{"vp": points(gained)}], "hint-leads-to": done}


def _next(game: Game[Any], course: Course) -> Considered | None:
    """The next act of the plan, as the next hint tells it."""
    seat = course.seat
    if seat not in game.may_act(course.state):
        return None
    view = game.view(course.state, seat)
    decision = question_for_bot(game.decision(course.state, seat), game, view)
    if decision.purpose in AFTER:
        return None
    found = hint(game, view, decision, lambda: catalogue.make(game, "trader", SEED))
    plans = [each for each in found.answers if any(reason.name == "hint-plan" for reason in each.reasons)]
    return plans[0] if plans else None
