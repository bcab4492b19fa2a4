"""R5: promises, how the engine keeps them, and what a broken one costs."""

from typing import Any

import pytest

from cosmodrome.core.decision import Verdict
from cosmodrome.core.rng import seeded
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.deals import RELEASED, pack_of

from .scenario import (
    Table,
    bid,
    deliver,
    invention,
    leave,
    move,
    note,
    output,
    play,
    run,
    seat,
    spare,
)


def test_R5_1_a_promise_is_part_of_a_deal_between_its_parties_and_binds_later() -> None:
    t = play(seat("caylion", "2 green"), seat("unity", "blue"), seat("imdril"))
    t.offer(0, "green", "blue", to={1}, promises=[deliver(0, 2, "green", turn=2)]).take(1)
    assert t.fates() == []  # seat 2 is a party of it, and has not agreed
    t.choose(0, "withdraw:0")
    t.trade(0, "green", 1, "blue", promises=[deliver(0, 1, "green", turn=4)])
    assert t.fates() == ["open"]
    t.next_turn().next_turn().expect_goods(0, "green blue").next_turn().expect_goods(0, "blue")
    assert t.fates() == ["kept"]
    t.expect_goods(1, "2 green")


def test_R5_2_a_delivery_is_made_at_the_start_of_its_turn_or_at_the_end_of_trade() -> None:
    t = play(seat("caylion", "2 green"), seat("unity", "blue"))
    t.refused_offer(0, "not-in-turn", "", "blue", to={1}, promises=[deliver(0, 1, "green", turn=1)])
    for what, why in (
        ("acknowledgement", "no-acknowledgements"),
        ("envoy", "no-envoys"),
        ("licence:nanotechnology", "no-licence"),
    ):
        t.refused_offer(0, why, "", "blue", to={1}, promises=[deliver(0, 1, what, turn=2)])
    early, late = deliver(0, 1, "green", turn=2), deliver(0, 1, "green", turn=2, late=True)
    t.trade(1, "blue", 0, promises=[early, late]).expect_goods(1, "")
    t.next_turn().expect_goods(1, "green").until("economy").expect_goods(1, "2 green")


def test_R5_3_a_promised_run_is_made_and_its_goods_delivered_in_the_next_turn() -> None:
    t = play(seat("caylion", "2 green"), seat("unity", "blue"), seat("eni_et"))
    t.refused_offer(
        2, "no-fixed-output", "", "blue", to={1}, promises=[output(2, 1, "eni_et_cultural_charity", turn=1)]
    )
    t.trade(1, "blue", 0, promises=[output(0, 1, "caylion_oceanic_processing", turn=1)]).until("economy")
    t.refused_plan(0, "promised-to-run", "planetary_ecological_dominance")
    t.expect_may(0, "run_none", False).expect_may(0, "run_all").expect_may(1, "run_none")
    t.plan(0, "oceanic_processing").carry_out().expect_goods(0, "brown 2 blue")
    t.next_turn().expect_goods(0, "blue").expect_goods(1, "brown blue")
    assert t.fates() == ["kept"]


def test_R5_4_a_promised_bid_counts_the_ships_put_in() -> None:
    t = play(seat("caylion", "6 ship"), seat("unity", "4 ship"))
    t.trade(0, "ship", 1, promises=[bid(0, 1, "colony", "least", 4, 1), bid(0, 1, "research", "most", 0, 1)])
    t.until("split")
    t.refused(0, "split", "promised-bid", colony=3, research=0)
    t.refused(0, "split", "promised-bid", colony=4, research=1)
    t.free(0, "split", colony=4, research=0)
    t.free(1, "split", colony=0, research=5).until("trade")
    assert t.fates() == ["kept", "kept"]


def test_R5_5_what_is_passed_or_left_is_not_taken() -> None:
    t = play(
        seat("caylion", "8 ship"),
        seat("unity", "5 ship"),
        colonies="acrux vega altair deneb",
    )
    t.trade(0, "ship", 1, promises=[leave(0, 1, "vega", 1), bid(0, 1, "research", "pass", 0, 1)])
    t.bids((4, 3)).until("colony")
    t.expect_may(0, "buy:0").expect_may(0, "buy:1", False).expect_may(0, "buy:2").choose(0, "buy:0")
    assert t.phase == "trade"  # no question about a team
    t.expect_goods(0, "3 ship")
    assert t.fates() == ["kept", "kept"] and t.teams(0) == []


