"""What a seat places in every game of a batch, as the greedy bot would (plays.py, `Thought.worth`)."""

from typing import Final

import numpy as np

from cosmodrome.bots.jump_drive.batch_outlook import card_worths, growths, income_worths, laters
from cosmodrome.bots.jump_drive.card_arrays import (
    INCOME,
    PAIR_DISCOUNT,
    PAIR_INCOME,
    PAIR_MILITARY,
    PAIR_VP,
    REAL,
    VP,
    Bools,
    Floats,
    Ints,
)
from cosmodrome.bots.jump_drive.judgement import Judgement
from cosmodrome.bots.jump_drive.thought import CLOSE
from cosmodrome.bots.jump_drive.weights import Weights
from cosmodrome.games.jump_drive.meta import EXPLORED, HAND_LIMIT, MARKER_ICONS
from cosmodrome.games.jump_drive.sums import EXPLORE, MILITARY
from cosmodrome.games.jump_drive.tables import SURVEY_TEAM

WIDTH: Final = 3
"""Developments and worlds that are considered: the rest look worse by themselves."""
LEAST_LEFT: Final = REAL(0.01)
"""In place of no scorings at all, where something is divided by them."""
NEVER: Final = REAL(-1e6)
NOWHERE: Final = 99
"""In place of a place in the hand, for a card that is not from it."""
DEAREST: Final = REAL(1000)
"""The price of what cannot be taken."""


def choose(judgement: Judgement) -> None:
    """Find the best play of every game and note it at the seat: what is placed and its price, or that it explores."""
    plays = Plays(judgement)
    worth = plays.worths()
    seat = judgement.seat
    games = np.arange(len(worth))
    best = worth.argmax(axis=1)
    seat.development = plays.development[games, best]
    seat.world = plays.world[games, best]
    seat.price = plays.price[games, best].astype(np.int64)
    seat.explores = plays.explores[games, best]


