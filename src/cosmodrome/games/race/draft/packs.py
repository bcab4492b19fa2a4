"""Who holds which pack of the draft, and what a seat knows of all that have gone round."""

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import listed
from cosmodrome.games.race.meta import DRAFTED
from cosmodrome.games.race.state import State


def seat_of(seats: int, pack: int, place: int) -> int:
    """R15.4 Who takes the card at this place, from 0, of a pack: odd rounds go to the left, even ones to the right."""
    step = 1 if pack // seats % 2 == 0 else -1
    return (pack % seats + step * place) % seats


def taken(state: State) -> int:
    """How many cards have been taken of each pack of the round."""
    return len(state.packs[-1]) if state.packs else 0


def packs_of_round(state: State) -> range:
    """The numbers of the packs that go round."""
    return range(len(state.packs) - len(state.seats), len(state.packs))


def rounds(state: State) -> tuple[int, int]:
    """The number of the round, from 1, and how many there are."""
    seats = len(state.seats)
    number = len(state.packs) // seats
    return number, number + len(state.deck) // (DRAFTED * seats)


def may_deal(state: State) -> bool:
    """R15.4 Whether there are five cards for each seat."""
    return len(state.deck) >= DRAFTED * len(state.seats)


def known_packs(state: State, viewer: int) -> list[list[list[int]]]:
    """R15.9 Of each pack the cards in the order of taking, as far as a seat knows it: see `DraftView.packs`."""
    seats = len(state.seats)
    found: list[list[list[int]]] = []
    for pack, cards in enumerate(state.packs):
        place = len(cards)
        left = listed(state.seats[seat_of(seats, pack, place)].looked) if place < DRAFTED else []
        found.append(_known(cards, left, first_sight(seats, pack, viewer), seats))
    return found


def first_sight(seats: int, pack: int, viewer: int) -> int:
    """How many cards of a pack have been taken when a seat sees it first; all of them for who has no seat."""
    for place in range(DRAFTED):
        if seat_of(seats, pack, place) == viewer:
            return place
    return DRAFTED


def _known(cards: list[int], left: list[int], first: int, seats: int) -> list[list[int]]:
    """Of the cards taken of a pack, in order, and those left of it, what a seat knows that sees it first at a place."""
    place = len(cards)
    if first > place or first == DRAFTED:
        return [[NOTHING] * DRAFTED]
    order = cards + left
    found = [[NOTHING] * first] if first else []
    look = first
    while look < DRAFTED and look <= place:
        again = look + seats if look + seats <= place and look + seats < DRAFTED else DRAFTED
        if look < place:
            found.append([order[look]])
            look += 1
        if look < again:
            found.append(sorted(order[look:again]))
        look = again
    return found
