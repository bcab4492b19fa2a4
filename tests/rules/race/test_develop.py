"""R4 Develop."""

import pytest

from .scenario import play, seat

FILLER = "rebel_base rebel_homeworld destroyed_world asteroid_belt radioactive_world gem_world"


OTHER = "comet_zone mining_world pre_sentient_race space_port spice_world artist_colony"


def filler(count):
    return " ".join(FILLER.split()[:count])


def other(count):
    """The same for the other seat; there is one copy of each world."""
    return " ".join(OTHER.split()[:count])


def test_R4_1_picks_are_sealed_and_revealed_together():
    table = play(seat(hand="public_works " + filler(3)), seat(hand="space_marines " + other(3)))
    table.acts("develop", "settle")
    assert table.awaited == [0, 1]
    table.choose(1, "place:space_marines")
    assert table.awaited == [0]
    assert table.view(0).players[1].revealed == ""
    assert not table.happened("revealed")
    table.choose(0, "place:public_works")
    assert [(event["seat"], event["card"]) for event in table.happened("revealed")] == [
        (0, "public_works"),
        (1, "space_marines"),
    ]


def test_R4_1_only_developments_are_offered():
    table = play(seat(hand="gem_world space_marines drop_ships rebel_base"), seat()).acts(
        "produce", "develop"
    )
    table.expect_options(0, "pass place:space_marines")  # Drop Ships cost 4, three cards are left to pay
    table.expect_refused(0, "place:gem_world", "a-world")


@pytest.mark.parametrize(
    ("owned", "bonus", "price"),
    [
        ("", False, 4),
        ("", True, 3),
        ("investment_credits", False, 3),
        ("investment_credits", True, 2),
        ("galactic_federation", True, 1),
        ("galactic_federation investment_credits", True, 0),
    ],
)
def test_R4_2_the_price_is_cost_less_bonus_and_discounts(owned, bonus, price):
    table = play(seat("old_earth " + owned, "drop_ships " + filler(6)), seat())
    table.acts("develop" if bonus else "produce", "develop")
    table.choose(0, "place:drop_ships")
    if price:
        table.expect_asked(0, "pay", about="drop_ships", more=price)
        table.pay(0, filler(price))
    table.expect_events("developed", seat=0, card="drop_ships", price=price)
    assert len(table.hand(0)) == 6 - price


def test_R4_2_the_price_is_never_below_0():
    table = play(seat("old_earth galactic_federation investment_credits", "public_works gem_world"), seat())
    table.acts("develop", "produce").choose(0, "place:public_works")
    table.expect_events("developed", seat=0, price=0, paid=[])
    table.expect_hand(0, "gem_world")


def test_R4_3_the_bonus_is_one_card_off():
    table = play(seat(hand="space_marines " + filler(3)), seat(hand="space_marines " + other(3)))
    table.acts("develop", "produce")
    table.choose(0, "place:space_marines").choose(1, "place:space_marines")
    table.expect_asked(0, "pay", more=1).expect_asked(1, "pay", more=2)


def test_R4_3_the_bonus_gives_nothing_at_price_0():
    table = play(seat("old_earth investment_credits", "public_works gem_world"), seat())
    table.acts("develop", "produce").choose(0, "place:public_works")
    table.expect_events("developed", seat=0, price=0)
    assert not table.happened("drew")
    table.expect_hand(0, "gem_world")


def test_R4_4_a_development_the_rest_of_the_hand_cannot_pay_cannot_be_picked():
    table = play(seat(hand="space_marines drop_ships gem_world public_works"), seat()).acts(
        "produce", "develop"
    )
    table.expect_options(0, "pass place:public_works place:space_marines")
    table.expect_refused(0, "place:drop_ships", "costs", price=4, have=3)


def test_R4_4_the_payment_is_exact_and_without_the_card_itself():
    table = play(seat(hand="drop_ships drop_ships " + filler(4)), seat()).acts("produce", "develop")
    table.choose(0, "place:drop_ships")
    table.expect_asked(0, "pay", more=4)
    table.pay(0, "drop_ships " + filler(3))  # the other copy may pay
    table.expect_hand(0, FILLER.split()[3])
    table.expect_events("developed", seat=0, paid=sorted(["drop_ships", *FILLER.split()[:3]], key=table.code))
    assert table.tableau(0) == ["old_earth", "drop_ships"]


