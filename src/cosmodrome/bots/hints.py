"""Hints: what a strong bot would consider at a question, and by what figures, from what the seat asked may see."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from cosmodrome.bots.bot import Chooser
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.manifest import part
from cosmodrome.core.meta import View
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import MANIFESTS

MOST: Final = 3
"""Answers that are considered."""
SEED: Final = 1
"""Of every bot that is asked for a hint: so a hint follows from what is seen alone."""


class Reason(msgspec.Struct, frozen=True):
    """`name` is that of a message, `hint-...`; points are rounded to a tenth."""

    name: str
    facts: dict[str, int | float | str] = {}


class Considered(msgspec.Struct):
    """An answer, in one or several picks; none at all is to wait, where one may."""

    choices: list[Choice]
    reasons: list[Reason] = []


class Hint(msgspec.Struct):
    """`weighs` names the message that says what the bot goes by; the best answer comes first."""

    weighs: str
    answers: list[Considered]


Adviser = Callable[[Game[Any], View, Decision], Hint]


def hint(game: Game[Any], view: View, decision: Decision, bot: Callable[[], Chooser]) -> Hint:
    """What a strong bot would consider. `bot` makes one for games that say no more than what their bot would do."""
    manifest = MANIFESTS.get(game.meta.id)
    if manifest is not None and manifest.hints:
        adviser: Adviser = part(manifest.hints)
        return adviser(game, view, decision)
    return Hint("usual", [Considered(picked(game, view, decision, bot()))])


def picked(game: Game[Any], view: View, decision: Decision, bot: Chooser) -> list[Choice]:
    """All that a bot would pick at this question, tried on a table that looks the same to the seat."""
    choice = bot.choose(view, decision)
    if choice is None:
        return []
    picks = [choice]
    owed, seat = decision.more, decision.seat
    world = game.imagine(view, seeded(SEED, "hint")) if owed > 1 else None
    while owed > 1:
        game.choose(world, seat, picks[-1])
        if seat not in game.awaited(world):
            break
        seen = game.view(world, seat)
        further = question_for_bot(game.decision(world, seat), game, seen)
        next_one = bot.choose(seen, further) if further.purpose == decision.purpose else None
        if next_one is None or further.more >= owed:
            break
        owed = further.more
        picks.append(next_one)
    lacking = decision.more - len(picks)
    if lacking > 0 and decision.pool and not decision.up_to:
        # As many were left as are owed, so nobody was asked: the last ones in their order.
        picks += [game.parse(f"{choice.verb}:{card}") for card in decision.pool[-lacking:]]
    return picks


def points(value: float) -> float:
    """As they are told."""
    return round(value, 1) + 0.0


def best_of(found: Sequence[tuple[Considered, float]], margin: float) -> list[Considered]:
    """The best of these answers by their values; those worse than the best one by more than `margin` are none."""
    ranked = sorted(found, key=lambda each: -each[1])[:MOST]
    return [answer for answer, value in ranked if ranked[0][1] - value <= margin]


def compared(found: Sequence[tuple[Considered, float]], margin: float) -> list[Considered]:
    """The same of values in points, each with what it differs by from the best one, and that from the next."""
    ranked = sorted(found, key=lambda each: -each[1])
    told = best_of(found, margin)
    for place, (answer, value) in enumerate(ranked[: len(told)]):
        best = ranked[0][1]
        if place:
            gap = points(best - value)
            less = Reason("hint-less", {"amount": gap}) if gap > 0 else Reason("hint-even")
            answer.reasons = [*answer.reasons, less]
        elif len(ranked) > 1:
            gap = points(best - ranked[1][1])
            more = Reason("hint-more", {"amount": gap}) if gap > 0 else Reason("hint-close")
            answer.reasons = [*answer.reasons, more]
    return told
