"""Plans for the Economy phase: what a list of runs takes and makes, and plans made up (R7)."""

from typing import Any, Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.rng import Rng
from cosmodrome.games.sidereal import payloads, payment, reckoning
from cosmodrome.games.sidereal.deals import OUTPUT, Obligation, no_goods
from cosmodrome.games.sidereal.goods import ANY_LARGE, GOODS, NUMBER_OF, POINT, VP, YELLOW, Things
from cosmodrome.games.sidereal.goods import NOTHING as NO_THINGS
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.naming import card_named, cards_named, row
from cosmodrome.games.sidereal.promises import open_ones
from cosmodrome.games.sidereal.state import IN_PLAY, Seat, State
from cosmodrome.games.sidereal.tables import (
    ARROW,
    DONATED,
    IDS,
    INPUTS,
    INTEREST,
    ONE_TAKER,
    OUTPUTS,
    RULES,
    SAME_COLOUR,
    WHITE_ARROW,
)

NO_NAMES: Final[list[str]] = []


class Outcome:
    """What a plan takes and makes; it is filled run by run, and what is taken must be there before (R7.3).

    `goods` are what the seat would have, where that is not what it has.
    """

    def __init__(self, seat: Seat, goods: list[int] | None = None) -> None:
        self.left = seat.goods[:] if goods is None else goods[:]
        self.points_left = seat.points
        self.fleets = reckoning.fleets_of(seat.cards)
        self.spent = no_goods()
        self.made = no_goods()
        self.donated = no_goods()
        self.points = 0
        """Made less taken, whole."""
        self.donated_points = 0
        self.parcels: list[int] = []
        """Converters whose donations go to one seat."""
        self.consumed: list[int] = []
        self.ran: list[int] = []
        """Cards, once a run; half cards by their lead."""
        self.runs: list[tuple[int, int, list[int]]] = []
        """Card, place, colonies consumed."""
        self.puts: list[list[int]] = []
        """The goods that pay each run."""
        self.colours: list[int] = []
        """The colour of the interest that each run makes where the goods put in leave it open, or NOTHING."""

    def exchange(self, goods: list[int], interest: list[int], out: Things, points: int) -> None:
        """Take goods and points, and make what a converter prints, with its interest."""
        left, spent, made = self.left, self.spent, self.made
        for good in range(GOODS):
            if goods[good]:
                left[good] = left[good] - goods[good]
                spent[good] = spent[good] + goods[good]
            if interest[good] or out[good]:
                made[good] = made[good] + interest[good] + out[good]
        self.points += out[VP] - points
        self.points_left -= points * POINT

    def donate(self, given: Things) -> None:
        if given == NO_THINGS:
            return
        for good in range(GOODS):
            if given[good]:
                self.donated[good] = self.donated[good] + given[good]
        self.donated_points += given[VP]


def add_run(state: State, seat: Seat, plan: Outcome, run: Any) -> None:
    """Add one run to a plan. Raises NotAllowed, and then the plan is as it was."""
    card = reckoning.lead_of(card_named(run.card))
    put = row(run.put) if run.put else None
    colour = NUMBER_OF[run.colour] if run.colour is not None else NOTHING
    add_run_of(state, seat, plan, card, run.at, put, colour, run.worlds)


def add_run_of(
    state: State,
    seat: Seat,
    plan: Outcome,
    card: int,
    at: int,
    put: list[int] | None = None,
    colour: int = NOTHING,
    worlds_given: list[str] = NO_NAMES,
) -> None:
    """The same of a card by its number, the lead of a pair. What is left out is found."""
    converter = why_not_run(state, seat, plan, card, at)
    need = INPUTS[converter]
    one_colour = bool(SAME_COLOUR[converter])
    goods = payment.payment(plan.left, need, put, one_colour, IDS[card])
    if need[VP] and need[VP] * POINT > plan.points_left:
        raise NotAllowed("needs-points", "R7.12", card=IDS[card], need=need[VP])
    worlds = _worlds(state, seat, plan, worlds_given, need)
    made = no_goods()
    if one_colour:
        if colour < 0:
            colour = 0 if not need[ANY_LARGE] else YELLOW
        if reckoning.interest(made, converter, goods, colour) < 0:
            raise NotAllowed("names-no-colour", "R12.8", card=IDS[card])
    plan.exchange(goods, made, OUTPUTS[converter], need[VP])
    plan.consumed += worlds
    if needs_fleets(state, plan, card):
        plan.fleets -= reckoning.fleets_needed(state, card)
    plan.ran.append(card)
    plan.runs.append((card, at, worlds))
    plan.puts.append(goods)
    plan.colours.append(colour)
    _add_donations(state, plan, card, converter)


def _add_donations(state: State, plan: Outcome, card: int, converter: int) -> None:
    given = DONATED[converter]
    if state.round == TURNS:  # R7.11
        plan.exchange(no_goods(), no_goods(), given, 0)
    elif ONE_TAKER[card]:
        plan.parcels.append(converter)
    else:
        plan.donate(given)


def needs_fleets(state: State, plan: Outcome, card: int) -> bool:
    """R12.26 Whether one more run of a card takes fleet support."""
    return state.rulings.each_needs or card not in plan.ran


