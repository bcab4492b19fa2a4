"""What is found beside an answer that was made: other ones, and by how many points more seats come out by them."""

from typing import NamedTuple

from cosmodrome.bots.hints import Reason, points


class Better(NamedTuple):
    """An answer that might have been better."""

    key: str
    gains: dict[int, float]
    """By seat, points more than by what was made."""
    reasons: list[Reason]
    line: list[str] = []
    """The keys of what would follow it."""


class Found(NamedTuple):
    """What there is to say of an answer."""

    weighed: bool
    """Whether there was anything to weigh."""
    better: list[Better] = []


NOTHING_TO_SAY = Found(False)


def worth(gained: float) -> Reason:
    """By so much the answer that is named is better, as its seat counts."""
    return Reason("review-worth", {"amount": points(gained)})
