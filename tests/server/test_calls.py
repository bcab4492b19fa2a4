"""Calls to who is not there: by a push service and a mail server of our own, once a turn, and of no secret."""

import asyncio
import json
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from email import message_from_string, policy
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import calls, models
from cosmodrome.server.db.calls import Wanted
from cosmodrome.server.db.store import Store
from cosmodrome.server.people import push
from cosmodrome.server.settings import Mail, SettingsError, contact
from cosmodrome.server.table.messages import Choose
from cosmodrome.server.table.turn_calls import TurnCalls
from tests.clock import wait_until
from tests.posted import taking_posts
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import motion, refused
from tests.server.test_limits import limited
from tests.server.test_membership import member


@dataclass
class Browser:
    """One with a key of its own, and the push service that knows it."""

    address: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = b"0123456789abcdef"
    sent: list[tuple[Mapping[str, str], bytes]] = field(default_factory=list)
    answer: int = 201

    def device(self, **more: str) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"key": urlsafe_b64encode(point).decode(), "secret": urlsafe_b64encode(self.secret).decode()}
        return {"endpoint": f"{self.address}/push/1", "language": "es", **keys, **more}

    def read(self, number: int) -> dict[str, str]:
        """A message as the browser decrypts it, from a server that it knows."""
        headers, body = self.sent[number]
        assert Vapid02.verify(headers["authorization"])
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        found: dict[str, str] = json.loads(text)
        return found

    def heard(self, count: int) -> int:
        """How many messages there are, once there are so many or none has come for a while."""
        until = time.monotonic() + 5
        while len(self.sent) < count and time.monotonic() < until:
            time.sleep(0.01)
        return len(self.sent)


@pytest.fixture
def browser() -> Iterator[Browser]:
    def take(_path: str, headers: Mapping[str, str], body: bytes) -> tuple[int, bytes]:
        found.sent.append((headers, body))
        return found.answer, b""

    with taking_posts(take) as address:
        found = Browser(address)
        yield found


def calling(database: str, **more: Any) -> Any:
    given = {"push_contact": "mailto:host@example.org", "push_anywhere": True, "call_seconds": 0.02} | more
    return tiny_house(database, **given)


def begun(host: Visitor, guest: Visitor, **more: Any) -> str:
    table = host.opens(guest, **{"seed": 3, "name": "Club", "time": {"kind": "days", "days": 2}} | more)
    assert host.get(f"/api/tables/{table}").json()["status"] == "playing"
    return table


def settle(house: House) -> None:
    """Give calls under way the time they need."""

    async def wait() -> None:
        await asyncio.sleep(0.06)
        await asyncio.gather(*house.hall.caller._calling)

    house.call(wait)


def answer(house: House, table: str, seat: int) -> None:
    """Whoever has the seat answers, and is at the table no longer than that."""
    live = house.hall.known(table)

    async def act() -> None:
        key, question = live.game.options(live.match.state, seat)[0].key, live.match.trail.question(seat)
        message = Choose(request=f"{seat}/{question}", question=question, choices=[key])
        await live.choose(live.roster.places[seat].player, message)

    house.call(act)


def until_held(house: House, table: str) -> None:
    """Until the server has brought it to life by itself."""
    wait_until(lambda: house.hall.known(table), "nobody looked")


def until_asked_again(house: House, table: str) -> None:
    """Seat 0 answers, and the other one until it is seat 0's turn."""
    answer(house, table, 0)
    while 0 not in house.hall.known(table).match.awaited():
        answer(house, table, 1)


