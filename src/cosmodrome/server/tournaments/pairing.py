"""Who plays whom in a tournament: tables of a round, or of all rounds. Pure, and by the same seed always the same.

Players are whole numbers here. What is to be avoided is the weight of a pair; a table weighs what its pairs weigh.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from math import exp

import msgspec

from cosmodrome.core.rng import Rng, seeded
from cosmodrome.core.seats import drawn

Round = list[list[int]]
"""The tables of a round. Who sits alone has a bye."""
Meetings = dict[tuple[int, int], int]
"""How often two players have met, the lower number first."""

_TRIES = 200_000
"""Exchanges of two players that are weighed for one round, beyond which it is good enough."""
_EXCHANGES = 60_000
"""The same for all rounds of a round robin."""
_HEAT = 3.0
_RARELY = 3
_MORE_ROUNDS = 2
_ALL_WAYS = 16
"""So many players at most at tables of two, and all ways to put them together are looked through."""
_FINENESS = 100
"""Parts of a point by which players' points are compared."""


class Past(msgspec.Struct):
    """What was played so far."""

    meetings: Meetings = {}
    byes: dict[int, int] = {}
    """By player, how many rounds they had nobody to play with."""
    seats: dict[int, dict[int, int]] = {}
    """By player, how often they sat in each seat."""

    def add(self, table: Sequence[int]) -> None:
        """A table, by seat."""
        if len(table) == 1:
            self.byes[table[0]] = self.byes.get(table[0], 0) + 1
            return
        for pair in pairs(table):
            self.meetings[pair] = self.meetings.get(pair, 0) + 1
        for seat, player in enumerate(table):
            own = self.seats.setdefault(player, {})
            own[seat] = own.get(seat, 0) + 1


def pairs(table: Iterable[int]) -> list[tuple[int, int]]:
    """Those who meet at a table."""
    return list(combinations(sorted(table), 2))


def sizes(players: int, most: int, legal: Collection[int]) -> list[int]:
    """The sizes of the tables for so many players, the largest first; as many as are left over have byes.

    As few byes as can be; then tables as large as can be, and as equal. `legal` are the sizes the game allows, of which
    those above `most` are not used.
    """
    allowed = sorted(size for size in legal if 2 <= size <= most)
    best: list[tuple[int, int, list[int]]] = [(0, 0, [])]  # byes, what is missing to full tables, the tables
    for count in range(1, players + 1):
        byes, lack, found = best[count - 1]
        ways = [(byes + 1, lack, found)]
        for size in allowed:
            if size <= count:
                byes, lack, found = best[count - size]
                ways.append((byes, lack + (most - size) ** 2, sorted([*found, size], reverse=True)))
        best.append(min(ways))
    return best[players][2]


