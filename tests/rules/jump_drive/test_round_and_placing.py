"""R3 the round and R4 what may be placed."""

from .scenario import begin, play, seat


def test_R3_1_nothing_happens_before_all_have_answered():
    table = play(seat(hand="comet_zone mining_world new_earth asteroid_belt"), seat(hand="gem_world"))
    before = table.view(1)
    table.place(0, "comet_zone")
    assert not table.log
    after = table.view(1)
    after.awaited = before.awaited
    assert after == before and table.view(0).world == "comet_zone"
    table.explore(1)
    assert table.view(1).players[0].world == "comet_zone"
    table = play(seat(hand="comet_zone"), seat(hand="gem_world")).explore(0)
    assert table.view(0).exploring and not table.view(1).players[0].exploring


def test_R3_2_all_is_revealed_together():
    table = play(seat(hand="comet_zone space_marines"), seat(hand="smuggling_lair gem_world"), seat())
    table.place(1, "survey_team", "smuggling_lair").explore(2).place(0, "space_marines")
    assert table.order("revealed", "developed")[:4] == [*["revealed"] * 3, "developed"]
    happened = [(one["development"], one["world"], one["exploring"]) for one in table.happened("revealed")]
    assert happened == [
        ("space_marines", "", False),
        ("survey_team", "smuggling_lair", False),
        ("", "", True),
    ]


def test_R3_3_the_order_of_a_round():
    hand = "space_marines comet_zone mining_world asteroid_belt"
    table = play(
        seat("colony_convoy", hand="gem_world artist_colony new_earth"),
        seat("war_propaganda", hand=hand),
        seat(),
        deck="galactic_federation",
    )
    table.place(0, "artist_colony").place(1, "space_marines").explore(2)
    table.pay(0, "gem_world").pay(1, "comet_zone")
    assert table.purpose(0) != "second-world"  # the card it drew is dear
    table.go_on()
    tags = [
        "revealed",
        "paid",
        "settled",
        "developed",
        "drew",
        "explored",
        "explore-discarded",
        "scored",
        "income-drawn",
    ]
    happened = table.order(*tags)
    assert happened == [
        *["revealed"] * 3, "paid", "settled", "paid", "developed", "drew", "explored", "explore-discarded",
        *["scored"] * 3, "income-drawn",
    ]  # fmt: skip


def test_R3_4_what_is_public():
    table = play(
        seat("gem_world", hand="comet_zone mining_world new_earth asteroid_belt gem_world"),
        seat(hand="drop_ships"),
    )
    table.place(0, "comet_zone").explore(1).pay(0, "mining_world new_earth asteroid_belt")
    other = table.view(1)
    assert other.hand != table.hand(0) and other.players[0].hand == 2
    assert other.players[0].empire == ["gem_world", "comet_zone"]
    assert table.seen(1, "paid")[0]["cards"] is None and table.seen(1, "paid")[0]["count"] == 3
    assert table.seen(None, "explored")[0]["cards"] is None and table.seen(1, "explored")[0]["cards"]


def test_R3_5_rounds_go_on_without_limit():
    table = begin(2, first_game=True)
    for number in range(1, 41):
        assert table.view(0).round == number
        table.explore(*table.awaited).go_on()
    assert table.view(0).winners == []
    assert [one["round"] for one in table.happened("round-began")] == list(range(1, 42))


def test_R3_6_answers_are_carried_out_in_seat_order():
    table = play(
        seat(hand="gem_world comet_zone mining_world new_earth"),
        seat(hand="gem_world comet_zone mining_world drop_ships"),
    )
    table.place(1, "gem_world").place(0, "gem_world")
    table.pay(1, "comet_zone mining_world")
    assert not table.happened("paid")
    table.pay(0, "comet_zone mining_world")
    assert [one["seat"] for one in table.happened("paid")] == [0, 1]


def test_R4_1_a_development_a_world_both_or_explore():
    hand = "investment_credits gem_world comet_zone mining_world new_earth asteroid_belt"
    table = play(seat(hand=hand), seat())
    alone = "explore place:survey_team place:investment_credits"
    table.expect_options(
        0, alone + " place:gem_world place:comet_zone place:mining_world place:new_earth place:asteroid_belt"
    )
    table.choose(0, "place:investment_credits").expect_asked(0, "place-world", "investment_credits")
    table.expect_options(0, "pass place:gem_world place:comet_zone place:mining_world place:asteroid_belt")


def test_R4_2_exploring_is_all_that_is_left_when_nothing_can_be_placed():
    table = play(seat("survey_team", hand="rebel_stronghold galactic_federation", vp=3), seat("survey_team"))
    assert table.happened("explored")  # neither was asked
    table = play(seat("survey_team", hand="gem_world comet_zone mining_world"), seat("survey_team"))
    table.expect_options(0, "explore place:gem_world").expect_refused(0, "pass", "not-an-option")


def test_R4_3_both_must_be_paid_when_they_are_sealed():
    table = play(seat(hand="investment_credits gem_world comet_zone artist_colony"), seat())
    table.choose(0, "place:investment_credits").expect_options(0, "pass place:artist_colony")
    table.expect_refused(0, "place:gem_world", "costs", price=2, have=1)
    table = play(seat(hand="investment_credits gem_world comet_zone mining_world new_earth"), seat())
    table.choose(0, "place:investment_credits").expect_options(0, "pass place:gem_world")


