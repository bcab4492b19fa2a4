"""What is said over the socket of a table, in and out, and how a question and its free choices are told."""

from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, inspect

from cosmodrome.core.choice import LONGEST_KEY, Choice
from cosmodrome.core.decision import Decision, Verdict
from cosmodrome.server.refusals import Facts, Refused
from cosmodrome.server.table.description import TableSent
from cosmodrome.server.wire import UNREADABLE, Id, in_one_line

# The longest key, should every character of it be written as an escape, and what stands around it.
LARGEST_MESSAGE = 8 * LONGEST_KEY
# A paid card costs at most a hand; a batch of more is no batch.
_MOST_CHOICES = 64
Key = Annotated[str, Meta(min_length=1, max_length=LONGEST_KEY)]


class Choose(Struct, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """An answer, or a batch of answers, to the seat's question number `question`."""

    request: Id | int
    question: int
    choices: Annotated[list[Key], Meta(min_length=1, max_length=_MOST_CHOICES)]
    seat: int | None = None


class TakeBack(Struct, tag_field="type", tag="take-back", forbid_unknown_fields=True):
    """Takes back the seat's latest answer; `question` is how many entries the log has of the seat."""

    request: Id | int
    question: int
    seat: int | None = None


class Weigh(Struct, tag_field="type", tag="weigh", forbid_unknown_fields=True):
    """Asks what a choice in the making would come to; nothing is answered by it."""

    request: Id | int
    choice: Key


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


Incoming = Choose | TakeBack | Weigh | Ping
INCOMING: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


def read_message(text: str | bytes) -> Incoming:
    """A message of the page. Raises Refused with too-large or malformed."""
    size = len(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)
    if size > LARGEST_MESSAGE:
        raise Refused("too-large", 413, size=size, most=LARGEST_MESSAGE)
    try:
        return INCOMING.decode(text)
    except UNREADABLE as error:
        raise Refused("malformed", 400, detail=in_one_line(error)) from error


def request_of(text: str | bytes) -> str | int | None:
    """The request that a refused message named, as far as it can be read."""
    try:
        message = msgspec.json.decode(text)
    except UNREADABLE:
        return None
    request = message.get("request") if isinstance(message, dict) else None
    fits = isinstance(request, int) or (isinstance(request, str) and len(request) <= 64)
    return request if fits else None


# --- free choices, as forms


class FieldSent(Struct):
    """What goes into one place of a payload.

    `kind` is number, text, yes (or no), seat (its number), one (of `values`), many (a list of `of[0]`), counts (a
    number `of[1]` for each key, of which `of[0]` tells), fields (all of `of`, by their names), or other: any JSON.
    """

    kind: str
    name: str = ""
    """Of a field of a payload; "" for what is in a list."""
    needed: bool = True
    """Whether it has to be there; a field that is left out has what the game says then."""
    least: int | None = None
    most: int | None = None
    """Of a number itself; of how long a text or list is, or how many keys have a number."""
    values: list[str | int] = []
    of: list["FieldSent"] = []
    distinct: bool = False
    """Of a list: nothing stands in it twice."""


class FormSent(Struct):
    """A free choice: its key is the verb, a colon and the JSON of the payload that these fields make."""

    verb: str
    fields: list[FieldSent]


@cache
def form_sent(verb: str, payload: Any) -> FormSent:
    """A form of this verb and this type of payload, as it is sent."""
    return FormSent(verb, field(inspect.type_info(payload)).of)


def field(kind: inspect.Type, name: str = "", needed: bool = True) -> FieldSent:
    """A place in which a value of this type goes."""
    found = _field(kind)
    found.name = name
    found.needed = needed
    return found


def _field(kind: inspect.Type) -> FieldSent:
    match kind:
        case inspect.Metadata(type=bare, extra_json_schema=said):
            found = _field(bare)
            if found.kind == "number" and said is not None and said.get("title") == "seat":
                found.kind = "seat"
            return found
        case inspect.IntType():
            least = kind.ge if kind.ge is not None or kind.gt is None else kind.gt + 1
            most = kind.le if kind.le is not None or kind.lt is None else kind.lt - 1
            return FieldSent("number", least=least, most=most)
        case inspect.BoolType():
            return FieldSent("yes")
        case inspect.StrType(pattern=None):
            return FieldSent("text", least=kind.min_length, most=kind.max_length)
        case inspect.LiteralType():
            return FieldSent("one", values=[value for value in kind.values if isinstance(value, str | int)])
        case inspect.ListType() | inspect.SetType() | inspect.FrozenSetType() | inspect.VarTupleType():
            distinct = isinstance(kind, inspect.SetType | inspect.FrozenSetType)
            each = [field(kind.item_type)]
            return FieldSent("many", least=kind.min_length, most=kind.max_length, of=each, distinct=distinct)
        case inspect.DictType():
            of = [field(kind.key_type), field(kind.value_type)]
            if of[0].kind == "one" and of[1].kind == "number":
                return FieldSent("counts", least=kind.min_length, most=kind.max_length, of=of)
        case inspect.UnionType():
            others = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
            if len(others) == 1:  # nothing is said by leaving it out
                return _field(others[0])
        case inspect.StructType():
            return FieldSent(
                "fields", of=[field(each.type, each.encode_name, each.required) for each in kind.fields]
            )
    return FieldSent("other")


# --- out


class TableMessage(Struct, tag_field="type", tag="table"):
    table: TableSent


class LineSent(Struct):
    """What somebody said, `at` in milliseconds since 1970. `who` tells people apart; `name` is "" for a former player.

    `seat` is where they sit now; None for who watches. `muted`: the visitor does not want to read what they say.
    `aside`: nobody else hears it but who is called `to`, "" for a former player.
    """

    number: int
    who: str
    name: str
    seat: int | None
    you: bool
    at: int
    text: str
    phrase: str
    muted: bool = False
    aside: bool = False
    to: str = ""


class ChatMessage(Struct, tag_field="type", tag="chat"):
    """What was said since the last such message; with `anew` all that the visitor may hear now."""

    anew: bool
    lines: list[LineSent]


class OptionSent(Struct):
    key: str
    verb: str
    subject: str
    said: list[Any] | msgspec.UnsetType = msgspec.UNSET
    """A free choice as a tree of messages."""


class VerdictSent(Struct):
    card: str
    allowed: bool
    reason: str
    facts: Facts
    parts: list[tuple[str, int]]
    rule: str


class DecisionSent(Struct):
    """A question to a seat; `question` is how many entries of the log are the seat's so far.

    `forms` are the free choices it takes. Where it is not `owed`, nobody waits for the answer.
    """

    question: int
    seat: int
    purpose: str
    about: str
    beside: str
    more: int
    up_to: bool
    pool: list[str]
    options: list[OptionSent]
    verdicts: list[VerdictSent]
    ahead: dict[str, "DecisionSent"]
    """By the key of an option: the question to the same seat that follows it at once, unseen by others."""
    forms: list[FormSent]
    owed: bool
    by: str = ""
    """Of an answer that has been given: the bot that gave it, as it had the seat then."""
    nothing: str = ""
    """As in `Decision`."""


class Update(Struct, tag_field="type", tag="update"):
    """What one seat sees happen: its frames, among them its events number `from` to `total` - 1, then its question.

    A frame is a pair: an event, or null, and the change of the view that goes with it (`play.frames`). The first
    update of a connection has a change that brings the whole view; events that somebody missed too long ago, or
    never saw, come before it without changes. `decision` and `given` are left out while they are those last sent.
    """

    seat: int | None
    frames: list[msgspec.Raw]
    since: int = msgspec.field(name="from")
    total: int
    decision: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    given: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    """The seat's latest answer if it can be taken back: the question, with what was answered as its options."""


class PositionSent(Struct):
    """A moment of a game by itself, as its seat sees it: `log` is what the seat has seen happen."""

    table: TableSent
    seat: int
    view: msgspec.Raw
    decision: DecisionSent
    log: list[msgspec.Raw]


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """`rule` is the number of the game's rule behind it, "R5.3", or "" where none refused."""

    request: str | int | None
    reason: str
    facts: Facts
    rule: str = ""


class Accepted(Struct, tag_field="type", tag="accepted"):
    request: str | int


class Weighed(Struct, tag_field="type", tag="weighed"):
    """What the choice of that request would come to, or in `reason` why it could not be made; else that is ""."""

    request: str | int
    verdicts: list[VerdictSent]
    reason: str
    facts: Facts
    rule: str = ""


class Appraised(Struct, tag_field="type", tag="appraised"):
    """What took thought to say of a seat's open question; sent right after it, and again when it has changed.

    It takes the place of the last such message. Sidereal Confluence says with it what each open offer brings the seat:
    a verdict whose `card` is the offer's key and whose `reason` is "brings", with facts in tenths of a point: `brings`
    is by how much the seat's best plan, with all that the offer moves and promises, is better than without it: the
    number that a hint tells and that bots go by. It is made of `plan`, `promised`, `shared` and `kept`; `apart` are
    kinds of what is not counted, joined by `+`, "" for none. A `Weighed` offer has the same facts under "brings".
    """

    seat: int
    verdicts: list[VerdictSent]


class Pong(Struct, tag_field="type", tag="pong"):
    """`now` is the server's clock, in milliseconds since 1970."""

    now: int


def option_sent(option: Choice, words: Any = msgspec.UNSET) -> OptionSent:
    return OptionSent(option.key, option.verb, option.subject, words)


def verdicts_sent(verdicts: list[Verdict]) -> list[VerdictSent]:
    return [VerdictSent(v.card, v.allowed, v.reason, v.facts, v.parts, v.rule) for v in verdicts]


def decision_sent(decision: Decision, question: int, verdicts: list[Verdict]) -> DecisionSent:
    """A decision in the form of the wire."""
    return DecisionSent(
        question,
        decision.seat,
        decision.purpose,
        decision.about,
        decision.beside,
        decision.more,
        decision.up_to,
        list(decision.pool),
        [option_sent(option) for option in decision.options],
        verdicts_sent(verdicts),
        {},
        [form_sent(form.verb, form.payload) for form in decision.forms],
        decision.owed,
        nothing=decision.nothing,
    )
