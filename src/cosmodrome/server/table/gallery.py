"""Telling everybody at a table that something has changed: who plays at once, who only watches a few at a time."""

import asyncio
from collections.abc import Iterable
from itertools import islice
from typing import Protocol

from cosmodrome.server.refusals import Refused

# So many are sent their news in one go; between two goes the other tables get their turn.
_AT_ONCE = 20
_PAUSE = 0.002


class Onlooker(Protocol):
    """Somebody connected to a table."""

    player: str
    session: str
    """By which they are known; "" for a stranger."""

    @property
    def watches(self) -> bool:
        """Whether they have no seat."""

    def wake(self) -> None: ...

    def show_out(self, refused: Refused) -> None:
        """They may not be connected any more."""

    async def heed_ties(self) -> None:
        """Look anew whom they do not hear."""


class Gallery:
    """Those of one table who are still to be told."""

    def __init__(self) -> None:
        self._due: dict[Onlooker, None] = {}
        self._telling = False

    def tell(self, onlookers: Iterable[Onlooker]) -> None:
        """Wake them all, the players now."""
        for onlooker in onlookers:
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
