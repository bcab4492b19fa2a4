"""The claims of hints for Race for the Galaxy, each beside what comes of the answer."""

from typing import Any

from cosmodrome.bots.hints import Considered
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game

from .hint_facts import Course, Facts, as_the_bot, doing_nothing, named, sparing

PLACED = ("Developed", "Settled", "Conquered")
GOT = ("GoalClaimed", "GoalTaken")
PARTS = ("pay", "settle-by", "spend", "discard-for-vp")
"""Questions that an answer brings with it."""


def truths(game: Game[Any], state: Any, seat: int, answer: Considered) -> dict[str, list[Facts]]:
    """By the name of a reason, the facts that it may tell."""
    return _Truths(game, state, seat, answer).found


class _Truths:
    def __init__(self, game: Game[Any], state: Any, seat: int, answer: Considered) -> None:
        self.game, self.state, self.seat, self.answer = game, state, seat, answer
        self.view = game.view(state, seat)
        self.purpose = game.decision(state, seat).purpose
        self.cards = named(answer)
        self.bot = sparing(as_the_bot(game), self.cards)
        likes = [choice.key for choice in answer.choices] if self.purpose == "action" else []
        self.course = Course(game, state, seat).play(answer.choices, self._goes_on, likes)
        self.found = (
            self._told() | self._others() | {"hint-could": self._could(), "hint-unseen": self._unseen()}
        )

    def _goes_on(self, course: Course, decision: Decision) -> Choice | None:
        if decision.purpose == "action":
            return None
        if decision.purpose in ("develop", "settle"):
            wanted = [option for option in decision.options if option.subject in self.cards]
            return wanted[0] if wanted else doing_nothing(decision)
        return self.bot(course, decision)

    def _own_part(self) -> list[tuple[int, Any]]:
        """What happened by the answer itself: until the seat is asked something else, or a new phase begins."""
        course = self.course
        stops = (
            ["RoundBegan"] if self.purpose == "action" else ["RoundBegan", "PhaseBegan", "ActionsRevealed"]
        )
        ends = [at for at, event in enumerate(course) if type(event).__name__ in stops]
        if self.purpose != "action":
            ends += [at for at, purpose in course.asked if purpose not in PARTS]
        return [*enumerate(course[: min(ends, default=len(course))])]

    def _told(self) -> dict[str, list[Facts]]:
        course = self.course
        part = [
            (at, event) for at, event in self._own_part() if getattr(event, "seat", self.seat) == self.seat
        ]
        kinds = [(at, type(event).__name__, event) for at, event in part]
        found: dict[str, list[Facts]] = {}

        def tell(name: str, **facts: int | str) -> None:
            found.setdefault(name, []).append({**facts})

        vp = cards = goods = drawn = 0
        fetched = False
        for _, kind, event in kinds:
            if kind in PLACED:
                tell("hint-price", count=getattr(event, "price", 0))
                changes = [at for at, name, _ in kinds if name in (*PLACED, *GOT, "TableauCardDiscarded")]
                tell("hint-points", vp=course.scores[max(changes) + 1] - course.scores[0])
            if kind == "Conquered":
                tell("hint-conquers", card=event.card, military=event.military, defense=event.defense)
            elif kind == "TableauCardDiscarded":
                tell("hint-uses", card=event.card)
            elif kind in GOT:
                tell("hint-goal", goal=event.goal, vp=event.vp)
            elif kind == "Sold":
                tell("hint-sells", card=event.world, count=event.value)
            elif kind == "Kept":
                tell("hint-keeps-of", count=event.count, looks=event.count + event.away)
            elif kind == "Consumed":
                vp, cards = vp + event.vp, cards + event.cards
            elif kind == "HandCardsConsumed":
                vp += event.vp
            elif kind == "GoodPlaced":
                goods += event.why not in ("windfall", "start")
            elif kind == "Drew" and not fetched:
                drawn += event.count
            fetched = kind == "Sold" or (kind == "Consumed" and event.cards > 0)
        if not (vp or cards or goods or drawn or found):
            tell("hint-nothing-now")
        tell("hint-consumes", vp=vp, count=cards)
        tell("hint-produces", count=goods)
        tell("hint-draws", count=drawn)
        for card in self.cards:
            for purpose in ("develop", "settle"):
                facts = course.allowed.get((purpose, card))
                if facts is not None:
                    for name in ("hint-hopes", "hint-then"):
                        tell(name, card=card, count=facts.get("price", 0))
        return found

    def _made_by(self, course: Course, seat: int) -> int:
        return sum(
            type(event).__name__ == "GoodPlaced"
            and event.seat == seat
            and event.why not in ("windfall", "start")
            for event in course  # type: ignore[attr-defined]
        )

    def _others(self) -> dict[str, list[Facts]]:
        """Goods that others make: by this answer, and by a Produce that is not called."""
        if self.purpose != "action":
            return {}
        others = [seat for seat in range(self.view.seats) if seat != self.seat]
        helped: list[Facts] = [{"seat": seat, "count": self._made_by(self.course, seat)} for seat in others]
        call = next(
            key for key in (o.key for o in self.game.options(self.state, self.seat)) if "produce" in key
        )
        called = Course(self.game, self.state, self.seat).play([self.game.parse(call)], self._goes_on, [call])
        denied: list[Facts] = [
            {"seat": seat, "count": self._made_by(called, seat), "own": self._made_by(called, self.seat)}
            for seat in others
        ]
        return {"hint-helps": helped, "hint-denies": denied}

    def _could(self) -> list[Facts]:
        """What the verdicts of the next round allow where the seat calls the phase."""
        found: list[Facts] = []
        for reason in self.answer.reasons:
            if reason.name != "hint-could":
                continue
            phase, card = str(reason.facts["phase"]), str(reason.facts["card"])
            acts = [key for key in self.course.options() if phase in key.partition(":")[2].split("+")]
            key = min(acts, key=len)

            def goes_on(course: Course, decision: Decision, phase: str = phase) -> Choice | None:
                return None if decision.purpose == phase else doing_nothing(decision)

            course = Course(self.game, self.course.state, self.seat)
            course.play([self.game.parse(key)], goes_on, [key])
            facts = course.allowed.get((phase, card))
            if facts is not None:
                found.append({"card": card, "phase": phase, "count": facts.get("price", 0)})
        return found

    def _unseen(self) -> list[Facts]:
        """How many cards of each number are somewhere else than where the seat has seen them."""
        if self.purpose != "guess":
            return []
        view, number = self.view, int(self.answer.choices[0].subject)
        cards = {card["id"]: card for card in self.game.card_facts(view.options)}
        held = [*self.state.deck, *self.state.unseen]
        for seat in self.state.seats:
            held += [good for good in seat.goods if good >= 0]
            if seat.number != self.seat:
                held += [*seat.hand, *seat.discards]
        hidden = [self.state.tables.ids[card] for card in held]
        total = sum(int(cards[card].get("cost", cards[card].get("defense", -1))) == number for card in hidden)
        return [{"count": total}]
