"""The Zeth: what they begin with, their deck, and what rules they have of their own."""

from typing import Final

from cosmodrome.games.sidereal.cards import StartCard, Technology, spend
from cosmodrome.games.sidereal.converters import pay, run, steal
from cosmodrome.games.sidereal.species.species import Species, SpeciesRules


class ZethRules(SpeciesRules):
    def steals(self) -> bool:
        return True  # R12.46


# fmt: off
ZETH: Final = Species(
    "zeth",
    # No brown: a photograph shows 2, but it gives another species wrong cubes too (R13.3).
    start="white green yellow 2 blue 2 black ship",
    colonies=0,
    teams=1,
    support=3,
    tie_break=2,
    impact=2,
    difficulty=3,
    sheet=377,
    reference=277,
    rules=ZethRules(),
    deck=[
        # In play from the start.
        StartCard(252, "smuggling_network", steal("ultratech", pay("black", envoys=3), pay("white 2 yellow")), "in_hyperspace_hijacking", steal("ultratech any_small", pay("black", envoys=2), pay("2 yellow")), [spend("hyperspace_mining")], bound=True),
        # Brown on the front, as in the photograph; one source has green.
        StartCard(271, "envoys", run("3 white", "| brown yellow blue ultratech envoy"), "zeth_diaspora", run("3 white", "vp | ultratech vp envoy"), [spend("cross_species_ethical_equality")], bound=True, one_taker=True),
        StartCard(272, "cascading_deception", [run("", "2 black ship"), run("black", "2 ship")], "psychohistorical_deception", [run("", "green 2 black ship"), run("black", "2 ship")], [spend("universal_translator")]),
        StartCard(274, "systemic_bribery", steal("2 any_small", pay("black", envoys=1), pay("2 white")), "predictive_agent_insertion", steal("3 any_small", pay("", envoys=3), pay("black", envoys=1), pay("2 white")), [spend("achronal_analysis")], bound=True),
        StartCard(275, "black_market", steal("any_large", pay("", envoys=2), pay("black")), "undetectable_confidence_scams", steal("2 any_large", pay("", envoys=3), pay("black", envoys=1), pay("2 black")), [spend("nanotechnology")], bound=True),
        # Technologies, by era.
        Technology(253, "nanotechnology", run("3 brown", "green ultratech"), run("3 brown", "green blue ultratech")),
        Technology(254, "genetic_engineering", run("3 green", "brown yellow blue"), run("3 green", "brown yellow 2 blue")),
        Technology(255, "universal_translator", run("3 white", "vp | black"), run("3 white", "vp | brown green black")),
        Technology(262, "quantum_computers", run("2 black", "white 2 blue"), run("2 black", "white yellow 2 blue")),
        Technology(263, "clinical_immortality", run("2 blue", "green vp"), run("2 blue", "green black vp")),
        Technology(264, "ubiquitous_cultural_repository", run("2 yellow", "green vp"), run("2 yellow", "green blue vp")),
        Technology(273, "atomic_transmutation", run("ultratech", "brown yellow black"), run("ultratech", "brown yellow blue black")),
        Technology(256, "antimatter_power", run("4 brown", "white yellow 2 blue"), run("4 brown", "white 2 green yellow 2 blue")),
        Technology(257, "interspecies_medical_exchange", run("4 green", "white vp | brown green"), run("4 green", "white brown blue vp | brown green")),
        Technology(258, "cross_species_ethical_equality", run("4 white", "vp | green vp"), run("4 white", "ultratech vp | green vp")),
        # 2 white and 1 brown on the back; one source has 1 white and 2 brown, of the same worth.
        Technology(265, "achronal_analysis", run("3 black", "white brown blue ultratech"), run("3 black", "2 white brown 2 blue ultratech")),
        Technology(266, "organic_construction", run("3 blue", "2 brown 2 green 2 ship"), run("3 blue", "2 brown 2 green yellow 2 ship")),
        Technology(267, "hyperspace_mining", run("3 yellow", "blue ultratech | blue black"), run("3 yellow", "white brown blue black ultratech | blue black")),
        Technology(276, "singularity_control", run("2 ultratech", "2 brown green yellow blue black ship"), run("2 ultratech", "white 3 brown green yellow blue black ship")),
        Technology(259, "xeno_cultural_exchange", run("5 brown", "white 3 green blue vp | vp"), run("5 brown", "white 3 green blue 2 vp | white black vp")),
        Technology(260, "poly_species_corporations", run("5 green", "yellow blue 2 ship vp | white 2 brown green"), run("5 green", "yellow blue 2 ship 2 vp | white 3 brown green")),
        Technology(261, "social_exodus", run("5 white", "blue 2 ship vp | yellow black 2 ship vp"), run("5 white", "blue 2 ship 2 vp | green yellow black 2 ship vp")),
        Technology(268, "galactic_telecomm_control", run("4 black", "brown 2 green 3 vp"), run("4 black", "brown 2 green blue 4 vp")),
        Technology(269, "temporal_dilation", run("4 blue", "2 white brown ultratech 2 vp"), run("4 blue", "2 white brown ultratech 3 vp | ultratech")),
        Technology(270, "matter_generation", run("4 yellow", "2 brown black ultratech 2 vp"), run("4 yellow", "2 brown green black ultratech 3 vp")),
        Technology(278, "megastructures", run("3 ultratech", "brown green 5 vp"), run("3 ultratech", "brown green yellow 6 vp")),
    ],
)
# fmt: on
