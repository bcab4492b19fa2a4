"""R6: the market, its offers, and who sees them."""

import pytest

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.rng import seeded
from cosmodrome.games.sidereal.samples import counterable, declinable
from cosmodrome.games.sidereal.views import No

from .scenario import deliver, move, play, seat


def test_R6_1_an_offer_names_its_maker_its_takers_its_terms_and_its_end() -> None:
    t = play(seat("caylion", "3 green"), seat("unity", "blue"), seat("imdril", "blue"))
    t.offer(0, "green", "blue", to={1, 2}, until=2).offer(0, "green", "blue").offer(
        0, "green", "yellow", to={2}
    )
    t.expect_may(1, "take:0").expect_may(2, "take:0").expect_may(1, "take:1").expect_may(2, "take:2", False)
    t.take(2, 0).expect_goods(2, "green").expect_goods(0, "2 green blue")
    t.expect_may(1, "take:0", False)


@pytest.mark.parametrize(
    "goods", [{"green": -3}, {"green": 0}, {"green": 1.5}, {"green": 100}, {"gold": 1}, {"green": True}]
)
def test_R6_2_unknown_negative_fractional_and_absurd_amounts_are_refused(goods: dict[str, object]) -> None:
    t = play(seat("caylion", "3 green"), seat("unity", "9 green"))
    t.refused(0, "offer", "bad-payload", moves=[{"giver": 0, "goods": goods}], to=[1])
    t.refused(0, "offer", "bad-payload", moves=[{"receiver": 0, "goods": goods}], to=[1])


def test_R6_1_whoever_takes_an_offer_is_the_other_side_of_its_promises() -> None:
    t = play(seat("caylion", "green"), seat("unity", "blue"), seat("imdril", "blue"))
    promises = [deliver(0, None, "white", turn=2), deliver(None, 0, "brown", turn=3)]
    t.offer(0, "green", "blue", to={1, 2}, promises=promises).take(2)
    assert [(promise.debtor, promise.to) for promise in t.promises] == [(0, 2), (2, 0)]
    t.refused(0, "offer", "not-a-party", moves=[move(1, 2, "blue"), move(2, 1, "blue")])
    t.refused(0, "offer", "no-such-seat", moves=[move(0, 7, "green")])
    t.refused(0, "offer", "taker-and-others", moves=[move(None, 0, "green"), move(1, 0, "green")])


def test_R6_2_all_that_can_be_given_has_a_place_in_an_offer() -> None:
    t = play(
        seat("yengii", "white 2 ship", "acrux", donated="vp green"),
        seat("faderan", "blue"),
        seat("zeth"),
    )
    t.trade(0, "white 2 ship acrux vp green", 1, "blue 2 acknowledgement").trade(2, "envoy", 0)
    assert t.state.seats[0].acknowledgements == 2 and t.state.seats[0].envoys == 1
    t.expect_goods(0, "blue").expect_goods(1, "white green 2 ship")
    t.refused_offer(0, "no-such-card", "pluto", to={1})


def test_R6_3_an_offer_gives_what_its_maker_has_and_may_be_a_gift() -> None:
    t = play(seat("caylion", "2 green"), seat("unity"))
    t.refused_offer(0, "lacks", "3 green", to={1}).refused_offer(0, "lacks", "blue", to={1})
    t.refused_offer(0, "nothing-in-it", to={1})
    t.refused(0, "offer", "to-yourself", moves=[move(0, 1, "green"), move(0, 0, "green")])
    t.refused(0, "offer", "to-yourself", moves=[move(0, None, "green")], to={0, 1})
    t.trade(0, "2 green", 1).expect_goods(1, "2 green")


def test_R6_4_the_first_taker_has_it_and_a_deal_waits_for_its_last_party() -> None:
    t = play(seat("caylion", "green"), seat("unity", "blue"), seat("imdril", "blue ship"))
    t.offer(0, "green", "blue").take(2).refused_take(1, "offer-closed")
    t.deal(move(0, 1, "blue"), move(1, 2, "blue"), move(2, 0, "ship"))
    t.take(2).expect_goods(0, "blue").refused_take(2, "offer-closed")
    t.take(1).expect_goods(0, "ship").expect_goods(1, "blue").expect_goods(2, "green blue")