def test_R4_3_a_world_that_nothing_reaches_cannot_be_placed():
    table = play(seat("space_marines", hand="pirate_lair rebel_base comet_zone gem_world"), seat())
    table.expect_refused(0, "place:rebel_base", "needs-military", need=6, have=2)
    table.expect_refused(0, "place:drop_ships", "not-in-hand", card="drop_ships")


def test_R4_4_a_development_helps_the_world_of_its_round():
    """Drop Ships and Imperium Blaster Factory in one turn: two placed, four paid."""
    hand = "drop_ships imperium_blaster_factory comet_zone mining_world new_earth asteroid_belt"
    table = play(seat(hand=hand), seat())
    assert table.verdict(0, "imperium_blaster_factory").reason == "with-development"
    assert table.verdict(0, "imperium_blaster_factory").facts["helpers"] == "drop_ships"
    table.place(0, "drop_ships", "imperium_blaster_factory").explore(1)
    table.go_on("second-world")
    assert table.empire(0) == ["drop_ships", "imperium_blaster_factory"]
    table.expect_events("conquered", seat=0, military=3, defense=3)
    paid = ["asteroid_belt", "comet_zone", "mining_world", "new_earth"]
    table.expect_events("paid", seat=0, count=4, cards=paid)  # all that was left


def test_R4_4_every_development_that_would_help_a_world_is_named():
    hand = "contact_specialist pirate_lair gem_world comet_zone mining_world new_earth asteroid_belt"
    for helper in ("survey_team", "contact_specialist"):
        table = play(seat("space_marines", hand=hand), seat())
        verdict = table.verdict(0, "pirate_lair")
        assert verdict.reason == "with-development"
        assert verdict.facts["helpers"] == "survey_team+contact_specialist"
        assert "place:pirate_lair" in table.choose(0, f"place:{helper}").options(0)


def test_R4_4_a_world_does_not_help_the_development():
    hand = "galactic_salon space_symbionts " + "comet_zone mining_world new_earth asteroid_belt  "
    table = play(seat(hand=hand + "comet_zone mining_world asteroid_belt artist_colony"), seat())
    table.choose(0, "place:galactic_salon")
    table.expect_refused(0, "place:space_symbionts", "costs")  # 6 and 3 with 8 cards: no 2 off for the Salon


def test_R4_5_a_survey_team_from_the_centre_once():
    table = play(seat(hand="gem_world artist_colony"), seat())
    table.place(0, "survey_team").explore(1).go_on()
    assert table.empire(0) == ["survey_team"] and table.view(0).players[0].survey_teams == 0
    table.expect_refused(0, "place:survey_team", "no-survey-team")
    assert table.view(0).players[1].survey_teams == 1


def test_R4_5_a_survey_team_stands_in_place_of_a_development():
    table = play(seat(hand="smuggling_lair space_marines comet_zone gem_world"), seat())
    table.choose(0, "place:space_marines").expect_refused(0, "place:survey_team", "a-development")
    assert "survey_team" not in [verdict.card for verdict in table.game.referee.verdicts(table.state, 0)]


def test_R4_6_duplicates_may_be_placed():
    table = play(
        seat("investment_credits consumer_markets gem_world", hand="consumer_markets comet_zone"), seat()
    )
    table.place(0, "consumer_markets").explore(1).go_on()
    assert table.empire(0).count("consumer_markets") == 2
    assert table.rates(0) == (3, 4)


def test_R4_7_one_trade_pact_and_one_survey_team():
    table = play(seat("trade_pact survey_team", hand="trade_pact comet_zone artist_colony"), seat())
    table.expect_refused(0, "place:trade_pact", "already-in-empire")
    assert table.verdict(0, "trade_pact").rule == "R4.7"
    table.expect_refused(0, "place:survey_team", "no-survey-team")


def test_R4_8_trade_pact_needs_military_0_or_a_contact_specialist():
    hand = "trade_pact comet_zone mining_world"
    play(seat(hand=hand), seat()).place(0, "trade_pact")
    armed = play(seat("space_marines", hand=hand), seat())
    armed.expect_refused(0, "place:trade_pact", "needs-no-military", military=2)
    assert armed.verdict(0, "trade_pact").rule == "R4.8"
    play(seat("uplift_mercenaries", hand=hand), seat()).expect_refused(
        0, "place:trade_pact", "needs-no-military"
    )
    play(seat("space_marines contact_specialist", hand=hand), seat()).place(0, "trade_pact")


def test_R4_8_military_that_comes_later_leaves_it():
    table = play(seat("trade_pact", hand="space_marines comet_zone"), seat())
    table.place(0, "space_marines").explore(1).go_on()
    assert table.empire(0) == ["trade_pact", "space_marines"] and table.rates(0)[0] == 1


def test_R4_9_military_against_some_worlds_only_does_not_keep_trade_pact_out():
    table = play(seat("galactic_imperium rosetta_stone_world", hand="trade_pact comet_zone"), seat())
    assert table.military(0) == 0
    table.place(0, "trade_pact")


def test_R9_3_a_world_is_told_to_bring_what_it_does_beside_the_development_placed_with_it():
    table = play(seat(hand="consumer_markets comet_zone artist_colony gem_world drop_ships"), seat())
    alone = table.verdict(0, "gem_world").facts
    table.choose(0, "place:consumer_markets")
    beside = table.verdict(0, "gem_world").facts
    assert (beside["vp"], beside["income"]) == (alone["vp"] + 1, alone["income"] + 1)
