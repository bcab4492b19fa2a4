"""The table before the first question: deck, hands, and scripted chance (R1, R13)."""

from typing import Final

from cosmodrome.core.event import Event
from cosmodrome.core.meta import Script, Setup, SetupError
from cosmodrome.core.pile import index_of, insert, put_on_top
from cosmodrome.core.rng import seeded
from cosmodrome.games.jump_drive.meta import META
from cosmodrome.games.jump_drive.state import NOTHING, Queues, State, fresh_seat
from cosmodrome.games.jump_drive.steps.begin import KEPT
from cosmodrome.games.jump_drive.tables import NUMBER_OF, Tables

DEALT: Final = 7
REASONS: Final = ("draw", "explore", "income")


def set_up(tables: Tables, setup: Setup, log: list[Event] | None) -> State:
    """A state whose seats hold hands, ready for the first step. Raises SetupError."""
    options = META.read_options(setup.options, setup.seats)
    state = State()
    state.log = log
    state.tables = tables
    state.seats = [fresh_seat(number) for number in range(setup.seats)]
    state.deck = tables.deck[:]
    state.shown = []
    state.lost = []
    state.rng = seeded(setup.seed, "deck")
    state.queues = None
    state.round = 0
    state.step = 0
    state.first_game = bool(options["first_game"])
    state.colony_convoy_waits = bool(options["colony_convoy_waits"])
    state.ended = False
    script = setup.script
    if script is None:
        state.rng.shuffle(state.deck)
        _deal_hands(state)
    else:
        _follow(state, script)
    return state


def _deal_hands(state: State) -> None:
    """R1.4, R1.5"""
    for seat in state.seats:
        for _ in range(KEPT if state.first_game else DEALT):
            insert(seat.hand, state.deck.pop())


def _follow(state: State, script: Script) -> None:
    """R13 The same with what a script tells. Raises SetupError."""
    _check(script, len(state.seats))
    if script.hands is not None:
        for seat, told in zip(state.seats, script.hands, strict=True):
            for name in told:
                insert(seat.hand, _take(state.deck, name, "hands"))
        state.rng.shuffle(state.deck)
    else:
        state.rng.shuffle(state.deck)
        _deal_hands(state)
    # What a script discards is taken as picked already (R13.3).
    for seat, told in zip(state.seats, script.discards or [[]] * len(state.seats), strict=True):
        left = seat.hand[:]
        if told and len(told) != len(left) - KEPT:
            raise SetupError(
                f"script: discards: {len(told)} of {len(left)} cards dealt, where {KEPT} are kept"
            )
        for name in told:
            insert(seat.picked, _take(left, name, "discards"))
    put_on_top(state.deck, _numbers("deck", script.deck or [], state.deck))
    _queue(state, script)


def _check(script: Script, seats: int) -> None:
    """R13.5 What is told a seat is told for every seat, and there are no start worlds."""
    if script.start_worlds is not None or script.offers is not None:
        raise SetupError("script: jump_drive has no start worlds; a script tells hands, discards and draws")
    for name, row in (("hands", script.hands), ("discards", script.discards)):
        if row is not None and len(row) != seats:
            raise SetupError(f"script: {name} is for {len(row)} seats, the table has {seats}")


def _queue(state: State, script: Script) -> None:
    draws: dict[str, list[int]] = {}
    for queue, names in script.queues.items():
        number, _, reason = queue.partition(" ")
        if reason not in REASONS or number not in [str(seat.number) for seat in state.seats]:
            raise SetupError(
                f"script: queue {queue!r} is not a seat and one of {', '.join(REASONS)}, as in '0 draw'"
            )
        draws[queue] = [_number("queues", name) for name in names]
    orders = [_numbers("reshuffles", order, state.tables.deck) for order in script.reshuffles]
    if draws or orders:
        state.queues = Queues(draws, orders)


def _number(where: str, name: str) -> int:
    number = NUMBER_OF.get(name, NOTHING)
    if number < 0:
        raise SetupError(f"script: {where}: {name!r} is no card id of this game, such as 'gem_world'")
    return number


def _numbers(where: str, names: list[str], among: list[int]) -> list[int]:
    """Card numbers of a scripted order; refuses more copies than there are."""
    left = among[:]
    return [_take(left, name, where) for name in names]


def _take(cards: list[int], name: str, where: str) -> int:
    """Take a named card out of a pile."""
    number = _number(where, name)
    at = index_of(cards, number)
    if at < 0:
        raise SetupError(f"script: {where}: no {name} is left to be taken")
    cards.pop(at)
    return number
