"""What a person is told beforehand: what is lacking, what a plan comes to, what can be spared."""

from cosmodrome.core.decision import Verdict
from cosmodrome.games.sidereal import payloads, payment
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.game import SIDEREAL
from cosmodrome.games.sidereal.goods import things
from cosmodrome.games.sidereal.naming import row
from tests.rules.sidereal.scenario import Table, move, play, seat

DOMINANCE = "caylion_planetary_ecological_dominance"
OCEANIC = "caylion_oceanic_processing"


def lacking(have: dict[str, int], need: str, one_colour: bool = False) -> dict[str, int]:
    return dict(payment.missing(row(have), things(need), one_colour))


def test_what_is_missing_of_a_cost() -> None:
    assert lacking({"brown": 1}, "3 brown ultratech") == {"brown": 2, "ultratech": 1}
    assert lacking({"brown": 1, "wild_small": 1}, "3 brown") == {"brown": 1}
    assert lacking({"brown": 1, "white": 2}, "2 white 2 any_small") == {"any_small": 1}
    assert lacking({"brown": 2, "white": 2}, "3 any_small") == {}
    assert lacking({"brown": 2, "white": 2}, "3 any_small", one_colour=True) == {"any_small": 1}
    assert lacking({"wild_large": 1}, "ship any_large") == {"ship": 1}


def told(table: Table, verb: str, payload: payloads.Payload) -> dict[str, Verdict]:
    found = SIDEREAL.referee.weigh(table.state, 0, FORMS[verb].choice(payload))
    return {verdict.card: verdict for verdict in found}


def test_a_plan_says_what_it_makes_and_what_is_left_and_what_else_could_run() -> None:
    table = play(seat("caylion", goods="2 green"), seat("zeth"), seat("unity"), seat("kjas"))
    plan = told(table, "run", payloads.Economy([payloads.Run(OCEANIC)]))
    assert plan["plan"].allowed
    assert dict(plan["plan-spent"].parts) == {"green": 2}
    assert dict(plan["plan-made"].parts) == {"brown": 1, "blue": 1}
    assert dict(plan["plan-left"].parts) == {"brown": 1, "blue": 1}
    assert (plan[OCEANIC].allowed, plan[OCEANIC].facts["planned"]) == (True, 1)
    assert (plan[DOMINANCE].allowed, plan[DOMINANCE].facts["planned"]) == (True, 0)
    mining = plan["caylion_lunar_mining_consortium"]
    # What a plan makes feeds nothing else in it.
    assert (mining.allowed, mining.parts) == (False, [("blue", 2)])


def test_a_plan_keeps_what_an_invention_takes_unless_its_runs_need_it() -> None:
    """Of a team that asks for 6 green."""
    table = play(
        seat("caylion", "6 green black", "linguistic_analysts"),
        seat("zeth", "2 green"),
        seat("unity"),
        seat("kjas"),
    )
    found = SIDEREAL.referee.verdicts(table.state, 0)
    (team,) = [each for each in found if each.card == "linguistic_analysts" and each.facts["planned"]]
    assert team.allowed and team.facts["needs-green"] == 6
    oceanic = next(each for each in found if each.card == OCEANIC and each.facts.get("does") == "run")
    assert (oceanic.allowed, oceanic.facts["planned"], oceanic.parts) == (False, 0, [("green", 2)])
    planned = [each.card for each in found if each.facts.get("does") == "run" and each.facts["planned"]]
    plan = told(table, "run", payloads.Economy([payloads.Run(card) for card in planned]))
    assert plan["plan"].allowed and dict(plan["plan-invents"].parts) == {"green": 6}
    assert "green" not in dict(plan["plan-spent"].parts) and plan[OCEANIC].parts == [("green", 2)]
    # Who runs it all the same does not invent.
    plan = told(table, "run", payloads.Economy([payloads.Run(OCEANIC)]))
    assert plan["plan"].allowed and plan["plan-invents"].parts == []
    assert dict(plan["plan-left"].parts)["green"] == 4
    # What an offer opens is reckoned so, too: the team's goods come first, and the run has its own then.
    assert opened(table, "", "2 green") == {f"run:{OCEANIC}/0": 1}


