"""Scores as they are, and what the cards that are played with hold for those who look at many of them."""

from functools import cache

from cosmodrome.bots.race.position import Position
from cosmodrome.games.race.cards import NO_START
from cosmodrome.games.race.sums import MILITARY
from cosmodrome.games.race.tables import Tables


@cache
def military_chances(tables: Tables, pack: int) -> list[float]:
    """For each Military from 0: the worlds it conquers, as points for a card seen."""
    held = tables.held[pack]
    deck = [card for card in range(len(held)) if held[card] and tables.cards[card].start == NO_START]
    total = sum(held[card] for card in deck)
    chances = []
    for strength in range(16):
        won = 0.0
        for card in deck:
            if tables.military[card] and tables.number[card] <= strength:
                won += tables.vp[card] + (1.5 if tables.good[card] else 0.0)
        chances.append(won / total)
    return chances


@cache
def bonus_density(tables: Tables, pack: int) -> list[float]:
    """For each six-cost development: the points a card that is played with adds to it, on average."""
    held = tables.held[pack]
    total = sum(held)
    return [
        sum(vp * copies for vp, copies in zip(row, held, strict=True)) / total if row else 0.0
        for row in tables.bonus
    ]


def score_of(position: Position) -> float:
    """R8.6 The score as it is now."""
    score = float(position.chips)
    for card in position.tableau:
        score += position.tables.vp[card]
        if position.tables.bonus[card]:
            score += six_cost(position, card)
    return score


def six_cost(position: Position, card: int) -> float:
    """What a six-cost development gives this tableau (R8.8)."""
    tables = position.tables
    row = tables.bonus[card]
    vp = sum(row[other] for other in position.tableau)
    vp += tables.military_vp[card] * position.sums[MILITARY]
    if tables.chips_per_vp[card]:
        vp += position.chips // tables.chips_per_vp[card]
    if tables.good_vp[card]:
        vp += tables.good_vp[card] * sum(position.goods)
    return vp
