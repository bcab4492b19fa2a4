"""Hints for Pocket Mars: the answers that the searching bot tried out, and how they did; cards by what they gain."""

from typing import Any, Final

from cosmodrome.bots import hints
from cosmodrome.bots.hints import Considered, Hint, Reason, best_of, compared, points
from cosmodrome.bots.pocket_mars.answers import PICKING, Set, Thought, missed, prepared_worth, sets
from cosmodrome.bots.pocket_mars.deck import deck_of
from cosmodrome.bots.pocket_mars.foreseeing import foreseen
from cosmodrome.bots.pocket_mars.search import PocketMarsSearch
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.reckoning import beats
from cosmodrome.games.pocket_mars.views import PocketMarsView

MARGIN: Final = 1.5
"""Points of a lead by which an answer may look worse than the best one, and still be told."""
MARGIN_CHANCE: Final = 0.08
"""The same of a chance to win."""


def hint(game: Game[Any], view: View, decision: Decision) -> Hint:
    assert isinstance(view, PocketMarsView)
    bot = PocketMarsSearch(hints.SEED, game)
    thought = Thought(view, decision, deck_of(game, view), bot.greedy.weights)
    if decision.purpose in PICKING:
        return Hint("mars-cards", _cards(game, thought))
    found = _tried(bot, thought)
    for answer in found.answers:
        answer.reasons = [*_facts(game, thought, answer.choices), *answer.reasons]
    return found


def _facts(game: Game[Any], thought: Thought, choices: list[Choice]) -> list[Reason]:
    """What the answer brings at once; of a card that goes, what it would gain."""
    (choice,) = choices
    if choice.verb in ("bury", "discard") and choice.subject in thought.deck.cards:
        gain = missed(thought, (thought.card(choice),))
        return [Reason("hint-missed", {"count": 1, "amount": points(gain)})]
    return foreseen(game, thought.view, choices)


def _tried(bot: PocketMarsSearch, thought: Thought) -> Hint:
    view, decision = thought.view, thought.decision
    lines = bot.lines(view, decision)
    if len(lines) == 1:
        best, second, *_ = sorted(thought.worths(), reverse=True)
        reason = Reason("hint-more", {"amount": points(best - second)})
        if decision.purpose == "peek-prep":  # no points: the bot counts what it does not know
            reason = Reason("hint-unknown", {"count": int(best)})
        return Hint("mars-one", [Considered([lines[0].answer], [reason])])
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


def _cards(game: Game[Any], thought: Thought) -> list[Considered]:
    """Cards to be picked together, by what they gain when they are played; those that go, by how little."""
    decision = thought.decision
    verb = decision.options[0].verb
    found = []
    ways = (
        [(thought.card(each),) for each in decision.options] if decision.purpose == "draft" else sets(thought)
    )
    for cards in ways:
        choices: list[Choice] = [game.parse(f"{verb}:{card.id}") for card in cards]
        gain = missed(thought, cards)
        if decision.purpose.endswith("-prep"):
            worth = prepared_worth(thought, cards)
        else:
            worth = -gain if decision.purpose == "four-discard" else gain
        name = "hint-missed" if decision.purpose == "four-discard" else "hint-played"
        reasons = [Reason(name, {"count": len(cards), "amount": points(gain)})]
        if decision.purpose.endswith("-prep"):
            reasons = _prepared(thought, cards)
        found.append((Considered(choices, reasons), worth))
    return compared(found, MARGIN)


def _prepared(thought: Thought, cards: Set) -> list[Reason]:
    """Which of these cards beat the number that is to be beaten now, and where."""
    numbers = {building.id: building.number for building in thought.view.buildings}
    found = []
    for card in cards:
        building = COLOURS[card.suit]
        if numbers[building] >= 0 and beats(card.value, numbers[building]):
            found.append(Reason("hint-beats", {"card": card.id, "number": numbers[building]}))
    return found or [Reason("hint-beats-none")]
