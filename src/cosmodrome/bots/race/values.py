"""What cards are worth, in victory points: placed, on the table now and in time to come, and in the hand."""

from cosmodrome.bots.race.engine import Engine
from cosmodrome.bots.race.goal_hopes import Hopes
from cosmodrome.bots.race.goods import in_order
from cosmodrome.bots.race.position import Position
from cosmodrome.bots.race.scores import bonus_density, score_of, six_cost
from cosmodrome.bots.race.weights import Weights
from cosmodrome.games.race.meta import FULL_TABLEAU, HAND_LIMIT
from cosmodrome.games.race.sums import (
    DEVELOP_DISCOUNT,
    KINDS,
    MERCENARIES,
    MILITARY,
    REBEL_MILITARY,
    SHIP,
    TACTICS,
    WINDFALL,
)

UNPLACEABLE = 99
"""The price of a card that cannot be placed, whatever is paid."""


class Appraisal(Engine):
    """An engine, its score, and the worth of each card for it."""

    def __init__(self, position: Position, left: float, weights: Weights) -> None:
        super().__init__(position, left, weights)
        self.score = score_of(position)
        self._engine = self.later
        self.hopes = Hopes(position.tables, position.goals, left, weights) if position.goals else None
        self._goal_now = self._goal_later = 0.0
        if self.hopes is not None:
            self._goal_now, self._goal_later = self.hopes.of(
                position.tableau, position.chips, position.sums[MILITARY]
            )
            self.score += self._goal_now
            self.later += self._goal_later
        self._dreams, self._beyond = self._in_hand()
        self._gains: dict[int, tuple[float, float]] = {}
        self._worths: dict[int, float] = {}
        self._hopes: dict[int, float] = {}
        self._different = sorted(set(position.hand))

    # --- what a card adds

    def gain(self, card: int) -> tuple[float, float]:
        """What placing a card adds: points on the table now, and points still to come."""
        found = self._gains.get(card)
        if found is None:
            found = self._gains[card] = self._gain(card)
        return found

    def _gain(self, card: int) -> tuple[float, float]:
        position = self.position
        tables = position.tables
        now = float(tables.vp[card])
        later = self.weights.presence * min(1.0, self.left)
        for other in position.tableau:
            if tables.bonus[other]:
                now += tables.bonus[other][card]
                now += tables.military_vp[other] * tables.sums[card][MILITARY]
        if tables.bonus[card]:
            now += six_cost(position, card) + tables.bonus[card][card]
            now += tables.military_vp[card] * tables.sums[card][MILITARY]
            later += self._growth(card)
        tableau = [*position.tableau, card]
        row = tables.sums[card]
        sums = position.sums[:]
        for at in tables.adds_to[card]:
            sums[at] += row[at]
        powers = self.powers
        if tables.powers[card]:
            powers = in_order(tables, powers + tables.powers[card])
        later += self.future(tableau, sums, powers) - self._engine + self._together(card)
        if self.hopes is not None:
            goal_now, goal_later = self.hopes.of(tableau, position.chips, sums[MILITARY])
            now += goal_now - self._goal_now
            later += goal_later - self._goal_later
        if tables.production[card] == WINDFALL:
            stock = position.stock()
            before = self.stock_worth(stock)
            stock[tables.good[card]] += 1
            later += self.stock_worth(stock) - before
        return now, later

    def _in_hand(self) -> tuple[list[int], list[tuple[int, int]]]:
        """Six-cost developments in hand, and military worlds out of reach with the Military they lack."""
        position = self.position
        tables = position.tables
        dreams = []
        beyond = []
        for card in sorted(set(position.hand)):
            if tables.bonus[card] and card not in position.tableau:
                dreams.append(card)
            elif tables.military[card]:
                lacking = tables.number[card] - position.military_against(card)
                if lacking > 0:
                    beyond.append((card, lacking))
        return dreams, beyond

    def _together(self, card: int) -> float:
        """What a card adds to plans for other cards in hand."""
        w = self.weights
        tables = self.position.tables
        time = min(1.0, self.left / 3.0)
        worth = 0.0
        for dream in self._dreams:
            if dream != card:
                worth += w.dream * time * tables.bonus[dream][card]
        if self._beyond:
            row = tables.sums[card]
            for world, lacking in self._beyond:
                more = row[MILITARY] + (row[MILITARY + tables.good[world]] if tables.good[world] else 0)
                if tables.rebel[world]:
                    more += row[REBEL_MILITARY]
                if more > 0 and world != card:
                    share = 1.0 if more >= lacking else 0.4 * more / lacking
                    worth += w.opening * time * share * (tables.vp[world] + 1.5)
        return worth

    def _growth(self, card: int) -> float:
        """What a six-cost development will gain from cards and chips still to come."""
        position = self.position
        tables = position.tables
        coming = min(FULL_TABLEAU - 1 - len(position.tableau), self.left)
        if coming <= 0:
            return 0.0
        w = self.weights
        seen = sum(tables.bonus[card][other] for other in position.tableau) / max(1, len(position.tableau))
        growth = (
            w.growth * coming * max(0.5 * (seen + bonus_density(tables, position.pack)[card]), 0.7 * seen)
        )
        if tables.chips_per_vp[card]:
            growth += 0.5 * self.left * w.cycles
        if tables.military_vp[card]:
            growth += 0.15 * self.left
        return growth

    # --- hand cards

    def hand_worth(self, cards: float) -> float:
        """So many cards that are good for nothing but paying: the more there are, the less each is worth."""
        kept_for = sum(self.hopes.hand(cards)) if self.hopes is not None else 0.0
        cards = min(cards, HAND_LIMIT)
        beyond = max(0.0, cards - 4.0)
        return kept_for + self.card * (cards - self.weights.plenty * beyond * beyond / 2.0)

    def price(self, card: int) -> tuple[int, float]:
        """The fewest cards that placing costs in a phase without bonus, and points given up for it."""
        position = self.position
        tables = position.tables
        if not tables.is_world[card]:
            if card in position.tableau:
                return UNPLACEABLE, 0.0
            return max(0, tables.number[card] - position.sums[DEVELOP_DISCOUNT]), 0.0
        return self.settling(card)

    def settling(self, world: int) -> tuple[int, float]:
        """The cheapest way to a world: cards to pay, and points given up with a used-up card."""
        position = self.position
        tables = position.tables
        ship = 1.0 + 0.5 * self.coefficients[SHIP]
        if tables.military[world]:
            lacking = tables.number[world] - position.military_against(world)
            if lacking <= 0:
                return 0, 0.0
            hired = lacking if lacking <= position.sums[MERCENARIES] else UNPLACEABLE
            if position.can_pay(world):
                price = min(position.settle_price(world), hired)
                if price * self.card > ship and position.sums[SHIP]:
                    return 0, ship
                return price, 0.0
            if hired < UNPLACEABLE:
                return hired, 0.0
            if lacking <= position.sums[TACTICS]:
                return 0, 1.0 * ((lacking + 2) // 3)
            if position.sums[TACTICS] and lacking <= position.sums[TACTICS] + position.sums[MERCENARIES]:
                return lacking - position.sums[TACTICS], 1.0
            return UNPLACEABLE, 0.0
        price = position.settle_price(world)
        if position.sums[SHIP] and tables.good[world] != KINDS - 1 and price * self.card > ship:
            return 0, ship
        return price, 0.0

    def surplus(self, card: int) -> float:
        """What placing a card gains beyond everything it costs; may be negative."""
        now, later = self.gain(card)
        cards, lost = self.price(card)
        if cards >= UNPLACEABLE:  # as if the Military that is lacking had a price
            lacking = self.position.tables.number[card] - self.position.military_against(card)
            cards, lost = 0, 0.8 * lacking
        return now + later - lost - (cards + 1) * self.card

    def worth(self, card: int) -> float:
        """A card in hand: as payment, and more if placing it would gain something."""
        found = self._worths.get(card)
        if found is None:
            found = self._worths[card] = self._worth(card)
        return found

    def _worth(self, card: int) -> float:
        """Whatever it is worth as the best of the hand, it is only as far as it is better than the next."""
        if self.left <= 0.0:
            return 0.001 * sum(self.gain(card))
        w = self.weights
        hope = self._hope(card)
        next_best = max((self._hope(other) for other in self._different if other != card), default=0.0)
        worth = w.option * hope + (w.first - w.option) * max(0.0, hope - next_best)
        return self.card + worth + 0.001 * sum(self.gain(card))

    def _hope(self, card: int) -> float:
        """What placing a hand card gains, and less if it must wait; 0 if nothing."""
        found = self._hopes.get(card)
        if found is None:
            found = self._hopes[card] = max(0.0, self._reach(card) * self.surplus(card))
        return found

    def _reach(self, card: int) -> float:
        """The share of a card's gain that is left by the time it can be placed."""
        position = self.position
        tables = position.tables
        reach = min(1.0, self.left)
        cards, _ = self.price(card)
        if cards >= UNPLACEABLE:
            if not tables.military[card] or card in position.tableau:
                return 0.0
            lacking = tables.number[card] - position.military_against(card) - position.sums[TACTICS]
            lacking -= position.sums[MERCENARIES]
            return reach * (self.weights.wish if lacking <= 3 else 0.3 * self.weights.wish)
        if cards > max(position.cards - 1, 4):
            return reach * (self.weights.wish if cards > position.cards + 3 else 0.6)
        return reach
