"""What is dealt once the species are known: goods, start cards, colonies, teams and the tracks (R1.7 to R1.15)."""

from cosmodrome.core.choice import NOTHING
from cosmodrome.games.sidereal import atoms, events, first_game
from cosmodrome.games.sidereal.goods import GOODS
from cosmodrome.games.sidereal.meta import ENVOYS
from cosmodrome.games.sidereal.naming import ids, named
from cosmodrome.games.sidereal.state import DECK as IN_DECK
from cosmodrome.games.sidereal.state import LIBRARY, ON_TRACK, Seat, State
from cosmodrome.games.sidereal.tables import (
    DECK,
    ENTERING,
    RELIC_DECKS,
    RELIC_WORLDS,
    RULES,
    SETUP,
    SPECIES_IDS,
    START_COLONIES,
    START_GOODS,
    START_TEAMS,
    bonuses,
)
from cosmodrome.games.sidereal.tracks import COLONY, RESEARCH


def deal(state: State) -> None:
    """Everything before the first turn. The decks lie ready, shuffled, the top last."""
    for card in [*state.colony_deck, *state.research_deck]:
        state.place[card] = IN_DECK
    state.envoys_left = ENVOYS
    plain, yengii = bonuses(len(state.seats))
    state.bonus, state.yengii_bonus = list(plain), list(yengii)
    lay_out_tracks(state)
    for seat in state.seats:
        _begin(state, seat)
    fill(state.colony_track, state, True)
    fill(state.research_track, state, False)
    if state.log is not None:
        for seat in state.seats:
            state.tell(
                events.SetUp(
                    seat.number, species_id(seat), named(seat.goods), ids(seat.cards), ids(seat.colonies),
                    ids(seat.teams),
                )
            )  # fmt: skip
        state.tell(events.Refilled(shown(state.colony_track), shown(state.research_track), []))


def species_id(seat: Seat) -> str:
    return SPECIES_IDS[seat.species] if seat.species >= 0 else ""


def lay_out_tracks(state: State) -> None:
    """R1.11, R1.12"""
    wide = str(state.rulings.options["wide_tracks"])
    spaces = sum(RULES[seat.species].track_seats() for seat in state.seats)
    state.colony_minimum = list(COLONY[wide][spaces])
    state.research_minimum = list(RESEARCH[len(state.seats)])
    state.colony_track = [NOTHING] * spaces
    state.research_track = [NOTHING] * len(state.seats)


def _begin(state: State, seat: Seat) -> None:
    species = seat.species
    for card in DECK[species]:
        state.owner[card] = seat.number
        if ENTERING[card] == SETUP:
            atoms.enter_play(state, card, seat)
        else:
            state.place[card] = LIBRARY
    start = START_GOODS[species]
    if state.rulings.options.get("first_game"):  # R1.17
        start = first_game.GOODS[seat.number]
    for good in range(GOODS):
        seat.goods[good] += start[good]
    for _ in range(START_COLONIES[species]):
        card = atoms.next_colony(state)
        atoms.enter_play(state, card, seat)
        if RULES[species].doubles_colonies():
            atoms.double(state, card)
    for _ in range(START_TEAMS[species]):
        atoms.enter_play(state, atoms.next_team(state), seat)
    if RELIC_DECKS[species] >= 0:
        for card in RELIC_WORLDS:
            state.place[card] = IN_DECK


def fill(track: list[int], state: State, colonies: bool) -> None:
    """R1.13, R9.12 Cards from the top of the deck onto free spaces, the lowest minimum first."""
    for space in range(len(track)):
        if track[space] < 0:
            card = atoms.next_colony(state) if colonies else atoms.next_team(state)
            if card >= 0:
                track[space] = card
                state.place[card] = ON_TRACK


def shown(track: list[int]) -> list[str]:
    return [ids([card])[0] if card >= 0 else "" for card in track]
