"""Decks typed in by an owner: reads the contents of a deck file and says in one line what is wrong with them.

The shape is documented in docs/card-files.md.
"""

from collections.abc import Mapping
from typing import Final

from cosmodrome.core.meta import CardsError
from cosmodrome.games.pocket_mars.cards import A_COLOUR, TOP_VALUE, Card, deck_of
from cosmodrome.games.pocket_mars.powers import (
    COLOURS,
    CONDITIONS,
    EFFECTS,
    Action,
    Condition,
    Cover,
    Effect,
    HandHas,
    Place,
    ShiftStar,
    SwapCards,
    SwapPlaces,
    SwapStars,
)
from cosmodrome.games.pocket_mars.tables import Tables

GAME: Final = "pocket_mars"
MOST: Final = 7
"""The highest number an effect or a cost may have: nobody has more colonists, and no marker goes higher."""
LONGEST: Final = 60
WORDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "place": {"to": ("any", "here"), "source": ("ship", "earth")},
    "shift_star": {
        "owner": ("any", "own", "other"),
        "way": ("either", "up", "down"),
        "building": ("any", "here"),
    },
    "swap_stars": {"building": ("any", "here")},
    "swap_cards": {"building": ("any", "here")},
    "swap_places": {"building": ("any", "here")},
    "bury_card": {"source": ("any", "hand", "prep")},
    "cover": {"source": ("this", "hand", "deck"), "building": ("any", "here")},
    "discard_card": {"source": ("any", "hand", "prep")},
}
"""The fields of effects that are words, with what each may say; the first is meant when it is left out."""
WITHOUT_NUMBER: Final = ("swap_stars", "swap_cards", "swap_places", "peek_prep", "cover")
"""Effects that happen once; all others need an `n`."""


def read_deck(given: object) -> Tables:
    """The tables of a deck file's contents. Raises CardsError."""
    deck = _object("deck", given, ("game", "name", "cards"))
    if deck.get("game") != GAME:
        raise CardsError(f"deck: game {deck.get('game')!r} is not {GAME!r}")
    name = _text("deck", "name", deck.get("name"))
    rows = deck.get("cards")
    if not isinstance(rows, list):
        raise CardsError("deck: cards is not a list")
    cards = [_card(number, row) for number, row in enumerate(rows, 1)]
    for colour in COLOURS:
        count = [card.colour for card in cards].count(colour)
        if count != A_COLOUR:
            raise CardsError(f"deck: {count} cards of colour {colour}; allowed are exactly {A_COLOUR}")
    names = [card.name for card in cards]
    for one in names:
        if names.count(one) > 1:
            raise CardsError(f"deck: two cards are named {one!r}; each needs a name of its own")
    return Tables(name, deck_of(cards), given)


def _card(number: int, given: object) -> Card:
    where = f"card {number}"
    row = _object(where, given, ("colour", "value", "name", "hand", "prep"))
    name = _text(where, "name", row.get("name"))
    where = f"card {number} ({name})"
    colour = _word(where, "colour", row.get("colour"), COLOURS)
    value = _number(where, "value", row.get("value"), 0, TOP_VALUE)
    hand = _action(f"{where}: hand", row.get("hand"), "hand", colour)
    prep = _action(f"{where}: prep", row.get("prep"), "prep", colour)
    return Card(name, colour, value, hand, prep)


def _action(where: str, given: object, half: str, colour: str) -> Action:
    row = _object(where, given, ("cost", "condition", "effects"))
    cost = _number(where, "cost", row.get("cost", 0), 0, MOST)
    condition = None
    if row.get("condition") is not None:
        condition = _condition(f"{where}: condition", row["condition"], half, colour)
    effects = row.get("effects")
    if not isinstance(effects, list) or not 1 <= len(effects) <= 5:
        raise CardsError(f"{where}: effects is not a list of 1 to 5 effects")
    read = [
        _effect(f"{where}: effect {number}", effect, half, colour) for number, effect in enumerate(effects, 1)
    ]
    return Action(tuple(read), cost, condition)


def _condition(where: str, given: object, half: str, colour: str) -> Condition:
    row = _object(where, given, ("if", "colour"))
    kinds = {kind.condition: kind for kind in CONDITIONS}
    name = _word(where, "if", row.get("if"), tuple(kinds))
    if name == HandHas.condition:
        return HandHas(_word(where, "colour", row.get("colour"), COLOURS))
    if "colour" in row:
        raise CardsError(f"{where}: colour is for hand_has only")
    if half == "hand":
        raise CardsError(f"{where}: {name} is for prep actions; a hand card is attached nowhere")
    if colour == "construction":
        raise CardsError(f"{where}: {name} is not for construction cards; Habitation has no colonists")
    return kinds[name]()


def _effect(where: str, given: object, half: str, colour: str) -> Effect:
    if not isinstance(given, Mapping):
        raise CardsError(f"{where} is not an object")
    kinds = {kind.effect: kind for kind in EFFECTS}
    name = _word(where, "effect", given.get("effect"), tuple(kinds))
    words = WORDS.get(name, {})
    numbered = name not in WITHOUT_NUMBER
    own = ("effect", "n") if numbered else ("effect",)
    row = _object(where, given, own + tuple(words))
    fields: dict[str, int | str] = {}
    for field, allowed in words.items():
        fields[field] = _word(where, field, row.get(field, allowed[0]), allowed)
    if numbered:
        if "n" not in row:
            raise CardsError(f"{where} ({name}): n is missing; a number from 1 to {MOST}")
        fields["n"] = _number(where, "n", row["n"], 1, MOST)
    effect: Effect = kinds[name](**fields)
    _check_place(where, effect, half, colour)
    return effect


def _check_place(where: str, effect: Effect, half: str, colour: str) -> None:
    """ "here" is the building of an attached card, and only four of them have spaces."""
    here = False
    spaces = False
    if isinstance(effect, Place):
        here, spaces = effect.to == "here", True
    elif isinstance(effect, (ShiftStar, SwapStars)):
        here, spaces = effect.building == "here", True
    elif isinstance(effect, (SwapCards, SwapPlaces)):
        here = effect.building == "here"
    elif isinstance(effect, Cover):
        here = effect.building == "here"
        if half == "prep" and effect.source == "this" and not here:
            raise CardsError(f"{where}: cover with this card is for building 'here' in a prep action")
    if here and half == "hand":
        raise CardsError(f"{where}: 'here' is for prep actions; a hand card is attached nowhere")
    if here and spaces and colour == "construction":
        raise CardsError(f"{where}: 'here' is not for construction cards; Habitation has no colonists")


def _object(where: str, given: object, fields: tuple[str, ...]) -> Mapping[str, object]:
    if not isinstance(given, Mapping):
        raise CardsError(f"{where} is not an object with {', '.join(fields)}")
    for field in given:
        if field not in fields:
            raise CardsError(f"{where}: unknown field {field!r}; allowed are {', '.join(fields)}")
    return given


def _text(where: str, field: str, given: object) -> str:
    if not isinstance(given, str) or not given.strip() or len(given) > LONGEST or "\n" in given:
        raise CardsError(f"{where}: {field} {given!r} is not a text of 1 to {LONGEST} letters on one line")
    return given


def _word(where: str, field: str, given: object, allowed: tuple[str, ...]) -> str:
    if not isinstance(given, str) or given not in allowed:
        raise CardsError(f"{where}: {field} {given!r} is not one of {', '.join(allowed)}")
    return given


def _number(where: str, field: str, given: object, least: int, most: int) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
        raise CardsError(f"{where}: {field} {given!r} is not a whole number from {least} to {most}")
    return given
