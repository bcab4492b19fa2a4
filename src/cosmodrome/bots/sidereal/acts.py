"""Everything that seats could do in a turn with the goods at hand: what it takes, what it makes, what it is worth."""

from functools import cache

from cosmodrome.bots.sidereal.position import IN_PLAY, LIBRARY, Holding, Position
from cosmodrome.bots.sidereal.worths import (
    DONATED_WORTH,
    card_worth,
    goods_worth,
    pair_worth,
    side_worth,
)
from cosmodrome.games.sidereal.goods import (
    ANY,
    COLOURS,
    DESERT,
    GOODS,
    LARGE,
    SMALL,
    VP,
    WORLD,
    Things,
)
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.reckoning import DISCOUNTS, discounted
from cosmodrome.games.sidereal.tables import (
    ARROW,
    BACK,
    COSTS,
    COUNT,
    DECK,
    DONATED,
    ENTRY,
    FIRST,
    FLEET_SUPPORT,
    FLEETS_NEEDED,
    FLIPS,
    FRONT,
    IMDRIL,
    INPUTS,
    INTEREST,
    IS_COLONY,
    NO_TECHNOLOGY,
    ONE_TAKER,
    OUTPUTS,
    OWNER,
    PAIR,
    PARTNER,
    PURPLE_ARROW,
    RELIC_DECKS,
    RULES,
    SAME_COLOUR,
    SPENDS,
    TECH,
    UPGRADES,
    WHITE_ARROW,
    technology_card,
)
from cosmodrome.games.sidereal.tables import (
    VP as TEAM_VP,
)

RUN, UPGRADE, FLIP, PLAY, DRAW, INVENT, LICENSE = range(7)
KINDS = ("run", "upgrade", "flip", "play", "draw", "invent", "license")

NOTHING: list[int] = [0] * GOODS
RELIC_NOW = 3.0
"""Points that an unknown relic world brings when it is played, and then in each turn."""
RELIC_LATER = 0.7

Side = tuple[int, int]
"""A card, and which side is up."""


class Act:
    """One thing that a seat could do. Rows of goods are GOODS long; worth is in points, goods not counted."""

    def __init__(self, seat: int, kind: int, card: int) -> None:
        self.seat = seat
        self.kind = kind
        self.card = card
        self.at = 0
        """Which converter of a card runs, which cost is paid; of LICENSE the technology."""
        self.spend = -1
        """The card that an upgrade spends."""
        self.side = FRONT
        """The side that runs; of a pair, that of its first half."""
        self.other_side = FRONT
        self.colour = -1
        """The good put into an interest converter, and made by it."""
        self.lent = False
        """An interest converter that the holder has to borrow for it; then `seat` is its owner."""
        self.need: list[int] = NOTHING
        self.any = (0, 0)
        """Cubes of whichever colour: small, large."""
        self.worlds: list[tuple[int, int]] = []
        """Colonies consumed: a thing and how many."""
        self.now: list[int] = NOTHING
        """Made at once, to be used in the same turn."""
        self.later: list[int] = NOTHING
        """Made in the Economy phase."""
        self.donated: list[int] = NOTHING
        self.donated_points = 0
        self.parcel = False
        self.points = 0
        """Scored by it at once or in the Economy phase; the bonus is not among them."""
        self.worth = 0.0
        """Points, cards gained less cards lost, and what is made later, in points."""
        self.limit = 1
        self.fleets = 0


