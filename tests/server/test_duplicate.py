"""Duplicate tournaments: one deal at all tables of a round, compared by seat, closed until the last one is done."""

import random
from typing import Any

import pytest
from sqlalchemy import select

from cosmodrome.play.deal import commitment_of
from cosmodrome.server.db import models, sights
from cosmodrome.server.tournaments.standings import (
    BYE,
    OVER,
    PLAYING,
    REST,
    STANDS,
    UNPLAYED,
    Entrant,
    Pairing,
    points_of_tables,
    standings,
    veiled,
)
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import hear_the_end, play_on, play_to_the_end, refused
from tests.server.test_clubs import done, link_of, makes, season_of, shown
from tests.server.test_membership import member
from tests.server.test_replays import brought
from tests.server.test_reviews import Judge, judge
from tests.server.test_tournaments import Club

__all__ = ["judge"]

FOUR = ("Ada", "Ben", "Cleo", "Dan")
CLOSED = (403, "round-closed")


def evening(house: House, names: tuple[str, ...] = FOUR, **more: Any) -> Club:
    """The first round of one has begun."""
    club = Club(house, names)
    club.begins(system="duplicate", rounds=2, **more)
    return club


def tables(club: Club) -> list[str]:
    return [table["table"] for table in club.shown["rounds"][-1]["tables"] if table["table"]]


def plays(club: Club, seed: int = 1) -> None:
    """One of the tables of the round that are played still, to its end."""
    club.look()
    pairing, names = next(club.playing())
    play_to_the_end([club.people[name].sit(pairing["table"]) for name in names], seed)


def one_plays(club: Club, pairing: Any) -> bool:
    """Whether a table of the round is still played."""
    return pairing["table"] in [each["table"] for each, _ in club.playing()]


def deals_of(house: House, ids: list[str]) -> list[Any]:
    kept = models.deals.c
    return list(
        house.call(house.hall.store.read, select(kept.secret, kept.nonce).where(kept.table_id.in_(ids)))
    )


# --- what a seat is compared with


def played(number: int, places: list[int], scores: list[int], kind: str = OVER) -> Pairing:
    first = 10 * number
    return Pairing(1, number, f"table{number}", kind, [first + seat for seat in range(2)], places, scores)


def test_a_seat_has_a_match_point_for_each_that_did_worse_and_half_for_each_that_did_as_well() -> None:
    round_ = [
        played(1, [1, 2], [30, 20]),
        played(2, [1, 2], [30, 25]),  # as well as the first, but the other seat did better
        played(3, [2, 1], [40, 41]),  # more points, but second
        played(4, [1, 2], [31, 20], STANDS),
        Pairing(1, 5, "table5", UNPLAYED, [50, 51]),
        Pairing(1, 6, "", BYE, [60]),
        Pairing(1, 7, "", REST, [70]),
    ]
    given = points_of_tables(round_, 100, "none", duplicate=True)
    assert given == {
        (1, 1): [50, round(100 / 6, 6)],
        (1, 2): [50, round(200 / 3, 6)],
        (1, 3): [0, 100],
        (1, 4): [100, round(100 / 6, 6)],
        (1, 5): [0, 0],
        (1, 6): [0],
        (1, 7): [50],
    }
    entrants = [Entrant(number, str(number), "", False, 0) for each in round_ for number in each.entrants]
    lines = {line.entrant: line for line in standings(entrants, round_, 100, "none", duplicate=True)}
    assert {number: line.points for number, line in lines.items()} == {
        number: points
        for each in round_
        for number, points in zip(each.entrants, given[1, each.number], strict=True)
    }
    assert {lines[number].rank for number in (31, 40)} <= {1, 2}


def test_a_seat_without_another_to_compare_it_with_has_half() -> None:
    only = [played(1, [1, 2], [30, 20])]
    assert points_of_tables(only, 100, "full", duplicate=True) == {(1, 1): [50, 50]}


def test_the_number_of_tables_does_not_matter() -> None:
    """Who did better than all others has all of it, and who did better than half of them half."""
    for count in (2, 3, 9):
        round_ = [played(number, [1, 2], [number, 0]) for number in range(1, count + 1)]
        shares = [points[0] for points in points_of_tables(round_, 100, "full", duplicate=True).values()]
        assert shares == [round(100 * each / (count - 1), 6) for each in range(count)]


