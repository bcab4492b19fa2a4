"""Who pays a plan with which cubes: grey ones for colours that run short, any colour for what asks for none."""

from cosmodrome.bots.sidereal.acts import Act
from cosmodrome.games.sidereal.goods import ANY, GOODS, LARGE, SMALL, THINGS
from cosmodrome.games.sidereal.payment import paid


def payments(acts: list[Act], have: list[int]) -> list[list[int]] | None:
    """What each act is paid with, out of what there is; None where it does not reach.

    What an act makes at once (`now`) does not pay for another one. Colours of all of them come before any cubes.
    """
    left = have[:]
    rows = [[0] * GOODS for _ in acts]
    for coloured in (True, False):
        for act, row in zip(acts, rows, strict=True):
            need = bytearray(THINGS)
            if coloured:
                need[:GOODS] = bytes(act.need)
            else:
                need[ANY[SMALL]], need[ANY[LARGE]] = act.any
            put = paid(left, bytes(need))
            if put is None:
                return None
            for good in range(GOODS):
                row[good] += put[good]
                left[good] -= put[good]
    return rows
