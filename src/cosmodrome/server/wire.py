"""The messages between page and server, their types and size limits."""

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from cosmodrome.core.choice import LONGEST_KEY, Choice
from cosmodrome.core.decision import Decision, Verdict
from cosmodrome.core.event import Event
from cosmodrome.core.meta import OptionValue
from cosmodrome.play.deal import Deal
from cosmodrome.server.forms import FormSent, form_sent
from cosmodrome.server.ratings import Shown
from cosmodrome.server.refusals import Facts, Refused
from cosmodrome.server.time_controls import NO_CLOCK, TimeControl

T = TypeVar("T")

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 512 * 1024
"""Bytes of a record file, which is a body: some three times the longest game of nine seats."""
# The longest key, should every character of it be written as an escape, and what stands around it.
LARGEST_MESSAGE = 8 * LONGEST_KEY
# What decoding foreign bytes may raise: wrong JSON or types, wrong text, too deep a nesting.
_UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
# A paid card costs at most a hand; a batch of more is no batch.
_MOST_CHOICES = 64
LONGEST_LINE = 300
"""Characters of a line of chat."""
LONGEST_ENDPOINT = 1000
"""Characters of the address at which a push service takes messages for one browser."""

# Without the one character that not every database takes.
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]
Key = Annotated[str, Meta(min_length=1, max_length=LONGEST_KEY)]
Options = dict[Annotated[str, Meta(max_length=64)], bool | Annotated[str, Meta(max_length=64)]]
Seed = Annotated[int, Meta(ge=0, lt=2**62)]
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "back-soon", "good-game", "bye"
]
"""What everybody reads in their own language."""
# Emptier or longer ones are refused in words by names.clean_name.
Name = Annotated[str, Meta(max_length=400)]
# Shorter and longer ones are refused in words by passwords.chosen.
Password = Annotated[str, Meta(max_length=1000)]
# As long as addresses can be (RFC 5321), and some more, which is refused in words.
Address = Annotated[str, Meta(max_length=400)]
Language = Annotated[str, Meta(max_length=8)]


# --- over HTTP


class NewName(Struct, forbid_unknown_fields=True):
    """Without `confirmed` an account keeps its name, and is told what would become of it."""

    name: Name
    confirmed: bool = False


class NewBot(Struct, forbid_unknown_fields=True):
    """A program that is to have a token: what it is called, and what it may do."""

    name: Name
    scopes: Annotated[tuple[Literal["read", "play"], ...], Meta(min_length=1, max_length=2)] = (
        "read",
        "play",
    )


class Recovery(Struct, forbid_unknown_fields=True):
    """A recovery code as somebody types it in; that of an account comes with the next password."""

    code: Name
    password: Password | None = None


class Left(Struct):
    """Who a browser was before it took back somebody else's seats, and the code by which it can be them again."""

    name: str
    code: str


class Recovered(Struct):
    """Whose seats a browser has now, and their next recovery code."""

    name: str
    code: str
    left: Left | None


class SignUp(Struct, forbid_unknown_fields=True):
    """The name under which one plays and signs in from now on, and a password."""

    name: Name
    password: Password


class SignIn(Struct, forbid_unknown_fields=True):
    """`bring`: the seats that this browser has as a guest become the account's."""

    name: Name
    password: Password
    bring: bool = False


class NewPassword(Struct, forbid_unknown_fields=True):
    """The password one has, and the next one."""

    old: Password
    new: Password


class OwnPassword(Struct, forbid_unknown_fields=True):
    """The password again, for what cannot be taken back."""

    password: Password


class NewMail(Struct, forbid_unknown_fields=True):
    """An address to be confirmed, "" for none; and the language of the letter."""

    mail: Address
    language: Language = "en"


class MailCode(Struct, forbid_unknown_fields=True):
    """The code of the link in such a letter."""

    code: Name


class Forgotten(Struct, forbid_unknown_fields=True):
    """The name of an account whose password is forgotten, and the language of the letter."""

    name: Name
    language: Language = "en"


class ByLetter(Struct, forbid_unknown_fields=True):
    """The code of the link in such a letter, and the next password."""

    code: Name
    password: Password


class SignedUp(Struct):
    """The name, and a recovery code, which is not shown again."""

    name: str
    code: str


class SignedIn(Struct):
    """How many seats of the guest became the account's, and how many could not.

    `left` is who this browser was, as long as that guest has seats or anything else.
    """

    name: str
    brought: int
    kept: int
    left: Left | None


class FreshCode(Struct):
    """A recovery code, which is not shown again."""

    code: str


