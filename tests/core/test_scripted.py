"""Scripted chance: ids read as numbers, one copy after another, and what is still to come."""

from collections.abc import Callable

import pytest

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.meta import Script, SetupError
from cosmodrome.core.scripted import CardNames, Queues, one_for_each

NAMES = CardNames({"moon": 0, "mine": 1, "ship": 2}, "moon")
PACK = [0, 1, 1, 2]


def test_a_named_card_is_taken_out_of_a_pile() -> None:
    pile = PACK[:]
    assert [NAMES.take("hands", "mine", pile) for _ in range(2)] == [1, 1] and pile == [0, 2]


def test_an_order_leaves_the_cards_it_is_among() -> None:
    assert NAMES.order("deck", ["ship", "mine", "mine"], PACK) == [2, 1, 1]
    assert PACK == [0, 1, 1, 2] and NAMES.order("deck", [], PACK) == []


def test_discards_come_rising_and_leave_what_is_kept() -> None:
    assert NAMES.discards(["ship", "moon"], PACK, 2) == [0, 2]
    assert NAMES.discards([], PACK, 2) == []


def test_queues_and_orders_are_taken_from_the_front_and_copies_go_on_alone() -> None:
    script = Script(queues={"1 draw": ["ship", "moon"]}, reshuffles=[["mine"], ["ship"]])
    queues = NAMES.queues(script, ("draw",), 2, PACK)
    assert queues is not None
    twin = queues.copy()
    for each in (queues, twin):
        assert [each.next_draw("1 draw") for _ in range(3)] == [2, 0, NOTHING]
        assert each.next_draw("0 draw") == NOTHING
        assert [each.next_order() for _ in range(3)] == [[1], [2], []]
    assert NAMES.queues(Script(), ("draw",), 2, PACK) is None
    assert isinstance(NAMES.queues(Script(reshuffles=[[]]), ("draw",), 2, PACK), Queues)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: NAMES.number("queues", "mars"), "queues: 'mars' is no card id of this game, such as 'moon'"),
        (lambda: NAMES.take("hands", "mars", PACK), "hands: 'mars' is no card id of this game"),
        (lambda: NAMES.take("hands", "ship", [0, 1]), "hands: no ship is left to be taken"),
        (lambda: NAMES.order("deck", ["ship", "ship"], PACK), "deck: no ship is left to be taken"),
        (lambda: NAMES.discards(["moon"], PACK, 2), "discards: 1 of 4 cards dealt, where 2 are kept"),
        (lambda: NAMES.discards(["moon", "moon"], PACK, 2), "discards: no moon is left to be taken"),
        (lambda: one_for_each("hands", 3, 2), "hands is for 3 seats, the table has 2"),
    ],
)
def test_what_cannot_be_is_refused(wrong: Callable[[], object], said: str) -> None:
    with pytest.raises(SetupError) as refused:
        wrong()
    assert said in str(refused.value)
    one_for_each("hands", 2, 2)
    assert PACK == [0, 1, 1, 2]


@pytest.mark.parametrize("queue", ["2 draw", "0 dance", "draw", "0", "-1 draw", ""])
def test_a_queue_is_for_a_seat_and_a_reason(queue: str) -> None:
    with pytest.raises(SetupError, match="is not a seat from 0 to 1 and one of draw, good, as in '0 draw'"):
        NAMES.queues(Script(queues={queue: ["moon"]}), ("draw", "good"), 2, PACK)
