"""Choices that cannot be listed: one text a payload, limits, and decisions that take them."""

import msgspec
import pytest

from cosmodrome.core.choice import LONGEST_KEY, NOTHING, FreeChoice, Listing
from cosmodrome.core.decision import Decision, Form, NotAllowed
from cosmodrome.core.game import Game
from cosmodrome.core.rng import Rng, seeded
from tests.core.payloads import Loose, Swap, Thawed

SWAP = Form("swap", Swap)
LISTED = Listing()
READY = LISTED.pick("ready", "", 0)


class Swaps(Form):
    """Gives one to three red for a blue."""

    def sample(self, rng: Rng) -> FreeChoice:
        return self.choice(Swap(give={"red": 1 + int(rng.below(3))}, get={"blue": 1}))


class Swapping(Game):  # type: ignore[type-arg]
    def __init__(self) -> None:
        self.by_key = LISTED.by_key
        self.forms = {"swap": SWAP}


def test_a_payload_has_one_text() -> None:
    one = SWAP.choice(Swap(give={"red": 2, "blue": 1}, get={}, to={3, 1}))
    other = SWAP.read('{"to": [1, 3, 1], "give": {"blue": 1, "red": 2}}')
    assert one.key == other.key == 'swap:{"get":{},"give":{"blue":1,"red":2},"note":"","to":[1,3]}'
    assert one.payload == other.payload and one.code == NOTHING
    assert SWAP.same(one) and Swapping().parse(one.key).key == one.key


@pytest.mark.parametrize(
    "text",
    [
        '{"give": {"red": 0}}',
        '{"give": {"red": -1}}',
        '{"give": {"red": 1.5}}',
        '{"give": {"red": 100}}',
        '{"give": {"green": 1}}',
        '{"give": {"red": 1}, "extra": 1}',
        '{"give": {"red": true}}',
        "{",
        "",
        "[" * 4000,
        '{"note": "\\ud800"}',
    ],
)
def test_what_is_outside_the_limits_is_refused(text: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        Swapping().parse("swap:" + text)
    assert refused.value.reason == "bad-payload" and refused.value.facts["verb"] == "swap"


def test_limits_hold_for_payloads_made_by_hand() -> None:
    with pytest.raises(NotAllowed, match="bad-payload"):
        SWAP.choice(Swap(give={"red": -1}, get={}))
    with pytest.raises(NotAllowed, match="bad-payload"):
        SWAP.choice(Swap(give={"red": object()}, get={}))  # type: ignore[dict-item]
    lie = FreeChoice("swap", SWAP.choice(Swap()).subject, Swap(give={"red": 9}))
    assert not SWAP.same(lie)
    with pytest.raises(NotAllowed, match="not-an-option"):
        Decision(0, "trade", "", [READY], forms=[SWAP]).check(lie)


def test_a_key_has_a_longest_form() -> None:
    spare = LONGEST_KEY - len(SWAP.choice(Swap()).key)
    assert len(SWAP.choice(Swap(note="x" * spare)).key) == LONGEST_KEY
    with pytest.raises(NotAllowed) as refused:
        SWAP.choice(Swap(note="x" * (spare + 1)))
    assert (refused.value.reason, refused.value.facts) == (
        "key-too-long",
        {"size": LONGEST_KEY + 1, "most": LONGEST_KEY},
    )
    with pytest.raises(NotAllowed, match="key-too-long"):
        Swapping().parse("nonsense" * LONGEST_KEY)


def test_an_unknown_verb_is_refused() -> None:
    with pytest.raises(NotAllowed, match="unknown-choice"):
        Swapping().parse("swop:{}")
    assert Swapping().parse("ready") is READY


def test_a_payload_type_is_frozen_and_closed() -> None:
    for kind in (Loose, Thawed):
        with pytest.raises(TypeError, match="must be frozen and forbid unknown fields"):
            Form("swap", kind)


def test_a_decision_takes_its_forms_and_makes_them_up() -> None:
    decision = Decision(0, "trade", "", [READY], forms=[Swaps("swap", Swap)])
    rng = seeded(1)
    made = [decision.sample(rng) for _ in range(60)]
    for choice in made:
        decision.check(choice)
    assert {choice.key for choice in made} == {"ready"} | {
        f'swap:{{"get":{{"blue":1}},"give":{{"red":{count}}},"note":"","to":[]}}' for count in (1, 2, 3)
    }
    with pytest.raises(NotAllowed, match="not-an-option"):
        Decision(0, "trade", "", [READY]).check(
            made[0] if isinstance(made[0], FreeChoice) else SWAP.choice(Swap())
        )


def test_a_form_that_cannot_make_one_up_says_so() -> None:
    with pytest.raises(NotImplementedError, match="'swap'"):
        SWAP.sample(seeded(1))


def test_its_text_is_plain() -> None:
    """No character that a database could not hold: what is not printable is escaped."""
    choice = SWAP.choice(Swap(note="a\x00b\n"))
    assert "\x00" not in choice.key and "\n" not in choice.key
    assert SWAP.read(choice.subject).payload.note == "a\x00b\n"
    assert msgspec.json.decode(choice.subject)["note"] == "a\x00b\n"
