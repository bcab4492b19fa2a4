"""The Unity: what they begin with and their deck."""

from typing import Final

from cosmodrome.games.sidereal.cards import ComputerWorld, StartCard, Technology, spend
from cosmodrome.games.sidereal.converters import purple, run
from cosmodrome.games.sidereal.species.species import Species

# fmt: off
UNITY: Final = Species(
    "unity",
    start="ultratech 4 wild_small 3 wild_large",
    colonies=1,
    teams=1,
    support=1,
    tie_break=4,
    impact=0,
    difficulty=5,
    sheet=372,
    reference=197,
    deck=[
        # In play from the start.
        StartCard(219, "explorer_collection", run("3 any_small", "brown black 2 ship"), "gravity_sunlens_sensor_array", run("3 any_small", "brown black 2 ship wild_large"), [purple("2 any_large world", "vp"), spend("achronal_analysis")]),
        # A small grey cube on the back; one source has a ship, of the same worth.
        StartCard(221, "adamantine_synthesis", run("2 any_large", "green ultratech"), "programmable_pseudomatter", run("2 any_large", "green ultratech wild_small"), [spend("atomic_transmutation"), spend("clinical_immortality")]),
        StartCard(222, "adaptive_fabrication", run("", "ship wild_small wild_large"), "predictive_fabrication", run("", "ship 2 wild_small wild_large"), [purple("3 any_small world", "vp"), spend("nanotechnology")]),
        # Computer worlds.
        # What the upgraded side makes more is donated; one source, which drops other donations too, has it plain.
        ComputerWorld(198, "limit", purple("3 any_large world", "vp"), run("ultratech", "3 wild_small wild_large"), run("ultratech", "3 wild_small wild_large | wild_small"), [spend("universal_translator"), spend("quantum_computers")]),
        ComputerWorld(218, "fractal_symmetry", purple("2 any_small any_large world", "vp"), run("2 any_small any_large", "ultratech wild_large"), run("2 any_small any_large", "ultratech wild_large | wild_small wild_large"), [spend("singularity_control"), spend("hyperspace_mining")]),
        ComputerWorld(223, "bezier", purple("3 any_small world", "vp"), run("3 any_small", "2 wild_small wild_large"), run("3 any_small", "2 wild_small wild_large | wild_large"), [spend("organic_construction"), spend("antimatter_power")]),
        ComputerWorld(224, "color_space", purple("2 any_large world", "vp"), run("2 any_large", "2 wild_small wild_large"), run("2 any_large", "2 wild_small wild_large | wild_large"), [spend("interspecies_medical_exchange"), spend("cross_species_ethical_equality")]),
        # Technologies, by era.
        Technology(196, "universal_translator", run("3 white", "vp | black"), run("3 any_small", "vp | black wild_large")),
        Technology(200, "nanotechnology", run("3 brown", "white ultratech"), run("3 any_small", "white ultratech wild_small")),
        # Yellow, black and brown, as on the back; one source has blue for yellow on the front.
        Technology(201, "genetic_engineering", run("3 green", "brown yellow black"), run("3 any_small", "brown yellow black wild_small")),
        Technology(205, "ubiquitous_cultural_repository", run("2 yellow", "brown vp"), run("2 any_large", "brown wild_small vp")),
        Technology(209, "quantum_computers", run("2 black", "green yellow blue"), run("2 any_large", "green yellow blue wild_small")),
        Technology(210, "clinical_immortality", run("2 blue", "white vp"), run("2 any_large", "white wild_small vp")),
        Technology(214, "atomic_transmutation", run("ultratech", "brown blue black"), run("ultratech", "brown blue black wild_small")),
        Technology(199, "cross_species_ethical_equality", run("4 white", "vp | white vp"), run("4 white", "wild_small wild_large vp | white vp")),
        Technology(203, "antimatter_power", run("4 brown", "green 2 yellow blue"), run("4 brown", "green 2 yellow blue wild_large")),
        Technology(204, "interspecies_medical_exchange", run("4 green", "white vp | 2 brown"), run("4 green", "white 2 wild_small vp | 2 brown")),
        Technology(208, "hyperspace_mining", run("3 yellow", "blue ultratech | 2 black"), run("3 yellow", "blue ultratech 2 wild_large | 2 black")),
        Technology(212, "achronal_analysis", run("3 black", "2 green blue ultratech"), run("3 black", "2 green blue ultratech 2 wild_small")),
        # The only upgraded technology of eras I and II that makes as much as other species' does.
        Technology(213, "organic_construction", run("3 blue", "2 white brown green 2 ship"), run("3 blue", "2 white brown green 2 ship wild_large")),
        Technology(217, "singularity_control", run("2 ultratech", "white brown green yellow 2 black ship"), run("2 ultratech", "white brown green yellow 2 black ship wild_large")),
        Technology(202, "social_exodus", run("5 white", "black 2 ship vp | yellow blue 2 ship vp"), run("5 white", "black 2 ship 2 vp | green yellow blue 2 ship vp")),
        Technology(206, "xeno_cultural_exchange", run("5 brown", "2 white 2 green blue vp | vp"), run("5 brown", "2 white 2 green blue 2 vp | white black vp")),
        Technology(207, "poly_species_corporations", run("5 green", "yellow black 2 ship vp | white brown 2 green"), run("5 green", "yellow black 2 ship 2 vp | white brown 3 green")),
        Technology(211, "matter_generation", run("4 yellow", "white brown black ultratech 2 vp"), run("4 yellow", "white 2 brown black ultratech 3 vp")),
        Technology(215, "galactic_telecomm_control", run("4 black", "brown 2 green 3 vp"), run("4 black", "brown 2 green blue 4 vp")),
        Technology(216, "temporal_dilation", run("4 blue", "white 2 brown ultratech 2 vp"), run("4 blue", "white 2 brown ultratech 3 vp | ultratech")),
        Technology(220, "megastructures", run("3 ultratech", "white brown 5 vp"), run("3 ultratech", "white brown yellow 6 vp")),
    ],
)
# fmt: on
