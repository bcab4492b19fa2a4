"""A market over sockets: people and bots act at any moment, offers are heard by whom they are for, time runs out."""

import json
import logging
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.core.choice import LONGEST_KEY, Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.ticks import MOST_TICKS
from cosmodrome.games.sidereal.choices import READY
from cosmodrome.games.sidereal.game import SIDEREAL
from cosmodrome.play.record import loads, verify
from cosmodrome.server.bots.bot_seats import Bargaining, Bot, bargain
from tests.market import events
from tests.market.bots import Trader
from tests.market.game import MARKET
from tests.market.payloads import Offer
from tests.market.steps import OFFER, TIME
from tests.rules.sidereal import scenario as trading
from tests.server.conftest import House, open_house
from tests.server.people import Seat, events_of, hear_the_end
from tests.server.server_process import ServerProcess

FIRST = "from tests.market.manifest import offer_the_market; offer_the_market()"


def offered(**payload: Any) -> str:
    return OFFER.choice(Offer(**payload)).key


def goods(seat: Seat, number: int) -> dict[str, int]:
    found: dict[str, int] = seat.update["view"]["players"][number]["goods"]
    return found


def some_good(seat: Seat, number: int) -> str:
    return next(iter(goods(seat, number)))


def heard(seat: Seat, tag: str) -> list[dict[str, Any]]:
    updates = [message for message in map(json.loads, seat.heard) if message["type"] == "update"]
    return [event for update in updates for event in events_of(update) if event["event"] == tag]


def until(seat: Seat, wanted: Any) -> None:
    """Hear until the view is as wanted."""
    while not wanted(seat.update["view"]):
        seat.hear()


def catch_up(seat: Seat) -> None:
    """Hear what there is to hear."""
    seat.say({"type": "ping"})
    seat.hear_until(lambda message: message["type"] == "pong")


def sell_something(seat: Seat) -> None:
    until(seat, lambda view: view["phase"] == "sell")
    assert seat.choose([seat.ready()["options"][0]["key"]])["type"] == "accepted"


@pytest.mark.server
def test_people_and_bots_bargain_over_the_network(tmp_path: Path) -> None:
    """Five seats: two people, two traders, one who does anything. In the middle of it the server is killed."""
    database = str(tmp_path / "tables.sqlite")
    with ServerProcess(database, FIRST) as server:
        ada, ben, zoe = server.client("Ada"), server.client("Ben"), server.client("Zoe")
        wanted = {"game": "market", "seats": 5, "bots": {"2": "trader", "3": "trader", "4": "random"}}
        table = ada.post("/api/tables", json=wanted).json()["id"]
        assert ben.post(f"/api/tables/{table}/join", json={}).json()["status"] == "playing"
        one, two, watching = (server.sit(each, table) for each in (ada, ben, zoe))
        assert one.update["view"]["phase"] == "trade" and one.update["decision"]["forms"]

        # Ada whispers an offer to Ben. He hears of it, and nobody else does.
        ours, theirs = one.update["seat"], two.update["seat"]
        good = some_good(one, ours)
        secret = offered(give={good: 1}, to={theirs})
        assert one.choose([secret])["type"] == "accepted"
        until(
            two,
            lambda view: any((offer["maker"], offer["to"]) == (ours, [theirs]) for offer in view["offers"]),
        )
        assert {
            "event": "offered",
            "seat": ours,
            "to": [theirs],
            "give": {good: 1},
            "get": {},
            "moves": [],
        } in heard(two, "offered")
        offers = two.update["view"]["offers"]
        take = next(offer["key"] for offer in offers if (offer["maker"], offer["to"]) == (ours, [theirs]))

        # She is ready; he takes it, and she is asked again.
        assert one.choose(["ready"])["type"] == "accepted"
        until(two, lambda view: view["players"][ours]["ready"])
        before = goods(two, theirs).get(good, 0)
        assert two.choose([take])["type"] == "accepted"
        until(two, lambda view: view["players"][theirs]["goods"].get(good, 0) > before)
        until(one, lambda view: not view["players"][ours]["ready"])

        # What cannot be is refused with the reason.
        refused = one.choose(['offer:{"give":{"gold":1}}'])
        assert (refused["type"], refused["reason"]) == ("refused", "bad-payload")
        refused = one.choose([offered(give={good: 99})])
        assert (refused["reason"], refused["facts"]["good"]) == ("lacks", good)
        assert one.choose(["x" * (LONGEST_KEY + 1)])["reason"] == "malformed"

        # An answer sent again, written otherwise, is the same answer.
        asked = one.update["decision"]["question"]
        assert one.choose(['offer:{"give":{},"get":{"red":50}}'], request="again")["type"] == "accepted"
        one.say(
            {
                "type": "choose",
                "request": "again",
                "question": asked,
                "choices": ['offer:{"get": {"red": 50}}'],
            }
        )
        assert one.hear_reply("again")["type"] == "accepted"

        server.kill()
        server.start()
        one, two, watching = (server.sit(each, table) for each in (ada, ben, zoe))
        assert one.update["view"]["round"] == 1
        own = [offer for offer in one.update["view"]["offers"] if offer["key"].startswith("drop")]
        assert [offer["get"] for offer in own] == [{}, {"red": 50}]

        for number in (1, 2):
            # Whoever takes an offer of theirs makes them look again, so they may have to say it more than once.
            while not all(seat.update["view"]["phase"] == "sell" for seat in (one, two)):
                for seat in (one, two):
                    seat.choose(["ready"])
                    catch_up(seat)
            for seat in (one, two):
                sell_something(seat)
            for seat in (one, two):
                until(seat, lambda view, last=number: view["round"] > last or view["phase"] == "over")
        for seat in (one, two, watching):
            hear_the_end(seat)
        assert all(event["seat"] != ours or event["to"] != [theirs] for event in heard(watching, "offered"))
        record = loads(zoe.get(f"/api/tables/{table}/record").text, {"market": MARKET})
        assert verify(MARKET, record) is None
        assert {entry.seat for entry in record.answers} >= {0, 1, 2, 3}
        assert any(isinstance(event, events.Traded) for event in record.events)
        for client in (ada, ben, zoe):
            assert isinstance(client, httpx.Client)
            client.close()


