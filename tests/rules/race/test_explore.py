"""R3 Explore."""

from .scenario import play, seat


def looking(table, at):
    return len(table.view(at).looked_at)


def test_R3_1_look_at_two_and_keep_one():
    table = play(seat(), seat(), deck="gem_world comet_zone rebel_base destroyed_world")
    table.acts("produce", "explore-5")
    assert table.view(0).looked_at == ["gem_world", "comet_zone"]
    table.expect_asked(0, "explore-keep", more=1).expect_options(0, "keep:gem_world keep:comet_zone")
    table.choose(0, "keep:comet_zone")
    table.keep(1, "rebel_base")
    table.expect_hand(0, "comet_zone")
    table.expect_events("kept", seat=0, count=1, away=1, cards=["comet_zone"], discarded=["gem_world"])
    table.expect_discarded("gem_world")


def test_R3_2_explore_5_looks_at_seven_and_keeps_one():
    table = play(seat(), seat()).acts("explore-5", "produce")
    assert looking(table, 0) == 7
    table.expect_asked(0, "explore-keep", more=1)
    card = table.view(0).looked_at[3]
    table.choose(0, "keep:" + card).keep_any(1)
    table.expect_hand(0, card)
    table.expect_events("kept", seat=0, count=1, away=6)


def test_R3_3_explore_1_1_looks_at_three_and_keeps_two():
    table = play(seat(), seat(), deck="gem_world comet_zone rebel_base").acts("explore-1-1", "produce")
    assert table.view(0).looked_at == ["gem_world", "comet_zone", "rebel_base"]
    table.expect_asked(0, "explore-keep", more=2)
    table.keep(0, "gem_world rebel_base").keep_any(1)
    table.expect_hand(0, "gem_world rebel_base")
    table.expect_events("kept", seat=0, count=2, away=1)


def test_R3_4_powers_add_up_with_each_other_and_the_bonus():
    # 2 + 5 (bonus) + 1 (Expedition Force) + 2 (SETI) + 2 (Renaissance); keep 1 + 1 (Renaissance) + 1 (Research Labs)
    owner = seat("old_earth expedition_force galactic_survey_seti galactic_renaissance research_labs")
    table = play(owner, seat()).acts("explore-5", "explore-1-1")
    assert looking(table, 0) == 12
    table.expect_asked(0, "explore-keep", more=3)
    assert looking(table, 1) == 3


def test_R3_5_all_seats_draw_before_any_seat_discards():
    table = play(seat(), seat(), seat()).acts("explore-5", "produce", "explore-1-1")
    assert table.awaited == [0, 1, 2]
    for one in (2, 1, 0):
        table.keep_any(one)
    tags = [event["event"] for event in table.events if event["event"] in ("explored", "kept")]
    assert tags == ["explored"] * 3 + ["kept"] * 3


def test_R3_5_the_discards_are_not_in_the_deck_the_seats_draw_from():
    # Four cards in the deck: the last draw empties it, and the reshuffle takes the old discards only.
    table = play(seat(), seat(), deck="gem_world comet_zone rebel_base rebel_miners", rest="discards")
    table.acts("produce", "explore-1-1")
    assert table.view(0).looked_at == ["gem_world", "comet_zone"]
    seen = table.view(1).looked_at
    assert len(seen) == 3 and {"rebel_base", "rebel_miners"} < set(seen)
    assert not {"gem_world", "comet_zone"} & set(seen)


def test_R3_6_cards_held_before_are_neither_kept_nor_discarded():
    table = play(seat(hand="public_works trade_league"), seat(), deck="gem_world comet_zone")
    table.acts("produce", "explore-5")
    table.expect_options(0, "keep:gem_world keep:comet_zone")
    table.choose(0, "keep:gem_world").keep_any(1)
    table.expect_hand(0, "gem_world public_works trade_league")


def test_R3_7_nothing_is_asked_when_all_may_be_kept():
    # Research Labs: two looked at, two kept.
    table = play(seat("old_earth research_labs"), seat(), deck="gem_world comet_zone").acts(
        "produce", "explore-5"
    )
    assert table.awaited == [1]
    table.keep_any(1)
    table.expect_hand(0, "gem_world comet_zone")


def test_R3_7_a_short_deck_is_kept_as_far_as_it_goes():
    table = play(seat(), seat(), seat(), deck="gem_world", rest=2).acts("explore-1-1", "produce", "produce")
    table.expect_hand(0, "gem_world")
    assert looking(table, 1) == 0


def test_R3_1_an_unused_start_world_is_a_card_like_others():
    table = play(seat("new_sparta"), seat("alpha_centauri"), deck="old_earth gem_world").acts(
        "produce", "explore-5"
    )
    table.choose(0, "keep:old_earth").keep_any(1).expect_hand(0, "old_earth")
