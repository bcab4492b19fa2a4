"""Thefts by the Zeth: the converter, victim and price that bring most."""

from cosmodrome.bots.sidereal.acts import NOTHING, RUN, Act
from cosmodrome.bots.sidereal.paying import payments
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.reading import named
from cosmodrome.bots.sidereal.worths import goods_worth
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.goods import ANY, COLOURS, GOODS, LARGE, SMALL, ULTRATECH
from cosmodrome.games.sidereal.tables import (
    ARROW,
    COUNT,
    FIRST,
    IDS,
    PRICE_ENVOYS,
    PRICES,
    RED_ARROW,
    STOLEN,
)
from cosmodrome.games.sidereal.views import SiderealView


def steal(view: SiderealView, position: Position, decision: Decision) -> Choice:
    """The best theft that is left, or none."""
    return best_theft(view, position, decision)[0]


def best_theft(view: SiderealView, position: Position, decision: Decision) -> tuple[Choice, float]:
    """The best theft and what it gains, in points; to stop, and 0, where none gains anything."""
    form = decision.form("steal")
    stop = decision.options[0]
    if form is None:
        return stop, 0.0
    worths = goods_worth(position.turn)
    thief = position.seats[decision.seat]
    spared = {
        owed.promise.seat
        for owed in view.ledger
        if owed.fate == "open" and owed.promise.kind == "spare" and owed.promise.turn == view.round
    }
    best, found = 0.05, None
    for card in thief.cards:
        side = 2 * card + position.back[card]
        if not COUNT[side] or ARROW[FIRST[side]] != RED_ARROW or FIRST[side] in position.used:
            continue
        converter = FIRST[side]
        for victim in position.seats:
            seen = view.players[victim.number]
            if victim is thief or seen.robbed or seen.protected or victim.number in spared:
                continue
            chooses = view.options.get("stolen_colours") == "victim"
            loot = _loot(STOLEN[converter], victim.goods, worths)
            if loot is None or (view.options.get("short_theft") == "nothing" and loot[2]):
                continue
            for price, row in enumerate(PRICES[converter]):
                if victim.envoys < PRICE_ENVOYS[converter][price]:
                    continue
                act = Act(thief.number, RUN, card)
                act.need, act.any = list(row[:GOODS]), (row[ANY[SMALL]], row[ANY[LARGE]])
                paid = payments([act], thief.goods)
                if paid is None:
                    continue
                worth = loot[0] - sum(count * worths[good] for good, count in enumerate(paid[0]))
                if worth > best:
                    best = worth
                    found = payloads.Steal(
                        IDS[card], victim.number, price, named(paid[0]), {} if chooses else named(loot[1])
                    )
    return (stop, 0.0) if found is None else (form.choice(found), best)


def _loot(stolen: bytes, have: list[int], worths: list[float]) -> tuple[float, list[int], bool] | None:
    """What is taken counts, the any cubes among it, and whether it falls short; None for nothing at all."""
    taken = [min(stolen[good], have[good]) for good in range(ULTRATECH + 1)]
    worth = sum(count * worths[good] for good, count in enumerate(taken))
    chosen = NOTHING[:]
    short = any(stolen[good] > have[good] for good in range(ULTRATECH + 1))
    for size in (SMALL, LARGE):
        for _ in range(stolen[ANY[size]]):
            colour = max(COLOURS[size], key=lambda good: have[good] - taken[good] - chosen[good])
            if have[colour] - taken[colour] - chosen[colour] <= 0:
                short = True
                break
            chosen[colour] += 1
            worth += worths[colour]
    if not any(taken) and not any(chosen):
        return None
    return worth, chosen, short
