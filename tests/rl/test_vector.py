"""The vector environment: what it shows is what the games write, without copies, and rewards are for all seats."""

from typing import Any

import numpy as np
import pytest
from gymnasium.wrappers import vector

from cosmodrome import rl

from .tables import smallest, tables


def chosen(mask: Any, chance: np.random.Generator) -> Any:
    """An allowed action a lane."""
    return (chance.random(mask.shape) * mask).argmax(axis=1)


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.sample(4)
def test_it_plays_games_to_their_ends(game: str, seats: int) -> None:
    reward = "points" if seats == 1 else "zero-sum"
    env, chance, ended = rl.vector(game, num_envs=4, seats=seats, reward=reward), np.random.default_rng(1), 0
    seen, info = env.reset(seed=1)
    assert seen.shape == env.observation_space.shape and seen in env.observation_space
    assert info["action_mask"].shape == (4, len(env.action_names))
    for _ in range(4000):
        seen, rewards, terminations, truncations, info = env.step(chosen(info["action_mask"], chance))
        over = terminations | truncations
        assert rewards.shape == (4, seats) and not rewards[~terminations].any()
        if terminations.any():
            assert info["final_obs"].shape == (4, seats, seen.shape[1])
            ended += int(terminations.sum())
        assert ("final_obs" in info) == bool(over.any())
        if ended > 2:
            break
    assert ended > 2


def test_nothing_is_copied_and_nothing_can_be_written() -> None:
    env, chance = rl.vector("race", num_envs=3), np.random.default_rng(1)
    first, info = env.reset(seed=1)
    kept = first.copy()
    second, _, _, _, later = env.step(chosen(info["action_mask"], chance))
    assert np.shares_memory(first, second) and not np.array_equal(first, kept)
    assert np.shares_memory(info["action_mask"], later["action_mask"])
    with pytest.raises(ValueError, match="read-only"):
        first[0, 0] = 1


def test_it_shows_what_the_aec_environment_shows() -> None:
    """The same deal and the same answers: the same rows, masks, turns and rewards."""
    env, chance = rl.vector("race", num_envs=2, seats=3, reward="rank"), np.random.default_rng(2)
    one = rl.aec("race", seats=3, reward="rank")
    seen, info = env.reset(seed=2)
    one.reset(seed=0)
    one._table.lane.begin(env._lanes.deal(1))
    one._table.look()
    one._ask()
    for agent in one.agent_iter():
        assert np.array_equal(seen[1], one.observe(agent))
        assert np.array_equal(info["action_mask"][1], one.infos[agent]["action_mask"])
        assert agent == f"seat_{info['turn'][1]}"
        actions = chosen(info["action_mask"], chance)
        one.step(int(actions[1]))
        seen, rewards, terminations, truncations, info = env.step(actions)
        if terminations[1] or truncations[1]:
            assert list(rewards[1]) == list(one.rewards.values())
            assert any(one.terminations.values()) == bool(terminations[1])
            for seat, each in enumerate(one.agents):
                assert np.array_equal(info["final_obs"][1, seat], one.observe(each))
            return


def test_a_seed_deals_the_same_games() -> None:
    def rows(seed: int) -> bytes:
        return bytes(rl.vector("race", num_envs=4).reset(seed=seed)[0].tobytes())

    assert rows(3) == rows(3) != rows(4)


@pytest.mark.parametrize(("game", "seats"), smallest())
def test_the_mask_stands_in_the_observation_on_request(game: str, seats: int) -> None:
    env = rl.vector(game, num_envs=2, seats=seats, mask="observation")
    seen, info = env.reset(seed=1)
    assert seen["action_mask"] is info["action_mask"] and seen in env.observation_space


def test_what_is_not_allowed_raises_and_changes_nothing() -> None:
    env = rl.vector("race", num_envs=2)
    seen, info = env.reset(seed=1)
    before, mask = seen.copy(), info["action_mask"]
    wrong = [int(mask[0].argmax()), int((mask[1] == 0).argmax())]
    with pytest.raises(ValueError, match=r"^lane 1: action \d+ is not allowed; allowed are"):
        env.step(wrong)
    with pytest.raises(
        ValueError, match=r"^actions are whole numbers, one a lane: shape \(2,\), not \(3,\)$"
    ):
        env.step([0, 0, 0])
    with pytest.raises(
        ValueError, match=r"^actions are whole numbers, one a lane: shape \(2,\), not float64"
    ):
        env.step([0.5, 1.5])
    assert np.array_equal(before, seen)


@pytest.mark.parametrize("wrong", [0, 2.5, "many"])
def test_lanes_are_a_number(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"^num_envs .* is not a whole number from 1$"):
        rl.vector("race", num_envs=wrong)


def test_illegal_is_not_for_it() -> None:
    with pytest.raises(TypeError, match=r"^a vector environment takes no 'illegal'"):
        rl.vector("race", illegal="raise")


def test_each_lane_is_shown_as_text() -> None:
    env = rl.vector("race", num_envs=2, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None and len(shown) == 2 and all("\nphase: " in each for each in shown)
    assert rl.vector("race", num_envs=2).render() is None


def test_what_no_four_bytes_hold_is_no_action() -> None:
    many = rl.vector("race", num_envs=2)
    _, info = many.reset(seed=1)
    actions = info["action_mask"].argmax(1).astype("int64")
    with pytest.raises(ValueError, match="is not allowed"):
        many.step(actions + 2**32)
    many.step(actions)


def test_the_rewards_of_one_seat_fit_gymnasiums_wrappers() -> None:
    def play(env: Any, steps: int = 400) -> list[Any]:
        chance, found = np.random.default_rng(3), []
        _, info = env.reset(seed=3)
        for _ in range(steps):
            _, rewards, terminations, _, info = env.step(chosen(info["action_mask"], chance))
            found.append((rewards.copy(), terminations.copy(), info.get("rewards")))
        return found

    def made(**given: Any) -> Any:
        return rl.vector("jump_drive", num_envs=3, seats=3, reward="rank", **given)

    every = play(made())
    for seat in range(3):
        own = play(made(seat=seat))
        assert sum(int(ended.sum()) for _, ended, _ in own) > 3
        for (rewards, _, _), (mine, _, told) in zip(every, own, strict=True):
            assert mine.shape == (3,) and np.array_equal(mine, rewards[:, seat])
            assert np.array_equal(told, rewards)
        recorded = vector.RecordEpisodeStatistics(made(seat=seat))
        play(recorded)
        assert list(recorded.return_queue) == [
            float(rewards[lane]) for rewards, ended, _ in own for lane in np.flatnonzero(ended)
        ]
    for wrapped in (
        vector.TransformReward(made(seat=0), lambda rewards: 2 * rewards),
        vector.ClipReward(made(seat=0), -0.5, 0.5),
        vector.NormalizeReward(made(seat=0)),
    ):
        assert {rewards.shape for rewards, _, _ in play(wrapped, 20)} == {(3,)}
    with pytest.raises(ValueError, match="SAME_STEP"):  # which the docs say
        vector.NormalizeObservation(made(seat=0))


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (3, "there is no seat 3; this table has seats 0 to 2, or None for all"),
        (-1, "there is no seat -1; this table has seats 0 to 2, or None for all"),
        ("a", "seat 'a' is not a whole number, nor None for all"),
        (True, "seat True is not a whole number, nor None for all"),
    ],
)
def test_a_seat_there_is_not_is_refused(seat: Any, said: str) -> None:
    with pytest.raises(ValueError) as error:
        rl.vector("jump_drive", seats=3, seat=seat)
    assert str(error.value) == said
