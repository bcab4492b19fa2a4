"""Laws of pairing, for many numbers of players: everybody has one place in each round, and meets others rightly."""

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmodrome.server.tournaments.pairing import (
    Past,
    Round,
    evenness,
    pairs,
    round_robin,
    seated,
    sizes,
    swiss,
    without,
)
from cosmodrome.server.tournaments.standings import (
    BYE,
    OVER,
    PLAYING,
    REST,
    UNPLAYED,
    Entrant,
    Pairing,
    crossed,
    points_of,
    standings,
    top_points,
)

LEGAL = {2: [2], 3: [2, 3], 4: [2, 3, 4], 6: [4, 5, 6]}


def results(table: list[int], chance: random.Random) -> list[int]:
    """A place by seat, some of them shared."""
    return [chance.randint(1, len(table)) for _ in table]


def play(players: int, most: int, rounds: int, seed: int) -> tuple[list[Round], Past, dict[int, float]]:
    """A Swiss tournament with results by chance."""
    chance, past = random.Random(seed), Past()
    points = dict.fromkeys(range(players), 0.0)
    made = []
    for number in range(rounds):
        order = sorted(points, key=lambda player: (-points[player], player))
        tables = swiss(order, points, past, most, LEGAL[most], seed + number)
        tables = [seated(table, past, seed + at) for at, table in enumerate(tables)]
        made.append(tables)
        for table in tables:
            past.add(table)
            won = points_of(results(table, chance), 1) if len(table) > 1 else [1.0]
            for player, more in zip(table, won, strict=True):
                points[player] += more
    return made, past, points


