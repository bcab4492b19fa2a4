"""Short forms of the free choices of Sidereal Confluence, as they are typed: `offer ben: 2 green > 1 blue`, `run 3,5`.

Each verb has a line of help with examples, `typed-help-<verb>`. What is typed is read here and judged by the game.
"""

import re
from collections.abc import Callable
from typing import Any, Final, get_args

import msgspec

from cosmodrome.cli.board import Slip
from cosmodrome.cli.sidereal_names import Names
from cosmodrome.cli.sidereal_promises import promise
from cosmodrome.cli.sidereal_runs import own_runs
from cosmodrome.cli.typed_line import ended_with
from cosmodrome.core.decision import Decision, NotAllowed
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.naming import row
from cosmodrome.games.sidereal.payment import paid
from cosmodrome.games.sidereal.tables import COSTS, NUMBER_OF
from cosmodrome.games.sidereal.views import OfferView

FORM_OF: Final = {**{verb: verb for verb in FORMS}, "deal": "offer"}
"""The verbs that are typed, and the form of each: a deal is an offer that names its parties."""
NUMBERED: Final = ("take", "withdraw", "recall", "refuse")
"""Listed answers that can be typed with the number of an offer."""
LONGEST: Final = 500
"""Letters of an answer, beyond which nobody means one."""
PROMISE: Final = re.compile(r"(?:turn|turno|tura)\s+(\d)\s+(late\s+)?(.+)", re.IGNORECASE)
UNTIL: Final = re.compile(r"until\s+(\d)", re.IGNORECASE)
WORDS_OF_ACT: Final = re.compile(r"\b(spend|pay|with|option|price|take|from|as)\b", re.IGNORECASE)
COUNTED: Final = re.compile(r"\d\s+[^\W\d]*$")
RUN: Final = re.compile(r"(\d+)\s*(?:\(([^)]*)\))?\s*,?\s*")


def typed_now(decision: Decision) -> list[str]:
    """The verbs that can be typed as an answer."""
    there = [form.verb for form in decision.forms]
    return [verb for verb, form in FORM_OF.items() if form in there]


def completions(names: Names, typed: str, decision: Decision) -> list[str]:
    """Whole lines that a line may become: the verbs, and behind one whoever and whatever can be named."""
    verbs = typed_now(decision)
    verb, space, _ = typed.partition(" ")
    if not space:
        numbered = [f"{each.verb} {each.subject}" for each in decision.options if each.verb in NUMBERED]
        return [f"{each} " for each in verbs] + numbered
    if verb.lower() not in verbs:
        return []
    named = ["all", "none"] if verb.lower() == "run" else names.all_names(bool(COUNTED.search(typed)))
    begun = len(verb) + 1
    return [typed[:begun] + each for each in ended_with(typed[begun:], named)]


