"""The greedy bot's judgement of an empire and a hand (thought.py, worth.py), for one seat in every game of a batch."""

from typing import Any

import numpy as np

from cosmodrome.bots.jump_drive.batch import Batch, SeatRows
from cosmodrome.bots.jump_drive.batch_outlook import Paces, card_worths, growths, income_worths, laters
from cosmodrome.bots.jump_drive.card_arrays import (
    BOTH,
    HAVING,
    INCOME,
    PAIR_DISCOUNT,
    PAIR_INCOME,
    PAIR_MILITARY,
    PAIR_VP,
    PER,
    REAL,
    VP,
    Beliefs,
    Bools,
    Floats,
    Ints,
)
from cosmodrome.bots.jump_drive.outlook import LONGEST
from cosmodrome.games.jump_drive.meta import END, HAND_LIMIT
from cosmodrome.games.jump_drive.sums import CONTACTS, GENE, MILITARY_PER_GENE


class Judgement:
    """One seat's, at one moment of a round. A batch must have looked at its empires.

    Arrays have a row a game; those about cards have a column a card of the list, or a place of the hand where it is
    told. What one more card changes for the others is reckoned pair by pair; powers that count are taken as even, so
    that the first of two icons of a pair brings a half (R9.4).
    """

    def __init__(self, batch: Batch, seat: SeatRows, beliefs: Beliefs) -> None:
        arrays = self.arrays = batch.arrays
        self.beliefs = beliefs
        self.weights = beliefs.weights
        self.seat = seat
        others = [other for other in batch.seats if other is not seat]
        sums, most, marginal = seat.sums, seat.most, seat.marginal
        has: Floats = (sums > 0).astype(REAL)
        others_have: Floats = (most > 0).astype(REAL)
        self.gains: list[Floats] = []
        """VP, and income, that each card would bring a round."""
        for what in BOTH:
            one_more: Floats = marginal[:, PER[what]] + marginal[:, HAVING[what]] * (1 - has)
            own: Floats = sums @ arrays.per[what].T + has @ arrays.having[what].T
            other: Floats = most @ arrays.other_per[what].T + others_have @ arrays.other_having[what].T
            gain: Floats = arrays.alone[what] + one_more @ arrays.sums.T + own + other
            self.gains.append(gain)
        self.per_gene: Floats = sums[:, MILITARY_PER_GENE] * sums[:, GENE]
        self.prices: Floats = arrays.number - sums @ arrays.discounts
        """To pay, below 0 where discounts are left over; of military worlds, with a Contact Specialist."""
        self.lacking: Floats = arrays.number - sums @ arrays.military - self.per_gene[:, None]
        """Military lacking to conquer each card."""
        self.contact: Bools = sums[:, CONTACTS] > 0
        self.accepts: Bools = np.ones(self.prices.shape, bool)
        self.accepts[:, arrays.single] = seat.empire[:, arrays.single] == 0
        for card, unless in arrays.peaceful:
            self.accepts[:, card] &= (seat.military == 0) | (sums[:, unless] > 0)
        self.useful: Floats = seat.empire @ beliefs.useful
        self.later: Floats = seat.empire @ beliefs.later
        self.rival_military: Floats = np.max([other.military for other in others], axis=0)
        self.rival_moving: Floats = np.sum([other.empire[:, arrays.moving] for other in others], axis=0)
        self.rivals = [
            self._pace_of(other.vp, other.rates[:, VP], other.rates[:, INCOME], other.cards)
            for other in others
        ]
        self.soonest: Floats = np.min([rival.rounds_to_end() for rival in self.rivals], axis=0)

    def _pace_of(self, vp: Floats, vp_rate: Floats, income: Floats, cards: Ints) -> Paces:
        """As `outlook.rival_pace`."""
        more = growths(self.weights, income, cards.astype(REAL))
        return Paces(self.weights, vp, vp_rate + more, more + REAL(self.weights.pace_more))

    def scorings(self, vp_rate: Floats, growth: Floats) -> Floats:
        """As `Outlook.scorings`, one for each rate: an array of a row a game, or of more axes."""
        shape = (-1,) + (1,) * (vp_rate.ndim - 1)
        pace = Paces(self.weights, self.seat.vp.reshape(shape), vp_rate, growth)
        ends = np.minimum(pace.rounds_to_end(), self.soonest.reshape(shape)) + self.weights.overshoot
        return np.where(pace.at(1) >= END, 1, np.clip(ends, 1, LONGEST)).astype(REAL)

    def best_rival(self, scorings: Floats) -> Floats:
        """VP of the best rival by then."""
        expected = [rival.rows(scorings.ndim).after(scorings) for rival in self.rivals]
        best: Floats = np.maximum.reduce(expected)
        return best

    def nets(
        self,
        hand: Ints,
        left: Floats,
        cards: Floats,
        income: Floats,
        done: Floats | None = None,
        contact: Bools | None = None,
    ) -> Floats:
        """As `Prospects.net`, for each place of these hands (games, places).

        `left`, `cards` and `income` are as there; they, and `done` and `contact`, may have an axis of plays between:
        what the cards of each play do for each place (`CardArrays.pair`), and whether they bring a contact.
        """
        arrays, beliefs, weights = self.arrays, self.beliefs, self.weights

        def of(table: Floats | Bools) -> Any:
            found = np.take_along_axis(table, hand, 1) if table.ndim == 2 else table[hand]
            return found[:, None, :] if left.ndim == 3 else found

        vp, more_income = of(self.gains[VP]), of(self.gains[INCOME])
        price, lacking = of(self.prices), of(self.lacking)
        if done is not None:
            vp = vp + done[..., PAIR_VP]
            more_income = more_income + done[..., PAIR_INCOME]
            price = price - done[..., PAIR_DISCOUNT]
            lacking = lacking - done[..., PAIR_MILITARY]
        contacts = self.contact.reshape((-1,) + (1,) * (left.ndim - 1))
        if contact is not None:
            contacts = contacts | contact
        card = card_worths(weights, left)
        gain = vp * left + more_income * income_worths(weights, left) + of(beliefs.later) * laters(left)
        gain = gain + of(beliefs.useful) * np.maximum(left - 1, 0)
        military = of(arrays.is_military)
        conquers = military & (lacking <= 0)
        waits = military & (lacking > 0) & ~(contacts & of(arrays.payable))
        price = np.where(conquers | waits, 0, np.maximum(price, 0))
        wait = np.where(waits, lacking / REAL(weights.reach), 0)
        wait = wait + np.maximum(price + 1 - cards, 0) / (1 + income)
        net = np.where(wait >= left, -card, gain * (1 - wait / left) - (price + 1) * card)
        allowed = of(self.accepts) | of(arrays.is_world)
        return np.where(allowed, net, -card).astype(REAL)

    def discard(self, count: Ints, placed: tuple[Ints, Ints] | None = None) -> None:
        """As `Thought.discards`: the cards that promise least go, as many in each game.

        `placed` are a development and a world that are on their way into the empire, or `none`.
        """
        if not count.any():
            return
        arrays, seat = self.arrays, self.seat
        hand = seat.hand[:, : max(1, int(seat.cards.max()))]
        vp_rate, income = seat.rates[:, VP], seat.rates[:, INCOME]
        done = contact = None
        if placed is not None:
            games = np.arange(len(hand))
            first, second = placed
            both = arrays.pair(first, second)
            vp_rate = vp_rate + both[:, PAIR_VP]
            income = income + both[:, PAIR_INCOME]
            for card in placed:
                vp_rate = vp_rate + self.gains[VP][games, card]
                income = income + self.gains[INCOME][games, card]
            done = arrays.pair(first[:, None], hand) + arrays.pair(second[:, None], hand)
            contact = (arrays.contact[first] | arrays.contact[second])[:, None]
        scorings = self.scorings(vp_rate, growths(self.weights, income, seat.cards.astype(REAL)))
        left = np.maximum(scorings - 1, 1)[:, None]
        cards = np.minimum(seat.cards - count + income, HAND_LIMIT)[:, None].astype(REAL)
        seat.discard(self.nets(hand, left, cards, income[:, None], done, contact), count)
