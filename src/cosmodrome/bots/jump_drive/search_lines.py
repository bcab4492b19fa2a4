"""The lines that the search compares: for each question, likely answers and where they leave the own seat."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Final

from cosmodrome.bots.jump_drive.answers import (
    card_of,
    first_answer,
    plays_on,
    revealed_play,
    round_plays,
    second_answer,
)
from cosmodrome.bots.jump_drive.plays import Play, without
from cosmodrome.bots.jump_drive.position import Position
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.bots.search import Line
from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.decision import Decision
from cosmodrome.games.jump_drive.choices import DISCARD

PLAYS_MOST: Final = 8
"""Plays that are compared."""
MARGIN: Final = 10.0
"""VP that a play may promise less than the best one, and still be compared."""
SETS_MOST: Final = 21
"""Sets of cards to discard that are compared: two of the seven at the start, in all ways."""
WIDEST: Final = 45
"""Sets that are looked through for them."""
SPARE: Final = 2
"""Cards beside those owed that may be discarded in place of them."""


@dataclass(frozen=True)
class Stand:
    """Where a line leaves the own seat: its hand and empire, and what it still places and pays in the round."""

    hand: list[int]
    empire: list[int]
    development: int = NOTHING
    world: int = NOTHING
    price: int = 0
    explores: bool = False
    spent: int = NOTHING
    """A Colony Convoy that is used up, in the empire or on its way there."""
    way: str = ""
    """How the world is to be taken, and which second one after it."""
    second: int = NOTHING


class StandLine(Line):
    """A line that begins with one answer; of a set of discards, with the first."""

    def __init__(self, answer: Choice, stand: Stand, discards: tuple[int, ...] = ()) -> None:
        super().__init__(answer)
        self.stand = stand
        self.discards = discards


def placing(thought: Thought, decision: Decision) -> list[StandLine]:
    """The likeliest plays of the round, the greedy bot's own first."""
    answer, plays = _plays(thought, decision)
    return [
        StandLine(answer(play, decision), _after(thought, play))
        for play in plays[:PLAYS_MOST]
        if play.worth >= plays[0].worth - MARGIN
    ]


def by_answer(thought: Thought, decision: Decision) -> list[StandLine]:
    """For each answer that places or explores, the best play that begins with it; the best answer first."""
    answer, plays = _plays(thought, decision)
    found: dict[Choice, StandLine] = {}
    for play in plays:
        choice = answer(play, decision)
        if choice not in found:
            found[choice] = StandLine(choice, _after(thought, play))
    return list(found.values())


def _plays(thought: Thought, decision: Decision) -> tuple[Callable[[Play, Decision], Choice], list[Play]]:
    """What answers a question of what to place with a play, and the plays, the best first."""
    if decision.purpose == "place":
        return first_answer, round_plays(thought, decision)
    return second_answer, plays_on(thought, decision)


def _after(thought: Thought, play: Play) -> Stand:
    """Where a play leads; a second world is taken as placed."""
    hand, empire, spent = thought.hand, thought.position.cards, NOTHING
    if play.second != NOTHING:
        if play.way == "pay":
            convoy = thought.position.tables.convoy
            spent = next(card for card in [*empire, play.development] if convoy[card])
        hand = without(hand, play.second)
        empire = [*empire, play.second]
    explores = play.development == NOTHING and play.world == NOTHING
    return Stand(
        hand, empire, play.development, play.world, play.price, explores, spent, play.way, play.second
    )


def discarding(thought: Thought, decision: Decision, begun: bool = False) -> list[StandLine]:
    """Sets of cards to discard, or to pay with; the greedy bot's own first. `begun`: with those picked already."""
    view, hand, empire = thought.view, thought.hand, thought.position.cards
    position, spared = thought.position, NOTHING
    development = world = NOTHING
    if view.phase == "pay":
        development, world = card_of(view.development), card_of(view.world)
        play = revealed_play(thought)
        position, spared = play.position, play.second
    picked = [card_of(name) for name in view.picked] if begun else []
    pool = [card_of(name) for name in decision.pool] if begun else hand
    owed = decision.more if begun else len(view.picked) + decision.more
    found = []
    for rest in sets(thought, position, pool, owed, spared):
        away = tuple(sorted([*picked, *rest]))
        stand = Stand(without(hand, *away), empire, development, world)
        found.append(StandLine(DISCARD[rest[0]], stand, away))
    return found


def sets(
    thought: Thought, position: Position, hand: list[int], owed: int, spared: int
) -> list[tuple[int, ...]]:
    """Different sets of the cards that promise least, those that promise least in all first."""
    usual = tuple(thought.discards(position, hand, owed, spared))
    ranked = sorted(hand, key=thought.losing(position, len(hand), owed).net)
    width = min(owed + SPARE, len(ranked))
    if comb(len(ranked), owed) <= SETS_MOST:
        width = len(ranked)
    while width > owed + 1 and comb(width, owed) > WIDEST:
        width -= 1
    found = {usual: None}
    for ranks in sorted(combinations(range(width), owed), key=sum):
        found.setdefault(tuple(sorted(ranked[rank] for rank in ranks)))
    return list(found)[:SETS_MOST]
