"""The question a seat is asked, in full, and why a choice is refused."""

from cosmodrome.core.asking import about_of, purpose_of
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.decision import Decision, Form, NotAllowed
from cosmodrome.core.flow import LIVE, question
from cosmodrome.core.pile import listed
from cosmodrome.core.seats import check_seat
from cosmodrome.games.sidereal import promises, purposes
from cosmodrome.games.sidereal.goods import halves
from cosmodrome.games.sidereal.naming import ids
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.steps.bids import Buying
from cosmodrome.games.sidereal.steps.live import Bargaining, Live
from cosmodrome.games.sidereal.tables import IDS


def decision(state: State, seat: int) -> Decision:
    check_seat(seat, len(state.seats))
    asked = state.seats[seat]
    step = state.now
    if step.kind == LIVE and not state.over:
        assert isinstance(step, Live)
        return live(state, step, asked, step.forms(state, asked))
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


def live(state: State, step: Live, asked: Seat, forms: list[Form]) -> Decision:
    """The question in a live step, with these forms."""
    options, owed = step.options(state, asked), len(asked.todo) > 0
    nothing = step.nothing(state, asked)
    return Decision(asked.number, step.phase, "", options, forms=forms, owed=owed, nothing=nothing)


def why_not(state: State, seat: int, choice: Choice) -> NotAllowed | None:
    """The reason, in the game's words, for a listed choice outside the options."""
    step = state.now
    asked = state.seats[seat]
    if isinstance(step, Bargaining) and isinstance(choice, Pick) and choice.verb == "take":
        refused = step.why_not(state, asked, choice)
        if refused is not None:
            return refused
    if isinstance(step, Buying) and choice.verb == "buy" and isinstance(choice, Pick):
        refused = why_not_buy(state, step, asked, choice.value)
        if refused is not None:
            return refused
    if step.phase == "closing" and choice.verb == "ready":
        owed = promises.inventions_owed(state, asked)
        if owed:
            return NotAllowed("promised-to-invent", "R5.10", card=IDS[owed[0][0].card])
    if step.phase == "economy" and choice.verb == "run_none":
        return NotAllowed("promised-to-run", "R5.10", card="", to=0)
    return None


def why_not_buy(state: State, step: Buying, seat: Seat, space: int) -> NotAllowed | None:
    row = step.row(state)
    if space >= len(row) or row[space] < 0:
        return NotAllowed("empty-space", "R9.4", space=space)
    refused = promises.why_not_buy(state, seat.number, step.track, row[space])
    if refused is not None:
        return refused
    minimum = state.colony_minimum if step.phase == "colony" else state.research_minimum
    counted = step.counted(seat, step.ships(state))
    return NotAllowed("bid-too-low", "R9.4", need=minimum[space], have=halves(counted))
