"""The table before the first question: shuffled decks, the species on offer, scripted chance (R1, R14)."""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.event import Log
from cosmodrome.core.flow import set_table
from cosmodrome.core.meta import Script, Setup, SetupError
from cosmodrome.core.pile import put_on_top
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.core.scripted import CardNames, one_for_each
from cosmodrome.games.sidereal import first_game
from cosmodrome.games.sidereal.flow import STEPS
from cosmodrome.games.sidereal.meta import META
from cosmodrome.games.sidereal.state import State, fresh_seat, fresh_state, rulings
from cosmodrome.games.sidereal.tables import (
    COLONIES,
    COLONY_DECKS,
    IS_COLONY,
    KIND,
    NEWCOMERS,
    NUMBER_OF,
    RELIC_WORLDS,
    SPECIES,
    SPECIES_OF_ID,
    START_COLONIES,
    START_TEAMS,
    TEAM,
    TEAM_DECKS,
    TEAMS,
)

CARD_NAMES: Final = CardNames(NUMBER_OF, "acrux")


def set_up(setup: Setup, log: Log | None) -> State:
    """A table ready for the first step. Raises SetupError."""
    options = META.read_options(setup.options, setup.seats)
    state = fresh_state(rulings(options))
    set_table(state, [fresh_seat() for _ in range(setup.seats)], STEPS[0], log)
    state.ask_anyway = setup.ask_anyway
    rng = seeded(setup.seed, "setup")
    shuffle_decks(state, rng)
    pool = NEWCOMERS[:] if options["pool"] == "beginners" else list(range(SPECIES))
    offer_species(state, pool, rng)
    if options["first_game"]:
        _follow(state, first_game.SCRIPT)
    if setup.script is not None:
        _follow(state, setup.script)
    return state


def shuffle_decks(state: State, rng: Rng) -> None:
    """R1.9, R1.10, R12.10 The top of a deck is last."""
    pack = state.rulings.pack
    state.colony_deck = COLONY_DECKS[pack][:]
    rng.shuffle(state.colony_deck)
    state.research_deck = []
    for era in (4, 3, 2, 1):
        teams = TEAM_DECKS[pack][era][:]
        rng.shuffle(teams)
        state.research_deck += teams
    state.relic_deck = RELIC_WORLDS[:]
    rng.shuffle(state.relic_deck)


def offer_species(state: State, pool: list[int], rng: Rng) -> None:
    """R1.5, R1.6"""
    seats = len(state.seats)
    way = state.rulings.options["species"]
    if way != "choose":
        rng.shuffle(pool)
        pool = pool[: seats + 1 if way == "draft" else seats]
    if way == "random":
        for seat in state.seats:
            seat.species = pool[seat.number]
        pool = []
    state.offered = sorted(pool)


def _follow(state: State, script: Script) -> None:
    """R14.5 to R14.7. `start_worlds` are the species; `hands` what each seat is dealt. Raises SetupError."""
    others = (script.offers, script.discards, script.goals)
    if any(rows is not None for rows in others) or script.reshuffles or script.queues:
        raise SetupError(
            "script: sidereal takes start_worlds (the species), hands (colonies, teams) and deck"
        )
    if script.start_worlds is not None:
        one_for_each("start_worlds", len(script.start_worlds), len(state.seats))
        _give_species(state, script.start_worlds)
    tops: list[str] = []
    if script.hands is not None:
        one_for_each("hands", len(script.hands), len(state.seats))
        _check_hands(state, script.hands)
        tops = [name for hand in script.hands for name in hand]
    wanted = tops + (script.deck or [])
    every = [*state.colony_deck, *state.research_deck, *state.relic_deck]
    cards = CARD_NAMES.order("deck", wanted, every)
    put_on_top(state.colony_deck, [card for card in cards if IS_COLONY[card]])
    for era in (4, 3, 2, 1):
        teams = TEAMS[era]
        own = [card for card in state.research_deck if card in teams]
        put_on_top(own, [card for card in cards if card in teams])
        state.research_deck = [card for card in state.research_deck if card not in teams] + own
    put_on_top(state.relic_deck, [card for card in cards if not IS_COLONY[card] and KIND[card] != TEAM])
    if script.strict:
        _check_strict(script, len(every) - len(cards))


def _check_strict(script: Script, untold: int) -> None:
    """R14.12 Raises SetupError where anything is left to chance."""
    if script.start_worlds is None:
        raise SetupError("script: strict: start_worlds, the species, are not told")
    if untold:
        raise SetupError(f"script: strict: {untold} cards of colonies, teams and relic worlds are not told")


def _check_hands(state: State, hands: list[list[str]]) -> None:
    """R14.5 Just what the start cards show. Raises SetupError."""
    for seat, hand in zip(state.seats, hands, strict=True):
        if seat.species < 0:
            raise SetupError(
                "script: hands: which colonies and teams a seat has hangs on start_worlds, its species"
            )
        cards = [NUMBER_OF.get(name, NOTHING) for name in hand]
        colonies = [card for card in cards if card in COLONIES]
        teams = [card for card in cards if card in TEAMS[1]]
        wanted = START_COLONIES[seat.species], START_TEAMS[seat.species]
        if (len(colonies), len(teams)) != wanted or len(hand) != sum(wanted):
            raise SetupError(
                f"script: hands: seat {seat.number} begins with {wanted[0]} colonies and {wanted[1]} teams of era 1"
            )


def _give_species(state: State, names: list[str]) -> None:
    if len(set(names)) < len(names):
        raise SetupError("script: start_worlds: each seat has another species")
    for seat, name in zip(state.seats, names, strict=True):
        if name not in SPECIES_OF_ID:
            raise SetupError(f"script: start_worlds: {name!r} is no species, such as 'caylion'")
        seat.species = SPECIES_OF_ID[name]
    state.offered = []
