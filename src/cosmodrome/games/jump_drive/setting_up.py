"""The table before the first question: deck, hands, and scripted chance (R1, R13)."""

from typing import Final

from cosmodrome.core.event import Log
from cosmodrome.core.flow import set_table
from cosmodrome.core.meta import Script, Setup, SetupError
from cosmodrome.core.pile import empty, listed, packed, placed, pop, put_on_top
from cosmodrome.core.rng import seeded
from cosmodrome.core.scripted import CardNames, one_for_each
from cosmodrome.games.jump_drive.box import SETS
from cosmodrome.games.jump_drive.flow import STEPS
from cosmodrome.games.jump_drive.meta import DEALT, KEPT, META
from cosmodrome.games.jump_drive.state import State, fresh_seat
from cosmodrome.games.jump_drive.tables import NUMBER_OF, Tables

REASONS: Final = ("draw", "explore", "income")
CARD_NAMES: Final = CardNames(NUMBER_OF, "gem_world")


def set_up(tables: Tables, setup: Setup, log: Log | None) -> State:
    """A state whose seats hold hands, ready for the first step. Raises SetupError."""
    options = META.read_options(setup.options, setup.seats)
    state = State()
    set_table(state, [fresh_seat() for _ in range(setup.seats)], STEPS[0], log)
    state.tables = tables
    state.shown = empty()
    state.unseen = empty()
    state.rng = seeded(setup.seed, "deck")
    state.queues = None
    state.sealed = True
    state.first_game = bool(options["first_game"])
    state.ask_anyway = setup.ask_anyway
    state.colony_convoy_waits = bool(options["colony_convoy_waits"])
    state.pack = SETS.pack(options)
    state.options = options
    state.deck = packed(tables.decks[state.pack])
    script = setup.script
    if script is None:
        state.rng.mix(state.deck)
        _deal_hands(state)
    else:
        _follow(state, script)
    return state


def _deal_hands(state: State) -> None:
    """R1.4, R1.5"""
    for seat in state.seats:
        for _ in range(KEPT if state.first_game else DEALT):
            state.deck, card = pop(state.deck)
            seat.hand = placed(seat.hand, card)


def _follow(state: State, script: Script) -> None:
    """R13 The same with what a script gives. Raises SetupError."""
    _check(script, len(state.seats))
    deck = listed(state.deck)
    if script.hands is not None:
        for seat, given in zip(state.seats, script.hands, strict=True):
            seat.hand = CARD_NAMES.hand(seat.number, given, (DEALT, KEPT), deck)
        state.rng.shuffle(deck)
    else:
        state.rng.mix(state.deck)
        _deal_hands(state)
        deck = listed(state.deck)
    # What a script discards is taken as picked already (R13.3).
    for seat, given in zip(state.seats, script.discards or [[]] * len(state.seats), strict=True):
        seat.picked = packed(CARD_NAMES.discards(given, listed(seat.hand), KEPT))
    put_on_top(deck, CARD_NAMES.order("deck", script.deck or [], deck))
    state.deck = packed(deck)
    state.queues = CARD_NAMES.queues(script, REASONS, len(state.seats), state.tables.decks[state.pack])


def _check(script: Script, seats: int) -> None:
    """R13.5 What is told a seat is told for every seat, and there are no start worlds."""
    if script.start_worlds is not None or script.offers is not None or script.goals is not None:
        raise SetupError(
            "script: jump_drive has no start worlds and no goals; a script tells hands, discards and draws"
        )
    for name, row in (("hands", script.hands), ("discards", script.discards)):
        if row is not None:
            one_for_each(name, len(row), seats)
