"""R1 Setup and R2 what cards are."""

from collections import Counter

import pytest

from cosmodrome.core.meta import SetupError
from cosmodrome.games.jump_drive.game import JUMP_DRIVE

from .scenario import CARD, begin, play, seat


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R1_1_two_three_or_four_seats(seats):
    table = begin(seats)
    assert table.awaited == list(range(seats)) and len(table.view(0).players) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_R1_1_no_other_number_of_seats(seats):
    with pytest.raises(SetupError, match="2, 3, 4"):
        begin(seats)


def test_R1_2_one_survey_team_a_seat():
    table = begin(4)
    assert [player.survey_teams for player in table.view(None).players] == [1] * 4
    dealt = {card for at in range(4) for card in table.hand(at)} | set(table.deck)
    assert "survey_team" not in dealt


def test_R1_3_the_deck_holds_112_cards():
    table = begin(2)
    cards = Counter(table.deck + table.hand(0) + table.hand(1))
    assert cards.total() == 112 and len(cards) == 71
    assert sum(count for card, count in cards.items() if CARD[card].is_world) == 60
    assert begin(2).deck == table.deck != begin(2, seed=1).deck


def test_R1_4_seven_cards_of_which_two_are_discarded():
    table = begin(3)
    before = table.hand(1)
    assert len(before) == 7
    table.expect_asked(1, "start-discard", more=2).discard(1, before[1], before[4])
    assert table.awaited == [0, 2]
    table.go_on()
    assert Counter(table.hand(1)) == Counter(before) - Counter([before[1], before[4]])
    assert [player.hand for player in table.view(None).players] == [5, 5, 5]


def test_R1_4_the_discard_is_sealed():
    table = begin(2)
    assert table.seen(1, "dealt")[0]["cards"] is None and table.seen(0, "dealt")[0]["cards"]
    before = table.view(1)
    table.discard(0, *table.hand(0)[:2])
    after = table.view(1)
    after.awaited = before.awaited
    assert after == before


def test_R1_5_a_first_game_deals_five_cards():
    table = begin(4, first_game=True)
    assert [len(table.hand(at)) for at in range(4)] == [5] * 4
    assert table.view(0).phase == "place" and table.view(0).deck == 112 - 20
    assert begin(4, first_game=True, seed=1).hand(0) != table.hand(0)


def test_R1_6_what_is_discarded_at_the_start_lies_on_the_pile_unseen():
    table = begin(2)
    table.discard(0, *table.hand(0)[:2]).discard(1, *table.hand(1)[:2])
    assert table.view(1).discards == 4 and table.view(1).shown == []
    assert table.seen(1, "start-cards-discarded")[0]["cards"] is None


def test_R1_7_there_are_always_enough_chips_and_markers():
    empires = [
        "rebel_stronghold rebel_world alien_guardians rebel_base terraformed_world",
        "rebel_outpost deserted_alien_library deserted_alien_world galactic_salon",
        "galactic_trendsetters " * 7,
        "lost_alien_battle_fleet deserted_alien_colony lost_alien_warship war_propaganda",
    ]
    table = play(*(seat(empire, vp=49) for empire in empires))
    table.explore(0, 1, 2, 3).go_on()
    assert len(table.happened("explored")) == 4  # three icons for each
    assert [one["icons"] - 3 for one in table.happened("explored")] == [2, 2, 7, 0]
    given = [one["vp"] for one in table.happened("scored")]
    assert given == [34, 21, 98, 14] and sum(given) > 84
    assert [player.vp for player in table.view(None).players] == [49 + vp for vp in given]


def test_R1_8_the_last_seat_deals_so_seat_0_draws_first_of_equals():
    empire = "comet_zone"
    table = play(seat(empire), seat(empire), deck="")
    table.explore(0, 1).go_on()
    assert [event["seat"] for event in table.happened("income-drawn")] == [0, 1]


def test_R2_1_a_card_has_cost_or_defense_vp_and_income():
    facts = {card["id"]: card for card in JUMP_DRIVE.card_facts({})}
    assert (facts["new_earth"]["cost"], facts["new_earth"]["vp"], facts["new_earth"]["income"]) == (5, 3, 3)
    assert facts["rebel_base"]["defense"] == 6 and "cost" not in facts["rebel_base"]
    assert facts["drop_ships"]["type"] == "development" and facts["drop_ships"]["cost"] == 4


def test_R2_2_military_worlds_are_conquered_others_paid_for():
    table = play(seat("drop_ships", hand="pirate_lair comet_zone " + "mining_world rebel_base"), seat())
    assert table.verdict(0, "pirate_lair").reason == "conquer"
    assert table.verdict(0, "comet_zone").reason == "pay"


def test_R2_3_icons_are_added_up():
    table = play(seat("survey_team survey_hq uplift_code military_convoy"), seat())
    assert table.view(None).players[0].icons == {"explore": 5, "military": 3, "gene": 2}


def test_R2_4_colours_are_kinds_and_military_worlds_count_too():
    kinds = Counter(card.good for card in CARD.values() for _ in range(card.copies) if card.is_world)
    assert kinds == {"novelty": 14, "rare": 13, "genes": 11, "alien": 8, "": 14}
    table = play(seat("consumer_markets smuggling_lair gem_world comet_zone rebel_base"), seat())
    assert table.part(0, "consumer_markets").vp == 2


def test_R2_5_alien_worlds_are_those_of_the_kind():
    table = play(seat("alien_technology_institute rosetta_stone_world"), seat())
    assert table.part(0, "alien_technology_institute").vp == 0
    table = play(seat("alien_technology_institute alien_toy_shop"), seat())
    assert table.part(0, "alien_technology_institute").vp == 4


def test_R2_6_every_card_tells_how_sure_its_values_are():
    facts = {card["id"]: card for card in JUMP_DRIVE.card_facts({})}
    assert (
        facts["trade_pact"]["confidence"] == "verified"
        and facts["gem_world"]["confidence"] == "single-source"
    )
    assert facts["drop_ships"]["field_confidence"]["cost"] == "verified"
    assert facts["warrior_race"]["field_confidence"]["keywords"] == "missing"
    assert facts["rebel_world"]["maybe"] == "Rebel Homeworld"
    assert {card["confidence"] for card in facts.values()} == {"verified", "single-source"}
