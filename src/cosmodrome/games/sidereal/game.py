"""The Game value of Sidereal Confluence: its parts, put together."""

from typing import Any, Final

from cosmodrome.core.choice import Choice, FreeChoice
from cosmodrome.core.decision import Verdict
from cosmodrome.core.parts import Assembled
from cosmodrome.games.sidereal import payloads, scoring, verdicts, view
from cosmodrome.games.sidereal.box import card_facts
from cosmodrome.games.sidereal.choices import FORMS, LISTED
from cosmodrome.games.sidereal.events import SiderealEvent
from cosmodrome.games.sidereal.flow import STEPS
from cosmodrome.games.sidereal.imagine import imagine
from cosmodrome.games.sidereal.meta import META
from cosmodrome.games.sidereal.setting_up import set_up
from cosmodrome.games.sidereal.state import State
from cosmodrome.games.sidereal.views import SiderealView

QUIET: Final = ("support", "economy")
"""R7.13 The Economy phase."""


class Sidereal(Assembled[State]):
    """Sidereal Confluence, played in these steps."""

    def __init__(self, steps: list[Any] = STEPS) -> None:
        super().__init__(
            META, LISTED, steps[0], set_up, verdicts.decision, verdicts.why_not, verdicts.verdicts,
            view.view, imagine, SiderealView, scoring.standing, SiderealEvent, card_facts,
        )  # fmt: skip
        self.forms = FORMS

    def quiet(self, state: State) -> bool:
        return state.rulings.quiet_economy and state.now.phase in QUIET

    def has_words(self, choice: Choice) -> bool:
        made = choice.payload if isinstance(choice, FreeChoice) else None
        offer = made.offer if isinstance(made, payloads.Counter) else made
        return isinstance(offer, payloads.Offer) and any(
            isinstance(promise, payloads.Note) for promise in offer.promises
        )

    def weigh(self, state: State, seat: int, choice: Choice) -> list[Verdict]:
        return verdicts.weigh(state, seat, choice)


SIDEREAL = Sidereal()
