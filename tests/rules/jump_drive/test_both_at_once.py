"""A development and the world that joins it, answered together: `Decision.ahead` and `answer`."""

import pytest

from cosmodrome.core.decision import NotAllowed
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from cosmodrome.play.answer import ahead, answer

from .scenario import Table, play, seat

HAND = "space_marines smuggling_lair gem_world comet_zone rebel_stronghold"


def table() -> Table:
    return play(seat(hand=HAND), seat(hand="drop_ships asteroid_belt new_earth"))


def test_what_follows_can_be_looked_at_and_nothing_is_changed():
    before = table()
    asked = before.decision(0)
    assert asked.ahead
    seen = {}
    for option in asked.options:
        twin = ahead(JUMP_DRIVE, before.state, 0, option)
        if twin is not None:
            then = JUMP_DRIVE.decision(twin, 0)
            assert (then.purpose, then.about, then.ahead) == ("place-world", option.subject, False)
            seen[option.subject] = {choice.key for choice in then.options}
    assert seen == {
        "survey_team": {"pass", "place:smuggling_lair", "place:gem_world", "place:comet_zone"},
        "space_marines": {"pass", "place:smuggling_lair"},  # which costs 2 beside a world, of 3 other cards
    }
    assert before.view(0) == table().view(0) and not before.log


@pytest.mark.parametrize("world", ["place:smuggling_lair", "place:gem_world", "pass"])
def test_both_answers_at_once_are_as_one_after_the_other(world):
    once, twice = table(), table()
    made = answer(JUMP_DRIVE, once.state, 0, ["place:survey_team", world])
    assert [choice.key for choice in made] == ["place:survey_team", world]
    twice.choose(0, "place:survey_team").choose(0, world)
    assert once.view(0) == twice.view(0)
    assert once.awaited == [1]


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        (["place:survey_team", "place:rebel_stronghold"], "needs-military"),
        (["place:survey_team", "place:survey_team"], "a-development"),
        (["place:rebel_stronghold", "pass"], "needs-military"),
        (["place:gem_world", "pass"], "wrong-count"),  # nothing follows a world
        (["explore", "explore"], "wrong-count"),
        (["place:survey_team", "place:gem_world", "pass"], "wrong-count"),
    ],
)
def test_what_does_not_fit_is_refused_as_a_whole(keys, reason):
    it = table()
    with pytest.raises(NotAllowed) as refused:
        answer(JUMP_DRIVE, it.state, 0, keys)
    assert refused.value.reason == reason
    assert it.view(0) == table().view(0)


def test_nobody_looks_behind_what_all_reveal():
    it = table().explore(1)
    (explore,) = [option for option in it.decision(0).options if option.key == "explore"]
    assert ahead(JUMP_DRIVE, it.state, 0, explore) is None  # it would show the cards drawn
    with pytest.raises(NotAllowed, match="wrong-count"):
        answer(JUMP_DRIVE, it.state, 0, ["explore", "discard:gem_world"])
