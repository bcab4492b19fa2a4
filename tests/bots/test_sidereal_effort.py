"""How much the bots of Sidereal Confluence think in one answer, counted and not timed, so that it is the same anywhere.

50 ms an answer on one core are about 1,000 pivots beside a program of everybody's turn, or that and a dozen small ones.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time
from typing import Any

import pytest

from cosmodrome.bots.catalogue import make
from cosmodrome.bots.seated import bot_choice
from cosmodrome.bots.sidereal.branching import Search
from cosmodrome.bots.sidereal.solver import Program
from cosmodrome.core.choice import Choice
from cosmodrome.core.meta import Script, Setup
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.sidereal.tables import SPECIES_IDS
from tests.bots.playing import play_on

GAME = GAMES["sidereal"]
LARGE = 120
"""Columns of a program that is not of one seat alone."""
PIVOTS = 1150
"""In one answer, the last relaxation with all of its own."""
PIVOTS_BESIDE = 850
"""The same where a mixed program of several seats is solved in that answer."""
SMALL = 10
"""Mixed programs of one seat in an answer."""


class Answer:
    """What was solved for one answer."""

    def __init__(self) -> None:
        self.pivots = 0
        """Of searches, relaxations counted as they count them."""
        self.large = 0
        """Mixed programs of several seats."""
        self.small = 0
        """Mixed programs of one seat."""
        self.spent = 0.0
        """Seconds."""


@contextmanager
def counted(patch: pytest.MonkeyPatch) -> Iterator[list[Answer]]:
    """Answers are appended; what is solved counts for the last one."""
    answers: list[Answer] = []
    mixed, relax = Program._mixed, Search._relax

    def count_mixed(program: Program, *told: Any) -> Any:
        if len(program.worth) >= LARGE:
            answers[-1].large += 1
        else:
            answers[-1].small += 1
        return mixed(program, *told)

    def count_relax(search: Search, *told: Any) -> Any:
        before = search.effort
        found = relax(search, *told)
        answers[-1].pivots += search.effort - before
        return found

    patch.setattr(Program, "_mixed", count_mixed)
    patch.setattr(Search, "_relax", count_relax)
    yield answers


def play(bots: list[str], rounds: int, answers: list[Answer]) -> None:
    """A game to the end of a round."""
    seats = len(bots)
    setup = Setup(
        seats, seats, GAME.meta.read_options({}, seats), script=Script(start_worlds=SPECIES_IDS[9 - seats :])
    )
    state = GAME.new(setup)
    seated = [make(GAME, name, seat) for seat, name in enumerate(bots)]

    def answer(seat: int) -> Choice | None:
        answers.append(Answer())
        began = thread_time()
        choice = bot_choice(GAME, state, seat, seated[seat])
        answers[-1].spent = thread_time() - began
        return choice

    play_on(GAME, state, answer, rounds)


def check(answers: list[Answer]) -> None:
    assert max(answer.pivots for answer in answers) <= PIVOTS
    assert max(answer.small for answer in answers) <= SMALL
    beside = [answer.pivots for answer in answers if answer.large]
    assert beside and max(beside) <= PIVOTS_BESIDE and max(answer.large for answer in answers) == 1


TABLES = {
    "four": ["trader"] * 4,
    "six": ["trader"] * 6,
    "nine": ["trader"] * 9,
    "mixed": ["trader", "greedy", "passive", "greedy"],
    "mixed nine": ["trader", "greedy", "random", "trader", "passive", "greedy", "trader", "random", "greedy"],
}


@pytest.mark.parametrize(
    "table",
    [
        name if name in ("four", "mixed nine") else pytest.param(name, marks=pytest.mark.long)
        for name in TABLES
    ],
)
def test_an_answer_takes_little_thought(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with counted(monkeypatch) as answers:
        play(TABLES[table], 3 if len(TABLES[table]) > 4 else 6, answers)
    check(answers)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_an_answer_takes_little_time(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice what is asked for, as other tests run beside this one."""
    with counted(monkeypatch) as answers:
        play(TABLES[table], 6, answers)
    check(answers)
    spent = sorted(answer.spent for answer in answers)
    assert sum(spent) / len(spent) < 0.010 and spent[-1] < 0.100
