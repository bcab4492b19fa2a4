"""Atoms of colonists and energy (R2, R3, R5)."""

from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.reckoning import moved
from cosmodrome.games.pocket_mars.state import Seat, State, is_automa
from cosmodrome.games.pocket_mars.tables import HAND, IDS


def launch(state: State, seat: Seat, count: int, why: str) -> None:
    """R2.4 Colonists from Earth to the ship, as many as there are."""
    count = min(count, seat.earth)
    if count == 0:
        return
    seat.earth -= count
    seat.ship += count
    if state.log is not None:
        if is_automa(state, seat):
            state.tell(events.AutomaLaunched(why))
        else:
            state.tell(events.Launched(seat.number, count, why))


def gain_energy(state: State, seat: Seat, count: int, why: str) -> None:
    """R3.6 The marker goes up; what goes beyond the top space is lost."""
    gained = min(count, state.rules.energy_max - seat.energy)
    seat.energy += gained
    if state.log is not None:
        if is_automa(state, seat):
            state.tell(events.AutomaGainedEnergy(gained, seat.energy))
        else:
            state.tell(events.EnergyGained(seat.number, gained, count - gained, seat.energy, why))


def pay_for_action(state: State, seat: Seat, card: int, half: int) -> None:
    """R6.13 The energy that an action costs is paid before its effects."""
    cost = state.tables.cost[2 * card + half]
    seat.energy -= cost
    if state.log is not None:
        which = "hand" if half == HAND else "prep"
        state.tell(events.ActionDone(seat.number, IDS[card], which, cost, seat.energy))


def place(state: State, seat: Seat, building: int, from_earth: bool, why: str) -> None:
    """R3.1 A colonist to a one-star space, from the ship or straight from Earth."""
    if from_earth:
        seat.earth -= 1
    else:
        seat.ship -= 1
    seat.one = moved(seat.one, building, 1)
    if state.log is not None:
        if is_automa(state, seat):
            state.tell(events.AutomaPlaced(COLOURS[building], why))
        else:
            source = "earth" if from_earth else "ship"
            state.tell(events.Placed(seat.number, COLOURS[building], source, why))


def promote(state: State, owner: Seat, building: int, mover: Seat, why: str) -> None:
    """R5.2 From the one-star to the two-star space."""
    owner.one = moved(owner.one, building, -1)
    owner.two = moved(owner.two, building, 1)
    if state.log is not None:
        if is_automa(state, mover):
            state.tell(events.AutomaPromoted(COLOURS[building]))
        else:
            state.tell(events.Promoted(mover.number, owner.number, COLOURS[building], why))


def demote(state: State, owner: Seat, building: int, mover: Seat, why: str) -> None:
    """R5.2 From the two-star to the one-star space."""
    owner.two = moved(owner.two, building, -1)
    owner.one = moved(owner.one, building, 1)
    if state.log is not None:
        if is_automa(state, mover):
            state.tell(events.AutomaDemoted(owner.number, COLOURS[building]))
        else:
            state.tell(events.Demoted(mover.number, owner.number, COLOURS[building], why))


def swap_stars(state: State, mover: Seat, up: Seat, down: Seat, building: int, why: str) -> None:
    """R6.7 Two colonists exchange the spaces of one building; the count on each stays."""
    up.one = moved(up.one, building, -1)
    up.two = moved(up.two, building, 1)
    down.two = moved(down.two, building, -1)
    down.one = moved(down.one, building, 1)
    if state.log is not None:
        state.tell(events.Swapped(mover.number, up.number, down.number, COLOURS[building], why))
