"""R7: the Economy phase."""

from typing import Any

import msgspec
import pytest

from cosmodrome.core.choice import LONGEST_KEY
from cosmodrome.core.rng import seeded
from cosmodrome.games.sidereal import payloads, tables
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.goods import ANY_LARGE, ANY_SMALL, DESERT, GOODS, OCEAN, WORDS, WORLD
from cosmodrome.games.sidereal.reckoning import LARGE_CUBES, SMALL_CUBES

from .scenario import move, play, run, seat


def test_R7_1_surplus_colonies_go_under_the_deck_as_their_owner_says() -> None:
    t = play(seat("unity", "", "acrux vega altair"), seat("caylion", "", "deneb castor hadar")).until(
        "support"
    )
    assert t.awaited == [0]
    t.choose(0, "discard:vega", "discard:acrux")
    assert t.colonies(0) == ["altair"] and t.colony_deck[-2:] == ["vega", "acrux"]
    assert len(t.colonies(1)) == 3 and t.phase == "economy"


def test_R7_2_plans_are_sealed_and_carried_out_together() -> None:
    t = play(seat("caylion", "2 green"), seat("unity")).until("economy").plan(0, "oceanic_processing")
    t.expect_goods(0, "2 green")
    assert "oceanic" not in str([event.seen_by(1) for event in t.log])
    t.plan(1, "adaptive_fabrication").expect_goods(1, "").carry_out()
    t.expect_goods(0, "brown blue").expect_goods(1, "ship wild_small wild_large")


def test_R7_2_in_an_imagined_state_the_plan_is_still_asked_for() -> None:
    t = play(seat("caylion", "2 green"), seat("unity")).until("economy")
    world = t.game.imagine(t.game.view(t.state, 0), seeded(1))
    assert t.game.awaited(world) == t.awaited
    assert t.game.decision(world, 0).purpose == t.game.decision(t.state, 0).purpose == "economy"


def test_R7_3_no_output_feeds_an_input() -> None:
    t = play(seat("caylion", "2 green")).until("economy")
    t.refused_plan(
        0, "cannot-pay-run", "planetary_ecological_dominance", "oceanic_processing", "lunar_mining_consortium"
    )
    t.plan(0, "planetary_ecological_dominance", "oceanic_processing").carry_out()
    t.expect_goods(0, "white brown 3 green blue ship")


def test_R7_4_a_plan_says_what_is_put_in_and_consumed() -> None:
    t = play(
        seat("unity", "2 white brown wild_small"),
        seat("faderan", "", "acrux vega paradise_converter"),
    ).until("economy")
    t.plan(0, run("explorer_collection", put="white brown wild_small"))
    t.plan(1, run("paradise_converter", worlds="vega")).carry_out()
    t.expect_goods(0, "white brown black 2 ship")
    assert t.colonies(1) == ["acrux"] and t.points(1) == 2
    t = play(seat("faderan", "", "paradise_converter"), seat("unity", "", "acrux")).until("economy")
    t.refused_plan(0, "needs-colony", "paradise_converter")
    t.refused_plan(0, "no-such-colony", run("paradise_converter", worlds="acrux"))


def wordiest(card: int, side: int) -> list[payloads.Run]:
    """The runs of a side of a card, which tell all there is to tell: cubes by colour, colonies by name."""
    found = []
    first = tables.FIRST[2 * card + side]
    for at in range(tables.COUNT[2 * card + side]):
        need = tables.INPUTS[first + at]
        if tables.ARROW[first + at] != tables.WHITE_ARROW:
            continue
        put = {WORDS[good]: need[good] for good in range(GOODS) if need[good]}
        for anything, colours in ((ANY_SMALL, SMALL_CUBES), (ANY_LARGE, LARGE_CUBES)):
            put |= {WORDS[good]: 1 for good in colours[-need[anything] :] if need[anything]}
        colour: Any = "yellow" if tables.SAME_COLOUR[first + at] else None
        worlds = max((tables.IDS[colony] for colony in tables.COLONIES), key=len)
        count = sum(need[DESERT : OCEAN + 1]) + need[WORLD]
        found.append(payloads.Run(tables.IDS[card], at, put, colour, [worlds] * count))  # type: ignore[arg-type]
    return found


