"""Building: which cards are best placed in the Develop and Settle phases of a round."""

from cosmodrome.bots.race.turnover import Turnover
from cosmodrome.bots.race.values import UNPLACEABLE, Appraisal
from cosmodrome.games.race.sums import DEVELOP_DRAW_AFTER, DEVELOP_DRAW_BEFORE, SETTLE_DRAW_AFTER, WINDFALL

# Candidates looked at for each placement: the best few.
_BEST = 5


class Placement:
    """A hand card that could be placed: its price in cards before the bonus, and what it adds."""

    __slots__ = ("card", "later", "now", "price", "total")

    def __init__(self, card: int, price: int, now: float, later: float) -> None:
        self.card = card
        self.price = price
        self.now = now
        self.later = later
        self.total = now + later


class Build:
    """What is placed in a round, and what it leaves: points now and later, cards spent and drawn."""

    __slots__ = ("appeal", "cards", "count", "development", "later", "lost", "now", "world")

    def __init__(self) -> None:
        self.appeal = 0.0
        self.now = 0.0
        self.later = 0.0
        self.cards = 0.0
        """Cards drawn less those that have left the hand."""
        self.lost = 0.0
        """What those were worth beyond paying."""
        self.count = 0
        self.development = -1
        self.world = -1


class Phases:
    """The building phases to plan for: how many of each, how often with the bonus, and what goes before and after."""

    __slots__ = ("develop_bonus", "develops", "drawn", "mode", "settle_bonus", "settles")

    def __init__(
        self, develops: int, settles: int, develop_bonus: int, settle_bonus: int, drawn: float, mode: int
    ) -> None:
        self.develops = develops
        self.settles = settles
        self.develop_bonus = develop_bonus
        self.settle_bonus = settle_bonus
        self.drawn = drawn
        """Cards that come into the hand before."""
        self.mode = mode
        """How goods are used afterwards."""


class Builder:
    """What one seat can place."""

    def __init__(self, appraisal: Appraisal, turnover: Turnover) -> None:
        self.me = appraisal
        self.turnover = turnover
        position = appraisal.position
        self._payment = [0.0]
        for worth in sorted(appraisal.worth(card) for card in position.hand):
            self._payment.append(self._payment[-1] + max(0.0, worth - appraisal.card))
        self.developments: list[Placement] = []
        self.worlds: list[Placement] = []
        for card in sorted(set(position.hand)):
            price, lost = appraisal.price(card)
            if price < UNPLACEABLE:
                now, later = appraisal.gain(card)
                row = self.worlds if position.tables.is_world[card] else self.developments
                row.append(Placement(card, price, now - lost, later))
        for row in (self.developments, self.worlds):
            row.sort(key=lambda one: -(one.total - one.price * appraisal.card))
            del row[_BEST:]
        best = [one.total - one.price * appraisal.card for one in self.developments + self.worlds]
        self.prospect = max([0.0, *best])
        """What the best card in hand would gain."""

    def best(self, phases: Phases) -> Build:
        """The best that can be placed in these phases; an empty build if nothing is worth it."""
        best = Build()
        position = self.me.position
        settled_draws = position.sums[SETTLE_DRAW_AFTER]
        developed_draws = position.sums[DEVELOP_DRAW_AFTER]
        held = position.cards + phases.drawn
        if phases.develops:
            held += position.sums[DEVELOP_DRAW_BEFORE]
        for developed in _choices(self.developments, phases.develops):
            for settled in _choices(self.worlds, phases.settles):
                count = len(developed) + len(settled)
                if not count:
                    continue
                cards = 0
                gained = 0
                now = later = used = 0.0
                for at, one in enumerate(developed):
                    cards += max(0, one.price - (at < phases.develop_bonus))
                    gained += developed_draws
                    now += one.now
                    later += one.later
                for at, one in enumerate(settled):
                    cards += one.price
                    gained += settled_draws + (at < phases.settle_bonus)
                    now += one.now
                    later += one.later
                    if phases.mode:
                        used += self._used_at_once(one.card, phases.mode)
                if cards + count > held:
                    continue
                lost = self._lost(cards, phases.drawn)
                change = gained - cards - count
                worth = self.me.hand_worth(held + change) - self.me.hand_worth(held)
                appeal = now + later + used - lost + worth
                if appeal > best.appeal:
                    best.appeal = appeal
                    best.now, best.later, best.lost = now, later, lost
                    best.cards, best.count = float(change), count
                    best.development = developed[0].card if developed else -1
                    best.world = settled[0].card if settled else -1
        return best

    def _used_at_once(self, world: int, mode: int) -> float:
        """What a world adds to the Consume phase of the same round, beyond what its good would be worth later."""
        tables = self.me.position.tables
        if tables.production[world] != WINDFALL:
            return 0.0
        vp, cards, left = self.turnover.consumed(world, mode)
        without_vp, without_cards, without_left = self.turnover.consumed(-1, mode)
        more = vp - without_vp + (cards - without_cards) * self.me.card
        waiting = self.me.stock_worth(self.turnover.with_good(world)) - self.turnover.worth
        return more - waiting if sum(left) == sum(without_left) else 0.0

    def _lost(self, cards: int, drawn: float) -> float:
        """What is lost with the cards paid beyond their number; those just drawn are good for nothing else."""
        rest = max(0, cards - int(drawn))
        return self._payment[min(rest, len(self._payment) - 1)]


def _choices(row: list[Placement], phases: int) -> list[list[Placement]]:
    """Nothing, one, or with two phases two different cards."""
    found: list[list[Placement]] = [[]]
    if phases:
        found += [[one] for one in row]
    if phases > 1:
        found += [[one, other] for one in row for other in row if one is not other]
    return found