def test_R5_6_a_promised_invention_is_due_at_the_end_of_trade() -> None:
    t = play(seat("caylion", "4 yellow", "mechanical_engineers"), seat("unity", "blue"))
    t.refused_offer(1, "holds-not", "blue", to={0}, promises=[invention(1, 0, "mechanical_engineers", 2)])
    t.trade(1, "blue", 0, promises=[invention(0, 1, "mechanical_engineers", 2)])
    t.next_turn()
    assert t.fates() == ["open"]
    t.invent(0, "mechanical_engineers").until("economy")
    assert t.fates() == ["kept"]


def test_R5_7_the_zeth_do_not_steal_from_whom_they_spare() -> None:
    t = play(
        seat("zeth", "6 white"), seat("unity", "blue"), seat("imdril", "2 white"), seat("caylion", "white")
    )
    t.refused_offer(1, "steals-not", "blue", to={0}, promises=[spare(1, 0, 2)])
    t.trade(1, "blue", 0, promises=[spare(0, 1, 2), spare(0, 1, 2, seat=2)]).next_turn()
    t.until("theft")
    t.refused(0, "steal", "promised-to-spare", card="zeth_systemic_bribery", victim=2, price=1)
    t.next_turn()
    assert t.fates() == ["kept", "kept"]


def test_R5_8_a_note_is_written_down_and_not_enforced() -> None:
    t = play(seat("caylion", "green"), seat("unity", "blue"))
    t.trade(0, "green", 1, "blue", promises=[note(0, 1, "I shall be kind")])
    assert [promise.text for promise in t.promises] == ["I shall be kind"]
    t.next_turn()
    assert "broken" not in t.fates() and t.points(0) == 0


def test_R5_9_no_promise_is_due_after_the_game() -> None:
    t = play(seat("zeth", "green"), seat("caylion", "blue", "sociologists"), turn=4)
    for promise in (
        output(1, 0, "caylion_oceanic_processing", 6),
        bid(1, 0, "colony", "most", 1, 6),
        leave(1, 0, "acrux", 6),
        spare(0, 1, 6),
    ):
        t.refused_offer(1, "not-in-turn", "blue", to={0}, promises=[promise])
    t.trade(1, "blue", 0, promises=[deliver(0, 1, "blue", turn=6), invention(1, 0, "sociologists", 6)])


def test_R5_10_what_would_break_a_promise_is_refused_while_it_can_be_kept() -> None:
    t = play(seat("caylion", "4 yellow", "mechanical_engineers"), seat("unity", "blue"))
    t.trade(1, "blue", 0, promises=[invention(0, 1, "mechanical_engineers", 1)])
    t.refused_offer(0, "promised-to-invent", "mechanical_engineers", to={1})
    t.time()
    assert t.phase == "closing"
    t.refused_key(0, "ready", "promised-to-invent").invent(0, "mechanical_engineers")
    assert t.phase == "economy" and t.fates() == ["kept"]
    t = play(seat("caylion", "5 ship"), seat("unity", "blue"))
    t.trade(1, "blue", 0, promises=[bid(0, 1, "colony", "least", 2, 1), bid(0, 1, "research", "least", 1, 1)])
    t.until("split").choose(0, "keep").next_turn()  # which keeps what is not promised
    assert t.fates() == ["kept", "kept"]


def test_R5_11_promises_that_clash_bind_in_the_order_in_which_they_were_made() -> None:
    t = play(seat("caylion", "5 ship"), seat("unity", "blue"))
    t.trade(1, "blue", 0, promises=[bid(0, 1, "colony", "least", 3, 1), bid(0, 1, "research", "least", 4, 1)])
    t.until("split").refused(0, "split", "promised-bid", colony=1, research=4)
    t.free(0, "split", colony=3, research=2).next_turn()
    assert t.fates() == ["kept", "broken"] and t.points(0) == -2


