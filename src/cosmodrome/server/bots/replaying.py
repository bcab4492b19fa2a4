"""A record from elsewhere, read and replayed to its end: where bots think, for it may take seconds."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from cosmodrome.core import deal, record
from cosmodrome.core.game import Game
from cosmodrome.core.meta import CardsError

_SEEDS: Final = range(2**62)
_MOST_ANSWERS: Final = 4000
"""Some four times the longest game of nine seats, with all that was taken back."""


class Replayed(NamedTuple):
    """What a record comes to. `after_header` are the lines of its file that follow, with all events."""

    header: record.Header
    answers: list[record.Answer]
    after_header: str
    state: Any


class Wrong(NamedTuple):
    """Why it is no record, and in which line."""

    line: int
    problem: str


def replayed(games: Mapping[str, Game[Any]], text: bytes) -> Replayed | Wrong:
    """The whole of a record of one of these games."""
    try:
        kept = record.loads(text.decode(), dict(games))
        header = kept.header
        if header.seed not in _SEEDS:
            return Wrong(1, f"seed {header.seed} is not a whole number from 0 to 2^62 - 1")
        if header.deal and (wrong := deal.problem(header.deal, header.seats, header.seed, header.players)):
            return Wrong(1, wrong)
        if len(kept.answers) > _MOST_ANSWERS:
            return Wrong(
                1, f"there are {len(kept.answers)} answers, and at most {_MOST_ANSWERS} can be replayed"
            )
        recorder = record.checked(header.played(games[header.game]), kept)
    except UnicodeDecodeError as error:
        return Wrong(text.count(b"\n", 0, error.start) + 1, "not text in UTF-8")
    except record.RecordError as error:
        return Wrong(error.line, error.problem[:400])
    except (CardsError, RecursionError) as error:
        return Wrong(1, str(error)[:400])
    whole = recorder.record
    whole.header.deal, whole.header.hands = header.deal, header.hands
    _, _, after_header = record.dumps(whole).partition("\n")
    return Replayed(whole.header, whole.answers, after_header, recorder.state)
