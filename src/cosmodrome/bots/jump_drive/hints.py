"""Hints for Jump Drive: the plays that the searching bot tried out, how they did, and what the game says of them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from cosmodrome.bots import hints
from cosmodrome.bots.hints import Considered, Hint, Reason, best_of, compared, points
from cosmodrome.bots.jump_drive.answers import plays_on, revealed_plays, round_plays, second_worths
from cosmodrome.bots.jump_drive.foreseeing import Ahead, foreseen
from cosmodrome.bots.jump_drive.plays import Play, without
from cosmodrome.bots.jump_drive.search import DISCARDING, JumpDriveSearch, is_searched, lead_of, unanswered
from cosmodrome.bots.jump_drive.search_lines import StandLine, discarding, sets
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.bots.search import Line
from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.jump_drive.choices import DISCARD, PASS, PLACE
from cosmodrome.games.jump_drive.tables import IDS, NUMBER_OF
from cosmodrome.games.jump_drive.views import JumpDriveView

MARGIN: Final = 4.0
"""VP of a lead by which an answer may look worse than the best one, and still be told."""

LEADS: Final = ("hint-next", "hint-next-both")


def hint(game: Game[Any], view: View, decision: Decision) -> Hint:
    assert isinstance(view, JumpDriveView)
    adviser = _Adviser(game, view, decision)
    if decision.purpose == "second-world":
        return Hint("jump-end", adviser.seconds())
    if decision.purpose == "place-by":
        return Hint("jump-end", adviser.ways())
    if decision.purpose in DISCARDING and not is_searched(view, decision):
        return Hint("jump-keep", adviser.paying())
    lines = adviser.lines()
    if len(lines) == 1:
        return Hint("jump-end", [adviser.clear(lines[0])])
    weighs = "jump-discard" if lines[0].answer.verb == "discard" else "jump-play"
    return Hint(weighs, adviser.tried(lines))


class _Adviser:
    """One question."""

    def __init__(self, game: Game[Any], view: JumpDriveView, decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.bot = JumpDriveSearch(hints.SEED, game)
        self.thought = Thought(view, self.bot.worths)
        self.ahead = Ahead(game, view, self.bot.worths)

    def lines(self) -> Sequence[Line]:
        if is_searched(self.view, self.decision):
            return discarding(self.thought, self.decision, begun=bool(self.view.picked))
        return self.bot.lines(self.view, self.decision)

    def tried(self, lines: Sequence[Line]) -> list[Considered]:
        """Lines by the games that were played on from them."""
        question = unanswered(self.view) if lines[0].answer.verb == "discard" else self.view
        found = []
        seen: set[tuple[str, ...]] = set()
        for line, value in self.bot.ranked(question, self.decision.seat, lines):
            assert isinstance(line, StandLine)
            choices = self.choices(line)
            keys = tuple(choice.key for choice in choices)
            if keys in seen:  # another play that begins alike
                continue
            seen.add(keys)
            lead = lead_of(value)
            found.append((Considered(choices), lead, line))
        told = best_of([(answer, lead) for answer, lead, _ in found], MARGIN)
        for answer, lead, line in found:
            if any(answer is each for each in told):
                way = "behind" if lead < 0 else "ahead"
                answer.reasons = [
                    *self.instead(told[0].choices, answer.choices),
                    *self.facts(answer.choices, line),
                    Reason("hint-lead", {"amount": points(abs(lead)), "way": way}),
                ]
        return told

    def instead(self, first: list[Choice], other: list[Choice]) -> list[Reason]:
        """What another set of discards keeps of those of the first one, and what it gives up for that."""
        kept, gone = Counter(first) - Counter(other), Counter(other) - Counter(first)
        if other[0].verb != "discard" or not kept or not gone:
            return []
        return [
            Reason("hint-instead", {"card": next(iter(kept)).subject, "beside": next(iter(gone)).subject})
        ]

    def choices(self, line: StandLine) -> list[Choice]:
        """All that a line answers: a development with its world or none, or what it discards beside what is picked."""
        if line.discards:
            begun = [NUMBER_OF[name] for name in self.view.picked]
            return [DISCARD[card] for card in without(list(line.discards), *begun)]
        stand = line.stand
        if self.decision.purpose == "place" and stand.development != NOTHING and self.ahead.asks(line.answer):
            return [line.answer, PASS if stand.world == NOTHING else PLACE[stand.world]]
        return [line.answer]

    def clear(self, line: Line) -> Considered:
        """The one answer that is not tried out, because all others promise far less; and how much less."""
        assert isinstance(line, StandLine)
        answer = Considered(self.choices(line))
        if not line.discards:
            placing = self.decision.purpose == "place"
            plays = (round_plays if placing else plays_on)(self.thought, self.decision)
            first = plays[0]
            others = [
                play for play in plays if (play.development, play.world) != (first.development, first.world)
            ]
            if others:
                answer.reasons.append(Reason("hint-more", {"amount": points(first.worth - others[0].worth)}))
        answer.reasons = [*self.facts(answer.choices, line), *answer.reasons]
        return answer

    def facts(self, choices: list[Choice], line: StandLine | None = None) -> list[Reason]:
        """What the answer leads to; where that is nothing that can be told, the best card that it keeps."""
        way, second = (line.stand.way, line.stand.second) if line else ("", NOTHING)
        found = foreseen(self.ahead, choices, way, second)
        if choices[0].verb == "discard":  # what is placed is settled by now
            found = [reason for reason in found if reason.name in LEADS]
        if found:
            return found
        gone = [*self.view.picked, *(choice.subject for choice in choices)]
        held = [NUMBER_OF[card] for card in (Counter(self.view.hand) - Counter(gone)).elements()]
        if not held:
            return [Reason("hint-empty-hand")]
        net = self.thought.losing(self.thought.position, len(held), 0).net
        return [Reason("hint-keeps-best", {"card": IDS[max(held, key=net)]})]

    def seconds(self) -> list[Considered]:
        options = self.decision.options
        worths = second_worths(self.thought, self.decision)
        found = [
            (Considered([each], self.facts([each])), worth)
            for each, worth in zip(options, worths, strict=True)
        ]
        return compared(found, MARGIN)

    def ways(self) -> list[Considered]:
        """Each way to take a world, by the best that can follow it."""
        plays: dict[str, Play] = {}
        for play in revealed_plays(self.thought):
            plays.setdefault(f"by:{play.way}", play)
        found = []
        for each in self.decision.options:
            if each.key in plays:
                play = plays[each.key]
                facts = foreseen(self.ahead, [each], play.way, play.second)
                found.append((Considered([each], facts), play.worth))
        return compared(found, MARGIN)

    def paying(self) -> list[Considered]:
        """Cards to pay with for a second world, by what those kept promise."""
        thought, decision = self.thought, self.decision
        position = thought.position.with_card(NUMBER_OF[thought.view.second])
        pool = [NUMBER_OF[name] for name in decision.pool]
        prospects = thought.losing(position, len(pool), decision.more)
        found = []
        for away in sets(thought, position, pool, decision.more, NOTHING):
            promise, _ = prospects.kept(without(pool, *away), 0)
            choices: list[Choice] = [DISCARD[card] for card in away]
            found.append((Considered(choices), promise))
        told = compared(found, MARGIN)
        for answer in told:
            answer.reasons += [*self.instead(told[0].choices, answer.choices), *self.facts(answer.choices)]
        return told
