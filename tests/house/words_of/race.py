"""What Race for the Galaxy has words for."""

import ast as python
from typing import Any, get_args

from cosmodrome.games.race import powers
from cosmodrome.games.race.box import card_list
from cosmodrome.games.race.choices import ACTIONS, ALL, WAYS
from cosmodrome.games.race.events import RaceEvent
from cosmodrome.games.race.flow import STEPS
from cosmodrome.games.race.game import RACE
from cosmodrome.games.race.purposes import QUESTIONS
from cosmodrome.games.race.sums import GOODS
from cosmodrome.games.race.tiles import TILES
from cosmodrome.words.race import scoring_id

from ..wording import given_to, of_any, parts_in, source, strings, written_to

GAME = RACE
ROOM = "games/race"
EVENTS = get_args(RaceEvent)
CARDS = [card.facts() for edition in ("first", "second") for card in card_list(edition)]


def verdict_reasons() -> set[str]:
    """What is told of a card that might be placed."""
    return (
        given_to(2, "Verdict", room=ROOM)
        | given_to(1, "_priced", room=ROOM)
        | written_to("reason", room=ROOM)
    )


def causes() -> set[str]:
    """Why a card was drawn or a good placed, and what a question is about, cards apart."""
    found = given_to(3, "draw", "place_good", "produce_on", room=ROOM) | written_to("why", room=ROOM)
    for node in source(ROOM):
        if isinstance(node, python.FunctionDef) and node.name == "about_name":
            found |= {text for inner in node.body if isinstance(inner, python.If) for text in strings(inner)}
    return found


def kinds_of_power(base: type = powers.Power) -> list[type[powers.Power]]:
    return [one for child in base.__subclasses__() for one in (child, *kinds_of_power(child))]


PHASES = {step.phase for step in STEPS} | {"over"}
EXPLAINED = ("pay", "contact", "conquer", "tactics", "ship", "sells", "hire", "tactics-hire", "doomed")
"""Verdicts that allow and are explained; behind one that refuses there is a rule."""
BATCHES = ("start-discard", "explore-keep", "pay", "spend", "discard-for-vp", "hand-limit", "hire")
"""Purposes that are answered by ticking cards."""

WANTED: dict[str, set[str]] = {
    **of_any(GAME, EVENTS),
    "questions": {f"ask-{name}" for name in QUESTIONS},
    "waiting": {f"wait-{phase}" for phase in PHASES},
    "buttons": {f"do-{choice.verb}" for choice in ALL if choice.verb != "by"}
    | {f"do-by-{way}" for way in WAYS}
    | {f"do-batch-{name}" for name in BATCHES},
    "reasons": {f"reason-{name}" for name in given_to(0, "NotAllowed", room=ROOM) | verdict_reasons()}
    | {f"reason-{name}-why" for name in EXPLAINED},
    "parts": {f"part-{name}" for name in {"chips"} | parts_in(ROOM)},
    "causes": {f"cause-{name}" for name in causes()},
    "ends": {"end-tableau", "end-pool"},
    "actions": {f"action-{action}{more}" for action in ACTIONS for more in ("", "-help")},
    "phases": {f"phase-{phase}{more}" for phase in PHASES | {"trade"} for more in ("", "-help")},
    "phases of powers": {
        f"phase-{power.phase}{more}" for power in kinds_of_power() for more in ("", "-help")
    },
    "goods": {f"good-{good}" for good in (*GOODS, "any")},
    "keywords": {f"keyword-{word}" for card in CARDS for word in card["keywords"]},
    "goals": {f"goal-{tile.id}{more}" for tile in TILES for more in ("", "-asks")}
    | {"goal-kind-first", "goal-kind-most"},
    "powers": {f"power-{power.phase}-{power.effect}" for power in kinds_of_power()},
    "scoring": {scoring_id(line) for card in CARDS for line in card.get("end_game_vp", ())},
}
FREE = ("term-", "icon-", "fact-", "part-")
"""Families that the page draws from as it likes."""
SURELY = {"reason-pay", "reason-costs", "reason-contact", "reason-conquer", "reason-needs-military", "reason-ship"} | {
    "reason-a-world", "part-cost", "part-defense", "part-bonus", "part-chips", "cause-settle-bonus", "cause-windfall",
    "cause-trade", "cause-produce", "cause-produce-bonus",
}  # fmt: skip
"""Some of what must have been found, or the search has gone blind."""
COUNTED: set[str] = set()
"""Variables that are numbers in this game's messages beside those of all games."""
ALIKE = {"option-gathering_storm"}
"""Messages that two languages rightly word alike."""
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"experienced": True}),
    (3, {"first_game": True}),
    (4, {"edition": "second", "new_start_worlds": True}),
    (3, {"gathering_storm": True, "goals": True}),
    (2, {"gathering_storm": True, "drafting": True}),
]
"""Tables at which everything is said aloud."""
HEARD = {"dealt", "started", "kept", "developed", "settled", "drew", "good-placed", "game-ended"}
"""Events that these games cannot do without."""
CARD = "gem_world"
"""A card whose name is told in made-up events."""
NAMES_OF = {"goal": "budget_surplus", "loser": 2, "good": "rare", "phase": "settle", "why": "trade"}
"""What stands in the fields of made-up events that are no card."""
LISTS: dict[str, list[Any]] = {
    "causes": ["tableau", "pool"], "bonus": [0, 1], "winners": [0, 1], "scores": [30, 28], "ties": [3, 4],
    "goals": ["system_diversity", "largest_industry"],
    "actions": [["explore-5"], ["develop", "consume-x2"]],
}  # fmt: skip
"""Made-up lists for the fields of events that are no cards."""
