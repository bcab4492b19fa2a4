"""The champion of Race for the Galaxy."""

from pathlib import Path
from typing import ClassVar

from cosmodrome.bots.net.champion import ChampionBot
from cosmodrome.bots.net.net import file_of
from cosmodrome.bots.race.greedy import GreedyBot


class RaceChampion(ChampionBot):
    """At tables of two to four, in both editions, with new start worlds, in the experienced game; no expansion."""

    nets: ClassVar = {layout: file_of(Path(__file__).parent, layout) for layout in ("",)}
    instead = GreedyBot
