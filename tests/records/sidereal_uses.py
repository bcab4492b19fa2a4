"""What a recorded game of Sidereal Confluence uses: kinds of cards, events, species, seats, options, answers.

Each use has a short name, such as "family relic_world" or "verb invent".
"""

from typing import Any

from cosmodrome.games.sidereal import events
from cosmodrome.games.sidereal.box import card_facts
from cosmodrome.games.sidereal.choices import FORMS, LISTED
from cosmodrome.games.sidereal.meta import META
from cosmodrome.play.record import Record

from .uses import everything_of, used_of

LEAST = {"family": 10, "event": 38, "species": 9, "seats": 6, "option": 30, "verb": 15}
"""Uses of each kind that there are at least, so that an empty list cannot pass for a full one."""

FACTS = {card["id"]: card for card in card_facts({})}
FAMILIES = {name: str(card["type"]) for name, card in FACTS.items() if card["type"] != "confluence"}


def everything() -> set[str]:
    """All that the records have to use between them."""
    found = everything_of(META, events.SiderealEvent, [*(choice.verb for choice in LISTED.all), *FORMS])
    found |= {"script"} | {f"family {family}" for family in FAMILIES.values()}
    return found | {f"species {species}" for card in FACTS.values() if (species := card.get("species"))}


def names_in(thing: Any) -> set[str]:
    """Every text within a piece of plain data."""
    if isinstance(thing, str):
        return {thing}
    if isinstance(thing, dict):
        return names_in(list(thing.values())) | names_in(list(thing))
    if isinstance(thing, list | tuple | set):
        return {name for each in thing for name in names_in(each)}
    if not hasattr(thing, "__struct_fields__"):
        return set()
    return names_in({name: getattr(thing, name) for name in thing.__struct_fields__})


def used(record: Record) -> set[str]:
    """The names of all that this game uses."""
    found = used_of(record)
    for event in record.events:
        if isinstance(event, events.SpeciesChosen):
            found.add(f"species {event.species}")
        found |= {f"family {FAMILIES[name]}" for name in names_in(event) if name in FAMILIES}
    return found
