"""War Propaganda moves to whoever has the most military, before empires score (R9.2)."""

from cosmodrome.games.jump_drive.reckoning import military_of
from cosmodrome.games.jump_drive.state import Seat, State, move_card


def most_military(state: State, holder: Seat) -> Seat:
    """R9.2 The seat with strictly more military than every other one; without one, the holder."""
    best = holder
    most = -1
    alone = False
    for seat in state.seats:
        military = military_of(seat.sums)
        if military > most:
            best = seat
            most = military
            alone = True
        elif military == most:
            alone = False
    return best if alone else holder


def move_propaganda(state: State) -> None:
    """R9.2 Each copy of War Propaganda goes to the most military, one after the other, in seat order."""
    moves = state.tables.moves
    held: list[tuple[Seat, int]] = []
    for seat in state.seats:
        for card in seat.empire:
            if moves[card]:
                held.append((seat, int(card)))
    for holder, moving in held:
        taker = most_military(state, holder)
        if taker.number != holder.number:
            move_card(state, holder, taker, moving)
