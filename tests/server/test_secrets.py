"""No hidden card ever crosses the wire: whole games, and a search of every byte that each seat received.

What a seat may know is worked out from a replay of the log, out of the engine's own state and not out of its
views: cards it has held, looked at or offered, and cards that have lain open.
"""

import json
import random
import re
from collections.abc import Iterable
from typing import Any, cast

import msgspec
import pytest

from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.race import events
from cosmodrome.games.race.state import State
from cosmodrome.play.frames import applied
from tests.laws.faulty import Faulty
from tests.server.conftest import House, open_house
from tests.server.people import hear_the_end, play_on
from tests.server.tiny_game import TinyBots

RACE = GAMES["race"]
SEED = 918_273_645_546_372
# The fields of events that carry their seat's secrets, by the rules and not by the types under test.
SECRET = {
    events.Dealt: ["cards"],
    events.StartCardsDiscarded: ["cards"],
    events.Explored: ["cards"],
    events.Kept: ["cards", "discarded"],
    events.Developed: ["paid"],
    events.Settled: ["paid"],
    events.Drew: ["cards"],
    events.HandCardsConsumed: ["cards"],
    events.DiscardedToProduce: ["cards"],
    events.DiscardedToLimit: ["cards"],
    events.Hired: ["cards"],
    events.Declined: ["could"],
    events.DeclinedSecond: ["could"],
    events.StartWorldsDrawn: ["cards"],
    events.Drafted: ["cards"],
}
BY_TAG: dict[str, list[str]] = {
    str(msgspec.to_builtins(kind.__struct_config__.tag)): fields for kind, fields in SECRET.items()
}


class Knowledge:
    """What each viewer may know after each number of events: ever, and of the cards' present places."""

    def __init__(self, options: dict[str, Any], seats: int, log: Iterable[tuple[int, str]]) -> None:
        self.viewers: list[int | None] = [*range(seats), None]
        self.ever: dict[int | None, dict[int, set[str]]] = {viewer: {} for viewer in self.viewers}
        self.now: dict[int | None, dict[int, set[str]]] = {viewer: {} for viewer in self.viewers}
        self.shown: set[str] = set()
        happened = Noted(self)
        state = RACE.new(Setup(seats, SEED, options, ask_anyway=True), happened)
        self.note(state, happened)
        for seat, key in log:
            RACE.choose(state, seat, RACE.parse(key))
            self.note(state, happened)
        self.total = len(happened)

    def note(self, state: State, happened: list[Event]) -> None:
        open_cards = [*state.shown, *(card for seat in state.seats for card in seat.tableau)]
        for seat in state.seats:
            open_cards += seat.offers if seat.own is None else [*seat.own.shown, seat.own.start]
        open_cards = [card for card in open_cards if card >= 0]
        for event in happened:
            if isinstance(event, events.Gambled | events.Revealed) and event.card:
                self.shown.add(event.card)
            if isinstance(event, events.StartWorldsOffered):
                self.shown.update(event.worlds)
        revealed = {seat.placing for seat in state.seats if seat.placing >= 0} & {
            card for card in range(len(state.tables.ids)) if state.tables.ids[card] in self.shown
        }
        for viewer in self.viewers:
            cards = [*open_cards, *revealed]
            own: set[str] = set()
            if viewer is not None:
                seat = state.seats[viewer]
                cards += [*seat.hand, *seat.looked, *seat.picked, *seat.discards]
                cards += [seat.placing] if seat.placing >= 0 else []
                cards += [*seat.own.drafted, *seat.own.starts] if seat.own is not None else []
                for event in happened:
                    if (
                        isinstance(event, events.Dealt | events.Explored | events.Drew)
                        and event.seat == viewer
                    ):
                        own.update(event.cards or ())
            here = {state.tables.ids[card] for card in cards}
            count = len(happened)
            self.now[viewer].setdefault(count, set()).update(here)
            past = set().union(*self.ever[viewer].values()) if count not in self.ever[viewer] else set()
            self.ever[viewer].setdefault(count, past).update(here | own | self.shown)


class Noted(Log):
    """Takes note at each event, and not only after each answer."""

    def __init__(self, known: Knowledge) -> None:
        super().__init__()
        self.known = known

    def hear(self, state: State, event: Event) -> None:
        self.append(event)
        self.known.note(state, self)


def card_ids(options: dict[str, Any]) -> set[str]:
    return {str(card["id"]) for card in RACE.card_facts(options)}


def named(text: str, ids: set[str]) -> set[str]:
    """Every card that is named anywhere in these bytes."""
    return set(re.findall(r"[a-z0-9_]+", text)) & ids


