"""The greedy bot of Pocket Mars: it wins, its games end in good time, and single answers make sense."""

from typing import Any

import pytest

from cosmodrome.bots.pocket_mars.answers import PICKING, WEIGHING
from cosmodrome.bots.pocket_mars.automatics import Automatics
from cosmodrome.bots.pocket_mars.deck import Deck
from cosmodrome.bots.pocket_mars.judge import Judge
from cosmodrome.bots.pocket_mars.position import Position, position_of
from cosmodrome.bots.pocket_mars.table import Table
from cosmodrome.bots.pocket_mars.weights import WEIGHTS
from cosmodrome.core.event import Event, Log
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.pocket_mars.events import AutomaActivated, AutomaRefilled
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from cosmodrome.games.pocket_mars.purposes import QUESTIONS
from cosmodrome.games.pocket_mars.tables import SUIT_OF
from cosmodrome.games.pocket_mars.views import PocketMarsView
from tests.bots.playing import plain, play
from tests.bots.pocket_mars import answer, chance, greedy, let_it_answer, solo_outcomes, wins
from tests.rules.pocket_mars.scenario import does, effect, seat
from tests.rules.pocket_mars.scenario import play as scene

# --- whole games


def test_it_beats_random() -> None:
    assert wins(greedy, chance, 40) >= 37


@pytest.mark.long
def test_it_beats_random_in_95_of_100_games() -> None:
    assert wins(greedy, chance, 1000) >= 950


def check_lengths(games: int) -> None:
    for seats in (2, 3, 4):
        rounds = 0
        for seed in range(games):
            rounds += play(
                POCKET_MARS, [greedy(at) for at in range(seats)], plain(POCKET_MARS, seats, seed)
            ).round
        assert 8 <= rounds / games <= 16


@pytest.mark.again
def test_games_among_equals_end_in_good_time() -> None:
    check_lengths(4)


@pytest.mark.long
def test_games_among_equals_end_in_good_time_again_and_again() -> None:
    check_lengths(200)


def test_it_holds_its_own_against_the_automa() -> None:
    assert solo_outcomes(greedy, 20)["won"] >= 8


class Predicting(Log):
    """Compares what the bot expects of each activation of the automa with what the game does."""

    def __init__(self) -> None:
        super().__init__()
        self.deck = Deck(POCKET_MARS)
        self.expected: Position | None = None
        self.compared = 0

    def hear(self, state: Any, event: Event) -> None:
        if isinstance(event, AutomaActivated) and event.cards == 1:
            view = self.view(state)
            automatics = Automatics(Judge(Table(view, self.deck), WEIGHTS))
            self.expected = automatics.activated(position_of(view, self.deck), SUIT_OF[event.colour])
        elif isinstance(event, AutomaRefilled) and self.expected is not None:
            expected, found = self.expected, position_of(self.view(state), self.deck)
            for name in ("earth", "ship", "energy", "one", "two", "room"):
                assert getattr(expected, name) == getattr(found, name), name
            self.compared += 1
            self.expected = None

    def view(self, state: Any) -> PocketMarsView:
        view = POCKET_MARS.view(state, 0)
        assert isinstance(view, PocketMarsView)
        return view


@pytest.mark.parametrize("construction_moves", [False, True])
def test_it_knows_what_the_automa_will_do(construction_moves: bool) -> None:
    """R10.8, R10.10, R10.13"""
    log = Predicting()
    options = POCKET_MARS.meta.read_options({"construction_moves": construction_moves}, 1)
    for seed in range(120):
        state = POCKET_MARS.new(Setup(1, seed, options), log)
        rng = seeded(seed, "automa")
        while POCKET_MARS.awaited(state):
            asked = POCKET_MARS.options(state, 0)
            POCKET_MARS.choose(state, 0, asked[rng.below(len(asked))])
        log.expected = None
    assert log.compared > 100


# --- its answers