class SessionSent(Struct):
    """A browser in which one is signed in, perhaps this one; times in seconds since 1970, the last one to a day."""

    id: str
    agent: str
    created: int
    seen: int
    here: bool


class EndSession(Struct, forbid_unknown_fields=True):
    """Which browser is to be signed out, by its `SessionSent.id`."""

    id: Id


class AccountSent(Struct):
    """One's own account. `mail` is "" without an address."""

    name: str
    created: int
    mail: str
    confirmed: bool
    sessions: list[SessionSent]
    administers: bool = False
    """Whether one reads reports on the page."""


class AccountKnown(Struct):
    """Who is signed in; `mails`: whether this server can send letters."""

    account: AccountSent | None
    mails: bool


class NewTable(Struct, forbid_unknown_fields=True):
    """`bots` says which seats are bots, by number: {"1": "greedy"}.

    `deck` is the name of one of the game's decks, "" for the built-in cards; left out, the usual one.
    `private`: the lobby does not list it, so people come by its link. `rated`: the game counts for ratings, which not
    every table can be (`rated_tables`). `unwatched`: while it runs nobody sees it but who plays; private ones alone.
    """

    game: Id
    seats: int
    options: Options = {}
    bots: dict[Id, Id] = {}
    name: Name = ""
    seed: Seed | None = None
    time: TimeControl = NO_CLOCK
    deck: Name | None = None
    private: bool = False
    rated: bool = False
    unwatched: bool = False


class QuickPlay(Struct, forbid_unknown_fields=True):
    """One click: a table against so many bots, which starts at once; none is a solo game. Without `bot`: the best."""

    game: Id
    bots: Annotated[int, Meta(ge=0, le=8)] = 1
    bot: Id | None = None
    options: Options = {}
    seed: Seed | None = None


class Meeting(Struct, forbid_unknown_fields=True):
    """One click: a game with so many other people, whoever looks for one as well; rated ones have a clock."""

    game: Id
    seats: int
    rated: bool = False


class ThatSeat(Struct, forbid_unknown_fields=True):
    """Which seat is meant."""

    seat: int


class Tie(Struct, forbid_unknown_fields=True):
    """What another player is to one: a friend, blocked, or neither."""

    player: Id
    tie: Literal["friend", "blocked", ""]


class Mute(Struct, forbid_unknown_fields=True):
    """Whether one does not want to read what another player says."""

    player: Id
    muted: bool


class Person(Struct):
    """Somebody who is a friend or blocked, or "" where one only does not read what they say."""

    player: str
    name: str
    tie: str
    muted: bool = False


class CloseReport(Struct, forbid_unknown_fields=True):
    """Whether a report is done with."""

    closed: bool


class HideProfile(Struct, forbid_unknown_fields=True):
    """Whether one's profile is for oneself alone."""

    hidden: bool


class Learned(Struct, forbid_unknown_fields=True):
    """Games whose lesson has been read to its end."""

    games: Annotated[list[Id], Meta(max_length=64)]


