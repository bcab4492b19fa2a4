"""A decision: a question to one seat, as data, with the answers that are allowed, listed or of a free form."""

from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from cosmodrome.core.choice import LONGEST_KEY, Choice, FreeChoice, check_choice
from cosmodrome.core.pickling import Shared
from cosmodrome.core.rng import Rng

_CANONICAL: Final = msgspec.json.Encoder(order="sorted")


class NotAllowed(Exception):
    """A refused answer. `reason` names a message ("needs-military"), `facts` its numbers and names.

    `rule` is the number of the rule behind it in the game's RULES.md ("R5.3"); "" where no rule of a game refuses, as
    for an answer to another question. The sentences are made in the text room, in the reader's language; str() is for
    programmers.
    """

    def __init__(self, reason: str, rule: str = "", **facts: int | str) -> None:
        self.reason = reason
        self.rule = rule
        self.facts: dict[str, int | str] = facts
        super().__init__(reason)

    def __str__(self) -> str:
        named = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        return f"{self.reason} ({named})" if named else self.reason

    def __reduce__(self) -> Any:
        return _refusal, (self.reason, self.rule, self.facts)


def _refusal(reason: str, rule: str, facts: dict[str, int | str]) -> NotAllowed:
    return NotAllowed(reason, rule, **facts)


class Verdict:
    """What may be done with one card now: allowed or not, why (a message name), and its numbers.

    `parts` is the arithmetic of a price or strength: pairs of a source (card id or term) and an amount. `rule` is the
    number of the rule behind a refusal, as in NotAllowed, or behind something that would be in vain.
    """

    def __init__(
        self,
        card: str,
        allowed: bool,
        reason: str,
        facts: dict[str, int | str],
        parts: list[tuple[str, int]],
        rule: str = "",
    ) -> None:
        self.card = card
        self.allowed = allowed
        self.reason = reason
        self.facts = facts
        self.parts = parts
        self.rule = rule

    def __reduce__(self) -> Any:
        return Verdict, (self.card, self.allowed, self.reason, self.facts, self.parts, self.rule)


# A game's own forms need not be compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Form(Shared):
    """A kind of choice that cannot be listed: its verb, and the type of its payload, whose fields carry their limits.

    A payload has one text, its JSON with everything in sorted order: the subject of the choice. A game that lets
    bots answer by chance asks with a form of its own that overrides `sample`, and `__reduce__` if it is made otherwise.
    """

    verb: str
    payload: Any
    """A frozen msgspec Struct that forbids unknown fields."""

    def __init__(self, verb: str, payload: Any) -> None:
        config = payload.__struct_config__
        if not config.frozen or not config.forbid_unknown_fields:
            raise TypeError(
                f"the payload of {verb!r}, {payload.__name__}, must be frozen and forbid unknown fields"
            )
        self.verb = verb
        self.payload = payload

    def __reduce__(self) -> Any:
        return type(self), (self.verb, self.payload)

    def choice(self, payload: Any) -> FreeChoice:
        """The choice with this payload. Raises NotAllowed("bad-payload") or NotAllowed("key-too-long")."""
        try:
            text = _CANONICAL.encode(payload).decode()
        except (TypeError, ValueError, RecursionError) as error:
            raise NotAllowed("bad-payload", verb=self.verb, detail=str(error)) from None
        return self.read(text)

    def made(self, payload: Any) -> FreeChoice:
        """The same where the payload is known to be just what is read from its text, as one made up by `sample`."""
        choice = FreeChoice(self.verb, _CANONICAL.encode(payload).decode(), payload)
        check_length(choice.key)
        return choice

    def read(self, text: str) -> FreeChoice:
        """The choice whose payload is written in `text`. Raises NotAllowed as `choice` does."""
        check_length(text)
        try:
            payload = msgspec.json.decode(text, type=self.payload)
            subject = _CANONICAL.encode(payload).decode()
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise NotAllowed("bad-payload", verb=self.verb, detail=str(error)) from None
        choice = FreeChoice(self.verb, subject, payload)
        check_length(choice.key)
        return choice

    def same(self, choice: Choice) -> bool:
        """Whether a choice is just what this form reads from its text, and nothing made by hand.

        Raises NotAllowed as `choice` does.
        """
        if not isinstance(choice, FreeChoice) or choice.verb != self.verb:
            return False
        known = self.read(choice.subject)
        return known.key == choice.key and bool(known.payload == choice.payload)

    def sample(self, rng: Rng) -> FreeChoice:
        """A choice of this form that is allowed now, by chance."""
        raise NotImplementedError(f"nobody has said how to make up {self.verb!r}")

    def sample_to_take(self, rng: Rng) -> FreeChoice:
        """The same for a live step that carries it out at once: nobody reads its text, which may be left out."""
        return self.sample(rng)


