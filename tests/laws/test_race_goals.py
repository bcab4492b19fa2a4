"""Goals are as a count of its own has them, in games by chance; and planted faults are found."""

from typing import Any

import pytest

from cosmodrome.core.build import COMPILED
from cosmodrome.core.event import Event, Log
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.race import goals, state, tables
from cosmodrome.games.race.box import card_list
from cosmodrome.games.race.game import RACE
from cosmodrome.games.race.steps import consume, develop, settle, tidy_up
from cosmodrome.games.race.tiles import MILITARY, MOSTS, TILES
from tests.records.race_picks import ask

from .race_goals import ROWS, Referee

OPTIONS = {"gathering_storm": True, "goals": True}
SETUPS = [
    Setup(seats, seed, RACE.meta.read_options(OPTIONS | more, seats))
    for seats, more, seeds in (
        (2, {}, (4, 20)),
        (2, {"experienced": True}, (1, 2, 27)),
        (3, {"edition": "second", "new_start_worlds": True}, (8, 12, 39)),
        (3, {}, (5, 18)),
        (4, {}, (5, 13, 26, 30)),
        (5, {"first_game": True}, (15, 21, 22, 25, 36, 39)),
    )
    for seed in seeds
]
"""Games in which, between them, everything happens that can happen to a goal."""


class Refereed(Log):
    """A log that looks at each event as it is told."""

    def __init__(self, edition: str) -> None:
        super().__init__()
        self.cards = {card.id: card for card in card_list(edition)}
        self.referee: Referee | None = None

    def hear(self, table: Any, event: Event) -> None:
        super().hear(table, event)
        view = RACE.view(table, None)
        if self.referee is None:
            self.referee = Referee(view, self.cards)  # type: ignore[arg-type]
        self.referee.hear(view, event)  # type: ignore[arg-type]


def played(setups: list[Setup]) -> list[Refereed]:
    logs = []
    for setup in setups:
        log = Refereed(str(setup.options["edition"]))
        table, rng = RACE.new(setup, log), seeded(setup.seed, "goals")
        answer = ask(RACE, rng)
        while awaited := RACE.awaited(table):
            seat = awaited[rng.below(len(awaited))]
            RACE.choose(table, seat, answer(table, seat))
        logs.append(log)
    return logs


def test_goals_are_as_a_count_of_its_own_has_them() -> None:
    logs = played(SETUPS)
    told = [event.__struct_config__.tag for log in logs for event in log]
    assert {"goal-claimed", "goal-taken", "goal-returned", "goal-tied"} <= set(told)
    assert min(log.referee.looks for log in logs if log.referee) > 20


def test_every_goal_is_got_in_some_game() -> None:
    got = {event.goal for log in played(SETUPS) for event in log if hasattr(event, "goal")}
    assert got == ROWS.keys()


interpreted = pytest.mark.skipif(COMPILED, reason="what a compiled rule calls cannot be replaced")

FAULTS: dict[str, Any] = {
    "military of one kind counts": lambda plain: (
        lambda folded, tile, cards, chips, strength: plain(
            folded, tile, cards, chips, strength + (tile == MILITARY and len(cards) > 6)
        )
    ),
    "windfall worlds do not count": lambda plain: (
        lambda folded, tile, cards, chips, strength: plain(
            folded, tile, [card for card in cards if folded.production[card] != 2], chips, strength
        )
    ),
    "one chip too many": lambda plain: (
        lambda folded, tile, cards, chips, strength: plain(folded, tile, cards, chips + 1, strength)
    ),
    "start worlds do not count": lambda plain: (
        lambda folded, tile, cards, chips, strength: plain(folded, tile, cards[1:], chips, strength)
    ),
}
"""What is wrong with a count."""


def never(*_: Any) -> None:
    pass


def looks_without(module: Any) -> Any:
    return lambda table, phase, discarded=None: never()


@interpreted
@pytest.mark.parametrize("fault", FAULTS)
def test_a_wrong_count_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(goals, "count", FAULTS[fault](goals.count))
    with pytest.raises(AssertionError):
        played(SETUPS)


@interpreted
@pytest.mark.parametrize("module", [consume, develop, settle, tidy_up])
def test_a_look_that_is_left_out_is_found(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "look_at_goals", looks_without(module))
    with pytest.raises(AssertionError):
        played(SETUPS)


@interpreted
def test_a_tile_that_is_never_given_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = state.hand_over
    monkeypatch.setattr(goals, "hand_over", lambda table, tile, after: after < 0 or plain(table, tile, after))
    with pytest.raises(AssertionError, match="who has it"):
        played(SETUPS)


@interpreted
def test_a_tile_taken_for_having_just_as_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def generous(table: Any, tile: int, counts: list[int]) -> None:
        best = max(counts)
        if best >= TILES[tile].least and state.holder_of(table, tile) != counts.index(best):
            state.hand_over(table, tile, counts.index(best))

    monkeypatch.setattr(goals, "_give_to_most", generous)
    with pytest.raises(AssertionError, match="who has it"):
        played(SETUPS)


@interpreted
def test_one_alone_that_gets_a_tile_of_the_first_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = state.award
    monkeypatch.setattr(goals, "award", lambda table, tile, seats: plain(table, tile, seats[:1]))
    with pytest.raises(AssertionError, match="who has it"):
        played([Setup(each.seats, seed, each.options) for each in SETUPS[-2:] for seed in range(20)])


@interpreted
def test_ties_that_give_nothing_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(goals, "tied", lambda table, tile: [])
    with pytest.raises(AssertionError, match="what it gives"):
        played(SETUPS)


def test_the_tiles_for_the_most_are_those_of_the_sheet() -> None:
    assert [TILES[tile].id for tile in MOSTS] == [goal for goal in ROWS if ROWS[goal]["kind"] == "most"]
    assert len(tables.POWER_PHASES) == len(ROWS["innovation_leader"]["condition"]["of"])
