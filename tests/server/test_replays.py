"""Looking back at a finished game: any side of it, records from elsewhere, going on from a moment."""

import asyncio
import random
from typing import Any
from unittest.mock import ANY

import msgspec
import pytest

from cosmodrome.play.frames import applied
from cosmodrome.server.admin.check import check
from cosmodrome.server.bots.minds import AnyAsked, AskedResume
from cosmodrome.server.db import upkeep
from cosmodrome.server.http.replays import LARGEST_RECORD
from cosmodrome.server.limits import UNLIMITED, Rate
from cosmodrome.server.table import loading, snapshots
from tests.saved import SAVED
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import Message, granted, play_on
from tests.server.tiny_game import TINY


def finished(house: House, seed: int | None = 7) -> tuple[str, list[Visitor]]:
    """A game of two people that is over."""
    people = [house.visitor("Ada"), house.visitor("Ben")]
    table = people[0].opens(people[1], seed=seed)
    assert play_on([person.sit(table) for person in people], random.Random(1))
    return table, people


def side(visitor: Visitor, table: str, seat: str) -> Message:
    found: Message = granted(visitor.get(f"/api/tables/{table}/frames?seat={seat}"))
    return found


def end_of(changes: list[Any]) -> Any:
    tree = None
    for change in changes:
        tree = applied(tree, change)
    return tree


