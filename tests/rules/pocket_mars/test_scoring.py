"""R8: the score."""

import pytest

from cosmodrome.games.pocket_mars.meta import META

from .scenario import Table, play, seat


def scored(*players: object, **options: object) -> Table:
    return play(*players, **options)


def test_R8_1_colonists():
    table = scored(seat(ship=2, one="water water energy", two="science"), seat(energy=2))
    assert table.parts(0) == {"ship": 2, "one-star": 6, "two-star": 4} and table.player(0).score == 12


@pytest.mark.parametrize(
    ("levels", "option", "points"),
    [
        ((3, 2, 1), "all", [1, 0, 0]),
        ((3, 3, 1), "all", [1, 1, 0]),
        ((1, 1, 1), "all", [1, 1, 1]),
        ((3, 3, 1), "nobody", [0, 0, 0]),
        ((3, 2, 2), "nobody", [1, 0, 0]),
    ],
)
def test_R8_2_the_most_energy(levels, option, points):
    table = scored(*(seat(energy=level) for level in levels), tied_energy=option)
    assert [table.parts(at).get("energy", 0) for at in range(3)] == points


def test_R8_3_all_four_buildings():
    table = scored(seat(one="water ecosystem science", two="energy"), seat(one="water ecosystem science"))
    assert table.parts(0)["all-four"] == 2 and "all-four" not in table.parts(1)
    assert [table.player(at).buildings for at in range(2)] == [4, 3]


@pytest.mark.parametrize(("option", "points"), [("3", 3), ("4", 4)])
def test_R8_3_four_in_one_building(option, points):
    table = scored(
        seat(one="water water water", two="water"),
        seat(one="energy energy energy"),
        four_in_a_building=option,
    )
    assert table.parts(0)["four-together"] == points and "four-together" not in table.parts(1)
    assert [table.player(at).together for at in range(2)] == [4, 3]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_R8_3_alone_nobody_asks_what_four_bring(seats):
    options = {} if seats == 1 else {"four_in_a_building": "4"}
    assert META.read_options(options, seats).items() >= options.items()
    if seats == 1:
        with pytest.raises(ValueError, match="four_in_a_building"):
            META.read_options({"four_in_a_building": "4"}, seats)


def test_what_the_rules_leave_open_is_told_apart_from_other_options():
    others = [option.name for option in META.options if not option.ruling]
    assert others == ["drafting", "automa_ship"]


def worth(table: Table, at: int) -> dict[str, int]:
    return {bonus.source: bonus.vp for bonus in table.player(at).bonuses}


def test_R8_3_what_the_bonuses_bring_is_told_before_they_are_earned():
    table = scored(seat(), seat(), four_in_a_building="4")
    assert worth(table, 0) == worth(table, 1) == {"energy": 1, "all-four": 2, "four-together": 4}
    assert "all-four" not in table.parts(0)


def test_R8_4_the_highest_score_wins():
    table = scored(seat(ship=4), seat(one="water water"))
    standing = table.game.standing(table.state)
    assert standing.scores == [5, 6] and standing.winners == [1]


@pytest.mark.parametrize(("option", "winners"), [("shared", [0, 1]), ("energy", [0])])
def test_R8_4_equal_scores(option, winners):
    """Both have 4: three on the ship and the energy point against a two-star space."""
    table = scored(seat(ship=3, energy=3), seat(ship=0, two="water"), tie_break=option)
    standing = table.game.standing(table.state)
    assert standing.scores == [4, 4] and standing.winners == winners
