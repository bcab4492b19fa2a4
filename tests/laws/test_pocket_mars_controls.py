"""The laws can fail on Pocket Mars too: each planted leak or fault is found by the law it breaks."""

from typing import Any

import msgspec

from cosmodrome.core.meta import Setup
from cosmodrome.core.pile import packed, without
from cosmodrome.core.rng import seeded
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from cosmodrome.games.pocket_mars.tables import IDS

from .faulty import add, after, copy_of_one_mind, faults_of_any, hasty, moody
from .laws import redeal

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


def forgetful_copy(state: Any) -> Any:
    twin = state.copy()
    twin.known = packed([0] * 35)
    return twin


def wasteful(state: Any, seat: int, choice: Any) -> None:
    """Loses a card now and then."""
    POCKET_MARS.choose(state, seat, choice)
    if choice.code % 7 == 0 and len(state.deck) > 2:
        state.deck = without(state.deck, 0)


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
    **faults_of_any(POCKET_MARS),
    "a copy that shares a prep module": {"copy": sharing_copy},
    "a copy that shares its picks": {"copy": copy_of_one_mind},
    "a copy that forgets who knows what": {"copy": forgetful_copy},
    "arrival order matters": {"choose": hasty(POCKET_MARS)},
    "a card is lost": {"choose": wasteful},
    "energy from nowhere": {"choose": after(POCKET_MARS, lambda choice: choice.code % 5 == 0, add("energy", 1))},
    "a colonist from nowhere": {"choose": cloning},
    "a space too full": {"choose": crowding},
    "an own card not known": {"choose": forgetting},
    "a sealed pick is seen": {"view": LEAKS["a sealed pick"]},
    "a replay goes another way": {"choose": moody(POCKET_MARS)},
}  # fmt: skip
