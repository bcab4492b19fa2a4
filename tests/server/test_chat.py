"""Chat, reports and notes: who hears what, who may talk, and what reaches whoever runs the server."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

import cosmodrome
from cosmodrome.server.db import models
from cosmodrome.server.db.tables import HUMAN, OPEN, Head, Place
from cosmodrome.server.http.conversation import Conversation
from cosmodrome.server.limits import UNLIMITED, Guard, Rate
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import chat
from cosmodrome.server.table.chat import Phrase
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.watcher import Watcher
from tests.cli.program import complaint, ran
from tests.clock import wait_until
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.no_store import NoStore, table_without_store
from tests.server.people import Seat
from tests.server.tiny_game import TINY

GAMES = {"tiny": TINY}


def with_people(house: House, **more: Any) -> tuple[str, Visitor, Visitor, Visitor]:
    """A table, who sits there, and who watches."""
    ada, ben, eve = house.visitor("Ada"), house.visitor("Ben"), house.visitor("Eve")
    return ada.opens(ben, **{"seed": 7, "private": True} | more), ada, ben, eve


def say(who: Visitor, table: str, text: str = "", **more: Any) -> Any:
    return who.post(f"/api/tables/{table}/chat", {"text": text, **more}).json()


def heard(seat: Seat) -> list[dict[str, Any]]:
    """All lines of chat so far, once everything has been heard."""
    seat.say({"type": "ping"})
    seat.hear_until(lambda message: message["type"] == "pong")
    found: list[dict[str, Any]] = []
    for message in map(json.loads, seat.heard):
        if message["type"] == "chat":
            found = message["lines"] if message["anew"] else found + message["lines"]
    return found


def texts(seat: Seat) -> list[str]:
    return [line["text"] or line["phrase"] for line in heard(seat)]


def test_those_who_play_and_those_who_watch_talk_apart(tiny: House) -> None:
    table, ada, ben, eve = with_people(tiny)
    one, two, watching = ada.sit(table), ben.sit(table), eve.sit(table)
    assert say(ada, table, "  red \u202e or\n blue? \x00") == {"number": 0}
    say(ben, table, phrase="good-luck")
    say(eve, table, "he has red")
    two.hear_until(lambda message: message["type"] == "chat" and message["lines"][-1]["phrase"])
    assert texts(one) == texts(two) == ["red or blue?", "good-luck"]
    assert texts(watching) == ["he has red"]
    line = heard(two)[0]
    assert (line["name"], line["you"], heard(one)[0]["you"]) == ("Ada", False, True)
    assert line["seat"] == one.update["seat"]
    # Whoever comes back reads it again; and the log of the game knows nothing of it.
    assert texts(ben.sit(table)) == ["red or blue?", "good-luck"]
    assert not tiny.hall._live[table].match.trail.answers


def test_who_sits_down_hears_what_was_said_before(tiny: House) -> None:
    """Though nothing was said where they watched."""
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = ada.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
    sitting, watching = ada.sit(table), ben.sit(table)
    say(ada, table, phrase="hello")
    assert (texts(sitting), texts(watching)) == (["hello"], [])
    assert ben.post(f"/api/tables/{table}/join", {}).status_code == 200
    assert texts(watching) == ["hello"]


async def test_who_could_not_come_in_is_not_there() -> None:
    place = [Place(0, HUMAN, "ada"), Place(1, HUMAN, "ben")]
    table = table_without_store(TINY, None, Head("abc", "", "tiny", 1, 2, 7, {}, OPEN, "ada"), place)
    watcher = Watcher(table, "ben", 0)
    store: Any = table.store

    async def unread(*_: object) -> None:
        raise OSError("the disk does not answer")

    store.read = unread
    nobody: Any = None
    with pytest.raises(OSError, match="the disk does not answer"):
        await Conversation(nobody, Guard(UNLIMITED), watcher, "").hold(nobody, nobody)
    assert not table.gallery.onlookers


def test_only_the_last_lines_are_kept(tiny: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "KEPT", 3)
    table, ada, *_ = with_people(tiny)
    seat = ada.sit(table)
    for number in range(5):
        say(ada, table, f"line {number}")
    assert texts(seat)[-3:] == texts(ada.sit(table)) == ["line 2", "line 3", "line 4"]


def test_guests_talk_at_a_listed_table_only_if_the_host_lets_them(tiny: House) -> None:
    table, ada, ben, eve = with_people(tiny, private=False)
    assert say(ada, table, "hello") == {"number": 0}, "the host always may"
    for guest in (ben, eve):
        assert say(guest, table, "hello")["reason"] == "chat-not-for-guests"
    path = f"/api/tables/{table}/chat/guests"
    assert ben.post(path, {"allowed": True}).json()["reason"] == "not-host"
    assert ada.post(path, {"allowed": True}).json()["guests_talk"]
    assert say(ben, table, "hello") == {"number": 1}


def test_a_member_talks_at_a_listed_table(tiny: House) -> None:
    table, _, ben, _ = with_people(tiny, private=False)
    assert ben.post("/api/account", {"name": "Benny", "password": "correct horse battery"}).status_code < 300
    assert say(ben, table, "hello") == {"number": 0}


UNSEEN = ["\u200b", "\u00ad\u2060", "\u2800 \u2800", "\u3164", "\ufe0f", "\u0301\u0316", "\u200d\U000e0067"]
"""Characters that are drawn as nothing, or over their neighbours."""


@pytest.mark.parametrize("text", ["", " \n ", "\u202e", "x" * 301, *UNSEEN])
def test_a_line_that_says_nothing_or_too_much_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad-line"):
        chat.clean_line(text)


@pytest.mark.parametrize(
    "text",
    [
        ".",
        "\U0001f44d",
        "\u2764\ufe0f",
        "e\u0301",
        "\u05e9\u05dc\u05d5\u05dd",
        *(f"{each}!" for each in UNSEEN),
    ],
)
def test_a_line_of_which_something_is_seen_is_said(text: str) -> None:
    assert chat.clean_line(text)


@pytest.mark.parametrize("text", UNSEEN)
def test_a_report_of_unseen_characters_is_refused(tiny: House, text: str) -> None:
    table, ada, _, _ = with_people(tiny)
    assert ada.post(f"/api/tables/{table}/report", {"note": text}).json()["reason"] == "bad-line"


def test_who_says_too_much_waits(database: str) -> None:
    slow = msgspec.structs.replace(UNLIMITED, lines=Rate(2, 60.0))
    with tiny_house(database, limits=slow) as house:
        table, ada, ben, _ = with_people(house)
        assert [say(ada, table, "x").get("number") for _ in range(2)] == [0, 1]
        assert say(ada, table, "x")["reason"] == "too-many-lines"
        assert say(ben, table, "x") == {"number": 2}


@pytest.mark.postgres
def test_what_is_said_is_heard_at_other_processes(postgres: str) -> None:
    with tiny_house(postgres) as one, tiny_house(postgres) as other:
        table, ada, ben, _ = with_people(one)
        ben.house = other
        there = ben.sit(table)
        say(ada, table, "hello")
        there.hear_until(lambda message: message["type"] == "chat")
        assert texts(there) == ["hello"]


@pytest.mark.postgres
def test_what_is_said_elsewhere_while_nobody_looks_on_is_told_to_who_comes(postgres: str) -> None:
    with tiny_house(postgres) as one, tiny_house(postgres) as other:
        table, ada, ben, _ = with_people(one)
        ben.house = other
        ben.line(table).receive()
        there: LiveTable = other.hall.known(table)
        other.sockets.close()
        wait_until(lambda: not there.gallery.onlookers, "who has gone looks on")
        missed = there.chat._missed
        say(ada, table, "hello")
        wait_until(lambda: there.chat._missed > missed, "nothing is heard of it")
        assert texts(ben.sit(table)) == ["hello"]


async def test_the_chat_is_looked_for_only_where_something_may_have_been_said() -> None:
    looks: list[asyncio.Event] = []

    class Slow(NoStore):
        async def read(self, *_: Any) -> list[Any]:
            looks.append(asyncio.Event())
            await looks[-1].wait()
            return []

    talk = chat.Chat(Slow(), "abc")  # type: ignore[arg-type]
    coming = [asyncio.create_task(talk.catch_up()) for _ in range(2)]
    await asyncio.sleep(0)
    assert len(looks) == 2, "nobody is told before it is known"
    talk.miss()  # of which what was looked for before may know nothing
    for _ in range(2):
        for look in list(looks):
            look.set()
        await asyncio.sleep(0)
    for look in looks:
        look.set()
    await asyncio.gather(*coming)
    looked = len(looks)
    assert looked == 4
    await talk.catch_up()
    assert len(looks) == looked


def test_two_who_read_at_once_tell_each_line_once(tiny: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that stood twice would be told twice, and no page shows one so."""
    table, ada, _ = tiny.two()
    ada.post(f"/api/tables/{table}/chat", {"text": "good morning"})
    usual = tiny.hall.store.names

    async def slow(players: list[str]) -> dict[str, str]:
        await asyncio.sleep(0.05)
        return await usual(players)

    async def both() -> list[int]:
        anew = chat.Chat(tiny.hall.store, table)
        await asyncio.gather(anew.read_on(), anew.read_on())
        return [line.number for line in anew.lines]

    monkeypatch.setattr(tiny.hall.store, "names", slow)
    assert len(tiny.call(both)) == 1


