"""Answers about cards: which to keep, to place and to give away, and which action to choose."""

from typing import Final

from msgspec import UnsetType

from cosmodrome.bots.race.position import with_cards, with_start
from cosmodrome.bots.race.thought import Thought, Worth
from cosmodrome.bots.race.values import Appraisal
from cosmodrome.core.choice import Choice
from cosmodrome.games.race.meta import DEALT
from cosmodrome.games.race.reckoning import kept_at_start
from cosmodrome.games.race.sums import MERCENARIES, SHIP, TACTICS
from cosmodrome.games.race.tables import NUMBER_OF

DRAFTED_BEST: Final = 3
"""So many of the best cards drafted are taken to be on the table when a card of a pack is weighed,"""
BEHIND: Final = 0.6
"""and so much of the game to be still to come."""


def start_world(thought: Thought) -> Worth:
    """The start world that makes most of itself and of the best four cards."""

    def hopes(option: Choice) -> float:
        position = with_start(thought.position, NUMBER_OF[option.subject])
        me = Appraisal(position, thought.left, thought.weights)
        worths = sorted(me.worth(card) for card in position.hand)
        kept = kept_at_start(position.tables, position.tableau[0])
        return me.score + me.later + me.stock_worth(position.stock()) + sum(worths[DEALT - kept :])

    return hopes


def draft(thought: Thought) -> Worth:
    """What a card is worth to a table of each of the seat's start worlds and the best that it has drafted so far."""
    seen = thought.view.draft
    assert not isinstance(seen, UnsetType)
    held = {NUMBER_OF[card] for card in seen.drafted}
    tables = [_drafted_table(thought, NUMBER_OF[world], held) for world in seen.start_worlds]

    def worth(option: Choice) -> float:
        """A second copy is good for nothing but paying."""
        card = NUMBER_OF[option.subject]
        return 0.0 if card in held else sum(table.worth(card) for table in tables)

    return worth


def _drafted_table(thought: Thought, world: int, held: set[int]) -> Appraisal:
    position = with_start(thought.position, world)
    me = Appraisal(position, thought.left, thought.weights)
    best = sorted(held, key=lambda card: (-me.worth(card), card))[:DRAFTED_BEST]
    return Appraisal(with_cards(position, best), BEHIND * thought.left, thought.weights) if best else me


def discard(thought: Thought) -> Choice:
    """The cards least missed, as many as are owed."""
    return thought.first_of(thought.by_worth(thought.pool(), [])[: thought.decision.more])


def pay(thought: Thought) -> Choice:
    """The cards least missed, but not the world to be settled later in the round."""
    owed = thought.decision.more
    kept = -1
    if thought.view.phase == "develop":
        ahead = thought.ahead(develops=False, paid=owed)
        if ahead.settles:
            kept = thought.plan().builder.best(ahead).world
    placing = [NUMBER_OF[thought.view.placing]] if thought.view.placing else []
    pool = thought.by_worth(thought.pool(), placing)
    paid = [card for card in pool if card != kept] + [card for card in pool if card == kept]
    return thought.first_of(paid[:owed])


def keep(thought: Thought) -> Choice:
    """The cards worth most beside those in hand."""
    beside = thought.position.hand + [NUMBER_OF[card] for card in thought.view.picked]
    return thought.first_of(thought.by_worth(thought.pool(), beside)[-thought.decision.more :])


def action(thought: Thought) -> Worth:
    """The action, or pair of actions, after which the lead is largest."""
    plan = thought.plan()
    return lambda option: plan.value_of(option.subject.split("+"))


def develop(thought: Thought) -> Choice:
    """The best development, with what may be settled afterwards in mind; or none."""
    return _place(thought, thought.plan().builder.best(thought.ahead(develops=True)).development)


def settle(thought: Thought) -> Choice:
    """The best world, or none."""
    return _place(thought, thought.plan().builder.best(thought.ahead(develops=False)).world)


def settle_second(thought: Thought) -> Choice:
    """The best of the worlds that can be placed beside the first, or none."""
    builder = thought.plan().builder
    offered = [NUMBER_OF[option.subject] for option in thought.decision.options if option.verb == "place"]
    builder.worlds[:] = [one for one in builder.worlds if one.card in offered]
    return _place(thought, builder.best(thought.ahead(develops=False)).world)


def _place(thought: Thought, card: int) -> Choice:
    for option in thought.decision.options:
        if option.verb == "place" and NUMBER_OF[option.subject] == card:
            return option
    return thought.decision.options[0]


def settle_by(thought: Thought) -> Worth:
    """The way that costs least."""
    me = thought.me
    world = NUMBER_OF[thought.decision.about]
    payment = sorted(me.worth(card) for card in thought.position.hand if card != world)

    def cost(option: Choice) -> float:
        way, _, with_tactics = option.subject.partition("-")
        lost = 1.5 if with_tactics else 0.0
        if way == "pay":
            lost += sum(payment[: thought.position.settle_price(world)])
        elif way == "ship":
            lost += 1.0 + 0.5 * me.coefficients[SHIP]
        elif way == "doomed":  # its point below zero goes with it
            lost += 0.5 * me.coefficients[SHIP]
        elif thought.position.sums[MERCENARIES]:
            more = thought.position.sums[TACTICS] if with_tactics else 0
            lost += sum(payment[: thought.position.hired_for(world, more)])
        return lost

    return lambda option: -cost(option)