class EndEarly(Struct, forbid_unknown_fields=True):
    """Whether one would end the game without a result."""

    agree: bool


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Without a seat: the first that is free. `name` is what the player wants to be called from now on, `confirmed` as
    in NewName.

    `salt` is what they add to the deal, `invite` the code of a table by invitation.
    """

    seat: int | None = None
    name: Name = ""
    salt: Name = ""
    invite: Name = ""
    confirmed: bool = False


class Salt(Struct, forbid_unknown_fields=True):
    """What a player adds to the deal before the game begins; "" is nothing."""

    salt: Name


class SeatBot(Struct, forbid_unknown_fields=True):
    """Without `bot`: the best there is."""

    seat: int
    bot: Id | None = None


class GoOn(Struct, forbid_unknown_fields=True):
    """From a finished game, once so many events had happened: the seat to play, and the bot for all others.

    Without `bot`: the best there is.
    """

    events: Annotated[int, Meta(ge=0)]
    seat: int
    bot: Id | None = None


class AskBack(Struct, forbid_unknown_fields=True):
    """Asks all others to let one take back what was told: all from this entry of the log on, as was offered."""

    entry: int


class ReplyBack(Struct, forbid_unknown_fields=True):
    """Whether one agrees to what was asked by entry `at`; who asked ends it by not agreeing."""

    at: int
    agree: bool


class Skip(Struct, forbid_unknown_fields=True):
    """`skips`: the only answer there is is given for me, also while I am away."""

    skips: bool


class Say(Struct, forbid_unknown_fields=True):
    """A line of chat: a text, or a phrase that everybody reads in their language."""

    text: Annotated[str, Meta(max_length=4 * LONGEST_LINE)] = ""
    phrase: Phrase | Literal[""] = ""


class LetTalk(Struct, forbid_unknown_fields=True):
    """Whether guests may chat at a table that is listed."""

    allowed: bool


ReportReason = Literal["rude", "spam", "cheats", "stalls", "name", "other"]


class Report(Struct, forbid_unknown_fields=True):
    """About a line of the chat, or who sits in a seat; without either, something at the table is wrong."""

    note: Annotated[str, Meta(max_length=4000)] = ""
    line: int | None = None
    seat: int | None = None
    reason: ReportReason = "other"


class Note(Struct, forbid_unknown_fields=True):
    """What a player notes at a table, for themselves."""

    text: Annotated[str, Meta(max_length=4000)]


class Said(Struct):
    number: int


class Reported(Struct):
    id: str


class OwnReport(Struct):
    """What one has reported at a table and not taken back; `about` is a name, "" for nobody."""

    id: str
    at: int
    kind: str
    about: str
    reason: str
    note: str


class Restrain(Struct, forbid_unknown_fields=True):
    """Of whom a report is: for so many days, and why. Who is banned is so for good."""

    kind: Literal["muted", "suspended", "banned"]
    why: Annotated[str, Meta(max_length=4000)]
    days: Annotated[int, Meta(ge=1, le=3650)] = 7


class ThatPlayer(Struct, forbid_unknown_fields=True):
    player: Id


class RestraintSent(Struct):
    """Who may not talk or play, until when and why; times in milliseconds since 1970, `until` 0 for good.

    `by` and `lifted_by` are names, "" for who runs the server; `lifted` is 0 where it was not.
    """

    player: str
    name: str
    kind: str
    at: int
    until: int
    why: str
    by: str
    lifted: int
    lifted_by: str
    holds: bool


class OwnRestraint(Struct):
    """What one may not do: `kind` is "" for nothing."""

    kind: str = ""
    until: int = 0
    why: str = ""


class NewDevice(Struct, forbid_unknown_fields=True):
    """A browser to be called at, as its push service knows it; `key` and `secret` are base64."""

    endpoint: Annotated[str, Meta(max_length=LONGEST_ENDPOINT)]
    key: Annotated[str, Meta(max_length=96)]
    secret: Annotated[str, Meta(max_length=32)]
    language: Annotated[str, Meta(pattern="^[a-z]{0,8}$")] = ""


class ThatDevice(Struct, forbid_unknown_fields=True):
    id: Id


class CallByMail(Struct, forbid_unknown_fields=True):
    """Whether letters are wanted when it is one's turn, and in which language."""

    wanted: bool
    language: Annotated[str, Meta(pattern="^[a-z]{0,8}$")] = ""


class DeviceSent(Struct):
    id: str
    endpoint: str
    browser: str
    created: int
    language: str
    here: bool
    """Whether it is the one that asks."""


class CallsKnown(Struct):
    """How one can be called, and is. `push_key`: by which browsers know this server; "" where there is no web push.

    `mails`: whether this server sends letters; `confirmed`: whether there is an address that they may go to.
    """

    push_key: str
    mails: bool
    confirmed: bool
    mail: bool
    devices: list[DeviceSent]


class AskHint(Struct, forbid_unknown_fields=True):
    """Asks what a good player would consider at a question of one's own."""

    question: int


class TimeWish(Struct, forbid_unknown_fields=True):
    """`pause`, `go-on` and `more` time need the consent of all people, and `decline` ends what is wished for.

    `holiday` and `back` are one's own, and so is `enough`: who has waited until the hourglass was empty goes on.
    """

    wish: Literal["pause", "go-on", "more", "decline", "holiday", "back", "enough"]


class Rateable(Struct):
    """Why a table could not be rated, as the reason of a refusal; "" where it could."""

    reason: str


class Created(Struct):
    id: str


class SeatSent(Struct):
    """A seat as everyone may know it. `away`: its player has left the running game.

    `kept`: it is this visitor's by joining, and until then empty or played by a bot. An empty one with a name is
    kept for whoever that is. `owner`: a program from outside plays there, and this is whose it is; else "".
    """

    seat: int
    kind: str
    name: str
    you: bool
    online: bool
    away: bool
    bot: str
    kept: bool
    resigned: bool = False
    owner: str = ""
    player: str = ""
    """By which people who have seen each other at a table are friends, or blocked; "" where nobody sits."""
    rating: Shown | None = None
    """At a rated table; of a finished game as it was before."""
    change: int | None = None
    """By how many points a finished game has changed it."""


