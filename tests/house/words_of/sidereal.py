"""What Sidereal Confluence has words for."""

import ast as python
from typing import Any, get_args

from cosmodrome.cli.sidereal_typing import FORM_OF
from cosmodrome.games.sidereal import deals, payloads
from cosmodrome.games.sidereal.choices import FORMS, LISTED
from cosmodrome.games.sidereal.events import SiderealEvent
from cosmodrome.games.sidereal.flow import STEPS
from cosmodrome.games.sidereal.game import SIDEREAL
from cosmodrome.games.sidereal.goods import BIOMES, GOODS, WORDS
from cosmodrome.games.sidereal.meta import META
from cosmodrome.games.sidereal.purposes import NAMES
from cosmodrome.games.sidereal.state import SOURCES
from cosmodrome.games.sidereal.tables import SPECIES_IDS

from ..wording import given_to, of_any, source, strings, written_to

GAME = SIDEREAL
ROOM = "games/sidereal"
EVENTS = get_args(SiderealEvent)
CARDS = SIDEREAL.card_facts(META.read_options({}, 4))


def sides() -> list[dict[str, Any]]:
    return [side for card in CARDS for side in (card.get("front"), card.get("back")) if side]


def typed() -> set[str]:
    """What the terminal says of answers that are typed."""
    written = (strings(node) for node in source("cli") if isinstance(node, python.Constant))
    return {
        text for texts in written for text in texts if text.startswith("typed-") and not text.endswith("-")
    }


def verdict_reasons() -> set[str]:
    """What is told of converters, acts, plans and offers beforehand."""
    return given_to(2, "Verdict", room=ROOM) | written_to("reason", room=ROOM)


def promises() -> set[str]:
    """How each kind of promise is told: a bid by its bound, a delivery by when it is due."""
    kinds = set(deals.KINDS) - {"bid"}
    return {f"promise-{kind}" for kind in kinds | set(deals.BOUNDS) | {"late", "act"}}


EXPLAINED = ("endangers", "offer-closed")
"""What is explained beside its rule: a warning, and what has several causes."""

PHASES = {step.phase for step in STEPS} | {"over"}
BATCHES = ("support",)
"""Purposes that are answered by ticking cards."""

