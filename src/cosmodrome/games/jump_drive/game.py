"""The Game value of Jump Drive: its parts, put together."""

from typing import Any

from cosmodrome.core.decision import Decision
from cosmodrome.core.event import Log
from cosmodrome.core.flow_game import FlowGame
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup, View
from cosmodrome.core.pickling import made_from
from cosmodrome.core.rng import Rng
from cosmodrome.core.seats import Standing
from cosmodrome.games.jump_drive import own_cards, scoring, verdicts, view
from cosmodrome.games.jump_drive.choices import LISTED
from cosmodrome.games.jump_drive.events import JumpDriveEvent
from cosmodrome.games.jump_drive.flow import STEPS
from cosmodrome.games.jump_drive.meta import META
from cosmodrome.games.jump_drive.setting_up import set_up
from cosmodrome.games.jump_drive.state import State
from cosmodrome.games.jump_drive.tables import BUILT_IN, Tables
from cosmodrome.games.jump_drive.views import JumpDriveView


class JumpDrive(FlowGame[State]):
    """Jump Drive with one list of cards; its states point to that list's tables."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(META, LISTED, STEPS, JumpDriveView, JumpDriveEvent)
        self.referee = verdicts.JumpDriveReferee()
        self.tables = tables
        self.own_cards = tables.own_cards

    def set_up(self, setup: Setup, log: Log | None) -> State:
        return set_up(self.tables, setup, log)

    def decision(self, state: State, seat: int) -> Decision:
        return verdicts.decision(state, seat)

    def seen(self, state: State, viewer: int | None, beside: Any) -> View:
        return view.view(state, viewer, beside)

    def imagined(self, view: Any, rng: Rng) -> State:
        # Imported here: bots imagine, and a start does without.
        from cosmodrome.games.jump_drive.imagine import imagine

        return imagine(self.tables, view, rng)

    def standing(self, state: State) -> Standing:
        return scoring.standing(state)

    def card_facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        return self.tables.facts(options)

    def __reduce__(self) -> Any:
        return super().__reduce__() if self.tables is BUILT_IN else made_from(self, self.tables)

    def with_cards(self, content: object) -> Game[State]:
        return JumpDrive(own_cards.read(content))


JUMP_DRIVE = JumpDrive(BUILT_IN)
