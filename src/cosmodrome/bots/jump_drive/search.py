"""A bot for Jump Drive that plays its likeliest answers to the end in many sampled games, as the greedy bot would."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np
from threadpoolctl import ThreadpoolController

from cosmodrome.bots.budget import Budget
from cosmodrome.bots.jump_drive.answers import ANSWERS, first_pick
from cosmodrome.bots.jump_drive.batch import Batch
from cosmodrome.bots.jump_drive.batch_playout import Playing
from cosmodrome.bots.jump_drive.card_arrays import Beliefs, CardArrays, Floats
from cosmodrome.bots.jump_drive.sampling import sample
from cosmodrome.bots.jump_drive.search_lines import StandLine, discarding, placing
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.bots.jump_drive.weights import AHEAD, WEIGHTS, Weights
from cosmodrome.bots.jump_drive.worth import Worths
from cosmodrome.bots.search import FEWEST, Line, Meter, SearchBot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.jump_drive.game import JumpDrive
from cosmodrome.games.jump_drive.tables import NUMBER_OF
from cosmodrome.games.jump_drive.views import JumpDriveView

PLACING: Final = ("place", "place-world")
DISCARDING: Final = ("start-discard", "pay", "pay-both", "explore-discard", "hand-limit")
MUCH: Final = 15.0
"""VP of a lead that count for half of what any lead could: with more the game is as good as won."""
STAGES: Final = 3
"""Batches that an answer takes; after each of them fewer lines are left."""
TIMED_GAMES: Final = 100
"""Games of a batch where the budget is a time."""
LEAST_GAMES: Final = 60
"""Games of a batch, if the budget allows: fewer take hardly less time."""
MOST_GAMES: Final = 1000
"""The same, for want of memory."""

LIBRARIES: Final = ThreadpoolController()


class JumpDriveSearch(SearchBot):
    """Compares plays, and sets of cards to discard, by whole games; the few other questions it answers greedily.

    All seats play on as the greedy bot does, in batches of games (`batch_playout.py`). Each line meets the same hands
    and decks, so that a few hundred games tell them apart.
    """

    budget = Budget(simulations=600)

    def __init__(self, seed: int, game: Game[Any], weights: Weights = AHEAD) -> None:
        super().__init__(seed, game)
        assert isinstance(game, JumpDrive)
        self.tables = game.tables
        self.worths = Worths(game.tables, weights)
        self.arrays = CardArrays(game.tables)
        self.beliefs = Beliefs(self.arrays, self.worths)
        self.rivals = Beliefs(self.arrays, Worths(game.tables, WEIGHTS))
        self._question: JumpDriveView | None = None
        """The last one that owed discards, before any was picked, and what was found to be discarded."""
        self._discards: tuple[int, ...] = ()

    def choose(self, view: View | None, decision: Decision) -> Choice:
        assert isinstance(view, JumpDriveView)
        if not is_searched(view, decision):
            return super().choose(view, decision)
        # Several picks are one answer: who has made some is asked as if it had not, and answers as it did then.
        question = unanswered(view)
        if question != self._question:
            self._question, self._discards = question, self._discarded(question, view, decision)
        discards = sorted(self._discards)
        begun = len(view.picked)
        if [NUMBER_OF[name] for name in view.picked] != discards[:begun]:  # somebody else has begun
            return ANSWERS[decision.purpose](Thought(view, self.worths), decision)
        rest = discards[begun:]
        return first_pick(decision, rest)

    def _discarded(self, question: JumpDriveView, view: JumpDriveView, decision: Decision) -> tuple[int, ...]:
        lines = self.lines(view, decision)
        line = lines[0] if len(lines) == 1 else self.best(question, decision.seat, lines)
        assert isinstance(line, StandLine)
        return line.discards

    def lines(self, view: View, decision: Decision) -> Sequence[Line]:
        assert isinstance(view, JumpDriveView)
        thought = Thought(view, self.worths)
        if decision.purpose in PLACING:
            return placing(thought, decision)
        if is_searched(view, decision):
            return discarding(thought, decision)
        return [Line(ANSWERS[decision.purpose](thought, decision))]

    def ranked(self, view: View, seat: int, lines: Sequence[Line]) -> list[tuple[Line, float]]:
        """As in every search. Fewer and fewer are compared."""
        assert isinstance(view, JumpDriveView)
        most = self.budget.simulations
        lines = lines[: most or len(lines)]
        chance = np.random.Generator(np.random.Philox(int(self._chance(view).word)))
        totals = np.zeros(len(lines))
        games = np.zeros(len(lines))
        left = np.arange(len(lines))
        meter = Meter(self.budget, self.patience)
        batch = min(max(-(-most // STAGES), LEAST_GAMES), MOST_GAMES, most) if most else TIMED_GAMES
        while not games.any() or (meter.spent < 1 and meter.has_room(batch)):
            each = max(1, batch // len(left))
            with LIBRARIES.limit(limits=1, user_api="blas"):  # products too small to be shared out
                totals[left] += self.values(view, seat, [lines[int(at)] for at in left], each, chance)
            games[left] += each
            meter.count(batch)
            wanted = max(FEWEST, round(len(lines) ** (1 - meter.spent)))
            left = np.sort(left[np.argsort(-totals[left] / games[left], kind="stable")[:wanted]])
        means = totals / games
        order = sorted(range(len(lines)), key=lambda at: (at not in left, -means[at], at))
        return [(lines[at], float(means[at])) for at in order]

    def values(
        self, view: JumpDriveView, seat: int, lines: Sequence[Line], games: int, chance: np.random.Generator
    ) -> Floats:
        """What so many games after each line are worth to the seat, added up: from -1 to 1 each."""
        values: Floats = worth_of(self.leads(view, seat, lines, games, chance)).sum(axis=1)
        return values

    def leads(
        self, view: JumpDriveView, seat: int, lines: Sequence[Line], games: int, chance: np.random.Generator
    ) -> Floats:
        """By how much the seat is ahead at the end [line, game], ties broken."""
        stands = [line.stand for line in lines if isinstance(line, StandLine)]
        seats = sample(self.arrays, self.tables, view, stands, games, chance)
        beliefs = [self.beliefs if at == seat else self.rivals for at in range(len(seats))]
        playing = Playing(Batch(self.arrays, seats), beliefs)
        scored = view.phase in ("place", "pay", "second")
        if view.phase == "place":
            playing.choose(decided=[seat])
        if view.phase in ("place", "pay"):
            playing.pay()
        playing.discard()
        if scored:
            playing.batch.score()
        leads: Floats = playing.leads(seat, scored).reshape(len(stands), games)
        return leads


def unanswered(view: JumpDriveView) -> JumpDriveView:
    """The same question before any pick was made."""
    return msgspec.structs.replace(view, picked=[], candidates=[], owed=0, todo=[])


def lead_of(worth: float) -> float:
    """The lead that is worth so much by itself."""
    return MUCH * worth / (1 - abs(worth))


def worth_of(leads: Floats) -> Floats:
    """From -1 to 1: a close victory is far better than a close defeat, and hardly worse than a high one."""
    sizes: Floats = np.abs(leads)
    worth: Floats = leads / (sizes + MUCH)
    return worth


def is_searched(view: JumpDriveView, decision: Decision) -> bool:
    """Discards are, but for a second world: what it would be worth is not played on."""
    return decision.purpose in DISCARDING and not (decision.purpose == "pay" and view.phase == "second")
