"""Taking back what was told: all people are asked, bots go along, and the table goes back to before that answer."""

import json
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import msgspec
import pytest

from cosmodrome.core.saving import saved
from cosmodrome.core.seats import CLOCK
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import loads, verify
from cosmodrome.server.admin.check import check
from cosmodrome.server.hall.shelf import NewTable
from cosmodrome.server.limits import UNLIMITED, Rate
from cosmodrome.server.table import agreeing, clocks, consent, seating
from cosmodrome.server.table.consent import Agreeing, Consent
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.messages import Choose
from cosmodrome.server.table.table_bots import TableBots
from tests.clock import Clock, wait_until
from tests.market.game import MARKET
from tests.server.conftest import House, Visitor, open_house, tiny_house
from tests.server.people import Message, Seat, hear_the_end, motion, play_on, some_answer, until
from tests.server.test_early_endings import begun
from tests.server.test_meeting import people, process
from tests.server.test_open_play import MarketBots
from tests.server.test_restart import again, come_back, start
from tests.server.tiny_game import TINY


def shown(table: Any) -> Any:
    """What a table is to its rules, and to each seat."""
    state = table.match.state
    views = [table.game.view(state, viewer) for viewer in (*range(table.head.seats), None)]
    return (
        views,
        saved(table.game.copy(state)),
        [len(table.match.trail.standing(seat)) for seat in range(table.head.seats)],
    )


def bots_think(house: House, table: str) -> bool:
    return bool(live(house, table).attendant(TableBots).busy)


def live(house: House, table: str) -> Any:
    return house.hall._live[table]


def offered(visitor: Visitor, table: str) -> Message:
    found: Message = visitor.get(f"/api/tables/{table}/back").json()
    return found


def ask(visitor: Visitor, table: str, entry: int | None = None) -> Message:
    entry = offered(visitor, table)["entry"] if entry is None else entry
    told: Message = visitor.post(f"/api/tables/{table}/motion", {"about": "back", "entry": entry}).json()
    return told


def reply(visitor: Visitor, table: str, at: int, agree: bool = True) -> Message:
    said = {"about": "back", "at": at, "agree": agree}
    told: Message = visitor.post(f"/api/tables/{table}/motion", said).json()
    return told


def answer(seat: Seat, number: int = 0) -> str:
    key: str = seat.ready()["options"][number]["key"]
    seat.choose([key])
    return key


def played(house: House, *names: str) -> tuple[str, list[Visitor], list[Seat]]:
    """A table of these people, where the first round has been shown."""
    visitors = [house.visitor(name) for name in names]
    table = begun(*visitors)
    seats = [visitor.sit(table) for visitor in visitors]
    return table, visitors, seats


def test_when_all_agree_the_table_is_as_it_was(tiny: House) -> None:
    table, (ada, ben, eve), seats = played(tiny, "Ada", "Ben", "Eve")
    before = shown(live(tiny, table))
    view = seats[0].update["view"]
    key = answer(seats[0])
    assert offered(ada, table)["reason"] == "back-not-told"
    for seat in seats[1:]:
        answer(seat)
    seats[0].hear_until(lambda message: message["type"] == "update" and message["events"])
    total = seats[0].update["total"]
    wanted = offered(ada, table)
    assert (wanted["entry"], wanted["answers"], wanted["waiting"], wanted["at"]) == (0, 3, [1, 2], -1)
    assert wanted["since"] < total
    told = motion(ask(ada, table), "back")
    assert (told["seat"], told["at"], told["entry"], told["waiting"]) == (0, 3, 0, [1, 2])
    assert (told["outcome"], told["agreed"]) == ("", [0])
    until(seats[1], lambda told: motion(told, "back").get("waiting") == [1, 2])
    assert motion(reply(ada, table, 3), "back")["waiting"] == [1, 2], "to say so once more changes nothing"
    assert ask(ben, table, 1)["reason"] == "asked-already"
    assert reply(ben, table, 2)["reason"] == "no-longer-asked"
    assert motion(reply(ben, table, 3), "back")["waiting"] == [2]
    assert live(tiny, table).head.marks == ""
    assert motion(reply(eve, table, 3), "back")["outcome"] == "taken-back"
    assert shown(live(tiny, table)) == before
    for seat in seats:
        until(seat, lambda told: told["marks"])
        assert seat.table["marks"] == ["taken-back"] and seat.table["undone"] == [[wanted["since"], total]]
    while seats[0].update["view"] != view:
        seats[0].hear()
    assert seats[0].update["total"] == total and seats[0].ready()["options"][0]["key"] == key
    listed = tiny.visitor("Zoe").get("/api/tables").json()
    assert [each["marks"] for each in listed if each["id"] == table] == [["taken-back"]]
    assert play_on(seats, random.Random(3))
    hear_the_end(seats[0])
    kept = loads(ada.get(f"/api/tables/{table}/record").text, {"tiny": TINY})
    assert kept.header.marks == ["taken-back"] and verify(TINY, kept) is None
    frames = ada.get(f"/api/tables/{table}/frames").json()
    assert frames["undone"] == [[wanted["since"], total]]
    # Whoever goes on from a moment after it gets the game as it stood.
    went_on = ada.post(f"/api/tables/{table}/go-on", {"events": total + 2, "seat": 0}).json()
    assert tiny.visitor().get(f"/api/tables/{went_on['id']}").json()["status"] == "playing"
    text = ada.get(f"/api/tables/{table}/record").content
    brought = ada.request("POST", "/api/records", content=text).json()["id"]
    assert ada.get(f"/api/tables/{brought}").json()["marks"] == ["taken-back"]


