"""What each open offer brings a seat, and what one in the making would: the same that bots and hints reckon with."""

from typing import Any, Final

import msgspec

from cosmodrome.bots.sidereal.deals import Deal, Worth, promises_of, read_offer, worth_of
from cosmodrome.bots.sidereal.own_plans import OwnPlans, key
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.reading import owed_next, read
from cosmodrome.core.choice import Choice, FreeChoice
from cosmodrome.core.decision import Verdict
from cosmodrome.core.game import Game
from cosmodrome.games.sidereal.naming import given_all, move_from, promise_from, promised_all
from cosmodrome.games.sidereal.views import OfferView, SiderealView

PHASES: Final = ("trade", "settle", "talk")
"""Those in which offers lie before seats."""
MOST_OFFERS: Final = 24
"""Offers of which it is said, the latest ones: each takes a plan."""
KEPT: Final = 200


def tenths(value: float) -> int:
    """Points as hints tell them, whole."""
    return round(10 * round(value, 1))


class OfferAppraiser:
    """Keeps the plans of seats, and what offers bring, while nothing changes that they depend on."""

    def __init__(self, game: Game[Any]) -> None:
        self.own = OwnPlans()
        self.kept: dict[Any, Worth] = {}

    def verdicts(self, view: SiderealView) -> list[Verdict]:
        """Of each offer that lies before the seat, what it brings."""
        if view.phase not in PHASES:
            return []
        offers = [offer for offer in view.offers if offer.open and view.seat in offer.to and offer.key]
        return self.offers(view, offers[-MOST_OFFERS:])

    def offers(self, view: SiderealView, offers: list[OfferView]) -> list[Verdict]:
        """What each of these brings the viewer, by its key."""
        seat = view.seat
        assert seat is not None
        found = []
        for offer in offers:
            deal = read_offer(offer, seat, view.round)
            worth = self.worth(view, seat, offer, deal)
            if worth is not None:
                found.append(told(offer.key, worth, deal))
        return found

    def weigh(self, view: SiderealView, choice: Choice) -> list[Verdict]:
        """What an offer or a compensation in the making brings its maker."""
        seat = view.seat
        if seat is None or not isinstance(choice, FreeChoice):
            return []
        offer = _in_the_making(view, seat, choice)
        deal = read_offer(offer, _taker(view, seat, offer), view.round, seat)
        worth = self.worth(view, seat, offer, deal)
        return [] if worth is None else [told("brings", worth, deal)]

    def worth(self, view: SiderealView, seat: int, offer: OfferView, deal: Deal) -> Worth | None:
        """What a deal brings a seat; None where it has not what it would give."""
        position, owed = read(view), owed_next(view)
        if _lacks(position, seat, deal):
            return None
        parties = sorted({seat, *deal.parties()})
        content = msgspec.json.encode((seat, offer.maker, offer.moves, offer.promises))
        now = (content, view.phase, *(repr(key(position, each, owed[each])) for each in parties))
        if now not in self.kept:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            if view.phase == "talk":  # nothing moves, and no plan of the turn is open any more
                self.kept[now] = promises_of(position, seat, deal)
            else:
                self.kept[now] = worth_of(position, seat, deal, owed, self.own)
        return self.kept[now]


def told(name: str, worth: Worth, deal: Deal) -> Verdict:
    """In tenths of a point: `brings`, which is the sum of `plan`, `promised`, `shared` and `kept` but for rounding.

    `apart` are kinds of what is in it for the seat and not counted, joined by `+`; "" for nothing.
    """
    facts: dict[str, int | str] = {
        "brings": tenths(worth.gain),
        "plan": tenths(worth.plan),
        "promised": tenths(worth.promised),
        "shared": tenths(worth.shared),
        "kept": tenths(worth.kept),
        "apart": "+".join(sorted(set(deal.apart))),
    }
    return Verdict(name, True, "brings", facts, [])


def _lacks(position: Position, seat: int, deal: Deal) -> bool:
    """Whether a seat has not what it would give."""
    own = position.seats[seat]
    for parcel in deal.moves.values():
        if parcel.giver == seat and any(
            card not in (*own.cards, *own.colonies, *own.teams) for card in parcel.cards
        ):
            return True
    return any(deal.given(seat, good) > own.goods[good] + own.donated[good] for good in range(len(own.goods)))


def _in_the_making(view: SiderealView, seat: int, choice: FreeChoice) -> OfferView:
    """An offer as it would lie in the book. Raises NotAllowed for what there is not."""
    payload: Any = choice.payload.offer if choice.verb == "counter" else choice.payload
    promises = [promise_from(promise) for promise in getattr(payload, "promises", [])]
    moves = given_all([move_from(move) for move in payload.moves])
    to = sorted(getattr(payload, "to", ()))
    return OfferView("", seat, to, moves, promised_all(promises), False, [], view.round, True, "", -1)


def _taker(view: SiderealView, seat: int, offer: OfferView) -> int:
    """Who might take an open offer: who holds a card that it asks for, or the first who could."""
    others = offer.to or [other for other in range(len(view.players)) if other != seat]
    wanted = {card for move in offer.moves if move.giver is None for card in move.cards}
    for other in others:
        player = view.players[other]
        if wanted & {each.card for each in [*player.cards, *player.colonies, *player.teams]}:
            return other
    return others[0]
