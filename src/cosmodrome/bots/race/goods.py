"""Goods: what consuming and trading them brings, and which to give for which power."""

from functools import cache

from cosmodrome.games.race.reckoning import TRADE_VALUE, sale
from cosmodrome.games.race.sums import (
    DISCARD_CARDS,
    DRAW_CARDS,
    GAMBLE,
    GENES,
    KINDS,
    MARK_TRADE,
    MARKS,
    SELL_ONE,
    SPEND_ALL,
    SPEND_GOODS,
    SPEND_HERE,
    SPEND_KINDS,
    TRADE,
)
from cosmodrome.games.race.tables import Tables


class Yield:
    """What a Consume phase brings: `vp`, `cards`, the goods `spare` afterwards, what powers stayed `idle` for."""

    __slots__ = ("cards", "idle", "spare", "vp")

    def __init__(self, vp: float, cards: float, spare: int, idle: int) -> None:
        self.vp = vp
        self.cards = cards
        self.spare = spare
        self.idle = idle


@cache
def _ranks(tables: Tables) -> list[float]:
    """How early each Consume power is used: the most for a good first, the choosy before the others."""
    ranks = []
    for power in range(len(tables.p_card)):
        kind = tables.p_kind[power]
        rate = (1.5 * tables.p_vp[power] + 0.6 * tables.p_cards[power]) / max(1, tables.p_goods[power])
        if kind == SPEND_ALL:
            rate = 0.0
        elif kind == SELL_ONE:
            rate = 1.7
        elif kind in (SPEND_GOODS, SPEND_HERE) and tables.p_good[power]:
            rate += 0.5
        ranks.append(-rate)
    return ranks


def powers_of(tables: Tables, tableau: list[int]) -> list[int]:
    """The Consume powers of a tableau in the order in which they are best used."""
    powers = [power for card in tableau for power in tables.powers[card]]
    return in_order(tables, powers)


def in_order(tables: Tables, powers: list[int]) -> list[int]:
    return sorted(powers, key=_ranks(tables).__getitem__)


def trade_value(kind: int, sums: list[int]) -> int:
    """R6.2, R6.3 Cards for a sold good, with the bonuses that hold for all worlds."""
    if kind == GENES and sums[MARK_TRADE]:
        return sale(kind, sums[TRADE], sums[TRADE + kind] + sums[MARK_TRADE] * sums[MARKS])
    return sale(kind, sums[TRADE], sums[TRADE + kind])


def best_sale(stock: list[int], sums: list[int]) -> int:
    """The kind that sells best among goods by kind; 0 when there is none."""
    best = most = 0
    for kind in range(1, KINDS):
        if stock[kind]:
            value = trade_value(kind, sums)
            if value >= most:
                best, most = kind, value
    return best


def harvest(tables: Tables, powers: list[int], stock: list[int], sums: list[int], times: int) -> Yield:
    """Use the powers, in this order, on goods by kind; `times` is 2 when chips are doubled (R6.12)."""
    left = stock[:]
    total = sum(left)
    vp = 0.0
    cards = 0.0
    idle = 0
    for power in powers:
        kind = tables.p_kind[power]
        if kind == SPEND_GOODS:
            good = tables.p_good[power]
            each = tables.p_goods[power]
            most = tables.p_times[power]
            uses = (left[good] if good else total) // each
            if uses < most:
                idle += (most - uses) * each
            else:
                uses = most
            if uses:
                vp += uses * tables.p_vp[power] * times
                cards += uses * tables.p_cards[power]
                total -= uses * each
                if good:
                    left[good] -= uses * each
                else:
                    _take_any(left, uses * each)
        elif kind == SPEND_KINDS:
            if sum(count > 0 for count in left) >= tables.p_goods[power]:
                vp += tables.p_vp[power] * times
                cards += tables.p_cards[power]
                total -= tables.p_goods[power]
                _take_kinds(left, tables.p_goods[power])
            else:
                idle += 1
        elif kind == SPEND_ALL:
            if total:
                vp += (total * tables.p_vp[power] + tables.p_offset[power]) * times
                cards += total * tables.p_cards[power]
                total = 0
                left = [0] * KINDS
            else:
                idle += 1
        elif kind == SELL_ONE:
            if total:
                best = max(good for good in range(1, KINDS) if left[good])
                cards += trade_value(best, sums) if tables.p_times[power] else TRADE_VALUE[best]
                left[best] -= 1
                total -= 1
            else:
                idle += 1
        elif kind == DRAW_CARDS:
            cards += tables.p_cards[power]
        elif kind == GAMBLE:
            cards += 0.2
        elif kind == DISCARD_CARDS:
            vp += 0.4
        elif kind == SPEND_HERE:  # which of the goods lies there is not told: the first one
            if left[tables.p_good[power]]:
                vp += tables.p_vp[power] * times
                cards += tables.p_cards[power]
                left[tables.p_good[power]] -= 1
                total -= 1
            else:
                idle += 1
    return Yield(vp, cards, total, idle)


