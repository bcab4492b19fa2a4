"""How a person is told to pay otherwise than as found: goods, colonies, the colour of interest, what a theft takes."""

from typing import Any

import pytest

from cosmodrome.core.decision import NotAllowed, Verdict
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.game import SIDEREAL
from cosmodrome.games.sidereal.goods import WORDS, things
from cosmodrome.games.sidereal.naming import row
from cosmodrome.games.sidereal.payment import goods_swapped
from tests.rules.sidereal.scenario import Table, counted, play, run, seat

Swap = tuple[str, str, str, int]


def weighed(table: Table, at: int, verb: str, **payload: Any) -> list[Verdict]:
    choice = FORMS[verb].choice(FORMS[verb].payload(**payload))
    return SIDEREAL.referee.weigh(table.state, at, choice)


def swaps(told: list[Verdict]) -> set[Swap]:
    found = [verdict.facts for verdict in told if verdict.facts.get("does") == "swap"]
    return {(str(f["field"]), str(f["from"]), str(f["to"]), int(f["count"])) for f in found}


def paid(told: list[Verdict], field: str = "put") -> dict[str, int]:
    (found,) = [
        verdict for verdict in told if verdict.facts.get("field") == field and verdict.facts["does"] == "pay"
    ]
    return dict(found.parts)


def goods_of(need: str, put: str, spare: str, one_colour: bool = False) -> set[tuple[str, str, int]]:
    found = goods_swapped(row(counted(spare)), things(need), row(counted(put)), one_colour)
    return {(WORDS[one], WORDS[other], count) for one, other, count in found}


def test_what_pays_may_be_any_other_cube_of_the_size_where_any_is_asked_and_grey_everywhere() -> None:
    assert goods_of("2 white", "2 white", "brown") == set()
    assert goods_of("2 white", "2 white", "wild_small wild_large") == {("white", "wild_small", 1)}
    assert goods_of("3 any_small", "3 white", "brown green yellow") == {
        ("white", "brown", 1),
        ("white", "green", 1),
    }
    # Of 1 white and 2 any, the white stays.
    assert goods_of("white 2 any_small", "white 2 brown", "green") == {("brown", "green", 1)}
    assert goods_of("ultratech ship", "ultratech ship", "9 ship") == set()


def test_of_one_colour_all_change_together() -> None:
    assert goods_of("2 any_small", "2 white", "brown 2 green", one_colour=True) == {("white", "green", 2)}
    assert goods_of("2 any_small", "2 white", "wild_small", one_colour=True) == {("white", "wild_small", 1)}


def test_each_swap_that_is_told_is_paid_and_no_other() -> None:
    """Every way to pay a mixed cost is reached by swaps one after another."""
    have, need = (
        row(counted("2 white 2 brown wild_small yellow 2 blue")),
        things("white 2 any_small any_large"),
    )
    first = row(counted("white brown wild_small blue"))
    reached, left = {tuple(first)}, [first]
    while left:
        put = left.pop()
        spare = [have[good] - put[good] for good in range(len(have))]
        for one, other, count in goods_swapped(spare, need, put, False):
            after = put[:]
            after[one] -= count
            after[other] += count
            if tuple(after) not in reached:
                reached.add(tuple(after))
                left.append(after)
    # white: 1 or 2, or grey in its place; the others of white, brown and grey; 1 large of two colours.
    smalls = {one[:3] + one[8:9] for one in reached}
    assert smalls == {(1, 2, 0, 0), (1, 1, 0, 1), (2, 1, 0, 0), (2, 0, 0, 1), (0, 2, 0, 1)}
    assert len(reached) == 5 * 2


