"""Change, then tell: a log that looks at the table of any game whenever an event is told.

What holds for every game stands here: cards are conserved, nobody learns a card that is not for him, and what all see
changes only with an event. What an event says of its own game's table, that game's facts know (`KnownTable`).
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from cosmodrome.core.event import Event, Log
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.play.record import Record

from .fields import words
from .laws import FACTS, some_answer

OF_THE_FLOW = {"awaited", "may_act", "phase", "step", "todo"}
"""Fields of views that say who is asked what, which is no fact of the table: it changes when something is asked."""


class Watching(Log):
    """Hears the events of one table of a game."""

    def __init__(self, game: Any) -> None:
        super().__init__()
        self.game = game
        self.facts = FACTS[game.meta.id]
        self.known: Any = None
        self.cards: set[str] = set()
        self.lying: set[str] = set()
        """The cards that a spectator saw at the event before."""
        self.named: set[str] = set()
        """The cards that events named to a spectator since seats were last asked."""
        self.before: Any = None
        """The state at the event before."""
        self.at_rest: Any = None
        """The state when seats were last asked."""
        self.shown: Any = None
        """What a spectator saw at the event before."""

    def hear(self, state: Any, event: Event) -> None:
        super().hear(state, event)
        view = self.game.view(state, None)
        if self.known is None:
            self.known = self.facts.KnownTable(state)
            self.cards = self.every_card(view)
        self.facts.check_cards(state)
        self.known.hear(event)
        self.known.check(state, event)
        self.check_secrets(state, event)
        self.check_open_cards(view, event)
        self.before = self.game.copy(state)
        self.shown = self.open_facts(view)

    def every_card(self, view: Any) -> set[str]:
        """The ids of all cards of the edition played."""
        return {card["id"] for card in self.game.card_facts(getattr(view, "options", {}))}

    def begin(self, state: Any) -> None:
        """Look at a table that has been played for a while."""
        view = self.game.view(state, None)
        self.cards = self.every_card(view)
        self.lying = words(view) & self.cards
        self.before, self.shown = self.game.copy(state), self.open_facts(view)
        self.known.check(state, None)
        state.log = self

    def check_secrets(self, state: Any, event: Event) -> None:
        """An event names a card to those alone who see it now, or saw it at the event before or when last asked."""
        for viewer in (None, *range(len(state.seats))):
            named = words(event.seen_by(viewer)) & self.cards - self.facts.turned_up(event)
            if named:
                named -= words(self.game.view(state, viewer))
            for earlier in (self.before, self.at_rest):
                if named and earlier is not None:
                    named -= words(self.game.view(earlier, viewer))
            assert not named, f"{viewer} learns {named} from {event}"

    def check_open_cards(self, view: Any, event: Event) -> None:
        """A card comes to lie open before an event names it, not after: with that event, or with one before it."""
        lying, named = words(view) & self.cards, words(event.seen_by(None)) & self.cards
        late = (lying - self.lying - named) & self.named
        assert not late, f"{late} came to lie open only after it was told, at {event}"
        self.lying = lying
        self.named |= named

    def check_nothing_untold(self, state: Any) -> None:
        """At rest the table is as it was at the last event."""
        self.at_rest = self.game.copy(state)
        self.named = set()
        now = self.open_facts(self.game.view(state, None))
        changed = {name for name in now if now[name] != self.shown[name]}
        assert not changed, f"{changed} changed untold since {self[-1]}"

    def open_facts(self, view: Any) -> dict[str, Any]:
        """What all see of the table, whoever is asked."""
        return without(msgspec.to_builtins(view), OF_THE_FLOW | self.facts.ASKED)


def without(tree: dict[str, Any], asked: set[str]) -> dict[str, Any]:
    """A view and its seats without the fields of the flow."""
    kept = {name: value for name, value in tree.items() if name not in asked}
    players = [{name: fact for name, fact in one.items() if name not in asked} for one in tree["players"]]
    return kept | {"players": players}


def watched(game: Any, setup: Setup, log: Watching) -> Watching:
    """A whole game of random answers under the eyes of a log."""
    for state in played(game, setup, log):
        log.check_nothing_untold(state)
    return log


def played(game: Any, setup: Setup, log: Log) -> Iterator[Any]:
    """The state of a game of random answers, whenever seats are asked and at the end."""
    rng = seeded(setup.seed, "events")
    state = game.new(setup, log)
    yield state
    while game.awaited(state):
        game.choose(state, *some_answer(game, state, rng))
        yield state


def watched_around(game: Any, record: Record, at: int, log: Watching, answers: int = 12) -> Watching:
    """A part of a recorded game under the eyes of a log: some answers from number `at` on, or the setup if it is 0.

    Of what was before, the log hears only events, as quickly as can be.
    """
    given = record.answers
    state = game.new(record.header.setup(), log if at == 0 else Log())
    if at > 0:
        log.known = log.facts.KnownTable(state)
        for each in given[: at - 1]:
            game.choose(state, each.seat, game.parse(each.choice))
        for event in state.log:
            log.known.hear(event)
        log.begin(state)
    log.check_nothing_untold(state)
    for each in given[max(0, at - 1) : at + answers]:
        game.choose(state, each.seat, game.parse(each.choice))
        log.check_nothing_untold(state)
    return log


def too_early(kind: type[Event]) -> type[Watching]:
    """A log that hears events of a kind while the state is still as it was at the event before."""

    class Early(Watching):
        def hear(self, state: Any, event: Event) -> None:
            early = isinstance(event, kind) and self.before is not None
            super().hear(self.game.copy(self.before) if early else state, event)

    return Early
