"""The kernel's laws on the market, and what only open play has: whispered offers, ready and not, time."""

from typing import Any

import msgspec
import pytest

from cosmodrome.core.choice import LONGEST_KEY
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Event, Log, seen_by
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.answer import answer
from cosmodrome.play.course import Course
from cosmodrome.play.frames import Frames
from cosmodrome.play.record import Recorder, RecordError, dumps, loads, verify
from tests.laws.laws import FACTS, play_lawfully
from tests.laws.test_taking_back import play_and_take_back
from tests.market import events, facts
from tests.market.game import MARKET, MarketGame
from tests.market.payloads import GOODS, Deal, Move, Offer
from tests.market.state import State
from tests.market.steps import DEAL, OFFER

FACTS["market"] = facts
TIME = "time:trade"


def table(seats: int = 5, seed: int = 1, game: MarketGame = MARKET) -> State:
    state = game.new(Setup(seats, seed), Log())
    for seat in state.seats:
        seat.goods = [2, 2, 2]
    return state


def say(state: State, seat: int, key: str, game: MarketGame = MARKET) -> None:
    answer(game, state, seat, [key])


def offered(**payload: Any) -> str:
    return OFFER.choice(Offer(**payload)).key


def refused(state: State, seat: int, key: str) -> tuple[str, dict[str, int | str]]:
    before = facts.snapshot(state)
    with pytest.raises(NotAllowed) as refusal:
        say(state, seat, key)
    assert facts.snapshot(state) == before
    return refusal.value.reason, refusal.value.facts


@pytest.mark.parametrize("seats", MARKET.meta.seats)
@pytest.mark.sample(3)
def test_the_laws_of_every_game_hold(seats: int) -> None:
    for seed in range(3):
        play_lawfully(MARKET, Setup(seats, seed), seeded(seed, f"market {seats}"), every=6)


def test_sealed_answers_can_be_taken_back_and_those_of_the_market_cannot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, "market", MARKET)
    taken = [play_and_take_back(MARKET, Setup(5, seed), seeded(seed)) for seed in range(5)]
    assert sum(taken) > 0


# --- offers


def test_an_offer_is_taken_by_one_of_those_it_is_for() -> None:
    state = table()
    say(state, 0, offered(give={"red": 2}, get={"blue": 1}, to={2, 3}))
    assert refused(state, 1, "take:0")[0] == "not-an-option"
    say(state, 3, "take:0")
    assert state.seats[0].goods == [0, 2, 3] and state.seats[3].goods == [4, 2, 1]
    assert refused(state, 2, "take:0") == ("closed", {"maker": 0})


def test_an_offer_to_anyone() -> None:
    state = table()
    say(state, 0, offered(give={"red": 1}))
    assert [seat.shown for seat in state.seats] == [[], [0], [0], [0], [0]]


def test_what_has_gone_elsewhere_is_not_given_twice() -> None:
    state = table()
    say(state, 0, offered(give={"red": 2}, to={1}))
    say(state, 0, offered(give={"red": 1}, to={2}))
    say(state, 1, "take:0")
    assert refused(state, 2, "take:0") == ("lacks", {"seat": 0, "good": "red", "need": 1, "have": 0})


def test_a_deal_happens_all_together_or_not_at_all() -> None:
    state = table()
    ring = [Move(0, 1, {"red": 1}), Move(1, 2, {"green": 2}), Move(2, 0, {"blue": 2})]
    say(state, 0, DEAL.choice(Deal(ring)).key)
    say(state, 1, "take:0")
    assert [seat.goods for seat in state.seats[:3]] == [[2, 2, 2]] * 3
    say(state, 1, offered(give={"green": 1}, to={4}))
    say(state, 4, "take:0")
    assert refused(state, 2, "take:0") == ("lacks", {"seat": 1, "good": "green", "need": 2, "have": 1})
    say(state, 3, offered(give={"green": 1}, to={1}))
    say(state, 1, "take:1")
    say(state, 2, "take:0")
    assert [seat.goods for seat in state.seats[:3]] == [[1, 2, 4], [3, 0, 2], [2, 4, 0]]


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        (offered(give={"red": 3}), "lacks"),
        (offered(), "nothing-in-it"),
        (offered(give={"red": 1}, to={0}), "to-yourself"),
        (offered(give={"red": 1}, to={5}), "no-such-seat"),
        (DEAL.choice(Deal([Move(1, 2, {"red": 1})])).key, "not-a-party"),
        (DEAL.choice(Deal([Move(0, 0, {"red": 1})])).key, "to-yourself"),
        ('offer:{"give":{"red":-1}}', "bad-payload"),
        ('offer:{"give":{"red":0.5}}', "bad-payload"),
        ('offer:{"give":{"gold":1}}', "bad-payload"),
        ('offer:{"give":{"red":1000000}}', "bad-payload"),
        (TIME, "not-an-option"),
    ],
)
def test_an_offer_that_cannot_be_is_refused_with_the_reason(key: str, reason: str) -> None:
    assert refused(table(), 0, key)[0] == reason


# --- ready, and time


def test_a_seat_that_was_ready_may_act_and_is_ready_no_longer() -> None:
    state = table(3)
    say(state, 1, "ready")
    assert MARKET.awaited(state) == [0, 2] and MARKET.may_act(state) == [0, 1, 2]
    assert not MARKET.decision(state, 1).owed
    assert refused(state, 1, "ready")[0] == "not-an-option"
    say(state, 1, offered(give={"red": 1}))
    assert MARKET.awaited(state) == [0, 1, 2] and MARKET.decision(state, 1).owed
    say(state, 1, "ready")
    say(state, 2, "take:0")
    assert MARKET.awaited(state) == [0, 1, 2], "a trade has its parties look again"


