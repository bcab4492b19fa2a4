"""A process of bots in which a stand-in judges: a hundredth of a second of a processor's time a question."""

import time
from typing import Any

from cosmodrome.core.game import Game
from cosmodrome.review.report import Point, Review
from cosmodrome.server.bots import minds, reviewing


class Busy:
    """Never done while anybody watches."""

    count = 100_000

    def judge(self, first: int, after: int) -> list[int]:
        until = time.process_time() + 0.01
        while time.process_time() < until:
            pass
        return list(range(first, after))

    def report(self, judged: list[int]) -> Review:
        return Review("race", 1, "busy", [Point(len(judged), 1, [500, 500])], [])


def begun(_game: Game[Any], _text: str) -> Busy:
    return Busy()


if __name__ == "__main__":
    reviewing.begun = begun
    minds.serve()
