"""R9 The experienced game of two seats."""

from itertools import combinations

import pytest

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.meta import SetupError
from cosmodrome.games.race.game import RACE

from .scenario import begin, play, seat

SEVEN = ["explore-5", "explore-1-1", "develop", "settle", "consume-trade", "consume-x2", "produce"]
FILLER = "rebel_base rebel_homeworld destroyed_world asteroid_belt radioactive_world gem_world comet_zone mining_world"


OTHER = "pre_sentient_race space_port spice_world artist_colony new_earth gambling_world rebel_miners rebel_outpost"


def filler(count, other=False):
    return " ".join((OTHER if other else FILLER).split()[:count])


def table_of(first, second=None, **more):
    return play(first, second or seat(), experienced=True, **more)


def test_R9_1_for_two_seats_only():
    begin(2, experienced=True)
    for seats in (3, 4):
        with pytest.raises(SetupError, match="experienced"):
            begin(seats, experienced=True)


def test_R9_1_a_second_develop_and_settle_but_nothing_else_twice():
    keys = table_of(seat()).options(0)
    assert {key for key in keys if len(set(key[4:].split("+"))) == 1} == {
        "act:develop+develop",
        "act:settle+settle",
    }


def test_R9_2_23_pairs():
    pairs = {f"act:{one}+{other}" for one, other in combinations(SEVEN, 2)} | {
        "act:develop+develop",
        "act:settle+settle",
    }
    assert len(pairs) == 23
    table_of(seat()).expect_options(0, " ".join(pairs))


def test_R9_2_a_pair_is_named_in_any_order():
    assert RACE.parse("act:produce+develop") is RACE.parse("act:develop+produce")
    for wrong in ("act:produce+produce", "act:develop+", "act:+", "act:develop+produce+settle", "start:a+b"):
        with pytest.raises(NotAllowed, match="unknown-choice"):
            RACE.parse(wrong)


def test_R9_2_two_phases_a_seat_are_played():
    table = table_of(seat("epsilon_eridani gem_world")).acts("consume-x2+produce", "develop+settle")
    assert [event["phase"] for event in table.happened("phase-began")] == [
        "develop",
        "settle",
        "consume",
        "produce",
    ]


def test_R9_3_both_explores_look_at_eight_and_keep_two():
    table = table_of(seat()).acts("explore-5+explore-1-1", "explore-1-1+produce")
    assert len(table.view(0).looked_at) == 8 and len(table.view(1).looked_at) == 3
    table.expect_asked(0, "explore-keep", more=2)
    table.keep_any(0).keep_any(1)
    assert [event["phase"] for event in table.happened("phase-began")] == ["explore", "produce"]


def test_R9_4_both_consumes_sell_one_then_double():
    table = table_of(seat("epsilon_eridani gem_world+ comet_zone+")).acts(
        "consume-trade+consume-x2", "develop+settle"
    )
    table.expect_asked(0, "sell").choose(0, "sell:comet_zone")
    table.expect_events("sold", value=3).expect_events("consumed", card="epsilon_eridani", vp=2, cards=1)
    assert len(table.happened("sold")) == 1 and table.chips(0) == 2
    assert [event["phase"] for event in table.happened("phase-began")].count("consume") == 1


def test_R9_5_two_develops_are_two_phases_for_both_seats():
    hand = "public_works space_marines "
    table = table_of(seat(hand=hand + filler(4)), seat(hand=hand + filler(4, other=True))).acts(
        "develop+develop", "settle+produce"
    )
    for name, pays in (
        ("space_marines", ["rebel_base", filler(2, other=True)]),
        ("public_works", ["", "spice_world"]),
    ):
        for at in (0, 1):
            table.choose(at, "place:" + name)
        for at in (0, 1):
            if pays[at]:
                table.pay(at, pays[at])
    assert table.tableau(0) == ["old_earth", "space_marines", "public_works"]
    assert table.tableau(1) == ["new_sparta", "space_marines", "public_works"]
    assert [event["price"] for event in table.happened("developed")] == [1, 2, 0, 1]
    assert [(event["phase"], event["bonus"]) for event in table.happened("phase-began")][:2] == [
        ("develop", [0]),
        ("develop", [0]),
    ]


def test_R9_5_a_phase_that_is_played_twice_stands_twice_in_the_view():
    table = table_of(seat(hand="space_marines " + filler(4))).acts("develop+develop", "settle+produce")
    told = [(phase.phase, phase.bonus, phase.state) for phase in table.view(0).phases]
    assert told == [
        ("develop", [0], "now"),
        ("develop", [0], "ahead"),
        ("settle", [1], "ahead"),
        ("produce", [1], "ahead"),
    ]


