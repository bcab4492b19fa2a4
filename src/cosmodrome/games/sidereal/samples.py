"""Forms that make up a choice by chance: small sensible offers, acts that can be paid, plans, bids, gifts."""

from typing import Any, Final, get_args

from cosmodrome.core.choice import FreeChoice
from cosmodrome.core.decision import Form
from cosmodrome.core.rng import Rng
from cosmodrome.games.sidereal import acts, giving, naming, payloads, planning, promises
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.deals import TAKER
from cosmodrome.games.sidereal.goods import GOODS, SHIP
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.naming import ids, named
from cosmodrome.games.sidereal.state import LIBRARY, Seat, State
from cosmodrome.games.sidereal.tables import (
    BOUND,
    IDS,
    KIND,
    RULES,
    TEAM,
    TECHNOLOGY_IDS,
    TRADE,
    technology_card,
)


class Sampled(Form):
    """A form that looks at the table on which it is asked."""

    def __init__(self, verb: str, state: State, seat: int) -> None:
        self.verb = verb
        self.payload = FORMS[verb].payload  # looked at there, once
        self.state = state
        self.seat = seat

    def __reduce__(self) -> Any:
        return type(self), (self.verb, self.state, self.seat)

    def made_up(self, rng: Rng) -> Any:
        """The payload of a choice by chance."""
        raise NotImplementedError(f"nobody has said how to make up {self.verb!r}")

    def sample(self, rng: Rng) -> FreeChoice:
        return self.made(self.made_up(rng))

    def sample_to_take(self, rng: Rng) -> FreeChoice:
        return FreeChoice(self.verb, "", self.made_up(rng))

    def own(self) -> Seat:
        return self.state.seats[self.seat]

    def other(self, rng: Rng) -> int:
        """Some other seat."""
        return (self.seat + 1 + int(rng.below(len(self.state.seats) - 1))) % len(self.state.seats)


WHYS: Final[list[str]] = list(get_args(payloads.Why))


def some(rng: Rng, among: list[Any]) -> Any:
    return among[int(rng.below(len(among)))]


class SomeOffer(Sampled):
    """Mostly a swap of a good for another; now and then a card is lent, a promise made, or three seats are in it."""

    def made_up(self, rng: Rng) -> Any:
        other = self.other(rng)
        kind = int(rng.below(10))
        taker = None if kind == 0 else other
        give = self.swap(rng)
        moves = [] if not give else [payloads.Move(goods=give, giver=self.seat, receiver=taker)]  # type: ignore[arg-type]
        if kind == 1:
            card = self.loan(rng)
            if card >= 0:
                moves = [payloads.Move(cards=ids([card]), giver=self.seat, receiver=other)]
        elif kind == 2:
            moves += self.tokens(rng, other)
        promised: list[payloads.Promise] = []
        if kind in (3, 4):
            promised = self.promises(rng, other)
        elif kind == 5:
            third = self.other(rng)
            if third != other:
                moves.append(payloads.Move(goods=self.wish(rng), giver=other, receiver=third))  # type: ignore[arg-type]
                moves.append(payloads.Move(goods=self.wish(rng), giver=third, receiver=self.seat))  # type: ignore[arg-type]
                return payloads.Offer(moves)
        if not (moves or promised) or rng.below(6) > 0:
            moves.append(payloads.Move(goods=self.wish(rng), giver=taker, receiver=self.seat))  # type: ignore[arg-type]
        until = self.state.round + 1 if rng.below(8) == 0 and self.state.round < TURNS else None
        return payloads.Offer(moves, promised, until=until)

    def tokens(self, rng: Rng, other: int) -> list[payloads.Move]:
        """What only some species give, donated points and the parcel among it."""
        seat, rules = self.own(), RULES[self.own().species]
        found: list[payloads.Move] = []
        if rules.acknowledges():
            count = 1 + int(rng.below(2))
            found.append(payloads.Move(acknowledgements=count, giver=self.seat, receiver=other))
        if rules.steals() and self.state.envoys_left:
            found.append(payloads.Move(envoys=1, giver=self.seat, receiver=other))
        species = self.state.seats[other].species
        for technology in self.state.licensable if rules.licenses() else []:
            if self.state.place[technology_card(species, technology)] == LIBRARY:
                name = TECHNOLOGY_IDS[technology]
                found.append(payloads.Move(licences=[name], giver=self.seat, receiver=other))
                break
        if seat.donated_points:
            found.append(payloads.Move(points=1, giver=self.seat, receiver=other))
        if any(seat.parcel):
            found.append(payloads.Move(parcel=True, giver=self.seat, receiver=other))
        return found

    def promises(self, rng: Rng, other: int) -> list[payloads.Promise]:
        """A promise of the seat, or of the other one, that can be made now."""
        state, turn = self.state, self.state.round
        by, to = (self.seat, other) if rng.below(2) == 0 else (other, self.seat)
        debtor = state.seats[by]
        kind = int(rng.below(7))
        if kind == 0 and turn < TURNS:
            for card, at in planning.every_run(state, debtor):
                owed = naming.promise_from(payloads.Output(by, to, set(), turn, IDS[card], at))
                if promises.why_not_promise(state, owed, False) is None:
                    return [payloads.Output(by, to, set(), turn, IDS[card], at)]
        if kind == 1 and debtor.teams:
            return [payloads.Invention(by, to, set(), turn, IDS[some(rng, debtor.teams)])]
        if kind == 2 and turn < TURNS:
            track = state.colony_track if rng.below(2) == 0 else state.research_track
            lying = [card for card in track if card >= 0]
            if lying:
                return [payloads.Leave(by, to, set(), turn, IDS[some(rng, lying)])]
        if kind == 3 and turn < TURNS:
            name = "colony" if rng.below(2) == 0 else "research"
            return [payloads.Bid(by, to, set(), turn, name, "pass")]  # type: ignore[arg-type]
        if kind == 4 and turn < TURNS and RULES[debtor.species].steals():
            return [payloads.Spare(by, to, set(), turn)]
        if kind == 5:
            return [payloads.Note(by, to, set(), turn, "friendship")]
        if turn == TURNS:
            return [payloads.Deliver(goods=self.wish(rng), by=by, to=to, turn=turn, late=True)]  # type: ignore[arg-type]
        due = turn + 1 + int(rng.below(TURNS - turn))
        late = int(rng.below(2)) == 0
        return [payloads.Deliver(goods=self.wish(rng), by=by, to=to, turn=due, late=late)]  # type: ignore[arg-type]

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

    def made_up(self, rng: Rng) -> Any:
        other = self.other(rng)
        turn = self.state.round
        track = "colony" if rng.below(2) == 0 else "research"
        bound = "most" if rng.below(2) == 0 else "least"
        promised: list[payloads.Promise] = [
            payloads.Bid(self.seat, other, set(), turn, track, bound, int(rng.below(4))),  # type: ignore[arg-type]
            payloads.Deliver(goods={"ship": 1}, by=other, to=self.seat, turn=turn + 1),
        ]
        return payloads.Offer([], promised)


