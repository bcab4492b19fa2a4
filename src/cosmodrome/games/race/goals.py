"""Goals: how far a seat is on a tile, who gets it at the end of a phase, and what it gives (R14)."""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import Pile
from cosmodrome.games.race.meta import GOAL_TIED
from cosmodrome.games.race.state import Seat, State, award, hand_over, holder_of, holds
from cosmodrome.games.race.sums import MILITARY, NOVELTY, RARE, WINDFALL
from cosmodrome.games.race.tables import POWER_PHASES, Tables
from cosmodrome.games.race.tiles import (
    DIVERSITY,
    INDUSTRY,
    INFRASTRUCTURE,
    INNOVATION,
    LIVING,
    OVERLORDS,
    PRODUCTION,
    STATUS,
    SURPLUS,
    TILES,
)

_PHASES: Final = range(len(POWER_PHASES))


def count(tables: Tables, tile: int, cards: Pile, chips: int, military: int) -> int:
    """How far a tableau is on a tile with so many chips and so much Military; Budget Surplus is not for cards to say.

    R14.2 Cards count as they lie, be their powers in use yet or not.
    """
    good, production = tables.good, tables.production
    if tile == LIVING:  # R14.20
        return chips
    if tile == DIVERSITY:  # R14.21
        return len({good[card] for card in cards if good[card]})
    if tile == OVERLORDS:  # R14.22 the keyword, not the kind
        return sum([tables.alien[card] for card in cards])
    if tile == SURPLUS:  # R14.23
        return 0
    if tile == INNOVATION:  # R14.24
        return sum([any(tables.powers_in[card] >> phase & 1 for card in cards) for phase in _PHASES])
    if tile == STATUS:  # R14.25
        return sum([tables.six_cost[card] for card in cards])
    if tile == INDUSTRY:  # R14.27
        return sum([good[card] in (NOVELTY, RARE) for card in cards])
    if tile == INFRASTRUCTURE:  # R14.28
        return sum([not tables.is_world[card] for card in cards])
    if tile == PRODUCTION:  # R14.29
        return sum([production[card] not in (0, WINDFALL) for card in cards])
    return military  # R14.26


def reached(state: State, seat: Seat, tile: int) -> int:
    """R14.15 How far a seat is on a tile, as all see it; on Budget Surplus only whether it has got it."""
    if tile == SURPLUS:
        return int(holds(state, tile, seat.number))
    return count(state.tables, tile, seat.tableau, seat.chips, int(seat.sums[MILITARY]))


def look_at_goals(state: State, phase: str, discarded: list[int] | None = None) -> None:
    """R14.1 Look at the tiles of a phase that all seats have finished.

    At the end of the round `discarded` are the cards each seat has discarded down to the hand limit.
    """
    for tile in state.goals:
        if phase not in TILES[tile].looks:
            continue
        if tile == SURPLUS and discarded is not None:
            counts = discarded
        else:
            counts = [reached(state, seat, tile) for seat in state.seats]
        if TILES[tile].most:
            _give_to_most(state, tile, counts)
        elif holder_of(state, tile) == NOTHING:  # R14.3 after that nobody can get it
            award(state, tile, [at for at, each in enumerate(counts) if each >= TILES[tile].least])


def _give_to_most(state: State, tile: int, counts: list[int]) -> None:
    """R14.5 to R14.11"""
    best = max(counts)
    leaders = [at for at, each in enumerate(counts) if each == best]
    holder = holder_of(state, tile)
    if best < TILES[tile].least:
        leaders = []
    if holder in leaders:  # R14.7
        return
    after = leaders[0] if len(leaders) == 1 else NOTHING
    if after != holder:
        hand_over(state, tile, after)


def tied(state: State, tile: int) -> list[int]:
    """R14.32 Who has as much as the most, and the minimum, of a tile for the most, and does not hold it."""
    if not TILES[tile].most:
        return []
    counts = [reached(state, seat, tile) for seat in state.seats]
    enough = max(max(counts), TILES[tile].least)
    return [at for at, each in enumerate(counts) if each == enough and not holds(state, tile, at)]


def gives(state: State, tile: int, seat: int) -> int:
    """R14.31, R14.32 What a tile gives a seat, as things stand."""
    if holds(state, tile, seat):
        return TILES[tile].vp
    return GOAL_TIED if seat in tied(state, tile) else 0


def goal_vp(state: State, seat: int) -> int:
    """All that goals give a seat."""
    return sum([gives(state, tile, seat) for tile in state.goals])
