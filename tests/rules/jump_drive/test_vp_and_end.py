"""R9 VP and R11 the end."""

from cosmodrome.games.jump_drive.game import JUMP_DRIVE

from .scenario import play, seat


def test_R9_1_every_card_gives_its_vp_every_round():
    table = play(seat("deserted_alien_colony"), seat("terraformed_world"))
    for _ in range(2):
        table.explore(0, 1).go_on()
    assert [one["vp"] for one in table.happened("scored") if one["seat"] == 0] == [4, 4]
    assert table.view(None).players[1].vps == [0, 5, 5] and table.view(None).players[1].vp == 10


def test_R9_1_deserted_alien_colony_alone():
    table = play(seat("deserted_alien_colony"), seat())
    assert table.rates(0) == (4, 2)


def propaganda(*empires):
    """Where War Propaganda lies when these empires have scored."""
    table = play(*(seat(empire) for empire in empires))
    table.explore(*table.awaited).go_on()
    return table, [table.empire(at).count("war_propaganda") for at in range(len(empires))]


def test_R9_2_war_propaganda_goes_to_the_most_military():
    table, where = propaganda("war_propaganda", "drop_ships", "space_marines")
    assert where == [0, 1, 0]
    table.expect_events("propaganda-moved", seat=1, giver=0, card="war_propaganda", military=4)
    assert [one["vp"] for one in table.happened("scored")] == [0, 5, 0]


def test_R9_2_it_stays_in_a_tie():
    assert propaganda("war_propaganda space_marines", "drop_ships")[1] == [
        1,
        0,
    ]  # 3 and 3, its own icon counted
    assert propaganda("war_propaganda", "drop_ships", "new_galactic_order survey_team")[1] == [1, 0, 0]


def test_R9_2_it_moves_whoever_else_is_tied_for_less():
    assert propaganda("war_propaganda", "military_convoy", "space_marines")[1] == [0, 0, 1]  # 1, 1 and 2
    assert propaganda("war_propaganda", "military_convoy", "pirate_fuel_cache", "drop_ships")[1] == [
        0,
        0,
        0,
        1,
    ]
    assert propaganda("drop_ships", "war_propaganda", "military_convoy", "space_marines")[1] == [1, 0, 0, 0]
    assert propaganda("space_marines", "drop_ships", "new_survivalists", "war_propaganda")[1] == [0, 1, 0, 0]


def test_R9_2_it_stays_where_two_are_tied_for_most():
    assert propaganda("war_propaganda", "drop_ships", "space_marines military_convoy")[1] == [1, 0, 0]
    assert propaganda("space_marines", "war_propaganda", "drop_ships", "new_survivalists pirate_lair")[1] == [
        0, 1, 0, 0,
    ]  # fmt: skip


def test_R9_2_two_copies_move_one_after_the_other():
    assert propaganda("war_propaganda", "war_propaganda space_marines")[1] == [0, 2]
    assert propaganda("war_propaganda war_propaganda", "drop_ships")[1] == [0, 2]
    assert propaganda("war_propaganda war_propaganda", "space_marines")[1] == [2, 0]


def test_R9_2_gene_military_counts_but_not_that_against_some_worlds():
    assert propaganda("war_propaganda", "uplift_mercenaries uplift_code")[1] == [0, 1]
    assert propaganda("war_propaganda", "galactic_imperium")[1] == [1, 0]


def test_R9_3_every_copy_counts_and_the_card_itself():
    for number in range(1, 8):
        table = play(seat("galactic_trendsetters " * number), seat())
        assert table.rates(0)[0] == 2 * number * number
    table = play(seat("galactic_federation investment_credits gem_world"), seat())
    assert table.part(0, "galactic_federation").vp == 4
    table = play(seat("consumer_markets consumer_markets gem_world smuggling_lair"), seat())
    assert table.rates(0)[0] == 4


def test_R9_4_only_full_pairs():
    for explores, pairs in (
        ("", 1),
        ("new_earth", 1),
        ("new_earth artist_colony", 2),
        ("survey_team new_earth", 2),
    ):
        table = play(seat("survey_hq " + explores), seat())
        assert (table.part(0, "survey_hq").vp, table.part(0, "survey_hq").income) == (pairs, pairs)


