"""Sampled tables for a batch: what a view leaves open is dealt anew for each game, as `Game.imagine` deals it."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from cosmodrome.bots.jump_drive.answers import card_of
from cosmodrome.bots.jump_drive.batch import SeatRows
from cosmodrome.bots.jump_drive.card_arrays import CardArrays
from cosmodrome.bots.jump_drive.position import empire
from cosmodrome.bots.jump_drive.search_lines import Stand
from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import listed
from cosmodrome.games.jump_drive.box import SETS
from cosmodrome.games.jump_drive.imagine import unseen
from cosmodrome.games.jump_drive.meta import EXPLORED, HAND_LIMIT, KEPT
from cosmodrome.games.jump_drive.tables import NUMBER_OF, SUMS, SURVEY_TEAM, Tables
from cosmodrome.games.jump_drive.views import JumpDriveView, SeatView

FEWEST: Final = 12
"""Cards that a seat may draw before the first come back; where fewer are unseen, the whole deck lies behind them."""


def deal(
    arrays: CardArrays, tables: Tables, view: JumpDriveView, games: int, chance: np.random.Generator
) -> list[SeatRows]:
    """The seats of `view` in so many games; the own hand is still empty.

    Each seat draws from a part of the deck of its own, so that what one draws does not hang on what others do.
    """
    cards = chance.permuted(
        np.tile(np.array(listed(unseen(tables, view).rising()), np.int64), (games, 1)), axis=1
    )
    hidden = [0 if public.seat == view.seat else public.hand for public in view.players]
    deck = cards[:, sum(hidden) :]
    if deck.shape[1] < FEWEST * len(hidden):
        whole = np.tile(arrays.decks[SETS.pack(view.options)], (games, 1))
        deck = np.concatenate([deck, chance.permuted(whole, axis=1)], axis=1)
    share = deck.shape[1] // len(hidden)
    seats = []
    dealt = 0
    for at, (public, held) in enumerate(zip(view.players, hidden, strict=True)):
        own_deck = deck[:, at * share : (at + 1) * share]
        seat = SeatRows(arrays.none, own_deck, public.vp, bool(public.survey_teams))
        seat.own(slice(None), [NUMBER_OF[card] for card in public.empire])
        seat.give(slice(None), cards[:, dealt : dealt + held])
        dealt += held
        seats.append(seat)
    return seats


def take_stand(seat: SeatRows, rows: slice, stand: Stand, revealed: bool) -> None:
    """Where a line leads, in some of the games; `revealed`: what is placed has left the hand."""
    none = seat.none
    seat.own(rows, stand.empire)
    if stand.spent != NOTHING:  # below 0 for a moment if it is still to be placed
        seat.empire[rows, stand.spent] -= 1
    seat.give(rows, stand.hand)
    seat.development[rows] = none if stand.development == NOTHING else stand.development
    seat.world[rows] = none if stand.world == NOTHING else stand.world
    seat.price[rows] = stand.price
    seat.explores[rows] = stand.explores
    if revealed and stand.development == SURVEY_TEAM:
        seat.team[rows] = False


def reveal(seat: SeatRows, public: SeatView, tables: Tables) -> None:
    """What a rival has revealed, and what it will pay for it."""
    development, world = card_of(public.development), card_of(public.world)
    position = empire(tables, [NUMBER_OF[card] for card in public.empire], [0] * SUMS)
    price = 0
    if development != NOTHING:
        price = position.development_price(development, world == NOTHING)
        position = position.with_card(development)
        seat.development[:] = development
        seat.team &= development != SURVEY_TEAM
    if world != NOTHING:
        seat.world[:] = world
        if not position.can_conquer(world):
            price += max(0, position.world_price(world))
    seat.price[:] = min(price, public.hand)
    seat.explores[:] = public.exploring


def owed(view: JumpDriveView, public: SeatView) -> int:
    """What a rival discards before the game goes on: all seats answer at once."""
    if view.phase == "start":
        return max(0, public.hand - KEPT)
    if view.phase == "second":
        return max(0, public.drawn - EXPLORED) if public.exploring else 0
    return max(0, public.hand - HAND_LIMIT) if view.phase == "tidy" else 0


def sample(
    arrays: CardArrays,
    tables: Tables,
    view: JumpDriveView,
    stands: Sequence[Stand],
    games: int,
    chance: np.random.Generator,
) -> list[SeatRows]:
    """The seats where each line of the own seat stands, in as many games; all lines meet the same cards."""
    seats = deal(arrays, tables, view, games, chance)
    for seat, public in zip(seats, view.players, strict=True):
        if public.seat != view.seat:
            if view.phase == "pay":
                reveal(seat, public, tables)
            seat.owes[:] = owed(view, public)
        seat.repeat(len(stands))
        if public.seat == view.seat:
            for at, stand in enumerate(stands):
                take_stand(seat, slice(at * games, (at + 1) * games), stand, view.phase == "pay")
    return seats
