"""What cards cost, how strong a tableau is and what goods bring: all arithmetic over tables and sums (R4 to R7).

`sums` are what a tableau adds up to (tables.py). An amount and its parts, where it comes from, stand side by side.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import Pile, place_of
from cosmodrome.games.race.choices import CONQUER, PAY, SHIP, WITH_TACTICS
from cosmodrome.games.race.meta import ALIEN_VALUE, DEVELOP_BONUS, GENES_VALUE, NOVELTY_VALUE, RARE_VALUE
from cosmodrome.games.race.sums import ALIEN, CONTACT, GOODS, KINDS, MILITARY, TACTICS, TRADE
from cosmodrome.games.race.sums import SHIP as SHIPS
from cosmodrome.games.race.tables import Tables

Parts = list[tuple[str, int]]
"""Where an amount comes from: card ids, or terms, each with its share."""

TRADE_VALUE: Final = bytes([0, NOVELTY_VALUE, RARE_VALUE, GENES_VALUE, ALIEN_VALUE])
"""R6.2 Cards for a sold good, by kind."""


def from_cards(tables: Tables, tableau: Pile, at: int, sign: int) -> Parts:
    """Which cards of a tableau make up one of its sums."""
    parts: Parts = []
    for card in tableau:
        amount = tables.sums[card][at]
        if amount:
            parts.append((tables.ids[card], sign * amount))
    return parts


# Prices.


def develop_price(tables: Tables, sums: Pile, card: i64, bonus: bool) -> int:
    """R4.2, R4.3 What a development costs, with the bonus or without."""
    return _price(tables, sums, card, DEVELOP_BONUS if bonus else 0)


def develop_parts(tables: Tables, tableau: Pile, card: i64, bonus: bool) -> Parts:
    """The arithmetic of `develop_price`; it may go below 0, where the price does not."""
    parts: Parts = [("cost", tables.number[card])]
    if bonus:
        parts.append(("bonus", -DEVELOP_BONUS))
    return parts + _savings(tables, tableau, card)


def can_pay(tables: Tables, sums: Pile, world: i64) -> bool:
    """R5.3, R5.9, R5.10 Whether this world may be paid for at all."""
    return not tables.military[world] or (sums[CONTACT] > 0 and tables.good[world] != ALIEN)


def settle_price(tables: Tables, sums: Pile, tableau: Pile, world: i64) -> int:
    """R5.2, R5.11 The cards a world costs when it is paid for without a Colony Ship."""
    return _price(tables, sums, world, contact_discount(tables, tableau) if tables.military[world] else 0)


def settle_parts(tables: Tables, tableau: Pile, world: i64) -> Parts:
    """The arithmetic of `settle_price`; it may go below 0, where the price does not."""
    if not tables.military[world]:
        return [("cost", tables.number[world]), *_savings(tables, tableau, world)]
    parts: Parts = [("defense", tables.number[world]), ("contact", -contact_discount(tables, tableau))]
    return parts + _savings(tables, tableau, world)


def contact_discount(tables: Tables, tableau: Pile) -> int:
    """R5.12 The largest discount on a defense that is paid for."""
    best = 0
    for card in tableau:
        if tables.contact[card] > best:
            best = tables.contact[card]
    return best


def _price(tables: Tables, sums: Pile, card: i64, less: i64) -> int:
    price = tables.number[card] - less - sums[tables.saving[card]] - sums[tables.saving_of_kind[card]]
    if price < 0:  # compiled, `0 if` would make an object of it
        return 0
    return price


def _savings(tables: Tables, tableau: Pile, card: i64) -> Parts:
    parts = from_cards(tables, tableau, tables.saving[card], -1)
    return parts + from_cards(tables, tableau, tables.saving_of_kind[card], -1)


# Strengths.


def military_against(tables: Tables, sums: Pile, world: i64) -> int:
    """R5.5, R5.6 Military against a world, without New Military Tactics."""
    return sums[MILITARY] + sums[tables.military_of_kind[world]] + sums[tables.military_of_keyword[world]]


def military_parts(tables: Tables, tableau: Pile, world: i64, tactics: bool) -> Parts:
    """The arithmetic of `military_against`; `tactics` counts New Military Tactics in."""
    parts = from_cards(tables, tableau, MILITARY, 1)
    parts += from_cards(tables, tableau, tables.military_of_kind[world], 1)
    parts += from_cards(tables, tableau, tables.military_of_keyword[world], 1)
    return parts + from_cards(tables, tableau, TACTICS, 1) if tactics else parts


# Ways.


def ways(tables: Tables, sums: Pile, tableau: Pile, world: i64, cards: int) -> list[int]:
    """The ways to take a world with `cards` other cards in hand, rising; empty when there is none."""
    bare = _ways(tables, sums, tableau, world, cards, 0)
    if not sums[TACTICS]:
        return bare
    # R5.8 needed or not
    return bare + [way + WITH_TACTICS for way in _ways(tables, sums, tableau, world, cards, sums[TACTICS])]


def _ways(tables: Tables, sums: Pile, tableau: Pile, world: i64, cards: int, more: i64) -> list[int]:
    found: list[int] = []
    if tables.military[world] and military_against(tables, sums, world) + more >= tables.number[world]:
        found.append(CONQUER)
    if can_pay(tables, sums, world):
        if settle_price(tables, sums, tableau, world) <= cards:
            found.append(PAY)
        if sums[SHIPS] > 0 and tables.good[world] != ALIEN:  # R5.13 to R5.16
            found.append(SHIP)
    return found


def can_take(tables: Tables, sums: Pile, tableau: Pile, world: i64, cards: int) -> bool:
    """Whether `ways` would find any; it is asked for every world in a hand."""
    if tables.military[world]:
        if military_against(tables, sums, world) + sums[TACTICS] >= tables.number[world]:
            return True
        if not can_pay(tables, sums, world):
            return False
    if sums[SHIPS] > 0 and tables.good[world] != ALIEN:
        return True
    return settle_price(tables, sums, tableau, world) <= cards


# Goods.


def sale(good: int, for_any: int, for_kind: int) -> int:
    """R6.2, R6.3 The cards that a good brings when it is sold with these bonuses."""
    return TRADE_VALUE[good] + for_any + for_kind


def trade_value(tables: Tables, sums: Pile, world: i64, bonuses: bool) -> int:
    """R6.2, R6.3 The cards that selling the good on a world brings."""
    good = tables.good[world]
    if not bonuses:
        return sale(good, 0, 0)
    return sale(good, sums[TRADE], sums[TRADE + good]) + tables.trade_here[world]


def trade_parts(tables: Tables, tableau: Pile, world: i64, bonuses: bool) -> Parts:
    """The arithmetic of `trade_value`."""
    good = tables.good[world]
    parts: Parts = [(GOODS[good - 1], TRADE_VALUE[good])]
    if bonuses:
        for card in tableau:
            cards = tables.sums[card][TRADE] + tables.sums[card][TRADE + good]
            if card == world:
                cards += tables.trade_here[world]
            if cards:
                parts.append((tables.ids[card], cards))
    return parts


def drawn_first(tables: Tables, tableau: Pile, card: i64) -> int:
    """R7.10, R7.12 What a card draws in Produce whatever is produced."""
    cards = tables.draw_flat[card]
    if tables.draw_per_world[card]:
        for world in tableau:
            if tables.good[world] == tables.draw_per_world_kind[card]:
                cards += tables.draw_per_world[card]
    return cards


def drawn_last(tables: Tables, produced: Pile, card: i64) -> int:
    """R7.9 What a card draws for the goods that its seat has produced, which are given by kind."""
    cards: i64 = 0
    if tables.draw_per_good[card]:
        cards = tables.draw_per_good[card] * produced[tables.draw_per_good_kind[card]]
    if tables.draw_per_kind[card]:
        for good in range(1, KINDS):
            if produced[good]:
                cards += tables.draw_per_kind[card]
    return cards


def drawn_here(tables: Tables, made: Pile, card: i64) -> int:
    """R7.4, R7.8 What a world draws because a good has been produced on it, as on those in `made`."""
    return tables.draw_here[card] if tables.draw_here[card] and place_of(made, card) != NOTHING else 0
