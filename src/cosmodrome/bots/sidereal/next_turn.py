"""The next turn, as a plan of several seats looks at it: what the goods left over and made could then run and invent.

Only the present turn is planned in whole acts. The next one is continuous and leaves out what hardly moves it: cards
that are not in play yet, spent cards and consumed colonies. It is there so that the right colours are made and kept.
"""

from collections.abc import Sequence
from typing import Final

from cosmodrome.bots.sidereal.acts import FLIP, INVENT, PLAY, RUN, UPGRADE, Act, Seats, Shares
from cosmodrome.bots.sidereal.plan import Model
from cosmodrome.bots.sidereal.position import IN_PLAY, Position
from cosmodrome.bots.sidereal.worths import DONATED_WORTH, goods_worth
from cosmodrome.games.sidereal.goods import COLOURS, GOODS, LARGE, SMALL, WILD
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.tables import COSTS, NO_TECHNOLOGY, TECH, VP

BOUGHT: Final = 0.75
"""How much of each team on the track the members count on to have in the next turn."""
DONATED_NEXT: Final = 0.9
"""What a donated good counts beside one of one's own, when it is given on in the next turn."""
MOST: Final = 99

Row = list[tuple[int, float]]


class NextTurn:
    """The columns and rows of the turn after that of a model, which are added to it at once."""

    def __init__(self, model: Model, track: list[int]) -> None:
        self.model = model
        self.program = model.program
        self.goods = goods_worth(model.position.turn + 1)
        self.balance: list[Row] = [[] for _ in range(GOODS)]
        """By good: what the columns take of those that the present turn leaves and makes."""
        self.any: list[Row] = [[], [], []]
        self.position = at(model.position, model.position.turn + 1)
        self.shares = Shares(self.position)
        self._leave()
        for part in model.parts:
            self._part(part)
        for team in track:
            self._team(team)
        exchange_cubes(model, self.goods, self.balance, self.any)
        for good in range(GOODS):
            if self.balance[good]:
                self.program.at_most(model.pool[good], self.balance[good])

    def _leave(self) -> None:
        """What the present turn leaves and makes counts as it does after the next one, and can be used in it."""
        model, program, goods = self.model, self.program, self.goods
        before = model.goods
        for column, act in enumerate(model.acts):
            for good in range(GOODS):
                made = act.later[good] + act.now[good] - act.need[good]
                gifts = act.donated[good]
                if made or gifts:
                    program.worth[column] += made * (goods[good] - before[good])
                    program.worth[column] += gifts * (
                        DONATED_NEXT * goods[good] - DONATED_WORTH * before[good]
                    )
                if made + gifts:
                    self.balance[good].append((column, -float(made + gifts)))
        for column, given, taken in model.turned_grey:
            program.worth[column] = goods[taken] - goods[given]
            self.balance[given].append((column, 1.0))
            self.balance[taken].append((column, -1.0))
        for column, colour in model.put:
            program.worth[column] = -goods[colour]
            self.balance[colour].append((column, 1.0))

    def _part(self, present: Seats) -> None:
        """What one seat could do in the next turn, unless it does it in this one."""
        seat = self.position.seats[present.seat.number]
        slots: dict[tuple[int, int, int], tuple[int, Row]] = {}
        for act in Seats(self.position, seat, self.shares, self.model.pooled).acts:
            if not self._counts(act):
                continue
            column = self._column(act)
            kind = UPGRADE if act.kind == FLIP else act.kind
            slot = kind, act.card, act.at if kind == RUN else 0
            slots.setdefault(slot, (act.limit, []))[1].append((column, 1.0))
        done = {INVENT: present.inventions, UPGRADE: present.turned, PLAY: present.entered}
        for (kind, card, _), (limit, entries) in slots.items():
            if kind in done:
                entries += [(present.first + act, 1.0) for act in done[kind].get(card, [])]
            if len(entries) > 1 or limit > 1:
                self.program.at_most(limit, entries)

    def _counts(self, act: Act) -> bool:
        in_play = self.position.place[act.card] == IN_PLAY
        if act.kind == RUN:
            return in_play and act.side == self.position.back[act.card]
        if act.kind in (UPGRADE, FLIP):
            return in_play and act.spend < 0
        return act.kind in (INVENT, PLAY)

    def _column(self, act: Act) -> int:
        goods = self.goods
        worth = act.worth + sum((act.now[good] - act.need[good]) * goods[good] for good in range(GOODS))
        if act.kind == INVENT:
            worth += self._shared(act.card, act.seat)
        column = self.program.column(worth, act.limit, False)
        for good in range(GOODS):
            if act.need[good]:
                self.balance[good].append((column, float(act.need[good])))
        for size in (SMALL, LARGE):
            if act.any[size - 1]:
                self.any[size].append((column, float(act.any[size - 1])))
        return column

    def _shared(self, team: int, inventor: int) -> float:
        """What the other members have of an invention."""
        if TECH[team] == NO_TECHNOLOGY:
            return 0.0
        worths = self.shares.of(TECH[team])
        return sum(worths[member] for member in self.model.members if member != inventor)

    def _team(self, team: int) -> None:
        """A team on the track, which one of them will have bought."""
        worth = VP[team] + self.position.bonus[self.position.turn - 1] + self._shared(team, -1)
        entries: Row = []
        for costs in COSTS[team]:
            cost = sum(costs[good] * self.goods[good] for good in range(GOODS))
            column = self.program.column(worth - cost, BOUGHT, False)
            entries.append((column, 1.0))
            for good in range(GOODS):
                if costs[good]:
                    self.balance[good].append((column, float(costs[good])))
        self.program.at_most(BOUGHT, entries)


def exchange_cubes(model: Model, goods: Sequence[float], balance: list[Row], any_cubes: list[Row]) -> None:
    """Grey cubes as colours, and colours where any will do; `any_cubes` are the entries by size, `goods` worths."""
    program = model.program
    for size in (SMALL, LARGE):
        grey = WILD[size]
        if model.pool[grey] or balance[grey]:
            for colour in COLOURS[size]:
                column = program.column(goods[colour] - goods[grey], MOST, False)
                balance[grey].append((column, 1.0))
                balance[colour].append((column, -1.0))
        if any_cubes[size]:
            for colour in [*COLOURS[size], grey]:
                column = program.column(-goods[colour], MOST, False)
                balance[colour].append((column, 1.0))
                any_cubes[size].append((column, -1.0))
            program.at_most(0.0, any_cubes[size])


def at(position: Position, turn: int) -> Position:
    """The same table in a later turn."""
    after = position.copy()
    after.turn = turn
    after.used = []
    return after


def look_ahead(model: Model, track: list[int]) -> None:
    """Make a model look a turn ahead, where there is one to come. `track` are the teams that can be bought first."""
    if model.position.turn < TURNS:
        NextTurn(model, track)
