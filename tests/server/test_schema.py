"""Every address of the server and every message of the wire, by their types: generated requests, answers that fit.

The requests are made from the routes that the server has and the types that it reads bodies with, so a new route is
tested from its first day on.
"""

import asyncio
import json
import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Response
from litestar.routes import HTTPRoute

from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES
from cosmodrome.server import wire
from cosmodrome.server.admin.user import set_administrator
from cosmodrome.server.http.replays import Frames
from cosmodrome.server.http.route_arguments import asked_of, payload_of
from cosmodrome.server.people import letters, passwords
from cosmodrome.server.settings import mail
from cosmodrome.server.table.messages import (
    Accepted,
    Appraised,
    ChatMessage,
    Incoming,
    Pong,
    RefusedMessage,
    TableMessage,
    Update,
    Weighed,
)
from cosmodrome.words.render import LANGUAGES
from tests.server.conftest import House, Visitor, open_house
from tests.server.generated import ANY_JSON, as_bytes, fits, fitting, nearly, texts
from tests.server.people import play_on
from tests.server.test_letters import written
from tests.server.test_membership import WORD
from tests.server.test_puzzles import puzzle_of
from tests.server.tiny_game import TINY, TinyBots

OUTGOING = TableMessage | ChatMessage | Update | RefusedMessage | Accepted | Weighed | Appraised | Pong
MESSAGES = Path(__file__).resolve().parents[2] / "src/cosmodrome/words/messages"
REASONS = [
    {line.partition(" ")[0] for line in (MESSAGES / language / "table.ftl").read_text().splitlines()}
    for language in LANGUAGES
]
"""The words that people can be told, by language."""
KNOWN = {
    "game": "tiny", "seats": 2, "bot": "first", "bots": {}, "options": {}, "seed": None, "deck": None, "name": "Eve",
}  # fmt: skip
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS")


Door = tuple[str, str, Any]
ENDING = {"sign_out", "sign_out_everywhere", "restrain"}
"""Asked by somebody of their own: whoever else asked would be nobody from then on, or leave others nothing to do."""


class Place:
    """A server with people and tables in every state, and its routes."""

    def __init__(self, house: House, database: str, letters_sent: list[str]) -> None:
        self.house = house
        self.puzzle = puzzle_of()
        house.hall.puzzles.keep("tiny", [self.puzzle])
        self.letters = letters_sent
        self.doors: list[Door] = [
            (route.path, method, handler)
            for route in house.client.app.routes
            if isinstance(route, HTTPRoute) and route.path.startswith("/api/")
            for handler in route.route_handlers
            if handler.handler_name != "options_handler"
            for method in handler.http_methods
        ]
        self.doors.sort(key=lambda door: door[:2])
        told = sorted(self.doors, key=lambda door: door[0].count("{"))
        self._read = [(re.compile(re.sub(r"\{\w+:str\}", "[^/]+", door[0])), door) for door in told]
        self.succeeded: set[str] = set()
        ada, ben = self.ada, self.ben = Asking(self, "Ada"), Asking(self, "Ben")
        for person in (ada, ben):
            person.post("/api/account", {"name": person.called, "password": WORD})
        self.admin = Asking(self, "Zoe")
        self.admin.post("/api/account", {"name": "Zoe", "password": WORD})
        asyncio.run(set_administrator(database, "Zoe", True))
        token = ada.post("/api/me/bots", {"name": "Rex"}).json()
        self.rex = Asking(self, None, token["token"])
        self.people = [ada, ben, self.admin, self.rex, Asking(self, None)]
        self.ids = {
            "table_id": [ada.post("/api/tables", {"game": "tiny", "seats": 3}).json()["id"]],
            "tournament_id": list[str](),
            "bot_id": [token["bot"]["id"]],
            "report_id": list[str](),
            "who": ["me", "Ada", *(person.id for person in (ada, ben))],
            "game_id": ["tiny", "race"],
            "language": list(LANGUAGES),
            "seats": ["2", "all"],
            "day": ["2020-02-29"],
            "puzzle": [self.puzzle.id],
            "study": list[str](),
            "club": list[str](),
            "season": list[str](),
        }
        """By parameter of an address, what there is."""
        over = self.begun()
        assert play_on([person.sit(over) for person in (ada, ben)], random.Random(1))
        for table in (over, self.begun()):
            said = ben.post(f"/api/tables/{table}/report", {"note": "look at this", "seat": 0})
            self.ids["report_id"].append(said.json()["id"])
        # Each is Ada's; one goes on.
        cup = {"game": "tiny", "name": "Cup", "seats": 2, "pause": -1}
        for _ in range(2):
            tournament = ada.post("/api/tournaments", cup).json()["id"]
            self.ids["tournament_id"].append(tournament)
            ada.post(f"/api/tournaments/{tournament}/enter")
            ada.post(f"/api/tournaments/{tournament}/bot")
        ada.post(f"/api/tournaments/{self.ids['tournament_id'][0]}/next")
        self.over = over
        for _ in range(2):
            study = ada.post(f"/api/tables/{over}/study", {"title": "What if"}).json()["id"]
            self.ids["study"].append(ada.post(f"/api/studies/{study}/link", {"shared": True}).json()["link"])

        for _ in range(2):
            club = ada.post("/api/clubs", {"name": "Thursday"}).json()["id"]
            self.ids["club"] += [club, ada.post(f"/api/clubs/{club}/link", {"shared": True}).json()["link"]]
            begun = ada.post(f"/api/clubs/{club}/seasons", {"name": "Winter"}).json()
            self.ids["season"].append(begun["seasons"][0]["id"])

    def begun(self, **more: Any) -> str:
        """A running table of Ada's and Ben's."""
        wanted = {"game": "tiny", "seats": 2, "seed": 3} | more
        table: str = self.ada.post("/api/tables", wanted).json()["id"]
        assert self.ben.post(f"/api/tables/{table}/join").status_code == 200
        self.ids["table_id"].append(table)
        return table

    def door(self, method: str, path: str) -> Door | None:
        """That of this address, if there is one."""
        fits = (door for read, door in self._read if door[1] == method and read.fullmatch(path))
        return next(fits, None)