def why_not_run(state: State, seat: Seat, plan: Outcome, card: int, at: int) -> int:
    """The converter of a run. Raises NotAllowed where it is not to be run, whatever it costs."""
    if state.place[card] != IN_PLAY or state.holder[card] != seat.number:
        raise NotAllowed("holds-not", "R3.3", seat=seat.number, card=IDS[card])
    if INTEREST[card] and not RULES[seat.species].runs_interest():
        raise NotAllowed("never-run", "R12.7", card=IDS[card])  # R12.7
    converter = reckoning.converter(state, card, at)
    if converter < 0 or ARROW[converter] != WHITE_ARROW:
        raise NotAllowed("no-converter", "R3.1", card=IDS[card])
    times = 0
    for ran, place, _ in plan.runs:
        if ran == card and place == at:
            times += 1
    if times > state.doubled[card]:  # R3.2, R12.3
        raise NotAllowed("run-already-card", "R3.2", card=IDS[card])
    if card in plan.consumed:
        raise NotAllowed("consumed", "R7.5", card=IDS[card])  # R7.5
    if needs_fleets(state, plan, card) and reckoning.fleets_needed(state, card) > plan.fleets:
        raise NotAllowed("lacks-fleets", "R12.21", card=IDS[card], have=plan.fleets)
    return converter


def consumable(seat: Seat, plan: Outcome) -> list[int]:
    """R7.5 The colonies that one more run of a plan could consume."""
    return [each for each in seat.colonies if each not in plan.consumed and each not in plan.ran]


def _worlds(state: State, seat: Seat, plan: Outcome, names: list[str], need: Things) -> list[int]:
    """R3.11, R7.5 The colonies that a run consumes."""
    if not payment.worlds_needed(need):
        return []
    given = cards_named(names) if names else None
    return payment.colonies_consumed(state, consumable(seat, plan), need, given)


def outcome(state: State, seat: Seat, runs: list[Any]) -> Outcome:
    """What a plan comes to. Raises NotAllowed where it cannot be."""
    plan = Outcome(seat)
    for run in runs:
        add_run(state, seat, plan, run)
    return plan


def every_run(state: State, seat: Seat, most: int = 0) -> list[tuple[int, int]]:
    """Cards and places of the converters that a seat may run, one with a token twice.

    With `most` above 0 nobody looks further once there are as many.
    """
    found: list[tuple[int, int]] = []
    rules = RULES[seat.species]
    for card in [*seat.cards, *seat.colonies]:
        if reckoning.lead_of(card) != card or (INTEREST[card] and not rules.runs_interest()):
            continue
        for at in range(4):
            converter = reckoning.converter(state, card, at)
            if converter < 0:
                break
            if ARROW[converter] == WHITE_ARROW:
                for _ in range(1 + state.doubled[card]):
                    found.append((card, at))
        if 0 < most <= len(found):
            break
    return found


def run_all(state: State, seat: Seat, goods: list[int] | None = None) -> Outcome:
    """Every converter in its turn that can be paid with what is left, those that were promised first."""
    plan = Outcome(seat, goods)
    for card, at in runs_owed(state, seat) + every_run(state, seat):
        try_run(state, seat, plan, card, at)
    return plan


def try_run(state: State, seat: Seat, plan: Outcome, card: int, at: int) -> bool:
    """Add a run to a plan if that can be. A refusal is costly, so the commonest one is looked at before."""
    card = reckoning.lead_of(card)
    converter = reckoning.converter(state, card, at)
    if converter >= 0 and not payment.payable(plan.left, INPUTS[converter]):
        return False
    try:
        add_run_of(state, seat, plan, card, at)
    except NotAllowed:
        return False
    return True


def by_chance(state: State, seat: Seat, rng: Rng) -> list[payloads.Run]:
    """Runs that can be paid together, in a random order, about one in eight left out."""
    plan = Outcome(seat)
    runs = every_run(state, seat)
    order = list(range(len(runs)))
    rng.shuffle(order)
    owed = runs_owed(state, seat)
    for card, at in owed:
        try_run(state, seat, plan, card, at)
    for number in order:
        card, at = runs[number]
        if rng.below(8) > 0 and card != NOTHING:
            try_run(state, seat, plan, card, at)
    return [
        payloads.Run(IDS[card], at, worlds=[IDS[each] for each in worlds]) for card, at, worlds in plan.runs
    ]


def runs_owed(state: State, seat: Seat) -> list[tuple[int, int]]:
    """R5.3, R5.11 The promised runs of this phase that can be kept, in the order in which they were promised."""
    return [(reckoning.lead_of(owed.card), owed.at) for owed in outputs_owed(state, seat)]


def outputs_owed(state: State, seat: Seat) -> list[Obligation]:
    promised = open_ones(state, seat.number, OUTPUT)
    if not promised:
        return promised
    plan = Outcome(seat)
    return [owed for owed in promised if try_run(state, seat, plan, reckoning.lead_of(owed.card), owed.at)]


def check_plan(state: State, seat: Seat, runs: list[Any]) -> Outcome:
    """R7.4. Raises NotAllowed where a plan cannot be, or leaves out what was promised (R5.10)."""
    plan = outcome(state, seat, runs)
    for owed in outputs_owed(state, seat):
        if (reckoning.lead_of(owed.card), owed.at) not in [(card, at) for card, at, _ in plan.runs]:
            raise NotAllowed("promised-to-run", "R5.10", card=IDS[owed.card], to=owed.to)
    return plan