def lines(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    return [
        msgspec.json.decode(line) for line in visitor.get(f"/api/tables/{table}/record").text.splitlines()
    ]


def text_of(entries: list[dict[str, Any]]) -> bytes:
    counted = [*entries[:-1], {"end": len(entries) - 2}]
    return b"".join(msgspec.json.encode(entry) + b"\n" for entry in counted)


def brought(visitor: Visitor, text: bytes) -> Any:
    return visitor.request("POST", "/api/records", content=text)


def refused(answer: Any) -> tuple[int, str, dict[str, Any]]:
    error = answer.json()
    return answer.status_code, error["reason"], error["facts"]


def test_whoever_has_the_link_sees_any_side_of_a_finished_game(tiny: House) -> None:
    table, people = finished(tiny)
    stranger = tiny.visitor(None)
    for seat, person in enumerate(people):
        own = person.get(f"/api/tables/{table}/frames").json()
        assert side(stranger, table, str(seat)) == own and own["seat"] == seat
        assert len(own["frames"]) == len(side(stranger, table, "none")["frames"])
    assert side(people[0], table, "none") == stranger.get(f"/api/tables/{table}/frames").json()


def test_with_all_seats_open_everything_is_told(tiny: House) -> None:
    table, people = finished(tiny)
    told = side(tiny.visitor(None), table, "all")
    assert [event["cards"] is None for event, _ in told["frames"][:2]] == [False, False]
    assert [event for event, _ in told["frames"] if event] == [
        entry for entry in lines(people[0], table) if "event" in entry
    ]
    for seat, person in enumerate(people):
        own = person.get(f"/api/tables/{table}/frames").json()
        assert end_of(told["seats"][seat]) == end_of([change for _, change in own["frames"]])


def test_sides_that_nobody_has_looked_at_are_put_together_only_so_often(database: str) -> None:
    limits = msgspec.structs.replace(UNLIMITED, replays_here=Rate(2, 60.0))
    with tiny_house(database, limits=limits) as house:
        table, (ada, _) = finished(house)
        for _ in range(3):
            assert side(ada, table, "0") and side(ada, table, "1")
        answer = ada.get(f"/api/tables/{table}/frames?seat=all")
        assert refused(answer) == (429, "too-many-requests", {"seconds": ANY}), "one more"
        assert side(ada, table, "0"), "what is there costs nothing"


@pytest.mark.parametrize("seat", ["2", "-1", "00", "x" * 99, "%00"])
def test_a_side_that_there_is_not_is_refused(tiny: House, seat: str) -> None:
    table, people = finished(tiny)
    answer = people[0].get(f"/api/tables/{table}/frames?seat={seat}")
    assert refused(answer)[:2] == (404, "no-such-seat")


def test_no_side_of_a_running_game_is_told(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    table = ada.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"]
    for seat in ("0", "all", "none"):
        assert refused(ada.get(f"/api/tables/{table}/frames?seat={seat}"))[:2] == (409, "game-not-over")


def test_a_record_file_becomes_a_finished_table(tiny: House) -> None:
    table, (ada, _) = finished(tiny)
    file = ada.get(f"/api/tables/{table}/record").content
    eve = tiny.visitor("Eve")
    answer = brought(eve, file)
    assert answer.status_code == 201
    again = answer.json()["id"]
    shown = tiny.visitor(None).get(f"/api/tables/{again}").json()
    assert (shown["status"], shown["origin"], shown["you"]) == ("over", "record", None)
    assert [(seat["kind"], seat["name"]) for seat in shown["seats"]] == [("past", "Ada"), ("past", "Ben")]
    assert side(eve, again, "all") == side(eve, table, "all")
    assert eve.get(f"/api/tables/{again}/record").content == file
    watching = tiny.visitor(None).sit(again)
    assert watching.update["view"] == tiny.visitor(None).sit(table).update["view"]


@pytest.mark.parametrize("how", SAVED)
def test_a_record_file_saved_elsewhere_is_shown_all_the_same(tiny: House, how: str) -> None:
    table, (ada, _) = finished(tiny)
    file = ada.get(f"/api/tables/{table}/record").content
    again = granted(brought(ada, SAVED[how](file)), 201)["id"]
    assert ada.get(f"/api/tables/{again}/record").content == file


def test_what_proves_a_deal_stays_in_the_record(tiny: House) -> None:
    table, (ada, _) = finished(tiny, seed=None)
    entries = lines(ada, table)
    assert entries[0]["deal"]
    again = brought(ada, text_of(entries)).json()["id"]
    assert lines(ada, again) == entries
    entries[0]["deal"]["nonce"] = entries[0]["deal"]["nonce"][::-1]
    assert refused(brought(ada, text_of(entries)))[1:] == ("bad-record", {"line": 1, "detail": ANY})


def test_upkeep_finds_games_from_elsewhere_and_gone_on_with_in_order(database: str) -> None:
    with tiny_house(database) as house:
        table, (ada, _) = finished(house, seed=None)
        brought(ada, ada.get(f"/api/tables/{table}/record").content)
        from_moment(ada, table, 3)
    report = asyncio.run(check(database, {"tiny": TINY}, lambda *_: None))
    assert (report.tables, report.replayed, report.problems) == (3, 3, [])


def test_a_brought_game_is_nobodys(tiny: House) -> None:
    """Neither a seat nor a result of it is anybody's, so nobody can write themselves a victory."""
    table, (ada, _) = finished(tiny)
    eve = tiny.visitor("Ada")
    file = ada.get(f"/api/tables/{table}/record").content
    brought(eve, file)
    assert eve.get("/api/me/tables").json() == [] and eve.get("/api/tables").json() == []


def test_a_record_of_choices_alone_gets_its_events(tiny: House) -> None:
    table, (ada, _) = finished(tiny)
    whole = lines(ada, table)
    bare = [entry for entry in whole if "event" not in entry]
    again = brought(ada, text_of(bare)).json()["id"]
    assert lines(ada, again) == whole


def test_a_record_that_ends_early_is_shown_as_far_as_it_goes(tiny: House) -> None:
    table, (ada, _) = finished(tiny)
    whole = lines(ada, table)
    first = next(at for at, entry in enumerate(whole) if "choice" in entry)
    again = brought(ada, text_of([*whole[: first + 1], {}])).json()["id"]
    told = side(ada, again, "all")["frames"]
    assert [event for event, _ in told if event] == [entry for entry in whole[:first] if "event" in entry]


WRONG = {
    "an event": lambda entries: entries[1].update(cards=["card_z"]),
    "a choice": lambda entries: next(e for e in entries if "choice" in e).update(choice="play:card_z"),
    "a seat": lambda entries: next(e for e in entries if "choice" in e).update(seat=7),
    "the game": lambda entries: entries[0].update(game="chess"),
    "an option": lambda entries: entries[0].update(options={"colour": "green"}),
    "the seed": lambda entries: entries[0].update(seed=8),
    "a seed too large": lambda entries: entries[0].update(seed=2**62),
    "an older version": lambda entries: entries[0].update(version=0),
    "the cards": lambda entries: entries[0].update(cards={"no": "cards"}),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_record_that_cannot_have_been_played_is_refused_with_its_line(tiny: House, what: str) -> None:
    table, (ada, _) = finished(tiny)
    entries = lines(ada, table)
    WRONG[what](entries)
    status, reason, facts = refused(brought(ada, text_of(entries)))
    assert (status, reason) == (400, "bad-record")
    choice = next(at for at, entry in enumerate(entries, 1) if "choice" in entry)
    assert facts["line"] == {"an event": 2, "a choice": choice, "a seat": choice, "the seed": 2}.get(what, 1)
    assert len(facts["detail"]) > 10
    assert tiny.call(upkeep.count, tiny.hall.store) == 1, "nothing of it is kept"


@pytest.mark.parametrize(
    ("text", "line"), [(b"", 1), (b"\xff\n", 1), (b"{}\n\xff", 2), (b"[" * 9000 + b"\n", 1), (b"{}\n", 1)]
)
def test_what_is_no_record_is_refused(tiny: House, text: bytes, line: int) -> None:
    status, reason, facts = refused(brought(tiny.visitor("Ada"), text))
    assert (status, reason, facts["line"]) == (400, "bad-record", line)


def test_a_record_file_has_a_limit(tiny: House) -> None:
    answer = brought(tiny.visitor("Ada"), b" " * (LARGEST_RECORD + 1))
    assert refused(answer) == (413, "record-too-large", {"most": LARGEST_RECORD // 1024})


def test_one_guest_may_bring_only_so_many(database: str) -> None:
    limits = msgspec.structs.replace(UNLIMITED, records=2)
    with tiny_house(database, limits=limits) as house:
        table, (ada, ben) = finished(house)
        file = ada.get(f"/api/tables/{table}/record").content
        assert [brought(ada, file).status_code for _ in range(2)] == [201, 201]
        assert refused(brought(ada, file)) == (429, "too-many-records", {"most": 2})
        assert brought(ben, file).status_code == 201


def test_an_address_may_bring_only_so_many_bytes(database: str) -> None:
    with tiny_house(database) as house:
        table, (ada, _) = finished(house)
        file = ada.get(f"/api/tables/{table}/record").content
    limits = msgspec.structs.replace(UNLIMITED, record_bytes_here=Rate(len(file) + 1, 1.0))
    with tiny_house(database, limits=limits) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        assert [brought(each, file).status_code for each in (ada, ben)] == [201, 201]
        status, reason, facts = refused(brought(ada, file))
        assert (status, reason) == (429, "too-many-requests") and 0 < facts["seconds"] <= len(file)


def test_a_record_of_too_many_answers_is_not_replayed(tiny: House) -> None:
    table, (ada, _) = finished(tiny)
    entries = lines(ada, table)
    choice = next(entry for entry in entries if "choice" in entry)
    status, reason, facts = refused(brought(ada, text_of([entries[0], *[choice] * 4001, entries[-1]])))
    assert (status, reason) == (400, "bad-record") and "at most 4000" in facts["detail"]


def test_names_in_a_record_are_shown_as_names_may_be(tiny: House) -> None:
    table, (ada, _) = finished(tiny)
    entries = lines(ada, table)
    entries[0]["players"] = ["first", "\u202e" + "x" * 90]
    again = brought(ada, text_of(entries)).json()["id"]
    seats = ada.get(f"/api/tables/{again}").json()["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("bot", "first"), ("past", "")]


def from_moment(visitor: Visitor, table: str, events: int, seat: int = 0, **more: Any) -> Any:
    return visitor.post(f"/api/tables/{table}/go-on", {"events": events, "seat": seat} | more)


def test_a_game_goes_on_from_any_moment_against_bots(tiny: House) -> None:
    table, (ada, _) = finished(tiny)
    told = side(ada, table, "all")
    eve = tiny.visitor("Eve")
    moment = next(at for at, (event, _) in enumerate(told["frames"]) if event["event"] == "played")
    answer = from_moment(eve, table, moment + 1, 1)
    assert answer.status_code == 201
    again = answer.json()["id"]
    shown = eve.get(f"/api/tables/{again}").json()
    assert (shown["you"], shown["origin"], shown["status"]) == (1, table, "playing")
    assert [seat["kind"] for seat in shown["seats"]] == ["bot", "human"]
    seat = eve.sit(again)
    then = end_of(told["seats"][1][: moment + 1])
    assert [event["event"] for event in seat.update["events"][: moment + 1]] == [
        event["event"] for event, _ in told["frames"][: moment + 1]
    ]
    assert seat.update["view"]["hand"] == then["hand"]
    assert play_on([seat], random.Random(2))
    # Of what follows there is a record of its own, which holds.
    assert brought(eve, eve.get(f"/api/tables/{again}/record").content).status_code == 201


def test_a_game_gone_on_with_is_played_again_where_records_are_and_nowhere_else(
    tiny: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its table is taken up from a snapshot, the same that would be taken of it a moment later."""
    table, (ada, _) = finished(tiny)
    apart, worker, begin = [], tiny.hall.replaying._workers[0], loading.from_the_beginning
    think = worker.think

    async def think_apart(asked: AnyAsked) -> Any:
        apart.append(type(asked))
        return await think(asked)

    monkeypatch.setattr(worker, "think", think_apart)
    monkeypatch.setattr(loading, "from_the_beginning", None)
    again = from_moment(ada, table, 7).json()["id"]
    assert ada.sit(again).ready() and apart == [AskedResume]
    live = tiny.hall.known(again)
    course, trail = begin(live.game, snapshots.setup_of(live.head), again, live.match.trail.answers)
    taken = snapshots.taken(
        live.game, snapshots.setup_of(live.head), again, course, 0, trail.past(0, course.entries_told)
    )
    assert taken.answers > 2 and tiny.call(live.store.chapters, again) == [taken]


def test_a_game_gone_on_with_outlives_a_restart(database: str) -> None:
    with tiny_house(database) as house:
        table, (ada, _) = finished(house)
        again = from_moment(ada, table, 3).json()["id"]
        before = ada.sit(again).ready()
    with tiny_house(database) as house:
        assert ada.at(house).sit(again).ready() == before


def test_at_its_beginning_a_game_goes_on_as_it_was_dealt(tiny: House) -> None:
    table, (ada, _) = finished(tiny)
    again = from_moment(ada, table, 0).json()["id"]
    assert ada.sit(again).update["view"]["hand"] == side(ada, table, "0")["frames"][0][1][0]["hand"]


def test_where_there_is_nothing_to_go_on_with_it_is_refused(tiny: House) -> None:
    table, (ada, _) = finished(tiny)
    end = len(lines(ada, table))
    assert refused(from_moment(ada, table, end))[:2] == (409, "game-over")
    assert refused(from_moment(ada, table, 1, 2))[:2] == (404, "no-such-seat")
    assert refused(from_moment(ada, table, 1, bot="best"))[:2] == (400, "unknown-bot")
    running = ada.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"]
    assert refused(from_moment(ada, running, 1))[:2] == (409, "game-not-over")


def test_told_draws_are_only_looked_at(tiny: House) -> None:
    table, (ada, _) = finished(tiny)
    entries = lines(ada, table)
    entries[0]["script"] = {"queues": {}}
    again = brought(ada, text_of(entries)).json()["id"]
    assert refused(from_moment(ada, again, 1))[:2] == (409, "record-scripted")
