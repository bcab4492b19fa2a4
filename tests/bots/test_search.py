"""Search over sampled worlds: what it answers, what it spends, and that it sees nothing hidden."""

from typing import Any

import pytest

from cosmodrome.bots.budget import Budget
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.bots.search import Line, SearchBot
from cosmodrome.core.choice import Choice
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.games.catalogue import GAMES
from tests.bots import jump_drive, playing, pocket_mars
from tests.bots.playing import simulations_by_the_clock, stopped_in_time
from tests.clock import Clock
from tests.laws.laws import redeal
from tests.rules.jump_drive.scenario import begin as begin_jump_drive
from tests.rules.pocket_mars.scenario import begin as begin_pocket_mars

RACE = GAMES["race"]


class Searcher(SearchBot):
    """The plainest searcher: every question, every option, two rounds ahead."""

    budget = Budget(simulations=24)

    def __init__(self, seed: int) -> None:
        super().__init__(seed, RACE)
        self.tried: list[tuple[str, int]] = []

    def horizon(self, round_now: int) -> int:
        return round_now + 2

    def outcome(self, state: Any, seat: int, line: Line, weights: list[int], rng: Rng) -> float:
        self.tried.append((line.answer.key, int(rng.word)))
        return super().outcome(state, seat, line, weights, rng)


def position(seed: int, answers: int) -> Any:
    """A table of two after some random answers."""
    state = RACE.new(Setup(2, seed, RACE.meta.read_options({}, 2)))
    rng = seeded(seed, "position")
    for _ in range(answers):
        seat = RACE.awaited(state)[0]
        options = RACE.options(state, seat)
        RACE.choose(state, seat, options[int(rng.below(len(options)))])
    return state


def asked(bot: SearchBot, state: Any) -> Choice:
    seat = RACE.awaited(state)[0]
    return bot.choose(RACE.view(state, seat), RACE.decision(state, seat))


@pytest.mark.parametrize("answers", [0, 9, 40, 80])
def test_an_answer_is_allowed_and_the_same_for_a_seed(answers: int) -> None:
    state = position(3, answers)
    seat = RACE.awaited(state)[0]
    chosen = [asked(Searcher(seed), state) for seed in (1, 1)]
    assert chosen[0] is chosen[1]
    RACE.check(state, seat, chosen[0])


def test_candidates_meet_the_same_chance_and_the_worst_drop_out() -> None:
    bot = Searcher(1)
    state = position(3, 9)
    asked(bot, state)
    by_world: dict[int, list[str]] = {}
    for key, word in bot.tried:
        by_world.setdefault(word, []).append(key)
    widths = [len(keys) for keys in by_world.values()]
    assert widths[0] == len(RACE.options(state, RACE.awaited(state)[0])) > widths[-1] >= 2
    assert widths == sorted(widths, reverse=True)
    assert all(len(keys) == len(set(keys)) for keys in by_world.values())
    assert bot.budget.simulations <= len(bot.tried) <= bot.budget.simulations + widths[0]


def test_a_budget_for_fewer_than_there_are_tries_the_likeliest() -> None:
    bot = Searcher(1)
    bot.budget = Budget(simulations=3)
    state = position(3, 9)
    first = [option.key for option in RACE.options(state, RACE.awaited(state)[0])[:3]]
    assert asked(bot, state).key in first
    assert [key for key, _ in bot.tried] == first


def test_equal_views_get_equal_answers_whatever_was_asked_before() -> None:
    one, other = Searcher(1), Searcher(1)
    asked(other, position(4, 20))
    for bot in (one, other):
        bot.tried.clear()
        asked(bot, position(3, 9))
    assert one.tried == other.tried


def test_a_budget_in_time_is_kept(still_clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Searcher(1)
    bot.budget = Budget(seconds=0.5)
    rounds = simulations_by_the_clock(monkeypatch, still_clock)
    asked(bot, position(3, 9))
    assert sum(rounds) == len(bot.tried) and stopped_in_time(rounds, 512)


def test_what_it_cannot_know_does_not_matter() -> None:
    state = position(5, 30)
    seat = RACE.awaited(state)[0]
    for seed in range(3):
        twin = redeal(RACE, state, seat, seeded(seed, "twin"))
        assert asked(Searcher(2), twin) is asked(Searcher(2), state)


@pytest.mark.again
@pytest.mark.parametrize("bots", [jump_drive, pocket_mars])
def test_the_search_of_a_game_beats_greedy(bots: Any) -> None:
    """Thinking little, over few games: a bot that plays its worst lines wins none of them."""
    assert bots.wins(lambda seed: bots.brief(seed, 24), bots.greedy, 10) >= 3


@pytest.mark.parametrize(
    ("bots", "begin"), [(jump_drive, begin_jump_drive), (pocket_mars, begin_pocket_mars)]
)
def test_the_same_seed_and_view_give_the_same_answer_whatever_came_before(bots: Any, begin: Any) -> None:
    table = bots.middle()
    one, other = bots.brief(1), bots.brief(1)
    playing.asked(other, begin(2, seed=3))
    assert playing.asked(one, table) is playing.asked(other, table)


@pytest.mark.parametrize("bots", [jump_drive, pocket_mars])
def test_what_the_search_of_a_game_cannot_know_does_not_matter(bots: Any) -> None:
    table = bots.middle()
    game, wanted = table.game, playing.asked(bots.brief(2), table)
    for seed in range(3):
        twin = redeal(game, table.state, 0, seeded(seed, "twin"))
        assert bots.brief(2).choose(game.view(twin, 0), game.decision(twin, 0)) is wanted


@pytest.mark.parametrize("bots", [jump_drive, pocket_mars])
def test_the_search_of_a_game_keeps_a_budget_in_time(
    bots: Any, still_clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = bots.search(1)
    bot.budget = Budget(seconds=0.5)
    rounds = simulations_by_the_clock(monkeypatch, still_clock)
    playing.asked(bot, bots.middle())
    assert stopped_in_time(rounds, 512)


def test_it_beats_chance() -> None:
    won = 0.0
    for seed in range(6):
        state = position(seed, 0)
        bots: list[Any] = [Searcher(seed), RandomBot(seed, RACE)]
        if seed % 2:
            bots.reverse()
        while awaited := RACE.awaited(state):
            seat = awaited[0]
            decision = RACE.decision(state, seat)
            RACE.choose(state, seat, bots[seat].choose(RACE.view(state, seat), decision))
        winners = RACE.standing(state).winners
        won += (seed % 2 in winners) / len(winners)
    assert won >= 4.5


def test_whoever_is_waited_for_answers_in_its_part_of_the_time_whatever_its_budget(
    still_clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds = simulations_by_the_clock(monkeypatch, still_clock)
    state, bot, began = position(3, 9), Searcher(1), still_clock()
    bot.budget, bot.patience = Budget(simulations=100_000), 0.25
    asked(bot, state)
    assert still_clock() - began <= 0.25 + rounds[0] / 1024 and len(rounds) > 1
    bot.patience = 0.0
    first = len(rounds)
    asked(bot, state)
    assert len(rounds) == first + 1, "each answer is tried once all the same"
