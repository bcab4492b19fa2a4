"""A bot for Pocket Mars that tries its best answers out in many tables that it might be sitting at."""

from collections.abc import Sequence
from math import exp
from typing import Any

from cosmodrome.bots.budget import Budget
from cosmodrome.bots.pocket_mars.answers import PICKING, Thought
from cosmodrome.bots.pocket_mars.deck import deck_of
from cosmodrome.bots.pocket_mars.greedy import GreedyBot
from cosmodrome.bots.pocket_mars.judge import Judge
from cosmodrome.bots.pocket_mars.outlook import Outlook
from cosmodrome.bots.pocket_mars.plays import Plays
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
ANY_LINE = -1
"""In place of an answer's code: which cards are picked hardly depends on it."""


class PocketMarsSearch(SearchBot):
    """Compares the answers that the greedy bot likes best, and plays on from each.

    Up to the seat's next turn its own answers are the greedy bot's; others answer by chance, what gains more the more
    readily. With two seats an outcome is judged there, by how likely the seat is to win (`outlook.py`). Otherwise all
    play on by chance to the end of a round, and outcomes are leads in points, judged as the greedy bot judges them.
    """

    budget = Budget(simulations=400)
    lines_most: int = 5
    """Answers compared."""
    margin: float = 2.5
    """Points by which an answer may look worse than the best one, and still be compared."""
    trust: float = 5.0
    """Simulations that the greedy bot's judgement stands for where outcomes are leads."""
    ahead: int = 2
    """Rounds played where outcomes are leads, this one included."""
    heat: float = 0.6
    """Points of gain that make a card e times as likely."""

    def __init__(self, seed: int, game: Game[Any], weights: Weights = WEIGHTS) -> None:
        super().__init__(seed, game)
        self.greedy = GreedyBot(seed, game, weights)
        self.outlook: Outlook | None = None
        self._ways = [self._ways_of(seat) for seat in range(max(game.meta.seats))]
        self._thought: Thought | None = None
        self._pair = False
        """Whether two seats play."""
        self._plays: list[Plays] = []
        self._by_seat: list[list[int]] = []
        self._answered: dict[tuple[int, str, str, tuple[int, ...]], Choice] = {}

    def lines(self, view: View, decision: Decision) -> Sequence[Line]:
        assert isinstance(view, PocketMarsView)
        if decision.purpose in PICKING:
            return [Line(self.greedy.choose(view, decision))]
        deck = deck_of(self.game, view)
        if self.outlook is None or self.outlook.deck is not deck:
            self.outlook = Outlook(deck)
        thought = self._thought = Thought(view, decision, deck, self.greedy.weights)
        worths = thought.worths()
        best = max(worths)
        ranked = sorted(range(len(worths)), key=lambda at: -worths[at])[: self.lines_most]
        self._pair = len(view.players) == 2 and not thought.table.solo
        trust = self.trusted = 0.0 if self._pair else self.trust
        self._answered = {}
        return [
            Line(decision.options[at], trust * worths[at])
            for at in ranked
            if worths[at] >= best - self.margin
        ]

    @property
    def counts_chances(self) -> bool:
        """Whether the values of the lines asked for last are chances of winning; else they are leads in points."""
        return self._pair

    def weights(self, view: View) -> list[int]:
        """By what cards would gain each seat, from the hand or from the prep, where the table stands now.

        Few cards come up in many games, so a choice is weighed when it does: until then it stands for 0.
        """
        assert isinstance(view, PocketMarsView) and view.seat is not None
        seats = [player.seat for player in view.players if not player.automa]
        self._plays = [self._plays_of(view, seat) for seat in seats]
        self._by_seat = [[0] * len(self.game.choices) for _ in seats]
        return self._by_seat[view.seat]

    def _plays_of(self, view: PocketMarsView, seat: int) -> Plays:
        """Another seat's cards could be any."""
        assert self._thought is not None
        if seat == view.seat:
            return self._thought.plays
        position = self._thought.position.copy()
        position.hand = []
        position.prep = []
        return Plays(Table(view, self._thought.deck, seat), position, self.greedy.weights)

    def weigh(self, seat: int, options: Sequence[Choice]) -> list[int]:
        """The weights of a seat, with at least those of these options."""
        weights = self._by_seat[seat]
        for option in options:
            if not weights[option.code]:
                weights[option.code] = self._weight(seat, option)
        return weights

    def _weight(self, seat: int, choice: Choice) -> int:
        plays = self._plays[seat]
        cards = plays.table.deck.cards
        if choice.verb == "hand":
            return self._readily(plays.by_hand(cards[choice.subject]))
        if choice.verb == "prep":
            return self._readily(plays.by_prep(cards[choice.subject]))
        return self._ways[seat].get(choice.code) or LIKELY.get(choice.verb, USUAL)

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
        code = line.answer.code
        game.choose(state, seat, line.answer)
        its_turn = self._own_answers(state, seat, code)
        if not self._pair:
            last = max(1, game.rounds(state) + self.ahead - 1)
            while (asked := game.first_awaited(state)) >= 0 and game.rounds(state) <= last:
                self._by_chance(state, asked, rng)
            return self.value(state, seat)
        while not its_turn and (asked := game.first_awaited(state)) >= 0:
            if asked == seat:
                its_turn = self._own_answers(state, seat, code)
            else:
                self._by_chance(state, asked, rng)
        return self._share(state, seat)

    def _own_answers(self, state: Any, seat: int, code: int) -> bool:
        """What a seat is asked in this turn, equal questions answered alike; whether its next turn has come."""
        game = self.game
        while game.first_awaited(state) == seat:
            decision = game.decision(state, seat)
            if decision.purpose == "act":
                return True
            options = tuple(option.code for option in decision.options)
            line = ANY_LINE if decision.purpose in PICKING else code
            key = (line, decision.purpose, decision.about, options)
            answer = self._answered.get(key)
            if answer is None:
                answer = self._answered[key] = self.greedy.choose(game.view(state, seat), decision)
            game.choose(state, seat, answer)
        return False

    def _by_chance(self, state: Any, asked: int, rng: Rng) -> None:
        options = self.game.options(state, asked)
        self.game.choose(state, asked, pick_weighted(options, rng, self.weigh(asked, options)))

    def _share(self, state: Any, seat: int) -> float:
        """The share of the victory that a seat of two has, or may expect where its turn begins."""
        if self.game.first_awaited(state) < 0:
            winners = self.game.standing(state).winners
            return (seat in winners) / len(winners)
        view = self.game.view(state, seat)
        assert isinstance(view, PocketMarsView) and self.outlook is not None
        return self.outlook.chance(view)

    def value(self, state: Any, seat: int) -> float:
        """The lead, in points."""
        view = self.game.view(state, seat)
        assert isinstance(view, PocketMarsView)
        table = Table(view, deck_of(self.game, view))
        if not table.solo and self.game.first_awaited(state) >= 0:
            table.turns[view.turn] = 1  # it stopped where a round begins, so everybody has a turn in it
        judge = Judge(table, self.greedy.weights)
        return judge.lead(position_of(view, table.deck), seat)
