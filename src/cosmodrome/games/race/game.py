"""The Game value of Race for the Galaxy: its parts, put together."""

from cosmodrome.core.choice import Choice, check_key
from cosmodrome.core.parts import Assembled
from cosmodrome.games.race import scoring, verdicts, view
from cosmodrome.games.race.cards import card_facts
from cosmodrome.games.race.choices import LISTED
from cosmodrome.games.race.events import RaceEvent
from cosmodrome.games.race.flow import STEPS
from cosmodrome.games.race.imagine import imagine
from cosmodrome.games.race.meta import META
from cosmodrome.games.race.setting_up import set_up
from cosmodrome.games.race.state import State
from cosmodrome.games.race.views import RaceView


class Race(Assembled[State]):
    """Race for the Galaxy, all editions; the state points to the cards of its own."""

    def __init__(self) -> None:
        super().__init__(
            META, LISTED, STEPS[0], set_up, verdicts.decision, verdicts.why_not, verdicts.verdicts,
            view.view, imagine, RaceView, scoring.standing, RaceEvent, card_facts,
        )  # fmt: skip

    def parse(self, key: str) -> Choice:
        """R9.2 Two actions are one choice, in whatever order they are named."""
        check_key(key)
        verb, _, pair = key.partition(":")
        one, plus, other = pair.partition("+")
        return super().parse(
            f"act:{other}+{one}" if plus and verb == "act" and key not in self.by_key else key
        )


RACE = Race()
