"""The doorkeeper: looks now and then whether those who are connected may still be, whoever has changed that."""

from cosmodrome.server.hall import restraining
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.keeper import Keeper

_EVERY = 5.0
"""Seconds between two rounds. What this process changes itself, and what others tell it, is known at once."""


class Doorkeeper(Keeper):
    """Of one process: `cosmodrome admin` and other processes change sessions, names and accounts in the database."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(_EVERY, "looking for who has been signed out")
        self._hall = hall

    async def _round(self) -> None:
        await self._hall.look_for_changes()
        await restraining.look(self._hall)