def test_a_report_reaches_whoever_runs_the_server(tiny: House, database: str) -> None:
    table, ada, ben, eve = with_people(tiny)
    ada.sit(table)
    say(ben, table, "you fool")
    path = f"/api/tables/{table}/report"
    first = ada.post(path, {"line": 0, "note": "he\ninsults me"})
    assert first.status_code == 201
    assert ada.post(path, {"line": 7}).json()["reason"] == "no-such-line"
    assert ada.post(path, {"seat": 5}).json()["reason"] == "no-such-seat"
    assert eve.post(path, {"line": 0}).json()["reason"] == "no-such-line", "they have not heard it"
    eve.post(path, {"note": "the cards do not move"})
    listed = json.loads(ran("admin", "reports", "--database", database, "--json"))
    assert [(each["kind"], each["by"], each["about"]) for each in listed] == [
        ("line", "Ada", "Ben"),
        ("table", "Eve", ""),
    ]
    shown = json.loads(ran("admin", "reports", first.json()["id"], "--database", database, "--json"))
    assert shown["note"] == "he insults me" and [line["text"] for line in shown["chat"]] == ["you fool"]
    assert json.loads(shown["record"].splitlines()[0])["game"] == "tiny"
    told = ran("admin", "reports", first.json()["id"], "--close", "--database", database)
    assert "Ben: you fool" in told and "closed" in told and shown["record"] in told
    assert len(json.loads(ran("admin", "reports", "--database", database, "--json"))) == 1
    assert len(json.loads(ran("admin", "reports", "--all", "--database", database, "--json"))) == 2
    assert "no report 'zzz'" in complaint("admin", "reports", "zzz", "--database", database)


