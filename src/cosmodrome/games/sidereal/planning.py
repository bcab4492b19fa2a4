"""Plans for the Economy phase: what a list of runs takes and makes, and plans made up (R7)."""

from typing import Any, Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.rng import Rng
from cosmodrome.games.sidereal import payloads, reckoning
from cosmodrome.games.sidereal.deals import OUTPUT, Obligation, no_goods
from cosmodrome.games.sidereal.goods import ANY_LARGE, GOODS, NUMBER_OF, POINT, VP, YELLOW, Things
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.naming import card_named, cards_named, row
from cosmodrome.games.sidereal.promises import open_ones
from cosmodrome.games.sidereal.state import IN_PLAY, Seat, State
from cosmodrome.games.sidereal.tables import (
    ARROW,
    COSTS,
    DONATED,
    IDS,
    INPUTS,
    INTEREST,
    ONE_TAKER,
    OUTPUTS,
    SAME_COLOUR,
    WHITE_ARROW,
)
from cosmodrome.games.sidereal.tables import VP as POINTS_OF
from cosmodrome.games.sidereal.ways import WAYS

INVENTING: Final = ("trade", "closing")
"""R4.4 The phases in which a team may still invent."""


class Outcome:
    """What a plan takes and makes; it is filled run by run, and what is taken must be there before (R7.3).

    `goods` are what the seat would have, where that is not what it has.
    """

    def __init__(self, seat: Seat, goods: list[int] | None = None) -> None:
        self.left = seat.goods[:] if goods is None else goods[:]
        self.points_left = seat.points
        self.fleets = reckoning.fleets_of(seat)
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
        for good in range(GOODS):
            self.left[good] -= goods[good]
            self.spent[good] += goods[good]
            self.made[good] += interest[good] + out[good]
        self.points += out[VP] - points
        self.points_left -= points * POINT

    def donate(self, given: Things) -> None:
        for good in range(GOODS):
            self.donated[good] += given[good]
        self.donated_points += given[VP]


def add(state: State, seat: Seat, plan: Outcome, run: Any) -> None:
    """Add one run to a plan. Raises NotAllowed, and then the plan is as it was."""
    card = reckoning.lead_of(card_named(run.card))
    numbers = why_not_run(state, seat, plan, card, run.at)
    need = reckoning.together(INPUTS, numbers)
    one_colour = bool(SAME_COLOUR[numbers[0]])
    goods = reckoning.payment(plan.left, need, row(run.put) if run.put else None, one_colour, IDS[card])
    if need[VP] and need[VP] * POINT > plan.points_left:
        raise NotAllowed("needs-points", "R7.12", card=IDS[card], need=need[VP])
    worlds = _worlds(state, seat, plan, run, card)
    made = no_goods()
    colour = NUMBER_OF[run.colour] if run.colour is not None else NOTHING
    if one_colour:
        if colour < 0:
            colour = 0 if not need[ANY_LARGE] else YELLOW
        if reckoning.interest(made, numbers[0], goods, colour) < 0:
            raise NotAllowed("names-no-colour", "R12.8", card=IDS[card])
    out = reckoning.together(OUTPUTS, numbers)
    plan.exchange(goods, made, out, need[VP])
    plan.consumed += worlds
    if needs_fleets(state, plan, card):
        plan.fleets -= reckoning.fleets_needed(state, card)
    plan.ran.append(card)
    plan.runs.append((card, run.at, worlds))
    plan.puts.append(goods)
    plan.colours.append(colour)
    _add_donations(state, plan, card, numbers)


def _add_donations(state: State, plan: Outcome, card: int, numbers: list[int]) -> None:
    given = reckoning.together(DONATED, numbers)
    if state.round == TURNS:  # R7.11
        plan.exchange(no_goods(), no_goods(), given, 0)
    elif ONE_TAKER[card]:
        plan.parcels.append(numbers[0])
    else:
        plan.donate(given)


def needs_fleets(state: State, plan: Outcome, card: int) -> bool:
    """R12.26 Whether one more run of a card takes fleet support."""
    return state.rulings.each_needs or card not in plan.ran


def why_not_run(state: State, seat: Seat, plan: Outcome, card: int, at: int) -> list[int]:
    """The converters of a run. Raises NotAllowed where it is not to be run, whatever it costs."""
    if state.place[card] != IN_PLAY or state.holder[card] != seat.number:
        raise NotAllowed("holds-not", "R3.3", seat=seat.number, card=IDS[card])
    if INTEREST[card] and not WAYS[seat.species].runs_interest():
        raise NotAllowed("never-run", "R12.7", card=IDS[card])  # R12.7
    numbers = reckoning.converters(state, card, at)
    if not numbers or ARROW[numbers[0]] != WHITE_ARROW:
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
    return numbers


