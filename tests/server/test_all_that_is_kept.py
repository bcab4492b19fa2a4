"""All that is kept of a person, whatever the table of the database: it can be taken along, and goes with them."""

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, String, Table, insert, select

from cosmodrome.server.db import chat, models
from cosmodrome.server.db.exporting import exported
from cosmodrome.server.db.store import Store
from cosmodrome.server.settings import database_url
from tests.server.conftest import House, tiny_house
from tests.server.people import granted, play_on
from tests.server.test_membership import WORD, me, member

NAME = "Zenobia"
MARK = "of her own"
"""Stands in all that she writes."""
# Columns as long as an id, by name: those that name a person, and those that name something else.
PERSONS = {"player", "other", "owner", "host", "organiser", "about", "by", "lifted_by", "hearer"}
OTHERS = {
    "id",
    "table_id",
    "again_of",
    "origin",
    "invite",
    "tournament",
    "holder",
    "phrase",
    "session",
    "link",
    "club",
    "season",
}
# What this test sets down itself: a browser to be called at, and how often it was, need a push service. Nobody is
# called, or rated, who plays for three seconds, nor is it a daily deal.
SET_DOWN = {"devices", "wishes", "calls", "ratings", "restraints", "former_names", "daily_tries"}
SET_DOWN |= {"solvers", "puzzle_tries"}
A_BOT = models.programs.c.player
"""No person: what its owner's bot has played stays its own."""


def names_a_person(column: Column[Any]) -> bool:
    if not isinstance(column.type, String) or column.type.length != 16:
        return False
    assert column.name in PERSONS | OTHERS, f"say whether {column} names a person"
    return (column.name in PERSONS and column is not A_BOT) or (
        column.table is models.guests and column.name == "id"
    )


OF_PERSONS = {
    table: own
    for table in models.metadata.sorted_tables
    if (own := [column for column in table.columns if names_a_person(column)])
}


def rows(house: House, table: Table) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in house.call(house.hall.store.read, select(table))]


def set_down(house: House, table: Table, player: str) -> None:
    """A row of hers, as far as anybody can tell."""
    row: dict[str, Any] = {}
    for column in table.columns:
        if names_a_person(column):
            row[column.name] = player
        elif isinstance(column.type, String):
            row[column.name] = MARK[: column.type.length]
        else:
            row[column.name] = isinstance(column.type, Boolean) or 7
    house.call(house.hall.store.write, lambda connection: connection.execute(insert(table).values(row)))


