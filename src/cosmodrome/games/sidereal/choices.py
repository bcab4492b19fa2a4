"""The listed choices of Sidereal Confluence, made at import, and the forms of those that cannot be listed."""

from typing import Final

from cosmodrome.core.choice import Listing, Pick
from cosmodrome.core.decision import Form
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.goods import GOODS, WORDS
from cosmodrome.games.sidereal.meta import MOST_MADE
from cosmodrome.games.sidereal.payloads import MOST_SEATS
from cosmodrome.games.sidereal.tables import COLONIES, DECK, IDS, IS_COLONY, KT, SPECIES_IDS

MOST_SHOWN: Final = MOST_MADE * (MOST_SEATS - 1)
MOST_SPACES: Final = 10

LISTED: Final = Listing(__name__)

READY: Final = LISTED.pick("ready", "", 0)
TAKE: Final[list[Pick]] = [LISTED.pick("take", str(number), number) for number in range(MOST_SHOWN)]
"""Take an offer, or agree to a deal; each seat counts the offers shown to it in a phase from 0."""
WITHDRAW: Final[list[Pick]] = [LISTED.pick("withdraw", str(number), number) for number in range(MOST_MADE)]
"""Withdraw an offer; each seat counts its own from 0."""
RECALL: Final[list[Pick]] = [LISTED.pick("recall", str(number), number) for number in range(MOST_SHOWN)]
"""R6.6 Take back the agreement to a deal."""
REFUSE: Final[list[Pick]] = [LISTED.pick("refuse", str(number), number) for number in range(MOST_SHOWN)]
"""R5.16 Refuse a compensation."""
KEEP_PROMISE: Final = LISTED.pick("keep_promise", "", 0)
"""R5.10 Invent as was promised, by the first cost that can be paid."""
ROUND: Final = LISTED.pick("round", "", 0)
"""R2.13 Let one's leftover donations go round."""

SPECIES: Final[list[Pick]] = [LISTED.pick("species", name, number) for number, name in enumerate(SPECIES_IDS)]
CUBE: Final[list[Pick]] = [LISTED.pick("cube", WORDS[good], good) for good in range(GOODS)]
"""R1.16 A small cube more or less."""
DISCARD: Final[dict[int, Pick]] = {
    card: LISTED.pick("discard", IDS[card], card)
    for card in sorted(COLONIES + [card for card in DECK[KT] if IS_COLONY[card]])
}
"""R7.1 A colony that is not supported."""
RUN_NONE: Final = LISTED.pick("run_none", "", 0)
RUN_ALL: Final = LISTED.pick("run_all", "", 1)
"""Every converter that can be paid with what is left, in the order of the cards."""
KEEP: Final = LISTED.pick("keep", "", 0)
"""Bid nothing but what is promised."""
BUY: Final[list[Pick]] = [LISTED.pick("buy", str(space), space) for space in range(MOST_SPACES)]
PASS: Final = LISTED.pick("pass", "", 0)
HALVE: Final = LISTED.pick("halve", "", 0)
"""R12.27 Split the colony bid."""
STOP: Final = LISTED.pick("stop", "", 0)
"""Steal no more."""
LOSE: Final[list[Pick]] = [LISTED.pick("lose", WORDS[good], good) for good in range(6)]
"""A victim's cube (option `stolen_colours`)."""

TIME_TRADE: Final = LISTED.pick("time", "trade", 0)
TIME_CLOSING: Final = LISTED.pick("time", "closing", 1)
TIME_DONATE: Final = LISTED.pick("time", "donate", 2)
TIME_SETTLE: Final = LISTED.pick("time", "settle", 3)
TIME_TALK: Final = LISTED.pick("time", "talk", 4)

FORMS: Final[dict[str, Form]] = {
    form.verb: form
    for form in (
        Form("offer", payloads.Offer),
        Form("counter", payloads.Counter),
        Form("decline", payloads.Decline),
        Form("seek", payloads.Seek),
        Form("release", payloads.Release),
        Form("compensate", payloads.Compensate),
        Form("upgrade", payloads.Upgrade),
        Form("flip", payloads.Flip),
        Form("play", payloads.Play),
        Form("draw", payloads.Draw),
        Form("invent", payloads.Invent),
        Form("give", payloads.Give),
        Form("run", payloads.Economy),
        Form("split", payloads.Split),
        Form("steal", payloads.Steal),
    )
}
