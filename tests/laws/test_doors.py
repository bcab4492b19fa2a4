"""Every door of the kernel refuses what cannot be, names it, and leaves the state as it was."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from cosmodrome.core.choice import Choice, FreeChoice, Pick
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.game import NO_COMMENT, question_to
from cosmodrome.core.meta import Setup, SetupError
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import NoSuchSeat
from cosmodrome.games.catalogue import GAMES

from .laws import FACTS, play_some

GAME = pytest.mark.parametrize("name", sorted(GAMES))


def tables(name: str) -> list[Any]:
    """Running games at their start and later, with the fewest seats and with the most."""
    game = GAMES[name]
    found = []
    for seats in (game.meta.seats[0], game.meta.seats[-1]):
        for steps in (0, 7, 12, 30):
            state = game.new(Setup(seats, 3, game.meta.read_options({}, seats)))
            play_some(game, state, seeded(steps), steps)
            if game.awaited(state):
                found.append((seats, state))
    return found


def verdicts_door(game: Any) -> Any:
    """Of a game that has nothing to say, its question."""
    return game.decision if game.referee is NO_COMMENT else game.referee.verdicts


def doors(game: Any, state: Any) -> dict[str, Callable[[Any], object]]:
    """The doors that take a seat, each as a function of it."""
    asked = game.first_awaited(state)
    choice = game.options(state, asked)[0]
    return {
        "options": lambda seat: game.options(state, seat),
        "decision": lambda seat: game.decision(state, seat),
        "question": lambda seat: question_to(game, state, seat),
        "verdicts": lambda seat: verdicts_door(game)(state, seat),
        "check": lambda seat: game.check(state, seat, choice),
        "choose": lambda seat: game.choose(state, seat, choice),
        "view": lambda seat: game.view(state, seat),
    }


@GAME
@pytest.mark.parametrize("door", ["options", "decision", "question", "verdicts", "check", "choose", "view"])
def test_a_seat_that_is_not_there_is_refused(name: str, door: str) -> None:
    game = GAMES[name]
    for seats, state in tables(name):
        before = FACTS[name].snapshot(state)
        for seat in (-1, -3, seats, seats + 1, 1000):
            with pytest.raises((NoSuchSeat, NotAllowed), match=rf"(?<!\d){seat}(?!\d)"):
                doors(game, state)[door](seat)
        for seat in ("0", 0.5, [0]):
            with pytest.raises((TypeError, NotAllowed), match=r"seat|int") as refused:
                doors(game, state)[door](seat)
            assert len(str(refused.value).splitlines()) == 1
        assert FACTS[name].snapshot(state) == before


@GAME
def test_who_is_not_awaited_is_refused(name: str) -> None:
    game = GAMES[name]
    looked = 0
    for seats, state in tables(name):
        before = FACTS[name].snapshot(state)
        choice = game.options(state, game.first_awaited(state))[0]
        for seat in set(range(seats)) - set(game.may_act(state)):
            looked += 1
            assert game.options(state, seat) == []
            for door, words in (
                (game.decision, ()),
                (partial(question_to, game), ()),
                (verdicts_door(game), ()),
                (game.check, (choice,)),
                (game.choose, (choice,)),
            ):
                with pytest.raises(NotAllowed) as refused:
                    door(state, seat, *words)
                assert (refused.value.reason, refused.value.facts) == ("not-awaited", {"seat": seat})
        assert FACTS[name].snapshot(state) == before
    assert looked


def imitations(choice: Choice) -> list[Choice]:
    """Choices made by hand that say what an allowed one says."""
    verb, subject = choice.verb, choice.subject
    value = choice.value if isinstance(choice, Pick) else 0
    return [
        Choice(-1, verb, subject),
        Choice(choice.code, verb, subject),
        Pick(choice.code, verb, subject, value),
        Pick(-1, verb, subject, value),
        FreeChoice(verb, subject, None),
    ]


@GAME
def test_a_choice_made_by_hand_is_refused(name: str) -> None:
    game = GAMES[name]
    for _, state in tables(name):
        before = FACTS[name].snapshot(state)
        for seat in game.awaited(state):
            decision = game.decision(state, seat)
            for made in (each for option in decision.options for each in imitations(option)):
                with pytest.raises(NotAllowed, match=re.escape(made.key)):
                    decision.check(made)
                for door in (game.check, game.choose):
                    with pytest.raises(NotAllowed, match=re.escape(made.key)):
                        door(state, seat, made)
        assert FACTS[name].snapshot(state) == before


@GAME
def test_what_is_no_choice_at_all_is_refused(name: str) -> None:
    game = GAMES[name]
    _, state = tables(name)[0]
    seat = game.first_awaited(state)
    decision = game.decision(state, seat)
    for made in (decision.options[0].key, 0, None):
        with pytest.raises(TypeError, match=r"(?i)choice"):
            decision.check(made)
        for door in (game.check, game.choose):
            with pytest.raises(TypeError, match=r"(?i)choice"):
                door(state, seat, made)


@GAME
def test_keys_that_no_choice_has(name: str) -> None:
    game = GAMES[name]
    for key in ("", ":", "no such verb", "place:", "\0", "x" * 5000):
        with pytest.raises(NotAllowed) as refused:
            game.parse(key)
        assert refused.value.reason in ("unknown-choice", "key-too-long")
    for key in (None, 5, b"pass"):
        with pytest.raises(TypeError, match=r"key|str"):
            game.parse(key)


@GAME
def test_setups_that_cannot_be(name: str) -> None:
    meta = GAMES[name].meta
    most = meta.seats[-1]
    for wrong, named in (
        ({"seats": most + 1}, f"{most + 1} seats; allowed are"),
        ({"seats": 0}, "0 seats; allowed are"),
        ({"seats": -1}, "-1 seats; allowed are"),
        ({"seats": "2"}, "seats '2'"),
        ({"seats": True}, "seats True"),
        ({"seed": "7"}, "seed '7'"),
        ({"seed": 1.5}, "seed 1.5"),
        ({"options": {"no_such": True}}, "no_such"),
        *(({"options": {option.name: "no_such"}}, "no_such") for option in meta.options[:1]),
        ({"options": ["x"]}, r"\['x'\]"),
        ({"script": {"deck": []}}, "script"),
        ({"ask_anyway": "yes"}, "ask_anyway 'yes'"),
    ):
        with pytest.raises(SetupError, match=named):
            GAMES[name].new(Setup(**({"seats": most} | wrong)))


@GAME
def test_a_state_is_not_imagined_from_another_games_view(name: str) -> None:
    other = next(game for game in GAMES if game != name)
    for _, state in tables(other):
        for view in (GAMES[other].view(state, 0), None, "view"):
            with pytest.raises(TypeError, match=f"{name} cannot imagine|View"):
                GAMES[name].imagine(view, seeded(1))
