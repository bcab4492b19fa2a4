"""The Game value of Jump Drive: its parts, put together."""

from functools import partial
from typing import Any

from cosmodrome.core.game import Game
from cosmodrome.core.parts import Assembled
from cosmodrome.core.pickling import made_from
from cosmodrome.games.jump_drive import own_cards, scoring, verdicts, view
from cosmodrome.games.jump_drive.choices import LISTED
from cosmodrome.games.jump_drive.events import JumpDriveEvent
from cosmodrome.games.jump_drive.flow import STEPS
from cosmodrome.games.jump_drive.imagine import imagine
from cosmodrome.games.jump_drive.meta import META
from cosmodrome.games.jump_drive.setting_up import set_up
from cosmodrome.games.jump_drive.state import State
from cosmodrome.games.jump_drive.tables import BUILT_IN, Tables
from cosmodrome.games.jump_drive.views import JumpDriveView


class JumpDrive(Assembled[State]):
    """Jump Drive with one list of cards; its states point to that list's tables."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(
            META, LISTED, STEPS[0], partial(set_up, tables), verdicts.decision, verdicts.why_not, verdicts.verdicts,
            view.view, partial(imagine, tables), JumpDriveView, scoring.standing, JumpDriveEvent, tables.facts,
        )  # fmt: skip
        self.tables = tables
        self.own_cards = tables.own_cards

    def __reduce__(self) -> Any:
        return super().__reduce__() if self.tables is BUILT_IN else made_from(self, self.tables)

    def with_cards(self, content: object) -> Game[State]:
        return JumpDrive(own_cards.read(content))


JUMP_DRIVE = JumpDrive(BUILT_IN)
