"""A bot that is a program: it is told by lines of JSON what a person reads in the terminal, and answers as one types.

`docs/text-bots.md` is its protocol.
"""

import shlex
from collections.abc import Sequence
from typing import Any, Final
from weakref import finalize

import msgspec

from cosmodrome.bots.faults import BotFault
from cosmodrome.bots.own_bots import TEXT
from cosmodrome.bots.text.program import Program, ProgramFailed
from cosmodrome.bots.text.talking import TalkingBot
from cosmodrome.cli.ask import LETTERS, NOTHING_NOW, Asker, Question
from cosmodrome.cli.board import Slip, full_card
from cosmodrome.cli.boards import board
from cosmodrome.cli.harmless import harmless
from cosmodrome.cli.screen import on_paper
from cosmodrome.cli.text_facts import Message, asked, names_in, on_wire, rules
from cosmodrome.core.choice import LONGEST_KEY, Choice
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.event import Event, seen_by
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.core.rng import seeded
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.render import Speaker

PROTOCOL: Final = 1
TRIES: Final = 5
"""Answers to one question; with the last one refused the program has failed."""
HOW: Final = (
    "You play {title} at seat {seat} of {seats}. Each question comes with its answers, numbered. Answer with one line: "
    "the number of an answer, or its key; where several are asked for, all their numbers in that line, such as 1 3 4. "
    "Where anybody may act at any moment, n is nothing now. What stands behind + is typed as the line says. An answer "
    "that is not allowed comes back with the reason, and you may give another, up to {tries} in all."
)

