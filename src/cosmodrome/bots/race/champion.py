"""The champion of Race for the Galaxy."""

from pathlib import Path
from typing import ClassVar

from cosmodrome.bots.net.champion import ChampionBot
from cosmodrome.bots.net.net import file_of
from cosmodrome.bots.race.greedy import GreedyBot
from cosmodrome.games.race.meta import META


class RaceChampion(ChampionBot):
    """At all tables but those that draft: in both editions, with new start worlds, The Gathering Storm and goals."""

    nets: ClassVar = {layout: file_of(Path(__file__).parent, layout) for layout in META.layouts()}
    instead = GreedyBot
