"""Scores: colonists, energy and the two bonuses (R8.1 to R8.4); the automa's table is its own (R10.11)."""

from typing import Final

from cosmodrome.core.seats import Standing
from cosmodrome.games.pocket_mars.state import AUTOMA, NOTHING, Seat, State, at_building, is_automa
from cosmodrome.games.pocket_mars.tables import SPACES

BONUSES: Final = ("energy", "all-four", "four-together")
PARTS: Final = ("ship", "one-star", "two-star", *BONUSES)
TOGETHER: Final = 4

ONE_STAR_VP: Final = 2
TWO_STAR_VP: Final = 4
SOLO_FOUR_VP: Final = 4
AUTOMA_ENERGY_VP: Final = 2
AUTOMA_SPREAD_VP: Final = 4
AUTOMA_FOUR_VP: Final = 5
ENERGY_VP: Final = 1
SPREAD_VP: Final = 2


def buildings_held(seat: Seat) -> int:
    """Buildings with at least one colonist of this player."""
    count = 0
    for building in range(SPACES):
        if seat.one[building] + seat.two[building] > 0:
            count += 1
    return count


def most_together(seat: Seat) -> int:
    """The most colonists this player has at one building."""
    most = 0
    for building in range(SPACES):
        most = max(most, at_building(seat, building))
    return most


def has_most_energy(state: State, seat: Seat) -> bool:
    """R8.2 No other player has more; whether equals count is an option, which the solo game does not have (R10.11)."""
    for other in state.players:
        if other is seat:
            continue
        if other.energy > seat.energy:
            return False
        if other.energy == seat.energy and not state.rules.tied_energy:
            return False
    return True


def bonuses(state: State, seat: Seat) -> tuple[int, int, int]:
    """What each of BONUSES brings a player who earns it (R8.2, R8.3, R10.11)."""
    if is_automa(state, seat):
        return AUTOMA_ENERGY_VP, AUTOMA_SPREAD_VP, AUTOMA_FOUR_VP
    return ENERGY_VP, SPREAD_VP, SOLO_FOUR_VP if state.rules.solo else state.rules.four_vp


def parts(state: State, seat: Seat) -> list[int]:
    """A player's points by source, in the order of PARTS."""
    ones = 0
    twos = 0
    for building in range(SPACES):
        ones += seat.one[building]
        twos += seat.two[building]
    energy, spread, four = bonuses(state, seat)
    if not has_most_energy(state, seat):
        energy = 0
    if buildings_held(seat) < SPACES:
        spread = 0
    if most_together(seat) < TOGETHER:
        four = 0
    return [seat.ship, ONE_STAR_VP * ones, TWO_STAR_VP * twos, energy, spread, four]


def score(state: State, seat: Seat) -> int:
    total = 0
    for vp in parts(state, seat):
        total += vp
    return total


def automa_score(state: State) -> int:
    """The automa's score, or NOTHING where it does not play."""
    return score(state, state.players[AUTOMA]) if state.rules.solo else NOTHING


def outcome(state: State) -> str:
    """R10.12 Of a solo game as it stands: won, lost or drawn; "" with more seats."""
    if not state.rules.solo:
        return ""
    own, other = score(state, state.players[0]), automa_score(state)
    if own == other:
        tie = state.rules.solo_tie
        return "won" if tie == "player" else "lost" if tie == "automa" else "drawn"
    return "won" if own > other else "lost"


def standing(state: State) -> Standing:
    """R8.4 Equal scores share the victory, or energy decides; a solo game is won only against the automa."""
    rules = state.rules
    scores: list[int] = []
    ties: list[int] = []
    for number in range(rules.seats):
        seat = state.players[number]
        scores.append(score(state, seat))
        ties.append(seat.energy if rules.energy_breaks_ties else 0)
    if rules.solo:
        return Standing(scores, ties, [0] if outcome(state) == "won" else [])
    return Standing(scores, ties)