class Judged(Exception):
    """An answer about a card that may not be taken now."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict.reason)
        self.verdict = verdict


class TextBot(TalkingBot):
    """One program, which plays one seat of one game."""

    def __init__(self, seed: int, game: Game[Any], command: Sequence[str]) -> None:
        super().__init__(seed, game)
        self._command = [*command]
        self._program: Program | None = None
        self._ends: Any = None
        self._chance = seeded(seed, "imagined tables")
        self._heard = 0
        """How many entries of the talk it has been told."""
        self._described: set[str] = set()
        """Cards, and words that answers are typed with, that it has been told."""
        self._words: Speaker | None = None
        self._players: list[str] = []
        self._seat = 0
        self._purpose = ""
        self._picks: list[str] = []
        """Keys of picks that were given at once and are still to be made, one by one."""
        self._refusal: Message | None = None
        self._tries = TRIES

    def __str__(self) -> str:
        return TEXT + shlex.join(self._command)

    # --- questions

    def choose(self, view: View | None, decision: Decision) -> Choice | None:
        assert view is not None
        if (picked := self._pick(decision)) is not None:
            return picked
        begun = self._begun(view, decision)
        question = self._question(view, decision)
        if self._refusal is None:
            self._tries = TRIES
        messages = [*begun, self._refusal or self._asking(question)]
        self._refusal = None
        while True:
            typed = self._ask(messages)
            try:
                return self._read(question, typed)
            except Slip as slip:
                messages = [self._again(str(slip), "not-understood")]
            except Judged as judged:
                messages = [self._against(judged.verdict)]
            except NotAllowed as refusal:
                messages = [self._not_allowed(refusal)]

    def refused(self, refusal: NotAllowed) -> None:
        self._refusal = self._not_allowed(refusal)

    def _begun(self, view: Any, decision: Decision) -> list[Message]:
        """What is said before the first question."""
        self._seat, self._purpose = decision.seat, decision.purpose
        if self._words is not None:
            return []
        meta, seats = self.game.meta, getattr(view, "seats", len(view.players))
        self._words = speaker("en", meta.id, self.game.card_facts(view.options))
        self._players = [f"Player {seat + 1}" for seat in range(seats)]
        how = HOW.format(title=meta.title, seat=self._seat + 1, seats=seats, tries=TRIES)
        begin = {
            "type": "begin",
            "protocol": PROTOCOL,
            "game": meta.id,
            "title": meta.title,
            "seat": self._seat,
        }
        more = {"seats": seats, "options": view.options, "tries": TRIES, "rules": rules(meta.id), "text": how}
        return [begin | more]

    def _question(self, view: Any, decision: Decision) -> Question:
        """As it would be put to a person at a table that looks the same to the seat."""
        world = self.game.imagine(view, self._chance)
        words = self._speaker
        asker = Asker(self.game, words, self._players, board(words, self._players))
        words.reader = self._seat
        return Question(asker, world, self._seat, decision=decision)

    @property
    def _speaker(self) -> Speaker:
        assert self._words is not None
        return self._words

    def _asking(self, question: Question) -> Message:
        decision, view = question.decision, question.view
        happened = self._news()
        cards = self._new_cards(
            [msgspec.to_builtins(view), [key for item in question.items if (key := item.card)]]
        )
        with on_paper() as table:
            question.asker.board.table(view)
        with on_paper() as lines:
            question.asker.board.before(decision, view, question.judged)
            lines[:] = [line for line in lines if line not in table]
            question.show()
        help_on = self._new_help(question)
        parts = {
            "What happened:": [said["text"] for said in happened],
            "The table:": table,
            "Cards not told before:": cards.values(),
            "How answers are typed:": help_on.values(),
            "The question:": [line for line in [*lines, question.prompt()] if line],
        }
        text = "\n\n".join("\n".join([head, *lines]) for head, lines in parts.items() if lines)
        asking = {
            "type": "question",
            "happened": happened,
            "view": on_wire(view),
            "cards": cards,
            "help": help_on,
            "question": asked(question),
        }
        return asking | {"text": text}

    def _news(self) -> list[Message]:
        """What has happened since it was last told, as its seat may know it."""
        entries = self.talk.entries
        new = [entry for entry in entries[self._heard :] if isinstance(entry, Event)]
        self._heard = len(entries)
        return [
            {**msgspec.to_builtins(event), "text": self._speaker.event(event, self._seat, self._players)}
            for event in seen_by(new, self._seat)
        ]

    def _new_cards(self, shown: object) -> dict[str, str]:
        """By id, in words, the cards named in what is shown that have not been told."""
        known = self._speaker.cards
        new = [card for card in dict.fromkeys(names_in(shown)) if card in known and card not in self._described]
        self._described.update(new)
        return {card: "\n".join(full_card(self._speaker, known[card])) for card in new}

    def _new_help(self, question: Question) -> dict[str, str]:
        """By word what a person is told who asks how an answer with it is typed, where that has not been told."""
        shown = question.asker.board
        words = {word.strip(": ") for word in shown.may_be("", question.decision, question.view)}
        new = {word: " ".join(shown.explain(word)) for word in sorted(words - self._described)}
        self._described.update(new)
        return {word: told for word, told in new.items() if told}

    # --- answers

    def _pick(self, decision: Decision) -> Choice | None:
        """The next of several picks given at once: the first that may be made now, as they are made in rising order."""
        for option in decision.options:
            if decision.pool and decision.purpose == self._purpose and option.key in self._picks:
                self._picks.remove(option.key)
                return option
        self._picks = []
        return None

    def _read(self, question: Question, typed: str) -> Choice | None:
        """What was answered. Raises Slip or NotAllowed."""
        decision = question.decision
        options = {option.key: option for option in decision.options}
        if question.open_play and typed.lower() == NOTHING_NOW:
            return None
        if typed in options and not question.several:
            return options[typed]
        if not typed or typed.startswith("?") or typed.lower() in LETTERS:
            raise Slip(_no_answer(typed))
        verb, colon, subject = typed.partition(":")
        if colon and (form := decision.form(verb)) is not None:
            return form.read(subject)
        if colon and (verdict := question.verdicts.get(subject)) and not verdict.allowed:
            raise Judged(verdict)
        with on_paper() as said:
            keys = question.read(_numbered(question, typed))
        unknown = harmless(self._speaker.say("terminal-not-understood", given=typed))
        if not keys:
            raise Slip(" ".join(line for line in said if line not in ("", unknown)) or _no_answer(typed))
        self._picks = keys if question.several else []
        if (picked := self._pick(decision)) is not None:
            return picked
        (key,) = keys
        if key in options:
            return options[key]
        verb, _, subject = key.partition(":")
        form = decision.form(verb)
        if form is None:
            raise NotAllowed("not-an-option", choice=key, purpose=decision.purpose)
        return form.read(subject)

    def _not_allowed(self, refusal: NotAllowed) -> Message:
        words = self._speaker
        told = " ".join(filter(None, [words.refusal(refusal), words.why(refusal)]))
        return self._again(told, refusal.reason) | {"facts": refusal.facts, "rule": refusal.rule}

    def _against(self, verdict: Verdict) -> Message:
        """The same of a card that may not be taken now, with the arithmetic of it."""
        words = self._speaker
        parts = f"({words.sum(verdict.parts)})" if verdict.parts else ""
        name = words.named("card", verdict.card)
        told = " ".join(filter(None, [f"{name}: {words.verdict(verdict)}", parts, words.why(verdict)]))
        more = {"facts": verdict.facts, "rule": verdict.rule, "parts": verdict.parts}
        return self._again(told, verdict.reason) | more

    def _again(self, text: str, reason: str) -> Message:
        """Says that an answer is not taken. Raises BotFault where no further one would be."""
        self._tries -= 1
        if not self._tries:
            self._stop()
            raise BotFault(
                self, self._seat, f"gave {TRIES} answers not allowed, the last: {text}", self._purpose
            )
        return {"type": "refused", "reason": reason, "tries": self._tries, "text": text}

    # --- the program

    def _ask(self, messages: list[Message]) -> str:
        if self._program is None:
            self._begin()
        program = self._program
        assert program is not None
        lines = [msgspec.json.encode(message).decode() for message in messages]
        self._keep(">", *lines)
        try:
            typed = program.ask("".join(f"{line}\n" for line in lines).encode(), self.talk.seconds)
        except ProgramFailed as failed:
            self._stop()
            raise BotFault(self, self._seat, str(failed), self._purpose) from None
        self._complaints()
        self._keep("<", typed)
        if len(typed) > LONGEST_KEY:
            return typed[:LONGEST_KEY] + "…"  # which is no answer
        return typed.strip()

    def _begin(self) -> None:
        self._program = Program(self._command)
        self._ends = finalize(self, self._program.end)  # also where nobody calls `end`
        if file := self.talk.transcript(self.game.meta.id, self._seat):
            file.write_text("", encoding="utf-8")

    def end(self) -> None:
        if self._program is not None and self._ends.alive:
            happened = self._news()
            over = {
                "type": "over",
                "happened": happened,
                "text": "\n".join(said["text"] for said in happened),
            }
            line = msgspec.json.encode(over).decode()
            self._keep(">", line)
            self._stop(f"{line}\n".encode())

    def _stop(self, farewell: bytes = b"") -> None:
        assert self._program is not None
        self._ends.detach()
        self._program.end(farewell)
        self._complaints()

    def _complaints(self) -> None:
        assert self._program is not None
        complaints, self._program.complaints = self._program.complaints, b""
        self._keep("!", *complaints.decode(errors="replace").splitlines())

    def _keep(self, who: str, *lines: str) -> None:
        if file := self.talk.transcript(self.game.meta.id, self._seat):
            with file.open("a", encoding="utf-8") as kept:
                kept.writelines(f"{who} {harmless(line, len(line))}\n" for line in lines)


def _numbered(question: Question, typed: str) -> str:
    """What was typed, with numbers in place of keys of the list."""
    left = [item.key for item in question.items]
    numbers = []
    for word in typed.replace(",", " ").split():
        if word not in left:
            return typed
        numbers.append(left.index(word) + 1)
        left[numbers[-1] - 1] = ""  # a card there twice has two numbers
    return " ".join(map(str, numbers))


def _no_answer(typed: str) -> str:
    shown = harmless(typed, 60)
    return f"“{shown}” is no answer here; answer with a number of the list, or a key"
