"""Plans for the Economy phase: those made up for a seat, what one comes to, and what runs beside it or lacks (R7)."""

from typing import Any, Final

from cosmodrome.core.decision import NotAllowed, Verdict
from cosmodrome.games.sidereal import payment, planning, reckoning
from cosmodrome.games.sidereal.advice import swaps, warnings
from cosmodrome.games.sidereal.deals import no_goods
from cosmodrome.games.sidereal.goods import (
    GOODS,
    POINT,
    VP,
    WORDS,
)
from cosmodrome.games.sidereal.payment import Parts, listed, missing, missing_worlds
from cosmodrome.games.sidereal.planning import Outcome
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.tables import (
    COSTS,
    IDS,
    INPUTS,
    SAME_COLOUR,
)
from cosmodrome.games.sidereal.tables import VP as POINTS_OF

INVENTING: Final = ("trade", "closing")
"""R4.4 The phases in which a team may still invent."""


def to_invent(state: State, seat: Seat, have: list[int]) -> list[tuple[int, int, list[int]]]:
    """R4.1 Teams that goods pay for one after another, those of most points first: with the cost and what pays it."""
    left = have[:]
    found: list[tuple[int, int, list[int]]] = []
    teams = sorted(seat.teams, key=lambda team: -POINTS_OF[team]) if state.now.phase in INVENTING else []
    for team in teams:
        for option in range(len(COSTS[team])):
            goods = payment.paid(left, reckoning.invention_cost(state, seat, team, option))
            if goods is not None:
                left = [had - put for had, put in zip(left, goods, strict=True)]
                found.append((team, option, goods))
                break
    return found


def of_turn(state: State, seat: Seat) -> tuple[Outcome, list[tuple[int, int, list[int]]]]:
    """The runs of a turn, and the inventions before them: runs that were promised have their goods first (R5.11)."""
    owed = Outcome(seat)
    for card, at in planning.runs_owed(state, seat):
        planning.try_run(state, seat, owed, card, at)
    teams = to_invent(state, seat, owed.left)
    return planning.run_all(state, seat, without(seat.goods, teams)), teams


def paying(teams: list[tuple[int, int, list[int]]]) -> list[int]:
    """The goods that pay inventions."""
    return [sum(goods[good] for _, _, goods in teams) for good in range(GOODS)]


def without(have: list[int], teams: list[tuple[int, int, list[int]]]) -> list[int]:
    """Goods less those that pay inventions."""
    return [had - put for had, put in zip(have, paying(teams), strict=True)]


def more_runs(state: State, seat: Seat, plan: Outcome, planned: list[tuple[int, int]]) -> list[Verdict]:
    """Of each converter that a seat may run: whether it is in a plan, or what it lacks beside the plan (R7).

    `planned` are the runs that were wanted, the last of them perhaps without success.
    """
    found: list[Verdict] = []
    wanted = planned[:]
    for card, at in planning.every_run(state, seat):
        done = (card, at) in wanted
        facts: dict[str, int | str] = {"does": "run", "at": at, "planned": 0}
        parts: Parts = []
        if done:
            wanted.remove((card, at))
            facts["planned"] = 1
            found.append(Verdict(IDS[card], True, "runs", facts, parts))
            continue
        try:
            converter = planning.why_not_run(state, seat, plan, card, at)
        except NotAllowed as refused:
            found.append(
                Verdict(IDS[card], False, refused.reason, {**refused.facts, **facts}, parts, refused.rule)
            )
            continue
        need = INPUTS[converter]
        parts = missing(plan.left, need, bool(SAME_COLOUR[converter]))
        parts += missing_worlds(state, planning.consumable(seat, plan), need)
        if need[VP] and need[VP] * POINT > plan.points_left:
            parts.append((WORDS[VP], need[VP]))
        if parts:
            found.append(Verdict(IDS[card], False, "lacks-to-run", facts, parts, "R3.5"))
        else:
            found.append(Verdict(IDS[card], True, "runs", facts, parts))
    return found


def plan_verdicts(state: State, seat: Seat, runs: list[Any]) -> list[Verdict]:
    """What a plan takes, makes, gives away and leaves, then each converter beside it.

    Runs that cannot be had with those before them are left out, and the first verdict is not allowed then.
    """
    plan, trouble = _with_runs(state, seat, runs, without(seat.goods, of_turn(state, seat)[1]))
    if trouble is not None:  # they take what an invention would
        plan, trouble = _with_runs(state, seat, runs, seat.goods)
    free = [had - put for had, put in zip(seat.goods, plan.spent, strict=True)]
    teams = to_invent(state, seat, free)
    plan.left = without(free, teams)
    after = no_goods()
    for good in range(GOODS):
        after[good] = plan.left[good] + plan.made[good]
    told = [
        Verdict("plan-spent", True, "plan", {}, listed(plan.spent)),
        Verdict("plan-made", True, "plan", {}, listed(plan.made, plan.points)),
        Verdict("plan-donated", True, "plan", {}, listed(plan.donated, plan.donated_points)),
        Verdict("plan-invents", True, "plan", {}, listed(paying(teams))),
        Verdict("plan-left", True, "plan", {}, listed(after)),
    ]
    planned = [(card, at) for card, at, _ in plan.runs]
    first = (
        Verdict("plan", True, "plan", {"runs": len(planned)}, [])
        if trouble is None
        else Verdict("plan", False, trouble.reason, trouble.facts, [], trouble.rule)
    )
    told += warnings.of_plan(state, seat, plan)
    return [first, *told, *more_runs(state, seat, plan, planned), *swaps.run_verdicts(state, seat, plan)]


def _with_runs(
    state: State, seat: Seat, runs: list[Any], goods: list[int]
) -> tuple[Outcome, NotAllowed | None]:
    """A plan of these runs out of goods, and why one of them cannot be had."""
    plan = Outcome(seat, goods)
    trouble: NotAllowed | None = None
    for run in runs:
        try:
            planning.add_run(state, seat, plan, run)
        except NotAllowed as refused:
            trouble = trouble or refused
    return plan, trouble
