"""The bids: talk about them, the sealed split, then colonies and research teams from the highest bid down (R9)."""

from cosmodrome.core.asking import about_of, asking, drop, push, top
from cosmodrome.core.choice import NOTHING, Choice, FreeChoice, Pick
from cosmodrome.core.decision import Form, NotAllowed
from cosmodrome.core.flow import SEALED, TURN, Step
from cosmodrome.games.sidereal import atoms, events, market, payloads, promises, purposes
from cosmodrome.games.sidereal.choices import BUY, FORMS, HALVE, KEEP, PASS, READY, TIME_TALK
from cosmodrome.games.sidereal.deals import (
    BID,
    COLONY_TRACK,
    FAILED,
    KEPT,
    LEAVE,
    OPEN,
    RESEARCH_TRACK,
    TRACKS,
    no_goods,
)
from cosmodrome.games.sidereal.deals import PASS as TO_PASS
from cosmodrome.games.sidereal.goods import SHIP
from cosmodrome.games.sidereal.ledger import settle_promise
from cosmodrome.games.sidereal.samples import SomeSplit, SomeTalk, declinable
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.steps.economy import Sealed
from cosmodrome.games.sidereal.steps.live import Bargaining
from cosmodrome.games.sidereal.steps.trade import has_room
from cosmodrome.games.sidereal.tables import IDS, RULES, TIE_BREAK


class Talk(Bargaining):
    """R9.1 Ships are announced, and promises made about the bids."""

    def __init__(self) -> None:
        super().__init__("talk", TIME_TALK, int(asking(purposes.TALK)), True)

    def enter(self, state: State) -> None:
        if state.log is not None:
            state.tell(events.ShipsAnnounced([seat.goods[SHIP] for seat in state.seats]))
        super().enter(state)

    def deal_forms(self, state: State, seat: Seat) -> list[Form]:
        found = super().deal_forms(state, seat)
        return [SomeTalk("offer", state, seat.number), *found] if has_room(state, seat) else found

    def nothing(self, state: State, seat: Seat) -> str:
        """Whoever has no ships, as all know, and no offer to answer."""
        return "" if seat.goods[SHIP] > 0 or declinable(state, seat) else READY.key

    def finish(self, state: State) -> None:
        market.clear_phase(state, state.round)
        if state.log is not None:
            state.tell(events.BookClosed(self.phase))


class Split(Sealed):
    """R9.2"""

    def __init__(self) -> None:
        super().__init__("split", SEALED, free=True)

    def ask_seat(self, state: State, seat: Seat) -> None:
        push(seat, asking(purposes.SPLIT))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return [KEEP]

    def forms(self, state: State, seat: Seat) -> list[Form]:
        return [SomeSplit("split", state, seat.number)] if seat.goods[SHIP] > 0 else []

    def check_free(self, state: State, seat: Seat, choice: FreeChoice) -> None:
        if choice.verb != "split":
            super().check_free(state, seat, choice)
        refuse_split(state, seat, choice.payload.colony, choice.payload.research)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        drop(seat)
        seat.answer = choice
        least = promises.bid_limits(state, seat)[0]
        if choice is KEEP and any(least):  # R5.10
            seat.answer = FORMS["split"].choice(payloads.Split(least[COLONY_TRACK], least[RESEARCH_TRACK]))


def refuse_split(state: State, seat: Seat, colony: int, research: int) -> None:
    """Raises NotAllowed where there are fewer ships, or where it breaks a promise that can be kept."""
    if colony + research > seat.goods[SHIP]:
        raise NotAllowed("lacks-ships", "R9.2", need=colony + research, have=seat.goods[SHIP])
    for owed in promises.bid_limits(state, seat)[2]:
        if not promises.bid_keeps(owed, colony, research):
            raise NotAllowed(
                "promised-bid",
                "R5.10",
                track=TRACKS[owed.track],
                bound="least" if owed.bound == 0 else "most",
                ships=owed.ships,
                to=owed.to,
            )


def bid_of(seat: Seat, track: int) -> int:
    """The ships that a seat has sealed for a track."""
    answer = seat.answer
    if not isinstance(answer, FreeChoice):
        return 0
    return int(answer.payload.colony if track == COLONY_TRACK else answer.payload.research)


