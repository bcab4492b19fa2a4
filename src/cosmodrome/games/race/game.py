"""The Game value of Race for the Galaxy: the kernel's contract, answered by the rooms around it."""

from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.event import Log
from cosmodrome.core.flow import FlowGame, begin
from cosmodrome.core.meta import Setup, View, foreign_view
from cosmodrome.core.rng import Rng
from cosmodrome.core.seats import Standing
from cosmodrome.games.race import scoring, verdicts, view
from cosmodrome.games.race.cards import NO_START, card_list
from cosmodrome.games.race.choices import LISTED
from cosmodrome.games.race.events import RaceEvent
from cosmodrome.games.race.flow import STEPS
from cosmodrome.games.race.imagine import imagine
from cosmodrome.games.race.meta import META
from cosmodrome.games.race.setting_up import set_up
from cosmodrome.games.race.state import State
from cosmodrome.games.race.views import RaceView


class Race(FlowGame[State]):
    """Race for the Galaxy, all editions; the state points to the cards of its own."""

    def __init__(self) -> None:
        self.meta = META
        self.choices = LISTED.all
        self.by_key = LISTED.by_key

    def new(self, setup: Setup, log: Log | None = None) -> State:
        state = set_up(setup, log)
        begin(state, STEPS[0])
        return state

    def parse(self, key: str) -> Choice:
        """R9.2 Two actions are one choice, in whatever order they are named."""
        verb, _, pair = key.partition(":")
        one, plus, other = pair.partition("+")
        return super().parse(f"act:{other}+{one}" if plus and verb == "act" and key not in self.by_key else key)

    def decision(self, state: State, seat: int) -> Decision:
        return verdicts.decision(state, seat)

    def why_not(self, state: State, seat: int, choice: Choice) -> NotAllowed:
        return verdicts.why_not(state, seat, choice)

    def verdicts(self, state: State, seat: int) -> list[Verdict]:
        return verdicts.verdicts(state, seat)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        if not isinstance(view, RaceView):
            raise foreign_view(self.meta.id, view)
        return imagine(view, rng)

    def standing(self, state: State) -> Standing:
        return scoring.standing(state)

    def event_types(self) -> Any:
        return RaceEvent

    def card_facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        return [
            card.facts()
            for card in card_list(str(options["edition"]))
            if options["new_start_worlds"] or card.start == NO_START or card.start >= 0
        ]


RACE = Race()