class Plays:
    """Every development of a few with every world of a few, and each of them alone; with neither of them, exploring.

    Arrays have a row a game and a column a play.
    """

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        arrays, seat = judgement.arrays, judgement.seat
        none = arrays.none
        self.hand = seat.hand[:, :HAND_LIMIT]
        team = np.where(seat.team, SURVEY_TEAM, none)[:, None]
        developments, worlds = self._likely(np.concatenate([self.hand, team], axis=1))
        self.development: Ints = np.repeat(developments[0], WIDTH + 1, axis=1)
        self.world: Ints = np.tile(worlds[0], (1, WIDTH + 1))
        self.development_at: Ints = np.repeat(developments[1], WIDTH + 1, axis=1)
        """Its place in the hand, or NOWHERE."""
        self.world_at: Ints = np.tile(worlds[1], (1, WIDTH + 1))
        self.develops: Bools = self.development != none
        self.settles: Bools = self.world != none
        self.explores: Bools = ~self.develops & ~self.settles
        self.together = arrays.pair(self.development, self.world)
        self.price = self._prices()
        placed = (self.development_at != NOWHERE).astype(REAL) + (self.world_at != NOWHERE)
        self.rest: Floats = seat.cards.astype(REAL)[:, None] - placed - self.price
        """Cards left in hand once it is paid."""

    def _likely(self, hand: Ints) -> tuple[tuple[Ints, Ints], tuple[Ints, Ints]]:
        """The few developments and worlds that promise most, with their places; `none` last, or for want of more."""
        judgement = self.judgement
        arrays, seat = judgement.arrays, judgement.seat
        income = seat.rates[:, INCOME]
        self.scorings_now = judgement.scorings(
            seat.rates[:, VP], growths(judgement.weights, income, seat.cards.astype(REAL))
        )
        net = judgement.nets(
            hand, self.scorings_now[:, None], seat.cards[:, None].astype(REAL), income[:, None]
        )
        from_hand = np.arange(hand.shape[1]) < HAND_LIMIT
        price = np.maximum(np.take_along_axis(judgement.prices, hand, 1) - 1, 0)
        is_world = arrays.is_world[hand]
        develops = ~is_world & (hand != arrays.none) & np.take_along_axis(judgement.accepts, hand, 1)
        develops &= price <= seat.cards[:, None] - from_hand
        return self._best(hand, net, develops), self._best(hand, net, is_world)

    def _best(self, hand: Ints, net: Floats, allowed: Bools) -> tuple[Ints, Ints]:
        none = self.judgement.arrays.none
        at = np.argsort(np.where(allowed, -net, -NEVER), axis=1, kind="stable")[:, :WIDTH]
        there = np.take_along_axis(allowed, at, 1)
        cards = np.where(there, np.take_along_axis(hand, at, 1), none)
        places = np.where(there & (at < HAND_LIMIT), at, NOWHERE)
        column = np.ones((len(hand), 1), np.int64)
        return np.concatenate([cards, none * column], axis=1), np.concatenate(
            [places, NOWHERE * column], axis=1
        )

    def _of(self, table: Floats, cards: Ints) -> Floats:
        found: Floats = np.take_along_axis(table, cards, 1)
        return found

    def _prices(self) -> Floats:
        """R5, R6 Of both together; worlds are conquered where they can be."""
        judgement = self.judgement
        arrays = judgement.arrays
        alone = ~self.settles
        development = np.maximum(self._of(judgement.prices, self.development) - alone, 0)
        world = np.maximum(self._of(judgement.prices, self.world) - self.together[..., PAIR_DISCOUNT], 0)
        conquered = self._of(judgement.lacking, self.world) <= self.together[..., PAIR_MILITARY]
        contact = judgement.contact[:, None] | arrays.contact[self.development]
        military = arrays.is_military[self.world]
        world = np.where(military & ~(contact & arrays.payable[self.world]), DEAREST, world)
        world = np.where(military & conquered, 0, world)
        price: Floats = np.where(self.develops, development, 0) + np.where(self.settles, world, 0)
        return price

    def worths(self) -> Floats:
        """As `Thought.worth`, and `Thought.exploring`."""
        judgement = self.judgement
        beliefs, seat, weights = judgement.beliefs, judgement.seat, judgement.weights
        vp_rate, income, lost = self._rates()
        drawn = np.where(self.explores, REAL(EXPLORED), (~self.develops).astype(REAL))
        rest = self.rest + drawn
        cards: Floats = np.minimum(rest + income, HAND_LIMIT)
        scorings = judgement.scorings(vp_rate, growths(weights, income, cards))
        left = scorings - 1
        lead = seat.vp[:, None] + vp_rate - judgement.best_rival(scorings) - lost * scorings
        later = judgement.later[:, None] + beliefs.later[self.development] + beliefs.later[self.world]
        useful = judgement.useful[:, None] + beliefs.useful[self.development] + beliefs.useful[self.world]
        useful = useful + judgement.per_gene[:, None] * REAL(weights.military)
        worth = (
            lead
            + vp_rate * left
            + income * income_worths(weights, left)
            + later * laters(left)
            + useful * left
            + card_worths(weights, left) * cards
            + np.minimum(left, 1) * self._promises(np.maximum(left, LEAST_LEFT), cards, income)
        )
        end = lead + REAL(0.01) * (rest + income)
        worth = np.where(left > 0, worth, end + weights.ending * end / (np.abs(end) + CLOSE))
        seen = np.sqrt(EXPLORED + MARKER_ICONS + seat.sums[:, EXPLORE])
        find = REAL(weights.find) * seen * (self.scorings_now - 1)
        worth = worth + self.explores * find[:, None]
        return np.where(self.rest >= 0, worth, NEVER)

    def _rates(self) -> tuple[Floats, Floats, Floats]:
        """VP and income a round after each play; and VP that the others gain by what moves to them (R9.2)."""
        judgement = self.judgement
        arrays, seat = judgement.arrays, judgement.seat
        rates = []
        for what, column in ((VP, PAIR_VP), (INCOME, PAIR_INCOME)):
            gains = judgement.gains[what]
            development = self._of(gains, self.development) * self.develops
            world = self._of(gains, self.world) * self.settles
            rates.append(seat.rates[:, what, None] + development + world + self.together[..., column])
        icons = arrays.sums[:, MILITARY]
        military = seat.military[:, None] + icons[self.development] + icons[self.world]
        lost: Floats = np.zeros_like(military)
        for at, card in enumerate(arrays.moving):
            own = seat.empire[:, card, None] + (self.development == card)
            theirs = judgement.rival_moving[:, at, None]
            strongest = judgement.rival_military[:, None]
            moved = np.where(military > strongest, theirs, np.where(military < strongest, -own, 0))
            for what in (VP, INCOME):
                rates[what] = rates[what] + moved * arrays.fixed[what][card]
            lost = lost - moved * arrays.fixed[VP][card]
        return rates[VP], rates[INCOME], lost

    def _promises(self, left: Floats, cards: Floats, income: Floats) -> Floats:
        """As `Prospects.kept`: what the cards promise that stay in hand."""
        judgement = self.judgement
        arrays = judgement.arrays
        hand = self.hand[:, None, :]
        done = arrays.pair(self.development[:, :, None], hand)
        done += arrays.pair(self.world[:, :, None], hand)
        contact = arrays.contact[self.development] | arrays.contact[self.world]
        net = judgement.nets(
            self.hand, left[:, :, None], cards[:, :, None], income[:, :, None], done, contact[:, :, None]
        )
        place = np.arange(HAND_LIMIT)
        gone = (hand == arrays.none) | (place == self.development_at[:, :, None])
        gone |= place == self.world_at[:, :, None]
        ranked = -np.sort(np.where(gone, -NEVER, -net), axis=2)
        kept = place < self.rest[:, :, None]
        promise: Floats = (np.maximum(ranked, 0) * shares(judgement.weights) * kept).sum(axis=2)
        return promise


def shares(weights: Weights) -> Floats:
    """What counts of a card's promise by its rank in the hand."""
    ranks = [weights.prospect] * 2 + [weights.reserve] * 2 + [weights.rest] * (HAND_LIMIT - 4)
    return np.array(ranks, REAL)