def test_R4_5_no_second_development_of_the_same_name():
    table = play(
        seat("old_earth drop_ships", "drop_ships space_marines " + filler(4)),
        seat(hand="space_marines " + other(2)),
    )
    table.acts("produce", "develop")
    table.expect_options(0, "pass place:space_marines").expect_refused(
        0, "place:drop_ships", "already-in-tableau"
    )
    table.choose(0, "place:space_marines").choose(1, "place:space_marines").pay(0, filler(2)).pay(1, other(1))
    assert "space_marines" in table.tableau(0) and "space_marines" in table.tableau(1)
    table = play(seat("old_earth drop_ships"), seat(hand="drop_ships " + other(4))).acts("produce", "develop")
    table.expect_options(1, "pass place:drop_ships")  # another seat's copy does not matter


def test_R4_6_draws_at_the_start_come_before_the_pick():
    table = play(seat("old_earth interstellar_bank"), seat(), deck="public_works").acts("produce", "develop")
    table.expect_events("drew", seat=0, count=1, why="interstellar_bank", cards=["public_works"])
    table.expect_hand(0, "public_works")


def test_R4_6_the_card_drawn_can_be_placed_at_once():
    table = play(seat("old_earth interstellar_bank", "gem_world comet_zone"), seat(), deck="public_works")
    table.acts("produce", "develop").choose(0, "place:public_works").pay(0, "gem_world")
    assert "public_works" in table.tableau(0)


def test_R4_7_public_works_does_not_count_itself():
    table = play(seat(hand="public_works gem_world comet_zone"), seat()).acts("produce", "develop")
    table.choose(0, "place:public_works").pay(0, "gem_world")
    assert not table.happened("drew")
    table.expect_hand(0, "comet_zone")


def test_R4_7_public_works_draws_after_the_payment():
    table = play(
        seat("old_earth public_works", "space_marines gem_world comet_zone"), seat(), deck="rebel_base"
    )
    table.acts("produce", "develop").choose(0, "place:space_marines")
    assert table.awaited == [] or table.purpose(0) != "pay"  # two cards for price 2: nothing to choose
    assert table.order("developed", "drew") == ["developed", "drew"]
    table.expect_events("drew", seat=0, count=1, why="public_works").expect_hand(0, "rebel_base")


def test_R4_7_it_draws_nothing_when_nothing_is_placed():
    table = play(seat("old_earth public_works", "space_marines gem_world comet_zone"), seat())
    table.acts("produce", "develop").choose(0, "pass")
    assert not table.happened("drew")


def test_R4_8_a_revealed_development_is_placed():
    table = (
        play(seat(hand="space_marines " + filler(3)), seat())
        .acts("produce", "develop")
        .choose(0, "place:space_marines")
    )
    assert all(key.startswith("discard:") for key in table.options(0))
    table.expect_refused(0, "pass", "not-an-option")


def test_R4_9_payments_are_answered_at_once_and_carried_out_in_seat_order():
    table = play(seat(hand="space_marines " + filler(3)), seat(hand="public_works " + other(3)))
    table.acts("produce", "develop").choose(0, "place:space_marines").choose(1, "place:public_works")
    assert table.awaited == [0]  # with the bonus Public Works is free
    table = play(seat(hand="space_marines " + filler(3)), seat(hand="drop_ships " + other(5)))
    table.acts("produce", "develop").choose(0, "place:space_marines").choose(1, "place:drop_ships")
    assert table.awaited == [0, 1]
    table.pay(1, other(3))
    assert not table.happened("developed")
    table.pay(0, filler(2))
    assert [event["seat"] for event in table.happened("developed")] == [0, 1]


def test_R4_9_all_developments_are_placed_before_anybody_draws():
    table = play(
        seat("old_earth public_works", "space_marines " + filler(3)),
        seat("new_sparta", "drop_ships " + other(5)),
    )
    table.acts("produce", "develop").choose(0, "place:space_marines").choose(1, "place:drop_ships")
    table.pay(1, other(3)).pay(0, filler(2))
    assert table.order("developed", "drew")[:3] == ["developed", "developed", "drew"]


def test_R4_10_nothing_need_be_picked():
    table = play(seat(hand="public_works " + filler(3)), seat()).acts("develop", "develop").choose(0, "pass")
    table.expect_events("declined", seat=0, phase="develop")
    assert len(table.hand(0)) == 4


def test_R11_16_a_seat_alone_is_told_whether_it_could_have_placed_anything():
    table = play(seat(hand="public_works " + filler(3)), seat()).acts("develop", "develop").choose(0, "pass")
    for viewer, could in ((0, [True, None]), (1, [None, False]), (None, [None, None])):
        assert [event["could"] for event in table.seen(viewer, "declined")] == could