def test_R5_12_what_a_delivery_needs_may_be_spent_and_all_see_that_it_is_missing() -> None:
    t = play(seat("caylion", "2 white", "acrux"), seat("unity", "blue"))
    t.trade(1, "blue", 0, promises=[deliver(0, 1, "2 white", turn=2)])
    assert [owed.can for owed in t.view(None).ledger] == [True]
    t.flip(0, "acrux")
    assert [owed.can for owed in t.view(None).ledger] == [False]


def test_R5_12_whoever_is_about_to_spend_it_is_warned() -> None:
    """By an act, a plan and an offer; not by what leaves enough, nor of what the seat could not deliver anyway."""

    def warned(found: list[Verdict]) -> list[tuple[str, dict[str, int | str]]]:
        return [(each.card, each.facts) for each in found if each.reason == "endangers"]

    def weigh(t: Table, verb: str, payload: Any) -> list[tuple[str, dict[str, int | str]]]:
        return warned(t.game.referee.weigh(t.state, 0, FORMS[verb].choice(payload)))

    t = play(seat("caylion", "2 white 2 green", "acrux"), seat("unity", "2 blue"))
    t.trade(1, "blue", 0, promises=[deliver(0, 1, "2 white", turn=2)])
    t.trade(1, "blue", 0, promises=[deliver(0, 1, "9 ship", turn=2)])
    told = t.verdict(0, "acrux")
    assert (told.allowed, told.reason, told.facts["number"], told.facts["to"]) == (True, "endangers", 0, 1)
    give = {"white": [("promise:0", {"number": 0, "to": 1})], "green": []}
    for good, expected in give.items():
        assert weigh(t, "offer", payloads.Offer([move(0, 1, good)])) == expected
    assert weigh(t, "offer", payloads.Offer([move(0, 1, "white"), move(1, 0, "white")])) == []
    assert weigh(t, "run", payloads.Economy([run("caylion_oceanic_processing")])) == []
    t.state.ledger[0].pack = pack_of([0, 0, 2] + [0] * 7)
    assert len(weigh(t, "run", payloads.Economy([run("caylion_oceanic_processing")]))) == 1
    t.state.ledger[0].fate = RELEASED
    assert t.verdict(0, "acrux").reason == "can"


def test_R5_12_whoever_could_take_an_offer_is_warned_of_it() -> None:
    """Beside what it is worth; not of what gives enough back, nor of what it cannot take."""
    t = play(seat("caylion", "2 white 2 green", "acrux"), seat("unity", "4 blue 2 white"))
    t.trade(1, "blue", 0, promises=[deliver(0, 1, "2 white", turn=2)])
    asked = {
        "white": [move(0, 1, "white"), move(1, 0, "blue")],
        "green": [move(0, 1, "green"), move(1, 0, "blue")],
        "both ways": [move(0, 1, "white"), move(1, 0, "white")],
        "too much": [move(0, 1, "9 white"), move(1, 0, "blue")],
    }
    for moves in asked.values():
        t.free(1, "offer", moves=moves)
    told = [each for each in t.game.referee.verdicts(t.state, 0) if each.card.startswith("take:")]
    assert [each.reason for each in told] == ["endangers", "can", "can", "lacks"]
    assert (told[0].allowed, told[0].facts["number"], told[0].facts["to"]) == (True, 0, 1)


def test_R5_13_when_time_is_up_a_promised_invention_is_made() -> None:
    t = play(seat("caylion", "2 ultratech 6 white", "mechanical_engineers"), seat("unity", "blue"))
    t.trade(1, "blue", 0, promises=[invention(0, 1, "mechanical_engineers", 1)])
    t.time().time().expect_goods(0, "6 white blue")
    assert t.points(0) == 1 and t.fates() == ["kept"]


