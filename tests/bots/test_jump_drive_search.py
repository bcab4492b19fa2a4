"""The searching bot of Jump Drive: it wins, keeps to its budget, and answers by its seed and what it sees."""

import time

import pytest

from cosmodrome.bots.budget import Budget
from cosmodrome.bots.jump_drive.follower import Follower
from cosmodrome.bots.jump_drive.search import JumpDriveSearch, PlayLine
from cosmodrome.core.choice import Choice
from cosmodrome.core.rng import seeded
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from tests.bots.jump_drive import greedy, search, wins
from tests.rules.jump_drive.scenario import Table, begin, seat
from tests.rules.jump_drive.scenario import play as scene

HAND = "comet_zone gem_world mining_robots tourist_world mining_conglomerate rebel_stronghold"


def middle() -> Table:
    """A table with much to choose from."""
    mine = seat("survey_team asteroid_belt galactic_advertisers", hand=HAND, vp=6)
    return scene(mine, seat("gem_world space_marines", hand="galactic_salon rebel_base comet_zone", vp=4))


def brief(seed: int, simulations: int = 12) -> JumpDriveSearch:
    bot = search(seed)
    bot.budget = Budget(simulations=simulations)
    return bot


def asked(bot: JumpDriveSearch, table: Table, at: int = 0) -> Choice:
    return bot.choose(table.view(at), table.decision(at))


# --- whole games


def test_it_beats_greedy() -> None:
    """Thinking little, over few games: a bot that plays its worst lines wins none of them."""
    assert wins(lambda seed: brief(seed, 24), greedy, 10) >= 3


@pytest.mark.long
def test_it_beats_greedy_in_most_games() -> None:
    assert wins(search, greedy, 400) >= 220


# --- its answers


def test_the_same_seed_and_view_give_the_same_answer_whatever_came_before() -> None:
    table = middle()
    one, other = brief(1), brief(1)
    asked(other, begin(2, seed=3))
    assert asked(one, table) is asked(other, table)


def test_what_it_cannot_know_does_not_matter() -> None:
    table = middle()
    wanted = asked(brief(2), table)
    for seed in range(3):
        twin = JUMP_DRIVE.redeal(table.state, 0, seeded(seed, "twin"))
        assert brief(2).choose(JUMP_DRIVE.view(twin, 0), JUMP_DRIVE.decision(twin, 0)) is wanted


def test_a_play_is_searched_as_one() -> None:
    """A development with its world is a line of its own; so is each world for the development once it is chosen."""
    table = middle()
    lines = search(1).lines(table.view(0), table.decision(0))
    assert all(isinstance(line, PlayLine) for line in lines)
    plays = {(line.play.development, line.play.world) for line in lines if isinstance(line, PlayLine)}
    assert len(plays) == len(lines) > 2
    assert len({line.answer for line in lines}) < len(lines)
    table.choose(0, "place:mining_robots")
    lines = search(1).lines(table.view(0), table.decision(0))
    assert len({line.answer for line in lines}) == len(lines) > 1


def test_it_follows_every_line_through_the_round() -> None:
    """In a sampled world the seat places what the line says."""
    table = middle()
    bot = search(1)
    for line in bot.lines(table.view(0), table.decision(0)):
        assert isinstance(line, PlayLine)
        state = JUMP_DRIVE.imagine(table.view(0), seeded(1, "world"))
        follower = Follower(JUMP_DRIVE, line.thought, line.play)
        JUMP_DRIVE.choose(state, 0, line.answer)
        while JUMP_DRIVE.rounds(state) == table.view(0).round:
            at = JUMP_DRIVE.first_awaited(state)
            choice = follower.answer(state) if at == 0 else JUMP_DRIVE.options(state, at)[0]
            JUMP_DRIVE.check(state, at, choice)
            JUMP_DRIVE.choose(state, at, choice)
        new = [card for card in (line.play.development, line.play.world, line.play.second) if card >= 0]
        assert state.seats[0].empire[3:] == new


def test_a_budget_in_time_is_kept() -> None:
    bot = search(1)
    bot.budget = Budget(seconds=0.1)
    started = time.monotonic()
    asked(bot, middle())
    assert 0.1 <= time.monotonic() - started < 2
