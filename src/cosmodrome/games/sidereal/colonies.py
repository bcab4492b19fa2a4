"""The 40 colonies: front, what it costs to flip them, back."""

from typing import Final

from cosmodrome.games.sidereal.cards import Colony
from cosmodrome.games.sidereal.converters import purple, run

# fmt: off
COLONIES: Final[tuple[Colony, ...]] = (
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
