"""The Faderan: what they begin with, their deck, and what rules they have of their own."""

from typing import Final

from cosmodrome.games.sidereal.cards import RelicWorld, StartCard, Technology, spend
from cosmodrome.games.sidereal.converters import purple, run
from cosmodrome.games.sidereal.species.species import Species, SpeciesRules


class FaderanRules(SpeciesRules):
    def acknowledges(self) -> bool:
        return True  # R12.11


# fmt: off
FADERAN: Final = Species(
    "faderan",
    start="3 white brown yellow blue ultratech 2 ship",
    colonies=1,
    teams=1,
    support=4,
    tie_break=7,
    impact=0,
    difficulty=3,
    sheet=374,
    reference=95,
    relics=purple("4 white ice", "relic"),
    newcomers=True,
    rules=FaderanRules(),
    deck=[
        # In play from the start.
        StartCard(89, "relic_repurposing", run("2 brown", "white 2 ship"), "relic_manufacturing", run("2 brown", "2 white green 2 ship"), [spend("achronal_analysis"), spend("antimatter_power")]),
        StartCard(90, "archaic_automated_support_network", run("", "white brown green ship"), "domesticated_automated_support_network", run("", "white brown green ship | yellow black"), [spend("singularity_control"), spend("hyperspace_mining")]),
        StartCard(92, "ritual_government", run("4 white", "green black ultratech"), "interspecies_capital", run("4 white", "green black ultratech | vp"), [spend("cross_species_ethical_equality"), spend("interspecies_medical_exchange")]),
        StartCard(93, "non_indigenous_fauna", run("3 green", "brown yellow blue"), "genetically_pliable_fauna", run("3 green", "brown yellow 2 blue"), [spend("genetic_engineering"), spend("clinical_immortality")]),
        # Relic worlds.
        # Who takes it is paid: sources disagree on which side of the trade is.
        RelicWorld(59, "gift_of_the_duruntai", kept=True, taker_gains="brown green blue ultratech", owner_gains="blue"),
        # The size of the discount, one small or large cube, is told by one source.
        RelicWorld(60, "contextual_integrator_cache", per_acknowledgements=3, discount=1),
        RelicWorld(61, "automated_transport_network", run("", "green"), colony_support=2, colonies=2),
        # The point for playing it is told by one source, here and on number 65.
        RelicWorld(62, "relic_detector", purple("3 green world", "relic"), gains="vp"),
        RelicWorld(63, "library_of_entelechy", run("", "| white green black vp")),
        RelicWorld(64, "transmutive_decomposer", run("2 ship", "brown green yellow ultratech"), gains="vp"),
        RelicWorld(65, "nalgorian_grindstone", run("vp", "brown green blue black"), gains="vp"),
        RelicWorld(66, "stars_ruin", gains="2 vp bonus"),
        # One source draws a red arrow, another runs it in the Economy phase; no card of the Faderan steals.
        RelicWorld(67, "paradise_converter", run("world", "2 vp"), gains="blue black"),
        RelicWorld(68, "barian_trade_armada", gains="white brown green yellow blue black ultratech 4 ship vp"),
        RelicWorld(69, "thils_demiring", run("yellow black", "2 vp"), gains="white brown green"),
        RelicWorld(70, "the_grand_armilla", run("", "4 ship"), gains="vp"),
        # Technologies, by era.
        Technology(71, "nanotechnology", run("3 brown", "green ultratech"), run("3 brown", "green yellow ultratech")),
        Technology(72, "genetic_engineering", run("3 green", "white blue black"), run("3 green", "white 2 blue black")),
        Technology(73, "universal_translator", run("3 white", "vp | black"), run("3 white", "vp | white brown black")),
        Technology(80, "quantum_computers", run("2 black", "brown yellow blue"), run("2 black", "brown 2 yellow blue")),
        Technology(81, "clinical_immortality", run("2 blue", "green vp"), run("2 blue", "green black vp")),
        Technology(82, "ubiquitous_cultural_repository", run("2 yellow", "white vp"), run("2 yellow", "white black vp")),
        Technology(91, "atomic_transmutation", run("ultratech", "brown yellow blue"), run("ultratech", "brown yellow 2 blue")),
        Technology(74, "antimatter_power", run("4 brown", "green 2 yellow blue"), run("4 brown", "white 2 green 2 yellow blue")),
        Technology(75, "interspecies_medical_exchange", run("4 green", "brown vp | 2 green"), run("4 green", "white brown blue vp | 2 green")),
        Technology(76, "cross_species_ethical_equality", run("4 white", "vp | white vp"), run("4 white", "ultratech vp | white vp")),
        Technology(83, "achronal_analysis", run("3 black", "white brown blue ultratech"), run("3 black", "2 white brown yellow blue ultratech")),
        Technology(84, "organic_construction", run("3 blue", "white 2 brown green 2 ship"), run("3 blue", "white 2 brown green yellow 2 ship")),
        # Donates black and yellow (two of three sources; one has black and blue, of the same worth).
        Technology(85, "hyperspace_mining", run("3 yellow", "black ultratech | yellow black"), run("3 yellow", "2 brown 2 black ultratech | yellow black")),
        Technology(94, "singularity_control", run("2 ultratech", "white brown green blue 2 black ship"), run("2 ultratech", "white brown 3 green blue 2 black ship")),
        Technology(77, "xeno_cultural_exchange", run("5 brown", "2 white 2 green black vp | vp"), run("5 brown", "2 white 2 green black 2 vp | white blue vp")),
        Technology(78, "poly_species_corporations", run("5 green", "yellow black 2 ship vp | white 2 brown green"), run("5 green", "yellow black 2 ship 2 vp | 2 white 2 brown green")),
        Technology(79, "social_exodus", run("5 white", "yellow 2 ship vp | yellow blue 2 ship vp"), run("5 white", "yellow 2 ship 2 vp | green yellow blue 2 ship vp")),
        Technology(86, "galactic_telecomm_control", run("4 black", "2 white green 3 vp"), run("4 black", "2 white green yellow 4 vp")),
        Technology(87, "temporal_dilation", run("4 blue", "2 brown green ultratech 2 vp"), run("4 blue", "2 brown green ultratech 3 vp | ultratech")),
        Technology(88, "matter_generation", run("4 yellow", "brown green blue ultratech 2 vp"), run("4 yellow", "2 brown green blue ultratech 3 vp")),
        Technology(96, "megastructures", run("3 ultratech", "white brown 5 vp"), run("3 ultratech", "white brown black 6 vp")),
    ],
)
# fmt: on
