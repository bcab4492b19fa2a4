"""Bids: what a team or a colony is worth for the turns to come, how the ships are split, what is bought."""

from collections.abc import Iterator

from cosmodrome.bots.sidereal.position import LIBRARY, Position
from cosmodrome.bots.sidereal.worths import SHIP_WORTH, card_worth, goods_worth, ships_extra, side_worth
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.goods import GOODS, SHIP
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.tables import (
    BACK,
    COSTS,
    COUNT,
    FRONT,
    INPUTS,
    NO_TECHNOLOGY,
    NUMBER_OF,
    RULES,
    TECH,
    UPGRADES,
    VP,
    technology_card,
)
from cosmodrome.games.sidereal.views import SiderealView, Space

MOST_BID = 5
"""Ships on one track; more hardly ever buys more."""
PAYS = 0.8
"""What is bought is worth at least this share of the ships paid."""
KEPT = 0.4
"""What a seat's first ships count of their worth when they are kept for the next bids."""
LEAVES = 0.5
"""Points for each ship of a space's minimum: the cheap spaces are left to those who bid less."""
CROWDED = 2.0
"""Points less for each team that the seat already holds: it cannot invent with all of them."""
COST_WORTH = 0.85
"""What the goods of an invention count, for partners help to find them."""


def team_worth(position: Position, seat: int, team: int) -> float:
    """What a team bought now brings; it can invent from the next turn on, in which `position` lies."""
    if position.turn > TURNS:
        return 0.0
    owner = position.seats[seat]
    worths = goods_worth(min(position.turn, TURNS - 1))
    cost = min(sum(count * worths[good] for good, count in enumerate(costs[:GOODS])) for costs in COSTS[team])
    total = VP[team] + position.bonus_of(seat) - COST_WORTH * cost
    if TECH[team] != NO_TECHNOLOGY:
        card = technology_card(owner.species, TECH[team])
        if position.place[card] == LIBRARY:
            total += card_worth(card, FRONT, TURNS + 1 - position.turn)
    return total - CROWDED * len(owner.teams)


def colony_worth(position: Position, seat: int, card: int) -> float:
    """What a colony bought now brings, less what it displaces at full support."""
    owner = position.seats[seat]
    turns = TURNS + 1 - position.turn
    times = 2 if RULES[owner.species].doubles_colonies() else 1

    def worth(each: int, back: int, doubled: int) -> float:
        now = side_worth(each, back, turns)
        if not back and COUNT[2 * each + BACK]:
            worths = goods_worth(min(position.turn, TURNS - 1))
            cost = sum(
                count * worths[good]
                for converter in UPGRADES[each]
                for good, count in enumerate(INPUTS[converter][:GOODS])
            )
            now = max(now, side_worth(each, BACK, turns) * doubled - cost, now * doubled)
        return now

    mine = worth(card, FRONT, times)
    if len(owner.colonies) >= owner.support():
        if not owner.colonies:
            return 0.3
        mine -= min(worth(each, position.back[each], 1 + position.doubled[each]) for each in owner.colonies)
        mine = max(mine, 0.3)
    return mine


def worths_on(position: Position, seat: int, track: list[Space], colonies: bool) -> list[tuple[float, int]]:
    """What each card on a track is worth to a seat, and the least bid for it, the best first."""
    found = []
    for space in track:
        if space.card:
            card = NUMBER_OF[space.card]
            worth = (colony_worth if colonies else team_worth)(position, seat, card)
            found.append((worth, space.minimum))
    return sorted(found, reverse=True)


def expected(bid: float, rivals: list[float], worths: list[tuple[float, int]]) -> float:
    """What a bid is likely to buy, where rivals bid about so much and take what is best for the bidder first."""
    if bid <= 0:
        return 0.0
    ahead = 0.0
    for rival in rivals:
        low, high = 0.4 * rival, 1.6 * rival
        ahead += 0.0 if bid >= high else 1.0 if bid < low else (high - bid) / (high - low)
    whole = int(ahead)
    return (whole + 1 - ahead) * _left(bid, whole, worths) + (ahead - whole) * _left(bid, whole + 1, worths)


def _left(bid: float, taken: int, worths: list[tuple[float, int]]) -> float:
    for worth, minimum in worths[taken:]:
        if minimum <= bid:
            return max(worth, 0.0)
    return 0.0


