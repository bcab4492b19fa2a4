"""Lanes over a small game of our own, not compiled: what is forced is not asked, counts are checked."""

from typing import Any

import pytest

from cosmodrome.core.choice import Listing
from cosmodrome.core.encoding import Block, Encoder, Rows
from cosmodrome.core.game import Game, State
from cosmodrome.core.lane import Lane
from cosmodrome.core.lanes import Lanes
from cosmodrome.core.meta import Meta, Setup, SetupError
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import Standing
from cosmodrome.games.catalogue import encoder_of

LISTED = Listing()
STEPS = [LISTED.pick("step", str(number), number) for number in (1, 2, 3)]


class Pawn(State):
    """How far each seat has come, in turns."""

    seats: list[int]
    turn: int
    deal: int


class Walk(Game[Pawn]):
    """Two pawns walk by turns, by 1 to 3: one that stands on an odd square has to go on by 1. Who comes to 12 wins."""

    def __init__(self) -> None:
        self.meta = Meta(
            "walk", "Walk", (2,), ()
        )  # by the object: a compiled kernel sees nothing of its class
        self.forms = {}
        self.choices = LISTED.all
        self.by_key = LISTED.by_key

    def new(self, setup: Setup, log: Any = None) -> Pawn:
        state = Pawn()
        state.seats, state.turn, state.deal, state.log = [1, 0], 0, setup.seed, None
        return state

    def awaited(self, state: Pawn) -> list[int]:
        return [] if max(state.seats) >= 12 else [state.turn % 2]

    def options(self, state: Pawn, seat: int) -> list[Any]:
        return STEPS[:1] if state.seats[seat] % 2 else STEPS

    def choose(self, state: Pawn, seat: int, choice: Any) -> None:
        state.seats[seat] += choice.value
        state.turn += 1

    def rounds(self, state: Pawn) -> int:
        return 1 + state.turn // 2

    def standing(self, state: Pawn) -> Standing:
        return Standing(state.seats[:], [0, 0])


SEAT, TABLE = Block(), Block()
SEAT.field("square", 1, "where the pawn stands")
TABLE.field("deal", 1, "which deal it is")


class Squares(Encoder):
    def __init__(self, seats: int) -> None:
        super().__init__("walk", 1, seats, SEAT, TABLE)

    def write_seat(self, state: Pawn, number: int, viewer: int, rows: Rows) -> None:
        rows.put(0, state.seats[number])

    def write_table(self, state: Pawn, viewer: int, rows: Rows) -> None:
        rows.put(0, state.deal)


WALK = Walk()


def walks(lanes: int = 2, **more: Any) -> Lanes:
    return Lanes(WALK, Squares(2), lanes, 2, **more)


def listed(buffer: Any) -> list[Any]:
    return memoryview(buffer).tolist()


def actions(*codes: int) -> bytes:
    return b"".join(code.to_bytes(4, "little", signed=True) for code in codes)


def test_what_is_forced_is_not_asked_and_a_game_that_ends_begins_anew() -> None:
    lanes = walks(seed=40)
    assert lanes.actions == ["step:1", "step:2", "step:3"]
    # Seat 0 stood on square 1 and had to go on to 2.
    assert listed(lanes.turn) == [1, 1] and listed(lanes.mask) == [1] * 6
    assert listed(lanes.features) == [0, 2, 40, 0, 2, 41]
    lanes.step(actions(1, 2))  # to 2; to 3
    assert listed(lanes.turn) == [0, 0]
    assert listed(lanes.features) == [2, 2, 40, 2, 3, 41]
    lanes.step(actions(1, 1))  # to 4; to 4, and seat 1 has to go on to 4, so that it is seat 0's turn again
    assert listed(lanes.turn) == [1, 0] and listed(lanes.features) == [2, 4, 40, 4, 4, 41]
    while not lanes.done[1]:
        assert listed(lanes.reward) == [0.0] * 4 and lanes.played == 0
        lanes.step(actions(0, 1))
    assert lanes.played == 1 and listed(lanes.done) == [0, 1]
    assert sorted(listed(lanes.reward)[2:]) == [-1.0, 1.0] and max(listed(lanes.score)[2:]) == 12
    assert lanes.deal(1) == 43 and listed(lanes.features)[3:] == [0, 2, 43]
    assert listed(lanes.last)[-1] == 41 and 12 in listed(lanes.last)[6:8]
    lanes.step(actions(0, 0))
    assert lanes.done[1] == 0 and listed(lanes.reward)[2:] == [0.0] * 2


def test_a_game_is_stopped_when_its_last_round_is_over() -> None:
    lanes = walks(1, max_rounds=2)
    for _ in range(2):
        lanes.step(actions(1))
        assert listed(lanes.done) == [0]
    lanes.step(actions(1))
    assert listed(lanes.done) == [2] and listed(lanes.reward) == [0.0, 0.0] and listed(lanes.score) == [4, 4]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"lanes": 0}, "0 lanes; there is at least 1"),
        ({"lanes": -2}, "-2 lanes; there is at least 1"),
        ({"max_rounds": -1}, "max_rounds -1; it is 0 for no limit, or more"),
        ({"first": -1}, "lanes -1 to 0 of 1; they go from 0 to 0"),
        ({"first": 3, "total": 4}, "lanes 3 to 4 of 4; they go from 0 to 3"),
        ({"total": 1}, "lanes 0 to 1 of 1; they go from 0 to 0"),
        ({"options": {"hurry": True}}, "walk has no option 'hurry'; its options are "),
    ],
)
def test_counts_that_cannot_be_are_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError) as refused:
        walks(**given)
    assert str(refused.value) == said


def test_encoder_and_seats_are_of_one_table() -> None:
    with pytest.raises(ValueError, match=r"^an encoder for 3 seats, but 2 seats play$"):
        Lanes(WALK, Squares(3), 1, 2)
    with pytest.raises(ValueError, match=r"^an encoder of race, but walk is played$"):
        Lanes(WALK, encoder_of("race", 2), 1, 2)
    with pytest.raises(SetupError, match=r"^walk: 3 seats; allowed are 2$"):
        Lanes(WALK, Squares(3), 1, 3)


def test_picks_are_allowed_and_by_chance() -> None:
    lanes = walks(8)
    rng = seeded(1)
    seen = set()
    for _ in range(50):
        picked = lanes.pick(rng)
        seen |= set(listed(memoryview(picked).cast("i")))
        lanes.step(picked)
    assert seen == {0, 1, 2} and lanes.pick(seeded(2)) == lanes.pick(seeded(2))


def test_how_the_game_stood_that_ended_last_is_known() -> None:
    lanes = walks()
    with pytest.raises(ValueError, match=r"^no game has ended in lane 0$"):
        lanes.standing(0)
    rng = seeded(1, "walks")
    while not lanes.done[0]:
        lanes.step(lanes.pick(rng))
    standing = lanes.standing(0)
    assert standing.scores == listed(lanes.score)[:2] and max(standing.scores) >= 12
    lanes.step(lanes.pick(rng))
    assert lanes.standing(0) is standing


def test_a_lane_takes_what_a_seat_answers_itself() -> None:
    lane = Lane(Walk(), 2, {}, 0)
    lane.begin(0)  # seat 0 is on an odd square: it has gone on by itself
    assert (lane.seat, lane.state.seats) == (1, [2, 0])
    lane.give(STEPS[2])
    assert (lane.seat, lane.state.seats) == (0, [2, 3])
    lane.turn_to(1)
    assert (lane.seat, lane.actions()) == (1, [0])
    lane.turn_to(0)
    lane.take(1)
    assert lane.state.seats == [4, 3]
