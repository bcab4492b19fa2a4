"""The listed choices of Race for the Galaxy: one object each, made at import; a code is an index into ALL."""

from typing import Final

from cosmodrome.core.choice import Listing, Pick
from cosmodrome.games.race.box import LEARNED
from cosmodrome.games.race.tables import CARDS, EDITIONS, STARTS

# Actions, as numbers (R1.8).
EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
TRADE: Final = 4
CONSUME_X2: Final = 5
PRODUCE: Final = 6
ACTIONS: Final = ("explore-5", "explore-1-1", "develop", "settle", "consume-trade", "consume-x2", "produce")

# Ways to place a revealed world (R5): a way of taking it, plus WITH_TACTICS when New Military Tactics is used up.
CONQUER: Final = 0
PAY: Final = 1
SHIP: Final = 2
WITH_TACTICS: Final = 3
WAYS: Final = (
    "conquer",
    "pay",
    "ship",
    "conquer-tactics",
    "pay-tactics",
    "ship-tactics",
    "doomed",
    "doomed-tactics",
)
BARE: Final = (CONQUER, PAY, SHIP, CONQUER, PAY, SHIP, SHIP, SHIP)
"""By way: how the world is taken, tactics apart."""
USES_TACTICS: Final = (False, False, False, True, True, True, False, True)
DOOMED: Final = 6
"""R13.15 By a ship as well, Doomed World: this and the next way."""

GUESSES: Final = 7

LISTED: Final = Listing(__name__)
ALL: Final = LISTED.all
BY_KEY: Final = LISTED.by_key
_IDS: Final = EDITIONS["first"].ids
_GOOD: Final = EDITIONS["first"].good


PASS: Final = LISTED.pick("pass", "", -1)
"""Place nothing."""
DONE: Final = LISTED.pick("done", "", -1)
"""Stop an optional use."""


_LATER: Final[list[tuple[str, list[int], list[Pick]]]] = []
"""Rows of choices whose later cards are still to be listed."""


def _cards(verb: str, members: list[int]) -> list[Pick]:
    """A choice for each member, in a list indexed by card; other cards hold PASS and are never read."""
    row = [PASS] * CARDS
    _LATER.append((verb, [card for card in members if card >= LEARNED], row))
    return _listed(verb, [card for card in members if card < LEARNED], row)


def _listed(verb: str, cards: list[int], row: list[Pick]) -> list[Pick]:
    for card in cards:
        row[card] = LISTED.pick(verb, _IDS[card], card)
    return row


_EVERY: Final = list(range(CARDS))
_WITH_GOODS: Final = [card for card in _EVERY if _GOOD[card]]

START: Final[list[Pick]] = _cards("start", STARTS)
ACT: Final[list[Pick]] = [LISTED.pick("act", name, action) for action, name in enumerate(ACTIONS)]


def _pairs() -> list[Pick]:
    """R9.2 The 23 pairs of the nine action cards: 21 of different ones, Develop twice, Settle twice."""
    pairs = []
    for one in range(len(ACTIONS)):
        for other in range(one, len(ACTIONS)):
            if one != other or one in (DEVELOP, SETTLE):
                pairs.append(
                    LISTED.pick("act", f"{ACTIONS[one]}+{ACTIONS[other]}", one * len(ACTIONS) + other)
                )
    return pairs


ACT_TWO: Final[list[Pick]] = _pairs()
KEEP: Final[list[Pick]] = _cards("keep", _EVERY)
PLACE: Final[list[Pick]] = _cards("place", _EVERY)
DISCARD: Final[list[Pick]] = _cards("discard", _EVERY)
BY: Final[list[Pick]] = [LISTED.pick("by", name, way) for way, name in enumerate(WAYS[:DOOMED])]
SELL: Final[list[Pick]] = _cards("sell", _WITH_GOODS)
SPEND: Final[list[Pick]] = _cards("spend", _WITH_GOODS)
PRODUCE_ON: Final[list[Pick]] = _cards("produce", _WITH_GOODS)


def power_name(power: int) -> str:
    """A Consume power by its card's id, with #2 behind it for a card's second one."""
    tables = EDITIONS["first"]
    card = tables.p_card[power]
    at = tables.powers[card].index(power)
    return _IDS[card] if at == 0 else f"{_IDS[card]}#{at + 1}"


def _uses(powers: list[int]) -> list[Pick]:
    return [LISTED.pick("use", power_name(power), power) for power in powers]


_POWERS: Final = list(range(len(EDITIONS["first"].p_card)))
POWERS_LEARNED: Final = len([card for card in EDITIONS["first"].p_card if card < LEARNED])
USE: Final[list[Pick]] = _uses(_POWERS[:POWERS_LEARNED])
GUESS: Final[list[Pick]] = [LISTED.pick("guess", str(number), number) for number in range(1, GUESSES + 1)]

CHOICES_LEARNED: Final = len(ALL)
"""Choices of which nets have learned; those that came with later sets stand behind them."""
for _verb, _members, _row in _LATER:
    _listed(_verb, _members, _row)
BY.extend([LISTED.pick("by", WAYS[_way], _way) for _way in range(DOOMED, len(WAYS))])
USE.extend(_uses(_POWERS[POWERS_LEARNED:]))
