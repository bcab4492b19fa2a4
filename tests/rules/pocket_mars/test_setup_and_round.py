"""R1 and R2: setup, rounds, turns and the end."""

import pytest

from .scenario import begin, does, effect, play, seat


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R1_1_two_to_four_players_with_seven_colonists(seats):
    table = begin(seats)
    players = table.view(None).players
    assert [player.seat for player in players] == list(range(seats))
    assert not any(player.automa for player in players)
    assert all(player.earth + player.ship + player.mars == 7 for player in players)


def test_R1_1_one_seat_plays_against_the_automa():
    assert [player.automa for player in begin(1).view(None).players] == [False, True]


def test_R1_2_one_on_the_ship_six_on_earth_energy_one():
    for player in begin(3).view(None).players:
        assert (player.ship, player.earth, player.mars, player.energy) == (1, 6, 0, 1)


def test_R1_3_the_row_of_buildings():
    row = begin(2).view(None).buildings
    assert [(building.id, building.name) for building in row] == [
        ("water", "Aqualab"),
        ("ecosystem", "Greenhouse"),
        ("science", "Comms Center"),
        ("energy", "Energy Bank"),
        ("construction", "Habitation"),
    ]
    assert all(building.pile == [] for building in row)


def test_R1_4_four_cards_of_a_shuffled_deck():
    table = begin(4, seed=1)
    assert [len(table.hand(at)) for at in range(4)] == [4] * 4
    assert table.view(None).deck == 35 - 16
    assert begin(4, seed=2).deck != table.deck == begin(4, seed=1).deck


def test_R1_5_two_of_the_four_are_prepared_in_secret():
    table = begin(2)
    hands = [table.hand(at) for at in range(2)]
    assert table.awaited == [0, 1]
    table.choose(0, *(f"prepare:{card}" for card in hands[0][:2]))
    assert table.awaited == [1] and table.facts("prepared") == []
    table.choose(1, f"prepare:{hands[1][2]}")  # of two left, both are prepared
    assert set(table.prep(0)) == set(hands[0][:2]) and table.hand(0) == hands[0][2:]
    assert set(table.prep(1)) == set(hands[1][2:]) and table.hand(1) == hands[1][:2]


def test_R1_6_the_start_player_begins_every_round():
    table = begin(3).settle()
    turns = []
    for _ in range(2):
        table.round()
    turns = [event["seat"] for event in table.facts("turn-began")]
    assert turns == [0, 1, 2, 0, 1, 2, 0] and table.view(None).start == 0


def test_R1_7_own_prep_cards_are_seen_at_any_time():
    table = play(seat(prep="water_5 science_6"), seat(prep="energy_1 energy_2"))
    assert table.view(0).prep == ["water_5", "science_6"] and table.view(1).prep == ["energy_1", "energy_2"]
    assert table.view(None).prep == []


def test_R1_8_a_card_may_break_a_rule():
    """Straight from Earth to Mars, and from the prep module to the hand."""
    cards = {
        "water_1": {"hand": does(effect("place", n=1, source="earth"))},
        "water_2": {"hand": does(effect("return_prep", n=1))},
    }
    table = play(seat(hand="water_1 water_2", ship=0), seat(), cards=cards)
    table.choose(0, "hand:water_1", "place:science")
    assert table.mars(0) == ({"science": 1}, {}) and table.player(0).ship == 0
    table = play(seat(hand="water_1 water_2", prep="energy_1 energy_2"), seat(), cards=cards)
    assert "energy_1" in table.choose(0, "hand:water_2", "return:energy_1").hand(0)


def test_R2_1_each_seat_has_one_turn_clockwise():
    table = play(seat(), seat(), seat(), seat())
    order = []
    while table.view(None).round == 1:
        order.append(table.view(None).turn)
        at = table.awaited[0]
        table.choose(at, "launch").settle()
    assert order == [0, 1, 2, 3] and table.view(None).turn == 0


def test_R2_2_one_action_and_the_four_card_rule():
    table = play(seat(hand="water_1 water_2", prep="energy_1 energy_2"), seat())
    table.choose(0, "prep:energy_1", "do", "decline")
    assert table.view(None).phase == "four-cards"
    table.choose(0, "prepare:water_1")
    table.asks(1, "act")
    assert not any(option in ("decline", "pass") for option in table.options(1))


def test_R2_3_the_five_actions():
    table = play(seat(hand="water_1 water_2", prep="energy_2 energy_1"), seat(), seat())
    table.asks(
        0,
        "act",
        *("launch", "energy", "hand:water_1", "hand:water_2", "prep:energy_1", "prep:energy_2"),
        *("other:1-0", "other:1-1", "other:2-0", "other:2-1"),
    )


def test_R2_4_launching_is_from_earth_to_the_own_ship():
    table = play(seat(), seat()).choose(0, "launch")
    assert (table.player(0).earth, table.player(0).ship) == (5, 2)
    assert table.facts("launched") == [{"seat": 0, "count": 1, "why": "action"}]
    assert (table.player(1).earth, table.player(1).ship) == (6, 1)


FIVE = "water ecosystem science energy energy"


def test_R2_5_the_game_ends_after_the_round_in_which_a_player_has_all_on_mars():
    table = play(seat(prep="science_7 water_1", one=f"{FIVE} science"), seat(), seat())
    table.choose(0, "prep:science_7", "place:science")
    assert table.player(0).mars == 7
    table.settle().asks(1, "act")
    table.choose(1, "launch").settle().asks(2, "act")
    table.choose(2, "launch").settle()
    assert table.awaited == [] and table.view(None).phase == "over"
    assert table.view(None).causes == ["colonists"] and table.tags[-1] == "game-ended"


def test_R2_5_six_on_mars_do_not_end_it():
    table = play(seat(one=f"{FIVE} science"), seat())
    table.round()
    assert table.view(None).round == 2 and table.awaited == [0]
