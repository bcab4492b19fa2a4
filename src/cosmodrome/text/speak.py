"""Events, questions, choices and refusals said in words, in the reader's language: what all games share.

The page says the same things from the same files, so what follows is an agreement, not a detail.

**Which message.** An id is put together from a family and the game's own name, taken as it stands (an effect
keeps its underscores): `ask-pay`, `do-place`, `reason-costs`, `power-explore-draw_extra`. For an event: its tag
with `-you` when its `seat` is the reader's; else with `-hidden` when there is such a message and a field of the
event is null; else bare.

**Which arguments.** `spelled` makes them from facts by the name and the type of each field:

- a number stays a number; a boolean becomes "yes" or "no"; null and "" become "none";
- a name of something becomes the word for it, and `<field>_id` keeps the name itself, for selectors. Which fields
  name something, and the families of messages their words stand in, is told by `FAMILIES` and by the game's own
  speaker. Behind `#` stands which power of a card is meant; the word is the card's name all the same;
- a list of such names becomes one text, joined by ", ", and `<field>_count` its length; where only texts travel, as in
  verdicts, such a list arrives as names joined by `+`, and the game's speaker names the field in `several`;
- `seat` becomes `player`, the name of who sits there, and every other field that holds a seat (`SEATS`) likewise
  under its own name; lists of seats are joined like cards. The reader's own name is "You", and `player_you`, or
  `<field>_you`, is "yes" where the reader is meant, so that a message can be said in the right person and case;
- `scores` becomes "Ana 31, Ben 28", in points as `points` says them; an `amount` also gives `signed`, "+2" or "−1".

Beside these every message has the numbers of the rules, under the names that the game's `Meta.numbers` gives them.

What only one game says (the powers of its cards, say) is in the module that its manifest names; a game without one
is said by the plain `Speaker`. What has no message is said in plain words, made from its id (`text/plain.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from cosmodrome import games
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.event import Event
from cosmodrome.core.game import Game
from cosmodrome.text import plain

if TYPE_CHECKING:
    from cosmodrome.text.bundle import Bundle
LANGUAGES: Final = ("en", "es", "pl")
"""The first one is spoken where another lacks a message."""
MESSAGES: Final = Path(__file__).parent / "messages"
"""Those of no game; a game's own lie in its package, `games/<game>/messages/<language>.ftl`."""
SHARED: Final = ("table", "terminal", "names")
"""Their files; `names` are those of cards, which a reader may want in English whatever else is said."""
NONE: Final = "none"

FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    "card": ("",), "cards": ("",), "paid": ("",), "discarded": ("",),
    "why": ("", "cause-"), "about": ("", "cause-"), "beside": ("",), "source": ("", "part-"),
    "phase": ("phase-",), "causes": ("end-",),
}  # fmt: skip
"""For each field that names something: where its word is found. "" are the card names, the others messages."""
SEATS: Final = ("winners",)
"""Fields that hold a seat or a list of seats; `seat` itself becomes `player`."""


FRACTIONS: Final = {
    Fraction(1, 6): "⅙", Fraction(1, 4): "¼", Fraction(1, 3): "⅓", Fraction(1, 2): "½", Fraction(2, 3): "⅔",
    Fraction(3, 4): "¾", Fraction(5, 6): "⅚",
}  # fmt: skip


