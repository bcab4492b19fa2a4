"""The Eni Et: what they begin with, their deck, and what rules they have of their own."""

from typing import Final

from cosmodrome.games.sidereal.cards import StartCard, Technology, spend
from cosmodrome.games.sidereal.converters import purple, run
from cosmodrome.games.sidereal.species.species import Species, SpeciesRules


class EniEtRules(SpeciesRules):
    def runs_interest(self) -> bool:
        return False  # R12.7


# fmt: off
ENI_ET: Final = Species(
    "eni_et",
    # 1 blue; one source has 1 black.
    start="2 white 2 brown green blue ship",
    colonies=1,
    teams=0,
    support=3,
    tie_break=3,
    impact=1,
    difficulty=5,
    sheet=378,
    reference=51,
    rules=EniEtRules(),
    deck=[
        # In play from the start.
        StartCard(45, "bone_carving", run("2 blue", "2 white brown green"), "nanocraft", run("2 blue", "3 white brown green"), [purple("2 blue ocean", "vp"), spend("nanotechnology")]),
        StartCard(46, "deep_hunting", run("", "blue ship"), "pelagic_bounty", run("", "white blue ship"), [purple("2 blue ocean", "vp"), spend("genetic_engineering")]),
        StartCard(48, "choral_song", run("5 white", "green black ultratech 2 ship"), "eternal_music", run("5 white", "green yellow black ultratech 2 ship"), [purple("2 blue ocean", "vp"), spend("clinical_immortality")]),
        StartCard(49, "universal_applied_metaethics", run("ultratech", "vp | 3 white"), "omnispecies_metaethical_models", run("ultratech", "vp | 3 white brown green"), [purple("2 blue ocean", "vp"), spend("atomic_transmutation")]),
        StartCard(53, "cultural_charity", run("8 any_small", "13 any_small"), "omnicultural_dynamic_charity", run("8 any_small", "7 any_small 3 vp"), [spend("cross_species_ethical_equality"), spend("antimatter_power")], interest=True),
        StartCard(54, "volunteer_medical_movement", run("6 any_small", "9 any_small"), "universal_health", run("6 any_small", "5 any_small 2 vp"), [spend("interspecies_medical_exchange"), spend("organic_construction")], interest=True),
        StartCard(55, "mutual_understanding", run("2 any_small", "4 any_small"), "interspecies_empathy", run("2 any_small", "3 any_small vp"), [spend("quantum_computers"), spend("universal_translator")], interest=True),
        StartCard(56, "elders_wisdom", run("6 any_large", "10 any_large"), "immortals_wisdom", run("6 any_large", "7 any_large 2 vp"), [spend("quantum_computers"), spend("clinical_immortality")], interest=True),
        StartCard(57, "intercultural_archive", run("3 any_large", "4 any_large"), "ubiquitous_cultural_influence", run("3 any_large", "3 any_large vp"), [spend("ubiquitous_cultural_repository"), spend("universal_translator")], interest=True),
        StartCard(58, "xenotech_pool", run("3 ultratech", "5 ultratech"), "ultratech_community", run("3 ultratech", "3 ultratech 3 vp"), [spend("hyperspace_mining"), spend("singularity_control")], interest=True),
        # Technologies, by era.
        Technology(27, "nanotechnology", run("3 brown", "white ultratech"), run("3 brown", "white blue ultratech")),
        Technology(28, "genetic_engineering", run("3 green", "brown yellow black"), run("3 green", "brown yellow 2 black")),
        Technology(29, "universal_translator", run("3 white", "vp | black"), run("3 white", "vp | brown green black")),
        Technology(36, "quantum_computers", run("2 black", "green 2 yellow"), run("2 black", "green 3 yellow")),
        Technology(37, "clinical_immortality", run("2 blue", "brown vp"), run("2 blue", "brown black vp")),
        Technology(38, "ubiquitous_cultural_repository", run("2 yellow", "green vp"), run("2 yellow", "green black vp")),
        Technology(47, "atomic_transmutation", run("ultratech", "brown blue black"), run("ultratech", "brown yellow blue black")),
        Technology(30, "antimatter_power", run("4 brown", "white 2 yellow black"), run("4 brown", "white 2 green 2 yellow black")),
        Technology(31, "interspecies_medical_exchange", run("4 green", "white vp | brown green"), run("4 green", "white brown yellow vp | brown green")),
        Technology(32, "cross_species_ethical_equality", run("4 white", "vp | brown vp"), run("4 white", "ultratech vp | brown vp")),
        Technology(39, "achronal_analysis", run("3 black", "white brown yellow ultratech"), run("3 black", "white 2 brown 2 yellow ultratech")),
        Technology(40, "organic_construction", run("3 blue", "2 brown 2 green 2 ship"), run("3 blue", "2 brown 2 green black 2 ship")),
        Technology(41, "hyperspace_mining", run("3 yellow", "black ultratech | blue black"), run("3 yellow", "brown green 2 black ultratech | blue black")),
        Technology(50, "singularity_control", run("2 ultratech", "brown 2 green yellow blue black ship"), run("2 ultratech", "white 2 brown 2 green yellow blue black ship")),
        Technology(33, "xeno_cultural_exchange", run("5 brown", "2 white 2 green yellow vp | vp"), run("5 brown", "2 white 2 green yellow 2 vp | green yellow vp")),
        Technology(34, "poly_species_corporations", run("5 green", "yellow blue 2 ship vp | 2 brown 2 green"), run("5 green", "yellow blue 2 ship 2 vp | 3 brown 2 green")),
        Technology(35, "social_exodus", run("5 white", "black 2 ship vp | yellow black 2 ship vp"), run("5 white", "black 2 ship 2 vp | brown yellow black 2 ship vp")),
        Technology(42, "galactic_telecomm_control", run("4 black", "white brown green 3 vp"), run("4 black", "white brown green blue 4 vp")),
        Technology(43, "temporal_dilation", run("4 blue", "2 brown green ultratech 2 vp"), run("4 blue", "2 brown green ultratech 3 vp | ultratech")),
        Technology(44, "matter_generation", run("4 yellow", "white brown black ultratech 2 vp"), run("4 yellow", "white brown green black ultratech 3 vp")),
        Technology(52, "megastructures", run("3 ultratech", "brown green 5 vp"), run("3 ultratech", "brown green black 6 vp")),
    ],
)
# fmt: on
