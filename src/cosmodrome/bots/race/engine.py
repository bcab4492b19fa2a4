"""The engine: what a tableau will bring in the rounds to come, by its powers and by goods used again and again."""

from cosmodrome.bots.race.goods import Yield, best_sale, harvest, powers_of, trade_value
from cosmodrome.bots.race.position import Position
from cosmodrome.bots.race.scores import military_chances
from cosmodrome.bots.race.weights import Weights
from cosmodrome.core.pile import packed
from cosmodrome.games.race.box import WITH_STORM
from cosmodrome.games.race.reckoning import drawn_first, drawn_last
from cosmodrome.games.race.sums import (
    ALIEN,
    AT_A_PRICE,
    CONTACT,
    DEVELOP_DISCOUNT,
    DEVELOP_DRAW_AFTER,
    DEVELOP_DRAW_BEFORE,
    KEEP,
    KINDS,
    LOGISTICS,
    LOOK,
    MARK_TRADE,
    MARKS,
    MERCENARIES,
    MILITARY,
    PRODUCTION,
    REBEL_MILITARY,
    SETTLE_DISCOUNT,
    SETTLE_DRAW_AFTER,
    SHIP,
    TACTICS,
    TRADE,
    WINDFALL,
)

_COMMON = TRADE + KINDS
"""Sums that are worth so much each; what later sets add to them is weighed apart."""


