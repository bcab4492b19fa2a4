"""What a recorded game of Pocket Mars uses: both halves of each card, abilities, the automa, endings, options.

Each use has a short name, such as "card Deep Well prep" or "end shared victory".
"""

from typing import Any

from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.box import SETS, deck
from cosmodrome.games.pocket_mars.cards import BUILDINGS
from cosmodrome.games.pocket_mars.choices import ALL
from cosmodrome.games.pocket_mars.meta import META
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.play.record import Record

from .uses import WINS, everything_of, used_of, win

LEAST = {
    "card": 70,
    "event": 44,
    "end": 9,
    "ability": 5,
    "automa": 7,
    "verb": 23,
    "option": 24,
    "declined": 3,
    "failed": 4,
    "nothing": 3,
}
"""Uses of each kind that there are at least, so that an empty list cannot pass for a full one."""

HALVES = ("hand", "prep")
ENDS = (*WINS, "won", "lost", "drawn", "by colonists", "by automa", "by deck")


def everything() -> set[str]:
    """All that the records have to use between them."""
    found = everything_of(META, events.PocketMarsEvent, (choice.verb for choice in ALL))
    found |= {f"end {end}" for end in ENDS}
    found |= {f"card {card.name} {half}" for each in SETS.sets for card in each.cards for half in HALVES}
    found |= {f"ability {building.id}" for building in BUILDINGS}
    found |= {f"automa {colour}" for colour in COLOURS} | {f"automa {cards} cards" for cards in (0, 1)}
    found |= {f"declined {what}" for what in ("place", "action", "ability")}
    found |= {
        f"failed {reason}" for reason in ("needs-condition", "needs-energy", "does-nothing", "left-out")
    }
    found |= {f"nothing {what}" for what in ("place", "ability", "effect")}
    found |= {f"covered from {source}" for source in ("this", "hand", "deck")}
    found |= {"another's action", "script", "own cards", "energy lost", "beaten", "not beaten"}
    return found


def used(record: Record) -> set[str]:
    """The names of all that this game uses."""
    header, found = record.header, used_of(record)
    names = {} if header.cards else {card.id: card.name for card in deck(SETS.pack(header.options))}
    turn = 0
    for event in record.events:
        if isinstance(event, events.TurnBegan):
            turn = event.seat
        found |= _used(event, turn, names)
    return found


def _used(event: Any, turn: int, names: dict[str, str]) -> set[str]:
    if isinstance(event, events.ActionDone):
        found = {f"card {names[event.card]} {event.half}"} if names else set()
        return found | ({"another's action"} if event.seat != turn else set())
    if isinstance(event, events.AbilityUsed):
        return {f"ability {event.building}"}
    if isinstance(event, events.Declined):
        return {f"declined {event.what}"}
    if isinstance(event, events.ActionFailed):
        return {f"failed {event.reason}"}
    if isinstance(event, events.NothingDone):
        return {f"nothing {event.what}"}
    if isinstance(event, events.Covered):
        return {f"covered from {event.source}"}
    if isinstance(event, events.Attached):
        return {"beaten" if event.beats else "not beaten"}
    if isinstance(event, events.EnergyGained) and event.lost:
        return {"energy lost"}
    if isinstance(event, events.AutomaActivated):
        return {f"automa {event.cards} cards"} | ({f"automa {event.colour}"} if event.colour else set())
    if isinstance(event, events.GameEnded):
        outcome = event.outcome or win(event.scores, event.winners)
        return {f"end by {cause}" for cause in event.causes} | {f"end {outcome}"}
    return set()
