"""Every address of the server and every message of the wire, by their types: generated requests, answers that fit.

The requests are made from the routes that the server has and the types that it reads bodies with, so a new route is
tested from its first day on.
"""

import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Response
from litestar.routes import HTTPRoute

from cosmodrome.server import wire
from cosmodrome.server.tournaments import tournament_wire
from cosmodrome.text.speak import LANGUAGES
from tests.server.conftest import House, Visitor, open_house
from tests.server.generated import ANY_JSON, as_bytes, fits, fitting, nearly, texts
from tests.server.people import play_on
from tests.server.tiny_game import TINY, TinyBots

BODIES: dict[str, Any] = {
    "rename_me": wire.NewName,
    "recover_me": wire.Recovery,
    "sign_up": wire.SignUp,
    "sign_in": wire.SignIn,
    "sign_out": None,
    "sign_out_everywhere": None,
    "change_password": wire.NewPassword,
    "new_code": wire.OwnPassword,
    "delete_account": wire.OwnPassword,
    "set_mail": wire.NewMail,
    "confirm_mail": wire.MailCode,
    "make_table": wire.NewTable,
    "can_be_rated": wire.NewTable,
    "quick_play": wire.QuickPlay,
    "join_table": wire.TakeSeat,
    "make_invite": None,
    "leave_table": None,
    "add_salt": wire.Salt,
    "give_seat_to_bot": wire.SeatBot,
    "bring_record": None,
    "go_on_from": wire.GoOn,
    "quick_match": wire.Meeting,
    "remove_from_table": wire.ThatSeat,
    "play_again": None,
    "resign_game": None,
    "tie_to": wire.Tie,
    "mute_player": wire.Mute,
    "end_session": wire.EndSession,
    "end_game": wire.EndEarly,
    "wish_for_time": wire.TimeWish,
    "ask_back": wire.AskBack,
    "reply_back": wire.ReplyBack,
    "say_line": wire.Say,
    "let_guests_talk": wire.LetTalk,
    "report_something": wire.Report,
    "keep_note": wire.Note,
    "ask_hint": wire.AskHint,
    "call_here": wire.NewDevice,
    "call_no_more": wire.ThatDevice,
    "call_by_mail": wire.CallByMail,
    "skip_questions": wire.Skip,
    "make_bot": wire.NewBot,
    "hide_profile": wire.HideProfile,
    "close_report": wire.CloseReport,
    "open_tournament": tournament_wire.NewTournament,
    "enter_tournament": tournament_wire.Registration,
    "withdraw": None,
    "rest_for_a_round": tournament_wire.Rest,
    "remove_entrant": tournament_wire.ThatEntrant,
    "add_bot": tournament_wire.AnotherBot,
    "next_round": None,
    "end_table": tournament_wire.EndTable,
    "close_tournament": None,
    "invite_anew": None,
}
"""By handler, what its body is read as."""
OUTGOING = (
    wire.TableMessage
    | wire.ChatMessage
    | wire.Update
    | wire.RefusedMessage
    | wire.Accepted
    | wire.Weighed
    | wire.Pong
)
MESSAGES = Path(__file__).resolve().parents[2] / "src/cosmodrome/text/messages"
REASONS = [
    {line.partition(" ")[0] for line in (MESSAGES / language / "table.ftl").read_text().splitlines()}
    for language in LANGUAGES
]
"""The words that people can be told, by language."""
KNOWN = {
    "game": "tiny", "seats": 2, "bot": "first", "bots": {}, "options": {}, "seed": None, "deck": None, "name": "Eve",
}  # fmt: skip
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS")