class SilentBot:
    """Has nothing to say in the market, ever."""

    def choose(self, view: Any, decision: Decision) -> Choice | None:
        return decision.options[0] if view.phase == "sell" else None


class BrokenBot(SilentBot):
    def choose(self, view: Any, decision: Decision) -> Choice | None:
        raise RuntimeError("this bot is broken on purpose")


class MarketBots:
    """Stands in for `cosmodrome.bots.catalogue`."""

    def make(self, game: Any, named: str, seed: int) -> Any:
        if named in ("trader", "random"):
            return {"trader": Trader, "random": RandomBot}[named](seed, game)
        return {"silent": SilentBot, "broken": BrokenBot}[named]()

    def names(self, game_id: str) -> list[str]:
        return ["trader", "random", "silent", "broken"]

    def budgets(self, game_id: str) -> dict[str, Any]:
        return {}

    def check(self, game_id: str, named: str) -> None:
        assert named in self.names(game_id)


@pytest.fixture
def market(database: str) -> Any:
    with open_house(database, {"market": MARKET}, MarketBots()) as house:
        yield house


def sit_down(house: House, seats: int, bot: str, **more: Any) -> tuple[Seat, str]:
    ada = house.visitor("Ada")
    bots = {str(seat): bot for seat in range(1, seats)}
    table = ada.opens(game="market", seats=seats, bots=bots, seed=3, **more)
    return ada.sit(table), table


def test_time_runs_out(market: House) -> None:
    """With a clock, nobody needs to say anything."""
    seat, table = sit_down(market, 3, "silent", time={"kind": "move", "seconds": 1, "phase": 1})
    until(seat, lambda view: view["phase"] == "sell")
    log = market.hall._live[table].match.trail.answers
    assert [(entry.seat, entry.choice) for entry in log[:1]] == [(-2, "time:trade")]
    assert heard(seat, "time-ran-out")


def test_nobody_who_sleeps_holds_up_a_table(market: House) -> None:
    """Where a step does not end by the clock, a bot goes on for who lets the time go by, here to the game's end."""
    time = {"kind": "move", "seconds": 1, "phase": 1}
    seat, table = sit_down(market, 2, "silent", time=time)
    until(seat, lambda view: view["phase"] == "over")
    hear_the_end(seat)
    places = market.hall._live[table].roster.places
    assert [(place.kind, bool(place.player)) for place in places] == [("bot", True), ("bot", False)]
    answered = [entry for entry in market.hall._live[table].match.trail.answers if entry.seat == 0]
    assert answered and all(not entry.request for entry in answered)


