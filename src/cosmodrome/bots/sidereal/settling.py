"""From a pooled plan to a deal: every seat gets what its part takes, and what is left over makes the gains equal."""

from cosmodrome.bots.sidereal.acts import INVENT, LICENSE, Act
from cosmodrome.bots.sidereal.deals import MOST_MOVES, MOST_PROMISES, Deal, Parcel
from cosmodrome.bots.sidereal.own_plans import OwnPlans
from cosmodrome.bots.sidereal.paying import payments
from cosmodrome.bots.sidereal.plan import PROMISED, Plan
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.worths import first_ships, goods_worth, ships_extra
from cosmodrome.games.sidereal.goods import GOODS, SHIP
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.tables import RULES

ENOUGH = 0.25
"""Points that everybody gains at least; less is not worth the talk."""


ENVOY = 0.2
"""Points that an envoy before it costs a seat."""


EVEN = 0.3
"""How much of what a seat has without a deal counts when what is left over is shared out: the weak get more of it."""
OWN_SHARE = 4.0
"""Points by which a seat gains more than others by its own offers."""
LEAST = 0.6
"""Points that everybody gains before the weak get more."""


class Levels:
    """By member: what it gains, and how well off it is with that."""

    def __init__(self, gains: dict[int, float], base: dict[int, float], mine: tuple[int, float]) -> None:
        self.gains = gains
        middle = sum(base.values()) / len(base)
        self.ahead = {member: EVEN * (worth - middle) for member, worth in base.items()}
        self.ahead[mine[0]] -= mine[1]

    def key(self, member: int) -> tuple[bool, float, int]:
        """Who has least comes first."""
        gained = self.gains[member]
        return (gained >= LEAST, gained if gained < LEAST else gained + self.ahead[member], member)

    def poorest(self, among: list[int]) -> int:
        return min(among, key=self.key)


class Settlement:
    """A deal and what each member gains by it."""

    def __init__(self, deal: Deal, gains: dict[int, float]) -> None:
        self.deal = deal
        self.gains = gains
        self.plan: Plan | None = None
        """For which it is made, where its parties are to follow it."""


def base_of(position: Position, members: list[int], owed: list[list[int]], own: OwnPlans) -> dict[int, float]:
    """What each member has without a deal: its own plan, and technologies that the others' own plans share."""
    plans = {member: own.of(position, member, owed) for member in members}
    base = {member: plan.worth for member, plan in plans.items()}
    for plan in plans.values():
        for worths in plan.shared:
            for member in members:
                base[member] += worths[member]
    return base


def settle(
    position: Position,
    plan: Plan,
    owed: list[list[int]],
    base: dict[int, float],
    mine: tuple[int, float] = (0, 0.0),
) -> Settlement | None:
    """Who gives whom what, so that the plan can be carried out and the smallest gain is as great as it can be.

    `mine` is who offers it, and how many points more that seat gains. None where the goods do not go round.
    Gains are not looked at: who would lose, the caller sees.
    """
    members = plan.members
    seats = position.seats
    worths = goods_worth(position.turn)
    after = dict(plan.credit)
    doing: dict[int, list[Act]] = {member: [] for member in members}
    lent: list[Act] = []
    for act in plan.acts:
        if act.lent:
            lent.append(act)
        else:
            doing[act.seat].append(act)
    deal = Deal()
    # Interest converters go to whoever has least of the plan.
    for act in sorted(lent, key=lambda act: -act.worth):
        takers = [member for member in members if RULES[seats[member].species].runs_interest()]
        if not takers:
            return None
        taker = Levels({member: after[member] - base[member] for member in members}, base, mine).poorest(
            takers
        )
        doing[taker].append(act)
        after[taker] += act.worth
        deal.move(act.seat, taker).cards.append(act.card)
    pool = [
        sum(seats[member].goods[good] + seats[member].donated[good] for member in members)
        for good in range(GOODS)
    ]
    order = [act for member in members for act in doing[member]]
    rows = payments(order, pool)
    if rows is None:
        return None
    at = 0
    target: dict[int, list[int]] = {}
    for member in members:
        bundle = [0] * GOODS
        for _ in doing[member]:
            for good in range(GOODS):
                bundle[good] += rows[at][good]
            at += 1
        target[member] = bundle
    left = [pool[good] - sum(target[member][good] for member in members) for good in range(GOODS)]
    ships = {member: sum(act.later[SHIP] for act in doing[member]) for member in members}
    gains = {
        member: after[member] - base[member] + ships_extra(position.turn, ships[member]) for member in members
    }
    levels = Levels(gains, base, mine)
    _licences(position, doing, deal)
    _points(position, members, levels, deal)
    _parcels(position, members, worths, levels, deal)
    most = {member: [pool[good] - seats[member].donated[good] for good in range(GOODS)] for member in members}
    _share_out(left, worths, first_ships(position.turn), ships, most, levels, target)
    _balance(position, members, levels, doing, deal, owed, worths)
    if not _flows(position, members, target, deal):
        return None
    fewer_ways(position, deal)
    _acknowledge(position, members, doing, gains, deal)
    for member in members:
        for act in doing[member]:
            if act.kind == INVENT:
                deal.inventions.append((member, act.card))
    return Settlement(deal, gains)


