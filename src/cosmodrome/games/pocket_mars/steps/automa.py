"""The automa's part of a solo round: System Failure and Android Activation (R10.7 to R10.10). It asks nobody."""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.games.pocket_mars import events, reckoning
from cosmodrome.games.pocket_mars.meta import AUTOMA_ENERGY, AUTOMA_MOVES, COLONISTS, SPACES
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.scoring import bonuses, has_most_energy
from cosmodrome.games.pocket_mars.state import (
    AUTOMA,
    Seat,
    State,
    at_building,
    demote,
    fail_system,
    gain_energy,
    launch,
    lose_for_water,
    on_mars,
    place,
    promote,
    refill,
    two_star_room,
)
from cosmodrome.games.pocket_mars.steps.step import Step
from cosmodrome.games.pocket_mars.tables import HABITATION, SUIT

WATER: Final = 0
ECOSYSTEM: Final = 1
SCIENCE: Final = 2
ENERGY: Final = 3


class Automatics(Step):
    """R10.7 to R10.9 What happens between two turns of the solo player."""

    def enter(self, state: State) -> None:
        fail_system(state)
        activate(state, state.players[AUTOMA])
        refill(state)


def activate(state: State, automa: Seat) -> None:
    """R10.8 With exactly one card in its prep the automa moves, then does what the card's suit says."""
    count = len(automa.prep)
    suit = SUIT[automa.prep[0]] if count == 1 else NOTHING
    if state.log is not None:
        state.tell(events.AutomaActivated(count, COLOURS[suit] if suit >= 0 else ""))
    if count != 1:
        return
    if suit != HABITATION or state.rules.construction_moves:
        if automa.ship == 0:
            launch(state, automa, 1, "activation")
        elif suit == HABITATION:
            place(state, automa, best_place(state, automa), False, "activation")
        else:
            place(state, automa, suit, False, "activation")
    if suit == ECOSYSTEM:
        for _ in range(AUTOMA_MOVES):
            promote_or_demote(state, automa)
    elif suit == WATER or (suit == ENERGY and automa.energy == state.rules.energy_max):
        lose_for_water(state)
    elif suit == ENERGY:
        gain_energy(state, automa, AUTOMA_ENERGY, "energy")
    elif suit == SCIENCE or automa.ship == 0:
        if automa.earth == 0:
            idle(state, suit)
        launch(state, automa, 1, COLOURS[suit])
    else:
        place(state, automa, best_place(state, automa), False, COLOURS[suit])


def score_if_placed(state: State, automa: Seat, building: int) -> int:
    """What the automa would score with one of its ship at this building; the seat's score stays as it is."""
    one = automa.one[:]
    one[building] = one[building] + 1
    most_energy = has_most_energy(state, automa)
    return sum(reckoning.points(automa.ship - 1, one, automa.two, most_energy, bonuses(state, automa)))


def best_place(state: State, automa: Seat) -> int:
    """R10.10 By score; among equals one without an own colonist, then where most are, then the first in the row."""
    best = 0
    best_worth = NOTHING
    for building in range(SPACES):
        here = at_building(automa, building)
        spread = COLONISTS + 1 if here == 0 else here
        worth = score_if_placed(state, automa, building) * (COLONISTS + 2) + spread
        if worth > best_worth:
            best = building
            best_worth = worth
    return best


def promote_or_demote(state: State, automa: Seat) -> None:
    """R10.8 Ecosystem: an own colonist up, or else one of the player's down; R10.10 the first in the row."""
    for building in range(SPACES):
        if automa.one[building] > 0 and two_star_room(state, building) > 0:
            promote(state, automa, building, automa, "ecosystem")
            return
    player = state.players[0]
    for building in range(SPACES):
        if player.two[building] > 0:
            demote(state, player, building, automa, "ecosystem")
            return
    idle(state, ECOSYSTEM)


def idle(state: State, suit: int) -> None:
    """R10.8 What its card says cannot be done."""
    if state.log is not None:
        state.tell(events.AutomaIdle(COLOURS[suit]))


def solo_causes(state: State) -> list[str]:
    """R10.9 Why a solo game is over now."""
    causes: list[str] = []
    if on_mars(state.players[0]) == COLONISTS:
        causes.append("colonists")
    if on_mars(state.players[AUTOMA]) == COLONISTS:
        causes.append("automa")
    if state.short:
        causes.append("deck")
    return causes
