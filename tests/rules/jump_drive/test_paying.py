"""R5 paying."""

from .scenario import play, seat


def test_R5_1_a_development_alone_costs_one_less():
    table = play(seat(hand="drop_ships comet_zone mining_world new_earth gem_world"), seat())
    assert table.verdict(0, "drop_ships").facts["price"] == 3
    assert table.verdict(0, "drop_ships").parts == [("cost", 4), ("alone", -1)]
    assert (table.verdict(0, "drop_ships").allowed, table.verdict(0, "drop_ships").reason) == (True, "pay")
    table.place(0, "drop_ships").explore(1).expect_asked(0, "pay", "drop_ships", more=3)
    table.pay(0, "comet_zone mining_world new_earth")
    table.expect_hand(0, "gem_world").expect_events("developed", seat=0, card="drop_ships", price=3)
    assert not table.happened("drew")


def test_R5_2_together_both_cost_their_full_price():
    table = play(
        seat(hand="space_marines gem_world comet_zone mining_world new_earth asteroid_belt drop_ships"),
        seat(),
    )
    table.place(0, "space_marines", "gem_world").explore(1).expect_asked(
        0, "pay-both", "space_marines", more=4
    )
    assert table.decision(0).beside == "gem_world"
    table.pay(0, "comet_zone mining_world new_earth asteroid_belt").expect_hand(0, "drop_ships")
    table.expect_events("developed", price=2).expect_events("settled", price=2)


def test_R5_2_the_verdicts_tell_what_both_cost():
    hand = "space_marines gem_world smuggling_lair comet_zone mining_world new_earth"
    table = play(seat(hand=hand), seat())
    alone = table.verdict(0, "space_marines").facts
    assert (alone["price"], alone["beside"]) == (1, 2)
    table.choose(0, "place:space_marines")
    paid, taken = table.verdict(0, "gem_world").facts, table.verdict(0, "smuggling_lair").facts
    assert [paid[fact] for fact in ("price", "beside", "sum", "cards", "have")] == [2, 2, 4, 4, 2]
    assert [taken[fact] for fact in ("beside", "sum")] == [2, 2]
    assert "sum" not in table.verdict(0, "mining_world").facts  # 3 and 2, with 4 cards


def test_R5_3_a_world_alone_draws_a_card_afterwards():
    table = play(seat(hand="gem_world comet_zone mining_world new_earth"), seat(), deck="drop_ships")
    table.place(0, "gem_world").explore(1).pay(0, "comet_zone mining_world")
    table.expect_hand(0, "drop_ships new_earth").expect_events("drew", seat=0, count=1, cards=["drop_ships"])
    table = play(seat("space_marines", hand="smuggling_lair"), seat(), deck="drop_ships")
    table.place(0, "smuggling_lair").explore(1).expect_hand(0, "drop_ships")


def test_R5_3_the_drawn_card_cannot_pay():
    table = play(seat(hand="gem_world comet_zone"), seat())
    table.expect_refused(0, "place:gem_world", "costs", price=2, have=1)


def test_R5_3_with_a_development_nothing_is_drawn():
    table = play(seat(hand="smuggling_lair comet_zone"), seat())
    table.place(0, "survey_team", "smuggling_lair").explore(1)
    assert not table.happened("drew")
    table.expect_hand(0, "")


def test_R5_4_discounts_that_fit():
    empire = "mining_robots replicant_robots rosetta_stone_world galactic_advertisers investment_credits"
    hand = "mining_league new_earth deserted_alien_library galactic_trendsetters lost_species_ark_world drop_ships"
    table = play(seat(empire, hand=hand), seat())
    prices = {card: table.verdict(0, card).facts["price"] for card in hand.split()}
    assert prices == {
        "mining_league": 6,
        "new_earth": 2,
        "deserted_alien_library": 3,
        "galactic_trendsetters": 1,
        "lost_species_ark_world": 3,
        "drop_ships": 2,
    }
    assert table.verdict(0, "new_earth").parts == [
        ("cost", 5),
        ("replicant_robots", -2),
        ("mining_robots", -1),
    ]


def test_R5_5_exactly_the_price_and_not_with_the_cards_placed():
    table = play(seat(hand="gem_world gem_world comet_zone"), seat())
    table.place(0, "gem_world").explore(1)
    assert table.order("revealed", "paid", "settled") == ["revealed", "revealed", "paid", "settled"]
    table.expect_events(
        "paid", seat=0, count=2, cards=["gem_world", "comet_zone"]
    )  # all that was left, unasked
    assert table.view(0).discarded == ["comet_zone", "gem_world"]
    table = play(seat(hand="gem_world gem_world comet_zone mining_world"), seat())
    table.place(0, "gem_world").explore(1)
    assert (
        table.decision(0).pool == ["gem_world", "comet_zone", "mining_world"] and table.decision(0).more == 2
    )


def test_R5_6_discounts_add_up_but_a_price_is_never_below_0():
    table = play(seat("investment_credits galactic_salon", hand="consumer_markets comet_zone"), seat())
    assert table.verdict(0, "consumer_markets").facts["price"] == 0  # 2 - 1 - 1 - 1
    table.place(0, "consumer_markets").explore(1).expect_hand(0, "comet_zone")
    table = play(seat("replicant_robots replicant_robots mining_robots", hand="new_earth gem_world"), seat())
    assert (
        table.verdict(0, "new_earth").facts["price"] == 0
        and table.verdict(0, "gem_world").facts["price"] == 0
    )


def test_R5_7_a_card_does_not_help_its_own_placement():
    table = play(
        seat(hand="galactic_federation mining_conglomerate uplift_mining_moles rebel_outpost"), seat()
    )
    assert table.verdict(0, "galactic_federation").facts["price"] == 8
    assert table.verdict(0, "uplift_mining_moles").facts["price"] == 3
    table = play(seat(hand="smuggling_lair comet_zone"), seat())
    assert not table.verdict(0, "smuggling_lair").allowed


def test_R5_8_both_are_paid_by_one_sum():
    hand = "mining_robots mining_world comet_zone new_earth asteroid_belt drop_ships"
    table = play(seat(hand=hand), seat())
    table.place(0, "mining_robots", "mining_world").explore(1).expect_asked(0, "pay-both", more=3)
    assert (table.view(0).development_price, table.view(0).world_price) == (1, 2)  # the robots help already
    table.pay(0, "comet_zone new_earth asteroid_belt")
    assert table.order("paid", "developed", "settled") == ["paid", "developed", "settled"]


def test_R5_9_a_survey_team_costs_1_with_a_world_and_nothing_alone():
    table = play(seat(hand="gem_world"), seat())
    table.place(0, "survey_team").explore(1).expect_hand(0, "gem_world")
    table = play(seat(hand="gem_world comet_zone mining_world new_earth drop_ships"), seat())
    table.place(0, "survey_team", "gem_world").explore(1).expect_asked(0, "pay-both", "survey_team", more=3)
    table = play(seat("investment_credits", hand="gem_world comet_zone mining_world new_earth"), seat())
    table.place(0, "survey_team", "gem_world").explore(1).expect_asked(0, "pay", "gem_world", more=2)
    assert table.decision(0).beside == ""
