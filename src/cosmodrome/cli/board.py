"""A table in words, as the view of a seat shows it: of any game, and what games with boards of their own share."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec

from cosmodrome.cli.screen import HEADING, tell
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, Verdict
from cosmodrome.core.rng import seeded
from cosmodrome.words.plain import words as plain_words
from cosmodrome.words.render import Speaker

UNSHOWN: Final = ("seat", "awaited", "options", "winners", "players", "phase", "breakdown")
"""Fields of a view that say nothing of what lies on the table, or are shown elsewhere."""


class Slip(Exception):
    """What was typed is no answer; the text is a line that says what is wrong with it."""


class Board:
    """Prints a view, field by field; `players` are the names by seat. A game's own board says more, and better.

    Every view has `seat`, `winners` and `players`; each of these has `seat` and, if points are counted, `score` and a
    `breakdown`.
    """

    first_of_round: ClassVar[str] = ""
    """The purpose of a round's first question, before which the table is shown unasked; "" before every question."""
    plain_reasons: ClassVar[tuple[str, ...]] = ()
    """Refusals that the question itself says: they are left out of its list."""
    card_verbs: ClassVar[tuple[str, ...]] = ()
    """Answers that are about a card not yet on the table, which is described behind them; () for all about cards."""

    lines_offered: ClassVar[int | None] = None
    """Lines of a card that is offered, on a terminal; its help has the rest."""
    lines_held: ClassVar[int | None] = None
    """Lines of a card in a list of the hand."""
    signs: ClassVar[Mapping[str, str]] = {}
    """Short signs of goods, by which a converter is told."""

    def __init__(self, words: Speaker, players: list[str]) -> None:
        self.words = words
        self.players = words.seated = players

    def name(self, view: Any, seat: int) -> str:
        called = self.players[seat]
        return self.words.say("terminal-own", player=called) if seat == view.seat else called

    def card_name(self, card: str) -> str:
        return str(self.words.cards[card]["name"])

    def choice_line(self, label: str, card: Mapping[str, Any], verdict: Verdict | None) -> str:
        """An answer about a card that is not yet on the table: what the button says, the card in short, its powers."""
        return with_powers(self.words, f"{label} ({self.words.card_in_short(card)})", card)

    def tick_line(self, card: Mapping[str, Any]) -> str:
        """A card that may be ticked, or is held: in short, with its powers."""
        return with_powers(self.words, f"{card['name']}: {self.words.card_in_short(card)}", card)

    def plain_line(
        self, choice: Choice, decision: Decision, verdicts: Mapping[str, Verdict], view: Any
    ) -> str:
        """An answer of any other sort."""
        return self.words.button(
            choice, decision, verdicts.get(choice.subject) or verdicts.get(decision.about)
        )

    def shows_before(self, decision: Decision) -> bool:
        """Whether the table is shown unasked before this question."""
        return self.first_of_round in ("", decision.purpose)

    def before(self, decision: Decision, view: Any, verdicts: Sequence[Verdict]) -> None:
        """What is shown unasked before a question; `verdicts` are all that the game says about it."""
        if self.shows_before(decision):
            self.table(view)

    def typed(self, text: str, decision: Decision, view: Any) -> str | None:
        """The key of an answer that was typed in a short form of the game's own; None where it is none.

        Raises Slip where it is one, but wrong.
        """
        return None

    def may_be(self, typed: str, decision: Decision, view: Any) -> list[str]:
        """Whole lines that the beginning of an answer in a form may become."""
        return [f"{form.verb}:" for form in decision.forms]

    def form_lines(self, decision: Decision) -> list[str]:
        """How answers that cannot be listed are typed, a line each; here an example of each form."""
        return [
            self.words.say("terminal-form", example=form.sample(seeded(len(decision.options), form.verb)).key)
            for form in decision.forms
        ]

    def explain(self, what: str) -> list[str]:
        """Lines about anything but a card; none where this board knows no such thing."""
        return []

    def describes(self, choice: Choice) -> bool:
        """Whether the card that an answer is about is described behind it."""
        return not self.card_verbs or choice.verb in self.card_verbs

    def table(self, view: Any) -> None:
        """What everybody may see, and the names of one's own hand."""
        for line in self._fields(view, view.off_wire):
            tell(line)
        for seat in view.players:
            first, *more = self._fields(seat) or [""]
            tell(f"{self.name(view, seat.seat)}. {first}")
            for line in more:
                tell(f"    {line}")

    def _fields(self, shown: Any, but: tuple[str, ...] = ()) -> list[str]:
        """The fields of a view or seat: numbers and names on one line, each list on a line of its own."""
        short, lists = [], []
        for field in shown.__struct_fields__:
            value = getattr(shown, field)
            if field in UNSHOWN or field in but or value is None:
                continue
            if isinstance(value, int) and not isinstance(value, bool):
                short.append(self.words.fact(field, value))
            elif isinstance(value, list | dict):
                text = self._spelled(value) or self.words.say("terminal-empty")
                lists.append(f"{self.words.say(f'term-{field}')}: {text}")
            elif value != "":
                short.append(f"{self.words.say(f'term-{field}')}: {self._spelled(value)}")
        return ["; ".join(short), *lists] if short else lists

    def _spelled(self, value: Any) -> str:
        """Any value of a view in words; cards by their names."""
        if isinstance(value, list):
            return ", ".join(map(self._spelled, value))
        if isinstance(value, dict):
            return ", ".join(f"{self._spelled(name)} {self._spelled(each)}" for name, each in value.items())
        if isinstance(value, msgspec.Struct):
            fields = {field: getattr(value, field) for field in value.__struct_fields__}
            return " ".join(self._spelled(each) for each in fields.values() if each not in ("", None))
        if isinstance(value, bool):
            return plain_words("yes" if value else "no").lower()
        return self.card_name(value) if value in self.words.cards else str(value)

    def hand(self, view: Any, verdicts: Mapping[str, Verdict]) -> None:
        """One's own hand with everything the cards do and, while placing, what each would cost."""
        if not hasattr(view, "hand"):
            self.table(view)
            return
        tell(self.words.fact("hand", len(view.hand)))
        for card in view.hand:
            for line in full_card(self.words, self.words.cards[card], verdicts.get(card)):
                tell(line)

    def scores(self, view: Any) -> None:
        """Every seat's score, source by source."""
        tell(self.words.say("terminal-standing"), HEADING)
        self._breakdowns(view)

    def final(self, view: Any) -> None:
        """The result."""
        tell()
        tell(self.words.say("terminal-final"), HEADING)
        self._breakdowns(view)

    def _breakdowns(self, view: Any) -> None:
        for seat in sorted(
            view.players, key=lambda one: (one.seat not in view.winners, -self.score(one), one.seat)
        ):
            tell(f"{self.name(view, seat.seat)}: {self.points(seat)}")
            self.breakdown(seat)

    def points(self, seat: Any) -> str:
        """The same in words."""
        return self.words.say("terminal-points", vp=self.words.points(self.score(seat)))

    def score(self, seat: Any) -> int:
        """What decides the game."""
        return int(getattr(seat, "score", 0))

    def breakdown(self, seat: Any) -> None:
        """Where a seat's points come from, a line each."""
        told = [(self.words.points(part.vp), part) for part in getattr(seat, "breakdown", [])]
        width = max((len(vp) for vp, _ in told), default=0)
        for vp, part in told:
            tell(f"    {vp:>{width}}  {self.part(part)}")

    def part(self, part: Any) -> str:
        """The source of some points."""
        return str(self.words.spelled({"source": part.source})["source"])


def is_translated(card: Mapping[str, Any]) -> bool:
    """Whether it is told by another name than the English one."""
    return bool(card.get("english", card["name"]) != card["name"])


def with_powers(words: Speaker, line: str, card: Mapping[str, Any]) -> str:
    """A line about a card, then what the card does."""
    powers = words.card_in_brief(card)
    return f"{line}. {powers}" if powers else line


def full_card(
    words: Speaker, card: Mapping[str, Any], verdict: Verdict | None = None, copies: bool = False
) -> list[str]:
    """A card in full: its name, kind and worth, then what it does; with `copies`, how many there are as well."""
    name = f"{card['name']} ({card['english']})" if is_translated(card) else card["name"]
    line = f"{name}: {words.card_in_short(card)}"
    if verdict is not None:
        line += f" [{words.verdict(verdict)}]"
    if copies:
        line += f". {words.fact('copies', card['copies'])}"
    return [line, *(f"    {each}" for each in words.card_lines(card))]
