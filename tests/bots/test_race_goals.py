"""Goals as the greedy bot weighs them: what it has, may hope for, and places for their sake."""

from dataclasses import replace

import pytest

from cosmodrome.bots.race.goal_hopes import Goal, Hopes, goals_of
from cosmodrome.bots.race.greedy import GreedyBot
from cosmodrome.bots.race.thought import Thought
from cosmodrome.bots.race.weights import NOVICE, WEIGHTS
from cosmodrome.games.race.game import RACE
from cosmodrome.games.race.tables import EDITIONS, NUMBER_OF
from cosmodrome.games.race.tiles import INFRASTRUCTURE, NUMBER_OF_TILE, STATUS, SURPLUS
from tests.rules.race.scenario import Table, play, seat

FOUR = "public_works export_duties interstellar_bank"


def first(best: int = 0, held: bool = False, taken: bool = False) -> Goal:
    return Goal(STATUS, 3, False, held, taken, best)


def most(best: int = 0, held: bool = False, taken: bool = False) -> Goal:
    return Goal(INFRASTRUCTURE, 4, True, held, taken, best)


def with_goal(tile: str, *seats: object) -> Table:
    table = play(*seats, gathering_storm=True, goals=True)  # type: ignore[arg-type]
    table.state.goals = [NUMBER_OF_TILE[tile]]
    return table


def test_what_is_given_as_things_stand() -> None:
    assert [first().now(own) for own in (2, 3, 5)] == [0, 3, 3]
    assert first(taken=True).now(5) == 0 and first(held=True).now(0) == 3
    assert [most(4).now(own) for own in (3, 4, 5)] == [0, 3, 5]
    assert [most(4, held=True).now(own) for own in (3, 4, 5)] == [0, 5, 5]
    assert most(2).now(3) == 0, "below the minimum"


def test_a_goal_of_the_first_is_hoped_for_the_more_the_nearer_it_is() -> None:
    hopes = [first().hoped(own, 4.0, WEIGHTS) for own in (0, 1, 2, 3)]
    assert hopes == sorted(set(hopes)) and hopes[-1] == 3
    assert first().hoped(2, 0.0, WEIGHTS) == 0, "there is no time for it"
    near = [first(best).hoped(1, 4.0, WEIGHTS) for best in (0, 1, 2)]
    assert near == sorted(set(near), reverse=True), "others race for it"
    assert first(taken=True).hoped(2, 4.0, WEIGHTS) == 0


def test_a_goal_of_the_most_is_hoped_for_by_the_lead() -> None:
    hopes = [most(4).hoped(own, 4.0, WEIGHTS) for own in range(2, 8)]
    assert hopes == sorted(set(hopes)) and 0 < hopes[0] < 1.5 and 4 < hopes[-1] < 5
    assert most(4, held=True).hoped(4, 4.0, WEIGHTS) > most(4).hoped(4, 4.0, WEIGHTS)
    assert most(4).hoped(5, 0.0, WEIGHTS) == 5 and most(4).hoped(4, 0.0, WEIGHTS) == 3
    early, late = (most(4).hoped(6, left, WEIGHTS) for left in (8.0, 1.0))
    assert early < late, "a lead is surer when there is less time to catch up"


def test_it_sees_the_goals_of_its_table() -> None:
    table = with_goal("greatest_infrastructure", seat(f"old_earth {FOUR}"), seat("new_sparta public_works"))
    (goal,) = goals_of(table.view(0), 0)
    assert (goal.tile, goal.least, goal.most, goal.best) == (INFRASTRUCTURE, 4, True, 1)
    assert not goal.held and not goal.taken and (goal.own, goal.spite) == (3, 1.0)


def test_it_sees_how_many_cards_others_have_for_budget_surplus() -> None:
    table = with_goal("budget_surplus", seat("old_earth"), seat("new_sparta", "gem_world public_works"))
    (goal,) = goals_of(table.view(0), 0)
    assert goal.best == 2 - 10


def test_cards_on_the_table_do_nothing_for_budget_surplus() -> None:
    goals = [Goal(SURPLUS, 1, False, held, False, 0) for held in (False, True)]
    worth = [Hopes(EDITIONS["first"], [goal], 5.0, WEIGHTS).of([], 0, 0) for goal in goals]
    assert worth == [(0.0, 0.0), (3.0, 0.0)]


