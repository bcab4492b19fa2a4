"""The table of Race for the Galaxy in words: tableaux, hand and scores, as the view of a seat shows them."""

from collections.abc import Mapping

from cosmodrome.cli.card_words import card_lines
from cosmodrome.cli.screen import HEADING, tell
from cosmodrome.cli.words import Words
from cosmodrome.core.decision import Verdict
from cosmodrome.games.race.views import RaceView, ScorePart, SeatView

FULL_TABLEAU = 12
"""R7: the end of the game; told beside the size of a tableau."""


class RaceTable:
    """Prints a view; `players` are the names by seat."""

    first_of_round = "action"
    """The purpose of a round's first question, before which the table is shown unasked."""
    plain_reasons = ("a-development", "a-world")
    """Refusals that the question itself says: they are left out of its list."""

    def __init__(self, words: Words, players: list[str]) -> None:
        self.words = words
        self.players = players

    def name(self, view: RaceView, seat: int) -> str:
        called = self.players[seat]
        return self.words.say("terminal-own", player=called) if seat == view.seat else called

    def table(self, view: RaceView) -> None:
        """What everybody may see, and the names of one's own hand."""
        fact = self.words.fact
        tell("; ".join([fact("pool", view.pool), fact("deck", view.deck), fact("discards", view.discards)]))
        for seat in view.players:
            self._seat(view, seat)

    def _seat(self, view: RaceView, seat: SeatView) -> None:
        fact = self.words.fact
        told = [
            fact("score", seat.score),
            fact("chips", seat.chips),
            fact("hand", seat.hand),
            self.words.say("fact-tableau", count=len(seat.tableau), limit=FULL_TABLEAU),
            *self._strengths(seat),
        ]
        tell(f"{self.name(view, seat.seat)}. {'; '.join(told)}")
        cards = [self._placed(card.card, card.good) for card in seat.tableau]
        tell(f"    {', '.join(cards) or self.words.say('terminal-empty')}")
        if seat.seat == view.seat and view.hand:
            held = ", ".join(str(self.words.cards[card]["name"]) for card in view.hand)
            tell(f"    {self.words.say('term-hand')}: {held}")

    def _strengths(self, seat: SeatView) -> list[str]:
        """Military and discounts, whatever is not nothing."""
        say, told = self.words.say, []
        if seat.military:
            told.append(say("fact-military", **self.words.spelled({"amount": seat.military})))
        for kind, amount in seat.military_against.items():
            against = self.words.word("good-", kind) or self.words.word("keyword-", kind) or kind
            told.append(
                say("fact-military-against", against=against, **self.words.spelled({"amount": amount}))
            )
        for kind, amount in seat.discounts.items():
            if kind in ("develop", "settle"):
                told.append(say(f"fact-discount-{kind}", count=amount))
            else:
                told.append(say("fact-discount-good", count=amount, **self.words.spelled({"good": kind})))
        return told

    def _placed(self, card: str, good: bool) -> str:
        facts = self.words.cards[card]
        if not good:
            return str(facts["name"])
        kind = self.words.say(f"good-{facts['good']}")
        return self.words.say("terminal-with-good", card=str(facts["name"]), good=kind)

    def hand(self, view: RaceView, verdicts: Mapping[str, Verdict]) -> None:
        """One's own hand with everything the cards do and, while placing, what each would cost."""
        tell(self.words.fact("hand", len(view.hand)))
        for card in view.hand:
            lines = card_lines(self.words, self.words.cards[card])
            if card in verdicts:
                lines[0] += f" [{self.words.verdict(verdicts[card])}]"
            for line in lines:
                tell(line)

    def scores(self, view: RaceView) -> None:
        """Every seat's score, source by source."""
        tell(self.words.say("terminal-standing"), HEADING)
        self._breakdowns(view)

    def final(self, view: RaceView) -> None:
        """The result."""
        tell()
        tell(self.words.say("terminal-final"), HEADING)
        self._breakdowns(view)

    def _breakdowns(self, view: RaceView) -> None:
        for seat in sorted(
            view.players, key=lambda one: (one.seat not in view.winners, -one.score, one.seat)
        ):
            tell(f"{self.name(view, seat.seat)}: {self._points(seat.score)}")
            width = max(len(str(part.vp)) for part in seat.breakdown)
            for part in seat.breakdown:
                tell(f"    {part.vp:>{width}}  {self._part(part)}")

    def _part(self, part: ScorePart) -> str:
        source = self.words.spelled({"source": part.source})["source"]
        if not part.bonus:
            return str(source)
        return f"{source} ({self.words.say('terminal-of-these', bonus=part.bonus)})"

    def _points(self, vp: int) -> str:
        return self.words.say("terminal-points", vp=vp)
