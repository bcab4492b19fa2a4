"""Events, questions, choices, refusals and powers said in words, in the reader's language.

The page says the same things from the same files, so what follows is an agreement, not a detail.

**Which message.** An id is put together from a family and the game's own name, taken as it stands (an effect
keeps its underscores): `ask-pay`, `do-place`, `reason-costs`, `power-explore-draw_extra`. For an event: its tag
with `-you` when its `seat` is the reader's; else with `-hidden` when there is such a message and a field of the
event is null; else bare.

**Which arguments.** `spelled` makes them from facts by the name and the type of each field:

- a number stays a number; a boolean becomes "yes" or "no"; null and "" become "none";
- a name of something becomes the word for it, and `<field>_id` keeps the name itself, for selectors: cards (`card`,
  `world`) by their printed names; `good`, `phase`, `keyword` by the messages good-, phase-, keyword-; `why` and
  `about` by a card's name or the message cause-; an `action` by action-. Behind `#` stands which power of a card
  is meant; the word is the card's name all the same;
- a list of such names becomes one text, joined by ", ", and `<field>_count` its length (`causes`: messages end-);
- `seat` becomes `player`, the name of who sits there; lists of seats (`bonus`, `winners`) are joined like cards;
  `scores` becomes "Ana 31, Ben 28" and `actions` "Ana: Develop; Ben: Explore +5 + Settle";
- an `amount` also gives `signed`, "+2" or "−1"; `only_good` and `except_good` are told as `good`, `only_keyword`
  as `keyword`, `has_power` as `phase`.

What a power or a scoring line leaves out counts as in ABSENT.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.event import Event
from cosmodrome.games.race.cards import BASE, NEW_START_WORLDS

LANGUAGES: Final = ("en", "es", "pl")
"""The first one is spoken where another lacks a message."""
MESSAGES: Final = Path(__file__).parent / "messages"
SHARED: Final = ("table", "terminal")
"""Files that belong to no game."""
NONE: Final = "none"

ABSENT: Final[dict[str, int | str]] = {
    "good": "any", "keyword": NONE, "production": "any", "phase": NONE, "scope": "all_worlds",
    "amount": 0, "cards": 0, "vp": 0, "times": 1, "goods_per_use": 1, "cost": 0, "chips": 0,
}  # fmt: skip
"""What powers and scoring lines mean where they say nothing."""

RENAMED: Final = {
    "only_good": "good",
    "except_good": "good",
    "only_keyword": "keyword",
    "has_power": "phase",
}
FAMILIES: Final = {
    "card": ("",), "world": ("",), "cards": ("",), "worlds": ("",), "paid": ("",), "discarded": ("",),
    "good": ("good-",), "phase": ("phase-",), "keyword": ("keyword-",), "action": ("action-",), "causes": ("end-",),
    "why": ("", "cause-"), "about": ("", "cause-"), "source": ("", "part-", "good-"),
}  # fmt: skip
"""For each field that names something: where its word is found. "" are the card names, the others messages."""
SEATS: Final = ("bonus", "winners")

Word = Callable[[str, str], str | None]
"""(family, name) to the word for it, or None."""


def signed(amount: int) -> str:
    """`+2` or, with a true minus sign, `−1`."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def spelled(facts: Mapping[str, Any], word: Word, players: Sequence[str] = ()) -> dict[str, int | str]:
    """The arguments of a message from the facts of an event, power, question or refusal; see the module's text."""

    def named(field: str, name: str) -> str:
        for family in FAMILIES[field]:
            found = word(family, name.partition("#")[0])
            if found is not None:
                return found
        return name

    def player(seat: int) -> str:
        return players[seat] if seat < len(players) else str(seat + 1)

    told: dict[str, int | str] = {}
    for given, fact in facts.items():
        field = RENAMED.get(given, given)
        if isinstance(fact, bool):
            told[field] = "yes" if fact else "no"
        elif field == "seat":
            told["player"] = player(fact)
        elif field == "scores":
            told[field] = ", ".join(f"{player(seat)} {score}" for seat, score in enumerate(fact))
        elif field == "actions":
            each = [" + ".join(named("action", action) for action in chosen) for chosen in fact]
            told[field] = "; ".join(f"{player(seat)}: {chosen}" for seat, chosen in enumerate(each))
        elif isinstance(fact, list | tuple):
            if field in SEATS or field in FAMILIES:
                said = [player(one) if field in SEATS else named(field, one) for one in fact]
                told[field] = ", ".join(said)
                told[field + "_count"] = len(fact)
        elif fact is None or fact == "":
            told[field] = told[field + "_id"] = NONE
        elif isinstance(fact, str) and field in FAMILIES:
            told[field] = named(field, fact)
            told[field + "_id"] = fact
        else:
            told[field] = fact
        if field == "amount":
            told["signed"] = signed(fact)
    return told


