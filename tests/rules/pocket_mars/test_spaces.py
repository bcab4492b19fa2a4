"""R3: spaces and energy."""

import pytest

from .scenario import begin, does, effect, play, seat

UP = {"water_1": {"hand": does(effect("shift_star", n=1))}}
SWAP = {"water_1": {"hand": does(effect("swap_stars"))}}


def test_R3_1_a_one_star_space_has_room_for_any_number():
    table = play(seat(prep="water_5 water_6", one="water water water", ship=2), seat(one="water water water"))
    table.choose(0, "prep:water_5").asks(0, "place-here", "decline", "place:water").choose(0, "place:water")
    assert table.view(None).buildings[0].one_star == [4, 3]


@pytest.mark.parametrize(("seats", "room"), [(2, 1), (3, 2), (4, 2)])
def test_R3_2_a_two_star_space_has_room_for_one_or_two_of_all_players(seats, room):
    full = [seat(hand="water_1 water_2", one="water"), *(seat(two="water") for _ in range(room))]
    others = [seat() for _ in range(seats - len(full))]
    table = play(*full, *others, cards=UP)
    assert table.view(None).buildings[0].room == 0
    table.choose(0, "hand:water_1")
    assert "promote:0-water" not in [*table.options(table.awaited[0])]
    table = play(*full[:-1], seat(), *others, cards=UP)
    assert table.view(None).buildings[0].room == 1


def test_R3_2_one_in_the_solo_game():
    table = play(seat(), seat(two="water"), solo=True)
    assert [building.room for building in table.view(0).buildings] == [0, 1, 1, 1, 0]


def test_R3_3_four_buildings_have_the_number_3():
    table = begin(2)
    assert [building.number for building in table.view(None).buildings] == [3, 3, 3, 3, -1]
    assert [sum(building.one_star) for building in table.view(None).buildings] == [0] * 5


def test_R3_4_a_full_space_admits_nobody_but_an_exchange_is_none():
    table = play(seat(hand="water_1 water_2", one="water"), seat(two="water"), cards=UP)
    table.choose(0, "hand:water_1")  # the only move left is down, so it is not asked
    assert table.facts("demoted") == [{"seat": 0, "owner": 1, "building": "water", "why": "water_1"}]
    table = play(seat(hand="water_1 water_2", one="water"), seat(two="water"), cards=SWAP)
    table.choose(0, "hand:water_1")
    assert (table.mars(0), table.mars(1)) == (({}, {"water": 1}), ({"water": 1}, {}))


def test_R3_4_why_a_full_space_is_refused():
    table = play(seat(hand="water_1 water_2", one="water energy"), seat(two="water"), cards=UP)
    table.choose(0, "hand:water_1").asks(0, "shift-star", "promote:0-energy", "demote:1-water")
    assert table.refuses(0, "promote:0-water") == "two-star-full"
    for nobody in ("demote:0-energy", "demote:0-water", "promote:0-science", "demote:1-ecosystem"):
        assert table.refuses(0, nobody) == "no-colonist-there"


@pytest.mark.parametrize("top", ["5", "4", "6", "7"])
def test_R3_5_the_top_space_is_an_option(top):
    table = play(seat(energy=int(top)), seat(), energy_max=top)
    assert table.view(None).energy_max == int(top)
    table.choose(0, "energy").choose(0, table.options(0)[0])
    assert table.player(0).energy == int(top)


def test_R3_5_the_top_space_is_5_if_nothing_is_said():
    assert begin(2).view(None).energy_max == 5


def test_R3_6_energy_beyond_the_top_is_lost():
    cards = {"energy_1": {"hand": does(effect("gain_energy", n=3))}}
    table = play(seat(hand="energy_1 energy_2", energy=4), seat(), cards=cards)
    table.choose(0, "hand:energy_1")
    assert table.player(0).energy == 5
    assert table.facts("energy-gained") == [
        {"seat": 0, "count": 1, "lost": 2, "energy": 5, "why": "energy_1"}
    ]