def quotas(position: Position, track: list[Space]) -> list[int]:
    """By seat, the ships with which all could buy what is on a track: who has most bids for the dearest space."""
    minima = sorted((space.minimum for space in track if space.card), reverse=True)
    found = [0] * len(position.seats)
    for seat in sorted(position.seats, key=lambda each: (-each.goods[SHIP], each.number)):
        ships = seat.goods[SHIP]
        fitting = [minimum for minimum in minima if minimum <= ships]
        if fitting:
            found[seat.number] = fitting[0]
            minima.remove(fitting[0])
    return found


def split(view: SiderealView, position: Position, decision: Decision, owed: int) -> Choice:
    """How many ships go on each track, without those owed. `position` lies in the next turn."""
    form = decision.form("split")
    found = (-1.0, 0, 0)
    for one in splits(view, position, decision.seat, owed) if form is not None else []:
        if one[0] > found[0] + 1e-9:
            found = one
    if form is None or found[1] + found[2] <= 0:
        return decision.options[0]
    return form.choice(payloads.Split(found[1], found[2]))


def splits(
    view: SiderealView, position: Position, number: int, owed: int
) -> Iterator[tuple[float, int, int]]:
    """For each way to split a seat's ships: points that it is likely to bring, ships for colonies and for research."""
    if position.seats[number].goods[SHIP] <= owed:
        return
    hopes = Hopes(view, position, number, owed)
    for research in range(hopes.least, min(hopes.ships, MOST_BID) + 1):
        for colony in range(min(hopes.ships - research, hopes.most_colony) + 1):
            yield hopes.worth(colony, research), colony, research


class Hopes:
    """What a seat's ships may buy, by what others are likely to bid. `position` lies in the next turn."""

    def __init__(self, view: SiderealView, position: Position, number: int, owed: int) -> None:
        seat = position.seats[number]
        self.turn, self.ships = position.turn, seat.goods[SHIP] - owed
        self.half = 2.0 / RULES[seat.species].bid_as(1)
        self.colonies = worths_on(position, seat.number, view.colony_track, True)
        self.teams = worths_on(position, seat.number, view.research_track, False)
        rivals = [other for other in position.seats if other is not seat]
        wanted = quotas(position, view.research_track)
        self.for_teams = [float(min(MOST_BID, wanted[other.number])) for other in rivals]
        self.for_colonies = [
            min(MOST_BID, 0.45 * other.goods[SHIP]) * RULES[other.species].bid_as(1) / 2 for other in rivals
        ]
        self.least = min(wanted[seat.number], self.ships) if self.teams and self.teams[0][0] > 0 else 0
        self.most_colony = MOST_BID * int(self.half) + RULES[seat.species].may_halve(2)

    def worth(self, colony: int, research: int) -> float:
        """Points that such bids are likely to bring, with the ships that are kept."""
        kept = self.ships - colony - research
        bought = expected(colony / self.half, self.for_colonies, self.colonies)
        bought += expected(research, self.for_teams, self.teams)
        return bought + (SHIP_WORTH * kept + KEPT * ships_extra(self.turn, kept))


def buy(view: SiderealView, position: Position, decision: Decision, colonies: bool) -> Choice:
    """The best card that the bid can buy, or pass."""
    track = view.colony_track if colonies else view.research_track
    ships = decision.more
    seat = decision.seat
    pick, worth, liked = None, 0.0, 0.0
    for option in decision.options:
        if option.verb == "buy":
            card = NUMBER_OF[track[int(option.subject)].card]
            value = (colony_worth if colonies else team_worth)(position, seat, card)
            liking = value + LEAVES * track[int(option.subject)].minimum
            if value > 0 and liking > liked:
                pick, worth, liked = option, value, liking
    if pick is not None and worth >= PAYS * SHIP_WORTH * ships:
        halve = next((option for option in decision.options if option.verb == "halve"), None)
        if (
            halve is not None
            and ships >= 4
            and halved_worth(position, seat, track, ships) > worth + SHIP_WORTH
        ):
            return halve
        return pick
    return next(option for option in decision.options if option.verb == "pass")


def halved_worth(position: Position, seat: int, track: list[Space], ships: int) -> float:
    """What the best two colonies are worth that two bids of half the ships could buy; 0 where there are no two."""
    worths = sorted(
        colony_worth(position, seat, NUMBER_OF[space.card])
        for space in track
        if space.card and space.minimum <= ships // 2
    )
    return sum(worths[-2:]) if len(worths) >= 2 else 0.0