class Place:
    """A server with people and tables in every state, and its routes."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people: list[Visitor] = [house.visitor("Ada"), house.visitor("Ben"), house.visitor(None)]
        ada, ben, _ = self.people
        self.tables = [ada.post("/api/tables", {"game": "tiny", "seats": 3}).json()["id"]]
        for _ in range(2):
            self.tables.append(ada.post("/api/tables", {"game": "tiny", "seats": 2, "seed": 3}).json()["id"])
            ben.post(f"/api/tables/{self.tables[-1]}/join")
        # Each is Ada's; one goes on.
        ada.post("/api/account", {"name": "Ada", "password": "correct horse battery"})
        cup = {"game": "tiny", "name": "Cup", "seats": 2, "pause": -1}
        self.tournaments = [ada.post("/api/tournaments", cup).json()["id"] for _ in range(2)]
        for tournament in self.tournaments:
            ada.post(f"/api/tournaments/{tournament}/enter")
            ada.post(f"/api/tournaments/{tournament}/bot")
        ada.post(f"/api/tournaments/{self.tournaments[0]}/next")
        assert play_on([person.sit(self.tables[-1]) for person in (ada, ben)], random.Random(1))
        self.doors = [
            (route.path, method, handler)
            for route in house.client.app.routes
            if isinstance(route, HTTPRoute) and route.path.startswith("/api/")
            for handler in route.route_handlers
            if handler.handler_name != "options_handler"
            for method in handler.http_methods
        ]
        self.doors.sort(key=lambda door: door[:2])


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("schema")
    (folder / "page").mkdir()
    (folder / "page" / "index.html").write_text("<!doctype html>")
    with open_house(str(folder / "tables.sqlite"), {"tiny": TINY}, TinyBots()) as house:
        yield Place(house)


def test_every_route_that_takes_a_body_is_known(place: Place) -> None:
    posts = {handler.handler_name: handler for _, method, handler in place.doors if method == "POST"}
    assert posts.keys() == BODIES.keys()
    # As the OpenAPI document tells: a route that reads a body says so in its decorator.
    assert {name: handler.opt.get("body") for name, handler in posts.items()} == BODIES
    assert len(place.doors) >= 16


GENERATED = settings(
    max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


@GENERATED
@given(data=st.data())
def test_every_answer_is_what_the_route_says(
    place: Place, caplog: pytest.LogCaptureFixture, data: st.DataObject
) -> None:
    caplog.set_level(logging.WARNING)
    for door in place.doors:
        knocked(place, door, data)
        assert not caplog.records, (door, caplog.text)


def knocked(place: Place, door: tuple[str, str, Any], data: st.DataObject) -> None:
    path, method, handler = door
    person = data.draw(st.sampled_from(place.people))
    address = filled(place, path, data)
    more: dict[str, Any] = {}
    kind = BODIES.get(handler.handler_name)
    if method == "POST":
        values = st.one_of(fitting(kind), fitting(kind), nearly(kind)) if kind else ANY_JSON
        more["content"] = as_bytes(sensible(data.draw(values), data))
        if not data.draw(st.integers(0, 5)):
            more["content"] = data.draw(texts(kind))
        more["headers"] = {
            "content-type": data.draw(st.sampled_from(["application/json", "text/plain", "x/y; q"]))
        }
    said = person.request(method, address, **more)
    checked(said, handler)


@settings(GENERATED, max_examples=40)
@given(data=st.data())
def test_any_method_at_any_address_is_answered(place: Place, data: st.DataObject) -> None:
    path, _, _ = data.draw(st.sampled_from(place.doors))
    address = data.draw(
        st.one_of(st.just(filled(place, path, data)), st.text("/a%.?#2\\é", max_size=30).map("/api/".__add__))
    )
    said = place.people[0].request(data.draw(st.sampled_from(METHODS)), address)
    assert said.status_code < 500


def filled(place: Place, path: str, data: st.DataObject) -> str:
    ids = st.sampled_from(
        [*place.tables, *place.tables, place.tables[0].upper(), "nix", "a" * 300, "%00", "..", "é"]
    )
    path = path.replace("{table_id:str}", data.draw(ids))
    path = path.replace("{game_id:str}", data.draw(st.sampled_from(["tiny", "race", "%20", "a" * 99])))
    path = path.replace(
        "{tournament_id:str}", data.draw(st.sampled_from([*place.tournaments, "nix", "%00", "é"]))
    )
    path = path.replace("{bot_id:str}", data.draw(ids))
    path = path.replace("{language:str}", data.draw(st.sampled_from(["en", "pl", "xx", "%2e%2e"])))
    if data.draw(st.booleans()):
        path += data.draw(
            st.sampled_from(["?table=" + place.tables[1], "?table=nix&x=1", "?%00", "?edition=second"])
        )
    return path


def sensible(body: Any, data: st.DataObject) -> Any:
    """With names in it that there are, now and then: or hardly any body would get further than its first look."""
    known = {
        "game": "tiny",
        "seats": 2,
        "bot": "first",
        "bots": {},
        "options": {},
        "seed": None,
        "deck": None,
        "name": "Eve",
    }
    if not isinstance(body, dict):
        return body
    chosen = data.draw(st.sets(st.sampled_from(sorted(known))))
    return {name: known[name] if name in chosen else value for name, value in body.items()}


def checked(said: httpx.Response, handler: Any) -> None:
    assert said.status_code < 500, said.text
    if said.status_code >= 400:
        error = fits(said.content, wire.ErrorSent)
        assert all(f"reason-{error.reason}" in known for known in REASONS), error
        return
    promised = handler.parsed_fn_signature.return_type.annotation
    if getattr(promised, "__origin__", promised) is not Response and promised is not wire.Frames:
        fits(said.content, promised)


@settings(GENERATED, max_examples=20)
@given(data=st.data())
def test_every_message_is_answered_in_kind(place: Place, data: st.DataObject) -> None:
    person = data.draw(st.sampled_from(place.people))
    seat = person.sit(data.draw(st.sampled_from(place.tables[1:])))  # the first may have been closed
    sent = data.draw(st.lists(texts(wire.Incoming), min_size=1, max_size=8))
    for number, message in enumerate(sent):
        seat.line.send(message.decode("utf-8", "replace"))
        seat.say({"type": "weigh", "request": f"mark {number}", "choice": "nix"})
        while (heard := seat.hear()).get("request") != f"mark {number}":
            pass
        assert heard["type"] in ("weighed", "refused")
    for text in seat.heard:
        fits(text, OUTGOING)
    replies = [text for text in seat.heard if '"type":"table"' not in text and '"type":"update"' not in text]
    assert len(replies) == 2 * len(sent)