@given(st.integers(2, 40), st.sampled_from([2, 3, 4, 6]))
@settings(max_examples=80)
def test_tables_have_sizes_the_game_allows_and_byes_only_where_nothing_else_goes(
    players: int, most: int
) -> None:
    found = sizes(players, most, LEGAL[most])
    byes = players - sum(found)
    assert set(found) <= set(LEGAL[most])
    reachable = {0}
    for _ in range(players // 2):
        reachable |= {total + size for total in reachable for size in LEGAL[most] if total + size <= players}
    assert byes == players - max(reachable)
    if most == 4 and players > 5:
        assert byes == 0 and min(found) >= 3


@given(st.integers(2, 17), st.sampled_from([2, 3, 4]), st.integers(0, 10**6))
@settings(max_examples=8, deadline=None)
def test_a_swiss_round_seats_everybody_once_and_byes_go_round(players: int, most: int, seed: int) -> None:
    made, past, _ = play(players, most, 3, seed)
    for tables in made:
        assert sorted(player for table in tables for player in table) == list(range(players))
        met = sorted((len(table) for table in tables if len(table) > 1), reverse=True)
        assert met == sizes(players, most, LEGAL[most])
    assert max(past.byes.values(), default=0) <= -(-sum(past.byes.values()) // players)
    assert made == play(players, most, 3, seed)[0], "the same seed gives the same rounds"


@pytest.mark.parametrize("players, most, rounds", [(8, 2, 4), (9, 2, 4), (24, 2, 5), (16, 4, 2), (18, 3, 3)])
def test_nobody_meets_twice_where_that_goes(players: int, most: int, rounds: int) -> None:
    _, past, _ = play(players, most, rounds, 7)
    assert max(past.meetings.values()) == 1


def fewest_rematches(players: list[int], past: Past) -> int:
    """By looking at all ways to make couples."""
    if not players:
        return 0
    first, *rest = players
    return min(
        past.meetings.get((first, other), 0)
        + fewest_rematches([each for each in rest if each != other], past)
        for other in rest
    )


@given(st.integers(0, 10**6), st.integers(1, 6))
@settings(max_examples=8, deadline=None)
def test_there_are_no_more_rematches_than_there_have_to_be(seed: int, rounds: int) -> None:
    made, _, _ = play(8, 2, rounds, seed)
    before = Past()
    for tables in made[:-1]:
        for table in tables:
            before.add(table)
    again = sum(before.meetings.get(pair, 0) for table in made[-1] for pair in pairs(table))
    assert again == fewest_rematches(list(range(8)), before)


def lightest(players: list[int], past: Past, points: dict[int, float]) -> tuple[int, float]:
    """By looking at all ways to make couples: rematches, then the sum of squared differences of points."""
    if not players:
        return 0, 0.0
    first, *rest = players
    found = []
    for other in rest:
        again, gaps = lightest([each for each in rest if each != other], past, points)
        again += past.meetings.get((min(first, other), max(first, other)), 0)
        found.append((again, gaps + (points[first] - points[other]) ** 2))
    return min(found)


@given(st.integers(0, 10**6), st.integers(2, 8))
@settings(max_examples=12, deadline=None)
def test_nobody_meets_twice_where_another_who_had_as_few_byes_can_have_it(seed: int, rounds: int) -> None:
    made, _, _ = play(9, 2, rounds, seed)
    before = Past()
    for tables in made[:-1]:
        for table in tables:
            before.add(table)
    fewest = min(before.byes.get(player, 0) for player in range(9))
    may = {player for player in range(9) if before.byes.get(player, 0) == fewest}
    again = sum(before.meetings.get(pair, 0) for table in made[-1] for pair in pairs(table))
    assert {player for table in made[-1] if len(table) == 1 for player in table} <= may
    assert again == min(fewest_rematches([p for p in range(9) if p != bye], before) for bye in may)


def test_a_bye_goes_to_another_where_the_last_would_force_a_second_meeting() -> None:
    """Of three who had no bye yet only one can take it so that nobody meets twice."""
    met = [(0, 1), (2, 3), (4, 5), (6, 7), (5, 7), (4, 8), (1, 3), (0, 2), (3, 7), (0, 4), (1, 5), (6, 8)]
    met += [(0, 8), (2, 6), (1, 7), (3, 4), (2, 5), (1, 6), (0, 7), (3, 8), (0, 3), (4, 6), (5, 8), (2, 7)]
    past = Past(meetings=dict.fromkeys(met, 1), byes=dict.fromkeys((8, 6, 2, 5, 4, 1), 1))
    points = {0: 4.0, 1: 4.0, 2: 2.0, 3: 4.0, 4: 2.0, 5: 4.0, 6: 2.0, 7: 6.0, 8: 2.0}
    order = sorted(points, key=lambda player: (-points[player], player))
    for seed in range(5):
        tables = swiss(order, points, past, 2, [2], seed)
        assert [7] in tables
        assert not {pair for table in tables for pair in pairs(table)} & set(met)


def test_of_pairings_that_weigh_alike_leaders_meet() -> None:
    """Two have won all, and two nothing; the two between have met: three pairings have differences of one and one."""
    points = dict(enumerate([2.0, 2.0, 1.0, 1.0, 0.0, 0.0]))
    past = Past(meetings={(2, 3): 1})
    for seed in range(10):
        for order in ([0, 1, 2, 3, 4, 5], [1, 0, 3, 2, 5, 4]):
            assert [0, 1] in [sorted(table) for table in swiss(order, points, past, 2, [2], seed)]


@given(st.integers(0, 10**6), st.integers(1, 5))
@settings(max_examples=8, deadline=None)
def test_a_round_of_a_few_is_the_lightest_of_all(seed: int, rounds: int) -> None:
    chance = random.Random(seed)
    met = {pair for pair in combinations(range(8), 2) if chance.random() < rounds / 8}
    past, points = Past(dict.fromkeys(met, 1)), {player: float(chance.randint(0, 4)) for player in range(8)}
    order = sorted(points, key=lambda player: (-points[player], player))
    found = [pair for table in swiss(order, points, past, 2, [2], seed) for pair in pairs(table)]
    weight = sum(pair in met for pair in found), sum((points[a] - points[b]) ** 2 for a, b in found)
    assert weight == lightest(order, past, points)


def test_those_meet_who_stand_alike_and_bots_have_the_byes() -> None:
    points = {player: float(player // 4) for player in range(12)}
    for table in swiss(list(range(0, 12, 2)) + list(range(1, 12, 2)), points, Past(), 4, [4], 1):
        assert len({points[player] for player in table}) == 1
    tables = swiss(list(range(9)), dict.fromkeys(range(9), 0.0), Past(byes={8: 5}), 2, [2], 1, bots={8})
    assert [8] in tables
    for table in swiss(list(range(8)), dict.fromkeys(range(8), 0.0), Past(), 4, [4], 1, bots={0, 1}):
        assert len({0, 1} & set(table)) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 7, 12, 23])
def test_a_round_robin_at_tables_of_two_is_exact(players: int) -> None:
    rounds = round_robin(range(players), 1, 2, [2], players)
    assert len(rounds) == players - 1 + players % 2
    assert evenness(rounds, range(players)) == (1, 1)
    for tables in rounds:
        assert sorted(player for table in tables for player in table) == list(range(players))
    assert evenness(round_robin(range(players), 2, 2, [2], 3), range(players)) == (2, 2)


@pytest.mark.parametrize("players, most, least, often", [(9, 3, 1, 1), (16, 4, 1, 1), (12, 3, 1, 2)])
def test_a_round_robin_at_larger_tables_is_nearly_even(
    players: int, most: int, least: int, often: int
) -> None:
    rounds = round_robin(range(players), 1, most, LEGAL[most], 1)
    found = evenness(rounds, range(players))
    assert found[0] >= least and found[1] <= often
    for tables in rounds:
        assert sorted(player for table in tables for player in table) == list(range(players))


def test_a_planned_round_goes_on_without_some_of_its_players() -> None:
    assert without([[1, 2], [3, 4]], {2, 3}, 2, [2]) == [[1, 4]]
    assert without([[1, 2, 3], [4, 5, 6]], {1, 2}, 4, [2, 3, 4]) == [[4, 5, 6, 3]]
    assert without([[1, 2], [3, 4], [5, 6]], {2}, 2, [2]) == [[3, 4], [5, 6], [1]]


@pytest.mark.parametrize("most, rounds", [(2, 6), (4, 8)])
def test_everybody_sits_in_each_seat_about_as_often(most: int, rounds: int) -> None:
    _, past, _ = play(12, most, rounds, 5)
    for counts in past.seats.values():
        times = [counts.get(seat, 0) for seat in range(most)]
        assert max(times) - min(times) <= 2


# --- standings


def test_points_by_place_are_whole_and_shared() -> None:
    assert [top_points(most, LEGAL[most]) for most in (2, 3, 4, 6)] == [1, 2, 6, 60]
    assert points_of([1, 2, 3, 4], 6) == [6, 4, 2, 0]
    assert points_of([2, 1, 2], 6) == [1.5, 6, 1.5]
    assert points_of([1, 1, 1, 1], 6) == [3] * 4
    for places in ([1, 2, 2, 4], [3, 1, 1], [1, 1]):
        assert sum(points_of(places, 6)) == 3 * len(places)


def test_what_decides_where_points_are_equal() -> None:
    entrants = [Entrant(number, str(number), "", False, 0) for number in range(1, 7)]
    played = [
        Pairing(1, 1, "a", OVER, [1, 2], [1, 2], [50, 20]),
        Pairing(1, 2, "b", OVER, [3, 4], [1, 2], [30, 29]),
        Pairing(1, 3, "", BYE, [5]),
        Pairing(1, 4, "", REST, [6]),
        Pairing(2, 1, "c", OVER, [1, 3], [1, 1], [40, 40]),
        Pairing(2, 2, "d", UNPLAYED, [2, 4]),
    ]
    lines = {line.entrant: line for line in standings(entrants, played, 1)}
    assert {number: line.points for number, line in lines.items()} == {
        1: 1.5,
        2: 0,
        3: 1.5,
        4: 0,
        5: 1,
        6: 0.5,
    }
    # Opponents of both have the same; so have they won; the margin decides.
    assert (lines[1].rank, lines[3].rank) == (1, 2)
    assert (lines[1].margin, lines[3].margin) == (15, 0.5)
    assert lines[1].opponents == lines[3].opponents == (0 + 0.75) / 2
    assert (lines[5].rank, lines[6].rank) == (3, 4)
    assert lines[2].opponents == lines[4].opponents == 0.75
    assert lines[4].rank == 5 and lines[2].rank == 6  # by the margin
    for one, other in combinations(standings(entrants, played, 1), 2):
        assert one.points >= other.points


def test_a_cross_table_tells_who_came_before_whom() -> None:
    played = [
        Pairing(1, 1, "a", OVER, [1, 2, 3], [1, 2, 2]),
        Pairing(1, 2, "", BYE, [4]),
        Pairing(2, 1, "b", OVER, [2, 1], [1, 2]),
        Pairing(2, 2, "c", UNPLAYED, [3, 4]),
        Pairing(3, 1, "d", PLAYING, [1, 4]),
    ]
    assert crossed([2, 1, 3, 4], played) == [
        (2, [(1, 1, 0), (1, 3, 0.5), (2, 1, 1)]),
        (1, [(1, 2, 1), (1, 3, 1), (2, 2, 0)]),
        (3, [(1, 1, 0), (1, 2, 0.5)]),
        (4, []),
    ]


def test_who_blocked_one_another_meet_only_where_others_would_meet_again() -> None:
    order, points = [1, 2, 3, 4], dict.fromkeys([1, 2, 3, 4], 0.0)
    for seed in range(20):
        past, blocked = Past(), {(1, 2)}
        met = []
        for _ in range(3):
            tables = swiss(order, points, past, 2, [2], seed, blocked=blocked)
            for table in tables:
                past.add(table)
            met.append([1, 2] in [sorted(table) for table in tables])
        assert met == [False, False, True], seed


def test_a_block_weighs_more_than_any_difference_of_points() -> None:
    points = {1: 9.0, 2: 9.0, 3: 0.0, 4: 0.0}
    assert sorted(swiss([1, 2, 3, 4], points, Past(), 2, [2], 1)) == [[1, 2], [3, 4]]
    tables = swiss([1, 2, 3, 4], points, Past(), 2, [2], 1, blocked={(1, 2)})
    assert [1, 2] not in [sorted(table) for table in tables]


@pytest.mark.parametrize(("bye", "points"), [("full", 6), ("half", 3), ("none", 0)])
def test_a_bye_gives_what_the_organiser_has_set(bye: str, points: float) -> None:
    entrants = [Entrant(1, "ada", "", False, 0)]
    (line,) = standings(entrants, [Pairing(1, 1, "", BYE, [1])], 6, bye)
    assert (line.points, line.rounds[0].points) == (points, points)