def surplus(left: float, best: int = -6, held: bool = False, taken: bool = False) -> list[float]:
    """What hands of 4, 8, 10 and 11 cards are worth for it."""
    hopes = Hopes(EDITIONS["first"], [Goal(SURPLUS, 1, False, held, taken, best)], left, WEIGHTS)
    return [sum(hopes.hand(cards)) for cards in (4, 8, 10, 11)]


def test_cards_are_kept_in_hand_for_budget_surplus() -> None:
    worth = surplus(5.0)
    assert worth == sorted(set(worth)) and worth[-1] == 3 and 0 < worth[1] < 1
    assert surplus(5.0, best=0)[2] < worth[2], "another is as near to it"
    assert surplus(0.0) == [0, 0, 0, 3], "no round is left in which to get more"
    assert surplus(5.0, taken=True) == surplus(5.0, held=True) == [0, 0, 0, 0]


def test_what_a_rival_loses_counts_for_a_goal_of_the_most() -> None:
    def pair(own: int) -> Goal:
        return Goal(INFRASTRUCTURE, 4, True, False, True, 5, own, 1.0)

    assert [pair(5).now(own) for own in (4, 5, 6)] == [0, 3, 10], "the other has 5 points less"
    assert [pair(6).now(own) for own in (5, 6, 7)] == [-2, 5, 5], "and has them again for as many"
    of_four = Goal(INFRASTRUCTURE, 4, True, False, True, 5, 5, 1 / 3)
    assert of_four.now(6) == pytest.approx(5 + 5 / 3), "with more seats a share of it"
    taking, alone = (pair(5).hoped(own, 3.0, WEIGHTS) - most(5).hoped(own, 3.0, WEIGHTS) for own in (6, 5))
    assert taking > 0 == alone


def test_a_card_is_worth_more_that_takes_a_goal() -> None:
    tables = EDITIONS["first"]
    cards = [NUMBER_OF[name] for name in f"old_earth {FOUR} drop_ships".split()]
    hopes = Hopes(tables, [most()], 3.0, WEIGHTS)
    (now, more), (then, rest) = hopes.of(cards[:-1], 0, 0), hopes.of(cards, 0, 0)
    assert (now, then) == (0, 5) and then + rest > now + more
    assert Hopes(tables, [most()], 3.0, NOVICE).of(cards, 0, 0) == (0, 0), "a novice looks at cards alone"


@pytest.mark.parametrize("goals", [1.0, 0.0])
def test_it_develops_for_the_sake_of_a_goal(goals: float) -> None:
    """Contact Specialist does nothing for this seat, but is the fourth development in the last round."""
    table = with_goal(
        "greatest_infrastructure",
        seat(f"new_sparta {FOUR}", "export_duties contact_specialist gem_world", chips=20),
        seat("old_earth public_works", chips=24),
    )
    table.state.pool = 0
    table.acts("develop")
    bot = GreedyBot(0, RACE, replace(WEIGHTS, goals=goals, ending=0.0))
    chosen = bot.choose(table.view(0), table.decision(0))
    values = bot_values(table, bot)
    assert chosen.key == "place:contact_specialist"
    assert (values["contact_specialist"] > 4.0) == (goals > 0)


def bot_values(table: Table, bot: GreedyBot) -> dict[str, float]:
    """What placing each card in hand adds, now and later."""
    thought = Thought(table.view(0), table.decision(0), bot.weights)
    return {name: sum(thought.me.gain(NUMBER_OF[name])) for name in table.hand(0)}


def test_whole_games_are_played_with_goals() -> None:
    for seats in (2, 5):
        table = play(
            *(seat(hand="gem_world" if at == 0 else "") for at in range(seats)),
            gathering_storm=True,
            goals=True,
        )
        bots = [GreedyBot(at, RACE) for at in range(seats)]
        while table.awaited:
            at = table.awaited[0]
            RACE.choose(table.state, at, bots[at].choose(table.view(at), table.decision(at)))
        assert table.happened("game-ended")
