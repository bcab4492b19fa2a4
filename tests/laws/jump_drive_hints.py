"""The claims of hints for Jump Drive, each beside what comes of the answer."""

from collections import Counter
from typing import Any

from cosmodrome.bots.hints import Considered, Reason
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game

from .hint_facts import Course, Facts, as_the_bot, named, sparing


def truths(game: Game[Any], state: Any, seat: int, answer: Considered) -> dict[str, list[Facts]]:
    """By the name of a reason, the facts that it may tell."""
    return _Truths(game, state, seat, answer).found


class _Truths:
    def __init__(self, game: Game[Any], state: Any, seat: int, answer: Considered) -> None:
        self.answer = answer
        self.view = game.view(state, seat)
        self.bot = sparing(as_the_bot(game), named(answer))
        self.course = Course(game, state, seat)
        self.second: list[Facts] = []
        twin = self.course.state
        twin.ask_anyway = True
        self.course.play(answer.choices, self._goes_on)
        self.found = self._told() | {"hint-second": self.second} | self._next()

    def _goes_on(self, course: Course, decision: Decision) -> Choice | None:
        if decision.purpose == "place":
            return None
        if decision.purpose == "place-by":
            # A price above 0 is that of paying.
            price = next((r.facts["count"] for r in self.answer.reasons if r.name == "hint-price"), 0)
            conquered = any(reason.name == "hint-conquers" for reason in self.answer.reasons)
            assert price or conquered or decision.options
            return next(o for o in decision.options if o.subject == ("conquer" if conquered else "pay"))
        if decision.purpose == "second-world":
            for option in decision.options[1:]:
                facts = course.allowed["second-world", option.subject]
                self.second.append({"card": option.subject, "count": facts.get("price", 0)})
            return decision.options[0]
        return self.bot(course, decision)

    def _told(self) -> dict[str, list[Facts]]:
        course, before = self.course, self.view.players[self.course.seat]

        def mine(kind: str) -> list[Any]:
            return course.mine(kind, "RoundBegan")

        paid = sum(each.price for each in [*mine("Developed"), *mine("Settled")])
        return {
            "hint-price": [{"count": paid}],
            "hint-conquers": [
                {"card": each.card, "military": each.military, "defense": each.defense}
                for each in mine("Conquered")
            ],
            "hint-uses": [{"card": each.card} for each in mine("ConvoyDiscarded")],
            "hint-draws": [{"count": each.count} for each in mine("Drew")],
            "hint-explores": [
                {"count": each.count, "away": sum(gone.count for gone in mine("ExploreDiscarded"))}
                for each in mine("Explored")
            ],
            "hint-rounds": [
                {
                    "vp": each.vp,
                    "was": before.vp_rate,
                    "income": each.income,
                    "had": before.income_rate,
                }
                for each in mine("Scored")
            ],
            "hint-empty-hand": [] if self._kept() else [{}],
            "hint-keeps-best": [{"card": card} for card in self._kept()],
        }

    def _kept(self) -> list[str]:
        gone = [*self.view.picked, *(choice.subject for choice in self.answer.choices)]
        return [*(Counter(self.view.hand) - Counter(gone)).elements()]

    def _next(self) -> dict[str, list[Facts]]:
        """What the verdicts of the next round allow, and what it then costs."""
        course = self.course
        when = "later" if course.mine("Scored") else "now"
        allowed = [(card, facts) for (purpose, card), facts in course.allowed.items() if purpose == "place"]
        single: list[Facts] = [
            {"card": card, "count": facts.get("price", 0), "when": when} for card, facts in allowed
        ]
        both: list[Facts] = []
        for reason in self.answer.reasons:
            key = f"place:{reason.facts.get('card')}"
            if reason.name == "hint-next-both" and key in course.options():
                twin = Course(course.game, course.state, course.seat)
                twin.answer(course.game.parse(key))
                verdicts = twin.game.referee.verdicts(twin.state, twin.seat)
                both += [
                    {
                        "card": reason.facts["card"],
                        "beside": each.card,
                        "count": each.facts["sum"],
                        "when": when,
                    }
                    for each in verdicts
                    if each.allowed
                ]
        return {"hint-next": single, "hint-next-both": both}


def exchanged(first: Considered, other: Considered, reason: Reason) -> bool:
    """Of `hint-instead`: the first answer gives up one card, this one the other."""
    gone = [choice.subject for choice in other.choices]
    given = [choice.subject for choice in first.choices]
    card, beside = str(reason.facts["card"]), str(reason.facts["beside"])
    return given.count(card) > gone.count(card) and gone.count(beside) > given.count(beside)
