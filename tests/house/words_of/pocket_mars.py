"""What Pocket Mars has words for."""

from typing import Any, get_args

from cosmodrome.games.pocket_mars import cards, powers, reckoning
from cosmodrome.games.pocket_mars.choices import ALL
from cosmodrome.games.pocket_mars.events import PocketMarsEvent
from cosmodrome.games.pocket_mars.flow import STEPS
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from cosmodrome.games.pocket_mars.purposes import NAMES, PICKS, QUESTIONS

from ..wording import given_to, of_any

GAME = POCKET_MARS
ROOM = "games/pocket_mars"
EVENTS = get_args(PocketMarsEvent)
CARDS = POCKET_MARS.card_facts({})


def verdict_reasons() -> set[str]:
    """What is told of a card that might be played; of a hand card its action is the reason."""
    actions = {"needs-condition", "needs-energy", "does-nothing"}
    strengths = {
        reckoning.strength(*each)[2]
        for each in [(1, reckoning.NO_NUMBER, 1), (3, 3, 1), (4, 3, 0), (4, 3, 1)]
    }
    return given_to(2, "Verdict", room=ROOM) - {"can"} | actions | strengths


PHASES = {step.phase for step in STEPS} | {"over"}
BATCHES = tuple(NAMES[purpose] for purpose in PICKS)
"""Purposes that are answered by ticking cards."""

WANTED: dict[str, set[str]] = {
    **of_any(GAME, EVENTS),
    "questions": {f"ask-{name}" for name in QUESTIONS},
    "waiting": {f"wait-{phase}" for phase in PHASES - {"automa"}},
    "buttons": {f"do-{choice.verb}" for choice in ALL} | {f"do-batch-{name}" for name in BATCHES},
    "reasons": {f"reason-{name}" for name in given_to(0, "NotAllowed", room=ROOM) | verdict_reasons()}
    | {f"reason-{name}-why" for name in verdict_reasons()},
    "parts": {f"part-{name}" for name in (*reckoning.PARTS, "value", "number")},
    "causes": {
        f"cause-{why}" for why in ("action", "four-cards", "energy", "launch", "number", "activation", "card")
    },
    "ends": {f"end-{cause}" for cause in ("colonists", "automa", "deck")},
    "results": {f"result-{outcome}" for outcome in ("won", "lost", "drawn")},
    "phases": {
        f"phase-{phase}{more}" for phase in PHASES | {"hand", "prep", "ability"} for more in ("", "-help")
    },
    "colours": {f"colour-{colour}" for colour in powers.COLOURS},
    "buildings": {f"building-{building.id}" for building in cards.BUILDINGS},
    "sources": {f"source-{source}" for source in ("ship", "earth", "hand", "prep", "this", "deck")},
    "effects": {f"effect-{effect.effect}" for effect in powers.EFFECTS},
    "conditions": {f"condition-{condition.condition}" for condition in powers.CONDITIONS},
    "costs": {"cost-energy"},
    "confidence": {
        f"confidence-{mark}{more}" for mark in ("attested", "reconstructed") for more in ("", "-help")
    },
    "fields": {f"field-{mark}" for mark in cards.MARKS},
    "marks": {"fact-attested", "fact-reconstructed", "fact-all-reconstructed"},
}
FREE = ("term-", "icon-", "fact-", "part-")
"""Families that the page draws from as it likes."""
SURELY = {
    "reason-hand-action", "reason-beats", "reason-beats-none-aboard", "reason-too-low", "reason-no-number",
    "reason-hidden", "reason-owners-action", "reason-must-do", "reason-none-on-earth", "reason-two-star-full",
    "do-discard-other", "ask-place-here", "automa-idle", "wait-four-cards", "effect-shift_star", "part-four-together",
}  # fmt: skip
"""Some of what must have been found, or the search has gone blind."""
COUNTED = {"automa", "buried", "energy", "lost", "most", "n", "score", "short", "slot"}
"""Variables that are numbers in this game's messages beside those of all games."""
ALIKE = {"slot-card", "term-mars"}
"""Messages that two languages rightly word alike."""
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"hand_action": "may"}),
    (3, {"drafting": True}),
    (4, {"tie_break": "energy"}),
]
"""Tables at which everything is said aloud."""
HEARD = {
    "dealt", "prepared", "hand-card-played", "prep-card-played", "other-card-played", "attached", "action-done",
    "launched", "energy-gained", "placed", "promoted", "discarded", "game-ended",
}  # fmt: skip
"""Events that these games cannot do without."""
CARD = "water_2"
"""A card whose name is told in made-up events."""
NAMES_OF: dict[str, Any] = {
    "owner": 2, "up": 2, "down": 3, "colour": "science", "building": "ecosystem", "source": "hand", "half": "prep",
    "what": "place", "reason": "needs-energy", "outcome": "", "automa": None,
}  # fmt: skip
"""What stands in the fields of made-up events that are no card."""
LISTS: dict[str, list[Any]] = {
    "causes": ["colonists", "automa", "deck"], "winners": [0, 1, 2], "scores": [21, 18, 3], "ties": [3, 4, 0],
    "colours": ["water", "energy", "science"],
}  # fmt: skip
"""Made-up lists for the fields of events that are no cards."""
