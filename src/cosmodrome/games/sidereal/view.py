"""What a seat may see, built field by field from the state."""

from cosmodrome.core.flow import LIVE, TURN, awaited
from cosmodrome.core.pile import listed
from cosmodrome.core.seats import check_seat
from cosmodrome.games.sidereal import promises, reckoning
from cosmodrome.games.sidereal.deals import DELIVER, FATES, OPEN, Deal, Obligation
from cosmodrome.games.sidereal.flow import OVER
from cosmodrome.games.sidereal.giving import parcel_named
from cosmodrome.games.sidereal.naming import (
    given_all,
    id_of,
    ids,
    named,
    promised,
    promised_all,
    seat_or_none,
)
from cosmodrome.games.sidereal.scoring import standing
from cosmodrome.games.sidereal.state import BOX, INVENTED, SOURCES, SPENT, Seat, State
from cosmodrome.games.sidereal.tables import (
    DECK,
    ENTERING,
    IDS,
    IS_COLONY,
    KT,
    PAID,
    SPECIES_IDS,
    TEAMS,
    TECHNOLOGY_IDS,
)
from cosmodrome.games.sidereal.views import (
    Bidder,
    CardView,
    InventionView,
    No,
    NoticeView,
    OfferView,
    Owed,
    ScorePart,
    SeatView,
    SiderealView,
    Space,
)

NULLSPACE = [card for card in DECK[KT] if IS_COLONY[card] and ENTERING[card] == PAID]


def _cards(state: State, cards: list[int]) -> list[CardView]:
    return [
        CardView(IDS[card], state.owner[card], bool(state.back[card]), bool(state.doubled[card]))
        for card in cards
    ]


def _notice(seat: Seat, viewer: int | None) -> NoticeView | None:
    notice = seat.notice
    if notice is None or (notice.to >= 0 and viewer not in (seat.number, notice.to)):
        return None
    return NoticeView(named(notice.seek), named(notice.give), notice.phrases[:], seat_or_none(notice.to))


def seat_view(state: State, seat: Seat, viewer: int | None) -> SeatView:
    sees_points = state.over or state.rulings.open_points or viewer == seat.number
    chosen = seat.species >= 0
    return SeatView(
        seat=seat.number,
        species=SPECIES_IDS[seat.species] if chosen else "",
        points=seat.points if sees_points else None,
        breakdown=[ScorePart(name, seat.scored[at]) for at, name in enumerate(SOURCES) if seat.scored[at]]
        if sees_points
        else [],
        goods=named(seat.goods),
        donated=named(seat.donated),
        donated_points=seat.donated_points,
        parcel=parcel_named(seat),
        cards=_cards(state, seat.cards),
        colonies=_cards(state, seat.colonies),
        teams=_cards(state, seat.teams),
        spent=[IDS[card] for card in DECK[seat.species] if state.place[card] == SPENT] if chosen else [],
        acknowledgements=seat.acknowledgements,
        envoys=seat.envoys,
        protected=seat.protected,
        robbed=seat.robbed,
        support=reckoning.support(seat.species, seat.cards) if chosen else 0,
        fleets=reckoning.fleets_of(seat.cards),
        ready=state.now.kind == LIVE and len(seat.todo) == 0,
        colony_bid=seat_or_none(seat.colony_bid),
        research_bid=seat_or_none(seat.research_bid),
        notice=_notice(seat, viewer),
    )


def _spaces(track: list[int], minimum: list[int]) -> list[Space]:
    return [Space(id_of(track[space]), minimum[space]) for space in range(len(track))]


def _gone(state: State) -> list[str]:
    return [IDS[card] for card in NULLSPACE if state.place[card] == BOX]


def _owed(state: State, owed: Obligation, number: int) -> Owed:
    can = owed.fate == OPEN and owed.kind == DELIVER and promises.can_be_kept(state, owed)
    return Owed(promised(owed, number), FATES[owed.fate], owed.released[:], owed.lost, can)


def _ledger(state: State) -> list[Owed]:
    return [_owed(state, owed, number) for number, owed in enumerate(state.ledger)]


