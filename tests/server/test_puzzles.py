"""Puzzles on a server: shown as the seat sees them, answered once for the rating, and a streak of those solved."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import Answer
from cosmodrome.puzzles.puzzle import Puzzle, Told, written
from cosmodrome.puzzles.puzzle_file import shipped
from cosmodrome.server.hall.puzzles import Puzzles
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import granted, refused
from tests.server.test_membership import member
from tests.server.tiny_game import TINY


def puzzle_of(seed: int = 3) -> Puzzle:
    """The second seat's first question, where its first card is the best one."""
    state = TINY.new(Setup(2, seed, {}))
    before = written([Answer(0, TINY.options(state, 0)[0].key)])
    first, second, third, *_ = [option.key for option in TINY.options(state, 1)]
    tried = [Told(first, 700, 800), Told(second, 500, 400), Told(third, 300)]
    return Puzzle(2, seed, before, 1, tried, 10, second, second)


@pytest.fixture
def house(database: str) -> Iterator[House]:
    with tiny_house(database) as house:
        house.hall.puzzles.keep("tiny", [puzzle_of(seed) for seed in range(3, 7)])
        yield house


def path_of(seed: int = 3) -> str:
    return f"/api/puzzles/tiny/{puzzle_of(seed).id}"


def answered(visitor: Visitor, seed: int, at: int = 0) -> Any:
    return granted(visitor.post(path_of(seed), {"choices": [puzzle_of(seed).tried[at].choice]}))


def game_of(visitor: Visitor) -> Any:
    (told,) = visitor.get("/api/puzzles").json()["games"]
    return told


def test_a_puzzle_is_shown_as_its_seat_sees_it(house: House) -> None:
    told, state = house.visitor(None).get(path_of()).json(), TINY.new(Setup(2, 3, {}))
    mine, others = (TINY.view(state, seat).hand for seat in (1, 0))
    assert (told["seat"], told["view"]["hand"], told["table"]["you"]) == (1, mine, 1)
    assert [option["key"] for option in told["decision"]["options"]] == [
        option.key for option in TINY.options(state, 1)
    ]
    sent = json.dumps(told)
    assert not any(f'"{card}"' in sent for card in others if card not in mine)
    assert "700" not in sent and "seed" not in sent


@pytest.mark.parametrize("game", [game for game in GAMES if shipped(GAMES[game])])
async def test_those_that_are_shipped_are_shown(game: str) -> None:
    puzzles = Puzzles(None, GAMES)  # type: ignore[arg-type]
    for each in list(puzzles.of(game).values())[:2]:
        told = msgspec.json.decode(await puzzles.position(game, each.id))
        keys = {option["key"] for option in told["decision"]["options"]}
        assert {tried.choice for tried in each.tried} <= keys and told["view"]["seat"] == each.seat
        assert str(each.seed) not in msgspec.json.encode(told["view"]).decode() or each.seed < 10**6


def test_the_best_answer_alone_is_right(house: House) -> None:
    guest = house.visitor(None)
    right, wrong = answered(guest, 3), answered(guest, 3, 1)
    assert (right["right"], wrong["right"]) == (True, False)
    assert [each["chance"] for each in right["answers"]] == [700, 500, 300]
    assert [each["second"] for each in right["answers"]] == [800, 400, None]
    assert [each["by"] for each in right["answers"]] == [[], ["greedy", "planner"], []]
    assert wrong["given"]["key"] == puzzle_of().tried[1].choice and wrong["noise"] == 10


def test_what_is_no_answer_is_refused(house: House) -> None:
    guest = house.visitor(None)
    for wrong in ({"choices": ["play:none"]}, {"choices": []}, {}, {"choices": ["a", "b", "c"]}):
        assert refused(guest.post(path_of(), wrong)) == (400, "malformed")
    assert refused(guest.get("/api/puzzles/tiny/nothing")) == (404, "not-found")
    assert refused(guest.post("/api/puzzles/tiny/nothing", {"choices": ["a"]})) == (404, "not-found")
    assert refused(guest.get("/api/puzzles/chess")) == (404, "unknown-game")


def test_an_account_is_rated_by_its_first_answer_to_each(house: House) -> None:
    ada = member(house)
    assert (game_of(ada)["count"], game_of(ada)["tried"], game_of(ada)["mine"]["streak"]) == (4, 0, 0)
    first = answered(ada, 3)
    assert first["before"]["rating"]["points"] == 1500 < first["mine"]["rating"]["points"]
    assert first["puzzle"]["points"] < 1500
    again = answered(ada, 3, 1)
    assert again["mine"] is None and not again["right"]
    assert game_of(ada)["mine"] == first["mine"] and game_of(ada)["tried"] == 1
    missed = answered(ada, 4, 1)
    assert missed["mine"]["rating"]["points"] < first["mine"]["rating"]["points"]
    assert missed["puzzle"]["points"] > 1500


def test_a_streak_goes_on_until_one_is_missed(house: House) -> None:
    ada = member(house)
    told = [answered(ada, seed, at)["mine"] for seed, at in ((3, 0), (4, 0), (5, 1), (6, 0))]
    assert [each["streak"] for each in told] == [1, 2, 0, 1]
    assert [each["longest"] for each in told] == [1, 2, 2, 2]


def test_guests_are_told_and_not_rated(house: House) -> None:
    for guest in (house.visitor(None), house.visitor("Eve")):
        assert answered(guest, 3)["mine"] is None
        assert game_of(guest)["mine"] is None and game_of(guest)["tried"] == 0


def test_those_left_come_by_how_hard_they_are(house: House) -> None:
    ada, ben = member(house), member(house, "Ben")
    everything = {puzzle_of(seed).id for seed in range(3, 7)}
    assert {*house.visitor(None).get("/api/puzzles/tiny").json()["left"]} == everything
    answered(ben, 3, 1)  # which is harder from now on
    answered(ada, 4)  # who is better from now on
    left = ada.get("/api/puzzles/tiny").json()["left"]
    assert {*left} == everything - {puzzle_of(4).id} and left[0] == puzzle_of(3).id


def test_a_game_without_puzzles_is_not_told_of(house: House) -> None:
    house.hall.puzzles.keep("tiny", [])
    assert house.visitor(None).get("/api/puzzles").json() == {"games": []}
    assert house.visitor(None).get("/api/puzzles/tiny").json() == {"left": []}
