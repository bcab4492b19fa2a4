"""Jump Drive between bots: matches whose seats rotate, and what a bot answers in a scenario."""

from functools import partial
from typing import Any

from cosmodrome.bots.budget import Budget
from cosmodrome.bots.jump_drive.greedy import GreedyBot
from cosmodrome.bots.jump_drive.search import JumpDriveSearch
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.core.game import Game
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from tests.bots import playing
from tests.rules.jump_drive.scenario import Table, seat
from tests.rules.jump_drive.scenario import play as scene

wins = partial(playing.wins, JUMP_DRIVE)
greedy = partial(GreedyBot, game=JUMP_DRIVE)
chance = partial(RandomBot, game=JUMP_DRIVE)
search = partial(JumpDriveSearch, game=JUMP_DRIVE)
HAND = "comet_zone gem_world mining_robots tourist_world mining_conglomerate rebel_stronghold"


def brief(seed: int, simulations: int = 12) -> JumpDriveSearch:
    """One that thinks little."""
    bot = search(seed)
    bot.budget = Budget(simulations=simulations)
    return bot


def middle() -> Table:
    """A table with much to choose from."""
    mine = seat("survey_team asteroid_belt galactic_advertisers", hand=HAND, vp=6)
    return scene(mine, seat("gem_world space_marines", hand="galactic_salon rebel_base comet_zone", vp=4))


def answer(table: Table, game: Game[Any] = JUMP_DRIVE, at: int = 0) -> str:
    """What the greedy bot answers to the open question of a seat."""
    return GreedyBot(1, game).choose(table.view(at), table.decision(at)).key


def let_it_answer(table: Table, until: str = "place", at: int = 0) -> Table:
    """The bot answers all that its seat is asked, at least once, until it is asked for this purpose."""
    table.choose(at, answer(table, at=at))
    while at in table.awaited and table.purpose(at) != until:
        table.choose(at, answer(table, at=at))
    return table
