"""The laws can fail on Jump Drive too: each planted leak or fault is found by the law it breaks."""

from typing import Any

import msgspec
import pytest

from cosmodrome.core.meta import Setup
from cosmodrome.core.pile import listed, packed
from cosmodrome.core.rng import seeded
from cosmodrome.games.jump_drive.box import CARDS
from cosmodrome.games.jump_drive.events import RoundBegan
from cosmodrome.games.jump_drive.game import JUMP_DRIVE, JumpDrive
from cosmodrome.games.jump_drive.tables import Tables

from . import jump_drive_facts
from .faulty import (
    Faulty,
    at_some_positions,
    copy_of_one_mind,
    forgetful_copy,
    generous,
    hasty,
    names,
    next_seat,
    silent,
    some_lawful_games,
    talkative,
)
from .laws import answers_are_sealed, nobody_peeks, redeal
from .tables import seeded_setup

SETUP = Setup(seats=3, options=JUMP_DRIVE.meta.read_options({}, 3))


def leak(cards_of: Any) -> Any:
    """A view that tells a viewer more than it should, where the open discards stand."""

    def view(state: Any, viewer: int | None) -> Any:
        seen = JUMP_DRIVE.view(state, viewer)
        cards = [card for card in cards_of(state, next_seat(state, viewer)) if card >= 0]
        return msgspec.structs.replace(seen, shown=seen.shown + names(state, cards))

    return view


LEAKS = {
    "the top card of the deck": leak(lambda state, _: state.deck[-1:]),
    "another hand": leak(lambda _, other: other.hand),
    "another's discards": leak(lambda _, other: other.discards),
    "a sealed development": leak(lambda _, other: [other.development]),
    "a sealed world": leak(lambda _, other: [other.world]),
    "a sealed second world": leak(lambda _, other: [other.second]),
    "a sealed payment": leak(lambda _, other: other.picked),
}
SEALED = {
    **{what: view for what, view in LEAKS.items() if "sealed" in what},
    "how a world is taken": leak(lambda _, other: [5 + other.way]),
    "who explores": leak(lambda _, other: [5 + other.exploring]),
}


def test_the_peek_law_holds_without_a_leak():
    at_some_positions(JUMP_DRIVE, SETUP, lambda state, rng: nobody_peeks(JUMP_DRIVE, state, 3, rng))


@pytest.mark.parametrize("what", LEAKS)
def test_the_peek_law_finds(what):
    game = Faulty(JUMP_DRIVE, view=LEAKS[what])
    with pytest.raises(AssertionError, match="peeks"):
        at_some_positions(game, SETUP, lambda state, rng: nobody_peeks(game, state, 3, rng), games=40)


@pytest.mark.parametrize("what", SEALED)
def test_the_law_of_seals_finds(what):
    game = Faulty(JUMP_DRIVE, view=SEALED[what])
    with pytest.raises(AssertionError, match="can tell"):
        at_some_positions(game, SETUP, lambda state, rng: answers_are_sealed(game, state, rng), games=200)


def test_redealing_deals_anew():
    """A redeal that changed nothing would keep the peek law and prove nothing."""
    state = JUMP_DRIVE.new(seeded_setup(SETUP, 1))
    rng = seeded(2, "control")
    twins = [redeal(JUMP_DRIVE, state, 0, rng) for _ in range(2)]
    assert listed(twins[0].deck) != listed(twins[1].deck) != listed(state.deck)
    assert listed(twins[0].seats[1].hand) != listed(twins[1].seats[1].hand)
    assert listed(twins[0].seats[0].hand) == listed(state.seats[0].hand)


def sharing_copy(state: Any) -> Any:
    twin = state.copy()
    twin.seats[1].empire = state.seats[1].empire
    return twin


def after(change: Any) -> Any:
    """A `choose` that does something more now and then."""

    def choose(state: Any, seat: int, choice: Any) -> None:
        JUMP_DRIVE.choose(state, seat, choice)
        if choice.code % 5 == 0:
            change(state, state.seats[seat])

    return choose


def add(what: str, amount: int) -> Any:
    """A change of one number of a seat."""
    return lambda _, own: setattr(own, what, getattr(own, what) + amount)


FAULTS = {
    "options out of order": {"options": lambda state, seat: JUMP_DRIVE.options(state, seat)[::-1]},
    "everything allowed": {"check": lambda state, seat, choice: None},
    "a copy that shares an empire": {"copy": sharing_copy},
    "a copy that shares its picks": {"copy": copy_of_one_mind},
    "a copy that forgets discards": {"copy": forgetful_copy},
    "arrival order matters": {"choose": hasty(JUMP_DRIVE)},
    "an answer is told too early": {"choose": talkative(JUMP_DRIVE, RoundBegan(0))},
    "an event is missing": {"choose": silent(JUMP_DRIVE)},
    "a card is lost": {
        "choose": after(lambda state, _: setattr(state, "deck", packed(listed(state.deck)[:-1])))
    },
    "a cached sum is wrong": {
        "choose": after(lambda _, own: setattr(own, "sums", packed([own.sums[0] + 1, *own.sums[1:]])))
    },
    "VP from nowhere": {"choose": after(add("vp", 1))},
    "a Survey Team too many": {"choose": after(add("survey_teams", 1))},
    "a round that is not written down": {"choose": after(lambda _, own: setattr(own, "vps", own.vps[1:]))},
    "the game goes on for ever": {"rounds": lambda state: JUMP_DRIVE.rounds(state) * 40},
}


def test_the_laws_find_nothing_where_nothing_is_wrong():
    some_lawful_games(Faulty(JUMP_DRIVE), SETUP, 2)


@pytest.mark.parametrize("what", FAULTS)
def test_the_laws_find(what):
    with pytest.raises(AssertionError):
        some_lawful_games(Faulty(JUMP_DRIVE, **FAULTS[what]), SETUP, 5)


def test_the_laws_find_a_card_that_does_not_move() -> None:
    """R9.2"""
    tables = Tables(CARDS)
    tables.moves = bytes(len(CARDS))
    with pytest.raises(AssertionError, match=r"R9\.2"):
        some_lawful_games(Faulty(JumpDrive(tables)), SETUP, 40)


def test_the_laws_find_a_wrong_score(monkeypatch):
    monkeypatch.setattr(jump_drive_facts, "JUMP_DRIVE", generous(JUMP_DRIVE))
    with pytest.raises(AssertionError):
        some_lawful_games(Faulty(JUMP_DRIVE), SETUP, 1)