def test_it_has_an_answer_to_every_purpose() -> None:
    assert set(WEIGHING) | set(PICKING) == set(QUESTIONS)
    assert not set(WEIGHING) & set(PICKING)


def test_it_knows_every_card_and_ability() -> None:
    deck = Deck(POCKET_MARS)
    assert len(deck.cards) == 35 and [len(suit) for suit in deck.suits] == [7] * 5
    assert [ability.kind for ability in deck.abilities] == [
        "bury_card",
        "shift_star",
        "launch",
        "gain_energy",
        "place",
    ]


def test_it_plays_the_prep_card_that_beats_its_number() -> None:
    """Plain cards: one that beats brings a colonist to Mars besides."""
    mine = seat(hand="water_1 energy_1", prep="science_2 science_6")
    assert answer(scene(mine, seat())) == "prep:science_6"


def test_it_places_the_fourth_one_together() -> None:
    mine = seat(hand="water_2 energy_1", prep="construction_2 water_1", one="energy energy energy")
    table = scene(mine, seat(), cards={"construction_2": {"prep": does(effect("draw", n=1))}})
    table.choose(0, "prep:construction_2")
    let_it_answer(table)
    assert table.mars(0)[0] == {"energy": 4}


def test_it_places_where_it_has_nobody_when_all_four_are_near() -> None:
    mine = seat(prep="construction_2 water_1", one="water ecosystem science")
    table = scene(mine, seat(), cards={"construction_2": {"prep": does(effect("draw", n=1))}})
    table.choose(0, "prep:construction_2")
    let_it_answer(table)
    assert table.mars(0)[0] == {"water": 1, "ecosystem": 1, "science": 1, "energy": 1}


def test_it_takes_the_two_star_space_rather_than_leave_it() -> None:
    mine = seat(prep="ecosystem_2 water_1", one="water")
    table = scene(mine, seat(one="water"), cards={"ecosystem_2": {"prep": does(effect("draw", n=1))}})
    table.choose(0, "prep:ecosystem_2")
    let_it_answer(table)
    assert table.mars(0)[1] == {"water": 1} and table.mars(1)[1] == {}


def test_it_declines_to_lift_another() -> None:
    """With only another's colonist to be moved up, Greenhouse is left alone."""
    mine = seat(prep="ecosystem_2 water_1")
    table = scene(mine, seat(one="water"), cards={"ecosystem_2": {"prep": does(effect("draw", n=1))}})
    table.choose(0, "prep:ecosystem_2")
    let_it_answer(table)
    assert table.mars(1) == ({"water": 1}, {})


def test_it_sends_down_whom_it_can() -> None:
    mine = seat(prep="ecosystem_2 water_1")
    table = scene(mine, seat(two="water"), cards={"ecosystem_2": {"prep": does(effect("draw", n=1))}})
    table.choose(0, "prep:ecosystem_2")
    let_it_answer(table)
    assert table.mars(1) == ({"water": 1}, {})


def test_it_stays_away_to_keep_a_condition() -> None:
    """R4.6 A colonist placed for the number would undo "no own colonist here"; the action is worth more."""
    condition = {"if": "no_colonist_here"}
    cards = {"water_5": {"prep": does(effect("launch", n=3), condition=condition)}}
    mine = seat(hand="energy_1 energy_2", prep="water_5 science_1", ship=1)
    table = scene(mine, seat(), cards=cards)
    table.choose(0, "prep:water_5")
    let_it_answer(table)
    assert table.player(0).ship == 4


def test_it_does_not_pay_for_what_hurts() -> None:
    cards = {"energy_5": {"prep": does(effect("shift_star", n=1, owner="own", way="down"), cost=1)}}
    mine = seat(prep="energy_5 science_1", two="water", energy=3)
    table = scene(mine, seat(), cards=cards)
    table.choose(0, "prep:energy_5")
    let_it_answer(table)
    assert table.mars(0)[1] == {"water": 1}
    assert table.facts("action-done") == []


