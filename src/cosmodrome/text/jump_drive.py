"""What Jump Drive alone says: the powers of its cards, what a card brings each round, how sure its values are."""

from collections.abc import Mapping
from typing import Any, Final

from cosmodrome.core.decision import Verdict
from cosmodrome.games.jump_drive.cards import CARDS, VERIFIED
from cosmodrome.games.jump_drive.powers import ICONS
from cosmodrome.text.speak import FAMILIES, NONE, SEATS, Speaker

ABSENT: Final[dict[str, int | str]] = {
    "good": "any", "keyword": NONE, "card": "", "amount": 0, "each": 1,
}  # fmt: skip
"""What powers mean where they say nothing."""
FIELDS: Final = ("name", "copies", "cost", "defense", "vp", "income", "good", *ICONS, "icons", "keywords")
"""The order in which the fields of a card are told."""
NOTHING_TO_GAIN: Final = ("a-development", "already-in-empire")
"""Refusals that no card or Military would mend: what the card would bring is left out."""


class JumpDriveSpeaker(Speaker):
    """`except_good` is told as `good`; what a power leaves out counts as in ABSENT. The `thing` a power counts and
    the `icon` it names stay bare names, for messages to choose by.
    """

    families = FAMILIES | {
        "development": ("",), "world": ("",), "unless": ("",), "good": ("good-",), "keyword": ("keyword-",),
        "helpers": ("",),
    }  # fmt: skip
    seats = (*SEATS, "giver")
    renamed = {"except_good": "good"}
    several = ("helpers",)

    def every_card(self) -> list[dict[str, Any]]:
        return [card.facts() for card in CARDS]

    def button_said(
        self, verb: str, subject: str, question: Mapping[str, Any], args: dict[str, int | str]
    ) -> str:
        if verb == "by":
            return self.say(f"do-by-{subject}", **args | self.about_card(str(question["about"])))
        return super().button_said(verb, subject, question, args)

    def verdict(self, verdict: Verdict | Mapping[str, Any]) -> str:
        """What a card would cost now, or why it may not be placed; what it would bring; and what may follow."""
        said = [super().verdict(verdict)]
        reason, facts = (
            (verdict["reason"], verdict["facts"])
            if isinstance(verdict, Mapping)
            else (verdict.reason, verdict.facts)
        )
        gain = "" if reason in NOTHING_TO_GAIN else self.gain(verdict)
        if gain:
            said.append(gain)
        if "follows" in facts:
            said.append(self.say("fact-follows", reason=reason, follows=facts["follows"]))
        return "; ".join(said)

    def gain(self, verdict: Verdict | Mapping[str, Any]) -> str:
        """What the totals of a round would grow by: `+2 VP, +1 income a round`; "" where a verdict does not tell."""
        facts = verdict["facts"] if isinstance(verdict, Mapping) else verdict.facts
        if "moves" in facts:
            return self.say("fact-gain-moves")
        return self.say("fact-gain", vp=facts["vp"], income=facts["income"]) if "vp" in facts else ""

    def power(self, power: Mapping[str, Any]) -> str:
        """One sentence for a power from a card's facts."""
        facts = {self.renamed.get(name, name): fact for name, fact in power.items()}
        return self.say(f"power-{power['phase']}-{power['effect']}", **self.spelled({**ABSENT, **facts}))

    def card_kind(self, card: Mapping[str, Any]) -> str:
        """`military world (Genes), defense 2`."""
        military = card.get("military", False)
        kind = self.say("term-military-world" if military else f"term-{card['type']}")
        if card["type"] == "world":
            colour = self.say("good-" + card["good"]) if card["good"] else self.say("term-no-colour")
            kind += f" ({colour})"
        price = "defense" if military else "cost"
        return f"{kind}, {self.say(f'term-{price}')} {card[price]}"

    def card_icons(self, card: Mapping[str, Any]) -> list[str]:
        """`1 Chromosome icon`, `Uplift`: what other cards may count."""
        icons = [self.fact(f"icons-{icon}", count) for icon, count in card["icons"].items() if count]
        return icons + [self.say(f"keyword-{keyword}") for keyword in card["keywords"]]

    def card_in_short(self, card: Mapping[str, Any]) -> str:
        """`military world (Genes), defense 2, 1 VP, income 1, 1 Chromosome icon, Uplift`."""
        parts = [self.card_kind(card)]
        variable = {power["phase"] for power in card["powers"]}
        if card["vp"]:
            parts.append(self.say("terminal-points", vp=card["vp"]))
        if "score" in variable:
            parts.append(self.say("fact-variable-vp"))
        if card["income"]:
            parts.append(f"{self.say('term-income')} {card['income']}")
        if "income" in variable:
            parts.append(self.say("fact-variable-income"))
        return ", ".join(parts + self.card_icons(card))

    def card_lines(self, card: Mapping[str, Any]) -> list[str]:
        """Its powers, then what is not sure about it."""
        lines = [self._marked(card, power) for power in card["powers"]] or [self.say("term-no-powers")]
        sure = self.confidence(card)
        if sure:
            lines.append(self.say("fact-confidence", values=sure))
        if "maybe" in card:
            lines.append(self.say("fact-maybe", name=card["maybe"]))
        return lines

    def _marked(self, card: Mapping[str, Any], power: Mapping[str, Any]) -> str:
        """A power, with its own confidence behind it where that is not the card's."""
        sure = card["field_confidence"].get(power["effect"], card["confidence"])
        said = self.power(power)
        return said if sure == card["confidence"] else f"{said} [{self.say(f'confidence-{sure}')}]"

    def confidence(self, card: Mapping[str, Any]) -> str:
        """How sure the card's values are, powers apart: `name (inferred); everything else (checked)`; "" if all are."""
        overall = card["confidence"]
        effects = {power["effect"] for power in card["powers"]}
        apart: dict[str, list[str]] = {}
        for field, sure in card["field_confidence"].items():
            if sure != overall and field not in effects:
                apart.setdefault(sure, []).append(field)
        if not apart:
            return "" if overall == VERIFIED else self.say(f"confidence-{overall}")
        parts = [(self._fields(fields), sure) for sure, fields in apart.items()]
        parts.append((self.say("field-rest"), overall))
        return "; ".join(f"{fields} ({self.say(f'confidence-{sure}')})" for fields, sure in parts)

    def _fields(self, fields: list[str]) -> str:
        """The words for fields; the three kinds of icons as one where all are meant."""
        if set(ICONS) <= set(fields):
            fields = [*(field for field in fields if field not in ICONS), "icons"]
        return ", ".join(self.say(f"field-{field}") for field in sorted(fields, key=FIELDS.index))