def test_R5_14_deliveries_are_made_by_age_and_one_may_serve_another() -> None:
    t = play(seat("caylion"), seat("unity", "blue green"), seat("imdril"))
    t.trade(0, "", 2, "", promises=[deliver(0, 2, "blue", turn=2)])
    t.trade(1, "green", 0, "", promises=[deliver(1, 0, "blue", turn=2)])
    t.next_turn().expect_goods(2, "blue").expect_goods(0, "green")
    assert t.fates() == ["kept", "kept"]
    t = play(seat("caylion", "2 blue"), seat("unity", "2 green"), seat("imdril", "green"))
    t.trade(1, "2 green", 0, promises=[deliver(0, 1, "2 blue", turn=2)])
    t.trade(2, "green", 0, promises=[deliver(0, 2, "blue", turn=2)])
    t.next_turn().expect_goods(1, "2 blue").expect_goods(2, "")
    assert t.fates() == ["kept", "broken"] and t.points(0) == -1


def test_R5_15_all_the_injured_may_accept_a_compensation() -> None:
    t = play(seat("caylion", "", "acrux altair"), seat("unity"))
    t.offer(0, promises=[deliver(0, 1, "3 black", turn=2)]).take(1).until("settle")
    assert t.phase == "settle" and t.awaited == [0]
    form = t.decision(0).form("compensate")
    assert form is not None and form.sample(seeded(1, "test")).payload.moves[0].cards == ["acrux"]
    t.refused(1, "compensate", "no-such-promise", number=0, moves=[move(1, 0, "")])
    t.free(0, "compensate", number=0, moves=[move(0, 1, "acrux")])
    t.take(1)
    assert t.owner("acrux") == 1 and t.points(0) == 0 and t.fates() == ["compensated"]
    assert t.phase == "trade"


def test_R5_15_a_compensation_may_be_another_promise() -> None:
    t = play(seat("caylion", "green"), seat("unity"))
    t.offer(0, promises=[deliver(0, 1, "3 black", turn=2)]).take(1).until("settle")
    t.refused(0, "compensate", "nothing-in-it", number=0)
    t.refused(0, "compensate", "only-to-the-injured", number=0, promises=[deliver(1, 0, "black", turn=3)])
    t.refused(0, "compensate", "only-to-the-injured", number=0, promises=[deliver(0, 2, "black", turn=3)])
    t.refused(0, "compensate", "not-in-turn", number=0, promises=[deliver(0, 1, "black", turn=2)])
    t.free(0, "compensate", number=0, moves=[move(0, 1, "green")], promises=[deliver(0, 1, "2 blue", turn=3)])
    t.take(1).expect_goods(1, "green")
    assert t.fates() == ["compensated", "open"] and t.points(0) == 0
    t.next_turn()
    assert t.fates() == ["compensated", "broken"] and t.points(0) == -2


def test_R5_15_as_a_trade_phase_ends_nothing_is_promised_for_that_end() -> None:
    t = play(seat("caylion", "white", "mechanical_engineers"), seat("unity"))
    t.offer(0, promises=[deliver(0, 1, "black", turn=1, late=True)]).take(1).until("settle")
    for late in (deliver(0, 1, "white", turn=1, late=True), invention(0, 1, "mechanical_engineers", 1)):
        t.refused(0, "compensate", "not-in-turn", number=0, promises=[late])
    t.free(0, "compensate", number=0, promises=[deliver(0, 1, "white", turn=2)]).take(1)
    assert t.fates() == ["compensated", "open"]


@pytest.mark.parametrize("last", ["take", "refuse"])
def test_R5_15_every_one_of_the_injured_must_accept(last: str) -> None:
    t = play(seat("caylion", "2 white", "mechanical_engineers"), seat("unity"), seat("imdril"), seat("kt"))
    owed = payloads.Invention(by=0, to=1, also={2}, card="mechanical_engineers", turn=1)
    t.offer(0, promises=[owed]).take(1).take(2).until("settle")
    t.refused(0, "compensate", "only-to-the-injured", number=0, moves=[move(0, 3, "white")])
    t.free(0, "compensate", number=0, moves=[move(0, 1, "white"), move(0, 2, "white")])
    t.take(1).expect_goods(0, "2 white")
    t.choose(2, f"{last}:{t.last(2)}")
    assert t.phase == "economy" and t.fates() == ["compensated" if last == "take" else "broken"]
    t.expect_goods(0, "" if last == "take" else "2 white")
    assert t.points(0) == (0 if last == "take" else -2)