def test_R6_5_nothing_is_given_twice() -> None:
    t = play(seat("caylion", "2 green"), seat("unity", "2 blue"), seat("imdril", "blue"))
    t.offer(0, "2 green", "blue", to={1}).offer(0, "green", "blue", to={2})
    t.take(1).refused_take(2, "lacks")
    t.expect_goods(0, "blue").expect_goods(1, "2 green blue").expect_goods(2, "blue")
    t.expect_may(2, "take:0", False)


def test_R6_6_an_offer_and_an_agreement_can_be_taken_back() -> None:
    t = play(seat("caylion", "green"), seat("unity", "blue"), seat("imdril", "ship"))
    t.offer(0, "green", "blue", to={1}).choose(0, "withdraw:0").refused_take(1, "offer-closed")
    t.deal(move(0, 1, "green"), move(1, 2, "blue"), move(2, 0, "ship"))
    t.take(1).choose(1, f"recall:{t.last(1)}").take(2).expect_goods(0, "green")
    t.take(1).expect_goods(0, "ship")


def test_R6_7_a_counter_names_an_offer_that_goes_with_it() -> None:
    t = play(seat("caylion", "2 green"), seat("unity", "blue"))
    t.offer(0, "green", "blue", to={1})
    t.free(
        1,
        "counter",
        number=0,
        offer={
            "moves": [{"giver": 1, "goods": {"blue": 1}}, {"receiver": 1, "goods": {"green": 2}}],
            "to": [0],
        },
    )
    t.expect_may(1, "take:0").take(0).expect_goods(1, "2 green").refused_take(1, "offer-closed", 0)


def test_R6_7_in_an_imagined_state_a_counter_still_names_its_offer() -> None:
    t = play(seat("caylion", "2 green"), seat("unity", "blue"), seat("imdril", "white"))
    t.offer(2, "white", "blue", to={1}).offer(0, "green", "blue", to={1})
    counter = {"moves": [{"giver": 1, "goods": {"blue": 1}}, {"receiver": 1, "goods": {"green": 2}}], "to": [0]}
    t.free(1, "counter", number=1, offer=counter)
    for viewer in (0, 1):
        seen = t.game.view(t.state, viewer)
        imagined = t.game.view(t.game.imagine(seen, seeded(1)), viewer)
        assert [offer.counters for offer in imagined.offers] == [offer.counters for offer in seen.offers]
        assert [offer.counters for offer in seen.offers].count("") < len(seen.offers)


def test_R6_8_the_offer_of_a_seat_that_is_done_stays_and_taking_it_calls_both_back() -> None:
    t = play(seat("caylion", "green"), seat("unity", "blue"))
    t.offer(0, "green", "blue", to={1}).ready(0, 1)
    assert t.awaited == [2, 3]
    t.take(1).expect_goods(0, "blue")
    assert t.awaited == [0, 1, 2, 3]


def test_R6_9_offers_are_seen_by_those_they_are_for_and_deals_by_all() -> None:
    t = play(seat("caylion", "green"), seat("unity", "blue"))

    def told(at: int | None) -> int:
        return len([event for event in t.log if event.seen_by(at) is not None])

    before = [told(at) for at in (0, 1, 2, None)]
    t.offer(0, "green", "blue", to={1}, promises=[deliver(0, 1, "white", turn=2)])
    assert [after - old for after, old in zip([told(at) for at in (0, 1, 2, None)], before, strict=True)] == [
        1,
        1,
        0,
        0,
    ]
    assert len(t.game.view(t.state, 1).offers) == 1 and len(t.game.view(t.state, 2).offers) == 0
    t.take(1)
    assert told(2) > before[2] and len(t.view(None).ledger) == 1


def test_R6_10_what_a_seat_seeks_binds_nobody_and_goes_with_the_phase() -> None:
    t = play(seat("caylion", "green"), seat("unity"))
    t.free(0, "seek", seek={"blue": 2}, give={"green": 9})
    assert t.view(None).players[0].notice.seek == {"blue": 2}
    t.refused(0, "seek", "bad-payload", phrases=["in my own words"])
    t.free(0, "seek", seek={"yellow": 1}, phrases=["to-invent", "paid-next-turn"], to=1)
    assert t.game.view(t.state, 1).players[0].notice.phrases == ["to-invent", "paid-next-turn"]
    assert t.view(None).players[0].notice is None and t.game.view(t.state, 1).players[0].notice.seek == {
        "yellow": 1
    }
    t.expect_goods(0, "green").next_turn()
    assert t.game.view(t.state, 1).players[0].notice is None


