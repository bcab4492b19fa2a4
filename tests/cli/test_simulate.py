"""`simulate`, and the matches and figures behind it."""

import json
from concurrent.futures import ThreadPoolExecutor
from math import isclose
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.arena.match import Plan, game_seed, play_chunk, play_game, play_match
from cosmodrome.arena.stats import Outcome, Tally, bot_report, deviation, wilson
from cosmodrome.bots.bot import Bot
from cosmodrome.bots.faults import MatchError
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.bots.seated import bot_choice, bot_seed
from cosmodrome.cli.plans import chosen
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.meta import Setup, View
from cosmodrome.core.ticks import MOST_ROUNDS
from cosmodrome.games.catalogue import GAMES

from .program import complaint, ran, run

KEYS = (
    "game", "seats", "games", "seed", "options", "max_rounds", "own_cards", "finished", "unfinished", "failed",
    "faults", "decisions", "rounds_mean", "seconds", "games_per_s", "decisions_per_s", "bots",
)  # fmt: skip
TIMES = ("seconds", "games_per_s", "decisions_per_s")
RACE = GAMES["race"]


def simulated(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(ran("simulate", "race", "--json", *words))
    return found


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in TIMES}


def found_options(game: str, seats: int) -> Any:
    return GAMES[game].meta.read_options({}, seats)


def plan(*bots: str, seed: int = 0, max_rounds: int = 0) -> Plan:
    return Plan("race", len(bots), seed, RACE.meta.read_options({}, len(bots)), bots, max_rounds)


def test_the_keys_are_these() -> None:
    found = simulated("--seats", "2", "--games", "7", "--seed", "3", "--bots", "random,random")
    assert tuple(found) == KEYS
    (bot,) = found["bots"]
    assert tuple(bot) == ("name", "seat_games", "score_mean", "score_sd", "wins", "win_rate", "ci95")
    assert (found["game"], found["seats"], found["games"], found["seed"], found["finished"]) == (
        "race",
        2,
        7,
        3,
        7,
    )
    assert found["options"] == {
        "edition": "first",
        "new_start_worlds": False,
        "first_game": False,
        "experienced": False,
    }
    assert (bot["name"], bot["seat_games"], bot["wins"], bot["win_rate"]) == ("random", 14, 7.0, 0.5)
    assert isclose(found["games_per_s"], 7 / found["seconds"])
    assert isclose(found["decisions_per_s"], found["decisions"] / found["seconds"])


def test_stdout_holds_the_json_only_and_progress_goes_to_stderr() -> None:
    for words in (("--json",), ()):
        result = run("simulate", "race", "--games", "3", *words)
        assert "3/3" in result.stderr and "3/3" not in result.stdout
    assert json.loads(run("simulate", "race", "--games", "1", "--json").stdout)


def test_the_table_tells_the_same() -> None:
    words = ("simulate", "race", "--games", "9", "--seed", "4", "--option", "edition=second")
    printed = ran(*words)
    found = json.loads(ran(*words, "--json"))
    (bot,) = found["bots"]
    assert "race, 2 seats, edition=second, seed 4" in printed
    assert (
        f"{bot['score_mean']:.2f}" in printed and f"{bot['score_sd']:.2f}" in printed and "50.0%" in printed
    )
    assert f"9 of 9 games ended by the rules, {found['rounds_mean']:.1f} rounds on average." in printed
    assert "games/s" in printed and "decisions/s" in printed


@pytest.mark.parametrize(
    "words",
    [
        ("--games", "30", "--seats", "2"),
        ("--games", "9", "--bots", "greedy,random,random", "--max-rounds", "6"),
    ],
)
def test_the_result_does_not_depend_on_the_jobs(words: tuple[str, ...]) -> None:
    alone = simulated(*words, "--seed", "11")
    assert untimed(alone) == untimed(simulated(*words, "--seed", "11", "--jobs", "2"))
    assert untimed(alone) != untimed(simulated(*words, "--seed", "12"))


def test_games_are_cut_into_chunks_without_trace() -> None:
    whole = play_match(plan("random", "random", seed=5), 23)
    parts = Tally()
    for first, last in ((9, 23), (0, 2), (2, 9)):
        for each in play_chunk(plan("random", "random", seed=5), first, last):
            parts.add(each)
    assert whole == parts and whole.games == 23


