"""R7: the four-card rule and the deck."""

from .scenario import does, effect, play, seat

SIX = does(effect("draw", n=4))


def test_R7_1_every_seat_clockwise_from_the_active_one():
    """Seat 1 discards a prep card of seat 0, draws, and prepares first; then 2 does nothing, then 0."""
    table = play(
        seat(prep="energy_1 energy_2"),
        seat(hand="water_1 water_2", prep="energy_3 energy_4"),
        seat(),
        turn=1,
        cards={"water_1": {"hand": does(effect("discard_other", n=1))}},
    )
    table.choose(1, "hand:water_1", "discard-other:0-0")
    assert [event["seat"] for event in table.facts("drew")] == [1, 0]
    table.asks(0, "four-prep").settle().asks(2, "act")


def test_R7_1_one_seat_does_all_of_it_before_the_next():
    table = play(
        seat(hand="water_1 water_2", prep="energy_3 energy_4"),
        seat(prep="energy_1 energy_2"),
        cards={
            "water_1": {
                "hand": does(effect("discard_other", n=1), effect("discard_card", n=1, source="prep"))
            }
        },
    )
    table.choose(0, "hand:water_1", "discard-other:1-0", "discard:energy_3").asks(0, "four-prep")
    assert [event["seat"] for event in table.facts("drew")] == [0]


def test_R7_2_more_than_four_discard_from_the_hand():
    table = play(
        seat(hand="water_1 water_2", prep="energy_1 energy_2"), seat(), cards={"water_1": {"hand": SIX}}
    )
    table.choose(0, "hand:water_1")
    hand = table.hand(0)
    assert len(hand) == 5 and table.decision(0).more == 3 and table.decision(0).pool == hand
    table.choose(0, *(f"discard:{card}" for card in hand[1:4]))
    assert table.hand(0) == [hand[0], hand[4]] and table.prep(0) == ["energy_1", "energy_2"]
    assert table.facts("discarded") == [
        {"seat": 0, "cards": hand[1:4], "source": "hand", "why": "four-cards"}
    ]


def test_R7_3_fewer_than_four_draw():
    table = play(seat(hand="water_1 water_2"), seat(), deck="science_1 science_2").choose(0, "energy")
    table.choose(0, "discard:water_1")
    assert table.hand(0) == ["water_2", "science_1"]
    assert table.facts("drew")[0]["why"] == "four-cards"


def test_R7_4_an_empty_deck_is_made_anew_at_once():
    """The last card is drawn: discards and covered cards become the deck; the topmost ones stay."""
    table = play(
        seat(hand="water_1 water_2"),
        seat(),
        deck="science_1",
        piles={"energy": "energy_1 energy_2 energy_3", "water": "water_5", "science": "science_6 -science_7"},
        rest="discards",
    )
    away = len(table.view(None).discards)
    table.choose(0, "hand:water_1")
    assert table.pile("energy") == ["energy_3"] and table.pile("science") == ["-science_7"]
    assert table.pile("water") == ["water_5"]
    assert table.facts("reshuffled") == [{"count": away + 3, "buried": 3}]
    # The card played went to the discards after that.
    assert table.view(None).discards == ["water_1"] and table.view(None).deck == away + 3


def test_R7_4_a_drawing_goes_on_with_the_new_deck():
    table = play(
        seat(hand="water_1 water_2"),
        seat(),
        deck="science_1",
        rest="discards",
        cards={"water_1": {"hand": SIX}},
    ).choose(0, "hand:water_1")
    assert [event["count"] for event in table.facts("drew")] == [1, 3]
    assert len(table.hand(0)) == 5


def test_R7_5_the_prep_module_is_filled_by_choice():
    table = play(seat(hand="water_1 water_2", prep="energy_1 energy_2"), seat(), deck="science_1")
    table.choose(0, "prep:energy_1", "decline", "decline")
    table.asks(0, "four-prep", "prepare:water_1", "prepare:water_2", "prepare:science_1")
    table.choose(0, "prepare:science_1")
    assert table.prep(0) == ["energy_2", "science_1"]


def test_R7_6_with_no_card_at_all_one_goes_on_with_fewer():
    """Everything is in the hand of seat 1."""
    held = [f"{c}_{n}" for c in ("ecosystem", "science", "energy", "construction") for n in range(1, 8)]
    held += ["water_3", "water_4", "water_5"]
    table = play(
        seat(hand="water_1", prep="water_2"), seat(hand=" ".join(held), prep="water_6 water_7"), turn=0
    )
    assert table.deck == []
    table.choose(0, "prep:water_2", "decline")
    assert table.facts("drew") == [] and len(table.hand(0)) + len(table.prep(0)) == 1


def test_R7_7_prep_cards_do_not_go_back_to_the_hand():
    table = play(seat(hand="water_1 water_2", prep="energy_1 energy_2"), seat())
    assert not any(option.startswith("return") for option in table.options(0))
    assert table.refuses(0, "return:energy_1") == "another-question"
    assert table.refuses(0, "hand:energy_1") == "not-in-hand"
