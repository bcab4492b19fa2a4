"""The Game value of Pocket Mars: its parts, put together, for each deck."""

from functools import partial
from typing import Any

from cosmodrome.core.parts import Assembled
from cosmodrome.core.pickling import made_from
from cosmodrome.games.pocket_mars import deck_file, events, scoring, setting_up, verdicts, view
from cosmodrome.games.pocket_mars.choices import LISTED
from cosmodrome.games.pocket_mars.flow import STEPS
from cosmodrome.games.pocket_mars.imagine import imagine
from cosmodrome.games.pocket_mars.meta import META
from cosmodrome.games.pocket_mars.state import State
from cosmodrome.games.pocket_mars.tables import BUILT_IN, Tables
from cosmodrome.games.pocket_mars.views import PocketMarsView


class PocketMars(Assembled[State]):
    """Pocket Mars with one deck of cards; its states point to that deck's tables."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(
            META, LISTED, STEPS[0], partial(setting_up.set_up, tables), verdicts.decision, verdicts.why_not,
            verdicts.verdicts, view.view, partial(imagine, tables), PocketMarsView, scoring.standing,
            events.PocketMarsEvent, tables.facts,
        )  # fmt: skip
        self.tables = tables
        self.own_cards = tables.own_cards

    def __reduce__(self) -> Any:
        return super().__reduce__() if self.tables is BUILT_IN else made_from(self, self.tables)

    def with_cards(self, content: object) -> "PocketMars":
        """The game played with an owner's deck (docs/card-files.md). Raises CardsError."""
        return PocketMars(deck_file.read_deck(content))


POCKET_MARS = PocketMars(BUILT_IN)
