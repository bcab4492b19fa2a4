"""R8 The end of the game and the score."""

import pytest

from .scenario import play, seat

ELEVEN = (
    "old_earth public_works export_duties investment_credits interstellar_bank deficit_spending "
    "genetics_lab expedition_force mining_robots space_marines drop_ships"
)


def ended(table):
    return table.happened("game-ended")[0] if table.happened("game-ended") else None


def test_R8_1_twelve_cards_in_a_tableau_end_the_game():
    table = play(seat(ELEVEN), seat(hand="")).acts("produce")
    assert table.awaited == [0, 1] and ended(table) is None
    table = (
        play(seat(ELEVEN, "refugee_world public_works"), seat())
        .acts("settle")
        .choose(0, "place:refugee_world")
    )
    assert table.awaited == [] and ended(table)["causes"] == ["tableau"]
    assert table.view(0).phase == "over" and table.view(0).winners == ended(table)["winners"]


def test_R8_2_the_last_chip_ends_the_game():
    table = play(seat("epsilon_eridani gem_world+"), seat(), pool=2).acts("consume-x2")
    assert table.view(0).pool == 0 and ended(table)["causes"] == ["pool"] and table.awaited == []
    table = play(seat("epsilon_eridani gem_world+"), seat(), pool=3).acts("consume-x2")
    assert table.view(0).pool == 1 and ended(table) is None


def test_R8_3_the_round_is_played_to_its_end():
    table = play(
        seat(ELEVEN, "research_labs refugee_world " + "gem_world comet_zone rebel_base rebel_homeworld"),
        seat(),
    )
    table.acts("develop", "settle").choose(0, "place:research_labs").pay(0, "gem_world comet_zone")
    assert len(table.tableau(0)) == 12 and ended(table) is None
    table.choose(0, "place:refugee_world")
    assert len(table.tableau(0)) == 13 and ended(table)["causes"] == ["tableau"]


def test_R8_3_later_phases_and_the_hand_limit_still_come():
    hand = "refugee_world " + " ".join(
        ["colony_ship"] * 2
        + ["mining_conglomerate"] * 2
        + ["terraforming_robots"] * 2
        + ["replicant_robots"] * 2
        + ["consumer_markets"] * 2
        + ["rebel_base"]
    )
    table = play(seat(ELEVEN, hand), seat("epsilon_eridani gem_world+")).acts("settle", "consume-x2")
    table.choose(0, "place:refugee_world").use_if_asked(0, "use:public_works").decline(0)
    assert table.chips(1) == 2
    assert table.awaited == [0] and table.purpose(0) == "hand-limit"
    table.discard(0, *table.hand(0)[:2])
    assert ended(table)


def test_R8_4_both_ends_at_once():
    table = play(seat(ELEVEN, "refugee_world public_works"), seat("epsilon_eridani gem_world+"), pool=1)
    table.acts("settle", "consume-x2").choose(0, "place:refugee_world").use_if_asked(
        0, "use:old_earth"
    ).use_if_asked(0, "done")
    assert ended(table)["causes"] == ["tableau", "pool"]


def test_R8_5_chips_beyond_the_pool_are_given_out():
    table = play(
        seat("epsilon_eridani gem_world+"), seat("old_earth comet_zone+ mining_world+"), pool=1
    ).acts("consume-x2")
    assert (table.chips(0), table.chips(1)) == (2, 4)
    assert ended(table)["causes"] == ["pool"] and table.view(0).pool <= 0


def test_R8_6_printed_vp_chips_and_six_cost_developments():
    table = play(
        seat("old_earth gem_world+ terraformed_world galactic_federation public_works", chips=7), seat()
    )
    # 2 + 1 + 5 + 0 + 1 printed, 7 chips, Federation 2 + 1; the good is worth nothing.
    assert table.score(0) == 9 + 7 + 3
    parts = table.view(1).players[0].breakdown
    assert {part.source: part.vp for part in parts} == {
        "chips": 7,
        "old_earth": 2,
        "gem_world": 1,
        "terraformed_world": 5,
        "galactic_federation": 3,
        "public_works": 1,
    }
    federation = next(part for part in parts if part.source == "galactic_federation")
    lines = {line.source: line.vp for line in federation.counted}
    assert lines == {"galactic_federation": 2, "public_works": 1}


@pytest.mark.parametrize(
    "card",
    [
        "alien_tech_institute",
        "free_trade_association",
        "galactic_imperium",
        "galactic_renaissance",
        "merchant_guild",
        "mining_league",
        "pan_galactic_league",
    ],
)
def test_R8_7_a_six_cost_development_has_no_printed_vp(card):
    table = play(seat("earths_lost_colony " + card), seat())
    expected = {"alien_tech_institute": 2, "free_trade_association": 2, "merchant_guild": 2}.get(card, 0)
    assert table.bonus(0, card) == expected and table.score(0) == 1 + expected


def test_R8_8_only_the_first_line_that_fits_counts():
    # Rebel Warrior Race is a genes world, a military world and a Rebel military world.
    table = play(seat("old_earth pan_galactic_league galactic_imperium rebel_warrior_race"), seat())
    assert table.bonus(0, "pan_galactic_league") == 2
    assert table.bonus(0, "galactic_imperium") == 2