def _invented(state: State) -> list[str]:
    return [IDS[team] for era in TEAMS for team in era if state.place[team] == INVENTED]


def _keys(state: State, seat: Seat) -> dict[int, str]:
    """The key of each offer that a seat knows, by its place in the book."""
    keys = {at: f"take:{number}" for number, at in enumerate(seat.shown)}
    keys.update((at, f"withdraw:{number}") for number, at in enumerate(seat.made))
    return keys


def _offer(deal: Deal, key: str, counters: str) -> OfferView:
    return OfferView(
        key,
        deal.maker,
        deal.to[:],
        given_all(deal.moves),
        promised_all(deal.promises),
        deal.all_of,
        deal.agreed[:],
        deal.until,
        deal.open,
        counters,
        deal.settles,
        [No(seat, why) for seat, why in deal.declined],
        deal.made,
    )


def offers(state: State, viewer: int | None) -> list[OfferView]:
    """What the viewer has made and been shown in this phase, closed ones too, and what all may know."""
    keys: dict[int, str] = {} if viewer is None else _keys(state, state.seats[viewer])
    found = [_offer(state.book[at], key, keys.get(state.book[at].answers, "")) for at, key in keys.items()]
    for at, deal in enumerate(state.book):
        if deal.settles >= 0 and at not in keys:
            found.append(_offer(deal, "", ""))
    return found


def view(state: State, viewer: int | None, beside: SiderealView | None) -> SiderealView:
    """What a seat may see; None is a spectator. `beside` is as in `FlowGame.seen`."""
    seats = state.seats
    if viewer is not None:
        check_seat(viewer, len(seats))
    own = seats[viewer] if viewer is not None else None
    dealt = bool(state.colony_minimum)
    turn = state.now.kind == TURN and not state.over
    todo = listed(state.todo) if turn else listed(own.todo) if own is not None else []
    owing = awaited(state) if not state.over else []
    live = state.now.kind == LIVE and not state.over
    return SiderealView(
        seat=viewer,
        options=dict(state.rulings.options),
        round=state.round,
        phase="over" if state.over else state.now.phase,
        awaited=owing,
        may_act=list(range(len(seats))) if live else owing,
        winners=standing(state).winners if state.over else [],
        players=[seat_view(state, seat, viewer) for seat in seats],
        offered=[SPECIES_IDS[species] for species in state.offered],
        colony_track=_spaces(state.colony_track, state.colony_minimum),
        research_track=_spaces(state.research_track, state.research_minimum),
        colony_next=IDS[state.colony_deck[-1]] if dealt and state.colony_deck else "",
        research_next=IDS[state.research_deck[-1]] if dealt and state.research_deck else "",
        colony_deck=len(state.colony_deck),
        research_deck=len(state.research_deck),
        relic_deck=len(state.relic_deck),
        colony_under=ids(state.colony_deck[: state.colony_known]),
        research_under=ids(state.research_deck[: state.research_known]),
        bonus=state.bonus[:],
        yengii_bonus=state.yengii_bonus[:],
        envoys=state.envoys_left,
        ledger=_ledger(state) if beside is None else beside.ledger,
        offers=offers(state, viewer),
        inventions=[InventionView(seat, IDS[team]) for seat, team in state.inventions],
        licensable=[TECHNOLOGY_IDS[technology] for technology in state.licensable],
        invented=_invented(state) if beside is None else beside.invented,
        gone=(_gone(state) if dealt else []) if beside is None else beside.gone,
        gift_given=state.gift_given,
        bidders=[Bidder(seat, ships) for seat, ships in state.bidders],
        halved=state.halved,
        answer=own.answer.key if own is not None and own.answer is not None else "",
        picked=ids(listed(own.picked)) if own is not None else [],
        step=OVER if state.over else state.now.number,
        todo=todo,
        candidates=ids(listed(own.pool)) if own is not None else [],
        owed=own.owed if own is not None else 0,
        used=state.used[:],
        ask_anyway=state.ask_anyway,
    )
