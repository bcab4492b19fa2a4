"""Numbers as words and back: how goods, cards and packs stand in payloads, events and views."""

from typing import Any, Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.text_lines import one_line
from cosmodrome.games.sidereal.deals import (
    BID,
    BOUNDS,
    DELIVER,
    INVENT,
    KINDS,
    LEAVE,
    NO_CARDS,
    NO_GOODS,
    NOTE,
    OUTPUT,
    SPARE,
    TAKER,
    TRACKS,
    Move,
    Obligation,
    Pack,
    move_of,
    obligation_of,
    pack_of,
)
from cosmodrome.games.sidereal.events import Given, Promised
from cosmodrome.games.sidereal.goods import GOODS, NUMBER_OF, WORDS
from cosmodrome.games.sidereal.tables import IDS, TECHNOLOGY_IDS, TECHNOLOGY_OF_ID
from cosmodrome.games.sidereal.tables import NUMBER_OF as CARD_OF_ID

_KIND_OF: Final[dict[str, int]] = {kind: number for number, kind in enumerate(KINDS)}


def row(goods: dict[Any, int]) -> list[int]:
    """Goods by word as a row of counts."""
    found = [0] * GOODS
    for word, count in goods.items():
        found[NUMBER_OF[word]] = count
    return found


def named(goods: list[int]) -> dict[str, int]:
    """A row of counts by word, only those there are."""
    return {WORDS[good]: goods[good] for good in range(GOODS) if goods[good]}


def card_named(name: str) -> int:
    """The number of a card. Raises NotAllowed."""
    number = CARD_OF_ID.get(name, NOTHING)
    if number < 0:
        raise NotAllowed("no-such-card", "R6.2", card=name)
    return number


def cards_named(names: list[str]) -> list[int]:
    return [card_named(name) for name in names]


def ids(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


def id_of(card: int) -> str:
    """The id of a card, "" for none."""
    return IDS[card] if card >= 0 else ""


def _technology(name: str) -> int:
    number = TECHNOLOGY_OF_ID.get(name, NOTHING)
    if number < 0:
        raise NotAllowed("no-such-technology", "R6.2", technology=name)
    return number


def party(seat: int | None) -> int:
    return TAKER if seat is None else seat


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def pack_from(payload: Any) -> Pack:
    """Raises NotAllowed for what there is not."""
    goods, cards, licences = payload.goods, payload.cards, payload.licences
    return pack_of(
        row(goods) if goods else NO_GOODS,
        payload.points,
        payload.parcel,
        cards_named(cards) if cards else NO_CARDS,
        [_technology(name) for name in licences] if licences else NO_CARDS,
        payload.acknowledgements,
        payload.envoys,
    )


def move_from(payload: Any) -> Move:
    return move_of(party(payload.giver), party(payload.receiver), pack_from(payload))


def promise_from(payload: Any) -> Obligation:
    """An obligation as a payload has it. Raises NotAllowed for what there is not."""
    kind = _KIND_OF[payload.__struct_config__.tag]
    it = obligation_of(kind, party(payload.by), party(payload.to), payload.turn)
    if kind == DELIVER:
        it.late = payload.late
        it.pack = pack_from(payload)
        return it
    it.also = sorted(payload.also)
    if kind in (OUTPUT, LEAVE, INVENT):
        it.card = card_named(payload.card)
    if kind == OUTPUT:
        it.at = payload.at
    if kind == BID:
        it.track, it.bound, it.ships = (
            TRACKS.index(payload.track),
            BOUNDS.index(payload.bound),
            payload.ships,
        )
    elif kind == SPARE:
        it.ships = it.to if payload.seat is None else payload.seat
    elif kind == NOTE:
        it.text = one_line(payload.text)
        if not it.text:
            raise NotAllowed("nothing-said", "R5.8")
    return it


def given(giver: int, receiver: int, pack: Pack, parcel: dict[str, int] | None = None) -> Given:
    """A pack as events and views have it."""
    return Given(
        seat_or_none(giver),
        seat_or_none(receiver),
        named(pack.goods),
        pack.points,
        parcel or ({"envoy": 1} if pack.parcel else {}),
        ids(pack.cards),
        [TECHNOLOGY_IDS[technology] for technology in pack.licences],
        pack.acknowledgements,
        pack.envoys,
    )


def given_all(moves: list[Move]) -> list[Given]:
    return [given(move.giver, move.receiver, move.pack) for move in moves]


def promised(owed: Obligation, number: int = NOTHING) -> Promised:
    """An obligation as events and views have it."""
    kind = owed.kind
    return Promised(
        KINDS[kind],
        seat_or_none(owed.debtor),
        seat_or_none(owed.to),
        owed.turn,
        owed.also,
        owed.late,
        None if owed.pack.empty() else given(owed.debtor, owed.to, owed.pack),
        id_of(owed.card),
        owed.at,
        TRACKS[owed.track] if kind == BID else "",
        BOUNDS[owed.bound] if kind == BID else "",
        owed.ships if kind == BID else 0,
        seat_or_none(owed.ships) if kind == SPARE else None,
        owed.text,
        number,
    )


def promised_all(promises: list[Obligation]) -> list[Promised]:
    return [promised(owed) for owed in promises]
