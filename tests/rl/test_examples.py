"""The examples of learning: their first seconds, going on with a kept run, and whether gradients are right."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples/rl"
TINY = ["--lanes", "4", "--steps", "40", "--hidden", "8", "--games", "2", "--say", "1"]


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo_example", EXAMPLES / "ppo.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(name: str, *words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / name), *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True)


def test_ppo_learns_is_resumed_and_draws_its_curve(tmp_path: Path) -> None:
    kept = tmp_path / "runs/tiny.npz"
    first = run("ppo.py", "--minutes", "0.001", "--out", kept, *TINY)
    assert first.returncode == 0, first.stderr
    assert "min left: " in first.stdout and "wins " in first.stdout
    before = json.loads(str(np.load(kept)["facts"]))
    minutes = str(before["minutes"] + 0.001)
    again = run("ppo.py", "--minutes", minutes, "--out", kept, "--resume", *TINY)
    assert again.returncode == 0, again.stderr
    after = json.loads(str(np.load(kept)["facts"]))
    assert after["curve"][0] == before["curve"][0] and all(
        after[name] > before[name] for name in ("adam", "updates")
    )
    curve = tmp_path / "curve.svg"
    assert run("ppo.py", "--out", kept, "--svg", curve, *TINY).returncode == 0
    assert curve.read_text().startswith("<svg") and curve.read_text().count("<circle") == 2


def test_ppo_says_what_is_wrong(tmp_path: Path) -> None:
    kept = tmp_path / "tiny.npz"
    missing = run("ppo.py", "--out", kept, "--resume")
    assert missing.returncode == 2 and f"there is no {kept} to go on with" in missing.stderr
    kept.touch()
    there = run("ppo.py", "--out", kept)
    assert there.returncode == 2 and "is there already: --resume goes on with it" in there.stderr
    assert "there is no game 'chess'" in run("ppo.py", "--out", tmp_path / "x.npz", "--game", "chess").stderr


def test_the_gradients_are_those_of_the_loss(ppo: ModuleType) -> None:
    chance, rows, cells, actions = np.random.default_rng(1), 32, 12, 6
    net = {name: each.astype(np.float64) for name, each in ppo.fresh(cells, 8, actions, chance).items()}
    net["wp"] *= 50
    mask = chance.random((rows, actions)) < 0.6
    mask[:, 0] = True
    features = chance.integers(-3, 4, (rows, cells)).astype(np.int8)
    logs = ppo.forward(net, ppo.pressed(features), mask)[0]
    action = (logs + chance.gumbel(size=logs.shape)).argmax(1)
    before = logs[np.arange(rows), action] + chance.normal(0, 0.15, rows)
    batch = ppo.Batch(features, mask, action, before, chance.normal(size=rows), chance.normal(size=rows))

    def loss() -> float:
        logs, value, _, _ = ppo.forward(net, ppo.pressed(features), mask)
        ratio = np.exp(logs[np.arange(rows), action] - before)
        clipped = np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP)
        gain = np.minimum(ratio * batch.advantage, clipped * batch.advantage)
        entropy = -(np.exp(logs) * np.where(mask, logs, 0)).sum(1)
        error = (value - batch.result) ** 2 / 2
        return float((-gain - ppo.ENTROPY * entropy + ppo.VALUE * error).mean())

    found, _ = ppo.gradients(net, batch)
    for name, each in net.items():
        for at in (0, each.size // 2, each.size - 1):
            kept = each.flat[at]
            each.flat[at] = kept + 1e-6
            above = loss()
            each.flat[at] = kept - 1e-6
            below = loss()
            each.flat[at] = kept
            assert found[name].flat[at] == pytest.approx((above - below) / 2e-6, abs=1e-7), name


def test_each_seat_is_judged_by_its_own_answers(ppo: ModuleType) -> None:
    """One lane, seats 0 1 0, then the game has ended for seat 1; then seat 0 again, of whom nothing is known yet."""
    value, turn = np.array([[0.5], [0.2], [0.4], [0.9]]), np.array([[0], [1], [0], [0]])
    reward, done = np.zeros((4, 1, 2)), np.array([[False], [False], [True], [False]])
    reward[2, 0] = [-1.0, 1.0]
    advantage, known = ppo.outcomes(value, turn, reward, done)
    assert list(known[:, 0]) == [True, True, True, False]
    last = -1 - 0.4
    expected: list[Any] = [0.4 - 0.5 + ppo.LAMBDA * last, 1 - 0.2, last]
    assert list(advantage[:3, 0]) == pytest.approx(expected)


@pytest.mark.long
def test_a_librarys_ppo_learns(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="MaskablePPO is not installed: pip install sb3-contrib==2.9.2")
    kept = tmp_path / "maskable.zip"
    done = run("maskable_ppo.py", "--answers", "300", "--steps", "64", "--games", "2", "--out", kept)
    assert done.returncode == 0, done.stderr
    assert kept.is_file() and "of 2 games against greedy" in done.stdout
