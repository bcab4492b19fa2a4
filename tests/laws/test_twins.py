"""What is copied by `copy.deepcopy`, pickled or sent to another process plays on as it would have."""

import copy
import multiprocessing
import pickle
from typing import Any

import pytest

from cosmodrome.core.choice import Choice, Listing
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Log
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.games.catalogue import GAMES
from tests.rules.pocket_mars.scenario import deck_file

from .faulty import at_some_positions
from .laws import FACTS, play_some, twins_play_on
from .tables import some_now_all_long

OWN_CARDS: dict[str, Any] = {
    "jump_drive": {"game": "jump_drive", "cards": {"gem_world": {"vp": 3}}},
    "pocket_mars": deck_file(),
}


@pytest.mark.parametrize(("name", "setup"), some_now_all_long())
def test_twins_of_random_positions_play_on(name: str, setup: Setup) -> None:
    game = GAMES[name]

    def law(state: Any, rng: Rng) -> None:
        if int(rng.below(20)) == 0:
            twins_play_on(game, state, rng)

    at_some_positions(game, setup, law)


def test_the_law_finds_a_choice_that_is_not_the_listed_one() -> None:
    game = GAMES["race"]
    state = game.new(Setup(2, 1, game.meta.read_options({}, 2)))
    listed = game.options(state, 0)
    state.seats[0].options = [Choice(option.code, option.verb, option.subject) for option in listed]
    with pytest.raises((AssertionError, TypeError)):
        twins_play_on(game, state, seeded(1))


def play_on_elsewhere(name: str, pickled: bytes, seed: int) -> dict[str, Any]:
    """In a process of its own: what a state comes to."""
    state = pickle.loads(pickled)
    play_some(GAMES[name], state, seeded(seed), 60)
    taken: dict[str, Any] = FACTS[name].snapshot(state)
    return taken


def test_another_process_plays_on_alike() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        for name, game in GAMES.items():
            seats = game.meta.seats[-1]
            state = game.new(Setup(seats, 7, game.meta.read_options({}, seats)))
            play_some(game, state, seeded(7), 25)
            there = pool.apply(play_on_elsewhere, (name, pickle.dumps(state), 8))
            play_some(game, state, seeded(8), 60)
            assert there == FACTS[name].snapshot(state)


def test_shared_tables_are_not_copied() -> None:
    for name, game in GAMES.items():
        seats = max(2, game.meta.seats[0])
        state = game.new(Setup(seats, 1, game.meta.read_options({}, seats)))
        for twin in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert getattr(twin, "tables", None) is getattr(state, "tables", None), name
        assert len(pickle.dumps(state)) < 10_000, f"a state of {name} carries more than its fields"


@pytest.mark.parametrize("name", OWN_CARDS)
def test_own_cards_are_the_same_tables_again(name: str) -> None:
    game = GAMES[name].with_cards(OWN_CARDS[name])
    state = game.new(Setup(2, 1, game.meta.read_options({}, 2)))
    pickled = pickle.dumps(state)
    assert pickle.loads(pickled).tables is state.tables
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.apply(play_on_elsewhere, (name, pickled, 8))
    play_some(game, state, seeded(8), 60)
    assert there == FACTS[name].snapshot(state)


def test_a_twin_has_no_log() -> None:
    game = GAMES["race"]
    state = game.new(Setup(2, 1, game.meta.read_options({}, 2)), Log())
    assert state.log and copy.deepcopy(state).log is None and pickle.loads(pickle.dumps(state)).log is None
    assert state.log, "the state has lost its own"


def test_every_listed_choice_is_one_object() -> None:
    for game in GAMES.values():
        for choice in game.choices:
            assert pickle.loads(pickle.dumps(choice)) is choice
            assert copy.copy(choice) is copy.deepcopy(choice) is choice


def test_a_choice_that_nobody_could_find_again_is_not_pickled() -> None:
    for choice in (Choice(0, "play", "moon"), Listing().pick("play", "moon", 1)):
        assert copy.deepcopy(choice) is choice
        with pytest.raises(TypeError, match="<play:moon> cannot be pickled"):
            pickle.dumps(choice)


def test_a_refusal_can_be_raised_in_another_process() -> None:
    refused = pickle.loads(pickle.dumps(NotAllowed("needs-military", need=4, have=3)))
    assert (refused.reason, refused.facts) == ("needs-military", {"need": 4, "have": 3})
    assert str(refused) == str(NotAllowed("needs-military", need=4, have=3))