def check_length(key: str) -> None:
    """Raises NotAllowed("key-too-long") for a text that no log could hold."""
    if len(key) > LONGEST_KEY:
        raise NotAllowed("key-too-long", size=len(key), most=LONGEST_KEY)


class Decision:
    """Pick one of `options`, or make a choice of one of the `forms`.

    `purpose` names the question ("pay"), `about` the card it concerns (an id, or ""), `more` how many
    picks of this question are owed, this one included: paying five cards is five decisions whose `more`
    counts down from 5, asked in rising card order. `up_to` tells that `more` is a limit, not a debt.
    `pool`, when not empty, lists everything that may be picked, so that a person can tick all picks at once, and
    `picked` what has been picked for it already: the engine makes forced picks itself.
    `beside` is a second card that the question concerns as well, or "".
    `ahead` tells that an answer may lead at once to another question to the same seat, of which nobody else
    learns: both can be looked at, and answered, together.
    `owed` is false where the seat may answer but nobody waits for it: it has said that it is ready.
    `nothing` is the key of the answer that says nothing, where the seat has hardly anything to say and may want not to
    be asked; else "". It tells of nothing that is hidden from others.
    """

    def __init__(
        self,
        seat: int,
        purpose: str,
        about: str,
        options: list[Choice],
        more: int = 1,
        up_to: bool = False,
        pool: list[str] | None = None,
        ahead: bool = False,
        beside: str = "",
        forms: list[Form] | None = None,
        owed: bool = True,
        picked: list[str] | None = None,
        nothing: str = "",
    ) -> None:
        self.seat = seat
        self.purpose = purpose
        self.about = about
        self.options = options
        self.more = more
        self.up_to = up_to
        self.pool = pool or []
        self.ahead = ahead
        self.beside = beside
        self.forms = forms or []
        self.owed = owed
        self.picked = picked or []
        self.nothing = nothing

    def __reduce__(self) -> Any:
        asked = (self.seat, self.purpose, self.about, self.options, self.more, self.up_to, self.pool)
        return Decision, (*asked, self.ahead, self.beside, self.forms, self.owed, self.picked, self.nothing)

    def facts(self) -> tuple[Any, ...]:
        """All that it holds, as plain data: choices by their keys, forms by their verbs."""
        options, forms = [option.key for option in self.options], [form.verb for form in self.forms]
        asked = (self.seat, self.purpose, self.about, options, self.more, self.up_to, self.pool)
        return (*asked, self.ahead, self.beside, forms, self.owed, self.picked, self.nothing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash((self.seat, self.purpose, self.about, self.more))

    def __repr__(self) -> str:
        answers = [option.key for option in self.options] + [f"{form.verb}:..." for form in self.forms]
        about = "".join(f" {each}" for each in (self.about, self.beside) if each)
        return (
            f"<seat {self.seat} is asked {self.purpose}{about}, {self.more} to answer: {', '.join(answers)}>"
        )

    def form(self, verb: str) -> Form | None:
        """The form with this verb, or None where the question takes none such."""
        for form in self.forms:
            if form.verb == verb:
                return form
        return None

    def check(self, choice: Choice) -> None:
        """Raises NotAllowed("not-an-option") unless `choice` is one of the options or has one of the forms.

        Whether the game takes what has the right form, `Game.check` says.
        """
        check_choice(choice)
        form = self.form(choice.verb)
        if form is not None and form.same(choice):
            return
        for option in self.options:
            if option is choice:
                return
        raise NotAllowed("not-an-option", choice=choice.key, purpose=self.purpose)

    def sample(self, rng: Rng) -> Choice:
        """One of the options or of the forms, uniformly; of a form, a choice by chance."""
        return drawn(self.options, self.forms, rng)


def drawn(options: list[Choice], forms: list[Form], rng: Rng, to_take: bool = False) -> Choice:
    """One of the options or of the forms, uniformly; of a form, a choice by chance, perhaps as `sample_to_take`."""
    at = rng.below(len(options) + len(forms))
    if at < len(options):
        return options[at]
    form = forms[at - len(options)]
    return form.sample_to_take(rng) if to_take else form.sample(rng)
