"""The runs of an Economy phase without the solver: as good as its plan, and payable."""

import pytest

from cosmodrome.bots.sidereal import running
from cosmodrome.bots.sidereal.own_plans import economy_plan
from cosmodrome.bots.sidereal.paying import payments
from cosmodrome.bots.sidereal.plan import Model, Plan
from cosmodrome.bots.sidereal.position import LIBRARY, Position, start
from cosmodrome.bots.sidereal.running import Running
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.games.sidereal.goods import GOODS
from cosmodrome.games.sidereal.tables import COLONIES, COUNT, DECK, KT, PARTNER, SPECIES

DEALS = 40
"""Of each species."""


def dealt(species: int, rng: Rng) -> Position:
    """Some turn of a seat of this species with goods, cards and colonies by chance."""
    position = start([species, (species + 1) % SPECIES])
    position.turn = 1 + rng.below(6)
    seat = position.seats[0]
    seat.goods = [rng.below(4) for _ in range(GOODS)]
    for card in DECK[species]:
        if position.place[card] == LIBRARY and PARTNER[card] < 0 and rng.below(4) == 0:
            position.put(0, card)
            seat.cards.append(card)
    for card in seat.cards:
        position.back[card] = rng.below(2) if COUNT[2 * card + 1] else 0
    for _ in range(rng.below(4)):
        card = COLONIES[rng.below(len(COLONIES))]
        if card not in seat.colonies and len(seat.colonies) < seat.support():
            position.put(0, card, rng.below(2), rng.below(2))
            seat.colonies.append(card)
    return position


def solved(position: Position) -> Plan:
    return Model(position, [0], None, running=True).solve(0.0)


@pytest.mark.parametrize("species", range(SPECIES))
def test_no_plan_of_the_solver_is_better_or_worse(species: int) -> None:
    rng = seeded(species, "runs")
    found = 0
    for _ in range(DEALS):
        position = dealt(species, rng)
        plan = Running(position, 0).plan()
        if plan is not None:
            found += 1
            assert plan.worth == pytest.approx(solved(position).worth, abs=1e-6)
            assert payments(plan.acts, position.seats[0].goods) is not None
    assert found > DEALS // 2


def test_what_takes_too_long_or_is_not_known_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    position = dealt(KT, seeded(1, "runs"))
    monkeypatch.setattr(running, "MOST_LOOKS", 1)
    assert Running(position, 0).plan() is None
    assert economy_plan(position, 0).acts and economy_plan(position, 0).worth == solved(position).worth
    monkeypatch.undo()
    assert Running(position, 0).plan() is not None
    crowded = position.seats[0].support() + 1
    position.seats[0].colonies = COLONIES[:crowded]
    for card in COLONIES[:crowded]:
        position.put(0, card)
    assert Running(position, 0).plan() is None
    owed = [[1] * GOODS, [0] * GOODS]
    assert economy_plan(position, 0, owed).worth == Model(position, [0], owed, running=True).solve(0.0).worth
