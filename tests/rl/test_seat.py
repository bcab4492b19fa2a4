"""Environments of one seat: Gymnasium's own tests, bots at the other seats, rewards and refusals."""

import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from cosmodrome import rl
from cosmodrome.bots import NAMED_BY
from cosmodrome.rl.seat_env import Seat

from .tables import smallest, some, tables

BOT = """
from cosmodrome.bots.bot import Bot


class Last(Bot):
    def choose(self, view, decision):
        return decision.options[-1]
"""


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.parametrize("mask", ["info", "observation"])
def test_it_passes_the_tests_of_gymnasium(game: str, seats: int, mask: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(
            f"cosmodrome/{game}-v0", seats=seats, mask=mask, opponents="random", render_mode="ansi"
        )
        check_env(made.unwrapped)


def finished(env: Seat, seed: int) -> tuple[float, bool, bool, int]:
    """The reward of a game played by chance, how it ended, and in how many steps."""
    chance, steps = np.random.default_rng(seed), 0
    _, info = env.reset(seed=seed)
    while True:
        _, reward, terminated, truncated, info = env.step(some(info["action_mask"], chance))
        steps += 1
        if terminated or truncated:
            assert not info["action_mask"].any()
            return reward, terminated, truncated, steps
        assert reward == 0 and info["action_mask"].sum() > 1


@pytest.mark.parametrize(("game", "seats"), smallest())
def test_a_game_against_bots_ends(game: str, seats: int) -> None:
    env = rl.seat(game, seats=seats, opponents="random", reward="points", max_rounds=0)
    first = finished(env, 3)
    assert first == finished(env, 3)
    assert first[1] and not first[2]


def test_solo_is_played_without_opponents() -> None:
    assert {finished(rl.seat("pocket_mars", seats=1, reward="zero-sum"), seed)[0] for seed in range(12)} <= {
        1.0,
        -1.0,
    }


def test_the_learner_sits_anywhere_or_where_it_is_told() -> None:
    anywhere = rl.seat("race", seats=3, opponents="random")
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    there = rl.seat("race", seats=3, seat=2, opponents="random")
    assert {there.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_opponents_sit_in_their_order_from_the_learner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(NAMED_BY, "{}")
    (tmp_path / "mine.py").write_text(BOT)
    env = rl.seat("race", opponents=["greedy", f"{tmp_path}/mine.py:Last"], seat=1)
    env.reset(seed=1)
    assert len(env._bots) == 3
    assert [str(bot) for bot in env._bots] == ["Last", "RandomBot", "GreedyBot"]
    finished(env, 1)


def test_illegal_answers_lose_or_raise() -> None:
    env = rl.seat("race", opponents="random")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False) and not info["action_mask"].any()
    with pytest.raises(ValueError, match=r"^the game has ended; reset deals the next one$"):
        env.step(wrong)
    strict = rl.seat("race", opponents="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match=r"^seat_\d: action \d+ \(.*\) is not allowed; allowed are"):
        strict.step(wrong)


def test_a_game_is_truncated() -> None:
    assert finished(rl.seat("race", opponents="random", max_rounds=1, reward="points"), 1)[:3] == (
        0.0,
        False,
        True,
    )


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            {"opponents": "clever"},
            "race has no bot 'clever'; its bots are champion, greedy, planner, pupil, novice, random",
        ),
        (
            {"opponents": "greedy,random", "seats": 4},
            "2 opponents at a table for 4; there is 1 for all, or 3",
        ),
        ({"seat": 2}, "there is no seat 2; this table has seats 0 to 1, or None for any"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(given: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError) as caught:
        rl.seat("race", **given)
    assert str(caught.value) == said


def test_gymnasium_makes_it_by_its_id() -> None:
    env = gymnasium.make("cosmodrome/jump_drive-v0", seats=3, opponents="random", reward="rank")
    assert isinstance(env.unwrapped, Seat)
    env.reset(seed=1)


def test_gymnasium_makes_several_side_by_side() -> None:
    many = gymnasium.make_vec("cosmodrome/jump_drive-v0", num_envs=3, opponents="random")
    chance = np.random.default_rng(1)
    _, info = many.reset(seed=1)
    for _ in range(60):
        actions = [some(mask, chance) if mask.any() else 0 for mask in info["action_mask"]]
        seen, _, _, _, info = many.step(np.array(actions))
    assert seen in many.observation_space and set(info["seat"]) <= {0, 1}


def test_it_is_shown_as_the_learner_sees_it() -> None:
    env = rl.seat("race", opponents="random", seat=1, render_mode="ansi")
    env.reset(seed=1)
    said = env.render()
    assert said is not None and "seat: 1\n" in said and "\nhand: " in said


def test_masks_are_there_as_maskable_ppo_asks_for_them() -> None:
    env = rl.seat("race", opponents="random")
    _, info = env.reset(seed=1)
    masks = env.action_masks()
    assert masks.dtype == bool and list(masks) == list(info["action_mask"] == 1)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"opponents": 3}, "opponents 3 is neither the name of a bot nor a list"),
        ({"opponents": []}, r"opponents \[\] is neither"),
        ({"seat": True}, "seat True is not a whole number"),
        ({"seat": "1"}, "seat '1' is not a whole number"),
        ({"seats": "2"}, "seats '2' is not a whole number; race has 2, 3, 4"),
        ({"seats": 2.0}, "seats 2.0 is not a whole number"),
    ],
)
def test_what_is_of_the_wrong_kind_is_named(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        rl.seat("race", **{"opponents": "random"} | given)