def test_nothing_is_told_of_a_round_that_goes_on() -> None:
    over = [played(1, [1, 2], [30, 20]), played(2, [2, 1], [3, 4])]
    assert veiled(over) == over
    goes_on = [over[0], played(2, [], [], PLAYING), Pairing(2, 1, "a", OVER, [1, 2], [1, 2], [3, 4])]
    assert [each.places for each in veiled(goes_on)] == [[], [], [1, 2]]
    assert (1, 1) not in points_of_tables(veiled(goes_on), 100, "full", duplicate=True)


# --- the deal


def test_all_tables_of_a_round_have_one_deal_and_the_next_round_another(tiny: House) -> None:
    club = evening(tiny)
    first = tables(club)
    assert len(first) == 2 and len(set(deals_of(tiny, first))) == 1
    hands: list[list[Any]] = []
    for pairing, names in club.playing():
        for name in names:
            hands.append(club.people[name].sit(pairing["table"]).update["view"]["hand"])
    assert hands[:2] == hands[2:] and hands[0] != hands[1]
    told = [club.organiser.get(f"/api/tables/{each}") for each in first]
    assert sorted(each.status_code for each in told) == [200, 403]
    own = next(each.json() for each in told if each.status_code == 200)
    assert (own["duplicate"], own["rated"], own["private"]) == (True, False, True)
    club.ends_round()
    second = tables(club)
    assert second != first and len(set(deals_of(tiny, second))) == 1
    assert deals_of(tiny, first)[0] != deals_of(tiny, second)[0]
    commitment = club.organiser.get(f"/api/tables/{first[0]}").json()["deal"]["commitment"]
    assert commitment == commitment_of(*deals_of(tiny, first)[0])
    # Who met meet others, and each sits in another seat as far as that goes.
    by_round = [
        [[seat["entrant"] for seat in table["seats"]] for table in each["tables"]]
        for each in club.shown["rounds"]
    ]
    assert not {frozenset(each) for each in by_round[0]} & {frozenset(each) for each in by_round[1]}
    sat = [{number: seat for table in each for seat, number in enumerate(table)} for each in by_round]
    for table in by_round[1]:  # of two who both had it one has it again
        assert sum(sat[0][number] == sat[1][number] for number in table) <= 1


def test_only_full_tables_are_compared_and_it_takes_two(tiny: House) -> None:
    club = Club(tiny, (*FOUR, "Eve"))
    terms = {"game": "tiny", "name": "Cup", "seats": 3, "system": "duplicate"}
    assert refused(club.organiser.post("/api/tournaments", terms | {"most": 5})) == (400, "too-few-entrants")
    timed = {"time": {"kind": "move", "seconds": 60, "reserve": 0, "phase": 60}, "rated": True}
    assert refused(club.organiser.post("/api/tournaments", terms | timed)) == (400, "duplicate-unrated")
    club.opens(system="duplicate", seats=3, rounds=1, bye="half")
    club.all_enter()
    assert club.act("next")["facts"] == {"least": 6}
    for _ in range(2):
        club.act("bot")  # seven: two tables, and one has a bye
    club.act("next")
    kinds = [(each["kind"], len(each["seats"])) for each in club.shown["rounds"][0]["tables"]]
    assert kinds == [("playing", 3), ("playing", 3), ("bye", 1)]


def test_nobody_helps(tiny: House) -> None:
    club = evening(tiny)
    (pairing, names), _ = club.playing()
    table, ada = pairing["table"], club.people[names[0]]
    seat = ada.sit(table)
    asked = seat.ready()["question"]
    assert refused(ada.post(f"/api/tables/{table}/hint", {"question": asked})) == (409, "no-hints-tournament")
    play_on([seat, club.people[names[1]].sit(table)], random.Random(1), most=2)
    assert refused(ada.get(f"/api/tables/{table}/back")) == (409, "back-duplicate")
    back = {"about": "back", "entry": 0}
    assert refused(ada.post(f"/api/tables/{table}/motion", back)) == (409, "back-duplicate")
    assert refused(ada.post(f"/api/tables/{table}/motion", {"about": "end"})) == (409, "end-duplicate")


