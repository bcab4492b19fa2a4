"""Who pays a plan with which cubes: grey ones for colours that run short, any colour for what asks for none."""

from cosmodrome.bots.sidereal.acts import Act
from cosmodrome.games.sidereal.goods import COLOURS, GOODS, LARGE, SHIP, SMALL, ULTRATECH, WILD


def payments(acts: list[Act], have: list[int]) -> list[list[int]] | None:
    """What each act is paid with, out of what there is; None where it does not reach.

    What an act makes at once (`now`) does not pay for another one.
    """
    left = have[:]
    rows = [[0] * GOODS for _ in acts]
    for good in (ULTRATECH, SHIP):
        for act, row in zip(acts, rows, strict=True):
            row[good] = act.need[good]
            left[good] -= act.need[good]
        if left[good] < 0:
            return None
    for size in (SMALL, LARGE):
        colours, grey = COLOURS[size], WILD[size]
        for act, row in zip(acts, rows, strict=True):
            for good in colours:
                put = min(act.need[good], left[good])
                row[good] = put
                left[good] -= put
                lack = act.need[good] - put
                row[grey] += lack
                left[grey] -= lack
        if left[grey] < 0:
            return None
        for act, row in zip(acts, rows, strict=True):
            for _ in range(act.any[size - 1]):
                best = max(colours, key=lambda good: left[good])
                if left[best] <= 0:
                    best = grey
                    if left[grey] <= 0:
                        return None
                row[best] += 1
                left[best] -= 1
    return rows
