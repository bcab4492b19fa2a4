"""What is discarded in Jump Drive, judged as one answer, though it is given in several picks."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from cosmodrome.bots.hints import Reason
from cosmodrome.bots.jump_drive.plays import without
from cosmodrome.bots.jump_drive.search import DISCARDING
from cosmodrome.bots.jump_drive.search_lines import Stand, StandLine, discarding
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.core.decision import Decision
from cosmodrome.games.jump_drive.choices import DISCARD
from cosmodrome.games.jump_drive.tables import IDS, NUMBER_OF
from cosmodrome.games.jump_drive.views import JumpDriveView
from cosmodrome.review.questions import Question


class Picks(NamedTuple):
    """What a seat picked for one purpose, pick by pick."""

    questions: list[Question]

    @property
    def first(self) -> Question:
        return self.questions[0]

    def made(self, owed: int) -> tuple[int, ...]:
        """All cards that went, rising. Where as many were left as were owed, nobody was asked for them (R12.2)."""
        view = self.first.view
        assert isinstance(view, JumpDriveView)
        gone = [NUMBER_OF[each.key.partition(":")[2]] for each in self.questions]
        left = sorted((Counter(_numbers(view.hand)) - Counter(gone)).elements())
        return tuple(sorted([*gone, *left[len(left) - (owed - len(gone)) :]]))


def grouped(questions: Sequence[Question]) -> dict[int, Picks]:
    """By the number of each answer, the picks that it belongs to."""
    found: dict[int, Picks] = {}
    last: dict[int, Picks] = {}
    for question in questions:
        view = question.view
        if question.purpose not in DISCARDING or not isinstance(view, JumpDriveView):
            continue
        if view.phase == "second" and question.purpose == "pay":
            continue  # what a second world would be worth is not played on
        if not view.picked:
            last[question.seat] = Picks([])
        picks = last.get(question.seat)
        if picks is not None and len(view.picked) == len(picks.questions):
            picks.questions.append(question)
            found[question.answer] = picks
    return found


def lines_beside(
    thought: Thought, decision: Decision, made: tuple[int, ...], likeliest: int
) -> list[StandLine]:
    """The cards that went, then others that are likely to be better ones. `thought` is of the first pick."""
    lines = discarding(thought, decision)
    stand = lines[0].stand
    own = Stand(without(thought.hand, *made), stand.empire, stand.development, stand.world)
    others = [line for line in lines[:likeliest] if line.discards != made]
    return [StandLine(DISCARD[made[0]], own, made), *others]


def differs(made: tuple[int, ...], other: tuple[int, ...]) -> int:
    """The first pick at which two sets of cards are not the same."""
    return next(at for at, (one, two) in enumerate(zip(made, other, strict=True)) if one != two)


def keys_from(cards: tuple[int, ...], at: int) -> list[str]:
    """The answers that pick these cards, from one pick on."""
    return [DISCARD[card].key for card in cards[at:]]


def instead(made: tuple[int, ...], other: tuple[int, ...]) -> list[Reason]:
    """What another set of cards keeps of those that went, and what it gives up for that."""
    kept, gone = Counter(made) - Counter(other), Counter(other) - Counter(made)
    return [
        Reason("hint-instead", {"card": IDS[one], "beside": IDS[two]})
        for one, two in zip(sorted(kept.elements()), sorted(gone.elements()), strict=True)
    ]


def _numbers(cards: Sequence[str]) -> list[int]:
    return [NUMBER_OF[card] for card in cards]
