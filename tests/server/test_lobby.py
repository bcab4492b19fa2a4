"""The lobby: making, finding, joining and leaving tables, and what is refused there."""

import random
from typing import Any

import pytest

from cosmodrome.server.db import lobby
from cosmodrome.server.db.store import Store
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import Hung, hear_the_end, play_on, refused, some_answer


def test_a_table_is_found_joined_and_starts_when_full(tiny: House) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = ada.opens(seats=3, bots={"0": "first"}, name="  Friday  night ", seed=1)
    listed = ben.get("/api/tables").json()
    assert [(each["id"], each["name"], each["status"]) for each in listed] == [
        (table, "Friday night", "open")
    ]
    assert [seat["name"] for seat in listed[0]["seats"]] == ["first", "Ada", ""]
    assert listed[0]["you"] is None and ada.get("/api/tables").json()[0]["you"] == 1
    joined = ben.post(f"/api/tables/{table}/join", {"seat": 2})
    assert joined.status_code == 200 and joined.json()["status"] == "playing"
    # Sitting down twice is sitting.
    assert ben.post(f"/api/tables/{table}/join").json()["you"] == 2
    assert [each["id"] for each in ben.get("/api/me/tables").json()] == [table]
    assert tiny.visitor("Zoe").get("/api/me/tables").json() == []
    assert tiny.visitor(None).get("/api/me/tables").json() == []


def test_one_click_starts_a_game(tiny: House) -> None:
    ada = tiny.visitor(None)
    made = ada.post("/api/play", {"game": "tiny", "bots": 3, "options": {"colour": "blue"}, "seed": 1})
    assert made.status_code == 201
    seat = ada.sit(made.json()["id"])
    kinds = [(each["kind"], each["you"]) for each in seat.table["seats"]]
    assert kinds == [("human", True), ("bot", False), ("bot", False), ("bot", False)]
    assert seat.table["options"] == {"colour": "blue", "long": False}
    assert seat.ready()["question"] == 0


def test_one_click_gives_any_seat(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    made = [ada.post("/api/play", {"game": "tiny", "bots": 2}).json()["id"] for _ in range(40)]
    seats = {ada.get(f"/api/tables/{table}").json()["you"] for table in made}
    assert seats == {0, 1, 2}  # fails by chance once in three million runs


def test_seats_are_drawn_by_lot_when_a_table_begins(tiny: House) -> None:
    """At every door; whoever gives a seed sits where they asked to."""

    def seats_of(ada: Visitor, table: str) -> tuple[int, list[str]]:
        facts = ada.get(f"/api/tables/{table}").json()
        return facts["you"], [seat["name"] for seat in facts["seats"]]

    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    with_bots = {seats_of(ada, ada.opens(seats=3, bots={"1": "first", "2": "first"}))[0] for _ in range(40)}
    assert with_bots == {0, 1, 2}  # fails by chance once in three million runs
    orders = set()
    for _ in range(30):
        table = ada.opens()
        assert seats_of(ada, table) == (0, ["Ada", ""])
        said = ben.post(f"/api/tables/{table}/join", {"seat": 1}).json()
        you, names = seats_of(ada, table)
        assert names[you] == "Ada" and names[said["you"]] == "Ben"
        orders.add(tuple(names))
    assert orders == {("Ada", "Ben"), ("Ben", "Ada")}
    for _ in range(8):
        table = ada.opens(seed=3)
        ben.post(f"/api/tables/{table}/join", {"seat": 1})
        assert seats_of(ada, table) == (0, ["Ada", "Ben"])


def test_bots_alone_play_before_their_maker(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    watching = ada.sit(ada.opens(bots={"0": "first", "1": "first"}))
    hear_the_end(watching)
    assert watching.update["seat"] is None


@pytest.mark.parametrize(
    ("wanted", "status", "reason"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": 5}, 400, "bad-setup"),
        ({"seats": 0}, 400, "bad-setup"),
        ({"seats": "2"}, 400, "malformed"),
        ({"options": {"colour": "green"}}, 400, "bad-setup"),
        ({"options": {"size": "big"}}, 400, "bad-setup"),
        ({"options": {"colour": 7}}, 400, "malformed"),
        ({"options": []}, 400, "malformed"),
        ({"bots": {"1": "skynet"}}, 400, "unknown-bot"),
        ({"bots": {"2": "first"}}, 400, "no-such-seat"),
        ({"bots": {"-1": "first"}}, 400, "no-such-seat"),
        ({"bots": {"01": "first"}}, 400, "no-such-seat"),
        ({"bots": {"1": 3}}, 400, "malformed"),
        ({"name": "x" * 41}, 400, "bad-name"),
        ({"name": "a\u202eb"}, 400, "unseen-name"),
        ({"seed": -1}, 400, "malformed"),
        ({"seed": 2**62}, 400, "malformed"),
        ({"seed": "1"}, 400, "malformed"),
        ({"colour": "red"}, 400, "malformed"),
    ],
)
def test_a_table_that_cannot_be_made(tiny: House, wanted: dict[str, Any], status: int, reason: str) -> None:
    ada = tiny.visitor("Ada")
    answer = ada.post("/api/tables", {"game": "tiny", "seats": 2} | wanted)
    said = answer.json()
    assert (answer.status_code, said["reason"]) == (status, reason), said
    assert said["message"].startswith(reason)
    assert set(said) == {"reason", "facts", "message"}
    assert ada.get("/api/tables").json() == []


def test_a_refused_setup_says_what_is_allowed(tiny: House) -> None:
    said = tiny.visitor("Ada").post("/api/tables", {"game": "tiny", "seats": 9}).json()
    assert said["facts"] == {"detail": "tiny: 9 seats; allowed are 1, 2, 3, 4"}


@pytest.mark.parametrize("wanted", [{"bots": -1}, {"bots": 9}, {"bots": 4}, {"bot": "x"}, {"game": "x"}])
def test_a_click_that_starts_nothing(tiny: House, wanted: dict[str, Any]) -> None:
    ada = tiny.visitor("Ada")
    assert ada.post("/api/play", {"game": "tiny"} | wanted).status_code in (400, 404)
    assert ada.get("/api/tables").json() == []


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/play"])
@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"7", b"\xff", b"null", b"[" * 5000])
def test_bodies_that_say_nothing(tiny: House, path: str, body: bytes) -> None:
    assert refused(tiny.visitor("Ada").request("POST", path, content=body)) == (400, "malformed")


