"""The automa's part of a solo round: System Failure and Android Activation (R10.7 to R10.10). It asks nobody."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.core import flow
from cosmodrome.core.asking import purpose_of, push
from cosmodrome.core.choice import NOTHING
from cosmodrome.games.pocket_mars import events, purposes, reckoning
from cosmodrome.games.pocket_mars.atoms.colonists import demote, gain_energy, launch, moved, place, promote
from cosmodrome.games.pocket_mars.atoms.deck import fail_system, lose_for_water, refill_prep
from cosmodrome.games.pocket_mars.meta import AUTOMA_ENERGY, AUTOMA_MOVES, COLONISTS, SPACES
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.purposes import once
from cosmodrome.games.pocket_mars.scoring import bonuses, has_most_energy
from cosmodrome.games.pocket_mars.state import AUTOMA, SOLO, Seat, State, at_building, two_star_room
from cosmodrome.games.pocket_mars.steps.ending import end_solo
from cosmodrome.games.pocket_mars.tables import HABITATION, SUIT

WATER: Final = 0
ECOSYSTEM: Final = 1
SCIENCE: Final = 2
ENERGY: Final = 3


class Automatics(flow.Step[State, Seat]):
    """R10.7 to R10.9 Between two turns of the solo player; what may end the game at once is a job each."""

    def __init__(self, phase: str) -> None:
        super().__init__(phase, flow.TURN, SOLO)

    def enter(self, state: State) -> None:
        fail_system(state)
        push(state, once(purposes.ACTIVATION, AUTOMA))

    def work(self, state: State, entry: i64) -> None:
        automa = state.players[AUTOMA]
        purpose = purpose_of(entry)
        if purpose == purposes.ACTIVATION:
            activate(state, automa)
        elif purpose == purposes.AUTOMA_EFFECT:
            do_effect(state, automa)
        else:
            promote_or_demote(state, automa)
        if state.rules.ends_at_once:
            end_solo(state)

    def finish(self, state: State) -> None:
        refill_prep(state)
        end_solo(state)


def suit_of(automa: Seat) -> int:
    """R10.8 Of the card in its prep, if there is exactly one."""
    return SUIT[automa.prep[0]] if len(automa.prep) == 1 else NOTHING


def activate(state: State, automa: Seat) -> None:
    """R10.8 With exactly one card in its prep the automa moves, then does what the card's suit says."""
    count = len(automa.prep)
    suit = suit_of(automa)
    if state.log is not None:
        state.tell(events.AutomaActivated(count, COLOURS[suit] if suit >= 0 else ""))
    if count != 1:
        return
    push(state, once(purposes.AUTOMA_EFFECT, AUTOMA))
    if suit != HABITATION or state.rules.construction_moves:
        if automa.ship == 0:
            launch(state, automa, 1, "activation")
        elif suit == HABITATION:
            place(state, automa, best_place(state, automa), False, "activation")
        else:
            place(state, automa, suit, False, "activation")


def do_effect(state: State, automa: Seat) -> None:
    """R10.8 What the suit of its card says."""
    suit = suit_of(automa)
    if suit == ECOSYSTEM:
        for _ in range(AUTOMA_MOVES):
            push(state, once(purposes.AUTOMA_MOVE, AUTOMA))
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
    one = moved(automa.one, building, 1)
    most_energy = has_most_energy(state, automa)
    return sum(reckoning.points(automa.ship - 1, one, automa.two, most_energy, bonuses(state, automa)))


def best_place(state: State, automa: Seat) -> int:
    """R10.10 By score; among equals one without an own colonist, then where most are, then the first in the row."""
    best = 0
    best_worth = NOTHING
    for building in range(SPACES):
        here = int(at_building(automa, building))
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
