"""What a recorded game of Sidereal Confluence uses: kinds of cards, events, species, seats, options, answers.

Each use has a short name, such as "family relic_world" or "verb invent".
"""

from typing import Any

from cosmodrome.core.event import Event
from cosmodrome.games.sidereal import events
from cosmodrome.games.sidereal.box import card_facts
from cosmodrome.games.sidereal.choices import FORMS, LISTED
from cosmodrome.games.sidereal.meta import META
from cosmodrome.play.record import Record

LEAST = {"family": 10, "event": 38, "species": 9, "seats": 6, "option": 30, "verb": 15}
"""Uses of each kind that there are at least, so that an empty list cannot pass for a full one."""

FACTS = {card["id"]: card for card in card_facts({})}
FAMILIES = {name: str(card["type"]) for name, card in FACTS.items() if card["type"] != "confluence"}


def everything() -> set[str]:
    """All that the records have to use between them."""
    found = {f"event {kind.__struct_config__.tag}" for kind in events.SiderealEvent.__args__}
    found |= {f"family {family}" for family in FAMILIES.values()}
    found |= {f"species {species}" for card in FACTS.values() if (species := card.get("species"))}
    found |= {f"seats {seats}" for seats in META.seats}
    found |= {f"option {option.name}={value}" for option in META.options for value in option.values}
    return found | {f"verb {choice.verb}" for choice in LISTED.all} | {f"verb {verb}" for verb in FORMS}


def names_in(thing: Any) -> set[str]:
    """Every text within a piece of plain data."""
    if isinstance(thing, str):
        return {thing}
    if isinstance(thing, dict):
        return names_in(list(thing.values())) | names_in(list(thing))
    if isinstance(thing, list | tuple | set):
        return {name for each in thing for name in names_in(each)}
    return (
        names_in({name: getattr(thing, name) for name in getattr(thing, "__struct_fields__", ())})
        if (hasattr(thing, "__struct_fields__"))
        else set()
    )


def used(record: Record) -> set[str]:
    """The names of all that this game uses."""
    header = record.header
    found = {f"seats {header.seats}"} | {f"option {name}={value}" for name, value in header.options.items()}
    for entry in record.entries:
        if not isinstance(entry, Event):
            found.add(f"verb {entry.choice.partition(':')[0]}")
            continue
        found.add(f"event {entry.__struct_config__.tag}")
        if isinstance(entry, events.SpeciesChosen):
            found.add(f"species {entry.species}")
        found |= {f"family {FAMILIES[name]}" for name in names_in(entry) if name in FAMILIES}
    return found
