"""What the greedy bot makes of a question before it answers: positions, worths, and the phases ahead."""

from collections.abc import Callable

from cosmodrome.bots.race.building import Phases
from cosmodrome.bots.race.goods import in_order
from cosmodrome.bots.race.plan import Plan
from cosmodrome.bots.race.position import own_position, rival_positions
from cosmodrome.bots.race.rivals import Rival, rounds_left
from cosmodrome.bots.race.turnover import mode_of
from cosmodrome.bots.race.values import Appraisal
from cosmodrome.bots.race.weights import Weights, in_round
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.games.race.choices import USE
from cosmodrome.games.race.sums import LOGISTICS
from cosmodrome.games.race.tables import NUMBER_OF
from cosmodrome.games.race.views import RaceView

Worth = Callable[[Choice], float]
"""How good each answer is."""

POWER_OF = {use.subject: use.value for use in USE}


class Thought:
    """One question, seen from the seat that is asked."""

    def __init__(self, view: RaceView, decision: Decision, weights: Weights) -> None:
        self.view = view
        self.decision = decision
        self.weights = in_round(weights, view.round)
        self.position = own_position(view)
        self.others = rival_positions(view)
        left = rounds_left([self.position, *self.others], view.pool, view.round, self.weights)
        self.left = min(left, weights.horizon)
        self.me = Appraisal(self.position, self.left, self.weights)

    def plan(self) -> Plan:
        experienced = bool(self.view.options["experienced"])
        others = self.others if self.weights.rivals else []
        rivals = [Rival(other, self.left, self.weights, experienced) for other in others]
        return Plan(self.me, rivals, self.view.pool)

    def ahead(self, develops: bool, paid: int = 0) -> Phases:
        """The building phases still to come, this one included: both kinds, or Settle alone.

        `paid` cards leave the hand before.
        """
        phases = Phases(0, 0, 0, 0, float(-paid), 0)
        for phase in self.view.phases:
            if phase.state == "past":
                continue
            bonus = self.view.seat in phase.bonus
            if phase.phase == "develop" and develops:
                phases.develops += 1
                phases.develop_bonus += bonus
            elif phase.phase == "settle":
                now = phase.state == "now" and self.decision.purpose == "settle-second"
                phases.settles += 1 if now else 1 + self.position.sums[LOGISTICS]
                phases.settle_bonus += bonus and not now
            elif phase.phase == "consume":
                phases.mode = mode_of(True, self.view.chosen)
        return phases

    # --- cards

    def pool(self) -> list[int]:
        return [NUMBER_OF[card] for card in self.decision.pool]

    def by_worth(self, cards: list[int], beside: list[int]) -> list[int]:
        """Cards, the least first. A second copy, in `cards` or `beside` them, is good for nothing but paying."""
        seen = set(beside)
        worths = []
        for card in cards:
            worths.append((0.0 if card in seen else self.me.worth(card), card))
            seen.add(card)
        return [card for _, card in sorted(worths)]

    def first_of(self, cards: list[int]) -> Choice:
        """The first option among these cards: several picks go in the order of the options."""
        for option in self.decision.options:
            if NUMBER_OF.get(option.subject, -1) in cards:
                return option
        raise AssertionError(f"{self.decision.purpose}: none of {cards} is offered")

    # --- goods

    def times(self) -> int:
        """R6.12"""
        return 2 if "consume-x2" in self.view.chosen else 1

    def unused(self) -> list[int]:
        """The Consume powers still to be used, in the order in which they are best used."""
        assert self.view.seat is not None
        left = self.view.players[self.view.seat].powers_left
        return in_order(self.position.tables, [POWER_OF[name] for name in left])

    def stock(self) -> list[int]:
        """Goods by kind, without those already picked."""
        stock = self.position.stock()
        if self.decision.purpose == "spend":
            for world in self.view.picked:
                stock[self.position.tables.good[NUMBER_OF[world]]] -= 1
        return stock

    def price(self) -> float:
        """A card drawn now, in points; never nothing, for cards break ties (R8.22)."""
        return max(self.me.card, 0.05)
