"""Bots of all tables think in turns, in processes that may die; each guest has a share of them."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cosmodrome.bots import catalogue
from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES
from cosmodrome.server.bots.minds import Asked, AskedHint, Minds, Said
from cosmodrome.server.bots.thinkers import BotsFail, InProcess, Thinkers, usual_processes
from tests.laws.tables import PLAYED
from tests.server.tiny_game import TINY, TinyBots


def asked(table: str, bot: str = "greedy", game: str = "race") -> Asked:
    played = GAMES[game]
    state = played.new(Setup(2, 1, played.meta.read_options({}, 2)))
    return Asked(table, played, state, {0: (bot, 1), 1: (bot, 2)})


class Patient:
    """A worker whose thoughts end when they are let."""

    stopped = ""

    def __init__(self, ready: bool = True) -> None:
        self.ready = ready
        self.begins = 0
        self.thoughts: list[str] = []
        self.may_end: list[asyncio.Event] = []

    async def begin(self) -> None:
        self.begins += 1
        await settle()
        self.ready = True

    async def think(self, question: Asked | AskedHint) -> Said:
        self.ready = True
        self.thoughts.append(question.table)
        self.may_end.append(asyncio.Event())
        await self.may_end[-1].wait()
        if question.table == "broken":
            raise RuntimeError("broken")
        return Said([])

    async def end(self) -> None: ...

    async def finish(self) -> None:
        self.may_end[-1].set()
        await settle()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def begin(turns: Thinkers, guest: str, table: str) -> asyncio.Task[Said]:
    return asyncio.create_task(turns.think(guest, asked(table)))


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


def test_a_guest_has_one_thought_at_a_time_and_guests_take_turns() -> None:
    async def test() -> None:
        one, two = Patient(), Patient()
        turns = Thinkers([one, two], catalogue)
        for number in range(3):
            begin(turns, "ada", f"a{number}")
        await settle()
        assert (one.thoughts, two.thoughts) == (["a0"], [])  # the second worker is for somebody else
        for number in range(2):
            begin(turns, "ben", f"b{number}")
        begin(turns, "eve", "e0")
        await settle()
        assert (one.thoughts, two.thoughts) == (["a0"], ["b0"])
        await one.finish()
        assert one.thoughts == ["a0", "e0"]  # who came after Ada's first, and has nothing yet
        await one.finish()
        assert one.thoughts == ["a0", "e0", "a1"]
        await two.finish()
        assert two.thoughts == ["b0", "b1"]

    run(test)


def test_long_thoughts_of_the_address_a_guest_came_from_leave_workers_to_others_and_to_short_ones() -> None:
    async def test() -> None:
        one, _, three = workers = [Patient() for _ in range(3)]
        turns = Thinkers([*workers], catalogue)
        turns.came("ada", "home")
        for guest in ("ben", "eve"):
            turns.came(guest, "crowd")

        def begin_long(guest: str) -> None:
            question = asked(guest, "search@2000ms", "jump_drive")
            asyncio.create_task(turns.think(guest, question))  # noqa: RUF006

        begin(turns, "ada", "short")
        await settle()
        await one.finish()
        for guest in ("ben", "eve"):
            begin_long(guest)
        await settle()
        assert [each.thoughts for each in workers] == [["short", "ben"], [], []]
        begin_long("ada")
        begin_long("unknown")
        await settle()
        assert [each.thoughts for each in workers] == [["short", "ben"], ["ada"], []]
        begin(turns, "eva", "short")
        await settle()
        assert three.thoughts == ["short"]

    run(test)


def test_while_those_that_have_begun_are_busy_another_one_begins() -> None:
    """For one guest alone none is begun that may never be needed."""

    async def test() -> None:
        workers = [Patient(ready=False) for _ in range(4)]
        one, two = workers[:2]
        turns = Thinkers([*workers], catalogue)
        for number in range(2):
            begin(turns, "ada", f"a{number}")
            await settle()
            await one.finish()
        assert [worker.begins for worker in workers] == [0] * 4
        begin(turns, "ben", "b0")
        await settle()
        await one.finish()
        assert [worker.begins for worker in workers] == [0] * 4, "one that has begun is idle"
        begin(turns, "ada", "a2")
        await settle()
        await settle()
        assert [worker.begins for worker in workers] == [0, 0, 0, 1]
        begin(turns, "ben", "b1")
        await settle()
        assert (one.thoughts[-1], workers[3].thoughts) == ("a2", ["b1"]) and two.thoughts == []

    run(test)


def test_one_that_cannot_begin_is_tried_again_by_whoever_comes_next() -> None:
    class Failing(Patient):
        async def begin(self) -> None:
            self.begins += 1
            raise BotsFail("planted")

    async def test() -> None:
        one, two = Patient(), Failing(ready=False)
        turns = Thinkers([one, two], catalogue)
        for guest in ("ada", "ben"):
            begin(turns, guest, guest)
            await settle()
            await one.finish()
        begin(turns, "ada", "a")
        await settle()
        assert two.begins == 1
        begin(turns, "ben", "b")
        await settle()
        assert two.thoughts == ["b"] and two.begins == 1

    run(test)


def test_a_table_goes_to_the_worker_that_knows_it_where_that_is_idle() -> None:
    async def test() -> None:
        one, two = Patient(), Patient()
        turns = Thinkers([one, two], catalogue)
        begin(turns, "ada", "a")
        begin(turns, "ben", "b")
        await settle()
        await one.finish()
        await two.finish()
        begin(turns, "ada", "a")
        await settle()
        assert one.thoughts == ["a", "a"]
        begin(turns, "ben", "b")
        await settle()
        assert two.thoughts == ["b", "b"]
        await two.finish()
        await one.finish()
        begin(turns, "eve", "a")  # busy or not, somebody answers
        begin(turns, "ada", "a")
        await settle()
        assert (one.thoughts[2:], two.thoughts[2:]) == (["a"], ["a"])

    run(test)


def test_who_rests_is_not_thought_for_and_failures_reach_their_table_alone() -> None:
    async def test() -> None:
        one = Patient()
        turns = Thinkers([one], catalogue)
        broken, resting, other = (begin(turns, guest, guest) for guest in ("broken", "resting", "other"))
        await settle()
        resting.cancel()
        await one.finish()
        with pytest.raises(RuntimeError, match="broken"):
            await broken
        assert one.thoughts == ["broken", "other"]
        await one.finish()
        assert await other == Said([])

    run(test)


def test_a_hint_has_its_turn_among_the_thoughts_of_bots_and_is_one_of_the_guest_s() -> None:
    async def test() -> None:
        one = Patient()
        turns = Thinkers([one], catalogue)
        for number in range(2):
            begin(turns, "ada", f"a{number}")
        await settle()
        race = GAMES["race"]
        state = race.new(Setup(2, 1, race.meta.read_options({}, 2)))

        def question(table: str) -> AskedHint:
            return AskedHint(table, race, race.view(state, 0), race.decision(state, 0))

        asking = [
            asyncio.create_task(turns.hint(guest, question(f"hint of {guest}"))) for guest in ("ada", "ben")
        ]
        await settle()
        assert one.thoughts == ["a0"]  # bots are busy
        for _ in range(3):
            await one.finish()
        assert one.thoughts[1] == "hint of ben" and sorted(one.thoughts[2:]) == ["a1", "hint of ada"]
        await one.finish()
        assert all(each.done() for each in asking)

    run(test)


def test_the_end_waits_for_nobody() -> None:
    async def test() -> None:
        turns = Thinkers([Patient()], catalogue)
        waiting = [begin(turns, guest, guest) for guest in ("ada", "ben")]
        await settle()
        await asyncio.wait_for(turns.end(), 1)
        assert not any(each.done() for each in waiting)
        for each in waiting:
            each.cancel()

    run(test)


def test_a_process_answers_as_a_thread_does_and_another_takes_over_when_it_dies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        worker = InProcess()
        try:
            for name, game in PLAYED.items():
                seats = game.meta.seats[-1]
                setup = Setup(seats, 1, game.meta.read_options({}, seats), ask_anyway=True)
                bot = catalogue.names(game.meta.id)[-2]
                bots = {seat: (bot, seat) for seat in range(seats)}
                here, there = (Asked(name, game, game.new(setup), bots) for _ in range(2))
                said, told = Minds(catalogue).answer(here).answers, (await worker.think(there)).answers
                both = min(len(said), len(told))  # how many they give in a moment is a matter of their pace
                assert both and said[:both] == told[:both]
                state = game.new(setup)
                question = AskedHint(name, game, game.view(state, 0), game.decision(state, 0))
                assert await worker.think(question) == Minds(catalogue).hint(question)
            assert worker._process is not None
            first = worker._process.pid
            os.kill(first, signal.SIGKILL)
            assert (await worker.think(asked("again"))).answers
            assert worker._process.pid != first
            with pytest.raises(RuntimeError, match="no bot 'nobody'"):
                await worker.think(asked("wrong", bot="nobody"))
            assert (await worker.think(asked("after"))).answers
        finally:
            await worker.end()

    run(test)


def test_what_takes_too_long_is_given_up_with_its_process() -> None:
    async def test() -> None:
        worker = InProcess(patience=0.0)
        try:
            with pytest.raises(BotsFail, match="longer than 0 s"):
                await worker.think(asked("long"))
            assert worker._process is None
        finally:
            await worker.end()

    run(test)


def test_bots_that_remember_are_the_same_ones_until_many_other_tables_were_asked() -> None:
    made: list[int] = []

    class Counting(TinyBots):
        def make(self, game: Any, name: str, seed: int) -> Any:
            made.append(seed)
            return super().make(game, name, seed)

    minds = Minds(Counting())

    def ask(table: str) -> None:
        minds.answer(Asked(table, TINY, TINY.new(Setup(2, 1, {})), {0: ("first", 7), 1: ("first", 8)}))

    ask("kept")
    ask("kept")
    assert made == [7, 8]
    for number in range(256):
        ask(str(number))
    made.clear()
    ask("kept")
    assert made == [7, 8]


def test_three_processes_at_least_so_that_one_address_never_has_all(monkeypatch: pytest.MonkeyPatch) -> None:
    for processors, processes in ((None, 3), (1, 3), (2, 3), (16, 17)):
        monkeypatch.setattr(os, "cpu_count", lambda: processors)  # noqa: B023
        assert usual_processes() == processes
