"""Accounts: a guest's seats stay theirs, passwords are hashed, sessions end, and nothing is left of who goes."""

import asyncio
import json
import random
import secrets
import sqlite3
import time

import pytest

from cosmodrome.server.hall import restraining
from cosmodrome.server.http.route_arguments import agent_of
from cosmodrome.server.limits import Rate
from cosmodrome.server.people import passwords as passwords_module
from cosmodrome.server.people.passwords import Passwords
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import granted, hear_the_end, play_on, refused
from tests.server.test_limits import small_house

WORD = "correct horse battery"


def member(house: House, name: str = "Ada", word: str = WORD) -> Visitor:
    """Somebody with an account."""
    visitor = house.visitor(None)
    granted(visitor.post("/api/account", {"name": name, "password": word}), 201)
    return visitor


def sign_in(house: House, name: str = "Ada", word: str = WORD, **more: object) -> Visitor:
    """A browser of their own that signs in."""
    visitor = house.visitor(None)
    granted(visitor.post("/api/account/sign-in", {"name": name, "password": word, **more}))
    return visitor


def me(visitor: Visitor) -> object:
    return visitor.get("/api/me").json()["player"]


def account(visitor: Visitor) -> dict[str, object] | None:
    found: dict[str, object] | None = visitor.get("/api/account").json()["account"]
    return found


# --- passwords


async def test_a_password_is_kept_as_an_argon2id_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    passwords = Passwords()
    kept = await passwords.hashed("zażółć gęślą")
    assert kept.startswith("$argon2id$v=19$m=47104,t=1,p=1$") and not passwords.outdated(kept)
    assert await passwords.fits(
        "zaz\u0307o\u0301łc\u0301 ge\u0328s\u0301la\u0328", kept
    )  # composed otherwise
    for wrong in ("zażółć gęśl", "", "\ud800"):
        assert not await passwords.fits(wrong, kept)
    assert not await passwords.fits("", "") and not await passwords.fits("x", "no hash")
    assert passwords.outdated("$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$Zm9v")


