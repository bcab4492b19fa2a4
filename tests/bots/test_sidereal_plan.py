"""Plans of Sidereal Confluence: what a seat best does with what it has, and several seats with one pool."""

from types import SimpleNamespace
from typing import Any

import pytest

from cosmodrome.bots.sidereal.acts import DRAW, INVENT, LICENSE, PLAY, RUN, UPGRADE, Act
from cosmodrome.bots.sidereal.bidding import buy, quotas
from cosmodrome.bots.sidereal.deals import Deal
from cosmodrome.bots.sidereal.fallback_plan import by_greed
from cosmodrome.bots.sidereal.own_plans import OwnPlans, economy_plan, own_plan
from cosmodrome.bots.sidereal.paying import payments
from cosmodrome.bots.sidereal.plan import Plan
from cosmodrome.bots.sidereal.pooling import plan_for_all, pooled_plan
from cosmodrome.bots.sidereal.position import Position, start
from cosmodrome.bots.sidereal.settling import Settlement, base_of, fewer_ways, losers, settle
from cosmodrome.bots.sidereal.solver import Program
from cosmodrome.bots.sidereal.worths import FIRST_SHIPS, SHIP_WORTH, goods_worth
from cosmodrome.core.rng import seeded
from cosmodrome.games.sidereal.goods import (
    BLACK,
    BLUE,
    BROWN,
    GOODS,
    GREEN,
    SHIP,
    ULTRATECH,
    WHITE,
    WILD_SMALL,
)
from cosmodrome.games.sidereal.tables import (
    CAYLION,
    ENI_ET,
    FADERAN,
    IDS,
    IMDRIL,
    KJAS,
    KT,
    NUMBER_OF,
    SPECIES_IDS,
    UNITY,
    YENGII,
    ZETH,
)
from cosmodrome.games.sidereal.views import Space

STARTS = {
    CAYLION: {"caylion_planetary_ecological_dominance", "caylion_oceanic_processing", "caylion_distributed_telenet"},
    ENI_ET: {"eni_et_deep_hunting"},
    FADERAN: {"faderan_archaic_automated_support_network"},
    KJAS: {"kjas_underground_cities"},
    UNITY: {"unity_explorer_collection", "unity_adamantine_synthesis", "unity_adaptive_fabrication"},
    YENGII: {"yengii_innovation_of_hands", "yengii_social_ecological_mutualism"},
    ZETH: {"zeth_cascading_deception"},
}  # fmt: skip
"""What each species can run with its start goods; Im'dril and Kt'Zr'Kt'Rtl have tests of their own."""


def table(*species: int) -> Position:
    others = [each for each in range(9) if each not in species]
    return start([*species, *others[: 4 - len(species)]])


def give(position: Position, seat: int, card: str, back: int = 0, doubled: int = 0) -> int:
    number = NUMBER_OF[card]
    position.put(seat, number, back, doubled)
    position.seats[seat].cards.append(number)
    return number


def colony(position: Position, seat: int, card: str, back: int = 0, doubled: int = 0) -> int:
    number = NUMBER_OF[card]
    position.put(seat, number, back, doubled)
    position.seats[seat].colonies.append(number)
    return number


def team(position: Position, seat: int, card: str) -> None:
    position.put(seat, NUMBER_OF[card])
    position.seats[seat].teams.append(NUMBER_OF[card])


def goods(**counts: int) -> list[int]:
    row = [0] * GOODS
    for name, count in counts.items():
        row[{"white": WHITE, "brown": BROWN, "green": GREEN, "blue": BLUE, "black": BLACK,
             "ultratech": ULTRATECH, "wild": WILD_SMALL}[name]] = count  # fmt: skip
    return row


def done(plan: Plan, kind: int = RUN) -> list[str]:
    return [IDS[act.card] for act in plan.acts if act.kind == kind]


def spent(plan: Plan) -> list[int]:
    return [sum(act.need[good] for act in plan.acts) for good in range(GOODS)]


def bare(*species: int, turn: int = 1) -> Position:
    """These have neither cards nor goods yet."""
    position = table(*species)
    position.turn = turn
    for seat in position.seats[: len(species)]:
        seat.cards, seat.goods = [], goods()
    return position


def no_debts() -> list[list[int]]:
    return [[0] * GOODS for _ in range(9)]


