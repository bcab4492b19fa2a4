"""What is saved of a state as plain data makes the same state again, which plays on as it would have."""

from typing import Any

import msgspec
import pytest

from cosmodrome.core.event import Log
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.core.saving import NotRestored, saved
from cosmodrome.games.catalogue import GAMES

from .faulty import at_some_positions
from .laws import FACTS, options_are_sound, play_some
from .tables import OWN_CARDS, some_now_all_long


def as_kept(data: Any) -> Any:
    """The data as it comes out of a file of JSON."""
    return msgspec.json.decode(msgspec.json.encode(data))


def comes_back(game: Any, setup: Setup, state: Any, rng: Rng) -> None:
    """A state of a table with this setup, though another seed, is the same again."""
    snapshot = FACTS[game.meta.id].snapshot
    kept = as_kept(saved(state))
    told = Log()
    twin = game.restored(setup, kept, told)
    assert snapshot(twin) == snapshot(state) and not told
    assert as_kept(saved(twin)) == kept
    assert [game.view(twin, seat) for seat in (None, 0)] == [game.view(state, seat) for seat in (None, 0)]
    options_are_sound(game, twin)
    played = game.copy(state)
    for each in (twin, played):
        play_some(game, each, rng.copy(), 30)
    assert snapshot(twin) == snapshot(played)
    assert as_kept(saved(twin)) == as_kept(saved(played))


@pytest.mark.parametrize(("name", "setup"), some_now_all_long())
def test_states_of_random_positions_come_back(name: str, setup: Setup) -> None:
    game = GAMES[name]

    def law(state: Any, rng: Rng) -> None:
        if int(rng.below(30)) == 0:
            comes_back(game, setup, state, rng)

    at_some_positions(game, setup, law)


def test_tables_of_own_cards_come_back() -> None:
    for name, content in OWN_CARDS.items():
        game = GAMES[name].with_cards(content)
        setup = Setup(2, 1, game.meta.read_options({}, 2))
        state = game.new(setup)
        twin = game.restored(setup, as_kept(saved(state)))
        assert twin.tables is state.tables is not GAMES[name].new(setup).tables


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda data: data["w"][2].update(colour=3), "has no field colour"),
        (lambda data: data["w"].__setitem__(0, "Board"), "Board"),
        (lambda data: data["w"][2].update(now={"s": ["Dance", 99]}), "0 steps Dance"),
        (lambda data: data["w"][2]["seats"][0]["w"][2].update(hand={"c": "dance"}), "dance"),
        (lambda data: data["w"][2].update(tables={"z": 1}), "'z' in place of Tables"),
        (lambda data: data.clear(), "ValueError"),
    ],
)
def test_what_no_state_can_be_made_of_is_refused(damage: Any, said: str) -> None:
    game = GAMES["race"]
    setup = Setup(2, 1, game.meta.read_options({}, 2))
    data = as_kept(saved(game.new(setup)))
    damage(data)
    with pytest.raises(NotRestored, match=said):
        game.restored(setup, data)


def test_a_field_that_has_come_since_is_as_at_the_beginning() -> None:
    game = GAMES["race"]
    setup = Setup(2, 1, game.meta.read_options({}, 2))
    state = game.new(setup)
    play_some(game, state, seeded(3), 40)
    data = as_kept(saved(state))
    del data["w"][2]["pool"], data["w"][2]["seats"][1]["w"][2]["chips"]
    twin = game.restored(setup, data)
    fresh = game.new(setup)
    assert (twin.pool, twin.seats[1].chips) == (fresh.pool, fresh.seats[1].chips)
    assert twin.round == state.round > 1