class FormerSent(Struct):
    """Who had a seat until the visitor had seen so many events: a bot or a person, perhaps the visitor."""

    seat: int
    until: int
    kind: str
    name: str
    you: bool


class DealSent(Struct):
    """How it can be proved that nobody fixed the deal. `commitment` is "" where the seed was chosen beforehand.

    While the table waits, `salted` are the seats whose players have added something, and `salt` is what the visitor
    has. Once the game is over, `revealed` has all of it, and `seed` the seed of the game, as text: it is too large for
    a number of JavaScript.
    """

    commitment: str = ""
    salted: list[int] = []
    salt: str = ""
    revealed: Deal | None = None
    seed: str = ""


class SeatTimeSent(Struct):
    """What a seat has left, in milliseconds, and when it is up: 0 where it does not run. `away`: on holiday."""

    left: int
    until: int
    away: bool
    holidays: int
    """What is left of them, in milliseconds."""


class StepTimeSent(Struct):
    """What is left of a step in which all act at once; `left` and `until` as of a seat."""

    left: int
    until: int


class HourglassSent(Struct):
    """In a step in which all act, and no clock ends: all other people are ready and wait for who sits in `seat`.

    After `until`, an instant as in `TimeSent`, they may go on without them.
    """

    seat: int
    until: int


class TimeSent(Struct):
    """The time of a table. Instants are milliseconds since 1970 by the server's clock (`Pong`)."""

    control: TimeControl
    seats: list[SeatTimeSent] = []
    """Of a running game."""
    step: StepTimeSent | None = None
    pause: int = 0
    """When the pause ends at the latest; 0 where there is none."""
    wishes: dict[str, list[int]] = {}
    """By what is wished for, as in `TimeWish`, the seats that agree."""
    missing: list[int] = []
    """Seats for whose players the pause at the beginning waits."""


Asked = Literal["", "back", "end", "pause", "go-on", "more"]
"""What needs the consent of all people: taking back an answer, ending the game, or what is wished of the clock."""
Outcome = Literal["", "taken-back", "refused", "withdrawn", "lapsed", "went-on"]


class BackSent(Struct):
    """What a seat would take back although it was told, or has asked for last.

    `at` is the entry of the log that asks, -1 where nobody has asked yet; `entry` the first one that would be undone.
    """

    seat: int
    at: int
    entry: int
    answers: int = 0
    """How many answers of all seats would be undone."""
    since: int = 0
    """How many of the events that the visitor has seen would stay."""
    agreed: list[int] = []
    waiting: list[int] = []
    """The seats that are still asked."""
    outcome: Outcome = ""
    """How it ended; "" while it is asked."""
    by: int | None = None
    """The seat that refused it, or answered something else meanwhile."""


BotsStopped = Literal["", "failing", "endless"]
"""Why a table's bots answer no more: their thoughts fail, or with all seats theirs they would go on for ever."""


class TableSent(Struct):
    """A table as one visitor sees it. `host` is the host's seat, `you` the visitor's."""

    id: str
    name: str
    game: str
    status: str
    options: dict[str, OptionValue]
    seats: list[SeatSent]
    host: int | None
    you: int | None
    your_turn: bool | None
    """Whether the table waits for the visitor: for an answer, or for their consent. None over a socket, where the open
    question says so: the table need not be told again with each answer."""
    asked_to: Asked = ""
    """What they are asked to agree to; "" where they only owe an answer."""
    left: int | None = None
    """What they have left for it, in milliseconds; None where no clock runs. Told in the list of one's own tables."""
    time: TimeSent | None = None
    """None where people have as long as they like."""
    guests_talk: bool = False
    """Whether guests may chat although it is listed."""
    skips: bool = False
    """Of the visitor, as in `Skip`."""
    formers: list[FormerSent] = []
    """Who had seats before, the earliest first; only of a table that one is at."""
    deck: str = ""
    """The name of the owner's deck it is played with; "" for the built-in cards."""
    origin: str = ""
    """The table from a moment of which it goes on; `record` for a game from a record file; else ""."""
    private: bool = False
    """As in `NewTable`."""
    unwatched: bool = False
    """As in `NewTable`."""
    invite: str = ""
    """While the table waits, the code without which nobody else sits down; told to who sits there."""
    opened: int = 0
    """When it was made, in milliseconds since 1970; 0 where that is not known."""
    since: int = 0
    """When it last changed, in milliseconds since 1970; told in the list of one's own tables."""
    again: str = ""
    """Of a finished game, the table at which somebody wants to play it once more; told to who played."""
    deal: DealSent | None = None
    """Only of a table that one is at."""
    agreed: list[int] = []
    """The seats that would end the game without a result."""
    ended_by: str = ""
    """`resigned` or `agreed` where a game is over that its rules did not end; only of a table that one is at."""
    ranks: list[int] = []
    """The place of each seat of a finished game, 1 is best; all 0 without a result. Only of a table that one is at."""
    marks: list[str] = []
    """What was known there beyond the rules, as in `marks`: such a game never counts."""
    back: BackSent | None = None
    """What somebody asks to take back, or did a short while ago; only of a table that one is at."""
    undone: list[tuple[int, int]] = []
    """What was taken back after it was told, as the visitor counts events: the first, and the one after the last."""
    tournament: str = ""
    """The tournament whose table it is; "" for none."""
    rated: bool = False
    """Whether the game counts for ratings; then the seats have theirs."""
    bots_stopped: BotsStopped = ""
    hourglass: HourglassSent | None = None


