"""R2 The round."""

from .scenario import play, seat

TEN = (
    "public_works export_duties investment_credits interstellar_bank deficit_spending "
    "genetics_lab drop_ships rebel_base rebel_homeworld gem_world"
)

OTHER = (
    "public_works export_duties investment_credits interstellar_bank deficit_spending "
    "genetics_lab drop_ships spice_world space_port artist_colony"
)


def test_R2_1_action_cards_are_sealed():
    table = play(seat(), seat())
    assert table.awaited == [0, 1]
    table.choose(0, "act:settle")
    assert table.awaited == [1]
    twin = play(seat(), seat()).choose(0, "act:produce")
    assert table.view(1) == twin.view(1)
    assert table.view(None) == twin.view(None)
    assert table.view(0).chosen == ["settle"]
    table.choose(1, "act:settle")
    table.expect_events("actions-revealed", actions=[["settle"], ["settle"]])


def test_R2_2_picked_phases_run_in_order_and_others_do_not():
    table = play(
        *[seat("new_sparta gem_world+")] * 1, seat(), seat("alpha_centauri"), seat("epsilon_eridani")
    )
    table.acts("produce", "consume-x2", "explore-5", "develop")
    for at in range(4):
        table.keep_any(at)
    assert [event["phase"] for event in table.happened("phase-began")] == [
        "explore",
        "develop",
        "consume",
        "produce",
    ]


def test_R2_3_everybody_acts_and_a_phase_runs_once_with_a_bonus_for_each_who_picked_it():
    hands = [
        "rebel_base rebel_homeworld gem_world",
        "destroyed_world asteroid_belt comet_zone",
        "rebel_miners new_earth spice_world",
    ]
    table = play(
        *[
            seat(hand="drop_ships space_marines " + hands[0]),
            seat(hand="space_marines " + hands[1]),
            seat(hand="mining_robots " + hands[2]),
        ]
    )
    table.acts("develop", "develop", "produce")
    table.expect_events("phase-began", phase="develop", bonus=[0, 1])
    table.choose(0, "place:space_marines").choose(1, "place:space_marines").choose(2, "place:mining_robots")
    assert [table.decision(at).more for at in range(3)] == [1, 1, 2]
    for at in range(3):
        table.pay(at, hands[at])
    assert [event["phase"] for event in table.happened("phase-began")] == ["develop", "produce"]


def test_R2_4_any_action_card_may_be_picked_again():
    table = play(seat(), seat())
    for _ in range(3):
        table.acts("produce", "produce")
        assert "act:produce" in table.options(0)
    assert len(table.happened("actions-revealed")) == 3


def test_R2_5_down_to_ten_cards():
    table = play(seat(hand=TEN + " comet_zone mining_world"), seat(hand=OTHER)).acts("produce", "produce")
    assert table.awaited == [0]
    table.expect_asked(0, "hand-limit", more=2)
    assert len(table.options(0)) == 11  # the lower of two cards: any but the last
    table.discard(0, "comet_zone", "gem_world")
    table.expect_events("discarded-to-limit", seat=0, count=2, cards=["gem_world", "comet_zone"])
    assert len(table.hand(0)) == 10 and len(table.hand(1)) == 10


def test_R2_5_all_at_once():
    table = play(seat(hand=TEN + " comet_zone"), seat(hand=OTHER + " mining_world")).acts(
        "produce", "produce"
    )
    assert table.awaited == [0, 1]
    table.discard(1, "mining_world")
    assert not table.happened("discarded-to-limit")
    table.discard(0, "comet_zone")
    assert [event["seat"] for event in table.happened("discarded-to-limit")] == [0, 1]


def test_R2_6_the_end_is_looked_at_after_the_discard():
    twelve = "old_earth " + TEN.replace("drop_ships", "gambling_world") + " comet_zone"
    table = play(
        seat(twelve, "public_works"),
        seat(
            "new_sparta",
            "space_marines space_marines drop_ships drop_ships mining_robots mining_robots "
            "contact_specialist contact_specialist colony_ship colony_ship expedition_force expedition_force",
        ),
    )
    table.acts("produce", "produce")
    assert table.awaited == [1] and not table.happened("game-ended")
    table.discard(1, "drop_ships", "drop_ships")
    assert table.awaited == []
    assert table.order("discarded-to-limit", "game-ended") == ["discarded-to-limit", "game-ended"]
    assert table.happened("game-ended")[0]["ties"][1] == 10


def test_R2_7_what_is_public_and_what_is_not():
    table = play(
        seat("old_earth gem_world+", "comet_zone rebel_base", chips=3), seat("new_sparta", "space_marines")
    )
    other = table.view(1).players[0]
    assert (other.hand, other.chips) == (2, 3)
    assert [(card.card, card.good) for card in other.tableau] == [("old_earth", False), ("gem_world", True)]
    seen = table.seen_json(1)
    assert "comet_zone" not in seen and "rebel_base" not in seen
    assert "space_marines" not in table.seen_json(0) and "comet_zone" not in table.seen_json(None)


def test_R2_8_no_limit_on_rounds():
    table = play(seat(), seat())
    for _ in range(60):
        table.acts("consume-x2", "produce")
    assert table.view(0).round == 61 and table.awaited == [0, 1]


def test_R2_9_what_is_answered_at_once_is_carried_out_in_seat_order():
    table = play(seat(hand="gem_world comet_zone"), seat("new_sparta"), seat("alpha_centauri"))
    table.acts("explore-5", "explore-5", "explore-5")
    for at in (2, 0, 1):
        table.keep_any(at)
    assert [event["seat"] for event in table.happened("kept")] == [0, 1, 2]
    assert [event["seat"] for event in table.happened("explored")] == [0, 1, 2]