@pytest.mark.parametrize("jobs", [1, 2])
def test_each_game_is_written_as_it_ends_and_can_be_played_alone(tmp_path: Path, jobs: int) -> None:
    words = ("simulate", "race", "--bots", "greedy,random", "--seed", "4")
    ran(*words, "--games", "9", "--jobs", str(jobs), "--out", str(tmp_path / "games.jsonl"))
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [line["game"] for line in lines] == [*range(9)] and lines[1]["bots"] == ["random", "greedy"]
    assert ran(*words, "--only", "7", "--out", "-") == json.dumps(lines[7], separators=(",", ":")) + "\n"
    said = complaint(*words, "--games", "9", "--only", "9")
    assert said == "error: --only 9 is no game of 9; those of --games 9 are 0 to 8\n"
    assert "cannot be written" in complaint(*words, "--games", "1", "--out", str(tmp_path))
    assert "is there already" in complaint(*words, "--games", "1", "--out", str(tmp_path / "games.jsonl"))


def test_another_executor_plays_the_same_games() -> None:
    with ThreadPoolExecutor(2) as threads:
        assert play_match(plan("greedy", "random"), 7, 2, threads) == play_match(plan("greedy", "random"), 7)


def test_one_entry_a_bot_name() -> None:
    found = simulated("--bots", "random,greedy,random", "--games", "3", "--max-rounds", "4")
    assert [(bot["name"], bot["seat_games"]) for bot in found["bots"]] == [("random", 6), ("greedy", 3)]


def test_seats_rotate() -> None:
    assert [plan("a", "b", "c").seated(number) for number in range(4)] == [
        ["a", "b", "c"],
        ["b", "c", "a"],
        ["c", "a", "b"],
        ["a", "b", "c"],
    ]


def test_one_name_is_for_every_seat() -> None:
    found = simulated("--seats", "4", "--games", "2", "--bots", "random")
    assert found["seats"] == 4 and found["bots"][0]["seat_games"] == 8
    assert simulated("--games", "1", "--bots", "random,random,random")["seats"] == 3


def test_a_stopped_game_is_not_finished_and_nobody_wins_it() -> None:
    found = simulated("--games", "4", "--max-rounds", "3")
    assert (found["finished"], found["unfinished"], found["rounds_mean"]) == (0, 4, 3.0)
    assert found["bots"][0]["wins"] == 0.0 and found["bots"][0]["seat_games"] == 8
    mixed = play_game(plan("greedy", "random", max_rounds=3), 0)
    assert not mixed.finished and mixed.winners == [] and mixed.rounds == 3


def test_no_game_goes_on_for_ever_and_a_stopped_one_is_called_unfinished() -> None:
    assert simulated("--games", "1")["max_rounds"] == MOST_ROUNDS
    printed = ran("simulate", "race", "--games", "4", "--max-rounds", "3")
    assert "4 unfinished: stopped after 3 rounds." in printed and "0 of 4 games ended by the rules" in printed
    assert "unfinished" not in ran("simulate", "race", "--games", "4")


def test_the_experienced_game_is_simulated() -> None:
    assert simulated("--games", "2", "--option", "experienced=yes")["options"]["experienced"] is True


def test_games_and_bots_have_chance_of_their_own() -> None:
    seeds = {game_seed(seed, number) for seed in range(20) for number in range(50)}
    assert len(seeds) == 1000
    assert len({bot_seed(seed, seat) for seed in seeds for seat in range(4)}) == 4000


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--seats", "6"), "race: 6 seats; allowed are 2, 3, 4, 5"),
        (("--seats", "two"), "'two' is no number of seats; allowed are 2, 3, 4"),
        (("--bots", "random"), None),
        (("--bots", "clever"), "race has no bot 'clever'; its bots are champion, greedy, planner"),
        (("--bots", "random,random,random,random,random,random"), "6 seats; allowed are 2, 3, 4, 5"),
        (
            ("--seats", "3", "--bots", "random,random"),
            "2 bots for 3 seats; name one for each seat, or one for all",
        ),
        (("--bots", ""), "its bots are"),
        (("--bots", "greedy@400"), "race's bot greedy takes no budget ('greedy@400')"),
        (("--seats", "3", "--option", "experienced=yes"), "option experienced is for 2 seats, not for 3"),
        (("--games", "0"), "--games"),
        (("--games", "many"), "--games"),
        (("--jobs", "0"), "--jobs"),
        (("--max-rounds", "-1"), "--max-rounds"),
        (("--seed", "x"), "--seed"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: tuple[str, ...], named: str | None) -> None:
    if named is None:
        ran("simulate", "race", "--games", "1", *words)
    else:
        assert named in complaint("simulate", "race", *words)


