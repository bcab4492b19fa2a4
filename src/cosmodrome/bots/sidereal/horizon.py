"""Several turns, as a plan looks at them: what all could run, invent and turn over until one of them.

The present turn is planned in whole acts. Later ones are continuous but for inventions, with what the present one
brings into play: whoever invents now, or gets what others invent, has the card then. So a team counts by what can be
found for it, and when; goods are kept for it where that is better than what else they could do.
"""

from typing import Final

from cosmodrome.bots.sidereal.acts import (
    DRAW,
    FLIP,
    INVENT,
    LICENSE,
    PLAY,
    RELIC_LATER,
    RELIC_NOW,
    RUN,
    UPGRADE,
    Act,
    Seats,
    Shares,
)
from cosmodrome.bots.sidereal.next_turn import Row, at, exchange_cubes
from cosmodrome.bots.sidereal.plan import Model
from cosmodrome.bots.sidereal.position import IN_PLAY, LIBRARY, Holding, Position
from cosmodrome.bots.sidereal.worths import (
    DONATED_WORTH,
    SHIP_WORTH,
    card_worth,
    first_ships,
    goods_worth,
    pair_worth,
    side_worth,
)
from cosmodrome.games.sidereal.goods import COLOURS, DESERT, GOODS, LARGE, SHIP, SMALL, WORLD
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.tables import (
    BACK,
    BIOME,
    COSTS,
    ENTRY,
    FRONT,
    NO_TECHNOLOGY,
    PARTNER,
    RULES,
    TECH,
    VP,
    technology_card,
)

BOUGHT: Final = 0.75
"""How much of each team on the track all seats together count on to have."""
GIVEN_ON: Final = 0.9
"""What a donated good counts beside one of one's own, for it has to be given on."""


