"""The Game value of the market."""

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.flow import LIVE, Step
from cosmodrome.core.game import Referee
from cosmodrome.core.meta import Meta
from cosmodrome.core.rng import Rng
from cosmodrome.core.seats import Standing
from cosmodrome.core.small_game import SmallGame
from tests.market import events
from tests.market.payloads import GOODS, MOST_SEATS, Deal, Offer
from tests.market.state import (
    MOST_OFFERS,
    START,
    Entry,
    Seat,
    State,
    entry_of,
    fresh_seat,
    fresh_table,
    moved,
    named,
    post,
)
from tests.market.steps import DEAL, LISTED, OFFER, STEPS, Market
from tests.market.views import MarketView, OfferView, SeatView


class MarketReferee(Referee[State]):
    def why_not(self, state: State, seat: int, choice: Choice) -> NotAllowed | None:
        asked, step = state.seats[seat], state.now
        if isinstance(step, Market) and choice.verb == "take" and int(choice.subject) < len(asked.shown):
            return step.why_not_take(state, asked, state.book[asked.shown[int(choice.subject)]])
        return None


class MarketGame(SmallGame[State]):
    """A market of two rounds: trade freely, then seal what you sell. A good you wish for is worth two, others one."""

    def __init__(self, steps: list[Step[State, Seat]] = STEPS) -> None:
        meta = Meta("market", "Market", tuple(range(2, MOST_SEATS + 1)), ())
        super().__init__(meta, LISTED, steps, MarketView, events.MarketEvent, ("trade", "sell"))
        self.referee = MarketReferee()
        self.forms = {"offer": OFFER, "deal": DEAL}

    def fresh_table(self) -> State:
        return fresh_table()

    def fresh_seat(self) -> Seat:
        return fresh_seat()

    def deal(self, state: State, rng: Rng) -> None:
        for seat in state.seats:
            for _ in range(START):
                seat.goods[int(rng.below(len(GOODS)))] += 1
            seat.wish = int(rng.below(len(GOODS)))
        for seat in state.seats:
            state.tell(events.Dealt(seat.number, named(seat.goods), GOODS[seat.wish]))

    def look(self, state: State, own: Seat) -> MarketView:
        return MarketView(
            may_act=self.may_act(state),
            bank=named(state.bank),
            offers=self.offers(state, own),
            players=[
                SeatView(
                    each.number,
                    named(each.goods),
                    each.points,
                    state.now.kind == LIVE and len(each.todo) == 0,
                    GOODS[each.wish] if each is own else "",
                    GOODS[each.sealed] if each is own and each.sealed >= 0 else "",
                )
                for each in state.seats
            ],
        )

    def offers(self, state: State, seat: Seat) -> list[OfferView]:
        """What the seat has been shown in this round and what it has made itself; closed ones are empty."""
        shown = [(f"take:{number}", state.book[at]) for number, at in enumerate(seat.shown)]
        made = [(f"drop:{number}", state.book[at]) for number, at in enumerate(seat.made)]
        return [_offer(key, entry) for key, entry in [*shown, *made]]

    def guess(self, state: State, view: MarketView, rng: Rng) -> None:
        """Wishes and sealed goods of others are dealt anew, and so are the offers that were not shown."""
        state.bank = _counts(view.bank)
        for seat, seen in zip(state.seats, view.players, strict=True):
            seat.goods, seat.points = _counts(seen.goods), seen.points
            seat.wish = GOODS.index(seen.wish) if seen.wish else int(rng.below(len(GOODS)))
            if seen.sealed:
                seat.sealed = GOODS.index(seen.sealed)
        for offer in view.offers:
            assert view.seat is not None
            _put_back(state, state.seats[view.seat], offer)
        if state.now.kind == LIVE and not state.over:
            _whisper(state, view.seat, rng)

    def standing(self, state: State) -> Standing:
        return Standing([seat.points for seat in state.seats], [sum(seat.goods) for seat in state.seats])


def _counts(goods: dict[str, int]) -> list[int]:
    return [goods.get(good, 0) for good in GOODS]


def _offer(key: str, entry: Entry) -> OfferView:
    if not entry.open:
        return OfferView(key, entry.maker, [], {}, {}, [], [])
    if entry.all_of:
        return OfferView(key, entry.maker, entry.to[:], {}, {}, moved(entry.moves), entry.agreed[:])
    give, get = named(entry.moves[0][2]), named(entry.moves[1][2])
    return OfferView(key, entry.maker, entry.to[:], give, get, [], [])


def _put_back(state: State, viewer: Seat, seen: OfferView) -> None:
    """An offer as the viewer sees it, on the book of an imagined market."""
    payload = Deal(seen.moves) if seen.moves else Offer(seen.give, seen.get, set(seen.to))  # type: ignore[arg-type]
    entry = entry_of(seen.maker, payload, len(state.seats))
    entry.to, entry.agreed, entry.open = seen.to, seen.agreed, bool(seen.to)
    at = len(state.book)
    state.book.append(entry)
    state.seats[seen.maker].made.append(at)
    for seat in state.seats:
        if seat.number in entry.to or (seat is viewer and seen.maker != viewer.number):
            seat.shown.append(at)


def _whisper(state: State, viewer: int | None, rng: Rng) -> None:
    """Offers between others, of which the viewer knows nothing."""
    others = [seat.number for seat in state.seats if seat.number != viewer]
    for maker in others:
        to = others[int(rng.below(len(others)))]
        if to != maker and len(state.seats[maker].made) < MOST_OFFERS:
            give = {GOODS[int(rng.below(len(GOODS)))]: 1 + int(rng.below(3))}
            post(state, entry_of(maker, Offer(give, {}, {to}), len(state.seats)))  # type: ignore[arg-type]


MARKET = MarketGame()