def test_it_does_not_end_a_game_it_would_lose() -> None:
    """The seventh colonist can wait, when the end would come with the rival far ahead."""
    mine = seat(hand="science_1 energy_1", prep="water_5 science_2", ship=1, one="water " * 6)
    table = scene(mine, seat(one="ecosystem", two="water ecosystem science energy", ship=2), turn=0)
    table.choose(0, "prep:water_5")
    assert table.purpose(0) == "place-here" and answer(table) == "decline"


def test_it_ends_a_game_it_wins() -> None:
    mine = seat(hand="science_1 energy_1", prep="water_5 science_2", ship=1, one="water " * 6)
    table = scene(mine, seat(), turn=0)
    assert answer(table) == "prep:water_5"


def hoped(turn: int) -> float:
    """Turns that seat `turn`, whose turn it is, expects after this round; seat 1 has six colonists on Mars."""
    table = scene(seat(), seat(ship=1, one="water " * 6), turn=turn)
    view = table.view(turn)
    deck = Deck(POCKET_MARS)
    return Judge(Table(view, deck), WEIGHTS).turns_left(position_of(view, deck))


def test_who_plays_before_a_rival_near_the_end_expects_less_to_come() -> None:
    """R2.5 The rival can still bring its last colonist to Mars in this very round."""
    assert hoped(0) == WEIGHTS.soon
    assert hoped(1) == 1 / WEIGHTS.pace > WEIGHTS.soon


def test_nothing_comes_after_the_last_round() -> None:
    table = scene(seat(), seat(one="water " * 7), turn=0)
    deck = Deck(POCKET_MARS)
    view = table.view(0)
    assert Judge(Table(view, deck), WEIGHTS).turns_left(position_of(view, deck)) == 0


def test_a_turn_that_a_rival_still_has_counts_for_it() -> None:
    """Equal positions: who plays first is behind by the other's turn at least, who plays last is not."""
    deck = Deck(POCKET_MARS)
    leads = []
    for turn in (0, 1):
        view = scene(seat(), seat(), turn=turn).view(turn)
        leads.append(Judge(Table(view, deck), WEIGHTS).lead(position_of(view, deck), turn))
    assert leads[1] - leads[0] >= WEIGHTS.turn


def test_it_covers_the_number_in_its_way() -> None:
    cards = {"construction_5": {"hand": does(effect("cover", source="this", building="any"))}}
    mine = seat(hand="construction_5 energy_1", prep="science_6 science_5")
    table = scene(mine, seat(), piles={"science": "science_7"}, cards=cards)
    table.choose(0, "hand:construction_5")
    assert answer(table) == "cover:science"


def test_it_swaps_what_is_worth_more() -> None:
    """R6.14 A two-star space for a one-star space while another goes down, rather than a number for a number."""
    cards = {"water_4": {"hand": does(effect("swap_places"))}}
    mine = seat(hand="water_4 energy_1", prep="science_6 science_5", one="water")
    piles = {"science": "science_2 science_7"}
    table = scene(mine, seat(two="water"), piles=piles, cards=cards).choose(0, "hand:water_4")
    assert answer(table) == "swap:0-1-water"
    mine = seat(hand="water_4 energy_1", prep="science_6 science_5", two="water")
    table = scene(mine, seat(one="water"), piles=piles, cards=cards).choose(0, "hand:water_4")
    assert answer(table) == "swap-cards:science"


def test_it_prepares_what_beats_a_number() -> None:
    mine = seat(hand="water_1 science_7 energy_2", prep="ecosystem_6")
    table = scene(mine, seat(), cards={"water_1": {"hand": does(effect("launch", n=1))}})
    table.choose(0, "hand:water_1")
    assert table.purpose(0) == "four-prep" and answer(table) == "prepare:science_7"
