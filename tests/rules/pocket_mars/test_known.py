"""R11: what is known."""

import pytest

from .scenario import Table, begin, does, effect, play, seat

PEEK = {"water_1": {"hand": does(effect("peek_prep"))}}
BURY = {"water_1": {"hand": does(effect("bury_card", n=1))}}


def test_R11_1_colours_are_known():
    table = play(seat(), seat(hand="water_1 science_2", prep="energy_1 energy_2"), deck="construction_2")
    for at in (None, 0):
        view = table.view(at)
        assert [back.colour for back in view.players[1].hand] == ["water", "science"]
        assert [back.colour for back in view.players[1].prep] == ["energy", "energy"]
        assert view.deck_top == "construction"


def test_R11_2_cards_are_known_to_their_player_alone():
    table = play(seat(), seat(hand="water_1 science_2", prep="energy_1 energy_2"))
    own = table.view(1).players[1]
    assert [back.card for back in own.hand + own.prep] == ["water_1", "science_2", "energy_1", "energy_2"]
    for at in (None, 0):
        other = table.view(at).players[1]
        assert all(back.card == "" for back in other.hand + other.prep)


def test_R11_3_a_peeked_card_stays_known_in_the_prep_and_back_in_the_hand():
    cards = {**PEEK, "construction_1": {"hand": does(effect("return_prep", n=1))}}
    table = play(
        seat(hand="water_1 water_2"),
        seat(hand="construction_1 construction_2", prep="energy_1 science_2"),
        cards=cards,
        deck="ecosystem_1 ecosystem_2 ecosystem_3",
    ).choose(0, "hand:water_1")
    table.settle().asks(1, "act")
    verdict = table.verdict(1, "energy_1")
    assert verdict.card == "energy_1"
    table.choose(1, "hand:construction_1", "return:energy_1")
    known = [back.card for back in table.view(0).players[1].hand]
    assert "energy_1" in known and known.count("") == 2
    assert [back.card for back in table.view(0).players[1].prep] == ["science_2"]


def test_R11_3_a_known_card_has_a_verdict():
    table = play(seat(hand="water_1 water_2"), seat(prep="energy_1 science_2"), cards=PEEK)
    table.choose(0, "hand:water_1").settle()
    table.choose(1, "launch").settle().asks(0, "act")
    verdict = table.verdict(0, "1-1")
    assert (verdict.reason, verdict.facts["card"], verdict.facts["value"]) == (
        "owners-action",
        "science_2",
        2,
    )


def test_R11_4_a_buried_card_keeps_its_place():
    table = play(seat(hand="water_1 water_2 science_3"), seat(), cards=BURY).choose(
        0, "hand:water_1", "bury:science_3"
    )
    assert [(back.colour, back.card) for back in table.view(0).deck_bottom] == [("science", "science_3")]
    for at in (None, 1):
        assert [(back.colour, back.card) for back in table.view(at).deck_bottom] == [("science", "")]
    (buried,) = [event for event in table.log if type(event).__name__ == "Buried"]
    assert buried.seen_by(1).card is None and buried.seen_by(0).card == "science_3"


def test_R11_4_who_buried_it_knows_it_when_another_draws_it():
    table = play(
        seat(hand="water_1 water_2 science_3"), seat(), cards=BURY, deck="energy_1 energy_2", rest="discards"
    ).choose(0, "hand:water_1", "bury:science_3")
    table.settle().choose(1, "energy").settle()
    table.choose(0, "launch").settle().choose(1, "energy").settle(but="four-prep")
    assert [event["cards"] for event in table.facts("drew")] == [["energy_1"], ["energy_2"], ["science_3"]]
    assert "science_3" in [back.card for back in table.view(0).players[1].hand]


