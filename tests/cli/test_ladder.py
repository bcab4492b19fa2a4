"""`ladder`: whom each bot comes in before, ratings with intervals from deals, a control that must lose, baselines."""

import json
from typing import Any

import pytest

from cosmodrome.arena import frozen
from cosmodrome.arena.ladder import Ladder, tables
from cosmodrome.arena.match import Plan
from cosmodrome.arena.stats import Fault, Outcome
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import GAMES

from .program import complaint, ran, run

LAZY = """
from cosmodrome.bots.bot import Bot

class First(Bot):
    def choose(self, view, decision):
        return decision.options[0]
"""


def outcome(names: list[str], scores: list[int]) -> Outcome:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Outcome(names, scores, winners, 5, 50, True)


def test_each_set_of_bots_that_fills_a_table_sits_together() -> None:
    assert tables("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables("abcd", 3) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]
    assert tables("ab", 3) == [("a", "a", "b"), ("a", "b", "b")], "and never one bot alone"


def test_a_deal_is_played_at_every_table_from_every_seat() -> None:
    plan = Plan("race", 2, 1, {}, ("a", "b"), rotations=True, tables=(("a", "b"), ("a", "c")))
    assert plan.games_a_deal == 4
    assert [plan.deal(number) for number in range(9)] == [0, 0, 0, 0, 1, 1, 1, 1, 2]
    assert [plan.seated(number) for number in range(4)] == [["a", "b"], ["a", "c"], ["b", "a"], ["c", "a"]]


def played(strengths: dict[str, float], deals: int, seed: int) -> Ladder:
    """Games whose winner is drawn by these strengths."""
    rng, found = seeded(seed), Ladder(list(strengths))
    for _ in range(deals):
        games = []
        for one, other in tables(list(strengths), 2):
            first = strengths[one] / (strengths[one] + strengths[other])
            games.append(outcome([one, other], [1, 0] if int(rng.below(1000)) < 1000 * first else [0, 1]))
        found.add(games)
    return found


def test_ratings_are_the_strengths_by_which_games_were_drawn() -> None:
    """400 points are ten to one; the interval holds the truth, and is the narrower the more deals there are."""
    strengths = {"best": 10.0, "good": 3.0, "plain": 1.0}
    wide = []
    for deals in (100, 900):
        ratings = played(strengths, deals, 7).ratings("plain")
        assert ratings["plain"] == (0.0, 0.0, 0.0)
        for name, truth in (("best", 400.0), ("good", 190.8)):
            rating, low, high = ratings[name]
            assert low < truth < high and low < rating < high
        wide.append(ratings["best"][2] - ratings["best"][1])
    assert 2.2 < wide[0] / wide[1] < 4.2, "nine times the deals, a third of the width"


def test_who_never_lost_has_a_rating_all_the_same() -> None:
    found = Ladder(["a", "b"])
    for _ in range(20):
        found.add([outcome(["a", "b"], [1, 0]), outcome(["b", "a"], [0, 1])])
    assert 400 < found.ratings("b")["a"][0] < 900
    assert [bot["ci95"] for bot in found.report("b")["bots"]] == [None, None]


def test_the_control_has_to_lose() -> None:
    weak = played({"good": 5.0, "control": 1.0}, 60, 3)
    assert weak.unbeaten("control") == []
    ((name, share),) = played({"good": 1.1, "control": 1.0}, 60, 3).unbeaten("control")
    assert name == "good" and share.deals == 60


def found(*words: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(ran("ladder", "jump_drive", "--json", *words))
    return told


def test_a_ladder_is_the_same_whatever_the_number_of_processes() -> None:
    told = found("--bots", "greedy", "--deals", "6", "--baseline", "greedy")
    assert told == found("--bots", "greedy", "--deals", "6", "--baseline", "greedy", "--jobs", "2")
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "random"] and told["anchor"] == "greedy"
    assert told["bots"][1]["rating"] < -300 and (told["deals"], told["games"]) == (6, 12)
    assert told["before"]["greedy"]["random"]["share"] > 0.9 and told["unbeaten"] == {}


def test_a_bot_that_does_not_beat_the_control_is_told(tmp_path: Any) -> None:
    file = tmp_path / "lazy.py"
    file.write_text(LAZY)
    result = run(
        "ladder", "jump_drive", "--bots", f"{file}:First,greedy", "--control", "greedy", "--deals", "8"
    )
    assert result.exit_code == 1
    assert f"the control greedy does not surely lose to {file}:First" in result.stdout.replace("\n", "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "random"), "a ladder has at least two bots, and random is one"),
        (("--bots", "deep"), "jump_drive has no bot 'deep'"),
        (("--bots", "greedy", "--seats", "9"), "9"),
    ],
)
def test_what_is_no_ladder_is_refused(words: tuple[str, ...], said: str) -> None:
    assert said in complaint("ladder", "jump_drive", *words)


@pytest.mark.parametrize(
    ("game", "bot"),
    [
        pytest.param(game, bot, marks=pytest.mark.again if bot.endswith(("@96", "@100")) else [])
        for game, bots in frozen.FROZEN.items()
        for bot in bots
    ],
)
def test_a_baseline_answers_as_when_it_was_frozen(game: str, bot: str) -> None:
    """Changed on purpose, the old one needs a name of its own, or all that was measured against it is measured anew."""
    assert frozen.check(game, bot) == frozen.FROZEN[game][bot]


def test_a_baseline_that_answers_otherwise_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(frozen.FROZEN["jump_drive"], "greedy", "0123456789abcdef")
    said = complaint("ladder", "jump_drive", "--bots", "random,greedy", "--baseline", "greedy", code=1)
    assert "greedy of jump_drive answers otherwise than when it was frozen" in said
    said = complaint("ladder", "jump_drive", "--bots", "greedy", "--baseline", "random", code=1)
    assert "random is no baseline of jump_drive; those are greedy, search@20" in said
    assert frozen.answers_of(GAMES["race"], "greedy") != frozen.answers_of(GAMES["race"], "random")


def test_a_deal_of_which_a_game_was_broken_off_counts_not_at_all_at_that_table() -> None:
    found, names = Ladder(["quits", "plain", "other"]), ["quits", "plain"]
    for _ in range(4):
        fault = Fault(0, 1, names[::-1], 1, 8, "action", "raised ValueError: behind")
        found.add([outcome(names, [9, 1]), fault, outcome(["plain", "other"], [3, 2])])
    assert (found.games, found.broken) == (12, 4)
    told = found.report("plain")["before"]
    assert told["quits"] == {"plain": None, "other": None} and told["plain"]["other"]["share"] == 1.0


def test_the_control_is_one_bot_however_it_is_spelled() -> None:
    assert "'greedy,random' are 2 bots" in complaint(
        "ladder", "race", "--bots", "greedy", "--control", "greedy,random"
    )
    told = found("--bots", "greedy", "--deals", "6", "--control", " random")
    assert told["control"] == "random" and told["before"]["greedy"]["random"]["share"] > 0.5
    assert "at least two seats" in complaint("ladder", "pocket_mars", "--bots", "greedy", "--seats", "1")
