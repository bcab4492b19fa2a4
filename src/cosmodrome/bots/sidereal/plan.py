"""Plans of a turn by integer program: what one seat, or several with one pool of goods, best do."""

from collections.abc import Collection
from typing import Any, Final

from cosmodrome.bots.sidereal.acts import INVENT, NOTHING, Act, Seats, Shares
from cosmodrome.bots.sidereal.fallback_plan import by_greed
from cosmodrome.bots.sidereal.position import IN_PLAY, Position
from cosmodrome.bots.sidereal.solver import GAP, NODES, Program
from cosmodrome.bots.sidereal.worths import DONATED_WORTH, first_ships, goods_worth, side_worth
from cosmodrome.games.sidereal.goods import COLOURS, DESERT, GOODS, LARGE, SHIP, SMALL, WILD, WORLD
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.tables import (
    BACK,
    BIOME,
    FLEETS_NEEDED,
    FRONT,
    IMDRIL,
    NO_TECHNOLOGY,
    OWNER,
    RULES,
    TECH,
)

MISSED: Final = 1.0
"""Points that a promised cube counts which could not be delivered, beside the cube."""
PROMISED: Final = 0.95
"""What a good promised for the next turn counts beside one at hand."""
FLEETS_AHEAD: Final = 3
"""Technologies to come that the Im'dril will want a fleet for."""
AHEAD: Final = 0.5
"""Points that such a fleet brings in a turn."""
PREMIUM: Final = 0.3
"""Points by which who is offered a swap is paid more than it gives."""
LACK: Final = 3.0
"""What a point counts that a seat misses of what a plan has to bring it."""
BIG: Final = 1e6


class Plan:
    """What seats do, and what that is worth to them together."""

    def __init__(self, members: list[int]) -> None:
        self.members = members
        self.worth = 0.0
        """Points by the end of the turn, goods and cards counted as worths.py does."""
        self.credit: dict[int, float] = {}
        """By member: what it has of the plan without goods left over, and without what is lent to it."""
        self.shared: list[list[float]] = []
        """For each invention that is shared: what each seat has of it."""
        self.acts: list[Act] = []
        """One entry a run."""

    def of(self, seat: int) -> list[Act]:
        return [act for act in self.acts if act.seat == seat]

    def without(self, act: Act) -> "Plan":
        """What is left of it once an act is done."""
        left = Plan(self.members)
        left.worth, left.credit, left.shared = self.worth, self.credit, self.shared
        left.acts = self.acts[:]
        left.acts.remove(act)
        return left


