"""An answer taken back and given again is an answer given once: whole games, on every seat count and option."""

from typing import Any

import msgspec
import pytest

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.course import Course
from cosmodrome.play.record import Recorder, dumps, loads, verify

from .laws import FACTS, redeal
from .tables import every_setup, seeded_setup, some_now_all_long, spelled

SETUPS = every_setup()
NAMES = [spelled(*each) for each in SETUPS]
GAMES_EACH, GAMES_EACH_LONG = 1, 40


def one_of(options: list[Any], rng: Rng) -> Any:
    return options[int(rng.below(len(options)))]


def word_of(state: Any) -> int:
    """Where a state's generator stands; 0 where a game draws nothing once it has begun."""
    return int(state.rng.word) if hasattr(state, "rng") else 0


def play_and_take_back(game: Game[Any], setup: Setup, rng: Rng) -> int:
    """A whole game in which answers are taken back; the number of those that were.

    Beside it goes the game in which each seat gives at once the answers that stand in the end.
    """
    snapshot = FACTS[game.meta.id].snapshot
    recorder = Recorder(game, setup)
    standing: list[tuple[int, Any]] = []
    taken = 0
    while awaited := game.awaited(recorder.state):
        seat = one_of(awaited, rng)
        before = snapshot(recorder.state)
        word = word_of(recorder.state)
        choice = one_of(game.options(recorder.state, seat), rng)
        heard = len(recorder.record.events)
        sealed = game.time(recorder.state) is None
        recorder.choose(seat, choice)
        standing.append((seat, choice))
        untold = recorder.course.untold(seat)
        if sealed and set(awaited) & set(game.awaited(recorder.state)) - {seat}:
            assert untold, "a sealed answer cannot be taken back before its step closes"
        if len(recorder.record.events) > heard:
            assert not untold, "an answer can be taken back though something has been told since"
            refused_without_change(recorder, seat, "told-since")
        if untold and int(rng.below(3)) == 0:
            assert choice in game.options(recorder.course.when_asked(seat), seat)
            recorder.take_back(seat)
            standing.pop()
            taken += 1
            assert snapshot(recorder.state) == before and word_of(recorder.state) == word
        elif int(rng.below(4)) == 0:
            taken += take_back_any(recorder, standing, rng)
    clean = Recorder(game, setup)
    for seat, choice in standing:
        game.check(clean.state, seat, choice)
        clean.choose(seat, choice)
    assert snapshot(clean.state) == snapshot(recorder.state)
    assert clean.record.events == recorder.record.events
    assert loads(dumps(recorder.record), GAMES) == recorder.record
    assert verify(game, recorder.record) is None
    assert len(recorder.record.answers) == len(clean.record.answers) + 2 * taken
    return taken


def take_back_any(recorder: Recorder, standing: list[tuple[int, Any]], rng: Rng) -> int:
    """Take back an answer of some seat, not always the last in the log; the others' stay."""
    seats = range(recorder.record.header.seats)
    open_to = [seat for seat in seats if recorder.course.untold(seat)]
    if not open_to:
        return 0
    seat = one_of(open_to, rng)
    last = recorder.course.untold(seat)[-1]
    recorder.take_back(seat)
    at = max(at for at, (other, _) in enumerate(standing) if other == seat)
    assert standing[at][1] is last
    standing.pop(at)
    assert last in recorder.game.options(recorder.state, seat)
    return 1


def refused_without_change(recorder: Recorder, seat: int, reason: str) -> None:
    before, entries = FACTS[recorder.game.meta.id].snapshot(recorder.state), len(recorder.record.entries)
    with pytest.raises(NotAllowed) as refusal:
        recorder.take_back(seat)
    assert refusal.value.reason == reason
    assert FACTS[recorder.game.meta.id].snapshot(recorder.state) == before
    assert len(recorder.record.entries) == entries


@pytest.mark.parametrize(("name", "setup"), some_now_all_long())
@pytest.mark.sample(11)
def test_taking_back_and_answering_again_is_answering_once(name, setup):
    for seed in range(GAMES_EACH):
        play_and_take_back(GAMES[name], seeded_setup(setup, seed), seeded(seed, "taking back"))


@pytest.mark.long
@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=NAMES)
def test_taking_back_in_many_games(name, setup):
    for seed in range(1000, 1000 + GAMES_EACH_LONG):
        play_and_take_back(GAMES[name], seeded_setup(setup, seed), seeded(seed, "taking back"))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_much_is_taken_back(name):
    """So that the law above speaks of something."""
    tables = [setup for other, setup in SETUPS if other == name and setup.seats > 1]
    assert play_and_take_back(GAMES[name], seeded_setup(tables[0], 7), seeded(7, "taking back")) > 2


@pytest.mark.parametrize(("name", "setup"), some_now_all_long())
@pytest.mark.sample(11)
def test_an_untold_answer_shows_its_seat_nothing_new(name, setup):
    """What a seat sees after an answer that it can take back is the same whatever the cards are that it cannot see."""
    game = GAMES[name]
    rng = seeded(3, "nothing new")
    course = Course(game, game.new(seeded_setup(setup, 3)))
    while awaited := game.awaited(course.state):
        seat = one_of(awaited, rng)
        choice = one_of(game.options(course.state, seat), rng)
        other = redeal(game, course.state, seat, rng)
        course.choose(seat, choice)
        if course.untold(seat):
            other.log = Log()
            game.choose(other, seat, choice)
            assert not other.log
            assert msgspec.to_builtins(game.view(other, seat)) == msgspec.to_builtins(
                game.view(course.state, seat)
            )


def test_nothing_to_take_back():
    game = GAMES["race"]
    recorder = Recorder(game, Setup(2))
    refused_without_change(recorder, 1, "nothing-to-take-back")
    seat = game.awaited(recorder.state)[0]
    recorder.choose(seat, game.options(recorder.state, seat)[0])
    recorder.take_back(seat)
    refused_without_change(recorder, seat, "nothing-to-take-back")
