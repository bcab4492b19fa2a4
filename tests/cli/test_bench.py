"""The bench measures what it says; how fast anything is, no test asks."""

import argparse
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tools import bench, environments

from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_measurement_has_every_figure(game: str) -> None:
    seats = GAMES[game].meta.seats[0]
    found = bench.measure(game=game, seats=seats, seconds=0.05, first_seed=0)
    assert set(bench.FIGURES) <= found.keys() and all(found[figure] > 0 for figure in bench.FIGURES)
    again = bench.measure(game=game, seats=seats, seconds=0.05, first_seed=0)
    shortest = min(len(found["counts"]), len(again["counts"]))
    assert shortest and found["counts"][:shortest] == again["counts"][:shortest]


@pytest.mark.parametrize("game", GAMES)
def test_lanes_are_measured_beside_play_with_views(game: str) -> None:
    asked = {"game": game, "seats": GAMES[game].meta.seats[0], "seconds": 0.05, "counts": (2, 3)}
    found = bench.answer({"lanes": True, **asked})
    assert tuple(found) == bench.lane_speed.figures((2, 3)) and all(figure > 0 for figure in found.values())


def test_lanes_have_a_table_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    speeds = dict(zip(bench.lane_speed.figures(), (10, 60, 70, 50), strict=True))
    bench.lane_speed.show(
        [{"game": "race", "seats": 2, "lanes": speeds}, {"game": "go", "seats": 2, "lanes": None}]
    )
    told = capsys.readouterr().out
    assert "race" in told and "5.0" in told and "go" not in told


def test_every_seat_count_of_every_game_is_measured() -> None:
    assert bench.tables("", 0) == [
        (game.meta.id, seats) for game in GAMES.values() for seats in game.meta.seats
    ]
    assert [seats for game, seats in bench.tables("", 0) if game == "race"] == [2, 3, 4, 5]
    assert bench.tables("race", 3) == [("race", 3)]
    with pytest.raises(SystemExit, match="there are race for 2, 3, 4, 5 seats"):
        bench.tables("race", 7)


