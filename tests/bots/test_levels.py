"""Levels of bots: five a game, each stronger than the one below, and which of them is suggested to whom."""

from pathlib import Path

import pytest

from cosmodrome.arena.match import Plan, play_match
from cosmodrome.bots import catalogue
from cosmodrome.bots.levels import LEVELS, LOSSES, NAMES, WINS, level_of, suggested
from cosmodrome.bots.strengths import STRENGTHS
from cosmodrome.games.catalogue import GAMES

CHEAP = [(game, level) for game, levels in LEVELS.items() for level in range(1, len(levels) - 1)]
"""Those whose bots answer in milliseconds, with the one above."""


def won(game: str, seats: int, deals: int, *bots: str) -> float:
    """The share of games that the first bot wins."""
    options = GAMES[game].meta.read_options({}, seats)
    plan = Plan(game, seats, 88, options, bots, rotations=True)
    tally = play_match(plan, deals * plan.games_a_deal)
    return tally.bots[bots[0]].wins() / tally.games


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_five_levels_and_each_has_a_bot(game: str) -> None:
    levels = LEVELS[game]
    assert [level.name for level in levels] == list(NAMES) and len(levels) == 5
    for at, level in enumerate(levels, 1):
        catalogue.check(game, level.bot)
        assert level_of(game, level.bot) == at
    assert level_of(game, "random") == level_of("chess", "greedy") == 0
    for strengths in (strengths for _, strengths in STRENGTHS[game].values()):
        told = [strengths[level.bot] for level in levels]
        assert told == sorted(told) and told[0] < told[-1]


@pytest.mark.parametrize("game", [game for game in GAMES if 2 in GAMES[game].meta.seats])
@pytest.mark.sample(1)
def test_a_beginner_loses_to_who_plans_and_beats_who_does_not_know_the_rules(game: str) -> None:
    assert won(game, 2, 10, LEVELS[game][0].bot, "greedy") < 0.3
    assert won(game, 2, 5, LEVELS[game][0].bot, "random") > 0.6


@pytest.mark.long
@pytest.mark.parametrize(("game", "level"), [each for each in CHEAP if 2 in GAMES[each[0]].meta.seats])
def test_each_level_beats_the_one_below_in_about_seven_of_ten_games(game: str, level: int) -> None:
    lower, upper = LEVELS[game][level - 1].bot, LEVELS[game][level].bot
    assert 0.62 < won(game, 2, 200, upper, lower) < 0.78


A, B, C, *_, TOP = (level.bot for level in LEVELS["race"])


@pytest.mark.parametrize(
    ("past", "level"),
    [
        ([], 1),
        ([(A, True)], 1),
        ([(A, True), (A, True)], 2),
        ([(A, True), (A, False), (A, True)], 1),
        ([(A, True), (A, True), (B, True), (B, True)], 3),
        ([(A, False)] * 7, 1),
        ([(C, False), (C, False)], 3),
        ([(C, False)] * 3, 2),
        ([(C, False), (C, False), (C, True), (C, False)], 3),
        ([(TOP, True)] * 4, 5),
        ([(A, True), (TOP, True)], 5),
        ([(A, True), (TOP, True), (TOP, False), (TOP, False), (TOP, False)], 4),
        ([(A, True), ("random", False), ("random", True), (A, True)], 2),
    ],
)  # fmt: skip
def test_two_wins_lead_up_and_three_losses_down(past: list[tuple[str, bool]], level: int) -> None:
    assert suggested("race", past) == level


def test_the_page_tells_the_steps_by_which_a_level_is_suggested() -> None:
    page = (Path(__file__).resolve().parents[2] / "web/src/lobby/GameTile.svelte").read_text(encoding="utf-8")
    assert f"const STEPS = {{ wins: {WINS}, losses: {LOSSES} }};" in page


DRAFT = {"gathering_storm": True, "drafting": True}


@pytest.mark.parametrize("level", range(5))
@pytest.mark.parametrize(
    ("seats", "options"), [(2, DRAFT), (3, DRAFT), (2, {"gathering_storm": True}), (5, {}), (4, {})]
)
def test_who_has_not_learned_what_is_played_leaves_it_to_another(
    level: int, seats: int, options: dict[str, bool]
) -> None:
    race, bot = GAMES["race"], LEVELS["race"][level].bot
    plays = catalogue.at_table(race, bot, race.meta.chosen(options, seats))
    assert plays == ("greedy" if bot == TOP and options == DRAFT else bot)