def test_who_is_gone_is_called_once_a_turn(database: str, browser: Browser) -> None:
    with calling(database) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        known = ada.post("/api/calls/devices", browser.device()).json()
        assert len(known["push_key"]) == 87 and [each["browser"] for each in known["devices"]]
        table = begun(ada, ben)
        assert browser.heard(1) == 1
        assert browser.read(0) == {"table": table, "title": "Club", "body": "Te toca."}
        assert browser.sent[0][0]["topic"] == table
        # Another's answer is no new turn of hers.
        answer(house, table, 1)
        settle(house)
        assert len(browser.sent) == 1
        until_asked_again(house, table)
        assert browser.heard(2) == 2 and browser.read(1) == browser.read(0)
        ada.sit(table)
        until_asked_again(house, table)
        settle(house)
        assert len(browser.sent) == 2  # she is there
        exported = ada.get("/api/me/export").json()["called"]
        assert [each["table"] for each in exported["calls"]] == [table] and len(exported["devices"]) == 1
        # The same browser at another address of its push service.
        moved = browser.device(endpoint=f"{browser.address}/push/2", language="pl")
        (device,) = ada.post("/api/calls/devices", moved).json()["devices"]
        assert device["endpoint"] == moved["endpoint"] and device["here"] and device["language"] == "pl"
        assert ada.post("/api/calls/devices/remove", {"id": device["id"]}).json()["devices"] == []


def test_a_restart_in_the_minute_before_loses_no_call_and_makes_none_twice(
    database: str, browser: Browser
) -> None:
    with calling(database, call_seconds=60) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        ada.post("/api/calls/devices", browser.device())
        table = begun(ada, ben)
        live = house.hall.known(table)
        assert {each.player for each in live.attendant(TurnCalls)._waiting} == {
            each.player for each in live.roster.places
        }
    assert browser.sent == []
    with calling(database) as house:
        assert browser.heard(1) == 1 and browser.read(0)["table"] == table
    with calling(database) as house:
        until_held(house, table)
        settle(house)
        assert len(browser.sent) == 1
        # She comes, sees her next question, and goes.
        ada.at(house).sit(table)
        until_asked_again(house, table)
        settle(house)
    with calling(database) as house:
        until_held(house, table)
        settle(house)
        assert len(browser.sent) == 1


def test_who_is_asked_to_agree_is_called_as_for_a_turn(database: str, browser: Browser) -> None:
    with calling(database) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        table = begun(ada, ben)
        answer(house, table, 0)
        answer(house, table, 1)
        seats = {visitor.get(f"/api/tables/{table}").json()["you"]: visitor for visitor in (ada, ben)}
        seats[1].post("/api/calls/devices", browser.device())
        settle(house)
        heard = len(browser.sent)  # to a turn of their own, perhaps
        entry = seats[0].get(f"/api/tables/{table}/back").json()["entry"]
        told = seats[0].post(f"/api/tables/{table}/motion", {"about": "back", "entry": entry}).json()
        assert motion(told, "back")["waiting"] == [1]
        assert browser.heard(heard + 1) == heard + 1
        body = "Alguien pide retirar una respuesta. ¿Lo aceptas?"
        assert browser.read(heard) == {"table": table, "title": "Club", "body": body}

        async def look_again() -> None:
            house.hall.known(table).heed()

        house.call(look_again)
        settle(house)
        assert len(browser.sent) == heard + 1
        # To a pause and to the end as well, each in its words; who has agreed is not called.
        at = motion(seats[1].get(f"/api/tables/{table}").json(), "back")["at"]
        seats[1].post(f"/api/tables/{table}/motion", {"about": "back", "at": at, "agree": False})
        for asked in ({"about": "pause"}, {"about": "pause", "agree": False}):
            seats[0].post(f"/api/tables/{table}/motion", asked)
            assert browser.heard(heard + 2) == heard + 2
        assert browser.read(heard + 1)["body"] == "Alguien pide una pausa. ¿La aceptas?"
        answer(house, table, house.hall.known(table).match.awaited()[0])
        settle(house)
        heard = len(browser.sent)
        seats[0].post(f"/api/tables/{table}/motion", {"about": "end"})
        assert browser.heard(heard + 1) == heard + 1
        assert browser.read(heard)["body"] == "Alguien pide terminar la partida sin resultado. ¿Lo aceptas?"
        seats[1].post(f"/api/tables/{table}/motion", {"about": "pause"})
        settle(house)
        assert len(browser.sent) == heard + 1


