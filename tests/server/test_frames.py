"""Frames on the wire and of finished games: nothing for whom nothing changed, reconnecting, replays."""

import sqlite3
import threading
from typing import Any

import msgspec
import pytest

from cosmodrome.core.event import Log
from cosmodrome.core.meta import Setup
from cosmodrome.play.frames import applied, difference, plain
from cosmodrome.server.table import ending, track
from cosmodrome.server.table.ending import frames_of
from cosmodrome.server.table.track import Track
from tests.server.conftest import House, Visitor, open_house, tiny_house
from tests.server.people import Message, Seat, granted, refused
from tests.server.test_replays import end_of, finished
from tests.server.tiny_game import TINY, Dealt, Tiny, TinyBots


def first(seat: Seat) -> list[str]:
    return [seat.ready()["options"][0]["key"]]


def updates(seat: Seat) -> list[Message]:
    found = [msgspec.json.decode(text) for text in seat.heard]
    return [message for message in found if message["type"] == "update"]


def test_a_view_is_sent_whole_once_and_then_what_changes(tiny: House) -> None:
    table, ada, ben = tiny.two()
    one, other = ada.sit(table), ben.sit(table)
    one.choose(first(one))
    other.choose(first(other))
    one.hear_until(lambda m: m["type"] == "update" and m["events"])
    begun, sealed, played = updates(one)
    assert [change for event, change in begun["frames"] if event] == [None, None]
    assert begun["frames"][-1][1][0]["points"] == [0, 0]
    assert [(event, set(change)) for event, change in sealed["frames"]] == [
        (None, {"hand", "hands", "awaited"})
    ]
    ((event, change),) = [frame for frame in played["frames"] if frame[0]]
    assert event["event"] == "played" and sorted(change["points"][2:]) == [1]


def test_nothing_is_sent_to_those_for_whom_nothing_changed(database: str) -> None:
    class Quiet(Tiny):
        """Does not say who is awaited."""

        def view(self, state: Any, seat: int | None) -> Any:
            view: Any = super().view(state, seat)
            view.awaited, view.hands = [], []
            return view

    with open_house(database, {"tiny": Quiet()}, TinyBots()) as house:
        table, ada, ben = house.two()
        one, other, watching = ada.sit(table), ben.sit(table), house.visitor(None).sit(table)
        before = [len(updates(seat)) for seat in (other, watching)]
        one.choose(first(one))
        for seat in (other, watching):
            seat.say({"type": "ping"})
            seat.hear_until(lambda m: m["type"] == "pong")
        assert [len(updates(seat)) for seat in (other, watching)] == before
        other.choose(first(other))
        watching.hear_until(lambda m: m["type"] == "update")
        assert [event["event"] for event in watching.update["events"]] == ["played"]


def test_who_comes_back_soon_is_shown_what_happened_frame_by_frame(tiny: House) -> None:
    table, ada, ben = tiny.two()
    one, other = ada.sit(table), ben.sit(table)
    seen = one.update["total"]
    one.choose(first(one))
    other.choose(first(other))
    again = ada.sit(table, since=seen)
    whole, *frames = again.update["frames"]
    assert whole[0] is None and whole[1][0]["points"] == [0, 0]
    assert [event["event"] for event, change in frames if event and change] == ["played"]
    assert again.update["view"] == ada.sit(table).update["view"]


def test_who_comes_back_late_is_shown_the_log_and_how_things_stand(tiny: House) -> None:
    table, ada, ben = tiny.two()
    one, other = ada.sit(table), ben.sit(table)
    seen = one.update["total"]
    one.choose(first(one))
    other.choose(first(other))
    tiny.hall._live[table].showing.forget()
    again = ada.sit(table, since=seen)
    *missed, whole = again.update["frames"]
    assert [change for _, change in missed] == [None] and missed[0][0]["event"] == "played"
    assert whole[0] is None and sum(whole[1][0]["points"]) == 1


def test_a_track_forgets_what_is_long_past() -> None:
    shown = Track({"n": 0}, 3)
    tree: Any = {"n": 0}
    for number in range(1, 600):
        event = Dealt(0, [str(number)]) if number % 2 else None
        after = {"n": number}
        change = difference(tree, after)
        shown.add([event] if event else [], [change, None] if event else [change], after)
        tree = after
    assert shown.total == 303 and shown.since(shown.end) == []
    assert shown.since(0) is None and shown.since_event(3) is None
    kept = shown.since_event(290)
    assert kept is not None and len(kept) < track._MOST_FRAMES
    tree = None
    for event, change in map(msgspec.json.decode, kept):
        tree = applied(tree, change)
        assert event is None or event["cards"] == [str(tree["n"])]
    assert tree == {"n": 599}


