"""Change, then tell, in every game: whenever an event is told, the table is already as it says."""

from functools import cache
from typing import Any, get_args

import msgspec
import pytest

from cosmodrome.core.event import Event, Log
from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import Answer, Record, loads
from tests.market import facts
from tests.market.game import MARKET
from tests.records.picks import HERE

from .laws import FACTS
from .tables import every_setup, seeded_setup
from .watching import Watching, played, too_early, watched, watched_around

FACTS["market"] = facts
WATCHED: dict[str, Any] = {**GAMES, "market": MARKET}
KNOWN = [name for name in WATCHED if hasattr(FACTS[name], "TELLING")]
"""Games whose facts say what the table looks like after each event."""
RECORDED = [name for name in KNOWN if not hasattr(FACTS[name], "EVENTFUL")]
"""Those of them whose games are long: they are looked at around the first events of each kind in their records."""
TABLES = [
    (name, seeded_setup(setup, at))
    for at, (name, setup) in enumerate(every_setup())
    if at % (9 if name in RECORDED else 6) == 0
]
"""Every sixth table of each game, as this looks at every viewer at every event; of long games every ninth."""
TABLES += [("market", Setup(seats, seats)) for seats in MARKET.meta.seats]


@pytest.mark.parametrize(("name", "setup"), TABLES, ids=lambda one: one if isinstance(one, str) else "")
@pytest.mark.sample(20)
def test_the_table_is_as_each_event_says(name: str, setup: Setup) -> None:
    watched(WATCHED[name], setup, Watching(WATCHED[name]))


@pytest.mark.long
@pytest.mark.parametrize("name", KNOWN)
def test_every_table_is_as_each_event_says(name: str) -> None:
    for at, (other, setup) in enumerate(every_setup()):
        if other == name:
            watched(WATCHED[name], seeded_setup(setup, at), Watching(WATCHED[name]))


MOMENTS = 4
"""So many events of a kind are told too early, until one is found; not every one changes what all see."""


def kinds(name: str) -> list[type[Event]]:
    return list(get_args(WATCHED[name].event_types))


@cache
def moments(name: str) -> dict[type[Event], list[tuple[Record, int]]]:
    """By kind of event: recorded games in which it is told, shortest first, with how many answers are given before."""
    found: dict[type[Event], list[tuple[Record, int]]] = {}
    records = [
        loads(file.read_text(encoding="utf-8"), {name: WATCHED[name]})
        for file in HERE.glob(f"{name}/*.jsonl")
    ]
    for record in sorted(records, key=lambda one: (one.header.seats, len(one.entries))):
        at = 0
        for entry in record.entries:
            if isinstance(entry, Answer):
                at += 1
            elif (record, at) not in found.setdefault(type(entry), [])[-1:]:
                found[type(entry)].append((record, at))
    return found


def names_cards(kind: type[Event]) -> bool:
    """Whether what an event keeps secret are cards. Other secrets are held by the tests of who sees what."""
    return any(
        "str" in str(field.type) for field in msgspec.structs.fields(kind) if field.name in kind.secret
    )


@cache
def told(name: str) -> list[set[type[Event]]]:
    """What kinds of events are told at each of the game's eventful tables."""
    found = []
    for setup in FACTS[name].EVENTFUL:
        log = Log()
        for _ in played(WATCHED[name], setup, log):
            pass
        found.append({type(event) for event in log})
    return found


def eventful(name: str, log: type[Watching], kind: type[Event] | None = None) -> set[type[Event]]:
    """Play the game's eventful tables, or recorded games around some events of a kind; what kinds were heard.

    Of a kind, only the tables at which it is told: at the others nothing is different from when no kind is given.
    """
    heard: set[type[Event]] = set()
    if name in RECORDED:
        for each in [kind] if kind else kinds(name):
            for record, at in moments(name)[each][: MOMENTS if kind else 1]:
                heard |= {
                    type(event) for event in watched_around(WATCHED[name], record, at, log(WATCHED[name]))
                }
        return heard
    for setup, there in zip(FACTS[name].EVENTFUL, told(name), strict=True):
        if kind is None or kind in there:
            heard |= {type(event) for event in watched(WATCHED[name], setup, log(WATCHED[name]))}
    return heard


# --- the law can fail


@pytest.mark.parametrize("name", KNOWN)
@pytest.mark.sample(2)
def test_every_kind_of_event_is_looked_at(name: str) -> None:
    assert eventful(name, Watching) == set(kinds(name))
    assert set(FACTS[name].TELLING) < set(kinds(name))


CHANGES = [(name, kind) for name in KNOWN for kind in kinds(name) if kind not in FACTS[name].TELLING]
SECRETS = [(name, kind) for name in KNOWN for kind in kinds(name) if names_cards(kind) and name != "market"]


@pytest.mark.parametrize(("name", "kind"), CHANGES, ids=lambda one: getattr(one, "__name__", one))
@pytest.mark.sample(40)
def test_an_event_told_too_early_is_found(name: str, kind: type[Event]) -> None:
    with pytest.raises(AssertionError):
        eventful(name, too_early(kind), kind)


@pytest.mark.parametrize(("name", "kind"), SECRETS, ids=lambda one: getattr(one, "__name__", one))
def test_a_secret_that_is_told_is_found(
    name: str, kind: type[Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "secret", ())
    with pytest.raises(AssertionError, match="learns"):
        eventful(name, Watching, kind)


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