def _take_any(left: list[int], count: int) -> None:
    """Of the kind there is most of, the cheaper one of two."""
    for _ in range(count):
        left[left.index(max(left))] -= 1


def _take_kinds(left: list[int], count: int) -> None:
    for kind in sorted(range(1, KINDS), key=lambda kind: -left[kind])[:count]:
        left[kind] -= 1


def used_on(
    tables: Tables, power: int, rest: list[int], stock: list[int], sums: list[int], times: int, card: float
) -> float:
    """What using `power` now and the `rest` after it is worth, when its goods are chosen well."""
    left = stock[:]
    kind = tables.p_kind[power]
    worth = 0.0
    if kind in (SPEND_GOODS, SPEND_HERE, SPEND_KINDS, SPEND_ALL, SELL_ONE):
        good = tables.p_good[power]
        fitting = left[good] if good else sum(left)
        if kind in (SPEND_GOODS, SPEND_HERE):
            each = tables.p_goods[power]
            uses = min(tables.p_times[power], fitting // each)
            needed = uses * each
        elif kind == SPEND_KINDS:
            uses, needed = 1, tables.p_goods[power]
        else:
            uses, needed = (fitting, fitting) if kind == SPEND_ALL else (1, 1)
        taken: list[int] = []
        for _ in range(needed):
            without = taken if kind == SPEND_KINDS else []
            kinds = [one for one in range(1, KINDS) if left[one] and one not in without]
            if good:
                kinds = [good]
            best = least_missed(tables, rest, left, sums, times, card, kinds, sell=kind == SELL_ONE)
            left[best] -= 1
            taken.append(best)
        if kind == SELL_ONE:
            bonuses = tables.p_times[power] > 0
            worth += (trade_value(taken[0], sums) if bonuses else TRADE_VALUE[taken[0]]) * card
        else:
            worth += (uses * tables.p_vp[power] + tables.p_offset[power]) * times
            worth += uses * tables.p_cards[power] * card
    then = harvest(tables, rest, left, sums, times)
    return worth + then.vp + then.cards * card


def least_missed(
    tables: Tables,
    rest: list[int],
    stock: list[int],
    sums: list[int],
    times: int,
    card: float,
    kinds: list[int],
    sell: bool = False,
) -> int:
    """The kind among `kinds` whose good is given up most gladly, or sold best."""
    if len(kinds) == 1:
        return kinds[0]

    def left(kind: int) -> float:
        # Between equals the cheap good goes first, unless its price is what it is given for.
        price = trade_value(kind, sums) * (card if sell else -0.01)
        return left_by(tables, rest, stock, sums, times, card, [kind]) + price

    return max(kinds, key=left)


def left_by(
    tables: Tables,
    rest: list[int],
    stock: list[int],
    sums: list[int],
    times: int,
    card: float,
    given: list[int],
) -> float:
    """What the other goods still bring by the `rest` of the powers once a good of each kind in `given` is gone."""
    for kind in given:
        stock[kind] -= 1
    then = harvest(tables, rest, stock, sums, times)
    for kind in given:
        stock[kind] += 1
    return then.vp + then.cards * card
