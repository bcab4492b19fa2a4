"""Forms that make up a choice by chance: small sensible offers, acts that can be paid, plans, bids, gifts."""

from typing import Any

from cosmodrome.core.choice import FreeChoice
from cosmodrome.core.decision import Form
from cosmodrome.core.rng import Rng
from cosmodrome.games.sidereal import acts, giving, payloads, planning, promises
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.deals import TAKER
from cosmodrome.games.sidereal.goods import GOODS, SHIP
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.naming import ids, named
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.tables import BOUND, KIND, TEAM, TRADE


class Sampled(Form):
    """A form that looks at the table on which it is asked."""

    def __init__(self, verb: str, state: State, seat: int) -> None:
        super().__init__(verb, FORMS[verb].payload)
        self.state = state
        self.seat = seat

    def __reduce__(self) -> Any:
        return type(self), (self.verb, self.state, self.seat)

    def own(self) -> Seat:
        return self.state.seats[self.seat]

    def other(self, rng: Rng) -> int:
        """Some other seat."""
        return (self.seat + 1 + int(rng.below(len(self.state.seats) - 1))) % len(self.state.seats)


def some(rng: Rng, among: list[Any]) -> Any:
    return among[int(rng.below(len(among)))]


class SomeOffer(Sampled):
    """Mostly a swap of a good for another; now and then a card is lent, a promise made, or three seats are in it."""

    def sample(self, rng: Rng) -> FreeChoice:
        return self.choice(self.made_up(rng))

    def made_up(self, rng: Rng) -> payloads.Offer:
        other = self.other(rng)
        kind = int(rng.below(8))
        taker = None if kind == 0 else other
        give = self.swap(rng)
        moves = [] if not give else [payloads.Move(goods=give, giver=self.seat, receiver=taker)]  # type: ignore[arg-type]
        if kind == 1:
            card = self.loan(rng)
            if card >= 0:
                moves = [payloads.Move(cards=ids([card]), giver=self.seat, receiver=other)]
        promised: list[payloads.Promise] = []
        if kind == 2 and self.state.round < TURNS:
            turn = self.state.round + 1 + int(rng.below(TURNS - self.state.round))
            late = int(rng.below(2)) == 0
            debtor, injured = (self.seat, other) if rng.below(2) == 0 else (other, self.seat)
            promised = [payloads.Deliver(goods=self.wish(rng), by=debtor, to=injured, turn=turn, late=late)]  # type: ignore[arg-type]
        elif kind == 3:
            third = self.other(rng)
            if third != other:
                moves.append(payloads.Move(goods=self.wish(rng), giver=other, receiver=third))  # type: ignore[arg-type]
                moves.append(payloads.Move(goods=self.wish(rng), giver=third, receiver=self.seat))  # type: ignore[arg-type]
                return payloads.Offer(moves)
        if not moves or rng.below(6) > 0:
            moves.append(payloads.Move(goods=self.wish(rng), giver=taker, receiver=self.seat))  # type: ignore[arg-type]
        return payloads.Offer(moves, promised)

    def swap(self, rng: Rng) -> dict[str, int]:
        """Some of what the seat has; nothing where it has nothing."""
        seat = self.own()
        have = [good for good in range(GOODS) if seat.goods[good] + seat.donated[good]]
        if not have:
            return {}
        goods = [0] * GOODS
        good = some(rng, have)
        goods[good] = 1 + int(rng.below(min(2, seat.goods[good] + seat.donated[good])))
        return named(goods)

    def wish(self, rng: Rng) -> dict[str, int]:
        goods = [0] * GOODS
        goods[int(rng.below(SHIP + 1))] = 1 + int(rng.below(2))
        return named(goods)

    def loan(self, rng: Rng) -> int:
        """A card that can be given, or -1."""
        seat = self.own()
        among = [
            card
            for card in [*seat.cards, *seat.colonies, *seat.teams]
            if self.state.owner[card] == self.seat
            and TRADE[card] != BOUND
            and not (KIND[card] == TEAM and giving.promised_to_invent(self.state, self.seat, card))
        ]
        return int(some(rng, among)) if among else TAKER


