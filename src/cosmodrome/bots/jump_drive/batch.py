"""Many games at once, as arrays with one row a game: what seats own, and what the rules do to it in a round."""

from typing import Final

import numpy as np

from cosmodrome.bots.jump_drive.card_arrays import FIXED, REAL, Bools, CardArrays, Floats, Ints
from cosmodrome.games.jump_drive.meta import END, EXPLORED, HAND_LIMIT, MARKER_ICONS
from cosmodrome.games.jump_drive.sums import EXPLORE, GENE, MILITARY, MILITARY_PER_GENE
from cosmodrome.games.jump_drive.tables import SUMS, SURVEY_TEAM

WIDTH: Final = 32
"""Cards that a hand can hold for a moment: the limit, and all that may be drawn at once."""


_LASTING: Final = ("empire", "hand", "cards", "vp", "team", "deck", "drawn", "rates")
"""What a seat has from round to round."""
_STARTING: Final = (*_LASTING, "development", "world", "price", "explores", "owes")
"""What it may have when a batch begins."""


class SeatRows:
    """One seat in every game of a batch. Hands list cards without gaps, and `none` behind them."""

    def __init__(self, none: int, deck: Ints, vp: int, team: bool) -> None:
        """`deck`, one row a game, holds what this seat will draw, in order."""
        rows = len(deck)
        self.none = none
        self.empire: Floats = np.zeros((rows, none + 1), REAL)
        """How many of each card."""
        self.hand: Ints = np.full((rows, WIDTH), none)
        self.cards: Ints = np.zeros(rows, np.int64)
        """In hand."""
        self.vp: Floats = np.full(rows, vp, REAL)
        self.team: Bools = np.full(rows, team)
        """Whether a Survey Team is left for it."""
        self.deck = deck
        self.drawn: Ints = np.zeros(rows, np.int64)
        # What it does in the round.
        self.development: Ints = np.full(rows, none)
        self.world: Ints = np.full(rows, none)
        self.price: Ints = np.zeros(rows, np.int64)
        self.explores: Bools = np.zeros(rows, bool)
        self.owes: Ints = np.zeros(rows, np.int64)
        """Cards to discard before it goes on."""
        # What its empire adds up to, see `Batch.look`.
        self.sums: Floats = np.zeros((rows, SUMS), REAL)
        self.marginal: Floats = self.sums
        self.most: Floats = self.sums
        self.rates: Floats = np.zeros((rows, 2), REAL)
        self.military: Floats = np.zeros(rows, REAL)

    def own(self, rows: slice, cards: list[int]) -> None:
        """The empire is these cards in some of the games."""
        counts = np.bincount(cards, minlength=self.none + 1) if cards else 0
        self.empire[rows] = counts

    def give(self, rows: slice, hand: list[int] | Ints) -> None:
        """Put these cards in hand in some of the games, in place of others: a list for all, or a row for each."""
        cards = np.asarray(hand, np.int64)[..., :WIDTH]
        self.hand[rows] = self.none
        self.hand[rows, : cards.shape[-1]] = cards
        self.cards[rows] = cards.shape[-1]

    def repeat(self, times: int) -> None:
        """The same games so many times, one after the other, before anything is played."""
        for name in _STARTING:
            part = getattr(self, name)
            setattr(self, name, np.tile(part, (times,) + (1,) * (part.ndim - 1)))

    def keep_rows(self, rows: Bools) -> None:
        """Drop the other games, between two rounds."""
        for name in _LASTING:
            setattr(self, name, getattr(self, name)[rows])

    def draw(self, count: Ints) -> None:
        """As many cards in each game; a deck that has run out begins anew."""
        count = np.minimum(count, WIDTH - self.cards)
        if not count.any():
            return
        place = np.arange(WIDTH) - self.cards[:, None]
        new = (place >= 0) & (place < count[:, None])
        at = (self.drawn[:, None] + np.where(new, place, 0)) % self.deck.shape[1]
        self.hand = np.where(new, np.take_along_axis(self.deck, at, 1), self.hand)
        self.drawn = self.drawn + count
        self.cards = self.cards + count

    def lay_out(self) -> None:
        """R3.2 What is placed leaves the hand; a Survey Team comes from the centre."""
        self.team &= self.development != SURVEY_TEAM
        games = np.arange(len(self.hand))
        for card in (np.where(self.development == SURVEY_TEAM, self.none, self.development), self.world):
            placed = (self.hand == card[:, None]) & (card != self.none)[:, None]
            at = placed.argmax(1)
            there = placed[games, at]
            self.hand[games[there], at[there]] = self.none
            self.cards = self.cards - there
        gaps = np.argsort(self.hand == self.none, axis=1, kind="stable")
        self.hand = np.take_along_axis(self.hand, gaps, 1)

    def place(self) -> None:
        """What is laid out joins the empire."""
        games = np.arange(len(self.hand))
        for card in (self.development, self.world):
            self.empire[games, card] += 1
        self.empire[:, self.none] = 0

    def discard(self, worth: Floats, count: Ints) -> None:
        """The cards of least worth go, as many in each game; `worth` has a column for the first places of the hand."""
        width = worth.shape[1]
        listed = np.where(self.hand[:, :width] == self.none, REAL(np.inf), worth)
        order = listed.argsort(axis=1, kind="stable")
        kept = np.full_like(self.hand, self.none)
        kept[:, :width] = np.take_along_axis(self.hand, order, 1)
        at = np.arange(WIDTH) + count[:, None]
        moved = np.take_along_axis(kept, np.minimum(at, WIDTH - 1), 1)
        self.hand = np.where(at < WIDTH, moved, self.none)
        self.cards = np.maximum(self.cards - count, 0)


