"""A net at a table: what it answers in states there and what it expects, and why it may not play."""

import logging
import math
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from threadpoolctl import ThreadpoolController

from cosmodrome.bots.net.inputs import Inputs, seen
from cosmodrome.bots.net.net import Net, NetError, Rows, load
from cosmodrome.core.beliefs import Beliefs
from cosmodrome.core.choice import Choice
from cosmodrome.core.encoding import Rows as Cells
from cosmodrome.core.game import Game
from cosmodrome.core.lane import action_names
from cosmodrome.core.meta import OptionValue, SetupError
from cosmodrome.core.rng import Rng
from cosmodrome.games.catalogue import GAMES, encoder_of

BLAS: Final = ThreadpoolController()
"""Products here are too small to be shared out over threads: `with BLAS.limit(limits=1)`."""
_LOG: Final = logging.getLogger(__name__)


class Judge:
    """A net at one kind of table: what it answers in states, and what it expects."""

    def __init__(self, game: Game[Any], seats: int, net: Net, layout: str = "") -> None:
        self.game = game
        self.net = net
        self.encoder = encoder_of(game.meta.id, seats, layout)
        self.actions = len(action_names(game, layout))
        self._inputs = Inputs(self.encoder)
        self._size = 0
        self._grow(64)

    def _grow(self, rows: int) -> None:
        if rows > self._size:
            self._size = 1 << (rows - 1).bit_length()
            self._rows = Cells(self._size, self.encoder.width)
            self._cells = seen(self._rows.cells, np.int8).reshape(self._size, -1)

    def _seen(self, states: list[tuple[Any, int]]) -> Rows:
        """The inputs of states, each as a seat sees it."""
        self._grow(len(states))
        rows, encoder = self._rows, self.encoder
        for at, (state, seat) in enumerate(states):
            rows.begin(at)
            encoder.write(state, seat, rows)
            rows.end()
        return self._inputs.of(self._cells[: len(states)])

    def policy(self, asked: list[tuple[Any, int]], allowed: list[list[int]]) -> Rows:
        """Log-probabilities [row, action] of the answers of seats in states, of actions allowed."""
        mask = np.zeros((len(asked), self.actions), bool)
        for at, codes in enumerate(allowed):
            mask[at, codes] = True
        return self.net.forward(self._seen(asked), mask)[0]

    def results(self, states: list[tuple[Any, int]]) -> Rows:
        """What seats in states may expect, from -1 to 1."""
        return self.net.results(self._seen(states))


class NetBeliefs(Beliefs):
    """A rival whose sealed answer is not seen has answered as the net would."""

    def __init__(self, judge: Judge) -> None:
        super().__init__()
        self.judge = judge

    def answer(self, state: Any, seat: int, options: list[Choice], rng: Rng) -> Choice | None:
        logs = self.judge.policy([(state, seat)], [[option.code for option in options]])[0]
        drawn = rng.below(1 << 30) / (1 << 30)
        for option in options:
            drawn -= math.exp(logs[option.code])
            if drawn < 0:
                return option
        return options[-1]


class Judges:
    """The nets of a game, by layout, at its tables; one that cannot play does not, and the log says why."""

    def __init__(self, files: Mapping[str, Path], game: Game[Any]) -> None:
        self._files = {
            layout: file
            for layout, file in files.items()
            if not _strange(game) and not _why_not(file, game.meta.id, layout)
        }
        self._game = game
        self._at: dict[tuple[int, str], Judge | None] = {}

    def of(self, seats: int, options: Mapping[str, OptionValue]) -> Judge | None:
        """Who judges at a table with these options; None where no net can."""
        try:
            layout = self._game.meta.layout(options)
        except SetupError:
            return None
        if (seats, layout) not in self._at:
            self._at[seats, layout] = self._made(seats, layout)
        return self._at[seats, layout]

    def _made(self, seats: int, layout: str) -> Judge | None:
        if layout not in self._files:
            return None
        return Judge(self._game, seats, _net(self._files[layout], self._game.meta.id, layout), layout)


@cache
def _net(file: Path, game_id: str, layout: str) -> Net:
    """The net of a file, which plays at tables of all sizes. Raises NetError."""
    game = GAMES[game_id]
    return load(file, game, encoder_of(game_id, game.meta.seats[0], layout))


@cache
def _strange(game: Game[Any]) -> bool:
    """Whether it has cards of its owner, which no net has seen; the log tells it once."""
    if game is GAMES[game.meta.id]:
        return False
    _LOG.warning("no net ever saw the cards of this %s: another bot plays for the champion", game.meta.id)
    return True


@cache
def _why_not(file: Path, game_id: str, layout: str) -> str:
    """Why a net cannot play a game, "" if it can; the log tells it once."""
    try:
        _net(file, game_id, layout)
    except NetError as error:
        _LOG.warning("%s: another bot plays for the champion", error)
        return str(error)
    return ""
