"""The question a seat is asked, in full; what its cards would cost and bring now; and why a choice is refused."""

from cosmodrome.core.asking import about_of, purpose_of
from cosmodrome.core.choice import NOTHING, Choice, FreeChoice, Pick
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.flow import LIVE, question
from cosmodrome.core.pile import listed
from cosmodrome.core.seats import check_seat
from cosmodrome.games.sidereal import offering, planning, promises, purposes, telling
from cosmodrome.games.sidereal.choices import BUY
from cosmodrome.games.sidereal.goods import halves
from cosmodrome.games.sidereal.naming import ids
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.steps.bids import Buying
from cosmodrome.games.sidereal.steps.live import Bargaining, Live
from cosmodrome.games.sidereal.tables import IDS
from cosmodrome.games.sidereal.ways import WAYS


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
            nothing=step.nothing(state, asked),
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
            return NotAllowed("promised-to-invent", "R5.10", card=IDS[owed[0][0].card])
    if step.phase == "economy" and choice.verb == "run_none":
        return NotAllowed("promised-to-run", "R5.10", card="", to=0)
    return NotAllowed("not-an-option", choice=choice.key, purpose=step.phase)


def _why_not_buy(state: State, step: Buying, seat: Seat, space: int) -> NotAllowed | None:
    row = step.row(state)
    if space >= len(row) or row[space] < 0:
        return NotAllowed("empty-space", "R9.4", space=space)
    refused = promises.why_not_buy(state, seat.number, step.track, row[space])
    if refused is not None:
        return refused
    minimum = state.colony_minimum if step.phase == "colony" else state.research_minimum
    counted = step.counted(seat, step.ships(state))
    return NotAllowed("bid-too-low", "R9.4", need=minimum[space], have=halves(counted))


def bid_told(state: State, seat: Seat, step: Buying) -> list[Verdict]:
    """What a bid counts, and of each card on the track that it cannot buy, why; R12.1, R12.2 `doubles` colonies."""
    ships = step.ships(state)
    doubles = int(step.phase == "colony" and WAYS[seat.species].doubles_colonies())
    counts = step.counted(seat, ships)
    facts: dict[str, int | str] = {
        "ships": ships,
        "counts": halves(counts),
        "halved": int(counts != 2 * ships),
        "doubles": doubles,
    }
    found = [Verdict("bid", True, "bid", facts, [])]
    for space, card in enumerate(step.row(state)):
        refused = (
            _why_not_buy(state, step, seat, space) if card >= 0 and BUY[space] not in seat.options else None
        )
        if refused is not None:
            found.append(Verdict(IDS[card], False, refused.reason, refused.facts, [], refused.rule))
    return found


def verdicts(state: State, seat: int) -> list[Verdict]:
    """For a seat that may act: offers, converters and what it may do by itself, each with what it lacks.

    A converter's verdict names in `does` what is done, in `at` which one of the card, and in `key` the answer; a run's
    is `planned` if it is among those that answer `run_all` finds. Inventions that can be paid come first; they are
    `planned`, too. Parts are what is missing, by good.
    """
    check_seat(seat, len(state.seats))
    asked = state.seats[seat]
    if state.over or (state.now.kind != LIVE and not asked.options):
        raise NotAllowed("not-awaited", seat=seat)
    step = state.now
    found: list[Verdict] = []
    if step.phase == "species":
        return telling.species_told(state)
    if step.phase == "theft":
        return telling.thefts_told(state, asked) if WAYS[asked.species].steals() else []
    if isinstance(step, Buying):
        return bid_told(state, asked, step)
    if isinstance(step, Bargaining):
        found += offering.offers_told(state, asked, step)
    if step.phase == "trade":
        found += telling.seats_told(state)
    if step.phase in ("trade", "closing", "economy"):
        plan, teams = planning.of_turn(state, asked)
        if step.phase != "economy":
            found += telling.act_told(state, asked, [(team, option) for team, option, _ in teams])
        found += telling.more_runs(state, asked, plan, [(card, at) for card, at, _ in plan.runs])
    return found


def weigh(state: State, seat: int, choice: Choice) -> list[Verdict]:
    """What a plan, an offer, an act or a theft would come to, and how it could be paid. Raises NotAllowed."""
    if state.over or state.seats[seat].species < 0 or not isinstance(choice, FreeChoice):
        return []
    return telling.weigh(state, seat, choice)