class Batch:
    """The same table in many games, with the rules of a round (RULES.md R3 to R11).

    Second worlds are left out: Convoys are rare, and games are played on for comparison. When the deck runs out, cards
    come back in the order they were first dealt.
    """

    def __init__(self, arrays: CardArrays, seats: list[SeatRows]) -> None:
        self.arrays = arrays
        self.seats = seats

    @property
    def games(self) -> int:
        return len(self.seats[0].vp)

    def keep_rows(self, rows: Bools) -> None:
        for seat in self.seats:
            seat.keep_rows(rows)

    def look(self) -> None:
        """Add up the empires."""
        arrays = self.arrays
        for seat in self.seats:
            seat.marginal = seat.empire @ arrays.of_empire
            seat.sums = sums = seat.marginal[:, :SUMS]
            seat.military = sums[:, MILITARY] + sums[:, MILITARY_PER_GENE] * sums[:, GENE]
        for seat in self.seats:
            others = [other.sums for other in self.seats if other is not seat]
            seat.most = np.maximum.reduce(others)
            counted = np.concatenate([seat.sums, seat.most], axis=1)[:, arrays.term_counted]
            times = np.floor(counted / arrays.term_each)  # R9.4
            times = np.where(arrays.term_once, np.minimum(times, 1), times)  # R9.6
            fixed = seat.marginal[:, FIXED]
            seat.rates = fixed + (seat.empire[:, arrays.term_card] * times) @ arrays.term_amounts

    def place(self) -> None:
        """All has been paid: empires grow, and then the turn's cards are drawn (R5.3, R8.1)."""
        none = self.arrays.none
        for seat in self.seats:
            seat.place()
        for seat in self.seats:
            icons = MARKER_ICONS + (seat.empire @ self.arrays.sums[:, EXPLORE]).astype(np.int64)
            alone = (seat.development == none) & (seat.world != none)
            seat.draw(np.where(seat.explores, EXPLORED + icons, alone))
            seat.owes = np.where(seat.explores, icons, 0)  # R8.2

    def score(self) -> None:
        """R9 War Propaganda moves, and all empires give their VP."""
        self.look()
        if self._move():
            self.look()
        for seat in self.seats:
            seat.vp = seat.vp + seat.rates[:, 0]

    def _move(self) -> bool:
        """R9.2 Whether anything has moved."""
        moving = self.arrays.moving
        held: Floats = np.sum([seat.empire[:, moving] for seat in self.seats], axis=0)
        military = np.stack([seat.military for seat in self.seats], axis=1)
        alone = (military == military.max(axis=1, keepdims=True)).sum(axis=1) == 1
        moves = alone[:, None] & (held > 0)
        if not moves.any():
            return False
        for at, seat in enumerate(self.seats):
            takes = (military.argmax(axis=1) == at)[:, None]
            seat.empire[:, moving] = np.where(moves, held * takes, seat.empire[:, moving])
        return True

    def over(self) -> Bools:
        """R11.1"""
        ended: Bools = np.max([seat.vp for seat in self.seats], axis=0) >= END
        return ended

    def earn(self) -> None:
        """R10.1 Income; hands above the limit owe cards."""
        for seat in self.seats:
            seat.draw(seat.rates[:, 1].astype(np.int64))
            seat.owes = np.maximum(seat.cards - HAND_LIMIT, 0)

    def leads(self, at: int) -> Floats:
        """VP by which a seat is ahead of the best other one; less than one VP for the tie-break (R11.3)."""
        ties = [REAL(0.01) * (seat.cards + seat.rates[:, 1]) for seat in self.seats]
        scores = [seat.vp + tie for seat, tie in zip(self.seats, ties, strict=True)]
        own = scores.pop(at)
        lead: Floats = own - np.max(scores, axis=0)
        return lead
