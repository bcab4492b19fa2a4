"""What a finished game is worth to a seat, as nets learn it: mostly the victory, a little by how much."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cosmodrome.core.seats import Standing

LEAD: Final = 12.0
"""Points ahead that count for much."""


def results(won: NDArray[Any], score: NDArray[Any], parts: int) -> NDArray[np.float32]:
    """From victories, -1 to 1, and scores in parts of a point, both [game, seat]: from -1 to 1.

    It is 0.8 of the victory and 0.2 of the lead over the best rival, pressed together, which luck blurs less.
    """
    if score.shape[1] == 1:
        return won.astype(np.float32)
    lead = np.empty(score.shape, np.float32)
    for seat in range(score.shape[1]):
        lead[:, seat] = score[:, seat] - np.delete(score, seat, 1).max(1)
    found: NDArray[np.float32] = (0.8 * won + 0.2 * np.tanh(lead / (LEAD * parts))).astype(np.float32)
    return found


def results_of(standing: Standing, parts: int) -> list[float]:
    """The same of one game that has ended by the rules, [seat]."""
    share = 2.0 / max(1, len(standing.winners))
    won = [(share if seat in standing.winners else 0.0) - 1.0 for seat in range(len(standing.scores))]
    found: list[float] = results(np.array([won]), np.array([standing.scores]), parts)[0].tolist()
    return found
