"""What Pocket Mars alone says: what cards and buildings do, players beyond the seats, choices that name several things.

Beside the usual arguments, an event with both `seat` and `owner` tells `own`, "yes" where they are the same; so does a
button that moves a colonist of `owner`. A button also tells `solo`, and of what its subject is put together:
`owner`, `up`, `down`, `building`, `slot` (from 1). A card lying face down is told by `colour` and, where it is
known, `card`: facts of the verdict on it, or of one made up for the button. An effect's words are told apart as
`n`, `from`, `to`, `whose`, `way` and `where`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, Verdict
from cosmodrome.text.speak import FAMILIES, NONE, SEATS, Speaker, yes

WHOSE: Final = ("building-", "", "cause-")
"""Cards share the speaker with buildings, whose names are not English everywhere: these are asked first."""
EFFECT_WORDS: Final = {"source": "from", "owner": "whose", "building": "where"}
"""Fields of effects whose names mean something else in events."""
ABSENT: Final[dict[str, int | str]] = {
    "cost": 0,
    "card": NONE,
    "card_id": NONE,
    "colour": NONE,
    "colour_id": NONE,
}
"""What a button is told where no verdict tells it."""
SUBJECTS: Final[dict[str, tuple[str, ...]]] = {
    "other": ("owner", "slot"), "discard-other": ("owner", "slot"), "take": ("slot",), "peek": ("owner",),
    "promote": ("owner", "building"), "demote": ("owner", "building"), "swap": ("up", "down", "building"),
    "place": ("building",), "swap-cards": ("building",), "cover": ("building",),
}  # fmt: skip
"""What the subjects of choices are put together of; those of all others are cards."""


class PocketMarsSpeaker(Speaker):
    """In a solo game the automa is player 1: it has a name of its own where only one player is named."""

    families = FAMILIES | {
        "why": WHOSE, "about": WHOSE, "source": ("part-", "source-"), "building": ("building-",),
        "colour": ("colour-",), "colours": ("colour-",),
    }  # fmt: skip
    seats = (*SEATS, "owner", "up", "down")

    def with_name(self, card: Mapping[str, Any]) -> Mapping[str, Any]:
        """A building is called by its colour's message."""
        if card["type"] != "building":
            return super().with_name(card)
        return {**card, "name": self.say(f"building-{card['id']}"), "english": card["name"]}

    def everyone(self, players: Sequence[str] = ()) -> Sequence[str]:
        """The names of all players, the automa of a solo game included."""
        named = players or self.seated
        return [*named, self.say("term-automa")] if len(named) == 1 else named

    def spelled(
        self, facts: Mapping[str, Any], players: Sequence[str] = (), viewer: int | None = None
    ) -> dict[str, int | str]:
        spelled = super().spelled(facts, self.everyone(players), viewer)
        if "seat" in facts and "owner" in facts:
            spelled["own"] = yes(facts["seat"] == facts["owner"])
        return spelled

    def button(
        self,
        choice: Choice | Mapping[str, Any],
        decision: Decision | Mapping[str, Any] | None = None,
        verdict: Verdict | Mapping[str, Any] | None = None,
    ) -> str:
        answer = choice if isinstance(choice, Mapping) else {"verb": choice.verb, "subject": choice.subject}
        if answer["verb"] not in ("promote", "demote") or decision is None:
            return super().button(choice, decision, verdict)
        seat = decision["seat"] if isinstance(decision, Mapping) else decision.seat
        facts = {"seat": seat, **subject_facts(answer["verb"], answer["subject"])}
        return self.say(f"do-{answer['verb']}", **self.spelled(facts))

    def button_said(
        self, verb: str, subject: str, question: Mapping[str, Any], args: dict[str, int | str]
    ) -> str:
        about = self.spelled(subject_facts(verb, subject))
        if verb == "other" and "building_id" in args:
            about |= self.spelled({"colour": args["building_id"]})
        return self.say(f"do-{verb}", **ABSENT | args | about | {"solo": yes(len(self.seated) == 1)})

    def effect(self, power: Mapping[str, Any]) -> str:
        """One effect of a card or building, as a part of a sentence."""
        facts = {EFFECT_WORDS.get(name, name): fact for name, fact in power.items()}
        return self.say(f"effect-{power['effect']}", **facts)

    def action(self, half: str, action: Mapping[str, Any]) -> str:
        """`Prep, for 1 energy: launch 2 colonists.`; `half` is hand or prep."""
        return f"{', '.join([self.say(f'phase-{half}'), *self.terms(action)])}: {self.effects(action['effects'])}."

    def terms(self, action: Mapping[str, Any]) -> list[str]:
        """The cost and the condition of an action, whichever it has."""
        parts = []
        if action["cost"]:
            parts.append(self.say("cost-energy", cost=action["cost"]))
        condition = action["condition"]
        if condition is not None:
            parts.append(self.say(f"condition-{condition['if']}", **self.spelled(condition)))
        return parts

    def effects(self, effects: Iterable[Mapping[str, Any]]) -> str:
        return ", ".join(self.effect(power) for power in effects)

    def card_in_short(self, card: Mapping[str, Any]) -> str:
        """`Water, number 2`."""
        if card["type"] == "building":
            return self.say("fact-building", number=card["value"])
        return self.say("fact-card", value=card["value"], **self.spelled({"colour": card["colour"]}))

    def card_lines(self, card: Mapping[str, Any]) -> list[str]:
        """Both actions, then what of the card is attested; of a building its ability."""
        if card["type"] == "building":
            return [f"{self.say('phase-ability')}: {self.effects(card['powers'])}."]
        return [*(self.action(half, card[half]) for half in ("hand", "prep")), *self.marks(card)]

    def marks(self, card: Mapping[str, Any]) -> list[str]:
        """What is attested of a card and what is our own; nothing where a table's own deck tells it."""
        if not card["attested"]:
            return [self.say("fact-all-reconstructed")] if card["reconstructed"] else []
        return [
            self.say(f"fact-{mark}", values=", ".join(self.say(f"field-{field}") for field in card[mark]))
            for mark in ("attested", "reconstructed")
            if card[mark]
        ]


def subject_facts(verb: str, subject: str) -> dict[str, int | str]:
    """What the subject of a choice names, as facts: numbers for players, slots from 1."""
    if verb not in SUBJECTS:
        return {"card": subject} if subject else {}
    fields = SUBJECTS[verb]
    facts: dict[str, int | str] = {}
    for field, part in zip(fields, subject.split("-"), strict=True):
        facts[field] = part if field == "building" else int(part) + (field == "slot")
    return facts