def consumable(seat: Seat, plan: Outcome) -> list[int]:
    """R7.5 The colonies that one more run of a plan could consume."""
    return [each for each in seat.colonies if each not in plan.consumed and each not in plan.ran]


def _worlds(state: State, seat: Seat, plan: Outcome, run: Any, card: int) -> list[int]:
    """R3.11, R7.5 The colonies that a run consumes."""
    need = reckoning.together(INPUTS, reckoning.converters(state, card, run.at))
    if not reckoning.worlds_needed(need):
        return []
    given = cards_named(run.worlds) if run.worlds else None
    return reckoning.colonies_consumed(state, consumable(seat, plan), need, given)


def outcome(state: State, seat: Seat, runs: list[Any]) -> Outcome:
    """What a plan comes to. Raises NotAllowed where it cannot be."""
    plan = Outcome(seat)
    for run in runs:
        add(state, seat, plan, run)
    return plan


def every_run(state: State, seat: Seat) -> list[tuple[int, int]]:
    """Cards and places of the converters that a seat may run, one with a token twice."""
    found: list[tuple[int, int]] = []
    ways = WAYS[seat.species]
    for card in [*seat.cards, *seat.colonies]:
        if reckoning.lead_of(card) != card or (INTEREST[card] and not ways.runs_interest()):
            continue
        for at in range(4):
            numbers = reckoning.converters(state, card, at)
            if not numbers:
                break
            if ARROW[numbers[0]] == WHITE_ARROW:
                for _ in range(1 + state.doubled[card]):
                    found.append((card, at))
    return found


def run_all(state: State, seat: Seat, goods: list[int] | None = None) -> Outcome:
    """Every converter in its turn that can be paid with what is left, those that were promised first."""
    plan = Outcome(seat, goods)
    for card, at in runs_owed(state, seat) + every_run(state, seat):
        try_run(state, seat, plan, card, at)
    return plan


def to_invent(state: State, seat: Seat, have: list[int]) -> list[tuple[int, int, list[int]]]:
    """R4.1 Teams that goods pay for one after another, those of most points first: with the cost and what pays it."""
    left = have[:]
    found: list[tuple[int, int, list[int]]] = []
    teams = sorted(seat.teams, key=lambda team: -POINTS_OF[team]) if state.now.phase in INVENTING else []
    for team in teams:
        for option in range(len(COSTS[team])):
            goods = reckoning.paid(left, reckoning.invention_cost(state, seat, team, option), False)
            if goods is not None:
                left = [had - put for had, put in zip(left, goods, strict=True)]
                found.append((team, option, goods))
                break
    return found


def of_turn(state: State, seat: Seat) -> tuple[Outcome, list[tuple[int, int, list[int]]]]:
    """The runs of a turn, and the inventions before them: runs that were promised have their goods first (R5.11)."""
    owed = Outcome(seat)
    for card, at in runs_owed(state, seat):
        try_run(state, seat, owed, card, at)
    teams = to_invent(state, seat, owed.left)
    return run_all(state, seat, without(seat.goods, teams)), teams


def paying(teams: list[tuple[int, int, list[int]]]) -> list[int]:
    """The goods that pay inventions."""
    return [sum(goods[good] for _, _, goods in teams) for good in range(GOODS)]


def without(have: list[int], teams: list[tuple[int, int, list[int]]]) -> list[int]:
    """Goods less those that pay inventions."""
    return [had - put for had, put in zip(have, paying(teams), strict=True)]


def try_run(state: State, seat: Seat, plan: Outcome, card: int, at: int) -> bool:
    """Add a run to a plan if that can be."""
    try:
        add(state, seat, plan, payloads.Run(IDS[card], at))
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
    plan = Outcome(seat)
    return [
        owed
        for owed in open_ones(state, seat.number, OUTPUT)
        if try_run(state, seat, plan, reckoning.lead_of(owed.card), owed.at)
    ]


def check_plan(state: State, seat: Seat, runs: list[Any]) -> Outcome:
    """R7.4. Raises NotAllowed where a plan cannot be, or leaves out what was promised (R5.10)."""
    plan = outcome(state, seat, runs)
    for owed in outputs_owed(state, seat):
        if (reckoning.lead_of(owed.card), owed.at) not in [(card, at) for card, at, _ in plan.runs]:
            raise NotAllowed("promised-to-run", "R5.10", card=IDS[owed.card], to=owed.to)
    return plan
