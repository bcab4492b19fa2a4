"""The Im'dril: what they begin with, their deck, and what rules they have of their own."""

from typing import Final

from cosmodrome.games.sidereal.cards import Fleet, StartCard, Technology, spend
from cosmodrome.games.sidereal.converters import purple, run
from cosmodrome.games.sidereal.species.species import Species, SpeciesRules


class ImdrilRules(SpeciesRules):
    def lends_fleets(self) -> bool:
        return True  # R12.22


# fmt: off
IMDRIL: Final = Species(
    "imdril",
    start="2 white 3 brown 2 green yellow blue black ultratech 4 ship",
    colonies=0,
    teams=1,
    support=0,
    tie_break=8,
    impact=0,
    difficulty=4,
    sheet=376,
    reference=123,
    rules=ImdrilRules(),
    deck=[
        # In play from the start.
        StartCard(115, "galactic_exploration", run("2 black", "2 white green blue ultratech"), "galactic_windfall_cartography", run("2 black", "2 white green yellow blue ultratech"), [spend("achronal_analysis"), spend("hyperspace_mining")], fleets=(2, 1)),
        # What the back needs of fleets is read as once for both converters, as for every card.
        StartCard(116, "asteroid_mining", run("", "2 brown ship"), "asteroid_construction_yards", [run("", "2 brown ship"), run("yellow", "green blue")], [spend("antimatter_power"), spend("hyperspace_mining")], fleets=(2, 1)),
        StartCard(118, "microgravity_assembly", run("4 brown", "2 yellow blue black 4 ship"), "distributed_manufacturing", run("4 brown", "2 yellow blue black 4 ship"), [spend("nanotechnology"), spend("quantum_computers")], fleets=(2, 1)),
        StartCard(119, "faderan_relic_caches", run("2 ultratech", "white brown 2 green 2 yellow 2 blue black"), "relic_resynthesis", run("2 ultratech", "white 2 brown 2 green 2 yellow 2 blue black"), [spend("atomic_transmutation"), spend("clinical_immortality")], fleets=(2, 1)),
        # Fleets.
        # Ultratech in the costs of 121, 126 and 129: one sheet has a sign there that means nothing in this edition.
        Fleet(121, 3, purple("black 2 ultratech", "vp")),
        Fleet(124, 1, purple("3 black", "vp")),
        Fleet(125, 1, purple("3 brown black", "vp")),
        Fleet(126, 1, purple("black ultratech", "vp")),
        Fleet(127, 2, purple("3 brown 2 black", "vp")),
        Fleet(128, 2),
        Fleet(129, 2, purple("3 brown ultratech", "vp")),
        # Technologies, by era.
        Technology(97, "nanotechnology", run("3 brown", "green ultratech"), run("3 brown", "green yellow ultratech"), fleets=1),
        Technology(98, "genetic_engineering", run("3 green", "white yellow blue"), run("3 green", "white yellow 2 blue"), fleets=1),
        Technology(99, "universal_translator", run("3 white", "vp | blue"), run("3 white", "vp | white green blue"), fleets=1),
        Technology(106, "quantum_computers", run("2 black", "brown yellow blue"), run("2 black", "brown yellow 2 blue"), fleets=1),
        Technology(107, "clinical_immortality", run("2 blue", "white vp"), run("2 blue", "white yellow vp"), fleets=1),
        Technology(108, "ubiquitous_cultural_repository", run("2 yellow", "white vp"), run("2 yellow", "white black vp"), fleets=1),
        Technology(117, "atomic_transmutation", run("ultratech", "green yellow black"), run("ultratech", "green 2 yellow black"), fleets=1),
        Technology(100, "antimatter_power", run("4 brown", "green 2 yellow black"), run("4 brown", "white 2 green 2 yellow black"), fleets=1),
        Technology(101, "interspecies_medical_exchange", run("4 green", "white vp | white green"), run("4 green", "2 white blue vp | white green"), fleets=1),
        Technology(102, "cross_species_ethical_equality", run("4 white", "vp | white vp"), run("4 white", "ultratech vp | white vp"), fleets=1),
        Technology(109, "achronal_analysis", run("3 black", "white green blue ultratech"), run("3 black", "white 2 green 2 blue ultratech"), fleets=1),
        Technology(110, "organic_construction", run("3 blue", "white brown 2 green 2 ship"), run("3 blue", "white brown 2 green yellow 2 ship"), fleets=1),
        Technology(111, "hyperspace_mining", run("3 yellow", "blue ultratech | yellow blue"), run("3 yellow", "brown green yellow blue ultratech | yellow blue"), fleets=1),
        Technology(120, "singularity_control", run("2 ultratech", "2 brown green yellow blue black ship"), run("2 ultratech", "white 2 brown 2 green yellow blue black ship"), fleets=1),
        Technology(103, "xeno_cultural_exchange", run("5 brown", "2 white 2 green black vp | vp"), run("5 brown", "2 white 2 green black 2 vp | white black vp"), fleets=1),
        Technology(104, "poly_species_corporations", run("5 green", "yellow blue 2 ship vp | 2 white brown green"), run("5 green", "yellow blue 2 ship 2 vp | 3 white brown green"), fleets=1),
        Technology(105, "social_exodus", run("5 white", "yellow 2 ship vp | yellow blue 2 ship vp"), run("5 white", "yellow 2 ship 2 vp | brown yellow blue 2 ship vp"), fleets=1, back_title="galactic_reunion"),
        # White, brown and green, as on the back; one source has two green and no brown on the front.
        Technology(112, "galactic_telecomm_control", run("4 black", "white brown green 3 vp"), run("4 black", "white brown green yellow 4 vp"), fleets=1),
        Technology(113, "temporal_dilation", run("4 blue", "white 2 green ultratech 2 vp"), run("4 blue", "white 2 green ultratech 3 vp | ultratech"), fleets=1),
        Technology(114, "matter_generation", run("4 yellow", "white brown blue ultratech 2 vp"), run("4 yellow", "white 2 brown blue ultratech 3 vp"), fleets=1),
        Technology(122, "megastructures", run("3 ultratech", "brown green 5 vp"), run("3 ultratech", "brown green blue 6 vp"), fleets=1),
    ],
)
# fmt: on
