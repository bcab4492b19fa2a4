"""Snapshots: a running game goes on by rules that have been mended, and what has happened stays as it was."""

import asyncio
import json
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
from sqlalchemy import text

from cosmodrome.core.game import Game
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.course import Course
from cosmodrome.server.admin.backup import back_up
from cosmodrome.server.db import upkeep
from cosmodrome.server.db.log_writer import Answer, Ending, LostRace, Snapshot
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import HUMAN, PLAYING, Head, Place
from cosmodrome.server.settings import database_url
from cosmodrome.server.table import snapshots, taking_snapshots
from tests.server.conftest import House, open_house
from tests.server.people import Seat, answer_by_chance, play_on, play_to_the_end
from tests.server.test_admin import checked, silent
from tests.server.test_restart import again, come_back, from_before_snapshots, start
from tests.server.tiny_game import CARDS, TINY, Tiny


class Mended(Tiny):
    """Other rules: whoever wins a round from now on gets ten points."""

    meta = msgspec.structs.replace(TINY.meta, version=2)

    def __init__(self, own_cards: Any = None) -> None:
        super().__init__(own_cards)
        self.worth = dict.fromkeys(CARDS, 10)


class Stricter(Mended):
    """Nobody may play anything any more."""

    def options(self, state: Any, seat: int) -> list[Any]:
        return [choice for choice in super().options(state, seat) if choice.verb != "play"][:0]


class Refilled(Mended):
    """A state of another shape: something that was kept is kept no more."""

    def restored(self, setup: Any, data: Any, log: Any = None) -> Any:
        data["w"][2]["sleeves"] = 3
        return super().restored(setup, data, log)


def first_round(house: House) -> tuple[str, list[str], list[Seat]]:
    """A table of two at which the first round has been played."""
    table, cookies = start(house)
    seats = come_back(house, table, cookies)
    wait_for_snapshot(
        house, table
    )  # Each is taken beside all else: a quick round could end before the first.
    chance = random.Random(1)
    while max(seat.update["view"]["round"] for seat in seats) < 1:
        play_on(seats, chance, most=1)
    return table, cookies, seats


def wait_for_snapshot(house: House, table: str) -> None:
    """Until the store has one and none is due."""
    live, until = house.hall._live[table], time.monotonic() + 60
    while live.match.snapshot_at < 0 or "snapshot" in live.matters():
        assert time.monotonic() < until, (live.match.snapshot_at, live.match.snapshot_due, live.runs)
        time.sleep(0.005)


def test_a_running_game_goes_on_by_mended_rules(database: str) -> None:
    with again(database) as house:
        table, cookies, _ = first_round(house)
        seen = [seat.update["events"] for seat in come_back(house, table, cookies)]
    with again(database, Mended()) as house:
        anybody = house.visitor(None)
        assert [head["status"] for head in anybody.get("/api/tables").json()] == ["playing"]
        seats = come_back(house, table, cookies)
        assert [seat.update["events"] for seat in seats] == seen
        assert sorted(seats[0].update["view"]["points"]) == [0, 1]
        play_to_the_end(seats, 2)
        # The first round is worth what it was, the second what it is now.
        assert sorted(seats[0].update["view"]["points"]) in ([0, 11], [1, 10])
        shown = [seat.update for seat in come_back(house, table, cookies)]
        header, *_ = anybody.get(f"/api/tables/{table}/record").text.splitlines()
        assert json.loads(header)["version"] == 1
        refused = anybody.get(f"/api/tables/{table}/frames").json()
        assert (refused["reason"], refused["facts"]) == (
            "frames-of-other-version",
            {"version": 1, "expected": 2},
        )
    with again(database) as house:
        # Older rules show it as well, for they do not play it again.
        assert [seat.update for seat in come_back(house, table, cookies)] == shown
    with closing(sqlite3.connect(database)) as connection:
        for kept in ("snapshots", "chapters"):
            assert connection.execute(f"SELECT count(*) FROM {kept}").fetchone() == (0,)


def test_older_rules_do_not_take_a_game_back(database: str) -> None:
    with again(database) as house:
        table, cookies, _ = first_round(house)
    with again(database, Mended()) as house:
        play_on(come_back(house, table, cookies), random.Random(2), most=1)
    with again(database) as house:
        (seat,) = come_back(house, table, cookies[:1])
        assert seat.table["status"] == "ended"
    with again(database, Mended()) as house:
        assert play_on(come_back(house, table, cookies), random.Random(2))


def killed(database: str, tmp_path: Path) -> str:
    """The database as a server that is killed now would leave it."""
    left = tmp_path / "killed.sqlite"
    back_up(database, left, silent)
    return str(left)


