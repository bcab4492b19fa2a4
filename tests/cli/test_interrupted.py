"""An interrupt while a match starts its workers ends them without a stack trace."""

import os
import signal
import time
from multiprocessing import resource_tracker, util
from typing import Any

import pytest

from cosmodrome.arena.match import Plan, play_match
from cosmodrome.games.catalogue import GAMES

PLAN = Plan("race", 2, 1, GAMES["race"].meta.read_options({}, 2), ("random", "random"))


def test_a_worker_that_is_being_started_does_not_complain(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    resource_tracker.ensure_running()  # a process, too, but no worker
    spawn = util.spawnv_passfds

    def spawn_and_be_interrupted(path: Any, words: Any, descriptors: Any) -> int:
        process: int = spawn(path, words, descriptors)
        os.kill(os.getpid(), signal.SIGINT)
        return process

    monkeypatch.setattr(util, "spawnv_passfds", spawn_and_be_interrupted)
    # As in a program, whatever tests before this one have left to answer an interrupt.
    answered_before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            play_match(PLAN, 1000, jobs=2)
    finally:
        signal.signal(signal.SIGINT, answered_before)
    time.sleep(1)  # so long a worker that was left behind takes to complain
    assert "Traceback" not in capfd.readouterr().err