class Asking(Visitor):
    """Somebody of whom it is kept where they succeeded, and all of whose answers are what was promised."""

    def __init__(self, place: Place, name: str | None, token: str = "") -> None:
        self.place = place
        self.called = name or ""
        self.token = {"authorization": f"Bearer {token}"} if token else {}
        super().__init__(place.house, name)

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        said = super().request(method, path, headers=self.token | more.pop("headers", {}), **more)
        # As it was sent: `..` is resolved before.
        door = self.place.door(method, said.request.url.path)
        if door is not None:
            checked(said, door[2])
            if said.status_code < 400:
                self.place.succeeded.add(door[2].handler_name)
        return said


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("schema")
    (folder / "page").mkdir()
    (folder / "page" / "index.html").write_text("<!doctype html>")
    database = str(folder / "tables.sqlite")
    more = {
        "mail": mail("smtp://127.0.0.1:1", "tables@example.org", "https://tables.example.org"),
        "push_contact": "mailto:host@example.org",
    }
    sent: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(letters, "_hand_over", lambda _mail, letter: sent.append(letter.get_content()))
        patch.setattr(passwords, "_MEMORY", 8)
        games = {"tiny": TINY, "race": GAMES["race"]}
        with open_house(database, games, TinyBots(), **more) as house:
            yield Place(house, database, sent)


