"""What one visitor may ask for: token buckets, counted places, and the doors that use them."""

import ast
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.server.app import refusal
from cosmodrome.server.limits import (
    UNLIMITED,
    Bucket,
    Buckets,
    Guard,
    Limits,
    Places,
    Rate,
    address_of,
    counted,
)
from cosmodrome.server.refusals import Refused
from tests.clock import Clock
from tests.server.conftest import House, tiny_house
from tests.server.people import refused

SRC = Path(__file__).resolve().parents[2] / "src"


def limited(**figures: Any) -> Limits:
    """No limits but these."""
    return Limits(**{name: getattr(UNLIMITED, name) for name in UNLIMITED.__struct_fields__} | figures)


def small_house(database: str, **figures: Any) -> Any:
    return tiny_house(database, limits=limited(**figures))


def test_of_many_tries_at_once_no_more_can_fail_than_there_are_tokens(still_clock: Clock) -> None:
    """What succeeds uses nothing up, however often."""
    buckets = Buckets(Rate(2, 60.0), "too-many-passwords")
    for _ in range(5):
        with buckets.spent_on_failure("ada"):
            pass
    with ExitStack() as tries:
        for _ in range(2):
            tries.enter_context(buckets.spent_on_failure("ada"))
        with pytest.raises(Refused, match="too-many-passwords"), buckets.spent_on_failure("ada"):
            pass
    for _ in range(2):
        with pytest.raises(ValueError), buckets.spent_on_failure("ada"):
            raise ValueError
    with pytest.raises(Refused, match="too-many-passwords"), buckets.spent_on_failure("ada"):
        pass


def test_a_bucket_gives_so_many_at_once_and_then_one_by_one(still_clock: Clock) -> None:
    bucket = Bucket(Rate(3, 2.0))
    for _ in range(3):
        assert bucket.wait() == 0.0
        bucket.spend()
    assert bucket.wait() == 2.0
    still_clock.move(1.5)
    assert bucket.wait() == 0.5
    still_clock.move(0.5)
    assert bucket.wait() == 0.0
    bucket.spend()
    assert bucket.wait() == 2.0
    still_clock.move(1000.0)  # no more than all of them come back
    for _ in range(3):
        assert bucket.wait() == 0.0
        bucket.spend()
    assert bucket.wait() == 2.0


def test_buckets_are_one_a_key_and_say_how_long_to_wait(still_clock: Clock) -> None:
    buckets = Buckets(Rate(2, 60.0), "too-many-attempts")
    for _ in range(2):
        buckets.take("here")
    with pytest.raises(Refused, match=r"too-many-attempts \(seconds 60\)"):
        buckets.take("here")
    buckets.take("there")
    still_clock.move(59.5)
    with pytest.raises(Refused, match=r"\(seconds 1\)"):
        buckets.check("here")
    still_clock.move(0.5)
    buckets.check("here")


def test_buckets_of_many_addresses_take_no_more_room(
    monkeypatch: pytest.MonkeyPatch, still_clock: Clock
) -> None:
    monkeypatch.setattr("cosmodrome.server.limits._MOST_BUCKETS", 100)
    buckets = Buckets(Rate(1, 60.0), "too-many-requests")
    for number in range(1000):
        still_clock.move(1.0)
        buckets.take(str(number))
    assert len(buckets._buckets) <= 100
    with pytest.raises(Refused):  # the latest are remembered
        buckets.take("999")


def test_places_are_given_back() -> None:
    places = Places(2, "too-many-sockets")
    for key in ("here", "here", "there"):
        places.take(key)
    with pytest.raises(Refused, match=r"too-many-sockets \(most 2\)"):
        places.take("here")
    places.give_back("here")
    places.take("here")
    for key in ("here", "here", "there"):
        places.give_back(key)
    assert not places._held


@pytest.mark.parametrize(
    ("address", "by"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_what_one_customer_has(address: str, by: str) -> None:
    assert counted(address) == by
    assert address_of({"client": (address, 1)}) == by
    assert address_of({"client": None}) == ""


# --- the doors


def refused_for_now() -> dict[str, int]:
    """The reason and status of each refusal in the server's code that says to come again later."""
    counted_by = vars(Guard(UNLIMITED)).values()
    found = {each.reason: 429 for each in counted_by if isinstance(each, Buckets | Places)}
    for file in (SRC / "cosmodrome/server").rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text())):
            if (
                isinstance(call, ast.Call)
                and getattr(call.func, "id", "") == "Refused"
                and len(call.args) > 1
            ):
                reason, status = call.args[0], call.args[1]
                if isinstance(status, ast.Constant) and status.value in (429, 503):
                    if isinstance(reason, ast.Constant):
                        found[str(reason.value)] = int(str(status.value))
    return found


def test_every_refusal_of_a_limit_says_when_to_ask_again() -> None:
    found = refused_for_now()
    held = ["games", "open-tables", "records", "tournaments", "bots", "people", "sockets"]
    assert {f"too-many-{each}" for each in held} | {"hint-late", "database-away"} <= found.keys()
    for reason, status in found.items():
        for facts, least in (({"most": 5}, 10), ({"seconds": 7}, 7), ({}, 10)):
            said = refusal(None, Refused(reason, status, **facts))  # type: ignore[arg-type]
            again = int(said.headers.get("Retry-After", 0))
            assert least <= again <= 60 and (again == 7) == ("seconds" in facts), reason


