"""Change, then tell, in every game: whenever an event is told, the table is already as it says."""

from typing import Any, get_args

import pytest

from cosmodrome.core.event import Event
from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES
from tests.market import facts
from tests.market.game import MARKET

from .laws import FACTS
from .tables import every_setup, seeded_setup
from .watching import Watching, too_early, watched

FACTS["market"] = facts
WATCHED: dict[str, Any] = {**GAMES, "market": MARKET}
KNOWN = [name for name in WATCHED if hasattr(FACTS[name], "TELLING")]
"""Games whose facts say what the table looks like after each event."""
TABLES = [(name, seeded_setup(setup, at)) for at, (name, setup) in enumerate(every_setup()) if at % 3 == 0]
"""Every third table of each game, as this looks at every viewer at every event."""
TABLES += [("market", Setup(seats, seats)) for seats in MARKET.meta.seats]


@pytest.mark.parametrize(("name", "setup"), TABLES, ids=lambda one: one if isinstance(one, str) else "")
def test_the_table_is_as_each_event_says(name: str, setup: Setup) -> None:
    watched(WATCHED[name], setup, Watching(WATCHED[name]))


def kinds(name: str) -> list[type[Event]]:
    return list(get_args(WATCHED[name].event_types()))


def eventful(name: str, log: type[Watching]) -> set[type[Event]]:
    """Play the game's eventful tables; the kinds of events that were heard."""
    heard = set()
    for setup in FACTS[name].EVENTFUL:
        heard |= {type(event) for event in watched(WATCHED[name], setup, log(WATCHED[name]))}
    return heard


# --- the law can fail


@pytest.mark.parametrize("name", KNOWN)
def test_every_kind_of_event_is_looked_at(name: str) -> None:
    assert eventful(name, Watching) == set(kinds(name))
    assert set(FACTS[name].TELLING) < set(kinds(name))


CHANGES = [(name, kind) for name in KNOWN for kind in kinds(name) if kind not in FACTS[name].TELLING]
SECRETS = [(name, kind) for name in KNOWN for kind in kinds(name) if kind.secret and name != "market"]


@pytest.mark.parametrize(("name", "kind"), CHANGES, ids=lambda one: getattr(one, "__name__", one))
def test_an_event_told_too_early_is_found(name: str, kind: type[Event]) -> None:
    with pytest.raises(AssertionError):
        eventful(name, too_early(kind))


@pytest.mark.parametrize(("name", "kind"), SECRETS, ids=lambda one: getattr(one, "__name__", one))
def test_a_secret_that_is_told_is_found(
    name: str, kind: type[Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "secret", ())
    with pytest.raises(AssertionError, match="learns"):
        eventful(name, Watching)


class Meddling(Watching):
    """A log after which the table changes once more, untold."""

    def check_nothing_untold(self, state: Any) -> None:
        if self.shown is not None and len(self) > 4:
            state.over = True
            state.round += 1
        super().check_nothing_untold(state)


@pytest.mark.parametrize("name", WATCHED)
def test_a_change_that_nothing_tells_is_found(name: str) -> None:
    setup = next(setup for game, setup in TABLES if game == name and setup.seats > 1)
    with pytest.raises(AssertionError, match="changed untold"):
        watched(WATCHED[name], setup, Meddling(WATCHED[name]))
