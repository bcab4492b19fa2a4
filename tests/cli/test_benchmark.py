"""`benchmark`: fixed deals from every seat against opponents that are what they were."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.arena import benchmark, frozen
from cosmodrome.arena.benchmark import Table
from cosmodrome.arena.match import Chunk, play_chunks, play_game
from cosmodrome.arena.stats import Fault, Outcome
from cosmodrome.cli import benchmark as command
from cosmodrome.core.rng import MASK
from cosmodrome.learn.recipe import LEARNED, TUNED

from .program import FAILS, complaint, ran, run

ROOT = Path(__file__).resolve().parents[2]
FINGERPRINTS = {1: "e9194cedca160374"}
"""By version, the digest of all that the benchmark is. Another digest needs another version, and figures made anew."""


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables of Jump Drive, one that a bot plays alone, and one of Race."""
    tables = {
        "jump_drive": (Table(2, ("greedy",)), Table(3, ("greedy",), {"first_game": True})),
        "pocket_mars": (Table(1, ("",)),),
        "race": (Table(2, ("greedy",)),),
    }
    monkeypatch.setattr(benchmark, "TABLES", tables)


def measured(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(ran("benchmark", "jump_drive", "--json", *words))
    return found


def test_a_version_is_all_that_is_played() -> None:
    assert FINGERPRINTS[benchmark.VERSION] == benchmark.fingerprint()


@pytest.mark.parametrize("game", benchmark.TABLES)
def test_opponents_are_what_they_were(game: str) -> None:
    """Their answers, each frozen one, `tests/cli/test_ladder.py` holds."""
    for named in benchmark.opponents(game):
        assert named in frozen.FROZEN[game]
        bot, _, budget = named.partition("@")
        assert budget.isdigit() or not budget  # bounded by time they would answer otherwise on each machine
        if bot in benchmark.NETS.get(game, {}):
            assert benchmark.net_of(game, bot) == benchmark.NETS[game][bot]


def test_an_opponent_that_is_another_one_is_refused(monkeypatch: pytest.MonkeyPatch, small: None) -> None:
    monkeypatch.setitem(frozen.FROZEN["jump_drive"], "greedy", "0123456789abcdef")
    said = complaint("benchmark", "jump_drive", "--bot", "random", "--deals", "1", code=1)
    assert "greedy of jump_drive answers otherwise than when it was frozen" in said
    monkeypatch.setitem(benchmark.NETS["race"], "champion", "0123456789abcdef")
    with pytest.raises(
        frozen.Changed, match="champion@96 of race has another net than benchmark 1 was made with"
    ):
        benchmark.check("race", "champion@96")


def test_a_net_whose_sums_are_rounded_otherwise_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def otherwise(game: str, named: str) -> str:
        raise frozen.Changed("otherwise")

    monkeypatch.setattr(frozen, "check", otherwise)
    assert "this processor rounds sums otherwise" in benchmark.check("race", "champion@96")
    with pytest.raises(frozen.Changed):
        benchmark.check("race", "greedy")


def test_its_deals_are_nobody_elses() -> None:
    """Not those of matches, whose seeds are words of the generator, nor those that nets learn from or are tuned by."""
    assert MASK < LEARNED < TUNED < benchmark.FIRST_DEAL // 2 + 1
    assert benchmark.FIRST_DEAL + benchmark.MOST_DEALS < 2**63  # which records hold
    (row, *_) = benchmark.rows("jump_drive", "random")
    assert [row.plan.seed_of(number) - benchmark.FIRST_DEAL for number in range(5)] == [0, 0, 1, 1, 2]


def test_the_bot_has_every_seat_of_a_deal() -> None:
    for game, tables in benchmark.TABLES.items():
        rows = benchmark.rows(game, "random")
        assert len(rows) == sum(len(table.against) for table in tables)
        for row in rows:
            seats = [row.plan.seated(number).index("random") for number in range(row.plan.games_a_deal)]
            assert sorted(seats) == list(range(row.plan.seats))


def test_figures_are_told_for_each_table(small: None) -> None:
    found = measured("--bot", "random", "--deals", "3")
    assert (found["benchmark"], found["bot"]) == (benchmark.VERSION, "random")
    assert found["opponents"] == {"jump_drive": {"greedy": frozen.FROZEN["jump_drive"]["greedy"]}}
    two, three = found["rows"]
    assert (two["seats"], two["against"], two["par"], two["deals"]) == (2, "greedy", 0.5, 3)
    assert (three["seats"], three["options"]) == (3, {"first_game": True})
    assert two["won"] < 0.5 and two["ci95"][0] - 1e-9 <= two["won"] <= two["ci95"][1]
    assert found == measured("--bot", "random", "--deals", "3", "--jobs", "2")
    said = ran("benchmark", "jump_drive", "--bot", "random", "--deals", "2")
    assert f"benchmark {benchmark.VERSION}: random" in said and "2 greedy" in said


def test_how_long_it_takes_is_told_after_one_deal_of_each_table(small: None) -> None:
    result = run("benchmark", "jump_drive", "--bot", "random", "--deals", "2")
    assert "one deal of each table is played; all of it takes about " in result.stderr


def test_a_bot_alone_plays_against_the_game(small: None) -> None:
    (row,) = json.loads(ran("benchmark", "pocket_mars", "--bot", "greedy", "--deals", "2", "--json"))["rows"]
    assert (row["against"], row["par"], row["deals"]) == ("", None, 2)
    assert "the game" in ran("benchmark", "pocket_mars", "--bot", "greedy", "--deals", "1")


def test_against_itself_nothing_is_played(small: None) -> None:
    found = measured("--bot", "greedy", "--deals", "2")
    assert {(row["won"], row["ci95"], row["deals"]) for row in found["rows"]} == {(None, None, 0)}
    assert "itself" in ran("benchmark", "jump_drive", "--bot", "greedy")


def test_a_game_that_the_bot_breaks_off_is_lost(small: None, tmp_path: Path) -> None:
    (tmp_path / "fails.py").write_text(FAILS)
    result = run("benchmark", "jump_drive", "--bot", f"{tmp_path}/fails.py:Fails", "--deals", "2", "--json")
    two, three = json.loads(result.stdout)["rows"]
    assert result.exit_code == 1
    assert (two["won"], two["failed"], two["deals"], three["failed"]) == (0.0, 4, 2, 6)
    assert "record jump_drive" in two["faults"][0]["again"]


def test_one_that_an_opponent_breaks_off_counts_for_nobody() -> None:
    row = benchmark.rows("jump_drive", "random")[0]
    broken = Fault(0, 1, ["random", "greedy"], 1, 2, "place", "raised")
    row.add([broken, broken])
    assert (row.share.deals, row.failed, len(row.faults)) == (0, 0, 2)
    row.add([broken, Outcome(["greedy", "random"], [1, 2], [1], 5, 50, True)])
    assert (row.share.deals, row.share.mean) == (1, 1.0)


def test_an_interrupt_tells_what_there_is(small: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(chunks: Iterator[Chunk], jobs: int) -> Iterator[Any]:
        for number, played in enumerate(play_chunks(chunks, jobs)):
            if number == 3:
                raise KeyboardInterrupt
            yield played

    monkeypatch.setattr(command, "play_chunks", stopped)
    result = run("benchmark", "jump_drive", "--bot", "random", "--deals", "9", "--json")
    assert result.exit_code == 130 and "stopped before all 9 deals were played" in result.stderr
    assert [row["deals"] for row in json.loads(result.stdout)["rows"]] == [2, 1]


def test_of_all_games_those_are_left_out_that_have_no_such_bot(small: None) -> None:
    result = run("benchmark", "all", "--bot", "champion@4", "--deals", "1", "--json")
    assert [row["game"] for row in json.loads(result.stdout)["rows"]] == ["race"]
    assert "left out: jump_drive has no bot 'champion'" in result.stderr
    assert "jump_drive has no bot 'nobody'" in complaint("benchmark", "all", "--bot", "nobody")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess", "--bot", "greedy"), "there is no game 'chess'"),
        (("race", "--bot", "greedy,random"), "'greedy,random' are 2 bots; one is measured"),
        (("race",), "Missing option '--bot'"),
    ],
)
def test_what_cannot_be_measured_is_told(words: tuple[str, ...], said: str) -> None:
    assert said in complaint("benchmark", *words)


