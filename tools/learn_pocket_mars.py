"""Learns the outlook of Pocket Mars: games of the greedy bot with moves by chance among them, and who won them.

    python tools/learn_pocket_mars.py --games 40000 --seed 1

Game n depends on the seed and n alone. The rows of every eighth game are not learned from: they tell how
good the result is, as the mean of -log(chance given to what happened); 0.693 is a guess.
"""

import argparse
import json
from array import array
from math import exp
from random import Random
from typing import Any

import numpy as np

from cosmodrome.bots.pocket_mars.answers import PICKING, Thought
from cosmodrome.bots.pocket_mars.deck import Deck, deck_of
from cosmodrome.bots.pocket_mars.greedy import GreedyBot
from cosmodrome.bots.pocket_mars.outlook import LEARNED, Reading
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.meta import Setup
from cosmodrome.games.pocket_mars.game import POCKET_MARS as GAME
from cosmodrome.games.pocket_mars.views import PocketMarsView

LONGEST = 60  # rounds; wild games that go on for longer are left
HIDDEN = 32
BATCH = 512
ROUNDS_OF_LEARNING = 12
STEP = 0.003
HELD_BACK = 8

# How a game is played: how often any answer is given, or how many points make an answer e times as likely.
MANNERS = ((0.0, 0.0), (0.12, 0.0), (0.0, 0.5), (0.0, 1.2))


# --- games ------------------------------------------------------------------------------------------------------


def answer(bot: GreedyBot, view: PocketMarsView, decision: Decision, manner: Any, chance: Random) -> Choice:
    any_of, heat = manner
    if chance.random() < any_of:
        return chance.choice(decision.options)
    if heat == 0.0 or decision.purpose in PICKING:
        return bot.choose(view, decision)
    worths = Thought(view, decision, deck_of(GAME, view), bot.weights).worths()
    best = max(worths)
    return chance.choices(decision.options, [exp((worth - best) / heat) for worth in worths])[0]


def play(bot: GreedyBot, reading: Reading, seed: int) -> tuple[list[list[float]], list[int], list[float]]:
    """What each seat read where its turns began, which seat it was, and each seat's share of the victory."""
    chance = Random(seed)
    manner = chance.choice(MANNERS)
    state = GAME.new(Setup(2, seed, GAME.meta.read_options({}, 2)))
    rows: list[list[float]] = []
    seats: list[int] = []
    while (seat := GAME.first_awaited(state)) >= 0 and GAME.rounds(state) <= LONGEST:
        view, decision = GAME.view(state, seat), GAME.decision(state, seat)
        assert isinstance(view, PocketMarsView)
        if decision.purpose == "act":
            rows.append(reading.features(view))
            seats.append(seat)
        GAME.choose(state, seat, answer(bot, view, decision, manner, chance))
    standing = GAME.standing(state)
    return rows, seats, [(seat in standing.winners) / len(standing.winners) for seat in range(2)]


def play_all(games: int, seed: int) -> tuple[Any, Any, Any]:
    """Of all games: the rows, the share of the victory that followed each, and the game it comes from."""
    bot = GreedyBot(seed, GAME)
    reading = Reading(Deck(GAME))
    found, won, of = array("f"), array("f"), array("l")
    for game in range(games):
        rows, seats, shares = play(bot, reading, seed * 10_000_000 + game)
        for row, seat in zip(rows, seats, strict=True):
            found.extend(row)
            won.append(shares[seat])
            of.append(game)
        if game % 1000 == 999:
            print(f"{game + 1} games, {len(won)} turns", flush=True)
    return np.frombuffer(found, np.float32).reshape(len(won), -1), np.array(won), np.array(of)


# --- learning ---------------------------------------------------------------------------------------------------


class Network:
    """One layer of hinges; learned by gradients with momentum, each scaled by its own size (Adam)."""

    def __init__(self, inputs: int, chance: Any) -> None:
        self.parts = [
            chance.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN)),
            np.zeros(HIDDEN),
            chance.normal(0, (1 / HIDDEN) ** 0.5, HIDDEN),
            np.zeros(1),
        ]
        self._mean = [np.zeros_like(part) for part in self.parts]
        self._square = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def chances(self, rows: Any) -> Any:
        hidden, bias, out, out_bias = self.parts
        return 1 / (1 + np.exp(-(np.maximum(rows @ hidden + bias, 0) @ out + out_bias[0])))

    def learn(self, rows: Any, won: Any, step: float) -> None:
        hidden, bias, out, _ = self.parts
        raw = rows @ hidden + bias
        wrong = (self.chances(rows) - won) / len(won)
        back = np.outer(wrong, out) * (raw > 0)
        slopes = [rows.T @ back, back.sum(0), np.maximum(raw, 0).T @ wrong, np.array([wrong.sum()])]
        self._steps += 1
        for part, mean, square, slope in zip(self.parts, self._mean, self._square, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            part -= step * mean / (1 - 0.9**self._steps) / size


def loss(chances: Any, won: Any) -> float:
    return float(-(won * np.log(chances) + (1 - won) * np.log(1 - chances)).mean())


def learned(rows: Any, won: Any, of: Any, seed: int) -> dict[str, Any]:
    """The network, as `outlook.json` has it: what rows are measured by is folded into it."""
    chance = np.random.default_rng(seed)
    centre, spread = rows.mean(0), rows.std(0)
    spread[spread < 0.01] = 1.0  # what hardly ever differs teaches nothing
    scaled = (rows - centre) / spread
    back = of % HELD_BACK == 0
    network = Network(rows.shape[1], chance)
    lessons = np.flatnonzero(~back)
    steps = ROUNDS_OF_LEARNING * (len(lessons) // BATCH)
    done = 0
    for _ in range(ROUNDS_OF_LEARNING):
        chance.shuffle(lessons)
        for at in range(0, len(lessons) - BATCH, BATCH):
            batch = lessons[at : at + BATCH]
            network.learn(scaled[batch], won[batch], STEP * (1 - done / steps))
            done += 1
        print(f"loss {loss(network.chances(scaled[back]), won[back]):.4f}", flush=True)
    hidden, bias, out, out_bias = network.parts
    hidden = hidden / spread[:, None]
    return {
        "hidden": np.round(hidden.T, 5).tolist(),
        "hidden_bias": np.round(bias - centre @ hidden, 5).tolist(),
        "out": np.round(out, 5).tolist(),
        "out_bias": round(float(out_bias[0]), 5),
    }


def tell(network: dict[str, Any]) -> str:
    """As JSON, a line for each part of the hidden layer."""
    rows = ",\n".join(f"  {json.dumps(row)}" for row in network["hidden"])
    rest = "".join(
        f',\n "{name}": {json.dumps(network[name])}' for name in ("hidden_bias", "out", "out_bias")
    )
    return f'{{"hidden": [\n{rows}\n ]{rest}\n}}\n'


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rows, won, of = play_all(given.games, given.seed)
    LEARNED.write_text(tell(learned(rows, won, of, given.seed)), encoding="utf-8")


if __name__ == "__main__":
    main()