class Engine:
    """A tableau with `left` rounds still to come after this one."""

    def __init__(self, position: Position, left: float, weights: Weights) -> None:
        self.position = position
        self.left = left
        self.weights = weights
        self.card = (weights.card + weights.youth * left) * min(1.0, 0.05 + left / 2.0)
        """A card that is good for nothing but paying, in a hand of four."""
        self.coefficients = self._per_power()
        self._chances = military_chances(position.tables, position.pack)
        self._stocks: dict[tuple[int, ...], float] = {}
        self.powers = powers_of(position.tables, position.tableau)
        self.later = self.future(position.tableau, position.sums, self.powers)
        """Points the tableau will bring in the rounds to come."""

    def _per_power(self) -> list[float]:
        """What one of each sum of a seat is worth from now on."""
        w = self.weights
        row = [0.0] * _COMMON
        row[LOOK] = w.look
        row[KEEP] = w.keep
        row[DEVELOP_DRAW_BEFORE] = w.develop_draw_before
        row[DEVELOP_DISCOUNT] = w.develop_discount
        row[DEVELOP_DRAW_AFTER] = w.develop_draw_after
        row[SETTLE_DRAW_AFTER] = w.settle_draw_after
        row[SETTLE_DISCOUNT] = w.settle_discount
        row[CONTACT] = w.contact
        row[REBEL_MILITARY] = w.military_rebel
        row[TACTICS] = w.tactics
        row[TRADE] = w.trade
        for kind in range(1, KINDS):
            row[SETTLE_DISCOUNT + kind] = w.settle_discount_kind
            row[MILITARY + kind] = w.military_kind
            row[TRADE + kind] = w.trade_kind
        row = [self.left * self.card * amount for amount in row]
        row[SHIP] = w.ship * min(self.left, 2.0)
        return row

    def future(self, tableau: list[int], sums: list[int], powers: list[int]) -> float:
        w = self.weights
        future = sum(map(float.__mul__, self.coefficients, map(float, sums)))
        strength = sums[MILITARY]
        if strength > 0:
            future += w.military * self.left * self._chances[min(strength, 15)]
        else:
            future += 0.1 * strength * min(self.left, 3.0)
        if self.position.pack & WITH_STORM:
            future += self._by_storm(sums)
        income = self.income(tableau, sums, powers)
        often = w.cycles + w.more_cycles * min(1.0, income / 8.0)
        return future + self.left * often * income

    def _by_storm(self, sums: list[int]) -> float:
        """What the powers of The Gathering Storm are worth that others have no like of."""
        w = self.weights
        worth = w.second_world * self.card * sums[LOGISTICS]
        if sums[MERCENARIES]:
            strength = max(0, min(sums[MILITARY], 15))
            reached = self._chances[min(strength + sums[MERCENARIES], 15)] - self._chances[strength]
            worth += w.mercenaries * w.military * reached
        return self.left * (worth + w.trade_kind * self.card * sums[MARK_TRADE] * sums[MARKS])

    def income(self, tableau: list[int], sums: list[int], powers: list[int]) -> float:
        """Points and cards, as points, of one Produce and one Consume phase called by this seat."""
        tables = self.position.tables
        made = [0] * KINDS
        windfalls = [0] * KINDS
        cards = 0.0
        refills: list[int] = []
        extras: list[int] = []
        for card in tableau:
            production = tables.production[card]
            if production == PRODUCTION:
                made[tables.good[card]] += 1
                cards += tables.draw_here[card]
            elif production == WINDFALL:
                windfalls[tables.good[card]] += 1
            elif production == AT_A_PRICE:
                made[ALIEN] += 1
                cards -= tables.discard_to_produce[card]
            if tables.produces_windfall[card]:
                refills.append(tables.produces_windfall[card])
            if tables.draws_in_produce[card]:
                extras.append(card)
        for kind in sorted(refills):
            if kind < KINDS and windfalls[kind]:
                windfalls[kind] -= 1
                made[kind] += 1
            elif kind == KINDS and any(windfalls):
                best = max(one for one in range(1, KINDS) if windfalls[one])
                windfalls[best] -= 1
                made[best] += 1
        for card in extras:
            cards += self._drawn(card, made, tableau)
        bonus = max([one for one in range(1, KINDS) if windfalls[one]], default=0)
        if bonus:
            made[bonus] += 1
        earned = self.consuming(powers, made, sums)
        if bonus:  # only this seat's own Produce fills it
            earned -= 0.3
        return max(earned, 0.0) + cards * self.card

    def _drawn(self, card: int, made: list[int], tableau: list[int]) -> float:
        tables = self.position.tables
        cards = float(drawn_first(tables, packed(tableau), card) + drawn_last(tables, packed(made), card))
        if tables.draw_most[card] and made[tables.draw_most_kind[card]]:
            cards += 0.6 * tables.draw_most[card]
        return cards

    def consuming(self, powers: list[int], stock: list[int], sums: list[int]) -> float:
        """What this stock brings in a Consume phase called by its owner: x2, or one good sold first."""
        doubled = self._worth_of(harvest(self.position.tables, powers, stock, sums, 2))
        return max(doubled, self.trading(powers, stock, sums))

    def trading(self, powers: list[int], stock: list[int], sums: list[int]) -> float:
        """The same with one good sold: the one whose price is best."""
        sold = best_sale(stock, sums)
        if not sold:
            return self._worth_of(harvest(self.position.tables, powers, stock, sums, 1))
        rest = stock[:]
        rest[sold] -= 1
        then = harvest(self.position.tables, powers, rest, sums, 1)
        return trade_value(sold, sums) * self.card + self._worth_of(then)

    def sharing(self, powers: list[int], stock: list[int], sums: list[int]) -> float:
        """The same in a Consume phase that others called."""
        return self._worth_of(harvest(self.position.tables, powers, stock, sums, 1))

    def doubling(self, powers: list[int], stock: list[int], sums: list[int]) -> float:
        """The same with chips doubled."""
        return self._worth_of(harvest(self.position.tables, powers, stock, sums, 2))

    def _worth_of(self, brought: Yield) -> float:
        w = self.weights
        hope = min(self.left, 1.0) * (w.spare_good * brought.spare + w.idle_power * brought.idle)
        return brought.vp + brought.cards * self.card + hope

    def stock_worth(self, stock: list[int]) -> float:
        """Goods that wait on worlds."""
        key = tuple(stock)
        found = self._stocks.get(key)
        if found is None:
            sums = self.position.sums
            fresh = self.consuming(self.powers, stock, sums)
            empty = self.consuming(self.powers, [0] * KINDS, sums)
            found = self.weights.stock * min(1.0, self.left) * (fresh - empty)
            self._stocks[key] = found
        return found
