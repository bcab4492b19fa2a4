"""What is said, in a language: trees of messages rendered by Fluent, in the terminal and wherever the server speaks.

The page renders the same trees from the same files; its twin is `web/src/words/render.ts`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import gcd
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cosmodrome import games
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.event import Event
from cosmodrome.core.game import Game
from cosmodrome.words import plain
from cosmodrome.words.message_trees import NONE, Facts, Tree, Words, is_tree

if TYPE_CHECKING:
    from cosmodrome.words.bundle import Bundle
LANGUAGES: Final = ("en", "es", "pl")
"""The first one is spoken where another lacks a message."""
MESSAGES: Final = Path(__file__).parent / "messages"
"""Those of no game; a game's own lie in its package, `games/<game>/messages/<language>.ftl`."""
SHARED: Final = ("table", "terminal", "names")
"""Their files; `names` are those of cards, which a reader may want in English whatever else is said."""
OF_SEVERAL: Final = "games"
"""The file of what several games say alike: a game that says it otherwise has its own."""

WATCHES: Final = -2
"""Whoever reads without a seat."""
FRACTIONS: Final = {
    (1, 6): "⅙", (1, 4): "¼", (1, 3): "⅓", (1, 2): "½", (2, 3): "⅔", (3, 4): "¾", (5, 6): "⅚",
}  # fmt: skip
"""In their least terms."""


def signed(amount: int) -> str:
    """`+2` or, with a true minus sign, `−1`."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def points(score: int, parts: int) -> str:
    """A score as points, of which each is so many parts: `57½` or `12 5/12`, with a true minus sign."""
    whole, rest = divmod(abs(score), parts)
    by = gcd(rest, parts)
    fraction = FRACTIONS.get((rest // by, parts // by), f" {rest}/{parts}") if rest else ""
    text = f"{whole or ''}{fraction}".strip() if fraction else str(whole)
    return f"−{text}" if score < 0 else text


@cache
def messages_of(game: str, language: str) -> str:
    """The text of a game's own messages in a language, then of those that several games say alike.

    Of two with one name the first counts. Empty where the game has none of its own.
    """
    file = files(games).joinpath(game, "messages", f"{language}.ftl")
    if not file.is_file():
        return ""
    alike = (MESSAGES / language / f"{OF_SEVERAL}.ftl").read_text(encoding="utf-8")
    # Nobody who is sent them reads their comments.
    return re.sub(r"(?m)^#.*\n|^\n", "", f"{file.read_text(encoding='utf-8')}\n{alike}")


def texts_of(game: str, language: str) -> list[str]:
    """A game's messages for a reader of a language: its own and, where they lack any, the English ones."""
    own, english = messages_of(game, language), messages_of(game, LANGUAGES[0])
    complete = _named_in(own) >= _named_in(english)
    return [own] if complete else [own, english]