@pytest.mark.parametrize("answer", ["refuse", "time", "done"])
def test_R5_16_else_it_is_delivered_as_far_as_possible(answer: str) -> None:
    t = play(seat("caylion", "2 black blue"), seat("unity", "green"))
    t.trade(1, "green", 0, promises=[deliver(0, 1, "3 black", turn=2)]).until("settle")
    if answer == "done":
        t.ready(0)
    else:
        t.free(0, "compensate", number=0, moves=[move(0, 1, "blue")])
    if answer == "time":
        t.time()
    elif answer == "done":
        assert t.phase == "trade"
    else:
        t.choose(1, f"refuse:{t.last(1)}")
    t.expect_goods(0, "green blue").expect_goods(1, "2 black")
    assert t.phase == "trade" and t.fates() == ["broken"] and t.points(0) == -1
    assert not any(key.startswith("take") for key in t.options(1))  # the compensation is off


def test_R5_17_what_is_missing_costs_one_or_two_points_apiece() -> None:
    def lost(owed: str) -> float:
        t = play(seat("caylion", "", "social_exodus"), seat("unity", "green", "acrux"))
        t.trade(1, "green", 0, promises=[deliver(0, 1, owed, turn=2)]).next_turn()
        assert t.fates() == ["broken"]
        return -t.points(0)

    assert lost("2 white blue 3 ship") == 6
    assert lost("2 ultratech") == 4 and lost("acrux") == 2 and lost("vp") == 2
    t = play(seat("zeth"), seat("yengii", "green"))
    t.trade(1, "green", 0, promises=[deliver(0, 1, "2 envoy", turn=2)])
    t.trade(0, "", 1, promises=[deliver(1, 0, "licence:nanotechnology", turn=2)])
    t.state.envoys_left = 1
    t.next_turn()
    assert (t.points(0), t.points(1)) == (-1, -2) and t.state.seats[1].envoys == 1
    t = play(seat("yengii", "6 brown", "organic_chemists"), seat("zeth", "green"))
    t.invent(0, "organic_chemists")
    t.trade(1, "green", 0, promises=[deliver(0, 1, "9 black licence:genetic_engineering", turn=2)])
    before = t.points(0)
    t.next_turn()
    assert t.fates() == ["broken"] and t.points(0) == before - 6  # three cubes and the licence were given


@pytest.mark.parametrize("penalty", ["2", "0", "1", "3"])
def test_R5_18_a_broken_promise_of_action_costs_what_the_option_says(penalty: str) -> None:
    t = play(seat("caylion", "", "mechanical_engineers"), seat("unity", "blue"), promise_penalty=penalty)
    t.trade(1, "blue", 0, promises=[invention(0, 1, "mechanical_engineers", 1)]).until("economy")
    assert t.fates() == ["broken"] and t.points(0) == -int(penalty)
    t = play(seat("caylion"), seat("unity", "blue"), promise_penalty=penalty)
    t.trade(1, "blue", 0, promises=[output(0, 1, "caylion_distributed_telenet", 1)]).next_turn()
    assert t.fates() == ["broken"] and t.points(0) == -2  # a Culture and an Industry


def test_R5_19_the_injured_together_release_a_debtor() -> None:
    t = play(seat("caylion"), seat("unity", "green"), seat("imdril", "green"))
    t.trade(1, "green", 0, promises=[deliver(0, 1, "2 blue", turn=2)])
    t.refused(2, "release", "no-such-promise", number=0)
    t.free(1, "release", number=0).next_turn()
    assert t.fates() == ["released"] and t.points(0) == 0


def test_R5_20_a_promise_is_kept_when_it_can_no_longer_be_broken() -> None:
    t = play(seat("caylion", "3 ship"), seat("unity", "blue"))
    t.trade(1, "blue", 0, promises=[bid(0, 1, "colony", "most", 2, 1)]).until("split")
    assert t.fates() == ["open"]
    t.bids((2, 0))
    assert t.fates() == ["kept"]


