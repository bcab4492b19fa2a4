"""The program as a process: interrupts, closed pipes, exit codes."""

import json
import re
import shlex
import signal
from pathlib import Path

import msgspec
import pytest

from cosmodrome.server.bots.thinkers import usual_processes
from cosmodrome.server.limits import Limits, Rate
from cosmodrome.server.settings import Keeping, Settings

from .program import complaint, ran, start

README = Path(__file__).resolve().parents[2] / "README.md"


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_ends_a_simulation_with_what_there_is(jobs: int) -> None:
    words = ("simulate", "race", "--games", "1000000", "--jobs", str(jobs), "--json")
    program = start(*words, environment={"PYTHONPROFILEIMPORTTIME": "1"})
    assert program.stderr is not None
    # The program and its workers have each loaded what plays.
    for _ in range(1 if jobs == 1 else 1 + jobs):
        while "cosmodrome.arena.match" not in program.stderr.readline():
            assert program.poll() is None
    program.send_signal(signal.SIGINT)
    said, complained = program.communicate(timeout=20)
    assert program.returncode == 130
    assert "Traceback" not in complained and "Error" not in complained
    assert said == "" or 0 < json.loads(said)["games"] < 1_000_000


def test_an_interrupt_while_loading_is_quiet_too() -> None:
    program = start("games", environment={"PYTHONPROFILEIMPORTTIME": "1"})
    assert program.stderr is not None
    while "typer" not in program.stderr.readline():  # each import is told once it is done
        assert program.poll() is None
    program.send_signal(signal.SIGINT)
    _, complained = program.communicate(timeout=20)
    assert program.returncode in (0, 130, -signal.SIGINT) and "cosmodrome/cli" not in complained


def test_an_interrupt_in_a_game_keeps_its_record(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    program = start("play", "race", "--bots", "random", "--record", str(file), stdin=-1)
    assert program.stdin and program.stdout
    program.stdin.write("1 2\n")
    program.stdin.flush()
    while "Round 1" not in (line := program.stdout.readline()):
        assert line
    program.send_signal(signal.SIGINT)
    _, complained = program.communicate(timeout=20)
    assert program.returncode == 130 and "Traceback" not in complained
    assert "verified" in ran("replay", str(file), "--verify")


@pytest.mark.parametrize("words", [("cards", "race"), ("cards", "race", "--json"), ("games",)])
def test_a_closed_pipe_is_no_reason_to_complain(words: tuple[str, ...]) -> None:
    program = start(*words)
    assert program.stdout and program.stderr
    program.stdout.close()
    assert program.stderr.read() == ""
    assert program.wait(timeout=20) in (0, 1)


def test_json_can_be_read_by_another_program() -> None:
    program = start("simulate", "race", "--games", "4", "--jobs", "2", "--json")
    said, progress = program.communicate(timeout=60)
    assert json.loads(said)["finished"] == 4 and "4/4" in progress


def test_errors_have_exit_code_2() -> None:
    program = start("simulate", "race", "--bots", "nobody")
    said, complained = program.communicate(timeout=20)
    assert program.returncode == 2 and said == ""
    bots = "champion, greedy, planner, pupil, novice, random"
    assert complained == f"error: race has no bot 'nobody'; its bots are {bots}\n"


def test_how_long_tables_are_kept_is_an_option_each(monkeypatch: pytest.MonkeyPatch) -> None:
    called = []
    monkeypatch.setattr("cosmodrome.server.serve.run", lambda _host, _port, given, *_: called.append(given))
    wanted = {field: number + 0.5 for number, field in enumerate(Keeping.__struct_fields__)}
    ran("serve", *(f"--{field.replace('_', '-')}={number}" for field, number in wanted.items()))
    assert [each.keeping for each in called] == [Keeping(**wanted)]
    assert "--idle-days" in complaint("serve", "--idle-days=-1")


def test_limits_are_set_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    called = []
    monkeypatch.setattr("cosmodrome.server.serve.run", lambda _host, _port, given, *_: called.append(given))
    ran("serve", "--limit", "games=200", "--limit=lines=12/1.5", "--limit", "held_back=0.25")
    assert [each.limits for each in called] == [Limits(games=200, lines=Rate(12, 1.5), held_back=0.25)]
    # An unknown name is told all there are, each as it may be given.
    said = complaint("serve", "--limit", "list")
    assert (
        "limit 'list' is not one of these" in said
        and " games=100, " in said
        and " unread_here=32000000, " in said
        and " lines=6/3, " in said
    )
    assert all(f" {name}=" in said for name in Limits.__struct_fields__)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("games", "games=100: a whole number from 1 to 1000000000"),
        ("games=0", "games=100: a whole number from 1"),
        ("games=many", "games=100: a whole number"),
        ("games=9999999999", "games=100: a whole number from 1 to 1000000000"),
        ("records=-1", "records=20: a whole number from 0"),
        (
            "lines=6",
            "lines=6/3: so many at once, a whole number from 1 to 1000000000, and until there is one more",
        ),
        ("lines=0/3", "lines=6/3: so many at once"),
        ("lines=6/3/1", "lines=6/3: so many at once"),
        ("request_seconds=0", "request_seconds=10: seconds above 0"),
        ("held_back=nan", "held_back=1: seconds from 0"),
    ],
)
def test_a_limit_that_cannot_be_is_refused(given: str, said: str) -> None:
    assert f"limit '{given}' is not such as {said}" in complaint("serve", "--limit", given)


def test_serving_is_left_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    called = []
    monkeypatch.setattr("cosmodrome.server.serve.run", lambda *given: called.append(given))
    ran("serve")
    ran("serve", "--host", "0.0.0.0", "--port", "0", "--database", "x.db", "--open")
    ran(
        "serve",
        "--allow-host",
        "a.example",
        "--allow-host",
        "b.example",
        "--allow-origin",
        "http://localhost:1",
    )
    ran(
        "serve",
        "--trusted-proxy",
        "10.0.0.0/8",
        "--secure-cookies",
        "--open-seeds",
        "--metrics",
        "9464",
        "--log-json",
    )
    usual = Settings(bot_processes=usual_processes())
    assert called == [
        ("127.0.0.1", 8000, usual, False, [], None, False),
        ("0.0.0.0", 0, msgspec.structs.replace(usual, database="x.db"), True, [], None, False),
        (
            "127.0.0.1",
            8000,
            msgspec.structs.replace(usual, hosts=("a.example", "b.example"), origins=("http://localhost:1",)),
            False,
            [],
            None,
            False,
        ),
        (
            "127.0.0.1",
            8000,
            msgspec.structs.replace(usual, secure_cookie=True, open_seeds=True),
            False,
            ["10.0.0.0/8"],
            ("127.0.0.1", 9464),
            True,
        ),
    ]


def test_what_cannot_be_served_is_said_in_one_line() -> None:
    assert "not one of a file, sqlite://, postgresql://" in complaint("serve", "--database", "pigeon://x")
    assert "--port" in complaint("serve", "--port", "70000")


def test_the_readme_s_game_begins() -> None:
    """What else the README shows is run by the test of the README."""
    lines = re.findall(r"^\S*bin/cosmodrome (play .+)$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert lines
    for line in lines:
        assert "Type ? for help." in ran(*shlex.split(line), typed="q\n")
