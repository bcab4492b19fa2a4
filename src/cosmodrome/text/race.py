"""What Race for the Galaxy alone says: the powers and scoring of its cards, actions, ways to settle."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Verdict
from cosmodrome.games.race.cards import BASE, NEW_START_WORLDS
from cosmodrome.text.speak import FAMILIES, NONE, SEATS, Speaker, player

ABSENT: Final[dict[str, int | str]] = {
    "good": "any", "keyword": NONE, "production": "any", "phase": NONE, "scope": "all_worlds",
    "amount": 0, "cards": 0, "vp": 0, "times": 1, "goods_per_use": 1, "cost": 0, "chips": 0,
}  # fmt: skip
"""What powers and scoring lines mean where they say nothing."""


def stated(rule: Mapping[str, Any]) -> dict[str, Any]:
    """A power or scoring line with everything it leaves out put in."""
    given = {
        RaceSpeaker.renamed.get(name, name): fact for name, fact in rule.items() if fact not in (None, "")
    }
    return {**ABSENT, **given}


def scoring_id(line: Mapping[str, Any]) -> str:
    """The message of a scoring line: what it counts, then the filters it has, as in `score-world-military-keyword`."""
    filters = {
        "good": "good",
        "military": "military",
        "cost": "cost",
        "keyword": "keyword",
        "has_power": "power",
    }
    return "-".join(["score", line["per"], *(called for name, called in filters.items() if line.get(name))])


def counts_others(line: Mapping[str, Any], before: Iterable[Mapping[str, Any]]) -> bool:
    """Whether lines above may have taken some of the cards this line is for, so that it says "other"."""
    return any(line["per"] in (above["per"], "card") for above in before)


class RaceSpeaker(Speaker):
    """`actions` becomes "Ana: Develop; Ben: Explore +5 + Settle". `only_good` and `except_good` are told as `good`,
    `only_keyword` as `keyword`, `has_power` as `phase`; what a power or scoring line leaves out counts as in ABSENT.
    """

    families = FAMILIES | {
        "world": ("",), "worlds": ("",), "good": ("good-",), "keyword": ("keyword-",), "action": ("action-",),
        "source": ("", "part-", "good-"),
    }  # fmt: skip
    seats = (*SEATS, "bonus")
    renamed = {"only_good": "good", "except_good": "good", "only_keyword": "keyword", "has_power": "phase"}

    def every_card(self) -> list[dict[str, Any]]:
        return [card.facts() for card in (*BASE, *NEW_START_WORLDS)]

    def listed(self, field: str, fact: Sequence[Any], players: Sequence[str]) -> dict[str, int | str]:
        if field == "actions":
            each = [" + ".join(self.named("action", action) for action in chosen) for chosen in fact]
            return {
                field: "; ".join(f"{player(players, seat)}: {chosen}" for seat, chosen in enumerate(each))
            }
        return super().listed(field, fact, players)

    def button_said(
        self, verb: str, subject: str, question: Mapping[str, Any], args: dict[str, int | str]
    ) -> str:
        message = f"do-{verb}"
        if verb == "act":
            args["action"] = " + ".join(self.named("action", action) for action in subject.split("+"))
        elif verb == "guess":
            args["number"] = int(subject)
        elif verb == "by":
            message = f"do-by-{subject}"
            args |= self.about_card(str(question["about"]))
        else:
            args |= self.about_card(subject)
        return self.say(message, **args)

    def verdict(self, verdict: Verdict | Mapping[str, Any]) -> str:
        """What a card would cost now, or why it may not be placed; of a way to place a world also what it brings."""
        facts = verdict["facts"] if isinstance(verdict, Mapping) else verdict.facts
        said = [super().verdict(verdict)]
        if "vp" in facts:
            said.append(self.say("fact-way-gain", **self.spelled({"amount": facts["vp"]})))
        if "needless" in facts:
            said.append(self.say("fact-needless"))
        return "; ".join(said)

    def about_card(self, subject: str) -> dict[str, int | str]:
        """Arguments about a card, or about the Consume power that a `use` choice names."""
        if not subject:
            return {}
        name, _, which = subject.partition("#")
        card = self.cards.get(name, {})
        args = self.spelled({"card": name, "good": card.get("good")})
        powers = [power for power in card.get("powers", ()) if power["phase"] == "consume"]
        number = int(which or 1)
        args["power"] = self.power(powers[number - 1]) if number <= len(powers) else NONE
        return args

    def power(self, power: Mapping[str, Any]) -> str:
        """One sentence for a power from a card's facts."""
        return self.say(f"power-{power['phase']}-{power['effect']}", **self.spelled(stated(power)))

    def score_line(self, line: Mapping[str, Any], before: Iterable[Mapping[str, Any]] = ()) -> str:
        """One sentence for a scoring line; `before` are the lines above it on the card."""
        full = {**stated(line), "other": counts_others(line, before)}
        return self.say(scoring_id(line), **self.spelled(full))

    def scoring(self, lines: Sequence[Mapping[str, Any]]) -> list[str]:
        """All scoring lines of a card."""
        return [self.score_line(line, lines[:at]) for at, line in enumerate(lines)]

    def card_in_short(self, card: Mapping[str, Any]) -> str:
        """`production world (Novelty), cost 2, 1 VP`."""
        good = f" ({self.say('good-' + card['good'])})" if card.get("good") else ""
        kinds = [f"{card['production']}-world"] if card.get("production") else []
        if card.get("military"):
            kinds.append("military-world")
        parts = [self.say(f"term-{kind}") for kind in kinds or [card["type"]]]
        parts[0] += good
        price = "defense" if "defense" in card else "cost"
        parts.append(f"{self.say(f'term-{price}')} {card[price]}")
        if card.get("end_game_vp"):
            parts.append(self.say("terminal-points-by-rule"))
        else:
            parts.append(self.say("terminal-points", vp=card["vp"]))
        parts += [self.say(f"keyword-{keyword}") for keyword in card.get("keywords", ())]
        return ", ".join(parts)

    def card_lines(self, card: Mapping[str, Any]) -> list[str]:
        """Its powers under their phases, then its scoring."""
        lines = [f"{self.say('phase-' + power['phase'])}: {self.power(power)}" for power in card["powers"]]
        scoring = card.get("end_game_vp", ())
        if scoring:
            lines.append(f"{self.say('term-scoring')}: {' '.join(self.scoring(scoring))}")
        return lines or [self.say("term-no-powers")]

    def choice_help(self, choice: Choice) -> str:
        return f"action-{choice.subject}-help" if choice.verb == "act" else ""
