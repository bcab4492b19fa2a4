"""Plays a batch of games to their ends: all seats judge as the greedy bot does."""

from collections.abc import Collection, Sequence
from typing import Final

import numpy as np

from cosmodrome.bots.jump_drive.batch import Batch
from cosmodrome.bots.jump_drive.batch_plays import choose
from cosmodrome.bots.jump_drive.card_arrays import REAL, Beliefs, Floats
from cosmodrome.bots.jump_drive.judgement import Judgement

MOST_ROUNDS: Final = 20
"""Games that last longer are left as they stand."""


class Playing:
    """A batch on its way, from any moment of a round at which seats answer."""

    def __init__(self, batch: Batch, beliefs: Sequence[Beliefs]) -> None:
        """`beliefs`: those of each seat."""
        self.batch = batch
        self.beliefs = beliefs
        self.judge()

    def judge(self) -> None:
        """Look at the empires as they are now."""
        self.batch.look()
        self.judgements = [
            Judgement(self.batch, seat, beliefs)
            for seat, beliefs in zip(self.batch.seats, self.beliefs, strict=True)
        ]

    def discard(self) -> None:
        """Whoever owes cards discards them."""
        for judgement in self.judgements:
            judgement.discard(judgement.seat.owes)

    def choose(self, decided: Collection[int] = ()) -> None:
        """All seats but those that have decided find the play of the round; what is placed leaves the hands."""
        for at, judgement in enumerate(self.judgements):
            if at not in decided:
                choose(judgement)
        for seat in self.batch.seats:
            seat.lay_out()

    def pay(self) -> None:
        """For what is laid out, which joins the empires; then the turn's cards are drawn."""
        for judgement in self.judgements:
            seat = judgement.seat
            judgement.discard(seat.price, (seat.development, seat.world))
        self.batch.place()

    def leads(self, at: int, scored: bool) -> Floats:
        """By how many VP a seat ends ahead of the best other one, in each game; ties broken (R11.3).

        The games stand before a round's choices, or where its VP have been given (`scored`).
        """
        batch = self.batch
        found: Floats = np.zeros(batch.games, REAL)
        going = np.arange(batch.games)
        for _ in range(MOST_ROUNDS):
            if not scored:
                self.choose()
                self.pay()
                self.discard()
                batch.score()
            scored = False
            over = batch.over()
            found[going[over]] = batch.leads(at)[over]
            if over.all():
                return found
            going = going[~over]
            batch.keep_rows(~over)
            batch.earn()
            self.judge()
            self.discard()
        found[going] = batch.leads(at)
        return found
