"""A question put to a person in the terminal: its answers numbered, several ticked at once, and help on everything."""

from collections.abc import Mapping
from typing import Any

from cosmodrome.cli.board import Board, Slip, full_card, with_powers
from cosmodrome.cli.hinting import tell_hint
from cosmodrome.cli.palette import REFUSED, TURN
from cosmodrome.cli.screen import tell
from cosmodrome.cli.typed_line import TypedLine, ended_with
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.game import Game
from cosmodrome.play.answer import allowed
from cosmodrome.play.course import TAKE_BACK
from cosmodrome.play.motion import BACK
from cosmodrome.words.render import Speaker

DONE = "done"
NOTHING_NOW = "n"
LETTERS = ("b", "h", "i", "s", "t")
"""What can be typed at every question, and is no answer."""
HELP = ("number", "explain", "card", "hint", "table", "hand", "score", "back", "quit")


class Left(Exception):
    """The person has left the game."""


class Item:
    """A numbered line: the card or answer it stands for, and the verdict on it where that is not the card's."""

    def __init__(
        self, key: str, label: str, card: str = "", help_id: str = "", verdict: Verdict | None = None
    ) -> None:
        self.key = key
        self.label = label
        self.card = card
        self.help_id = help_id
        self.verdict = verdict


class Asker:
    """Asks one person, until there is an answer that the game allows."""

    def __init__(self, game: Game[Any], words: Speaker, players: list[str], board: Board) -> None:
        self.game = game
        self.words = words
        self.players = players
        self.board = board
        self.line = TypedLine()
        self.hinted = False
        """Whether the person has asked for a hint."""

    def ask(self, state: Any, seat: int, stands: NotAllowed | None, last: bool = False) -> list[str]:
        """The keys of an answer to the open question; several where several were ticked. Raises Left.

        It is TAKE_BACK alone where the person wants the last answer back; `stands` says why that cannot be. It is BACK
        alone where they want it back although it was told. It is
        empty where anybody may act at any moment and the person has nothing to do now; `last` tells that nobody else
        has either, so that this ends the step.
        """
        question = Question(self, state, seat, last)
        self.board.before(question.decision, question.view, question.judged)
        question.show()
        if stands is None:
            tell("  " + self.words.say("terminal-can-take-back"))
        while True:
            typed = self._read(question)
            if typed.lower() == "b":
                if stands is None:
                    return [TAKE_BACK]
                tell(self.words.refusal(stands), REFUSED)
                if stands.reason == "told-since":
                    tell("  " + self.words.say("terminal-can-go-back"))
                continue
            if typed.lower() == "bb" and stands is not None and stands.reason == "told-since":
                return [BACK]
            if question.open_play and typed.lower() == NOTHING_NOW:
                return []
            keys = question.read(typed)
            if keys and question.allows(keys):
                return keys

    def _read(self, question: "Question") -> str:
        try:
            typed = self.line.read(f"{question.prompt()} ", question.may_be).strip()
        except EOFError:
            tell()
            raise Left from None
        first, _, rest = typed.partition(" ")
        if typed.casefold() in self.synonyms("leave"):
            raise Left
        return f"? {rest}" if first.casefold() in self.synonyms("help") else typed

    def synonyms(self, name: str) -> list[str]:
        """Words that are typed for one thing: the English ones, and those of the reader's language."""
        return self.words.say(f"terminal-words-{name}").split(", ")