GENERATED = settings(
    max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


def test_every_answer_is_what_the_route_says(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    ask_rightly(place)
    assert not caplog.records, caplog.text
    ask_anything(place, caplog, 4)
    assert {handler.handler_name for _, _, handler in place.doors} == place.succeeded


@pytest.mark.again
def test_more_answers_are_what_the_route_says(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    ask_anything(place, caplog, 12)


def ask_anything(place: Place, caplog: pytest.LogCaptureFixture, examples: int) -> None:
    @settings(GENERATED, max_examples=examples)
    @given(data=st.data())
    def ask(data: st.DataObject) -> None:
        place.begun()  # what was drawn before may have ended all others
        for door in place.doors:
            knocked(place, door, data)
            assert not caplog.records, (door, caplog.text)

    ask()


def ask_rightly(place: Place) -> None:
    """Ask as the page does for what chance hardly ever comes to."""
    ada, ben = place.ada, place.ben

    # Tables.
    table = place.begun(time={"kind": "move", "seconds": 600})
    path = f"/api/tables/{table}"
    question = ada.sit(table).update["decision"]["question"]
    ada.post(f"{path}/hint", {"question": question})
    ada.post(f"{path}/motion", {"about": "pause"})
    resting = place.begun(time={"kind": "days", "days": 1, "holidays": 2})
    ada.post(f"/api/tables/{resting}/time", {"wish": "holiday"})
    ada.post(f"{path}/skip", {"skips": True})
    ada.post(f"{path}/chat", {"phrase": "hello"})
    ada.post(f"{path}/chat/guests", {"allowed": True})
    ada.post(f"{path}/note", {"text": "remember"})
    ada.post(f"{path}/motion", {"about": "end"})
    ben.post(f"{path}/resign")
    ada.post(f"/api/tables/{place.over}/again")
    ada.post(f"/api/tables/{place.over}/go-on", {"events": 1, "seat": 0})
    for method in ("POST", "GET", "DELETE"):
        ada.request(method, f"/api/tables/{place.over}/review")
    ada.post(
        f"/api/tables/{place.over}/lamp",
        {"seat": ada.get(f"/api/tables/{place.over}").json()["you"], "events": 1},
    )
    record = ada.get(f"/api/tables/{place.over}/record").content
    ada.get("/api/me/studies")
    path = f"/api/studies/{ada.post(f'/api/tables/{place.over}/study', study_of(record)).json()['id']}"
    ada.get(path)
    ada.get(f"{path}/frames?line=0&seat=1")
    ada.post(f"{path}/report", {"note": "look"})
    ada.post(f"{path}/words", {"title": "Another way"})
    ada.post(f"{path}/drop", {"line": 0})
    ada.post(f"{path}/link", {"shared": False})
    ada.request("DELETE", path)
    in_a_club(ada, ben)
    ada.request("POST", "/api/records", content=record)
    waiting = ada.post("/api/tables", {"game": "tiny", "seats": 3, "private": True}).json()
    path = f"/api/tables/{waiting['id']}"
    invite = ada.post(f"{path}/invite").json()["invite"]
    ada.post(f"{path}/salt", {"salt": "sesame"})
    ben.post(f"{path}/join", {"invite": invite})
    ada.post(f"{path}/remove", {"seat": ben.get(path).json()["you"]})
    ada.post(f"{path}/bot", {"seat": 2})
    ada.post(f"{path}/leave")

    for number in range(2):
        ada.get(f"/api/tables/{place.over}/frames?seat={number}")
    ada.post("/api/play", {"game": "tiny"})
    ada.post("/api/meet", {"game": "tiny", "seats": 2})
    ada.post("/api/tables/rated", {"game": "tiny", "seats": 2})
    ada.get("/api/leaders/race/2")
    path = f"/api/puzzles/tiny/{place.puzzle.id}"
    ada.get(path)
    ada.post(path, {"choices": [place.puzzle.best]})

    # What was told is taken back.
    table = place.begun()
    path = f"/api/tables/{table}"
    seats = [person.sit(table) for person in (ada, ben)]
    for seat in seats:
        seat.choose([seat.ready()["options"][0]["key"]])
    entry = ada.get(f"{path}/back").json()["entry"]
    ada.post(f"{path}/motion", {"about": "back", "entry": entry})
    ben.post(f"{path}/motion", {"about": "back"})

    # Tournaments.
    cup = {"game": "tiny", "name": "Cup", "seats": 2, "pause": -1, "private": True}
    path = f"/api/tournaments/{ada.post('/api/tournaments', cup).json()['id']}"
    ada.post(f"{path}/invite")
    for person in (ada, ben):
        person.post(f"{path}/enter", {"invite": ada.get(path).json()["invite"]})
    for _ in range(3):
        shown = ada.post(f"{path}/bot").json()
    ada.post(f"{path}/remove", {"entrant": shown["entrants"][-1]["number"]})
    ada.post(f"{path}/next")
    ben.post(f"{path}/rest", {"entrant": ben.get(path).json()["you"]})
    (one, *_) = ada.get(path).json()["rounds"][0]["tables"]
    ada.post(f"{path}/end-table", {"number": one["number"], "how": "stands"})
    ben.post(f"{path}/withdraw")
    ada.post(f"{path}/close")

    # Accounts, each of somebody who does nothing else.
    eve = Asking(place, "Eve")
    code = eve.get("/api/me/code").json()["code"]
    Asking(place, None).post("/api/me/recover", {"code": code})
    eve = Asking(place, "Dan")
    eve.post("/api/account", {"name": "Dan", "password": WORD})
    eve.post("/api/account/mail", {"mail": "dan@example.org", "language": "en"})
    code = re.findall(r"/confirm#(\S+)", place.letters[-1])[0]
    eve.post("/api/account/mail/confirm", {"code": code})
    eve.post("/api/account/forgotten", {"name": "Dan"})
    place.house.call(written)
    code = re.findall(r"/reset#(\S+)", place.letters[-1])[0]
    eve.post("/api/account/reset", {"code": code, "password": WORD})
    eve.post("/api/account/code", {"password": WORD})
    eve.post("/api/account/password", {"old": WORD, "new": f"{WORD}!"})
    eve.post("/api/account/profile", {"hidden": False})
    device = {"endpoint": "https://push.example.org/1", "key": "A" * 87, "secret": "A" * 22, "language": "en"}
    known = eve.post("/api/calls/devices", device).json()
    eve.post("/api/calls/devices/remove", {"id": known["devices"][0]["id"]})
    eve.post("/api/calls/mail", {"wanted": True})
    other = Asking(place, None)
    other.post("/api/account/sign-in", {"name": "Dan", "password": f"{WORD}!"})
    sessions = eve.get("/api/account").json()["account"]["sessions"]
    eve.post("/api/account/sessions/end", {"id": next(each["id"] for each in sessions if not each["here"])})
    eve.request("DELETE", f"/api/me/bots/{eve.post('/api/me/bots', {'name': 'Lux'}).json()['bot']['id']}")
    ben.post("/api/me/people", {"player": eve.id, "tie": "friend"})
    ben.post("/api/me/mutes", {"player": eve.id, "muted": True})
    ben.post("/api/me/presence", {"shown": True})
    ben.post("/api/me/here")
    for way in ("sign-out", "sign-out-everywhere"):
        other = Asking(place, None)
        other.post("/api/account/sign-in", {"name": "Dan", "password": f"{WORD}!"})
        other.post(f"/api/account/{way}")
    eve.post("/api/account/sign-in", {"name": "Dan", "password": f"{WORD}!"})
    eve.post("/api/account/delete", {"password": f"{WORD}!"})

    # What only administrators see.
    place.admin.get("/api/admin/reports?closed=")
    over, _ = place.ids["report_id"]
    place.admin.get(f"/api/admin/reports/{over}/record")
    for report in place.ids["report_id"]:
        place.admin.get(f"/api/admin/reports/{report}")
        place.admin.post(f"/api/admin/reports/{report}", {"closed": False})
    muted = place.admin.post(f"/api/admin/reports/{over}/restrain", {"kind": "muted", "why": "rude"}).json()
    place.admin.get("/api/admin/restraints")
    place.admin.post("/api/admin/restraints/lift", {"player": muted[0]["player"]})
    said = ben.post(f"/api/tables/{place.over}/report", {"note": "never mind"}).json()
    ben.get(f"/api/tables/{place.over}/reports")
    ben.post(f"/api/reports/{said['id']}/take-back")


def in_a_club(ada: Asking, ben: Asking) -> None:
    """A club of Ada's, to which Ben comes and from which he goes."""
    path, his = f"/api/clubs/{ada.post('/api/clubs', {'name': 'Friday'}).json()['id']}", {"player": ben.id}
    ben.post(f"{path}/join")
    ada.post(f"{path}/answer", his | {"let_in": True})
    ada.post(f"{path}/name", his | {"role": "host"})
    ada.post(f"{path}/words", {"name": "Friday", "about": "at eight", "unlisted": True})
    ada.post(f"{path}/link", {"shared": True})
    season = ada.post(f"{path}/seasons", {"name": "Winter"}).json()["seasons"][0]["id"]
    ben.get(path)
    ben.get(f"{path}/seasons/{season}")
    ben.post(f"{path}/report", {"note": "look"})
    ada.request("DELETE", f"{path}/seasons/{season}")
    ada.post(f"{path}/put-out", his)
    ada.post(f"{path}/let-back", his)
    ada.post(f"{path}/words", {"name": "Friday"})
    ben.post(f"{path}/join")
    ben.post(f"{path}/leave")
    ada.request("DELETE", path)


def study_of(record: bytes) -> dict[str, Any]:
    """A study of a game with a line at its first answer, which another one could have been."""
    lines = [json.loads(line) for line in record.splitlines()]
    first = next(line for line in lines if "choice" in line)
    options = TINY.options(TINY.new(Setup(2, lines[0]["seed"], {})), first["seat"])
    other = next(option.key for option in options if option.key != first["choice"])
    return {"title": "What if", "answer": {"events": 2, "seat": first["seat"], "choice": other}}


def knocked(place: Place, door: Door, data: st.DataObject) -> None:
    path, method, handler = door
    name = handler.handler_name
    person = data.draw(st.sampled_from(place.people))
    if name in ENDING:
        person = Asking(place, None)
        person.post("/api/me", {"name": "Max"})
    address = filled(place, path, data)
    if data.draw(st.booleans()):
        address += f"?{data.draw(queries(asked_of(handler)))}"
    more: dict[str, Any] = {}
    kind = payload_of(handler)
    if method == "POST":
        values = st.one_of(fitting(kind), fitting(kind), nearly(kind)) if kind else ANY_JSON
        more["content"] = as_bytes(sensible(data.draw(values), data))
        if not data.draw(st.integers(0, 5)):
            more["content"] = data.draw(texts(kind))
        more["headers"] = {
            "content-type": data.draw(st.sampled_from(["application/json", "text/plain", "x/y; q"]))
        }
    said = person.request(method, address, **more)
    assert said.status_code < 500, said.text


@settings(GENERATED, max_examples=40)
@given(data=st.data())
def test_any_method_at_any_address_is_answered(place: Place, data: st.DataObject) -> None:
    path, _, _ = data.draw(st.sampled_from(place.doors))
    address = data.draw(
        st.one_of(st.just(filled(place, path, data)), st.text("/a%.?#2\\é", max_size=30).map("/api/".__add__))
    )
    said = place.people[0].request(data.draw(st.sampled_from(METHODS)), address)
    assert said.status_code < 500


WRONG_IDS = ("nix", "NIX", "a" * 300, "%00", "..", "%2e%2e", "é", "-1", "%20", "xx")


def filled(place: Place, path: str, data: st.DataObject) -> str:
    """The address with something for each of its parameters, mostly what there is."""

    def drawn(parameter: re.Match[str]) -> str:
        # The latest first: of the others some have ended. How many there are may not change what is drawn.
        there, number = place.ids[parameter[1]][::-1], data.draw(st.integers(0, 15))
        return there[number % len(there)] if number < 12 else data.draw(st.sampled_from(WRONG_IDS))

    found = re.sub(r"\{(\w+):str\}", drawn, path)
    assert not set(found) & set("{}"), found
    return found


def queries(kind: Any) -> st.SearchStrategy[str]:
    """What may stand behind the question mark: what the route reads there, nearly that, and anything."""
    known = st.sampled_from(["table=nix", "x=1", "%00", "edition=second", "&&", "=", "a=%ff"])
    if kind is None:
        return known
    values = st.one_of(fitting(kind), nearly(kind)).filter(lambda value: isinstance(value, dict))
    return st.one_of(values.map(_as_query), known)


def _as_query(values: dict[str, Any]) -> str:
    plain = {name: value for name, value in values.items() if value is not None}
    return urlencode(plain, errors="replace")


def sensible(body: Any, data: st.DataObject) -> Any:
    """With names in it that there are, now and then: or hardly any body would get further than its first look."""
    if not isinstance(body, dict):
        return body
    chosen = data.draw(st.sets(st.sampled_from(sorted(KNOWN))))
    return {name: KNOWN[name] if name in chosen else value for name, value in body.items()}


def checked(said: httpx.Response, handler: Any) -> None:
    assert said.status_code < 500, said.text
    if said.status_code >= 400:
        error = fits(said.content, wire.ErrorSent)
        assert all(f"reason-{error.reason}" in known for known in REASONS), error
        return
    promised = handler.parsed_fn_signature.return_type.annotation
    if getattr(promised, "__origin__", promised) is not Response and promised is not Frames:
        fits(said.content, promised)


@settings(GENERATED, max_examples=20)
@given(data=st.data())
def test_every_message_is_answered_in_kind(place: Place, data: st.DataObject) -> None:
    person = data.draw(st.sampled_from(place.people))
    seat = person.sit(data.draw(st.sampled_from(place.ids["table_id"][-2:])))
    sent = data.draw(st.lists(texts(Incoming), min_size=1, max_size=8))
    for number, message in enumerate(sent):
        seat.line.send(message.decode("utf-8", "replace"))
        seat.say({"type": "weigh", "request": f"mark {number}", "choice": "nix"})
        while (heard := seat.hear()).get("request") != f"mark {number}":
            pass
        assert heard["type"] in ("weighed", "refused")
    for text in seat.heard:
        fits(text, OUTGOING)
    # What is told to all who sit there may come at any moment: what somebody said a while ago, too.
    news = ('"type":"table"', '"type":"update"', '"type":"chat"')
    replies = [text for text in seat.heard if not any(kind in text for kind in news)]
    assert len(replies) == 2 * len(sent)
