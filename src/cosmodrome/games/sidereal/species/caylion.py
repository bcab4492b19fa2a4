"""The Caylion: what they begin with, their deck, and what rules they have of their own."""

from typing import Final

from cosmodrome.games.sidereal.cards import StartCard, Technology, spend
from cosmodrome.games.sidereal.converters import purple, run
from cosmodrome.games.sidereal.species.species import Species, SpeciesRules


class CaylionRules(SpeciesRules):
    def bid_as(self, ships: int) -> int:
        return ships  # R12.1

    def doubles_colonies(self) -> bool:
        return True  # R12.2


# fmt: off
CAYLION: Final = Species(
    "caylion",
    start="4 white 2 brown 5 green 2 black ship",
    colonies=1,
    teams=0,
    support=3,
    tie_break=1,
    impact=0,
    difficulty=2,
    sheet=375,
    reference=25,
    newcomers=True,
    rules=CaylionRules(),
    deck=[
        # In play from the start.
        # The last cube of the back: white, as on the front; one source has green.
        StartCard(19, "lunar_mining_consortium", run("2 blue", "white black 2 ship"), "auxonic_outersystem_harvesting", run("2 blue", "white yellow black 2 ship"), [purple("2 black jungle", "yellow vp"), spend("organic_construction")]),
        StartCard(20, "planetary_ecological_dominance", run("", "white 3 green ship"), "systemwide_gravitic_dominance", run("", "white 3 green blue ship"), [purple("2 blue jungle", "yellow vp"), spend("genetic_engineering")]),
        # Brown on both sides, as in the photograph of the front; one source has green on the back.
        StartCard(22, "oceanic_processing", run("2 green", "brown blue"), "planet_wide_industrial_mariculture", run("2 green", "brown blue black"), [purple("2 black jungle", "yellow vp"), spend("antimatter_power")]),
        StartCard(23, "distributed_telenet", run("black", "white brown"), "ansible_driven_intersystem_society", run("black", "white brown blue"), [purple("2 blue jungle", "yellow vp"), spend("ubiquitous_cultural_repository")]),
        # Technologies, by era.
        Technology(1, "nanotechnology", run("3 brown", "green ultratech"), run("3 brown", "green yellow ultratech")),
        Technology(2, "genetic_engineering", run("3 green", "brown yellow black"), run("3 green", "brown 2 yellow black")),
        Technology(3, "universal_translator", run("3 white", "vp | black"), run("3 white", "vp | white brown black")),
        Technology(10, "quantum_computers", run("2 black", "green yellow blue"), run("2 black", "green 2 yellow blue")),
        Technology(11, "clinical_immortality", run("2 blue", "white vp"), run("2 blue", "white yellow vp")),
        Technology(12, "ubiquitous_cultural_repository", run("2 yellow", "green vp"), run("2 yellow", "green black vp")),
        Technology(21, "atomic_transmutation", run("ultratech", "brown yellow blue"), run("ultratech", "brown yellow 2 blue")),
        Technology(4, "antimatter_power", run("4 brown", "white 2 yellow black"), run("4 brown", "2 white green 2 yellow black")),
        Technology(5, "interspecies_medical_exchange", run("4 green", "white vp | brown green"), run("4 green", "white brown yellow vp | brown green")),
        Technology(6, "cross_species_ethical_equality", run("4 white", "vp | brown vp"), run("4 white", "ultratech vp | brown vp")),
        Technology(13, "achronal_analysis", run("3 black", "white brown yellow ultratech"), run("3 black", "2 white brown yellow blue ultratech")),
        Technology(14, "organic_construction", run("3 blue", "white 2 brown green 2 ship"), run("3 blue", "white 2 brown green yellow 2 ship")),
        Technology(15, "hyperspace_mining", run("3 yellow", "black ultratech | 2 yellow"), run("3 yellow", "white brown 2 black ultratech | 2 yellow")),
        Technology(24, "singularity_control", run("2 ultratech", "white brown green yellow 2 blue ship"), run("2 ultratech", "white 3 brown green yellow 2 blue ship")),
        Technology(7, "xeno_cultural_exchange", run("5 brown", "3 white green black vp | vp"), run("5 brown", "3 white green black 2 vp | white black vp")),
        Technology(8, "poly_species_corporations", run("5 green", "2 yellow 2 ship vp | 3 brown green"), run("5 green", "2 yellow 2 ship 2 vp | white 3 brown green")),
        Technology(9, "social_exodus", run("5 white", "black 2 ship vp | yellow blue 2 ship vp"), run("5 white", "black 2 ship 2 vp | brown yellow blue 2 ship vp")),
        Technology(16, "galactic_telecomm_control", run("4 black", "white 2 brown 3 vp"), run("4 black", "white 2 brown yellow 4 vp")),
        Technology(17, "temporal_dilation", run("4 blue", "white 2 green ultratech 2 vp"), run("4 blue", "white 2 green ultratech 3 vp | ultratech")),
        # 4 yellow on both sides; one source has 2 on the back.
        Technology(18, "matter_generation", run("4 yellow", "white brown blue ultratech 2 vp"), run("4 yellow", "white 2 brown blue ultratech 3 vp")),
        Technology(26, "megastructures", run("3 ultratech", "white brown 5 vp"), run("3 ultratech", "white brown blue 6 vp")),
    ],
)
# fmt: on