def test_an_oversized_body(tiny: House) -> None:
    answer = tiny.visitor("Ada").request("POST", "/api/me", content=b'{"name":"' + b"x" * 70_000 + b'"}')
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")


def test_seats_that_cannot_be_taken(tiny: House) -> None:
    ada, ben, zoe = tiny.visitor("Ada"), tiny.visitor("Ben"), tiny.visitor("Zoe")
    table = ada.opens()
    for seat, reason in ((0, "seat-taken"), (2, "no-such-seat"), (-1, "no-such-seat")):
        assert ben.post(f"/api/tables/{table}/join", {"seat": seat}).json()["reason"] == reason
    assert ben.post(f"/api/tables/{table}/join", {"seat": "1"}).json()["reason"] == "malformed"
    assert ben.post("/api/tables/nowhere/join").json()["reason"] == "no-such-table"
    assert zoe.post(f"/api/tables/{table}/leave").json()["reason"] == "not-seated"
    ben.post(f"/api/tables/{table}/join")
    assert zoe.post(f"/api/tables/{table}/join").json()["reason"] == "already-started"
    assert zoe.get(f"/api/tables/{table}/record").json()["reason"] == "game-not-over"
    assert zoe.get(f"/api/tables/{table}/record").status_code == 409


def test_leaving_before_the_start_frees_the_seat(tiny: House) -> None:
    table, ada, ben = tiny.two(seats=3)
    watching = ben.sit(table)
    assert ada.post(f"/api/tables/{table}/leave").status_code == 200
    watching.hear_until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["kind"] == "empty")
    assert watching.table["host"] == 1
    # The last one out closes the table, for those who watch too.
    assert ben.post(f"/api/tables/{table}/leave").status_code == 200
    with pytest.raises(Hung, match="4404"):
        watching.hear_until(lambda m: False)
    assert ada.get(f"/api/tables/{table}").status_code == 404
    assert ada.get("/api/tables").json() == []


def test_leaving_a_game_keeps_the_seat_until_the_host_gives_it_away(tiny: House) -> None:
    table, ada, ben = tiny.two(seed=7)
    seat, other = ada.sit(table), ben.sit(table)
    assert ada.post(f"/api/tables/{table}/bot", {"seat": 1}).json()["reason"] == "seat-taken"
    ben.post(f"/api/tables/{table}/leave")
    # Who has left sees what a spectator sees.
    other.hear_until(lambda m: m["type"] == "update" and m["seat"] is None)
    assert other.update["view"]["hand"] == [] and other.update["from"] == 0
    assert [e["cards"] for e in other.update["events"] if e["event"] == "dealt"] == [None, None]
    assert other.table["seats"][1]["away"]
    other.say({"type": "choose", "request": 1, "question": 0, "choices": ["play:card_a"]})
    assert other.hear_reply(1)["reason"] == "not-seated"
    # Coming back is possible as long as nobody else plays there.
    assert ben.post(f"/api/tables/{table}/join").json()["you"] == 1
    other.hear_until(lambda m: m["type"] == "update" and m["seat"] == 1)
    assert other.update["view"]["hand"]
    ben.post(f"/api/tables/{table}/leave")
    assert ben.post(f"/api/tables/{table}/bot", {"seat": 1}).json()["reason"] == "not-host"
    for wanted, reason in (({"seat": 5}, "no-such-seat"), ({"seat": 1, "bot": "x"}, "unknown-bot")):
        assert ada.post(f"/api/tables/{table}/bot", wanted).json()["reason"] == reason
    given = ada.post(f"/api/tables/{table}/bot", {"seat": 1}).json()
    assert given["seats"][1]["kind"] == "bot"
    seat.hear_until(lambda m: m["type"] == "update" and m["view"]["awaited"] == [0])


