"""Daily deals: the same for everybody, once, closed to others until the day ends, by a secret told only then."""

import asyncio
import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.deal import commitment_of, seed_of
from cosmodrome.server.days import day_after, day_of, end_of
from cosmodrome.server.db import models
from cosmodrome.server.db.daily import Terms
from cosmodrome.server.db.tables import Sealed
from cosmodrome.server.hall import daily
from cosmodrome.server.hall.daily import DailyDealer
from cosmodrome.server.hall.sweeper import Sweeper
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.settings import Keeping
from cosmodrome.server.table import deals
from tests.clock import Clock
from tests.server.conftest import House, Visitor, open_house, tiny_house
from tests.server.people import granted, play_on, play_to_the_end, refused
from tests.server.test_clubs import comes_in, done, link_of, makes
from tests.server.test_membership import WORD, member, sign_in

HOUR = 3600.0


@pytest.fixture
def house(database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server at noon, whose secrets are known here."""
    number = itertools.count(10)  # whoever plays low loses the first
    monkeypatch.setattr(deals, "fresh", lambda: Sealed(f"{(made := next(number)):064x}", f"{made:032x}"))
    clock.move(36 * HOUR - clock.wall() % (24 * HOUR))
    with tiny_house(database) as house:
        look(house)
        yield house


def look(house: House) -> None:
    """What the server does by itself every few seconds."""
    house.call(DailyDealer(house.hall).look)


def tomorrow(house: House, clock: Clock) -> str:
    """It is noon of the next day; gives the day that is over."""
    day = today(house)["day"]
    house.pass_time(clock, 24 * HOUR)
    look(house)
    return str(day)


def today(house: House, visitor: Visitor | None = None) -> Any:
    return (visitor or house.visitor(None)).get("/api/daily").json()


def begins(visitor: Visitor, game: str = "tiny") -> str:
    return str(granted(visitor.post(f"/api/daily/{game}/play"))["id"])


def plays(visitor: Visitor, seed: int = 1) -> str:
    table = begins(visitor)
    play_to_the_end([visitor.sit(table)], seed)
    return table


def results(house: House, day: str, visitor: Visitor | None = None) -> Any:
    return granted((visitor or house.visitor(None)).get(f"/api/daily/{day}"))["games"][0]


def mine(visitor: Visitor) -> Any:
    return today(visitor.house, visitor)["games"][0]["mine"]


class Lowest(random.Random):
    """Always the first there is."""

    def choice(self, seq: Any) -> Any:
        return seq[0]

    def sample(self, population: Any, k: int, **more: Any) -> Any:
        return population[:k]


def hand(visitor: Visitor, table: str) -> list[str]:
    cards: list[str] = visitor.sit(table).update["view"]["hand"]
    return cards


# --- the deal


def test_the_deal_of_a_day_is_the_same_for_everybody_and_another_the_next_day(
    house: House, clock: Clock
) -> None:
    ada, ben = member(house, "Ada"), member(house, "Ben")
    first = hand(ada, begins(ada))
    table = begins(ben)
    assert hand(ben, table) == first
    told = ben.get(f"/api/tables/{table}").json()
    assert [seat["bot"] for seat in told["seats"]] == ["", "first"] and told["you"] == 0
    assert (told["daily"], told["rated"], told["time"]) == (today(house)["day"], False, None)
    tomorrow(house, clock)
    assert hand(ada, begins(ada)) != first


def test_a_day_ends_at_midnight_by_utc(house: House, clock: Clock) -> None:
    before = today(house)
    assert before["ends"] - before["now"] in range(int(11.9 * HOUR * 1000), int(12.1 * HOUR * 1000))
    house.pass_time(clock, (before["ends"] - before["now"]) / 1000 - 60)
    assert today(house)["day"] == before["day"]
    house.pass_time(clock, 61)
    assert today(house)["day"] == day_after(before["day"])
    assert day_of(end_of("2024-02-28") - 1) == "2024-02-28" and day_of(end_of("2024-02-28")) == "2024-02-29"
    table = begins(member(house))
    head, _ = house.call(house.hall.stored, table)
    over = end_of(today(house)["day"])
    assert (head.why_closed(over - 1), head.why_closed(over)) == ("daily-closed", "")


def test_the_commitment_is_shown_the_day_before_and_fits_the_secret_told_after(
    house: House, clock: Clock
) -> None:
    promised = today(house)["games"][0]["tomorrow"]
    tomorrow(house, clock)
    assert today(house)["games"][0]["deal"]["commitment"] == promised
    ada = member(house)
    table = plays(ada)
    assert ada.get(f"/api/tables/{table}").json()["deal"]["commitment"] == promised
    told = results(house, tomorrow(house, clock))
    assert commitment_of(told["secret"], told["nonce"]) == promised == told["deal"]["commitment"]
    assert told["seed"] == str(seed_of(told["secret"], ["", ""]))
    shown = ada.get(f"/api/tables/{table}").json()["deal"]
    assert (shown["seed"], shown["revealed"]["secret"]) == (told["seed"], told["secret"])


def test_no_secret_is_sent_before_the_day_is_over(house: House, clock: Clock) -> None:
    ada, eve = member(house, "Ada"), house.visitor("Eve")
    seat = ada.sit(begins(ada))
    play_to_the_end([seat])
    table = mine(ada)["table"]
    kept = house.call(house.hall.store.read, select(models.daily_deals))
    assert len(kept) == 2
    heard = list(seat.heard)
    for visitor in (ada, eve):
        for path in (
            "/api/daily",
            f"/api/daily/{kept[0].day}",
            f"/api/daily/{kept[1].day}",
            f"/api/tables/{table}",
            f"/api/tables/{table}/record",
            f"/api/tables/{table}/frames",
            f"/api/tables/{table}/frames?seat=all",
            "/api/me/tables",
            "/api/players/me/games",
        ):
            heard.append(visitor.get(path).text)
    for row in kept:
        for hidden in (row.secret, row.nonce, str(seed_of(row.secret, ["", ""]))):
            assert not any(hidden in text for text in heard)


def test_a_deal_does_not_follow_from_the_day(tmp_path: Any, fresh_database: Any) -> None:
    """Two servers have different ones on the same day."""
    found = []
    for name in ("one", "other"):
        path = tmp_path / f"{name}.sqlite"
        path.write_bytes(fresh_database.read_bytes())
        with tiny_house(str(path)) as house:
            found.append(today(house))
    assert found[0]["games"][0]["deal"]["commitment"] != found[1]["games"][0]["deal"]["commitment"]


def test_whoever_makes_the_deal_at_once_finds_the_same(house: House) -> None:
    async def at_once() -> list[Any]:
        return await asyncio.gather(*(daily.deals_of(house.hall, "2030-01-01") for _ in range(8)))

    found = house.call(at_once)
    assert all(each == found[0] for each in found)
    assert len(house.call(house.hall.store.read, select(models.daily_deals))) == 3


@pytest.mark.postgres
def test_two_processes_have_one_deal_and_one_try(postgres: str) -> None:
    with tiny_house(postgres) as one, tiny_house(postgres) as other:
        assert [today(house)["games"][0]["deal"] for house in (one, other)] == [
            today(one)["games"][0]["deal"]
        ] * 2
        ada, ben = member(one, "Ada"), member(other, "Ben")
        table = begins(ada)
        there = sign_in(other, "Ada")
        assert begins(there) == table
        assert hand(ada, table) == hand(ben, begins(ben))


def test_equal_answers_meet_equal_answers(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of real bots, however long they take: the logs of two games are one."""
    monkeypatch.setitem(daily.TABLES, "jump_drive", Terms(("search@30", "search@30")))
    games = {"jump_drive": GAMES["jump_drive"]}
    with open_house(database, games) as house:
        logs = []
        for name in ("Ada", "Ben"):
            visitor = member(house, name)
            table = begins(visitor, "jump_drive")
            seat = visitor.sit(table)
            assert not play_on([seat], random.Random(5), most=4)
            seat.ready()
            log = house.hall.known(table).match.trail.answers
            # Where all act at once nobody waits for the others.
            logs.append([[each.choice for each in log if each.seat == number] for number in range(3)])
        for one, other in zip(*logs, strict=True):
            both = min(len(one), len(other))
            assert both and one[:both] == other[:both]


def test_every_game_has_a_table_whose_bots_count_simulations() -> None:
    assert daily.TABLES.keys() == GAMES.keys()
    for game, terms in daily.TABLES.items():
        assert terms.seats in GAMES[game].meta.seats and terms.seat < terms.seats
        GAMES[game].meta.read_options(terms.options, terms.seats)
        assert not any(bot.endswith("ms") for bot in terms.bots)


def test_the_table_of_a_day_stays_as_it_was_promised(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(daily.TABLES, "tiny", Terms(("first", "first"), 1))
    ada = member(house)
    assert len(ada.get(f"/api/tables/{begins(ada)}").json()["seats"]) == 2
    tomorrow(house, clock)
    tomorrow(house, clock)
    seats = ada.get(f"/api/tables/{begins(ada)}").json()["seats"]
    assert [seat["you"] for seat in seats] == [False, True, False]


# --- one try


def test_only_accounts_play(house: House) -> None:
    guest = house.visitor("Gus")
    assert refused(guest.post("/api/daily/tiny/play")) == (403, "no-account")
    assert refused(house.visitor(None).post("/api/daily/tiny/play")) == (403, "no-account")
    assert refused(member(house).post("/api/daily/chess/play")) == (404, "unknown-game")


def test_there_is_no_second_try(house: House) -> None:
    ada = member(house)
    table = begins(ada)
    assert begins(ada) == begins(sign_in(house)) == table
    seat = ada.sit(table)
    ada.post(f"/api/tables/{table}/leave")
    assert begins(ada) == table and mine(ada)["status"] == "playing"
    ada.post(f"/api/tables/{table}/join")
    play_to_the_end([seat])
    assert begins(ada) == table and mine(ada)["status"] == "finished"
    assert today(house)["games"][0]["players"] == 1


def test_of_two_presses_at_once_there_is_one_try(house: House) -> None:
    ada = member(house)
    who = Player(ada.id, "Ada", True)

    async def at_once() -> list[str]:
        return await asyncio.gather(*(daily.play(house.hall, who, "tiny") for _ in range(6)))

    assert len(set(house.call(at_once))) == 1


def test_another_account_in_the_same_browser_stands_beside_the_first(house: House, clock: Clock) -> None:
    ada = member(house, "Ada")
    first = plays(ada)
    ada.post("/api/account/sign-out")
    assert ada.post("/api/account", {"name": "Eda", "password": WORD}).status_code == 201
    assert plays(ada) != first
    rows = results(house, tomorrow(house, clock))["rows"]
    assert sorted(row["name"] for row in rows) == ["Ada", "Eda"]


def test_who_deletes_their_account_is_in_no_table(house: House, clock: Clock) -> None:
    ada, ben = member(house, "Ada"), member(house, "Ben")
    plays(ada)
    plays(ben)
    ada.post("/api/account/delete", {"password": WORD})
    assert [row["name"] for row in results(house, tomorrow(house, clock))["rows"]] == ["Ben"]


# --- what counts


def test_results_are_ordered_and_say_how_many_beat_the_bots(house: House, clock: Clock) -> None:
    for number in range(5):
        plays(member(house, f"Member {number}"), seed=number)
    low = member(house, "Low")
    seat = low.sit(begins(low))
    assert play_on([seat], Lowest())
    seat.see(lambda: seat.table["status"] == "over")
    told = results(house, tomorrow(house, clock))
    tries = [row["tried"] for row in told["rows"]]
    keys = [(each["place"], -each["score"]) for each in tries]
    assert keys == sorted(keys) and len({place for place, _ in keys}) == 2
    assert [row["rank"] for row in told["rows"]] == [1 + keys.index(key) for key in keys]
    assert told["won"] == sum(place == 1 for place, _ in keys)
    assert (told["players"], told["finished"]) == (6, 6)
    assert all(each["table"] for each in tries)


@pytest.mark.parametrize("ends", ["resigns", "leaves", "does not come back"])
def test_who_does_not_play_it_to_its_end_counts_last(house: House, clock: Clock, ends: str) -> None:
    ada, ben = member(house, "Ada"), member(house, "Ben")
    table = begins(ada)
    seat = ada.sit(table)
    # Most points by then, and yet.
    play_on([seat], random.Random(1), most=2)
    if ends == "resigns":
        assert ada.post(f"/api/tables/{table}/resign").status_code == 200
        assert mine(ada)["status"] == "gave-up"
    elif ends == "leaves":
        assert ada.post(f"/api/tables/{table}/leave").status_code == 200
    plays(ben)
    day = tomorrow(house, clock)
    rows = results(house, day)["rows"]
    assert [(row["name"], row["tried"]["status"], row["rank"]) for row in rows] == [
        ("Ben", "finished", 1),
        ("Ada", "gave-up", 2),
    ]
    assert results(house, day)["finished"] == 1
    assert ada.get(f"/api/tables/{table}").json()["status"] == "over"


def test_nobody_answers_once_the_day_is_over(house: House, clock: Clock) -> None:
    ada = member(house)
    seat = ada.sit(begins(ada))
    option = seat.ready()["options"][0]["key"]
    house.pass_time(clock, 12 * HOUR + 60)
    assert seat.choose([option])["reason"] == "daily-over"
    look(house)
    seat.see(lambda: seat.table["status"] == "over")


def test_it_is_in_nobodys_rating(house: House, clock: Clock) -> None:
    ada = member(house)
    plays(ada)
    assert house.call(house.hall.store.read, select(models.ratings)) == []
    tomorrow(house, clock)
    assert house.call(house.hall.store.read, select(models.ratings)) == []


# --- closed until the day ends


def test_until_the_day_ends_nobody_else_sees_anything_of_it(house: House, clock: Clock) -> None:
    ada, eve = member(house, "Ada"), member(house, "Eve")
    table = begins(ada)
    assert [each["id"] for each in eve.get("/api/tables").json()] == []

    def paths() -> dict[str, Any]:
        return {
            path: eve.get(f"/api/tables/{table}{path}")
            for path in (
                "",
                "/record",
                "/frames",
                "/frames?seat=0",
                "/frames?seat=all",
                "/frames?seat=none",
                "/review",
            )
        }

    for _ in range(2):
        assert all(refused(said) == (403, "daily-closed") for said in paths().values())
        assert "daily-closed" in eve.line(table).receive()
        assert refused(eve.post(f"/api/tables/{table}/chat", {"text": "hm"})) == (403, "daily-closed")
        assert refused(eve.post(f"/api/tables/{table}/review")) == (403, "daily-closed")
        goes_on = eve.post(f"/api/tables/{table}/go-on", {"events": 1, "seat": 0})
        assert refused(goes_on) == (403, "daily-closed")
        who = ada.id
        assert eve.get(f"/api/players/{who}/games").json()["games"] == []
        assert all(game["all"]["games"] == 0 for game in eve.get(f"/api/players/{who}").json()["games"])
        if ada.get(f"/api/tables/{table}").json()["status"] == "playing":
            play_to_the_end([ada.sit(table)])
    tomorrow(house, clock)
    assert {path: said.status_code for path, said in paths().items()} == dict.fromkeys(paths(), 200)
    assert len(eve.get(f"/api/players/{who}/games").json()["games"]) == 1
    assert eve.post(f"/api/tables/{table}/go-on", {"events": 1, "seat": 0}).status_code == 201


def test_who_has_played_sees_their_own_side_alone(house: House) -> None:
    ada = member(house)
    table = plays(ada)
    assert mine(ada)["place"] in (1, 2) and mine(ada)["table"] == table
    assert len(ada.get("/api/players/me/games").json()["games"]) == 1
    assert ada.get(f"/api/tables/{table}/frames").status_code == 200
    assert ada.get(f"/api/tables/{table}/frames?seat=0").status_code == 200
    for path in ("record", "frames?seat=1", "frames?seat=all"):
        assert refused(ada.get(f"/api/tables/{table}/{path}")) == (403, "daily-closed")
    assert refused(ada.post(f"/api/tables/{table}/go-on", {"events": 1, "seat": 0})) == (403, "daily-closed")
    assert ada.get(f"/api/tables/{table}").json()["deal"]["revealed"] is None


def test_another_game_after_it_is_no_daily_one(house: House) -> None:
    ada = member(house)
    first = plays(ada)
    table = ada.post(f"/api/tables/{first}/again").json()["id"]
    told = ada.get(f"/api/tables/{table}").json()
    assert (told["daily"], len(told["deal"]["commitment"])) == ("", 64)
    assert told["deal"]["commitment"] != today(house)["games"][0]["deal"]["commitment"]


def test_nobody_helps(house: House) -> None:
    ada = member(house)
    table = begins(ada)
    seat = ada.sit(table)
    asked = seat.ready()["question"]
    assert refused(ada.post(f"/api/tables/{table}/hint", {"question": asked})) == (409, "no-hints-daily")
    play_on([seat], random.Random(1), most=1)
    assert refused(ada.get(f"/api/tables/{table}/back")) == (409, "back-daily")
    back = {"about": "back", "entry": 0}
    assert refused(ada.post(f"/api/tables/{table}/motion", back)) == (409, "back-daily")
    assert refused(ada.post(f"/api/tables/{table}/motion", {"about": "end"})) == (409, "end-daily")
    ada.post(f"/api/tables/{table}/leave")
    assert refused(ada.post(f"/api/tables/{table}/bot", {"seat": 0})) == (403, "seat-daily")


# --- of a club


def test_of_a_club_only_its_members_are_told(house: House, clock: Clock) -> None:
    ada, zoe, stranger = member(house, "Ada"), member(house, "Zoe"), house.visitor(None)
    club, empty = makes(ada), makes(zoe, "Empty")
    ben = comes_in(house, "Ben", link_of(ada, club))
    for number, each in enumerate((ada, ben, member(house, "Cleo"))):
        plays(each, number)

    def told(path: str, who: Visitor, of: str = club) -> Any:
        return who.get(f"/api/daily{path}", params={"club": of})

    assert [told("", zoe, of).json()["games"][0]["players"] for of in (club, empty, "")] == [2, 0, 3]
    day = today(house)["day"]
    assert refused(told(f"/{day}", ada)) == (403, "daily-closed")
    assert tomorrow(house, clock) == day
    assert [told("", stranger, of).json()["days"] for of in (club, empty)] == [[day], []]
    everybody = results(house, day)
    of_club = told(f"/{day}", stranger).json()["games"][0]
    assert sorted(row["name"] for row in of_club["rows"]) == ["Ada", "Ben"]
    assert (of_club["players"], of_club["finished"]) == (2, 2)
    kept = [row["tried"] for row in everybody["rows"] if row["name"] != "Cleo"]
    assert [row["tried"] for row in of_club["rows"]] == kept and of_club["rows"][0]["rank"] == 1
    assert told(f"/{day}", zoe, empty).json()["games"][0]["rows"] == []

    # Who is put out, or has asked, is no member; an unlisted club is told to members alone.
    done(ada, club, "put-out", player=ben.id)
    assert [row["name"] for row in told(f"/{day}", ada).json()["games"][0]["rows"]] == ["Ada"]
    link = link_of(ada, club)
    done(ada, club, "words", name="Thursday", about="", unlisted=True)
    for path in ("", f"/{day}"):
        for who in (zoe, stranger):
            for of in (club, link, "a" * 8):
                assert refused(told(path, who, of)) == (404, "no-such-club")
        assert told(path, ada).status_code == 200


def test_a_day_that_is_not_over_is_not_told(house: House) -> None:
    day = today(house)["day"]
    for each in (day, day_after(day)):
        assert refused(house.visitor(None).get(f"/api/daily/{each}")) == (403, "daily-closed")
    assert refused(house.visitor(None).get("/api/daily/2020-13-01")) == (404, "not-found")


# --- what stays


def test_results_stay_when_the_tables_go(house: House, clock: Clock) -> None:
    plays(member(house))
    day = tomorrow(house, clock)
    assert today(house)["days"] == [day]
    sweeper = Sweeper(house.hall, Keeping(finished_days=1), lambda: clock.wall() + 48 * HOUR)
    assert house.call(sweeper.sweep)["table-pruned"] == 1
    (row,) = results(house, day)["rows"]
    assert row["tried"]["table"] == "" and row["tried"]["status"] == "finished"