class SomeCounter(SomeOffer):
    """An answer to an offer that was shown and is open."""

    def made_up(self, rng: Rng) -> Any:
        seat = self.own()
        number = some(rng, counterable(self.state, seat))
        maker = self.state.book[seat.shown[number]].maker
        give = self.swap(rng)
        moves = [payloads.Move(goods=self.wish(rng), giver=maker, receiver=self.seat)]  # type: ignore[arg-type]
        if give:
            moves.append(payloads.Move(goods=give, giver=self.seat, receiver=maker))  # type: ignore[arg-type]
        return payloads.Counter(number, payloads.Offer(moves))


class SomeDecline(Sampled):
    """R6.13 A no, with some word."""

    def made_up(self, rng: Rng) -> Any:
        number = some(rng, declinable(self.state, self.own()))
        return payloads.Decline(number, some(rng, WHYS))


def counterable(state: State, seat: Seat, most: int = 0) -> list[int]:
    """The numbers of offers that a seat could answer with another one; `most` as in `acts.doable`."""
    found: list[int] = []
    for number, at in enumerate(seat.shown):
        if state.book[at].open:
            found.append(number)
            if len(found) == most:
                break
    return found


def declinable(state: State, seat: Seat, most: int = 0) -> list[int]:
    """R6.13 The same of those to which it could say no."""
    found: list[int] = []
    for number, at in enumerate(seat.shown):
        deal = state.book[at]
        if deal.open and seat.number not in deal.agreed:
            found.append(number)
            if len(found) == most:
                break
    return found


class SomeSeek(Sampled):
    def made_up(self, rng: Rng) -> Any:
        goods = [0] * GOODS
        goods[int(rng.below(SHIP + 1))] = 1 + int(rng.below(4))
        to = None if rng.below(2) == 0 else self.other(rng)
        return payloads.Seek(seek=named(goods), to=to)  # type: ignore[arg-type]


class SomeAct(Sampled):
    """An upgrade, a card played, an invention: one that can be paid."""

    def made_up(self, rng: Rng) -> Any:
        return some(rng, acts.doable(self.state, self.own(), self.verb))


class SomeCompensation(Sampled):
    """What the debtor has, for one of the promises that it cannot keep."""

    def __init__(self, verb: str, state: State, seat: int, found: list[Any]) -> None:
        super().__init__(verb, state, seat)
        self.found = found

    def __reduce__(self) -> Any:
        return SomeCompensation, (self.verb, self.state, self.seat, self.found)

    def made_up(self, rng: Rng) -> Any:
        return some(rng, self.found)


def act_forms(state: State, seat: Seat) -> list[Form]:
    """A form for each kind of act that can be done now."""
    forms: list[Form] = []
    for verb in acts.VERBS:
        if acts.doable(state, seat, verb, 1):
            forms.append(SomeAct(verb, state, seat.number))
    return forms


class SomePlan(Sampled):
    """Converters that can be paid, in a random order, some of them left out."""

    def made_up(self, rng: Rng) -> Any:
        return payloads.Economy(planning.by_chance(self.state, self.own(), rng))


class SomeSplit(Sampled):
    """A split that keeps what was promised."""

    def made_up(self, rng: Rng) -> Any:
        ships = self.own().goods[SHIP]
        least, most, _ = promises.bid_limits(self.state, self.own())
        high = min(most[0], ships - least[1])
        colony = least[0] + int(rng.below(high - least[0] + 1))
        high = min(most[1], ships - colony)
        research = least[1] + int(rng.below(high - least[1] + 1))
        return payloads.Split(colony, research)


class SomeGift(Sampled):
    """Some of what lies on the donation card."""

    def made_up(self, rng: Rng) -> Any:
        seat, to = self.own(), self.other(rng)
        goods = [int(rng.below(seat.donated[good] + 1)) for good in range(GOODS)]
        points = int(rng.below(seat.donated_points + 1))
        parcel = any(seat.parcel)
        if not (any(goods) or points or parcel):
            goods, points = seat.donated[:], seat.donated_points
        return payloads.Give(to, named(goods), points, parcel)  # type: ignore[arg-type]
