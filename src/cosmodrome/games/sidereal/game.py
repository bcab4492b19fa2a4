"""The Game value of Sidereal Confluence: its parts, put together."""

from collections.abc import Set
from typing import Any, Final

from msgspec.structs import replace

from cosmodrome.core.choice import Choice, FreeChoice
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.event import Log
from cosmodrome.core.flow_game import FlowGame
from cosmodrome.core.game import Question, Referee
from cosmodrome.core.meta import Setup, View
from cosmodrome.core.rng import Rng
from cosmodrome.core.seats import Standing
from cosmodrome.games.sidereal import payloads, questions, scoring, view
from cosmodrome.games.sidereal.advice import offers, verdicts
from cosmodrome.games.sidereal.box import card_facts
from cosmodrome.games.sidereal.choices import FORMS, LISTED
from cosmodrome.games.sidereal.events import SiderealEvent
from cosmodrome.games.sidereal.flow import STEPS
from cosmodrome.games.sidereal.meta import META
from cosmodrome.games.sidereal.setting_up import set_up
from cosmodrome.games.sidereal.state import State
from cosmodrome.games.sidereal.steps.live import Bargaining
from cosmodrome.games.sidereal.views import SiderealView

QUIET: Final = ("support", "economy")
"""R7.13 The Economy phase."""
OFFERS: Final = frozenset({"offers"})
"""The field of a view on which the rest of a question does not depend: an offer moves nothing."""


class SiderealReferee(Referee[State]):
    """What its rules say of offers, converters and acts."""

    def verdicts(self, state: State, seat: int) -> list[Verdict]:
        return verdicts.verdicts(state, seat)

    def again(self, state: State, seat: int, before: Question, news: Set[str]) -> Question | None:
        if not news <= OFFERS or not isinstance(state.now, Bargaining):
            return None
        return offers.asked_again(state, seat, before)

    def weigh(self, state: State, seat: int, choice: Choice) -> list[Verdict]:
        return verdicts.weigh(state, seat, choice)

    def why_not(self, state: State, seat: int, choice: Choice) -> NotAllowed | None:
        return questions.why_not(state, seat, choice)

    def has_words(self, choice: Choice) -> bool:
        made = choice.payload if isinstance(choice, FreeChoice) else None
        offer = made.offer if isinstance(made, payloads.Counter) else made
        return isinstance(offer, payloads.Offer) and any(
            isinstance(promise, payloads.Note) for promise in offer.promises
        )

    def without_words(self, choice: Choice) -> Choice:
        if not isinstance(choice, FreeChoice) or not self.has_words(choice):
            return choice
        made = choice.payload
        offer = made.offer if isinstance(made, payloads.Counter) else made
        promises = [
            replace(each, text="-") if isinstance(each, payloads.Note) else each for each in offer.promises
        ]
        bare = replace(offer, promises=promises)
        return FORMS[choice.verb].choice(
            replace(made, offer=bare) if isinstance(made, payloads.Counter) else bare
        )

    def quiet(self, state: State) -> bool:
        return state.rulings.quiet_economy and state.now.phase in QUIET


class Sidereal(FlowGame[State]):
    """Sidereal Confluence, played in these steps."""

    def __init__(self, steps: list[Any] = STEPS) -> None:
        super().__init__(META, LISTED, steps, SiderealView, SiderealEvent)
        self.forms = FORMS
        self.referee = SiderealReferee()

    def set_up(self, setup: Setup, log: Log | None) -> State:
        return set_up(setup, log)

    def decision(self, state: State, seat: int) -> Decision:
        return questions.decision(state, seat)

    def seen(self, state: State, viewer: int | None, beside: Any) -> View:
        return view.view(state, viewer, beside)

    def imagined(self, view: Any, rng: Rng) -> State:
        # Imported here: bots imagine, and a start does without.
        from cosmodrome.games.sidereal.imagine import imagine

        return imagine(view, rng)

    def standing(self, state: State) -> Standing:
        return scoring.standing(state)

    def card_facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        return card_facts(options)


SIDEREAL = Sidereal()
