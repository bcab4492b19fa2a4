"""Builds the view of a seat by naming what it may see."""

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import listed
from cosmodrome.core.view import filled, own_seat
from cosmodrome.games.jump_drive.choices import WAYS
from cosmodrome.games.jump_drive.flow import STEPS
from cosmodrome.games.jump_drive.powers import ICONS
from cosmodrome.games.jump_drive.reckoning import military_of
from cosmodrome.games.jump_drive.scoring import best_other, income_rate, standing, vp_rate, worth
from cosmodrome.games.jump_drive.state import Seat, State, fresh_seat, name, names
from cosmodrome.games.jump_drive.sums import (
    CONTACT_DISCOUNT,
    CONTACTS,
    DEVELOPMENT_DISCOUNT,
    EXPLORE,
    GOODS,
    KINDS,
    OTHER_PER,
    OTHER_WITH,
    REBEL_MILITARY,
    SPECIAL_MILITARY,
    WORLD_DISCOUNT,
)
from cosmodrome.games.jump_drive.tables import DISCOUNTED
from cosmodrome.games.jump_drive.views import JumpDriveView, ScorePart, SeatView


def breakdown(state: State, seat: Seat) -> list[ScorePart]:
    """R9.3 What each card gives a round now; R9.5 and whose empire it counts beside its own."""
    tables = state.tables
    parts: list[ScorePart] = []
    for card in seat.empire:
        vp_terms, income_terms = tables.vp_terms[card], tables.income_terms[card]
        other = NOTHING
        for term in vp_terms + income_terms:
            if term.scope in (OTHER_PER, OTHER_WITH):
                other = best_other(state, seat, term.counted)
        vp = tables.vp[card] + worth(state, seat, vp_terms)
        income = tables.income[card] + worth(state, seat, income_terms)
        parts.append(ScorePart(tables.ids[card], vp, income, other if other >= 0 else None))
    return parts


def discounts_of(seat: Seat) -> dict[str, int]:
    """Cards saved, by what they are saved on."""
    sums = listed(seat.sums)
    saved = {"development": sums[DEVELOPMENT_DISCOUNT], "world": sums[WORLD_DISCOUNT]}
    saved.update({GOODS[kind - 1]: sums[WORLD_DISCOUNT + kind] for kind in range(1, KINDS)})
    saved.update({card: sums[at] for card, at in DISCOUNTED.items()})
    saved = {what: amount for what, amount in saved.items() if amount}
    if sums[CONTACTS]:
        saved["contact"] = sums[CONTACT_DISCOUNT]
    return saved


def seat_view(state: State, seat: Seat) -> SeatView:
    """The public facts of a seat."""
    sums = seat.sums
    sealed = state.sealed and not state.over
    step = STEPS[state.now.number]
    open_cards = not (sealed and step.hides_placing)
    open_ways = not (sealed and step.hides_ways)
    open_second = not (sealed and step.hides_second)
    against = {GOODS[kind - 1]: int(sums[SPECIAL_MILITARY + kind]) for kind in range(1, KINDS)}
    against["rebel"] = int(sums[REBEL_MILITARY])
    return SeatView(
        seat=seat.number,
        hand=len(seat.hand),
        empire=names(state, seat.empire),
        survey_teams=seat.survey_teams,
        icons={icon: int(sums[EXPLORE + at]) for at, icon in enumerate(ICONS)},
        military=military_of(seat.sums),
        military_against={kind: amount for kind, amount in against.items() if amount},
        discounts=discounts_of(seat),
        development=name(state, seat.development) if open_cards else "",
        world=name(state, seat.world) if open_cards else "",
        way=WAYS[seat.way] if open_ways and seat.way >= 0 else "",
        second=name(state, seat.second) if open_second else "",
        coming=[name(state, card) for card in seat.coming],
        exploring=seat.exploring and open_cards,
        drawn=seat.drawn,
        military_used=seat.used,
        vp=seat.vp,
        vp_rate=vp_rate(state, seat),
        income_rate=income_rate(state, seat),
        breakdown=breakdown(state, seat),
        vps=seat.vps[:],
        incomes=seat.incomes[:],
    )


def view(state: State, viewer: int | None, beside: JumpDriveView | None) -> JumpDriveView:
    """What a seat may see; None is a spectator. `beside` is as in `FlowGame.seen`."""
    seats = state.seats
    own = own_seat(seats, viewer, fresh_seat)
    seen = JumpDriveView(
        seat=viewer,
        options=state.options.copy(),
        own_cards=state.tables.own_cards is not None,
        deck=len(state.deck),
        discards=state.discarded(),
        players=[seat_view(state, seat) for seat in seats] if beside is None else beside.players,
        shown=sorted(names(state, state.shown)) if beside is None else beside.shown,
        winners=standing(state).winners if state.over else [],
        hand=names(state, own.hand),
        picked=names(state, own.picked),
        development=name(state, own.development),
        world=name(state, own.world),
        second=name(state, own.second),
        exploring=own.exploring,
        way=WAYS[own.way] if own.way >= 0 else "",
        development_price=own.development_price,
        world_price=own.world_price,
        second_price=own.second_price,
        discarded=sorted(names(state, own.discards)),
        candidates=names(state, own.pool),
        owed=own.owed,
    )
    return filled(seen, state, own)