def test_R9_5_the_best_other_empire_is_counted_and_told():
    table = play(
        seat("gem_world"),
        seat("free_trade_association smuggling_lair"),
        seat("gem_world artist_colony"),
        seat("tourist_world galactic_resort"),
    )
    part = table.part(1, "free_trade_association")
    assert (part.vp, part.other) == (2 + 2, 2)  # seats 2 and 3 have two each; 2 sits next clockwise
    assert table.part(1, "smuggling_lair").other is None
    table = play(seat("free_trade_association"), seat())
    assert table.part(0, "free_trade_association").other is None
    table = play(seat("free_trade_association tourist_world galactic_resort"), seat("gem_world"))
    assert table.part(0, "free_trade_association").other == 1  # who has most itself is no other


def test_R9_6_a_bonus_with_a_card_comes_once_and_again_for_a_copy():
    table = play(seat("asteroid_belt mining_robots mining_robots"), seat())
    assert table.part(0, "asteroid_belt").income == 3
    table = play(seat("asteroid_belt asteroid_belt mining_robots"), seat())
    assert table.rates(0)[1] == 6
    table = play(seat("asteroid_belt"), seat("mining_robots"))
    assert table.rates(0)[1] == 2


def test_R9_7_new_galactic_order_counts_icons_only():
    table = play(seat("new_galactic_order uplift_mercenaries uplift_code"), seat())
    assert table.military(0) == 2 + 3 and table.part(0, "new_galactic_order").vp == 2


def test_R11_1_the_game_ends_at_50():
    table = play(seat("terraformed_world", vp=45), seat(), seat("deserted_alien_world", vp=44))
    table.explore(*table.awaited).go_on()
    assert table.phase == "over" and table.awaited == []
    table.expect_events("game-ended", causes=["points"], scores=[50, 0, 49], winners=[0])
    assert not table.happened("income-drawn")


def test_R11_1_not_before():
    table = play(seat("terraformed_world", vp=44), seat())
    table.explore(0, 1).go_on()
    assert table.phase == "place" and table.view(0).winners == []


def test_R11_2_most_vp_wins():
    table = play(seat("terraformed_world", vp=46), seat("alien_guardians", vp=45))
    table.explore(0, 1).go_on()
    assert table.view(0).winners == [1] and JUMP_DRIVE.standing(table.state).scores == [51, 52]


def test_R11_3_a_tie_goes_to_cards_in_hand_and_income():
    hand = "gem_world comet_zone"
    table = play(seat("terraformed_world", vp=50, hand=hand), seat("deserted_alien_world", vp=50))
    table.explore(0, 1).go_on()
    end = table.happened("game-ended")[0]
    assert end["scores"] == [55, 55] and end["ties"] == [2 + 2 + 1, 2 + 2] and end["winners"] == [0]


def test_R11_4_a_shared_victory():
    table = play(
        seat("deserted_alien_world", vp=50), seat("terraformed_world", vp=50, hand="gem_world"), seat(vp=50)
    )
    table.explore(0, 1, 2).go_on()
    assert table.happened("game-ended")[0]["ties"][:2] == [4, 4] and table.view(None).winners == [0, 1]


def gain(mine, card, *others):
    """What a card would bring a round, in an empire of these cards against those of the others."""
    facts = play(seat(mine, hand=f"{card} comet_zone gem_world mining_world"), *others).verdict(0, card).facts
    return facts["vp"], facts["income"], facts.get("moves", 0)


def test_R9_2_what_a_card_would_bring_counts_where_war_propaganda_goes():
    assert gain("", "war_propaganda", seat("drop_ships")) == (0, 0, 1)
    assert gain("space_marines", "war_propaganda", seat()) == (3, 1, 0)
    assert gain("", "war_propaganda", seat("military_convoy")) == (3, 1, 0), "its own icon counts: 1 and 1"
    alone = gain("", "space_marines", seat("military_convoy"))
    assert gain("", "space_marines", seat("war_propaganda")) == (alone[0] + 3, alone[1] + 1, 0)