def test_the_market_closes_when_all_are_ready() -> None:
    state = table(3)
    for seat in range(3):
        assert state.now.phase == "trade"
        say(state, seat, "ready")
    assert state.now.phase == "sell" and MARKET.time(state) is None
    with pytest.raises(NotAllowed, match="not-time"):
        MARKET.check(state, CLOCK, MARKET.parse(TIME))


def test_time_is_an_answer_of_the_clock_and_stands_in_the_record() -> None:
    recorder = Recorder(MARKET, Setup(4, 5), ["A", "B", "C", "D"])
    recorder.enter(2, offered(get={"red": 1}))
    recorder.enter(1, "ready")
    recorder.enter(CLOCK, TIME)
    assert recorder.state.now.phase == "sell" and MARKET.awaited(recorder.state) == [0, 1, 2, 3]
    text = dumps(recorder.record)
    assert '{"seat":-2,"choice":"time:trade"}' in text
    again = loads(text, {"market": MARKET})
    assert again == recorder.record and verify(MARKET, again) is None
    kinds = [type(entry) for entry in recorder.record.entries[-2:]]
    assert kinds == [events.TimeRanOut, events.Closed]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ({"seat": 0, "choice": "x" * (LONGEST_KEY + 1)}, f"length <= {LONGEST_KEY}"),
        ({"seat": 0, "choice": ""}, "length >= 1"),
        ({"seat": -3, "choice": "ready"}, "seat -3: a record of 4 counts seats 0 to 3"),
        ({"seat": 4, "choice": "ready"}, "seat 4: a record of 4 counts seats 0 to 3"),
    ],
)
def test_a_record_holds_keys_to_their_length_and_seats_to_the_table(line: Any, problem: str) -> None:
    lines = dumps(Recorder(MARKET, Setup(4, 5)).record).splitlines()
    added = [*lines[:-1], msgspec.json.encode(line).decode(), f'{{"end":{len(lines) - 1}}}']
    with pytest.raises(RecordError, match=rf"line {len(lines)}: .*{problem}"):
        loads("\n".join(added) + "\n", {"market": MARKET})


def test_an_offer_that_somebody_has_heard_of_is_not_taken_back() -> None:
    course = Course(MARKET, table())
    course.enter(0, offered(give={"red": 1}, to={1}))
    with pytest.raises(NotAllowed, match="told-since"):
        course.take_back(0)


# --- who learns what


def learnt(key: str, game: MarketGame = MARKET) -> tuple[list[Any], list[Event]]:
    """What all but seats 1 and 3, of five, see and hear when seat 1 says this ("" for nothing) between two others."""
    state = table(game=game)
    say(state, 4, offered(give={"blue": 1}, to={3}), game)
    if key:
        say(state, 1, key, game)
    say(state, 2, offered(give={"blue": 1}), game)
    others = (None, 0, 2, 4)
    views = [msgspec.to_builtins(game.view(state, viewer)) for viewer in others]
    return views, [event for viewer in others for event in seen_by(state.log or [], viewer)]


def test_an_offer_between_two_of_five_is_heard_by_these_two_alone() -> None:
    one = offered(give={"red": 1}, to={3})
    other = offered(give={"red": 2, "green": 2}, get={"blue": 2}, to={3})
    assert learnt(one) == learnt(other) == learnt("")
    state = table()
    say(state, 1, one)
    for viewer in (1, 3):
        assert seen_by(state.log or [], viewer)[-1] == events.Offered(1, [3], {"red": 1}, {}, [])


class Numbered(MarketGame):
    """Shows how many offers there are, and so that somebody whispers: a planted leak."""

    def view(self, state: State, seat: int | None) -> Any:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, bank={**view.bank, "offers": len(state.book)})  # type: ignore[attr-defined]


class Whole(MarketGame):
    """Shows what all wish for: another planted leak."""

    def view(self, state: State, seat: int | None) -> Any:
        view: Any = super().view(state, seat)
        for seen in view.players:
            seen.wish = GOODS[state.seats[seen.seat].wish]
        return view

    def imagined(self, view: Any, rng: Any) -> State:
        for seen in view.players:
            seen.wish = seen.wish if seen.seat == view.seat else ""
        return super().imagined(view, rng)


def frames(game: MarketGame = MARKET) -> dict[int | None, list[Any]]:
    """What changes for each viewer, by event and at last, when seat 1 whispers to seat 3 and drops that again."""
    state = table(game=game)
    say(state, 3, "ready", game)
    viewers: list[int | None] = [None, *range(5)]
    state.log = shown = Frames(game, {viewer: game.view(state, viewer) for viewer in viewers})
    say(state, 1, offered(give={"red": 1}, to={3}), game)
    say(state, 1, "drop:0", game)
    shown.look(state)
    return shown.changes


def test_nothing_changes_for_those_who_do_not_hear_of_an_offer() -> None:
    changes = frames()
    for viewer in (None, 0, 2, 4):
        assert changes[viewer] == [None] * 3, "an empty frame, which nobody is sent"
    assert changes[1][0] and changes[1][1] and changes[3][0] and changes[3][1]


def test_the_law_of_whispers_finds_a_planted_leak() -> None:
    one = offered(give={"red": 1}, to={3})
    assert learnt(one, Numbered()) != learnt("", Numbered())
    assert any(frames(Numbered())[0])


@pytest.mark.parametrize("game", [Numbered(), Whole()])
def test_the_peek_law_finds_a_planted_leak(game: MarketGame) -> None:
    with pytest.raises(AssertionError, match="peeks"):
        for seed in range(5):
            play_lawfully(game, Setup(5, seed), seeded(seed), every=3)
