"""PPO by self-play in one file, with numpy alone: learns Jump Drive, or another game, over the vector environment.

    make compile                                                          # or the rules run at a tenth of their speed
    .venv/bin/python examples/rl/ppo.py --minutes 60 --out runs/jump_drive.npz
    .venv/bin/python examples/rl/ppo.py --minutes 90 --out runs/jump_drive.npz --resume     # on, to 90 minutes in all
    .venv/bin/python examples/rl/ppo.py --out runs/jump_drive.npz --svg curve.svg           # how it came about

One net plays all seats of many games side by side. Each seat's answers are a trajectory of their own, whose reward
comes at its end: who won, and by how much. Every few minutes the net, which then takes its likeliest
answer, plays against a bot of the house. It needs what `make setup` has installed: numpy and the project's extra `rl`.
"""

import argparse
import json
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

# Each thread multiplies by itself: matrices are small, and where much else runs, helpers are waited for.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from cosmodrome import rl

GAMMA, LAMBDA = 1.0, 0.95
CLIP, VALUE = 0.2, 0.5
RATE, LAST_RATE = 1e-3, 1e-4
ENTROPY, LAST_ENTROPY = 0.015, 0.002
PASSES, BATCH = 2, 2048
NORM = 0.5
NEVER = np.float32(-1e9)
# Features are signed bytes, most of them 0 or 1: larger ones are pressed together.
PRESSED = np.array([np.sign(x) * np.log2(1 + abs(x)) for x in range(-128, 128)], np.float32)
Params = dict[str, np.ndarray]


# --- the net: two layers with a skip, a head for the answers and one for the result


