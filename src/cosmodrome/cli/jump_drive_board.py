"""The table of Jump Drive in words: empires, what they give each round, and the rounds so far."""

from collections.abc import Mapping
from typing import Any

from cosmodrome.cli.board import Board, with_powers
from cosmodrome.cli.screen import tell
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, Verdict
from cosmodrome.games.jump_drive.views import JumpDriveView, ScorePart, SeatView
from cosmodrome.words.jump_drive import icons
from cosmodrome.words.jump_drive import kind as kind_of
from cosmodrome.words.message_trees import row


class JumpDriveBoard(Board):
    first_of_round = "place"
    plain_reasons = ("a-development",)
    card_verbs = ("place", "discard")
    lines_offered = 3

    def choice_line(self, label: str, card: Mapping[str, Any], verdict: Verdict | None) -> str:
        gain = "" if verdict is None else self.words.also(verdict)[0]
        if not gain:
            return super().choice_line(label, card, verdict)
        line = f"{label}: {gain} ({self.words.render(row(', ', [kind_of(card), *icons(card)]))})"
        return with_powers(self.words, line, card)

    def plain_line(
        self, choice: Choice, decision: Decision, verdicts: Mapping[str, Verdict], view: JumpDriveView
    ) -> str:
        """Beside a way to take a world: what it takes and what it brings."""
        line = super().plain_line(choice, decision, verdicts, view)
        return f"{line} [{self.words.verdict(verdicts[choice.subject])}]" if choice.verb == "by" else line

    def table(self, view: JumpDriveView) -> None:
        fact = self.words.fact
        parts = [fact("deck", view.deck), fact("discards", view.discards)]
        if view.own_cards:
            parts.append(self.words.say("term-own-cards"))
        tell("; ".join(parts))
        for seat in view.players:
            self._seat(view, seat)
        self._rounds(view)

    def _seat(self, view: JumpDriveView, seat: SeatView) -> None:
        fact, say = self.words.fact, self.words.say
        parts = [
            fact("vp", seat.vp),
            say("fact-each-round", vp=seat.vp_rate, income=seat.income_rate),
            fact("hand", seat.hand),
            *self._strengths(seat),
        ]
        tell(f"{self.name(view, seat.seat)}. {'; '.join(parts)}")
        tell(f"    {', '.join(map(self.card_name, seat.empire)) or say('terminal-empty')}")
        if seat.seat == view.seat and view.hand:
            tell(f"    {say('term-hand')}: {', '.join(map(self.card_name, view.hand))}")

    def _strengths(self, seat: SeatView) -> list[str]:
        """Icons, military and discounts, whatever is not nothing, and a Survey Team not yet used.

        Military icons are told apart from Military only where they are not the same.
        """
        say, spelled = self.words.say, self.words.spelled
        icons = {icon: count for icon, count in seat.icons.items() if count}
        if icons.get("military") == seat.military:
            del icons["military"]
        parts = [self.words.fact(f"icons-{icon}", count) for icon, count in icons.items()]
        if seat.military:
            parts.append(say("fact-military", **spelled({"amount": seat.military})))
        for kind, amount in seat.military_against.items():
            against = self.words.named("against", kind)
            parts.append(say("fact-military-against", against=against, **spelled({"amount": amount})))
        for kind, amount in seat.discounts.items():
            if self.words.has(f"good-{kind}"):
                parts.append(say("fact-discount-good", count=amount, **spelled({"good": kind})))
            elif kind in self.words.cards:
                parts.append(say("fact-discount-card", count=amount, **spelled({"card": kind})))
            else:
                parts.append(self.words.fact("contact" if kind == "contact" else f"discount-{kind}", amount))
        if seat.survey_teams:
            parts.append(say("fact-survey-team", **spelled({"card": "survey_team"})))
        return parts

    def _rounds(self, view: JumpDriveView) -> None:
        """VP and income of every seat in every round so far, and its VP in all."""
        say = self.words.say
        played = len(view.players[0].vps)
        if not played:
            return
        names = [self.name(view, seat.seat) for seat in view.players]
        pairs = [
            [f"{vp}/{income}" for vp, income in zip(seat.vps, seat.incomes, strict=True)]
            for seat in view.players
        ]
        table = [
            [f"{say('term-vp')}/{say('term-income')}", *map(str, range(1, played + 1)), say("term-total")],
            *([name, *row, str(seat.vp)] for name, row, seat in zip(names, pairs, view.players, strict=True)),
        ]
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        tell(f"{say('term-rounds')}:")
        for name, *cells in table:
            row = "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=True))
            tell(f"    {name:<{widths[0]}}  {row}")

    def final(self, view: JumpDriveView) -> None:
        super().final(view)
        self._rounds(view)

    def score(self, seat: SeatView) -> int:
        return seat.vp

    def breakdown(self, seat: SeatView) -> None:
        """What the empire gives each round as it is now, card by card."""
        vp, income = self.words.say("term-vp"), self.words.say("term-income")
        wide = max((len(str(part.vp)) for part in seat.breakdown), default=0)
        broad = max((len(str(part.income)) for part in seat.breakdown), default=0)
        ends = ":" if seat.breakdown else ""
        tell(f"    {self.words.say('fact-each-round', vp=seat.vp_rate, income=seat.income_rate)}{ends}")
        for part in seat.breakdown:
            tell(f"      {vp} {part.vp:>{wide}}, {income} {part.income:>{broad}}  {self.part(part)}")

    def part(self, part: ScorePart) -> str:
        source = super().part(part)
        if part.other is None:
            return source
        return f"{source} ({self.words.say('fact-counts-other', **self.words.spelled({'seat': part.other}))})"