class Life:
    """Somebody with something in every table that tells of people, and others whom it concerns."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.her, self.ben, self.eve = member(house, NAME), house.visitor("Ben"), member(house, "Eve")
        self.id: str = me(self.her)["id"]  # type: ignore[index]
        for visitor, about in ((self.her, self.ben), (self.ben, self.her), (self.eve, self.her)):
            other = about.id
            visitor.post("/api/me/people", {"player": other, "tie": "friend"})
            assert visitor.post("/api/me/mutes", {"player": other, "muted": True}).status_code == 200
        assert self.her.post("/api/me/bots", {"name": "Rex"}).status_code == 201
        self.over, self.running, self.handed_on = (self._together(seed) for seed in (3, None, 5))
        self.reports = [self._reports(self.running)]
        assert play_on([self.her.sit(self.over), self.ben.sit(self.over)], random.Random(1))
        # A seat that a bot keeps is hers; that of a rated table, left before it begins, is nobody's.
        seats = [self.her.sit(self.handed_on), self.ben.sit(self.handed_on)]
        play_on(seats, random.Random(1), most=2)
        self.her.post(f"/api/tables/{self.handed_on}/leave")
        self.ben.post(f"/api/tables/{self.handed_on}/bot", {"seat": 0})
        self.reports.append(self._reports(self.over))
        self.her.post(f"/api/tables/{self.over}/note", {"text": MARK})
        self.her.post("/api/account/learned", {"games": ["tiny"]})
        assert self.her.post(f"/api/tables/{self.over}/study", {"title": MARK}).status_code == 201
        record = self.her.get(f"/api/tables/{self.over}/record").text
        self.brought = self.her.request("POST", "/api/records", content=record.encode()).json()["id"]
        assert self.her.post("/api/clubs", {"name": MARK, "about": MARK}).status_code == 201
        wanted = {"game": "tiny", "name": "Cup", "seats": 2, "rounds": 1}
        self.cup = self.her.post("/api/tournaments", wanted).json()["id"]
        for visitor in (self.her, self.eve):
            assert visitor.post(f"/api/tournaments/{self.cup}/enter").status_code == 200
        assert self.her.post(f"/api/tournaments/{self.cup}/next").status_code == 200
        for table in OF_PERSONS:
            if table.name in SET_DOWN:
                set_down(house, table, self.id)

    def _together(self, seed: int | None) -> str:
        asked = {"game": "tiny", "seats": 2, "private": True} | ({} if seed is None else {"seed": seed})
        table: str = self.her.post("/api/tables", asked).json()["id"]
        if seed is None:
            assert self.her.post(f"/api/tables/{table}/salt", {"salt": "tea"}).status_code == 200
        invite = self.her.get(f"/api/tables/{table}").json()["invite"]
        granted(self.ben.post(f"/api/tables/{table}/join", {"invite": invite}))
        return table

    def _reports(self, table: str) -> str:
        """Each reports what the other one has said."""
        for visitor in (self.her, self.ben):
            visitor.sit(table)
            assert visitor.post(f"/api/tables/{table}/chat", {"text": MARK}).status_code == 200
        # Said to her alone, as at a table where people bargain.
        speaker = str(me(self.ben)["id"])  # type: ignore[index]
        self.house.call(chat.say, self.house.hall.store, table, "seats", speaker, 7, MARK, "", self.id)
        seats = [seat["you"] for seat in self.her.get(f"/api/tables/{table}").json()["seats"]]
        told = {"seat": seats.index(False), "note": MARK}
        assert self.her.post(f"/api/tables/{table}/report", told).status_code == 201
        said: str = self.ben.post(f"/api/tables/{table}/report", {"line": 0, "note": "rude"}).json()["id"]
        return said


@pytest.mark.postgres
def test_no_table_of_the_database_tells_of_who_is_no_more(tiny_each: House) -> None:
    life = Life(tiny_each)
    for table, own in OF_PERSONS.items():
        for column in own:
            assert any(row[column.name] == life.id for row in rows(tiny_each, table)), f"nothing in {column}"
    # Reports know who played by more than a name.
    life.her.post("/api/me", {"name": f"{NAME} II", "confirmed": True})
    life.her.post("/api/account/delete", {"password": WORD})
    said_by_ben = [row for row in rows(tiny_each, models.chat) if row["player"] == me(life.ben)["id"]]  # type: ignore[index]
    assert len(said_by_ben) == 2
    for table in models.metadata.sorted_tables:
        for row in rows(tiny_each, table):
            told = {
                name: value.decode(errors="replace") if isinstance(value, bytes) else str(value)
                for name, value in row.items()
            }
            for name, value in told.items():
                where = f"{table.name}.{name}: {value[:300]}"
                assert life.id not in value and NAME not in value and NAME.lower() not in value, where
                if table is models.reports and name == "chat":
                    assert all(line["player"] == me(life.ben)["id"] for line in json.loads(value)), where  # type: ignore[index]
                elif table is not models.chat:
                    assert MARK not in value, where
    # What others did there goes on.
    assert life.ben.get(f"/api/tables/{life.brought}").status_code == 404
    sat = [life.ben.get(f"/api/tables/{table}").json()["seats"] for table in (life.over, life.running)]
    assert [sorted(seat["name"] for seat in seats) for seats in sat] == [["", "Ben"]] * 2
    kept = [row for row in rows(tiny_each, models.places) if row["kind"] == "human" and row["player"]]
    nobodies = [
        row["player"] for row in kept if not tiny_each.call(tiny_each.hall.store.names, [row["player"]])
    ]
    assert len(nobodies) == len(set(nobodies)) == 3, "each table has a nobody of its own"
    assert len(rows(tiny_each, models.reports)) == 4
    shown = life.eve.get(f"/api/tournaments/{life.cup}").json()
    assert [each["name"] for each in shown["entrants"]] == ["", "Eve"]


@pytest.fixture
def copies(database: str, tmp_path: Path) -> Iterator[Any]:
    """The database as it is, once and again, to change as one likes."""
    made: list[Path] = []

    def copy() -> str:
        made.append(tmp_path / f"copy{len(made)}.sqlite")
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(made[-1])) as target:
            source.backup(target)
        return str(made[-1])

    yield copy


async def taken_along(database: str, player: str) -> str:
    store = Store(database_url(database))
    try:
        return (await exported(store, player)).decode()
    finally:
        await store.close()


def test_of_every_table_that_knows_a_person_something_is_taken_along(database: str, copies: Any) -> None:
    with tiny_house(database) as house:
        life = Life(house)
        whole = house.call(taken_along, copies(), life.id)
        for table, own in OF_PERSONS.items():
            if table is models.guests:
                continue
            copy = copies()
            with closing(sqlite3.connect(copy)) as connection, connection:
                theirs = " OR ".join(f"{column.name} = ?" for column in own)
                found = connection.execute(f"DELETE FROM {table.name} WHERE {theirs}", [life.id] * len(own))
                assert found.rowcount, table.name
            assert house.call(taken_along, copy, life.id) != whole, f"nothing of {table.name} is taken along"
    found = json.loads(whole)
    assert [each["note"] for each in found["reports"]] == [MARK] * 2
    assert {each["asking"] for each in found["called"]["calls"]} == {7}
    assert found["account"]["administrator"] is False
    assert found["account"]["learned"] == ["tiny"]


def test_a_report_calls_people_as_they_are_called_now(tiny: House) -> None:
    life = Life(tiny)
    tiny.call(_administrator, tiny, me(life.eve)["id"])  # type: ignore[index]

    def players(report: str) -> list[str]:
        top = life.eve.get(f"/api/admin/reports/{report}/record").text.split("\n")[0]
        found: list[str] = json.loads(top)["players"]
        return sorted(found)

    over = life.reports[1]
    assert players(over) == ["Ben", NAME]
    life.ben.post("/api/me", {"name": "Benny", "confirmed": True})
    assert players(over) == ["Benny", NAME]
    life.her.post("/api/account/delete", {"password": WORD})
    assert players(over) == ["", "Benny"]
    listed = {each["id"]: each for each in life.eve.get("/api/admin/reports").json()}
    assert (listed[over]["by"], listed[over]["about"], listed[over]["kind"]) == ("Benny", "", "line")
    assert {each["by"] for each in listed.values()} == {"", "Benny"}
    shown = life.eve.get(f"/api/admin/reports/{over}").json()
    assert [line["name"] for line in shown["chat"]] == ["Benny"]


def test_what_a_guest_reported_is_the_accounts_to_whom_they_bring_it(tiny: House) -> None:
    ada = member(tiny)
    ben, guest = tiny.visitor("Ben"), tiny.visitor("Gia")
    table = guest.opens(ben)
    assert guest.post(f"/api/tables/{table}/report", {"note": "slow"}).status_code == 201
    said = guest.post("/api/account/sign-in", {"name": "Ada", "password": WORD, "bring": True})
    assert said.json()["left"] is None
    assert [each["note"] for each in ada.get("/api/me/export").json()["reports"]] == ["slow"]
    (deal,) = rows(tiny, models.deals)
    (report,) = rows(tiny, models.reports)
    own = ada.id
    assert own in [player for player, _ in deal["sitters"]] and own in report["record"]


async def _administrator(house: House, player: str) -> None:
    change = models.accounts.update().where(models.accounts.c.player == player).values(administers=True)
    await house.hall.store.write(lambda connection: connection.execute(change))
