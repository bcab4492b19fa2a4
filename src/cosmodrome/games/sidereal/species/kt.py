"""The Kt'Zr'Kt'Rtl: what they begin with, their deck, and what rules they have of their own."""

from typing import Final

from cosmodrome.games.sidereal.cards import UNLIMITED, HalfCard, NullspaceColony, Technology, spend
from cosmodrome.games.sidereal.converters import purple, run
from cosmodrome.games.sidereal.species.species import Species, SpeciesRules


class KtRules(SpeciesRules):
    def colonies_counted(self, count: int) -> int:
        return -1  # R12.36


# fmt: off
KT: Final = Species(
    "kt",
    start="2 white 3 brown 3 green yellow blue black ultratech",
    colonies=1,
    teams=1,
    support=UNLIMITED,
    tie_break=UNLIMITED,
    impact=0,
    difficulty=1,
    sheet=379,
    reference=182,
    newcomers=True,
    rules=KtRules(),
    deck=[
        # In play from the start.
        HalfCard(173, "polyutility_components", run("", "ship"), "adaptive_architecture", run("", "blue ship"), [spend("atomic_transmutation"), spend("quantum_computers")], "right", "hand_crafted"),
        # Ultratech on the front, as its worth asks; one source has blue.
        HalfCard(174, "hand_crafted", run("", "ultratech"), "microfabricated", run("", "brown green ultratech"), [spend("organic_construction"), spend("achronal_analysis")], "left", "polyutility_components"),
        HalfCard(176, "high_risk_laboratories", run("", "white 2 brown green"), "stellar_power_harnessing", run("", "2 white 2 brown 2 green"), [spend("hyperspace_mining"), spend("singularity_control")], "right", "anarchic_sacrificial"),
        HalfCard(177, "anarchic_sacrificial", run("ultratech", ""), "polysystem", run("ultratech", "black"), [spend("clinical_immortality"), spend("universal_translator")], "left", "high_risk_laboratories"),
        HalfCard(179, "diffusion", run("", "yellow blue black 4 ship"), "teleological_redesign", run("", "yellow blue black 4 ship | white brown"), [spend("nanotechnology"), spend("genetic_engineering")], "right", "expansive_social"),
        HalfCard(180, "expansive_social", run("5 green", ""), "psychohistoric", run("5 green", "white brown"), [spend("cross_species_ethical_equality"), spend("interspecies_medical_exchange")], "left", "diffusion"),
        # Nullspace colonies.
        NullspaceColony(183, "Zd'Nx", "jungle", purple("yellow"), run("black", "white green")),
        NullspaceColony(184, "Kz'Tlr", "jungle", purple("yellow"), run("white", "black")),
        NullspaceColony(185, "Kln'Qn", "ice", purple("2 yellow"), run("", "white")),
        NullspaceColony(186, "Nz'Cht'Qt'Rz", "ocean", purple("2 yellow"), run("yellow", "ultratech")),
        NullspaceColony(187, "Tn'Rg'Tx'Tc", "desert", purple("yellow"), run("black", "white green")),
        NullspaceColony(188, "Gz'Zd", "jungle", purple("2 yellow"), run("", "white")),
        NullspaceColony(189, "!IN'ZR'KZ", "desert", purple("2 yellow"), run("white brown", "yellow black")),
        NullspaceColony(190, "Tk'T!'Zk", "desert", purple("2 yellow"), run("", "brown")),
        NullspaceColony(191, "Kr'Xn'Xx", "ice", purple("yellow"), run("brown", "blue")),
        NullspaceColony(192, "Kt'Dq'Rn'Nr", "ocean", purple("yellow"), run("brown", "black")),
        NullspaceColony(193, "Nx'Xt'!In", "ice", purple("2 yellow"), run("", "brown")),
        NullspaceColony(194, "Nx'Dr", "desert", purple("yellow"), run("green", "blue")),
        NullspaceColony(195, "Nz'Tt", "ocean", purple("yellow"), run("blue", "white brown")),
        # Technologies, by era.
        Technology(155, "nanotechnology", run("3 brown", "white ultratech"), run("3 brown", "white black ultratech")),
        Technology(156, "genetic_engineering", run("3 green", "brown blue black"), run("3 green", "brown blue 2 black")),
        # One source has the rows of 157 and 166 exchanged.
        Technology(157, "universal_translator", run("3 white", "vp | blue"), run("3 white", "vp | white brown blue")),
        Technology(164, "quantum_computers", run("2 black", "white yellow blue"), run("2 black", "white yellow 2 blue")),
        Technology(165, "clinical_immortality", run("2 blue", "brown vp"), run("2 blue", "brown black vp")),
        Technology(166, "ubiquitous_cultural_repository", run("2 yellow", "brown vp"), run("2 yellow", "brown blue vp")),
        Technology(175, "atomic_transmutation", run("ultratech", "green 2 black"), run("ultratech", "green yellow 2 black")),
        Technology(158, "antimatter_power", run("4 brown", "white blue 2 black"), run("4 brown", "2 white green blue 2 black")),
        Technology(159, "interspecies_medical_exchange", run("4 green", "white vp | 2 brown"), run("4 green", "white brown blue vp | 2 brown")),
        Technology(160, "cross_species_ethical_equality", run("4 white", "vp | brown vp"), run("4 white", "ultratech vp | brown vp")),
        Technology(167, "achronal_analysis", run("3 black", "white green blue ultratech"), run("3 black", "white brown green 2 blue ultratech")),
        Technology(168, "organic_construction", run("3 blue", "2 white brown green 2 ship"), run("3 blue", "2 white brown green black 2 ship")),
        Technology(169, "hyperspace_mining", run("3 yellow", "blue ultratech | blue black"), run("3 yellow", "2 white blue black ultratech | blue black")),
        Technology(178, "singularity_control", run("2 ultratech", "white brown green 2 yellow black ship"), run("2 ultratech", "2 white 2 brown green 2 yellow black ship")),
        Technology(161, "xeno_cultural_exchange", run("5 brown", "white 3 green blue vp | vp"), run("5 brown", "white 3 green blue 2 vp | brown black vp")),
        Technology(162, "poly_species_corporations", run("5 green", "yellow blue 2 ship vp | 3 white brown"), run("5 green", "yellow blue 2 ship 2 vp | 4 white brown")),
        Technology(163, "social_exodus", run("5 white", "black 2 ship vp | blue black 2 ship vp"), run("5 white", "black 2 ship 2 vp | brown blue black 2 ship vp")),
        Technology(170, "galactic_telecomm_control", run("4 black", "2 brown green 3 vp"), run("4 black", "2 brown green yellow 4 vp")),
        Technology(171, "temporal_dilation", run("4 blue", "white 2 brown ultratech 2 vp"), run("4 blue", "white 2 brown ultratech 3 vp | ultratech")),
        Technology(172, "matter_generation", run("4 yellow", "2 white black ultratech 2 vp"), run("4 yellow", "3 white black ultratech 3 vp")),
        Technology(181, "megastructures", run("3 ultratech", "2 brown 5 vp"), run("3 ultratech", "2 brown blue 6 vp")),
    ],
)
# fmt: on