class SomeTalk(Sampled):
    """A promise about a bid, for a good in the next turn."""

    def sample(self, rng: Rng) -> FreeChoice:
        other = self.other(rng)
        turn = self.state.round
        track = "colony" if rng.below(2) == 0 else "research"
        bound = "most" if rng.below(2) == 0 else "least"
        promised: list[payloads.Promise] = [
            payloads.Bid(self.seat, other, set(), turn, track, bound, int(rng.below(4))),  # type: ignore[arg-type]
            payloads.Deliver(goods={"ship": 1}, by=other, to=self.seat, turn=turn + 1),
        ]
        return self.choice(payloads.Offer([], promised))


class SomeCounter(SomeOffer):
    """An answer to an offer that was shown and is open."""

    def sample(self, rng: Rng) -> FreeChoice:
        seat = self.own()
        number = some(rng, counterable(self.state, seat))
        maker = self.state.book[seat.shown[number]].maker
        give = self.swap(rng)
        moves = [payloads.Move(goods=self.wish(rng), giver=maker, receiver=self.seat)]  # type: ignore[arg-type]
        if give:
            moves.append(payloads.Move(goods=give, giver=self.seat, receiver=maker))  # type: ignore[arg-type]
        return self.choice(payloads.Counter(number, payloads.Offer(moves)))


def counterable(state: State, seat: Seat) -> list[int]:
    """The numbers of offers that a seat could answer with another one."""
    return [number for number, at in enumerate(seat.shown) if state.book[at].open]


class SomeSeek(Sampled):
    def sample(self, rng: Rng) -> FreeChoice:
        goods = [0] * GOODS
        goods[int(rng.below(SHIP + 1))] = 1 + int(rng.below(4))
        to = None if rng.below(2) == 0 else self.other(rng)
        return self.choice(payloads.Seek(seek=named(goods), to=to))  # type: ignore[arg-type]


class SomeAct(Sampled):
    """An upgrade, a card played, an invention: one that can be paid."""

    def __init__(self, verb: str, state: State, seat: int, found: list[Any]) -> None:
        super().__init__(verb, state, seat)
        self.found = found

    def __reduce__(self) -> Any:
        return SomeAct, (self.verb, self.state, self.seat, self.found)

    def sample(self, rng: Rng) -> FreeChoice:
        return self.choice(some(rng, self.found))


def act_forms(state: State, seat: Seat) -> list[Form]:
    """A form for each kind of act that can be done now."""
    forms: list[Form] = []
    for verb in acts.VERBS:
        found = acts.doable(state, seat, verb)
        if found:
            forms.append(SomeAct(verb, state, seat.number, found))
    return forms


class SomePlan(Sampled):
    """Converters that can be paid, in a random order, some of them left out."""

    def sample(self, rng: Rng) -> FreeChoice:
        return self.choice(payloads.Economy(planning.by_chance(self.state, self.own(), rng)))


class SomeSplit(Sampled):
    """A split that keeps what was promised."""

    def sample(self, rng: Rng) -> FreeChoice:
        ships = self.own().goods[SHIP]
        least, most, _ = promises.bid_limits(self.state, self.own())
        high = min(most[0], ships - least[1])
        colony = least[0] + int(rng.below(high - least[0] + 1))
        high = min(most[1], ships - colony)
        research = least[1] + int(rng.below(high - least[1] + 1))
        return self.choice(payloads.Split(colony, research))


class SomeGift(Sampled):
    """Some of what lies on the donation card."""

    def sample(self, rng: Rng) -> FreeChoice:
        seat, to = self.own(), self.other(rng)
        goods = [int(rng.below(seat.donated[good] + 1)) for good in range(GOODS)]
        points = int(rng.below(seat.donated_points + 1))
        parcel = any(seat.parcel)
        if not (any(goods) or points or parcel):
            goods, points = seat.donated[:], seat.donated_points
        return self.choice(payloads.Give(to, named(goods), points, parcel))  # type: ignore[arg-type]


class SomeTheft(SomeAct):
    """One of the thefts that are possible."""

    def __reduce__(self) -> Any:
        return SomeTheft, (self.verb, self.state, self.seat, self.found)


class SomeCompensation(SomeAct):
    """What the debtor has, for one of the promises that it cannot keep."""

    def __reduce__(self) -> Any:
        return SomeCompensation, (self.verb, self.state, self.seat, self.found)
