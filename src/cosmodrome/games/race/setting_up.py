"""The table before the first question: deck, start worlds, hands, and scripted chance (R1, R10.7, R12)."""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.event import Log
from cosmodrome.core.flow import set_table
from cosmodrome.core.meta import Script, Setup, SetupError
from cosmodrome.core.pile import empty, index_of, listed, packed, place_of, placed, pop, put_on_top, without
from cosmodrome.core.rng import seeded
from cosmodrome.core.scripted import CardNames, one_for_each
from cosmodrome.games.race.box import SETS
from cosmodrome.games.race.flow import DRAFT, STEPS
from cosmodrome.games.race.meta import CHIPS_A_SEAT, DEALT, FIRST_GOALS, META, MOST_GOALS
from cosmodrome.games.race.own_deck import fresh_deck
from cosmodrome.games.race.reckoning import kept_at_start
from cosmodrome.games.race.state import NO_CLAIMS, Seat, State, fresh_seat
from cosmodrome.games.race.tables import EDITIONS, NUMBER_OF, START_GROUPS, START_HALVES, STARTS
from cosmodrome.games.race.tiles import FIRSTS, MOSTS, NUMBER_OF_TILE

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
    state.pack = SETS.pack(options)
    state.options = options
    state.ask_anyway = setup.ask_anyway
    state.revealed = False
    state.causes = []
    state.goals = _laid_out(setup) if options.get("goals") else []
    state.claims = NO_CLAIMS
    state.whose, state.packs, state.out = NOTHING, [], empty()
    deck = pack(state)[:]
    script = setup.script
    if options.get("drafting"):
        if script is not None:
            raise SetupError("script: with option drafting nothing is told; its cards come from the seed")
        _deal_draft(state, deck)
    elif script is None:
        _deal_start_worlds(state, deck)
        _deal_hands(state, deck)
    else:
        _follow(state, script, deck)
    return state


def _deal_draft(state: State, deck: list[int]) -> None:
    """R15.2 Start worlds, face down; all other cards are shuffled, to be drafted."""
    state.now = DRAFT
    _deal_from(state, START_HALVES[state.pack], deck)
    for seat in state.seats:
        seat.own = own = fresh_deck()
        own.starts = seat.offers
    state.deck = packed(deck)
    state.rng.mix(state.deck)


def _follow(state: State, script: Script, deck: list[int]) -> None:
    """R12 The same with what a script gives. Raises SetupError."""
    _check_rows(script, len(state.seats))
    if script.goals is not None or (script.strict and state.goals):
        state.goals = _scripted_goals(state, script)
    if script.start_worlds is not None or script.offers is not None:
        _scripted_starts(state, script, deck)
    elif script.strict:
        raise SetupError("script: strict: start_worlds or offers are not told")
    else:
        _deal_start_worlds(state, deck)
    if script.hands is not None:
        for seat, names in zip(state.seats, script.hands, strict=True):
            seat.hand = CARD_NAMES.hand(seat.number, names, (DEALT, _kept(state, seat)), deck)
        state.rng.shuffle(deck)
    else:
        _deal_hands(state, deck)
        deck = listed(state.deck)
    # What a script discards is taken as picked already (R12.4).
    for seat, names in zip(state.seats, script.discards or [[]] * len(state.seats), strict=True):
        seat.picked = packed(CARD_NAMES.discards(names, listed(seat.hand), _kept(state, seat)))
    put_on_top(deck, CARD_NAMES.order("deck", script.deck or [], deck))
    state.deck = packed(deck)
    state.queues = CARD_NAMES.queues(script, REASONS, len(state.seats), pack(state))


def _laid_out(setup: Setup) -> list[int]:
    """R14.30 From a stream of their own, so that the deal is the same with goals and without."""
    rng = seeded(setup.seed, "goals")
    firsts, mosts = FIRSTS[:], MOSTS[:]
    rng.shuffle(firsts)
    rng.shuffle(mosts)
    return sorted(firsts[:FIRST_GOALS] + mosts[:MOST_GOALS])


def _scripted_goals(state: State, script: Script) -> list[int]:
    """R14.33"""
    if script.goals is None:
        raise SetupError("script: strict: goals are not told")
    if not state.goals:
        raise SetupError("script: goals: the table is played without them; they need option goals=yes")
    for name in script.goals:
        if name not in NUMBER_OF_TILE:
            raise SetupError(f"script: goals: {name!r} is none; they are {', '.join(NUMBER_OF_TILE)}")
    told = sorted({NUMBER_OF_TILE[name] for name in script.goals})
    firsts = len([tile for tile in told if tile in FIRSTS])
    if len(script.goals) != len(told) or (firsts, len(told) - firsts) != (FIRST_GOALS, MOST_GOALS):
        raise SetupError(
            f"script: goals: {len(script.goals)} with {firsts} for who is first and {len(told) - firsts}"
            f" for who has most, where {FIRST_GOALS} and {MOST_GOALS} different ones are laid out"
        )
    return told


def _kept(state: State, seat: Seat) -> int:
    """What a seat keeps of the cards dealt, as far as its start world is known."""
    return kept_at_start(state.tables, seat.offers[0] if len(seat.offers) == 1 else NOTHING)


def pack(state: State) -> list[int]:
    """Every card of the game, rising; not to be changed."""
    return state.tables.decks[state.pack]


def _deal_start_worlds(state: State, deck: list[int]) -> None:
    """R1.3, R1.5, R10.7: one start world a seat, or two to choose from."""
    seats = state.seats
    if state.first_game:
        for seat in seats:
            seat.offers = [
                world
                for world in STARTS
                if world in deck and state.tables.cards[world].start == seat.number + 1
            ]
        _without_offers(state, deck)
    else:
        _deal_from(state, START_GROUPS[state.pack], deck)


def _deal_from(state: State, groups: list[list[int]], deck: list[int]) -> None:
    """A start world of each group for each seat."""
    for group in groups:
        worlds = group[:]
        state.rng.shuffle(worlds)
        if len(groups) == 1:
            worlds = _lowest_first(worlds[: len(state.seats)])
        for seat in state.seats:
            seat.offers = [*seat.offers, worlds[seat.number]]
    _without_offers(state, deck)


def _without_offers(state: State, deck: list[int]) -> None:
    for seat in state.seats:
        for world in seat.offers:
            deck.pop(index_of(deck, world))


def _lowest_first(dealt: list[int]) -> list[int]:
    """R1.7 The seat with the lowest start world sits first, the others follow as dealt."""
    first = index_of(dealt, min(dealt))
    return dealt[first:] + dealt[:first]


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
            held = state.tables.held[state.pack]
            for card, facts in enumerate(state.tables.cards):
                if facts.hand == seat.number + 1 and held[card]:
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