class Shares:
    """Who would gain what if a technology were shared; worked out once a turn."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.found: dict[int, list[float]] = {}

    def of(self, technology: int) -> list[float]:
        """By seat: what its card of the technology would be worth from the next turn on, 0 if it has it."""
        if technology not in self.found:
            position = self.position
            turns = TURNS - position.turn
            self.found[technology] = [
                card_worth(technology_card(seat.species, technology), FRONT, turns)
                if position.place[technology_card(seat.species, technology)] == LIBRARY
                else 0.0
                for seat in position.seats
            ]
        return self.found[technology]


class Seats:
    """The acts of one seat, and which of them exclude or need each other."""

    def __init__(
        self, position: Position, seat: Holding, shares: Shares, pooled: bool, running: bool = False
    ) -> None:
        self.position = position
        self.running = running
        """Whether converters are all that is left to do."""
        self.seat = seat
        self.shares = shares
        self.pooled = pooled
        """Whether goods go round, so that donated ones count in full."""
        self.turns = TURNS - position.turn
        self.goods = goods_worth(position.turn)
        self.acts: list[Act] = []
        self.first = 0
        """The column of the first act in a program."""
        self.runs: dict[Side, list[int]] = {}
        """Acts that run a side."""
        self.turned: dict[int, list[int]] = {}
        """Acts that turn a card over."""
        self.entered: dict[int, list[int]] = {}
        """Acts that bring a card into play."""
        self.spent: dict[int, list[int]] = {}
        """Acts that spend a card."""
        self.pairs: list[tuple[int, int, int, int, int]] = []
        """An act that runs a pair, its halves, and their sides."""
        self.inventions: dict[int, list[int]] = {}
        """By team."""
        self.fleet_cards: dict[int, list[int]] = {}
        """Acts that need fleets, by 2 * card + side."""
        self.fleets_played: list[tuple[int, int]] = []
        """Acts that play a fleet, and what it supports."""
        self._all()

    def add(self, act: Act) -> int:
        self.acts.append(act)
        return len(self.acts) - 1

    # --- what there is

    def _all(self) -> None:
        position, seat = self.position, self.seat
        for card in [*seat.cards, *seat.colonies]:
            self._card(card)
        if self.running:
            return
        for team in seat.teams:
            self._invent(team)
        for card in DECK[seat.species]:
            if ENTRY[card] >= 0 and position.place[card] == LIBRARY:
                self._play(card)
        self._draws()

    def _card(self, card: int) -> None:
        """A card in play: its runs, and its ways to be turned."""
        position, seat = self.position, self.seat
        partner = PARTNER[card]
        own = position.owner[card] == seat.number or IS_COLONY[card] > 0
        back = position.back[card]
        turns = bool(FLIPS[card]) and not back and own and not self.running
        if turns:
            self._turns(card)
        if partner >= 0:
            if card < partner:
                self._pair(card, partner)
            return
        for side in (FRONT, BACK):
            if side == BACK and not back and INTEREST[card]:
                continue  # whoever borrows it has it as it is now (R2.7, R3.9)
            if side == back or (side == BACK and turns and self.turned.get(card)):
                self._side(card, side)

    def _side(self, card: int, side: int) -> None:
        found = 2 * card + side
        for at in range(COUNT[found]):
            converter = FIRST[found] + at
            if ARROW[converter] != WHITE_ARROW:
                continue
            if INTEREST[card] and not RULES[self.seat.species].runs_interest():
                if self.pooled:
                    self._interest(card, side, at, converter, True)
                continue
            if SAME_COLOUR[converter]:
                self._interest(card, side, at, converter, False)
                continue
            self._run(card, side, at, converter)

    def _run(self, card: int, side: int, at: int, converter: int) -> int:
        act = Act(self.seat.number, RUN, card)
        act.at, act.side = at, side
        act.limit = 1 + self.position.doubled[card]
        self._fill(act, converter)
        number = self.add(act)
        self.runs.setdefault((card, side), []).append(number)
        self._fleets(number, act, card, side)
        return number

    def _fleets(self, number: int, act: Act, card: int, side: int) -> None:
        if OWNER[card] == IMDRIL and FLEETS_NEEDED[2 * card + side]:
            act.fleets = FLEETS_NEEDED[2 * card + side]
            self.fleet_cards.setdefault(2 * card + side, []).append(number)

    def _fill(self, act: Act, converter: int) -> None:
        """What a converter that runs in the Economy phase takes and makes."""
        row, given = INPUTS[converter], DONATED[converter]
        act.need, act.any, act.worlds = list(row[:GOODS]), (row[ANY[SMALL]], row[ANY[LARGE]]), worlds_of(row)
        act.points, act.donated_points = OUTPUTS[converter][VP] - row[VP], given[VP]
        act.parcel = bool(ONE_TAKER[act.card])
        act.later, act.worth = made_by(converter, self.position.turn)
        if self.position.turn < TURNS:
            act.donated = list(given[:GOODS])

    def _interest(self, card: int, side: int, at: int, converter: int, lent: bool) -> None:
        """R12.6, R12.7 One act for each colour."""
        row, out = INPUTS[converter], OUTPUTS[converter]
        numbers = []
        for size in (SMALL, LARGE):
            if not row[ANY[size]]:
                continue
            for colour in COLOURS[size]:
                act = Act(self.seat.number, RUN, card)
                act.at, act.side, act.colour, act.lent = at, side, colour, lent
                act.need, act.later = [0] * GOODS, [0] * GOODS
                act.need[colour], act.later[colour] = row[ANY[size]], out[ANY[size]]
                act.points = out[VP]
                act.worth = out[VP] + act.later[colour] * self.goods[colour]
                numbers.append(self.add(act))
        if not numbers:  # of ultratech
            act = Act(self.seat.number, RUN, card)
            act.at, act.side, act.lent = at, side, lent
            self._fill(act, converter)
            numbers.append(self.add(act))
        self.runs.setdefault((card, side), []).extend(numbers)

    def _pair(self, card: int, partner: int) -> None:
        """R12.32 Two half cards run as one; each of them could be turned."""
        position = self.position
        own = position.owner[card] == self.seat.number
        for side in (FRONT, BACK):
            for other in (FRONT, BACK):
                if side < position.back[card] or other < position.back[partner]:
                    continue
                if (not own or self.running) and (side, other) != (
                    position.back[card],
                    position.back[partner],
                ):
                    continue
                act = Act(self.seat.number, RUN, card)
                act.side, act.other_side = side, other
                self._fill(act, PAIR[card] + 2 * side + other)
                number = self.add(act)
                self.pairs.append((number, card, partner, side, other))

    # --- turning

    def _turn_worth(self, card: int) -> float:
        """What the turns to come have of a card's other side. The present turn is in its runs."""
        partner = PARTNER[card]
        if partner >= 0:
            other = self.position.back[partner]
            return pair_worth(card, BACK, partner, other, self.turns) - pair_worth(
                card, FRONT, partner, other, self.turns
            )
        return side_worth(card, BACK, self.turns) - side_worth(card, FRONT, self.turns)

    def _turns(self, card: int) -> None:
        for converter in UPGRADES[card]:
            act = Act(self.seat.number, FLIP if IS_COLONY[card] else UPGRADE, card)
            self._purple(act, converter)
            act.worth += self._turn_worth(card)
            self.turned.setdefault(card, []).append(self.add(act))
        for spent in SPENDS[card]:
            self._spend(card, spent)

    def _spend(self, card: int, spent: int) -> None:
        """Another card of its owner's is spent for it; one that has yet to be invented may be."""
        position, seat = self.position, self.seat
        there = position.place[spent] == IN_PLAY and spent in seat.cards and not position.back[spent]
        comes = position.place[spent] == LIBRARY and any(
            TECH[team] != NO_TECHNOLOGY and technology_card(seat.species, TECH[team]) == spent
            for team in seat.teams
        )
        if not (there or comes):
            return
        act = Act(seat.number, UPGRADE, card)
        act.spend = spent
        act.worth = self._turn_worth(card) - side_worth(spent, FRONT, self.turns)
        number = self.add(act)
        self.turned.setdefault(card, []).append(number)
        self.spent.setdefault(spent, []).append(number)

    def _purple(self, act: Act, converter: int) -> None:
        """What is paid and made in the Trade phase."""
        row, out = INPUTS[converter], OUTPUTS[converter]
        act.need = list(row[:GOODS])
        act.any = row[ANY[SMALL]], row[ANY[LARGE]]
        act.worlds = worlds_of(row)
        act.now = list(out[:GOODS])
        act.points = out[VP] - row[VP]
        act.worth += act.points

    # --- cards that come into play

    def _play(self, card: int) -> None:
        act = Act(self.seat.number, PLAY, card)
        self._purple(act, ENTRY[card])
        act.worth += card_worth(card, FRONT, self.turns)
        number = self.add(act)
        self.entered.setdefault(card, []).append(number)
        if COUNT[2 * card]:
            self._side(card, FRONT)
        if FLEET_SUPPORT[card]:
            self.fleets_played.append((number, FLEET_SUPPORT[card]))

    def _draws(self) -> None:
        """R12.10, R12.16"""
        position, seat = self.position, self.seat
        if RELIC_DECKS[seat.species] < 0 or position.relics_left <= 0:
            return
        ways = [(-1, RELIC_DECKS[seat.species])]
        for card in seat.cards:
            first = FIRST[2 * card]
            if COUNT[2 * card] and ARROW[first] == PURPLE_ARROW and position.owner[card] == seat.number:
                ways.append((card, first))
        for card, converter in ways:
            if converter in position.used:
                continue
            act = Act(seat.number, DRAW, card)
            self._purple(act, converter)
            act.worth += RELIC_NOW + RELIC_LATER * self.turns
            self.add(act)

    def _invent(self, team: int) -> None:
        position, seat = self.position, self.seat
        bonus = position.bonus_of(seat.number)
        technology = TECH[team]
        worth = float(TEAM_VP[team] + bonus)
        card = -1
        if technology != NO_TECHNOLOGY:
            gains = self.shares.of(technology)
            worth += gains[seat.number]
            card = technology_card(seat.species, technology)
            if position.place[card] != LIBRARY:
                card = -1
        for option, costs in enumerate(COSTS[team]):
            act = Act(seat.number, INVENT, team)
            act.at = option
            act.need = list((discounted(costs) if self._discount() else costs)[:GOODS])
            act.points = TEAM_VP[team]
            act.worth = worth
            self.inventions.setdefault(team, []).append(self.add(act))
        if card >= 0:
            self.entered.setdefault(card, []).extend(self.inventions[team])
            self._side(card, FRONT)
            if FLIPS[card]:
                self._turns(card)
                if self.turned.get(card):
                    self._side(card, BACK)

    def _discount(self) -> bool:
        """R12.14"""
        place = self.position.place
        return self.seat.acknowledgements > 0 and any(place[card] == IN_PLAY for card in DISCOUNTS)

    def license(self, technology: int) -> None:
        """R12.42 The seat's own card of a technology, given by the Yengii in a deal."""
        card = technology_card(self.seat.species, technology)
        if self.position.place[card] != LIBRARY or self.entered.get(card):
            return
        act = Act(self.seat.number, LICENSE, card)
        act.at = technology
        act.worth = card_worth(card, FRONT, self.turns)
        self.entered.setdefault(card, []).append(self.add(act))
        self._side(card, FRONT)


@cache
def made_by(converter: int, turn: int) -> tuple[list[int], float]:
    """The goods that a run makes for its seat in a turn, never to be changed, and what all that it makes is worth."""
    goods, out, given = goods_worth(turn), OUTPUTS[converter], DONATED[converter]
    later, donated = list(out[:GOODS]), list(given[:GOODS])
    worth = float(out[VP] - INPUTS[converter][VP])
    if turn == TURNS:  # R7.11
        for good in range(GOODS):
            later[good] += donated[good]
        worth += given[VP]
    else:
        worth += DONATED_WORTH * given[VP]
        worth += DONATED_WORTH * sum(donated[good] * goods[good] for good in range(GOODS))
    worth += sum(later[good] * goods[good] for good in range(GOODS))
    return later, worth


@cache
def worlds_of(row: Things) -> list[tuple[int, int]]:
    """Colonies consumed, a thing and how many; never to be changed."""
    return [(thing, row[thing]) for thing in range(DESERT, WORLD + 1) if row[thing]]