def settled(position: Position, members: list[int]) -> tuple[Plan, Settlement]:
    """A plan of some seats with one pool, and the deal that it comes to."""
    plan = pooled_plan(position, members)
    found = settle(position, plan, no_debts(), base_of(position, members, no_debts(), OwnPlans()))
    assert found is not None
    return plan, found


# --- own plans


@pytest.mark.parametrize("species", STARTS, ids=[SPECIES_IDS[each] for each in STARTS])
def test_the_start_of_each_species(species: int) -> None:
    plan = own_plan(table(species), 0)
    assert set(done(plan)) == STARTS[species]


@pytest.mark.parametrize("species", range(9), ids=SPECIES_IDS)
def test_a_plan_can_be_paid_and_is_worth_more_than_waiting(species: int) -> None:
    position = table(species)
    plan = own_plan(position, 0)
    assert payments(plan.acts, position.seats[0].goods) is not None
    worths = goods_worth(1)
    assert plan.worth > sum(
        count * worth for count, worth in zip(position.seats[0].goods, worths, strict=True)
    )


def test_fleets_limit_what_the_imdril_run() -> None:
    """R12.21 One fleet of 2 in play covers one start card; the others need one that is played first."""
    position = table(IMDRIL)
    position.seats[0].goods = goods(white=9, brown=9, black=2)
    plan = economy_plan(position, 0)
    assert len(done(plan)) == 1
    more = own_plan(position, 0)
    assert len(done(more)) <= 1 + len(done(more, PLAY))
    give(position, 0, "imdril_fleet_127")
    assert len(done(economy_plan(position, 0))) == 2


def test_half_cards_run_as_one() -> None:
    """R12.32 The inputs of both halves are paid."""
    position = table(KT)
    position.seats[0].goods = goods(green=5)
    assert set(done(own_plan(position, 0))) == {"kt_polyutility_components", "kt_diffusion"}
    position.seats[0].goods = goods(green=4)
    assert done(own_plan(position, 0)) == ["kt_polyutility_components"]


def test_a_half_is_turned_for_itself() -> None:
    """R12.33"""
    position = table(KT)
    position.seats[0].goods = goods()
    give(position, 0, "kt_nanotechnology")
    give(position, 0, "kt_quantum_computers")
    plan = own_plan(position, 0)
    turned = set(done(plan, UPGRADE))
    assert len(turned) == 2 and turned <= {"kt_polyutility_components", "kt_diffusion", "kt_hand_crafted"}
    backs = sum(act.side + act.other_side for act in plan.acts if act.kind == RUN)
    assert backs == len(turned - {"kt_diffusion"})  # there is no green for that pair


def test_a_doubled_colony_runs_twice() -> None:
    """R12.3 Each run is paid for."""
    position = table(CAYLION)
    position.seats[0].cards = []
    colony(position, 0, "antares", back=1, doubled=1)
    position.seats[0].goods = goods(green=2)
    assert done(economy_plan(position, 0)) == ["antares", "antares"]
    position.seats[0].goods = goods(green=1)
    assert done(economy_plan(position, 0)) == ["antares"]


def test_colonies_beyond_support_do_not_run() -> None:
    """R7.1"""
    position = table(UNITY)
    position.seats[0].cards = []
    for name in ("regulus", "castor"):
        colony(position, 0, name)
    assert len(done(economy_plan(position, 0))) == 1


def test_a_consumed_colony_does_not_run() -> None:
    """R7.5"""
    position = table(FADERAN)
    position.turn = 6
    position.seats[0].cards = []
    give(position, 0, "faderan_paradise_converter")
    colony(position, 0, "regulus")
    assert done(own_plan(position, 0)) == ["faderan_paradise_converter"]


def test_grey_cubes_stand_in_for_colours_and_keep_their_size() -> None:
    """R3.14"""
    position = table(CAYLION)
    position.seats[0].goods = goods(green=1, wild=1)
    plan = own_plan(position, 0)
    assert "caylion_oceanic_processing" in done(plan)
    assert payments(plan.acts, position.seats[0].goods) is not None
    position.seats[0].goods = goods(wild=2, blue=0)
    assert "caylion_lunar_mining_consortium" not in done(own_plan(position, 0))


