"""What goes wrong in a match: with the match itself, or with one of its bots."""

from typing import Any


class MatchError(RuntimeError):
    """A match that could not be played to its end; the message is one line."""


class BotFault(MatchError):
    """A bot that raised, or answered what it may not: the message says which, at what seat, and what it did."""

    def __init__(self, bot: object, seat: int, what: str, purpose: str = "") -> None:
        super().__init__(f"{bot} at seat {seat + 1} {what}")
        self.bot = str(bot)
        self.seat = seat
        self.what = what
        self.purpose = purpose
        """What the seat was asked; "" where the bot could not even be made."""

    def __reduce__(self) -> tuple[Any, ...]:
        return BotFault, (self.bot, self.seat, self.what, self.purpose)
