"""Leftover donations are given away, live; when time is up they go round (R2.12, R2.13)."""

from cosmodrome.core.asking import asking, drop
from cosmodrome.core.choice import NOTHING, Choice, FreeChoice
from cosmodrome.core.decision import Form, NotAllowed
from cosmodrome.games.sidereal import atoms, events, purposes
from cosmodrome.games.sidereal.choices import ROUND, TIME_DONATE
from cosmodrome.games.sidereal.deals import move_of, no_goods, pack_of
from cosmodrome.games.sidereal.giving import has_leftovers
from cosmodrome.games.sidereal.goods import GOODS, WORDS
from cosmodrome.games.sidereal.naming import named, row
from cosmodrome.games.sidereal.samples import SomeGift
from cosmodrome.games.sidereal.state import PARCEL_ENVOYS, PARCEL_POINTS, Seat, State
from cosmodrome.games.sidereal.steps.live import Live


class Donations(Live):
    def __init__(self) -> None:
        super().__init__("donate", TIME_DONATE, int(asking(purposes.DONATE)))

    def ask_seat(self, state: State, seat: Seat) -> None:
        if has_leftovers(seat):
            super().ask_seat(state, seat)

    def reopen(self, state: State, seat: Seat) -> None:
        """Nobody who is done has anything left to give."""

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return [ROUND] if has_leftovers(seat) else []

    def forms(self, state: State, seat: Seat) -> list[Form]:
        return [SomeGift("give", state, seat.number)] if has_leftovers(seat) else []

    def check_free(self, state: State, seat: Seat, choice: FreeChoice) -> None:
        if choice.verb != "give":
            super().check_free(state, seat, choice)
        gift = choice.payload
        if gift.to >= len(state.seats) or gift.to == seat.number:
            raise NotAllowed("no-such-seat", "R2.12", seat=gift.to)
        if not (gift.goods or gift.points or gift.parcel):
            raise NotAllowed("nothing-in-it", "R2.12")
        goods = row(gift.goods)
        for good in range(GOODS):
            if goods[good] > seat.donated[good]:
                raise NotAllowed(
                    "lacks-donated", "R2.12", good=WORDS[good], need=goods[good], have=seat.donated[good]
                )
        if gift.points > seat.donated_points:
            raise NotAllowed(
                "lacks-points", "R2.12", seat=seat.number, need=gift.points, have=seat.donated_points
            )
        if gift.parcel and not any(seat.parcel):
            raise NotAllowed("no-parcel", "R12.50", seat=seat.number)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        if choice is ROUND:
            go_round(state, seat)
        else:
            assert isinstance(choice, FreeChoice)
            gift = choice.payload
            give(state, seat, gift.to, row(gift.goods), gift.points, gift.parcel)
        if len(seat.todo) > 0 and not has_leftovers(seat):
            drop(seat)

    def close(self, state: State) -> None:
        for seat in state.seats:
            go_round(state, seat)
        super().close(state)


def give(state: State, seat: Seat, to: int, goods: list[int], points: int, parcel: bool) -> None:
    """Leftover donations go to a seat."""
    shown, envoys, told = goods, 0, points
    if parcel:
        shown = [goods[good] + seat.parcel[good] for good in range(GOODS)]
        envoys = seat.parcel[PARCEL_ENVOYS]
        told += seat.parcel[PARCEL_POINTS]
    atoms.transfer(state, [move_of(seat.number, to, pack_of(goods, points, parcel))])
    if state.log is not None:
        state.tell(events.DonationGiven(seat.number, to, named(shown), told, envoys))


def go_round(state: State, seat: Seat) -> None:
    """R2.13 Piece by piece, in the order of the goods, to the seats behind the owner in turn; a parcel whole, last."""
    count = len(state.seats)
    goods = [no_goods() for _ in range(count)]
    points = [0] * count
    to = seat.number
    for good in range(GOODS):
        for _ in range(seat.donated[good]):
            to = _behind(to, seat.number, count)
            goods[to][good] += 1
    for _ in range(seat.donated_points):
        to = _behind(to, seat.number, count)
        points[to] += 1
    taker = _behind(to, seat.number, count) if any(seat.parcel) else NOTHING
    for step in range(1, count):
        number = (seat.number + step) % count
        if any(goods[number]) or points[number] or number == taker:
            give(state, seat, number, goods[number], points[number], number == taker)


def _behind(last: int, owner: int, count: int) -> int:
    """The seat behind one, without the owner."""
    found = (last + 1) % count
    return found if found != owner else (found + 1) % count