class Question:
    """One question with its numbered answers."""

    def __init__(
        self, asker: Asker, state: Any, seat: int, last: bool = False, decision: Decision | None = None
    ) -> None:
        """`decision` where it is another than that of the state, as on a table imagined from a view."""
        self.asker = asker
        self.last = last
        self.words = asker.words
        self.game = asker.game
        self.state = state
        self.seat = seat
        self.decision: Decision = decision or self.game.decision(state, seat)
        self.view: Any = self.game.view(state, seat)
        self.judged = self.game.referee.verdicts(state, seat)
        self.verdicts: dict[str, Verdict] = {one.card: one for one in self.judged}
        self.open_play = self.game.time(state) is not None
        self.several = bool(self.decision.pool) and self.decision.more > 1
        self.items = (
            self._ticks() if self.several else [self._item(option) for option in self.decision.options]
        )

    def _ticks(self) -> list[Item]:
        """One line for each card that may be ticked; a card there twice has two."""
        verb = self.decision.options[-1].verb
        return [self._item(self.game.parse(f"{verb}:{card}"), ticked=True) for card in self.decision.pool]

    def _item(self, choice: Choice, ticked: bool = False) -> Item:
        card = choice.subject if choice.subject in self.words.cards else ""
        if not card or not self.asker.board.describes(choice):
            label = self.asker.board.plain_line(choice, self.decision, self.verdicts, self.view)
            help_id = self.words.words.choice_help(choice)
            judged = self.verdicts.get(choice.subject) or self.verdicts.get(self.decision.about)
            if judged and judged.allowed and not help_id and self.decision.about in self.words.cards:
                card = card or self.decision.about  # which explains such an answer
            return Item(choice.key, label, card, help_id, judged)
        facts = self.words.cards[card]
        if ticked:
            return Item(choice.key, self.asker.board.tick_line(facts), card)
        label = self.words.button(choice, self.decision, self.verdicts.get(card))
        return Item(choice.key, self.asker.board.choice_line(label, facts, self.verdicts.get(card)), card)

    def show(self) -> None:
        tell()
        tell(self.words.ask(self.decision, self.judged), TURN)
        width = len(str(len(self.items)))
        board = self.asker.board
        for number, item in enumerate(self.items, 1):
            tell(f"  {number:>{width}}  {item.label}", most=board.lines_offered)
        for line in board.form_lines(self.decision):
            tell(f"  {'+':>{width}}  {line}")
        if self.open_play:
            nothing = "terminal-nothing-last" if self.last else "terminal-nothing-now"
            tell(f"  {NOTHING_NOW:>{width}}  {self.words.say(nothing)}")
        plain = board.plain_reasons
        refused = [
            one
            for one in self.verdicts.values()
            if not one.allowed and one.reason not in plain and one.card in self.words.cards
        ]
        if refused:
            tell(self.words.say("terminal-not-now"))
        for verdict in refused:
            card = self.words.cards[verdict.card]
            line = with_powers(self.words, f"{card['name']}: {self.words.verdict(verdict)}", card)
            tell(f"  {'-':>{width}}  {line}", REFUSED, most=board.lines_offered)

    def prompt(self) -> str:
        if not self.several:
            return self.words.say("terminal-answer")
        more = self.decision.more
        message = "terminal-answer-up-to" if self.decision.up_to else "terminal-answer-several"
        return self.words.say(message, more=more, example=" ".join(map(str, range(1, more + 1))))

    def may_be(self, typed: str) -> list[str]:
        """What a line that is being typed may become: answers, what is asked for, and behind `?` names of cards."""
        board, numbers = self.asker.board, [str(number) for number in range(1, len(self.items) + 1)]
        if typed.startswith("?"):
            names = [str(card["name"]) for card in self.words.cards.values()]
            return ended_with(typed, [*numbers, *names]) if typed[1:2] == " " else ["? "]
        if typed.replace(",", " ").replace(" ", "").isdigit():
            return ended_with(typed, numbers)
        nothing = [NOTHING_NOW] if self.open_play else []
        words = [*LETTERS, *nothing, *self.asker.synonyms("leave"), *self.asker.synonyms("help")]
        return [*numbers, *words, "? ", *board.may_be(typed, self.decision, self.view)]

    def read(self, typed: str) -> list[str]:
        """The keys meant by what was typed; none when it was a request for help or a slip, which is dealt with."""
        if typed.startswith("?"):
            self._explain(typed[1:].strip())
            return []
        if typed.lower() == "i":
            self.asker.hinted = True
            tell_hint(self)
            return []
        shown = {"t": self.asker.board.table, "s": self.asker.board.scores, "h": self._hand}.get(
            typed.lower()
        )
        if shown:
            shown(self.view)
            return []
        try:
            key = self.asker.board.typed(typed, self.decision, self.view)
        except Slip as slip:
            tell(str(slip), REFUSED)
            return []
        if key is not None:
            return [key]
        if self.decision.form(typed.partition(":")[0]) is not None:
            return [typed]
        numbers = typed.replace(",", " ").split()
        if not numbers:
            self.show()
            return []
        if not all(_is_number(number) for number in numbers):
            self._slip("terminal-not-understood", given=typed)
            return []
        return self._picked([int(number) for number in numbers])

    def _picked(self, numbers: list[int]) -> list[str]:
        if self.several and self.decision.up_to and numbers == [0]:
            return [DONE]
        for number in numbers:
            if not 1 <= number <= len(self.items):
                self._no_such(number)
                return []
            if numbers.count(number) > 1:
                self._slip("terminal-twice", given=str(number))
                return []
        more = self.decision.more if self.several else 1
        limit_only = self.several and self.decision.up_to
        if len(numbers) > more or (len(numbers) < more and not limit_only):
            self._slip(
                "terminal-too-many" if limit_only else "terminal-wrong-count", given=len(numbers), more=more
            )
            return []
        keys = [self.items[number - 1].key for number in numbers]
        return [*keys, DONE] if limit_only and len(numbers) < more else keys

    def allows(self, keys: list[str]) -> bool:
        """Whether the game takes this answer; if not, it says why."""
        try:
            allowed(self.game, self.state, self.seat, keys)
        except NotAllowed as refusal:
            tell(" ".join(filter(None, (self.words.refusal(refusal), self.words.why(refusal)))), REFUSED)
            return False
        return True

    def _no_such(self, number: int) -> None:
        if self.items:
            self._slip("terminal-no-such-number", given=str(number), last=len(self.items))
        else:
            self._slip("terminal-no-numbers", given=str(number))

    def _slip(self, message: str, **facts: int | str) -> None:
        tell(self.words.say(message, **facts), REFUSED)

    def _say(self, message: str, **facts: int | str) -> None:
        tell(self.words.say(message, **facts))

    def _hand(self, view: Any) -> None:
        self.asker.board.hand(view, self.verdicts)

    def _explain(self, what: str) -> None:
        """Help: on everything, on a numbered line, or on a card by its name."""
        if not what:
            self._say("terminal-help")
            for line in HELP:
                tell("  " + self.words.say(f"terminal-help-{line}"))
        elif _is_number(what):
            self._explain_item(int(what))
        elif lines := self.asker.board.explain(what):
            for line in lines:
                tell(line)
        else:
            found = self._find(what)
            if not found:
                self._slip("terminal-no-card", given=what)
            elif len(found) > 5:
                self._say(
                    "terminal-many-cards", given=what, cards=", ".join(str(card["name"]) for card in found)
                )
            for card in found if len(found) <= 5 else ():
                self._explain_card(str(card["id"]))

    def _find(self, text: str) -> list[Mapping[str, Any]]:
        """The cards whose name is or holds the text typed, in the reader's language or in English; an exact name alone
        if there is one.
        """
        wanted = text.casefold()
        named = [
            ({str(card["name"]).casefold(), str(card.get("english", "")).casefold()}, card)
            for card in self.words.cards.values()
        ]
        exact = [card for names, card in named if wanted in names]
        return exact or [card for names, card in named if any(wanted in name for name in names)]

    def _explain_item(self, number: int) -> None:
        if not 1 <= number <= len(self.items):
            self._no_such(number)
            return
        item = self.items[number - 1]
        if item.card:
            self._explain_card(item.card, item.verdict)
        elif item.help_id and self.words.has(item.help_id):
            self._say(item.help_id)
        else:
            tell(item.label)

    def _explain_card(self, card: str, verdict: Verdict | None = None) -> None:
        for line in full_card(self.words, self.words.cards[card]):
            tell(line)
        verdict = verdict or self.verdicts.get(card)
        if verdict:
            parts = f" ({self.words.sum(verdict.parts)})" if verdict.parts else ""
            tell(f"    {self.words.verdict(verdict)}{parts}")
            why = self.words.why(verdict)
            if why:
                tell(f"    {why}")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 1000  # Python reads no number of 4,301