def test_one_who_refuses_ends_it_and_the_same_is_not_asked_again(tiny: House) -> None:
    table, (ada, ben), seats = played(tiny, "Ada", "Ben")
    for seat in seats:
        answer(seat)
    after = shown(live(tiny, table))
    assert offered(tiny.visitor("Zoe"), table)["reason"] == "not-seated"
    ask(ada, table)
    told = motion(reply(ben, table, 2, agree=False), "back")
    assert (told["outcome"], told["by"]) == ("refused", 1)
    assert offered(ada, table)["reason"] == ask(ada, table, 0)["reason"] == "back-refused"
    assert shown(live(tiny, table)) == after
    # Ben's own answer is another thing; and who asks may think better of it.
    ask(ben, table)
    assert motion(reply(ben, table, 4, agree=False), "back")["outcome"] == "withdrawn"
    assert "motions" in ask(ben, table)
    live(tiny, table).head.rated = True
    assert offered(ada, table)["reason"] == ask(ben, table, 1)["reason"] == "back-rated"


def test_what_is_answered_meanwhile_ends_it(tiny: House) -> None:
    table, (ada, ben, _), seats = played(tiny, "Ada", "Ben", "Eve")
    for seat in seats:
        answer(seat)
    ask(ada, table)
    after = shown(live(tiny, table))
    owed = seats[live(tiny, table).match.awaited()[0]]
    owed.choose(some_answer(owed.ready(), random.Random(1)))
    assert shown(live(tiny, table)) != after
    assert reply(ben, table, 3)["reason"] == "no-longer-asked"
    until(seats[1], lambda told: motion(told, "back").get("outcome") == "went-on")
    assert motion(seats[1].table, "back")["by"] == owed.update["seat"]
    assert live(tiny, table).head.marks == ""


def test_nothing_that_was_asked_before_can_be_answered_after(tiny: House) -> None:
    """Neither by who took back nor by the others, whose questions have other numbers from then on."""
    table, (ada, ben), seats = played(tiny, "Ada", "Ben")
    keys = [answer(seat) for seat in seats]
    numbers = [live(tiny, table).match.trail.question(seat) for seat in (0, 1)]
    ask(ada, table)
    reply(ben, table, 2)
    before = tiny.snapshot(table)
    for seat, key, number in zip(seats, keys, numbers, strict=True):
        assert live(tiny, table).match.trail.question(seat.update["seat"]) > number
        seat.say({"type": "choose", "request": "late", "question": number, "choices": [key]})
        assert seat.hear_reply("late")["reason"] == "stale-question"
        seat.say({"type": "choose", "request": "r1", "question": 0, "choices": [key]})
        assert seat.hear_reply("r1")["type"] == "accepted"  # it was taken in once, and undone
    assert tiny.snapshot(table) == before


