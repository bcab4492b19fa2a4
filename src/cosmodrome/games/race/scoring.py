"""Scores: printed VP, chips, what six-cost developments give (R8.6 to R8.20), and goals."""

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.seats import Standing
from cosmodrome.games.race.goals import goal_vp
from cosmodrome.games.race.state import Seat, State
from cosmodrome.games.race.sums import MILITARY
from cosmodrome.games.race.tables import Tables


def bonus_of(tables: Tables, seat: Seat, scorer: int) -> int:
    """What one six-cost development gives its seat now."""
    row = tables.bonus[scorer]
    vp = 0
    for card in seat.tableau:
        vp += row[card]
    if tables.military_vp[scorer]:  # R8.18 general Military only, negatives included
        vp += tables.military_vp[scorer] * int(seat.sums[MILITARY])
    if tables.chips_per_vp[scorer]:
        vp += seat.chips // tables.chips_per_vp[scorer]
    if tables.good_vp[scorer]:  # R10.2
        vp += tables.good_vp[scorer] * goods_on(seat)
    return vp


def counted_by(tables: Tables, seat: Seat, scorer: int) -> list[tuple[str, int]]:
    """The same line by line: what each card, Military, chips and goods give; their sum is the bonus."""
    row = tables.bonus[scorer]
    lines: list[tuple[str, int]] = [(tables.ids[card], row[card]) for card in seat.tableau if row[card]]
    if tables.military_vp[scorer]:
        lines.append(("military", tables.military_vp[scorer] * int(seat.sums[MILITARY])))
    if tables.chips_per_vp[scorer]:
        lines.append(("chips", seat.chips // tables.chips_per_vp[scorer]))
    if tables.good_vp[scorer]:
        lines.append(("goods", tables.good_vp[scorer] * goods_on(seat)))
    return [line for line in lines if line[1]]


def goods_on(seat: Seat) -> int:
    """Goods on this seat's worlds."""
    count = 0
    for good in seat.goods:
        if good != NOTHING:
            count += 1
    return count


def score(tables: Tables, seat: Seat) -> int:
    """R8.6 The score as it is now, without goals."""
    vp = seat.chips
    for card in seat.tableau:
        vp += tables.vp[card]
        if tables.bonus[card]:
            vp += bonus_of(tables, seat, card)
    return vp


def tie_break(seat: Seat) -> int:
    """R8.22 Cards in hand and goods on worlds."""
    return len(seat.hand) + goods_on(seat)


def standing(state: State) -> Standing:
    scores = [score(state.tables, seat) for seat in state.seats]
    if state.goals:
        for at in range(len(scores)):
            scores[at] += goal_vp(state, at)
    return Standing(scores, [tie_break(seat) for seat in state.seats])
