"""Questions as small ints, and the picks of one question: in rising order, until none is owed."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from cosmodrome.core.asking import PURPOSES, Todo, about_of, asking, drop, purpose_of, push, seat_of, top
from cosmodrome.core.choice import NOTHING, Pick
from cosmodrome.core.picking import AskedSeat, ask_for, note_pick, pick_options, take_pick
from cosmodrome.core.pile import empty, listed, packed

ROW = [Pick(card, "discard", str(card), card) for card in range(9)]


class Seat(AskedSeat):
    """As a game makes its own."""

    def __init__(self) -> None:
        self.todo, self.pool, self.picked, self.owed = empty(), empty(), empty(), 0


@pytest.mark.parametrize("about", [NOTHING, 0, 1, 113])
@pytest.mark.parametrize("purpose", [0, 1, 16, PURPOSES - 1])
@pytest.mark.parametrize("seat", [NOTHING, 0, 8])
def test_a_question_is_unpacked_as_it_was_packed(purpose: int, about: int, seat: int) -> None:
    entry = asking(purpose, about, seat)
    assert (purpose_of(entry), about_of(entry), seat_of(entry)) == (purpose, about, seat)
    assert asking(purpose) == purpose


@pytest.mark.parametrize("purpose", [-1, PURPOSES])
def test_a_purpose_that_would_read_as_another_is_refused(purpose: int) -> None:
    with pytest.raises(ValueError, match="is not from 0 to 255"):
        asking(purpose)


def test_what_is_pushed_last_comes_first() -> None:
    table = Todo()
    table.todo = empty()
    push(table, asking(1))
    push(table, asking(2))
    assert (top(table), drop(table), drop(table), listed(table.todo)) == (2, 2, 1, [])


def asked(pool: list[int], owed: int) -> Seat:
    seat = Seat()
    ask_for(seat, asking(3, 7), packed(pool), owed)
    return seat


def state_of(seat: Seat) -> tuple[list[int], list[int], int, list[int]]:
    return listed(seat.pool), listed(seat.picked), seat.owed, listed(seat.todo)


def all_ways(pool: list[int], owed: int, before: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every way to answer, from the beginning by these picks, as the cards picked in the end."""
    seat = asked(pool[:], owed)
    for card in before:
        take_pick(seat, ROW[card])
    if len(seat.todo) == 0:
        yield tuple(seat.picked)
        return
    for option in pick_options(seat, ROW):
        assert isinstance(option, Pick)
        yield from all_ways(pool, owed, (*before, option.value))


@pytest.mark.parametrize("owed", [1, 2, 3, 5])
@pytest.mark.parametrize("pool", [[0, 1, 2, 3, 4], [0, 0, 3, 3, 3, 8]])
def test_each_set_of_cards_can_be_picked_in_just_one_way(pool: list[int], owed: int) -> None:
    assert sorted(all_ways(pool, owed)) == sorted(set(combinations(pool, owed)))


def test_the_last_pick_takes_the_question_off() -> None:
    seat = asked([1, 1, 4], 2)
    assert not take_pick(seat, ROW[1])
    assert state_of(seat) == ([1, 4], [1], 1, [asking(3, 7)])
    assert take_pick(seat, ROW[4])
    assert state_of(seat) == ([], [1, 4], 0, [])


def test_where_all_of_the_pool_is_owed_all_is_picked() -> None:
    assert state_of(asked([1, 1, 4], 3)) == ([], [1, 1, 4], 0, [])
    seat = asked([1, 2, 2, 4], 3)
    assert take_pick(seat, ROW[2])
    assert state_of(seat) == ([], [2, 2, 4], 0, [])


def test_a_pick_alone_leaves_the_questions_as_they_are() -> None:
    seat = asked([1, 4], 1)
    assert note_pick(seat, ROW[1]) and listed(seat.todo) == [asking(3, 7)]


@pytest.mark.parametrize("owed", [0, -2])
def test_what_is_not_owed_is_not_asked(owed: int) -> None:
    seat = asked([1, 4], owed)
    assert state_of(seat) == ([], [], 0, [])
