"""What one process of a database tells the others of its tables; nobody, where there can be no other."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from cosmodrome.server.db.fanout import LONGEST_TEXT
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.table.facts import Others, TableFacts
from cosmodrome.server.table.gallery import Share
from cosmodrome.server.table.runner_report import RunnerReport


class Bulletin(msgspec.Struct, omit_defaults=True):
    """A text of the fan-out. `process` is who sends it."""

    process: str
    changed: list[str] = []
    """Tables with something new."""
    present: dict[str, list[str]] = {}
    """By table, the players who are connected to it there; the whole list whenever it changes."""
    said: list[str] = []
    """Tables at which somebody has said something."""
    asking: list[str] = []
    """Tables that somebody has come to there: who has players at them says so.

    Whoever runs them gives their word, and lets bots that have failed try again.
    """
    renamed: dict[str, str] = {}
    """New names by player."""
    ended: list[str] = []
    """Sessions that have ended."""
    tied: list[str] = []
    """Players who hear others than before."""
    looked_at: dict[str, tuple[int, str]] = {}
    """By guest, which of their tables of bots alone was looked at last, and when, as in a `Share`."""
    words: dict[str, RunnerReport] = {}
    """Of tables that are run there."""


class News(Others):
    """Gathered until it can be sent."""

    def __init__(self, process: str, send: Callable[[str], Awaitable[None]] | None) -> None:
        """`send` gives the others a text; None where there are none."""
        self._process = process
        self._send = send
        self._bulletin = Bulletin(process)
        self._sending: asyncio.Task[None] | None = None
        self.behind: set[str] = set()
        """Tables of which it is known that the database has news."""

    def changed(self, table: TableFacts) -> None:
        if table.head.id not in self._bulletin.changed:
            self._bulletin.changed.append(table.head.id)
        self._send_soon()

    def said(self, table: TableFacts) -> None:
        self._bulletin.said.append(table.head.id)
        self._send_soon()

    def present(self, table: TableFacts) -> None:
        self._bulletin.present[table.head.id] = sorted(table.here())
        self._send_soon()

    def runner(self, table: TableFacts) -> None:
        self._bulletin.words[table.head.id] = table.runner
        self._send_soon()

    def reading(self, table: TableFacts) -> None:
        self.behind.discard(table.head.id)

    def ask(self, table: TableFacts) -> None:
        """Ask the others what they know of a table."""
        self._bulletin.asking.append(table.head.id)
        self._send_soon()

    def renamed(self, player: Player) -> None:
        self._bulletin.renamed[player.id] = player.name
        self._send_soon()

    def ended(self, sessions: Sequence[str]) -> None:
        self._bulletin.ended += sessions
        self._send_soon()

    def tied(self, player: str) -> None:
        self._bulletin.tied.append(player)
        self._send_soon()

    def looked_at(self, guest: str, share: Share) -> None:
        self._bulletin.looked_at[guest] = share.at, share.table
        self._send_soon()

    def _send_soon(self) -> None:
        if self._send is None:
            self._bulletin = Bulletin(self._process)
        elif self._sending is None:
            self._sending = asyncio.create_task(self._send_all(self._send))

    async def _send_all(self, send: Callable[[str], Awaitable[None]]) -> None:
        try:
            while self._bulletin != (nothing := Bulletin(self._process)):
                bulletin, self._bulletin = self._bulletin, nothing
                for text in _texts(bulletin):
                    await send(text)
        finally:
            self._sending = None

    async def close(self) -> None:
        """Tell what is still to be told."""
        if self._sending is not None:
            await asyncio.gather(self._sending, return_exceptions=True)


def _texts(news: Bulletin) -> list[str]:
    """What is to be told, in texts that are not too long."""
    text = msgspec.json.encode(news).decode()
    if len(text.encode()) <= LONGEST_TEXT:
        return [text]
    parts = [Bulletin(news.process, changed=[each]) for each in news.changed]
    parts += [Bulletin(news.process, present={table: players}) for table, players in news.present.items()]
    parts += [Bulletin(news.process, renamed={player: name}) for player, name in news.renamed.items()]
    parts += [Bulletin(news.process, said=[each]) for each in news.said]
    parts += [Bulletin(news.process, asking=[each]) for each in news.asking]
    parts += [Bulletin(news.process, ended=[each]) for each in news.ended]
    parts += [Bulletin(news.process, tied=[each]) for each in news.tied]
    parts += [Bulletin(news.process, looked_at={guest: looked}) for guest, looked in news.looked_at.items()]
    parts += [Bulletin(news.process, words={table: word}) for table, word in news.words.items()]
    return [msgspec.json.encode(part).decode() for part in parts]
