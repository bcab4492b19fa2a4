"""Hints for Jump Drive: the plays that the searching bot tried out, and how they did."""

from collections.abc import Sequence
from typing import Any, Final

from cosmodrome.bots import hints
from cosmodrome.bots.hints import Considered, Hint, Reason, best_of, compared, picked, points
from cosmodrome.bots.jump_drive.answers import plays_on, revealed_plays, round_plays, second_worths
from cosmodrome.bots.jump_drive.lines import Stand, StandLine, discarding, sets
from cosmodrome.bots.jump_drive.plays import Play, without
from cosmodrome.bots.jump_drive.position import Position
from cosmodrome.bots.jump_drive.search import DISCARDING, JumpDriveSearch, is_searched, lead_of, unanswered
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.bots.search import Line
from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.jump_drive.choices import DISCARD
from cosmodrome.games.jump_drive.tables import NUMBER_OF
from cosmodrome.games.jump_drive.views import JumpDriveView

MARGIN: Final = 4.0
"""VP of a lead by which an answer may look worse than the best one, and still be told."""


def hint(game: Game[Any], view: View, decision: Decision) -> Hint:
    assert isinstance(view, JumpDriveView)
    bot = JumpDriveSearch(hints.SEED, game)
    thought = Thought(view, bot.worths)
    if decision.purpose == "second-world":
        seconds = zip(decision.options, second_worths(thought, decision), strict=True)
        return Hint("jump-end", compared([(Considered([each]), worth) for each, worth in seconds], MARGIN))
    if decision.purpose == "place-by":
        return Hint("jump-end", _ways(thought, decision))
    if decision.purpose in DISCARDING and not is_searched(view, decision):
        return Hint("jump-keep", _paying(thought, decision))
    if is_searched(view, decision):
        lines: Sequence[Line] = discarding(thought, decision, begun=bool(view.picked))
    else:
        lines = bot.lines(view, decision)
    if len(lines) == 1:
        return Hint("jump-end", _clear(thought, decision, lines[0], picked(game, view, decision, bot)))
    discards = lines[0].answer.verb == "discard"
    question = unanswered(view) if discards else view
    return Hint(
        "jump-discard" if discards else "jump-play",
        _tried(
            thought, bot.ranked(question, decision.seat, lines), [NUMBER_OF[name] for name in view.picked]
        ),
    )


def _tried(thought: Thought, ranked: list[tuple[Line, float]], begun: list[int]) -> list[Considered]:
    """Lines by the games that were played on from them."""
    found = []
    seen: set[tuple[str, ...]] = set()
    for line, value in ranked:
        assert isinstance(line, StandLine)
        choices: list[Choice] = [DISCARD[card] for card in without(list(line.discards), *begun)]
        keys = tuple(choice.key for choice in choices or [line.answer])
        if keys in seen:  # another play that begins alike
            continue
        seen.add(keys)
        lead = lead_of(value)
        reasons = [
            Reason("hint-lead", {"amount": points(abs(lead)), "way": "behind" if lead < 0 else "ahead"})
        ]
        if not line.discards:
            reasons += _brought(thought.position, line.stand)
        found.append((Considered(choices or [line.answer], reasons), lead))
    return best_of(found, MARGIN)


def _ways(thought: Thought, decision: Decision) -> list[Considered]:
    """Each way to take a world, by the best that can follow it."""
    worths: dict[str, float] = {}
    for play in revealed_plays(thought):
        worths.setdefault(f"by:{play.way}", play.worth)
    by_way = [(Considered([each]), worths[each.key]) for each in decision.options if each.key in worths]
    return compared(by_way, MARGIN)


def _paying(thought: Thought, decision: Decision) -> list[Considered]:
    """Cards to pay with for a second world, by what those kept promise."""
    position = thought.position.with_card(NUMBER_OF[thought.view.second])
    pool = [NUMBER_OF[name] for name in decision.pool]
    prospects = thought.losing(position, len(pool), decision.more)
    found = []
    for away in sets(thought, position, pool, decision.more, NOTHING):
        promise, _ = prospects.kept(without(pool, *away), 0)
        reason = Reason("hint-kept", {"amount": points(promise)})
        found.append((Considered([DISCARD[card] for card in away], [reason]), promise))
    return compared(found, MARGIN)


def _clear(thought: Thought, decision: Decision, line: Line, choices: list[Choice]) -> list[Considered]:
    """The one answer that is not tried out, because all others promise far less; and how much less."""
    assert isinstance(line, StandLine)
    plays = round_plays(thought, decision) if decision.purpose == "place" else plays_on(thought, decision)
    others = [play for play in plays if _begun_with(play, decision) != _begun_with(plays[0], decision)]
    reasons = []
    if others:
        reasons.append(Reason("hint-more", {"amount": points(plays[0].worth - others[0].worth)}))
    return [Considered(choices, reasons + _brought(thought.position, line.stand))]


def _begun_with(play: Play, decision: Decision) -> int:
    return play.world if decision.purpose != "place" or play.development == NOTHING else play.development


def _brought(position: Position, stand: Stand) -> list[Reason]:
    """What is placed costs, and what the empire brings a round from then on."""
    placed = [card for card in (stand.development, stand.world) if card != NOTHING]
    if not placed:
        return []
    for card in placed:
        position = position.with_card(card)
    each = Reason("hint-rounds", {"vp": int(position.vp_rate), "income": int(position.income_rate)})
    return [Reason("hint-price", {"count": stand.price}), each]