def test_R7_4_a_plan_of_everything_can_be_told() -> None:
    """As many runs as a plan can have, of those that take most words: more than any table brings before one seat."""
    said = {card: [wordiest(card, side) for side in (0, 1)] for card in range(tables.CARDS)}
    runs = [
        run for sides in said.values() for run in max(sides, key=lambda one: len(msgspec.json.encode(one)))
    ]
    runs.sort(key=lambda run: len(msgspec.json.encode(run)), reverse=True)
    longest = FORMS["run"].choice(payloads.Economy(runs[:90]))
    assert 5_000 < len(longest.key) < LONGEST_KEY


def test_R7_5_a_consumed_colony_does_not_run() -> None:
    t = play(seat("faderan", "", "acrux paradise_converter")).until("economy")
    t.refused_plan(0, "consumed", run("paradise_converter", worlds="acrux"), "acrux")
    t.refused_plan(0, "no-such-colony", "acrux", run("paradise_converter", worlds="acrux"))


def test_R7_6_a_converter_without_inputs_runs_for_nothing() -> None:
    (
        play(seat("caylion", "", "acrux"))
        .until("economy")
        .plan(0, "acrux")
        .carry_out()
        .expect_goods(0, "brown")
    )


def test_R7_7_the_borrower_has_what_a_lent_card_makes() -> None:
    t = play(seat("caylion", "2 green"), seat("unity", "2 green")).trade(0, "caylion_oceanic_processing", 1)
    t.until("economy").plan(1, "caylion_oceanic_processing").carry_out()
    t.expect_goods(0, "2 green").expect_goods(1, "brown blue")


def test_R7_8_nobody_deals_or_talks() -> None:
    """An offer that is open from the Trade phase is not taken, countered or withdrawn either."""
    t = play(seat("caylion", "green"), seat("unity", "white")).offer(0, "green", "white", to={1}, until=2)
    t.until("economy").refused_offer(0, "not-an-option", "green", to={1})
    t.refused(0, "seek", "not-an-option", seek={"white": 1})
    t.refused(1, "counter", "not-an-option", number=0, offer=payloads.Offer([move(1, 0, "white")]))
    t.refused_key(1, "take:0", "not-an-option").refused_key(0, "withdraw:0", "not-an-option")


@pytest.mark.parametrize("quiet", [False, True])
def test_R7_13_a_quiet_economy_is_one_without_talk(quiet: bool) -> None:
    t = play(seat("caylion", "green", "acrux vega deneb altair"), seat("unity"), quiet_economy=quiet)
    for phase in ("trade", "support", "economy", "talk"):
        t.until(phase)
        assert t.game.referee.quiet(t.state) is (quiet and phase in ("support", "economy"))


def test_R7_9_donated_outputs_lie_on_the_donation_card() -> None:
    t = play(seat("caylion", "4 white", "cross_species_ethical_equality")).until("economy")
    t.plan(0, "cross_species_ethical_equality").carry_out().expect_goods(0, "").expect_donated(0, "brown vp")
    assert t.points(0) == 1
    t.next_turn().expect_donated(0, "brown vp").trade(0, "brown", 1).expect_donated(0, "vp")


def test_R7_9_donated_ships_are_not_bid() -> None:
    t = (
        play(seat("caylion", "5 white", "social_exodus"))
        .until("economy")
        .plan(0, "social_exodus")
        .carry_out()
    )
    t.expect_goods(0, "black 2 ship").expect_donated(0, "yellow blue 2 ship vp")
    t.until("split").refused(0, "split", "lacks-ships", colony=3, research=0)


def test_R7_10_a_donated_point_is_a_point_of_its_receiver() -> None:
    t = play(seat("caylion", donated="3 vp"), seat("unity"), seat("imdril"))
    t.trade(0, "2 vp", 1).until("donate").give_away(0, 2, "vp")
    assert [t.points(at) for at in (0, 1, 2)] == [0, 2, 1]


def test_R7_11_in_the_last_turn_donations_are_the_makers_own() -> None:
    t = play(seat("caylion", "4 white", "cross_species_ethical_equality"), turn=6).until("economy")
    t.plan(0, "cross_species_ethical_equality").carry_out().expect_donated(0, "").expect_goods(0, "brown")
    assert t.phase == "over" and t.points(0) == 2


def test_R7_12_points_that_are_put_in_are_there_before() -> None:
    t = play(seat("faderan", "yellow black", "nalgorian_grindstone thils_demiring")).until("economy")
    t.refused_plan(0, "needs-points", "thils_demiring", "nalgorian_grindstone")
    t = play(seat("faderan", "", "nalgorian_grindstone", points=1)).until("economy")
    t.plan(0, "nalgorian_grindstone").carry_out().expect_goods(0, "brown green blue black")
    assert t.points(0) == 0