def test_a_browser_that_wants_no_more_or_has_signed_out_is_forgotten(database: str, browser: Browser) -> None:
    with calling(database) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        ada.post("/api/calls/devices", browser.device())
        browser.answer = 410
        begun(ada, ben)
        assert browser.heard(1) == 1
        settle(house)
        assert ada.get("/api/calls").json()["devices"] == []
        browser.answer = 201
        ada.post("/api/calls/devices", browser.device())
        ada.post("/api/account", {"name": "Ada", "password": "correct horse battery"})
        ada.post("/api/calls/devices", browser.device())
        ada.post("/api/account/sign-out")
        begun(ben, house.visitor("Eve"))
        settle(house)
        assert len(browser.sent) == 1


def test_nobody_is_called_to_quick_games_or_without_end(database: str, browser: Browser) -> None:
    with calling(database, limits=limited(calls=2)) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        ada.post("/api/calls/devices", browser.device())
        begun(ada, ben, time={"kind": "move", "seconds": 600})
        begun(ada, ben, time={"kind": "none"})
        settle(house)
        assert browser.sent == []
        for _ in range(3):
            begun(ada, ben)
        assert browser.heard(2) == 2
        settle(house)
        assert len(browser.sent) == 2


def test_a_round_calls_its_players_whatever_its_clock(database: str, browser: Browser) -> None:
    with calling(database) as house:
        ada = member(house)
        ada.post("/api/calls/devices", browser.device())
        wanted = {"game": "tiny", "name": "Cup", "seats": 2, "time": {"kind": "move", "seconds": 600}}
        cup = ada.post("/api/tournaments", wanted).json()["id"]
        for act in ("enter", "bot", "next"):
            shown = ada.post(f"/api/tournaments/{cup}/{act}").json()
        assert browser.heard(1) == 1
        table = shown["tournament"]["table"]
        assert browser.read(0) == {"table": table, "title": "Cup 1.1", "body": "Te toca."}
        # Once she has answered it is a quick game like any other.
        live = house.hall.known(table)
        answer(house, table, next(place.seat for place in live.roster.places if place.player))
        settle(house)
        assert len(browser.sent) == 1


def wants_letters(house: House, posted: list[str], language: str) -> Visitor:
    """A member with a confirmed address, who wants to be called by letters in that language."""
    ada = member(house)
    ada.post("/api/account/mail", {"mail": "ada@example.org", "language": "en"})
    code = next(line for line in posted.pop().splitlines() if "/confirm#" in line).partition("#")[2]
    ada.post("/api/account/mail/confirm", {"code": code.strip()})
    assert ada.post("/api/calls/mail", {"wanted": True, "language": language}).json()["mail"] is True
    return ada


def test_a_letter_goes_to_a_confirmed_address_that_wants_it(
    database: str,
    post: tuple[Mail, list[str]],
) -> None:
    with calling(database, push_contact="", mail=post[0]) as house:
        eve, ben = member(house, "Eve"), house.visitor("Ben")
        told = eve.get("/api/calls").json()
        assert (told["push_key"], told["mails"], told["confirmed"]) == ("", True, False)
        wish = {"wanted": True, "language": "pl"}
        assert refused(eve.post("/api/calls/mail", wish)) == (409, "mail-not-confirmed")
        ada = wants_letters(house, post[1], "pl")
        table = begun(ada, ben)
        settle(house)
        (letter,) = post[1]
        assert f"https://tables.example.org/table/{table}" in letter and "ada@example.org" in letter
        assert ada.post("/api/calls/devices", Browser("https://a.example").device()).status_code == 404


def test_who_is_asked_to_agree_gets_a_letter_that_says_so(
    database: str,
    post: tuple[Mail, list[str]],
) -> None:
    with calling(database, push_contact="", mail=post[0]) as house:
        ada, ben = wants_letters(house, post[1], "es"), house.visitor("Ben")
        table = begun(ada, ben)
        for seat in (0, 1):
            answer(house, table, seat)
        settle(house)
        post[1].clear()  # of turns of her own
        entry = ben.get(f"/api/tables/{table}/back").json()["entry"]
        assert ben.post(f"/api/tables/{table}/motion", {"about": "back", "entry": entry}).status_code == 200
        settle(house)
        (text,) = post[1]
        letter = message_from_string(text, policy=policy.default)
        assert (letter["To"], letter["Subject"]) == ("ada@example.org", "Una petición: Club")
        words = letter.get_content()
        assert "Hola, Ada:" in words and "alguien pide retirar una respuesta" in words
        assert f"https://tables.example.org/table/{table}" in words


