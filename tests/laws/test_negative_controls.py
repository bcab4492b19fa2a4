"""The laws can fail: each planted fault is found by the law it breaks."""

from typing import Any

import msgspec
import pytest

from cosmodrome.core.pile import without
from cosmodrome.core.rng import seeded
from cosmodrome.games.race.events import RoundBegan
from cosmodrome.games.race.game import RACE

from .faulty import (
    Faulty,
    add,
    after,
    copy_of_one_mind,
    faults_of_any,
    forgetful_copy,
    hasty,
    moody,
    names,
    next_seat,
    some_lawful_games,
    talkative,
)  # fmt: skip
from .laws import redeal, views_are_of_their_own
from .tables import every_setup, seeded_setup

SETUP = next(setup for name, setup in every_setup() if name == "race" and setup.seats == 3)


def leak(**fields: Any) -> Any:
    """A view that tells a viewer more than it should."""

    def view(state: Any, viewer: int | None) -> Any:
        shown = RACE.view(state, viewer)
        return msgspec.structs.replace(shown, **{name: make(state, viewer) for name, make in fields.items()})

    return view


def goods(state: Any) -> list[int]:
    return [good for seat in state.seats for good in seat.goods if good >= 0]


LEAKS = {
    "the top card of the deck": leak(shown=lambda state, _: names(state, state.deck[-1:])),
    "another hand": leak(discarded=lambda state, viewer: names(state, next_seat(state, viewer).hand)),
    "a sealed action": leak(chosen=lambda state, viewer: [str(act) for act in next_seat(state, viewer).acts]),
    "the face of a good": leak(shown=lambda state, _: names(state, goods(state))),
    "another's discards": leak(shown=lambda state, viewer: names(state, next_seat(state, viewer).discards)),
    "cards being looked at": leak(looked_at=lambda state, viewer: names(state, next_seat(state, viewer).looked)),
}  # fmt: skip


def test_the_law_of_views_finds_one_that_is_shared():
    def lending(state: Any, viewer: int | None) -> Any:
        # Not a list of numbers: compiled, those are of a kind of their own, and every look at one makes a list anew.
        return msgspec.structs.replace(RACE.view(state, viewer), players=state.seats)

    state = RACE.new(seeded_setup(SETUP, 1))
    views_are_of_their_own(RACE, state, 3)
    with pytest.raises(AssertionError, match="a view shares"):
        views_are_of_their_own(Faulty(RACE, view=lending), state, 3)


def test_the_law_of_views_finds_what_should_not_be_shared():
    def sharing(state: Any, viewers: Any) -> Any:
        seen = RACE.view(state, 0)
        return {
            viewer: msgspec.structs.replace(RACE.view(state, viewer), hand=seen.hand) for viewer in viewers
        }

    with pytest.raises(AssertionError, match="not the same for all"):
        views_are_of_their_own(Faulty(RACE, views=sharing), RACE.new(seeded_setup(SETUP, 1)), 3)


def test_the_peek_law_finds_who_is_not_asked():
    """Every seat is told that this table asks anyway, and it does not."""
    setup = msgspec.structs.replace(SETUP, ask_anyway=True)

    def new(setup: Any, log: Any = None) -> Any:
        return RACE.new(msgspec.structs.replace(setup, ask_anyway=False), log)

    game = Faulty(RACE, new=new, view=leak(ask_anyway=lambda state, viewer: True))
    with pytest.raises(AssertionError, match="learns cards by who is asked"):
        some_lawful_games(game, setup, 5)
    some_lawful_games(RACE, setup, 1)


def test_redealing_deals_anew():
    """A redeal that changed nothing would keep the peek law and prove nothing."""
    state = RACE.new(seeded_setup(SETUP, 1))
    rng = seeded(2, "control")
    twins = [redeal(RACE, state, 0, rng) for _ in range(2)]
    assert list(twins[0].deck) != list(twins[1].deck) != list(state.deck)
    assert list(twins[0].seats[1].hand) != list(twins[1].seats[1].hand)
    assert list(twins[0].seats[0].hand) == list(state.seats[0].hand)


def sharing_copy(state: Any) -> Any:
    twin = state.copy()
    twin.seats[1].hand = state.seats[1].hand
    return twin


def wasteful(state: Any, seat: int, choice: Any) -> None:
    """Loses a card now and then."""
    RACE.choose(state, seat, choice)
    if choice.code % 7 == 0 and len(state.deck) > 20:
        state.deck = without(state.deck, len(state.deck) - 1)


def miscount(_: Any, own: Any) -> None:
    own.sums[0] += 1


def now(choice: Any) -> bool:
    return bool(choice.code % 5 == 0)


FAULTS = {
    **faults_of_any(RACE),
    "an option twice": {"options": lambda state, seat: RACE.options(state, seat)[:1] * 2},
    "a copy that shares a hand": {"copy": sharing_copy},
    "a copy that shares its picks": {"copy": copy_of_one_mind},
    "a copy that forgets discards": {"copy": forgetful_copy},
    "arrival order matters": {"choose": hasty(RACE)},
    "a card is lost": {"choose": wasteful},
    "a cached sum is wrong": {"choose": after(RACE, now, miscount)},
    "a chip from nowhere": {"choose": after(RACE, now, add("chips", 1))},
    "an answer is told too early": {"choose": talkative(RACE, RoundBegan(0))},
    "a sealed action is seen": {"view": LEAKS["a sealed action"]},
    "a replay goes another way": {"choose": moody(RACE)},
}  # fmt: skip