def test_after_a_kill_what_no_snapshot_holds_is_played_by_the_rules_of_then(
    database: str, tmp_path: Path
) -> None:
    with again(database) as house:
        table, cookies, _ = first_round(house)
        left = killed(database, tmp_path)
    with again(left, Mended()) as house:
        assert sorted(come_back(house, table, cookies)[0].update["view"]["points"]) == [0, 10]


@pytest.mark.parametrize("game", [Stricter(), Refilled()])
def test_a_game_that_cannot_be_taken_up_says_so_and_shows_its_log(
    database: str, tmp_path: Path, game: Game[Any]
) -> None:
    with again(database) as house:
        table, cookies, _ = first_round(house)
        left = killed(database, tmp_path)
    with again(left, game) as house:
        (seat,) = come_back(house, table, cookies[:1])
        assert seat.table["status"] == "ended"
        seat.send_choices(["play:card_a"], 0, "late")
        refused = seat.hear_reply("late")
        assert (refused["reason"], refused["facts"]) == ("other-version", {"version": 1, "expected": 2})
        record = house.visitor(None).get(f"/api/tables/{table}/record").text.splitlines()
        assert len(record) > 3 and json.loads(record[0])["version"] == 1
    with again(left) as house:
        assert play_on(come_back(house, table, cookies), random.Random(2))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_goes_on_by_later_rules(database: str, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 3)
    game = GAMES[name]
    with open_house(database) as house:
        ada = house.visitor("Ada")
        bots = max(2, game.meta.seats[0]) - 1
        table = ada.post("/api/play", {"game": name, "bots": bots, "bot": "random", "seed": 3}).json()["id"]
        answer(ada.sit(table), 8)
    monkeypatch.setattr(game, "meta", msgspec.structs.replace(game.meta, version=game.meta.version + 1))
    taken_up: list[int] = []
    restored = snapshots.restored

    def noted(*given: Any) -> snapshots.Restored:
        taken_up.append(restored(*given).answers)
        return restored(*given)

    monkeypatch.setattr(snapshots, "restored", noted)
    with open_house(database) as house:
        seat = ada.at(house).sit(table)
        assert seat.table["status"] == "playing" and taken_up[0] > 0
        answer(seat, 4)
    assert checked(database, GAMES).problems == []


def answer(seat: Seat, times: int) -> None:
    """Answer so many questions by chance; where bots act meanwhile some answers come too late, and are given again."""
    chance, given = random.Random(5), 0
    for _ in range(10 * times):
        # Without options it can be answered by free choices alone.
        given += not seat.ready()["options"] or answer_by_chance(seat, chance)
        if given == times:
            return
    raise AssertionError(f"only {given} of {times} answers were taken")


