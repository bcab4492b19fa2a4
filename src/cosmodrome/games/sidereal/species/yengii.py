"""The Yengii: what they begin with, their deck, and what rules they have of their own."""

from typing import Final

from cosmodrome.games.sidereal.cards import StartCard, Technology, spend
from cosmodrome.games.sidereal.converters import purple, run
from cosmodrome.games.sidereal.species.species import Species, SpeciesRules


class YengiiRules(SpeciesRules):
    def bonus(self, ordinary: int, lower: int) -> int:
        return lower  # R12.41

    def shares(self) -> bool:
        return False  # R12.41

    def licenses(self) -> bool:
        return True  # R12.42


# fmt: off
YENGII: Final = Species(
    "yengii",
    # 2 yellow; one source has 1.
    start="white brown green 2 yellow blue black ultratech",
    colonies=1,
    teams=1,
    support=3,
    tie_break=5,
    impact=0,
    difficulty=6,
    sheet=380,
    reference=249,
    rules=YengiiRules(),
    deck=[
        # In play from the start.
        StartCard(243, "choice_of_paths", run("2 white black", "2 green ultratech"), "alien_decision_integration", run("2 white black", "2 brown 2 green ultratech"), [purple("2 blue ocean", "vp"), spend("ubiquitous_cultural_repository")]),
        StartCard(244, "empathy_of_words", run("2 brown blue", "2 white 2 black"), "interspecies_diplomatic_demesne", run("2 brown blue", "2 white yellow 2 black"), [purple("2 green jungle", "vp"), spend("cross_species_ethical_equality")]),
        # Donations on the backs of 246 and 247; one source lacks them.
        StartCard(246, "innovation_of_hands", run("ultratech", "green yellow 2 ship"), "cross_time_think_tank", run("ultratech", "green yellow 2 ship | white green"), [purple("2 black desert", "vp"), spend("achronal_analysis")]),
        StartCard(247, "work_of_mules", run("2 green yellow", "2 brown blue 2 ship"), "gravitic_assembly", run("2 green yellow", "3 brown blue 2 ship | 2 white"), [purple("ultratech ice", "vp"), spend("singularity_control")]),
        StartCard(251, "social_ecological_mutualism", run("", "brown blue 2 ship"), "mutualistic_alien_integration", run("", "white brown green blue 2 ship"), [spend("interspecies_medical_exchange"), spend("antimatter_power")]),
        # Technologies, by era.
        Technology(225, "nanotechnology", run("3 brown", "green ultratech"), run("3 brown", "green blue ultratech")),
        Technology(226, "genetic_engineering", run("3 green", "white yellow black"), run("3 green", "white 2 yellow black")),
        Technology(227, "universal_translator", run("3 white", "vp | blue"), run("3 white", "vp | white green blue")),
        Technology(234, "quantum_computers", run("2 black", "brown yellow blue"), run("2 black", "brown 2 yellow blue")),
        Technology(235, "clinical_immortality", run("2 blue", "green vp"), run("2 blue", "green black vp")),
        Technology(236, "ubiquitous_cultural_repository", run("2 yellow", "white vp"), run("2 yellow", "white blue vp")),
        Technology(245, "atomic_transmutation", run("ultratech", "brown yellow black"), run("ultratech", "brown yellow blue black")),
        Technology(228, "antimatter_power", run("4 brown", "green yellow blue black"), run("4 brown", "white 2 green yellow blue black")),
        Technology(229, "interspecies_medical_exchange", run("4 green", "white vp | white brown"), run("4 green", "white brown blue vp | white brown")),
        Technology(230, "cross_species_ethical_equality", run("4 white", "vp | green vp"), run("4 white", "ultratech vp | green vp")),
        Technology(237, "achronal_analysis", run("3 black", "white green yellow ultratech"), run("3 black", "white 2 green yellow blue ultratech")),
        Technology(238, "organic_construction", run("3 blue", "white brown 2 green 2 ship"), run("3 blue", "white brown 2 green yellow 2 ship")),
        Technology(239, "hyperspace_mining", run("3 yellow", "blue ultratech | yellow blue"), run("3 yellow", "2 brown blue black ultratech | yellow blue")),
        Technology(248, "singularity_control", run("2 ultratech", "white 2 brown yellow 2 black ship"), run("2 ultratech", "2 white 2 brown green yellow 2 black ship")),
        Technology(231, "xeno_cultural_exchange", run("5 brown", "2 white 2 green yellow vp | vp"), run("5 brown", "2 white 2 green yellow 2 vp | green blue vp")),
        Technology(232, "poly_species_corporations", run("5 green", "yellow blue 2 ship vp | white brown 2 green"), run("5 green", "yellow blue 2 ship 2 vp | 2 white brown 2 green")),
        Technology(233, "social_exodus", run("5 white", "black 2 ship vp | blue black 2 ship vp"), run("5 white", "black 2 ship 2 vp | brown blue black 2 ship vp")),
        # 3 points on the front, as its worth asks; one source has 4.
        Technology(240, "galactic_telecomm_control", run("4 black", "white 2 brown 3 vp"), run("4 black", "white 2 brown yellow 4 vp")),
        Technology(241, "temporal_dilation", run("4 blue", "2 white brown ultratech 2 vp"), run("4 blue", "2 white brown ultratech 3 vp | ultratech")),
        Technology(242, "matter_generation", run("4 yellow", "brown green blue ultratech 2 vp"), run("4 yellow", "white brown green blue ultratech 3 vp")),
        Technology(250, "megastructures", run("3 ultratech", "brown green 5 vp"), run("3 ultratech", "brown green black 6 vp")),
    ],
)
# fmt: on
