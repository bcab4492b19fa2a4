"""The table before the first question: deck, start worlds, hands, and scripted chance (R1, R10.7, R12)."""

from typing import Final

from cosmodrome.core.event import Log
from cosmodrome.core.flow import set_table
from cosmodrome.core.meta import Script, Setup, SetupError
from cosmodrome.core.pile import empty, index_of, listed, packed, place_of, placed, pop, put_on_top, without
from cosmodrome.core.rng import seeded
from cosmodrome.core.scripted import CardNames, one_for_each
from cosmodrome.games.race.cards import OFFER_GROUPS
from cosmodrome.games.race.flow import STEPS
from cosmodrome.games.race.meta import CHIPS_A_SEAT, DEALT, KEPT, META
from cosmodrome.games.race.state import State, fresh_seat
from cosmodrome.games.race.tables import BASE_STARTS, EDITIONS, NUMBER_OF, STARTS

REASONS: Final = ("explore", "draw", "good")
CARD_NAMES: Final = CardNames(NUMBER_OF, "gem_world")


def set_up(setup: Setup, log: Log | None) -> State:
    """A state whose seats hold hands and offers, ready for the first step. Raises SetupError."""
    options = META.read_options(setup.options, setup.seats)
    state = State()
    set_table(state, [fresh_seat() for _ in range(setup.seats)], STEPS[0], log)
    state.tables = EDITIONS[str(options["edition"])]
    state.shown = empty()
    state.unseen = empty()
    state.rng = seeded(setup.seed, "deck")
    state.queues = None
    state.pool = CHIPS_A_SEAT * setup.seats
    state.first_game = bool(options["first_game"])
    state.experienced = bool(options["experienced"])
    state.new_start_worlds = bool(options["new_start_worlds"])
    state.ask_anyway = setup.ask_anyway
    state.revealed = False
    state.causes = []
    deck = pack(state)[:]
    script = setup.script
    if script is None:
        _deal_start_worlds(state, deck)
        _deal_hands(state, deck)
    else:
        _follow(state, script, deck)
    return state


def _follow(state: State, script: Script, deck: list[int]) -> None:
    """R12 The same with what a script gives. Raises SetupError."""
    _check_rows(script, len(state.seats))
    if script.start_worlds is not None or script.offers is not None:
        _scripted_starts(state, script, deck)
    else:
        _deal_start_worlds(state, deck)
    if script.hands is not None:
        for seat, names in zip(state.seats, script.hands, strict=True):
            for name in names:
                seat.hand = placed(seat.hand, CARD_NAMES.take("hands", name, deck))
        state.rng.shuffle(deck)
    else:
        _deal_hands(state, deck)
        deck = listed(state.deck)
    # What a script discards is taken as picked already (R12.4).
    for seat, names in zip(state.seats, script.discards or [[]] * len(state.seats), strict=True):
        seat.picked = packed(CARD_NAMES.discards(names, listed(seat.hand), KEPT))
    put_on_top(deck, CARD_NAMES.order("deck", script.deck or [], deck))
    state.deck = packed(deck)
    state.queues = CARD_NAMES.queues(script, REASONS, len(state.seats), pack(state))


def pack(state: State) -> list[int]:
    """Every card of the game, rising; not to be changed."""
    return state.tables.deck_with_new if state.new_start_worlds else state.tables.deck


def _deal_start_worlds(state: State, deck: list[int]) -> None:
    """R1.3, R1.5, R10.7: one start world a seat, or two to choose from."""
    seats = state.seats
    if state.first_game:
        for seat in seats:
            seat.offers = [BASE_STARTS[seat.number + 1]]
    elif state.new_start_worlds:
        for group in OFFER_GROUPS:
            worlds = [card for card in STARTS if state.tables.cards[card].name in group]
            state.rng.shuffle(worlds)
            for seat in seats:
                seat.offers = [*seat.offers, worlds[seat.number]]
    else:
        worlds = BASE_STARTS[:]
        state.rng.shuffle(worlds)
        dealt = worlds[: len(seats)]
        first = index_of(dealt, min(dealt))
        for seat in seats:  # R1.7 the lowest number sits first, the others follow as dealt
            seat.offers = [dealt[(first + seat.number) % len(dealt)]]
    for seat in seats:
        for world in seat.offers:
            deck.pop(index_of(deck, world))


def _scripted_starts(state: State, script: Script, deck: list[int]) -> None:
    """R12.3, R12.8"""
    rows = script.offers or [[name] for name in script.start_worlds or []]
    for seat, names in zip(state.seats, rows, strict=True):
        seat.offers = [CARD_NAMES.take("start worlds", name, deck) for name in names]
        for world, name in zip(seat.offers, names, strict=True):
            if world not in STARTS:
                raise SetupError(f"script: {name} is no start world")


def _deal_hands(state: State, cards: list[int]) -> None:
    """R1.4, R1.5 These cards are shuffled; hands come from the top, or are the numbered cards of the start world."""
    deck = packed(cards)
    state.rng.mix(deck)
    for seat in state.seats:
        if state.first_game:
            for card, facts in enumerate(state.tables.cards):
                if facts.hand == seat.number + 1:
                    seat.hand = placed(seat.hand, card)
                    deck = without(deck, place_of(deck, card))
        else:
            for _ in range(DEALT):
                deck, top = pop(deck)
                seat.hand = placed(seat.hand, top)
    state.deck = deck


def _check_rows(script: Script, seats: int) -> None:
    """R12.9 What is given for one seat is given for every seat."""
    rows = {
        "start_worlds": script.start_worlds,
        "offers": script.offers,
        "hands": script.hands,
        "discards": script.discards,
    }
    for name, row in rows.items():
        if row is not None:
            one_for_each(name, len(row), seats)