WANTED: dict[str, set[str]] = {
    **of_any(GAME, EVENTS),
    "questions": {f"ask-{name}" for name in NAMES},
    "waiting": {f"wait-{phase}" for phase in PHASES},
    "buttons": {f"do-{choice.verb}" for choice in LISTED.all}
    | {f"do-{verb}" for verb in FORMS}
    | {f"do-batch-{name}" for name in BATCHES},
    "reasons": {
        f"reason-{name}"
        for name in given_to(0, "NotAllowed", room=ROOM) | verdict_reasons()
    }
    | {f"reason-{name}-why" for name in EXPLAINED},
    "phases": {f"phase-{phase}{more}" for phase in PHASES for more in ("", "-help")},
    "goods": {f"good-{thing}" for thing in WORDS}
    | {f"{family}-{thing}" for family in ("shape", "colour") for thing in WORDS[:GOODS]},
    "typed": {f"typed-help-{verb}" for verb in FORM_OF} | typed(),
    "biomes": {f"biome-{biome}" for biome in BIOMES},
    "species": {f"{family}-{name}" for family in ("species", "people") for name in SPECIES_IDS},
    "amounts": {f"amount-{thing}" for thing in (*WORDS, "card", "licence", "acknowledgement")}
    | {f"amount-{how}_{size}" for how in ("one", "same") for size in ("small", "large")}
    | {f"amounts-{how}" for how in ("and", "or", "none")},
    "converters": {f"made-{what}" for what in ("both", "donated")}
    | {f"converter-{way}" for way in ("both", "free", "inputs", "steal")}
    | {"price-envoys", "prices-or", "half-names", "confluence-name", "short-era"}
    | {f"arrow-{arrow}{more}" for arrow in ("white", "purple", "red") for more in ("", "-help")},
    "lines": {
        f"line-{what}"
        for what in (
            "runs", "fleets", "upgraded", "upgraded-biome", "play", "upgrade", "spend", "gains", "colonies",
            "colony-support", "fleet-support", "per-acknowledgements", "discount", "first-trade", "invent", "invents",
            "unique", "interest", "one-taker", "bound", "kept", "half", "removed", "sharing",
        )
    },
    "kinds": {f"kind-{card['type']}" for card in CARDS},
    "cards": {f"card-{side['title']}" for side in sides() if side["title"]}
    | {f"card-{card['technology']}" for card in CARDS if card.get("technology")},
    "special": {f"special-{name}" for name in SPECIES_IDS},
    "bids": {"bid-halved-colony", "bid-counts"},
    "deals": {f"deal-{way}" for way in ("move", "gets", "gives", "rest")},
    "moves": {"party-you"}
    | {f"pack-{what}" for what in ("loan", "licence", "points", "parcel")}
    | {f"notice-{what}" for what in ("seek", "give")},
    "promises": promises() | {f"fate-{fate}" for fate in deals.FATES},
    "tracks": {f"track-{track}" for track in deals.TRACKS},
    "phrases": {f"phrase-{phrase}" for phrase in get_args(payloads.Phrase)},
    "answers": {f"no-{why}" for why in get_args(payloads.Why)},
    "ends": {"end-turns"},
    "sources": {f"part-{source}" for source in (*SOURCES, "total")},
}  # fmt: skip
FREE = ("term-", "fact-")
"""Families that the page and the terminal draw from as they like."""
SURELY = {
    "reason-lacks", "reason-protected", "reason-promised-bid", "reason-bid-too-low", "reason-needs-fleets",
    "reason-wrong-payment", "do-run_all", "do-compensate", "ask-stolen", "wait-refill", "promise-late", "fate-failed",
    "phrase-deal-of-three", "card-bezier_upgraded", "card-chaos_theoreticians", "offered-you", "traded",
}  # fmt: skip
"""Some of what must have been found, or the search has gone blind."""
COUNTED = {
    "bonus", "colony", "era", "fleets", "envoys", "first", "last", "lost", "most", "paid", "put", "research", "settles",
    "bid", "counted", "ships", "space", "turn", "yengii",
}  # fmt: skip
"""Variables that are numbers in this game's messages beside those of all games."""
ALIKE = {
    "biome-ocean", "species-caylion", "species-eni_et", "species-faderan", "species-imdril", "species-kjas",
    "species-kt", "species-yengii", "species-zeth", "kind-fleet", "short-era", "card-bezier", "no-plain",
}  # fmt: skip
"""Messages that two languages rightly word alike."""
TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {"species": "draft", "handicap": "both"}),
    (4, {"species": "random", "stolen_colours": "victim"}),
]
"""Tables at which everything is said aloud."""
HEARD = {
    "set-up", "offered", "traded", "readied", "ran", "ships-announced", "bids-revealed", "bought", "refilled",
    "game-ended",
}  # fmt: skip
"""Events that these games cannot do without."""
CARD = "mechanical_engineers"
"""A card whose name is told in made-up events."""
NAMES_OF: dict[str, Any] = {
    **{
        field: {"white": 2, "ship": 1}
        for field in (
            "goods", "paid", "gained", "faderan_goods", "missing", "made", "donated", "taken", "seek", "give",
        )
    },
    "good": "brown", "phase": "trade", "track": "colony", "fate": "kept", "species": "zeth", "victim": 1, "maker": 1,
    "inventor": 1, "faderan": 1, "refused_by": 1, "technology": "megastructures", "why": "too-little",
    "given": {"giver": 1, "receiver": 2, "goods": {"blue": 1}}, "sources": {"leftovers": [6, 0, 5]},
    "promise": {"kind": "bid", "by": 2, "to": 1, "turn": 2, "track": "research", "bound": "least", "ships": 2},
}  # fmt: skip
"""What stands in the fields of made-up events that are no card."""
LISTS: dict[str, list[Any]] = {
    "to": [1, 2, 3], "winners": [0, 1, 2], "scores": [696, 690, 5], "causes": ["turns"], "ships": [3, 4, 0],
    "counts": [3, 8, 0],
    "halves": [3, 2, 2], "phrases": ["make-an-offer", "to-invent", "deal-of-three"], "parties": [0, 1, 2],
    "runs": [{"card": CARD}, {"card": "acrux", "at": 1}, {"card": "acrux", "colonies": ["acrux"]}],
    "moves": [
        {"giver": 1, "receiver": 2, "goods": {"green": 2}, "points": 1, "envoys": 1},
        {"giver": None, "receiver": 1, "cards": ["caylion_nanotechnology", "acrux"]},
        {"giver": 2, "receiver": 0, "licences": ["nanotechnology"], "acknowledgements": 2, "parcel": {"envoy": 1}},
    ],
    "promises": [
        {"kind": "deliver", "by": 1, "to": 2, "turn": 3, "given": {"giver": 1, "receiver": 2, "goods": {"blue": 1}}},
        {"kind": "bid", "by": 2, "to": 1, "turn": 2, "track": "research", "bound": "least", "ships": 2},
        {"kind": "note", "by": 2, "to": 1, "turn": 2, "text": "be nice"},
    ],
}  # fmt: skip
"""Made-up lists for the fields of events that are no cards."""
