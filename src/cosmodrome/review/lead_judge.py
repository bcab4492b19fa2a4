"""A judge of Race where no net has learned what is played, as with a draft: the lead that `greedy` reckons with."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Any, Final

import numpy as np

from cosmodrome.bots.hints import SEED, Reason
from cosmodrome.bots.race.greedy import WEIGHING, GreedyBot
from cosmodrome.bots.race.rivals import Rival
from cosmodrome.bots.race.thought import Thought, Worth
from cosmodrome.bots.seated import bot_choice
from cosmodrome.bots.trials import unsealed
from cosmodrome.core.beliefs import Beliefs
from cosmodrome.core.choice import Choice
from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue
from cosmodrome.core.rng import Rng
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.race.tables import NUMBER_OF
from cosmodrome.games.race.views import RaceView
from cosmodrome.review.judge import Chances, Judge, NoJudge
from cosmodrome.review.net_judge import LINE, RaceJudge, race_reasons
from cosmodrome.review.questions import Question

SPREAD: Final = (1.6, 1.9)
"""How many points make odds e times as good at the end, and how many more by the root of the rounds left.
With what follows it is fitted to 150 games of `greedy` with the set, two of three with goals, at 2 to 5 seats.
"""
OWN: Final = (0.89, -0.5)
"""How much the cards in the own hand count of what they are worth, and what is added to that."""
LIKELIEST: Final = 4
"""Answers that are tried beside the one that was made."""
UNTOLD: Final = ("draft", "start-world", "start-discard")
"""Questions before there are tables to be compared."""
EXPECTED: Final = 8
"""Worlds by which it is told what rivals were likely to choose."""


def race_judge(game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> Judge:
    """The net's judgement at tables that it has learned, else greedy's. Raises NoJudge."""
    try:
        return RaceJudge(game, seats, options)
    except NoJudge:
        if game is not GAMES[game.meta.id]:
            raise
        return LeadJudge(game, seats, options)


class _Greedily(Beliefs):
    """A rival whose sealed answer is not seen has answered as `greedy` would."""

    def __init__(self, judge: "LeadJudge") -> None:
        super().__init__()
        self.judge = judge

    def answer(self, state: Any, seat: int, options: list[Choice], rng: Rng) -> Choice | None:
        return self.judge.answer(state, seat)


class LeadJudge(Judge):
    """Plays a round on as `greedy` does, and judges by the lead. Which cards are drafted it does not judge."""

    bot = "greedy"
    first = 8
    again = 32

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.greedy = GreedyBot(SEED, game)

    def answer(self, state: Any, seat: int) -> Choice:
        choice = bot_choice(self.game, state, seat, self.greedy)
        assert choice is not None
        return choice

    def chances(self, questions: Sequence[Question]) -> list[float | None]:
        return [
            None if each.purpose in UNTOLD else self._chance(each.state, each.seat, each.view)
            for each in questions
        ]

    def _chance(self, state: Any, seat: int, view: Any) -> float:
        """Of a victory of a seat that is asked, by what it and the others may hope for."""
        thought = self._thought(state, seat, view)
        me, position = thought.me, thought.position
        hand = OWN[0] * sum(map(me.worth, position.hand)) + OWN[1]
        mine = me.score + me.later + me.stock_worth(position.stock()) + hand
        experienced = bool(view.options["experienced"])
        rivals = [Rival(other, thought.left, thought.weights, experienced).hopes for other in thought.others]
        spread = SPREAD[0] + SPREAD[1] * sqrt(thought.left)
        return 1 / (1 + sum(exp((other - mine) / spread) for other in rivals))

    def _thought(self, state: Any, seat: int, view: Any) -> Thought:
        assert isinstance(view, RaceView)
        return Thought(view, self.game.decision(state, seat), self.greedy.weights)

    def tried(self, question: Question) -> list[int]:
        if question.purpose == "draft":
            return []
        likely = self._likely(question)[:LIKELIEST]
        return [question.made, *(code for code in likely if code != question.made)]

    def every(self, question: Question) -> list[int]:
        return [] if question.purpose == "draft" else self._likely(question)

    def plain(self, question: Question) -> bool:
        return self.answer(question.state, question.seat).code == question.made

    def _likely(self, question: Question) -> list[int]:
        """The allowed answers, that which `greedy` gives first, then by what it holds of them."""
        best = self.answer(question.state, question.seat).code
        thought = self._thought(question.state, question.seat, question.view)
        weigh = WEIGHING.get(question.purpose, _placing)(thought)
        worths = {code: weigh(self.game.choices[code]) for code in question.codes}
        return sorted(question.codes, key=lambda code: (code != best, -worths[code], code))

    def results(
        self, question: Question, codes: list[int], worlds: int, rng: Rng, world: Any = None
    ) -> Chances:
        """With `world` all of them are this one."""
        game, found = self.game, np.empty((worlds, len(codes)))
        beliefs = _Greedily(self)
        for number in range(worlds):
            state = world or game.imagine(question.view, rng, beliefs)
            for at, code in enumerate(codes):
                found[number, at] = self._played_on(game.copy(state), question, code)
        return found

    def _played_on(self, state: Any, question: Question, code: int) -> float:
        """The chance once the round of an answer is over."""
        game, seat = self.game, question.seat
        game.choose(state, seat, game.choices[code])
        while (asked := game.first_awaited(state)) >= 0:
            if game.rounds(state) > question.round and seat in game.awaited(state):
                return self._chance(state, seat, game.view(state, seat))
            game.choose(state, asked, self.answer(state, asked))
        winners = game.standing(state).winners
        return (seat in winners) / len(winners)

    def opened(self, question: Question, codes: list[int]) -> tuple[float, float] | None:
        made, best = self.results(question, codes, 1, self.rng(question, "open"), question.state)[0]
        return float(made), float(best)

    def reasons(self, question: Question, key: str) -> list[Reason]:
        return race_reasons(self, question, key)

    def expected(self, question: Question) -> list[Reason]:
        if question.purpose != "action":
            return []
        game, rng = self.game, self.rng(question, "expected")
        assert isinstance(question.view, RaceView)
        worlds = [game.imagine(unsealed(question.view), rng) for _ in range(EXPECTED)]
        found = []
        for rival in game.awaited(worlds[0]):
            if rival != question.seat:
                actions = Counter(self.answer(world, rival).subject for world in worlds)
                action, count = actions.most_common(1)[0]
                share = round(100 * count / EXPECTED)
                found.append(Reason("review-rival", {"seat": rival, "action": action, "share": share}))
        return found

    def line(self, question: Question, key: str) -> list[str]:
        game, seat, keys = self.game, question.seat, list[str]()
        state = game.imagine(question.view, self.rng(question, "line"), _Greedily(self))
        game.choose(state, seat, game.parse(key))
        while (asked := game.first_awaited(state)) >= 0 and len(keys) < LINE:
            if game.rounds(state) > question.round:
                break
            choice = self.answer(state, asked)
            if asked == seat:
                keys.append(choice.key)
            game.choose(state, asked, choice)
        return keys


def _placing(thought: Thought) -> Worth:
    """What placing a card gains."""
    return lambda choice: thought.me.surplus(NUMBER_OF[choice.subject]) if choice.verb == "place" else 0.0
