"""Digests: one text for what stands alike, whoever made it: a copy, another process, another build of the rules."""

import copy
import json
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.core.digest import digest
from cosmodrome.core.meta import Script, Setup
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.core.saving import saved
from cosmodrome.games.catalogue import GAMES

from .faulty import at_some_positions
from .laws import play_some
from .tables import some_now_all_long


def alike(game: Any, setup: Setup, state: Any) -> None:
    """What comes of a state by each way of copying stands as it does, and so do its views and questions."""
    twins = [
        game.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        game.restored(setup, saved(state)),
    ]
    for twin in twins:
        assert twin == state and digest(twin) == digest(state)
        for seat in game.may_act(state):
            assert digest(game.view(twin, seat)) == digest(game.view(state, seat))
            assert game.decision(twin, seat) == game.decision(state, seat)
            assert digest(game.decision(twin, seat)) == digest(game.decision(state, seat))


@pytest.mark.parametrize(("name", "setup"), some_now_all_long())
@pytest.mark.sample(11)
def test_copies_are_equal_and_what_is_played_on_is_not(name: str, setup: Setup) -> None:
    game = GAMES[name]

    def law(state: Any, rng: Rng) -> None:
        if int(rng.below(20)) == 0:
            alike(game, setup, state)
            twin = game.copy(state)
            play_some(game, twin, rng, 1)
            assert twin != state and digest(twin) != digest(state)

    at_some_positions(game, setup, law)


def digests(name: str) -> list[str]:
    """Of a game by chance: after each answer its state, the next seat's view and its question."""
    game = GAMES[name]
    seats = max(2, game.meta.seats[0])
    state = game.new(Setup(seats, 5, game.meta.read_options({}, seats)))
    chance, found = seeded(3), list[str]()
    for _ in range(40):
        seat = game.first_awaited(state)
        asked = game.decision(state, seat)
        found += map(digest, (state, game.view(state, seat), asked))
        play_some(game, state, chance, 1)
    return found


INTERPRETED = """
import json, sys
from importlib.machinery import FileFinder, SOURCE_SUFFIXES, SourceFileLoader
interpreted = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))
def ours(folder):
    if "cosmodrome" not in folder.replace(sys.argv[1], ""):
        raise ImportError(folder)
    return interpreted(folder)
sys.path_hooks.insert(0, ours)
sys.path.insert(0, sys.argv[2])
from cosmodrome.core import flow
assert flow.__file__.endswith(".py"), flow.__file__
from tests.laws.test_digest import GAMES, digests
print(json.dumps({name: digests(name) for name in GAMES}))
"""


def test_digests_are_the_same_interpreted_and_compiled_and_in_another_process() -> None:
    """Where this test runs on compiled rules the other process still interprets them."""
    rules = Path(sys.modules["cosmodrome.core"].__path__[0]).parents[1]
    told = subprocess.run(
        [sys.executable, "-c", INTERPRETED, str(rules), str(Path(__file__).parents[2])],
        env=os.environ | {"PYTHONHASHSEED": "77", "PYTHONPATH": str(rules)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout) == {name: digests(name) for name in GAMES}


def test_what_has_no_digest_is_named_and_a_state_is_no_key() -> None:
    game = GAMES["jump_drive"]
    state = game.new(Setup(2, 1, game.meta.read_options({}, 2)))
    with pytest.raises(TypeError, match="int has no digest; a State, a View and a Decision have one"):
        digest(7)
    with pytest.raises(TypeError, match="a state changes, so it is no key"):
        hash(state)
    assert len({game.decision(state, 0), game.decision(state, 0), game.decision(state, 1)}) == 2
    assert repr(state) == "<jump_drive, 2 seats, round 0, start: seats [0, 1] owe an answer>"
    assert repr(game.decision(state, 0)).startswith("<seat 0 is asked start-discard, 2 to answer: discard:")


def test_a_game_names_what_is_no_log() -> None:
    for game in GAMES.values():
        seats = max(2, game.meta.seats[0])
        with pytest.raises(TypeError, match=r"^\[\] is no log; .* to a cosmodrome.core.event.Log$"):
            game.new(Setup(seats, 1, game.meta.read_options({}, seats)), [])  # type: ignore[arg-type]


def test_states_with_scripted_chance_are_compared_too() -> None:
    game = GAMES["race"]
    script = Script(queues={"0 explore": ["gem_world"]}, reshuffles=[["public_works"]])
    setup = Setup(2, 1, game.meta.read_options({}, 2), script)
    state = game.new(setup)
    alike(game, setup, state)
    other = game.new(Setup(2, 1, setup.options, Script(queues={"0 explore": ["space_marines"]})))
    assert other != state and digest(other) != digest(state)
