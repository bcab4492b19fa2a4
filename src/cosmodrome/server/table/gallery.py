"""Who looks on at a table, and how they are told of news: who plays at once, who only watches a few at a time."""

import asyncio
from collections.abc import Callable, Container, Mapping
from itertools import islice
from typing import Protocol

from cosmodrome.server.refusals import Refused

# So many are sent their news in one go; between two goes the other tables get their turn.
_AT_ONCE = 20
_PAUSE = 0.002


class Share:
    """A guest's share in tables of bots alone: of all of theirs the one goes on that was looked at last.

    As one process knows it; all of them come to the same, in whatever order they hear of looks.
    """

    __slots__ = ("__weakref__", "at", "table")

    def __init__(self) -> None:
        self.at = 0
        """When somebody last came to look on at one of these tables; milliseconds since 1970."""
        self.table = ""
        """Which one it was."""

    def note(self, at: int, table: str) -> None:
        """Somebody came to look on at a table; of what happened at the same time each process picks the same."""
        self.at, self.table = max((self.at, self.table), (at, table))


class Onlooker(Protocol):
    """Somebody connected to a table."""

    player: str
    session: str
    """By which they are known; "" for a stranger."""

    @property
    def watches(self) -> bool:
        """Whether they have no seat."""

    @property
    def wake(self) -> Callable[[], None]:
        """To be told of news."""

    def show_out(self, refused: Refused) -> None:
        """They may not be connected any more."""

    async def heed_ties(self) -> None:
        """Look anew whom they do not hear."""


class Gallery:
    """All who look on at one table; `onlookers` are those of this process."""

    def __init__(self) -> None:
        self.onlookers: set[Onlooker] = set()
        self.elsewhere: dict[str, frozenset[str]] = {}
        """By process, the players who are connected to others."""
        self.share: Share | None = None
        """Of a table of bots alone that somebody has looked at; the cluster sets it."""
        self._due: dict[Onlooker, None] = {}
        """Those who are still to be told."""
        self._telling = False

    def tell(self) -> None:
        """Wake them all, the players now."""
        for onlooker in self.onlookers:
            if onlooker.watches:
                self._due[onlooker] = None
            else:
                onlooker.wake()
        if self._due and not self._telling:
            self._telling = True
            self._go_on()

    def _go_on(self) -> None:
        for onlooker in list(islice(self._due, _AT_ONCE)):
            del self._due[onlooker]
            onlooker.wake()
        if self._due:
            asyncio.get_running_loop().call_later(_PAUSE, self._go_on)
        else:
            self._telling = False

    def show_out(self, held: Mapping[str, Refused], owners: Mapping[str, str]) -> None:
        """These players may not be connected any more, nor their programs; `owners` are those of programs."""
        for onlooker in list(self.onlookers):
            refused = held.get(onlooker.player) or held.get(owners.get(onlooker.player, ""))
            if refused and onlooker.player:
                onlooker.show_out(refused)

    def part_with(self, sessions: Container[str]) -> bool:
        """Whoever is connected by one of these sessions only watches from here on: they have ended. Whether any was."""
        concerned = [each for each in self.onlookers if each.session and each.session in sessions]
        for onlooker in concerned:
            onlooker.player = onlooker.session = ""
        return bool(concerned)

    async def heed_ties(self, players: Container[str]) -> None:
        """These players may hear others than before."""
        for onlooker in [each for each in self.onlookers if each.player and each.player in players]:
            await onlooker.heed_ties()