def stated(rule: Mapping[str, Any]) -> dict[str, Any]:
    """A power or scoring line with everything it leaves out put in."""
    given = {RENAMED.get(name, name): fact for name, fact in rule.items() if fact not in (None, "")}
    return {**ABSENT, **given}


def scoring_id(line: Mapping[str, Any]) -> str:
    """The message of a scoring line: what it counts, then the filters it has, as in `score-world-military-keyword`."""
    filters = {"good": "good", "military": "military", "cost": "cost", "keyword": "keyword", "has_power": "power"}
    return "-".join(["score", line["per"], *(called for name, called in filters.items() if line.get(name))])


def counts_others(line: Mapping[str, Any], before: Iterable[Mapping[str, Any]]) -> bool:
    """Whether lines above may have taken some of the cards this line is for, so that it says "other"."""
    return any(line["per"] in (above["per"], "card") for above in before)


@cache
def bundles(language: str, game: str) -> list[FluentBundle]:
    """The language's messages and, behind it, English."""
    spoken = [language] if language == LANGUAGES[0] else [language, LANGUAGES[0]]
    found = []
    for code in spoken:
        bundle = FluentBundle([code], use_isolating=False)
        for name in (*SHARED, game):
            path = MESSAGES / code / f"{name}.ftl"
            if path.exists():
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        found.append(bundle)
    return found


