"""Upkeep of a database: backup, restoring, check, pruning, a look at a table; also beside a server that runs."""

import asyncio
import json
import random
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from cosmodrome.cli import admin
from cosmodrome.server.admin.backup import back_up, restore
from cosmodrome.server.admin.check import Report, check
from cosmodrome.server.admin.look import look
from cosmodrome.server.admin.opening import CannotUse
from cosmodrome.server.admin.prune import prune
from cosmodrome.server.db import models, revisions
from cosmodrome.server.db.store import Store
from cosmodrome.server.settings import database_url
from tests.cli.program import complaint, ran, run
from tests.server.conftest import House, open_house, tiny_house
from tests.server.older_forms import later_form
from tests.server.people import hear_the_end, play_on
from tests.server.tiny_game import TINY
from tests.services import postgres_database

GAMES = {"tiny": TINY}


def silent(_what: str, _done: int, _count: int) -> None:
    """Progress that nobody looks at."""


def checked(database: str, games: Any = GAMES) -> Report:
    return asyncio.run(check(database, games, silent))


def play(house: House, seed: int, most: int = 1000) -> str:
    """A table of two people who answer so many times, by default to the end; its id."""
    table, ada, ben = house.two(seed=seed)
    seats = [ada.sit(table), ben.sit(table)]
    if play_on(seats, random.Random(seed), most):
        for seat in seats:
            hear_the_end(seat)
    return table


@contextmanager
def busy(house: House) -> Iterator[list[str]]:
    """A house in which one game after the other is played; the list of those that are over."""
    over: list[str] = []
    stop = Event()

    def go_on() -> None:
        while not stop.is_set():
            over.append(play(house, len(over)))

    beside = Thread(target=go_on)
    beside.start()
    try:
        yield over
    finally:
        stop.set()
        beside.join()


async def everything(database: str) -> dict[str, list[Any]]:
    """All rows of a database that a backup keeps."""
    store = Store(database_url(database))
    kept = [
        models.server,
        models.guests,
        *models.OF_A_PLAYER,
        models.tables,
        *models.OF_A_TABLE,
        models.results,
    ]
    async with store.engine.connect() as connection:
        rows = {
            table.name: [tuple(row) for row in (await connection.execute(table.select())).all()]
            for table in kept
            if table is not models.leases
        }
    await store.close()
    return {name: sorted(found, key=repr) for name, found in rows.items()}


@pytest.mark.postgres
def test_a_backup_beside_a_server_holds_all_that_was_over(either: str, tmp_path: Path) -> None:
    """Made while answers come in, it is whole; and it becomes a database of either kind."""
    file = tmp_path / "backup.sqlite"
    with tiny_house(either) as house:
        waiting = house.visitor("Cy").post("/api/tables", {"game": "tiny", "seats": 3}).json()["id"]
        running = play(house, 5, most=3)
        with busy(house) as over:
            while len(over) < 2:
                time.sleep(0.01)
            before = over[:]
            copied = back_up(either, file, silent)
        kept = checked(either)
    assert kept.problems == [] and kept.replayed >= 1 + len(before)
    assert copied.bytes == file.stat().st_size and file.stat().st_mode & 0o077 == 0
    report = checked(str(file))
    assert report.problems == []
    assert report.tables == copied.tables and report.open >= 1
    assert report.over >= len(before) and report.replayed == report.over + report.playing
    with postgres_database() as url:
        for target in (str(tmp_path / "new" / "tables.sqlite"), url):
            assert restore(target, file, silent) == copied
            assert asyncio.run(everything(target)) == asyncio.run(everything(str(file)))
            with tiny_house(target, page=tmp_path) as house:
                anybody = house.visitor(None)
                status = {
                    id_: anybody.get(f"/api/tables/{id_}").json()["status"] for id_ in (waiting, running)
                }
                assert status == {waiting: "open", running: "playing"}
                for table in before:
                    assert anybody.get(f"/api/tables/{table}/record").status_code == 200
            with pytest.raises(CannotUse, match="already"):
                restore(target, file, silent)


