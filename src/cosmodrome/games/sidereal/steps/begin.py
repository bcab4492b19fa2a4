"""Before the first turn: species are chosen, everything is dealt, and the handicap is taken (R1)."""

from typing import Final

from cosmodrome.core.asking import asking, drop, push
from cosmodrome.core.choice import Choice, Pick
from cosmodrome.core.flow import TURN, Step
from cosmodrome.games.sidereal import atoms, events, purposes
from cosmodrome.games.sidereal.choices import CUBE, SPECIES
from cosmodrome.games.sidereal.dealing import deal
from cosmodrome.games.sidereal.goods import SIZE, SMALL, WILD_SMALL, WORDS
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.tables import SPECIES_IDS


class ChooseSpecies(Step[State, Seat]):
    """R1.5"""

    def __init__(self) -> None:
        super().__init__("species", TURN)

    def enter(self, state: State) -> None:
        if state.log is not None:
            state.tell(events.SpeciesOffered([SPECIES_IDS[species] for species in state.offered]))
        order = [seat.number for seat in state.seats if seat.species < 0]
        if state.rulings.options["species"] != "draft":
            order.reverse()  # the last entry is asked first
        for number in order:
            push(state, asking(purposes.SPECIES, seat=number))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return [SPECIES[species] for species in state.offered]

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        drop(state)
        seat.species = choice.value
        state.offered.remove(choice.value)
        if state.log is not None:
            state.tell(events.SpeciesChosen(seat.number, SPECIES_IDS[choice.value]))

    def finish(self, state: State) -> None:
        deal(state)


MORE: Final = 0
LESS: Final = 1


class Handicap(Step[State, Seat]):
    """R1.16 A small cube more for the first seat, or one less for the last."""

    def __init__(self) -> None:
        super().__init__("handicap", TURN)

    def enter(self, state: State) -> None:
        chosen = state.rulings.options["handicap"]
        if chosen in ("last", "both"):
            push(state, asking(purposes.HANDICAP, LESS, len(state.seats) - 1))
        if chosen in ("first", "both"):
            push(state, asking(purposes.HANDICAP, MORE, 0))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        if takes_less(state, seat):
            return [CUBE[good] for good in range(len(CUBE)) if SIZE[good] == SMALL and seat.goods[good]]
        return [CUBE[good] for good in range(len(CUBE)) if SIZE[good] == SMALL and good != WILD_SMALL]

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        count = -1 if takes_less(state, seat) else 1
        drop(state)
        atoms.add_good(seat, choice.value, count)
        if state.log is not None:
            state.tell(events.HandicapTaken(seat.number, WORDS[choice.value], count))


def takes_less(state: State, seat: Seat) -> bool:
    return seat.number == len(state.seats) - 1