def test_a_long_game_is_opened_from_its_latest_snapshot(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are taken while it is played, and whoever opens it carries out what came since, and no more."""
    monkeypatch.setattr(snapshots, "EVERY", 2)
    with again(database) as house:
        table, cookies, _ = first_round(house)
        answers = len(house.hall._live[table].match.trail.answers)
        wait_for_snapshot(house, table)
        left = killed(database, Path(database).parent)
    with closing(sqlite3.connect(left)) as connection:
        rows = connection.execute("SELECT first, events FROM chapters ORDER BY first").fetchall()
        ((at,),) = connection.execute("SELECT answers FROM snapshots").fetchall()
    assert len(rows) > 1 and rows[0][0] == 0 and answers - at < 4
    entered: list[str] = []
    enter = Course.enter
    monkeypatch.setattr(
        Course,
        "enter",
        lambda self, seat, key, past=(): (entered.append(key), enter(self, seat, key, past))[1],
    )
    with again(left) as house:
        seats = come_back(house, table, cookies)
        assert len(entered) == answers - at
    with again(database) as house:
        monkeypatch.setattr(snapshots, "EVERY", 1000)
        from_before_snapshots(database)
    with again(database) as house:
        # Replayed from the beginning it is the same.
        replayed = come_back(house, table, cookies)
        assert [seat.update for seat in replayed] == [seat.update for seat in seats]


def test_what_had_not_been_told_can_still_be_taken_back(database: str) -> None:
    with again(database) as house:
        table, cookies = start(house)
        seats = come_back(house, table, cookies)
        assert seats[0].choose([seats[0].ready()["options"][0]["key"]])["type"] == "accepted"
        given = seats[0].update["given"]
    with again(database) as house:
        seat = come_back(house, table, cookies)[0]
        assert seat.update["given"] == given is not None and seat.update["decision"] is None
        seat.say({"type": "take-back", "request": "back", "question": given["question"]})
        assert seat.hear_reply("back")["type"] == "accepted"
        assert seat.ready()["options"]


def test_a_snapshot_that_could_not_be_kept_leaves_no_gap(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 2)
    keep, failing = Store.keep, [True]

    async def sometimes(self: Store, snapshot: Snapshot) -> None:
        if failing[0] and snapshot.first:
            raise OSError("the disk is full")
        await keep(self, snapshot)

    monkeypatch.setattr(Store, "keep", sometimes)
    with again(database) as house:
        table, cookies, _ = first_round(house)
        until = time.monotonic() + 5
        while "the disk is full" not in caplog.text and time.monotonic() < until:
            time.sleep(0.01)
        failing[0] = False
        play_on(come_back(house, table, cookies), random.Random(2), most=2)
    assert "the disk is full" in caplog.text
    assert checked(database).problems == []
    with again(database, Mended()) as house:
        assert play_on(come_back(house, table, cookies), random.Random(2))


def test_what_is_asked_for_while_a_snapshot_is_taken_is_not_taken_twice(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep, kept = Store.keep, list[int]()

    async def slowly(self: Store, snapshot: Snapshot) -> None:
        live = house.hall._live[snapshot.table_id]
        live.heed()
        while not kept and live.match.course.entries_told == snapshot.answers:
            await asyncio.sleep(0.001)
        await keep(self, snapshot)
        kept.append(snapshot.answers)

    monkeypatch.setattr(Store, "keep", slowly)
    with again(database) as house:
        table, cookies = start(house)
        play_on(come_back(house, table, cookies), random.Random(1), most=2)
        wait_for_snapshot(house, table)
        time.sleep(3 * taking_snapshots._BREATH)
        assert kept == [0]
        monkeypatch.undo()


# --- in the store

SOMEBODY_WAITS = text(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
)


async def test_snapshots_are_kept_in_a_chain_by_one_only(store: Store) -> None:
    head = Head("abc", "", "tiny", 1, 2, 7, {}, PLAYING, "ada")
    await store.add_table(head, [Place(0, HUMAN, "ada"), Place(1)])
    assert await store.chapters("abc") == [] and await store.snapshot_at("abc") == -1
    kept = [
        Snapshot("abc", n, 1, f"state {n}", first, f"events {n}") for n, first in ((0, 0), (5, 1), (9, 6))
    ]
    for snapshot in kept:
        await store.keep(snapshot)
    # Which is how one that takes them finds out that another has taken the latest.
    with pytest.raises(LostRace):
        await store.keep(Snapshot("abc", 7, 1, "state 7", 6, "events 7"))
    found = await store.chapters("abc")
    assert [(each.first, each.events) for each in found] == [(each.first, each.events) for each in kept]
    assert {(each.answers, each.state) for each in found} == {(9, "state 9")}
    assert await upkeep.with_snapshots(store, ["abc", "def"]) == {"abc"}
    await store.log.append("abc", 0, [Answer(0, "play:a")], Ending("record", {}))
    assert await store.chapters("abc") == []
    await store.keep(Snapshot("abc", 12, 1, "late", 10, "events"))  # by one that did not know of the end yet
    assert await store.chapters("abc") == [] and await store.snapshot_at("abc") == -1


@pytest.mark.postgres
async def test_no_snapshot_is_kept_of_a_game_that_is_just_being_ended(postgres: str) -> None:
    """Another process ends it while this one is about to keep where it stood."""
    store = Store(database_url(postgres))
    await store.add_table(Head("abc", "", "tiny", 1, 2, 7, {}, PLAYING, "ada"), [Place(0), Place(1)])
    other = await asyncpg.connect(postgres)
    ending = other.transaction()
    await ending.start()
    await other.execute("UPDATE tables SET status = 'over' WHERE id = 'abc'")
    keeping = asyncio.create_task(store.keep(Snapshot("abc", 0, 1, "state", 0, "events")))
    while not (keeping.done() or await store.read(SOMEBODY_WAITS)):
        await asyncio.sleep(0.01)
    await ending.commit()
    await keeping
    assert await store.chapters("abc") == [] and await store.snapshot_at("abc") == -1
    await other.close()
    await store.close()


async def test_only_later_rules_take_a_game_over(store: Store) -> None:
    head = Head("abc", "", "tiny", 2, 2, 7, {}, PLAYING, "ada")
    await store.add_table(head, [Place(0), Place(1)])
    for version, known in ((3, 3), (2, 3), (4, 4)):
        await store.go_on_by("abc", version)
        found = await store.table("abc")
        assert found is not None and found[0].version == known
