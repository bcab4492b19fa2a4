"""The Game value of Pocket Mars: its parts, put together, for each deck."""

from typing import Any

from cosmodrome.core.decision import Decision
from cosmodrome.core.event import Log
from cosmodrome.core.flow_game import FlowGame
from cosmodrome.core.meta import Setup, View
from cosmodrome.core.pickling import made_from
from cosmodrome.core.rng import Rng
from cosmodrome.core.seats import Standing
from cosmodrome.games.pocket_mars import deck_file, events, scoring, setting_up, verdicts, view
from cosmodrome.games.pocket_mars.choices import LISTED
from cosmodrome.games.pocket_mars.flow import STEPS
from cosmodrome.games.pocket_mars.meta import META
from cosmodrome.games.pocket_mars.state import State
from cosmodrome.games.pocket_mars.tables import BUILT_IN, Tables
from cosmodrome.games.pocket_mars.views import PocketMarsView


class PocketMars(FlowGame[State]):
    """Pocket Mars with one deck of cards; its states point to that deck's tables."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(META, LISTED, STEPS, PocketMarsView, events.PocketMarsEvent)
        self.referee = verdicts.PocketMarsReferee()
        self.tables = tables
        self.own_cards = tables.own_cards

    def set_up(self, setup: Setup, log: Log | None) -> State:
        return setting_up.set_up(self.tables, setup, log)

    def decision(self, state: State, seat: int) -> Decision:
        return verdicts.decision(state, seat)

    def seen(self, state: State, viewer: int | None, beside: Any) -> View:
        return view.view(state, viewer, beside)

    def imagined(self, view: Any, rng: Rng) -> State:
        # Imported here: bots imagine, and a start does without.
        from cosmodrome.games.pocket_mars.imagine import imagine

        return imagine(self.tables, view, rng)

    def standing(self, state: State) -> Standing:
        return scoring.standing(state)

    def card_facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        return self.tables.with_sets(options).facts()

    def __reduce__(self) -> Any:
        return super().__reduce__() if self.tables is BUILT_IN else made_from(self, self.tables)

    def with_cards(self, content: object) -> "PocketMars":
        """The game played with an owner's deck (docs/card-files.md). Raises CardsError."""
        return PocketMars(deck_file.read_deck(content))


POCKET_MARS = PocketMars(BUILT_IN)