def test_requests_are_counted_by_address(database: str) -> None:
    with small_house(database, requests_here=Rate(5, 30.0), files_here=Rate(2, 30.0)) as house:
        ada = house.visitor(None)
        for _ in range(5):
            assert ada.get("/api/me").status_code == 200
        said = ada.get("/api/me")
        assert (said.status_code, said.json()["reason"]) == (429, "too-many-requests")
        assert said.headers["retry-after"] == str(said.json()["facts"]["seconds"]) == "30"
        # The page itself has a bucket of its own.
        assert [ada.get("/").status_code for _ in range(3)] == [503, 503, 429]


def test_guests_are_made_so_often_from_one_address(database: str) -> None:
    with small_house(database, guests_here=Rate(3, 30.0)) as house:
        for name in ("Ada", "Ben", "Eve"):
            assert house.visitor(name).get("/api/me").json()["player"]["name"] == name
        doors: tuple[tuple[str, Any], ...] = (
            ("me", {"name": "Mallory"}),
            ("play", {"game": "tiny", "bots": 1}),
            ("tables", {"game": "tiny", "seats": 2}),
        )
        for path, body in doors:
            said = house.visitor(None).post(f"/api/{path}", body)
            assert (said.status_code, said.json()["reason"]) == (429, "too-many-guests"), path
            assert "set-cookie" not in said.headers


def test_one_guest_opens_so_many_tables_in_a_while(database: str) -> None:
    with small_house(database, tables=Rate(2, 30.0), tables_here=Rate(3, 30.0)) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        body = {"game": "tiny", "bots": 1}
        assert [ada.post("/api/play", body).status_code for _ in range(3)] == [201, 201, 429]
        assert ben.post("/api/tables", {"game": "tiny", "seats": 2}).status_code == 201
        assert refused(ben.post("/api/tables", {"game": "tiny", "seats": 2})) == (429, "too-many-tables")


def test_one_guest_cannot_fill_the_lobby(database: str) -> None:
    with small_house(database, open_tables=2) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        opened = [ada.post("/api/tables", {"game": "tiny", "seats": 2}) for _ in range(3)]
        assert [said.status_code for said in opened] == [201, 201, 429]
        assert (
            opened[2].json()["reason"] == "too-many-open-tables" and opened[2].headers["retry-after"] == "60"
        )
        first = opened[0].json()["id"]
        assert len(house.visitor(None).get("/api/tables").json()) == 2
        # One that has begun, or is gone, makes room for another.
        assert ben.post(f"/api/tables/{first}/join", {}).status_code == 200
        assert ada.post("/api/tables", {"game": "tiny", "seats": 2}).status_code == 201
        assert ada.post(f"/api/tables/{opened[1].json()['id']}/leave").status_code == 200
        assert ada.post("/api/tables", {"game": "tiny", "seats": 2}).status_code == 201


def test_one_guest_holds_so_many_seats(database: str) -> None:
    with small_house(database, games=2) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        table = ada.post("/api/tables", {"game": "tiny", "seats": 3}).json()["id"]
        for _ in range(2):
            assert ben.post("/api/play", {"game": "tiny", "bots": 1}).status_code == 201
        for path, body in (("play", {"game": "tiny", "bots": 1}), (f"tables/{table}/join", {})):
            assert refused(ben.post(f"/api/{path}", body)) == (429, "too-many-games"), path
        own = ben.get("/api/me/tables").json()[0]["id"]
        assert ben.post(f"/api/tables/{own}/leave").status_code == 200
        assert ben.post(f"/api/tables/{table}/join", {}).status_code == 200
        # Whoever sits there comes back as often as they like.
        assert ben.post(f"/api/tables/{table}/join", {}).status_code == 200


@pytest.mark.parametrize("by", ["sockets", "sockets_here"])
def test_sockets_are_counted_by_guest_and_by_address(database: str, by: str) -> None:
    with small_house(database, **{by: 2}) as house:
        ada = house.visitor("Ada")
        table = ada.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"]
        seats = [ada.sit(table) for _ in range(2)]
        line = ada.line(table)
        said = line.receive()
        assert '"too-many-sockets"' in said and '"most":2' in said
        with pytest.raises(Exception, match="4429"):
            line.receive()
        del seats
        assert (by == "sockets") == _listens(house, table)


def _listens(house: House, table: str) -> bool:
    """Whether a stranger of the same address is let in."""
    return '"type":"table"' in house.visitor(None).line(table).receive()


def test_a_long_message_counts_as_several(database: str, clock: Clock) -> None:
    with small_house(database, messages_here=Rate(4, 600.0)) as house:
        _, _, seat = house.alone()
        for text in ('{"type":"ping"}' + " " * 12_000, '{"type":"ping"}', '{"type":"ping"}'):
            seat.line.send(text)
        replies = [
            seat.hear_until(lambda message: message["type"] in ("pong", "refused"))["type"] for _ in range(3)
        ]
        assert replies == ["pong", "pong", "refused"]
        house.pass_time(clock, 600.0)


@pytest.mark.parametrize("by", ["messages", "messages_here"])
def test_a_flood_over_one_socket_is_refused_and_then_read_slowly(
    database: str, by: str, clock: Clock
) -> None:
    with small_house(database, **{by: Rate(3, 600.0)}) as house:
        _, _, seat = house.alone()
        for _ in range(5):
            seat.line.send('{"type":"ping"}')
        replies = [
            seat.hear_until(lambda message: message["type"] in ("pong", "refused"))["type"] for _ in range(4)
        ]
        assert replies == ["pong", "pong", "pong", "refused"]
        # The next is not read until there is a token for it, else it would be refused too.
        house.pass_time(clock, 600.0)
        seat.hear_until(lambda message: message["type"] == "pong")
