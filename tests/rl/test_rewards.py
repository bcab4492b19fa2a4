"""Rewards: what each name brings the seats."""

import pytest

from cosmodrome.core.seats import Standing
from cosmodrome.rl.rewards import REWARDS, rewards_for

LONE = Standing([30, 12, 30, 6], [2, 0, 1, 0])
SHARED = Standing([30, 12, 30, 6], [1, 0, 1, 0])
WON, LOST = Standing([12], [0], [0]), Standing([12], [0], [])
TOGETHER_LOST = Standing([12, 6], [0, 0], [])


@pytest.mark.parametrize(
    ("name", "lone", "shared"),
    [
        ("win", [1, 0, 0, 0], [1 / 2, 0, 1 / 2, 0]),
        ("zero-sum", [1, -1 / 3, -1 / 3, -1 / 3], [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
        ("rank", [1, -1 / 3, 1 / 3, -1], [2 / 3, -1 / 3, 2 / 3, -1]),
        ("margin", [0, -3, 0, -4], [0, -3, 0, -4]),
        ("points", [5, 2, 5, 1], [5, 2, 5, 1]),
    ],
)
def test_each_reward(name: str, lone: list[float], shared: list[float]) -> None:
    assert REWARDS[name](LONE, 6) == pytest.approx(lone)
    assert REWARDS[name](SHARED, 6) == pytest.approx(shared)
    if name in ("zero-sum", "rank"):
        assert sum(REWARDS[name](LONE, 1)) == pytest.approx(0)
        assert sum(REWARDS[name](SHARED, 1)) == pytest.approx(0)


def test_every_reward_is_told_and_tested() -> None:
    assert all(reward.__doc__ for reward in REWARDS.values())
    assert list(REWARDS) == ["win", "zero-sum", "rank", "margin", "points"]


def test_alone_one_wins_or_loses() -> None:
    assert [REWARDS["win"](each, 1) for each in (WON, LOST)] == [[1.0], [0.0]]
    assert [REWARDS["zero-sum"](each, 1) for each in (WON, LOST)] == [[1.0], [-1.0]]
    assert rewards_for(1) == ["win", "zero-sum", "points"]


def test_who_lose_together_gain_nothing() -> None:
    assert REWARDS["win"](TOGETHER_LOST, 1) == REWARDS["zero-sum"](TOGETHER_LOST, 1) == [0.0, 0.0]
