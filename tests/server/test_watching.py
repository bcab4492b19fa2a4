"""Many who only watch: what they are sent is made once, and they are told a few at a time, after the players."""

import asyncio
import json
from typing import Any

from cosmodrome.server.bots.thinkers import thinkers
from cosmodrome.server.db.tables import BOT, HUMAN, PLAYING, Head, Place
from cosmodrome.server.http import conversation
from cosmodrome.server.table.gallery import Gallery
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.messages import Choose
from cosmodrome.server.table.watcher import Watcher
from tests.server.no_store import table_without_store
from tests.server.tiny_game import TINY, TinyBots

HEAD = Head("abc", "", "tiny", 1, 2, 7, {}, PLAYING, "ada")


def running_table(other: Place = Place(1, HUMAN, "ben")) -> LiveTable:
    table = table_without_store(TINY, thinkers(TinyBots(), 0), HEAD, [Place(0, HUMAN, "ada"), other])
    table.match.begin(table.head)
    return table


async def answer(table: LiveTable) -> None:
    seat = table.match.awaited()[0]
    question, key = table.match.trail.question(seat), TINY.decision(table.match.state, seat).options[0].key
    await table.choose(("ada", "ben")[seat], Choose(f"r{question}", question, [key]))


async def test_what_all_who_watch_are_sent_is_made_once() -> None:
    table = running_table()
    watchers = [Watcher(table, "" if number % 2 else f"p{number}", 0) for number in range(50)]
    for _ in range(3):
        first = watchers[0]._owed()
        assert first is not None
        assert all(watcher._owed() is first for watcher in watchers[1:])
        descriptions = [table.showing.description(watcher.player) for watcher in watchers]
        assert all(description is descriptions[0] for description in descriptions)
        await answer(table)
    # Somebody new is shown the whole view, and who plays their own.
    late, ada = Watcher(table, "", 0)._owed(), Watcher(table, "ada", 0)._owed()
    assert late is not None and ada is not None
    assert b'"hand":[]' in late and b'"hand":[]' not in ada
    assert table.showing.description("ada") != table.showing.description("")


async def sent(watcher: Watcher) -> list[str]:
    """The types of all that one look sends."""
    messages: list[bytes] = []

    async def send(message: bytes) -> None:
        messages.append(message)

    await watcher._send(send)
    return [json.loads(message)["type"] for message in messages]


async def test_an_answer_that_changes_nothing_of_the_table_tells_it_to_nobody() -> None:
    table = running_table()
    table.roster.names = {"ada": "Ada", "ben": "Ben"}
    watchers = [Watcher(table, player, 0) for player in ("ada", "ben", "")]
    assert [await sent(watcher) for watcher in watchers] == [["table", "update"]] * 3
    for _ in range(3):
        await answer(table)
        assert [await sent(watcher) for watcher in watchers] == [["update"]] * 3
    table.rename({"ben": "Benjamin"})
    assert [await sent(watcher) for watcher in watchers] == [["table"]] * 3


async def test_who_answers_gets_receipt_and_news_at_once() -> None:
    table = running_table()
    seat = table.match.awaited()[0]
    watcher = Watcher(table, ("ada", "ben")[seat], 0)
    table.gallery.onlookers.add(watcher)
    await sent(watcher)
    watcher._news.clear()

    async def first_look() -> list[str]:
        await watcher._news.wait()
        return await sent(watcher)

    looking = asyncio.create_task(first_look())
    question, key = table.match.trail.question(seat), TINY.decision(table.match.state, seat).options[0].key
    message = {"type": "choose", "request": "r", "question": question, "choices": [key]}
    await conversation._answer(watcher, json.dumps(message))
    assert await looking == ["accepted", "update"]


async def test_a_stranger_comes_to_a_table_with_bots_and_nobody_is_told_anything_anew() -> None:
    """A seat of a bot is of no player, and so is not a stranger's, who is no player either."""
    table = running_table(Place(1, BOT, bot="first"))
    stranger, edition = Watcher(table, "", 0), table.showing.edition
    table.gallery.onlookers.add(stranger)
    conversation.tell_presence(stranger)
    assert table.showing.edition == edition and not table.present()
    assert table.showing.description("") is table.showing.description("somebody else")


async def test_who_opens_a_seat_again_and_again_is_told_what_was_made_once() -> None:
    table = running_table()
    first, again = (Watcher(table, "ada", 0) for _ in range(2))
    told = first._owed()
    assert told is not None and again._owed() is told
    assert Watcher(table, "ben", 0)._owed() != told and Watcher(table, "ada", 0)._owed() == told
    await answer(table)
    assert Watcher(table, "ada", 0)._owed() != told
    table.gallery.onlookers.add(first)
    conversation.tell_presence(first)
    edition = table.showing.edition
    table.gallery.onlookers.add(again)
    conversation.tell_presence(again)
    table.gallery.onlookers.discard(again)
    conversation.tell_presence(again)
    assert table.showing.edition == edition, "the others see no more of it than before"
    table.gallery.onlookers.discard(first)
    conversation.tell_presence(first)
    assert table.showing.edition > edition


class Listener:
    player = session = ""

    def __init__(self, name: str, told: list[str]) -> None:
        self.name = name
        self.watches = name != "player"
        self.told = told

    def wake(self) -> None:
        self.told.append(self.name)


async def test_players_are_told_first_and_other_tables_have_their_turn_meanwhile() -> None:
    told: list[str] = []
    onlookers: list[Any] = [Listener(f"w{number}", told) for number in range(500)] + [
        Listener("player", told)
    ]
    gallery = Gallery()
    gallery.onlookers.update(onlookers)
    gallery.tell()
    assert "player" in told and len(told) < 50
    turns = 0
    while len(told) < 502:
        before = len(told)
        await asyncio.sleep(0)
        assert len(told) - before < 50
        turns += 1
        if turns == 3:
            gallery.onlookers = {onlookers[-1]}
            gallery.tell()
    assert sorted(set(told)) == sorted({each.name for each in onlookers})
    assert told.count("player") == 2 and len(told) == 502