def test_an_invention_is_used_and_may_be_spent_in_the_same_turn() -> None:
    """R4.3, R3.8"""
    position = table(CAYLION)
    team(position, 0, "mechanical_engineers")
    position.seats[0].goods = goods(ultratech=2, brown=3)
    plan = own_plan(position, 0)
    assert done(plan, INVENT) == ["mechanical_engineers"]
    assert "caylion_nanotechnology" in done(plan)


def test_a_spent_card_neither_runs_nor_is_spent_again() -> None:
    """R3.8"""
    position = table(FADERAN)
    position.turn = 5
    give(position, 0, "faderan_genetic_engineering")
    position.seats[0].goods = goods(green=6)
    plan = own_plan(position, 0)
    spends = [act.spend for act in plan.acts if act.kind == UPGRADE and act.spend >= 0]
    assert len(spends) == len(set(spends)) <= 1
    assert not {IDS[card] for card in spends} & set(done(plan))


def test_relic_worlds_take_an_ice_world_and_four_white() -> None:
    """R12.10"""
    position = table(FADERAN)
    position.turn = 5
    position.seats[0].goods = goods(white=4)
    assert done(own_plan(position, 0), DRAW) == []
    colony(position, 0, "spica")
    assert len(done(own_plan(position, 0), DRAW)) == 1


def test_computer_worlds_and_territories_consume_their_colonies() -> None:
    position = table(UNITY, KJAS)
    position.seats[0].cards = []
    position.seats[0].goods = goods(white=7)
    assert done(own_plan(position, 0), PLAY) == []
    for name in ("regulus", "castor"):  # one more than the Unity can keep
        colony(position, 0, name)
    plan = own_plan(position, 0)
    assert done(plan, PLAY) == ["unity_bezier"]
    assert len({"regulus", "castor"} & set(done(plan))) == 1
    position.turn = 6
    position.seats[1].goods = [0, 0, 0, 3, 0, 0, 0, 0, 0, 0]
    for name in ("acrux", "castor"):  # a desert and an ocean
        colony(position, 1, name)
    assert done(own_plan(position, 1), PLAY) == ["kjas_vagnleg_suzerainty"]


def test_promised_goods_are_made_or_left() -> None:
    """R5.2 Without the promise the black cube would be spent."""
    position = table(CAYLION)
    position.seats[0].goods = goods(black=1)
    assert "caylion_distributed_telenet" in done(own_plan(position, 0))
    owed = [[0] * GOODS for _ in range(4)]
    owed[0][BLACK] = 1
    assert "caylion_distributed_telenet" not in done(own_plan(position, 0, owed))


# --- pooled plans and deals


def test_interest_is_never_run_by_its_owner() -> None:
    """R12.7 Alone the Eni Et cannot; in a pool somebody else borrows it."""
    position = table(ENI_ET, CAYLION)
    position.seats[0].goods, position.seats[1].goods = goods(white=13), goods()
    assert not any(act.lent for act in own_plan(position, 0).acts)
    plan, found = settled(position, [0, 1])
    lent = [act for act in plan.acts if act.lent]
    assert lent and all(act.colour == WHITE for act in lent if act.colour >= 0)
    assert [act.card for act in lent] == [
        card for card in found.deal.move(0, 1).cards if card in [a.card for a in lent]
    ]


def test_licences_go_to_who_can_use_them() -> None:
    """R12.42"""
    position = table(YENGII, CAYLION)
    position.licensable = [0]  # nanotechnology
    position.seats[1].goods = goods(brown=3)
    plan, found = settled(position, [0, 1])
    assert done(plan, LICENSE) == ["caylion_nanotechnology"]
    assert found.deal.move(0, 1).licences == [0]


@pytest.mark.parametrize("species", [(0, 4, 5, 2), (1, 3, 6, 7), (8, 7, 1, 2), (3, 5, 8, 6)])
def test_a_settled_deal_moves_what_is_there_and_nobody_loses(species: tuple[int, ...]) -> None:
    position = start(list(species))
    for seat, name in enumerate(
        ("mechanical_engineers", "organic_chemists", "sociologists", "nuclear_physicists")
    ):
        team(position, seat, name)
    members = [0, 1, 2, 3]
    base = base_of(position, members, no_debts(), OwnPlans())
    plan = pooled_plan(position, members)
    assert plan.worth > sum(base.values())
    found = settle(position, plan, no_debts(), base)
    assert found is not None and losers(found) == []
    for seat in position.seats:
        given = [
            sum(parcel.goods[good] for (giver, _), parcel in found.deal.moves.items() if giver == seat.number)
            for good in range(GOODS)
        ]
        assert all(gone <= have for gone, have in zip(given, seat.goods, strict=True))
    assert abs(sum(found.gains.values()) - (plan.worth - sum(base.values()))) < 3


