"""Builds the view of a seat by naming what it may see."""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import listed
from cosmodrome.core.view import filled, own_seat, phase_of
from cosmodrome.games.race.choices import ACTIONS, power_name
from cosmodrome.games.race.draft.packs import known_packs, rounds, taken
from cosmodrome.games.race.flow import STEPS
from cosmodrome.games.race.goals import gives, reached
from cosmodrome.games.race.scoring import bonus_of, counted_by, score, standing
from cosmodrome.games.race.state import Seat, State, fresh_seat, holds, names
from cosmodrome.games.race.steps.step import PHASES
from cosmodrome.games.race.sums import (
    DEVELOP_DISCOUNT,
    GOODS,
    KINDS,
    MILITARY,
    REBEL_MILITARY,
    SETTLE_DISCOUNT,
)
from cosmodrome.games.race.tables import Tables
from cosmodrome.games.race.tiles import TILES
from cosmodrome.games.race.views import (
    Counted,
    DraftView,
    GoalReached,
    OwnPiles,
    PhaseView,
    RaceView,
    ScorePart,
    SeatView,
    SecondWorld,
    TableauCard,
)

STARTED: Final = (0, 0, 1, 2, 3, 3, 4)
"""The phase that each action starts."""
AGAINST: Final = [
    *((GOODS[good - 1], MILITARY + good) for good in range(1, KINDS)),
    ("rebel", REBEL_MILITARY),
]
"""Military against a kind of world: its name, and where the sums have it."""
DISCOUNTS: Final = [
    ("develop", DEVELOP_DISCOUNT),
    ("settle", SETTLE_DISCOUNT),
    *((GOODS[good - 1], SETTLE_DISCOUNT + good) for good in range(1, KINDS)),
]
"""The same of cards saved."""


def phases_of(state: State) -> list[PhaseView]:
    """The phases of this round, once actions are revealed; a phase played twice stands twice (R9.5)."""
    found: list[PhaseView] = []
    if not state.revealed:
        return found
    turn_now = 1 if state.over else STEPS[state.now.number].turn
    now = phase_of(state)
    at = PHASES.index(now) if now in PHASES else len(PHASES)
    started = [[STARTED[act] for act in seat.acts] for seat in state.seats]
    for number, phase in enumerate(PHASES):
        chosen = [each.count(number) for each in started]
        if not any(chosen):
            continue
        turns = max(chosen) if phase in ("develop", "settle") else min(1, max(chosen))
        for turn in range(1, turns + 1):
            bonus = [seat.number for seat, count in zip(state.seats, chosen, strict=True) if count >= turn]
            when = (number, turn)
            here = (at, turn_now)
            found.append(
                PhaseView(phase, bonus, "now" if when == here else "past" if when < here else "ahead")
            )
    return found


def breakdown(tables: Tables, seat: Seat, goals: list[GoalReached]) -> list[ScorePart]:
    """R8.6, R14.31 Every source of a seat's score; their sum is the score."""
    parts = [ScorePart("chips", seat.chips, 0, [])]
    for card in seat.tableau:
        bonus = bonus_of(tables, seat, card) if tables.bonus[card] else 0
        counted = [Counted(*line) for line in counted_by(tables, seat, card)] if tables.bonus[card] else []
        parts.append(ScorePart(tables.ids[card], tables.vp[card] + bonus, bonus, counted))
    return parts + [ScorePart(goal.goal, goal.vp, 0, []) for goal in goals if goal.vp]


def goals_of(state: State, seat: Seat) -> list[GoalReached]:
    """R14.15 Each goal in play, and how far the seat is."""
    found: list[GoalReached] = []
    for number in state.goals:
        tile, at = TILES[number], seat.number
        count, vp = reached(state, seat, number), gives(state, number, at)
        found.append(GoalReached(tile.id, tile.most, tile.least, count, holds(state, number, at), vp))
    return found


