"""What Race for the Galaxy alone says: the powers and scoring of its cards, actions, ways to settle."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from cosmodrome.core.choice import Choice
from cosmodrome.core.game import Game
from cosmodrome.games.race.box import card_list
from cosmodrome.words.message_trees import NAMES, NONE, SEATS, Facts, Grammar, Tree, Words, phrase, row

ABSENT: Final[dict[str, int | str]] = {
    "good": "any", "keyword": NONE, "production": "any", "phase": NONE, "scope": "all_worlds",
    "military": False, "amount": 0, "cards": 0, "vp": 0, "times": 1, "goods_per_use": 1, "cost": 0, "chips": 0,
}  # fmt: skip
"""What powers and scoring lines mean where they say nothing."""
RENAMED: Final = {
    "only_good": "good",
    "except_good": "good",
    "only_keyword": "keyword",
    "per_keyword": "keyword",
    "has_power": "phase",
}
"""Fields of theirs that are told under another name."""


def stated(rule: Facts) -> dict[str, Any]:
    """A power or scoring line with everything it leaves out put in."""
    return ABSENT | {RENAMED.get(name, name): fact for name, fact in rule.items() if fact not in (None, "")}


def scoring_id(line: Facts) -> str:
    """The message of a scoring line: what it counts, then the filters it has, as in `score-world-military-keyword`."""
    filters = {
        "good": "good",
        "production": "production",
        "military": "military",
        "cost": "cost",
        "keyword": "keyword",
        "has_power": "power",
    }
    told = [called for name, called in filters.items() if line.get(name)]
    if "good" in told and "production" in told:  # one message tells of both
        told.remove("production")
    return "-".join(["score", line["per"], *told])


def counts_others(line: Facts, before: Iterable[Facts]) -> bool:
    """Whether lines above may have taken some of the cards this line is for, so that it says "other"."""
    return any(above["per"] == "card" or line["per"] in (above["per"], "card") for above in before)


def power(facts: Facts) -> Tree:
    """One sentence for a power from a card's facts."""
    return phrase(f"power-{facts['phase']}-{facts['effect']}", **stated(facts))


def scoring(lines: Sequence[Facts]) -> list[Tree]:
    """A sentence for each scoring line of a card."""
    return [
        phrase(scoring_id(line), **stated(line), other=counts_others(line, lines[:at]))
        for at, line in enumerate(lines)
    ]


class RaceWords(Words):
    """A choice of a card also tells its good and, of several uses of it in Consume, which one."""

    grammar = Grammar(
        NAMES | {
            "world": [""], "worlds": [""], "good": ["good-"], "keyword": ["keyword-"], "action": ["action-"],
            "source": ["", "part-", "good-", "goal-"], "against": ["good-", "keyword-"],
            "goal": ["goal-"], "goals": ["goal-"],
        },
        [*SEATS, "bonus", "loser"],
        several={"action": " + "},
        by_seat={"scores": "points", "actions": "action"},
        subjects={"act": ["action"], "guess": ["number"]},
        also=[[("vp", "fact-way-gain")], [("needless", "fact-needless")]],
    )  # fmt: skip

    def every_card(self, game: Game[Any]) -> list[dict[str, Any]]:
        return [card.facts() for card in card_list("first")]

    def card(self, card: Facts) -> Facts:
        powers = [{**each, "said": power(each)} for each in card["powers"]]
        lines = card.get("end_game_vp") or ()
        told = [{**line, "said": tree} for line, tree in zip(lines, scoring(lines), strict=True)]
        uses = [each["said"] for each in powers if each["phase"] == "consume"] or [NONE]
        chosen = [{"good": card.get("good"), "power": use} for use in uses]
        return {**card, "powers": powers, "chosen": chosen} | ({"end_game_vp": told} if told else {})

    def in_short(self, card: Facts) -> Tree:
        """`production world (Novelty), cost 2, 1 VP`."""
        kinds = [f"{card['production']}-world"] if card.get("production") else []
        if card.get("military"):
            kinds.append("military-world")
        parts: list[Tree] = [f"term-{kind}" for kind in kinds or [card["type"]]]
        if card.get("good"):
            parts[0] = row("", [parts[0], " (", f"good-{card['good']}", ")"])
        price = "defense" if "defense" in card else "cost"
        parts.append(row(" ", [f"term-{price}", card[price]]))
        by_rule = card.get("end_game_vp")
        parts.append("terminal-points-by-rule" if by_rule else phrase("terminal-points", vp=card["vp"]))
        return row(", ", [*parts, *(f"keyword-{keyword}" for keyword in card.get("keywords", ()))])

    def lines(self, card: Facts) -> list[Tree]:
        """Its powers under their phases, then its scoring."""
        lines: list[Tree] = [row(": ", [f"phase-{each['phase']}", power(each)]) for each in card["powers"]]
        if card.get("end_game_vp"):
            lines.append(row(": ", ["term-scoring", row(" ", scoring(card["end_game_vp"]))]))
        return lines or ["term-no-powers"]

    def in_brief(self, card: Facts) -> list[Tree]:
        """Its powers, a phase named once, then its scoring. That a production world produces is in its kind."""
        said: dict[str, list[Tree]] = {}
        for each in card["powers"]:
            if not (card.get("production") == "production" and each["effect"] == "produce_here"):
                said.setdefault(each["phase"], []).append(power(each))
        brief: list[Tree] = [row(": ", [f"phase-{phase}", row(" ", each)]) for phase, each in said.items()]
        return [*brief, *scoring(card.get("end_game_vp") or ())]

    def choice_help(self, choice: Choice) -> str:
        return f"action-{choice.subject}-help" if choice.verb == "act" else ""
