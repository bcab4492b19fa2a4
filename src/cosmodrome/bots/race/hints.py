"""Hints for Race for the Galaxy: the greedy bot's plans and prices, for a person to weigh."""

from typing import Any, Final

from cosmodrome.bots import hints
from cosmodrome.bots.hints import Considered, Hint, Reason, best_of, compared, picked, points
from cosmodrome.bots.race.foreseeing import foreseen
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
    "settle-second": "race-place",
    "settle-by": "race-way",
    "sell": "race-goods",
    "use-power": "race-goods",
    "spend": "race-goods",
    "produce-on": "race-goods",
    "guess": "race-guess",
}
"""What the bot goes by; at all other questions, what cards are worth in the hand."""

LEADS: Final = ("hint-then", "hint-could")
BARE: Final = frozenset(("hint-nothing-now", "hint-hidden"))
"""Said of an answer of which nothing else can be said than where it stands."""
RANKS: Final = frozenset(("hint-more", "hint-less", "hint-close", "hint-even"))


def hint(game: Game[Any], view: View, decision: Decision) -> Hint:
    assert isinstance(view, RaceView)
    bot = GreedyBot(hints.SEED, game)
    thought = Thought(view, decision, bot.weights)
    answers = _answers(game, thought, bot)
    for answer in answers:
        # While cards are drafted nothing comes of them yet.
        drafts = decision.purpose == "draft"
        facts = [] if drafts else foreseen(game, view, decision, answer.choices)
        if decision.purpose == "pay":  # what is placed is settled by now
            facts = [reason for reason in facts if reason.name in LEADS]
        if BARE.issuperset(reason.name for reason in facts) and not RANKS.issuperset(
            reason.name for reason in answer.reasons
        ):
            facts = []
        answer.reasons = [*facts, *answer.reasons]
    if decision.purpose == "action":
        answers[0].reasons[:0] = _denied(game, view, decision, answers[0])
    return Hint(WEIGHS.get(decision.purpose, "race-cards"), answers)


def _denied(game: Game[Any], view: RaceView, decision: Decision, best: Considered) -> list[Reason]:
    """Whom a Produce that is not called would have served better than the seat itself."""
    if "produce" in best.choices[0].subject.split("+"):
        return []
    call = next(option for option in decision.options if "produce" in option.subject.split("+"))
    told = {reason.name: reason.facts for reason in foreseen(game, view, decision, [call])}
    own, other = told.get("hint-produces"), told.get("hint-helps")
    if own is None or other is None or int(other["count"]) <= int(own["count"]):
        return []
    return [Reason("hint-denies", {"seat": other["seat"], "count": other["count"], "own": own["count"]})]


def _answers(game: Game[Any], thought: Thought, bot: GreedyBot) -> list[Considered]:
    decision = thought.decision
    if decision.purpose in ("develop", "settle", "settle-second"):
        return _placing(thought)
    if decision.purpose in WEIGHING:
        return _by_worth(thought)
    choices = picked(game, thought.view, decision, bot)
    if decision.purpose == "spend":
        return _spending(thought, choices)
    return [Considered(choices, _valued(thought, choices))]


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
    return compared([(Considered([option]), worth(option)) for option in decision.options], MARGIN)


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
            later = Reason("hint-later", {"amount": points(one.later)})
            found.append((Considered([by_card[one.card]], [later]), build.appeal))
    rows.clear()
    waiting = [] if found else [Reason("hint-none-gains")]
    found += [(Considered([option], waiting), builder.best(phases).appeal) for option in none[:1]]
    return compared(found, MARGIN)


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