def test_a_plan_can_be_held_to_leave_nobody_worse() -> None:
    """In the last turn an invention pays only whoever makes it, who has to have something to pay with."""
    position = start([0, 4, 5, 2])
    position.turn = 6
    position.seats[0].goods = goods(black=12)
    team(position, 1, "psychohistorians")
    members = [0, 1, 2, 3]

    def least() -> tuple[dict[int, float], dict[int, float]]:
        base = base_of(position, members, no_debts(), OwnPlans())
        return base, {seat: worth + 0.3 for seat, worth in base.items()}

    assert plan_for_all(position, members, no_debts(), least()[1]) is None
    position.seats[1].goods = goods(white=30)
    base, wanted = least()
    plan = plan_for_all(position, members, no_debts(), wanted)
    assert plan is not None and done(plan, INVENT) == ["psychohistorians"]
    found = settle(position, plan, no_debts(), base)
    assert found is not None and min(found.gains.values()) > 0


# --- the turn to come, ships and bids


def test_a_pooled_plan_keeps_what_the_next_turn_invents_with() -> None:
    """Alone the converter gains; a team on the track that asks for six green is worth more."""
    position = bare(CAYLION, KJAS, turn=3)
    give(position, 0, "caylion_oceanic_processing")
    position.seats[0].goods = goods(green=6)
    track = [NUMBER_OF["linguistic_analysts"]]
    assert "caylion_oceanic_processing" in done(pooled_plan(position, [0, 1]))
    assert done(pooled_plan(position, [0, 1], track=track)) == []
    position.turn = 6
    assert "caylion_oceanic_processing" in done(pooled_plan(position, [0, 1], track=track))


def test_a_team_at_hand_is_waited_for_as_well() -> None:
    """What is missing now, a converter without inputs makes for the next turn."""
    position = bare(CAYLION, KJAS, turn=3)
    give(position, 0, "caylion_oceanic_processing")
    give(position, 0, "caylion_planetary_ecological_dominance")
    team(position, 1, "linguistic_analysts")
    position.seats[0].goods = goods(green=3)
    assert done(pooled_plan(position, [0, 1])) == ["caylion_planetary_ecological_dominance"]
    position.seats[1].teams = []
    assert "caylion_oceanic_processing" in done(pooled_plan(position, [0, 1]))


def test_the_first_ships_count_most_while_there_are_bids() -> None:
    position = bare(KJAS)
    seat = position.seats[0]

    def worth(ships: int) -> float:
        seat.goods[SHIP] = ships
        return own_plan(position, 0).worth

    assert worth(1) - worth(0) == pytest.approx(FIRST_SHIPS[0])
    assert worth(4) == pytest.approx(sum(FIRST_SHIPS) + SHIP_WORTH)
    position.turn = 6
    assert worth(1) == pytest.approx(1 / 6)


def test_ships_go_to_who_has_none() -> None:
    position = bare(KJAS, CAYLION, KT)
    position.seats[0].goods[SHIP] = 3
    _, found = settled(position, [0, 1, 2])
    assert [found.deal.move(0, other).goods[SHIP] for other in (1, 2)] == [1, 1]


def test_what_a_seat_between_has_too_goes_by_it() -> None:
    """R6.11 An offer holds so many ways and no more."""
    position = table(CAYLION, KJAS, KT)
    for seat in position.seats:
        seat.goods = goods(brown=2)
    deal = Deal()
    for giver, receiver, count in ((0, 1, 1), (0, 2, 1), (2, 1, 1)):
        deal.move(giver, receiver).goods = goods(brown=count)
    fewer_ways(position, deal, 3)
    assert len(deal.moves) == 3
    fewer_ways(position, deal, 2)
    assert {pair: parcel.goods for pair, parcel in deal.moves.items()} == {
        (0, 2): goods(brown=2),
        (2, 1): goods(brown=2),
    }
    deal.move(0, 1).goods = goods(brown=1)
    fewer_ways(position, deal, 2)  # seat 2 has no third one to pass on
    assert len(deal.moves) == 3