def test_R6_11_there_are_limits_to_offers_and_promises() -> None:
    t = play(seat("caylion", "green"), seat("unity"))
    for _ in range(12):
        t.offer(0, "green", "blue", to={1})
    t.refused_offer(0, "too-many-offers", "green", "yellow", to={1})
    assert t.decision(0).form("offer") is None
    t.choose(0, "withdraw:3")
    assert t.decision(0).form("offer") is not None
    t.offer(0, "green", "yellow", to={1})
    t = play(seat("caylion", "green"), seat("unity"))
    t.refused_offer(0, "bad-payload", "green", to={1}, promises=[deliver(0, 1, "white", turn=2)] * 9)


def test_R6_14_a_seat_makes_so_many_offers_in_a_phase() -> None:
    t = play(seat("caylion", "green"), seat("unity"))
    for number in range(60):
        t.offer(0, "green", "blue", to={1}).choose(0, f"withdraw:{number}")
    with pytest.raises(NotAllowed) as refused:
        t.offer(0, "green", "blue", to={1})
    assert (refused.value.reason, refused.value.rule) == ("book-full", "R6.14")
    t.next_turn().offer(0, "green", "blue", to={1})


def test_R6_12_offers_end_with_the_phase_or_wait_for_the_next() -> None:
    t = play(seat("caylion", "2 green"), seat("unity", "2 blue"))
    t.offer(0, "green", "blue", to={1}).offer(0, "green", "blue", to={1}, until=2)
    t.until("talk")
    with pytest.raises(NotAllowed):
        t.choose(1, "take:0")
    t.next_turn()
    assert len(t.game.view(t.state, 1).offers) == 1
    t.take(1).expect_goods(1, "green blue").next_turn()
    assert t.game.view(t.state, 1).offers == []


def test_R6_13_a_no_is_heard_and_binds_nobody() -> None:
    t = play(seat("caylion", "2 green"), seat("unity", "blue"), seat("imdril", "ship"))
    t.refused(1, "decline", "no-such-offer", number=0)
    t.deal(move(0, 1, "green"), move(1, 2, "blue"), move(2, 0, "ship")).free(
        2, "decline", number=0, why="needed"
    )
    assert [offer.declined for offer in t.game.view(t.state, 0).offers] == [[No(2, "needed")]]
    assert (
        t.game.view(t.state, 1).offers == t.game.view(t.state, 2).offers
        and not t.game.view(t.state, 3).offers
    )
    t.free(2, "decline", number=0, why="too-little")
    t.take(1).refused(1, "decline", "offer-closed", number=0)
    assert t.game.view(t.state, 0).offers[0].declined == [No(2, "too-little")]
    t.take(2).expect_goods(2, "blue").refused(2, "decline", "offer-closed", number=0)
    t.refused(2, "decline", "bad-payload", number=0, why="because")


def test_R6_13_who_takes_it_after_all_has_not_said_no() -> None:
    t = play(seat("caylion", "2 green"), seat("unity", "blue"), seat("imdril", "ship"))
    t.deal(move(0, 1, "green"), move(1, 2, "blue"), move(2, 0, "ship"))
    t.free(1, "decline", number=0).take(1)
    assert t.game.view(t.state, 0).offers[0].declined == [] and t.game.view(t.state, 0).offers[0].agreed == [
        1
    ]


def test_R2_9_a_no_leaves_who_is_ready_ready() -> None:
    t = play(seat("caylion", "2 green"), seat("unity", "blue"), seat("imdril", "ship"))
    t.choose(1, "ready").offer(0, "green", "blue", to={1}).free(1, "decline", number=0)
    assert t.game.view(t.state, 0).players[1].ready


def test_the_first_offer_that_can_be_answered_is_found_alone() -> None:
    t = play(seat("caylion", "3 green"), seat("unity", "blue"))
    for _ in range(3):
        t.offer(0, "green", "blue", {1})
    t.choose(0, "withdraw:0")
    state, unity = t.state, t.state.seats[1]
    assert (counterable(state, unity), declinable(state, unity)) == ([1, 2], [1, 2])
    assert (counterable(state, unity, 1), declinable(state, unity, 1)) == ([1], [1])
