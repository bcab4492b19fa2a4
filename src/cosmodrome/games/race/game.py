"""The Game value of Race for the Galaxy: its parts, put together."""

from typing import Any

from cosmodrome.core.choice import Choice, check_key
from cosmodrome.core.decision import Decision
from cosmodrome.core.event import Log
from cosmodrome.core.flow_game import FlowGame
from cosmodrome.core.meta import Setup, View
from cosmodrome.core.rng import Rng
from cosmodrome.core.seats import Standing
from cosmodrome.games.race import scoring, verdicts, view
from cosmodrome.games.race.box import card_facts
from cosmodrome.games.race.choices import CHOICES_LEARNED, LISTED
from cosmodrome.games.race.events import RaceEvent
from cosmodrome.games.race.flow import STEPS
from cosmodrome.games.race.meta import META
from cosmodrome.games.race.setting_up import set_up
from cosmodrome.games.race.state import State, add_up
from cosmodrome.games.race.views import RaceView


class Race(FlowGame[State]):
    """Race for the Galaxy, all editions; the state points to the cards of its own."""

    def __init__(self) -> None:
        super().__init__(META, LISTED, STEPS, RaceView, RaceEvent)
        self.learned = CHOICES_LEARNED
        self.referee = verdicts.RaceReferee()

    def set_up(self, setup: Setup, log: Log | None) -> State:
        return set_up(setup, log)

    def mended(self, state: State) -> None:
        for seat in state.seats:
            add_up(state.tables, seat)

    def decision(self, state: State, seat: int) -> Decision:
        return verdicts.decision(state, seat)

    def seen(self, state: State, viewer: int | None, beside: Any) -> View:
        return view.view(state, viewer, beside)

    def imagined(self, view: Any, rng: Rng) -> State:
        # Imported here: bots imagine, and a start does without.
        from cosmodrome.games.race.imagine import imagine

        return imagine(view, rng)

    def standing(self, state: State) -> Standing:
        return scoring.standing(state)

    def card_facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        return card_facts(options)

    def parse(self, key: str) -> Choice:
        """R9.2 Two actions are one choice, in whatever order they are named."""
        check_key(key)
        verb, _, pair = key.partition(":")
        one, plus, other = pair.partition("+")
        return super().parse(
            f"act:{other}+{one}" if plus and verb == "act" and key not in self.by_key else key
        )


RACE = Race()
