"""The greedy bot of Race for the Galaxy: it wins, its games end in good time, and single answers make sense."""

import pytest

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.catalogue import make
from cosmodrome.bots.race.goods_answers import unseen_numbers
from cosmodrome.bots.race.greedy import ANSWERS
from cosmodrome.bots.race.position import own_position
from cosmodrome.games.race.game import RACE
from cosmodrome.games.race.purposes import QUESTIONS
from tests.bots.playing import plain, play
from tests.rules.race.scenario import Table, seat
from tests.rules.race.scenario import play as scene


def wins_against_random(games: int) -> float:
    """Games won by greedy with two seats, which it takes in turn; a shared win counts half."""
    won = 0.0
    for seed in range(games):
        seat = seed % 2
        bots: list[Bot] = [make(RACE, "random", seed), make(RACE, "random", seed)]
        bots[seat] = make(RACE, "greedy", seed)
        winners = RACE.standing(play(RACE, bots, plain(RACE, 2, seed))).winners
        if seat in winners:
            won += 1 / len(winners)
    return won


def test_greedy_beats_random() -> None:
    assert wins_against_random(60) >= 57


@pytest.mark.long
def test_greedy_beats_random_in_97_of_100_games() -> None:
    assert wins_against_random(1000) >= 970


def four(seed: int) -> tuple[int, int]:
    """The rounds and the best score of a game of four greedy bots."""
    state = play(RACE, [make(RACE, "greedy", seat) for seat in range(4)], plain(RACE, 4, seed))
    assert state.causes
    return state.round, max(RACE.standing(state).scores)


def check_four(games: int) -> None:
    ended = [four(seed) for seed in range(games)]
    assert 7 <= sum(rounds for rounds, _ in ended) / games <= 14
    assert sum(score for _, score in ended) / games >= 30


@pytest.mark.again
def test_four_of_them_end_in_good_time() -> None:
    check_four(15)


@pytest.mark.long
def test_four_of_them_end_in_good_time_again_and_again() -> None:
    check_four(200)


def test_it_has_an_answer_to_every_purpose() -> None:
    assert set(ANSWERS) == set(QUESTIONS)


def answer(table: Table, at: int = 0) -> str:
    return make(RACE, "greedy", 1).choose(table.view(at), table.decision(at)).key


def let_it_answer(table: Table, at: int = 0) -> Table:
    """Everything this seat is asked until it is asked for its next action."""
    while at in table.awaited and table.purpose(at) != "action":
        table.choose(at, answer(table, at))
    return table


def test_it_conquers_what_it_need_not_pay_for() -> None:
    mine = seat("new_sparta space_marines contact_specialist", hand="rebel_miners mining_world gem_world")
    table = scene(mine, seat("old_earth")).acts("settle")
    table.choose(0, "place:rebel_miners")
    assert table.purpose(0) == "settle-by" and answer(table) == "by:conquer"


def test_it_pays_with_the_second_copy() -> None:
    hand = "public_works public_works galactic_trendsetters terraformed_world merchant_guild"
    table = scene(seat("earths_lost_colony", hand=hand), seat()).acts("produce", "develop")
    table.choose(0, "place:public_works")
    assert table.purpose(0) == "pay" and answer(table) == "discard:public_works"


def test_it_sells_the_dear_good() -> None:
    table = scene(seat("old_earth gem_world+ deserted_alien_outpost+ comet_zone+"), seat()).acts(
        "consume-trade"
    )
    assert answer(table) == "sell:deserted_alien_outpost"


def test_the_choosy_power_comes_first() -> None:
    table = scene(seat("epsilon_eridani terraforming_robots mining_world+ gem_world+"), seat()).acts(
        "consume-x2"
    )
    let_it_answer(table)
    assert table.chips(0) == 4 and table.goods(0) == []


def test_free_trade_association_leaves_new_vinland_a_good() -> None:
    """R6.8 Begun first, it would take all three novelty goods, and New Vinland nothing."""
    worlds = "new_vinland+ gem_world+ spice_world+"
    table = scene(seat(f"old_earth {worlds} free_trade_association"), seat()).acts("consume-x2")
    before = len(table.hand(0))
    let_it_answer(table)
    assert table.goods(0) == [] and table.chips(0) + len(table.hand(0)) - before >= 6


def test_it_produces_the_dear_good() -> None:
    table = scene(seat("old_earth asteroid_belt deserted_alien_outpost refugee_world"), seat()).acts(
        "produce"
    )
    assert answer(table) == "produce:deserted_alien_outpost"


def test_it_guesses_the_number_seen_least() -> None:
    table = scene(seat("gambling_world", hand="comet_zone plague_world"), seat()).acts("consume-x2")
    assert table.purpose(0) == "guess" and answer(table) == "guess:2"
    view = table.view(0)
    seen = len(view.hand) + sum(len(player.tableau) for player in view.players) + len(view.shown)
    assert sum(unseen_numbers(view, own_position(view)).values()) == 114 - seen


def test_it_takes_the_chips_in_the_last_round() -> None:
    """When they empty the pool there is no later: goods become chips, whatever the cards would be worth."""
    tableau = "old_earth gem_world+ comet_zone+ public_works space_marines drop_ships interstellar_bank"
    table = scene(seat(tableau, hand="rebel_homeworld"), seat("new_sparta"), pool=3)
    assert answer(table) == "act:consume-x2"
