"""The Game value of Jump Drive: the kernel's contract, answered by the rooms around it."""

from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.event import Log
from cosmodrome.core.flow import FlowGame, begin
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup, View, foreign_view
from cosmodrome.core.rng import Rng
from cosmodrome.core.seats import Standing
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


class JumpDrive(FlowGame[State]):
    """Jump Drive with one list of cards; its states point to that list's tables."""

    def __init__(self, tables: Tables) -> None:
        self.meta = META
        self.choices = LISTED.all
        self.by_key = LISTED.by_key
        self.tables = tables
        self.own_cards = tables.own_cards

    def with_cards(self, content: object) -> Game[State]:
        return JumpDrive(own_cards.read(content))

    def new(self, setup: Setup, log: Log | None = None) -> State:
        state = set_up(self.tables, setup, log)
        begin(state, STEPS[0])
        return state

    def decision(self, state: State, seat: int) -> Decision:
        return verdicts.decision(state, seat)

    def why_not(self, state: State, seat: int, choice: Choice) -> NotAllowed:
        return verdicts.why_not(state, seat, choice)

    def verdicts(self, state: State, seat: int) -> list[Verdict]:
        return verdicts.verdicts(state, seat)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        if not isinstance(view, JumpDriveView):
            raise foreign_view(self.meta.id, view)
        return imagine(self.tables, view, rng)

    def standing(self, state: State) -> Standing:
        return scoring.standing(state)

    def event_types(self) -> Any:
        return JumpDriveEvent

    def card_facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        return [card.facts() for card in self.tables.cards]


JUMP_DRIVE = JumpDrive(BUILT_IN)
