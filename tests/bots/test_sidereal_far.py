"""Plans of three turns in Sidereal Confluence, and the bot that offers, judges and follows them."""

from typing import Any

import pytest
from tools.sidereal_campaign import play as campaign_game

from cosmodrome.bots.sidereal import far_plans, magnate
from cosmodrome.bots.sidereal.acts import INVENT
from cosmodrome.bots.sidereal.far_plans import far_draft, far_own
from cosmodrome.bots.sidereal.joint import Joint
from cosmodrome.bots.sidereal.magnate import MagnateBot
from cosmodrome.bots.sidereal.plan import Plan
from cosmodrome.bots.sidereal.position import start
from cosmodrome.bots.sidereal.reading import read
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.sidereal.goods import GOODS
from cosmodrome.games.sidereal.tables import NUMBER_OF, SPECIES_IDS, SPECIES_OF_ID, VP
from tests.bots.test_sidereal_bots import finish, table
from tests.bots.test_sidereal_effort import counted, play

GAME = GAMES["sidereal"]
FOUR = [["caylion", "kt", "faderan", "yengii"], ["eni_et", "unity", "zeth", "imdril"]]


@pytest.mark.parametrize("species", FOUR)
def test_together_a_plan_brings_no_less_than_each_alone(species: list[str]) -> None:
    position = start([SPECIES_OF_ID[name] for name in species])
    members, owed = [0, 1, 2, 3], [[0] * GOODS for _ in range(4)]
    plan = far_draft(position, members, owed, []).plan()
    assert plan is not None
    assert plan.worth > sum(far_own(position, member, owed, [])[0].worth for member in members)


def test_a_team_counts_that_can_be_paid_a_turn_later() -> None:
    def planned(teams: list[int]) -> Plan:
        position = start([SPECIES_OF_ID[name] for name in FOUR[0]])
        position.seats[0].teams = teams
        return far_own(position, 0, [[0] * GOODS for _ in range(4)], [])[0]

    team, without = planned([NUMBER_OF["sociologists"]]), planned([])
    assert not any(act.kind == INVENT for act in team.acts)
    assert team.worth > without.worth + VP[NUMBER_OF["sociologists"]] + 3


def test_whoever_asks_finds_the_same_plan() -> None:
    position = start([SPECIES_OF_ID[name] for name in FOUR[0]])
    owed = [[0] * GOODS for _ in range(4)]
    one = far_draft(position, [0, 1, 2, 3], owed, [])
    assert far_draft(position.copy(), [0, 1, 2, 3], owed, []) is one
    far_plans._KNOWN.clear()
    other = far_draft(position, [0, 1, 2, 3], owed, [])
    first, second = one.plan(), other.plan()
    assert other is not one and first is not None and second is not None
    assert [vars(act) for act in first.acts] == [vars(act) for act in second.acts]


def test_each_party_reckons_a_deal_as_its_maker_does(monkeypatch: pytest.MonkeyPatch) -> None:
    state, bots = table(4, FOUR[1], ["magnate"] * 4)
    heard: list[tuple[int, float | None]] = []
    weighs = magnate.FarReplies._gain

    def gain(replies: Any, view: Any, position: Any, seat: int, offer: Any, owed: Any) -> float | None:
        found = weighs(replies, view, position, seat, offer, owed)
        maker = bots[offer.maker]
        assert isinstance(maker, MagnateBot) and found is not None
        assert found == pytest.approx(maker.far.gains[seat], abs=0.5)
        heard.append((view.round, found))
        return found

    monkeypatch.setattr(magnate.FarReplies, "_gain", gain)
    finish(state, bots, rounds=3)
    assert {turn for turn, _ in heard} == {1, 2, 3}


def test_all_follow_the_plan_that_they_agreed_to() -> None:
    state, bots = table(1, FOUR[0], ["magnate"] * 4)
    followed: list[bool] = []

    def look(state: Any, seat: int, choice: Any) -> None:
        bot = bots[seat]
        if choice.verb == "run":
            assert isinstance(bot, MagnateBot)
            followed.append(bot.follows is not None and bot.turn == state.round)

    finish(state, bots, look, rounds=2)
    assert followed == [True] * 8


def test_an_answer_takes_no_more_thought_than_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pivots of a search, the last relaxation with all of its own, where no plan is known from others."""
    far_plans._KNOWN.clear()
    with counted(monkeypatch) as answers:
        play(["magnate"] * 4, 2, answers)
    assert far_plans.EFFORT / 10 < max(answer.pivots for answer in answers) < far_plans.EFFORT + 1500


def test_who_plans_otherwise_is_dealt_with_as_traders_do(monkeypatch: pytest.MonkeyPatch) -> None:
    state, bots = table(2, SPECIES_IDS[:4], ["magnate", "trader", "trader", "greedy"])
    finish(state, bots, rounds=2)
    far = bots[0]
    assert isinstance(far, MagnateBot) and far.far.near
    view = GAME.view(state, 0)
    for members in ([0, 1, 2, 3], [0, *sorted(far.far.near)]):
        work = far.far.start(read(view), members, True)
        assert type(work) is not magnate.FarWork
        assert isinstance(work, type(Joint.start(far.far, read(view), members, True)))


def test_a_magnate_that_knows_nothing_of_its_deal_plans_for_itself() -> None:
    """As where another process goes on."""
    state, bots = table(1, FOUR[0], ["magnate"] * 4)
    forgot: list[int] = []

    def forget(state: Any, seat: int, choice: Any) -> None:
        if choice.verb == "invent" and seat not in forgot:
            forgot.append(seat)
            bots[seat] = MagnateBot(seat, GAME)

    finish(state, bots, forget, rounds=3)
    assert forgot and state.round == 4


def test_a_deal_of_more_is_not_offered_once_one_of_its_parties_has_acted() -> None:
    """In this game somebody who is in no shorter deal invents while that is planned."""
    assert campaign_game(["magnate", "passive", "greedy", "greedy"], 2, 10)["scores"]
