"""What is copied by `copy.deepcopy`, pickled or sent to another process plays on as it would have."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from cosmodrome.bots.hints import hint
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.choice import Choice, Listing
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Log
from cosmodrome.core.meta import Setup
from cosmodrome.core.pickling import fields_of
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.race.game import Race
from cosmodrome.server.bots.minds import Asked, AskedHint, AskedWorth

from .faulty import at_some_positions
from .laws import FACTS, play_some, shown, twins_play_on
from .tables import OWN_CARDS, PLAYED, some_now_all_long


def through_a_pickle(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize(("name", "setup"), some_now_all_long())
@pytest.mark.sample(11)
def test_twins_of_random_positions_play_on(name: str, setup: Setup) -> None:
    game = GAMES[name]

    def law(state: Any, rng: Rng) -> None:
        if int(rng.below(20)) == 0:
            twins_play_on(game, state, rng)

    at_some_positions(game, setup, law)


def test_the_law_finds_a_choice_that_is_not_the_listed_one() -> None:
    game = GAMES["race"]
    state = game.new(Setup(2, 1, game.meta.read_options({}, 2)))
    listed = game.options(state, 0)
    state.seats[0].options = [Choice(option.code, option.verb, option.subject) for option in listed]
    with pytest.raises((AssertionError, TypeError)):
        twins_play_on(game, state, seeded(1))


def play_on_elsewhere(name: str, pickled: bytes, seed: int) -> dict[str, Any]:
    """In a process of its own: what a state comes to."""
    state = pickle.loads(pickled)
    play_some(GAMES[name], state, seeded(seed), 60)
    taken: dict[str, Any] = FACTS[name].snapshot(state)
    return taken


def test_another_process_plays_on_alike() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        for name, game in GAMES.items():
            seats = game.meta.seats[-1]
            state = game.new(Setup(seats, 7, game.meta.read_options({}, seats)))
            play_some(game, state, seeded(7), 25)
            there = pool.apply(play_on_elsewhere, (name, pickle.dumps(state), 8))
            play_some(game, state, seeded(8), 60)
            assert there == FACTS[name].snapshot(state)


def test_shared_tables_are_not_copied() -> None:
    for name, game in GAMES.items():
        seats = max(2, game.meta.seats[0])
        state = game.new(Setup(seats, 1, game.meta.read_options({}, seats)))
        for twin in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert getattr(twin, "tables", None) is getattr(state, "tables", None), name
        assert len(pickle.dumps(state)) < 10_000, f"a state of {name} carries more than its fields"


@pytest.mark.parametrize("name", OWN_CARDS)
def test_own_cards_are_the_same_tables_again(name: str) -> None:
    # The one that is known first in this process: tests before this one may have pickled one with the same cards.
    game = pickle.loads(pickle.dumps(GAMES[name].with_cards(OWN_CARDS[name])))
    state = game.new(Setup(2, 1, game.meta.read_options({}, 2)))
    pickled = pickle.dumps(state)
    assert pickle.loads(pickled).tables is state.tables
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.apply(play_on_elsewhere, (name, pickled, 8))
    play_some(game, state, seeded(8), 60)
    assert there == FACTS[name].snapshot(state)


@pytest.mark.parametrize("made", [copy.deepcopy, through_a_pickle])
@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.sample(4)
def test_all_that_bots_are_asked_with_is_the_same_in_a_twin(name: str, made: Callable[[Any], Any]) -> None:
    """Of a game itself there is one in a process, with own cards the one that was known there first."""
    game = made(PLAYED[name])
    assert game.own_cards == PLAYED[name].own_cards
    snapshot = FACTS[game.meta.id].snapshot
    seats = game.meta.seats[-1]
    setup = Setup(seats, 3, game.meta.read_options({}, seats), ask_anyway=True)
    state, chance, looked = game.new(setup), seeded(3), 0
    assert made(game) is game and made(setup) == setup
    while awaited := game.awaited(state):
        seat = awaited[0]
        view = game.view(state, seat)
        bots = Asked("t", game, state, {seat: ("random", 1)}, [seat])
        person = AskedHint("t", game, view, question_for_bot(game.decision(state, seat), game, view))
        worth = AskedWorth(
            "t", seat, game, view, person.decision.options[0] if person.decision.options else None
        )
        twin, other, beside = made(bots), made(person), made(worth)
        assert beside.game is game and beside.view == view and beside.making is worth.making
        assert twin.game is other.game is game and twin.bots == bots.bots and twin.order == [seat]
        assert snapshot(twin.state) == snapshot(state) and other.view == view
        assert shown(other.decision) == shown(person.decision)
        for mine, its in zip(person.decision.options, other.decision.options, strict=True):
            assert its is mine
        answer = game.decision(state, seat).sample(chance)
        assert made(answer).key == answer.key
        for verdict in game.referee.verdicts(state, seat):
            assert fields_of(made(verdict)) == fields_of(verdict)
        looked += 1
        play_some(game, state, chance, 7)
    assert looked > 2


@pytest.mark.parametrize("made", [copy.deepcopy, through_a_pickle])
@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.sample(4)
def test_what_a_bot_considers_is_the_same_in_a_twin(name: str, made: Callable[[Any], Any]) -> None:
    game = PLAYED[name]
    seats = max(2, game.meta.seats[0])
    state = game.new(Setup(seats, 3, game.meta.read_options({}, seats)))
    play_some(game, state, seeded(3), 3)
    seat = game.awaited(state)[0]
    view = game.view(state, seat)
    decision = question_for_bot(game.decision(state, seat), game, view)
    found = hint(game, view, decision, lambda: RandomBot(1, game))
    twin = made(found)
    assert twin.weighs == found.weighs
    for mine, its in zip(found.answers, twin.answers, strict=True):
        assert [choice.key for choice in its.choices] == [choice.key for choice in mine.choices]
        assert its.reasons == mine.reasons


def test_a_game_that_nobody_could_find_again_is_not_pickled() -> None:
    with pytest.raises(TypeError, match="cannot be pickled: Race does not say how it is found again"):
        pickle.dumps(Race())


def test_a_twin_has_no_log() -> None:
    game = GAMES["race"]
    state = game.new(Setup(2, 1, game.meta.read_options({}, 2)), Log())
    assert state.log and copy.deepcopy(state).log is None and pickle.loads(pickle.dumps(state)).log is None
    assert state.log, "the state has lost its own"


def test_every_listed_choice_is_one_object() -> None:
    for game in GAMES.values():
        for choice in game.choices:
            assert pickle.loads(pickle.dumps(choice)) is choice
            assert copy.copy(choice) is copy.deepcopy(choice) is choice


def test_a_choice_that_nobody_could_find_again_is_not_pickled() -> None:
    for choice in (Choice(0, "play", "moon"), Listing().pick("play", "moon", 1)):
        assert copy.deepcopy(choice) is choice
        with pytest.raises(TypeError, match="<play:moon> cannot be pickled"):
            pickle.dumps(choice)


def test_a_refusal_can_be_raised_in_another_process() -> None:
    refused = pickle.loads(pickle.dumps(NotAllowed("needs-military", need=4, have=3)))
    assert (refused.reason, refused.facts) == ("needs-military", {"need": 4, "have": 3})
    assert str(refused) == str(NotAllowed("needs-military", need=4, have=3))