def signed(amount: int) -> str:
    """`+2` or, with a true minus sign, `−1`."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def points(score: int, parts: int) -> str:
    """A score as points, of which each is so many parts: `57½` or `12 5/12`, with a true minus sign."""
    whole, rest = divmod(abs(score), parts)
    fraction = FRACTIONS.get(Fraction(rest, parts), f" {rest}/{parts}") if rest else ""
    text = f"{whole or ''}{fraction}".strip() if fraction else str(whole)
    return f"−{text}" if score < 0 else text


@cache
def messages_of(game: str, language: str) -> str:
    """The text of a game's own messages in a language; empty where it has none."""
    file = files(games).joinpath(game, "messages", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


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
    from cosmodrome.text.bundle import Bundle  # takes a while, and a server may never need it

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


def said(language: str, message: str, **given: str | int) -> str:
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
    """Says things about one game in one language; this kind, about any game, a game's own kind more than that.

    `cards` are card facts (of the edition played, if it matters); without them, all cards of the game.
    A strict speaker raises where another would fall back to English and, at last, to plain words. With
    `english_names` cards are called as they are in English, whatever the language.
    """

    families: ClassVar[Mapping[str, tuple[str, ...]]] = FAMILIES
    seats: ClassVar[tuple[str, ...]] = SEATS
    renamed: ClassVar[Mapping[str, str]] = {}
    """Fields told under another name."""
    several: ClassVar[tuple[str, ...]] = ()
    """Fields that are a list written as one text, its names joined by `+`."""
    seated: Sequence[str] = ()
    """Who sits where, for answers, verdicts and refusals; empty where nobody has said."""
    reader: int | None = None
    """The seat of the reader of answers, verdicts and refusals; None where nobody has said."""

    def __init__(
        self,
        game: Game[Any],
        language: str,
        cards: Iterable[Mapping[str, Any]] = (),
        strict: bool = False,
        english_names: bool = False,
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language {language!r} is not one of {', '.join(LANGUAGES)}")
        self.played = game
        self.game = game.meta.id
        self.numbers = game.meta.numbers
        self.language = language
        self.strict = strict
        self.english_names = english_names
        self.bundles = bundles(language, self.game, LANGUAGES[0] if english_names else "")
        listed = list(cards) or self.every_card()
        self.cards = {str(card["id"]): self.with_name(card) for card in listed}

    def every_card(self) -> list[dict[str, Any]]:
        """Facts of all cards of the game, of every edition; here those of the usual one."""
        meta = self.played.meta
        return self.played.card_facts(meta.read_options({}, meta.seats[0]))

    def with_name(self, card: Mapping[str, Any]) -> Mapping[str, Any]:
        """The card as it is told: with its name, and as `english` the one in English.

        A card without a name is called by its message, or by its id in plain words.
        """
        if "name" not in card:
            return {**card, "name": self.say(f"card-{card['id']}")}
        known = name_id(card["name"])
        found = self.bundles[0].has(known)
        return {**card, "name": self.say(known) if found else card["name"], "english": card["name"]}

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

    def word(self, family: str, name: str) -> str | None:
        """What `spelled` asks: the printed name of a card, or the message of a name in a family."""
        if not family:
            return str(self.cards[name]["name"]) if name in self.cards else None
        return self.say(family + name) if self.has(family + name) else None

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

    def named(self, field: str, name: str) -> str:
        """The word for a name in a field; the name itself where there is none."""
        for family in self.families[field]:
            found = self.word(family, name.partition("#")[0])
            if found is not None:
                return found
        return name

    def read_by(self, viewer: int | None, players: Sequence[str]) -> Sequence[str]:
        """The names by seat as the viewer reads them: the own one is "You"."""
        if viewer is None or viewer >= len(players):
            return players
        return [*players[:viewer], self.say("ui-you"), *players[viewer + 1 :]]

    def spelled(
        self, facts: Mapping[str, Any], players: Sequence[str] = (), viewer: int | None = None
    ) -> dict[str, int | str]:
        """The arguments of a message from the facts of an event, power, question or refusal; see the module's text.

        Without a viewer they are for `reader`.
        """
        viewer = self.reader if viewer is None else viewer
        players = self.read_by(viewer, players or self.seated)
        spelled: dict[str, int | str] = {}
        for given, fact in facts.items():
            field = self.renamed.get(given, given)
            if field in self.several:
                spelled |= self.listed(field, fact.split("+"), players)
            elif isinstance(fact, bool):
                spelled[field] = yes(fact)
            elif field == "seat":
                spelled["player"] = player(players, fact)
                spelled["player_you"] = yes(fact == viewer)
            elif field == "scores":
                spelled[field] = ", ".join(
                    f"{player(players, seat)} {self.points(score)}" for seat, score in enumerate(fact)
                )
            elif fact is None or fact == "":
                spelled[field] = spelled[field + "_id"] = NONE
            elif field in self.seats:
                seats = fact if isinstance(fact, list | tuple) else [fact]
                spelled[field] = ", ".join(player(players, seat) for seat in seats)
                spelled[field + "_count"] = len(seats)
                spelled[field + "_you"] = yes(viewer in seats)
            elif isinstance(fact, list | tuple):
                spelled |= self.listed(field, fact, players)
            elif isinstance(fact, str) and field in self.families:
                spelled[field] = self.named(field, fact)
                spelled[field + "_id"] = fact
            else:
                spelled[field] = fact
            if field == "amount":
                spelled["signed"] = signed(fact)
        return spelled

    def listed(self, field: str, fact: Sequence[Any], players: Sequence[str]) -> dict[str, int | str]:
        """The arguments from a field that is a list of names; other lists have no words here."""
        if field not in self.families:
            return {}
        return {field: ", ".join(self.named(field, one) for one in fact), field + "_count": len(fact)}

    def event(self, event: Event | Mapping[str, Any], viewer: int | None, players: Sequence[str]) -> str:
        """What happened, as `viewer` reads it; `players` are the names by seat. Takes the JSON form as well."""
        facts = dict(event) if isinstance(event, Mapping) else msgspec.to_builtins(event)
        tag = facts.pop("event")
        if viewer is not None and facts.get("seat") == viewer and (self.strict or self.has(f"{tag}-you")):
            message = f"{tag}-you"
        elif None in facts.values() and self.has(f"{tag}-hidden"):
            message = f"{tag}-hidden"
        else:
            message = tag
        return self.say(message, **self.spelled(facts, players, viewer))

    def ask(self, decision: Decision | Mapping[str, Any], verdicts: Sequence[Verdict] = ()) -> str:
        """The sentence that says what is asked now; a game's own speaker may add what the verdicts tell of it."""
        fields = _facts(decision, "purpose", "about", "beside", "more")
        return self.say(f"ask-{fields['purpose']}", **self.spelled(fields))

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
        return self.button_said(verb, subject, question, args)

    def button_said(
        self, verb: str, subject: str, question: Mapping[str, Any], args: dict[str, int | str]
    ) -> str:
        """The message of a choice: `do-<verb>`, which is given the `subject`, and as `card` the card that it is."""
        return self.say(f"do-{verb}", **args | {"subject": subject} | self.about_card(subject))

    def about_card(self, subject: str) -> dict[str, int | str]:
        """Arguments about the card or thing a choice names; none where it names nothing."""
        return self.spelled({"card": subject}) if subject else {}

    def batch(self, decision: Decision | Mapping[str, Any], count: int) -> str:
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

    def verdict(self, verdict: Verdict | Mapping[str, Any]) -> str:
        """What a card would cost now, or why it may not be placed; short, to stand under the card."""
        fields = _facts(verdict, "reason", "facts")
        return self.say(f"reason-{fields['reason']}", **self.spelled(fields["facts"]))

    def sum(self, parts: Iterable[Sequence[Any]]) -> str:
        """The arithmetic of a price or strength: `cost 3, Mining Robots −1`."""
        said = []
        for at, (source, amount) in enumerate(parts):
            word = self.spelled({"source": source})["source"]
            said.append(f"{word} {signed(amount) if at else amount}")
        return ", ".join(said)

    def card_in_short(self, card: Mapping[str, Any]) -> str:
        """A card's kind, price and worth on one line; here every number and word that it has."""
        facts = {name: fact for name, fact in card.items() if name not in ("id", "name", "text")}
        return ", ".join(
            f"{plain.words(name).lower()} {fact}" for name, fact in facts.items() if fact and _is_plain(fact)
        )

    def card_lines(self, card: Mapping[str, Any]) -> list[str]:
        """What a card does, a line each; here its `text`, a message or plain English, where it has one."""
        text = str(card.get("text", ""))
        return [self.say(text) if self.has(text) else text] if text else []

    def choice_help(self, choice: Choice) -> str:
        """The message that explains a choice beyond its button, or ""."""
        return ""


def _is_plain(fact: object) -> bool:
    return isinstance(fact, int | str) and not isinstance(fact, bool)


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