def _named_in(text: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def bundles(language: str, game: str, names: str = "") -> list[Bundle]:
    """The language's messages, with names of cards in the language of `names`; behind it, English."""
    spoken = [language] if language == LANGUAGES[0] else [language, LANGUAGES[0]]
    return [bundle(code, game, names or code) for code in spoken]


@cache
def bundle(code: str, game: str, names: str) -> Bundle:
    """The messages of one language: those of no game, and a game's own."""
    from cosmodrome.words.bundle import Bundle  # takes a while, and a server may never need it

    shared = (MESSAGES / (names if name == "names" else code) / f"{name}.ftl" for name in SHARED)
    return Bundle(code, [*(file.read_text(encoding="utf-8") for file in shared), messages_of(game, code)])


@cache
def called(bot: str) -> frozenset[str]:
    """What a bot is called: its own name, and that in every language."""
    names = {bot}
    for code in LANGUAGES:
        (spoken, *_) = bundles(code, "")
        names.add(spoken.say("bot-name", {"bot": bot})[0])
    return frozenset(names)


def message_text(language: str, message: str, **given: str | int) -> str:
    """A message of no game, in a language."""
    for spoken in bundles(language, ""):
        if spoken.has(message):
            return spoken.say(message, given)[0]
    return plain.sentence(message, given)


def name_id(name: str) -> str:
    """The message that translates the English name of a card: `name-lifeforms_inc`.

    An owner's card that is called otherwise finds none, and keeps its name.
    """
    return "name-" + re.sub(r"[^a-z0-9]+", "_", re.sub("[’']", "", name.lower())).strip("_")


def one_full_stop(text: str, names: Iterable[object]) -> str:
    """The text; a name in it that ends with a full stop, such as "Lifeforms, Inc.", ends its sentence too."""
    for name in names:
        if isinstance(name, str) and name.endswith("."):
            text = text.replace(f"{name}.", name)
    return text


class Speaker:
    """Says things about one game in one language.

    `cards` are card facts (of the edition played, if it matters); without them, all cards of the game.
    A strict speaker raises where another would fall back to English and, at last, to plain words. With
    `english_names` cards are called as they are in English, whatever the language.
    """

    seated: Sequence[str] = ()
    """Who sits where, for answers, verdicts and refusals; empty where nobody has said."""
    reader: int | None = None
    """The seat of the reader of answers, verdicts and refusals; None where nobody has said."""

    def __init__(
        self,
        game: Game[Any],
        language: str,
        words: Words | None = None,
        cards: Iterable[Facts] = (),
        strict: bool = False,
        english_names: bool = False,
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language {language!r} is not one of {', '.join(LANGUAGES)}")
        self.played = game
        self.game = game.meta.id
        self.words = words or Words()
        self.grammar = self.words.grammar
        self.numbers = game.meta.numbers
        self.language = language
        self.strict = strict
        self.english_names = english_names
        self.bundles = bundles(language, self.game, LANGUAGES[0] if english_names else "")
        listed = list(cards) or self.words.every_card(game)
        self.cards = {str(card["id"]): self.with_name(self.words.card(card)) for card in listed}

    def with_name(self, card: Facts) -> Facts:
        """The card as it is told: with its name, and as `english` the one in English."""
        if (name := self.words.name(card)) is not None:
            if not isinstance(name, str):
                return {**card, "name": self.capital(name)}
            english = card.get("name") or self.capital(name, english=True)
            return {
                **card,
                "name": self.capital(name, self.english_names and "name" not in card),
                "english": english,
            }
        known = name_id(card["name"])
        found = self.bundles[0].has(known)
        return {**card, "name": self.say(known) if found else card["name"], "english": card["name"]}

    def capital(self, name: Tree, english: bool = False) -> str:
        """A name where it stands alone, for half of one begins with a small letter; a message alone also in English."""
        text = self.bundles[-1].say(name)[0] if english and isinstance(name, str) else self.render(name)
        return text[:1].upper() + text[1:]

    # --- messages

    def has(self, message: str) -> bool:
        """Whether there is such a message, in English at least."""
        return any(bundle.has(message) for bundle in self.bundles)

    def say(self, message: str, **args: int | str) -> str:
        """The message with its arguments and the numbers of the rules.

        A strict speaker raises KeyError or ValueError where it cannot.
        """
        for bundle in self.bundles:
            if bundle.has(message):
                text, errors = bundle.say(message, self.numbers, args)
                if errors and self.strict:
                    raise ValueError(f"{self.language}: {message}: {errors}")
                return one_full_stop(text, args.values())
            if self.strict:
                raise KeyError(f"{self.language}: no message {message}")
        return plain.sentence(message, args)

    def bot(self, named: str) -> str:
        """What a bot is called: `search@400` is "Search 400"."""
        bot, _, budget = named.partition("@")
        return f"{self.say('bot-name', bot=bot)} {budget}".rstrip()

    def fact(self, name: str, count: int) -> str:
        """A public number with its name: `Deck: 80`."""
        return self.say(f"fact-{name}", count=count)

    def points(self, score: int) -> str:
        """A score of the game in points."""
        return points(score, self.played.meta.parts_of_point)

    # --- trees

    def render(self, tree: Tree, players: Sequence[str] = (), viewer: int | None = None) -> str:
        """A tree in words; a bare text is a message where there is one. Whoever reads is named as inside a sentence."""
        if isinstance(tree, str):
            return self.say(tree) if self.has(tree) else tree
        if isinstance(tree, int):
            return str(tree)
        message, given = tree
        if isinstance(given, Mapping):
            args = self.spelled(given, players, viewer, "party-you")
            return self.say(message, **args) if message else str(next(iter(args.values())))
        return str(message).join(self.render(each, players, viewer) for each in given)

    def word(self, family: str, name: str) -> str | None:
        """The name of a card, printed or, as `card-<title>`, a message; or the message of a name in a family."""
        if not family:
            return str(self.cards[name]["name"]) if name in self.cards else None
        if not self.has(family + name):
            return None
        return (
            self.capital(family + name, self.english_names) if family == "card-" else self.say(family + name)
        )

    def named(self, field: str, name: str) -> str:
        """The word for a name in a field; the name itself where there is none."""
        for family in self.grammar.names.get(field, ()):
            found = self.word(family, name.partition("#")[0])
            if found is not None:
                return found
        return name

    def everyone(self, players: Sequence[str] = ()) -> Sequence[str]:
        """The names of all players: whom a game has beside a single one has a name of its own."""
        named = players or self.seated
        return [*named, self.say("term-automa")] if len(named) == 1 and self.has("term-automa") else named

    def spelled(
        self, facts: Facts, players: Sequence[str] = (), viewer: int | None = None, you: str = "ui-you"
    ) -> dict[str, int | str]:
        """The arguments of a message from its facts, as `words/message_trees.py` tells.

        Without a viewer they are for `reader`, who is called `you`.
        """
        viewer = self.reader if viewer is None else viewer
        players = self.everyone(players)

        def who(seat: int | None) -> str:
            if seat is None or seat < 0:
                return self.say("term-taker")
            mine = seat == viewer and (you != "ui-you" or seat < len(players))
            return self.say(you) if mine else player(players, seat)

        spelled: dict[str, int | str] = {}
        for field, fact in facts.items():
            if field in self.grammar.several and fact:
                names = fact.split("+")
                spelled[field] = self.grammar.several[field].join(self.named(field, name) for name in names)
                spelled[f"{field}_count"] = len(names)
            elif isinstance(fact, bool):
                spelled[field] = yes(fact)
            elif is_tree(fact):
                spelled[field] = self.render(fact, players, viewer)
            elif field == "seat":
                spelled["player"] = who(fact)
                spelled["player_you"] = yes(fact is not None and fact == viewer)
            elif fact is None or fact == "":
                spelled[field] = spelled[f"{field}_id"] = NONE
            elif field in self.grammar.by_seat and isinstance(fact, list | tuple):
                spelled[field] = self.by_seat(self.grammar.by_seat[field], fact, who)
            elif field in self.grammar.seats:
                seats = fact if isinstance(fact, list | tuple) else [fact]
                spelled[field] = ", ".join(map(who, seats))
                spelled[f"{field}_count"] = len(seats)
                spelled[f"{field}_you"] = yes(viewer in seats)
                spelled[f"{field}_self"] = yes(facts.get("seat") in seats)
            elif isinstance(fact, Mapping):
                if self._are_counts(fact):
                    spelled[field] = self.amounts(fact)
                    spelled[f"{field}_count"] = sum(fact.values())
            elif isinstance(fact, list | tuple):
                if field in self.grammar.names:
                    names = [name for name in fact if name != ""]
                    spelled[field] = ", ".join(self.named(field, name) for name in names) or self.nothing()
                    spelled[f"{field}_count"] = len(names)
            elif isinstance(fact, str):
                spelled[field] = self.named(field, fact)
                if field in self.grammar.names:
                    spelled[f"{field}_id"] = fact
            else:
                spelled[field] = fact
            if field == "amount" and not isinstance(fact, str):
                spelled["signed"] = signed(fact)
        return spelled

    def by_seat(self, of: str, facts: Sequence[Any], who: Callable[[int], str]) -> str:
        """What is told of each seat: `Ana 31, Ben 28`, or with names `Ana: Develop; Ben: Explore +5 + Settle`."""
        if of == "points":
            return ", ".join(f"{who(seat)} {self.points(score)}" for seat, score in enumerate(facts))
        if not of:
            return ", ".join(f"{who(seat)} {self.render(each)}" for seat, each in enumerate(facts))
        each = (" + ".join(self.named(of, name) for name in names) for names in facts)
        return "; ".join(f"{who(seat)}: {chosen}" for seat, chosen in enumerate(each))

    def _are_counts(self, fact: Facts) -> bool:
        """What two seats exchange is none, though it may come to nothing but who they are."""
        return all(isinstance(count, int) and name not in self.grammar.seats for name, count in fact.items())

    def amounts(self, counts: Facts) -> str:
        """Counts by name: `3 Industry, 1 Food and 2 ships`."""
        words = [self.say(f"amount-{name}", count=count) for name, count in counts.items()]
        if len(words) < 2:
            return words[0] if words else self.nothing()
        return self.say("amounts-and", first=", ".join(words[:-1]), last=words[-1])

    def nothing(self) -> str:
        return self.say("amounts-none") if self.has("amounts-none") else ""

    # --- what happens, and what is asked

    def event(self, event: Event | Facts, viewer: int | None, players: Sequence[str]) -> str:
        """What happened, as `viewer` reads it; `players` are the names by seat. Takes the JSON form as well."""
        facts = dict(event) if isinstance(event, Mapping) else msgspec.to_builtins(event)
        facts |= self.words.event(facts, viewer)
        tag = facts.pop("event")
        if viewer is not None and facts.get("seat") == viewer and (self.strict or self.has(f"{tag}-you")):
            message = f"{tag}-you"
        elif None in facts.values() and self.has(f"{tag}-hidden"):
            message = f"{tag}-hidden"
        else:
            message = tag
        return self.say(message, **self.spelled(facts, players, WATCHES if viewer is None else viewer))

    def ask(self, decision: Decision | Facts, verdicts: Sequence[Verdict] = ()) -> str:
        """The sentence that says what is asked now."""
        fields = _facts(decision, "purpose", "about", "beside", "more")
        card, field, message = self.grammar.asked or ("", "", "")
        told = next((verdict.facts for verdict in verdicts if verdict.card == card), {})
        if told.get(field):
            return self.say(message, **self.spelled(told))
        return self.say(f"ask-{fields['purpose']}", **self.spelled(fields))

    def wait(self, phase: str, players: Sequence[str]) -> str:
        """Who is still to answer in this phase."""
        return self.say(f"wait-{phase}", players=", ".join(players), players_count=len(players))

    def button(
        self,
        choice: Choice | Facts,
        decision: Decision | Facts | None = None,
        verdict: Verdict | Facts | None = None,
    ) -> str:
        """A choice as a button, worded with its effect; the verdict on its card adds the price."""
        verb, subject = _facts(choice, "verb", "subject").values()
        if subject.startswith("{"):
            return self.render(self.words.free(verb, json.loads(subject), self.reader))
        question = {} if decision is None else _facts(decision, "seat", "purpose", "about")
        reason, facts = ("", {}) if verdict is None else _facts(verdict, "reason", "facts").values()
        given = {
            "price": 0,
            **self.grammar.absent,
            **question,
            "reason": reason,
            **facts,
            "solo": len(self.seated) == 1,
        }
        if verb == "by":
            verb, subject = f"by-{subject}", question["about"]
        return self.say(
            f"do-{verb}",
            **{
                **self.spelled(given),
                "subject": subject,
                **self.spelled(self.about(verb, subject, question)),
            },
        )

    def about(self, verb: str, subject: str, question: Facts) -> dict[str, Any]:
        """What a choice names, as facts."""
        fields = self.grammar.subjects.get(verb, ["card"])
        parts = subject.split("-", len(fields) - 1) if subject else []
        facts: dict[str, Any] = {"seat": question.get("seat", -1)} if len(fields) > 1 else {}
        for field, part in zip(fields, parts, strict=False):
            name = field.removesuffix("+1")
            facts[name] = (
                int(part) + (name != field) if part.isdecimal() and name not in self.grammar.names else part
            )
        card, _, which = str(facts.get("card", "")).partition("#")
        chosen = self.cards.get(card, {}).get("chosen", [])[int(which or 1) - 1 :][:1]
        return {**facts, **(chosen[0] if chosen else {})}

    def batch(self, decision: Decision | Facts, count: int) -> str:
        """The button that sends `count` ticked cards as one answer."""
        fields = _facts(decision, "purpose", "about", "beside", "more")
        return self.say(f"do-batch-{fields['purpose']}", **self.spelled({**fields, "count": count}))

    def refusal(self, refusal: NotAllowed) -> str:
        """Why an answer was not taken."""
        return self.say(f"reason-{refusal.reason}", **self.spelled(refusal.facts))

    def why(self, told: Verdict | NotAllowed) -> str:
        """What is behind a verdict or a refusal: a longer reason, and the rule with its number; "" without either."""
        message = f"reason-{told.reason}-why"
        longer = self.say(message, **self.spelled(told.facts)) if self.has(message) else ""
        return " ".join(filter(None, (longer, self.rule(told.rule))))

    def rule(self, number: str) -> str:
        """A rule in words behind its number, as `R5.3: A military world is conquered ...`; "" for no number."""
        message = f"rule-{number[1:].replace('.', '-')}"
        return f"{number}: {self.say(message)}" if number and self.has(message) else number

    def verdict(self, verdict: Verdict | Facts) -> str:
        """What a card would cost now, or why it may not be placed, and what else the game says of it."""
        return "; ".join([self.short(verdict), *filter(None, self.also(verdict))])

    def short(self, verdict: Verdict | Facts) -> str:
        """The same, short."""
        reason, facts = _facts(verdict, "reason", "facts").values()
        return self.say(f"reason-{reason}", **self.spelled(facts))

    def also(self, verdict: Verdict | Facts) -> list[str]:
        """What follows a verdict in full; "" for what does not follow this one."""
        reason, facts = _facts(verdict, "reason", "facts").values()
        told = []
        for first in self.grammar.also:
            field, message = next((each for each in first if each[0] in facts), ("", ""))
            given = {**facts, "reason": reason, "amount": facts.get(field)}
            told.append(self.say(message, **self.spelled(given)) if message else "")
        return told

    def sum(self, parts: Iterable[Sequence[Any]]) -> str:
        """The arithmetic of a price or strength: `cost 3, Mining Robots −1`."""
        return ", ".join(
            f"{self.named('source', source)} {signed(amount) if at else amount}"
            for at, (source, amount) in enumerate(parts)
        )

    # --- cards

    def card_in_short(self, card: Facts) -> str:
        """A card's kind, price and worth on one line."""
        return self.render(self.words.in_short(card))

    def card_in_brief(self, card: Facts) -> str:
        """What a card does, in one text; "" where it does nothing."""
        return " ".join(self.render(line) for line in self.words.in_brief(card))

    def card_lines(self, card: Facts) -> list[str]:
        """What a card does, a line each."""
        return [self.render(line) for line in self.words.lines(card)]


def yes(fact: bool) -> str:
    """A boolean as messages choose by it."""
    return "yes" if fact else "no"


def player(players: Sequence[str], seat: int) -> str:
    """The name of who sits at a seat; without one, the seat's number from 1."""
    return players[seat] if seat < len(players) else str(seat + 1)


def _facts(source: object, *fields: str) -> dict[str, Any]:
    """Fields of an object or of its JSON form, in this order."""
    if isinstance(source, Mapping):
        return {field: source[field] for field in fields}
    return {field: getattr(source, field) for field in fields}
