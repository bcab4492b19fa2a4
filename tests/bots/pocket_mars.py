"""Pocket Mars between bots: matches whose seats rotate, solo games, and what a bot answers in a scenario."""

from collections import Counter
from functools import partial

from cosmodrome.bots.budget import Budget
from cosmodrome.bots.pocket_mars.greedy import GreedyBot
from cosmodrome.bots.pocket_mars.search import PocketMarsSearch
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from tests.bots import playing
from tests.bots.playing import Maker, plain, play
from tests.rules.pocket_mars.scenario import Table, seat
from tests.rules.pocket_mars.scenario import play as scene

wins = partial(playing.wins, POCKET_MARS)
greedy = partial(GreedyBot, game=POCKET_MARS)
chance = partial(RandomBot, game=POCKET_MARS)
search = partial(PocketMarsSearch, game=POCKET_MARS)


def brief(seed: int, simulations: int = 24) -> PocketMarsSearch:
    """One that thinks little."""
    bot = search(seed)
    bot.budget = Budget(simulations=simulations)
    return bot


def middle() -> Table:
    """A table with much to choose from."""
    mine = seat("water_1 energy_3", "science_5 ecosystem_6", ship=2, energy=2, one="water energy")
    other = seat(ship=1, energy=2, one="science", two="water")
    return scene(mine, other, piles={"science": "science_4"}, game=POCKET_MARS)


def solo_outcomes(one: Maker, games: int) -> Counter[str]:
    """How solo games end: won, lost or drawn."""
    found: Counter[str] = Counter()
    for game in range(games):
        state = play(POCKET_MARS, [one(game)], plain(POCKET_MARS, 1, game))
        found[POCKET_MARS.view(state, None).outcome] += 1  # type: ignore[attr-defined]
    return found


def answer(table: Table, at: int = 0) -> str:
    """What the greedy bot answers to the open question of a seat."""
    return GreedyBot(1, table.game).choose(table.view(at), table.decision(at)).key


def let_it_answer(table: Table, at: int = 0) -> Table:
    """The bot answers what its seat is asked, at least once, until another is asked or it may act again."""
    table.choose(at, answer(table, at))
    while table.awaited == [at] and table.purpose(at) != "act":
        table.choose(at, answer(table, at))
    return table