class Model:
    """The program of a plan. `pool` is what the members have together."""

    def __init__(
        self,
        position: Position,
        members: list[int],
        owed: list[list[int]] | None = None,
        running: bool = False,
        spare: list[int] | None = None,
    ) -> None:
        self.shared: list[tuple[int, int, list[float]]] = []
        """Column and seat of what shares a technology, and by seat what that brings."""
        self.credit: dict[int, list[tuple[int, float]]] = {member: [] for member in members}
        """By seat: what each column counts for it, goods that are spent or left over apart."""
        self.running = running
        """Whether converters are all that is left to do."""
        self.position = position
        self.members = members
        self.pooled = len(members) > 1
        self.goods = goods_worth(position.turn)
        self.program = Program()
        self.shares = Shares(position)
        self.acts: list[Act] = []
        """By column; the columns behind them are no acts."""
        self.pool = [0] * GOODS
        self.owed = owed
        """By seat: goods promised for the start of the next turn."""
        self.balance: list[list[tuple[int, float]]] = [[] for _ in range(GOODS)]
        self.any: list[list[tuple[int, float]]] = [[], [], []]
        self.cubes: list[int] = []
        """Columns of cubes that are put where a colour has to be found."""
        self.bought: list[tuple[int, int]] = []
        self.sold: list[tuple[int, int]] = []
        """Goods and columns of a swap with somebody else."""
        self.turned_grey: list[tuple[int, int, int]] = []
        """Columns of grey cubes spent as a colour: the grey good and that colour."""
        self.put: list[tuple[int, int]] = []
        """Columns of cubes that are put where any colour will do, and their colour."""
        self.lacks: list[int] = []
        """Columns of what members miss of what they are to be brought to."""
        self.ahead: list[int] = []
        """Columns of fleets that later turns will want."""
        self.constant = 0.0
        self.parts: list[Seats] = []
        for member in members:
            self._member(member)
        for part in self.parts:
            self._rules(part)
        self._cubes()
        self.levels: dict[int, list[tuple[int, float]]] = {member: [] for member in members}
        """By seat: the columns of its first ships, and what they count."""
        for part in self.parts:
            self._ships(part)
        if spare is not None:
            self._swap(spare)
        for part in self.parts:
            if owed is not None and any(owed[part.seat.number]):
                self._promised(part, owed[part.seat.number])
        for good in range(GOODS):
            if self.balance[good]:
                self.program.at_most(self.pool[good], self.balance[good])
        self.flat = self.program.worth[:]
        """By column: what it counts in this turn, whatever is added for later ones."""

    def _member(self, member: int) -> None:
        """The columns of one seat."""
        position = self.position
        seat = position.seats[member]
        part = Seats(position, seat, self.shares, self.pooled, self.running)
        if self.pooled and position.licensable and not RULES[seat.species].licenses():
            if any(RULES[position.seats[other].species].licenses() for other in self.members):
                for technology in position.licensable:
                    part.license(technology)
        part.first = len(self.acts)
        goods = self.goods
        for act in part.acts:
            worth = act.worth
            shares = self._shares_of(act)
            if shares:
                worth += sum(shares[other] for other in self.members)
            mine = act.worth
            if act.now is not NOTHING:
                mine += sum(act.now[good] * goods[good] for good in range(GOODS))
            moved = [good for good in range(GOODS) if act.need[good] or act.now[good]]
            for good in moved:
                worth -= (act.need[good] - act.now[good]) * goods[good]
            column = self.program.column(worth, act.limit)
            self.acts.append(act)
            if not act.lent:
                self.credit[member].append((column, mine))
            if shares:
                self.shared.append((column, member, shares))
            for good in moved:
                # What an act makes at once comes too late for a deal that others need it for.
                net = act.need[good] - (0 if self.pooled else act.now[good])
                if net:
                    self.balance[good].append((column, net))
            for size in (SMALL, LARGE):
                if act.any[size - 1]:
                    self.any[size].append((column, act.any[size - 1]))
        self.parts.append(part)
        self.constant = seat.worth(self.goods, 1.0 if self.pooled else DONATED_WORTH, self.constant)
        for good in range(GOODS):
            self.pool[good] += seat.goods[good]
            if self.pooled:
                self.pool[good] += seat.donated[good]

    def _shares_of(self, act: Act) -> list[float]:
        """By seat: what it has of a technology that this act would share (R8.2); empty for none."""
        if act.kind != INVENT or TECH[act.card] == NO_TECHNOLOGY:
            return []
        if not RULES[self.position.seats[act.seat].species].shares():
            return []
        shares = self.shares.of(TECH[act.card])[:]
        shares[act.seat] = 0.0
        return shares

    def _cubes(self) -> None:
        """Grey cubes spent as colours, and what is put where any colour will do."""
        program = self.program
        for size in (SMALL, LARGE):
            grey = WILD[size]
            greys = self.pool[grey] > 0 or bool(self.balance[grey])
            if greys:
                for colour in COLOURS[size]:
                    if self.balance[colour]:
                        column = program.column(self.goods[colour] - self.goods[grey], 99, False)
                        self.cubes.append(column)
                        self.turned_grey.append((column, grey, colour))
                        self.balance[grey].append((column, 1.0))
                        self.balance[colour].append((column, -1.0))
            if self.any[size]:
                entries = self.any[size][:]
                for colour in [*COLOURS[size], grey]:
                    if self.pool[colour] or self.balance[colour]:
                        column = program.column(-self.goods[colour], 99, False)
                        self.cubes.append(column)
                        self.put.append((column, colour))
                        self.balance[colour].append((column, 1.0))
                        entries.append((column, -1.0))
                program.at_most(0.0, entries)

    def _ships(self, part: Seats) -> None:
        """The first ships of a seat buy most in the bids; they are left over, given to it, or made."""
        program = self.program
        entries: list[tuple[int, float]] = []
        for worth in first_ships(self.position.turn):
            column = program.column(worth, 1.0, False)
            self.levels[part.seat.number].append((column, worth))
            entries.append((column, 1.0))
        if not entries:
            return
        for number, act in enumerate(part.acts):
            if act.later[SHIP]:
                entries.append((part.first + number, -float(act.later[SHIP])))
        if self.pooled:
            given = program.column(0.0, BIG, False)
            entries.append((given, -1.0))
            self.balance[SHIP].append((given, 1.0))
            program.at_most(0.0, entries)
        else:
            for number, act in enumerate(part.acts):
                net = act.need[SHIP] - act.now[SHIP]
                if net:
                    entries.append((part.first + number, float(net)))
            program.at_most(part.seat.goods[SHIP], entries)

    def _swap(self, spare: list[int]) -> None:
        """Columns of what could be bought of somebody else's goods, and of what would pay for it."""
        program = self.program
        entries: list[tuple[int, float]] = []
        for good in range(GOODS):
            if spare[good]:
                column = program.column(self.goods[good], spare[good])
                self.bought.append((good, column))
                self.balance[good].append((column, -1.0))
                entries.append((column, -self.goods[good]))
            elif self.pool[good]:
                column = program.column(-self.goods[good], self.pool[good])
                self.sold.append((good, column))
                self.balance[good].append((column, 1.0))
                entries.append((column, self.goods[good]))
        program.row(PREMIUM, BIG, entries)

    # --- what excludes or needs what

    def _rules(self, part: Seats) -> None:
        program, position, seat = self.program, self.position, part.seat
        at = part.first

        def columns(acts: list[int]) -> list[tuple[int, float]]:
            return [(at + act, 1.0) for act in acts]

        def less(acts: list[int], times: float = 1.0) -> list[tuple[int, float]]:
            return [(at + act, -times) for act in acts]

        for options in part.inventions.values():
            program.at_most(1.0, columns(options))
        for card, turns in part.turned.items():
            entries = columns(turns)
            if position.place[card] != IN_PLAY:
                entries += less(part.entered.get(card, []))
                program.at_most(0.0, entries)
            else:
                program.at_most(1.0, entries)
        for (card, side), runs in part.runs.items():
            limit = part.acts[runs[0]].limit
            turns = part.turned.get(card, [])
            spends = part.spent.get(card, [])
            by_place: dict[int, list[int]] = {}
            for run in runs:
                by_place.setdefault(part.acts[run].at, []).append(run)
            for same in by_place.values():
                entries = columns(same)
                if side == BACK and not position.back[card]:
                    program.at_most(0.0, entries + less(turns, limit))
                    continue
                # Each front runs while the card is in play, is not turned and is not spent.
                if turns or spends or len(same) > 1:
                    away = [(at + act, float(limit)) for act in [*turns, *spends]]
                    program.at_most(limit, entries + away)
                if position.place[card] != IN_PLAY:
                    program.at_most(0.0, entries + less(part.entered.get(card, []), limit))
        for card, spends in part.spent.items():
            program.at_most(1.0, columns(spends) + columns(part.turned.get(card, [])))
            if position.place[card] != IN_PLAY:
                program.at_most(0.0, columns(spends) + less(part.entered.get(card, [])))
        by_pair: dict[int, list[int]] = {}
        for number, card, partner, side, other in part.pairs:
            by_pair.setdefault(card, []).append(number)
            for half, up in ((card, side), (partner, other)):
                turns = part.turned.get(half, [])
                if up == FRONT and turns:
                    program.at_most(1.0, [(at + number, 1.0), *columns(turns)])
                elif up == BACK and not position.back[half]:
                    program.at_most(0.0, [(at + number, 1.0), *less(turns)])
        for same in by_pair.values():
            program.at_most(1.0, columns(same))
        self._fleet_rules(part)
        self._colony_rules(part)
        if self.pooled:
            for good in range(GOODS):
                if seat.donated[good]:
                    entries = [
                        (at + n, float(act.need[good])) for n, act in enumerate(part.acts) if act.need[good]
                    ]
                    if entries:
                        program.at_most(self.pool[good] - seat.donated[good], entries)

    def _promised(self, part: Seats, owed: list[int]) -> None:
        """Goods promised for the next turn are left over or made, or their lack is paid for."""
        for good in range(GOODS):
            if owed[good]:
                lack = self.program.column(-MISSED, owed[good], False)
                self.credit[part.seat.number].append((lack, -MISSED))
                entries = [(lack, 1.0)]
                for number, act in enumerate(part.acts):
                    if act.later[good]:
                        entries.append((part.first + number, float(act.later[good])))
                have = 0
                if not self.pooled:
                    have = self.pool[good] + part.seat.donated[good]
                    entries += [(column, -count) for column, count in self.balance[good]]
                self.program.row(owed[good] - have, float("inf"), entries)

    def _fleet_rules(self, part: Seats) -> None:
        """R12.21, R12.26"""
        if not part.fleet_cards:
            return
        entries: list[tuple[int, float]] = []
        for runs in part.fleet_cards.values():
            fleets = part.acts[runs[0]].fleets
            if len(runs) == 1 or self.position.each_needs:
                entries += [(part.first + run, float(fleets)) for run in runs]
            else:
                used = self.program.column(0.0)
                entries.append((used, float(fleets)))
                for run in runs:
                    self.program.at_most(0.0, [(part.first + run, 1.0), (used, -1.0)])
        for act, support in part.fleets_played:
            entries.append((part.first + act, -float(support)))
        self.program.at_most(part.seat.fleets(), entries)
        self._fleets_to_come(part)

    def _fleets_to_come(self, part: Seats) -> None:
        """R12.21 In the turns to come cards make only what fleets cover."""
        position, seat, program = self.position, part.seat, self.program
        if not part.fleets_played or part.turns <= 0:
            return
        entries = [(part.first + act, -float(support)) for act, support in part.fleets_played]
        for card in seat.cards:
            side = 2 * card + position.back[card]
            if OWNER[card] == IMDRIL and FLEETS_NEEDED[side]:
                self._covered(part, card, FLEETS_NEEDED[side], entries)
        for _ in range(FLEETS_AHEAD):
            column = program.column(AHEAD * max(0, part.turns - 1))
            self.ahead.append(column)
            entries.append((column, 1.0))
            self.credit[seat.number].append((column, program.worth[column]))
        program.at_most(seat.fleets(), entries)

    def _covered(self, part: Seats, card: int, fleets: int, entries: list[tuple[int, float]]) -> None:
        """A column for a card that fleets cover in the turns to come, worth what it then makes."""
        worth = side_worth(card, self.position.back[card], part.turns)
        column = self.program.column(worth, 1.0, False)
        self.ahead.append(column)
        entries.append((column, float(fleets)))
        self.credit[part.seat.number].append((column, worth))

    def _colony_rules(self, part: Seats) -> None:
        """R3.11, R7.1, R7.5"""
        program, position, seat = self.program, self.position, part.seat
        takers: dict[int, list[tuple[int, float]]] = {}
        for number, act in enumerate(part.acts):
            for thing, count in act.worlds:
                takers.setdefault(thing, []).append((part.first + number, float(count)))
        over = len(seat.colonies) > seat.support()
        if not takers and not over:
            return
        kept: list[tuple[int, float]] = []
        givers: dict[int, list[tuple[int, float]]] = {thing: [] for thing in takers}
        for card in seat.colonies:
            side = 2 * card + position.back[card]
            worth = (1 + position.doubled[card]) * side_worth(card, position.back[card], part.turns)
            limit = 1.0 + position.doubled[card]
            stays: list[tuple[int, float]] = []
            if over:
                stay = program.column(worth)
                self.credit[seat.number].append((stay, worth))
                kept.append((stay, 1.0))
                stays = [(stay, -limit)]
                worth = 0.0
            gone: list[tuple[int, float]] = []
            for thing in takers:
                if thing in (WORLD, DESERT + BIOME[side]):
                    column = program.column(-worth)
                    self.credit[seat.number].append((column, -worth))
                    gone.append((column, 1.0))
                    givers[thing].append((column, -1.0))
            turns = [(part.first + act, 1.0) for act in part.turned.get(card, [])]
            if gone:
                program.at_most(1.0, gone + turns)
            for up in (FRONT, BACK):
                for run in part.runs.get((card, up), []):
                    entries = [(part.first + run, 1.0), *[(column, limit) for column, _ in gone]]
                    program.at_most(limit, entries)
                    if over:
                        program.at_most(0.0, [(part.first + run, 1.0), *stays])
            if over and gone:
                program.at_most(1.0, [(kept[-1][0], 1.0), *gone])
        if over:
            program.at_most(seat.support(), kept)
        for thing, entries in takers.items():
            program.at_most(0.0, entries + givers[thing])

    # --- a plan that nobody loses by

    def floor(self, least: dict[int, float]) -> None:
        """Ask that each member can be brought to so much, by leftovers and by promises of what it makes (R5.2).

        What is missing counts against the plan, so that a search begins with something.
        """
        program = self.program
        pot = [(column, -program.worth[column]) for column in self.cubes]
        promises: list[tuple[int, float]] = []
        for column, act in enumerate(self.acts):
            net = sum(act.need[good] * self.goods[good] for good in range(GOODS))
            if act.lent:
                net -= act.worth
            if net:
                pot.append((column, net))
        last = self.position.turn >= TURNS
        for part in self.parts:
            member = part.seat.number
            entries = self.credit[member][:]
            entries += self.levels[member]
            entries += [(column, shares[member]) for column, _, shares in self.shared if shares[member]]
            share = program.column(0.0, BIG, False)
            pot.append((share, 1.0))
            entries.append((share, 1.0))
            if not last:
                give, get = program.column(0.0, BIG, False), program.column(0.0, BIG, False)
                entries += [(give, -1.0), (get, 1.0)]
                promises += [(get, 1.0), (give, -PROMISED)]
                made = [
                    (part.first + number, -sum(act.later[good] * self.goods[good] for good in range(SHIP)))
                    for number, act in enumerate(part.acts)
                    if not act.lent
                ]
                program.at_most(0.0, [(give, 1.0), *made])
            lack = program.column(-LACK, BIG, False)
            self.lacks.append(lack)
            program.row(least[member], BIG, [*entries, (lack, 1.0)])
        program.at_most(sum(count * self.goods[good] for good, count in enumerate(self.pool)), pot)
        if promises:
            program.at_most(0.0, promises)

    # --- solving

    def solve(self, gap: float = GAP, nodes: int = NODES, late: Collection[int] = ()) -> Plan:
        found = self.program.solve(gap, nodes, late)
        return self.plan_of(by_greed(self.program) if found is None else found)

    def missed(self, found: list[float]) -> float:
        """Points that members miss of what they were to be brought to."""
        return sum(found[column] for column in self.lacks)

    def takes(self, seat: int, found: Any) -> list[int]:
        """By good: what a seat's acts take beyond what it has; less than 0 is to spare. `found` may be None."""
        total = [float(-count) for count in self.position.seats[seat].goods]
        if found is not None:
            for column, act in enumerate(self.acts):
                if act.seat == seat and not act.lent and found[column]:
                    total = [had + found[column] * need for had, need in zip(total, act.need, strict=True)]
        return [round(count) for count in total]

    def plan_of(self, found: list[float]) -> Plan:
        """The plan that the values of the columns stand for."""
        plan = Plan(self.members)
        plan.worth = self.constant
        for column, worth in enumerate(self.flat):
            plan.worth += found[column] * worth
        for column, act in enumerate(self.acts):
            plan.acts += [act] * round(found[column])
        for member in self.members:
            plan.credit[member] = sum(found[column] * worth for column, worth in self.credit[member])
        for column, _, shares in self.shared:
            if round(found[column]):
                plan.shared.append(shares)
                for member in self.members:
                    plan.credit[member] += shares[member]
        return plan
