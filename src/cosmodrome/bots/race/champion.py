"""The champion of Race for the Galaxy."""

from pathlib import Path
from typing import ClassVar

from cosmodrome.bots.net.champion import ChampionBot
from cosmodrome.bots.race.greedy import GreedyBot


class RaceChampion(ChampionBot):
    """At tables of two to four, in both editions, with new start worlds, in the experienced game; no expansion."""

    nets: ClassVar = {"": Path(__file__).with_name("champion.npz")}
    instead = GreedyBot
