"""The chat of a table: what those say who sit there and, apart, those who watch; no part of the game's log."""

from collections.abc import Mapping, Sequence
from typing import Literal

from cosmodrome.core.text_lines import one_line
from cosmodrome.server.db import chat
from cosmodrome.server.db.chat import KEPT, Line
from cosmodrome.server.db.store import Store
from cosmodrome.server.refusals import Refused

SEATS, WATCHERS = "seats", "watchers"

LONGEST_LINE = 300
"""Characters of a line of chat."""
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "back-soon", "good-game", "bye"
]
"""What everybody reads in their own language."""


def clean_line(given: str, longest: int = LONGEST_LINE) -> str:
    """A text as it will be shown, one line of at most `longest` characters, some of them seen. Raises Refused."""
    text = one_line(given)
    if not text or len(text) > longest:
        raise Refused("bad-line", 400, most=longest)
    return text


class Chat:
    """That of one table, as far as it is known to this process."""

    def __init__(self, store: Store, table_id: str) -> None:
        self._store = store
        self._table_id = table_id
        self.lines: list[Line] = []
        self.names: dict[str, str] = {}
        """Of who said something, as they were called when it was read."""
        self._missed, self._seen_to = 1, 0
        """How often something may have been said that is not read, and of that how often it was looked for."""

    def miss(self) -> None:
        """Something has been said, perhaps, and will be read by whoever comes next."""
        self._missed += 1

    async def catch_up(self) -> bool:
        """Take in what was missed, if anything; whether something was said. It costs who comes nothing where not."""
        fresh = False
        while self._seen_to < self._missed:
            missed = self._missed
            fresh = await self.read_on() or fresh
            self._seen_to = max(self._seen_to, missed)
        return fresh

    async def read_on(self) -> bool:
        """Take in what has been said since; whether there was anything."""
        known = self.lines[-1].number if self.lines else -1
        fresh = await chat.lines(self._store, self._table_id, known)
        unknown = {name for line in fresh for name in (line.player, line.hearer)} - {"", *self.names}
        self.names |= await self._store.names(sorted(unknown)) if unknown else {}
        # Somebody else may have read the same meanwhile.
        fresh = [line for line in fresh if not self.lines or line.number > self.lines[-1].number]
        self.lines = [*self.lines, *fresh][-KEPT:]
        return bool(fresh)

    def rename(self, names: Mapping[str, str]) -> None:
        """People have other names from now on; of who is no more ("") nothing is left."""
        self.names |= {player: names[player] for player in self.names.keys() & names.keys()}
        self.lines = [
            line for line in self.lines if "" not in (names.get(line.player), names.get(line.hearer))
        ]

    async def say(self, channel: str, player: str, at: int, text: str, phrase: str, hearer: str = "") -> int:
        """Keep a line; gives its number. Raises TableClosed."""
        return await chat.say(self._store, self._table_id, channel, player, at, text, phrase, hearer)

    def since(self, channel: str, number: int, player: str) -> Sequence[Line]:
        """The lines of a channel after this number that a player may hear, the earliest first."""
        return [
            line
            for line in self.lines
            if line.number > number and line.channel == channel and line.is_for(player)
        ]