class Buying(Step[State, Seat]):
    """R9.3 Bids on one track are revealed, and from the highest down each seat buys or passes."""

    track: int

    def __init__(self, track: int) -> None:
        super().__init__(TRACKS[track], TURN)
        self.track = track
        self.purpose = purposes.COLONY if track == COLONY_TRACK else purposes.RESEARCH

    def enter(self, state: State) -> None:
        bids = [bid_of(seat, self.track) for seat in state.seats]
        for seat in state.seats:
            if self.track == COLONY_TRACK:
                seat.colony_bid = bids[seat.number]
            else:
                seat.research_bid = bids[seat.number]
                seat.answer = None
        state.bidders = [(number, ships) for number, ships in enumerate(bids) if ships > 0]  # R9.7
        state.halved = False
        if state.log is not None:
            counts = [self.counted(state.seats[number], ships) for number, ships in enumerate(bids)]
            state.tell(events.BidsRevealed(TRACKS[self.track], bids, counts))
        self.judge_bids(state, bids)
        self.ask_next(state)

    def judge_bids(self, state: State, bids: list[int]) -> None:
        """R5.20 Promises about the height of a bid are kept now, or broken."""
        for number, owed in enumerate(state.ledger):
            if owed.fate != OPEN or owed.kind != BID or owed.turn != state.round:
                continue
            if owed.track == self.track and owed.bound != TO_PASS:
                ships = bids[owed.debtor]
                settle_promise(state, number, KEPT if promises.bid_keeps(owed, ships, ships) else FAILED, 0)

    def ask_next(self, state: State) -> None:
        """R9.9, R9.10 The next bid in order; counts are looked at anew each time (R12.29)."""
        best = NOTHING
        for at in range(len(state.bidders)):
            if best < 0 or self.before(state, state.bidders[at], state.bidders[best]):
                best = at
        if best >= 0:
            push(state, asking(self.purpose, state.bidders[best][1], state.bidders[best][0]))

    def before(self, state: State, one: tuple[int, int], other: tuple[int, int]) -> bool:
        mine, its = state.seats[one[0]], state.seats[other[0]]
        my_bid, its_bid = self.counted(mine, one[1]), self.counted(its, other[1])
        if self.track == COLONY_TRACK:
            my_count = RULES[mine.species].colonies_counted(len(mine.colonies))
            its_count = RULES[its.species].colonies_counted(len(its.colonies))
        else:
            my_count, its_count = len(mine.teams), len(its.teams)
        if my_bid != its_bid:
            return my_bid > its_bid
        if my_count != its_count:
            return my_count < its_count
        return TIE_BREAK[mine.species] > TIE_BREAK[its.species]

    def row(self, state: State) -> list[int]:
        return state.colony_track if self.track == COLONY_TRACK else state.research_track

    def ships(self, state: State) -> int:
        """Of the bid that is asked about."""
        return about_of(top(state))

    def counted(self, seat: Seat, ships: int) -> int:
        """R12.1 What a bid of a seat counts, in halves of a ship."""
        return RULES[seat.species].bid_as(ships) if self.track == COLONY_TRACK else 2 * ships

    def options(self, state: State, seat: Seat) -> list[Choice]:
        row = self.row(state)
        ships = self.ships(state)
        colonies = self.track == COLONY_TRACK
        counted = self.counted(seat, ships)
        minimum = state.colony_minimum if colonies else state.research_minimum
        found: list[Choice] = []
        for space in range(len(row)):
            card = row[space]
            if card < 0 or 2 * minimum[space] > counted:
                continue
            if promises.why_not_buy(state, seat.number, self.track, card) is None:
                found.append(BUY[space])
        found.append(PASS)
        if colonies and not state.halved and RULES[seat.species].may_halve(ships):
            found.append(HALVE)
        return found

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        ships = self.ships(state)
        idle = choice is PASS and not any(
            isinstance(each, Pick) and each.verb == "buy" for each in self.options(state, seat)
        )
        drop(state)
        state.bidders.remove((seat.number, ships))
        if choice is HALVE:
            state.halved = True
            halves = [ships - ships // 2, ships // 2]
            state.bidders += [(seat.number, half) for half in halves]
            if state.log is not None:
                state.tell(events.BidHalved(seat.number, halves))
        elif choice is PASS:
            if state.log is not None:
                counts = self.counted(seat, ships)
                state.tell(events.BidPassed(seat.number, TRACKS[self.track], ships, counts, idle))
        else:
            assert isinstance(choice, Pick)
            self.buy(state, seat, choice.value, ships)
        self.ask_next(state)

    def buy(self, state: State, seat: Seat, space: int, ships: int) -> None:
        """R9.4"""
        card = atoms.off_track(self.row(state), space)
        price = no_goods()
        price[SHIP] = ships
        atoms.spend(seat, price)
        atoms.enter_play(state, card, seat)
        doubled = self.track == COLONY_TRACK and RULES[seat.species].doubles_colonies()
        if doubled:
            atoms.double(state, card)
        if state.log is not None:
            state.tell(events.Bought(seat.number, TRACKS[self.track], space, IDS[card], ships, doubled))

    def finish(self, state: State) -> None:
        """R5.20 Who promised to pass or to leave a card has, or the promise is moot."""
        for number, owed in enumerate(state.ledger):
            if owed.fate != OPEN or owed.turn != state.round:
                continue
            passed = owed.kind == BID and owed.bound == TO_PASS and owed.track == self.track
            if passed or (owed.kind == LEAVE and self.track == RESEARCH_TRACK):
                settle_promise(state, number, KEPT, 0)
