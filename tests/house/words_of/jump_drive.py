"""What Jump Drive has words for."""

import ast as python
from typing import Any, get_args

from cosmodrome.games.jump_drive import box, cards, powers
from cosmodrome.games.jump_drive.choices import LISTED, WAYS
from cosmodrome.games.jump_drive.events import JumpDriveEvent
from cosmodrome.games.jump_drive.flow import STEPS
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from cosmodrome.games.jump_drive.purposes import NAMES, PICKS
from cosmodrome.games.jump_drive.sums import GOODS

from ..wording import given_to, of_any, parts_in, source, strings, written_to

GAME = JUMP_DRIVE
ROOM = "games/jump_drive"
EVENTS = get_args(JumpDriveEvent)
CARDS = [card.facts() for card in box.CARDS]


def verdict_reasons() -> set[str]:
    """What is told of a card that might be placed."""
    return given_to(2, "Verdict", room=ROOM) | written_to("reason", room=ROOM) | returned_by("refusal")


def returned_by(name: str) -> set[str]:
    """The strings that a function returns, but for ""."""
    functions = [node for node in source(ROOM) if isinstance(node, python.FunctionDef) and node.name == name]
    (function,) = functions
    found = [node.value for node in python.walk(function) if isinstance(node, python.Return) and node.value]
    return set().union(*map(strings, found)) - {""}


def kinds_of_power() -> list[type[powers.Power]]:
    return powers.Power.__subclasses__()


def sureness() -> set[str]:
    """Every degree of confidence in a card's values, an owner's file included."""
    found = {sure for card in CARDS for sure in (card["confidence"], *card["field_confidence"].values())}
    return found | {cards.VERIFIED, cards.SINGLE, cards.OWN}


def fields() -> set[str]:
    """The fields of cards whose confidence is told apart, the three icons together, and the rest."""
    effects = {power.effect for power in kinds_of_power()}
    return {field for card in CARDS for field in card["field_confidence"]} - effects | {
        "rest", "icons", "defense", "vp", "income",
    }  # fmt: skip


PHASES = {step.phase for step in STEPS} | {"over"}
EXPLAINED = ("pay", "contact", "conquer")
"""Verdicts that allow and are explained; behind one that refuses there is a rule."""
BATCHES = tuple(NAMES[purpose] for purpose in PICKS)
"""Purposes that are answered by ticking cards."""

WANTED: dict[str, set[str]] = {
    **of_any(GAME, EVENTS),
    "questions": {f"ask-{name}" for name in NAMES},
    "waiting": {f"wait-{phase}" for phase in PHASES - {"score"}},
    "buttons": {f"do-{choice.verb}" for choice in LISTED.all if choice.verb != "by"}
    | {f"do-by-{way}" for way in WAYS}
    | {f"do-batch-{name}" for name in BATCHES},
    "reasons": {f"reason-{name}" for name in given_to(0, "NotAllowed", room=ROOM) | verdict_reasons()}
    | {f"reason-{name}-why" for name in EXPLAINED},
    "parts": {f"part-{name}" for name in parts_in(ROOM)},
    "ends": {"end-points"},
    "phases": {
        f"phase-{phase}{more}"
        for phase in PHASES | {power.phase for power in kinds_of_power()}
        for more in ("", "-help")
    },
    "goods": {f"good-{good}" for good in (*GOODS, "any")},
    "keywords": {f"keyword-{word}" for word in powers.KEYWORDS},
    "powers": {f"power-{power.phase}-{power.effect}" for power in kinds_of_power()},
    "confidence": {f"confidence-{sure}{more}" for sure in sureness() for more in ("", "-help")},
    "fields": {f"field-{field}" for field in fields()},
    "icons": {f"fact-icons-{icon}" for icon in powers.ICONS},
}
FREE = ("term-", "icon-", "fact-", "part-")
"""Families that the page draws from as it likes."""
SURELY = {
    "reason-pay", "reason-contact", "reason-conquer", "reason-costs", "reason-contact-costs", "reason-with-development",
    "reason-needs-military", "reason-already-in-empire", "reason-needs-no-military", "reason-a-development",
    "reason-must-be-paid", "reason-must-be-conquered", "reason-not-in-hand", "reason-no-survey-team",
    "part-cost", "part-defense", "part-alone", "part-used", "confidence-missing", "confidence-own", "field-keywords",
}  # fmt: skip
"""Some of what must have been found, or the search has gone blind."""
COUNTED = {"each", "icons", "income", "total", "vp"}
"""Variables that are numbers in this game's messages beside those of all games."""
ALIKE: set[str] = set()
"""Messages that two languages rightly word alike."""
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"first_game": True}),
    (4, {"colony_convoy_waits": True}),
]
"""Tables at which everything is said aloud."""
HEARD = {"dealt", "revealed", "paid", "developed", "settled", "conquered", "explored", "scored", "game-ended"}
"""Events that these games cannot do without."""
CARD = "gem_world"
"""A card whose name is told in made-up events."""
NAMES_OF = {"giver": 2}
"""What stands in the fields of made-up events that are no card."""
LISTS: dict[str, list[Any]] = {
    "causes": ["points"], "winners": [0, 1], "scores": [52, 48], "ties": [3, 4],
}  # fmt: skip
"""Made-up lists for the fields of events that are no cards."""