@pytest.mark.parametrize("bot", ["silent", "broken", "random", "trader"])
def test_bots_alone_do_not_keep_a_market_open(
    market: House, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor do those that never say that they are ready: once the person has, time is up. Nor can they go on for ever."""
    with caplog.at_level(logging.CRITICAL if bot == "broken" else logging.ERROR):
        seat, table = sit_down(market, 9, bot)
        chance = random.Random(1)
        while seat.update["view"]["phase"] != "over":
            if seat.update["seat"] in seat.awaited:
                keys = [option["key"] for option in seat.update["decision"]["options"]]
                seat.choose(["ready" if "ready" in keys else chance.choice(keys)])
            else:
                seat.hear()
        hear_the_end(seat)
    times = [entry for entry in market.hall._live[table].match.trail.answers if entry.seat == -2]
    assert len(times) == 2 if bot == "silent" else len(times) <= 2  # a trader has the place of a broken one
    assert bot == "broken" or not caplog.records


def test_a_bot_is_woken_by_news(market: House) -> None:
    """The traders have said what they had to say; a good offer has one of them answer."""
    seat, _ = sit_down(market, 5, "trader")
    until(seat, lambda view: view["awaited"] == [0])
    mine = goods(seat, 0)
    give = max(mine, key=lambda good: mine[good])
    for good in [each for each in ("red", "green", "blue") if each in mine]:
        assert seat.choose([offered(give={good: 1})])["type"] == "accepted"
    until(seat, lambda view: sum(view["players"][0]["goods"].values()) < 6)
    assert give in mine


class ReadyBot:
    """Wants nothing, and says so at once."""

    def choose(self, view: Any, decision: Decision) -> Choice | None:
        return next((option for option in decision.options if option.key == "ready"), None)


def test_bots_do_not_close_a_market_before_people_are_done() -> None:
    """In Sidereal it closes when all but one are ready: the last bot does not say so while a person is not."""
    species = ("caylion", "imdril", "unity", "kjas")
    state = trading.play(*(trading.seat(each, "2 white") for each in species)).state
    bots: dict[int, Bot] = {seat: ReadyBot() for seat in (1, 2, 3)}

    def said() -> list[tuple[int, str]]:
        order = [seat for seat in bots if state.seats[seat].todo]
        told, _ = bargain(SIDEREAL, SIDEREAL.copy(state), bots, order)
        return [(seat, choice.key if choice else "") for seat, choice in told]

    assert said() == [(1, "ready"), (2, "ready"), (3, "")]
    for seat in (1, 2):
        SIDEREAL.choose(state, seat, READY)
    assert said() == [(3, "")]
    SIDEREAL.choose(state, 0, READY)
    assert state.now.phase != "trade", "one is left, so that nobody is waited for"


def weighed(seat: Seat, choice: str) -> dict[str, Any]:
    seat.say({"type": "weigh", "request": "w", "choice": choice})
    return seat.hear_until(lambda message: message.get("request") == "w")


def test_what_an_answer_would_come_to_is_told_to_the_seat_that_asks(market: House) -> None:
    """And nothing is answered by it. A game that has nothing to say says nothing; who only watches is refused."""
    seat, table = sit_down(market, 3, "silent")
    until(seat, lambda view: view["phase"] == "trade")
    before = len(market.hall._live[table].match.trail.answers)
    told = weighed(seat, offered(give={"red": 1}))
    assert (told["type"], told["verdicts"], told["reason"]) == ("weighed", [], "")
    assert weighed(seat, "offer:{")["reason"] == "bad-payload"
    assert weighed(seat, "dance")["reason"] == "unknown-choice"
    assert len(market.hall._live[table].match.trail.answers) == before
    watching = market.visitor("Zoe").sit(table)
    assert weighed(watching, offered(give={"red": 1}))["reason"] == "not-seated"


def test_who_is_asked_next() -> None:
    """Each tick begins with another seat; whoever had nothing to say sleeps until there is news."""
    asked = Bargaining()
    step = (TIME, 1)
    asked.heed(step, by_bots=False)
    assert asked.awake([1, 2, 4]) == [1, 2, 4]
    asked.sleep([1, 4])
    assert asked.awake([1, 2, 4]) == [2]
    asked.heed(step, by_bots=True)
    assert asked.awake([1, 2, 4]) == [2, 4, 1]
    for _ in range(MOST_TICKS):
        asked.heed(step, by_bots=True)
    assert asked.awake([1, 2, 4]) == []
    asked.heed(step, by_bots=False)
    assert asked.awake([1, 2, 4]) == [1, 2, 4], "a person has spoken"
    asked.heed((TIME, 2), by_bots=True)
    assert asked.awake([1, 2, 4]) == [1, 2, 4], "another step"