def test_R9_5_draws_at_the_start_come_in_each():
    table = table_of(seat("old_earth interstellar_bank")).acts("develop+develop", "settle+produce")
    while table.purpose(0) == "develop":
        table.choose(0, "pass")
    assert len(table.happened("drew")) == 2 and len(table.hand(0)) == 2


def test_R9_5_two_settles_are_two_phases():
    table = table_of(
        seat("new_sparta", "star_nomad_lair rebel_fuel_cache"),
        seat("old_earth", "refugee_world pilgrimage_world"),
    )
    table.acts("settle+settle", "develop+produce")
    table.choose(0, "place:star_nomad_lair").choose(1, "place:refugee_world")
    table.choose(0, "place:rebel_fuel_cache").choose(1, "place:pilgrimage_world")
    assert table.tableau(0) == ["new_sparta", "star_nomad_lair", "rebel_fuel_cache"]
    assert table.tableau(1) == ["old_earth", "refugee_world", "pilgrimage_world"]


def test_R9_6_the_bonus_of_a_single_pick_is_for_the_first_phase():
    table = table_of(
        seat("new_sparta", "star_nomad_lair rebel_fuel_cache"),
        seat("old_earth", "refugee_world pilgrimage_world"),
    )
    table.acts("settle+settle", "develop+settle")
    assert [event["bonus"] for event in table.happened("phase-began") if event["phase"] == "settle"] == [
        [0, 1]
    ]
    table.choose(0, "place:star_nomad_lair").choose(1, "place:refugee_world")
    assert [event["seat"] for event in table.happened("drew")] == [0, 1]
    table.choose(0, "place:rebel_fuel_cache").choose(1, "place:pilgrimage_world")
    assert [event["seat"] for event in table.happened("drew")] == [0, 1, 0]
    assert [event["bonus"] for event in table.happened("phase-began") if event["phase"] == "settle"] == [
        [0, 1],
        [0],
    ]


def test_R9_6_develop_likewise():
    hand = "space_marines drop_ships "
    table = table_of(seat(hand=hand + filler(7)), seat(hand=hand + filler(7, other=True))).acts(
        "develop+develop", "develop+settle"
    )
    for at in (0, 1):
        table.choose(at, "place:space_marines")
    for at in (0, 1):
        table.expect_asked(at, "pay", more=1).pay(at, ["rebel_base", "space_port"][at])
    for at in (0, 1):
        table.choose(at, "place:drop_ships")
    table.expect_asked(0, "pay", more=3).expect_asked(1, "pay", more=4)


def test_R9_6_one_each_is_one_phase():
    table = table_of(seat(hand="public_works gem_world")).acts("explore-5+develop", "develop+settle")
    table.keep_any(0).keep_any(1).choose(0, "pass")
    assert [event["phase"] for event in table.happened("phase-began")].count("develop") == 1


def test_R9_7_powers_of_the_first_work_in_the_second():
    table = table_of(seat("old_earth", "investment_credits public_works gem_world")).acts(
        "develop+develop", "settle+produce"
    )
    table.choose(0, "place:investment_credits").choose(0, "place:public_works")
    assert [event["price"] for event in table.happened("developed")] == [0, 0]
    # Public Works draws for a development of the second phase.
    table = table_of(seat("old_earth", "public_works space_marines gem_world")).acts(
        "develop+develop", "settle+produce"
    )
    table.choose(0, "place:public_works").choose(0, "place:space_marines")
    table.expect_events("drew", why="public_works", count=1)


def test_R9_7_military_of_the_first_works_in_the_second():
    table = table_of(seat("new_sparta", "former_penal_colony pirate_world")).acts(
        "settle+settle", "develop+produce"
    )
    table.expect_refused(0, "place:pirate_world", "needs-military", need=3, have=2)
    table.choose(0, "place:former_penal_colony")
    table.choose(0, "place:pirate_world").expect_events("conquered", card="pirate_world", military=3)


def test_R9_7_new_military_tactics_end_with_the_first():
    table = table_of(
        seat("new_sparta new_military_tactics", "rebel_underground pirate_world refugee_world")
    ).acts("settle+settle", "develop+produce")
    table.choose(0, "place:rebel_underground").expect_events("conquered", military=5)
    table.expect_refused(0, "place:pirate_world", "needs-military", need=3, have=2)


def test_R9_8_with_the_first_game():
    table = begin(2, experienced=True, first_game=True)
    assert [table.tableau(0), table.tableau(1)] == [["epsilon_eridani"], ["alpha_centauri"]]
    assert len(table.options(0)) == 23
