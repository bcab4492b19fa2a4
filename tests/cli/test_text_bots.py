"""Bots that are programs: whole games of all games in words, and whatever a program may do in place of an answer."""

import json
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.arena.match import Plan, play_game, play_match
from cosmodrome.arena.stats import Fault, Outcome
from cosmodrome.bots import catalogue, own_bots
from cosmodrome.bots.text.program import MOST_BYTES
from cosmodrome.cli.text_bot import PROTOCOL, TRIES
from cosmodrome.core.ticks import MOST_TICKS
from cosmodrome.games.catalogue import GAMES
from tests.clock import wait_until

from .program import complaint, ran, run, start

EXAMPLE = Path(__file__).resolve().parents[2] / "examples/text_bot.py"
FIRST = f"text:{sys.executable} {EXAMPLE}"
ASKED = """
import json, os, subprocess, sys, time
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] in ("begin", "over"):
        continue
    if message["type"] == "question":
        question = message["question"]
        asked += 1
    {way}
    print("0" if question["several"] and question["up_to"] else
          " ".join(str(number + 1) for number in range(question["more"])) if question["several"] else "1", flush=True)
"""
WAYS = {
    "dies": ("if asked == 3: sys.exit('out of\\ntokens')", "ended with exit code 1: tokens"),
    "killed": ("if asked == 3: os.kill(os.getpid(), 9)", "ended with signal 9"),
    "silent": ("if asked == 3: time.sleep(1000)", "took longer than 2 s for an answer"),
    "nonsense": ("if asked == 3: print('what now', flush=True); continue", "“what now” is no answer here"),
    "bytes": ("if asked == 3: os.write(1, bytes([255, 0, 27, 10])); continue", "is no answer here"),
    "long": ("if asked == 3: print('9' * 10**6, flush=True)", "wrote more than 65536 bytes"),
    "endless": ("while asked == 3: os.write(1, b'x' * 4096)", "wrote more than 65536 bytes"),
    "digits": ("if asked == 3: print('9' * 6000, flush=True); continue", "is no answer here"),
    "deaf": ("if asked == 3: os.close(0); os.close(1); time.sleep(1000)", "closed its input or output"),
    "loud": ("while asked == 3: os.write(2, b'x' * 4096)", "took longer than 2 s for an answer"),
    "help": ("if asked == 3: print('i', flush=True); continue", "“i” is no answer here"),
}
SAME = ("bytes", "digits", "endless", "loud")
"""What ends like another one."""


@pytest.fixture(autouse=True)
def unnamed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(own_bots.NAMED_BY, "")


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], str]:
    """The name of a bot that takes first answers, but does a thing of its own before each."""

    def written(way: str) -> str:
        (tmp_path / "program.py").write_text(ASKED.format(way=way))
        return f"text:{sys.executable} {tmp_path}/program.py"

    return written


def plan_of(game_id: str, *bots: str, **more: Any) -> Plan:
    for bot in bots:
        own_bots.admit(bot)
    options = GAMES[game_id].meta.read_options({}, len(bots))
    return Plan(game_id, len(bots), 5, options, bots, **more)


