"""Bots of anybody's: by file, by module, by a name; what is wrong with them is told in one line, and costs one game."""

import json
import os
import sys
from pathlib import Path

import pytest

from cosmodrome.arena.match import Plan, play_match
from cosmodrome.bots import catalogue, own_bots
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.games.catalogue import GAMES
from tests.cli.program import complaint, ran, run

RACE = GAMES["race"]
MINE = """
import os, time
from cosmodrome.bots.bot import Bot
from neighbour import PLAIN


class Mine(Bot):
    games = ("race", "jump_drive")

    def __init__(self, seed, game, fails="", after=40):
        super().__init__(seed, game)
        self.fails, self.left = fails, after
        if fails == "made":
            raise RuntimeError("not today")

    def choose(self, view, decision):
        self.left -= 1
        if self.left == 0 and self.fails:
            return getattr(self, self.fails)(decision)
        return decision.options[PLAIN]

    def raises(self, decision):
        raise ValueError("no\\nidea")

    def text(self, decision):
        return "pass"

    def nothing(self, decision):
        return None

    def other(self, decision):
        return self.game.parse("start:new_sparta")

    def sleeps(self, decision):
        time.sleep(1000)

    def ends(self, decision):
        os._exit(3)


class Nothing: ...
"""
WAYS = {
    "made": "could not be made: RuntimeError: not today",
    "raises": "raised ValueError: no",
    "text": "answered 'pass', which is no choice",
    "nothing": "gave no answer, but its seat owes one",
    "other": "gave an answer not allowed: not-an-option",
}
BESIDE = {
    "sleeps": "took longer than 0.3 s for an answer",
    "ends": "ended its process",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mine.py").write_text(MINE)
    (tmp_path / "neighbour.py").write_text("PLAIN = 0\n")
    (tmp_path / "broken.py").write_text("import cosmodrome\n1 / 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(own_bots.NAMED_BY, "")
    monkeypatch.setattr(own_bots, "_classes", {})
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "neighbour", raising=False)
    own_bots.at.cache_clear()
    return tmp_path


def test_a_bot_in_a_file_plays_at_every_door(folder: Path) -> None:
    bots = "mine.py:Mine(after=7, fails=''),random"
    report = json.loads(ran("simulate", "race", "--bots", bots, "--games", "4", "--json"))
    assert [bot["name"] for bot in report["bots"]] == ["mine.py:Mine(after=7, fails='')", "random"]
    assert (report["finished"], report["failed"]) == (4, 0)
    ran("record", "jump_drive", "--bots", "mine.py:Mine", "--out", "game.jsonl")
    assert "mine.py:Mine 1" in (folder / "game.jsonl").read_text()


def test_the_same_games_are_played_in_any_number_of_processes(folder: Path) -> None:
    own_bots.admit("mine.py:Mine")
    plan = Plan("race", 2, 5, RACE.meta.read_options({}, 2), ("mine.py:Mine", "greedy"))
    assert play_match(plan, 8) == play_match(plan, 8, jobs=2)


def test_a_registered_bot_has_a_name_where_it_plays(folder: Path) -> None:
    catalogue.register("mine", "mine.py:Mine")
    assert catalogue.names("race") == ["champion", "greedy", "planner", "pupil", "novice", "mine", "random"]
    assert "mine" not in catalogue.names("sidereal")
    assert str(catalogue.make(RACE, "mine", 1)) == "Mine"
    assert json.loads(os.environ[own_bots.NAMED_BY]) == {"mine": f"{folder}/mine.py:Mine"}
    with pytest.raises(ValueError, match="takes no budget"):
        catalogue.make(RACE, "mine@400", 1)


def test_a_class_of_this_process_may_be_registered(folder: Path) -> None:
    class Local(RandomBot): ...

    catalogue.register("local", Local)
    assert isinstance(catalogue.make(RACE, "local", 1), Local)
    catalogue.register("random_too", RandomBot)
    assert json.loads(os.environ[own_bots.NAMED_BY]) == {"random_too": "cosmodrome.bots.random_bot:RandomBot"}


def test_no_name_opens_a_file_that_nobody_has_admitted(folder: Path) -> None:
    """At a server visitors say which bot they want."""
    with pytest.raises(ValueError, match=r"race has no bot 'mine.py:Mine'; its bots are champion, greedy, planner,"):
        catalogue.make(RACE, "mine.py:Mine", 1)


def test_a_name_that_a_game_has_already_is_refused(folder: Path) -> None:
    with pytest.raises(ValueError, match="is no name for a bot"):
        catalogue.register("a b", RandomBot)
    catalogue.register("greedy", "mine.py:Mine")
    with pytest.raises(ValueError, match="race has a bot 'greedy' of its own; give yours another name"):
        catalogue.names("race")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("nope.py:Mine", "there is no file nope.py"),
        ("mine.py:Other", "Other is not there; bots there are Mine"),
        ("mine.py:Nothing", "Nothing is no class with a method `choose`; bots there are Mine"),
        ("mine.py:Mine(1)", "arguments are plain values by name, as (depth=2, name='x')"),
        ("mine.py:Mine(at=1)", "the arguments beside seed and game are fails, after"),
        ("broken.py:Mine", "broken.py cannot be read: ZeroDivisionError: division by zero"),
        ("no.such:Mine", "there is no module no"),
        ("mine.py:", "is not file.py:Class or module:Class"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(folder: Path, given: str, said: str) -> None:
    assert said in complaint("simulate", "race", "--bots", given)


@pytest.mark.parametrize("way", WAYS)
def test_a_bot_that_fails_breaks_off_its_game_alone(folder: Path, way: str) -> None:
    after = 1 if way == "made" else 40
    bots = f"greedy,mine.py:Mine(fails='{way}', after={after})"
    result = run("simulate", "race", "--bots", bots, "--games", "3")
    assert result.exit_code == 1 and "Traceback" not in result.stderr
    told = [line for line in result.stdout.splitlines() if line.startswith("game ")]
    assert len(told) == 3 and all(
        WAYS[way] in line and "Again: cosmodrome record race" in line for line in told
    )
    assert "3 broken off by bots: they count for nobody." in result.stdout


def test_the_command_that_is_told_shows_the_game_again(folder: Path) -> None:
    bots = "greedy,mine.py:Mine(fails='raises')"
    result = run("simulate", "race", "--bots", bots, "--games", "1", "--json")
    (fault,) = json.loads(result.stdout)["faults"]
    assert (fault["seat"], fault["number"]) == (1, 0) and fault["purpose"] and fault["round"] > 0
    again = run("record", "race", "--bots", ",".join(fault["names"]), "--seed", str(fault["seed"]))
    assert again.exit_code == 1 and f"(round {fault['round']})" in again.stderr
    record = (folder / f"race-{fault['seed']}.jsonl").read_text()
    assert "has the game so far" in again.stderr and record.count("\n") > 20


@pytest.mark.parametrize("way", BESIDE)
def test_who_takes_too_long_or_ends_its_process_breaks_off_its_game_alone(folder: Path, way: str) -> None:
    own_bots.admit(f"mine.py:Mine(fails='{way}')")
    names = (f"mine.py:Mine(fails='{way}')", "greedy")
    plan = Plan("race", 2, 5, RACE.meta.read_options({}, 2), names, seconds_per_answer=0.3)
    tally = play_match(plan, 2)
    assert [(fault.number, fault.seat, fault.what) for fault in tally.faults] == [
        (0, 0, BESIDE[way]),
        (1, 1, BESIDE[way]),
    ]


def test_beside_it_all_is_as_here(folder: Path) -> None:
    own_bots.admit("mine.py:Mine")
    plan = Plan("race", 2, 5, RACE.meta.read_options({}, 2), ("mine.py:Mine", "greedy"))
    beside = Plan(plan.game, 2, 5, plan.options, plan.bots, seconds_per_answer=60.0)
    assert play_match(plan, 2) == play_match(beside, 2)


def test_beside_it_bots_are_known_that_got_their_name_after_a_match(folder: Path) -> None:
    for way in ("raises", "text"):
        own_bots.admit(name := f"mine.py:Mine(fails='{way}')")
        plan = Plan("race", 2, 5, RACE.meta.read_options({}, 2), (name, "greedy"), seconds_per_answer=60.0)
        (fault,) = play_match(plan, 1).faults
        assert fault.what.startswith(WAYS[way])


def test_a_server_takes_bots_by_name(folder: Path) -> None:
    assert "bot 'mine' is not name=file.py:Class" in complaint("serve", "--bot", "mine")
    assert "there is no file nope.py" in complaint("serve", "--bot", "mine=nope.py:Mine")
    assert "race has a bot 'greedy' of its own" in complaint("serve", "--bot", "greedy=mine.py:Mine")


@pytest.mark.parametrize(
    ("told", "said"),
    [("zzz", "COSMODROME_BOTS is not bots by name"), ('{"x": "nope.py:X"}', "there is no file nope.py")],
)
def test_bots_that_the_environment_names_have_to_be_there(
    folder: Path, monkeypatch: pytest.MonkeyPatch, told: str, said: str
) -> None:
    monkeypatch.setenv(own_bots.NAMED_BY, told)
    for command in (("games",), ("play", "race"), ("serve", "--port", "0")):
        assert said in complaint(*command)