def test_an_act_tells_what_pays_it_and_what_could() -> None:
    t = play(seat("unity", "2 white 2 brown wild_small yellow 3 blue", "acrux vega regulus"))
    told = weighed(t, 0, "play", card="unity_bezier")
    assert paid(told) == {"white": 2, "brown": 1}
    assert [verdict.facts["world"] for verdict in told if verdict.facts["does"] == "world"] == ["acrux"]
    assert swaps(told) == {
        ("put", "white", "brown", 1),
        ("put", "white", "wild_small", 1),
        ("put", "brown", "wild_small", 1),
        ("worlds", "acrux", "vega", 1),
        ("worlds", "acrux", "regulus", 1),
    }
    said = weighed(t, 0, "play", card="unity_bezier", put={"brown": 2, "white": 1}, worlds=["vega"])
    assert paid(said) == {"white": 1, "brown": 2}
    with pytest.raises(NotAllowed, match="wrong-payment"):
        weighed(t, 0, "play", card="unity_bezier", put={"brown": 2})
    choices = {
        str(v.card): v.facts.get("choices")
        for v in SIDEREAL.referee.verdicts(t.state, 0)
        if v.facts.get("does") == "play"
    }
    assert choices["unity_bezier"] == 1


def test_where_nothing_else_pays_there_is_no_choice() -> None:
    t = play(seat("unity", "6 brown", "organic_chemists"))
    (told,) = [v for v in SIDEREAL.referee.verdicts(t.state, 0) if v.facts.get("does") == "invent" and v.allowed]
    assert told.facts["choices"] == 0
    assert swaps(weighed(t, 0, "invent", team="organic_chemists")) == set()


def test_a_run_of_a_plan_is_paid_with_what_the_plan_leaves() -> None:
    t = play(seat("unity", "3 white 2 brown green"))
    plan = {"runs": t.runs(0, "explorer_collection")}
    told = [verdict for verdict in weighed(t, 0, "run", **plan) if verdict.facts.get("at") is not None]
    assert paid(told) == {"white": 2, "brown": 1}
    assert swaps(told) == {
        ("put", "white", "brown", 1),
        ("put", "white", "green", 1),
        ("put", "brown", "white", 1),
        ("put", "brown", "green", 1),
    }


def test_R12_8_the_colour_of_interest_is_a_choice_where_only_grey_cubes_are_put_in() -> None:
    t = play(seat("eni_et"), seat("caylion", "2 wild_small 2 white"))
    t.trade(0, "eni_et_mutual_understanding", 1)
    grey = t.runs(1, run("eni_et_mutual_understanding", put="2 wild_small", colour="green"))
    told = swaps(weighed(t, 1, "run", runs=grey))
    assert {each for each in told if each[0] == "colour"} == {
        ("colour", "green", "white", 1),
        ("colour", "green", "brown", 1),
    }
    white = t.runs(1, run("eni_et_mutual_understanding", put="2 white"))
    assert {each[0] for each in swaps(weighed(t, 1, "run", runs=white))} == {"put"}


def test_R12_53_a_theft_tells_what_it_takes_and_what_it_could() -> None:
    t = play(seat("zeth", "black 2 white"), seat("caylion", "2 white brown")).until("theft")
    price = {"card": "zeth_systemic_bribery", "victim": 1, "price": 1}
    t.state.seats[1].goods[:] = row(counted("2 white brown"))
    told = weighed(t, 0, "steal", **price)
    assert (paid(told), paid(told, "take")) == ({"white": 2}, {"white": 2})
    assert swaps(told) == {("take", "white", "brown", 1)}
    listed = {v.card: v.facts for v in SIDEREAL.referee.verdicts(t.state, 0) if v.facts.get("at") == 1}
    assert listed["zeth_systemic_bribery"]["takes-white"] == 2
    t.free(0, "steal", **price, take={"white": 1, "brown": 1}).expect_goods(1, "white")


def test_what_is_not_asked_for_now_is_not_told() -> None:
    t = play(seat("zeth"), seat("caylion", "2 green")).until("economy")
    assert weighed(t, 1, "upgrade", card="caylion_oceanic_processing") == []
    assert weighed(t, 1, "steal", card="zeth_systemic_bribery", victim=0) == []
