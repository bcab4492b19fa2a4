"""A table in words, as the view of a seat shows it: what all games share."""

from collections.abc import Mapping
from typing import Any, ClassVar

from cosmodrome.cli.screen import HEADING, tell
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, Verdict
from cosmodrome.text.speak import Speaker


class Board:
    """Prints a view; `players` are the names by seat. A game's own board says how its table is told.

    Every view has `seat`, `winners` and `players`; each of these has `seat`, a `breakdown` and, unless the game's
    board says otherwise, `score`.
    """

    first_of_round: ClassVar[str]
    """The purpose of a round's first question, before which the table is shown unasked."""
    plain_reasons: ClassVar[tuple[str, ...]] = ()
    """Refusals that the question itself says: they are left out of its list."""
    card_verbs: ClassVar[tuple[str, ...]] = ()
    """Answers that are about a card not yet on the table, which is told in short behind them."""

    def __init__(self, words: Speaker, players: list[str]) -> None:
        self.words = words
        self.players = players

    def name(self, view: Any, seat: int) -> str:
        called = self.players[seat]
        return self.words.say("terminal-own", player=called) if seat == view.seat else called

    def card_name(self, card: str) -> str:
        return str(self.words.cards[card]["name"])

    def choice_line(self, label: str, card: Mapping[str, Any], verdict: Verdict | None) -> str:
        """An answer about a card that is not yet on the table: what the button says, then the card in short."""
        return f"{label} ({self.words.card_in_short(card)})"

    def tick_line(self, card: Mapping[str, Any]) -> str:
        """A card that may be ticked."""
        return f"{card['name']}: {self.words.card_in_short(card)}"

    def plain_line(
        self, choice: Choice, decision: Decision, verdicts: Mapping[str, Verdict], view: Any
    ) -> str:
        """An answer of any other sort."""
        return self.words.button(choice, decision, verdicts.get(decision.about))

    def table(self, view: Any) -> None:
        """What everybody may see, and the names of one's own hand."""
        raise NotImplementedError

    def hand(self, view: Any, verdicts: Mapping[str, Verdict]) -> None:
        """One's own hand with everything the cards do and, while placing, what each would cost."""
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
            tell(f"{self.name(view, seat.seat)}: {self.words.say('terminal-points', vp=self.score(seat))}")
            self.breakdown(seat)

    def score(self, seat: Any) -> int:
        """What decides the game."""
        return int(seat.score)

    def breakdown(self, seat: Any) -> None:
        """Where a seat's points come from, a line each."""
        width = max((len(str(part.vp)) for part in seat.breakdown), default=0)
        for part in seat.breakdown:
            tell(f"    {part.vp:>{width}}  {self.part(part)}")

    def part(self, part: Any) -> str:
        """The source of some points."""
        return str(self.words.spelled({"source": part.source})["source"])


def full_card(
    words: Speaker, card: Mapping[str, Any], verdict: Verdict | None = None, copies: bool = False
) -> list[str]:
    """A card in full: its name, kind and worth, then what it does; with `copies`, how many there are as well."""
    line = f"{card['name']}: {words.card_in_short(card)}"
    if verdict is not None:
        line += f" [{words.verdict(verdict)}]"
    if copies:
        line += f". {words.fact('copies', card['copies'])}"
    return [line, *(f"    {told}" for told in words.card_lines(card))]
