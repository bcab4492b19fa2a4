"""What Sidereal Confluence brings to the other rooms."""

from cosmodrome.core.manifest import Manifest
from cosmodrome.games.sidereal.game import SIDEREAL

MANIFEST = Manifest(
    SIDEREAL,
    words="cosmodrome.words.sidereal:SiderealWords",
    board="cosmodrome.cli.sidereal_board:SiderealBoard",
    bots={
        "trader": "cosmodrome.bots.sidereal.trader:TraderBot",
        "magnate": "cosmodrome.bots.sidereal.magnate:MagnateBot",
        "greedy": "cosmodrome.bots.sidereal.greedy:GreedyBot",
        "patient": "cosmodrome.bots.sidereal.patient:PatientBot",
        "planner": "cosmodrome.bots.sidereal.short_sighted:ColonistBot",
        "pupil": "cosmodrome.bots.sidereal.short_sighted:PupilBot",
        "passive": "cosmodrome.bots.sidereal.passive:PassiveBot",
        "novice": "cosmodrome.bots.sidereal.short_sighted:NoviceBot",
    },
    hints="cosmodrome.bots.sidereal.hints:hint",
    appraiser="cosmodrome.bots.sidereal.appraiser:OfferAppraiser",
    appraises=frozenset({"offer", "counter", "compensate"}),
    encoder="cosmodrome.games.sidereal.encode:SiderealEncoder",
    order=4,
    deeds="cosmodrome.games.sidereal.deeds:DEEDS",
)
