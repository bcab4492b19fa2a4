"""The Game value of Pocket Mars: the kernel's contract, answered by the rooms around it; one for each deck."""

from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.event import Log
from cosmodrome.core.flow import FlowGame, begin
from cosmodrome.core.meta import Setup, View, foreign_view
from cosmodrome.core.rng import Rng
from cosmodrome.core.seats import Standing
from cosmodrome.games.pocket_mars import scoring, verdicts, view
from cosmodrome.games.pocket_mars.cards import BUILDINGS, Card
from cosmodrome.games.pocket_mars.choices import LISTED
from cosmodrome.games.pocket_mars.deck_file import read_deck
from cosmodrome.games.pocket_mars.events import PocketMarsEvent
from cosmodrome.games.pocket_mars.imagine import imagine
from cosmodrome.games.pocket_mars.meta import META
from cosmodrome.games.pocket_mars.setting_up import set_up
from cosmodrome.games.pocket_mars.state import State
from cosmodrome.games.pocket_mars.tables import BUILT_IN, Tables
from cosmodrome.games.pocket_mars.views import PocketMarsView


class PocketMars(FlowGame[State]):
    """Pocket Mars with one deck of cards."""

    def __init__(self, tables: Tables, own_cards: Any) -> None:
        self.meta = META
        self.choices = LISTED.all
        self.by_key = LISTED.by_key
        self.tables = tables
        self.own_cards = own_cards

    def with_cards(self, content: object) -> "PocketMars":
        """The game played with an owner's deck (docs/card-files.md). Raises CardsError."""
        name, cards = read_deck(content)
        return PocketMars(Tables(name, cards), content)

    def new(self, setup: Setup, log: Log | None = None) -> State:
        state = set_up(self.tables, setup, log)
        begin(state, state.now)
        return state

    def decision(self, state: State, seat: int) -> Decision:
        return verdicts.decision(state, seat)

    def why_not(self, state: State, seat: int, choice: Choice) -> NotAllowed:
        return verdicts.why_not(state, seat, choice)

    def verdicts(self, state: State, seat: int) -> list[Verdict]:
        return verdicts.verdicts(state, seat)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat, self.own_cards is not None)

    def imagine(self, view: View, rng: Rng) -> State:
        if not isinstance(view, PocketMarsView):
            raise foreign_view(self.meta.id, view)
        return imagine(view, self.tables, rng)

    def standing(self, state: State) -> Standing:
        return scoring.standing(state)

    def event_types(self) -> Any:
        return PocketMarsEvent

    def card_facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        own = self.own_cards is not None
        facts = [card.facts(own) for card in self.tables.cards]
        return facts + [building.facts() for building in BUILDINGS]


def build(cards: list[Card], name: str = "") -> PocketMars:
    """The game played with these cards, 7 of each colour; `name` is the deck's."""
    return PocketMars(Tables(name, cards), None)


POCKET_MARS = PocketMars(BUILT_IN, None)