class Horizon:
    """The columns and rows of later turns, which are added to a model at once."""

    def __init__(self, model: Model, track: list[int], turns: int, whole: int = 0) -> None:
        """`turns` are those beyond the present one; in the first `whole` of them inventions are whole."""
        self.model, self.program = model, model.program
        self.now = model.position.turn
        self.end = min(TURNS, self.now + turns)
        self.after = TURNS - self.end
        self.whole = whole
        self.bought = BOUGHT * (1.0 if model.pooled else 1.0 / len(model.position.seats))
        """How much of each team on the track the members count on to have."""
        self.goods = goods_worth(self.end)
        self.rest = Shares(at(model.position, self.end))
        self.balance: list[Row] = [[] for _ in range(GOODS)]
        """By good: what the columns so far take of it, less what they have made by the turn looked at."""
        self.enters: dict[tuple[int, int], Row] = {}
        """By seat and card: columns that have brought it into play by then."""
        self.turned: dict[tuple[int, int], Row] = {}
        self.away: dict[tuple[int, int], Row] = {}
        """Columns that have turned it, and that have spent it."""
        self.done: dict[tuple[int, int], Row] = {}
        """By seat and team or card: columns that invent or play it, which goes once."""
        self.fleets: dict[int, Row] = {}
        """By seat: columns that have played fleets, and what these support."""
        self.teams: dict[int, Row] = {}
        self.coming: list[tuple[int, int, int]] = []
        """Technologies that come to others in the next turn: technology, inventor, column."""
        self.made: list[tuple[int, int, float]] = []
        """Goods, columns and how many, that come at the end of the turn looked at."""
        self.credit: dict[int, Row] = {
            member: [each for each in model.credit[member] if each[0] >= len(model.acts)]
            for member in model.members
        }
        """By seat: what each column counts for it; goods that are spent in the present turn apart."""
        self._present()
        for turn in range(self.now + 1, self.end + 1):
            self._share()
            self._turn(turn, track)
        self._revalue()

    def _revalue(self) -> None:
        """Make the model's plans count as this one does: what each seat has of them, too."""
        model = self.model
        model.goods, model.credit, model.shared = goods_worth(self.now), self.credit, []
        share = 1.0 if model.pooled else DONATED_WORTH
        model.constant = 0.0
        for member in model.members:
            model.constant = model.position.seats[member].worth(self.goods, share, model.constant)
        model.flat = self.program.worth[:]

    # --- the present turn

    def _present(self) -> None:
        model, program = self.model, self.program
        for column in model.ahead:
            program.worth[column] = 0.0
        ahead = set(model.ahead)
        for member, row in self.credit.items():
            self.credit[member] = [each for each in row if each[0] not in ahead]
        for part in model.parts:
            for number, act in enumerate(part.acts):
                column = part.first + number
                program.worth[column] = worth = self._worth(act, self.now)
                if act.lent:  # whoever borrows it has that
                    carried = goods_worth(self.now)
                    act.worth = act.points + sum(act.later[good] * carried[good] for good in range(GOODS))
                paid = sum(act.need[good] * self.goods[good] for good in range(GOODS))
                self._credit(act, column, worth + paid + self._carried(act, self.now))
                self._note(part, act, column)
                for good in range(GOODS):
                    if act.need[good]:
                        self.balance[good].append((column, float(act.need[good])))
        goods = self.goods
        for column, given, taken in model.turned_grey:
            program.worth[column] = goods[taken] - goods[given]
            self.balance[given].append((column, 1.0))
            self.balance[taken].append((column, -1.0))
        for column, colour in model.put:
            program.worth[column] = -goods[colour]
            self.balance[colour].append((column, 1.0))
        for levels in model.levels.values():
            for column, _ in levels:
                program.worth[column] += SHIP_WORTH - goods[SHIP]
                self.balance[SHIP].append((column, 1.0))

    def _note(self, part: Seats, act: Act, column: int) -> None:
        """What an act brings and takes for later turns."""
        seat = part.seat
        for good in range(GOODS):
            count = act.later[good] + act.now[good]
            if self.model.pooled:
                count += act.donated[good]
            if count:
                self.made.append((good, column, float(count)))
        if act.kind == INVENT:
            self.done.setdefault((seat.number, act.card), []).append((column, 1.0))
            technology = TECH[act.card]
            if technology != NO_TECHNOLOGY:
                card = technology_card(seat.species, technology)
                self._enters(seat.number, card, column)
                self.coming.append((technology, seat.number, column))
        elif act.kind == PLAY:
            self.done.setdefault((seat.number, act.card), []).append((column, 1.0))
            self._enters(seat.number, act.card, column)
        elif act.kind == LICENSE:
            self._enters(seat.number, act.card, column)
        elif act.kind in (UPGRADE, FLIP):
            self.turned.setdefault((seat.number, act.card), []).append((column, 1.0))
            if act.spend >= 0:
                self.away.setdefault((seat.number, act.spend), []).append((column, 1.0))
        for number, support in part.fleets_played:
            if part.acts[number] is act:
                self.fleets.setdefault(seat.number, []).append((column, -float(support)))

    def _enters(self, seat: int, card: int, column: int) -> None:
        self.enters.setdefault((seat, card), []).append((column, 1.0))

    def _share(self) -> None:
        """R8.2 What was invented comes before all members; what the Yengii have can be licensed."""
        position = self.model.position
        for technology, inventor, column in self.coming:
            for member in self.model.members:
                if member != inventor:
                    card = technology_card(position.seats[member].species, technology)
                    if position.place[card] == LIBRARY:
                        self._enters(member, card, column)
        self.coming = []

    # --- what acts count

    def _carried(self, act: Act, turn: int) -> float:
        """What goods count more that an act makes, for they can be used before the last turn looked at is over."""
        if turn >= self.end:
            return 0.0
        carried = goods_worth(turn)
        total = 0.0
        for good in range(GOODS):
            more = carried[good] - self.goods[good]
            total += (act.later[good] + act.now[good]) * more
            if self.model.pooled:
                total += GIVEN_ON * act.donated[good] * more
        return total

    def _credit(self, act: Act, column: int, worth: float) -> None:
        """Who has it of an act: the seat, but for what others have of a technology."""
        for member in self.model.members if act.kind == INVENT and TECH[act.card] != NO_TECHNOLOGY else ():
            if member != act.seat:
                shared = self.rest.of(TECH[act.card])[member]
                worth -= shared
                if shared:
                    self.credit[member].append((column, shared))
        if not act.lent or column >= len(self.model.acts):
            self.credit[act.seat].append((column, worth))

    def _worth(self, act: Act, turn: int) -> float:
        """Points, and what is left at the end in goods and cards."""
        goods, after = self.goods, self.after
        total = float(act.points)
        for good in range(GOODS):
            net = act.later[good] + act.now[good] - act.need[good]
            if net:
                total += net * goods[good]
            if act.donated[good]:
                share = GIVEN_ON if turn < self.end else DONATED_WORTH
                total += share * act.donated[good] * goods[good]
        if act.kind == RUN:
            total += act.donated_points * (1.0 if turn >= TURNS else GIVEN_ON)
        elif act.kind == INVENT:
            bonus, yengii = self.model.position.bonus[turn - 1], self.model.position.yengii_bonus[turn - 1]
            species = RULES[self.model.position.seats[act.seat].species]
            total += species.bonus(bonus, yengii)
            if TECH[act.card] != NO_TECHNOLOGY:
                worths = self.rest.of(TECH[act.card])
                total += sum(worths[member] for member in self.model.members)
        elif act.kind in (UPGRADE, FLIP):
            total += self._turned(act.card)
            if act.spend >= 0:
                total -= side_worth(act.spend, FRONT, after)
        elif act.kind in (PLAY, LICENSE):
            total += card_worth(act.card, FRONT, after)
        elif act.kind == DRAW:
            total += RELIC_NOW + RELIC_LATER * (TURNS - turn)
        return total

    def _turned(self, card: int) -> float:
        partner, after = PARTNER[card], self.after
        if partner >= 0:
            other = self.model.position.back[partner]
            return pair_worth(card, BACK, partner, other, after) - pair_worth(
                card, FRONT, partner, other, after
            )
        return side_worth(card, BACK, after) - side_worth(card, FRONT, after)

    # --- a later turn

    def _turn(self, turn: int, track: list[int]) -> None:
        for good, column, count in self.made:
            self.balance[good].append((column, -count))
        self.made = []
        position = at(self.model.position, turn)
        for seat, card in self.enters:
            if (
                ENTRY[card] < 0
                and position.place[card] == LIBRARY
                and not any(
                    technology_card(position.seats[seat].species, TECH[team]) == card
                    for team in position.seats[seat].teams
                    if TECH[team] != NO_TECHNOLOGY
                )
            ):
                position.put(seat, card)
                position.seats[seat].cards.append(card)
        shares = Shares(position)
        any_cubes: list[Row] = [[], [], []]
        for member in self.model.members:
            self._seat(position, position.seats[member], shares, turn, any_cubes)
        for team in track:
            self._team(team, turn, position)
        exchange_cubes(self.model, self.goods, self.balance, any_cubes)
        self._ships(turn)
        for good in range(GOODS):
            if self.balance[good]:
                self.program.at_most(self.model.pool[good], self.balance[good])

    def _seat(
        self, position: Position, seat: Holding, shares: Shares, turn: int, any_cubes: list[Row]
    ) -> None:
        part = Seats(position, seat, shares, self.model.pooled)
        program = self.program
        runs: dict[tuple[int, int, int], tuple[int, Row]] = {}
        fleets: Row = []
        teams: set[tuple[int, int]] = set()
        turns: set[int] = set()
        pairs = {number: (card, partner, side, other) for number, card, partner, side, other in part.pairs}
        for number, act in enumerate(part.acts):
            worlds = self._worlds(seat, act, turn, position)
            if worlds is None:
                continue
            whole = act.kind == INVENT and turn <= self.now + self.whole
            worth = self._worth(act, turn) - worlds
            column = program.column(worth, act.limit, whole)
            carried = goods_worth(turn - 1)
            paid = act.any[0] * carried[COLOURS[SMALL][0]] + act.any[1] * carried[COLOURS[LARGE][0]]
            paid += sum(act.need[good] * (carried[good] - self.goods[good]) for good in range(GOODS))
            self._credit(act, column, worth - paid + self._carried(act, turn))
            self._note(part, act, column)
            for good in range(GOODS):
                if act.need[good]:
                    self.balance[good].append((column, float(act.need[good])))
            for size in (SMALL, LARGE):
                if act.any[size - 1]:
                    any_cubes[size].append((column, float(act.any[size - 1])))
            if number in pairs:
                self._pair(column, seat.number, *pairs[number])
            elif act.kind == RUN:
                runs.setdefault((act.card, act.side, act.at), (act.limit, []))[1].append((column, 1.0))
            elif act.kind in (INVENT, PLAY):
                teams.add((seat.number, act.card))
            elif act.kind in (UPGRADE, FLIP):
                turns.update({act.card, act.spend} - {-1})
            if act.fleets:
                fleets.append((column, float(act.fleets)))
        for (card, side, _), (limit, entries) in runs.items():
            self._run(position, seat.number, card, side, limit, entries)
        for key in teams:
            if len(self.done[key]) > 1:
                program.at_most(1.0, self.done[key])
        for card in turns:
            there, entered = self._there(seat.number, card)
            all_away = [*self.turned.get((seat.number, card), []), *self.away.get((seat.number, card), [])]
            program.at_most(there, [*all_away, *entered])
        if fleets:
            program.at_most(seat.fleets(), [*fleets, *self.fleets.get(seat.number, [])])

    def _there(self, seat: int, card: int) -> tuple[float, Row]:
        """1 if a card is in play already, else the columns that bring it, less than zero."""
        if self.model.position.place[card] == IN_PLAY:
            return 1.0, []
        return 0.0, [(column, -count) for column, count in self.enters.get((seat, card), [])]

    def _run(self, position: Position, seat: int, card: int, side: int, limit: int, entries: Row) -> None:
        program, key = self.program, (seat, card)
        turned = self.turned.get(key, [])
        if side == BACK and not self.model.position.back[card]:
            program.at_most(0.0, [*entries, *[(column, -float(limit)) for column, _ in turned]])
            return
        gone = [] if side == BACK else [*turned, *self.away.get(key, [])]
        there, entered = self._there(seat, card)
        if gone or entered or len(entries) > 1 or there == 0:
            program.at_most(
                limit * there,
                [*entries, *[(column, limit * count) for column, count in [*gone, *entered]]],
            )

    def _pair(self, column: int, seat: int, card: int, partner: int, side: int, other: int) -> None:
        back = self.model.position.back
        for half, up in ((card, side), (partner, other)):
            turned = self.turned.get((seat, half), [])
            if up == FRONT and turned:
                self.program.at_most(1.0, [(column, 1.0), *turned])
            elif up == BACK and not back[half]:
                self.program.at_most(0.0, [(column, 1.0), *[(each, -1.0) for each, _ in turned]])

    def _worlds(self, seat: Holding, act: Act, turn: int, position: Position) -> float | None:
        """What the colonies count that an act consumes; None where there are too few."""
        total = 0.0
        for thing, count in act.worlds:
            worths = sorted(
                (1 + position.doubled[card]) * side_worth(card, position.back[card], TURNS - turn)
                for card in seat.colonies
                if thing in (WORLD, DESERT + BIOME[2 * card + position.back[card]])
            )
            if len(worths) < count:
                return None
            total += sum(worths[:count])
        return total

    def _team(self, team: int, turn: int, position: Position) -> None:
        """A team on the track, which one of them will have bought."""
        worth = float(VP[team] + position.bonus[turn - 1])
        if TECH[team] != NO_TECHNOLOGY:
            worths = Shares(position).of(TECH[team])
            worth += sum(worths[member] for member in self.model.members)
        entries = self.teams.setdefault(team, [])
        for costs in COSTS[team]:
            cost = sum(costs[good] * self.goods[good] for good in range(GOODS))
            column = self.program.column(worth - cost, self.bought, False)
            carried = goods_worth(turn - 1)
            self._for_each(
                column, sum(costs[good] * (carried[good] - self.goods[good]) for good in range(GOODS))
            )
            entries.append((column, 1.0))
            for good in range(GOODS):
                if costs[good]:
                    self.balance[good].append((column, float(costs[good])))
        self.program.at_most(self.bought, entries)

    def _for_each(self, column: int, less: float = 0.0) -> None:
        """Nobody knows who will have it: each counts its part."""
        part = (self.program.worth[column] - less) / len(self.model.members)
        for member in self.model.members:
            self.credit[member].append((column, part))

    def _ships(self, turn: int) -> None:
        """Ships at hand when the turn is over buy in its bids."""
        program = self.program
        worths = first_ships(turn) if turn < self.end else []
        for worth in worths:
            column = program.column(
                worth + SHIP_WORTH - self.goods[SHIP], float(len(self.model.members)), False
            )
            self._for_each(column)
            self.made.append((SHIP, column, -1.0))