class Speaker:
    """Says things about one game in one language.

    `cards` are card facts (of the edition played, if it matters); without them, all of this game's cards.
    A strict speaker raises where another would fall back to English and, at last, to the bare id.
    """

    def __init__(
        self, language: str, game: str = "race", cards: Iterable[Mapping[str, Any]] = (), strict: bool = False
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language {language!r} is not one of {', '.join(LANGUAGES)}")
        self.language = language
        self.strict = strict
        self.bundles = bundles(language, game)
        known = list(cards) or [card.facts() for card in (*BASE, *NEW_START_WORLDS)]
        self.cards = {str(card["id"]): card for card in known}

    def has(self, message: str) -> bool:
        return self.bundles[0].has_message(message)

    def say(self, message: str, **args: int | str) -> str:
        """The message with its arguments. A strict speaker raises KeyError or ValueError where it cannot."""
        for bundle in self.bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, args)
                    if errors and self.strict:
                        raise ValueError(f"{self.language}: {message}: {errors}")
                    return str(text)
            if self.strict:
                raise KeyError(f"{self.language}: no message {message}")
        return message

    def word(self, family: str, name: str) -> str | None:
        """What `spelled` asks: the printed name of a card, or the message of a name in a family."""
        if not family:
            return str(self.cards[name]["name"]) if name in self.cards else None
        return self.say(family + name) if self.has(family + name) else None

    def spelled(self, facts: Mapping[str, Any], players: Sequence[str] = ()) -> dict[str, int | str]:
        return spelled(facts, self.word, players)

    def event(self, event: Event | Mapping[str, Any], viewer: int | None, players: Sequence[str]) -> str:
        """What happened, as `viewer` reads it; `players` are the names by seat. Takes the JSON form as well."""
        facts = dict(event) if isinstance(event, Mapping) else msgspec.to_builtins(event)
        tag = facts.pop("event")
        if viewer is not None and facts.get("seat") == viewer:
            message = f"{tag}-you"
        elif None in facts.values() and self.has(f"{tag}-hidden"):
            message = f"{tag}-hidden"
        else:
            message = tag
        return self.say(message, **self.spelled(facts, players))

    def ask(self, decision: Decision | Mapping[str, Any]) -> str:
        """The sentence that says what is asked now."""
        told = _facts(decision, "purpose", "about", "more")
        return self.say(f"ask-{told['purpose']}", **self.spelled(told))

    def wait(self, phase: str, players: Sequence[str]) -> str:
        """Who is still to answer in this phase."""
        return self.say(f"wait-{phase}", players=", ".join(players), players_count=len(players))

    def button(
        self,
        choice: Choice | Mapping[str, Any],
        decision: Decision | Mapping[str, Any] | None = None,
        verdict: Verdict | Mapping[str, Any] | None = None,
    ) -> str:
        """A choice as a button, worded with its effect; the verdict on its card adds the price."""
        verb, subject = _facts(choice, "verb", "subject").values()
        question = {"purpose": "", "about": ""} if decision is None else _facts(decision, "purpose", "about")
        reason, facts = ("", {}) if verdict is None else _facts(verdict, "reason", "facts").values()
        args = self.spelled({"price": 0, **question, "reason": reason, **facts})
        message = f"do-{verb}"
        if verb == "act":
            args["action"] = " + ".join(self.word("action-", action) or action for action in subject.split("+"))
        elif verb == "guess":
            args["number"] = int(subject)
        elif verb == "by":
            message = f"do-by-{subject}"
            args |= self.about_card(str(question["about"]))
        elif subject:
            args |= self.about_card(subject)
        return self.say(message, **args)

    def about_card(self, subject: str) -> dict[str, int | str]:
        """Arguments about a card, or about the Consume power that a `use` choice names."""
        name, _, which = subject.partition("#")
        card = self.cards.get(name, {})
        args = self.spelled({"card": name, "good": card.get("good")})
        powers = [power for power in card.get("powers", ()) if power["phase"] == "consume"]
        number = int(which or 1)
        args["power"] = self.power(powers[number - 1]) if number <= len(powers) else NONE
        return args

    def batch(self, decision: Decision | Mapping[str, Any], count: int) -> str:
        """The button that sends `count` ticked cards as one answer."""
        told = _facts(decision, "purpose", "about", "more")
        return self.say(f"do-batch-{told['purpose']}", **self.spelled({**told, "count": count}))

    def refusal(self, refusal: NotAllowed) -> str:
        """Why an answer was not taken."""
        return self.say(f"reason-{refusal.reason}", **self.spelled(refusal.facts))

    def verdict(self, verdict: Verdict | Mapping[str, Any]) -> str:
        """What a card would cost now, or why it may not be placed; short, to stand under the card."""
        told = _facts(verdict, "reason", "facts")
        return self.say(f"reason-{told['reason']}", **self.spelled(told["facts"]))

    def sum(self, parts: Iterable[Sequence[Any]]) -> str:
        """The arithmetic of a price or strength: `cost 3, Mining Robots −1`."""
        said = []
        for at, (source, amount) in enumerate(parts):
            word = self.spelled({"source": source})["source"]
            said.append(f"{word} {signed(amount) if at else amount}")
        return ", ".join(said)

    def power(self, power: Mapping[str, Any]) -> str:
        """One sentence for a power from a card's facts."""
        full = stated(power)
        return self.say(f"power-{power['phase']}-{power['effect']}", **self.spelled(full))

    def score_line(self, line: Mapping[str, Any], before: Iterable[Mapping[str, Any]] = ()) -> str:
        """One sentence for a scoring line; `before` are the lines above it on the card."""
        full = {**stated(line), "other": counts_others(line, before)}
        return self.say(scoring_id(line), **self.spelled(full))

    def scoring(self, lines: Sequence[Mapping[str, Any]]) -> list[str]:
        """All scoring lines of a card."""
        return [self.score_line(line, lines[:at]) for at, line in enumerate(lines)]


def _facts(told: object, *fields: str) -> dict[str, Any]:
    """Fields of an object or of its JSON form, in this order."""
    if isinstance(told, Mapping):
        return {field: told[field] for field in fields}
    return {field: getattr(told, field) for field in fields}