def test_R5_21_a_delivered_card_is_lent_for_the_turn_and_grey_is_no_colour() -> None:
    t = play(seat("unity", "wild_small"), seat("caylion", "2 green"))
    t.trade(
        1,
        "2 green",
        0,
        promises=[deliver(0, 1, "white", turn=2), deliver(0, 1, "unity_adaptive_fabrication", turn=2)],
    )
    t.next_turn()
    assert t.fates() == ["broken", "kept"] and t.holder("unity_adaptive_fabrication") == 1
    t.next_turn()
    assert t.holder("unity_adaptive_fabrication") == 0


def test_R5_22_what_could_never_be_kept_is_not_promised() -> None:
    t = play(
        seat("caylion", "green", "social_exodus"),
        seat("unity", "blue", donated="2 vp"),
        seat("zeth"),
        seat("yengii", "", "nanotechnology"),
    )
    technology = "licence:nanotechnology"
    for debtor, to, what, turn, why in (
        (1, 0, "3 vp", 2, "never-points"),
        (1, 0, "3 vp", 1, "never-points"),
        (0, 1, "vp", 1, "never-points"),
        (0, 1, "unity_adaptive_fabrication", 2, "never-own"),
        (0, 1, "kjas_social_exodus", 2, "never-there"),
        (2, 1, "zeth_black_market", 2, "never-given"),
        (2, 1, "8 envoy", 2, "no-envoys"),
    ):
        owed = deliver(debtor, to, what, turn=turn, late=turn == 1)
        t.refused_offer(to, why, to={debtor}, promises=[owed])
    t.offer(1, to={0}, promises=[deliver(1, 0, "2 vp", turn=1, late=True)])
    t.offer(1, to={0}, promises=[deliver(0, 1, "3 vp", turn=2)])
    t.offer(1, to={2}, promises=[deliver(2, 1, "7 envoy", turn=2)])
    # An open offer is judged by who would take it.
    t.free(3, "offer", promises=[deliver(None, 3, "vp", turn=2)])
    t.refused_take(2, "never-points").take(0)
    # The Eni Et never run what they promise to run; a technology that the other has is not licensed to it.
    t = play(seat("eni_et", "green"), seat("yengii"), seat("unity", "", "nanotechnology"))
    t.refused_offer(1, "has-technology", to={2}, promises=[deliver(1, 2, technology, turn=2)])
    t.refused_offer(0, "never-run", to={1}, promises=[output(0, 1, "eni_et_xenotech_pool", turn=1)])
    t.offer(1, to={2}, promises=[output(2, 1, "eni_et_xenotech_pool", turn=1)])


def test_R5_22_a_borrower_may_pass_on_at_the_end_what_it_has_borrowed() -> None:
    """To its owner, or with the option to anybody."""
    card = "unity_adaptive_fabrication"
    t = play(seat("caylion", "green"), seat("unity"), seat("imdril"))
    t.offer(0, to={1}, promises=[deliver(0, 1, card, turn=2, late=True)])
    t.refused_offer(0, "never-own", to={2}, promises=[deliver(0, 2, card, turn=2, late=True)])
    t = play(seat("caylion", "green"), seat("unity"), seat("imdril"), lend_on=True)
    t.offer(0, to={2}, promises=[deliver(0, 2, card, turn=2, late=True)])
    t.refused_offer(0, "never-own", to={2}, promises=[deliver(0, 2, card, turn=2)])


def test_R5_8_a_note_is_one_line_of_what_can_be_seen() -> None:
    t = play(seat("caylion", "green"), seat("unity"))
    said = note(0, 1, "peace\u202e\n\u2067 till\tturn 4\x00", turn=4)
    t.offer(0, "green", to={1}, promises=[said])
    assert t.view(1).offers[0].promises[0].text == "peace till turn 4"
    for nothing in ("\u202e\u2067", "\u200b\u2060", "\u3164", " "):
        t.refused_offer(0, "nothing-said", "green", to={1}, promises=[note(0, 1, nothing, turn=4)])
