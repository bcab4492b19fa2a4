"""Matches, records and random play run the market in ticks: every seat once in rotating order, then time."""

from typing import Any

import pytest

from cosmodrome.arena.match import Plan, play_game, play_match
from cosmodrome.bots.bot import Bot
from cosmodrome.bots.faults import MatchError
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.bots.seated import bot_choice
from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.ticks import MOST_TICKS, Ticks
from cosmodrome.games.catalogue import GAMES, MANIFESTS
from cosmodrome.play.record import play, verify
from tests.market import facts
from tests.market.bots import Trader
from tests.market.game import MARKET
from tests.market.manifest import MANIFEST
from tests.market.payloads import Offer
from tests.market.steps import OFFER


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The market is one of the games."""
    monkeypatch.setitem(GAMES, "market", MARKET)
    monkeypatch.setitem(MANIFESTS, "market", MANIFEST)


def asked(talkative: dict[int, int], seats: int = 3, most: int = MOST_TICKS) -> list[int]:
    """Who is asked in the first market, where each seat has so many offers to make and nothing else to say."""
    state, ticks, order = MARKET.new(Setup(seats, 1)), Ticks(most), []
    left = dict(talkative)
    while MARKET.time(state) is not None:
        seat = ticks.next_seat(MARKET, state)
        order.append(seat)
        if seat == CLOCK:
            time = MARKET.time(state)
            assert time is not None
            MARKET.choose(state, seat, time)
            ticks.done()
        elif left.get(seat, 0):
            left[seat] -= 1
            MARKET.choose(state, seat, OFFER.choice(Offer(get={"red": 50})))
            ticks.done()
        else:
            ticks.nothing()
    return order


def test_every_seat_once_a_tick_each_beginning_one_further_on() -> None:
    assert asked({}) == [0, 1, 2, CLOCK]
    assert asked({1: 1}) == [0, 1, 2, 1, 2, 0, CLOCK]
    assert asked({0: 2, 2: 1}) == [0, 1, 2, 1, 2, 0, 2, 0, 1, CLOCK]


def test_time_comes_after_the_last_tick() -> None:
    assert asked({0: 9}, most=2) == [0, 1, 2, 1, 2, 0, CLOCK]
    assert len(asked({0: 12}, seats=2)) == 2 * MOST_TICKS + 1


def test_a_step_that_owes_answers_takes_no_nothing() -> None:
    state, ticks = MARKET.new(Setup(2, 1)), Ticks()
    for _ in range(3):
        if ticks.next_seat(MARKET, state) == CLOCK:
            MARKET.choose(state, CLOCK, MARKET.parse("time:trade"))
            ticks.done()
        else:
            ticks.nothing()
    assert state.now.phase == "sell" and ticks.next_seat(MARKET, state) == 0
    with pytest.raises(ValueError, match="a seat that owes an answer"):
        ticks.nothing()


class Mute(Bot):
    def choose(self, view: Any, decision: Any) -> Choice | None:
        return None


def test_a_bot_may_say_nothing_only_where_anybody_may_act() -> None:
    state = MARKET.new(Setup(3, 1))
    assert bot_choice(MARKET, state, 0, Mute(1, MARKET)) is None
    MARKET.choose(state, CLOCK, MARKET.parse("time:trade"))
    with pytest.raises(MatchError, match="Mute at seat 1 gave no answer, but its seat owes one"):
        bot_choice(MARKET, state, 0, Mute(1, MARKET))


class Liar(Bot):
    def choose(self, view: Any, decision: Any) -> Choice | None:
        return OFFER.choice(Offer(give={"red": 99}))


def test_a_bot_that_offers_what_it_has_not_is_named() -> None:
    with pytest.raises(
        MatchError, match=r"Liar at seat 1 gave an answer not allowed: lacks \(seat 0, good red"
    ):
        bot_choice(MARKET, MARKET.new(Setup(3, 1)), 0, Liar(1, MARKET))


@pytest.mark.usefixtures("offered")
def test_matches_are_played_and_come_out_the_same_again() -> None:
    plan = Plan("market", 5, 7, {}, ("trader", "random", "trader", "trader", "random"))
    outcomes = [play_game(plan, number) for number in range(4)]
    assert all(outcome.finished and outcome.decisions > 5 for outcome in outcomes)
    assert outcomes == [play_game(plan, number) for number in range(4)]
    assert play_match(plan, 4).games == 4
    short = [play_game(Plan(**{**_fields(plan), "max_ticks": 1}), number).decisions for number in range(4)]
    assert sum(short) < sum(outcome.decisions for outcome in outcomes)


def _fields(plan: Plan) -> dict[str, Any]:
    return {name: getattr(plan, name) for name in plan.__struct_fields__}


@pytest.mark.usefixtures("offered")
def test_random_bots_play_each_other_by_the_loop_of_the_flow() -> None:
    outcome = play_game(Plan("market", 9, 1, {}, ("random",) * 9), 0)
    assert outcome.finished and outcome.decisions > 50


def test_random_play_ends_and_keeps_the_goods_together() -> None:
    for seed in range(20):
        state = MARKET.new(Setup(2 + seed % 8, seed))
        assert MARKET.play_out(state, seeded(seed)) > 4
        assert MARKET.first_awaited(state) == NOTHING
        facts.check_cards(state)


def test_play_stops_before_a_later_round() -> None:
    state = MARKET.new(Setup(4, 1))
    MARKET.play_out(state, seeded(1), 1)
    assert MARKET.rounds(state) == 2 and MARKET.awaited(state) == [0, 1, 2, 3]


def test_a_record_is_kept_of_a_market_among_bots() -> None:
    bots = [Trader(1, MARKET), Trader(2, MARKET), RandomBot(3, MARKET), Trader(4, MARKET)]

    def ask(state: Any, seat: int) -> Choice | None:
        return bots[seat].choose(MARKET.view(state, seat), MARKET.decision(state, seat))

    record = play(MARKET, Setup(4, 3), ask, ["A", "B", "C", "D"])
    assert verify(MARKET, record) is None
    assert {entry.choice.partition(":")[0] for entry in record.answers} >= {"offer", "take", "ready", "sell"}
