"""What looks after something at one table, beside what people do there."""

import asyncio


class Attendant:
    """Called whenever the table has changed; only where it is run (`LiveTable.runs`)."""

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

    async def rest(self) -> None:
        """Stop what goes on by itself; it goes on when the table is next used."""
