"""What Jump Drive alone says: the powers of its cards, what a card brings each round, how sure its values are."""

from typing import Any, Final

from cosmodrome.core.game import Game
from cosmodrome.games.jump_drive.box import CARDS
from cosmodrome.games.jump_drive.cards import VERIFIED
from cosmodrome.games.jump_drive.powers import ICONS
from cosmodrome.words.message_trees import NAMES, NONE, SEATS, Facts, Grammar, Tree, Words, phrase, row

ABSENT: Final[dict[str, int | str]] = {
    "good": "any", "keyword": NONE, "card": "", "amount": 0, "each": 1,
}  # fmt: skip
"""What powers mean where they say nothing."""
FIELDS: Final = ("name", "copies", "cost", "defense", "vp", "income", "good", *ICONS, "icons", "keywords")
"""The order in which the fields of a card are told."""


def power(facts: Facts) -> Tree:
    """One sentence for a power from a card's facts."""
    told = {"good" if name == "except_good" else name: fact for name, fact in facts.items()}
    return phrase(f"power-{facts['phase']}-{facts['effect']}", **{**ABSENT, **told})


def kind(card: Facts) -> Tree:
    """`military world (Genes), defense 2`."""
    military = card.get("military", False)
    price = "defense" if military else "cost"
    called: list[Tree] = ["term-military-world" if military else f"term-{card['type']}"]
    if card["type"] == "world":
        called += [" (", f"good-{card['good']}" if card["good"] else "term-no-colour", ")"]
    return row("", [*called, ", ", f"term-{price}", " ", card[price]])


def icons(card: Facts) -> list[Tree]:
    """`1 Chromosome icon`, `Uplift`: what other cards may count."""
    counted: list[Tree] = [
        phrase(f"fact-icons-{icon}", count=count) for icon, count in card["icons"].items() if count
    ]
    return counted + [f"keyword-{keyword}" for keyword in card["keywords"]]


def confidence(card: Facts) -> Tree:
    """How sure the card's values are, powers apart: `name (inferred); everything else (checked)`; "" if all are."""
    overall = card["confidence"]
    effects = {each["effect"] for each in card["powers"]}
    apart: dict[str, list[str]] = {}
    for field, sure in card["field_confidence"].items():
        if sure != overall and field not in effects:
            apart.setdefault(sure, []).append(field)
    if not apart:
        return "" if overall == VERIFIED else phrase(f"confidence-{overall}")
    parts = [(_fields(fields), sure) for sure, fields in apart.items()]
    parts.append(("field-rest", overall))
    return row("; ", [row("", [fields, " (", f"confidence-{sure}", ")"]) for fields, sure in parts])


def _fields(fields: list[str]) -> Tree:
    """The words for fields; the three kinds of icons as one where all are meant."""
    if set(ICONS) <= set(fields):
        fields = [*(field for field in fields if field not in ICONS), "icons"]
    return row(", ", [f"field-{field}" for field in sorted(fields, key=FIELDS.index)])


def doubt(card: Facts, facts: Facts) -> str:
    """How sure a power is, where that is not as sure as the card; else ""."""
    sure = card["field_confidence"].get(facts["effect"], card["confidence"])
    return "" if sure == card["confidence"] else f"confidence-{sure}"


class JumpDriveWords(Words):
    """The `thing` a power counts and the `icon` it names stay bare names, for messages to choose by."""

    grammar = Grammar(
        NAMES | {
            "development": [""], "world": [""], "unless": [""], "good": ["good-"], "keyword": ["keyword-"],
            "helpers": [""], "against": ["good-", "keyword-"],
        },
        [*SEATS, "giver"],
        several={"helpers": ", "},
        also=[[("moves", "fact-gain-moves"), ("vp", "fact-gain")], [("follows", "fact-follows")]],
    )  # fmt: skip

    def every_card(self, game: Game[Any]) -> list[dict[str, Any]]:
        return [card.facts() for card in CARDS]

    def card(self, card: Facts) -> Facts:
        powers = [{**each, "said": power(each), "doubt": doubt(card, each)} for each in card["powers"]]
        return {**card, "powers": powers, "sure": confidence(card)}

    def in_short(self, card: Facts) -> Tree:
        """`military world (Genes), defense 2, 1 VP, income 1, 1 Chromosome icon, Uplift`."""
        parts = [kind(card)]
        variable = {each["phase"] for each in card["powers"]}
        if card["vp"]:
            parts.append(phrase("terminal-points", vp=card["vp"]))
        if "score" in variable:
            parts.append("fact-variable-vp")
        if card["income"]:
            parts.append(row(" ", ["term-income", card["income"]]))
        if "income" in variable:
            parts.append("fact-variable-income")
        return row(", ", parts + icons(card))

    def lines(self, card: Facts) -> list[Tree]:
        """Its powers, then what is not sure about it."""
        lines = [_marked(card, each) for each in card["powers"]] or ["term-no-powers"]
        if sure := confidence(card):
            lines.append(phrase("fact-confidence", values=sure))
        if "maybe" in card:
            lines.append(phrase("fact-maybe", name=card["maybe"]))
        return lines

    def in_brief(self, card: Facts) -> list[Tree]:
        return [power(each) for each in card["powers"]]


def _marked(card: Facts, facts: Facts) -> Tree:
    """A power, with its own confidence behind it where that is not the card's."""
    sure = doubt(card, facts)
    return row("", [power(facts), " [", sure, "]"]) if sure else power(facts)
