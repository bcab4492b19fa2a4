"""Finding puzzles: each test that a question has to pass keeps it from being one, and a puzzle is what was found."""

from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from cosmodrome.bots.seated import bot_choice, seat_bots
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import Record, Recorder, play_on
from cosmodrome.puzzles import finding, whole_games
from cosmodrome.puzzles.finding import MISSED_BY, PLANS, SECOND_WORLDS, Finder, Search
from cosmodrome.puzzles.puzzle import LEAST_LEAD, Puzzle, played
from cosmodrome.review import JUDGES
from cosmodrome.review.judge import Chances, NoJudge
from cosmodrome.review.questions import Question
from cosmodrome.review.questions import played as questions_of

RACE = GAMES["race"]


@cache
def begun() -> Record:
    """The first rounds of a game."""
    recorder = Recorder(RACE, Setup(2, 5, {}))
    bots = seat_bots(RACE, ["greedy"] * 2, 5)
    play_on(recorder, lambda state, seat: bot_choice(RACE, state, seat, bots[seat]), max_rounds=3)
    return recorder.record


class Told:
    """Says what a judge and a second opinion shall say; the question is the first of those that weaker bots miss."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.finder = Finder(RACE, 2)
        self.worlds: list[int] = []
        """In how many the judge was asked to look, time by time."""
        self.lead, self.twice, self.spread, self.second = 0.3, 0.3, 0.0, 0.5
        monkeypatch.setattr(self.finder.judge, "favourites", self.favourites)
        monkeypatch.setattr(self.finder.judge, "results", self.results)
        monkeypatch.setattr(whole_games, "shares", self.shares)
        self.question, self.best, self.easy = next(self.missed())

    def missed(self) -> Any:
        for question in questions_of(RACE, begun()).questions:
            easy = [self.finder._answer(question, bot) for bot in MISSED_BY]
            others = [code for code in question.codes if code not in easy]
            one_pick = RACE.decision(question.state, question.seat).more == 1
            if one_pick and len(others) > 1 and len({*easy}) == 2:
                yield question, others[0], easy

    def favourites(self, question: Question) -> list[int]:
        return [self.best] if question.answer == self.question.answer else []

    def results(self, question: Question, codes: list[int], worlds: int, rng: Rng) -> Chances:
        self.worlds.append(worlds)
        lead = self.lead if len(self.worlds) < 3 else self.twice
        found = np.full((worlds, len(codes)), 0.4)
        found[:, codes.index(self.best)] += lead + self.spread * (-1.0) ** np.arange(worlds)
        return found

    def shares(self, game: Any, question: Question, codes: list[int], worlds: int, rng: Rng) -> Chances:
        assert codes[0] == self.best and {*self.easy} < {*codes} and worlds == SECOND_WORLDS
        return np.array([[self.second] + [0.4] * (len(codes) - 1)])

    def found(self) -> list[Puzzle]:
        self.worlds.clear()
        return [*self.finder.look(begun())]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    return Told(monkeypatch)


def test_a_question_with_one_far_better_answer_is_a_puzzle(told: Told) -> None:
    (puzzle,) = told.found()
    question, keys = told.question, RACE.choices
    assert (puzzle.seat, puzzle.best) == (question.seat, keys[told.best].key)
    assert [puzzle.greedy, puzzle.third] == [keys[code].key for code in told.easy]
    assert puzzle.record == begun().answers[: question.answer]
    assert puzzle.lead == 300 and puzzle.options == {}
    assert all(one.chance >= other.chance for one, other in pairwise(puzzle.tried))
    asked = {each.choice for each in puzzle.tried if each.second is not None}
    assert {puzzle.best, puzzle.greedy, puzzle.third} <= asked
    state = played(RACE, puzzle).state
    assert RACE.view(state, puzzle.seat) == question.view


def test_ever_more_worlds_are_looked_at_and_at_last_twice_the_search(told: Told) -> None:
    assert told.found()
    judge = told.finder.judge
    assert told.worlds == sorted(told.worlds) and told.worlds[-1] == 2 * (judge.first + judge.again)


@pytest.mark.parametrize(
    ("name", "value"),
    [("lead", 0.05), ("twice", LEAST_LEAD / 1000 - 0.002), ("twice", -0.3), ("spread", 3.0), ("second", 0.4)],
    ids=["close", "closer by twice the search", "another by it", "noisy", "another by whole games"],
)
def test_what_fails_one_test_is_none(told: Told, name: str, value: float) -> None:
    setattr(told, name, value)
    assert told.found() == []


def test_what_a_weaker_bot_answers_is_none(told: Told) -> None:
    for easy in told.easy:
        told.best = easy
        assert told.found() == []


def test_whole_games_tell_who_wins_them() -> None:
    """At the last question of a game: what wins it wins it in all worlds."""
    game = GAMES["jump_drive"]
    recorder = Recorder(game, Setup(2, 3, {}))
    bots = seat_bots(game, ["greedy"] * 2, 3)
    play_on(recorder, lambda state, seat: bot_choice(game, state, seat, bots[seat]))
    last = questions_of(game, recorder.record).questions[-1]
    found = whole_games.shares(game, last, last.codes, 2, seeded(1, "whole games"))
    assert found.shape == (2, len(last.codes)) and {*found.flat} <= {0.0, 0.5, 1.0}
    again = whole_games.shares(game, last, last.codes, 2, seeded(1, "whole games"))
    assert (found == again).all()


def test_every_game_with_a_judge_has_a_plan() -> None:
    assert PLANS.keys() <= JUDGES.keys()
    with pytest.raises(NoJudge, match="puzzles of sidereal are not looked for"):
        Search(GAMES["sidereal"])


def test_tables_of_each_size_are_played_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    search, asked = Search(RACE, seed=40), []
    monkeypatch.setattr(Finder, "play", lambda finder, seed: asked.append((finder.seats, seed)))
    monkeypatch.setattr(Finder, "look", lambda finder, record: iter(()))
    assert [search.found(number) for number in range(4)] == [[]] * 4
    assert asked == [(2, 40), (3, 41), (4, 42), (2, 43)]
    assert search.header.seats == [2, 3, 4] and search.header.second == finding.whole_games.SECOND


@pytest.mark.long
@pytest.mark.parametrize("game", PLANS)
def test_games_are_searched(game: str) -> None:
    search = Search(GAMES[game])
    for number in range(3):
        for puzzle in search.found(number):
            assert puzzle.lead >= LEAST_LEAD and puzzle.best not in (puzzle.greedy, puzzle.third)
            played(GAMES[game], puzzle)