def test_a_note_is_seen_by_who_wrote_it_alone(tiny: House) -> None:
    table, ada, ben, _ = with_people(tiny)
    path = f"/api/tables/{table}/note"
    assert ada.get(path).json() == {"text": ""}
    ada.post(path, {"text": "Ben keeps red\n- always"})
    assert ada.get(path).json() == {"text": "Ben keeps red\n- always"}
    assert ben.get(path).json() == tiny.visitor(None).get(path).json() == {"text": ""}
    ada.post(path, {"text": ""})
    assert ada.get(path).json() == {"text": ""}


def test_what_one_said_and_noted_is_in_the_export_and_goes_with_the_account(tiny: House) -> None:
    table, _, ben, _ = with_people(tiny)
    say(ben, table, "hello")
    ben.post(f"/api/tables/{table}/note", {"text": "mine"})
    password = "correct horse battery"
    assert ben.post("/api/account", {"name": "Benny", "password": password}).status_code < 300
    told = ben.get("/api/me/export").json()["talk"]
    assert told == [{"table": table, "said": ["hello"], "note": "mine"}]
    left = tiny.hall.store.read
    assert ben.post("/api/account/delete", {"password": password}).status_code < 300
    for kept in (models.chat, models.notes):
        assert tiny.call(left, select(kept.c.table_id)) == []


def test_every_phrase_has_words(tiny: House) -> None:
    messages = Path(cosmodrome.__file__).parent / "words/messages"
    for language in ("en", "es", "pl"):
        said = (messages / language / "table.ftl").read_text()
        assert all(f"\nchat-{phrase} = " in said for phrase in Phrase.__args__)


def test_a_report_has_a_reason_and_can_be_taken_back(tiny: House, database: str) -> None:
    table, ada, ben, eve = with_people(tiny)
    said = ada.post(f"/api/tables/{table}/report", {"seat": 1, "reason": "cheats", "note": "looks at cards"})
    kept = said.json()["id"]
    ada.post(f"/api/tables/{table}/report", {"note": "the clock"})
    assert ada.post(f"/api/tables/{table}/report", {"reason": "ugly"}).status_code == 400
    path = f"/api/tables/{table}/reports"
    mine = ada.get(path).json()
    assert [(each["reason"], each["about"]) for each in mine] == [("cheats", "Ben"), ("other", "")]
    assert ben.get(path).json() == eve.get(path).json() == tiny.visitor(None).get(path).json() == []
    assert "reason: cheats" in ran("admin", "reports", kept, "--database", database)
    for who in (ben, eve):
        assert who.post(f"/api/reports/{kept}/take-back").json()["reason"] == "no-such-report"
    assert ada.post(f"/api/reports/{kept}/take-back").json() == {"taken_back": True}
    assert ada.post(f"/api/reports/{kept}/take-back").json()["reason"] == "no-such-report"
    assert [each["reason"] for each in ada.get(path).json()] == ["other"]
    assert kept not in ran("admin", "reports", "--all", "--database", database)
    assert "there is no report" in complaint("admin", "reports", kept, "--database", database)


def test_who_sits_there_is_silent_where_the_rules_want_it(
    tiny: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ada, _, eve = with_people(tiny)
    monkeypatch.setattr(tiny.hall.known(table).game.referee, "quiet", lambda state: True)
    assert say(ada, table, "hello")["reason"] == "quiet-now"
    assert say(eve, table, "they say nothing") == {"number": 0}