def test_a_program_is_measured_and_what_is_said_is_kept(small: None, tmp_path: Path) -> None:
    bot = f"text:{sys.executable} {ROOT}/examples/text_bot.py"
    found = measured("--bot", bot, "--deals", "1", "--transcripts", f"{tmp_path}/said")
    assert [row["deals"] for row in found["rows"]] == [1, 1]
    files = sorted(str(file.relative_to(tmp_path / "said")) for file in (tmp_path / "said").rglob("*.txt"))
    assert files[0] == "jump_drive-2-seats-greedy/jump_drive-00000-seat-1.txt" and len(files) == 5


def test_the_page_tells_the_version_and_all_tables() -> None:
    page = (ROOT / "docs/benchmark.md").read_text(encoding="utf-8")
    assert f"version {benchmark.VERSION}" in page
    for game in benchmark.TABLES:
        for named in benchmark.opponents(game):
            assert re.search(rf"`{re.escape(named)}`", page), named


@pytest.mark.long
def test_the_whole_of_it_runs() -> None:
    found = json.loads(ran("benchmark", "all", "--bot", "greedy", "--deals", "1", "--jobs", "2", "--json"))
    assert len(found["rows"]) == sum(
        len(table.against) for each in benchmark.TABLES.values() for table in each
    )
    assert all(row["deals"] == (row["against"] != "greedy") for row in found["rows"])
    assert isinstance(play_game(benchmark.rows("race", "random")[0].plan, 0), Outcome)
