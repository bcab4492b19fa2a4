"""Hints for Pocket Mars: the answers that the searching bot tried out, and how they did."""

from typing import Any, Final

from cosmodrome.bots import hints
from cosmodrome.bots.hints import Considered, Hint, Reason, best_of, picked, points
from cosmodrome.bots.pocket_mars.search import PocketMarsSearch
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View

MARGIN: Final = 1.5
"""Points of a lead by which an answer may look worse than the best one, and still be told."""
MARGIN_CHANCE: Final = 0.08
"""The same of a chance to win."""


def hint(game: Game[Any], view: View, decision: Decision) -> Hint:
    bot = PocketMarsSearch(hints.SEED, game)
    lines = bot.lines(view, decision)
    if len(lines) == 1:
        weighs = "mars-cards" if decision.more > 1 or decision.pool else "mars-one"
        return Hint(weighs, [Considered(picked(game, view, decision, bot))])
    found = []
    for line, value in bot.ranked(view, decision.seat, lines):
        if bot.counts_chances:
            reason = Reason("hint-chance", {"share": round(100 * value)})
        else:
            way = "behind" if value < 0 else "ahead"
            reason = Reason("hint-lead", {"amount": points(abs(value)), "way": way})
        found.append((Considered([line.answer], [reason]), value))
    if bot.counts_chances:
        return Hint("mars-chance", best_of(found, MARGIN_CHANCE))
    return Hint("mars-lead", best_of(found, MARGIN))