def test_nobody_is_looked_at_for_long_who_has_gone() -> None:
    shown = Track({}, 0)
    assert shown.watched(False, 40) and shown.watched(True, 40) and shown.watched(False, 64)
    assert not shown.watched(False, 1)


def replay_of(visitor: Visitor, table: str) -> Message:
    replay: Message = granted(visitor.get(f"/api/tables/{table}/frames"))
    return replay


def test_a_finished_game_is_shown_again_as_each_saw_it(tiny: House) -> None:
    table, people = finished(tiny)
    for seat, person in enumerate(people):
        shown = person.sit(table).update
        replay = replay_of(person, table)
        assert replay["seat"] == seat and end_of([change for _, change in replay["frames"]]) == shown["view"]
        assert [event for event, _ in replay["frames"] if event] == shown["events"]
    stranger = replay_of(tiny.visitor(None), table)
    assert stranger["seat"] is None and end_of([change for _, change in stranger["frames"]])["hand"] == []
    assert [event["cards"] for event, _ in stranger["frames"][:2]] == [None, None]
    points = [change["points"] for _, change in stranger["frames"][1:] if change and "points" in change]
    assert len(points) == 2, "the score is there when it is won"


def test_frames_are_made_when_a_game_ends_and_nobody_waits_for_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last answer is acknowledged while frames are still being made; a server that stops finishes them."""
    hold = threading.Event()

    def slowly(*given: Any) -> bytes:
        assert hold.wait(20)
        return frames_of(*given)

    monkeypatch.setattr(ending, "frames_of", slowly)
    with tiny_house(database) as house:
        table, _ = finished(house)
        assert kept_frames(database) == [(None,)]
        assert house.hall._live[table].busy
        hold.set()
    assert [type(frames) for (frames,) in kept_frames(database)] == [bytes]


def kept_frames(database: str) -> list[Any]:
    with sqlite3.connect(database) as connection:
        return connection.execute("SELECT frames FROM endings").fetchall()


def test_a_running_game_has_no_replay(tiny: House) -> None:
    table, ada, _ = tiny.two()
    assert refused(ada.get(f"/api/tables/{table}/frames")) == (409, "game-not-over")


def without_frames(database: str) -> None:
    """As if the games had been finished before frames were kept."""
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE endings SET frames = NULL")


def test_an_older_game_gets_its_frames_and_keeps_them(database: str) -> None:
    class Changed(Tiny):
        meta = msgspec.structs.replace(TINY.meta, version=2)

    with tiny_house(database) as house:
        table, people = finished(house)
        replays = [replay_of(person, table) for person in people]
    without_frames(database)
    with tiny_house(database) as house:
        assert [replay_of(person.at(house), table) for person in people] == replays
    with open_house(database, {"tiny": Changed()}, TinyBots()) as house:  # kept: nothing is played again
        assert [replay_of(person.at(house), table) for person in people] == replays


def test_an_older_game_of_other_rules_has_none_and_says_why(database: str) -> None:
    class Newer(Tiny):
        meta = msgspec.structs.replace(TINY.meta, version=2)

    class Different(Tiny):
        """The version is the same, the game is not."""

        def new(self, setup: Setup, log: Log | None = None) -> Any:
            return super().new(msgspec.structs.replace(setup, seed=setup.seed + 1), log)

    with tiny_house(database) as house:
        table, _ = finished(house)
    without_frames(database)
    for game, reason in ((Newer(), "frames-of-other-version"), (Different(), "frames-differ")):
        with open_house(database, {"tiny": game}, TinyBots()) as house:
            assert refused(house.visitor(None).get(f"/api/tables/{table}/frames")) == (409, reason)
            watching = house.visitor(None).sit(table)  # log and final view are there all the same
            assert watching.update["view"]["points"] and watching.update["events"]


def test_views_are_sent_without_what_only_bots_need(database: str) -> None:
    class Sparing(Tiny):
        def view(self, state: Any, seat: int | None) -> Any:
            view: Any = super().view(state, seat)
            type(view).off_wire = ("hands",)
            return view

    try:
        with open_house(database, {"tiny": Sparing()}, TinyBots()) as house:
            table, people = finished(house)
            for person in people:
                assert "hands" not in person.sit(table).update["view"]
                assert "hands" not in end_of([change for _, change in replay_of(person, table)["frames"]])
    finally:
        type(TINY.view(TINY.new(Setup(2)), None)).off_wire = ()
    assert "hands" in plain(TINY.view(TINY.new(Setup(2, 1, TINY.meta.read_options({}, 2))), None))
