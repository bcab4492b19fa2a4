"""MaskablePPO of sb3-contrib against a bot of the house, in the environment of one seat.

.venv/bin/pip install sb3-contrib==2.9.0      # brings torch, which is large
.venv/bin/python examples/rl/maskable_ppo.py --game jump_drive --rival greedy --answers 1000000 --out runs/maskable.zip
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO

from cosmodrome import rl


def share(model: Any, env: Any, games: int) -> float:
    """The share of the victory in so many games."""
    won = []
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        ended, reward = False, 0.0
        while not ended:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, terminated, truncated, _ = env.step(int(action))
            ended = terminated or truncated
        won.append(reward)
    return float(np.mean(won))


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--game", default="jump_drive")
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--rival", default="greedy", help="the bot at the other seats")
    words.add_argument("--answers", type=int, default=1_000_000, help="how many answers to learn from")
    words.add_argument("--steps", type=int, default=2048, help="answers between two updates")
    words.add_argument("--games", type=int, default=200, help="games of the measurement at the end")
    words.add_argument("--out", type=Path, required=True)
    asked = words.parse_args()
    # A net that guesses loses at once where the illegal loses; MaskablePPO asks `action_masks` and never does it.
    env = rl.seat(asked.game, seats=asked.seats, opponents=asked.rival, reward="zero-sum", illegal="raise")
    model = MaskablePPO("MlpPolicy", env, n_steps=asked.steps, verbose=1, seed=1)
    model.learn(asked.answers)
    model.save(asked.out)
    judge = rl.seat(asked.game, seats=asked.seats, opponents=asked.rival, reward="win", illegal="raise")
    print(f"wins {share(model, judge, asked.games):.1%} of {asked.games} games against {asked.rival}")


if __name__ == "__main__":
    main()
