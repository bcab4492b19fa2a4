"""How an answer is judged, whatever the game: beside likely other ones, in worlds that could have been the real one."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple
from zlib import adler32

import msgspec
import numpy as np
from numpy.typing import NDArray

from cosmodrome.bots.hints import Reason
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.manifest import part
from cosmodrome.core.meta import OptionValue
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.review import JUDGES, has_judge
from cosmodrome.review.questions import Played, Question, listed

Chances = NDArray[np.floating[Any]]
DOUBT: Final = 0.01
"""By so little another answer may be ahead in the first worlds, and is not looked at again."""
SURE: Final = 2.5
"""An answer gave something up where the best one is ahead by so many standard errors."""


class NoJudge(ValueError):
    """A game whose positions nobody here can judge."""


class Compared(NamedTuple):
    """An answer that was made, beside those that lead to more; chances from 0 to 1."""

    made: float
    better: list[tuple[str, float]]
    """By key, the best one first; empty where nothing was given up."""
    noise: float
    """The standard error of what the best one leads to more."""
    weighed: bool
    """Whether there was anything to weigh."""
    opened: tuple[float, float] | None = None
    """Where something was given up: what the answer that was made and the best one lead to with all cards open."""


class Judge:
    """Judges the answers of seats by what each could see. What it says follows from that alone."""

    bot: str
    """The bot whose judgement it is."""
    first: int
    """Worlds in which all answers are tried."""
    again: int
    """More worlds, in which the best of them is compared with the one that was made: what looked best in the first
    ones was often just lucky there."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> None:
        """Raises NoJudge."""
        self.game = game
        self.seats = seats

    def asks(self, choice: Choice, codes: list[int]) -> bool:
        """Whether an answer is a question to be judged, by the codes that were allowed."""
        return listed(choice, codes)

    def begin(self, game: Played) -> None:
        """It is about to judge this one."""

    def chances(self, questions: Sequence[Question]) -> Sequence[float | None]:
        """By question, what the seat asked may expect there, from 0 to 1; None where that cannot be told."""
        raise NotImplementedError

    def together(self, chances: Sequence[float]) -> list[float]:
        """By seat, the shares of a victory that all come to, out of what each could expect.

        Who plays alone has what is left to a rival without a seat.
        """
        whole = (sum(chances) or 1.0) if self.seats > 1 else 1.0
        return [each / whole for each in chances]

    @property
    def par(self) -> float:
        """The fair share of a seat, before anything is dealt: of who plays alone, half."""
        return 1 / max(2, self.seats)

    def tried(self, question: Question) -> list[int]:
        """The answer that was made, then others that are worth a trial; none where nothing can be tried."""
        raise NotImplementedError

    def shown(self, question: Question) -> list[int]:
        """The same of answers that somebody who asks wants to see beside each other, likely or not."""
        return self.tried(question)

    def every(self, question: Question) -> list[int]:
        """All answers that can be tried, the likeliest ones first; none where nothing can be."""
        return self.shown(question)

    def favourites(self, question: Question) -> list[int]:
        """Those of all answers that may be far better than the others, as far as that can be told without a trial."""
        return self.every(question)

    def plain(self, question: Question) -> bool:
        """Whether the answer that was made is so plainly what the judge would do that none is tried beside it."""
        return False

    def results(self, question: Question, codes: list[int], worlds: int, rng: Rng) -> Chances:
        """Chances [world, answer] after these answers, all of them in the same worlds."""
        raise NotImplementedError

    def reasons(self, question: Question, key: str) -> list[Reason]:
        """What can be said of an answer."""
        return []

    def expected(self, question: Question) -> list[Reason]:
        """What each rival was likely to choose, where seats choose unseen by each other."""
        return []

    def line(self, question: Question, key: str) -> list[str]:
        """How the seat would go on after an answer, in one of the worlds: the keys of its next answers."""
        return []

    def compared(self, question: Question) -> Compared:
        """The answer that was made beside others."""
        tried = self.tried(question)
        if len(tried) < 2 or self.plain(question):
            return Compared(self.chances([question])[0] or 0.0, [], 0.0, len(tried) > 1)

        def results(which: list[int], worlds: int, rng: Rng) -> Chances:
            return self.results(question, [tried[at] for at in which], worlds, rng)

        made, better, noise = self.contest(question, len(tried), results)
        if not better:
            return Compared(made, [], noise, True)
        keys = self.game.choices
        opened = self.opened(question, [tried[0], tried[better[0][0]]])
        return Compared(made, [(keys[tried[at]].key, chance) for at, chance in better], noise, True, opened)

    def contest(
        self, question: Question, count: int, results: Callable[[list[int], int, Rng], Chances]
    ) -> tuple[float, list[tuple[int, float]], float]:
        """What number 0 of so many answers leads to; those that lead to more, the best one first; and the noise."""
        means = results(list(range(count)), self.first, self.rng(question, "first")).mean(0)
        ahead = [at for at in range(1, count) if means[at] > means[0] + DOUBT]
        if not ahead:
            return float(means[0]), [], 0.0
        ahead.sort(key=lambda at: -means[at])
        again = results([0, ahead[0]], self.again, self.rng(question, "again"))
        more = again[:, 1] - again[:, 0]
        lead, noise = float(more.mean()), float(more.std(ddof=1) / math.sqrt(len(more)))
        made = float(again[:, 0].mean())
        if lead < SURE * noise or lead <= DOUBT:
            return made, [], noise
        # The others are told as far behind the best one as they were in the first worlds.
        better = [(at, made + lead - float(means[ahead[0]] - means[at])) for at in ahead]
        return made, [each for each in better if each[1] > made], noise

    def lit(self, question: Question) -> bool:
        """Whether several answers can be shown beside each other."""
        return len(self.shown(question)) > 1

    def ranked(self, question: Question) -> list[tuple[str, float, float]]:
        """Answers by key, the best one first: each with its chance, and with the standard error of how far it is from
        the best one.
        """
        tried = self.shown(question)
        found = self.results(question, tried, self.first + self.again, self.rng(question, "lamp"))
        means = found.mean(0)
        best = int(means.argmax())
        behind = found[:, [best]] - found
        noise = behind.std(0, ddof=1) / math.sqrt(len(found))
        order = sorted(range(len(tried)), key=lambda at: (-means[at], at))
        return [(self.game.choices[tried[at]].key, float(means[at]), float(noise[at])) for at in order]

    def opened(self, question: Question, codes: list[int]) -> tuple[float, float] | None:
        """Chances after two answers in the world as it was, hidden cards and those to come; None: it cannot tell."""
        return None

    def rng(self, question: Question, what: str) -> Rng:
        """Chance by what was seen, so that a review follows from the game alone."""
        return seeded(adler32(msgspec.json.encode(question.view)), f"review {what}")

    def decision(self, question: Question) -> Decision:
        """The question as a bot gets it."""
        asked = self.game.decision(question.state, question.seat)
        return question_for_bot(asked, self.game, question.view)


def judge_of(game: Game[Any], seats: int, options: Mapping[str, OptionValue] | None = None) -> Judge:
    """Of a table of so many with these options. Raises NoJudge."""
    if not has_judge(game.meta.id):
        raise NoJudge(f"nobody here judges positions of {game.meta.id}")
    made: Callable[..., Judge] = part(JUDGES[game.meta.id])
    return made(game, seats, options or {})
