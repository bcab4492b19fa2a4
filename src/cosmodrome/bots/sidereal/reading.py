"""A position out of what a seat sees, and back: goods as words, cards as ids."""

from collections.abc import Mapping
from typing import Any

from cosmodrome.bots.sidereal.position import ELSEWHERE, GONE, LIBRARY, Position
from cosmodrome.games.sidereal.goods import GOODS, NUMBER_OF, POINT, WORDS
from cosmodrome.games.sidereal.tables import (
    DECK,
    DRAWN,
    ENTERING,
    SPECIES_OF_ID,
    TECHNOLOGY_OF_ID,
)
from cosmodrome.games.sidereal.tables import (
    NUMBER_OF as CARD,
)
from cosmodrome.games.sidereal.views import CardView, SiderealView


def row(goods: Mapping[str, int]) -> list[int]:
    """Goods by word as a row of counts; tokens and points are left out."""
    found = [0] * GOODS
    for word, count in goods.items():
        if NUMBER_OF[word] < GOODS:
            found[NUMBER_OF[word]] = count
    return found


def named(goods: list[int]) -> Any:
    """A row of counts by word, only those there are."""
    return {WORDS[good]: count for good, count in enumerate(goods) if count}


def _cards(position: Position, cards: list[CardView]) -> list[int]:
    found = []
    for seen in cards:
        card = CARD[seen.card]
        position.put(seen.owner, card, int(seen.back), int(seen.doubled))
        found.append(card)
    return found


def read(view: SiderealView, turn: int = 0) -> Position:
    """What the view shows, as of its turn or the one given."""
    position = Position(turn or view.round or 1, [SPECIES_OF_ID[seen.species] for seen in view.players])
    for seat, seen in zip(position.seats, view.players, strict=True):
        seat.goods, seat.donated = row(seen.goods), row(seen.donated)
        seat.donated_points = seen.donated_points
        seat.parcel = bool(seen.parcel)
        seat.parcel_goods, seat.parcel_points = row(seen.parcel), seen.parcel.get("vp", 0)
        seat.points = 0.0 if seen.points is None else seen.points / POINT
        seat.cards = _cards(position, seen.cards)
        seat.colonies = _cards(position, seen.colonies)
        seat.teams = _cards(position, seen.teams)
        seat.acknowledgements, seat.envoys = seen.acknowledgements, seen.envoys
        seat.protected = seen.protected
    gone = {CARD[card] for card in view.gone}
    for seen in view.players:
        gone.update(CARD[card] for card in seen.spent)
    for seat in position.seats:
        for card in DECK[seat.species]:
            if position.place[card] == ELSEWHERE and ENTERING[card] != DRAWN:
                position.owner[card] = seat.number
                position.place[card] = GONE if card in gone else LIBRARY
    position.licensable = [TECHNOLOGY_OF_ID[name] for name in view.licensable]
    position.used = list(view.used)
    position.relics_left = view.relic_deck
    position.each_needs = view.options.get("asteroid_mining") == "each"
    return position


def deliveries(view: SiderealView, turn: int) -> list[tuple[int, int, list[int]]]:
    """Debtor, receiver and goods of what is to be delivered in a turn."""
    found = []
    for owed in view.ledger:
        promise = owed.promise
        if owed.fate == "open" and promise.kind == "deliver" and promise.turn == turn:
            if promise.given is not None and promise.by is not None and promise.to is not None:
                found.append((promise.by, promise.to, row(promise.given.goods)))
    return found


def owed_next(view: SiderealView) -> list[list[int]]:
    """By seat: goods promised for the start of the next turn."""
    rows = [[0] * GOODS for _ in view.players]
    for debtor, _, goods in deliveries(view, view.round + 1):
        rows[debtor] = [had + more for had, more in zip(rows[debtor], goods, strict=True)]
    return rows