def _licences(position: Position, doing: dict[int, list[Act]], deal: Deal) -> None:
    """R12.42"""
    for member, acts in doing.items():
        for act in acts:
            if act.kind == LICENSE:
                yengii = next(seat.number for seat in position.seats if RULES[seat.species].licenses())
                deal.move(yengii, member).licences.append(act.at)


def _points(position: Position, members: list[int], levels: Levels, deal: Deal) -> None:
    """R7.10 Donated points go to whoever gains least."""
    for member in members:
        for _ in range(position.seats[member].donated_points):
            others = [other for other in members if other != member]
            poorest = levels.poorest(others)
            deal.move(member, poorest).points += 1
            levels.gains[poorest] += 1.0


def _parcels(position: Position, members: list[int], worths: list[float], levels: Levels, deal: Deal) -> None:
    """R12.50 The output of the Envoys card goes whole to whoever gains least; it pays for no part of the plan."""
    for member in members:
        seat = position.seats[member]
        if seat.parcel:
            poorest = levels.poorest([other for other in members if other != member])
            deal.move(member, poorest).parcel = True
            levels.gains[poorest] += seat.parcel_points - ENVOY
            levels.gains[poorest] += sum(count * worths[good] for good, count in enumerate(seat.parcel_goods))


def _share_out(
    left: list[int],
    worths: list[float],
    first: list[float],
    ships: dict[int, int],
    most: dict[int, list[int]],
    levels: Levels,
    target: dict[int, list[int]],
) -> None:
    """What no plan needs goes piece by piece to whoever has least, the dearest first; no gift comes back to its maker.

    `most` is by member and good what it can have at most.
    """
    gains = levels.gains
    pieces = [good for good in range(GOODS) for _ in range(left[good])]
    pieces.sort(key=lambda good: (good != SHIP, -worths[good], good))
    for good in pieces:
        takers = [member for member in most if target[member][good] < most[member][good]]
        poorest = levels.poorest(takers or list(most))
        if good == SHIP:  # whoever has few of them can buy most with one more
            fewest = min(min(ships[member], len(first)) for member in takers or most)
            poorest = levels.poorest(
                [member for member in takers or most if min(ships[member], len(first)) == fewest]
            )
            if fewest < len(first):
                gains[poorest] += first[fewest]
            ships[poorest] += 1
        target[poorest][good] += 1
        gains[poorest] += worths[good]


def _balance(
    position: Position,
    members: list[int],
    levels: Levels,
    doing: dict[int, list[Act]],
    deal: Deal,
    owed: list[list[int]],
    worths: list[float],
) -> None:
    """R5.2 Who has most promises of what it makes to who has least, until no piece makes it more equal."""
    if position.turn >= TURNS:
        return
    gains = levels.gains
    made: dict[int, list[int]] = {}
    for member in members:
        row = [0] * GOODS
        for act in doing[member]:
            if act.lent:
                continue  # whoever borrows it may yet put in another colour
            for good in range(GOODS):
                row[good] += act.later[good]
        row[SHIP] = 0  # the bids come before they are due
        made[member] = [max(0, row[good] - owed[member][good]) for good in range(GOODS)]
    for _ in range(60):
        poor = levels.poorest(members)
        rich = max(members, key=levels.key)
        gap = levels.key(rich)[1] - levels.key(poor)[1]
        spare = gains[rich] - LEAST
        fitting = [good for good in range(GOODS) if made[rich][good] and worths[good] < min(0.7 * gap, spare)]
        full = (rich, poor) not in deal.next and len(deal.next) >= MOST_PROMISES
        if gap < 0.5 or not fitting or full:
            return
        good = max(fitting, key=lambda good: worths[good])
        made[rich][good] -= 1
        gains[rich] -= worths[good]
        gains[poor] += PROMISED * worths[good]
        deal.owes(rich, poor)[good] += 1


