"""Tunes the weights of Jump Drive's search: seats whose weights differ by chance play each other in batches of games.

    python tools/tune_jump_drive.py --steps 800 --seed 1        prints weights, with a line of figures now and then
    python tools/tune_jump_drive.py --steps 800 --json          the weights alone, as JSON

A step shifts all weights a little by chance, one way for one seat and the other way for the other, and moves them
towards the seat that fares better, by as much as it does. What is told at the end is the mean of the last steps.
"""

import argparse
import json
import sys
from dataclasses import fields, replace
from math import exp

import numpy as np

from cosmodrome.bots.jump_drive.batch import Batch, SeatRows
from cosmodrome.bots.jump_drive.batch_playout import Playing
from cosmodrome.bots.jump_drive.card_arrays import Beliefs, CardArrays, Floats
from cosmodrome.bots.jump_drive.search import worth_of
from cosmodrome.bots.jump_drive.weights import WEIGHTS, Weights
from cosmodrome.bots.jump_drive.worth import Worths
from cosmodrome.games.jump_drive.meta import DEALT, KEPT
from cosmodrome.games.jump_drive.tables import BUILT_IN

LEFT = ("colony_convoy", "military_convoy", "pace_least")
"""What batches do not show: they have no second worlds, and seats hardly ever stand still."""
NAMES = [field.name for field in fields(Weights) if field.name not in LEFT]
SHIFT = 0.2
"""How far weights are shifted: factors of about e to the power of this."""
FIRST_STRIDE = 0.5
LAST_STRIDE = 0.1
MEMORY = 0.97
TOLD_EVERY = 50
ARRAYS = CardArrays(BUILT_IN)


def seats_of(cards: np.ndarray) -> list[SeatRows]:
    """Two seats that have been dealt these cards, a row a game, and draw the rest."""
    rest = cards[:, 2 * DEALT :]
    share = rest.shape[1] // 2
    seats = []
    for at in range(2):
        seat = SeatRows(ARRAYS.none, rest[:, at * share : (at + 1) * share], 0, True)
        seat.give(slice(None), cards[:, at * DEALT : (at + 1) * DEALT])
        seat.owes[:] = DEALT - KEPT
        seats.append(seat)
    return seats


def duel(one: Weights, other: Weights, deals: int, chance: np.random.Generator) -> tuple[float, float]:
    """How `one` fares, from -1 to 1, and its share of victories; each deal is played from both seats."""
    beliefs = [Beliefs(ARRAYS, Worths(BUILT_IN, weights)) for weights in (one, other)]
    cards = chance.permuted(np.tile(ARRAYS.decks[0], (deals, 1)), axis=1)
    found: list[Floats] = []
    for at in range(2):
        playing = Playing(Batch(ARRAYS, seats_of(cards)), beliefs if at == 0 else beliefs[::-1])
        playing.discard()
        found.append(playing.leads(at, scored=False))
    leads = np.concatenate(found)
    return float(worth_of(leads).mean()), float(((leads > 0) + 0.5 * (leads == 0)).mean())


def shifted(shift: Floats) -> Weights:
    """The greedy bot's weights, each times e to the power of its shift."""
    return replace(
        WEIGHTS,
        **{name: getattr(WEIGHTS, name) * exp(by) for name, by in zip(NAMES, shift, strict=True)},
    )


def tune(steps: int, deals: int, seed: int) -> Weights:
    chance = np.random.Generator(np.random.Philox(seed))
    at = mean = np.zeros(len(NAMES))
    for step in range(steps):
        by = chance.standard_normal(len(NAMES))
        fares, _ = duel(shifted(at + SHIFT * by), shifted(at - SHIFT * by), deals, chance)
        stride = FIRST_STRIDE + (LAST_STRIDE - FIRST_STRIDE) * step / steps
        at = at + stride * fares * by
        mean = MEMORY * mean + (1 - MEMORY) * at
        if (step + 1) % TOLD_EVERY == 0:
            _, won = duel(shifted(mean), WEIGHTS, 1000, np.random.Generator(np.random.Philox(0)))
            print(f"step {step + 1}: wins {100 * won:.1f} % against greedy's", file=sys.stderr, flush=True)
    return shifted(mean)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=800)
    parser.add_argument("--deals", type=int, default=600, help="deals of a step, each played twice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    tuned = tune(given.steps, given.deals, given.seed)
    found = {name: float(f"{getattr(tuned, name):.2g}") for name in NAMES}
    if given.json:
        print(json.dumps(found))
    else:
        print("\n".join(f"    {name}={amount}," for name, amount in found.items()))


if __name__ == "__main__":
    main()
