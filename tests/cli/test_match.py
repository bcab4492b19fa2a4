"""`match`: the same deals from every seat, and intervals reckoned from deals."""

import json
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.arena.deals import Deals, Share
from cosmodrome.arena.match import Plan, play_game
from cosmodrome.arena.stats import Fault, Outcome, student95, wilson
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import GAMES

from .program import FAILS, complaint, ran, run

JUMP_DRIVE = GAMES["jump_drive"]


def matched(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(ran("match", "jump_drive", "--json", *words))
    return found


def outcome(names: str, winner: int, scores: tuple[int, ...] = (10, 5)) -> Outcome:
    return Outcome([*names], [*scores], [winner], 5, 50, True)


def test_each_deal_is_played_from_every_seat() -> None:
    options = JUMP_DRIVE.meta.read_options({}, 3)
    plan = Plan("jump_drive", 3, 4, options, ("greedy", "random", "random"), rotations=True)
    assert [plan.deal(number) for number in range(7)] == [0, 0, 0, 1, 1, 1, 2]
    games = [play_game(plan, number) for number in range(3)]
    assert [game.names.index("greedy") for game in games] == [0, 2, 1]
    hands = set()
    for number in range(3):
        alone = Plan("jump_drive", 3, 4, options, ("random",) * 3, rotations=True)
        hands.add(str(play_game(alone, number)))
    assert len(hands) == 1  # with the same chance too, all three are one game


def test_the_better_one_is_told_with_each_seat() -> None:
    found = matched("--bots", "greedy,random", "--deals", "12")
    greedy, random = found["bots"]
    assert (found["deals"], found["broken"], greedy["name"]) == (12, 0, "greedy")
    assert greedy["win_rate"] + random["win_rate"] == pytest.approx(1.0) and greedy["win_rate"] > 0.8
    assert [each["seat"] for each in greedy["seats"]] == [0, 1]
    assert found["before"]["greedy"]["random"] == pytest.approx(greedy["win_rate"])
    assert found == matched("--bots", "greedy,random", "--deals", "12", "--jobs", "2")


def test_against_itself_a_bot_is_par_and_has_no_interval() -> None:
    (greedy,) = matched("--bots", "greedy,greedy", "--deals", "5")["bots"]
    assert (greedy["win_rate"], greedy["ci95"]) == (0.5, None)
    assert "itself: par" in ran("match", "jump_drive", "--bots", "greedy,greedy", "--deals", "2")


def test_deals_that_both_win_once_tell_that_they_are_alike() -> None:
    """As many games that are no news of each other would leave much more open."""
    deals = Deals("ab")
    for _ in range(50):
        deals.add([outcome("ab", 0), outcome("ba", 0)])
    assert deals.wins["a"].interval() == (0.5, 0.5)
    for first in range(50):
        winner = first % 2
        deals.add([outcome("ab", winner), outcome("ba", 1 - winner)])
    low, high = deals.wins["a"].interval()
    assert 0.4 < low < 0.5 < high < 0.6 and (low, high) != wilson(100, 200)


def test_who_always_wins_has_an_interval_too() -> None:
    deals = Deals("ab")
    for _ in range(20):
        deals.add([outcome("ab", 0), outcome("ba", 1)])
    assert deals.wins["a"].interval() == wilson(20, 20) and deals.wins["a"].mean == 1.0


def test_a_deal_that_is_broken_off_counts_for_nobody() -> None:
    deals = Deals("ab")
    deals.add([outcome("ab", 0), Fault(1, 7, ["b", "a"], 0, 3, "place", "raised")])
    assert (deals.played, deals.broken, deals.report(1)["bots"][0]["win_rate"]) == (0, 1, 0.0)
    result = run("match", "jump_drive", "--bots", "greedy,random", "--deals", "2", "--max-rounds", "1")
    assert result.exit_code == 1 and "2 deals broken off or stopped" in result.stdout


def test_a_bot_that_breaks_a_deal_off_is_told_with_the_command_that_shows_it(tmp_path: Path) -> None:
    (tmp_path / "fails.py").write_text(FAILS)
    result = run("match", "jump_drive", "--bots", f"greedy,{tmp_path}/fails.py:Fails", "--deals", "1")
    assert result.exit_code == 1 and "raised ValueError: no idea; round" in result.stdout
    assert "Again: cosmodrome record jump_drive" in result.stdout


def test_several_are_told_by_whom_they_come_in_before() -> None:
    said = ran("match", "pocket_mars", "--bots", "greedy,random,random", "--deals", "2")
    assert "comes in before" not in said
    said = ran("match", "pocket_mars", "--bots", "greedy,random,search@5", "--deals", "1")
    assert "greedy comes in before random" in said


def test_bots_have_to_be_named() -> None:
    assert "--bots" in complaint("match", "race")


def test_few_deals_leave_much_open() -> None:
    """Of games by chance the interval holds the truth in about 19 of 20 runs, also of runs of three deals."""
    rng, held = seeded(5), 0
    for _ in range(1000):
        share = Share()
        for _ in range(3):
            share.add(sum(int(rng.below(2)) for _ in range(4)) / 4)
        low, high = share.interval()
        held += low <= 0.5 <= high
        assert low < high
    assert held > 930


@pytest.mark.parametrize(
    ("degrees", "value"), [(1, 12.706), (3, 3.182), (9, 2.262), (29, 2.045), (199, 1.972)]
)
def test_students_distribution_is_as_in_tables(degrees: int, value: float) -> None:
    assert student95(degrees) == pytest.approx(value, rel=0.02)
