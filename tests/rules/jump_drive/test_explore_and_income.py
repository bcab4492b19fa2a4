"""R8 explore and R10 income and hands."""

from .scenario import play, seat


def test_R8_1_two_cards_and_one_for_each_explore_icon():
    deck = "comet_zone mining_world new_earth asteroid_belt gem_world drop_ships"
    table = play(seat(hand="space_marines"), seat(), deck=deck)
    table.explore(0).place(1, "survey_team")
    table.expect_hand(0, "space_marines comet_zone mining_world new_earth asteroid_belt gem_world")
    table.expect_events("explored", seat=0, icons=3, count=5)
    table = play(seat("survey_hq survey_team"), seat())
    table.place(1, "survey_team").expect_events("explored", seat=0, icons=7, count=9)


def test_R8_2_as_many_as_icons_are_discarded_of_the_whole_hand():
    deck = "comet_zone mining_world new_earth asteroid_belt gem_world drop_ships"
    table = play(seat("smuggling_lair", hand="space_marines"), seat(), deck=deck)
    table.explore(0).place(1, "survey_team").expect_asked(0, "explore-discard", more=4)
    assert len(table.decision(0).pool) == 7
    table.discard(0, "space_marines", "comet_zone", "mining_world", "new_earth")
    table.expect_events("explore-discarded", seat=0, count=4)
    assert {"asteroid_belt", "gem_world", "drop_ships"} <= set(table.hand(0))


def test_R8_3_the_markers_icons_do_not_score():
    table = play(seat("survey_hq galactic_survey_seti"), seat())
    assert table.rates(0) == (2 + 5, 2)
    table.explore(0).place(1, "survey_team").go_on()
    assert table.happened("scored")[0]["vp"] == 2 + 5 + 2  # the other seat's Survey Team has two icons


def test_R8_4_fewer_drawn_fewer_discarded():
    table = play(seat(), seat("survey_team"), deck="comet_zone gem_world mining_world", rest=1)
    table.explore(0)
    table.choose(1, "explore")
    assert table.happened("explored")[0]["count"] == 3
    table.expect_asked(0, "explore-discard", more=1)
    assert table.happened("explored")[1]["count"] == 0
    table.discard(0, "comet_zone")
    assert [told["seat"] for told in table.happened("explore-discarded")] == [0]


def test_R8_5_an_explorer_scores_and_has_income():
    table = play(seat("new_earth"), seat())
    table.explore(0).place(1, "survey_team").go_on()
    assert table.happened("scored")[0] == {"event": "scored", "seat": 0, "vp": 3, "total": 3, "income": 3}
    table.expect_events("income-drawn", seat=0, income=3, count=3)


def test_R10_1_as_many_cards_as_the_income():
    table = play(seat("comet_zone consumer_markets gem_world"), seat(), deck="drop_ships " * 2 + "new_earth")
    table.place(0, "survey_team").place(1, "survey_team").go_on()
    table.expect_events("income-drawn", seat=0, income=3 + 1 + 2 + 1, count=7)


def test_R10_2_most_vp_draws_first_then_clockwise():
    empire = "comet_zone"
    table = play(seat(empire), seat("asteroid_belt", vp=9), seat(empire, vp=9))
    table.explore(0, 1, 2).go_on()
    assert [one["seat"] for one in table.happened("income-drawn")] == [1, 2, 0]


def test_R10_2_the_same_order_for_other_draws():
    table = play(seat("survey_team", hand="devolved_uplift_race"), seat(vp=5), seat(vp=9))
    table.place(0, "devolved_uplift_race").explore(1, 2)
    drawn = [(one["event"], one["seat"]) for one in table.events if one["event"] in ("drew", "explored")]
    assert drawn == [("explored", 2), ("drew", 0), ("explored", 1)]


def test_R10_3_discards_become_the_deck_when_it_runs_out():
    table = play(
        seat(), seat(), deck="comet_zone gem_world", discards="mining_world new_earth", rest="discards"
    )
    table.place(0, "survey_team").explore(1)
    table.expect_events("reshuffled", count=110)
    assert table.order("reshuffled", "explored") == ["reshuffled", "explored"]
    table.expect_events("explored", seat=1, count=5)
    assert table.view(0).deck == 110 - 3 and table.view(0).discards == 0


def test_R10_3_at_once():
    table = play(
        seat("survey_team", hand="devolved_uplift_race"),
        seat("survey_team"),
        deck="gem_world",
        rest="discards",
    )
    table.place(0, "devolved_uplift_race")
    assert table.order("reshuffled", "drew", "explored")[:1] == ["reshuffled"]


def test_R10_4_what_cannot_be_drawn_is_lost():
    table = play(seat("comet_zone"), seat(), deck="gem_world drop_ships", rest=1)
    table.place(0, "survey_team").place(1, "survey_team")
    table.expect_events("income-drawn", seat=0, income=4, count=2)


def test_R10_5_down_to_ten_cards():
    hand = "comet_zone gem_world mining_world new_earth asteroid_belt drop_ships space_marines rebel_base rebel_world"
    table = play(seat("comet_zone", hand=hand), seat())
    table.place(0, "survey_team").explore(1).go_on("hand-limit")
    table.expect_asked(0, "hand-limit", more=3).discard(0, "gem_world", "new_earth", "rebel_base")
    assert len(table.hand(0)) == 10
    table.expect_events("discarded-to-limit", seat=0, count=3)
    assert table.seen(1, "discarded-to-limit")[0]["cards"] is None


def test_R10_5_after_everybody_has_drawn():
    hand = "comet_zone gem_world mining_world new_earth asteroid_belt drop_ships space_marines rebel_base rebel_world"
    table = play(seat("lost_species_ark_world", hand=hand), seat("comet_zone"))
    table.place(0, "survey_team").place(1, "survey_team").go_on("hand-limit")
    assert [one["seat"] for one in table.happened("income-drawn")] == [0, 1]


def test_R10_6_another_trade_pact_brings_one_card():
    table = play(seat("trade_pact"), seat("trade_pact"), seat("trade_pact"))
    assert table.rates(0) == (1, 2)
    table = play(seat("trade_pact"), seat("trade_pact trade_pact"))
    assert table.rates(0) == (1, 2)
    table = play(seat("trade_pact"), seat())
    assert table.rates(0) == (1, 1)