class Typist:
    """Reads one answer for the person whose view this is."""

    def __init__(self, names: Names, decision: Decision) -> None:
        self.names = names
        self.words = names.words
        self.view = names.view
        self.me = names.me
        self.decision = decision

    def key(self, text: str) -> str | None:
        """The key of the answer; None where this is no short form. Raises Slip where it is a wrong one."""
        found = re.match(r"([a-z]+)\b\s*:?\s*(.*)$", text.strip(), re.IGNORECASE)
        if not found or found[2].startswith("{"):
            return None
        verb, rest = found[1].lower(), found[2].strip()
        if verb in NUMBERED and rest.lstrip("#").isdecimal() and len(rest) < 10:
            return f"{verb}:{int(rest.lstrip('#'))}"
        if verb not in FORM_OF:
            return None
        if verb == "run" and rest.lower() in ("all", "none"):
            return f"run_{rest.lower()}"
        if len(rest) > LONGEST:
            raise self.wrong(verb)
        form = self.decision.form(FORM_OF[verb])
        if form is None:
            raise self.names.slip("typed-not-now", given=verb, allowed=self.verbs())
        reader: Callable[[str], Any] = getattr(self, verb)
        read = reader(rest)
        try:
            return form.choice(msgspec.convert(read, form.payload)).key
        except msgspec.ValidationError as error:
            raise Slip(self.words.refusal(NotAllowed("bad-payload", detail=str(error)))) from None
        except NotAllowed as refused:
            raise Slip(self.words.refusal(refused)) from None

    def verbs(self) -> str:
        """What can be typed now."""
        return ", ".join(typed_now(self.decision)) or self.words.say("amounts-none")

    def wrong(self, verb: str) -> Slip:
        return self.names.slip("typed-wrong", verb=verb, help=self.words.say(f"typed-help-{verb}"))

    # --- deals

    def offer(self, text: str) -> dict[str, Any]:
        head, colon, body = text.partition(":")
        if not colon:
            seat, body = self.names.take_seat(text)
            to = [] if seat is None else [seat]
        elif head.strip().casefold() in ("", "all", "anyone", "todos", "wszyscy"):
            to = []
        else:
            to = [self.names.seat(each) for each in head.split(",")]
        if not body.strip():
            raise self.wrong("offer")
        other = to[0] if len(to) == 1 else None
        made = self.terms(body, other)
        return {**made, "to": to} if len(to) > 1 else made

    def terms(self, text: str, other: int | None) -> dict[str, Any]:
        """`2 green > 1 blue; turn 3 ben gives 1 ship; until 2` with another party, or with whoever takes it."""
        made: dict[str, Any] = {"moves": [], "promises": []}
        for clause in filter(None, (each.strip() for each in text.split(";"))):
            if self.promise_or_term(clause, other, made):
                continue
            give, _, get = clause.partition(">")
            for giver, receiver, what in ((self.me, other, give), (other, self.me, get)):
                pack = self.names.pack(what, self.names.of_seat(giver))
                if pack:
                    made["moves"].append({**pack, "giver": giver, "receiver": receiver})
        return made

    def promise_or_term(self, clause: str, other: int | None, made: dict[str, Any]) -> bool:
        """Whether a clause is a promise, or says how long an offer stands; then it is put in."""
        until, promised = UNTIL.fullmatch(clause), PROMISE.fullmatch(clause)
        if until:
            made["until"] = int(until[1])
        elif promised:
            made["promises"].append(
                promise(self.names, int(promised[1]), bool(promised[2]), promised[3], other)
            )
        return bool(until or promised)

    def deal(self, text: str) -> dict[str, Any]:
        """`ben > cleo: 2 green; cleo > me: 1 blue; me > ben: 1 ship`."""
        made: dict[str, Any] = {"moves": [], "promises": []}
        for clause in filter(None, (each.strip() for each in text.split(";"))):
            if self.promise_or_term(clause, None, made):
                continue
            parties, colon, what = clause.partition(":")
            giver, arrow, receiver = parties.partition(">")
            if not (colon and arrow):
                raise self.wrong("deal")
            giving = self.names.seat(giver)
            pack = self.names.pack(what, self.names.of_seat(giving))
            made["moves"].append({**pack, "giver": giving, "receiver": self.names.seat(receiver)})
        return made

    def counter(self, text: str) -> dict[str, Any]:
        found = re.fullmatch(r"#?(\d+)\s*:?\s*(.+)", text)
        if not found:
            raise self.wrong("counter")
        offer = self.shown(int(found[1]))
        return {"number": int(found[1]), "offer": self.terms(found[2], offer.maker)}

    def decline(self, text: str) -> dict[str, Any]:
        """`0`, or `0: too little`."""
        head, _, why = text.partition(":")
        number = self.number(head, "decline")
        self.shown(number)
        called = {word: [word.replace("-", " "), self.words.say(f"no-{word}")] for word in WHYS}
        return {"number": number, "why": self.names.one_of(why, called) if why.strip() else "plain"}

    def shown(self, number: int) -> OfferView:
        for offer in self.view.offers:
            if offer.key == f"take:{number}" and offer.open:
                return offer
        there = [
            offer.key.partition(":")[2] for offer in self.view.offers if offer.open and "take" in offer.key
        ]
        allowed = ", ".join(f"#{each}" for each in there) or self.words.say("amounts-none")
        raise self.names.slip("typed-unknown", given=f"#{number}", allowed=allowed)

    def seek(self, text: str) -> dict[str, Any]:
        """`ben: 2 blue > 1 green; best offer wins`."""
        head, colon, body = text.partition(":")
        made: dict[str, Any] = {}
        if colon:
            made["to"] = self.names.seat(head) if head.strip().casefold() not in ("", "all") else None
        first, *phrases = (body if colon else text).split(";")
        seek, _, give = first.partition(">")
        made["seek"], made["give"] = self.names.goods(seek), self.names.goods(give)
        called = {
            phrase: [phrase.replace("-", " "), self.words.say(f"phrase-{phrase}")] for phrase in PHRASES
        }
        return {
            **made,
            "phrases": [self.names.one_of(phrase, called) for phrase in phrases if phrase.strip()],
        }

    def release(self, text: str) -> dict[str, Any]:
        return {"number": self.number(text, "release")}

    def number(self, text: str, verb: str) -> int:
        if not text.strip().lstrip("#").isdecimal():
            raise self.wrong(verb)
        return int(text.strip().lstrip("#"))

    def compensate(self, text: str) -> dict[str, Any]:
        """`0: 2 green`, all to the one it was promised to first."""
        head, _, body = text.partition(":")
        number = self.number(head, "compensate")
        if number >= len(self.view.ledger):
            raise self.names.slip("typed-unknown", given=head, allowed=f"#0 - #{len(self.view.ledger) - 1}")
        to = self.view.ledger[number].promise.to
        pack = self.names.pack(body, self.names.of_seat(self.me))
        return {"number": number, "moves": [{**pack, "giver": self.me, "receiver": to}]}

    # --- acts

    def act(self, text: str, among: list[str]) -> dict[str, Any]:
        """A card, then what is spent, paid and consumed for it: `with` colonies."""
        first, *more = WORDS_OF_ACT.split(text)
        made: dict[str, Any] = {"card": self.names.card(first, among)} if first.strip() else {}
        for word, what in zip(more[::2], more[1::2], strict=True):
            if word.lower() == "spend":
                made["spend"] = self.names.card(what, self.names.of_seat(self.me))
            elif word.lower() == "pay":
                made["put"] = self.names.goods(what)
            elif word.lower() == "with":
                colonies = [card.card for card in self.view.players[self.me].colonies]
                made["worlds"] = [self.names.card(each, colonies) for each in what.split(",")]
        return made

    def upgrade(self, text: str) -> dict[str, Any]:
        return self.named_act("upgrade", text, [card.card for card in self.view.players[self.me].cards])

    def flip(self, text: str) -> dict[str, Any]:
        return self.named_act("flip", text, [card.card for card in self.view.players[self.me].colonies])

    def play(self, text: str) -> dict[str, Any]:
        species = self.view.players[self.me].species
        own = [
            card
            for card, facts in self.words.cards.items()
            if facts.get("species") == species and facts.get("entry") and card not in self.names.of_seat(None)
        ]
        return self.named_act("play", text, own)

    def draw(self, text: str) -> dict[str, Any]:
        return self.act(text, self.names.of_seat(self.me))

    def named_act(self, verb: str, text: str, among: list[str]) -> dict[str, Any]:
        made = self.act(text, among)
        if "card" not in made:
            raise self.wrong(verb)
        return made

    def invent(self, text: str) -> dict[str, Any]:
        """`nanotechnology 4 yellow` by its own name or the team's, `sociologists option 2`."""
        found = re.fullmatch(r"(.+?)(?:\s+option\s+(\d))?(?:\s+(?:pay\s+)?(\d.*))?", text, re.IGNORECASE)
        if not found:
            raise self.wrong("invent")
        team = self.names.card(found[1], [card.card for card in self.view.players[self.me].teams])
        costs: list[dict[str, int]] = self.words.cards[team]["costs"]
        if found[2]:
            return {"team": team, "option": int(found[2]) - 1}
        if not found[3]:
            return {"team": team, "option": self.first_paid(team)}
        put = self.names.goods(found[3])
        option = min(range(len(costs)), key=lambda at: abs(sum(costs[at].values()) - sum(put.values())))
        exact = put in costs
        return {"team": team, "option": costs.index(put) if exact else option, "put": {} if exact else put}

    def first_paid(self, team: str) -> int:
        """The first cost that the own goods pay; else the first."""
        have = row(self.view.players[self.me].goods)
        return next((at for at, need in enumerate(COSTS[NUMBER_OF[team]]) if paid(have, need)), 0)

    def give(self, text: str) -> dict[str, Any]:
        head, colon, body = text.partition(":")
        if not colon:
            seat, body = self.names.take_seat(text)
            if seat is None:
                raise self.wrong("give")
        else:
            seat = self.names.seat(head)
        return {"to": seat, **self.names.pack(body, [])}

    def run(self, text: str) -> dict[str, Any]:
        """`3,5 (2 green, 1 x), 7 (with deneb)` by the numbers on the own converters."""
        there = own_runs(self.words, self.view)
        at, runs = 0, []
        while at < len(text):
            found = RUN.match(text, at)
            if not found:
                raise self.wrong("run")
            at = found.end()
            number = int(found[1])
            if not 1 <= number <= len(there):
                raise self.names.slip("typed-unknown", given=str(number), allowed=f"1 - {len(there)}")
            run = there[number - 1]
            runs.append({"card": run.card, "at": run.at, **self.put(found[2] or "")})
        if not runs:
            raise self.wrong("run")
        return {"runs": runs}

    def put(self, text: str) -> dict[str, Any]:
        """What goes into one run, behind its number."""
        made: dict[str, Any] = {}
        first, *more = WORDS_OF_ACT.split(text)
        if first.strip():
            made["put"] = self.names.goods(first)
        for word, what in zip(more[::2], more[1::2], strict=True):
            if word.lower() == "as":
                made["colour"] = self.names.good(what)
            elif word.lower() == "with":
                made["worlds"] = [
                    self.names.card(each, self.names.of_seat(self.me)) for each in what.split(",")
                ]
        return made

    def split(self, text: str) -> dict[str, Any]:
        numbers = re.findall(r"\d+", text)
        if len(numbers) != 2:
            raise self.wrong("split")
        return {"colony": int(numbers[0]), "research": int(numbers[1])}

    def steal(self, text: str) -> dict[str, Any]:
        """`black market from ben price 2 pay 3 white take 1 blue`."""
        first, *more = WORDS_OF_ACT.split(text)
        made: dict[str, Any] = {"card": self.names.card(first, self.names.of_seat(self.me))}
        for word, what in zip(more[::2], more[1::2], strict=True):
            if word.lower() == "from":
                made["victim"] = self.names.seat(what)
            elif word.lower() in ("price", "option"):
                made["price"] = self.number(what, "steal") - 1
            else:
                made["put" if word.lower() == "pay" else "take"] = self.names.goods(what)
        if "victim" not in made:
            raise self.wrong("steal")
        return made


PHRASES: Final[tuple[str, ...]] = get_args(payloads.Phrase)
WHYS: Final[tuple[str, ...]] = get_args(payloads.Why)
