"""The load tool plays real games over sockets, stays on this machine and stops by itself; no test asks how fast."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools import load

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.server
def test_a_few_tables_until_a_game_is_over() -> None:
    words = [
        "--tables",
        "3",
        "--seconds",
        "0.5",
        "--games",
        "3",
        "--game",
        "jump_drive",
        "--crowd",
        "20",
        "--coming",
        "10",
        "--json",
    ]
    done = subprocess.run(
        [sys.executable, ROOT / "tools/load.py", *words], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    figures = found["trees"]["now"]
    assert found["tables"] == 3 and figures["refused"] == {}, "a legal answer was refused"
    assert figures["choices"] > 30 and figures["games"] >= 3, figures
    assert 0 < figures["ack_ms_p50"] <= figures["ack_ms_p99"]
    assert 0 < figures["sent_bytes_per_choice"] < figures["bytes_per_choice"] < figures["bytes_per_game"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--database", "postgresql://db.example.org/load"], "db.example.org"),
        (["--tables", "100000"], f"--tables 100000 is not one of 1 to {load.MOST_TABLES}"),
        (["--seconds", "0"], "--seconds 0 is not one of"),
        (["--seconds", "9999"], "--seconds 9999 is not one of"),
        (["--rounds", "0"], "--rounds 0"),
        (["--tables", "1", "--crowd", "9"], "--crowd 9 is not one of 0 to 0"),
        (["--source", "nowhere"], "nowhere is no src folder"),
    ],
)
def test_what_is_outside_its_limits_is_refused_by_name(
    words: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        load.read_arguments(words)
    assert named in capsys.readouterr().err


def test_databases_of_this_machine_are_allowed() -> None:
    for url in ("", "tables.sqlite", "sqlite:///tables.sqlite", "postgresql://me@127.0.0.1/load"):
        assert load.read_arguments(["--database", url]).database == url


def test_a_server_that_does_not_start_is_named(tmp_path: Path) -> None:
    package = tmp_path / "cosmodrome"
    (package / "server").mkdir(parents=True)
    (package / "__init__.py").touch()
    asked = load.read_arguments(["--source", str(tmp_path)])
    with pytest.raises(load.CannotMeasure, match="did not start"):
        load.measure(asked, lambda words: None)


def test_messages_are_read_whatever_else_they_carry() -> None:
    question = {"question": 4, "options": [{"key": "pass", "verb": "pass"}, "build:gem_world"], "pool": []}
    message = load.read(json.dumps({"type": "update", "frames": [1], "decision": question}))
    assert message.decision.question == 4 and message.decision.keys() == ["pass", "build:gem_world"]
    assert load.read(json.dumps({"type": "update", "decision": None})).decision is None
    assert load.read(json.dumps({"type": "pong"})).decision is load.msgspec.UNSET


class Script:
    """A socket that says given messages one after another, and hears what is sent."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self.messages = [json.dumps(message) for message in messages]
        self.sent: list[dict[str, Any]] = []

    def __aiter__(self) -> "Script":
        return self

    async def __anext__(self) -> str:
        if not self.messages:
            raise StopAsyncIteration
        return self.messages.pop(0)

    async def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


def asking(question: int, *keys: str) -> dict[str, Any]:
    options = [{"key": key} for key in keys]
    return {"type": "update", "decision": {"question": question, "options": options}}


def accepted(request: int) -> dict[str, Any]:
    return {"type": "accepted", "request": request}


async def test_each_question_is_answered_once_and_each_acknowledgement_counted() -> None:
    over = {"type": "table", "table": {"status": "over"}}
    script = Script(
        asking(0, "a"), asking(0, "a"), accepted(1), asking(1, "b"), accepted(2), over, asking(2, "never")
    )
    tally = load.Tally(running=True)
    await load.Seat(script, tally, random.Random(1), 0.0).play()
    assert [(one["question"], one["choices"]) for one in script.sent] == [(0, ["a"]), (1, ["b"])]
    assert tally.ever == len(tally.waits) == 2 and len(tally.updates) == 3


async def test_a_refused_answer_is_counted_and_what_is_asked_next_answered() -> None:
    refused = {"type": "refused", "request": 1, "reason": "late", "facts": {}}
    script = Script(asking(3, "a"), refused, asking(3, "b"), accepted(2))
    tally = load.Tally(running=True)
    await load.Seat(script, tally, random.Random(1), 0.0).play()
    assert [one["choices"] for one in script.sent] == [["a"], ["b"]]
    assert tally.refused == {"late": 1} and tally.ever == 1


def test_figures() -> None:
    tally = load.Tally(waits=[float(n) for n in range(200, 0, -1)], updates=[100, 300], heard=4000, sent=1000)
    figures = tally.figures(10.0, 0.4, None)
    assert figures["choices_per_s"] == 20.0 and figures["server_ms_per_choice"] == 2.0
    assert (figures["ack_ms_p50"], figures["ack_ms_p99"]) == (101.0, 199.0)
    assert (figures["bytes_per_update"], figures["bytes_per_choice"]) == (200, 20)
    assert figures["sent_bytes_per_choice"] == 5 and figures["bytes_per_game"] is None
    with pytest.raises(load.CannotMeasure, match="late"):
        load.Tally(refused={"late": 2}).figures(1.0, None, None)