def test_R8_8_six_cost_developments_count_each_other():
    table = play(seat("old_earth galactic_federation trade_league new_economy"), seat())
    assert table.bonus(0, "galactic_federation") == 6
    assert table.bonus(0, "new_economy") == 2 + 2 + 1  # itself, Trade League, Old Earth
    assert table.bonus(0, "trade_league") == 2 + 1  # itself, Old Earth


# Old Earth, the start world of each, adds 1 for SETI (a world), New Economy and Trade League (its two powers).


def six_cost(card, others, chips=0):
    """What this development counts beside Old Earth and these cards."""
    return play(seat(f"old_earth {card} {others}", chips=chips), seat()).bonus(0, card)


def test_R8_9_alien_tech_institute():
    others = "alien_robotic_factory deserted_alien_outpost alien_rosetta_stone_world gem_world"
    assert six_cost("alien_tech_institute", others) == 3 + 2 + 2 + 2


def test_R8_10_free_trade_association():
    others = "gem_world refugee_world consumer_markets expanding_colony asteroid_belt"
    assert six_cost("free_trade_association", others) == 2 + 1 + 2 + 2


def test_R8_11_galactic_federation():
    assert six_cost("galactic_federation", "trade_league public_works gem_world") == 2 + 2 + 1


def test_R8_12_galactic_imperium():
    others = "rebel_base rebel_fuel_cache pirate_world gem_world"
    assert six_cost("galactic_imperium", others) == 2 + 2 + 1


@pytest.mark.parametrize(("chips", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_R8_13_galactic_renaissance(chips, vp):
    others = "research_labs galactic_trendsetters artist_colony gem_world"
    assert six_cost("galactic_renaissance", others, chips=8) == 2 + 3 + 3 + 3
    assert six_cost("galactic_renaissance", "", chips=chips) == vp


def test_R8_14_galactic_survey_seti():
    others = "expedition_force public_works star_nomad_lair malevolent_lifeforms gem_world"
    assert six_cost("galactic_survey_seti", others) == 1 + 1 + 2 + 2 + 1 + 1


def test_R8_15_merchant_guild():
    others = "gem_world comet_zone+ malevolent_lifeforms alien_robotic_factory refugee_world+"
    assert six_cost("merchant_guild", others) == 2 * 4


def test_R8_16_mining_league():
    others = "comet_zone asteroid_belt mining_robots mining_conglomerate gem_world"
    assert six_cost("mining_league", others) == 2 + 1 + 2 + 2


def test_R8_17_new_economy():
    others = "public_works deficit_spending export_duties gambling_world black_market_trading_world "
    others += "merchant_world star_nomad_lair gem_world"
    assert six_cost("new_economy", others) == 2 + 2 + 2 + 1 + 1 + 1 + 1


def test_R8_18_new_galactic_order():
    others = "space_marines drop_ships refugee_world galactic_imperium alpha_centauri"
    assert six_cost("new_galactic_order", others) == 2 + 2 + 3 - 1
    others = "pan_galactic_league refugee_world empath_world contact_specialist"
    assert six_cost("new_galactic_order", others) == -2


def test_R8_19_pan_galactic_league():
    others = "malevolent_lifeforms empath_world rebel_warrior_race pirate_world contact_specialist gem_world"
    assert six_cost("pan_galactic_league", others) == 2 + 2 + 2 + 1 + 3


def test_R8_20_trade_league():
    others = (
        "export_duties genetics_lab mining_conglomerate star_nomad_lair black_market_trading_world gem_world"
    )
    assert six_cost("trade_league", others) == 2 + 2 + 2 + 2 + 1 + 1


def final(first, second, third=None):
    """Play out a last round in which nothing happens; what game-ended says."""
    seats = [first, second] + ([third] if third else [])
    return ended(play(*seats).acts("settle"))


TWELVE = ELEVEN + " contact_specialist"  # 14 VP


def test_R8_21_the_highest_score_wins():
    end = final(seat(TWELVE), seat("new_sparta", chips=14))
    assert end["scores"] == [14, 15] and end["winners"] == [1]


def test_R8_22_hand_cards_and_goods_break_ties():
    end = final(
        seat(TWELVE, "colony_ship drop_ships"),
        seat("new_sparta refugee_world+", "mining_league trade_league", chips=12),
    )
    assert end["scores"] == [14, 14] and end["ties"] == [2, 3] and end["winners"] == [1]
    end = final(
        seat(TWELVE, "colony_ship drop_ships"), seat("new_sparta refugee_world", "mining_league", chips=12)
    )
    assert end["scores"] == [14, 14] and end["ties"] == [2, 1] and end["winners"] == [0]


def test_R8_22_the_tie_break_does_not_beat_the_score():
    end = final(seat(TWELVE), seat("new_sparta refugee_world+", "mining_league trade_league", chips=11))
    assert end["ties"][1] > end["ties"][0] and end["winners"] == [0]


def test_R8_23_a_shared_victory():
    end = final(
        seat(TWELVE, "colony_ship"), seat("new_sparta refugee_world+", chips=12), seat("alpha_centauri")
    )
    assert end["winners"] == [0, 1]