def test_copies_are_made_in_the_middle_of_a_game() -> None:
    for game in GAMES.values():
        seats = game.meta.seats[0]
        setup = Setup(seats, 1, game.meta.read_options({}, seats))
        length = bench.play(game, game.new(setup), 1, 2 * bench.COPIED_AFTER)
        state = game.new(setup)
        assert bench.play(game, state, 1, length // 2) == length // 2 and game.awaited(state)


def test_builds_that_play_differently_are_not_compared() -> None:
    one, other = [{"counts": [5, 6, 7]}], [{"counts": [5, 6]}]
    bench.check_alike({"interpreted": one, "compiled": other})
    with pytest.raises(SystemExit, match="different games"):
        bench.check_alike({"interpreted": one, "compiled": [{"counts": [5, 9]}]})


def test_figures_are_medians_and_ratios_are_of_the_same_round() -> None:
    rounds = [dict.fromkeys(bench.FIGURES, figure) for figure in (3.0, 1.0, 100.0)]
    assert bench.medians(rounds) == dict.fromkeys(bench.FIGURES, 3.0)
    before = [dict.fromkeys(bench.FIGURES, figure) for figure in (1.0, 2.0, 50.0)]
    assert bench.ratios(rounds, before) == dict.fromkeys(bench.FIGURES, 2.0)  # of 3, 0.5 and 2
    assert bench.medians(None) is None and bench.ratios(rounds, None) is None


OURS = [row.name for row in environments.OURS]
PEERS = [row.name for row in environments.PEERS]


@pytest.mark.parametrize("name", OURS)
@pytest.mark.sample(4)
def test_every_environment_of_ours_makes_steps(name: str) -> None:
    assert environments.measure(name=name, seconds=0.01, seed=1)["steps_per_s"] > 0


@pytest.mark.parametrize("name", PEERS)
def test_an_environment_of_others_makes_steps_or_is_missing(name: str) -> None:
    found = environments.measure(name=name, seconds=0.01, seed=1)
    assert found.get("missing") or found["steps_per_s"] > 0


def test_environments_are_shown_by_kind_and_peers_once() -> None:
    rounds = [{"steps_per_s": figure} for figure in (3.0, 1.0, 100.0)]
    assert bench.steps(rounds) == 3.0 and bench.steps([{"missing": "No module named 'rlcard'"}]) is None
    own = {"environment": "race 2 aec", "interpreted": 9500.0, "compiled": 95000.0}
    assert bench.environment_row(own) == ["race 2 aec", "9,500", "95,000"]
    peer = {"environment": PEERS[0], "peer": 41000.0}
    assert bench.environment_row(peer) == [PEERS[0], "41,000"]
    said = bench.environment_row({"environment": PEERS[0], "peer": None})[1]
    assert said == "not measured: .venv/bin/pip install 'pettingzoo[classic]'"


def test_what_is_to_be_installed_is_shown_as_it_is_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    own = {"environment": "race 2 aec", "interpreted": 9500.0}
    bench.show([own, {"environment": PEERS[0], "peer": None}], argparse.Namespace(against="", rounds=1))
    said = capsys.readouterr().out
    assert "pip install 'pettingzoo[classic]'" in said and "9,500" in said


def test_environments_are_those_of_the_game_that_is_asked_for() -> None:
    assert [row.name for row in environments.OURS if row.of("jump_drive", 0)] == [
        "jump_drive 2 aec",
        "jump_drive 2 vector",
    ]
    assert all(row.of("", 0) for row in environments.OURS) and not any(
        row.of("race", 3) for row in environments.OURS
    )


def test_an_action_is_one_that_the_mask_allows() -> None:
    chance = random.Random(1)
    assert {environments.some(bytes([0, 1, 0, 1, 0]), chance) for _ in range(50)} == {1, 3}


def git(folder: Path, *words: str) -> str:
    who = ["-c", "user.name=Nobody", "-c", "user.email=nobody@localhost"]
    done = subprocess.run(["git", *who, *words], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of one commit with the rules in it, which the bench takes for its own."""
    for path in [*bench.sources(bench.ROOT), *(bench.ROOT / name for name in bench.BUILT_WITH)]:
        twin = tmp_path / path.relative_to(bench.ROOT)
        twin.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, twin)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", "src", *bench.BUILT_WITH)
    git(tmp_path, "commit", "--quiet", "-m", "The rules")
    monkeypatch.setattr(bench, "ROOT", tmp_path)
    monkeypatch.setattr(bench, "BUILDS", tmp_path / "build/bench")
    return tmp_path


def compared(revision: str) -> dict[str, Any]:
    asked = argparse.Namespace(
        against=revision,
        game="jump_drive",
        seats=2,
        kind="interpreted",
        rounds=2,
        seconds=0.05,
        peers=False,
    )
    (found,) = bench.bench(asked)
    assert isinstance(found, dict)
    return found


def test_two_commits_are_measured_in_one_run(clone: Path) -> None:
    found = compared("HEAD")
    assert found["same_games"] and found["interpreted"].keys() == found["before"]["interpreted"].keys()
    assert found["ratios"]["interpreted"].keys() == set(bench.FIGURES)
    assert found["compiled"] is found["before"]["compiled"] is found["ratios"]["compiled"] is None
    assert len(list(bench.BUILDS.glob("interpreted-*"))) == 1, "the same sources need one build"


def test_each_commit_runs_its_own_code(clone: Path) -> None:
    loop = clone / "src/cosmodrome/core/rng.py"
    changed = loop.read_text().replace("def seeded(", "def of_old(").rstrip()
    loop.write_text(
        changed + "\n\n\ndef seeded(seed: int, *names: str) -> Rng:\n    return of_old(seed + 1, *names)\n"
    )
    found = compared("HEAD")
    assert not found["same_games"]
    assert any("other games" in words[2] for words in bench.rows(found, against=True))
    assert len(list(bench.BUILDS.glob("interpreted-*"))) == 2


def test_an_unknown_commit_is_named(clone: Path) -> None:
    with pytest.raises(SystemExit, match="no-such-commit"):
        compared("no-such-commit")


def test_only_the_last_builds_are_kept(clone: Path) -> None:
    for number in range(bench.KEPT + 2):
        folder = bench.BUILDS / f"interpreted-{number}"
        folder.mkdir(parents=True)
        (folder / "done").touch()
    (bench.BUILDS / "interpreted-broken-off").mkdir()
    bench.forget_older("interpreted")
    kept = [folder.name for folder in bench.BUILDS.glob("interpreted-*")]
    assert len(kept) == bench.KEPT and "interpreted-broken-off" not in kept
