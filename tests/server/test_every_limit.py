"""Each limit is heeded, and hits nobody else; and a club of fifty people behind one address meets none."""

import ast
import random
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from cosmodrome.server import app
from cosmodrome.server.app import _House
from cosmodrome.server.http.conversation import Conversation
from cosmodrome.server.limits import Bucket, Guard, Limits, Rate
from cosmodrome.server.people import letters
from cosmodrome.server.settings import mail
from cosmodrome.words.render import LANGUAGES, message_text
from tests.clock import Clock
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import refused, some_answer
from tests.server.test_early_endings import begun
from tests.server.test_limits import limited
from tests.server.test_membership import WORD, member, sign_in

ROOT = Path(__file__).resolve().parents[2]
CLUB, ELSEWHERE = "192.0.2.1", "198.51.100.1"


class Whereabouts:
    """Where whoever asks is, by address."""

    def __init__(self) -> None:
        self.here = ELSEWHERE


@pytest.fixture
def whereabouts(monkeypatch: pytest.MonkeyPatch) -> Whereabouts:
    found, answer = Whereabouts(), _House.__call__

    async def from_there(house: _House, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            scope["client"] = (found.here, 1)
        await answer(house, scope, receive, send)

    monkeypatch.setattr(_House, "__call__", from_there)
    return found


def device(number: int) -> dict[str, str]:
    key, secret = (urlsafe_b64encode(bytes(size)).decode() for size in (65, 16))
    return {"endpoint": f"https://push.example.org/{number}", "key": key, "secret": secret, "language": "en"}


def hint(house: House, table: str, visitor: Visitor) -> httpx.Response:
    live, you = house.hall.known(table), visitor.get(f"/api/tables/{table}").json()["you"]
    return visitor.post(f"/api/tables/{table}/hint", {"question": live.match.trail.question(you)})


def wrong_password(house: House, table: str, visitor: Visitor) -> httpx.Response:
    return house.visitor(None).post(
        "/api/account/sign-in", {"name": visitor.get("/api/me").json()["player"]["name"], "password": "x" * 9}
    )


Act = Callable[[House, str, Visitor], httpx.Response]
PLAYER, ADDRESS, NAME = "player", "address", "name"
HEEDED: dict[str, tuple[str, str, Act]] = {
    "reports": (
        PLAYER,
        "too-many-reports",
        lambda house, table, who: who.post(f"/api/tables/{table}/report", {"note": "look"}),
    ),
    "backs": (PLAYER, "too-many-requests", lambda house, table, who: who.get(f"/api/tables/{table}/back")),
    "devices": (
        PLAYER,
        "too-many-requests",
        lambda house, table, who: who.post("/api/calls/devices", device(1)),
    ),
    "exports": (PLAYER, "too-many-requests", lambda house, table, who: who.get("/api/me/export")),
    "lines": (
        PLAYER,
        "too-many-lines",
        lambda house, table, who: who.post(f"/api/tables/{table}/chat", {"phrase": "hello"}),
    ),
    "lines_here": (
        ADDRESS,
        "too-many-lines",
        lambda house, table, who: who.post(f"/api/tables/{table}/chat", {"phrase": "hello"}),
    ),
    "hints": (PLAYER, "too-many-hints", hint),
    "hints_here": (ADDRESS, "too-many-hints", hint),
    "records_here": (
        ADDRESS,
        "too-many-requests",
        lambda house, table, who: who.request("POST", "/api/records", content=b"no record"),
    ),
    "mails": (
        PLAYER,
        "too-many-mails",
        lambda house, table, who: who.post("/api/account/mail", {"mail": "somebody@example.org"}),
    ),
    "mails_here": (
        ADDRESS,
        "too-many-mails",
        lambda house, table, who: who.post("/api/account/mail", {"mail": "somebody@example.org"}),
    ),
    "passwords_here": (
        ADDRESS,
        "too-many-requests",
        lambda house, table, who: who.post("/api/account/code", {"password": WORD}),
    ),
    "wrong_passwords_here": (ADDRESS, "too-many-passwords", wrong_password),
    "wrong_passwords": (NAME, "too-many-passwords", wrong_password),
    "puzzles_here": (ADDRESS, "too-many-requests", lambda house, table, who: who.get("/api/puzzles/tiny")),
    "wrong_codes_here": (
        ADDRESS,
        "too-many-attempts",
        lambda house, table, who: who.post("/api/me/recover", {"code": "no such code"}),
    ),
}
"""By limit: whom it is counted by, as what it refuses, and what it counts."""


@pytest.mark.parametrize("name", HEEDED)
def test_who_asks_too_much_hears_so_and_others_do_not(
    database: str, whereabouts: Whereabouts, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    by, reason, act = HEEDED[name]
    monkeypatch.setattr(letters, "_hand_over", lambda _mail, _letter: None)
    more = {
        "mail": mail("smtp://127.0.0.1:1", "tables@example.org", "https://tables.example.org"),
        "push_contact": "mailto:host@example.org",
    }
    limits = limited(**{name: Rate(2, 60.0)})
    with tiny_house(database, limits=limits, **more) as house:
        people = []
        for number, player in enumerate(("Ada", "Ben", "Eve")):
            whereabouts.here = f"203.0.113.{number}"
            people.append(member(house, player))
        ada, ben, eve = people
        table = begun(ada, ben, eve)
        whereabouts.here = CLUB
        for _ in range(2):
            done = act(house, table, ada)
            assert done.status_code != 429, done.text
        too_much = act(house, table, ada)
        assert refused(too_much) == (429, reason)
        facts = too_much.json()["facts"]
        assert 0 < facts["seconds"] <= 60 and too_much.headers["retry-after"] == str(facts["seconds"])
        words = {message_text(each, f"reason-{reason}", seconds=facts["seconds"]) for each in LANGUAGES}
        assert len(words) == len(LANGUAGES) and all(str(facts["seconds"]) in each for each in words)
        # The rest of the server is as it was for her.
        assert ada.get("/api/me").status_code == ada.get("/api/tables").status_code == 200
        assert (act(house, table, ben).status_code == 429) == (by == ADDRESS)
        whereabouts.here = ELSEWHERE
        assert act(house, table, eve).status_code != 429
        # Somewhere else she is another address, and the same player under the same name.
        assert (act(house, table, ada).status_code == 429) == (by != ADDRESS)


def test_nobody_can_keep_the_owner_of_an_account_out(database: str, whereabouts: Whereabouts) -> None:
    with tiny_house(database, limits=limited(wrong_passwords=Rate(2, 60.0))) as house:
        member(house)
        right, wrong = ({"name": "Ada", "password": word} for word in (WORD, "x" * 9))
        for number in range(1, 5):
            whereabouts.here = f"203.0.113.{number}"
            said = house.visitor(None).post("/api/account/sign-in", wrong)
            assert refused(said) == ((403, "wrong-sign-in") if number <= 2 else (429, "too-many-passwords"))
        assert house.visitor(None).post("/api/account/sign-in", right).status_code == 429
        whereabouts.here = ELSEWHERE
        assert house.visitor(None).post("/api/account/sign-in", wrong).status_code == 403
        assert house.visitor(None).post("/api/account/sign-in", right).status_code == 200


def test_one_address_gets_so_many_letters_whoever_asks(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []
    monkeypatch.setattr(letters, "_hand_over", lambda _mail, letter: sent.append(letter["To"]))
    by = mail("smtp://127.0.0.1:1", "tables@example.org", "https://tables.example.org")
    with tiny_house(database, limits=limited(mails_to=Rate(2, 60.0)), mail=by) as house:
        said = [
            member(house, name).post("/api/account/mail", {"mail": f"{start}omebody@example.org"}).status_code
            for name, start in (("Ada", "s"), ("Ben", "S"), ("Eve", "s"))
        ]
        assert said == [200, 200, 429] and len(sent) == 2
        assert house.visitor(None).post("/api/account/forgotten", {"name": "Ada"}).json() == {"sent": True}
        assert (
            member(house, "Cyd").post("/api/account/mail", {"mail": "other@example.org"}).status_code == 200
        )
        assert len(sent) == 3


def test_who_has_had_all_their_letters_does_not_use_up_those_of_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(letters, "_hand_over", lambda _mail, _letter: None)
    limits = limited(mails=Rate(1, 60.0), mails_here=Rate(2, 60.0))
    by = mail("smtp://127.0.0.1:1", "tables@example.org", "https://tables.example.org")
    with tiny_house(database, limits=limits, mail=by) as house:
        ada, ben = member(house, "Ada"), member(house, "Ben")
        wanted = {"mail": "somebody@example.org"}
        assert [ada.post("/api/account/mail", wanted).status_code for _ in range(4)] == [200, 429, 429, 429]
        assert ben.post("/api/account/mail", wanted).status_code == 200


def test_a_player_is_called_at_so_many_browsers(database: str) -> None:
    with tiny_house(database, limits=limited(browsers=2), push_contact="mailto:a@example.org") as house:
        browsers = [member(house), *(sign_in(house) for _ in range(2))]
        for number, browser in enumerate(browsers):
            told = browser.post("/api/calls/devices", device(number)).json()["devices"]
            assert len(told) == min(2, number + 1)
            assert any(each["endpoint"].endswith(f"/{number}") for each in told)


def test_the_lobby_lists_so_many_tables_of_one_host(database: str) -> None:
    with tiny_house(database, limits=limited(listed_tables=2)) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        for _ in range(3):
            ada.post("/api/tables", {"game": "tiny", "seats": 2})
        own = ben.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
        listed = [each["id"] for each in house.visitor(None).get("/api/tables").json()]
        assert len(listed) == 3 and own in listed


def test_who_is_told_of_too_much_waits_for_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody else does."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(app, "asyncio", SimpleNamespace(sleep=sleep))
    limits = limited(guests_here=Rate(1, 60.0), held_back=0.3)
    with tiny_house(database, limits=limits) as house:
        house.visitor("Ada")
        assert waited == []
        assert house.visitor(None).post("/api/me", {"name": "Ben"}).status_code == 429
        assert waited == [0.3]


async def test_a_socket_that_takes_no_replies_is_closed() -> None:
    """One that sends on and on without reading; here nothing takes what it is replied."""
    guard = Guard(limited(replies=3))
    heard: list[Mapping[str, Any]] = []
    asked = 0

    class Deaf:
        class table:
            @staticmethod
            def now() -> int:
                return 0

        def __init__(self) -> None:
            self.replies = 0

        def reply(self, _message: object) -> int:
            self.replies += 1
            return self.replies

    async def receive() -> Any:
        nonlocal asked
        asked += 1
        gone = asked > 10
        return {"type": "websocket.disconnect" if gone else "websocket.receive", "text": '{"type":"ping"}'}

    async def send(message: Any) -> None:
        heard.append(message)

    await Conversation(None, guard, Deaf(), CLUB)._listen(receive, send)  # type: ignore[arg-type]
    assert asked == 4 and [(each["code"], each["reason"]) for each in heard] == [(4408, "not-reading")]


OPENED = ("me", "me", "games", "games/tiny/messages/en", "games/tiny/messages/en", "games/tiny/messages/en",
          "games/tiny/messages/en", "tables", "me/tables", "account")  # fmt: skip
"""What the page asks for in the lobby, with the words of four games."""
SAT_DOWN = ("me", "me", "tables/{}", "games", "games/tiny/messages/en", "house", "tables/{}/note", "me/tables",
            "tables", "me/tables")  # fmt: skip
"""What it asks for at a table that was opened from there."""
FILES = 45
"""Of the page, in the lobby and at a table of the largest game, as a browser fetches them that has none yet."""


def test_a_club_of_fifty_behind_one_address_is_refused_nothing(database: str, tmp_path: Path) -> None:
    """All at once: they open the page, become guests, sit down two by two and play."""
    page = tmp_path / "built"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html>")
    chance = random.Random(3)
    limits = Limits(held_back=0.0)  # for what is not to happen
    with tiny_house(database, page, limits=limits) as house:

        def fine(answer: httpx.Response) -> Any:
            assert answer.status_code < 400, answer.text
            return answer.json() if answer.headers["content-type"] == "application/json" else None

        people = [house.visitor(None) for _ in range(50)]
        guard: Guard = house.client.app.state.guard

        def looks(person: Visitor, paths: Sequence[str], table: str = "") -> None:
            """The first two really look; of the others it is counted, which is what could be refused."""
            for path in paths:
                if person in people[:2]:
                    fine(person.get(f"/api/{path.format(table)}"))
                else:
                    guard.requests_here.take("testclient")

        for person in people:
            fine(person.get("/"))
            looks(person, OPENED)
            for _ in range(FILES - 1):
                guard.files_here.take("testclient")
        for number, person in enumerate(people):
            fine(person.post("/api/me", {"name": f"Player {number}"}))
        tables = []
        for host, guest in zip(people[::2], people[1::2], strict=True):
            tables.append(fine(host.post("/api/tables", {"game": "tiny", "seats": 2}))["id"])
            fine(guest.post(f"/api/tables/{tables[-1]}/join"))
            for person in (host, guest):
                looks(person, SAT_DOWN, tables[-1])
        assert len(set(tables)) == 25
        for table, host, guest in zip(tables, people[::2], people[1::2], strict=True):
            for seat in (host.sit(table), guest.sit(table)):
                for choice in some_answer(seat.ready(), chance):
                    assert seat.choose([choice])["type"] == "accepted"
            fine(host.post(f"/api/tables/{table}/chat", {"phrase": "hello"}))


def test_a_club_of_fifty_comes_back_at_once_after_a_restart(database: str) -> None:
    """Each page opens its table anew, and its socket three times, as over a line that is cut again."""
    with tiny_house(database) as house:
        people = [house.visitor(f"Player {number}") for number in range(50)]
        tables = [each.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"] for each in people]
    with tiny_house(database, limits=Limits(held_back=0.0)) as house:
        guard: Guard = house.client.app.state.guard
        for _ in range(50 * FILES):
            guard.files_here.take("testclient")
        for person, table in zip(people, tables, strict=True):
            person.house = house
            for path in SAT_DOWN[1:]:
                if "messages" not in path:
                    assert person.get(f"/api/{path.format(table)}").status_code == 200, path
        for person, table in list(zip(people, tables, strict=True)) * 3:
            assert person.sit(table).update["total"]


def test_a_club_of_fifty_may_look_at_the_lobby_all_evening(still_clock: Clock) -> None:
    """Every page that shows it asks for two lists every four seconds."""
    lobby = (ROOT / "web/src/lobby/Lobby.svelte").read_text()
    looks = re.findall(r"setInterval\(.*look\(\).*, (\d+)\)", lobby)
    assert len(looks) == 1 and "Promise.all([api.tables(), api.myTables()])" in lobby
    bucket, each = Bucket(Limits().requests_here), int(looks[0]) / 1000
    for look in range(int(3600 / each)):
        for _ in range(2 * 50):
            assert bucket.wait() == 0.0, look
            bucket.spend()
        still_clock.move(each)


# --- none is forgotten

HELD_ELSEWHERE = {
    "requests_here": "test_limits.py::test_requests_are_counted_by_address",
    "files_here": "test_limits.py::test_requests_are_counted_by_address",
    "replays_here": "test_replays.py::test_sides_that_nobody_has_looked_at_are_put_together_only_so_often",
    "guests_here": "test_limits.py::test_guests_are_made_so_often_from_one_address",
    "tables_here": "test_limits.py::test_one_guest_opens_so_many_tables_in_a_while",
    "tables": "test_limits.py::test_one_guest_opens_so_many_tables_in_a_while",
    "messages": "test_limits.py::test_a_flood_over_one_socket_is_refused_and_then_read_slowly",
    "messages_here": "test_limits.py::test_a_flood_over_one_socket_is_refused_and_then_read_slowly",
    "sockets": "test_limits.py::test_sockets_are_counted_by_guest_and_by_address",
    "sockets_here": "test_limits.py::test_sockets_are_counted_by_guest_and_by_address",
    "open_tables": "test_limits.py::test_one_guest_cannot_fill_the_lobby",
    "games": "test_limits.py::test_one_guest_holds_so_many_seats",
    "arrivals_here": "test_arrivals.py::test_who_comes_and_goes_is_counted_too",
    "connections_here": "test_arrivals.py::test_connections_are_counted_by_address",
    "request_seconds": "test_arrivals.py::test_half_a_request_does_not_stay_open",
    "pings": "test_arrivals.py::test_pings_below_the_wire_end_a_socket_when_they_are_a_flood",
    "bots": "test_programs.py::test_a_token_has_limits_of_its_own",
    "bot_requests": "test_programs.py::test_a_token_has_limits_of_its_own",
    "bot_refusals": "test_programs.py::test_who_answers_wrong_too_often_loses_the_seat",
    "bot_simulations": "test_bots.py::test_a_bot_s_budget_is_told_in_its_name",
    "bot_thought": "test_bots.py::test_a_bot_s_budget_is_told_in_its_name",
    "calls": "test_calls.py::test_nobody_is_called_to_quick_games_or_without_end",
    "mails_to": "test_every_limit.py::test_one_address_gets_so_many_letters_whoever_asks",
    "people": "test_ties.py::test_there_are_only_so_many",
    "tournaments": "test_tournaments.py::test_who_may_open_one_and_take_part",
    "entrants": "test_tournaments.py::test_what_cannot_be_opened",
    "records": "test_replays.py::test_one_guest_may_bring_only_so_many",
    "studies": "test_studies.py::test_there_are_only_so_many_and_of_so_much",
    "clubs": "test_clubs.py::test_there_are_only_so_many",
    "memberships": "test_clubs.py::test_there_are_only_so_many",
    "club_members": "test_clubs.py::test_there_are_only_so_many",
    "replies": "test_every_limit.py::test_a_socket_that_takes_no_replies_is_closed",
    "browsers": "test_every_limit.py::test_a_player_is_called_at_so_many_browsers",
    "record_bytes_here": "test_replays.py::test_an_address_may_bring_only_so_many_bytes",
    "openings_here": "test_floods.py::sockets_that_come_and_go",
    "unread_here": "test_floods.py::what_has_not_come_whole",
    "reviews": "test_reviews.py::test_so_many_are_begun_a_day",
    "reviews_here": "test_reviews.py::test_so_many_are_begun_a_day",
    "listed_tables": "test_every_limit.py::test_the_lobby_lists_so_many_tables_of_one_host",
    "held_back": "test_every_limit.py::test_who_is_told_of_too_much_waits_for_it",
}
"""By limit, the test that sets it and meets it."""


@pytest.mark.parametrize("name", Limits.__struct_fields__)
def test_every_limit_has_a_test(name: str) -> None:
    if name in HEEDED:
        assert name not in HELD_ELSEWHERE
        return
    file, _, test = HELD_ELSEWHERE[name].partition("::")
    text = (ROOT / "tests/server" / file).read_text()
    functions = {
        node.name: node
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert test in functions, f"there is no {test} in {file}"
    fixtures = [functions[each.arg] for each in functions[test].args.args if each.arg in functions]
    said = [part for node in (functions[test], *fixtures) for part in ast.walk(node)]
    named = {part.arg for part in said if isinstance(part, ast.keyword)}
    named |= {part.value for part in said if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    assert name in named, f"{test} does not set {name}"


def test_every_limit_is_one() -> None:
    assert HELD_ELSEWHERE.keys() | HEEDED.keys() == set(Limits.__struct_fields__)
    assert all(isinstance(getattr(Limits(), name), Rate) for name in HEEDED)
