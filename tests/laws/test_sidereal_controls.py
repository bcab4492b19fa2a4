"""The laws can fail on Sidereal Confluence too: each planted leak or fault is found by the law it breaks."""

from typing import Any

import msgspec
import pytest

from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.sidereal.game import SIDEREAL
from cosmodrome.games.sidereal.tables import IDS

from .faulty import Faulty, add, after, faults_of_any, next_seat
from .laws import answers_are_sealed, nobody_peeks, play_lawfully, redeal, some_answer

SETUP = Setup(seats=4, options=SIDEREAL.meta.read_options({"species": "random"}, 4))
WITH_RELICS = 3
"""A seed at which the Faderan play."""


def at_positions(game: Any, law: Any, games: int, every: int = 6) -> None:
    """Look at positions of random games, about one in so many."""
    for seed in range(WITH_RELICS, WITH_RELICS + games):
        rng = seeded(seed, "control")
        state = SIDEREAL.new(msgspec.structs.replace(SETUP, seed=seed))
        while SIDEREAL.awaited(state):
            if int(rng.below(every)) == 0:
                law(game, state, rng)
            SIDEREAL.choose(state, *some_answer(SIDEREAL, state, rng))


def peek(game: Any, state: Any, rng: Any) -> None:
    nobody_peeks(game, state, 4, rng)


def leak(found: Any) -> Any:
    """A view that tells a viewer more than it should, where names of cards stand."""

    def view(state: Any, viewer: int | None) -> Any:
        seen = SIDEREAL.view(state, viewer)
        assert isinstance(seen, msgspec.Struct)
        return msgspec.structs.replace(seen, gone=[*seen.gone, str(found(state, next_seat(state, viewer)))])  # type: ignore[attr-defined]

    return view


def sealed(_: Any, other: Any) -> str:
    return "" if other.answer is None else str(other.answer.key)


LEAKS = {
    "another's points": leak(lambda _, other: other.points),
    "a colony below the top": leak(lambda state, _: IDS[state.colony_deck[-2]]),
    "a team below the top": leak(lambda state, _: IDS[state.research_deck[-2]]),
    "the top relic world": leak(lambda state, _: IDS[state.relic_deck[-1]]),
    "a sealed plan or split": leak(sealed),
    "how many offers are whispered": leak(lambda state, _: len(state.book)),
}


@pytest.mark.parametrize("what", LEAKS)
def test_the_peek_law_finds(what: str) -> None:
    game = Faulty(SIDEREAL, view=LEAKS[what])
    with pytest.raises(AssertionError, match="peeks"):
        at_positions(game, peek, games=8, every=3)


def test_the_law_of_seals_finds_a_sealed_plan_or_split() -> None:
    game = Faulty(SIDEREAL, view=leak(sealed))
    with pytest.raises(AssertionError, match="can tell"):
        at_positions(game, answers_are_sealed, games=40, every=1)


def test_redealing_deals_anew() -> None:
    """A redeal that changed nothing would keep the peek law and prove nothing."""
    state = SIDEREAL.new(msgspec.structs.replace(SETUP, seed=WITH_RELICS))
    twin = redeal(SIDEREAL, state, 0, seeded(2, "control"))
    assert twin.colony_deck != state.colony_deck and twin.colony_deck[-1] == state.colony_deck[-1]
    assert twin.research_deck != state.research_deck and sorted(twin.research_deck) == sorted(
        state.research_deck
    )
    assert twin.relic_deck != state.relic_deck


def sharing_copy(state: Any) -> Any:
    twin = state.copy()
    twin.seats[1].goods = state.seats[1].goods
    return twin


def forgetful_copy(state: Any) -> Any:
    twin = state.copy()
    twin.used = []
    twin.seats[0].made = []
    return twin


def bargained(change: Any) -> Any:
    return after(SIDEREAL, lambda choice: choice.verb in ("take", "run", "split"), change)


def one_more(_: Any, own: Any) -> None:
    own.goods[0] += 1


FAULTS = {
    **faults_of_any(SIDEREAL),
    "a copy that shares goods": {"copy": sharing_copy},
    "a copy that forgets": {"copy": forgetful_copy},
    "a good from nowhere": {"choose": bargained(one_more)},
    "points from nowhere": {"choose": bargained(add("points", 12))},
    "points for something else": {"choose": bargained(lambda _, own: own.scored.reverse())},
    "an envoy too many": {"choose": bargained(add("envoys", 1))},
    "a colony is lost": {"choose": bargained(lambda state, _: state.colony_deck.pop(0))},
    "a card in two places": {"choose": bargained(lambda state, own: own.cards.append(own.cards[0]))},
}


@pytest.mark.parametrize("what", FAULTS)
def test_the_laws_find(what: str) -> None:
    game = Faulty(SIDEREAL, **FAULTS[what])
    with pytest.raises(AssertionError):
        for seed in range(4):
            play_lawfully(game, msgspec.structs.replace(SETUP, seed=seed), seeded(seed, "control"), every=3)
