"""AEC environments: PettingZoo's own tests, who is asked, what is seen, and how a game ends."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cosmodrome import rl
from cosmodrome.core.encoding import Rows
from cosmodrome.core.flow import SEALED
from cosmodrome.core.rng import seeded
from cosmodrome.rl.aec_env import AEC
from tests.laws.laws import redeal

from .tables import play, smallest, some, tables

CYCLES = 12
MEANT = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What `api_test` says of an observation that is a dict, in any environment but PettingZoo's own."""


@pytest.mark.parametrize(("game", "seats"), tables())
def test_it_passes_the_tests_of_pettingzoo(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(rl.aec(game, seats=seats), num_cycles=CYCLES)
        seed_test(lambda: rl.aec(game, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), smallest())
def test_it_passes_them_with_the_mask_in_the_observation(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for each in MEANT:
            warnings.filterwarnings("ignore", message=each)
        api_test(rl.aec(game, seats=seats, mask="observation"), num_cycles=CYCLES)
        seed_test(lambda: rl.aec(game, seats=seats, mask="observation"), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), smallest())
def test_a_game_ends_with_its_rewards_for_all(game: str, seats: int) -> None:
    env, chance = rl.aec(game, seats=seats, reward="win", max_rounds=0), np.random.default_rng(1)
    env.reset(seed=1)
    play(env, chance, 100_000)
    assert all(env.terminations.values()) and not any(env.truncations.values())
    winners = env._table.settings.game.standing(env._table.lane.state).winners
    assert {agent for agent, reward in env.rewards.items() if reward > 0} == {f"seat_{n}" for n in winners}
    due = env.rewards.copy()
    for agent in env.agent_iter():
        assert env.last()[1] == due.pop(agent)
        env.step(None)
    assert due == {} and env.agents == []


def test_a_game_that_lasts_too_long_is_truncated_and_brings_nothing() -> None:
    env = rl.aec("race", max_rounds=2, reward="points")
    env.reset(seed=1)
    play(env, np.random.default_rng(1), 100_000)
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def watched(env: AEC, seed: int, most: int) -> Any:
    """Each moment at which a seat is asked, before it answers by chance."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter(most):
        _, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            return
        yield agent, info["action_mask"]
        env.step(some(info["action_mask"], chance))


@pytest.mark.parametrize(("game", "seats"), smallest())
def test_only_who_has_a_choice_is_asked(game: str, seats: int) -> None:
    env = rl.aec(game, seats=seats)
    for agent, mask in watched(env, 3, 150):
        assert mask.sum() > 1
        for other in env.agents:
            assert other == agent or not env.infos[other]["action_mask"].any()


def test_sealed_answers_are_asked_in_the_order_of_seats() -> None:
    env, rising, before = rl.aec("race", seats=4), 0, ("", -1)
    for agent, _ in watched(env, 3, 400):
        state, seat = env._table.lane.state, int(agent[5:])
        if state.now.kind == SEALED and before[0] == (state.round, state.now.number):
            assert seat >= before[1]
            rising += seat > before[1]
        before = ((state.round, state.now.number), seat)  # type: ignore[assignment]
    assert rising > 20


# --- observations


def seen_anew(env: AEC, agent: str, seed: int) -> Any:
    """What an agent observes where all that it cannot know is dealt anew."""
    lane, seat = env._table.lane, int(agent[5:])
    kept = lane.state
    lane.state = redeal(env._table.settings.game, kept, seat, seeded(seed, "redeal"))
    seen = env.observe(agent)
    lane.state = kept
    return seen


def leaks(env: AEC, seed: int, most: int) -> int:
    """How many observations depend on what their agent may not see."""
    found = 0
    for number, _ in enumerate(watched(env, seed, most)):
        if number % 5 == 0:
            for agent in env.agents:
                found += not np.array_equal(env.observe(agent), seen_anew(env, agent, number))
    return found


@pytest.mark.parametrize(("game", "seats"), tables())
def test_no_observation_leaks(game: str, seats: int) -> None:
    assert leaks(rl.aec(game, seats=seats), 5, 60 if game == "sidereal" else 200) == 0


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    env = rl.aec("race")
    features = env._table.features
    monkeypatch.setattr(
        env._table, "features", lambda seat: features(1 - seat)
    )  # each sees what the other sees
    assert leaks(env, 5, 200) > 10


def test_the_state_is_what_all_see() -> None:
    env = rl.aec("jump_drive", seats=3)
    env.reset(seed=2)
    width = env.observation_space("seat_0").shape[0]  # type: ignore[index]
    assert env.state().shape == (3 * width,)
    assert np.array_equal(env.state()[width : 2 * width], env.observe("seat_1"))


def test_an_observation_is_the_encoders_row_and_stays() -> None:
    env = rl.aec("race")
    env.reset(seed=2)
    first = env.observe("seat_1")
    encoder = env._table.encoder
    rows = Rows(1, encoder.width)
    rows.begin(0)
    encoder.write(env._table.lane.state, 1, rows)
    rows.end()
    kept = np.frombuffer(rows.cells, np.int8).copy()  # type: ignore[call-overload]
    play(env, np.random.default_rng(1), 30)
    assert np.array_equal(first, kept) and not np.array_equal(first, env.observe("seat_1"))


# --- seeds, illegal answers, text


def test_a_seed_deals_the_same_games_and_none_deals_others() -> None:
    def dealt(seed: int | None) -> list[bytes]:
        env = rl.aec("race")
        rows = []
        for at in range(3):
            env.reset(seed=seed if at == 0 else None)
            rows.append(env.observe("seat_0").tobytes())
        return rows

    assert dealt(7) == dealt(7) != dealt(8)
    assert len(set(dealt(7))) == 3
    assert dealt(None) != dealt(None)


def test_an_illegal_answer_loses() -> None:
    env = rl.aec("race", reward="points")
    env.reset(seed=1)
    agent, mask = env.agent_selection, env.last()[4]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards == {each: -1.0 if each == agent else 0.0 for each in env.possible_agents}
    assert all(env.terminations.values())


def test_an_illegal_answer_can_raise_and_changes_nothing() -> None:
    env = rl.aec("race", illegal="raise")
    env.reset(seed=1)
    before, mask = env.state(), env.last()[4]["action_mask"]
    wrong = int(np.flatnonzero(mask == 0)[0])
    with pytest.raises(
        ValueError, match=rf"^seat_0: action {wrong} \(.*\) is not allowed; allowed are \d+ \("
    ):
        env.step(wrong)
    with pytest.raises(ValueError, match=r"^action 1\.5 is not a number from 0 to \d+$"):
        env.step(1.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^action None is not a number from 0 to \d+$"):
        env.step(None)
    assert np.array_equal(before, env.state()) and not any(env.terminations.values())


def test_it_is_shown_as_text_as_anybody_may_see_it() -> None:
    env = rl.aec("race", render_mode="ansi")
    env.reset(seed=1)
    play(env, np.random.default_rng(1), 40)
    said = env.render()
    assert said is not None and "tableau: " in said and "round: " in said
    assert rl.aec("race").render() is None


@pytest.mark.parametrize("mask", ["info", "observation"])
def test_who_has_left_can_still_look(mask: str) -> None:
    env = rl.aec("race", mask=mask)
    env.reset(seed=1)
    play(env, np.random.default_rng(1), 100_000)
    agent = env.agent_selection
    env.step(None)
    assert agent not in env.agents and env.observe(agent) in env.observation_space(agent)


def test_actions_have_names() -> None:
    env = rl.aec("race")
    assert len(env.action_names) == env.action_space("seat_0").n
    assert env.action_names[0] == env._table.settings.game.choices[0].key