def seat_view(state: State, seat: Seat) -> SeatView:
    """The public facts of a seat."""
    tables = state.tables
    sums = listed(seat.sums)
    goals = goals_of(state, seat) if state.goals else []
    return SeatView(
        seat=seat.number,
        hand=len(seat.hand),
        chips=seat.chips,
        tableau=[
            TableauCard(tables.ids[card], good != NOTHING)
            for card, good in zip(listed(seat.tableau), listed(seat.goods), strict=True)
        ],
        military=sums[MILITARY],
        military_against={kind: sums[at] for kind, at in AGAINST if sums[at]},
        discounts={kind: sums[at] for kind, at in DISCOUNTS if sums[at]},
        actions=[ACTIONS[act] for act in seat.acts] if state.revealed else [],
        revealed=tables.ids[seat.revealed] if seat.revealed >= 0 else "",
        offers=[tables.ids[card] for card in seat.offers] if seat.own is None else [],
        looking_at=len(seat.looked),
        produced=listed(seat.produced),
        produced_on=names(state, seat.made),
        powers_left=[power_name(power) for power in listed(seat.unused)],
        power=power_name(seat.power) if seat.power >= 0 else "",
        score=score(tables, seat) + sum([goal.vp for goal in goals]),
        breakdown=breakdown(tables, seat, goals),
        second=_second(tables, seat) if len(seat.settled) else None,
        goals=goals,
        own=_own_piles(state, seat) if state.whose != NOTHING else None,
    )


def _own_piles(state: State, seat: Seat) -> OwnPiles:
    own = seat.own
    assert own is not None
    in_use = state.whose == seat.number
    deck, shown, unseen = (
        (state.deck, state.shown, state.unseen) if in_use else (own.deck, own.shown, own.unseen)
    )
    start = state.tables.ids[own.start] if own.start != NOTHING else ""
    discards = len(shown) + len(unseen) + len(seat.discards)
    return OwnPiles(start, len(deck), discards, sorted(names(state, shown)))


def _second(tables: Tables, seat: Seat) -> SecondWorld:
    return SecondWorld(tables.ids[seat.settled[0]], int(seat.settled[1]), int(seat.settled[2]))


def _open(piles: list[OwnPiles]) -> list[str]:
    """R15.7 Discards that all have seen, of all seats."""
    return [card for own in piles for card in own.shown]


def _draft(state: State, own: Seat) -> DraftView:
    number, of = rounds(state)
    ids = state.tables.ids
    return DraftView(
        number=number,
        rounds=of if state.whose == NOTHING else number,
        left=number % 2 == 1,
        taken=taken(state),
        drafted=names(state, own.own.drafted) if own.own is not None else [],
        start_worlds=[ids[card] for card in own.own.starts] if own.own is not None else [],
    )


def _packs(state: State, viewer: int) -> list[list[list[str]]]:
    ids = state.tables.ids
    return [
        [[ids[card] if card != NOTHING else "" for card in stretch] for stretch in known]
        for known in known_packs(state, viewer)
    ]


def view(state: State, viewer: int | None, beside: RaceView | None) -> RaceView:
    """What a seat may see; None is a spectator. `beside` is as in `FlowGame.seen`."""
    tables = state.tables
    seats = state.seats
    own = own_seat(seats, viewer, fresh_seat)
    players = [seat_view(state, seat) for seat in seats] if beside is None else beside.players
    piles = [player.own for player in players if player.own is not None]
    seen = RaceView(
        seat=viewer,
        options=state.options.copy(),
        phases=phases_of(state) if beside is None else beside.phases,
        pool=state.pool,
        deck=len(state.deck) if not piles else sum([pile.deck for pile in piles]),
        discards=state.discarded() if not piles else sum([pile.discards for pile in piles]),
        players=players,
        shown=sorted(_open(piles) if piles else names(state, state.shown))
        if beside is None
        else beside.shown,
        causes=state.causes[:],
        winners=standing(state).winners if state.over else [],
        hand=names(state, own.hand),
        looked_at=names(state, own.looked),
        picked=names(state, own.picked),
        placing=tables.ids[own.placing] if own.placing >= 0 else "",
        chosen=[ACTIONS[act] for act in own.acts],
        discarded=sorted(names(state, own.discards)),
        candidates=names(state, own.pool),
        owed=own.owed,
        way=own.way,
        price=own.price,
    )
    if seats[0].own is not None:
        seen.draft = _draft(state, own)
        seen.packs = _packs(state, own.number)
    return filled(seen, state, own)
