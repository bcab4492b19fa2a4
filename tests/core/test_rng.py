"""The generator: one that another one begins."""

from cosmodrome.core.rng import MASK, seeded


def test_a_child_is_its_own_generator_and_comes_from_its_parent_alone() -> None:
    parent, twin = seeded(5), seeded(5)
    child = parent.child()
    assert child.word == twin.child().word and parent.word == twin.word
    assert 0 <= child.word <= MASK and child.word != parent.word
    before = parent.word
    child.below(100)
    assert parent.word == before and parent.child().word != child.word


def test_children_reach_every_bit() -> None:
    parent = seeded(1)
    seen = 0
    for _ in range(200):
        seen |= parent.child().word
    assert seen == MASK
