"""Hints for Jump Drive: the plays that the searching bot tried out, and how they did."""

from typing import Any, Final

from cosmodrome.bots import hints
from cosmodrome.bots.hints import Considered, Hint, Reason, best_of, picked, points
from cosmodrome.bots.jump_drive.lines import Stand, StandLine
from cosmodrome.bots.jump_drive.position import Position
from cosmodrome.bots.jump_drive.search import JumpDriveSearch, lead_of
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.jump_drive.choices import DISCARD
from cosmodrome.games.jump_drive.views import JumpDriveView

MARGIN: Final = 4.0
"""VP of a lead by which an answer may look worse than the best one, and still be told."""


def hint(game: Game[Any], view: View, decision: Decision) -> Hint:
    assert isinstance(view, JumpDriveView)
    bot = JumpDriveSearch(hints.SEED, game)
    if view.picked:  # the bot thinks of several picks as one answer
        return Hint("jump-rest", [Considered(picked(game, view, decision, bot))])
    lines = bot.lines(view, decision)
    if len(lines) == 1:
        return Hint("jump-play", [Considered(picked(game, view, decision, bot))])
    position = Thought(view, bot.worths).position
    found = []
    seen: set[tuple[str, ...]] = set()
    for line, value in bot.ranked(view, decision.seat, lines):
        assert isinstance(line, StandLine)
        choices: list[Choice] = [DISCARD[card] for card in line.discards] or [line.answer]
        keys = tuple(choice.key for choice in choices)
        if keys in seen:  # another play that begins alike
            continue
        seen.add(keys)
        lead = lead_of(value)
        reasons = [
            Reason("hint-lead", {"amount": points(abs(lead)), "way": "behind" if lead < 0 else "ahead"})
        ]
        if not line.discards:
            reasons += _brought(position, line.stand)
        found.append((Considered(choices, reasons), lead))
    return Hint("jump-discard" if lines[0].answer.verb == "discard" else "jump-play", best_of(found, MARGIN))


def _brought(position: Position, stand: Stand) -> list[Reason]:
    """What is placed costs, and what the empire brings a round from then on."""
    placed = [card for card in (stand.development, stand.world) if card != NOTHING]
    if not placed:
        return []
    for card in placed:
        position = position.with_card(card)
    each = Reason("hint-rounds", {"vp": int(position.vp_rate), "income": int(position.income_rate)})
    return [Reason("hint-price", {"count": stand.price}), each]
