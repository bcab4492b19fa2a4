"""R1 Setup, up to the first action card."""

import pytest

from cosmodrome.core.meta import SetupError
from cosmodrome.games.race.game import RACE

from .scenario import START_WORLDS, begin, play, seat


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R1_1_two_three_or_four_seats(seats):
    table = begin(seats)
    assert table.awaited == list(range(seats))
    assert len(table.view(0).players) == seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_R1_1_no_other_number_of_seats(seats):
    assert RACE.meta.seats == (2, 3, 4, 5)
    with pytest.raises(SetupError, match="2, 3, 4, 5"):
        begin(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R1_2_the_pool_holds_12_chips_a_seat(seats):
    table = begin(seats)
    assert table.view(0).pool == 12 * seats
    assert all(player.chips == 0 for player in table.view(0).players)


def test_R1_3_one_start_world_before_each_seat():
    seen = set()
    for seed in range(60):
        table = begin(4, seed=seed).settle_in()
        dealt = [table.tableau(at) for at in range(4)]
        assert all(len(cards) == 1 for cards in dealt)
        worlds = {cards[0] for cards in dealt}
        assert len(worlds) == 4 and worlds <= set(START_WORLDS)
        seen |= {tuple(cards[0] for cards in dealt)}
    assert {world for worlds in seen for world in worlds} == set(START_WORLDS)


def test_R1_4_six_cards_two_discarded():
    table = begin(3)
    for at in range(3):
        assert len(table.hand(at)) == 6
        table.expect_asked(at, "start-discard", more=2)
        assert table.view(at).players[2].hand == 6
    before = table.hand(1)
    table.discard(1, before[0], before[3])
    assert table.awaited == [0, 2]
    table.settle_in()
    assert table.hand(1) == [before[1], before[2], before[4], before[5]]
    assert [player.hand for player in table.view(0).players] == [4, 4, 4]


def test_R1_4_the_discard_is_sealed_and_start_worlds_lie_open():
    table = begin(2)
    assert next(one["cards"] for one in table.seen(1, "dealt")) is None
    before = table.view(1)
    table.discard(0, *table.hand(0)[:2])
    after = table.view(1)
    after.awaited = before.awaited
    assert before == after
    assert [len(player.tableau) for player in before.players] == [1, 1]


def test_R1_4_start_worlds_left_over_go_into_the_deck():
    dealt = set()
    for seed in range(80):
        table = begin(2, seed=seed)
        in_play = {table.tableau(0)[0], table.tableau(1)[0]}
        rest = set(START_WORLDS) - in_play
        found = rest & {card for at in (0, 1) for card in table.hand(at)}
        dealt |= found
        assert len(rest - found - set(table.deck)) <= table.goods_in_play  # Alpha Centauri's good may be one
        assert table.view(0).deck == 114 - 2 - 12 - table.goods_in_play
    assert dealt == set(START_WORLDS)  # every one of them has been dealt to somebody as an ordinary card


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R1_5_first_game_hands(seats):
    table = begin(seats, first_game=True)
    hands = [
        ("epsilon_eridani", "rebel_fuel_cache public_works colony_ship gem_world"),
        ("alpha_centauri", "expedition_force mining_robots rebel_miners comet_zone"),
        ("new_sparta", "export_duties former_penal_colony malevolent_lifeforms new_military_tactics"),
        ("earths_lost_colony", "space_marines contact_specialist spice_world avian_uplift_race"),
    ]
    for at in range(seats):
        world, hand = hands[at]
        assert table.tableau(at) == [world]
        table.expect_hand(at, hand).expect_asked(at, "action")
    left = [card for world, hand in hands[seats:] for card in [world, *hand.split()]]
    assert set(left) <= set(table.deck) and "old_earth" in table.deck
    assert table.view(0).discards == 0
    assert len(table.deck) == 114 - 5 * seats - table.goods_in_play


def test_R1_6_alpha_centauri_starts_with_its_good():
    table = begin(2, start_worlds=["alpha_centauri", "new_sparta"]).settle_in()
    assert table.goods(0) == ["alpha_centauri"] and table.goods(1) == []
    event = table.happened("good-placed")[0]
    assert (event["seat"], event["world"], event["good"]) == (0, "alpha_centauri", "rare")
    assert table.order("dealt", "good-placed")[-1] == "good-placed"
    assert table.view(0).deck == 114 - 2 - 12 - 1


def test_R1_7_the_lowest_start_world_is_seat_0():
    firsts = set()
    for seed in range(60):
        table = begin(3, seed=seed)
        numbers = [START_WORLDS.index(table.tableau(at)[0]) for at in range(3)]
        assert numbers[0] == min(numbers)
        firsts.add(numbers[1] < numbers[2])
    assert firsts == {True, False}  # the other two as dealt


def test_R1_8_seven_action_cards():
    table = play(seat(), seat())
    table.expect_options(
        0, "act:explore-5 act:explore-1-1 act:develop act:settle act:consume-trade act:consume-x2 act:produce"
    )


def test_R1_9_start_discards_lie_face_down():
    table = begin(2)
    gone = table.hand(0)[:2]
    table.discard(0, *gone).settle_in()
    assert table.view(0).discards == 4
    assert table.view(0).shown == [] and table.view(1).shown == []
    assert sorted(table.view(0).discarded) == sorted(gone)
    own = next(event["cards"] for event in table.seen(1, "start-cards-discarded") if event["seat"] == 1)
    assert sorted(table.view(1).discarded) == sorted(own)
    for event in table.seen(1, "start-cards-discarded"):
        assert (event["cards"] is None) == (event["seat"] == 0)
