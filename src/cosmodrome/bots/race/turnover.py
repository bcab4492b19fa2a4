"""Goods in the course of one round: what Consume and Produce bring, and what lies on worlds afterwards."""

from cosmodrome.bots.race.engine import Engine
from cosmodrome.bots.race.goods import best_sale, harvest, in_order, trade_value
from cosmodrome.core.pile import packed
from cosmodrome.games.race.reckoning import drawn_first, drawn_last
from cosmodrome.games.race.sums import ALIEN, AT_A_PRICE, KINDS, PRODUCTION, WINDFALL

# How a seat consumes: 0 not at all, 1 in a phase that others called, else as its own actions say.
GUEST = 1
DOUBLED = 2
SALE = 3
BOTH = 4


def mode_of(consumes: bool, actions: list[str]) -> int:
    """How a seat with these actions consumes in a round with or without a Consume phase."""
    return GUEST + ("consume-x2" in actions) + 2 * ("consume-trade" in actions) if consumes else 0


class Turnover:
    """The goods of one seat. Wherever a `world` is asked for, it is one just settled, or -1."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.stock = engine.position.stock()
        self.worth = engine.stock_worth(self.stock)
        """Of the goods as they lie now."""
        self._known: dict[tuple[int, int], tuple[float, float, list[int]]] = {}

    def with_good(self, world: int) -> list[int]:
        """The goods on worlds, with that of a windfall world."""
        stock = self.stock[:]
        tables = self.engine.position.tables
        if world >= 0 and tables.production[world] == WINDFALL:
            stock[tables.good[world]] += 1
        return stock

    def consumed(self, world: int, mode: int) -> tuple[float, float, list[int]]:
        """Chips, cards drawn, and the goods left after a Consume phase."""
        key = (world, mode)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._consume(world, mode)
        return found

    def _consume(self, world: int, mode: int) -> tuple[float, float, list[int]]:
        position = self.engine.position
        tables = position.tables
        stock = self.with_good(world)
        sums = position.sums
        powers = self.engine.powers
        if world >= 0 and tables.powers[world]:
            powers = in_order(tables, powers + tables.powers[world])
        cards = 0.0
        if mode >= SALE:
            sold = best_sale(stock, sums)
            if sold:
                cards += trade_value(sold, sums)
                stock[sold] -= 1
        left = stock[:]
        brought = harvest(tables, powers, stock, sums, 2 if mode in (DOUBLED, BOTH) else 1)
        # Which kinds stay does not matter much: the cheapest.
        spent = sum(stock) - brought.spare
        for kind in range(KINDS - 1, 0, -1):
            gone = min(spent, left[kind])
            left[kind] -= gone
            spent -= gone
        return brought.vp, cards + brought.cards, left

    def produced(self, stock: list[int], world: int, called: bool) -> tuple[float, list[int]]:
        """Cards drawn, and the goods on worlds after a Produce phase."""
        position = self.engine.position
        tables = position.tables
        full = [0] * KINDS
        windfalls = [0] * KINDS
        refills: list[int] = []
        cards = 0.0
        worlds = [*position.tableau, world] if world >= 0 else position.tableau
        for card in worlds:
            if tables.production[card] == PRODUCTION:
                full[tables.good[card]] += 1
            elif tables.production[card] == WINDFALL:
                windfalls[tables.good[card]] += 1
            elif tables.production[card] == AT_A_PRICE:
                full[ALIEN] += 1
                cards -= tables.discard_to_produce[card]
            if tables.produces_windfall[card]:
                refills.append(tables.produces_windfall[card])
            if tables.draws_first[card]:
                cards += drawn_first(tables, packed(worlds), card)
        after = stock[:]
        made = [0] * KINDS
        for kind in range(1, KINDS):
            # Goods there are lie on windfalls first: those are the harder ones to spend.
            on_windfalls = min(stock[kind], windfalls[kind])
            windfalls[kind] -= on_windfalls
            made[kind] = max(0, full[kind] - (stock[kind] - on_windfalls))
        for kind in sorted(refills):
            if kind < KINDS and windfalls[kind]:
                windfalls[kind] -= 1
                made[kind] += 1
            elif kind == KINDS and any(windfalls):
                _refill(windfalls, made)
        if called and any(windfalls):
            _refill(windfalls, made)
        for card in position.tableau:
            if tables.draw_here[card] and made[tables.good[card]]:
                cards += 0.8 * tables.draw_here[card]
            if tables.draws_in_produce[card]:
                cards += drawn_last(tables, packed(made), card)
        for kind in range(1, KINDS):
            after[kind] += made[kind]
        return cards, after


def _refill(windfalls: list[int], made: list[int]) -> None:
    best = max(kind for kind in range(1, KINDS) if windfalls[kind])
    windfalls[best] -= 1
    made[best] += 1
