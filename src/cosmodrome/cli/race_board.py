"""The table of Race for the Galaxy in words: tableaux, hand and scores, as the view of a seat shows them."""

from collections.abc import Mapping

from msgspec import UnsetType

from cosmodrome.cli.board import Board
from cosmodrome.cli.screen import tell
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, Verdict
from cosmodrome.games.race.meta import FULL_TABLEAU, GOAL_FIRST, GOAL_MOST
from cosmodrome.games.race.views import RaceView, ScorePart, SeatView
from cosmodrome.words.render import signed


class RaceBoard(Board):
    first_of_round = "action"
    plain_reasons = ("a-development", "a-world")
    card_verbs = ("start", "keep", "discard", "place")
    lines_offered = 3
    lines_held = 2

    def plain_line(
        self, choice: Choice, decision: Decision, verdicts: Mapping[str, Verdict], view: RaceView
    ) -> str:
        """Beside a way to place a world: what it takes and what it brings."""
        line = super().plain_line(choice, decision, verdicts, view)
        return f"{line} [{self.words.verdict(verdicts[choice.subject])}]" if choice.verb == "by" else line

    def table(self, view: RaceView) -> None:
        fact = self.words.fact
        tell("; ".join([fact("pool", view.pool), fact("deck", view.deck), fact("discards", view.discards)]))
        for seat in view.players:
            self._seat(view, seat)
        self._goals(view)
        if view.phase == "draft" and view.seat is not None:
            self._draft(view, view.seat)

    def _draft(self, view: RaceView, seat: int) -> None:
        """The round, where the pack goes, start worlds, and what the seat has kept so far."""
        draft, say = view.draft, self.words.say
        assert not isinstance(draft, UnsetType)
        to = (seat + (1 if draft.left else -1)) % view.seats
        passed = say(f"ui-draft-{'left' if draft.left else 'right'}", player=self.name(view, to))
        tell(f"{say('ui-draft-round', number=draft.number, rounds=draft.rounds)}. {passed}.")
        for title, cards in (("ui-draft-starts", draft.start_worlds), ("ui-own-deck", draft.drafted)):
            names = ", ".join(self.card_name(card) for card in cards)
            tell(f"{say(title).removesuffix(':')}: {names or say('terminal-empty')}")

    def _goals(self, view: RaceView) -> None:
        """Each goal with what it takes and gives, and how far each seat is; with points, who has some for it."""
        say = self.words.say
        for at, goal in enumerate(view.players[0].goals):
            counts = []
            for seat in view.players:
                reached, name = seat.goals[at], self.name(view, seat.seat)
                points = say("fact-goal-points", count=reached.count, vp=reached.vp)
                counts.append(f"{name} {points if reached.vp else reached.count}")
            asks = say(f"goal-{goal.goal}-asks", least=goal.least)
            vp = GOAL_MOST if goal.most else GOAL_FIRST
            named = say(f"goal-{goal.goal}")
            tell(say("fact-goal", goal=named, asks=asks, vp=vp, counts=", ".join(counts)))

    def _seat(self, view: RaceView, seat: SeatView) -> None:
        fact = self.words.fact
        parts = [
            fact("score", seat.score),
            fact("chips", seat.chips),
            fact("hand", seat.hand),
            self.words.say("fact-tableau", count=len(seat.tableau), limit=FULL_TABLEAU),
            *self._strengths(seat),
        ]
        tell(f"{self.name(view, seat.seat)}. {'; '.join(parts)}")
        cards = [self._placed(card.card, card.good) for card in seat.tableau]
        tell(f"    {', '.join(cards) or self.words.say('terminal-empty')}")
        if seat.seat == view.seat and view.hand:
            tell(f"    {self.words.say('term-hand')}:")
            for held in view.hand:
                tell(f"      {self.tick_line(self.words.cards[held])}", most=self.lines_held)

    def _strengths(self, seat: SeatView) -> list[str]:
        """Military and discounts, whatever is not nothing."""
        say, parts = self.words.say, []
        if seat.military:
            parts.append(say("fact-military", **self.words.spelled({"amount": seat.military})))
        for kind, amount in seat.military_against.items():
            against = self.words.named("against", kind)
            parts.append(
                say("fact-military-against", against=against, **self.words.spelled({"amount": amount}))
            )
        for kind, amount in seat.discounts.items():
            if kind in ("develop", "settle"):
                parts.append(say(f"fact-discount-{kind}", count=amount))
            else:
                parts.append(say("fact-discount-good", count=amount, **self.words.spelled({"good": kind})))
        return parts

    def _placed(self, card: str, good: bool) -> str:
        facts = self.words.cards[card]
        if not good:
            return str(facts["name"])
        kind = self.words.say(f"good-{facts['good']}")
        return self.words.say("terminal-with-good", card=str(facts["name"]), good=kind)

    def part(self, part: ScorePart) -> str:
        source = super().part(part)
        if not part.bonus:
            return source
        lines = ", ".join(
            f"{self.words.named('source', each.source)} {signed(each.vp)}" for each in part.counted
        )
        return f"{source} ({self.words.say('terminal-of-these', bonus=part.bonus)}: {lines})"
