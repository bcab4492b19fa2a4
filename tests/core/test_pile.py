"""Piles: finding, keeping in order, bringing a scripted order to the top; and rows of small numbers."""

import pickle
from copy import deepcopy

import pytest

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import (
    index_of,
    insert,
    listed,
    narrow,
    packed,
    place_of,
    placed,
    put_on_top,
    without,
)


@pytest.mark.parametrize("card", [0, 3, 5, 9])
def test_a_card_put_into_a_rising_list_leaves_it_rising(card: int) -> None:
    cards = [1, 3, 3, 7]
    pile = placed(packed(cards), card)
    insert(cards, card)
    assert cards == listed(pile) == sorted([1, 3, 3, 7, card])


def test_the_first_copy_is_found() -> None:
    assert [index_of([4, 2, 2], card) for card in (4, 2, 3)] == [0, 1, NOTHING]
    assert [place_of(packed([4, 2, 2]), card) for card in (4, 2, 3)] == [0, 1, NOTHING]


@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_pile_without_a_card_keeps_the_order_of_the_others(at: int) -> None:
    rest = [4, 2, 3]
    rest.pop(at)
    assert listed(without(packed([4, 2, 3]), at)) == rest


def test_an_order_comes_to_the_top_first_one_topmost() -> None:
    deck = [1, 2, 3, 2]
    put_on_top(deck, [2, 9, 1])
    assert deck == [3, 2, 1, 2]  # the top is the last


def test_a_narrow_row_is_copied_and_pickled() -> None:
    row = narrow([-1, 300, 0])
    for twin in (row[:], deepcopy(row), pickle.loads(pickle.dumps(row))):
        twin[0] = 5
        assert list(twin) == [5, 300, 0] and type(twin) is type(row)
    assert list(row) == [-1, 300, 0]
