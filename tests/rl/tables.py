"""Which tables the environments are looked at with, and play by chance."""

from typing import Any

import numpy as np
import pytest

from cosmodrome.games.catalogue import GAMES

FEW = 4
"""Seats; with more a game is looked at again."""


def tables() -> list[Any]:
    """Each game with each of its seat counts that has an encoding."""
    return [
        pytest.param(name, seats, id=f"{name}-{seats}", marks=[pytest.mark.again] if seats > FEW else [])
        for name, game in GAMES.items()
        for seats in sorted({each for kind in game.meta.layouts() for each in game.meta.learned_seats(kind)})
    ]


def smallest() -> list[tuple[str, int]]:
    """Each game with as few seats as have a rival."""
    return [(name, min(seats for seats in game.meta.seats if seats > 1)) for name, game in GAMES.items()]


def some(mask: Any, chance: np.random.Generator) -> int:
    """One of the allowed actions."""
    return int(chance.choice(np.flatnonzero(mask)))


def play(env: Any, chance: np.random.Generator, most: int) -> list[str]:
    """Let an AEC environment that was reset answer by chance; who was asked. Agents whose game has ended are not."""
    asked = []
    for agent in env.agent_iter(most):
        _, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            break
        asked.append(agent)
        env.step(some(info["action_mask"], chance))
    return asked