@pytest.mark.postgres
async def test_of_two_processes_one_calls(store: Store) -> None:
    async def add(connection: AsyncConnection) -> None:
        await connection.execute(insert(models.guests).values(id="ada", name="Ada", created=0))

    await store.write(add)
    turn = [Wanted("t", "ada", "", number) for number in range(7)]
    made = await asyncio.gather(*(calls.claim(store, turn[4], 9) for _ in range(2)))
    assert sorted(made) == [False, True]
    assert not await calls.claim(store, turn[4], 9)
    assert await calls.claim(store, turn[5], 9)
    await calls.note_seen(store, turn[6])
    assert not await calls.claim(store, turn[6], 9)
    # To agree to something is another thing, with numbers of its own.
    assert await calls.claim(store, Wanted("t", "ada", "back", 0), 9)
    assert not await calls.claim(store, Wanted("t", "ada", "back", 0), 9)
    assert await calls.push_key(store, "one") == await calls.push_key(store, "two") == "one"


@pytest.mark.postgres
def test_calls_of_a_process_that_dies_are_made_by_another(
    postgres: str, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cosmodrome.server.hall.timekeeper.EVERY", 0.1)
    with calling(postgres) as other:
        with calling(postgres, call_seconds=60) as one:
            ada, ben = one.visitor("Ada"), one.visitor("Ben")
            ada.post("/api/calls/devices", browser.device())
            table = begun(ada, ben)
            settle(other)
            assert other.hall.known(table) is None and browser.sent == []
            one.die()
        other.look_who_is_there()
        assert browser.heard(1) == 1 and browser.read(0)["table"] == table
        assert other.hall.known(table).leads
    with calling(postgres) as third:
        until_held(third, table)
        settle(third)
        assert len(browser.sent) == 1


def test_push_services_are_public_and_encrypted() -> None:
    there = ("8.8.8.8", "2606:4700::1111")
    here = (
        "127.0.0.1", "10.1.2.3", "192.168.0.9", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "::1",
        "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::1",
        "192.0.0.192", "192.88.99.1", "240.0.0.1", "::127.0.0.1", "fec0::1", "3fff::1", "2001:20::1", "5f00::1",
    )  # fmt: skip
    assert all(map(push.is_public, there)) and not any(map(push.is_public, here))
    device = Browser("https://push.example").device()
    del device["language"]
    push.check(push.Device(**device))
    for wrong in (
        {"endpoint": "http://push.example/1"}, {"endpoint": "https://user@push.example/1"}, {"endpoint": "https:///1"},
        {"endpoint": "https://push.example/ä"}, {"endpoint": "https://push.example:x/"}, {"key": "AAAA"},
        {"secret": "!"}, {"endpoint": "https://push.example/1\r\nx: y"}, {"endpoint": "https://push.example:8443/1"},
    ):  # fmt: skip
        with pytest.raises(push.NotPossible):
            push.check(push.Device(**(device | wrong)))


async def test_a_name_that_leads_into_the_own_network_is_not_called(browser: Browser) -> None:
    device = browser.device(endpoint="https://localhost/1")
    del device["language"]
    sender = push.Sender(push.fresh_key(), "mailto:host@example.org")
    with pytest.raises(push.NotPossible, match="no public address"):
        await sender.send(push.Device(**device), b"hello", "t")
    assert browser.sent == []


async def test_a_slow_push_service_is_left_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "_SECONDS", 0.1)
    silent = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    port = silent.sockets[0].getsockname()[1]
    device = Browser(f"http://127.0.0.1:{port}").device()
    del device["language"]
    with pytest.raises(TimeoutError):
        await push.Sender(push.fresh_key(), "mailto:x@example.org", True).send(
            push.Device(**device), b"x", "t"
        )
    silent.close()


def test_whom_push_services_ask() -> None:
    assert contact("") == "" and contact("me@example.org") == "mailto:me@example.org"
    assert contact("https://example.org/about") == "https://example.org/about"
    with pytest.raises(SettingsError):
        contact("me")
