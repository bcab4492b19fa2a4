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

from .faulty import (
    Faulty,
    add,
    after,
    at_some_positions,
    copy_of_one_mind,
    faults_of_any,
    forgetful_copy,
    hasty,
    names,
    next_seat,
    some_lawful_games,
    talkative,
)  # fmt: skip
from .laws import answers_are_sealed, redeal
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


def sometimes(change: Any) -> Any:
    return after(JUMP_DRIVE, lambda choice: choice.code % 5 == 0, change)


FAULTS = {
    **faults_of_any(JUMP_DRIVE),
    "a copy that shares an empire": {"copy": sharing_copy},
    "a copy that shares its picks": {"copy": copy_of_one_mind},
    "a copy that forgets discards": {"copy": forgetful_copy},
    "arrival order matters": {"choose": hasty(JUMP_DRIVE)},
    "an answer is told too early": {"choose": talkative(JUMP_DRIVE, RoundBegan(0))},
    "a card is lost": {
        "choose": sometimes(lambda state, _: setattr(state, "deck", packed(listed(state.deck)[:-1])))
    },
    "a cached sum is wrong": {
        "choose": sometimes(lambda _, own: setattr(own, "sums", packed([own.sums[0] + 1, *own.sums[1:]])))
    },
    "VP from nowhere": {"choose": sometimes(add("vp", 1))},
    "a Survey Team too many": {"choose": sometimes(add("survey_teams", 1))},
    "a round that is not written down": {"choose": sometimes(lambda _, own: setattr(own, "vps", own.vps[1:]))},
}


def test_the_laws_find_a_card_that_does_not_move() -> None:
    """R9.2"""
    tables = Tables(CARDS)
    tables.moves = bytes(len(CARDS))
    with pytest.raises(AssertionError, match=r"R9\.2"):
        some_lawful_games(Faulty(JumpDrive(tables)), SETUP, 40)