def swiss(
    order: Sequence[int],
    points: Mapping[int, float],
    past: Past,
    most: int,
    legal: Collection[int],
    seed: int,
    bots: Collection[int] = (),
    blocked: Collection[tuple[int, int]] = (),
) -> Round:
    """A round in which those meet who have not met, and of those who stand alike; bots apart as far as that goes.

    Pairs who have `blocked` one another, the lower number first, meet where else others would have to meet once more.

    `order` is how they stand, the best first. Byes go to bots, then to those who had fewest, from the end; to another
    who had as few only where else somebody would meet once more. Of pairings that weigh alike it is the one in which
    those meet who stand alike at the top.
    """
    tables = sizes(len(order), most, legal)
    resting, may = _byes(order, len(order) - sum(tables), past, bots)
    playing = [player for player in order if player not in resting]
    # A bye is somebody else, below 0, at a table of two.
    byes = range(sum(tables) - len(playing), 0)
    weights = _weights(playing, points, past, bots, blocked, sum(size * (size - 1) // 2 for size in tables))
    again = 1 + 2 * max(weights.values(), default=0) * len(playing) ** 2
    for pair in weights:
        weights[pair] += again * (len(may) + 1) * len(playing) * past.meetings.get(pair, 0)
    never = 1 + sum(weights.values()) + again * len(playing) ** 2
    weights |= dict.fromkeys(combinations(byes, 2), never)
    weights |= {(bye, player): never for bye in byes for player in playing}
    weights |= {(bye, player): again * place for bye in byes for place, player in enumerate(may)}
    begin = [player for player in playing if player not in may[: len(byes)]]
    begin += [each for couple in zip(may, byes, strict=False) for each in couple]
    found = _grouped(begin, [*tables, *(2 for _ in byes)], weights, seeded(seed, "swiss"))
    made = [[player for player in table if player >= 0] for table in found]
    return sorted([*made, *([player] for player in resting)], key=len, reverse=True)


def _weights(
    order: Sequence[int],
    points: Mapping[int, float],
    past: Past,
    bots: Collection[int],
    blocked: Collection[tuple[int, int]],
    most_pairs: int,
) -> dict[tuple[int, int], int]:
    """What a pair weighs beside having met: by points, then bots, then who blocked whom.

    Each of these weighs more than all of those before it together, in as many pairs as there are.
    """
    at = {player: place for place, player in enumerate(order)}
    gaps = {(one, other): round(_FINENESS * abs(points[one] - points[other])) for one, other in pairs(order)}
    widest = max(gaps.values(), default=0) ** 2
    top = 1 + widest * len(order) * most_pairs
    apart = 1 + widest * (top + len(order)) * most_pairs
    unwanted = 1 + apart * (most_pairs + 1)
    return {
        (one, other): gap * gap * (top + len(order) - min(at[one], at[other]))
        + apart * (one in bots and other in bots)
        + unwanted * ((one, other) in blocked)
        for (one, other), gap in gaps.items()
    }


def round_robin(
    players: Sequence[int], laps: int, most: int, legal: Collection[int], seed: int
) -> list[Round]:
    """All rounds, in which everybody meets everybody about `laps` times: exactly so at tables of two.

    With more at a table it takes a round or two more than there are meetings, and some meet once more than others.
    """
    chance = seeded(seed, "round robin")
    lots = list(players)
    chance.shuffle(lots)
    if most == 2:
        return _circle(lots) * laps
    tables = sizes(len(lots), most, legal)
    met = sum(size * (size - 1) for size in tables)
    count = -(-laps * len(lots) * (len(lots) - 1) // met) if met else 0
    found: list[tuple[int, int, int, list[Round]]] = []
    for more in range(_MORE_ROUNDS + 1):
        rounds = _design(lots, tables, count + more, laps, chance)
        least, often = evenness(rounds, lots)
        found.append((max(0, laps - least), often - least, more, rounds))
        if least >= laps:
            break
    return min(found)[3]


def without(planned: Round, absent: Collection[int], most: int, legal: Collection[int]) -> Round:
    """A planned round without some of its players; tables that the game does not allow are filled from one another."""
    present = [[player for player in table if player not in absent] for table in planned]
    fine = [table for table in present if len(table) in legal]
    left = [player for table in present if len(table) not in legal for player in table]
    made = []
    for size in sizes(len(left), most, legal):
        made.append(left[:size])
        del left[:size]
    # A planned table with a free seat takes somebody before they have nobody to play with.
    for table in sorted(fine, key=len):
        if left and len(table) < most and len(table) + 1 in legal:
            table.append(left.pop())
    return [*fine, *made, *([player] for player in left)]


def seated(table: Sequence[int], past: Past, seed: int) -> list[int]:
    """The players of a table by seat: each where they sat as rarely as can be, and where that is alike, by lot."""
    lots = [table[place] for place in drawn(seed, len(table))]
    costs = [[past.seats.get(player, {}).get(seat, 0) for seat in range(len(lots))] for player in lots]
    # By the set of those who sit already, in the first seats: the least cost of the seats that are left.
    everybody = (1 << len(lots)) - 1
    rest = [0] * (everybody + 1)
    for there in range(everybody - 1, -1, -1):
        seat = there.bit_count()
        rest[there] = min(
            costs[each][seat] + rest[there | 1 << each] for each in range(len(lots)) if not there >> each & 1
        )
    found: list[int] = []
    there = 0
    for seat in range(len(lots)):
        free = [each for each in range(len(lots)) if not there >> each & 1]
        best = min(free, key=lambda each: costs[each][seat] + rest[there | 1 << each])
        found.append(lots[best])
        there |= 1 << best
    return found


def evenness(rounds: Iterable[Round], players: Collection[int]) -> tuple[int, int]:
    """How often two players meet at the least, and at the most."""
    past = Past()
    for tables in rounds:
        for table in tables:
            past.add(table)
    counts = [past.meetings.get(pair, 0) for pair in pairs(players)]
    return (min(counts), max(counts)) if counts else (0, 0)


# --- within


def _byes(order: Sequence[int], count: int, past: Past, bots: Collection[int]) -> tuple[list[int], list[int]]:
    """Who has one of so many byes for sure, and who may have those that are left, as it is their turn."""

    def had(player: int) -> tuple[bool, int]:
        return player not in bots, past.byes.get(player, 0)

    last_first = list(reversed(order))
    last_first.sort(key=had)
    latest = [player for player in last_first if count and had(player) == had(last_first[count - 1])]
    sure = last_first[: last_first.index(latest[0])] if count else []
    return sure, latest


def _circle(lots: Sequence[int]) -> list[Round]:
    """Everybody with everybody once, by twos: one stays, the others go round. With an odd number one is alone."""
    ring: list[int | None] = [*lots, *([None] if len(lots) % 2 else [])]
    half = len(ring) // 2
    rounds = []
    for _ in range(len(ring) - 1):
        couples = zip(ring[:half], reversed(ring[half:]), strict=True)
        tables = [[player for player in couple if player is not None] for couple in couples]
        rounds.append(sorted(tables, key=len, reverse=True))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def _design(lots: list[int], tables: list[int], count: int, laps: int, chance: Rng) -> list[Round]:
    """So many rounds in which all meet as evenly as a search finds.

    Two players of a round change places; where that makes it less even, the more rarely the longer the search goes on.
    """
    every = len(lots)
    met = [[0] * every for _ in range(every)]
    rounds: list[Round] = []
    for number in range(count):
        order = list(range(every))
        chance.shuffle(order)
        # Byes go round, and stay with whom they have fallen to.
        resting = [(number * (every - sum(tables)) + each) % every for each in range(every - sum(tables))]
        order = [each for each in order if each not in resting]
        rounds.append([])
        for size in tables:
            rounds[-1].append(order[:size])
            del order[:size]
        for table in rounds[-1]:
            for one, other in combinations(table, 2):
                met[one][other] += 1
                met[other][one] += 1
        rounds[-1] += [[each] for each in resting]
    if len(tables) < 2:
        return [[[lots[each] for each in table] for table in each_round] for each_round in rounds]
    total = count * sum(size * (size - 1) // 2 for size in tables)
    couples = every * (every - 1) // 2
    each, more = divmod(total, couples)
    # How far a pair is from what it should be, more than in proportion; never to meet is worst.
    weights = [(laps - times) ** 3 * (_RARELY if times < laps else -1) for times in range(count + 2)]
    steps = [after - before for before, after in pairwise(weights)]
    ideal = more * weights[each + 1] + (couples - more) * weights[each]
    cost = sum(weights[met[one][other]] for one, other in combinations(range(every), 2))
    least, best = cost, [[table[:] for table in planned] for planned in rounds]
    for step in range(_EXCHANGES):
        if least == ideal:
            break
        planned = rounds[int(chance.below(count))]
        first = int(chance.below(len(tables)))
        second = int(chance.below(len(tables) - 1))
        second += second >= first
        here, there = planned[first], planned[second]
        at, by = int(chance.below(len(here))), int(chance.below(len(there)))
        one, other = here[at], there[by]
        own, its = met[one], met[other]
        change = 0
        for friend in here:
            if friend != one:
                change += steps[its[friend]] - steps[own[friend] - 1]
        for friend in there:
            if friend != other:
                change += steps[own[friend]] - steps[its[friend] - 1]
        heat = _HEAT * (1 - step / _EXCHANGES)
        if change > 0 and int(chance.below(1_000_000)) >= 1_000_000 * exp(-change / heat):
            continue
        for table, comes, goes in ((here, other, one), (there, one, other)):
            for friend in table:
                if friend != goes:
                    met[goes][friend] -= 1
                    met[friend][goes] -= 1
                    met[comes][friend] += 1
                    met[friend][comes] += 1
        here[at], there[by] = other, one
        cost += change
        if cost < least:
            least, best = cost, [[table[:] for table in planned] for planned in rounds]
    return [[[lots[each] for each in sorted(table)] for table in planned] for planned in best]


def _grouped(
    order: Sequence[int], tables: Sequence[int], weights: Mapping[tuple[int, int], int], chance: Rng
) -> Round:
    """The players at tables of these sizes, which weigh as little as a search finds; at tables of two, as can be.

    It begins with neighbours in `order`, exchanges two players as long as that helps, shakes the best and goes on.
    """
    place = {player: at for at, player in enumerate(order)}
    weigh = [[0] * len(order) for _ in order]
    for (one, other), weight in weights.items():
        if one in place and other in place:
            weigh[place[one]][place[other]] = weigh[place[other]][place[one]] = weight
    if len(order) <= _ALL_WAYS and set(tables) == {2}:
        return [[order[each] for each in couple] for couple in _coupled(weigh)]
    groups: list[list[int]] = []
    begin = 0
    for size in tables:
        groups.append(list(range(begin, begin + size)))
        begin += size
    left = _settle(groups, weigh, _TRIES)
    best, least = [group[:] for group in groups], _weight(groups, weigh)
    shakes = 4 * len(order) if len(groups) > 1 and least > 0 else 0
    while shakes and left > 0 and least > 0:
        shakes -= 1
        groups = [group[:] for group in best]
        for _ in range(2 + int(chance.below(3))):
            one, other = int(chance.below(len(groups))), int(chance.below(len(groups)))
            here, there = int(chance.below(len(groups[one]))), int(chance.below(len(groups[other])))
            groups[one][here], groups[other][there] = groups[other][there], groups[one][here]
        left = _settle(groups, weigh, left)
        weight = _weight(groups, weigh)
        if weight <= least:
            best, least = groups, weight
    return [[order[each] for each in sorted(group)] for group in best]


def _coupled(weigh: list[list[int]]) -> list[list[int]]:
    """The lightest of all ways to make couples, the best placed first: by the set of those who have somebody."""
    lightest: dict[int, tuple[int, list[list[int]]]] = {0: (0, [])}
    for _ in range(len(weigh) // 2):
        following: dict[int, tuple[int, list[list[int]]]] = {}
        for there, (weight, couples) in lightest.items():
            one = (~there & there + 1).bit_length() - 1
            for other in range(one + 1, len(weigh)):
                now, more = there | 1 << one | 1 << other, weight + weigh[one][other]
                if not there >> other & 1 and (now not in following or more < following[now][0]):
                    following[now] = more, [*couples, [one, other]]
        lightest = following
    ((_, found),) = lightest.values()
    return found


def _weight(groups: list[list[int]], weigh: list[list[int]]) -> int:
    return sum(weigh[one][other] for group in groups for one, other in combinations(group, 2))


def _settle(groups: list[list[int]], weigh: list[list[int]], tries: int) -> int:
    """Exchange players as long as that helps; gives how many of the tries are left."""
    helped = True
    while helped and tries > 0:
        helped = False
        for first, second in combinations(groups, 2):
            for here in range(len(first)):
                for there in range(len(second)):
                    tries -= 1
                    one, other = first[here], second[there]
                    own, its = weigh[one], weigh[other]
                    gain = 2 * own[other]
                    for each in first:
                        gain += own[each] - its[each]
                    for each in second:
                        gain += its[each] - own[each]
                    if gain > 0:
                        first[here], second[there] = other, one
                        helped = True
    return tries