class Stubborn(Bot):
    """Answers what nobody asked."""

    def choose(self, view: View | None, decision: Decision) -> Choice:
        return RACE.parse("pass")


def test_a_bot_that_answers_what_is_not_allowed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    state = RACE.new(Setup(2, 0, RACE.meta.read_options({}, 2)))
    with pytest.raises(MatchError, match="Stubborn at seat 1 gave an answer not allowed"):
        bot_choice(RACE, state, 0, Stubborn(0, RACE))
    monkeypatch.setattr("cosmodrome.bots.catalogue.make", lambda *_: Stubborn(0, RACE))
    told = run("simulate", "race", "--games", "1", "--bots", "greedy")
    assert "greedy at seat 1 gave an answer not allowed: not-an-option" in told.stdout


class Blind(RandomBot):
    """Notes whether it was shown a view."""

    shown: list[View | None] = []

    def choose(self, view: View | None, decision: Decision) -> Choice:
        self.shown.append(view)
        return super().choose(view, decision)


def test_a_bot_that_does_not_look_is_shown_nothing() -> None:
    state = RACE.new(Setup(2, 0, RACE.meta.read_options({}, 2)))
    bot = Blind(0, RACE)
    bot_choice(RACE, state, 0, bot)
    bot.sees = True
    bot_choice(RACE, state, 0, bot)
    assert bot.shown[0] is None and bot.shown[1] == RACE.view(state, 0)


# --- the figures ------------------------------------------------------------------------------------------------


def outcome(scores: list[int], winners: list[int], names: str = "ab") -> Outcome:
    return Outcome(list(names), scores, winners, 10, 100, True)


def test_a_shared_win_counts_its_share() -> None:
    tally = Tally()
    tally.add(outcome([30, 30], [0, 1]))
    tally.add(outcome([20, 40], [1]))
    tally.add(outcome([20, 20, 20], [0, 1, 2], "abb"))
    assert isclose(tally.bots["a"].wins(), 1 / 2 + 1 / 3)
    assert isclose(tally.bots["b"].wins(), 1 / 2 + 1 + 2 / 3)
    report = bot_report("b", tally.bots["b"])
    assert report["seat_games"] == 4 and isclose(report["win_rate"], report["wins"] / 4)


def test_figures_of_scores() -> None:
    tally = Tally()
    for score in (2, 4, 4, 4, 5, 5, 7, 9):
        tally.add(outcome([score, 0], [0]))
    report = bot_report("a", tally.bots["a"])
    assert report["score_mean"] == 5.0
    assert isclose(report["score_sd"], (32 / 7) ** 0.5)
    assert deviation(5, 25, 1) == 0.0


def test_scores_in_parts_of_a_point_are_told_in_points() -> None:
    """Sidereal Confluence counts in twelfths, which nobody reads."""
    tally = Tally()
    for score in (690, 696):
        tally.add(outcome([score, 0], [0]))
    report = bot_report("a", tally.bots["a"], 12)
    assert report["score_mean"] == 57.75 and isclose(report["score_sd"], 0.5 * 0.5**0.5)
    words = ("simulate", "sidereal", "--seats", "4", "--bots", "passive", "--games", "4", "--json")
    found = json.loads(ran(*words))["bots"][0]
    played = [
        play_game(Plan("sidereal", 4, 0, found_options("sidereal", 4), ("passive",) * 4), at)
        for at in range(4)
    ]
    scores = [score for one in played for score in one.scores]
    assert isclose(found["score_mean"], sum(scores) / len(scores) / 12)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (970, 1000, 0.9575, 0.9789)],
)
def test_wilson_s_interval(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert isclose(found[0], low, abs_tol=1e-4) and isclose(found[1], high, abs_tol=1e-4)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_what_a_table_was_played_with_can_be_said_again() -> None:
    """Where goals are suggested and somebody leaves them out, that has to be said."""
    for given in ({}, {"gathering_storm": True}, {"gathering_storm": True, "goals": False}):
        read = RACE.meta.chosen(given, 3)
        said = dict(each.split("=") for each in chosen("race", read))
        assert RACE.meta.chosen(said, 3) == read
    assert chosen("race", {"gathering_storm": True}) == ["gathering_storm=yes", "goals=no"]
