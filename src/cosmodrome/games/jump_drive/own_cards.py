"""An owner's corrections of printed values: reads a card file, makes the tables it means (docs/card-files.md)."""

from typing import Any, Final

from cosmodrome.core.meta import CardsError
from cosmodrome.games.jump_drive.box import CARDS
from cosmodrome.games.jump_drive.cards import Card
from cosmodrome.games.jump_drive.powers import ICONS, KEYWORDS
from cosmodrome.games.jump_drive.sums import GOODS
from cosmodrome.games.jump_drive.tables import SURVEY_TEAM, Tables

GAME: Final = "jump_drive"
MOST: Final = 20
"""The largest number a value may have."""
LEAST_DECK: Final = 60
"""Cards the game deck must hold: hands for four seats, and enough to draw."""
FIELDS: Final = (
    "name", "copies", "cost", "defense", "military", "vp", "income", "good", "icons", "keywords", "powers",
)  # fmt: skip


def read(given: object) -> Tables:
    """The tables of a card file's contents, plain data. Raises CardsError, one line."""
    content = _mapping(given, "card file", "an object with game and cards")
    for field in content:
        if field not in ("game", "name", "cards"):
            raise CardsError(f"card file: unknown field {_short(field)}; its fields are game, name, cards")
    if content.get("game") != GAME:
        raise CardsError(f"card file: game is {_short(content.get('game'))}, it must be {GAME!r}")
    if not isinstance(content.get("name", ""), str):
        raise CardsError(f"card file: name is {_short(content['name'])}, it must be text")
    changes = _mapping(content.get("cards"), "card file: cards", "an object of card ids")
    ids = {card.id for card in CARDS}
    for name in changes:
        if name not in ids:
            raise CardsError(f"card file: {_short(name)} is no card id of this game, such as 'gem_world'")
    cards: list[Card] = []
    for card in CARDS:
        if card.id in changes:
            cards.append(card.corrected(_checked(card, changes[card.id])))
        else:
            cards.append(card)
    tables = Tables(cards, given)
    held = len(tables.decks[0])
    if held < LEAST_DECK:
        raise CardsError(f"card file: copies: {held} cards in the deck, there must be at least {LEAST_DECK}")
    if not any(cards[card].vp for card in (SURVEY_TEAM, *tables.decks[0])):
        raise CardsError("card file: vp: no card gives VP, so no game would end; at least one must give 1")
    return tables


def _mapping(given: object, where: str, wanted: str) -> dict[str, Any]:
    if not isinstance(given, dict) or not all(isinstance(key, str) for key in given):
        raise CardsError(f"{where} is {_short(given)}, it must be {wanted}")
    return given


def _short(given: object) -> str:
    """A value as it is told in an error, cut to one short line."""
    text = repr(given)
    return text if len(text) <= 40 else text[:37] + "..."


def _whole(where: str, given: object, least: int = 0) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= MOST:
        raise CardsError(f"{where} is {_short(given)}, it must be a whole number from {least} to {MOST}")
    return given


def _checked(card: Card, given: object) -> dict[str, Any]:
    """The corrections of one card, each field looked at."""
    change = _mapping(given, card.id, "an object of fields")
    for field in change:
        if field not in FIELDS:
            raise CardsError(f"{card.id}: unknown field {_short(field)}; the fields are {', '.join(FIELDS)}")
    _check_kind(card, change)
    for field in ("copies", "cost", "defense", "vp", "income"):
        if field in change:
            _whole(f"{card.id}: {field}", change[field])
    if "copies" in change and card.id == CARDS[SURVEY_TEAM].id:
        raise CardsError(f"{card.id}: copies cannot be changed, every seat has one in the centre")
    if "name" in change and (
        not isinstance(change["name"], str) or not 1 <= len(change["name"].strip()) <= 40
    ):
        raise CardsError(f"{card.id}: name is {_short(change['name'])}, it must be text of 1 to 40 letters")
    if "good" in change and change["good"] != "" and change["good"] not in GOODS:
        allowed = ", ".join(GOODS)
        raise CardsError(f"{card.id}: good is {_short(change['good'])}, it must be one of {allowed} or empty")
    if "keywords" in change:
        words = change["keywords"]
        if not isinstance(words, list) or not all(word in KEYWORDS for word in words):
            allowed = ", ".join(KEYWORDS)
            raise CardsError(f"{card.id}: keywords is {_short(words)}, it must be a list out of {allowed}")
    _check_amounts(card, change, "icons", list(ICONS))
    effects = [power.effect for power in card.powers if hasattr(power, "amount")]
    _check_amounts(card, change, "powers", effects)
    return change


def _check_kind(card: Card, change: dict[str, Any]) -> None:
    """A development costs; a world costs or, as a military one, has a defense."""
    if not card.is_world:
        for field in ("defense", "military", "good"):
            if field in change:
                raise CardsError(f"{card.id}: {field}: this is a development, which has a cost only")
        return
    military = change.get("military", card.military)
    if not isinstance(military, bool):
        raise CardsError(f"{card.id}: military is {_short(military)}, it must be true or false")
    number, other = ("defense", "cost") if military else ("cost", "defense")
    kind = "a military world" if military else "a world that is paid for"
    if other in change:
        raise CardsError(
            f"{card.id}: {other}: this is {kind}, tell its {number} (or change military as well)"
        )
    if military != card.military and number not in change:
        raise CardsError(f"{card.id}: military: {kind} needs its {number} given as well")


def _check_amounts(card: Card, change: dict[str, Any], field: str, allowed: list[str]) -> None:
    """An object of amounts by icon or by the effect of a power the card has."""
    if field not in change:
        return
    where = f"{card.id}: {field}"
    listed = ", ".join(allowed) or "nothing"
    for key, amount in _mapping(change[field], where, f"an object of {listed}").items():
        if key not in allowed:
            raise CardsError(f"{where}: {_short(key)} is not one of this card's {field}, which are {listed}")
        _whole(f"{where}: {key}", amount)
