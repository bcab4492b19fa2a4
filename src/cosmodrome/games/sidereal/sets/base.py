"""What is drawn from the decks of the box: 40 colonies, and 41 research teams."""

from typing import Final

from cosmodrome.core.card_sets import CardSet
from cosmodrome.games.sidereal.cards import Colony, Team
from cosmodrome.games.sidereal.converters import purple, run

# fmt: off
COLONIES: Final[tuple[Colony, ...]] = (
    # Front, what it costs to flip them, back.
    # Brown on the front, as in the photograph; one source has black.
    Colony(279, "Acrux", "desert", run("", "brown"), purple("2 white"), "ice", run("", "white brown")),
    Colony(280, "Spica", "ice", run("", "white"), purple("2 green"), "ocean", run("", "white green")),
    Colony(281, "Antares", "jungle", run("", "green"), purple("ultratech"), "ice", run("green", "ultratech")),
    Colony(282, "Mimosa", "ice", run("", "white"), purple("blue"), "jungle", run("", "blue")),
    Colony(283, "Regulus", "jungle", run("", "white"), purple("yellow"), "desert", run("", "yellow")),
    Colony(284, "Castor", "ocean", run("", "white"), purple("black"), "ice", run("", "black")),
    Colony(285, "Miaplacidus", "ocean", run("", "green"), purple("black"), "desert", run("", "black")),
    Colony(286, "Toliman", "desert", run("", "white"), purple("black"), "ice", run("", "black")),
    Colony(287, "Wezen", "jungle", run("", "brown"), purple("black"), "ocean", run("", "black")),
    Colony(288, "Mirfak", "jungle", run("", "green"), purple("black"), "ice", run("", "black")),
    Colony(289, "Benetnasch", "ocean", run("", "green"), purple("blue"), "jungle", run("", "blue")),
    Colony(290, "Sargas", "desert", run("", "brown"), purple("yellow"), "jungle", run("", "yellow")),
    Colony(291, "Peacock", "desert", run("", "brown"), purple("black"), "jungle", run("", "black")),
    Colony(292, "Koo She", "desert", run("", "brown"), purple("blue"), "ocean", run("", "blue")),
    Colony(293, "Polaris", "ocean", run("", "brown"), purple("yellow"), "desert", run("", "yellow")),
    Colony(294, "Fomalhaut", "ice", run("", "brown"), purple("ultratech"), "desert", run("brown", "ultratech")),
    Colony(295, "Gacrux", "ice", run("", "white"), purple("yellow"), "desert", run("", "yellow")),
    Colony(296, "Betelgeuse", "ice", run("", "white"), purple("ultratech"), "jungle", run("white", "ultratech")),
    Colony(297, "Arcturus", "ice", run("", "brown"), purple("blue"), "ocean", run("", "blue")),
    Colony(298, "Alnair", "ice", run("", "brown"), purple("black"), "ocean", run("", "black")),
    Colony(299, "Alioth", "ice", run("", "white"), purple("2 brown"), "desert", run("", "white brown")),
    Colony(300, "Adara", "jungle", run("", "green"), purple("2 white"), "ice", run("", "white green")),
    Colony(301, "Sirius", "jungle", run("", "green"), purple("black"), "ice", run("", "black")),
    Colony(302, "Rigel", "jungle", run("", "green"), purple("blue"), "ocean", run("", "blue")),
    Colony(303, "El Nath", "jungle", run("", "green"), purple("blue"), "ocean", run("", "blue")),
    Colony(304, "Aldebaran", "jungle", run("", "brown"), purple("yellow"), "desert", run("", "yellow")),
    Colony(305, "Atria", "jungle", run("", "green"), purple("yellow"), "desert", run("", "yellow")),
    Colony(306, "Alnitak", "ocean", run("", "green"), purple("ultratech"), "ice", run("green", "ultratech")),
    Colony(307, "Hadar", "ocean", run("", "green"), purple("yellow"), "jungle", run("", "yellow")),
    Colony(308, "Capella", "ocean", run("", "green"), purple("blue"), "jungle", run("", "blue")),
    Colony(309, "Shaula", "desert", run("", "brown"), purple("2 green"), "jungle", run("", "brown green")),
    Colony(310, "Canopus", "desert", run("", "brown"), purple("ultratech"), "ice", run("brown", "ultratech")),
    Colony(311, "Vega", "desert", run("", "brown"), purple("blue"), "jungle", run("", "blue")),
    Colony(312, "Altair", "ocean", run("", "green"), purple("yellow"), "desert", run("", "yellow")),
    Colony(313, "Suhail", "ocean", run("", "white"), purple("black"), "ice", run("", "black")),
    Colony(314, "Pollux", "desert", run("", "white"), purple("blue"), "ocean", run("", "blue")),
    Colony(315, "Deneb", "ice", run("", "white"), purple("black"), "ocean", run("", "black")),
    Colony(316, "Bellatrix", "ocean", run("", "white"), purple("yellow"), "desert", run("", "yellow")),
    Colony(317, "Achernar", "ice", run("", "white"), purple("blue"), "jungle", run("", "blue")),
    Colony(318, "Procyon", "desert", run("", "brown"), purple("yellow"), "ocean", run("", "yellow")),
)
# fmt: on


