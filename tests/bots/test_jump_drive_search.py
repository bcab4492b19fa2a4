"""The searching bot of Jump Drive: it wins, and what it compares. What all searches do is in `test_search.py`."""

import pytest

from cosmodrome.bots.budget import Budget
from cosmodrome.bots.jump_drive.greedy import GreedyBot
from cosmodrome.bots.jump_drive.plays import NOTHING
from cosmodrome.bots.jump_drive.search import JumpDriveSearch
from cosmodrome.bots.jump_drive.search_lines import StandLine, discarding, placing
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.bots.jump_drive.weights import AHEAD
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from cosmodrome.games.jump_drive.tables import NUMBER_OF
from tests.bots.jump_drive import brief, greedy, middle, search, wins
from tests.bots.playing import asked, plain, play
from tests.rules.jump_drive.scenario import Table, begin, seat
from tests.rules.jump_drive.scenario import play as scene

# --- whole games


@pytest.mark.long
def test_it_beats_greedy_in_65_of_100_games() -> None:
    assert wins(search, greedy, 400) >= 260


# --- its answers


def lines_of(table: Table, at: int = 0) -> list[StandLine]:
    bot = search(1)
    thought = Thought(table.view(at), bot.worths)
    decision = table.decision(at)
    return (placing if decision.purpose.startswith("place") else discarding)(thought, decision)


def test_a_play_is_searched_as_one() -> None:
    """A development with its world is a line of its own; so is each world for the development once it is chosen."""
    table = middle()
    lines = lines_of(table)
    plays = {(line.stand.development, line.stand.world, tuple(line.stand.empire)) for line in lines}
    assert len(plays) == len(lines) > 2
    assert len({line.answer for line in lines}) < len(lines)
    table.choose(0, "place:mining_robots")
    lines = lines_of(table)
    assert len({line.answer for line in lines}) == len(lines) > 1


def test_a_second_world_is_taken_as_placed_and_its_convoy_as_gone() -> None:
    hand = "comet_zone gem_world mining_world tourist_world rebel_world rebel_base alien_guardians"
    table = scene(seat("colony_convoy", hand=hand, vp=20), seat())
    second = next(line.stand for line in lines_of(table) if len(line.stand.empire) > 1)
    assert second.spent == second.empire[0] == NUMBER_OF["colony_convoy"]
    assert second.world != NOTHING
    assert len(second.hand) == 6
    new = scene(seat(hand="colony_convoy " + hand, vp=20), seat())
    stands = [line.stand for line in lines_of(new) if line.stand.empire]
    assert all(stand.spent == stand.development == NUMBER_OF["colony_convoy"] for stand in stands)


def test_sets_of_cards_are_compared_the_greedy_one_first() -> None:
    table = begin(2, seed=3)
    lines = lines_of(table)
    assert len(lines) >= 15  # two of seven, some of which may be alike
    assert len({line.discards for line in lines}) == len(lines)
    for line in lines:
        assert len(line.discards) == 2
        assert len(line.stand.hand) == 5
    assert lines[0].answer is greedy(1).choose(table.view(0), table.decision(0))


def test_several_discards_are_one_answer() -> None:
    """Who is asked for the second of two cards answers as if it had been asked for the first."""
    table = begin(2, seed=3)
    first = brief(1)
    table.choose(0, asked(first, table).key)
    second = asked(first, table)
    assert asked(brief(1), table) is second


def test_whoever_finds_other_cards_picked_goes_on_greedily() -> None:
    table, twin = begin(2, seed=3), begin(2, seed=3)
    bot = brief(1)
    twin.choose(0, asked(bot, twin).key)
    wanted = {*twin.view(0).picked, asked(bot, twin).subject}
    other = next(option for option in table.decision(0).options if option.subject not in wanted)
    table.choose(0, other.key)
    greedily = GreedyBot(1, JUMP_DRIVE, AHEAD).choose(table.view(0), table.decision(0))
    assert asked(bot, table) is greedily


def test_whoever_finds_its_second_card_picked_first_goes_on_greedily() -> None:
    """R12.2 Its first card stands earlier in the card list than the one picked, and is no option any more."""
    table, twin = begin(2, seed=1), begin(2, seed=1)
    bot = brief(1)
    first = asked(bot, twin)
    twin.choose(0, first.key)
    second = asked(bot, twin)
    assert first.key != second.key
    table.choose(0, second.key)
    greedily = GreedyBot(1, JUMP_DRIVE, AHEAD).choose(table.view(0), table.decision(0))
    assert asked(bot, table) is greedily


@pytest.mark.parametrize("seats", [3, 4])
def test_more_seats_play_to_the_end(seats: int) -> None:
    bots = [brief(0), *(greedy(at) for at in range(1, seats))]
    state = play(JUMP_DRIVE, bots, plain(JUMP_DRIVE, seats, 2))
    assert max(JUMP_DRIVE.standing(state).scores) >= 50


def test_it_reckons_with_an_owner_s_cards() -> None:
    public = {
        "galactic_trendsetters": {"copies": 20, "cost": 1, "vp": 9},
        "mining_robots": {"icons": {"explore": 9, "military": 9}},
        "asteroid_belt": {"military": True, "defense": 5},
    }
    game = JUMP_DRIVE.with_cards({"game": "jump_drive", "cards": public})
    bots = [JumpDriveSearch(seat, game) for seat in range(2)]
    for bot in bots:
        bot.budget = Budget(simulations=12)
    state = play(game, bots, plain(game, 2, 1))
    assert max(game.standing(state).scores) >= 50
    hand = "galactic_trendsetters comet_zone rebel_base rebel_world alien_guardians"
    table = scene(seat(hand=hand), seat(), game=game)
    table.choose(0, "place:survey_team")
    assert bots[0].choose(table.view(0), table.decision(0)).subject == "galactic_trendsetters"