def leaks(viewer: int | None, heard: list[str], known: Knowledge, ids: set[str]) -> list[str]:
    """What was sent to a viewer that it may not know."""
    found = []
    view = None
    for text in heard:
        if str(SEED) in text:
            found.append("the seed")
        message = json.loads(text)
        if message["type"] != "update":
            found += [f"{card} in a {message['type']}" for card in named(text, ids)]
            continue
        total = message["total"]
        found += [f"{card}, never seen" for card in named(text, ids) - known.ever[viewer][total]]
        decision = message.get("decision")
        found += [
            f"{card}, hidden now" for card in named(json.dumps(decision), ids) - known.now[viewer][total]
        ]
        number = message["from"]
        for event, change in message["frames"]:
            number += event is not None
            view = applied(view, change)
            if change is not None:
                found += [
                    f"{card}, hidden now" for card in named(json.dumps(view), ids) - known.now[viewer][number]
                ]
            for field in BY_TAG.get(event["event"], []) if event else []:
                if event["seat"] != viewer and event[field] is not None:
                    found.append(f"{event['event']}.{field} of seat {event['seat']}")
        if decision is not None and decision["seat"] != viewer:
            found.append("another seat's decision")
        if message["seat"] != viewer or view["seat"] != viewer:
            found.append("another seat's view")
    return found


def play(house: House, seats: int, options: dict[str, Any], bots: int, most: int = 100_000) -> Any:
    """A game at random; gives what each viewer heard, coming back to the table now and then, and the log."""
    people = [house.visitor(f"P{number}") for number in range(seats - bots)]
    wanted: dict[str, Any] = {"game": "race", "seats": seats, "options": options, "seed": SEED}
    wanted["bots"] = {str(seats - 1 - number): "first" for number in range(bots)}
    table = people[0].post("/api/tables", wanted).json()["id"]
    stranger = house.visitor(None)
    watching = stranger.sit(table)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    at_table = [person.sit(table) for person in people]
    chance = random.Random(SEED)
    heard: dict[int | None, list[str]] = {viewer: [] for viewer in (None, *range(len(people)))}
    played, over = 0, False
    while not over and played < most:
        over = play_on(at_table, chance, most=60)
        played += 60
        for number, person in enumerate(people):
            # The whole story from the beginning, as a reloaded page asks for it.
            heard[number] += person.sit(table).heard
    for seat in [*at_table, watching] if over else []:
        hear_the_end(seat)
    for number, seat in enumerate(at_table):
        heard[number] += seat.heard
        heard[number].append(json.dumps({"type": "http", "said": people[number].get("/api/tables").text}))
    heard[None] += watching.heard + stranger.sit(table).heard
    log = [(answer.seat, answer.choice) for answer in house.hall._live[table].match.trail.answers]
    return heard, log


CASES: list[Any] = [
    (2, {"experienced": True}, 0),
    pytest.param(3, {"edition": "second", "new_start_worlds": True}, 0, marks=pytest.mark.again),
    pytest.param(4, {}, 1, marks=pytest.mark.again),
    pytest.param(2, {"gathering_storm": True, "goals": False, "drafting": True}, 0, marks=pytest.mark.again),
]
"""Seats, options and bots."""


@pytest.mark.parametrize(("seats", "given", "bots"), CASES)
def test_no_hidden_card_crosses_the_wire(database: str, seats: int, given: dict[str, Any], bots: int) -> None:
    options = RACE.meta.read_options(given, seats)
    with open_house(database, {"race": RACE}, TinyBots()) as house:
        heard, log = play(house, seats, given, bots)
    known = Knowledge(options, seats, log)
    ids = card_ids(options)
    for viewer, texts in heard.items():
        assert leaks(viewer, texts, known, ids) == []
        # The search has something to search: all has been told, and hidden cards there were.
        assert json.loads(texts[-1])["type"] == "http" or viewer is None
        last = max(known.ever[viewer])
        assert last == known.total
        early = known.ever[viewer][min(known.ever[viewer])]
        assert len(ids - early) > 50
    mine: list[str] = heard[0]
    assert any("explored" in text for text in mine) and any("drew" in text for text in mine)


def test_the_search_finds_a_planted_view(database: str) -> None:
    """A planted leak: the view shows the first card of a neighbour's hand among the discards."""

    def view(state: State, viewer: int | None) -> Any:
        seen: Any = RACE.view(state, viewer)
        neighbour = state.seats[0 if viewer else 1]
        if neighbour.hand:
            seen.shown = [*seen.shown, state.tables.ids[neighbour.hand[0]]]
        return seen

    assert any("hidden now" in leak for leak in planted(database, cast(Any, Faulty(RACE, view=view))))


def test_the_search_finds_a_planted_event(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda self, viewer: self)
    found = planted(database, RACE)
    assert any("dealt.cards of seat 1" in leak for leak in found)
    assert any("never seen" in leak for leak in found)


def planted(database: str, game: Game[Any]) -> list[str]:
    """The leaks to seat 0 in the beginning of a game."""
    with open_house(database, {"race": game}, TinyBots()) as house:
        heard, log = play(house, 2, {}, 0, most=60)
    options = RACE.meta.read_options({}, 2)
    return leaks(0, heard[0], Knowledge(options, 2, log), card_ids(options))


def test_the_search_reads_a_seat(database: str) -> None:
    """Every event with a secret field is on the list above."""
    secrets = {kind for kind in RACE.event_types.__args__ if kind.secret}
    assert secrets == set(SECRET)
    assert all(set(kind.secret) == set(fields) for kind, fields in SECRET.items())