def _flows(position: Position, members: list[int], target: dict[int, list[int]], deal: Deal) -> bool:
    """The moves that turn what each member has into its target.

    Donated goods leave their maker; False if they cannot.
    """
    for good in range(GOODS):
        wanted = {member: target[member][good] for member in members}
        mine = {member: position.seats[member].goods[good] for member in members}
        gifts = {member: position.seats[member].donated[good] for member in members}
        keeps = {member: min(wanted[member], mine[member]) for member in members}
        lacks = {member: wanted[member] - keeps[member] for member in members}
        for member in members:
            for _ in range(gifts[member]):
                takers = [other for other in members if other != member and lacks[other] > 0]
                if takers:
                    taker = max(takers, key=lambda other: (_known(deal, member, other), lacks[other], -other))
                else:  # somebody else parts with its own for it
                    takers = [other for other in members if other != member and keeps[other] > 0]
                    if not takers:
                        return False
                    taker = takers[0]
                    keeps[taker] -= 1
                    lacks[taker] += 1
                deal.move(member, taker).goods[good] += 1
                lacks[taker] -= 1
        spare = {member: mine[member] - keeps[member] for member in members}
        for taker in members:
            while lacks[taker] > 0:
                givers = [member for member in members if member != taker and spare[member] > 0]
                if not givers:
                    return False
                giver = max(givers, key=lambda member: (_known(deal, member, taker), spare[member], -member))
                count = min(spare[giver], lacks[taker])
                deal.move(giver, taker).goods[good] += count
                spare[giver] -= count
                lacks[taker] -= count
    return True


def fewer_ways(position: Position, deal: Deal, most: int = MOST_MOVES) -> None:
    """Goods go another way, by seats that have the same to pass on, until the deal fits into an offer (R6.11)."""
    for parcel in sorted(deal.moves.values(), key=lambda parcel: sum(parcel.goods)):
        if deal.ways() <= most:
            return
        goods_only = Parcel(parcel.giver, parcel.receiver)
        goods_only.goods = parcel.goods
        if vars(goods_only) == vars(parcel):
            _pass_on(position, deal, parcel)


def _pass_on(position: Position, deal: Deal, parcel: Parcel) -> None:
    """All of a parcel by others, each of whom gives as much of its own as it gets; nothing if that does not go."""
    giver, receiver = parcel.giver, parcel.receiver
    between = [
        seat.number
        for seat in position.seats
        if not deal.empty(giver, seat.number) and not deal.empty(seat.number, receiver)
    ]
    by: list[tuple[int, int, int]] = []
    for good in range(GOODS):
        lack = parcel.goods[good]
        for seat in between:
            has = position.seats[seat].goods[good] + position.seats[seat].donated[good]
            count = min(lack, has - deal.given(seat, good))
            if count > 0:
                by.append((seat, good, count))
                lack -= count
        if lack:
            return
    for seat, good, count in by:
        deal.move(giver, seat).goods[good] += count
        deal.move(seat, receiver).goods[good] += count
    del deal.moves[giver, receiver]


def _known(deal: Deal, giver: int, receiver: int) -> bool:
    """Whether something goes that way already: fewer ways make a shorter deal."""
    return (giver, receiver) in deal.moves


ACKNOWLEDGEMENTS = 2


def _acknowledge(
    position: Position, members: list[int], doing: dict[int, list[Act]], gains: dict[int, float], deal: Deal
) -> None:
    """R12.11 The Faderan leave acknowledgements with everybody they trade with; that costs nobody anything."""
    for member in members:
        if not RULES[position.seats[member].species].acknowledges():
            continue
        for other in members:
            if other == member:
                continue
            inventing = sum(act.kind == INVENT for act in doing[other])
            lack = max(ACKNOWLEDGEMENTS, inventing + 1) - position.seats[other].acknowledgements
            if lack > 0 and (not deal.empty(member, other) or deal.ways() < MOST_MOVES):
                deal.move(member, other).acknowledgements += lack


def losers(found: Settlement, least: float = ENOUGH) -> list[int]:
    return [member for member, gained in found.gains.items() if gained < least]