@pytest.mark.postgres
def test_a_backup_of_an_older_form_is_brought_to_the_newest_by_its_server(
    tmp_path: Path, postgres: str
) -> None:
    """Whichever kind it was made from; so a backup can be made before an update."""
    with postgres_database() as old:
        for number, source in enumerate((old, str(tmp_path / "old.sqlite"))):
            with tiny_house(source, page=tmp_path) as house:
                table = play(house, 5, most=3)
            file, restored = tmp_path / f"backup{number}.sqlite", str(tmp_path / f"restored{number}.sqlite")
            with later_form(tmp_path / f"steps{number}") as form:
                copied = back_up(source, file, silent)
                assert copied.form < form
                with pytest.raises(CannotUse, match=f"form {copied.form}.*uses {form}"):
                    asyncio.run(look(str(file), table))
                restore(restored, file, silent)
                with tiny_house(restored, page=tmp_path) as house:
                    assert house.visitor(None).get(f"/api/tables/{table}").json()["status"] == "playing"
                assert checked(restored).replayed == 1


def test_a_file_that_is_served_or_there_is_not_overwritten(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    back_up(database, file, silent)
    with pytest.raises(CannotUse, match="exists already"):
        back_up(database, file, silent)
    with pytest.raises(CannotUse, match="exists already"):
        restore(database, file, silent)
    spoilt = tmp_path / "spoilt.sqlite"
    spoilt.write_bytes(file.read_bytes()[:5000])
    with pytest.raises(CannotUse, match=r"spoilt\.sqlite"):
        restore(str(tmp_path / "other.sqlite"), spoilt, silent)
    with closing(sqlite3.connect(spoilt := tmp_path / "newer.sqlite")) as newer:
        newer.executescript(
            "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('9999');"
            "CREATE TABLE tables (id TEXT); CREATE TABLE answers (id TEXT)"
        )
    with pytest.raises(CannotUse, match=f"newer.*{revisions.known()[-1]}"):
        restore(str(tmp_path / "other.sqlite"), spoilt, silent)
    assert not (tmp_path / "other.sqlite").exists()


DAMAGE = {
    "DELETE FROM answers WHERE table_id = :running AND seq = 1": r"its log has \d entries, and the last one",
    "UPDATE answers SET choice = 'play:card_nowhere' WHERE table_id = :running AND seq = 2": "entry 2 of its log",
    "UPDATE tables SET game = 'chess' WHERE id = :running": "the game 'chess' is none of tiny",
    "UPDATE tables SET status = 'over' WHERE id = :running": "over without an ending",
    "UPDATE tables SET status = 'playing' WHERE id = :over": "has an ending and is not over",
    "DELETE FROM places WHERE table_id = :waiting AND seat = 1": r"the seats \[0, 2\], and 3 seats",
    "DELETE FROM answers WHERE table_id = :over AND seq > 2": "its record has other answers",
    """UPDATE endings SET views = replace(views, '"round":2', '"round":1') WHERE table_id = :over""": "views at its",
    """UPDATE endings SET record = replace(record, '"winners"', '"losers"') WHERE table_id = :over""": "record, line",
    "UPDATE endings SET record = replace(record, '\"seed\":1,', '\"seed\":2,') WHERE table_id = :over": "not replay",
    "UPDATE endings SET frames = x'00' WHERE table_id = :over": "its frames",
    "DELETE FROM tables WHERE id = :waiting": "places of a table that there is not",
}


@pytest.fixture(scope="module")
def played(fresh_database: Path) -> tuple[bytes, dict[str, str]]:
    """A database with a finished, a running and a waiting table."""
    file = fresh_database.with_name("played.sqlite")
    file.write_bytes(fresh_database.read_bytes())
    with tiny_house(str(file)) as house:
        waiting = house.visitor("Cy").post("/api/tables", {"game": "tiny", "seats": 3}).json()["id"]
        tables = {"over": play(house, 1), "running": play(house, 2, most=3), "waiting": waiting}
    return file.read_bytes(), tables


def test_the_check_names_what_does_not_hold(
    tmp_path: Path, played: tuple[bytes, dict[str, str]], subtests: Any
) -> None:
    file = tmp_path / "tables.sqlite"
    content, tables = played
    file.write_bytes(content)
    report = checked(str(file))
    assert report == Report(tables=3, open=1, playing=1, over=1, replayed=2)
    for statement, said in DAMAGE.items():
        with subtests.test(statement):
            file.write_bytes(content)
            with closing(sqlite3.connect(file)) as connection:
                assert connection.execute(statement, tables).rowcount
                connection.commit()
            problems = checked(str(file)).problems
            concerned = next(name for name in tables if f":{name}" in statement)
            assert {problem.table for problem in problems} == {tables[concerned]}
            assert any(re.search(said, problem.what) for problem in problems), problems


def test_old_finished_games_are_pruned_beside_a_server(either: str) -> None:
    with tiny_house(either) as house:
        old, new, running = play(house, 1), play(house, 2), play(house, 3, most=3)
        asyncio.run(age(either, [old, running], 91 * 86400))
        found = asyncio.run(prune(either, 90 * 86400, silent, really=False))
        assert (found.tables, found.left) == (1, 3)
        found = asyncio.run(prune(either, 90 * 86400, silent))
        assert (found.tables, found.left) == (1, 2)
        rows = asyncio.run(everything(either))
        ids = {
            name: {row[0] for row in found}
            for name, found in rows.items()
            if name not in ("server", "guests", "sessions", "accounts", "deeds", "results")
        }
        assert set().union(*ids.values()) == {new, running}
        assert ids["endings"] == {new}
        assert checked(either).problems == []
        anybody = house.visitor(None)
        assert anybody.get(f"/api/tables/{new}/record").status_code == 200


async def age(database: str, ids: list[str], seconds: int) -> None:
    store = Store(database_url(database))
    tables = models.tables
    async with store.engine.begin() as connection:
        changed = tables.update().where(tables.c.id.in_(ids)).values(touched=tables.c.touched - seconds)
        await connection.execute(changed)
    await store.close()


def test_the_commands(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(database) as house:
        ada = house.visitor("Ada")
        wanted = {"game": "race", "seats": 3, "name": "Friends", "bots": {"2": "greedy"}}
        table = ada.post("/api/tables", wanted).json()["id"]
        at = ("--database", database)
        known = json.loads(ran("admin", "table", table, *at, "--json"))
        assert (known["status"], known["answers"], len(known["places"])) == ("open", 0, 3)
        assert list(known["names"].values()) == ["Ada"]
        said = ran("admin", "table", table, *at)
        assert f"table {table}, Friends: open" in said and "Ada" in said and "seat 3: bot greedy" in said
        backup = str(tmp_path / "backup.sqlite")
        assert "1 tables" in ran("admin", "backup", backup, *at)
        assert json.loads(ran("admin", "check", *at, "--json"))["problems"] == []
        assert "0 finished games" in ran("admin", "prune", "--older-than", "90d", *at)
        other = str(tmp_path / "other.sqlite")
        assert json.loads(ran("admin", "restore", backup, "--database", other, "--json"))["tables"] == 1
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("DELETE FROM places")
        connection.commit()
    monkeypatch.setattr(admin, "_QUIET", -1.0)
    result = run("admin", "check", "--database", other)
    assert "tables: 1 of 1" in result.stderr
    assert result.exit_code == 1 and f"{table}: it has rows of the seats []" in result.stdout
    assert "no table 'nowhere'" in complaint("admin", "table", "nowhere", *at)
    assert "90d, 12h or 8w" in complaint("admin", "prune", "--older-than", "soon", *at)
    assert "backup, restore, check" in complaint("admin", "nothing")
    for command in (("check",), ("backup", str(tmp_path / "b")), ("table", "x")):
        assert "there is no database" in complaint("admin", *command, "--database", str(tmp_path / "none"))
