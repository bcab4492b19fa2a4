"""R11: the end of the game and the score."""

import pytest

from .scenario import GOOD_OF, Table, deliver, note, play, seat


def ended(goods: str, **options: object) -> Table:
    return play(seat("caylion", goods), seat("unity"), turn=6, **options).until("over")


def score(t: Table, at: int) -> float:
    return t.game.standing(t.state).scores[at]


def test_R11_1_the_last_turn_has_no_confluence() -> None:
    t = play(
        seat("caylion", "6 white 3 ship", "sociologists"),
        seat("zeth", "2 white"),
        seat("unity", "white"),
        turn=6,
    )
    t.invent(0, "sociologists").until("economy").carry_out()
    assert t.phase == "over" and t.state.round == 6
    assert "unity_ubiquitous_cultural_repository" not in t.cards(2)
    t.expect_goods(2, "white").expect_goods(0, "3 ship")


def test_R11_2_inventors_of_the_last_turn_score_its_bonus() -> None:
    t = play(seat("caylion", "6 white", "sociologists"), turn=6)
    t.invent(0, "sociologists").until("over")
    assert t.points(0) == 1 + 2


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ("ultratech", 0.5),
        ("2 blue", 0.5),
        ("blue black", 0.5),
        ("3 white", 0.5),
        ("white brown ship", 0.5),
        ("blue", 0),
        ("2 ship", 0),
        ("3 blue 5 white", 1.0),
        ("3 ultratech 4 yellow 7 ship", 3.5),
    ],
)
def test_R11_3_half_a_point_for_each_full_group_of_leftovers(goods: str, points: float) -> None:
    t = ended(goods)
    ended_so = t.happened("game-ended")[0]
    assert score(t, 0) == points * 12
    assert ended_so["sources"] == ({"leftovers": [points * 12, 0, 0, 0]} if points else {})


@pytest.mark.parametrize(
    ("goods", "twelfths"),
    [("ultratech", 6), ("blue", 3), ("white", 2), ("ship", 2), ("3 blue 5 white ship", 21)],
)
def test_R11_4_the_exact_score_is_an_option(goods: str, twelfths: int) -> None:
    assert score(ended(goods, exact_scoring=True), 0) == twelfths


def test_R11_5_grey_cubes_count_as_cubes_of_their_size() -> None:
    assert score(ended("wild_large blue 2 wild_small green"), 0) == 12
    assert score(ended("wild_large wild_small", exact_scoring=True), 0) == 5


def test_R11_6_the_most_points_win_and_equal_ones_share() -> None:
    t = play(seat("caylion", points=3), seat("unity", points=5), seat("imdril", points=5), turn=6).until(
        "over"
    )
    assert t.game.standing(t.state).winners == [1, 2]


def test_R11_7_a_seat_sees_its_own_points_and_all_at_the_end() -> None:
    t = play(seat("caylion", points=3), seat("unity", points=5), turn=6)
    assert [player.points for player in t.view(0).players] == [36, None, None, None]
    assert [player.points for player in t.view(None).players] == [None] * 4
    t.until("over")
    assert [player.points for player in t.view(0).players] == [36, 60, 0, 0]
    t = play(seat("caylion", points=3), seat("unity", points=5), open_points=True)
    assert [player.points for player in t.view(None).players] == [36, 60, 0, 0]


def test_R11_8_no_promise_is_open_when_points_are_counted() -> None:
    t = play(seat("caylion"), seat("unity", "green"), turn=5)
    t.trade(1, "green", 0, promises=[deliver(0, 1, "2 blue", turn=6, late=True)]).until("over")
    assert t.fates() == ["broken"] and t.points(0) == -2
    t = play(seat("caylion"), seat("unity"), turn=5).offer(0, promises=[note(0, 1, "a good end", 6)]).take(1)
    assert t.until("over").fates() == ["kept"] and t.points(0) == 0


def test_R11_9_points_are_told_by_what_they_are_for() -> None:
    """One point for what is invented, two for sharing it, two lost by a promise, half a one for goods."""
    t = play(seat("caylion", "6 white", "sociologists", points=3), seat("unity", "green"), turn=5).next_turn()
    t.trade(1, "green", 0, promises=[deliver(0, 1, "2 blue", turn=6, late=True)])
    t.state.seats[0].goods[GOOD_OF["white"]] += 3
    t.invent(0, "sociologists")
    assert [(part.source, part.vp) for part in t.view(0).players[0].breakdown] == [
        ("converters", 36),
        ("inventions", 12),
    ]
    assert t.view(1).players[0].breakdown == t.view(None).players[0].breakdown == []
    t.until("over")
    told = t.happened("game-ended")[0]
    assert {name: points[0] for name, points in told["sources"].items()} == {
        "converters": 36, "inventions": 12, "sharing": 24, "promises": -24, "leftovers": 6,
    }  # fmt: skip
    assert told["scores"][0] == 54 and told["causes"] == ["turns"]
    for seen in t.view(None).players:
        assert sum(part.vp for part in seen.breakdown) == seen.points