class ErrorSent(Struct):
    reason: str
    facts: Facts
    message: str


def read_body(body: bytes, kind: type[T]) -> T:
    """A body of this type; an empty one is an empty object. Raises Refused with malformed."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except _UNREADABLE as error:
        raise Refused("malformed", 400, detail=_line(error)) from error


def read_query(given: dict[str, str], kind: type[T]) -> T:
    """The part of an address behind its question mark, as this type. Raises Refused with malformed."""
    try:
        return msgspec.convert(given, kind, strict=False)
    except _UNREADABLE as error:
        raise Refused("malformed", 400, detail=_line(error)) from error


def _line(error: Exception) -> str:
    """What is wrong, in one line, also where the name of a field that there is not has several."""
    return " ".join(str(error).split())


# --- over the socket, in


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


# --- over the socket, out


class TableMessage(Struct, tag_field="type", tag="table"):
    table: TableSent


class LineSent(Struct):
    """What somebody said, `at` in milliseconds since 1970. `who` tells people apart; `name` is "" for a former player.

    `seat` is where they sit now; None for who watches. `muted`: the visitor does not want to read what they say.
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


class ChatMessage(Struct, tag_field="type", tag="chat"):
    """What was said since the last such message; with `anew` all that the visitor may hear now."""

    anew: bool
    lines: list[LineSent]


class OptionSent(Struct):
    key: str
    verb: str
    subject: str


class ReasonSent(Struct):
    """The name of a message, `hint-...`, and what it tells."""

    name: str
    facts: dict[str, int | float | str]


class ConsideredSent(Struct):
    """An answer that could be given, in one or several picks."""

    choices: list[OptionSent]
    reasons: list[ReasonSent]


class HintSent(Struct):
    """Answers to consider, the best one first; `weighs` is what was gone by, as in the messages `hint-weighs-...`."""

    weighs: str
    answers: list[ConsideredSent]


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


class Frames(Struct):
    """A finished game as one seat saw it, from its first event on; frames as in an `Update`."""

    seat: int | None
    frames: list[tuple[Event | None, Any]]
    seats: list[list[Any]] = []
    """Where all is told, also the changes that each seat saw, by seat; else empty."""
    undone: list[tuple[int, int]] = []
    """As in `TableSent`, for whose side it is; so is what follows."""
    formers: list[FormerSent] = []


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


encode = msgspec.json.Encoder().encode


def read_message(text: str | bytes) -> Incoming:
    """A message of the page. Raises Refused with too-large or malformed."""
    size = len(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)
    if size > LARGEST_MESSAGE:
        raise Refused("too-large", 413, size=size, most=LARGEST_MESSAGE)
    try:
        return INCOMING.decode(text)
    except _UNREADABLE as error:
        raise Refused("malformed", 400, detail=_line(error)) from error


def request_of(text: str | bytes) -> str | int | None:
    """The request that a refused message named, as far as it can be read."""
    try:
        message = msgspec.json.decode(text)
    except _UNREADABLE:
        return None
    request = message.get("request") if isinstance(message, dict) else None
    fits = isinstance(request, int) or (isinstance(request, str) and len(request) <= 64)
    return request if fits else None


def option_sent(option: Choice) -> OptionSent:
    return OptionSent(option.key, option.verb, option.subject)


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
        [form_sent(form) for form in decision.forms],
        decision.owed,
        nothing=decision.nothing,
    )
