"""The automa's part of a solo round: System Failure and Android Activation (R10.7 to R10.9). It asks nobody."""

from mypy_extensions import i64

from cosmodrome.core import flow
from cosmodrome.core.asking import purpose_of, push
from cosmodrome.core.choice import NOTHING
from cosmodrome.games.pocket_mars import events, purposes
from cosmodrome.games.pocket_mars.atoms.colonists import demote, gain_energy, launch, place, promote
from cosmodrome.games.pocket_mars.atoms.deck import fail_system, lose_for_water, refill_prep
from cosmodrome.games.pocket_mars.automa import (
    CHOOSE,
    DEMOTE,
    ECOSYSTEM,
    GAIN,
    LAUNCH,
    LOSE,
    PLACE,
    PROMOTE,
    SHIFT,
    best_place,
    effect_of,
    first_move,
    shift_of,
)
from cosmodrome.games.pocket_mars.meta import AUTOMA_ENERGY, AUTOMA_MOVES
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.purposes import once
from cosmodrome.games.pocket_mars.scoring import bonuses, has_most_energy
from cosmodrome.games.pocket_mars.state import AUTOMA, SOLO, Seat, State
from cosmodrome.games.pocket_mars.steps.ending import end_solo
from cosmodrome.games.pocket_mars.tables import SUIT


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
    move = first_move(suit, automa.ship, state.rules.construction_moves)
    if move == LAUNCH:
        launch(state, automa, 1, "activation")
    elif move == PLACE:
        place(state, automa, suit, False, "activation")
    elif move == CHOOSE:
        place_best(state, automa, "activation")


def do_effect(state: State, automa: Seat) -> None:
    """R10.8 What the suit of its card says."""
    suit = suit_of(automa)
    effect = effect_of(suit, automa.ship, automa.energy, state.rules.energy_max)
    if effect == SHIFT:
        for _ in range(AUTOMA_MOVES):
            push(state, once(purposes.AUTOMA_MOVE, AUTOMA))
    elif effect == LOSE:
        lose_for_water(state)
    elif effect == GAIN:
        gain_energy(state, automa, AUTOMA_ENERGY, "energy")
    elif effect == LAUNCH:
        if automa.earth == 0:
            idle(state, suit)
        launch(state, automa, 1, COLOURS[suit])
    else:
        place_best(state, automa, COLOURS[suit])


def place_best(state: State, automa: Seat, why: str) -> None:
    """R10.10"""
    most_energy = has_most_energy(state, automa)
    building = best_place(automa.ship, automa.one, automa.two, most_energy, bonuses(state, automa))
    place(state, automa, building, False, why)


def promote_or_demote(state: State, automa: Seat) -> None:
    """R10.8 Ecosystem."""
    player = state.players[0]
    move, building = shift_of(automa.one, automa.two, player.two)
    if move == PROMOTE:
        promote(state, automa, building, automa, "ecosystem")
    elif move == DEMOTE:
        demote(state, player, building, automa, "ecosystem")
    else:
        idle(state, ECOSYSTEM)


def idle(state: State, suit: int) -> None:
    """R10.8 What its card says cannot be done."""
    if state.log is not None:
        state.tell(events.AutomaIdle(COLOURS[suit]))
