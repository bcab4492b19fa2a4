"""The Kjasjavikalimm: what they begin with, their deck, and what rules they have of their own."""

from typing import Final

from cosmodrome.games.sidereal.cards import StartCard, Technology, TerritoryTile, spend
from cosmodrome.games.sidereal.converters import purple, run
from cosmodrome.games.sidereal.species.species import Species, SpeciesRules


class KjasRules(SpeciesRules):
    def track_seats(self) -> int:
        return 2  # R1.11

    def may_halve(self, ships: int) -> bool:
        return ships > 1  # R12.27, R12.28


# fmt: off
KJAS: Final = Species(
    "kjas",
    start="white 2 brown green 2 yellow blue 2 black 4 ship",
    colonies=2,
    teams=0,
    support=6,
    tie_break=6,
    impact=0,
    difficulty=2,
    sheet=373,
    reference=153,
    newcomers=True,
    rules=KjasRules(),
    deck=[
        # In play from the start.
        StartCard(148, "starstrider_jumpcores", run("2 blue", "green 4 ship"), "fastjump_network", run("2 blue", "5 ship vp"), [spend("hyperspace_mining"), spend("singularity_control")]),
        StartCard(149, "underground_cities", run("", "2 brown 3 ship"), "asteroid_mine_network", run("", "2 brown blue 3 ship"), [spend("organic_construction"), spend("antimatter_power")]),
        StartCard(151, "perfume_pheromone_loyalty", run("4 brown", "white yellow blue black"), "multiconformal_pheromonics", run("4 brown", "white yellow blue black | brown green"), [spend("genetic_engineering"), spend("nanotechnology")]),
        # Territory tiles.
        # Flipped by desert, jungle and ocean; one source has ice for ocean, against a photograph.
        TerritoryTile("balkanized_states_colonies", purple("brown 2 yellow desert ice", "vp"), [run("blue", "brown black | white"), run("green", "2 ship | white")], "outer_reaches_hegemony", [run("blue", "brown black | white"), run("green", "2 ship | white"), run("ultratech", "yellow vp | white brown green")], [purple("2 brown desert jungle ocean", "2 vp")]),
        TerritoryTile("hadsja_vassal_territory", purple("3 yellow desert jungle", "2 vp"), [run("2 black", "brown green blue ultratech")], "hadsja_empire", [run("2 black", "brown green blue ultratech"), run("3 yellow", "2 white brown 2 green blue 2 ship")], [purple("2 yellow desert ice ocean", "3 vp")]),
        # 2 points to play it; one source has 2 yellow.
        TerritoryTile("vagnleg_suzerainty", purple("3 yellow desert ocean", "2 vp"), [run("2 white", "brown yellow vp")], "vagnleg_dominion", [run("2 white", "brown yellow vp"), run("4 brown", "green ultratech ship vp")], [purple("2 yellow desert ice jungle", "3 vp")]),
        # Technologies, by era.
        Technology(130, "nanotechnology", run("3 brown", "green ultratech"), run("3 brown", "green black ultratech")),
        Technology(131, "genetic_engineering", run("3 green", "white blue black"), run("3 green", "white blue 2 black")),
        Technology(132, "universal_translator", run("3 white", "vp | black"), run("3 white", "vp | white green black")),
        Technology(139, "quantum_computers", run("2 black", "white yellow blue"), run("2 black", "white 2 yellow blue")),
        Technology(140, "clinical_immortality", run("2 blue", "green vp"), run("2 blue", "green black vp")),
        Technology(141, "ubiquitous_cultural_repository", run("2 yellow", "green vp"), run("2 yellow", "green black vp")),
        Technology(150, "atomic_transmutation", run("ultratech", "brown yellow black"), run("ultratech", "brown yellow blue black")),
        Technology(133, "antimatter_power", run("4 brown", "white yellow 2 black"), run("4 brown", "2 white green yellow 2 black")),
        Technology(134, "interspecies_medical_exchange", run("4 green", "white vp | 2 green"), run("4 green", "2 white black vp | 2 green")),
        Technology(135, "cross_species_ethical_equality", run("4 white", "vp | white vp"), run("4 white", "ultratech vp | white vp")),
        Technology(142, "achronal_analysis", run("3 black", "white brown blue ultratech"), run("3 black", "white brown green yellow blue ultratech")),
        Technology(143, "organic_construction", run("3 blue", "white brown 2 green 2 ship"), run("3 blue", "white brown 2 green black 2 ship")),
        Technology(144, "hyperspace_mining", run("3 yellow", "black ultratech | 2 black"), run("3 yellow", "white green blue black ultratech | 2 black")),
        Technology(152, "singularity_control", run("2 ultratech", "2 white brown yellow blue black ship"), run("2 ultratech", "3 white 2 brown yellow blue black ship")),
        Technology(136, "xeno_cultural_exchange", run("5 brown", "white 3 green black vp | vp"), run("5 brown", "white 3 green black 2 vp | brown black vp")),
        Technology(137, "poly_species_corporations", run("5 green", "2 yellow 2 ship vp | 2 white brown green"), run("5 green", "2 yellow 2 ship 2 vp | 2 white 2 brown green")),
        Technology(138, "social_exodus", run("5 white", "blue 2 ship vp | blue black 2 ship vp"), run("5 white", "blue 2 ship 2 vp | green blue black 2 ship vp")),
        Technology(145, "galactic_telecomm_control", run("4 black", "white 2 brown 3 vp"), run("4 black", "white 2 brown blue 4 vp")),
        Technology(146, "temporal_dilation", run("4 blue", "white 2 green ultratech 2 vp"), run("4 blue", "white 2 green ultratech 3 vp | ultratech")),
        Technology(147, "matter_generation", run("4 yellow", "white brown blue ultratech 2 vp"), run("4 yellow", "white 2 brown blue ultratech 3 vp")),
        Technology(154, "megastructures", run("3 ultratech", "white green 5 vp"), run("3 ultratech", "white green yellow 6 vp")),
    ],
)
# fmt: on