def told(file: Path) -> list[dict[str, Any]]:
    """What a transcript says that its program was told."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [json.loads(line[2:]) for line in lines if line.startswith("> ")]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.sample(2)
def test_a_program_plays_whole_games(game_id: str, tmp_path: Path) -> None:
    others = ["random"] * (max(2, GAMES[game_id].meta.seats[0]) - 1)
    played = play_game(plan_of(game_id, FIRST, *others, transcripts=str(tmp_path)), 0)
    assert isinstance(played, Outcome) and played.finished
    file = tmp_path / f"{game_id}-00000-seat-1.txt"
    begin, *questions, over = told(file)
    assert (begin["type"], begin["game"], begin["seat"]) == ("begin", game_id, 0) and len(
        begin["rules"]
    ) > 5000
    assert {each["type"] for each in questions} == {"question"}
    assert over["type"] == "over" and over["happened"][-1]["event"] == "game-ended"
    assert over["happened"][-1]["scores"] == played.scores
    for question in questions:
        early = question["question"]["purpose"] == "species"  # when there is no table yet
        assert question["text"].count("The table:") == (not early) and "The question:" in question["text"]
        assert all(event["text"] in question["text"] for event in question["happened"])


def test_nothing_hidden_is_told(tmp_path: Path) -> None:
    plan = plan_of("race", FIRST, FIRST, transcripts=str(tmp_path), max_rounds=4)
    play_game(plan, 0)
    first, second = (told(tmp_path / f"race-00000-seat-{seat}.txt") for seat in (1, 2))
    drawn = [
        {event["seat"] for asked in side for event in asked.get("happened", []) if event.get("cards")}
        for side in (first, second)
    ]
    started = [
        [event.get("cards") for event in side[1]["happened"] if event["event"] == "start-discarded"]
        for side in (first, second)
    ]
    assert drawn == [{0}, {1}] and started
    assert first[1]["view"]["seat"] == 0 and second[1]["view"]["seat"] == 1


def test_the_same_games_are_played_in_any_number_of_processes() -> None:
    plan = plan_of("jump_drive", FIRST, "greedy")
    assert play_match(plan, 4) == play_match(plan, 4, jobs=2)


def test_with_a_limit_of_time_all_is_the_same() -> None:
    plan = plan_of("jump_drive", FIRST, "greedy", seconds_per_answer=60.0)
    assert play_match(plan, 2) == play_match(plan_of("jump_drive", FIRST, "greedy"), 2)


def test_it_plays_at_every_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran("record", "jump_drive", "--bots", f"{FIRST},random", "--out", "game.jsonl", "--transcripts", "record")
    assert "game.jsonl: verified" in ran("replay", "game.jsonl", "--verify")
    assert "text:" in ran("match", "jump_drive", "--bots", f"{FIRST},greedy", "--deals", "2")
    ladder = run(
        "ladder", "jump_drive", "--bots", f"{FIRST},greedy", "--deals", "2", "--control", FIRST, "--json"
    )
    assert json.loads(ladder.stdout)["games"] == 4
    typed = "1 2\n" + "1\n" * 3 + "q\n"
    shown = run("play", "jump_drive", "--bots", FIRST, "--seed", "4", "--transcripts", "played", typed=typed)
    assert shown.exit_code == 0, shown.output
    (played,) = (tmp_path / "played").iterdir()
    assert told(played)[-1]["type"] == "over"
    assert len(told(next((tmp_path / "record").iterdir()))) > 5


@pytest.mark.parametrize(
    "way", [pytest.param(way, marks=pytest.mark.again if way in SAME else ()) for way in WAYS]
)
def test_what_a_program_does_in_place_of_an_answer_breaks_off_its_game(
    program: Callable[[str], str], way: str
) -> None:
    does, said = WAYS[way]
    bot = program(does)
    played = play_game(plan_of("jump_drive", bot, "random", seconds_per_answer=2.0), 0)
    assert isinstance(played, Fault) and said in played.what and "\n" not in played.what
    assert (played.seat, played.names[0]) == (0, bot) and len(played.what) < 400
    if way in ("nonsense", "bytes", "digits", "help"):
        assert played.what.startswith("gave 5 answers not allowed, the last: “")


def test_a_program_that_fails_is_told_with_the_command_that_shows_it(program: Callable[[str], str]) -> None:
    bot = program(WAYS["dies"][0])
    result = run("simulate", "jump_drive", "--bots", f"{bot},greedy", "--games", "1", "--json")
    (fault,) = json.loads(result.stdout)["faults"]
    assert result.exit_code == 1 and fault["what"] == "ended with exit code 1: tokens"
    assert f"'{bot},greedy'" in fault["again"]


def test_a_refusal_has_the_reason_and_the_arithmetic(program: Callable[[str], str], tmp_path: Path) -> None:
    tries = (
        "if question['purpose'] == 'place' and message['type'] == 'question':"
        " print('place:alien_guardians', flush=True); continue"
    )
    plan = plan_of("jump_drive", program(tries), "random", transcripts=str(tmp_path))
    played = play_game(plan, 0)
    assert isinstance(played, Outcome)
    said = told(tmp_path / "jump_drive-00000-seat-1.txt")
    refused = [each for each in said if each["type"] == "refused"]
    assert refused and {each["tries"] for each in refused} == {4}


def test_what_the_game_refuses_comes_back_with_its_reason(tmp_path: Path) -> None:
    """An offer that is read, but not allowed: 99 goods that the seat has not got."""
    (tmp_path / "program.py").write_text(
        ASKED.format(
            way="if question['purpose'] == 'trade' and message['type'] == 'question': "
            'print(\'offer:{"moves":[{"giver":0,"goods":{"white":99}}],"to":[1]}\', flush=True); continue\n'
            "    if question['open']: print('n', flush=True); continue"
        )
    )
    bots = (f"text:{sys.executable} {tmp_path}/program.py", "passive", "passive", "passive")
    play_game(plan_of("sidereal", *bots, max_rounds=1, transcripts=str(tmp_path)), 0)
    refused = [each for each in told(tmp_path / "sidereal-00000-seat-1.txt") if each["type"] == "refused"]
    assert refused and refused[0]["facts"] and refused[0]["reason"] == "lacks"


def is_there(number: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(number, 0)
        return Path(f"/proc/{number}/stat").read_text().split()[2] != "Z" if Path("/proc").is_dir() else True
    return False


LEAVES = """if asked == 1:
        other = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
        with open({file!r}, "a") as out: print(other.pid, file=out)
    {then}"""


@pytest.mark.parametrize("then", ["pass", "if asked == 2: sys.exit(3)", "if asked == 2: time.sleep(1000)"])
def test_what_a_program_started_ends_with_it(
    program: Callable[[str], str], tmp_path: Path, then: str
) -> None:
    file = tmp_path / "left"
    bot = program(LEAVES.format(file=str(file), then=then))
    play_game(plan_of("jump_drive", bot, "random", seconds_per_answer=2.0), 0)
    (left,) = map(int, file.read_text().split())
    wait_until(lambda: not is_there(left), "the end of what the program started")


@pytest.mark.parametrize(
    ("jobs", "number"),
    [
        ("1", signal.SIGINT),
        ("1", signal.SIGKILL),
        ("1", signal.SIGTERM),
        ("2", signal.SIGINT),
        ("2", signal.SIGKILL),
    ],
)
@pytest.mark.sample(2)
def test_it_ends_with_whoever_started_it(
    program: Callable[[str], str], tmp_path: Path, jobs: str, number: signal.Signals
) -> None:
    file = tmp_path / "left"
    file.write_text("")
    bot = program(LEAVES.format(file=str(file), then="if asked == 2: time.sleep(1000)"))
    match = start("simulate", "jump_drive", "--bots", f"{bot},random", "--games", "2", "--jobs", jobs)
    wait_until(lambda: len(file.read_text().split()) == int(jobs), "a program in each process")
    match.send_signal(number)
    match.communicate()
    left = [int(each) for each in file.read_text().split()]
    wait_until(lambda: not any(map(is_there, left)), "the end of what the programs started")


def test_no_stranger_starts_a_program() -> None:
    """At a server visitors say which bot they want."""
    with pytest.raises(ValueError, match="race has no bot 'text:true'"):
        catalogue.make(GAMES["race"], "text:true", 1)
    with pytest.raises(ValueError, match="is a program and has no name beside its command"):
        catalogue.register("mine", "text:true")
    assert "has no name beside its command" in complaint("serve", "--bot", "mine=text:true")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("text:no-such-program x", "there is no program 'no-such-program'"),
        ("text:", "there is no program ''"),
        ("text:python 'x", "the command cannot be read: No closing quotation"),
    ],
)
def test_a_command_that_is_none_is_told(given: str, said: str) -> None:
    assert said in complaint("simulate", "race", "--bots", given)


def test_commas_in_quotes_belong_to_the_command() -> None:
    listed = "text:true 'a,b' \"c,d\" e\\,f , greedy,random"
    names = catalogue.read_names("race", listed)
    assert names == ["text:true 'a,b' \"c,d\" e\\,f", "greedy", "random"]
    assert own_bots.command_of(names[0]) == ["true", "a,b", "c,d", "e,f"]


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = complaint("simulate", "race", "--transcripts", f"{tmp_path}/file")
    assert "cannot be made" in said


SAYS = """
import json, sys
lines = {lines!r}
for line in sys.stdin:
    if json.loads(line)["type"] in ("question", "refused"):
        print(lines.pop(0), flush=True) if lines else sys.exit()
