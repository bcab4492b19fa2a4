"""The best runs of an Economy phase with the goods at hand, found by looking at every set of them that could be best.

A seat seldom has more than a dozen converters that it could pay, and what pays some of them is plain arithmetic: cubes
of one size are worth the same, so grey ones are put where a colour runs short. Making and solving a program takes many
times as long. Colonies that go and goods that are promised are left to that, and so is what takes too many looks.
"""

from typing import Final

from cosmodrome.bots.sidereal.acts import Act, Seats, Shares
from cosmodrome.bots.sidereal.plan import Plan
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.worths import DONATED_WORTH, first_ships
from cosmodrome.games.sidereal.goods import (
    ANY_LARGE,
    ANY_SMALL,
    SHIP,
    ULTRATECH,
    WHITE,
    WILD_LARGE,
    WILD_SMALL,
    YELLOW,
)

MOST_LOOKS: Final = 300
"""Sets of runs looked at, after which the solver is faster."""
SAME: Final = 1e-9
"""Points by which a set has to be better to be taken instead."""
CUBES: Final = ((WHITE, ANY_SMALL, WILD_SMALL), (YELLOW, ANY_LARGE, WILD_LARGE))
"""By size: the first of three colours, cubes of whichever colour, grey ones."""


class Way:
    """A run: what it takes (goods, then cubes of whichever colour), and what it gains if no colour runs short."""

    def __init__(self, act: Act, goods: list[float]) -> None:
        self.act = act
        self.need = [*act.need, *act.any]
        paid = sum(need * worth for need, worth in zip(act.need, goods, strict=True))
        self.gain = act.worth - paid - act.any[0] * goods[WHITE] - act.any[1] * goods[YELLOW]
        self.ships = act.later[SHIP] - act.need[SHIP]


class Running:
    """The search of one seat."""

    def __init__(self, position: Position, number: int) -> None:
        self.seat = seat = position.seats[number]
        part = Seats(position, seat, Shares(position), pooled=False, running=True)
        self.known = len(seat.colonies) <= seat.support() and not any(act.worlds for act in part.acts)
        """Whether there is nothing to decide but what runs."""
        self.goods, self.have = part.goods, seat.goods
        self.dearer = [part.goods[grey] - part.goods[first] for first, _, grey in CUBES]
        """By size: what a grey cube counts more than another."""
        self.fleets = seat.fleets()
        self.shares_fleets = {
            card for card, runs in part.fleet_cards.items() if len(runs) > 1 and not position.each_needs
        }
        """Cards, as 2 * card + side, whose runs take fleets once for all of them (R12.26)."""
        levels = first_ships(position.turn)
        self.levels = [sum(levels[:count]) for count in range(len(levels) + 1)]
        """By ships that are left and made: what they count more than others."""
        self.acts = part.acts
        by_place: dict[tuple[int, int], list[Way]] = {}
        for act in self.acts:
            by_place.setdefault((act.card, act.at), []).append(Way(act, part.goods))
        self.places = sorted(by_place.values(), key=lambda ways: -_most(ways))
        """Converters, each with its ways to run, of which one can be taken; those that gain most first."""
        self.rest = [0.0]
        """By converter: what it and all later ones gain at most, and the same for their ships."""
        self.rest_ships = [0]
        for ways in reversed(self.places):
            self.rest.insert(0, self.rest[0] + _most(ways))
            ships = max(0, *(way.ships * way.act.limit for way in ways))
            self.rest_ships.insert(0, self.rest_ships[0] + ships)
        self.looks = 0
        self.ran: list[Act] = []
        self.best: list[Act] = []
        self.worth = float("-inf")

    def plan(self) -> Plan | None:
        """The best runs as a plan, whose `credit` is left out; None where they are not known."""
        if not self.known:
            return None
        self._look(0, [0] * len(self.have) + [0, 0], 0.0, 0.0, self.have[SHIP], ())
        if self.looks > MOST_LOOKS:
            return None
        plan = Plan([self.seat.number])
        plan.worth = self.seat.worth(self.goods, DONATED_WORTH) + self.worth
        plan.acts = [act for act in self.acts for _ in range(self.best.count(act))]
        return plan

    def _look(
        self, at: int, need: list[int], gain: float, dearer: float, ships: int, fleets: tuple[int, ...]
    ) -> None:
        """Decide the converters from `at` on, where `need` is taken already; `fleets` are cards that have them."""
        self.looks += 1
        if self.looks > MOST_LOOKS:
            return
        most = ships + self.rest_ships[at]
        if gain - dearer + self.rest[at] + self._level(most) <= self.worth + SAME:
            return
        if at == len(self.places):
            self.worth, self.best = gain - dearer + self._level(ships), self.ran[:]
            return
        for way in self.places[at]:
            act = way.act
            for times in range(act.limit, 0, -1):
                taken = [had + times * more for had, more in zip(need, way.need, strict=True)]
                found = self._dearer(taken)
                covered = self._covered(act, times, fleets)
                if found is None or covered is None:
                    continue
                self.ran += [act] * times
                self._look(at + 1, taken, gain + times * way.gain, found, ships + times * way.ships, covered)
                del self.ran[-times:]
        self._look(at + 1, need, gain, dearer, ships, fleets)

    def _level(self, ships: int) -> float:
        return self.levels[min(ships, len(self.levels) - 1)]

    def _dearer(self, need: list[int]) -> float | None:
        """What it costs more that grey cubes pay for colours which run short; None where they do not reach."""
        have = self.have
        if need[ULTRATECH] > have[ULTRATECH] or need[SHIP] > have[SHIP]:
            return None
        cost = 0.0
        for (first, anything, grey), more in zip(CUBES, self.dearer, strict=True):
            spare = short = 0
            for good in range(first, first + 3):
                left = have[good] - need[good]
                if left < 0:
                    short -= left
                else:
                    spare += left
            short += max(0, need[anything] - spare)
            if short > have[grey] - need[grey]:
                return None
            cost += short * more
        return cost

    def _covered(self, act: Act, times: int, fleets: tuple[int, ...]) -> tuple[int, ...] | None:
        """The fleets taken, an entry each, as twice the card and its side; None where there are too few (R12.21)."""
        if not act.fleets:
            return fleets
        key = 2 * act.card + act.side
        if key in self.shares_fleets:
            times = 0 if key in fleets else 1
        found = fleets + (key,) * (times * act.fleets)
        return found if len(found) <= self.fleets else None


def _most(ways: list[Way]) -> float:
    return max(0.0, *(way.gain * way.act.limit for way in ways))