def test_R11_5_which_of_several_is_forgotten():
    """Seat 0 knows that seat 1 has energy_1; of two energy cards one is prepared."""
    cards = {**PEEK, "construction_1": {"hand": does(effect("return_prep", n=1))}}

    def after(other: str) -> list[str]:
        table = play(
            seat(hand="water_1 water_2"),
            seat(hand=f"construction_1 {other}", prep="energy_1 science_2"),
            cards=cards,
            deck="ecosystem_1 ecosystem_2 ecosystem_3",
        )
        table.choose(0, "hand:water_1").settle()
        table.choose(1, "hand:construction_1", "return:energy_1").asks(1, "four-prep")
        table.choose(1, "prepare:energy_1")
        return [back.card for back in table.view(0).players[1].prep]

    assert after("construction_2") == ["science_2", "energy_1"]
    assert after("energy_4") == ["science_2", ""]


RETURN = {
    "construction_1": {"hand": does(effect("return_prep", n=1), effect("bury_card", n=1, source="hand"))}
}
COVER = {"construction_1": {"hand": does(effect("return_prep", n=1), effect("cover", source="hand"))}}


def returned(cards: dict[str, object], hand: str) -> Table:
    """Seat 0 has looked at seat 1's energy_1, which seat 1 has then taken back into its hand."""
    table = play(
        seat(hand="water_1 water_2"),
        seat(hand=f"construction_1 {hand}", prep="energy_1 science_2"),
        cards={**PEEK, **cards},
        deck="ecosystem_1 ecosystem_2 ecosystem_3",
    )
    table.choose(0, "hand:water_1").settle()
    return table.choose(1, "hand:construction_1", "return:energy_1")


@pytest.mark.parametrize(("other", "known"), [("water_3", "energy_1"), ("energy_4", "")])
def test_R11_5_which_of_several_is_buried_is_forgotten(other, known):
    table = returned(RETURN, f"{other} ecosystem_6").choose(1, "bury:energy_1")
    (back,) = table.view(0).deck_bottom
    assert (back.colour, back.card) == ("energy", known)
    assert table.view(1).deck_bottom[0].card == "energy_1"


@pytest.mark.parametrize(("other", "known"), [("water_3", "energy_1"), ("energy_4", "")])
def test_R11_5_which_of_several_covers_is_forgotten(other, known):
    table = returned(COVER, f"{other} ecosystem_6").choose(1, "cover:science", "cover-with:energy_1")
    assert table.view(0).buildings[2].pile[0].card == known
    assert table.view(1).buildings[2].pile[0].card == "energy_1"


def test_R11_3_a_played_card_that_covers_is_known_to_all_seats():
    cards = {"water_1": {"hand": does(effect("cover", source="this"))}}
    table = play(seat(hand="water_1 water_2"), seat(), seat(), cards=cards).choose(
        0, "hand:water_1", "cover:energy"
    )
    assert [table.view(at).buildings[3].pile[0].card for at in range(3)] == ["water_1"] * 3


def test_R11_6_what_is_shuffled_is_forgotten():
    table = play(
        seat(hand="water_1 water_2", prep="energy_1 science_2"),
        seat(),
        cards=BURY,
        deck="energy_2",
        rest="discards",
    )
    table.choose(0, "hand:water_1", "bury:energy_1")
    for _ in range(2):
        table.settle("act")
        at = table.awaited[0]
        table.choose(at, "energy").settle()
        if table.facts("reshuffled"):
            break
    assert table.facts("reshuffled")
    assert all(table.state.known[card] == 0 for card in table.state.deck)
    assert table.view(0).deck_bottom == []


def test_R11_7_chance_decides_the_slots():
    orders = set()
    for seed in range(12):
        table = begin(2, seed=seed)
        first = table.hand(0)[:2]
        table.choose(0, *(f"prepare:{card}" for card in first)).settle()
        orders.add(table.prep(0) == first)
    assert orders == {True, False}


def test_R11_8_discards_and_attached_cards_lie_open():
    table = play(seat(), seat(), discards="water_1 energy_2", piles={"science": "science_1 science_2"})
    view = table.view(None)
    assert view.discards == ["water_1", "energy_2"]
    assert [card.card for card in view.buildings[2].pile] == ["science_1", "science_2"]
