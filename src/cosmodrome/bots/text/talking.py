"""Bots that are talked to: beside their view they hear what happens, and why an answer was refused."""

from collections.abc import Sequence
from pathlib import Path

from cosmodrome.bots.bot import Bot
from cosmodrome.core.decision import NotAllowed


class Talk:
    """What those who are talked to at one table have in common."""

    def __init__(
        self,
        entries: Sequence[object] = (),
        seconds: float = 0.0,
        transcripts: str = "",
        number: int = 0,
    ) -> None:
        """`entries` grows by the events of the game as they happen, with whatever else is kept between them.

        An answer may take so many `seconds`, 0 for any time. All that is said is kept in the folder `transcripts` as
        game `number`, unless it is "".
        """
        self.entries = entries
        self.seconds = seconds
        self.transcripts = transcripts
        self.number = number

    def transcript(self, game_id: str, seat: int) -> Path | None:
        """The file of one seat."""
        name = f"{game_id}-{self.number:05}-seat-{seat + 1}.txt"
        return Path(self.transcripts) / name if self.transcripts else None


class TalkingBot(Bot):
    """Tables call `hears` before the first question and `end` after the last; others may leave both out."""

    talk = Talk()

    def hears(self, talk: Talk) -> None:
        """Sits down at this table."""
        self.talk = talk

    def refused(self, refusal: NotAllowed) -> None:
        """Its latest answer is not taken; it is asked the same again. Raises BotFault where it has had its tries."""
        raise NotImplementedError

    def end(self) -> None:
        """The game is over, or broken off: nothing that it has begun goes on."""
