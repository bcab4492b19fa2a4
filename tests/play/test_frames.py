"""Changes between two trees of plain data, and the frames of a game."""

from itertools import pairwise
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.core.meta import Setup, View
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.frames import Frames, Tree, applied, difference, difference_of_views, plain
from tests.server.tiny_game import TINY

TREES = st.recursive(
    # No 1 beside True, which Python takes for equal: a field of a view has one type.
    st.none() | st.booleans() | st.integers(2, 4) | st.sampled_from(["", "a", "b"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)


def across(change: Any) -> Any:
    """A change after it has crossed the wire."""
    return msgspec.json.decode(msgspec.json.encode(change))


def same(one: Any, other: Any) -> bool:
    """Equal to the type: True is not 1."""
    return bool(msgspec.json.encode(one, order="sorted") == msgspec.json.encode(other, order="sorted"))


@given(TREES, TREES)
def test_a_change_makes_the_one_tree_of_the_other(before: Any, after: Any) -> None:
    kept = msgspec.json.encode(before)
    assert same(applied(before, across(difference(before, after))), after)
    assert msgspec.json.encode(before) == kept


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ({"a": 1, "b": [1]}, {"a": 1, "b": [1]}, None),
        (None, {"a": 1}, [{"a": 1}]),
        ({"a": 1, "b": 2}, {"a": 3, "b": 2}, {"a": [3]}),
        ({"a": 1, "b": 2}, {"a": 1}, {"b": None}),
        ({"a": 1}, {"a": None, "b": 2}, {"a": [None], "b": [2]}),
        (["x", "y", "z"], ["x", "z"], [1, 1]),
        (["x", "z"], ["x", "y", "z"], [1, 0, "y"]),
        (["x", "y"], ["x", "z"], [1, 1, "z"]),
        ([{"n": 1}, {"n": 2}], [{"n": 1}, {"n": 3}], {"1": {"n": [3]}}),
        ({"a": False}, {"a": True}, {"a": [True]}),
        ([], {}, [{}]),
    ],
)
def test_the_form_of_changes(before: Any, after: Any, change: Any) -> None:
    assert same(difference(before, after), change)
    assert same(applied(before, across(change)), after)


class Sparing(View):
    off_wire: ClassVar[tuple[str, ...]] = ("todo",)
    hand: list[str]
    todo: list[int]


class Holder(msgspec.Struct, omit_defaults=True):
    hand: int
    extra: list[int] | None = None


class Holders(View):
    players: list[Holder]


def test_a_field_that_is_none_and_not_sent_comes_and_goes() -> None:
    steps = [Holder(1), Holder(1, [7]), Holder(2, [7, 8]), Holder(2)]
    changes = [
        difference_of_views(Holders(0, [one]), Holders(0, [other]), {}) for one, other in pairwise(steps)
    ]
    assert changes[0] == {"players": {"0": {"extra": [[7]]}}} and changes[2] == {
        "players": {"0": {"extra": None}}
    }
    tree = plain(Holders(0, steps[:1]))
    for holder, change in zip(steps[1:], changes, strict=True):
        tree = applied(tree, change)
        assert tree == plain(Holders(0, [holder]))


def test_what_only_bots_need_is_not_sent() -> None:
    assert plain(Sparing(0, ["a"], [7])) == {"seat": 0, "hand": ["a"]}


def test_every_event_is_looked_at_as_every_viewer_sees_it() -> None:
    frames = Frames(TINY, dict.fromkeys([0, 1, None]))
    state = TINY.new(Setup(2, 1, TINY.meta.read_options({}, 2)), frames)
    while awaited := TINY.awaited(state):
        TINY.choose(state, awaited[0], TINY.options(state, awaited[0])[0])
    frames.look(state)
    assert set(frames.changes) == {0, 1, None}
    for viewer, changes in frames.changes.items():
        assert len(changes) == len(frames) + 1
        tree = None
        for change in changes:
            tree = applied(tree, change)
        assert tree == plain(TINY.view(state, viewer))
    # All have seen what was played at the moment they were told, and the points with it.
    at = next(n for n, event in enumerate(frames) if type(event).__name__ == "Played")
    assert sorted(frames.changes[None][at]["points"][2:]) == [1]


class Retold(Frames):
    """Puts every view together of its changes."""

    told: Tree = None

    def look(self, state: Any) -> None:
        super().look(state)
        self.told = applied(self.told, self.changes[0][-1])
        assert self.told == plain(self.game.view(state, 0))


@pytest.mark.parametrize("name", GAMES)
def test_changes_of_views_come_to_the_next_view(name: str) -> None:
    """Those that compare views are as good as those that compare what is sent."""
    game, chance = GAMES[name], seeded(1, "frames")
    seats = game.meta.seats[-1]
    frames = Retold(game, {0: None})
    state = game.new(Setup(seats, 1, game.meta.read_options({}, seats)), frames)
    while awaited := game.awaited(state):
        game.choose(state, awaited[0], game.decision(state, awaited[0]).sample(chance))
    assert len(frames.changes[0]) > 30 and None in frames.changes[0]


def test_nobody_asked_for_costs_no_view() -> None:
    frames = Frames(TINY, {})
    TINY.new(Setup(2, 1, TINY.meta.read_options({}, 2)), frames)
    assert len(frames) == 2 and frames.changes == {}
