"""Converters of Sidereal Confluence in short signs, `3n → g U`, and the own white ones by their numbers."""

from collections.abc import Mapping
from typing import Any

from cosmodrome.cli.sidereal_names import LETTERS
from cosmodrome.games.sidereal.views import CardView, SeatView, SiderealView
from cosmodrome.words.render import Speaker
from cosmodrome.words.sidereal import pair, title

Facts = Mapping[str, Any]


class OwnRun:
    """A white converter that a seat may run: what it takes and makes, and how often."""

    def __init__(self, card: str, at: int, name: str, short: str, times: int) -> None:
        self.card = card
        self.at = at
        self.name = name
        self.short = short
        self.times = times


def signs(things: Mapping[str, int]) -> str:
    """`3n U`."""
    return " ".join(f"{count if count > 1 else ''}{LETTERS[thing]}" for thing, count in things.items())


def price_in_short(price: Facts) -> str:
    """`2Y (1E)`: what is paid, if the victim has an envoy."""
    envoys = f" ({price['envoys']}E)" if price["envoys"] else ""
    return (signs(price["inputs"]) or "0") + envoys


def in_short(facts: Facts) -> str:
    """`3n → g U [w]`; what is to be given away stands in brackets."""
    if facts["prices"]:
        return f"{' / '.join(map(price_in_short, facts['prices']))} ⇒ {signs(facts['stolen'])}"
    made = signs(facts["outputs"])
    if facts["donated"]:
        made = f"{made} [{signs(facts['donated'])}]".strip()
    return f"{signs(facts['inputs'])} → {made}".strip()


def side_up(words: Speaker, held: CardView) -> Facts:
    facts = words.cards[held.card]
    side: Facts = facts["back"] if held.back and facts["back"] else facts["front"]
    return side


def name_of(words: Speaker, held: CardView) -> str:
    """The name of the side that is up."""
    side = side_up(words, held)
    return (
        words.capital(title(side), words.english_names)
        if side["title"]
        else str(words.cards[held.card]["name"])
    )


def converters(words: Speaker, seat: SeatView, held: CardView) -> tuple[str, list[Facts]]:
    """The name of a card and its converters; of two half cards those of the first, which runs for both."""
    side = side_up(words, held)
    partner = words.cards[held.card].get("partner")
    other = next((each for each in seat.cards if each.card == partner), None) if partner else None
    if other is None:
        return name_of(words, held), side["converters"]
    if words.cards[held.card]["number"] > words.cards[other.card]["number"]:
        return "", []
    there = side_up(words, other)
    left, right = (there, side) if words.cards[held.card]["half"] == "right" else (side, there)
    return words.capital(pair(left, right)), [words.cards[held.card]["whole"][held.back][other.back]]


def own_runs(words: Speaker, view: SiderealView) -> list[OwnRun]:
    """The white converters of the viewer, which `run` takes by number."""
    seat = view.players[view.seat or 0]
    found = []
    for held in [*seat.cards, *seat.colonies]:
        if words.cards[held.card]["interest"] and seat.species == words.cards[held.card]["species"]:
            continue  # R12.7
        name, there = converters(words, seat, held)
        found += [
            OwnRun(held.card, at, name, in_short(each), 2 if held.doubled else 1)
            for at, each in enumerate(there)
            if each["arrow"] == "white"
        ]
    return found
