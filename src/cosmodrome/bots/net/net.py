"""A net as it is shipped: plain arrays in half precision with its card, played by numpy alone."""

import json
import os
import zlib
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from cosmodrome.bots.bot import NO_FILE
from cosmodrome.bots.net.inputs import Inputs
from cosmodrome.core.encoding import Encoder
from cosmodrome.core.game import Game
from cosmodrome.core.lane import action_names

Rows = NDArray[np.float32]
Arrays = Mapping[str, NDArray[Any]]
NEVER: Final = np.float32(-1e9)
"""The logit of an action that is not allowed."""
LAST_ROUND: Final = 30
"""Nets learn no later rounds of a game."""
_CARD: Final = "card"
_MOST_BYTES: Final = 32 * 2**20


class NetError(ValueError):
    """A file that holds no net, or one for something else; the message is one line."""


def shapes(inputs: int, hidden: int, actions: int) -> dict[str, tuple[int, ...]]:
    """By name the shape of each array: two layers, the second with a skip, a head of answers and one of the result."""
    return {
        "w1": (inputs, hidden),
        "b1": (hidden,),
        "w2": (hidden, hidden),
        "b2": (hidden,),
        "wp": (hidden, actions),
        "bp": (actions,),
        "w3": (hidden, hidden // 4),
        "b3": (hidden // 4,),
        "wv": (hidden // 4, 1),
        "bv": (1,),
    }


def layout_of(game: Game[Any], encoder: Encoder) -> str:
    """A digest of what a net's inputs and answers are: for another layout it is another net.

    It is the same for any number of seats, as inputs are.
    """
    blocks = (encoder.seat_block, encoder.table_block)
    told = [[f"{field.name} {field.size}" for field in block.fields] for block in blocks]
    text = json.dumps([game.meta.id, encoder.version, told, action_names(game, encoder.layout)])
    return blake2b(text.encode(), digest_size=8).hexdigest()


class Net:
    """Who answers what, and how a game will end, by inputs as `Inputs` makes them."""

    def __init__(self, arrays: Arrays, card: dict[str, Any]) -> None:
        self.card = card
        """What it was made of and how strong it is; `layout` says what it is for."""
        self._of = {name: np.ascontiguousarray(array, np.float32) for name, array in arrays.items()}

    def forward(self, x: Rows, mask: NDArray[np.bool_]) -> tuple[Rows, Rows]:
        """Of inputs [row, width] and the mask [row, action]: log-probabilities [row, action], results [row].

        A result is what the seat that is asked may expect, from -1, lost by far, to 1.
        """
        of = self._of
        first = np.maximum(x @ of["w1"] + of["b1"], 0)
        second = np.maximum(first @ of["w2"] + of["b2"], 0) + first
        logits = np.where(mask, second @ of["wp"] + of["bp"], NEVER)
        logits -= logits.max(1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(1, keepdims=True))
        return logits, self._result(second)

    def results(self, x: Rows) -> Rows:
        """The results [row] alone."""
        of = self._of
        first = np.maximum(x @ of["w1"] + of["b1"], 0)
        return self._result(np.maximum(first @ of["w2"] + of["b2"], 0) + first)

    def _result(self, second: Rows) -> Rows:
        of = self._of
        third = np.maximum(second @ of["w3"] + of["b3"], 0)
        found: Rows = np.tanh(third @ of["wv"] + of["bv"])[:, 0]
        return found


def file_of(folder: Path, layout: str) -> Path:
    """Where a game's champion looks for the net of a layout."""
    return folder / f"champion{'_' * bool(layout)}{layout}.npz"


def save(file: Path, arrays: Arrays, card: dict[str, Any]) -> None:
    """Write a net in half precision; whole or not at all."""
    halves = {name: np.asarray(array, np.float16) for name, array in arrays.items()}
    beside = file.with_name(file.name + ".part")
    with beside.open("wb") as out:
        np.savez_compressed(out, **{_CARD: np.array(json.dumps(card))}, **halves)  # type: ignore[arg-type]
    os.replace(beside, file)


def load(file: Path, game: Game[Any], encoder: Encoder) -> Net:
    """The net of a file, for a game as its encoder shows it. Raises NetError."""
    arrays, card = read(file)
    found, wanted = card.get("layout"), layout_of(game, encoder)
    if found != wanted:
        raise NetError(f"the net {file.name} is for another layout of {game.meta.id} ({found}, not {wanted})")
    hidden = arrays["b1"].shape[0] if "b1" in arrays else 0
    right = shapes(Inputs(encoder).width, hidden, len(action_names(game, encoder.layout)))
    for name, shape in right.items():
        if name not in arrays or arrays[name].shape != shape:
            got = arrays[name].shape if name in arrays else "missing"
            raise NetError(f"the net {file.name}: {name} is {got}, not {shape}")
        if not np.isfinite(arrays[name]).all():
            raise NetError(f"the net {file.name}: {name} has numbers that are none")
    return Net({name: arrays[name] for name in right}, card)


def read(file: Path) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    """The arrays of a file and its card. Raises NetError, and OSError where no file can be opened now."""
    try:
        if file.stat().st_size > _MOST_BYTES:
            raise NetError(f"the net {file.name} has over {_MOST_BYTES} bytes")
        with np.load(file, allow_pickle=False) as kept:
            arrays = {name: kept[name] for name in kept.files}
        card = json.loads(str(arrays.pop(_CARD)))
    except OSError as error:
        if error.errno in NO_FILE:
            raise
        raise NetError(f"the net {file.name} cannot be read: {error.strerror}") from None
    except (BadZipFile, zlib.error, KeyError, ValueError, EOFError, TypeError, AttributeError) as error:
        told = str(error.args[0] if error.args else type(error).__name__).splitlines()[0]
        raise NetError(f"{file.name} is no net: {told}") from None
    if not isinstance(card, dict):
        raise NetError(f"{file.name} is no net: its card is {card!r}")
    return arrays, card
