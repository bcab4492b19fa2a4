"""Every kind of question can be answered on the page, by taps or by keys; in the long campaigns by both."""

import pytest

from cosmodrome.games.race.purposes import QUESTIONS

from .conftest import Visitor
from .player import Finger, Hands, Keyboard, Player
from .stage import DRAFT, GOODS, STORM, WAYS
from .table import Asked
from .visit import NARROW, WIDE, Visit
from .watch import Watch

STAGE = True

# Each scene with the actions to play, and what will be asked then.
SCENES = {
    "goods": (GOODS, ["consume-trade", "produce", "explore-5", "consume-x2"]),
    "ways": (WAYS, ["settle", "develop", "settle"]),
    "storm": (STORM, ["settle", "settle"]),
    "draft": (DRAFT, []),
}
ASKED = {
    "goods": "sell use-power spend discard-for-vp guess produce-on discard-to-produce explore-keep hand-limit",
    "ways": "settle settle-by pay develop",
    "storm": "settle settle-second hire",
    "draft": "draft",
}
OPTIONS = {"storm": {"gathering_storm": True}, "draft": {"gathering_storm": True, "drafting": True}}
"""What else the page has to know of a scene, so that its cards have names."""
EARLIER = {"start-world", "start-discard", "action"}


class Guided(Player):
    """Calls given actions; all else is as it comes."""

    def __init__(self, visit: Visit, actions: list[str], hands: Hands, watch: Watch) -> None:
        super().__init__(visit.table, 9, hands, watch)
        self.actions = list(actions)

    def _liked(self, asked: Asked) -> int:
        if asked.purpose == "action":
            return [target.name for target in asked.targets].index(self.actions.pop(0))
        return super()._liked(asked)


@pytest.mark.parametrize(
    ("how", "scene"),
    [
        ("taps", "goods"),
        ("keys", "ways"),
        ("taps", "storm"),
        ("keys", "draft"),
        pytest.param("keys", "goods", marks=pytest.mark.long),
        pytest.param("taps", "ways", marks=pytest.mark.long),
        pytest.param("keys", "storm", marks=pytest.mark.long),
        pytest.param("taps", "draft", marks=pytest.mark.long),
    ],
)
def test_whatever_is_asked_can_be_answered(visitor: Visitor, how: str, scene: str) -> None:
    visit = visitor(size=NARROW, touch=True) if how == "taps" else visitor(size=WIDE)
    seed, actions = SCENES[scene]
    visit.play(seed=seed, options=OPTIONS.get(scene, {}))
    watch = Watch(visit)
    player = Guided(visit, actions, Finger() if how == "taps" else Keyboard(visit.page), watch)
    player.play(until=lambda asked: asked.purpose == "action" and not player.actions)
    print(how, scene, dict(player.purposes))
    assert set(ASKED[scene].split()) <= player.purposes.keys()
    assert watch.faults == {}


def test_the_scenes_ask_everything_that_other_tests_do_not() -> None:
    assert set(" ".join(ASKED.values()).split()) == set(QUESTIONS) - EARLIER
