"""Who stands how: the points of each player, the automa's, and who has won (R8, R10.11, R10.12)."""

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.seats import Standing
from cosmodrome.games.pocket_mars import reckoning
from cosmodrome.games.pocket_mars.state import AUTOMA, Seat, State, is_automa


def has_most_energy(state: State, seat: Seat) -> bool:
    """R8.2 Whether equals count is an option, which the solo game does not have (R10.11)."""
    energies = [player.energy for player in state.players]
    return reckoning.has_most_energy(energies, seat.number, state.rules.tied_energy)


def bonuses(state: State, seat: Seat) -> tuple[int, int, int]:
    """What each of reckoning.BONUSES brings a player who earns it."""
    return reckoning.bonuses(state.rules.solo, is_automa(state, seat), state.rules.four_vp)


def parts(state: State, seat: Seat) -> list[int]:
    """A player's points by source, in the order of reckoning.PARTS."""
    return reckoning.points(seat.ship, seat.one, seat.two, has_most_energy(state, seat), bonuses(state, seat))


def score(state: State, seat: Seat) -> int:
    return sum(parts(state, seat))


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
