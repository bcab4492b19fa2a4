"""The question a seat is asked, in full; what its cards would cost and bring now; and why a choice is refused."""

from cosmodrome.core.asking import about_of, purpose_of
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.flow import LIVE, question
from cosmodrome.core.pile import listed
from cosmodrome.core.seats import check_seat
from cosmodrome.games.sidereal import acts, promises, purposes, reckoning
from cosmodrome.games.sidereal.naming import ids
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.steps.bids import Buying
from cosmodrome.games.sidereal.steps.live import Bargaining, Live
from cosmodrome.games.sidereal.tables import COSTS, FLIPS, IDS, INPUTS, UPGRADES


def decision(state: State, seat: int) -> Decision:
    check_seat(seat, len(state.seats))
    asked = state.seats[seat]
    step = state.now
    if step.kind == LIVE and not state.over:
        assert isinstance(step, Live)
        return Decision(
            seat,
            step.phase,
            "",
            step.options(state, asked),
            forms=step.forms(state, asked),
            owed=len(asked.todo) > 0,
        )
    entry = question(state, asked)
    if entry == NOTHING or not asked.options:
        raise NotAllowed("not-awaited", seat=seat)
    purpose = purpose_of(entry)
    if purpose == purposes.SUPPORT:
        return Decision(
            seat, "support", "", asked.options, more=asked.owed,
            pool=ids(listed(asked.pool)), picked=ids(listed(asked.picked)),
        )  # fmt: skip
    more = about_of(entry) if purpose in (purposes.COLONY, purposes.RESEARCH) else 1
    forms = step.forms(state, asked) if step.free else []
    return Decision(seat, purposes.NAMES[purpose], "", asked.options, more=max(1, more), forms=forms)


def why_not(state: State, seat: int, choice: Choice) -> NotAllowed:
    step = state.now
    asked = state.seats[seat]
    if isinstance(step, Bargaining) and isinstance(choice, Pick) and choice.verb == "take":
        refused = step.why_not(state, asked, choice)
        if refused is not None:
            return refused
    if isinstance(step, Buying) and choice.verb == "buy" and isinstance(choice, Pick):
        refused = _why_not_buy(state, step, asked, choice.value)
        if refused is not None:
            return refused
    if step.phase == "closing" and choice.verb == "ready":
        owed = promises.inventions_owed(state, asked)
        if owed:
            return NotAllowed("promised-to-invent", card=IDS[owed[0][0].card])
    if step.phase == "economy" and choice.verb == "run_none":
        return NotAllowed("promised-to-run", card="", to=0)
    return NotAllowed("not-an-option", choice=choice.key, purpose=step.phase)


def _why_not_buy(state: State, step: Buying, seat: Seat, space: int) -> NotAllowed | None:
    row = step.row(state)
    if space >= len(row) or row[space] < 0:
        return NotAllowed("empty-space", space=space)
    refused = promises.why_not_buy(state, seat.number, step.track, row[space])
    if refused is not None:
        return refused
    minimum = state.colony_minimum if step.phase == "colony" else state.research_minimum
    return NotAllowed("bid-too-low", need=minimum[space], have=step.ships(state))


def verdicts(state: State, seat: int) -> list[Verdict]:
    """For a seat that may act: what turning, inventing with or buying each card takes, and whether it can be paid."""
    check_seat(seat, len(state.seats))
    asked = state.seats[seat]
    if state.over or (state.now.kind != LIVE and not asked.options):
        raise NotAllowed("not-awaited", seat=seat)
    if state.now.phase not in ("trade", "closing"):
        return []
    found: list[Verdict] = []
    for team in asked.teams:
        payable = [
            option
            for option in range(len(COSTS[team]))
            if reckoning.paid(asked.goods, reckoning.invention_cost(state, asked, team, option), False)
            is not None
        ]
        found.append(_verdict(IDS[team], bool(payable), "can-invent", "lacks-for-invention"))
    for card in [*asked.cards, *asked.colonies]:
        if FLIPS[card] and not state.back[card] and UPGRADES[card] and state.owner[card] == seat:
            payable_now = acts.can_pay(state, asked, INPUTS[UPGRADES[card][0]])
            found.append(_verdict(IDS[card], payable_now, "can-turn", "lacks-for-turning"))
    return found


def _verdict(card: str, allowed: bool, yes: str, no: str) -> Verdict:
    return Verdict(card, allowed, yes if allowed else no, {}, [])