def fresh(cells: int, hidden: int, actions: int, chance: np.random.Generator) -> Params:
    def layer(rows: int, columns: int, scale: float) -> np.ndarray:
        return (chance.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

    return {
        "w1": layer(cells, hidden, 2.0),
        "b1": np.zeros(hidden, np.float32),
        "w2": layer(hidden, hidden, 1.4),
        "b2": np.zeros(hidden, np.float32),
        "wp": layer(hidden, actions, 0.01),
        "bp": np.zeros(actions, np.float32),
        "wv": layer(hidden, 1, 0.1),
        "bv": np.zeros(1, np.float32),
    }


def pressed(features: np.ndarray) -> np.ndarray:
    """int8 [row, cell] as the net's input."""
    return PRESSED[features.astype(np.int16) + 128]


def forward(
    net: Params, x: np.ndarray, mask: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Log-probabilities [row, action], values [row], and both hidden layers."""
    first = np.maximum(x @ net["w1"] + net["b1"], 0)
    second = np.maximum(first @ net["w2"] + net["b2"], 0) + first
    logits = np.where(mask, second @ net["wp"] + net["bp"], NEVER)
    logits -= logits.max(1, keepdims=True)
    logits -= np.log(np.exp(logits).sum(1, keepdims=True))
    return logits, (second @ net["wv"] + net["bv"])[:, 0], first, second


class Batch(NamedTuple):
    features: np.ndarray
    mask: np.ndarray
    action: np.ndarray
    before: np.ndarray
    """Log-probability of the action when it was taken."""
    advantage: np.ndarray
    result: np.ndarray


def gradients(net: Params, batch: Batch, curious: float = ENTROPY) -> tuple[Params, float]:
    """Of the clipped loss of PPO, with the entropy times `curious` and the value's square; and the entropy."""
    x, rows = pressed(batch.features), np.arange(len(batch.action))
    logs, value, first, second = forward(net, x, batch.mask)
    p = np.exp(logs)
    ratio = np.exp(logs[rows, batch.action] - batch.before)
    far = np.where(batch.advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    pull = np.where(far, 0, -batch.advantage * ratio)[:, None]
    entropy = -(p * np.where(batch.mask, logs, 0)).sum(1, keepdims=True)
    onehot = np.zeros_like(p)
    onehot[rows, batch.action] = 1
    d_logits = (pull * (onehot - p) + curious * p * (np.where(batch.mask, logs, 0) + entropy)) / len(rows)
    d_value = (VALUE * (value - batch.result) / len(rows))[:, None]
    d_second = d_logits @ net["wp"].T + d_value @ net["wv"].T
    d_inner = d_second * (second > first)
    d_first = (d_second + d_inner @ net["w2"].T) * (first > 0)
    found = {"w1": x.T @ d_first, "b1": d_first.sum(0), "w2": first.T @ d_inner, "b2": d_inner.sum(0)}
    found |= {
        "wp": second.T @ d_logits,
        "bp": d_logits.sum(0),
        "wv": second.T @ d_value,
        "bv": d_value.sum(0),
    }
    return found, float(entropy.mean())


def together(
    pool: ThreadPoolExecutor, threads: int, net: Params, batch: Batch, curious: float
) -> tuple[Params, float]:
    """The same, each thread over a part of the batch."""
    parts = [Batch(*(part[at::threads] for part in batch)) for at in range(threads)]
    found = list(pool.map(partial(gradients, net, curious=curious), parts))
    shares = [np.float32(len(part.action) / len(batch.action)) for part in parts]
    mean = {
        name: sum(share * one[name] for share, (one, _) in zip(shares, found, strict=True)) for name in net
    }
    return mean, found[0][1]


class Adam:
    def __init__(self, net: Params) -> None:
        self.mean = {name: np.zeros_like(each) for name, each in net.items()}
        self.square = {name: np.zeros_like(each) for name, each in net.items()}
        self.steps = 0

    def step(self, net: Params, found: Params, rate: float) -> None:
        norm = np.sqrt(sum(float((each * each).sum()) for each in found.values()))
        self.steps += 1
        for name, each in found.items():
            each = each * np.float32(min(1.0, NORM / (norm + 1e-8)))
            self.mean[name] += np.float32(0.1) * (each - self.mean[name])
            self.square[name] += np.float32(0.001) * (each * each - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            net[name] -= (rate * mean / (np.sqrt(square) + 1e-5)).astype(np.float32)


# --- playing


def worth(margin: np.ndarray) -> np.ndarray:
    """Rewards from points ahead of the best rival: who won, and by how much, which luck blurs less."""
    return 0.5 * np.sign(margin) + 0.5 * np.tanh(margin / 12)


class Games:
    """Games side by side, played by a net, and how each answer turned out."""

    def __init__(self, env: Any, seed: int) -> None:
        self.env = env
        self.chance = np.random.default_rng(seed)
        self.seen, self.info = env.reset(seed=seed)
        self.ended = 0

    def play(self, net: Params, steps: int) -> Batch:
        """So many steps in all lanes; of answers whose game has not ended, those the seat has answered after."""
        env, lanes = self.env, self.env.num_envs
        every = np.arange(lanes)
        told: list[tuple[np.ndarray, ...]] = []
        for _ in range(steps):
            seen, mask, turn = (
                self.seen.copy(),
                self.info["action_mask"].astype(bool),
                self.info["turn"].copy(),
            )
            logs, value, _, _ = forward(net, pressed(seen), mask)
            action = (logs + self.chance.gumbel(size=logs.shape)).argmax(1)
            self.seen, rewards, terminated, truncated, self.info = env.step(action)
            told.append(
                (seen, mask, action, logs[every, action], value, turn, worth(rewards), terminated | truncated)
            )
            self.ended += int(told[-1][-1].sum())
        seen, mask, action, before, value, turn, reward, done = map(np.stack, zip(*told, strict=True))
        advantage, known = outcomes(value, turn, reward, done)
        result = advantage + value
        advantage = (advantage - advantage[known].mean()) / (advantage[known].std() + 1e-8)
        parts = (seen, mask, action, before, advantage.astype(np.float32), result.astype(np.float32))
        return Batch(*(part[known] for part in parts))


def outcomes(
    value: np.ndarray, turn: np.ndarray, reward: np.ndarray, done: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Advantages by GAE [step, lane], each over the next answer of the same seat; and which of them are known."""
    steps, lanes = value.shape
    every, seats = np.arange(lanes), reward.shape[2]
    advantage, known = np.zeros((steps, lanes)), np.zeros((steps, lanes), bool)
    later, next_value, due = (np.zeros((lanes, seats)) for _ in range(3))
    clear = np.zeros((lanes, seats), bool)  # whether what comes after is known
    for at in range(steps - 1, -1, -1):
        over = done[at]
        later[over] = next_value[over] = 0
        due[over], clear[over] = reward[at][over], True
        seat = turn[at]
        error = due[every, seat] + GAMMA * next_value[every, seat] - value[at]
        advantage[at] = error + GAMMA * LAMBDA * later[every, seat]
        known[at] = clear[every, seat]
        later[every, seat], next_value[every, seat] = advantage[at], value[at]
        due[every, seat], clear[every, seat] = 0, True
    return advantage, known


def against(net: Params, asked: argparse.Namespace, seed: int) -> tuple[float, float]:
    """The share of the victory against a bot, from all seats, and its standard error."""
    env = rl.seat(asked.game, seats=asked.seats, opponents=asked.rival, reward="win", illegal="raise")
    won = []
    for number in range(asked.games):
        seen, info = env.reset(seed=seed + number)
        ended, reward = False, 0.0
        while not ended:
            logs = forward(net, pressed(seen[None]), info["action_mask"][None].astype(bool))[0]
            seen, reward, terminated, truncated, info = env.step(int(logs[0].argmax()))
            ended = terminated or truncated
        won.append(reward)
    return float(np.mean(won)), float(np.std(won) / np.sqrt(len(won)))


# --- learning, kept in a file


class Run:
    """A net, what its learning needs to go on, and the points of its curve: minutes, games, share won, its error."""

    def __init__(self, asked: argparse.Namespace, cells: int, actions: int) -> None:
        shape = {"cells": cells, "hidden": asked.hidden, "actions": actions}
        self.made = {"game": asked.game, "seats": asked.seats, **shape}
        self.net = fresh(cells, asked.hidden, actions, np.random.default_rng(asked.seed))
        self.adam = Adam(self.net)
        self.minutes, self.games, self.updates = 0.0, 0, 0
        self.entropy = 0.0
        self.curve: list[list[float]] = []

    def save(self, file: Path) -> None:
        """Whole or not at all: what is broken off meanwhile leaves the file as it was."""
        facts = {"made": self.made, "minutes": self.minutes, "games": self.games, "updates": self.updates}
        facts |= {"adam": self.adam.steps, "curve": self.curve}
        arrays = {f"net_{name}": each for name, each in self.net.items()}
        arrays |= {f"mean_{name}": each for name, each in self.adam.mean.items()}
        arrays |= {f"square_{name}": each for name, each in self.adam.square.items()}
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_suffix(".part.npz")
        np.savez(beside, facts=np.array(json.dumps(facts)), **arrays)
        os.replace(beside, file)

    def load(self, file: Path) -> None:
        kept = np.load(file)
        facts = json.loads(str(kept["facts"]))
        if facts["made"] != self.made:
            sys.exit(f"{file} was made with {facts['made']}, and not with {self.made}")
        for part, into in (("net", self.net), ("mean", self.adam.mean), ("square", self.adam.square)):
            for name in into:
                into[name] = kept[f"{part}_{name}"]
        self.adam.steps, self.curve = facts["adam"], facts["curve"]
        self.minutes, self.games, self.updates = facts["minutes"], facts["games"], facts["updates"]


def learn(run: Run, asked: argparse.Namespace) -> None:
    """Play and learn until the minutes are over."""
    lanes = asked.lanes // asked.threads
    seeds = [asked.seed + asked.threads * run.updates + at for at in range(asked.threads)]
    tables = [Games(vector(asked, lanes), seed) for seed in seeds]
    chance = np.random.default_rng(seeds)
    before, started, played = run.minutes, time.monotonic(), run.games
    due = (run.curve[-1][0] if run.curve else 0.0) + asked.every
    with ThreadPoolExecutor(asked.threads) as pool:
        while run.minutes < asked.minutes:
            batches = list(pool.map(lambda games: games.play(run.net, asked.steps), tables))
            update(run, pool, Batch(*map(np.concatenate, zip(*batches, strict=True))), chance, asked)
            run.games = played + sum(games.ended for games in tables)
            run.minutes = before + (time.monotonic() - started) / 60
            last = run.minutes >= asked.minutes
            if run.minutes >= due or last:
                measure(run, asked)
                run.minutes = before + (time.monotonic() - started) / 60
                due = run.minutes + asked.every
            if run.updates % asked.say == 0 or last:
                left = max(0.0, asked.minutes - run.minutes)
                pace = (run.games - played) / (run.minutes - before) / 60
                said = f"{run.games:,} games, {pace:,.0f} a second, entropy {run.entropy:.2f}"
                print(f"{run.minutes:.1f} min, {left:.1f} min left: {said}", flush=True)


def update(
    run: Run, pool: ThreadPoolExecutor, batch: Batch, chance: np.random.Generator, asked: argparse.Namespace
) -> None:
    """Learn from these answers; steps and curiosity grow smaller with the time."""
    gone = min(1.0, run.minutes / asked.minutes)
    rate, curious = RATE + (LAST_RATE - RATE) * gone, ENTROPY + (LAST_ENTROPY - ENTROPY) * gone
    for _ in range(PASSES):
        order = chance.permutation(len(batch.action))
        for at in range(0, len(order), BATCH):
            part = Batch(*(each[order[at : at + BATCH]] for each in batch))
            found, run.entropy = together(pool, asked.threads, run.net, part, curious)
            run.adam.step(run.net, found, rate)
    run.updates += 1


def measure(run: Run, asked: argparse.Namespace) -> None:
    """Play against the rival, put a point to the curve, and keep the run."""
    share, error = against(run.net, asked, 10_000_000)
    run.curve.append([run.minutes, run.games, share, error])
    print(f"  wins {share:.1%} ± {error:.1%} of {asked.games} games against {asked.rival}", flush=True)
    run.save(asked.out)


def vector(asked: argparse.Namespace, lanes: int) -> Any:
    return rl.vector(asked.game, num_envs=lanes, seats=asked.seats, reward="margin")


def svg(run: Run, asked: argparse.Namespace) -> str:
    """The curve: the share of victories over the minutes."""
    width, height, left, low = 640, 320, 48, 280
    most = max([point[0] for point in run.curve], default=1.0)
    places = [(left + (width - left - 16) * x / most, low - 256 * share) for x, _, share, _ in run.curve]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = low - 256 * share
        lines.append(f'<line x1="{left}" x2="{width - 16}" y1="{y}" y2="{y}" stroke="#bbb"/>')
        lines.append(f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    lines.append(f'<polyline points="{path}" fill="none" stroke="#06c" stroke-width="2"/>')
    lines += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#06c"/>' for x, y in places]
    said = f"{asked.game}, {asked.seats} seats: victories against {asked.rival} in {most:.0f} min, {run.games:,} games"
    lines.append(f'<text x="{left}" y="{height - 12}">{said}</text></svg>')
    return "\n".join(lines) + "\n"


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--game", default="jump_drive", help="a game by its id (default jump_drive)")
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--rival", default="greedy", help="the bot it is measured against (default greedy)")
    words.add_argument("--minutes", type=float, default=60.0, help="how long to learn, with what was before")
    words.add_argument("--out", type=Path, required=True, help="the file that keeps the run, .npz")
    words.add_argument("--resume", action="store_true", help="go on with what the file keeps")
    words.add_argument("--svg", type=Path, help="draw the curve of the kept run, and do nothing else")
    words.add_argument("--lanes", type=int, default=192, help="games side by side")
    words.add_argument("--steps", type=int, default=128, help="answers a lane between two updates")
    words.add_argument("--threads", type=int, default=2, help="cores to use; they share the lanes")
    words.add_argument("--hidden", type=int, default=256, help="width of the net")
    words.add_argument("--games", type=int, default=400, help="games of a measurement")
    words.add_argument("--every", type=float, default=5.0, help="minutes between two measurements")
    words.add_argument("--say", type=int, default=10, help="updates between two lines")
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    if not 1 <= asked.threads <= asked.lanes:
        words.error(f"--threads {asked.threads} is not from 1 to as many as there are lanes, {asked.lanes}")
    try:
        env = vector(asked, asked.lanes // asked.threads)
        run = Run(asked, env.single_observation_space.shape[0], int(env.single_action_space.n))
    except ValueError as error:
        words.error(str(error))
    if asked.resume or asked.svg:
        if not asked.out.is_file():
            words.error(f"there is no {asked.out} to go on with")
        run.load(asked.out)
    elif asked.out.exists():
        words.error(f"{asked.out} is there already: --resume goes on with it, or name another --out")
    if asked.svg:
        asked.svg.write_text(svg(run, asked), encoding="utf-8")
        return
    learn(run, asked)


if __name__ == "__main__":
    main()
