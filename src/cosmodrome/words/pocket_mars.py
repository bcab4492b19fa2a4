"""What Pocket Mars alone says: what cards and buildings do, choices that name several things.

What a button names is put together of `owner`, `up`, `down`, `building`, `slot` (from 1). A card lying face down is
told by `colour` and, where it is known, `card`: facts of a verdict made up for the button. An effect's words are told
apart as `n`, `from`, `to`, `whose`, `way` and `where`.
"""

from collections.abc import Iterable
from typing import Final

from cosmodrome.words.message_trees import NAMES, SEATS, Facts, Grammar, Tree, Words, phrase, row

WHOSE: Final = ["building-", "", "cause-"]
"""Cards share the words with buildings, whose names are not English everywhere: these are asked first."""
EFFECT_WORDS: Final = {"source": "from", "owner": "whose", "building": "where"}
"""Fields of effects whose names mean something else in events."""


def effect(facts: Facts) -> Tree:
    """One effect of a card or building, as a part of a sentence."""
    return phrase(
        f"effect-{facts['effect']}", **{EFFECT_WORDS.get(name, name): fact for name, fact in facts.items()}
    )


def effects(each: Iterable[Facts]) -> Tree:
    return row(", ", [effect(one) for one in each])


def terms(action: Facts) -> list[Tree]:
    """The cost and the condition of an action, whichever it has."""
    parts: list[Tree] = [phrase("cost-energy", cost=action["cost"])] if action["cost"] else []
    if condition := action["condition"]:
        parts.append(phrase(f"condition-{condition['if']}", **condition))
    return parts


def action(half: str, facts: Facts) -> Tree:
    """`Prep, for 1 energy: launch 2 colonists.`; `half` is hand or prep."""
    begun = row(", ", [f"phase-{half}", *terms(facts)])
    return row("", [begun, ": ", effects(facts["effects"]), "."])


class PocketMarsWords(Words):
    """In a solo game the automa is player 1."""

    grammar = Grammar(
        NAMES | {
            "why": WHOSE, "about": WHOSE, "source": ["part-", "source-"], "building": ["building-"],
            "colour": ["colour-"], "colours": ["colour-"],
        },
        [*SEATS, "owner", "up", "down"],
        subjects={
            "other": ["owner", "slot+1"], "discard-other": ["owner", "slot+1"], "take": ["slot+1"], "peek": ["owner"],
            "promote": ["owner", "building"], "demote": ["owner", "building"], "swap": ["up", "down", "building"],
            "place": ["building"], "swap-cards": ["building"], "cover": ["building"],
        },
        absent={"cost": 0, "card": "", "colour": ""},
    )  # fmt: skip

    def card(self, card: Facts) -> Facts:
        if card["type"] == "building":
            return {**card, "said": effects(card["powers"])}
        halves = {
            half: {**card[half], "terms": terms(card[half]), "said": effects(card[half]["effects"])}
            for half in ("hand", "prep")
        }
        return {**card, **halves}

    def name(self, card: Facts) -> Tree | None:
        """A building is called by its colour's message."""
        return f"building-{card['id']}" if card["type"] == "building" else None

    def in_short(self, card: Facts) -> Tree:
        """`Water, number 2`."""
        if card["type"] == "building":
            return phrase("fact-building", number=card["value"])
        return phrase("fact-card", value=card["value"], colour=card["colour"])

    def lines(self, card: Facts) -> list[Tree]:
        """Both actions, then what of the card is attested; of a building its ability."""
        if card["type"] == "building":
            return [row("", ["phase-ability", ": ", effects(card["powers"]), "."])]
        return [*(action(half, card[half]) for half in ("hand", "prep")), *marks(card)]


def marks(card: Facts) -> list[Tree]:
    """What is attested of a card and what is our own; nothing where a table's own deck tells it."""
    if not card["attested"]:
        return ["fact-all-reconstructed"] if card["reconstructed"] else []
    return [
        phrase(f"fact-{mark}", values=row(", ", [f"field-{field}" for field in card[mark]]))
        for mark in ("attested", "reconstructed")
        if card[mark]
    ]
