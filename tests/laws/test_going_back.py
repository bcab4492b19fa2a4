"""What was told is taken back, as all agree: the table is as it was before that answer, in every game."""

from typing import Any

import pytest

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play import going_back
from cosmodrome.play.course import TAKE_BACK
from cosmodrome.play.record import Answer, Record, Recorder, dumps, loads, verify

from .laws import FACTS
from .tables import every_setup, seeded_setup, spelled
from .test_taking_back import one_of, word_of

SETUPS = every_setup()
NAMES = [spelled(*each) for each in SETUPS]
ONE_EACH = {name: setup for name, setup in reversed(SETUPS) if setup.seats > 1}


def play_and_go_back(game: Game[Any], setup: Setup, rng: Rng, most: int) -> int:
    """A game in which the table goes back again and again; how often it did.

    What the table was before each entry is noted, and the game in which nobody ever went back is played beside it.
    """
    snapshot = FACTS[game.meta.id].snapshot
    recorder = Recorder(game, setup)
    was: list[Any] = []
    gone = 0

    def enter(seat: int, key: str) -> None:
        was.append((snapshot(recorder.state), word_of(recorder.state)))
        recorder.enter(seat, key)

    while (awaited := game.awaited(recorder.state)) and len(was) < most:
        time = game.time(recorder.state)
        if time is not None and int(rng.below(20)) == 0:
            enter(CLOCK, time.key)
            continue
        able = [seat for seat in game.may_act(recorder.state) if game.options(recorder.state, seat)]
        seat = one_of(able if int(rng.below(3)) == 0 else [seat for seat in awaited if seat in able], rng)
        enter(seat, one_of(game.options(recorder.state, seat), rng).key)
        if recorder.course.untold(seat) and int(rng.below(6)) == 0:
            enter(seat, TAKE_BACK)
        stands = going_back.standing(recorder.record.answers)
        if gone < 12 and stands and int(rng.below(5)) == 0 and game.awaited(recorder.state):
            to = stands[-1 - int(rng.below(min(len(stands), 9)))]
            asks = recorder.record.answers[to].seat
            if asks != CLOCK:
                enter(asks, f"ask-back:{to}")
                if int(rng.below(2)) == 0:
                    enter((asks + 1) % setup.seats, "agree-back")
            enter(CLOCK, f"back-to:{to}")
            gone += 1
            assert (snapshot(recorder.state), word_of(recorder.state)) == was[to]
            assert "back" not in recorder.course.motions
            assert not any(recorder.course.untold(seat) for seat in range(setup.seats))
    check_record(game, setup, recorder)
    return gone


def check_record(game: Game[Any], setup: Setup, recorder: Recorder) -> None:
    """The record leads to the state that stands, and so do the answers that stand alone."""
    snapshot = FACTS[game.meta.id].snapshot
    kept = recorder.record
    assert loads(dumps(kept), GAMES) == kept
    assert verify(game, kept) is None
    clean = Recorder(game, setup)
    for number in going_back.standing(kept.answers):
        clean.enter(kept.answers[number].seat, kept.answers[number].choice)
    assert snapshot(clean.state) == snapshot(recorder.state)
    assert word_of(clean.state) == word_of(recorder.state)
    # What happened and was undone is told where it happened; without it the events are those of the clean game.
    assert kept.events_that_stand() == clean.record.events


@pytest.mark.parametrize("name", sorted(ONE_EACH))
def test_the_table_is_as_it_was(name):
    setup = seeded_setup(ONE_EACH[name], 5)
    assert play_and_go_back(GAMES[name], setup, seeded(5, "going back"), 150) > 0


@pytest.mark.long
@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=NAMES)
def test_the_table_is_as_it_was_in_many_games(name, setup):
    for seed in range(2000, 2010):
        play_and_go_back(GAMES[name], seeded_setup(setup, seed), seeded(seed, "going back"), 3000)


def begun() -> Recorder:
    """A game in which both seats have answered their first questions."""
    recorder = Recorder(GAMES["race"], Setup(2, 3))
    while len(recorder.record.answers) < 6:
        seat = recorder.game.awaited(recorder.state)[0]
        recorder.enter(seat, recorder.game.options(recorder.state, seat)[0].key)
    return recorder


def refused(recorder: Recorder, seat: int, key: str) -> str:
    entries, asking = len(recorder.record.entries), recorder.course.motions
    snapshot = FACTS["race"].snapshot
    before = snapshot(recorder.state)
    with pytest.raises(NotAllowed) as refusal:
        recorder.enter(seat, key)
    assert (len(recorder.record.entries), recorder.course.motions) == (entries, asking)
    assert snapshot(recorder.state) == before
    return refusal.value.reason


def test_who_may_say_what():
    recorder = begun()
    for seat, key in ((0, "back-to:2"), (CLOCK, "ask-back:2"), (CLOCK, "agree-back"), (0, "lapse-back")):
        assert refused(recorder, seat, key) == "not-an-option"
    for key in ("back-to:", "back-to:x", "back-to:-1", "back-to:01", "back-to:99999999", "back-to:\u0661"):
        assert refused(recorder, CLOCK, key) == "unknown-choice"
    assert refused(recorder, 1, "agree-back") == refused(recorder, CLOCK, "lapse-back") == "no-longer-asked"
    assert refused(recorder, 1, "ask-back:6") == "nothing-to-take-back"
    assert refused(recorder, CLOCK, "back-to:6") == "nothing-to-take-back"
    recorder.enter(0, "ask-back:2")
    assert refused(recorder, 0, "agree-back") == "not-an-option"
    assert refused(recorder, 1, "ask-back:3") == "asked-already"


@pytest.mark.parametrize("ends", [(1, "refuse-back"), (0, "refuse-back"), (CLOCK, "lapse-back"), (1, "")])
def test_what_ends_the_asking(ends):
    recorder = begun()
    recorder.enter(0, "ask-back:2")
    recorder.enter(1, "agree-back")
    assert recorder.course.motions["back"].agreed == (0, 1)
    seat, key = ends
    seat = seat if key else recorder.game.awaited(recorder.state)[0]
    recorder.enter(seat, key or recorder.game.options(recorder.state, seat)[0].key)
    assert "back" not in recorder.course.motions
    assert verify(recorder.game, recorder.record) is None


def test_a_record_goes_back_only_so_often():
    """So that nobody lets others replay a game without end."""
    recorder = begun()
    key = recorder.record.answers[5].choice
    for _ in range(going_back.MOST):
        recorder.enter(CLOCK, "back-to:5")
        recorder.enter(recorder.record.answers[5].seat, key)
    assert refused(recorder, CLOCK, "back-to:5") == "too-often-back"


def test_a_record_that_goes_back_elsewhere_is_found_out():
    """The events after it must be those of the table as it was then."""
    recorder = Recorder(GAMES["race"], Setup(2, 3))
    rng = seeded(3, "elsewhere")
    while len(recorder.record.answers) < 12:
        seat = recorder.game.awaited(recorder.state)[0]
        recorder.enter(seat, one_of(recorder.game.options(recorder.state, seat), rng).key)
    recorder.enter(CLOCK, "back-to:8")
    while len(recorder.record.answers) < 24:
        seat = recorder.game.awaited(recorder.state)[0]
        recorder.enter(seat, one_of(recorder.game.options(recorder.state, seat), rng).key)
    kept = recorder.record
    assert verify(recorder.game, kept) is None
    other = [
        Answer(CLOCK, "back-to:4") if entry == Answer(CLOCK, "back-to:8") else entry for entry in kept.entries
    ]
    assert verify(recorder.game, Record(kept.header, other)) is not None