# --- closed until the last table is done

LOOKS = ("", "/record", "/frames", "/frames?seat=0", "/frames?seat=all", "/frames?seat=none", "/review")


def looks(visitor: Visitor, table: str) -> dict[str, Any]:
    return {path: visitor.get(f"/api/tables/{table}{path}") for path in LOOKS}


def doors(visitor: Visitor, table: str) -> dict[str, Any]:
    """Every way to a game but to look at it."""
    at = f"/api/tables/{table}"
    study = {"title": "Mine", "answer": {"events": 3, "seat": 0, "choice": "play:card_a"}}
    return {
        "review": visitor.post(f"{at}/review"),
        "give up a review": visitor.request("DELETE", f"{at}/review"),
        "go on": visitor.post(f"{at}/go-on", {"events": 2, "seat": 0}),
        "study": visitor.post(f"{at}/study", study),
    }


@pytest.fixture(params=["organiser", "table"])
def last(request: pytest.FixtureRequest) -> str:
    """How the last table comes to its end."""
    return str(request.param)


def test_every_door_is_closed_until_the_last_table_is_done(tiny: House, judge: Judge, last: str) -> None:
    club = evening(tiny, bye="half", pause=-1)
    zoe, stranger = member(tiny, "Zoe"), tiny.visitor(None)
    (one, here), (other, there) = club.playing()
    table, elsewhere = one["table"], [club.people[name] for name in there]
    outside = [zoe, stranger, *elsewhere]

    for goes_on in (True, False):
        for visitor in outside:
            assert all(refused(said) == CLOSED for said in looks(visitor, table).values())
            assert "round-closed" in visitor.line(table).receive()
            said = visitor.post(f"/api/tables/{table}/chat", {"text": "hm"})
            assert refused(said) in (CLOSED, (403, "not-seated"))
        for visitor in (zoe, *elsewhere):
            assert {refused(said) for said in doors(visitor, table).values()} == {CLOSED}
            lamp = visitor.post(f"/api/tables/{table}/lamp", {"seat": 0, "events": 3})
            assert refused(lamp) == ((409, "game-not-over") if goes_on else (403, "not-seated"))
            mine = visitor.get("/api/games/finished").json()["games"]
            assert table not in [each["table"] for each in mine]
            who = club.people[here[0]].id
            assert visitor.get(f"/api/players/{who}/games").json()["games"] == []
        if goes_on:
            plays(club)

    # Who sat there knows how it came out, and no more; the organiser, and the page, do not even know that.
    for visitor in (club.people[name] for name in here):
        assert visitor.get(f"/api/tables/{table}").json()["deal"]["revealed"] is None
        seen = looks(visitor, table)
        assert seen.pop("").json()["status"] == "over"
        assert {refused(said) for said in seen.values()} == {CLOSED}
        assert {refused(said) for said in doors(visitor, table).values()} == {CLOSED}
        own = visitor.get(f"/api/tables/{table}").json()["you"]
        assert refused(visitor.post(f"/api/tables/{table}/lamp", {"seat": own, "events": 3})) == CLOSED
        assert len(visitor.get("/api/players/me/games").json()["games"]) == 1
    club.look()
    told = club.shown
    assert [each["kind"] for each in told["rounds"][0]["tables"]] == ["over", "playing"]
    assert all(
        not seat["place"] and seat["score"] is None for seat in told["rounds"][0]["tables"][0]["seats"]
    )
    assert all(line["points"] == 0 for line in told["standings"]) and not any(
        line["met"] for line in told["cross"]
    )

    # What was played there is a position in play, as long as somebody plays that deal.
    record = tiny.call(tiny.hall.store.ending, table).record.encode()
    for visitor in (zoe, *(club.people[name] for name in (*here, *there))):
        assert refused(brought(visitor, record)) == (403, "position-in-play")
    of = models.sights.c
    rows = tiny.call(tiny.hall.store.read, select(of.sight).where(of.table_id == table))
    assert rows and all(tiny.call(sights.are_played, tiny.hall.store, [row.sight]) for row in rows)

    if last == "organiser":
        club.act("end-table", {"number": other["number"], "how": "stands"})
    else:
        plays(club)
        club.look()
    assert {path: said.status_code for path, said in looks(zoe, table).items()} == dict.fromkeys(LOOKS, 200)
    assert zoe.post(f"/api/tables/{table}/go-on", {"events": 2, "seat": 0}).status_code == 201
    assert club.people[here[0]].get(f"/api/tables/{table}").json()["deal"]["revealed"]
    assert tiny.call(tiny.hall.store.read, select(of.sight)) == []
    assert brought(zoe, record).status_code == 201
    points = [seat["points"] for each in club.shown["rounds"][0]["tables"] for seat in each["seats"]]
    assert sum(points) == 200 and all(points[seat] + points[2 + seat] == 100 for seat in range(2))


