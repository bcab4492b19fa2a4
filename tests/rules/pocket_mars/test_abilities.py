"""R5: what the buildings do."""

from .scenario import does, effect, play, seat

NOTHING_TO_DO = {
    name: {"prep": does(effect("swap_stars"))} for name in ("water_1", "ecosystem_1", "construction_1")
}


def test_R5_1_aqualab_buries_a_card():
    table = play(seat(hand="energy_1 energy_2", prep="water_1 science_3"), seat(), cards=NOTHING_TO_DO)
    table.choose(0, "prep:water_1")
    table.asks(0, "bury-card", "decline", "bury:energy_1", "bury:energy_2", "bury:science_3")
    table.choose(0, "bury:science_3")
    assert table.deck[-1] == "science_3" and table.view(0).deck_bottom[0].card == "science_3"
    assert table.facts("buried")[0]["source"] == "prep"


def test_R5_2_greenhouse_shifts_any_colonist_either_way():
    table = play(
        seat(prep="ecosystem_1 water_1", one="water", two="energy"),
        seat(one="science energy", two="water"),
        cards=NOTHING_TO_DO,
    ).choose(0, "prep:ecosystem_1", "decline")
    table.asks(0, "shift-star", "decline", "promote:1-science", "demote:0-energy", "demote:1-water").choose(
        0, "demote:1-water"
    )
    assert table.mars(1) == ({"water": 1, "science": 1, "energy": 1}, {})
    assert table.facts("demoted") == [{"seat": 0, "owner": 1, "building": "water", "why": "ecosystem"}]


def test_R5_3_comms_center_launches():
    table = play(seat(prep="science_1 water_1"), seat()).choose(0, "prep:science_1", "decline", "use")
    assert table.facts("launched") == [{"seat": 0, "count": 1, "why": "science"}]


def test_R5_4_energy_bank_gives_one():
    table = play(seat(prep="energy_1 water_1"), seat()).choose(0, "prep:energy_1", "decline", "use")
    assert table.facts("energy-gained")[0] == {"seat": 0, "count": 1, "lost": 0, "energy": 2, "why": "energy"}


def test_R5_5_habitation_places_on_a_one_star_space():
    table = play(seat(prep="construction_1 water_1"), seat(), cards=NOTHING_TO_DO)
    table.choose(0, "prep:construction_1")
    table.asks(
        0, "place", "decline", *(f"place:{home}" for home in ("water", "ecosystem", "science", "energy"))
    )
    assert table.choose(0, "place:ecosystem").mars(0) == ({"ecosystem": 1}, {})


def test_R5_6_an_ability_is_optional():
    for card in ("water_1", "ecosystem_1", "science_1", "energy_1", "construction_1"):
        table = play(seat(prep=f"{card} water_7", one="water"), seat(), cards=NOTHING_TO_DO)
        table.choose(0, f"prep:{card}")
        while table.purpose(0) == "do-action":
            table.choose(0, "decline")
        assert "decline" in table.options(0)
        table.choose(0, "decline")
        assert table.facts("ability-used") == []
        assert table.facts("declined")[-1]["what"] == "ability"