def test_no_gift_comes_back_to_its_maker() -> None:
    """R7.9 Else the whole deal would fail."""
    position = bare(CAYLION, KJAS)
    position.seats[0].donated = goods(brown=2)
    _, found = settled(position, [0, 1])
    assert found.deal.move(0, 1).goods == goods(brown=2)


def test_bids_are_such_that_all_spaces_can_be_bought() -> None:
    position = table(KJAS)
    for seat, ships in zip(position.seats, (1, 9, 0, 3), strict=True):
        seat.goods[SHIP] = ships
    track = [Space("sociologists", minimum) for minimum in (1, 1, 2, 3)]
    assert quotas(position, track) == [1, 3, 0, 2]


def test_cheap_spaces_are_left_to_who_bids_less() -> None:
    position = table(KJAS)
    view: Any = SimpleNamespace(
        research_track=[Space("sociologists", 1), Space("sociologists", 3), Space("sociologists", 2)]
    )
    options = [SimpleNamespace(verb="buy", subject=str(space)) for space in range(3)]
    decision: Any = SimpleNamespace(
        seat=0, more=3, options=[*options, SimpleNamespace(verb="pass", subject="")]
    )
    assert buy(view, position, decision, False).subject == "1"


# --- the solver, and without it


def test_what_is_decided_late_is_whole_too() -> None:
    program = Program()
    early, late = program.column(5.0), program.column(3.0, 3)
    program.at_most(5.0, [(early, 2.0), (late, 2.0)])
    assert program.solve(0.0, late=[late]) == pytest.approx([1.0, 1.0])
    program = Program()
    early, late = program.column(0.1), program.column(3.0, 3)
    program.at_most(3.0, [(early, 3.0), (late, 2.0)])
    assert program.solve(0.0, late=[late]) == pytest.approx([0.0, 1.0])


def test_a_search_goes_on_where_it_stopped() -> None:
    """However little effort is made at once, in the end it has found the best."""
    rng = seeded(1, "knapsacks")
    for _ in range(5):
        program = Program()
        columns = [program.column(1.0 + int(rng.below(40)) / 7) for _ in range(14)]
        late = program.column(0.5, 3)
        for _ in range(3):
            entries = [(column, 1.0 + int(rng.below(9))) for column in columns]
            program.at_most(20.0, [*entries, (late, 2.0)])
        best = program.solve(0.0, 10_000)
        search, steps = program.search([late]), 0
        while not search.done:
            search.run(program.relaxation(), 10, 0.0)
            steps += 1
        assert steps > 2
        found = program.complete(search.best, [late], 0.0)
        assert found is not None and best is not None
        assert all(value == pytest.approx(round(value)) for value in search.best[:-1])
        relaxed = sum(value * worth for value, worth in zip(search.best, program.worth, strict=True))
        assert relaxed >= sum(value * worth for value, worth in zip(best, program.worth, strict=True)) - 1e-6


def test_plans_are_the_same_each_time() -> None:
    position = start([1, 3, 6, 7])
    one, other = (pooled_plan(position, [0, 1, 2, 3]) for _ in range(2))
    assert [vars(act) for act in one.acts] == [vars(act) for act in other.acts]


def test_the_spare_way_holds_every_row() -> None:
    program = Program()
    dear, cheap = program.column(5.0), program.column(3.0, 2)
    program.at_most(2.0, [(dear, 2.0), (cheap, 1.0)])
    assert by_greed(program) == [1.0, 0.0]
    assert program.solve(0.0) == pytest.approx([0.0, 2.0])


def test_payments_spare_colours_that_are_asked_for() -> None:
    any_small, green = Act(0, RUN, 0), Act(0, RUN, 1)
    any_small.any = (2, 0)
    green.need = goods(green=2)
    rows = payments([any_small, green], goods(green=2, white=1, wild=1))
    assert rows == [goods(white=1, wild=1), goods(green=2)]
    assert payments([any_small, green], goods(green=2, white=1)) is None