# fmt: off
TEAMS: Final[tuple[Team, ...]] = (
    # Era, points, the costs of which one is paid, and the technology they invent.
    # Era I.
    Team(319, "mechanical_engineers", 1, 1, ("4 yellow", "2 ultratech"), "nanotechnology"),
    Team(320, "computational_theoreticians", 1, 1, ("6 white", "4 blue"), "quantum_computers"),
    Team(321, "linguistic_analysts", 1, 1, ("6 green", "4 black"), "universal_translator"),
    Team(322, "organic_chemists", 1, 1, ("6 brown", "4 blue"), "genetic_engineering"),
    Team(323, "pharmaceutical_scientists", 1, 1, ("6 green", "2 ultratech"), "clinical_immortality"),
    Team(324, "sociologists", 1, 1, ("6 white", "4 black"), "ubiquitous_cultural_repository"),
    Team(325, "nuclear_physicists", 1, 1, ("6 brown", "4 yellow"), "atomic_transmutation"),
    # Era II.
    Team(326, "comparative_physiologists", 2, 3, ("9 brown", "6 black"), "interspecies_medical_exchange"),
    Team(327, "n_space_mathematicians", 2, 4, ("8 blue", "4 ultratech"), "hyperspace_mining"),
    Team(328, "gravitic_topologists", 2, 4, ("12 brown", "12 green"), "singularity_control"),
    Team(329, "metaethicists", 2, 4, ("7 yellow", "7 black"), "cross_species_ethical_equality"),
    Team(330, "quantum_theoreticians", 2, 3, ("9 green", "6 blue"), "antimatter_power"),
    Team(331, "quantum_statisticians", 2, 4, ("12 white", "4 ultratech"), "achronal_analysis"),
    Team(332, "organic_architects", 2, 3, ("9 white", "6 yellow"), "organic_construction"),
    # Era III.
    Team(333, "stellar_architectural_planners", 3, 11, ("14 blue", "14 yellow"), "megastructures"),
    Team(334, "psychohistorians", 3, 9, ("12 black", "6 ultratech"), "social_exodus"),
    Team(335, "subquantum_manipulators", 3, 9, ("18 green", "18 white"), "matter_generation"),
    Team(336, "memetic_artists", 3, 9, ("18 brown", "18 white"), "galactic_telecomm_control"),
    Team(337, "interspecies_managers", 3, 8, ("11 blue", "11 black"), "poly_species_corporations"),
    Team(338, "cultural_diffusionologists", 3, 7, ("15 green", "10 yellow"), "xeno_cultural_exchange"),
    Team(339, "chronophysicists", 3, 9, ("18 brown", "6 ultratech"), "temporal_dilation"),
    # Era IV.
    Team(340, "cultural_polymorphologists", 4, 8, ("18 white", "18 brown", "6 ultratech")),
    Team(341, "reconstructive_paleobotanists", 4, 10, ("21 white", "21 green", "7 ultratech")),
    # 16 yellow: both costs of every team are of one worth; one source has 18.
    Team(342, "abiotic_pathologists", 4, 12, ("24 white", "16 yellow", "8 ultratech")),
    Team(343, "interphasal_theoreticians", 4, 12, ("24 brown", "24 green", "8 ultratech")),
    Team(344, "mesoscale_geoengineers", 4, 14, ("27 brown", "18 yellow", "9 ultratech")),
    Team(345, "sapience_developers", 4, 10, ("21 white", "14 yellow", "14 black")),
    Team(346, "autonomic_teleoperators", 4, 8, ("12 blue", "12 yellow", "12 black")),
    Team(347, "fractal_microbiologists", 4, 10, ("21 white", "21 green", "14 blue")),
    Team(348, "stellar_plasma_flow_engineers", 4, 10, ("21 white", "14 blue", "14 black")),
    Team(349, "chaos_theoreticians", 4, 8, ("18 green", "12 yellow", "12 black")),
    Team(350, "oceanographic_biotechnicians", 4, 8, ("18 brown", "12 blue", "6 ultratech")),
    Team(351, "recursive_metatheoreticians", 4, 16, ("30 white", "30 brown", "20 black")),
    Team(352, "singularity_control_technicians", 4, 16, ("20 black", "20 blue", "10 ultratech")),
    Team(353, "applied_topologists", 4, 16, ("30 white", "30 brown", "20 yellow")),
    Team(354, "metacognitive_ecologists", 4, 16, ("30 green", "20 blue", "10 ultratech")),
    Team(355, "plasma_auxonologists", 4, 12, ("24 green", "24 brown", "16 yellow")),
    Team(356, "psychohistorical_ethicists", 4, 14, ("27 green", "27 white", "18 black")),
    Team(357, "tachyon_astrotechnicians", 4, 16, ("30 green", "20 yellow", "20 blue")),
    Team(358, "in_situ_genetic_editors", 4, 12, ("24 green", "24 brown", "16 black")),
    Team(359, "macroscale_biophysicists", 4, 14, ("27 brown", "18 black", "18 blue")),
)
# fmt: on

SET: Final = CardSet([*COLONIES, *TEAMS])
