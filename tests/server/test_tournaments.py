"""Tournaments: people join, tables make themselves, each round once, and everybody can reckon how they stand."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select, update

from cosmodrome.server.db import models, tournaments
from cosmodrome.server.db.log_writer import LostRace
from cosmodrome.server.db.store import Store
from cosmodrome.server.hall import rounds
from cosmodrome.server.hall.director import Director
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.settings import Keeping
from cosmodrome.server.table import seating
from cosmodrome.server.tournaments.tournament_wire import NewTournament
from tests.server.conftest import House, tiny_house
from tests.server.people import granted, hear_the_end, play_on
from tests.server.test_limits import limited
from tests.server.test_membership import WORD, member
from tests.server.test_own_cards import DEAR, opened, worths

PLAYERS = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


class Club:
    """An organiser, who also plays, and others with accounts."""

    def __init__(self, house: House, names: tuple[str, ...] = PLAYERS) -> None:
        self.house = house
        self.people = {name: member(house, name) for name in names}
        self.organiser = self.people[names[0]]
        self.id = ""

    def opens(self, **more: Any) -> str:
        wanted = {"game": "tiny", "name": "Cup", "seats": 2, "rounds": 3, "pause": 0} | more
        self.id = granted(self.organiser.post("/api/tournaments", wanted), 201)["id"]
        return self.id

    def begins(self, **more: Any) -> Any:
        """One that all have entered, and whose first round is made."""
        self.opens(**more)
        self.all_enter()
        return self.act("next")

    def all_enter(self) -> None:
        for visitor in self.people.values():
            assert visitor.post(f"/api/tournaments/{self.id}/enter").status_code == 200

    def act(self, act: str, body: Any = None, name: str = "") -> Any:
        visitor = self.people[name] if name else self.organiser
        return visitor.post(f"/api/tournaments/{self.id}/{act}", body).json()

    def move_to(self, house: House) -> None:
        """All go on at another server of the same database."""
        self.house = house
        for visitor in self.people.values():
            visitor.house = house

    def look(self) -> None:
        """What the server does by itself every few seconds."""
        self.house.call(Director(self.house.hall, Keeping()).look)

    @property
    def shown(self) -> Any:
        return self.organiser.get(f"/api/tournaments/{self.id}").json()

    def name_of(self, entrant: int) -> str:
        return str(next(each["name"] for each in self.shown["entrants"] if each["number"] == entrant))

    def playing(self) -> Iterator[tuple[Any, list[str]]]:
        """The tables of this round, and who sits there by seat."""
        shown = self.shown
        names = {each["number"]: each["name"] for each in shown["entrants"]}
        for pairing in shown["rounds"][-1]["tables"]:
            if pairing["kind"] == "playing":
                yield pairing, [names[seat["entrant"]] for seat in pairing["seats"]]

    def ends_round(self) -> None:
        """It is played as below, and the server sees it."""
        self.better_wins()
        self.look()

    def better_wins(self) -> None:
        """At each table all but the first by name resign."""
        for pairing, names in self.playing():
            for name in sorted(names)[1:]:
                assert self.people[name].post(f"/api/tables/{pairing['table']}/resign").status_code == 200


@pytest.fixture
def club(tiny: House) -> Club:
    return Club(tiny)


def test_a_whole_swiss_tournament(club: Club) -> None:
    begun = club.begins()
    assert (begun["tournament"]["status"], begun["tournament"]["round"]) == ("running", 1)
    met: set[frozenset[str]] = set()
    for number in (1, 2, 3):
        assert club.shown["tournament"]["round"] == number
        tables = list(club.playing())
        assert len(tables) == 3
        for pairing, names in tables:
            table = club.organiser.get(f"/api/tables/{pairing['table']}").json()
            assert [seat["name"] for seat in table["seats"]] == names
            assert (table["status"], table["private"], table["tournament"]) == ("playing", True, club.id)
            assert table["name"] == f"Cup {number}.{pairing['number']}"
            assert frozenset(names) not in met
            met.add(frozenset(names))
            for name in names:
                own = club.people[name].get("/api/tournaments").json()[0]
                assert own["table"] == pairing["table"]
        club.ends_round()
    shown = club.shown
    assert (shown["tournament"]["status"], shown["tournament"]["round"], shown["top"]) == ("over", 3, 1)
    first, second, *_, last = shown["standings"]
    assert club.name_of(first["entrant"]) == "Ada" and (first["points"], first["rank"]) == (3, 1)
    assert second["points"] < 3, "one alone has won all"
    # Eve has no points either where she has not met Finn.
    points = {club.name_of(each["entrant"]): each["points"] for each in shown["standings"]}
    assert points["Finn"] == last["points"] == 0 and sum(points.values()) == 9
    for line in shown["standings"]:
        assert sum(part["points"] for part in line["rounds"]) == line["points"] and len(line["rounds"]) == 3
    assert [each["entrant"] for each in shown["cross"]] == [each["entrant"] for each in shown["standings"]]
    for line, crossed in zip(shown["standings"], shown["cross"], strict=True):
        assert sum(met["result"] for met in crossed["met"]) == line["points"] and len(crossed["met"]) == 3
    listed = club.house.visitor(None).get("/api/tournaments").json()
    assert [each["id"] for each in listed] == [club.id]


def test_a_round_waits_for_its_last_table_and_for_its_organiser(club: Club) -> None:
    club.begins(pause=-1)
    (table, names), *_ = club.playing()
    hint = club.people[names[0]].post(f"/api/tables/{table['table']}/hint", {"question": 0})
    assert hint.json()["reason"] == "no-hints-tournament", "nobody is advised in a contest"
    club.people[names[0]].post(f"/api/tables/{table['table']}/resign")
    assert club.act("next")["reason"] == "round-goes-on"
    club.ends_round()
    assert club.shown["tournament"]["round"] == 1
    assert club.act("next", name="Ben")["reason"] == "not-organiser"
    assert club.act("next")["tournament"]["round"] == 2


def test_who_withdraws_plays_no_more_and_a_late_one_comes_in(club: Club) -> None:
    club.opens(late=True)
    late = club.people.pop("Finn")
    club.all_enter()
    club.act("next")
    assert [len(each["seats"]) for each in club.shown["rounds"][0]["tables"]] == [2, 2, 1]
    club.act("withdraw", name="Eve")
    assert late.post(f"/api/tournaments/{club.id}/enter").json()["you"] == 6
    numbers = {each["name"]: each["number"] for each in club.shown["entrants"]}
    club.act("rest", {"entrant": numbers["Dan"]}, name="Dan")
    club.ends_round()
    second = club.shown["rounds"][1]["tables"]
    kinds = {seat["entrant"]: each["kind"] for each in second for seat in each["seats"]}
    assert numbers["Eve"] not in kinds and kinds[numbers["Dan"]] == "rest"
    assert {numbers[name] for name in ("Ada", "Ben", "Cleo")} | {6} == set(kinds) - {numbers["Dan"]}
    assert (
        member(club.house, "Gus").post(f"/api/tournaments/{club.id}/enter").json()["reason"]
        == "tournament-closed"
    )


def test_its_organiser_ends_tables_as_they_stand_or_as_unplayed(club: Club) -> None:
    club.begins(rounds=1)
    (one, _), (two, _), (three, names) = club.playing()
    assert club.act("end-table", {"number": 1, "how": "stands"}, name="Ben")["reason"] == "not-organiser"
    club.act("end-table", {"number": one["number"], "how": "stands"})
    club.act("end-table", {"number": two["number"], "how": "unplayed"})
    kinds = [each["kind"] for each in club.shown["rounds"][0]["tables"]]
    assert kinds == ["stands", "unplayed", "playing"]
    assert [seat["place"] for seat in club.shown["rounds"][0]["tables"][0]["seats"]] == [1, 1]
    for ended in (one, two):
        assert club.organiser.get(f"/api/tables/{ended['table']}").json()["status"] == "over"
    for name in names:
        club.people[name].post(f"/api/tables/{three['table']}/motion", {"about": "end"})
    club.look()
    shown = club.shown
    assert shown["tournament"]["status"] == "over"
    points = sorted(line["points"] for line in shown["standings"])
    assert points == [0, 0, 0.5, 0.5, 0.5, 0.5]


def test_who_resigns_against_a_bot_that_keeps_a_seat_has_not_won(club: Club) -> None:
    """What the table, its results and the tournament say is the same."""
    club.begins(rounds=1)
    (one, absent), (two, gone), (three, last) = club.playing()
    for pairing, names in ((one, absent), (two, gone)):
        table = club.house.hall._live[pairing["table"]]
        club.house.call(seating.stand_in, table, 0)
        club.people[names[1]].post(f"/api/tables/{pairing['table']}/resign")
    back = club.people[gone[0]].get(f"/api/tables/{two['table']}").json()
    assert (back["status"], back["ranks"]) == ("over", [2, 2])
    club.people[last[0]].post(f"/api/tables/{three['table']}/resign")
    club.look()
    told = [[seat["place"] for seat in each["seats"]] for each in club.shown["rounds"][0]["tables"]]
    assert told == [[2, 2], [2, 2], [2, 1]]
    for pairing, places in zip((one, two, three), told, strict=True):
        assert club.organiser.get(f"/api/tables/{pairing['table']}").json()["ranks"] == places
        assert club.house.call(club.house.hall.store.ranks, pairing["table"]) == places
    points = {club.name_of(each["entrant"]): each["points"] for each in club.shown["standings"]}
    assert all(points[name] == 0.5 for name in (*absent, *gone))


def test_who_never_came_to_a_table_is_last_there(club: Club) -> None:
    """Also where the bot that played in their place has won by the rules."""
    club.begins(rounds=1)
    for pairing, names in club.playing():
        table = club.house.hall._live[pairing["table"]]
        club.house.call(seating.stand_in, table, 0)
        seat = club.people[names[1]].sit(pairing["table"])
        play_on([seat], random.Random(1))
        hear_the_end(seat)
        assert seat.table["ranks"] == [2, 1]
    club.look()
    told = [[seat["place"] for seat in each["seats"]] for each in club.shown["rounds"][0]["tables"]]
    assert told == [[2, 1]] * 3


def test_bots_fill_a_round_robin_at_tables_of_three(tiny: House) -> None:
    club = Club(tiny, ("Ada", "Ben"))
    club.opens(system="round-robin", seats=3, most=5, begins="full", rounds=0)
    club.all_enter()
    for _ in range(3):
        shown = club.act("bot", {})
    assert shown["tournament"]["status"] == "running" and shown["met"][0] >= 1
    for _ in range(200):
        club.look()
        for pairing, names in club.playing():
            for name in {"Ada", "Ben"} & set(names):
                club.people[name].post(f"/api/tables/{pairing['table']}/resign")
        if club.shown["tournament"]["status"] == "over":
            break
    shown = club.shown
    assert shown["tournament"]["status"] == "over"
    assert all(len(line["rounds"]) == shown["tournament"]["rounds"] for line in shown["standings"])
    # Who resigned is last with all who did, whatever the bot made of it.
    names = {each["number"]: each["name"] for each in shown["entrants"]}
    assert {names[line["entrant"]] for line in shown["standings"][-2:]} == {"Ada", "Ben"}


WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"name": "x" * 33}, "bad-name"),
    ({"name": ""}, "bad-name"),
    ({"game": "chess"}, "unknown-game"),
    ({"seats": 1}, "bad-setup"),
    ({"seats": 9}, "bad-setup"),
    ({"options": {"colour": "green"}}, "bad-setup"),
    ({"most": 51}, "too-many-entrants"),
    ({"system": "round-robin", "most": 41}, "too-many-entrants"),
    ({"rounds": 21}, "malformed"),
)


def test_what_cannot_be_opened(tiny_limited: House) -> None:
    ada = member(tiny_limited, "Ada")
    for more, reason in WRONG:
        said = ada.post("/api/tournaments", {"game": "tiny", "name": "Cup", "seats": 2} | more)
        assert said.json()["reason"] == reason, more


@pytest.fixture
def tiny_limited(database: str) -> Iterator[House]:
    limits = limited(tournaments=1, entrants=50)
    with tiny_house(database, limits=limits, organisers=("Ada",)) as house:
        yield house


def test_who_may_open_one_and_take_part(tiny_limited: House) -> None:
    guest, ada, ben = tiny_limited.visitor("Guest"), member(tiny_limited, "Ada"), member(tiny_limited, "Ben")
    wanted = {"game": "tiny", "name": "Cup", "seats": 2, "most": 2, "private": True}
    assert guest.post("/api/tournaments", wanted).json()["reason"] == "no-account"
    assert ben.post("/api/tournaments", wanted).json()["reason"] == "not-an-organiser"
    cup = ada.post("/api/tournaments", wanted).json()["id"]
    assert ada.post("/api/tournaments", wanted).json()["reason"] == "too-many-tournaments"
    assert [each["id"] for each in ada.get("/api/tournaments").json()] == [cup]
    assert ben.get("/api/tournaments").json() == []
    path = f"/api/tournaments/{cup}"
    invite = ada.get(path).json()["invite"]
    assert invite and ben.get(path).json()["invite"] == ""
    assert guest.post(f"{path}/enter", {"invite": invite}).json()["reason"] == "no-account"
    assert ben.post(f"{path}/enter").json()["reason"] == "not-invited"
    assert ada.post(f"{path}/enter").status_code == ada.post(f"{path}/withdraw").status_code == 200
    assert ada.post(f"{path}/next").json()["reason"] == "too-few-entrants"
    assert ben.post(f"{path}/enter", {"invite": invite}).json()["you"] == 1
    assert ada.post(f"{path}/bot").status_code == 200
    cleo = member(tiny_limited, "Cleo")
    assert cleo.post(f"{path}/enter", {"invite": invite}).json()["reason"] == "tournament-full"
    ada.post(f"{path}/remove", {"entrant": 1})
    assert [each["bot"] for each in ben.get(path).json()["entrants"]] == ["first"]
    assert ada.post(f"{path}/close").json()["tournament"]["status"] == "off"
    assert ada.get("/api/tournaments/nothing-here").json()["reason"] == "no-such-tournament"


def test_who_deletes_their_account_leaves_what_was_played(club: Club) -> None:
    club.begins(pause=-1)
    club.better_wins()
    club.people["Ben"].post("/api/account/delete", {"password": WORD})
    club.organiser.post("/api/account/delete", {"password": WORD})
    club.organiser = club.people["Cleo"]
    club.look()
    shown = club.shown
    assert (shown["tournament"]["round"], shown["tournament"]["organiser"]) == (2, "")
    gone = [each["number"] for each in shown["entrants"] if not each["name"]]
    assert len(gone) == 2 and all(each["out"] for each in shown["entrants"] if not each["name"])
    assert not {seat["entrant"] for each in shown["rounds"][1]["tables"] for seat in each["seats"]} & set(
        gone
    )
    own = club.organiser.get("/api/me/export").json()["tournaments"]
    assert [each["name"] for each in own] == ["Cup"]


async def test_of_several_who_have_seen_the_same_one_is_first(store: Store) -> None:
    """As where one makes a round while somebody withdraws."""
    made = rounds.opened(Player("ada", "Ada"), NewTournament("tiny", 2, "Cup"))
    await tournaments.open_one(store, made)
    seen = await tournaments.tournament(store, made.id)
    await tournaments.enter(store, seen, player="ada")
    with pytest.raises(LostRace):
        await tournaments.enter(store, seen, player="ben")
    assert [each.player for each in (await tournaments.tournament(store, made.id)).entrants] == ["ada"]


@pytest.mark.postgres
def test_two_processes_never_make_a_round_twice(postgres: str) -> None:
    with tiny_house(postgres) as one, tiny_house(postgres) as other:
        club = Club(one, ("Ada", "Ben", "Cleo", "Dan"))
        club.opens(pause=0, rounds=3)
        club.all_enter()

        async def both(hall: Any) -> None:
            await asyncio.gather(
                *(rounds.go_on(hall, club.id, by_hand=True) for _ in range(3)), return_exceptions=True
            )

        def at_once() -> None:
            from concurrent.futures import ThreadPoolExecutor

            with ThreadPoolExecutor(2) as pool:
                for each in [pool.submit(house.call, both, house.hall) for house in (one, other)]:
                    each.result()

        for number in (1, 2):
            at_once()
            assert club.shown["tournament"]["round"] == number
            query = select(models.tables.c.id).where(models.tables.c.tournament == club.id)
            assert len(one.call(one.hall.store.read, query)) == 2 * number
            club.better_wins()


def test_who_blocked_somebody_is_kept_apart_while_it_goes_and_told_where_not(tiny: House) -> None:
    club = Club(tiny, PLAYERS[:4])
    club.opens(seats=2, rounds=3)
    club.all_enter()
    cleo = next(each["player"] for each in club.shown["entrants"] if each["name"] == "Cleo")
    assert club.people["Ben"].post("/api/me/people", {"player": cleo, "tie": "blocked"}).status_code == 200
    club.act("next")
    for number in (1, 2, 3):
        meets = any({"Ben", "Cleo"} == set(names) for _, names in club.playing())
        assert meets == (number == 3), number
        told = {
            name: [
                each["blocked"]
                for each in visitor.get(f"/api/tournaments/{club.id}").json()["rounds"][-1]["tables"]
            ]
            for name, visitor in club.people.items()
        }
        assert sum(told.pop("Ben")) == meets
        assert not any(map(any, told.values())), "a block is known to its maker alone"
        club.ends_round()


def test_a_bye_gives_half_where_the_organiser_wants_that(tiny: House) -> None:
    club = Club(tiny, PLAYERS[:3])
    shown = club.begins(rounds=1, bye="half")
    bye = next(each for each in shown["rounds"][0]["tables"] if each["kind"] == "bye")
    line = next(each for each in shown["standings"] if each["entrant"] == bye["seats"][0]["entrant"])
    assert (shown["tournament"]["bye"], bye["seats"][0]["points"], line["points"]) == ("half", 0.5, 0.5)


def test_clocks_of_a_round_wait_for_who_has_not_come(tiny: House) -> None:
    club = Club(tiny, PLAYERS[:2])
    club.begins(rounds=1, wait=5, time={"kind": "move", "seconds": 60})
    ((pairing, _),) = club.playing()
    ada, ben = club.people["Ada"], club.people["Ben"]

    def time_told() -> Any:
        return ada.get(f"/api/tables/{pairing['table']}").json()["time"]

    told = time_told()
    assert (sorted(told["missing"]), [seat["until"] for seat in told["seats"]]) == ([0, 1], [0, 0])
    assert 0 < told["pause"] - club.house.hall.cluster.now() <= 5 * 60_000
    mine = ada.sit(pairing["table"])
    told = time_told()
    assert told["missing"] == [1 - mine.table["you"]] and told["pause"]
    mine.choose([mine.ready()["options"][0]["key"]])
    assert time_told()["pause"], "she has answered, and still nobody's time runs"
    ben.sit(pairing["table"])
    told = time_told()
    assert (told["missing"], told["pause"]) == ([], 0)
    assert [bool(seat["until"]) for seat in told["seats"]].count(True) == 1


def test_a_forgotten_tournament_ends_by_itself(club: Club) -> None:
    club.begins(pause=-1)

    def sweeps(days: float) -> int:
        async def later() -> int:
            touched = update(models.tournaments).values(touched=1)
            await club.house.hall.store.write(lambda connection: connection.execute(touched))
            return await Director(club.house.hall, Keeping(tournament_days=days)).sweep()

        found: int = club.house.call(later)
        return found

    assert sweeps(1) == 0, "it is being played"
    club.ends_round()
    assert sweeps(0) == 0 and club.shown["tournament"]["status"] == "running"
    assert sweeps(1) == 1
    shown = club.shown
    assert (shown["tournament"]["status"], shown["tournament"]["round"]) == ("over", 1)
    assert sum(line["points"] for line in shown["standings"]) == 3


def test_a_tournament_begins_at_no_time_that_has_passed(club: Club) -> None:
    now = club.house.hall.cluster.now()
    for at, status in ((0, 400), (now - 1, 400), (now + 3_600_000, 201)):
        wanted = {"game": "tiny", "name": "Cup", "seats": 2, "begins": "time", "at": at}
        said = club.organiser.post("/api/tournaments", wanted)
        assert said.status_code == status
        assert status == 201 or said.json()["reason"] == "begins-in-the-past"


def test_a_tournament_announced_long_before_is_kept_until_it_begins(club: Club) -> None:
    club.opens(begins="time", at=2**52)

    async def later() -> int:
        touched = update(models.tournaments).values(touched=1)
        await club.house.hall.store.write(lambda connection: connection.execute(touched))
        return await Director(club.house.hall, Keeping()).sweep()

    assert club.house.call(later) == 0
    assert club.shown["tournament"]["status"] == "open"


def test_a_tournament_is_played_with_an_owners_deck_and_waits_where_it_is_gone(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(database, DEAR) as house:
        club = Club(house, PLAYERS[:4])
        cup = club.opens(rounds=2)
        club.all_enter()
        club.act("next")
        tables = [pairing["table"] for pairing, _ in club.playing()]
        assert [worths(club.organiser, table) for table in tables] == [{5}] * 2
        deck = club.shown["tournament"]["deck"]
        assert (deck, club.shown["missing_deck"]) == ("box 1", "")
    with opened(database) as house:
        club.move_to(house)
        shown = club.shown
        assert (shown["tournament"]["deck"], shown["missing_deck"]) == ("box 1", "box 1")
        assert [worths(club.organiser, table) for table in tables] == [{5}] * 2
        club.better_wins()
        director = Director(house.hall, Keeping())
        for _ in range(3):
            house.call(director.look)
        shown = club.shown
        assert (shown["tournament"]["round"], shown["tournament"]["status"]) == (1, "running")
        assert [line["points"] for line in shown["standings"]] == [1, 1, 0, 0]
        refused = club.act("next")
        assert (refused["reason"], refused["facts"]) == ("unknown-deck", {"deck": "box 1"})
        told = [each.getMessage() for each in caplog.records if "tournament" in each.getMessage()]
        # By this director, and perhaps by the server's own, which looks every four seconds: once each.
        assert set(told) == {f"tournament {cup} waits for its deck 'box 1', which is not offered"}
        assert len(told) <= 2
    with opened(database, DEAR) as house:
        club.move_to(house)
        club.look()
        shown = club.shown
        assert (shown["tournament"]["round"], shown["missing_deck"]) == (2, "")
        club.ends_round()
        assert club.shown["tournament"]["status"] == "over"
    with opened(database) as house:
        club.move_to(house)
        shown = club.shown
        assert (shown["tournament"]["status"], shown["missing_deck"]) == ("over", "")
        assert len(shown["rounds"]) == 2


def test_whoever_has_no_deck_ends_the_tournament(database: str) -> None:
    with opened(database, DEAR) as house:
        club = Club(house, PLAYERS[:2])
        club.opens(rounds=3, seats=2)
        waits = club.id
        club.begins(pause=-1, rounds=3)
        club.better_wins()
    with opened(database) as house:
        club.move_to(house)
        club.look()
        closed = club.act("close")
        assert (closed["tournament"]["status"], closed["missing_deck"]) == ("over", "")
        club.id = waits
        assert club.act("next")["reason"] == "unknown-deck"
        assert club.act("close")["tournament"]["status"] == "off"
