"""The table before the first question: colonists, deck, hands or draft packs, the automa, scripted chance (R1, R12)."""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.event import Log
from cosmodrome.core.flow import called_for, set_seat, set_table
from cosmodrome.core.meta import Script, Setup, SetupError
from cosmodrome.core.pile import Pile, append, empty, packed, placed, put_on_top
from cosmodrome.core.rng import seeded
from cosmodrome.core.scripted import CardNames, one_for_each
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.atoms.knowledge import sight_of
from cosmodrome.games.pocket_mars.flow import STEPS
from cosmodrome.games.pocket_mars.meta import COLONISTS, DEALT, DRAFTED, META, PREPARED
from cosmodrome.games.pocket_mars.state import (
    AUTOMA,
    DRAFTING,
    NO_CARDS,
    SOLO,
    Rules,
    Seat,
    State,
    colours,
    fresh_seat,
    names,
)
from cosmodrome.games.pocket_mars.tables import CARDS, NUMBER_OF, SUITS, Tables

CARD_NAMES: Final = CardNames(NUMBER_OF, "water_5")


def bare_table(tables: Tables, rules: Rules) -> State:
    """A table with ships, colonists and buildings, but no cards."""
    state = State()
    set_table(state, [fresh_seat() for _ in range(rules.seats)], STEPS[0])
    state.tables = tables.with_sets(rules.options)
    state.rules = rules
    state.players = state.seats
    state.piles = [empty() for _ in range(SUITS)]
    state.deck = empty()
    state.buried = 0
    state.shown = empty()
    state.unseen = empty()
    state.known = NO_CARDS[:]
    state.rng = seeded(0)
    state.queues = None
    state.turn = NOTHING
    state.called = (SOLO if rules.solo else 0) | (DRAFTING if rules.drafting else 0)
    state.now = called_for(state, STEPS[0])
    state.card = NOTHING
    state.held = False
    state.here = NOTHING
    state.short = False
    state.causes = []
    if rules.solo:  # R10.2
        automa = fresh_seat()
        set_seat(automa, AUTOMA)
        state.players = [*state.seats, automa]
        automa.ship = rules.automa_ship
        automa.earth = COLONISTS - rules.automa_ship
    return state


def set_up(tables: Tables, setup: Setup, log: Log | None) -> State:
    """A state whose seats hold their first cards. Raises SetupError."""
    options = META.read_options(setup.options, setup.seats)
    state = bare_table(tables, Rules(options, setup.seats))
    state.log = log
    state.ask_anyway = setup.ask_anyway
    state.rng = seeded(setup.seed, "deck")
    deck = list(range(CARDS))
    state.rng.shuffle(deck)
    script = setup.script
    if script is not None:
        _check(script, state.rules)
        _follow(state, script, deck)
    _deal(state, deck)
    if script is not None and script.deck is not None:
        put_on_top(deck, CARD_NAMES.order("deck", script.deck, deck))
    if state.rules.solo:
        automa = state.players[AUTOMA]
        if state.queues is not None:
            state.queues.took_top(PREPARED, "the automa prepares cards")
        for _ in range(PREPARED):
            automa.prep = append(automa.prep, deck.pop())
    state.deck = packed(deck)
    if log is not None:
        for seat in state.seats:
            cards = _first_cards(seat, state.rules.drafting)
            state.tell(events.Dealt(seat.number, len(cards), colours(cards), names(cards)))
    return state


def _deal(state: State, deck: list[int]) -> None:
    """R1.4, R9.1 Four cards to each hand, or five to each draft pack, unless a script has dealt them."""
    drafting = state.rules.drafting
    for seat in state.seats:
        cards = _first_cards(seat, drafting)
        if len(cards) == 0:
            for _ in range(DRAFTED if drafting else DEALT):
                cards = placed(cards, deck.pop())
            _hold(seat, drafting, cards)
        for card in cards:
            state.known[card] = sight_of(seat.number)


def _first_cards(seat: Seat, drafting: bool) -> Pile:
    return seat.pack if drafting else seat.hand


def _hold(seat: Seat, drafting: bool, cards: Pile) -> None:
    if drafting:
        seat.pack = cards
    else:
        seat.hand = cards


def _check(script: Script, rules: Rules) -> None:
    """R12.7 What is not of this game, or not for so many seats, is refused."""
    other = {
        "start_worlds": script.start_worlds is not None,
        "offers": script.offers is not None,
        "discards": script.discards is not None,
        "goals": script.goals is not None,
        "queues": bool(script.queues),
    }
    for name, given in other.items():
        if given:
            raise SetupError(f"script: {name} is not for Pocket Mars, which knows hands, deck and reshuffles")
    if script.hands is not None:
        one_for_each("hands", len(script.hands), rules.seats)


def _follow(state: State, script: Script, deck: list[int]) -> None:
    """R12.4, R12.6 Hands and the orders of later reshuffles."""
    drafting = state.rules.drafting
    for seat, row in zip(state.seats, script.hands or [], strict=False):
        _hold(seat, drafting, CARD_NAMES.hand(seat.number, row, (DRAFTED if drafting else DEALT,), deck))
    state.queues = CARD_NAMES.queues(script, (), state.rules.seats, list(range(CARDS)))
