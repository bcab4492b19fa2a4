"""Hints for Race for the Galaxy: the greedy bot's plans and prices, for a person to weigh."""

from typing import Any, Final

from cosmodrome.bots import hints
from cosmodrome.bots.hints import Considered, Hint, Reason, best_of, compared, picked, points
from cosmodrome.bots.race.building import Phases, Placement
from cosmodrome.bots.race.goods_answers import left_without
from cosmodrome.bots.race.greedy import WEIGHING, GreedyBot
from cosmodrome.bots.race.thought import Thought
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.race.tables import NUMBER_OF
from cosmodrome.games.race.views import RaceView

MARGIN: Final = 2.0
"""Points by which an answer may look worse than the best one, and still be told."""
WEIGHS: Final = {
    "start-world": "race-start",
    "action": "race-action",
    "develop": "race-place",
    "settle": "race-place",
    "settle-by": "race-way",
    "sell": "race-goods",
    "use-power": "race-goods",
    "spend": "race-goods",
    "produce-on": "race-goods",
    "guess": "race-guess",
}
"""What the bot goes by; at all other questions, what cards are worth in the hand."""


def hint(game: Game[Any], view: View, decision: Decision) -> Hint:
    assert isinstance(view, RaceView)
    bot = GreedyBot(hints.SEED, game)
    thought = Thought(view, decision, bot.weights)
    weighs = WEIGHS.get(decision.purpose, "race-cards")
    if decision.purpose in ("develop", "settle"):
        return Hint(weighs, _placing(thought))
    if decision.purpose in WEIGHING:
        return Hint(weighs, _by_worth(thought))
    choices = picked(game, view, decision, bot)
    if decision.purpose == "spend":
        return Hint(weighs, _spending(thought, choices))
    return Hint(weighs, [Considered(choices, _valued(thought, choices))])


def _by_worth(thought: Thought) -> list[Considered]:
    decision = thought.decision
    worth = WEIGHING[decision.purpose](thought)
    if decision.purpose == "guess":
        counted = [(option, int(worth(option))) for option in decision.options]
        return best_of(
            [
                (Considered([each], [Reason("hint-unseen", {"count": count})]), count)
                for each, count in counted
            ],
            MARGIN,
        )
    return compared(
        [(Considered([option], _hopes(thought, option)), worth(option)) for option in decision.options],
        MARGIN,
    )


def _hopes(thought: Thought, option: Choice) -> list[Reason]:
    """What an action would let the seat place at once."""
    if thought.decision.purpose != "action":
        return []
    actions = option.subject.split("+")
    develops, settles = actions.count("develop"), actions.count("settle")
    if not develops + settles:
        return []
    build = thought.plan().builder.best(Phases(develops, settles, develops, settles, 0.0, 0))
    tables = thought.position.tables
    return [
        Reason("hint-hopes", {"card": tables.cards[card].id})
        for card in (build.development, build.world)
        if card >= 0
    ]


def _placing(thought: Thought) -> list[Considered]:
    """Each card as the one that is placed now, the rest of the round as good as it can be after that; or none."""
    decision = thought.decision
    develops = decision.purpose == "develop"
    phases = thought.ahead(develops=develops)
    builder = thought.plan().builder
    rows = builder.developments if develops else builder.worlds
    by_card = {NUMBER_OF[option.subject]: option for option in decision.options if option.verb == "place"}
    none = [option for option in decision.options if option.verb != "place"]
    found: list[tuple[Considered, float]] = []
    for one in [*rows]:
        rows[:] = [one]
        build = builder.best(phases)
        placed = build.development if develops else build.world
        if placed == one.card and one.card in by_card:
            found.append((Considered([by_card[one.card]], _of(one)), build.appeal))
    rows.clear()
    waiting = [] if found else [Reason("hint-none-gains")]
    found += [(Considered([option], waiting), builder.best(phases).appeal) for option in none[:1]]
    return compared(found, MARGIN)


def _of(placement: Placement) -> list[Reason]:
    now, later = points(placement.now), points(placement.later)
    return [
        Reason("hint-brings", {"now": now, "later": later}),
        Reason("hint-price", {"count": placement.price}),
    ]


def _spending(thought: Thought, choices: list[Choice]) -> list[Considered]:
    """What goods are given, by what the others still bring; where one is given, beside those of other kinds."""
    ways, kinds = [choices], set()
    if len(choices) == 1:
        good = thought.position.tables.good
        kinds.add(good[NUMBER_OF[choices[0].subject]])
        for option in thought.decision.options:
            kind = good[NUMBER_OF[option.subject]]
            if kind not in kinds:
                kinds.add(kind)
                ways.append([option])
    found = []
    for way in ways:
        left = left_without(thought, [NUMBER_OF[each.subject] for each in way])
        found.append((Considered(way, [Reason("hint-left", {"amount": points(left)})]), left))
    return compared(found, MARGIN)


def _valued(thought: Thought, choices: list[Choice]) -> list[Reason]:
    """What the cards that are picked are worth to the seat, in all, and what the next one is worth."""
    worth = thought.me.worth
    cards = [NUMBER_OF[each.subject] for each in choices if each.subject in NUMBER_OF]
    pool = thought.pool() or thought.position.hand
    if not cards:
        return [Reason("hint-keeps", {"amount": points(min(worth(card) for card in pool))})]
    reasons = [
        Reason("hint-worth", {"count": len(cards), "amount": points(sum(worth(card) for card in cards))})
    ]
    others = [worth(card) for card in pool if card not in cards]
    if others:
        keeps = thought.decision.purpose == "explore-keep"
        name = "hint-others-most" if keeps else "hint-others-least"
        reasons.append(Reason(name, {"amount": points(max(others) if keeps else min(others))}))
    return reasons
