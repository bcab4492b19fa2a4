"""What looks after something at one table, beside what people do there."""

import asyncio
from typing import ClassVar

from cosmodrome.server.table.facts import Matter


class Attendant:
    """Called when the table has changed and what it looks after is there, or has just gone; only where it is run."""

    matter: ClassVar[Matter] = ""
    _timer: asyncio.TimerHandle | None = None
    """Of those that have something to do later."""

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def busy(self) -> bool:
        """Whether something goes on here that nobody connected need have to do with."""
        return False

    @property
    def waits(self) -> bool:
        """Whether the end of a step in which all act waits for this."""
        return False

    def heed(self) -> None:
        """Look at the table, and begin what is due, beside all else."""

    def over(self) -> None:
        """The game has just ended here, wherever it is run."""

    async def read_on(self) -> bool:
        """Take in what another process has written of what it looks after; whether there was anything."""
        return False

    async def rest(self) -> None:
        """Stop what goes on by itself; it goes on when the table is next used."""
