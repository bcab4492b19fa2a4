"""Parallel environments: PettingZoo's own tests, who answers together, and that it is the game that AEC plays."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from cosmodrome import rl

from .tables import smallest, some, tables

CYCLES = 12


@pytest.mark.parametrize(("game", "seats"), tables())
def test_it_passes_the_tests_of_pettingzoo(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # These tests look at masks in observations alone: without them, illegal answers end the games.
        parallel_api_test(rl.parallel(game, seats=seats, mask="observation"), num_cycles=CYCLES)
        parallel_api_test(rl.parallel(game, seats=seats), num_cycles=CYCLES)
        parallel_seed_test(lambda: rl.parallel(game, seats=seats), num_cycles=CYCLES)


def answers(infos: dict[str, Any], chance: np.random.Generator) -> dict[str, int]:
    return {agent: some(info["action_mask"], chance) for agent, info in infos.items()}


@pytest.mark.parametrize(("game", "seats"), smallest())
def test_games_end_and_are_the_same_from_the_same_seed(game: str, seats: int) -> None:
    def played() -> tuple[int, dict[str, float], bytes]:
        env, chance, steps = (
            rl.parallel(game, seats=seats, reward="points", max_rounds=0),
            np.random.default_rng(4),
            0,
        )
        _, infos = env.reset(seed=4)
        while env.agents:
            _, rewards, terminations, truncations, infos = env.step(answers(infos, chance))
            steps += 1
        assert all(terminations.values()) and not any(truncations.values())
        return steps, rewards, env.state().tobytes()

    first = played()
    assert first == played()
    assert any(first[1].values())


def test_all_who_owe_a_sealed_answer_give_it_in_one_step() -> None:
    env, chance, together = rl.parallel("race", seats=3), np.random.default_rng(4), 0
    _, infos = env.reset(seed=4)
    wait = len(env.action_names) - 1
    assert env.action_names[wait] == "wait"
    while env.agents:
        table = env._table
        owing = table.settings.game.awaited(table.lane.state)
        for seat, agent in enumerate(env.possible_agents):
            mask = infos[agent]["action_mask"]
            if seat in owing:
                assert mask.sum() > 1 and mask[wait] == 0
                options = table.settings.game.options(table.lane.state, seat)
                assert [option.code for option in options] == list(np.flatnonzero(mask))
            else:
                assert list(np.flatnonzero(mask)) == [wait]
        together += len(owing) > 1
        infos = env.step(answers(infos, chance))[4]
    assert together > 20


def test_it_is_the_game_of_the_aec_environment() -> None:
    """The same answers, given one after the other, come to the same table."""
    one, all_at_once = rl.aec("race", seats=3), rl.parallel("race", seats=3)
    chance = np.random.default_rng(6)
    one.reset(seed=6)
    _, infos = all_at_once.reset(seed=6)
    given: dict[str, list[int]] = {agent: [] for agent in one.possible_agents}
    for _ in range(120):
        if not all_at_once.agents:
            break
        chosen = answers(infos, chance)
        for agent, action in chosen.items():
            if action != len(all_at_once.action_names) - 1:
                given[agent].append(action)
        infos = all_at_once.step(chosen)[4]
    while given[one.agent_selection] and not any(one.terminations.values()):
        one.step(given[one.agent_selection].pop(0))
    assert sum(map(len, given.values())) <= 3
    assert one._table.settings.game.rounds(one._table.lane.state) > 3


def test_illegal_answers_lose_or_raise() -> None:
    env = rl.parallel("race", seats=3, reward="points")
    _, infos = env.reset(seed=1)
    wrong = answers(infos, np.random.default_rng(1))
    wait = len(env.action_names) - 1
    wrong["seat_0"] = wrong["seat_2"] = wait
    _, rewards, terminations, _, _ = env.step(wrong)
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": -1.0} and all(terminations.values())
    assert env.agents == [] and env.step({}) == ({}, {}, {}, {}, {})

    strict = rl.parallel("race", seats=3, illegal="raise")
    _, infos = strict.reset(seed=1)
    right = answers(infos, np.random.default_rng(1))
    before = strict.state()
    with pytest.raises(ValueError, match=r"^seat_2: action \d+ \(wait\) is not allowed; allowed are \d+ \("):
        strict.step(right | {"seat_2": wait})
    with pytest.raises(
        ValueError, match=r"^there is no action of seat_1; there is one each of seat_0, seat_1, seat_2"
    ):
        strict.step({"seat_0": 0, "seat_2": 0})
    assert np.array_equal(before, strict.state())
    strict.step(right)


def test_it_is_truncated_and_shown_as_text() -> None:
    env, chance = rl.parallel("race", max_rounds=1, render_mode="ansi"), np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    while env.agents:
        _, rewards, terminations, truncations, infos = env.step(answers(infos, chance))
    assert all(truncations.values()) and not any(terminations.values()) and set(rewards.values()) == {0.0}
    assert "round: 2" in str(env.render())