def test_who_looks_on_is_told_when_it_opens(tiny: House) -> None:
    club = evening(tiny)
    (one, names), _ = club.playing()
    seat = club.people[names[0]].sit(one["table"])
    play_to_the_end([seat, club.people[names[1]].sit(one["table"])])
    assert seat.table["deal"]["revealed"] is None
    plays(club)
    club.look()
    seat.see(lambda: seat.table["deal"]["revealed"])


def test_it_stays_closed_over_a_restart(database: str) -> None:
    with tiny_house(database) as house:
        club = evening(house)
        plays(club)
        table = tables(club)[0]
        secrets = set(deals_of(house, tables(club)))
    with tiny_house(database) as house:
        club.move_to(house)
        zoe = member(house, "Zoe")
        assert {refused(said) for said in looks(zoe, table).values()} == {CLOSED}
        plays(club)
        club.look()
        assert {said.status_code for said in looks(zoe, table).values()} == {200}
        assert set(deals_of(house, tables(club)[:1])).isdisjoint(secrets)


@pytest.mark.postgres
def test_another_process_keeps_it_closed_and_hears_when_it_opens(postgres: str) -> None:
    with tiny_house(postgres) as one, tiny_house(postgres) as other:
        club = evening(one)
        (first, names), _ = club.playing()
        zoe = member(other, "Zoe")
        assert len(set(deals_of(other, tables(club)))) == 1
        for _ in range(2):
            assert {refused(said) for said in looks(zoe, first["table"]).values()} == {CLOSED}
            if one_plays(club, first):
                plays(club)
                club.look()
        sitter = club.people[names[0]]
        sitter.house = other
        seat = sitter.sit(first["table"])
        hear_the_end(seat)
        sitter.house = one
        plays(club)
        club.look()
        seat.see(lambda: seat.table["deal"]["revealed"])
        assert {said.status_code for said in looks(zoe, first["table"]).values()} == {200}


# --- an evening


def test_a_clubs_evening_of_two_deals_counts_in_its_season(tiny: House) -> None:
    names = (*FOUR, "Eve")
    club = Club(tiny, names)
    ada = club.organiser
    home = makes(ada)
    link = link_of(ada, home)
    for name in names[1:]:
        done(club.people[name], link, "join")
    season = done(ada, home, "seasons", name="Winter")["seasons"][0]["id"]
    club.begins(system="duplicate", rounds=2, club=home, season=season, members=True, bye="half")
    for number in (1, 2):
        assert club.shown["tournament"]["round"] == number
        assert shown(ada, home)["boards"] == [], "nobody watches them"
        for _ in range(2):
            plays(club, number)
        club.look()
    told = club.shown
    assert (told["tournament"]["status"], told["top"]) == ("over", 100)
    for each in told["rounds"]:
        compared = [table["seats"] for table in each["tables"] if table["kind"] == "over"]
        assert len(compared) == 2
        for one, other in zip(*compared, strict=True):
            better = (other["place"], -other["score"]) > (one["place"], -one["score"])
            alike = (other["place"], other["score"]) == (one["place"], one["score"])
            assert one["points"] == (50 if alike else 100 * better) and one["points"] + other["points"] == 100
    sums = {line["entrant"]: line["points"] for line in told["standings"]}
    assert sum(sums.values()) == 2 * (200 + 50)
    there = season_of(ada, home, season)
    assert there["top"] == 100
    assert {each["name"]: each["points"] for each in there["standings"]} == {
        club.name_of(number): points for number, points in sums.items()
    }
