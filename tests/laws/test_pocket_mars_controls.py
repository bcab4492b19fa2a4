"""The laws can fail on Pocket Mars too: each planted leak or fault is found by the law it breaks."""

from typing import Any

import msgspec
import pytest

from cosmodrome.core.meta import Setup
from cosmodrome.core.pile import packed, without
from cosmodrome.core.rng import seeded
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from cosmodrome.games.pocket_mars.tables import IDS

from . import pocket_mars_facts
from .faulty import (
    Faulty,
    at_some_positions,
    generous,
    hasty,
    moody,
    silent,
    some_lawful_games,
)
from .laws import nobody_peeks, redeal

SETUP = Setup(seats=3, options=POCKET_MARS.meta.read_options({"drafting": True}, 3))


def leak(cards_of: Any) -> Any:
    """A view that tells a viewer more than it should, where the name of the deck stands."""

    def view(state: Any, viewer: int | None) -> Any:
        cards = cards_of(state, state.players[((-1 if viewer is None else viewer) + 1) % 3])
        seen = POCKET_MARS.view(state, viewer)
        return msgspec.structs.replace(seen, deck_name=" ".join(IDS[card] for card in cards))

    return view


LEAKS = {
    "the top card of the deck": leak(lambda state, _: state.deck[-1:]),
    "a buried card": leak(lambda state, _: state.deck[: state.buried]),
    "another hand": leak(lambda _, other: other.hand),
    "another prep module": leak(lambda _, other: other.prep),
    "another pack": leak(lambda _, other: other.pack),
    "a sealed pick": leak(lambda _, other: other.picked),
    "whose prep has the highest number": leak(
        lambda state, _: [max((card % 7, player.number) for player in state.players for card in [0, *player.prep])[1]]
    ),
}  # fmt: skip


def test_the_peek_law_holds_without_a_leak():
    at_some_positions(
        POCKET_MARS, SETUP, lambda state, rng: nobody_peeks(POCKET_MARS, state, 3, rng), games=3
    )


@pytest.mark.parametrize("what", LEAKS)
def test_the_peek_law_finds(what):
    game = Faulty(POCKET_MARS, view=LEAKS[what])
    with pytest.raises(AssertionError, match="peeks"):
        at_some_positions(game, SETUP, lambda state, rng: nobody_peeks(game, state, 3, rng), games=3)


def test_redealing_deals_anew_but_keeps_what_is_known():
    """A redeal that changed nothing would keep the peek law and prove nothing."""
    options = POCKET_MARS.meta.read_options({}, 3)
    state = POCKET_MARS.new(Setup(3, 1, options))
    rng = seeded(2, "control")
    while POCKET_MARS.awaited(state) != [0]:
        seat = POCKET_MARS.awaited(state)[0]
        POCKET_MARS.choose(state, seat, POCKET_MARS.options(state, seat)[0])
    known = state.players[1].prep[0]
    state.known[known] |= 1
    twins = [redeal(POCKET_MARS, state, 0, rng) for _ in range(12)]
    assert len({tuple(twin.deck) for twin in twins}) == 12
    assert len({tuple(twin.players[1].hand) for twin in twins}) > 1
    assert len({tuple(twin.players[2].prep) for twin in twins}) > 1
    for twin in twins:
        assert all(
            list(getattr(twin.players[0], pile)) == list(getattr(state.players[0], pile))
            for pile in ("hand", "prep")
        )
        assert twin.players[1].prep[0] == known
        for player, other in zip(twin.players, state.players, strict=True):
            assert [card // 7 for card in player.hand] == [card // 7 for card in other.hand]
            assert [card // 7 for card in player.prep] == [card // 7 for card in other.prep]


def sharing_copy(state: Any) -> Any:
    twin = state.copy()
    twin.players[1].prep = state.players[1].prep
    return twin


def copy_of_one_mind(state: Any) -> Any:
    twin = state.copy()
    twin.players[1].picked = state.players[1].picked
    return twin


def forgetful_copy(state: Any) -> Any:
    twin = state.copy()
    twin.known = packed([0] * 35)
    return twin


def wasteful(state: Any, seat: int, choice: Any) -> None:
    """Loses a card now and then."""
    POCKET_MARS.choose(state, seat, choice)
    if choice.code % 7 == 0 and len(state.deck) > 2:
        state.deck = without(state.deck, 0)


def minting(state: Any, seat: int, choice: Any) -> None:
    POCKET_MARS.choose(state, seat, choice)
    state.players[seat].energy += choice.code % 5 == 0


def cloning(state: Any, seat: int, choice: Any) -> None:
    """An eighth colonist."""
    POCKET_MARS.choose(state, seat, choice)
    player = state.players[seat]
    player.one = packed([player.one[0] + (choice.code % 9 == 0), *player.one[1:]])


def crowding(state: Any, seat: int, choice: Any) -> None:
    """Fills a two-star space over its limit, with colonists from Earth."""
    POCKET_MARS.choose(state, seat, choice)
    player = state.players[seat]
    if player.earth > 3:
        player.earth -= 3
        player.two = packed([player.two[0] + 3, *player.two[1:]])


def forgetting(state: Any, seat: int, choice: Any) -> None:
    """A seat that does not know its own cards."""
    POCKET_MARS.choose(state, seat, choice)
    for card in state.players[seat].prep:
        state.known[card] = 0


FAULTS = {
    "options out of order": {"options": lambda state, seat: POCKET_MARS.options(state, seat)[::-1]},
    "everything allowed": {"check": lambda state, seat, choice: None},
    "a copy that shares a prep module": {"copy": sharing_copy},
    "a copy that shares its picks": {"copy": copy_of_one_mind},
    "a copy that forgets who knows what": {"copy": forgetful_copy},
    "arrival order matters": {"choose": hasty(POCKET_MARS)},
    "a card is lost": {"choose": wasteful},
    "energy from nowhere": {"choose": minting},
    "a colonist from nowhere": {"choose": cloning},
    "a space too full": {"choose": crowding},
    "an own card not known": {"choose": forgetting},
    "an event is missing": {"choose": silent(POCKET_MARS)},
    "a sealed pick is seen": {"view": LEAKS["a sealed pick"]},
    "a replay goes another way": {"choose": moody(POCKET_MARS)},
    "the game goes on for ever": {"rounds": lambda state: POCKET_MARS.rounds(state) * 40},
}  # fmt: skip


def test_the_laws_find_nothing_where_nothing_is_wrong():
    some_lawful_games(Faulty(POCKET_MARS), SETUP, 2)


@pytest.mark.parametrize("what", FAULTS)
def test_the_laws_find(what):
    with pytest.raises(AssertionError):
        some_lawful_games(Faulty(POCKET_MARS, **FAULTS[what]), SETUP, 3)


def test_the_laws_find_a_wrong_score(monkeypatch):
    monkeypatch.setattr(pocket_mars_facts, "POCKET_MARS", generous(POCKET_MARS))
    with pytest.raises(AssertionError):
        some_lawful_games(Faulty(POCKET_MARS), SETUP, 1)
