"""A bot for Pocket Mars that tries its best answers out in many tables that it might be sitting at."""

from collections.abc import Sequence
from math import exp
from typing import Any

from cosmodrome.bots.budget import Budget
from cosmodrome.bots.pocket_mars.answers import PICKING, Thought
from cosmodrome.bots.pocket_mars.greedy import GreedyBot
from cosmodrome.bots.pocket_mars.judge import Judge
from cosmodrome.bots.pocket_mars.position import position_of
from cosmodrome.bots.pocket_mars.table import Table
from cosmodrome.bots.pocket_mars.weights import WEIGHTS, Weights
from cosmodrome.bots.search import Line, SearchBot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.core.playout import pick_weighted
from cosmodrome.core.rng import Rng
from cosmodrome.games.pocket_mars.views import PocketMarsView

LIKELY = {"decline": 1, "energy": 2, "launch": 12, "other": 12, "do": 60, "use": 60, "place": 20}
"""How readily a seat gives each kind of answer when games are played on."""
USUAL = 10
OWN_WAY = 30
"""For a colonist of one's own that goes up, or another's that goes down."""
WRONG_WAY = 1


class PocketMarsSearch(SearchBot):
    """Compares the answers that the greedy bot likes best.

    After each it ends its own turn as the greedy bot would; then all seats play on by chance, what gains more the more
    readily, to the end of a round. Outcomes are leads in points, judged as the greedy bot judges them.
    """

    budget = Budget(simulations=400)
    lines_most: int = 5
    """Answers compared."""
    margin: float = 2.5
    """Points by which an answer may look worse than the best one, and still be compared."""
    trust: float = 5.0
    """Simulations that the greedy bot's judgement stands for."""
    ahead: int = 2
    """Rounds played, this one included."""
    heat: float = 0.6
    """Points of gain that make a card e times as likely."""

    def __init__(self, seed: int, game: Game[Any], weights: Weights = WEIGHTS) -> None:
        super().__init__(seed, game)
        self.greedy = GreedyBot(seed, game, weights)
        self._ways = [self._ways_of(seat) for seat in range(max(game.meta.seats))]
        self._thought: Thought | None = None
        self._by_seat: list[list[int]] = []
        self._answered: dict[tuple[int, str, str, tuple[int, ...]], Choice] = {}

    def lines(self, view: View, decision: Decision) -> Sequence[Line]:
        assert isinstance(view, PocketMarsView)
        if decision.purpose in PICKING:
            return [Line(self.greedy.choose(view, decision))]
        thought = self._thought = Thought(view, decision, self.greedy.deck, self.greedy.weights)
        worths = thought.worths()
        best = max(worths)
        ranked = sorted(range(len(worths)), key=lambda at: -worths[at])[: self.lines_most]
        self._answered = {}
        return [
            Line(decision.options[at], self.trust * worths[at])
            for at in ranked
            if worths[at] >= best - self.margin
        ]

    def weights(self, view: View) -> list[int]:
        """By what cards would gain, from the hand or from the prep, where the table stands now."""
        assert self._thought is not None
        plays, deck = self._thought.plays, self.greedy.deck
        weights = []
        for choice in self.game.choices:
            if choice.verb == "hand":
                weights.append(self._readily(plays.by_hand(deck.cards[choice.subject])))
            elif choice.verb == "prep":
                weights.append(self._readily(plays.by_prep(deck.cards[choice.subject])))
            else:
                weights.append(LIKELY.get(choice.verb, USUAL))
        self._by_seat = [[*weights] for _ in self._ways]
        for row, ways in zip(self._by_seat, self._ways, strict=True):
            for code, weight in ways.items():
                row[code] = weight
        return weights

    def _readily(self, gain: float) -> int:
        return max(1, round(4 * exp(min(gain, 5.0) / self.heat)))

    def _ways_of(self, seat: int) -> dict[int, int]:
        """What this seat makes of moving colonists up and down, by code."""
        ways = {}
        for choice in self.game.choices:
            if choice.verb in ("promote", "demote"):
                own = choice.subject.startswith(f"{seat}-")
                ways[choice.code] = OWN_WAY if own == (choice.verb == "promote") else WRONG_WAY
        return ways

    def outcome(self, state: Any, seat: int, line: Line, weights: list[int], rng: Rng) -> float:
        game = self.game
        game.choose(state, seat, line.answer)
        self._end_turn(state, seat, line.answer.code)
        last = max(1, game.rounds(state) + self.ahead - 1)
        while (asked := game.first_awaited(state)) >= 0 and game.rounds(state) <= last:
            game.choose(state, asked, pick_weighted(game.options(state, asked), rng, self._by_seat[asked]))
        return self.value(state, seat)

    def _end_turn(self, state: Any, seat: int, code: int) -> None:
        """The seat's own answers up to its next turn; equal questions get equal answers."""
        game = self.game
        while game.first_awaited(state) == seat:
            decision = game.decision(state, seat)
            if decision.purpose == "act":
                return
            key = (code, decision.purpose, decision.about, tuple(option.code for option in decision.options))
            answer = self._answered.get(key)
            if answer is None:
                answer = self._answered[key] = self.greedy.choose(game.view(state, seat), decision)
            game.choose(state, seat, answer)

    def value(self, state: Any, seat: int) -> float:
        """The lead, in points."""
        view = self.game.view(state, seat)
        assert isinstance(view, PocketMarsView)
        table = Table(view, self.greedy.deck)
        if not table.solo and self.game.first_awaited(state) >= 0:
            table.turns[view.turn] = 1  # it stopped where a round begins, so everybody has a turn in it
        judge = Judge(table, self.greedy.weights)
        return judge.lead(position_of(view, self.greedy.deck), seat)
