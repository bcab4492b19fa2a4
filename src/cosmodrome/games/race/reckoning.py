"""What cards cost, how strong a tableau is and what goods bring: all arithmetic over tables and sums (R4 to R7).

`sums` are what a tableau adds up to (tables.py). An amount and its parts, where it comes from, stand side by side.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import Pile, place_of, without
from cosmodrome.games.race.choices import CONQUER, DOOMED, PAY, SHIP, WITH_TACTICS
from cosmodrome.games.race.meta import (
    ALIEN_VALUE,
    DEVELOP_BONUS,
    GENES_VALUE,
    KEPT,
    NOVELTY_VALUE,
    RARE_VALUE,
)
from cosmodrome.games.race.sums import (
    ALIEN,
    CONTACT,
    GENES,
    GOODS,
    KINDS,
    MARK_TRADE,
    MARKS,
    MERCENARIES,
    MILITARY,
    MILITARY_WORLDS,
    TACTICS,
    TRADE,
)
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


def kept_at_start(tables: Tables, world: i64) -> int:
    """R1.4, R13.6 Cards kept of those dealt with this start world, or with one not known yet (NOTHING)."""
    if world >= 0 and tables.kept_at_start[world]:
        return tables.kept_at_start[world]
    return KEPT


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


def before_first(tables: Tables, sums: Pile, settled: Pile) -> Pile:
    """R13.18, R13.20 The sums for a second world: without the first, with Military that lasts for the phase."""
    if len(settled) == 0:
        return sums
    row = tables.sums[settled[0]]
    found = sums[:]
    for at in tables.adds_to[settled[0]]:
        found[at] = found[at] - row[at]
    found[MILITARY] = found[MILITARY] + settled[1]
    if found[MERCENARIES] > 0:
        found[MERCENARIES] = found[MERCENARIES] - settled[2]
    return found


def others_of(tableau: Pile, settled: Pile) -> Pile:
    """The tableau without a world that was placed first in this phase."""
    if len(settled) == 0:
        return tableau
    return without(tableau[:], place_of(tableau, settled[0]))


# Ways.


def ways(tables: Tables, sums: Pile, tableau: Pile, world: i64, cards: int) -> list[int]:
    """The ways to take a world with `cards` other cards in hand, rising; empty when there is none."""
    found = _ways(tables, sums, tableau, world, cards, 0)
    if sums[TACTICS]:  # R5.8 needed or not
        bare = _ways(tables, sums, tableau, world, cards, sums[TACTICS])
        found += [way + WITH_TACTICS for way in bare]
    # R13.15 at last by a ship that is a world
    if sums[SHIPS] > 0 and can_pay(tables, sums, world) and tables.good[world] != ALIEN:
        if ship_of(tables, tableau, world=True) != NOTHING:
            found.append(DOOMED)
            if sums[TACTICS]:
                found.append(DOOMED + 1)
    return found


def _ways(tables: Tables, sums: Pile, tableau: Pile, world: i64, cards: int, more: i64) -> list[int]:
    found: list[int] = []
    if tables.military[world]:
        lacking = hired_for(tables, sums, world, more)
        if lacking == 0 or (lacking <= sums[MERCENARIES] and lacking <= cards):  # R5.3, R13.11
            found.append(CONQUER)
    if can_pay(tables, sums, world):
        if settle_price(tables, sums, tableau, world) <= cards:
            found.append(PAY)
        if sums[SHIPS] > 0 and tables.good[world] != ALIEN:  # R5.13 to R5.16
            if ship_of(tables, tableau, world=False) != NOTHING:
                found.append(SHIP)
    return found


def ship_of(tables: Tables, tableau: Pile, world: bool) -> int:
    """The card that can be discarded to place a world for nothing: a world, or a development; or NOTHING."""
    for card in tableau:
        if tables.sums[card][SHIPS] and bool(tables.is_world[card]) == world:
            return card
    return NOTHING


def hired_for(tables: Tables, sums: Pile, world: i64, more: i64) -> int:
    """R13.11 How many cards from the hand the conquest of a world takes, `more` Military counted in."""
    lacking = tables.number[world] - military_against(tables, sums, world) - more
    if lacking < 0:
        return 0
    return lacking


def can_take(tables: Tables, sums: Pile, tableau: Pile, world: i64, cards: int) -> bool:
    """Whether `ways` would find any; it is asked for every world in a hand."""
    if tables.military[world]:
        if military_against(tables, sums, world) + sums[TACTICS] >= tables.number[world]:
            return True
        if sums[MERCENARIES] and hired_for(tables, sums, world, sums[TACTICS]) <= min(
            sums[MERCENARIES], cards
        ):
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
    value = sale(good, sums[TRADE], sums[TRADE + good]) + tables.trade_here[world]
    if good == GENES:  # R13.26
        value += sums[MARK_TRADE] * sums[MARKS]
    return value


def trade_parts(tables: Tables, tableau: Pile, world: i64, bonuses: bool) -> Parts:
    """The arithmetic of `trade_value`."""
    good = tables.good[world]
    parts: Parts = [(GOODS[good - 1], TRADE_VALUE[good])]
    if bonuses:
        for card in tableau:
            cards = tables.sums[card][TRADE] + tables.sums[card][TRADE + good]
            if card == world:
                cards += tables.trade_here[world]
            if good == GENES and tables.sums[card][MARK_TRADE]:
                marks = len(from_cards(tables, tableau, MARKS, 1))
                cards += tables.sums[card][MARK_TRADE] * marks
            if cards:
                parts.append((tables.ids[card], cards))
    return parts


def drawn_first(tables: Tables, tableau: Pile, card: i64) -> int:
    """R7.10, R7.12 What a card draws in Produce whatever is produced."""
    cards = tables.draw_flat[card]
    if tables.draw_per_world[card]:
        kind = tables.draw_per_world_kind[card]
        for world in tableau:
            if tables.good[world] == kind or (kind == MILITARY_WORLDS and tables.military[world]):
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