def test_bots_go_along_at_once(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    table = begun(ada, seats=2, bots={"1": "first"})
    seat = ada.sit(table)
    answer(seat)
    seat.hear_until(lambda message: message["type"] == "update" and message["events"])
    seat.ready()
    entry = offered(ada, table)["entry"]
    assert motion(ask(ada, table), "back")["outcome"] == "taken-back"
    went_back = [entry.choice for entry in live(tiny, table).match.trail.answers if entry.seat == CLOCK]
    assert went_back == [f"back-to:{entry}"] and live(tiny, table).match.trail.standing(0) == []
    assert play_on([seat], random.Random(1))
    assert offered(ada, table)["reason"] == "game-over"


def test_bots_wait_while_people_are_asked(tiny: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    table = begun(ada, ben, seats=3, bots={"2": "first"}, seed=7)
    seats = [ada.sit(table), ben.sit(table)]
    with monkeypatch.context() as patch:
        patch.setattr(TableBots, "asked", lambda _: [])  # it thinks
        for seat in seats:
            answer(seat)
        assert 2 in live(tiny, table).match.awaited()
        ask(ada, table)
    live(tiny, table).attendant(TableBots).heed()
    assert live(tiny, table).attendant(Agreeing).waits and not bots_think(tiny, table)
    assert not live(tiny, table).attendant(clocks.Clock)._nobody_left()
    assert motion(reply(ben, table, 3, agree=False), "back")["outcome"] == "refused"
    seats[0].hear_until(lambda message: message["type"] == "update" and 2 not in message["view"]["awaited"])


def test_who_asks_too_often_waits_however_it_is_asked(database: str) -> None:
    """Each time all that would be undone is looked up."""
    limits = msgspec.structs.replace(UNLIMITED, backs=Rate(2, 10_000.0))
    with tiny_house(database, limits=limits) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        table = begun(ada, ben)
        for seat in (ada.sit(table), ben.sit(table)):
            seat.choose([seat.ready()["options"][0]["key"]])
        asked = [
            ada.post(f"/api/tables/{table}/motion", {"about": "back"}).json()["reason"] for _ in range(3)
        ]
        assert asked == ["back-not-this", "back-not-this", "too-many-requests"]


def test_asking_lapses(tiny: House, clock: Clock) -> None:
    table, (ada, _), seats = played(tiny, "Ada", "Ben")
    for seat in seats:
        answer(seat)
    ask(ada, table)
    tiny.pass_time(clock, consent.WAITED_FOR)
    assert "back" in live(tiny, table).match.motions and not live(tiny, table).attendant(Agreeing).waits
    tiny.pass_time(clock, consent.LASTS)
    until(seats[1], lambda told: motion(told, "back").get("outcome") == "lapsed")
    assert "motions" in ask(ada, table)


def test_where_people_have_days_asking_lasts_as_many(tiny: House, clock: Clock) -> None:
    for control, lasts in (
        ({"kind": "move", "seconds": 600}, consent.WAITED_FOR),
        ({"kind": "days", "days": 1}, consent.LASTS),
        ({"kind": "days", "days": 3}, 3 * consent.LASTS),
    ):
        ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
        table = begun(ada, ben, time=control)
        seats = [ada.sit(table), ben.sit(table)]
        for seat in seats:
            answer(seat)
        live(tiny, table).now = partial(int, live(tiny, table).now())  # for an answer they have time enough
        ask(ada, table)
        tiny.pass_time(clock, lasts - 60.0)
        assert "back" in live(tiny, table).match.motions
        tiny.pass_time(clock, 60.0)
        until(seats[1], lambda told: motion(told, "back").get("outcome") == "lapsed")


def test_the_clock_of_an_open_step_goes_on_or_begins_anew(database: str) -> None:
    """It goes on with what was used where the step goes on; one that had ended would else end again at once."""
    with open_house(database, {"market": MARKET}, MarketBots()) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        control = {"kind": "move", "seconds": 600, "phase": 60}
        table = begun(ada, ben, game="market", time=control)
        seats = [ada.sit(table), ben.sit(table)]
        found, passed = live(house, table), 0
        began = found.now()
        found.now = lambda: began + passed

        def left() -> int | None:
            """Seconds of the step."""

            async def look() -> None:
                found.heed()

            house.call(look)
            told = ada.get(f"/api/tables/{table}").json()["time"]["step"]
            return told and round(told["left"] / 1000)

        def offer_and_go_back(later: Callable[[], object] = list) -> None:
            while seats[0].update["decision"]["question"] < found.match.trail.question(0):
                seats[0].hear()
            assert seats[0].choose(['offer:{"give":{},"get":{"red":50}}'])["type"] == "accepted"
            later()
            at = motion(ask(ada, table), "back")["at"]
            assert motion(reply(ben, table, at), "back")["outcome"] == "taken-back"

        assert left() == 60
        passed = 20_000
        assert left() == 40
        offer_and_go_back()
        assert left() == 40

        def time_runs_out() -> None:
            nonlocal passed
            passed += 41_000
            left()
            seats[0].hear_until(lambda said: said["type"] == "update" and said["view"]["phase"] == "sell")
            assert left() is None

        offer_and_go_back(time_runs_out)
        assert left() == 60
        passed += 59_000
        assert left() == 1


def test_a_table_that_went_back_is_the_same_after_a_restart(database: str) -> None:
    with again(database) as house:
        table, cookies = start(house)
        seats = come_back(house, table, cookies)
        visitors = [house.visitor(None) for _ in cookies]
        for visitor, cookie in zip(visitors, cookies, strict=True):
            visitor.cookie = cookie
        for seat in seats:
            answer(seat)
        assert play_on(seats, random.Random(4), most=1) is False
        ask(visitors[0], table)
        at = live(house, table).match.motions["back"].at
    with again(database) as house:
        for visitor in visitors:
            visitor.house = house
        assert motion(visitors[1].get(f"/api/tables/{table}").json(), "back")["waiting"] == [1]
        assert reply(visitors[1], table, at)["marks"] == ["taken-back"]
        before = shown(live(house, table))
        assert live(house, table).match.snapshot_at == at + 3
        known = [seat.update for seat in come_back(house, table, cookies)]
    with again(database) as house:
        seats = come_back(house, table, cookies)
        assert [seat.update for seat in seats] == known
        assert shown(live(house, table)) == before
        # By the log alone the table is the same as from its snapshot.
        report = house.call(check, database, {"tiny": TINY}, lambda *_: None)
        assert report.problems == [] and report.replayed == 1
        assert play_on(seats, random.Random(2))


async def test_processes_go_back_together(either: str) -> None:
    """One asks here, the other agrees there; a third, who was away, sees the same. The snapshot may be another's."""
    async with AsyncExitStack() as stack:
        halls = [
            await stack.enter_async_context(process(either)) for _ in range(1 if "://" not in either else 2)
        ]
        here, there = halls[0], halls[-1]
        ada, ben = await people(here, 2)
        one = await here.create(ada, NewTable("tiny", 2))
        await seating.join(one, ben, None)
        other = await there.table(one.head.id)
        before = shown(one)
        for seat, table in ((0, one), (1, other)):
            player = next(place.player for place in table.roster.places if place.seat == seat)
            await table.catch_up()
            key = table.game.options(table.match.state, seat)[0].key
            await table.choose(player, Choose("r", table.match.trail.question(seat), [key]))
        await one.catch_up()
        assert shown(one) == shown(other) != before
        asks, agrees = sorted((ada, ben), key=lambda each: one.seat_of(each.id))  # type: ignore[arg-type,return-value]
        await consent.say(one, asks, Consent("back", entry=agreeing.offered(one, asks).entry))
        if there is not here:
            # The leader has taken a snapshot of which the other process does not know.
            await there.store.keep(one.match.snapshot(one.head))
        await consent.say(other, agrees, Consent("back", at=len(one.match.trail.answers) - 1))
        await one.catch_up()
        assert shown(one) == shown(other) == before
        assert one.head.marks == other.head.marks == "taken-back"
        again = LiveTable(here.store, TINY, *(await here.stored(one.head.id)))
        await again.load()
        assert shown(again) == before


@pytest.mark.parametrize("game", ["race", "sidereal"])
def test_in_a_real_game(database: str, game: str) -> None:
    """Back through cards that were drawn and what was traded: the same seats, the same cards, the same draws again."""
    seats_of = {"race": 2, "sidereal": 4}[game]
    with open_house(database, games=GAMES) as house:
        ada = house.visitor("Ada")
        bots = {str(at): "random" for at in range(1, seats_of)}
        table = ada.opens(game=game, seats=seats_of, seed=5, bots=bots)
        seat, chance = ada.sit(table), random.Random(7)
        gone = 0
        while gone < 2:
            seat.ready()
            entries, before = len(live(house, table).match.trail.answers), shown(live(house, table))[1]
            play_on([seat], chance, most=1)
            seat.ready()
            found = offered(ada, table)
            if found.get("entry") != entries:
                continue
            assert motion(ask(ada, table), "back")["outcome"] == "taken-back"
            # What is kept with it is the state before the answer; by now the bots may have answered once more.
            kept = house.call(house.hall.store.chapters, table)[-1]
            assert json.loads(kept.state)["state"] == json.loads(json.dumps(before))
            gone += 1


def test_a_free_offer_is_taken_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One offer of Sidereal Confluence is one answer, whoever has heard of it: it lies on nobody's table any more."""
    with open_house(database, games=GAMES) as house:
        ada = house.visitor("Ada")
        bots = {str(at): "passive" for at in range(1, 4)}
        table = ada.opens(game="sidereal", seats=4, seed=5, bots=bots)
        seat, chance = ada.sit(table), random.Random(7)
        while not any(form["verb"] == "offer" for form in seat.ready()["forms"]):
            seat.choose(some_answer(seat.ready(), chance))
        monkeypatch.setattr(TableBots, "asked", lambda _: [])  # what the bots still have to say, they keep
        wait_until(lambda: not bots_think(house, table), "a bot thinks on and on")
        before, entries = shown(live(house, table)), len(live(house, table).match.trail.answers)
        own = seat.update["seat"]
        wish = {"moves": [{"receiver": own, "goods": {"brown": 1}}]}
        assert seat.choose([f"offer:{json.dumps(wish)}"])["type"] == "accepted"
        assert len(live(house, table).match.state.seats[own].made) == 1
        found = offered(ada, table)
        assert (found["entry"], found["answers"]) == (entries, 1)
        assert motion(ask(ada, table), "back")["outcome"] == "taken-back"
        assert shown(live(house, table)) == before
