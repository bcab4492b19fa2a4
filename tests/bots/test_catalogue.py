"""The catalogue of bots: names and budgets, and one line that names the allowed ones for a wrong one."""

import pytest

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.budget import MOST_MS, MOST_SIMULATIONS, Budget, BudgetError, read_budget
from cosmodrome.bots.catalogue import budgets, check, make, names
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.core.manifest import Manifest
from cosmodrome.games.catalogue import GAMES, MANIFESTS

RACE = GAMES["race"]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_a_random_bot_and_every_name_makes_a_bot(game_id: str) -> None:
    assert "random" in names(game_id)
    for name in names(game_id):
        bot = make(GAMES[game_id], name, 1)
        assert isinstance(bot, Bot) and bot.game is GAMES[game_id]


def test_race_has_the_champion_first() -> None:
    assert names("race") == ["champion", "greedy", "planner", "pupil", "novice", "random"]


def test_jump_drive_has_search_first() -> None:
    assert names("jump_drive") == ["search", "greedy", "planner", "pupil", "novice", "random"]
    assert list(budgets("jump_drive")) == ["search"]


def test_a_wrong_bot_is_told_the_right_ones() -> None:
    with pytest.raises(
        ValueError,
        match=r"^race has no bot 'clever'; its bots are champion, greedy, planner, pupil, novice, random$",
    ):
        make(RACE, "clever", 1)


@pytest.mark.parametrize("ask", [names, budgets, lambda game_id: check(game_id, "random")])
def test_a_wrong_game_is_told_the_right_ones(ask) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ValueError, match=r"^there is no game 'chess'; the games are race") as text:
        ask("chess")
    assert "\n" not in str(text.value)


# --- budgets


class Thinker(RandomBot):
    """A bot that would search."""

    budget = Budget(simulations=100)


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MANIFESTS, "race", Manifest(RACE, bots={"thinker": f"{__name__}:Thinker"}))


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1", Budget(simulations=1)),
        ("400", Budget(simulations=400)),
        (f"{MOST_SIMULATIONS}", Budget(simulations=MOST_SIMULATIONS)),
        ("200ms", Budget(seconds=0.2)),
        (f"{MOST_MS}ms", Budget(seconds=MOST_MS / 1000)),
    ],
)
def test_a_budget_is_spelled_in_one_way(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget and str(budget) == text
    assert budget.in_words() in (f"{text} simulations", text.replace("ms", " ms"))


NO_BUDGETS = ["", "0", "-1", "04", "4.5", "many", "2s", "0ms", " 4", "4 ms", "٤", "400@400", "9" * 30]


@pytest.mark.parametrize("text", [*NO_BUDGETS, f"{MOST_SIMULATIONS + 1}", f"{MOST_MS + 1}ms"])
def test_what_is_no_budget_is_told_what_is_one(text: str) -> None:
    with pytest.raises(BudgetError, match=r"is no budget; allowed are @1 to @1000000 simulations") as refusal:
        read_budget(text)
    assert "\n" not in str(refusal.value)


@pytest.mark.usefixtures("thinker")
def test_a_name_may_tell_a_budget() -> None:
    assert budgets("race") == {"thinker": Budget(simulations=100)}
    text = [make(RACE, name, 1).budget for name in ("thinker", "thinker@400", "thinker@200ms", "random")]
    assert text == [Budget(simulations=100), Budget(simulations=400), Budget(seconds=0.2), None]
    assert Thinker.budget == Budget(simulations=100)  # others are left as they were


@pytest.mark.usefixtures("thinker")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("random@400", "race's bot random takes no budget ('random@400'); those that do: thinker"),
        ("thinker@", "bot 'thinker@': '' is no budget; allowed are @1 to"),
        ("clever@4", "race has no bot 'clever'; its bots are thinker, random"),
    ],
)
def test_a_wrong_budget_is_told_the_right_ones(text: str, said: str) -> None:
    for ask in (lambda: check("race", text), lambda: make(RACE, text, 1)):
        with pytest.raises(ValueError) as refusal:
            ask()
        assert str(refusal.value).startswith(said) and "\n" not in str(refusal.value)