"""


def matches(found: Any, shown: Any) -> bool:
    """Whether what the page shows is there; "..." stands for more."""
    if isinstance(shown, dict):
        return all(name in found and matches(found[name], each) for name, each in shown.items())
    if isinstance(shown, list) and shown[-1:] == ["..."]:
        return len(found) >= len(shown) and matches(found[: len(shown) - 1], shown[:-1])
    if isinstance(shown, list):
        return len(found) == len(shown) and all(map(matches, found, shown))
    if isinstance(shown, str) and shown.endswith("..."):
        return str(found).startswith(shown.removesuffix("..."))
    return bool(found == shown)


def test_the_page_shows_what_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (EXAMPLE.parents[1] / "docs/text-bots.md").read_text(encoding="utf-8")
    shown = page.partition("```text\n")[2].partition("```")[0].splitlines()
    said = [line[2:] for line in shown if line.startswith("<")]
    monkeypatch.chdir(tmp_path)
    Path("says.py").write_text(SAYS.format(lines=said))
    bots = f"text:{sys.executable} says.py,greedy"
    run("record", "jump_drive", "--seed", "7", "--bots", bots, "--transcripts", "kept")
    kept = Path("kept/jump_drive-00000-seat-1.txt").read_text(encoding="utf-8").splitlines()
    assert len(shown) > 5 and [line[0] for line in kept[: len(shown)]] == [line[0] for line in shown]
    for line, expected in zip(kept, shown, strict=False):
        if line.startswith(">"):
            assert matches(json.loads(line[2:]), json.loads(expected[2:])), expected
        else:
            assert line == expected


def test_the_page_says_what_is_so() -> None:
    page = (EXAMPLE.parents[1] / "docs/text-bots.md").read_text(encoding="utf-8")
    assert f"`protocol` ({PROTOCOL})" in page and f"gives {TRIES} answers" in page
    assert f"more than {MOST_BYTES:,} bytes" in page and f"up to {MOST_TICKS} times a step" in page
