"""What is said, before it is said in a language: trees of messages, and how a game's facts become their arguments.

A tree is a message with its facts, `["do-place", {"card": "gem_world"}]`; trees in a row, `[", ", [tree, tree]]`; or a
text or number as it stands. A fact may be a tree as well. Without a message, `["", {"seat": 2}]`, the one name among
the facts is said; a text that is a message's id, as that message. So a tree is plain data: it is made once, in Python,
and rendered by `words/render.py` in the terminal and by `web/src/words/render.ts` on the page, in whichever language
somebody reads.

**Which message.** An id is put together from a family and the game's own name, taken as it stands (an effect
keeps its underscores): `ask-pay`, `do-place`, `reason-costs`, `power-explore-draw_extra`. For an event: its tag
with `-you` when its `seat` is the reader's; else with `-hidden` when there is such a message and a field of the
event is null; else bare.

**Which arguments.** A message is given its facts, field by field, as the game's `Grammar` declares:

- a number stays a number; a boolean becomes "yes" or "no"; null and "" become "none";
- a name of something becomes the word for it, and `<field>_id` keeps the name itself, for selectors. Behind `#`
  stands which power of a card is meant; the word is the card's name all the same;
- a list of such names becomes one text, joined by ", ", and `<field>_count` its length; so do counts by name,
  {"brown": 3}, in amounts;
- `seat` becomes `player`, the name of who sits there, and every other field that holds a seat likewise under its own
  name; lists of seats are joined like cards. The reader's own name is "You", or `party-you` inside a sentence, and
  `player_you`, or `<field>_you`, is "yes" where the reader is meant, so that a message can be said in the right person
  and case; `<field>_self` where it is the event's own `seat`;
- what is told by seat, as `scores`, becomes "Ana 31, Ben 28"; scores are in points, as `points` says them; an `amount`
  also gives `signed`, "+2" or "−1".

Beside these every message has the numbers of the rules, under the names that the game's `Meta.numbers` gives them.
What has no message is said in plain words, made from its id (`words/plain.py`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec

from cosmodrome.core.choice import Choice
from cosmodrome.core.game import Game

Facts = Mapping[str, Any]
Tree = str | int | list[Any]
NONE: Final = "none"


def phrase(message: str, **facts: Any) -> list[Any]:
    """A message with its facts."""
    return [message, facts]


def row(separator: str, trees: Sequence[Tree]) -> list[Any]:
    """Trees one after another."""
    return [separator, [*trees]]


def is_tree(fact: object) -> bool:
    """Whether a fact is a tree, and no list of names or seats."""
    return (
        isinstance(fact, list)
        and len(fact) == 2
        and isinstance(fact[0], str)
        and isinstance(fact[1], dict | list)
    )


class Grammar(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the facts of a game become arguments: one declaration, which terminal and page both read."""

    names: dict[str, list[str]] = {}
    """For each field that names something: in which families its word is found; "" are the cards."""
    seats: list[str] = []
    """Fields that hold a seat or a list of seats, beside `seat`."""
    several: dict[str, str] = {}
    """Fields that are a list written as one text, its names joined by `+`: what they are joined by when said."""
    by_seat: dict[str, str] = msgspec.field(default_factory=lambda: {"scores": "points"})
    """Fields that tell something of each seat, and what: `points`, lists of names by the field they stand in, or ""
    for trees."""
    subjects: dict[str, list[str]] = {}
    """What the subject of a choice is put together of, by verb, joined by `-`; a name alone is a card. `+1` behind a
    field counts from one."""
    absent: dict[str, int | str] = {}
    """What a button is told where no verdict tells it."""
    also: list[list[tuple[str, str]]] = []
    """Fields and messages that follow a verdict in full: of each list the first whose field the verdict has, given that
    as `amount`."""
    asked: list[str] = []
    """A card, a field of the verdict on it, and the message that then says what is asked."""


NAMES: Final[dict[str, list[str]]] = {
    "card": [""], "cards": [""], "paid": [""], "discarded": [""],
    "why": ["", "cause-"], "about": ["", "cause-"], "beside": [""], "source": ["", "part-"],
    "phase": ["phase-"], "causes": ["end-"],
}  # fmt: skip
"""What every game has names for."""
SEATS: Final = ["winners"]


class Words:
    """What one game says beyond its messages; this one is for games that say nothing beyond."""

    grammar: Grammar = Grammar(NAMES, SEATS)

    def card(self, card: Facts) -> Facts:
        """The facts of a card with the words for what it does, each beside what it is about."""
        return card

    def every_card(self, game: Game[Any]) -> list[dict[str, Any]]:
        """Facts of all cards of the game, of every edition; here those of the usual one."""
        return game.card_facts(game.meta.read_options({}, game.meta.seats[0]))

    def name(self, card: Facts) -> Tree | None:
        """What a card is called, if that is a message of the game."""
        return None if "name" in card else phrase(f"card-{card['id']}")

    def in_short(self, card: Facts) -> Tree:
        """A card's kind, price and worth on one line; here every number and word that it has."""
        return row(
            ", ",
            [
                f"{name.replace('_', ' ').strip().lower()} {fact}"
                for name, fact in card.items()
                if fact
                and name not in ("id", "name", "english", "text")
                and isinstance(fact, int | str)
                and fact is not True
            ],
        )

    def lines(self, card: Facts) -> list[Tree]:
        """What a card does, a line each; here its `text`, a message or plain English, where it has one."""
        return [str(card["text"])] if card.get("text") else []

    def in_brief(self, card: Facts) -> Sequence[Tree]:
        """What stands beside a card where it is one of several: its lines without what goes without saying."""
        return self.lines(card)

    tells: ClassVar[bool] = False
    """Whether events come to more than their facts, as `event` then tells."""

    def event(self, facts: Facts, viewer: int | None) -> dict[str, Any]:
        """What an event comes to, as facts beside its own, for who sees it at this seat."""
        return {}

    def free(self, verb: str, payload: Facts, viewer: int | None) -> Tree:
        """A free choice of a seat, from its payload."""
        return phrase(f"do-{verb}")

    def choice_help(self, choice: Choice) -> str:
        """The message that explains a choice beyond its button, or ""."""
        return ""
