"""The Economy phase: colonies beyond support go, then every seat's plan is carried out (R7)."""

from typing import Any

from cosmodrome.core.asking import asking, drop, push
from cosmodrome.core.choice import Choice, FreeChoice, Pick
from cosmodrome.core.decision import Form
from cosmodrome.core.flow import SEALED, Step
from cosmodrome.core.picking import owe
from cosmodrome.core.pile import append, empty, listed, packed, place_of, without
from cosmodrome.games.sidereal import atoms, events, planning, purposes, reckoning
from cosmodrome.games.sidereal.choices import DISCARD, RUN_ALL, RUN_NONE
from cosmodrome.games.sidereal.deals import DELIVER, FAILED, OPEN, OUTPUT, pack_of
from cosmodrome.games.sidereal.goods import GOODS, WORDS
from cosmodrome.games.sidereal.goods import NOTHING as NO_THINGS
from cosmodrome.games.sidereal.ledger import settle_promise
from cosmodrome.games.sidereal.naming import ids, named, promised
from cosmodrome.games.sidereal.planning import Outcome
from cosmodrome.games.sidereal.samples import SomePlan
from cosmodrome.games.sidereal.state import FOR_CONVERTERS, Seat, State
from cosmodrome.games.sidereal.tables import CARDS, DONATED, IDS, OUTPUTS

_SUPPORT = int(asking(purposes.SUPPORT))
_ECONOMY = int(asking(purposes.ECONOMY))
_ROW: list[Any] = [DISCARD.get(card) for card in range(CARDS)]


class Sealed(Step[State, Seat]):
    """A sealed step about what everybody can see, so that nobody betrays anything by not being asked."""

    def betrays(self, state: State, seat: Seat) -> bool:
        return False


class Support(Sealed):
    """R7.1"""

    def __init__(self) -> None:
        super().__init__("support", SEALED)

    def ask_seat(self, state: State, seat: Seat) -> None:
        over = len(seat.colonies) - reckoning.support(seat.species, seat.cards)
        if owe(seat, packed(sorted(seat.colonies)), over):  # all of them, too: their order matters (R3.13)
            push(seat, _SUPPORT)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return [_ROW[card] for card in listed(seat.pool)]

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        """R3.13 The seat's own order is that under the deck, so any colony that is left may come next."""
        assert isinstance(choice, Pick)
        seat.picked = append(seat.picked, choice.value)
        seat.owed -= 1
        if seat.owed == 0:
            seat.pool = empty()
            drop(seat)
        else:
            seat.pool = without(seat.pool[:], place_of(seat.pool, choice.value))

    def finish(self, state: State) -> None:
        for seat in state.seats:  # R3.13
            gone = listed(seat.picked)
            seat.picked = empty()
            for card in gone:
                atoms.colony_under(state, card)
            if gone and state.log is not None:
                state.tell(events.ColoniesDiscarded(seat.number, ids(gone)))


class Economy(Sealed):
    """R7.2"""

    def __init__(self) -> None:
        super().__init__("economy", SEALED, free=True)

    def ask_seat(self, state: State, seat: Seat) -> None:
        push(seat, _ECONOMY)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        if not planning.every_run(state, seat, 1):
            return [RUN_NONE]
        if planning.outputs_owed(state, seat):
            return [RUN_ALL]
        return [RUN_NONE, RUN_ALL]

    def forms(self, state: State, seat: Seat) -> list[Form]:
        return [SomePlan("run", state, seat.number)] if planning.every_run(state, seat, 1) else []

    def check_free(self, state: State, seat: Seat, choice: FreeChoice) -> None:
        if choice.verb != "run":
            super().check_free(state, seat, choice)
        planning.check_plan(state, seat, choice.payload.runs)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        drop(seat)
        seat.answer = choice

    def finish(self, state: State) -> None:
        outcomes: list[Outcome] = []
        for seat in state.seats:
            outcomes.append(plan_of(state, seat))
            seat.answer = None
        for seat in state.seats:  # R7.3 all is paid before anything is made
            atoms.spend(seat, outcomes[seat.number].spent)
            for card in outcomes[seat.number].consumed:
                atoms.colony_under(state, card)
        for seat in state.seats:
            _make(state, seat, outcomes[seat.number])
        _settle_outputs(state, outcomes)


def plan_of(state: State, seat: Seat) -> Outcome:
    answer = seat.answer
    if isinstance(answer, FreeChoice):
        return planning.outcome(state, seat, answer.payload.runs)
    return planning.run_all(state, seat) if answer is RUN_ALL else Outcome(seat)


def _make(state: State, seat: Seat, plan: Outcome) -> None:
    atoms.gain(seat, plan.made)
    atoms.score(seat, plan.points, FOR_CONVERTERS)
    atoms.donate(seat, plan.donated, plan.donated_points)
    for converter in plan.parcels:
        atoms.make_parcel(state, seat, DONATED[converter])
    if state.log is None or not plan.runs:
        return
    donated = named(plan.donated)
    if plan.donated_points:
        donated["vp"] = plan.donated_points
    for converter in plan.parcels:
        for thing, count in enumerate(DONATED[converter]):
            if count:
                donated[WORDS[thing]] = donated.get(WORDS[thing], 0) + count
    runs = [events.RunDone(IDS[card], at, ids(worlds)) for card, at, worlds in plan.runs]
    state.tell(events.Ran(seat.number, runs, named(plan.spent), named(plan.made), donated, plan.points))


def _settle_outputs(state: State, outcomes: list[Outcome]) -> None:
    """R5.3 What a promised converter prints is owed as goods, whether it has run or not."""
    for number, owed in enumerate(state.ledger):
        if owed.fate != OPEN or owed.kind != OUTPUT or owed.turn != state.round:
            continue
        runs = outcomes[owed.debtor].runs
        ran = any(card == reckoning.lead_of(owed.card) and at == owed.at for card, at, _ in runs)
        converter = reckoning.converter(state, owed.card, owed.at)
        made = OUTPUTS[converter] if converter >= 0 else NO_THINGS
        said = promised(owed, number)
        owed.kind = DELIVER
        owed.pack = pack_of([made[good] for good in range(GOODS)])
        owed.turn += 1
        if state.log is not None:
            state.tell(events.OutputOwed(number, owed.debtor, said, named(owed.pack.goods), owed.turn, ran))
        if not ran:
            settle_promise(state, number, FAILED, 0)