def test_the_host_fills_an_open_table_with_bots(tiny: House) -> None:
    table, ada, _ = tiny.two(seats=3, seed=1)
    given = ada.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "first"}).json()
    assert (given["status"], given["seats"][2]["bot"]) == ("playing", "first")


def test_the_host_who_leaves_a_game_hands_on_the_host(tiny: House) -> None:
    table, ada, ben = tiny.two(seed=1)
    ada.post(f"/api/tables/{table}/leave")
    assert ben.get(f"/api/tables/{table}").json()["host"] == 1
    assert ben.post(f"/api/tables/{table}/bot", {"seat": 0}).status_code == 200


def test_a_seed_is_for_tables_without_other_people(database: str) -> None:
    with tiny_house(database, open_seeds=False) as house:
        ada = house.visitor("Ada")
        wanted = {"game": "tiny", "seats": 2, "seed": 5}
        assert ada.post("/api/tables", wanted).json()["reason"] == "seed-with-people"
        table = ada.opens(seed=5, bots={"1": "first"})
        twin = ada.opens(seed=5, bots={"1": "first"})
        hands = [ada.sit(one).update["view"]["hand"] for one in (table, twin)]
        assert hands[0] == hands[1]


def test_who_is_here_and_under_what_name(tiny: House) -> None:
    table, ada, ben = tiny.two(seed=1)
    seat = ada.sit(table)
    assert [each["online"] for each in seat.table["seats"]] == [True, False]
    ben_line = ben.line(table)
    seat.hear_until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["online"])
    ben_line.session.close()
    seat.hear_until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["online"])
    ben.post("/api/me", {"name": "Benjamin"})
    seat.hear_until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Benjamin")


def test_the_shelf_lists_games_and_cards(tiny: House) -> None:
    ada = tiny.visitor(None)
    (game,) = ada.get("/api/games").json()
    assert (game["id"], game["title"], game["seats"]) == ("tiny", "Tiny", [1, 2, 3, 4])
    assert game["bots"] == ["first", "broken", "cheating"] and game["decks"] == []
    first = game["options"][0]
    assert first == {
        "name": "colour",
        "values": ["red", "blue"],
        "seats": [],
        "needs": [],
        "later": False,
        "ruling": False,
        "by_seats": [],
        "suggested": False,
        "learned": True,
        "layout": "",
    }
    cards = ada.get("/api/games/tiny/cards?colour=blue")
    assert cards.json()[0] == {"id": "card_a", "colour": "blue", "worth": 1}
    again = ada.get("/api/games/tiny/cards?colour=blue", headers={"if-none-match": cards.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = ada.get("/api/games/tiny/cards", headers={"if-none-match": cards.headers["etag"]})
    assert other.status_code == 200
    assert ada.get("/api/games/chess/cards").status_code == 404
    assert ada.get("/api/games/tiny/cards?colour=green").json()["reason"] == "bad-setup"
    assert ada.get("/readyz").text == "ready\n"


def test_the_lobby_is_read_once_for_all_until_something_is_written(
    tiny: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cosmodrome.server.db.read_once._SECONDS", 1e9)
    read: list[str] = []
    recent = lobby.recent

    def counted(store: Store, status: str, *given: int) -> Any:
        read.append(status)
        return recent(store, status, *given)

    monkeypatch.setattr(lobby, "recent", counted)
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = ada.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]

    def shown() -> list[tuple[str, str]]:
        for visitor in (ada, ben, tiny.visitor(None)):
            found = [(each["id"], each["status"]) for each in visitor.get("/api/tables").json()]
        return found

    assert shown() == [(table, "open")] and read == ["open", "playing"]
    ben.post(f"/api/tables/{table}/join")
    assert shown() == [(table, "playing")] and len(read) == 4
    # An answer changes nothing there; the last one does.
    seats = [each.sit(table) for each in (ada, ben)]
    seats[0].choose(some_answer(seats[0].ready(), random.Random(1)))
    assert shown() == [(table, "playing")] and len(read) == 4
    assert play_on(seats, random.Random(1))
    assert shown() == [] and len(read) > 4
    monkeypatch.setattr("cosmodrome.server.db.read_once._SECONDS", 0.0)
    shown()
    assert len(read) > 8, "what others have written is seen, too"