async def test_a_hash_of_another_cost_is_made_anew_at_the_next_sign_in(
    tiny: House, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    member(tiny)
    monkeypatch.setattr(passwords_module, "_MEMORY", 16)
    tiny.client.app.state.accounts._passwords = Passwords()
    for _ in range(2):
        sign_in(tiny)
    with sqlite3.connect(database) as connection:
        assert "m=16," in connection.execute("SELECT password FROM accounts").fetchone()[0]


async def test_whoever_plays_does_not_wait_for_a_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    passwords = Passwords()
    hashing = asyncio.gather(*(passwords.hashed(WORD) for _ in range(3)))
    turns = 0
    while not hashing.done():
        await asyncio.sleep(0)
        turns += 1
    await hashing
    assert turns > 10


def test_what_makes_no_password(tiny: House) -> None:
    stranger = tiny.visitor(None)
    for word, reason in (
        ("short", "bad-password"),
        ("x" * 201, "bad-password"),
        ("aaaaaaaaa", "easy-password"),
    ):
        assert refused(stranger.post("/api/account", {"name": "Ada", "password": word})) == (400, reason)
    named = {"name": "Ada Lovelace", "password": "ada lovelace"}
    assert refused(stranger.post("/api/account", named)) == (400, "easy-password")
    assert stranger.cookie == "" and me(stranger) is None


def test_the_database_holds_no_password_cookie_or_code(tiny: House, database: str) -> None:
    ada = tiny.visitor(None)
    code = ada.post("/api/account", {"name": "Ada", "password": WORD}).json()["code"]
    dump = "\n".join(sqlite3.connect(database).iterdump())
    assert "$argon2id$" in dump
    for secret in (WORD, ada.cookie.split("=")[1], code, code.replace("-", "").lower()):
        assert secret not in dump


# --- signing up, in and out


def test_an_account_takes_over_the_seats_of_its_guest(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    guest, before = me(ada), ada.cookie
    table = ada.post("/api/play", {"game": "tiny", "bots": 1, "seed": 1}).json()["id"]
    guests_code = ada.get("/api/me/code").json()["code"]
    assert ada.post("/api/account", {"name": "Ada L.", "password": WORD}).json()["name"] == "Ada L."
    assert me(ada) == {**guest, "name": "Ada L.", "account": True}  # type: ignore[dict-item]
    assert ada.sit(table).update["seat"] == 0
    # What a guest's cookie and code were good for, they are good for no more.
    assert ada.cookie != before and ada.get("/api/me/code").json() == {"code": None}
    stale = tiny.visitor(None)
    stale.cookie = before
    assert me(stale) is None
    assert refused(stale.post("/api/me/recover", {"code": guests_code})) == (404, "no-such-code")
    assert refused(ada.post("/api/account", {"name": "Ada", "password": WORD})) == (409, "has-account")
    elsewhere = sign_in(tiny, "  ADA   l. ")
    assert elsewhere.sit(table).update["seat"] == 0 and ada.sit(table).update["seat"] == 0


def test_no_two_accounts_and_no_guest_can_be_taken_for_an_account(tiny: House) -> None:
    ada, other = member(tiny), tiny.visitor("Adam")
    for name in ("ada", "Аdа", "A d a"):
        assert refused(other.post("/api/account", {"name": name, "password": WORD})) == (409, "name-used")
        assert refused(other.post("/api/me", {"name": name})) == (409, "name-used")
    assert refused(other.post("/api/account", {"name": "first", "password": WORD})) == (400, "bots-name")
    assert refused(other.post("/api/account", {"name": "\u200b", "password": WORD})) == (400, "unseen-name")
    # The name one plays under is the one that one signs in with.
    assert ada.post("/api/me", {"name": "Ida", "confirmed": True}).json()["player"]["name"] == "Ida"
    assert sign_in(tiny, "ida").cookie
    assert refused(other.post("/api/account", {"name": "Ada", "password": WORD})) == (409, "name-used")


def test_who_gives_no_name_is_not_called_as_an_account_is(
    tiny: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    member(tiny, "Vega 100")
    drawn = iter([0, 0, 1])
    monkeypatch.setattr(secrets, "choice", lambda several: "Vega" if "Vega" in several else several[0])
    monkeypatch.setattr(secrets, "randbelow", lambda _most: next(drawn))
    guest = tiny.visitor(None)
    guest.post("/api/tables", {"game": "tiny", "seats": 2})
    assert me(guest)["name"] == "Vega 101"  # type: ignore[index]


def test_an_unknown_name_is_refused_as_a_wrong_password(tiny: House) -> None:
    member(tiny)
    stranger = tiny.visitor(None)
    said = [
        stranger.post("/api/account/sign-in", {"name": name, "password": word})
        for name, word in (
            ("Ada", "wrong password"),
            ("Eve", WORD),
            ("\x00", WORD),
            ("x" * 400, WORD),
            ("", ""),
        )
    ]
    assert {(each.status_code, each.text) for each in said} == {(said[0].status_code, said[0].text)}
    assert refused(said[0]) == (403, "wrong-sign-in") and stranger.cookie == ""


def test_an_unknown_name_takes_as_long(tiny: House, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []
    looked = Passwords._compared

    def compare(self: Passwords, password: str, kept: str) -> bool:
        compared.append(kept.rpartition("$")[0].rpartition("$")[0])
        return looked(self, password, kept)

    monkeypatch.setattr(Passwords, "_compared", compare)
    member(tiny)
    for name in ("Ada", "Eve"):
        tiny.visitor(None).post("/api/account/sign-in", {"name": name, "password": "wrong password"})
    assert len(compared) == 2 and compared[0] == compared[1] and "argon2id" in compared[0]


def test_passwords_cannot_be_guessed_at_leisure(tiny: House) -> None:
    ada, eve = member(tiny), tiny.visitor(None)
    said = [
        eve.post("/api/account/sign-in", {"name": f"Ada{number}", "password": "wrong password"})
        for number in range(11)
    ]
    assert [each.status_code for each in said] == [403] * 10 + [429]
    assert said[-1].json()["reason"] == "too-many-passwords" and said[-1].headers["retry-after"]
    right = tiny.visitor(None).post("/api/account/sign-in", {"name": "Ada", "password": WORD})
    assert refused(right) == (429, "too-many-passwords")
    for path, body in (("password", {"old": "x", "new": WORD}), ("delete", {"password": "x"})):
        assert refused(ada.post(f"/api/account/{path}", body)) == (429, "too-many-passwords")
    assert account(ada)


def test_right_passwords_use_nothing_up(tiny: House) -> None:
    member(tiny)
    for _ in range(12):
        sign_in(tiny)


def test_the_lessons_that_an_account_has_read_are_known_in_every_browser(tiny: House) -> None:
    guest, ada = tiny.visitor("Gia"), member(tiny)
    assert refused(guest.post("/api/account/learned", {"games": ["tiny"]})) == (403, "no-account")
    assert ada.post("/api/account/learned", {"games": []}).json() == {"games": []}
    assert ada.post("/api/account/learned", {"games": ["tiny", "chess", "tiny"]}).json() == {
        "games": ["tiny"]
    }
    assert sign_in(tiny).post("/api/account/learned", {"games": []}).json() == {"games": ["tiny"]}


def test_one_signs_out_here_or_everywhere(tiny: House) -> None:
    here, there = member(tiny), sign_in(tiny)
    table = here.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"]
    seats = [here.sit(table), there.sit(table)]
    assert [seat.update["seat"] is not None for seat in seats] == [True, True]
    old = there.cookie
    said = there.post("/api/account/sign-out")
    assert "Max-Age=0" in said.headers["set-cookie"]
    there.cookie = old
    assert me(there) is None and me(here) is not None
    seats[1].hear_until(lambda message: message["type"] == "update" and message["seat"] is None)
    third = sign_in(tiny)
    old = here.cookie
    here.post("/api/account/sign-out-everywhere")
    here.cookie = old
    assert me(here) is me(third) is None
    seats[0].hear_until(lambda message: message["type"] == "update" and message["seat"] is None)
    assert sign_in(tiny).sit(table).update["seat"] is not None
    # A guest could not come back.
    assert refused(tiny.visitor("Ben").post("/api/account/sign-out")) == (403, "no-account")


def test_one_other_session_is_ended(tiny: House) -> None:
    here, there, third = member(tiny), sign_in(tiny), sign_in(tiny)
    table = here.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"]
    seats = [there.sit(table), third.sit(table)]
    listed = there.get("/api/account").json()["account"]["sessions"]
    own = next(each["id"] for each in listed if each["here"])
    others = [each["id"] for each in here.get("/api/account").json()["account"]["sessions"] if each["here"]]
    assert refused(here.post("/api/account/sessions/end", {"id": others[0]})) == (400, "session-here")
    ben = member(tiny, "Ben")
    assert refused(ben.post("/api/account/sessions/end", {"id": own})) == (404, "no-such-session")
    said = here.post("/api/account/sessions/end", {"id": own}).json()
    assert (
        own not in [each["id"] for each in said["account"]["sessions"]]
        and len(said["account"]["sessions"]) == 2
    )
    assert me(there) is None and me(third) is not None
    seats[0].hear_until(lambda message: message["type"] == "update" and message["seat"] is None)
    assert seats[1].choose(seats[1].ready()["options"][0]["key"].split("\n"))["type"] == "accepted"
    assert refused(here.post("/api/account/sessions/end", {"id": own})) == (404, "no-such-session")


def test_another_password_ends_all_other_sessions(tiny: House) -> None:
    here, there = member(tiny), sign_in(tiny)
    table = here.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"]
    mine, other = here.sit(table), there.sit(table)
    wrong = here.post("/api/account/password", {"old": "wrong password", "new": "another password"})
    assert refused(wrong) == (403, "wrong-password") and me(there) is not None
    said = here.post("/api/account/password", {"old": WORD, "new": "another password"})
    assert [each["here"] for each in said.json()["account"]["sessions"]] == [True]
    assert me(there) is None
    other.hear_until(lambda message: message["type"] == "update" and message["seat"] is None)
    assert mine.choose(mine.ready()["options"][0]["key"].split("\n"))["type"] == "accepted"
    stranger = tiny.visitor(None).post("/api/account/sign-in", {"name": "Ada", "password": WORD})
    assert refused(stranger) == (403, "wrong-sign-in")
    sign_in(tiny, word="another password")


def test_a_recovery_code_brings_an_account_back_with_a_new_password(tiny: House) -> None:
    ada = tiny.visitor(None)
    code = ada.post("/api/account", {"name": "Ada", "password": WORD}).json()["code"]
    phone = tiny.visitor(None)
    assert refused(phone.post("/api/me/recover", {"code": code})) == (409, "code-of-account")
    easy = phone.post("/api/me/recover", {"code": code, "password": "ada"})
    assert refused(easy) == (400, "bad-password") and me(phone) is None
    said = phone.post("/api/me/recover", {"code": code, "password": "another password"})
    assert said.json()["name"] == "Ada" and me(phone) and me(ada) is None
    again = tiny.visitor(None).post("/api/me/recover", {"code": code, "password": WORD})
    assert refused(again) == (404, "no-such-code")
    # The next one is good, until there is another.
    asked = sign_in(tiny, word="another password")
    assert refused(asked.post("/api/account/code", {"password": WORD})) == (403, "wrong-password")
    fresh = asked.post("/api/account/code", {"password": "another password"}).json()["code"]
    late = phone.post("/api/me/recover", {"code": said.json()["code"], "password": WORD})
    assert refused(late) == (404, "no-such-code")
    assert tiny.visitor(None).post("/api/me/recover", {"code": fresh, "password": WORD}).status_code == 200


def test_a_cookie_is_kept_longer_while_it_is_used_and_is_good_for_a_year(tiny: House, database: str) -> None:
    ada = tiny.visitor("Ada")
    for days, renewed in ((0.5, False), (2, True), (364, True)):
        with sqlite3.connect(database) as connection:
            connection.execute("UPDATE sessions SET seen = ?", (int(time.time() - days * 86400),))
        assert ("set-cookie" in ada.get("/api/me").headers) is renewed, days
        assert "set-cookie" not in ada.get("/api/me").headers
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE sessions SET seen = ?", (int(time.time() - 366 * 86400),))
    assert me(ada) is None


@pytest.mark.parametrize(
    ("header", "agent"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
            "Safari, iPhone",
        ),
        ("python-httpx/0.28", "python-httpx"),
        ("<b>\x1b[31m" + "x" * 99, "b31m" + "x" * 36),
        ("", ""),
    ],
)
def test_a_browser_is_named_in_two_words(header: str, agent: str) -> None:
    assert agent_of(header) == agent


# --- a guest's seats


@pytest.mark.postgres
def test_seats_of_a_guest_come_along_where_they_can(tiny_each: House) -> None:
    ada, ben, guest = member(tiny_each), tiny_each.visitor("Ben"), tiny_each.visitor("Gia")
    alone = guest.post("/api/play", {"game": "tiny", "bots": 1, "seed": 1}).json()["id"]
    waits = guest.post("/api/tables", {"game": "tiny", "seats": 3}).json()["id"]
    over = guest.opens(ben, seed=3)
    assert play_on([guest.sit(over), ben.sit(over)], random.Random(1))
    both = guest.opens(ada, seats=3)
    watching = guest.sit(alone)
    # Another browser of the same house, whose guest signs in and says nothing of the seats: they stay.
    said = guest.post("/api/account/sign-in", {"name": "Ada", "password": WORD}).json()
    assert (said["brought"], said["kept"], said["left"]["name"]) == (0, 0, "Gia")
    back = tiny_each.visitor(None)
    assert back.post("/api/me/recover", {"code": said["left"]["code"]}).status_code == 200
    assert back.get(f"/api/tables/{alone}").json()["you"] == 0
    said = back.post("/api/account/sign-in", {"name": "Ada", "password": WORD, "bring": True}).json()
    assert (said["name"], said["brought"], said["kept"]) == ("Ada", 3, 1)
    watching.hear_until(lambda message: message["type"] == "update" and message["seat"] is None)
    for table in (alone, waits, over):
        shown = back.get(f"/api/tables/{table}").json()
        assert shown["you"] is not None and "Ada" in [seat["name"] for seat in shown["seats"]]
    assert back.get(f"/api/tables/{waits}").json()["host"] == 0
    # At the fourth the account had a seat already: that of the guest is still the guest's, by this code.
    last = tiny_each.visitor(None)
    assert last.post("/api/me/recover", {"code": said["left"]["code"]}).json()["name"] == "Gia"
    assert last.get(f"/api/tables/{both}").json()["you"] == 0


def test_a_guest_without_seats_is_forgotten_by_signing_in(tiny: House, database: str) -> None:
    member(tiny)
    guest = tiny.visitor("Gia")
    said = guest.post("/api/account/sign-in", {"name": "Ada", "password": WORD}).json()
    assert said == {"name": "Ada", "brought": 0, "kept": 0, "left": None}
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT name FROM guests").fetchall() == [("Ada",)]


def test_programs_of_a_guest_come_along_or_stay_with_them(tiny: House) -> None:
    ada, guest = member(tiny), tiny.visitor("Gia")
    assert guest.post("/api/me/bots", {"name": "Rex"}).status_code == 201
    said = guest.post("/api/account/sign-in", {"name": "Ada", "password": WORD}).json()
    assert said["left"]["name"] == "Gia" and ada.get("/api/me/bots").json() == []
    assert guest.post("/api/me/recover", {"code": said["left"]["code"]}).status_code == 200
    said = guest.post("/api/account/sign-in", {"name": "Ada", "password": WORD, "bring": True}).json()
    assert said["left"] is None
    assert [each["name"] for each in ada.get("/api/me/bots").json()] == ["Rex"]
    (bot,) = ada.get("/api/me/export").json()["bots"]
    assert (bot["name"], bot["revoked"]) == ("Rex", False)


def test_friends_of_a_guest_come_along_and_what_the_account_said_stays(tiny: House) -> None:
    def people(visitor: Visitor) -> dict[str, str]:
        return {each["name"]: each["tie"] for each in visitor.get("/api/me/people").json()}

    ada, ben, cyd, guest = member(tiny), tiny.visitor("Ben"), tiny.visitor("Cyd"), tiny.visitor("Gia")
    who = {name: visitor.id for name, visitor in (("Ben", ben), ("Cyd", cyd), ("Gia", guest))}
    for visitor, other, tie in (
        (ada, "Ben", "blocked"), (guest, "Ben", "friend"), (guest, "Cyd", "friend"), (cyd, "Gia", "blocked"),
    ):  # fmt: skip
        assert visitor.post("/api/me/people", {"player": who[other], "tie": tie}).status_code == 200
    said = guest.post("/api/account/sign-in", {"name": "Ada", "password": WORD}).json()
    assert said["left"]["name"] == "Gia"
    guest.post("/api/me/recover", {"code": said["left"]["code"]})
    said = guest.post("/api/account/sign-in", {"name": "Ada", "password": WORD, "bring": True}).json()
    assert people(ada) == {"Ben": "blocked", "Cyd": "friend"} and people(cyd) == {"Ada": "blocked"}


def test_whom_a_guest_has_muted_comes_along(tiny: House) -> None:
    def muted(visitor: Visitor) -> list[str]:
        return [each["name"] for each in visitor.get("/api/me/people").json() if each["muted"]]

    def mute(visitor: Visitor, other: str) -> None:
        assert visitor.post("/api/me/mutes", {"player": other, "muted": True}).status_code == 200

    ada, ben, cyd, guest = member(tiny), tiny.visitor("Ben"), tiny.visitor("Cyd"), tiny.visitor("Gia")
    for visitor, other in ((guest, ben), (cyd, guest), (ada, cyd), (guest, cyd), (guest, ada)):
        mute(visitor, other.id)
    # This is all that the guest has, and reason enough to be kept until it is brought along.
    said = guest.post("/api/account/sign-in", {"name": "Ada", "password": WORD}).json()
    guest.post("/api/me/recover", {"code": said["left"]["code"]})
    guest.post("/api/account/sign-in", {"name": "Ada", "password": WORD, "bring": True})
    assert muted(ada) == muted(guest) == ["Ben", "Cyd"] and muted(cyd) == ["Ada"]
    # Who makes an account of their guest is the same player as before.
    mute(ben, cyd.id)
    assert ben.post("/api/account", {"name": "Ben II", "password": WORD}).status_code in (200, 201)
    assert muted(ben) == ["Cyd"]


@pytest.mark.postgres
def test_who_signs_out_by_one_process_only_watches_in_the_others(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are told, before any doorkeeper finds out."""
    monkeypatch.setattr(restraining, "_EVERY", 3600.0)
    here_there = [tiny_house(postgres) for _ in range(2)]
    with here_there[0] as here, here_there[1] as there:
        ada = member(here)
        table = ada.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"]
        seat = ada.at(there).sit(table)
        assert seat.update["seat"] is not None
        ada.post("/api/account/sign-out")
        seat.hear_until(lambda message: message["type"] == "update" and message["seat"] is None)


def test_one_browser_is_one_player(tiny: House) -> None:
    member(tiny, "Ada")
    bea = member(tiny, "Bea")
    old = bea.cookie
    bea.post("/api/account/sign-in", {"name": "Ada", "password": WORD, "bring": True})
    assert account(bea)["name"] == "Ada"  # type: ignore[index]
    bea.cookie = old
    assert me(bea) is None and sign_in(tiny, "Bea").cookie


# --- what is kept of one


def test_all_that_is_kept_of_one_can_be_taken_along(tiny: House) -> None:
    ada, ben = member(tiny), tiny.visitor("Ben")
    table = ada.opens(ben, seed=3, name="Club")
    seats = [ada.sit(table), ben.sit(table)]
    assert play_on(seats, random.Random(1))
    said = ada.get("/api/me/export")
    assert "attachment" in said.headers["content-disposition"]
    found = said.json()
    assert found["name"] == "Ada" and found["account"]["mail"] == "" and len(found["sessions"]) == 1
    (kept,) = found["tables"]
    assert (kept["id"], kept["name"], kept["seats"], kept["host"]) == (table, "Club", [0], True)
    answers = [entry for entry in tiny.hall._live[table].match.trail.answers if entry.seat == 0]
    assert [each["answer"] for each in kept["answers"]] == [entry.choice for entry in answers] != []
    text = said.text
    assert ada.cookie.split("=")[1] not in text and "argon2" not in text and "Ben" not in text
    assert refused(tiny.visitor(None).get("/api/me/export")) == (404, "nobody-yet")


def test_what_a_bot_answered_for_one_is_not_theirs(tiny: House) -> None:
    table, ada, ben = tiny.two(seed=3)
    seats = [ada.sit(table), ben.sit(table)]
    assert not play_on(seats, random.Random(1), most=2)
    ben.post(f"/api/tables/{table}/leave")
    ada.post(f"/api/tables/{table}/bot", {"seat": 1})
    while not play_on(seats[:1], random.Random(1), most=1):
        pass
    hear_the_end(seats[0])
    live = tiny.hall._live[table]
    (former,) = [each for each in live.roster.formers if each.seat == 1]
    (kept,) = ben.get("/api/me/export").json()["tables"]
    own = [
        number
        for number, entry in enumerate(live.match.trail.answers)
        if entry.seat == 1 and number < former.until
    ]
    assert [each["number"] for each in kept["answers"]] == own
    assert len([entry for entry in live.match.trail.answers if entry.seat == 1]) > len(own)


@pytest.mark.postgres
def test_nothing_is_left_of_who_deletes_their_account(either: str) -> None:
    with tiny_house(either) as house:
        ada, ben = member(house, "Zenobia"), house.visitor("Ben")
        other = sign_in(house, "Zenobia")
        over, running, waits = ada.opens(ben, seed=3), ada.opens(ben, seed=4), ada.opens(ben, seats=3)
        alone = ada.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
        assert play_on([ada.sit(over), ben.sit(over)], random.Random(1))
        for visitor, about in ((ada, ben), (ben, ada)):
            muted = {"player": about.id, "muted": True}
            assert visitor.post("/api/me/mutes", muted).status_code == 200
            told = {"note": f"{me(visitor)['name']} saw it"}  # type: ignore[index]
            assert visitor.post(f"/api/tables/{over}/report", told).status_code == 201
        beside = ben.sit(running)
        wrong = ada.post("/api/account/delete", {"password": "wrong password"})
        assert refused(wrong) == (403, "wrong-password")
        said = ada.post("/api/account/delete", {"password": WORD})
        assert said.status_code == 200 and "Max-Age=0" in said.headers["set-cookie"]
        assert me(other) is None
        beside.hear_until(lambda message: message["type"] == "table" and message["table"]["seats"][0]["away"])
        seats = {id_: ben.get(f"/api/tables/{id_}").json()["seats"] for id_ in (over, running, waits)}
        assert [(seat["kind"], seat["name"]) for seat in seats[over]] == [("human", ""), ("human", "Ben")]
        assert (seats[running][0]["kind"], seats[running][0]["name"]) == ("human", "")
        assert seats[waits][0]["kind"] == "empty" and ben.get(f"/api/tables/{waits}").json()["host"] == 1
        assert refused(ben.get(f"/api/tables/{alone}")) == (404, "no-such-table")
        # Who stays goes on against a bot.
        granted(ben.post(f"/api/tables/{running}/bot", {"seat": 0}))
        record = ben.get(f"/api/tables/{over}/record").text.split("\n")
        assert json.loads(record[0])["players"] == ["", "Ben"]
        assert ben.get("/api/me/people").json() == []
        for path in ("tables", "me/tables", f"tables/{over}", f"tables/{running}", f"tables/{over}/record"):
            assert "Zenobia" not in ben.get(f"/api/{path}").text
        assert account(member(house, "Zenobia"))  # the name is free
    if either.endswith(".sqlite"):
        with sqlite3.connect(either) as connection:
            connection.execute("DELETE FROM accounts")
            connection.execute(
                "DELETE FROM guests WHERE name = 'Zenobia' AND id IN (SELECT player FROM sessions)"
            )
            assert "Zenobia" not in "\n".join(connection.iterdump())


def test_what_other_programs_change_is_noticed(
    tiny: House, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = member(tiny), member(tiny, "Ben")
    table = ada.opens(ben, seed=3)
    seats = [ada.sit(table), ben.sit(table)]
    with sqlite3.connect(database) as connection:
        connection.execute("DELETE FROM sessions WHERE player = (SELECT id FROM guests WHERE name = 'Ada')")
        for kept in ("accounts", "sessions"):
            connection.execute(
                f"DELETE FROM {kept} WHERE player = (SELECT id FROM guests WHERE name = 'Ben')"
            )
        connection.execute(
            "UPDATE places SET away = 1 WHERE player = (SELECT id FROM guests WHERE name = 'Ben')"
        )
        connection.execute("DELETE FROM guests WHERE name = 'Ben'")
    tiny.call(tiny.hall.look_for_changes)
    for seat in seats:
        seat.hear_until(lambda message: message["type"] == "update" and message["seat"] is None)
    shown = tiny.visitor(None).get(f"/api/tables/{table}").json()["seats"][1]
    assert (shown["kind"], shown["name"], shown["away"]) == ("human", "", True)


def test_the_doorkeeper_looks_by_itself(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(restraining, "_EVERY", 0.05)
    with tiny_house(database) as house:
        ada = member(house)
        seat = ada.sit(ada.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"])
        with sqlite3.connect(database) as connection:
            connection.execute("DELETE FROM sessions")
        seat.hear_until(lambda message: message["type"] == "update" and message["seat"] is None)


def test_exports_are_not_for_the_asking_all_day(database: str) -> None:
    with small_house(database, exports=Rate(2, 60.0)) as house:
        ada = house.visitor("Ada")
        assert [ada.get("/api/me/export").status_code for _ in range(3)] == [200, 200, 429]