def test_in_the_economy_phase_nothing_is_kept_for_an_invention() -> None:
    table = play(seat("caylion", "6 green", "linguistic_analysts"), seat("zeth"), seat("unity"), seat("kjas"))
    table.until("economy")
    found = {each.card: each for each in SIDEREAL.referee.verdicts(table.state, 0)}
    assert found[OCEANIC].facts["planned"] == 1


def test_a_plan_that_cannot_be_says_why() -> None:
    table = play(seat("caylion", goods="green"), seat("zeth"), seat("unity"), seat("kjas"))
    plan = told(table, "run", payloads.Economy([payloads.Run(OCEANIC)]))
    assert (plan["plan"].allowed, plan["plan"].reason) == (False, "cannot-pay-run")
    assert plan[OCEANIC].parts == [("green", 1)]


def opened(table: Table, give: str, get: str) -> dict[str, int | str]:
    """What it opens and shuts to seat 0 to give this for that, told of the offer of seat 1 and of one of its own."""
    table.offer(1, get, give, {0})
    key = [option.key for option in SIDEREAL.options(table.state, 0) if option.verb == "take"][-1]
    (taken,) = SIDEREAL.referee.weigh(table.state, 0, SIDEREAL.parse(key))
    moves = [move(giver, 1 - giver, what) for giver, what in enumerate((give, get)) if what]
    (made,) = [each for each in told(table, "offer", payloads.Offer(moves)).values() if each.card == "deal"]
    found = {name[6:]: change for name, change in taken.facts.items() if name.startswith("opens-")}
    assert found == {name[6:]: change for name, change in made.facts.items() if name.startswith("opens-")}
    return found


def test_an_offer_tells_what_it_lets_a_seat_run_and_do_and_what_no_more() -> None:
    table = play(seat("caylion", "2 green 3 white", "sociologists"), seat("zeth", "2 blue 3 white"))
    mining = "run:caylion_lunar_mining_consortium/0"
    assert opened(table, "2 green", "2 blue") == {mining: 1, f"run:{OCEANIC}/0": -1}
    assert opened(table, "", "3 white") == {"invent:sociologists": 1}
    # A lent card runs for who borrows it, and not for who lends it.
    assert opened(table, "caylion_planetary_ecological_dominance", "") == {f"run:{DOMINANCE}/0": -1}


def can_spare(table: Table, number: int) -> tuple[dict[str, int | str], dict[str, int]]:
    """What a seat can spare, and what it lacks."""
    told = {verdict.card: verdict for verdict in SIDEREAL.referee.verdicts(table.state, 1)}[f"seat:{number}"]
    return told.facts, dict(told.parts)


def test_a_seat_can_spare_what_converters_teams_and_upgrades_do_not_take() -> None:
    table = play(seat("caylion", goods="3 green 2 black blue"), seat("zeth"), seat("unity"), seat("kjas"))
    for card in table.state.seats[0].cards:
        table.state.back[card] = 1
    # Oceanic Processing takes 2 green, Distributed Telenet 1 black; the blue one is the first of two that are wanted.
    assert can_spare(table, 0) == ({"spare-green": 1, "spare-black": 1}, {"blue": 1})
    # Not upgraded, two cards ask for 2 black each to be turned over, and two for 2 blue.
    table = play(seat("caylion", goods="3 green 2 black blue"), seat("zeth"), seat("unity"), seat("kjas"))
    assert can_spare(table, 0) == ({"spare-green": 1}, {"blue": 5, "black": 3})
    # A team that asks for 6 white or 4 blue spares nothing of the one that it is nearer to.
    for goods, left in (("6 white", 0), ("8 white", 2), ("2 white 4 blue", 2)):
        table = play(
            seat("caylion", goods, "computational_theoreticians"), seat("zeth"), seat("unity"), seat("kjas")
        )
        assert can_spare(table, 0)[0].get("spare-white", 0) == left, goods


def test_any_cubes_are_taken_from_what_there_is_most_of() -> None:
    left = payment.beyond(row({"white": 3, "brown": 1, "blue": 1}), things("white any_small any_large"))
    assert left == row({"white": 1, "brown": 1})
