"""A run of learning, kept in a folder: killed at any moment it goes on after the last leg, to the same net."""

import json
import os
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
import numpy as np
from jax import tree

from cosmodrome.bots.net import net as nets
from cosmodrome.bots.net.inputs import Inputs
from cosmodrome.core.lane import action_names
from cosmodrome.games.catalogue import GAMES, encoder_of
from cosmodrome.learn import model
from cosmodrome.learn.lessons import lessons
from cosmodrome.learn.model import Batch, Params
from cosmodrome.learn.recipe import Recipe
from cosmodrome.learn.selfplay import SelfPlay
from cosmodrome.learn.strength import Strength, against

LESSONS_AT_ONCE: Final = 250
"""Games of the teacher that are learned together."""
LESSON_PASSES: Final = 3
LESSON_RATE: Final = 1e-3
LESSON_BATCH: Final = 512
"""Answers that are learned together; many small steps imitate sooner."""
_STATE: Final = "state.npz"
NET: Final = "net.npz"
CURVE: Final = "strength.jsonl"
RECIPE: Final = "recipe.json"


class RunError(ValueError):
    """A folder that cannot go on with a recipe; the message is one line."""


class Progress(Protocol):
    """Who is told of parts of a leg."""

    def part(self, what: str, done: int, of: int, /) -> None: ...


class Run:
    """A net and what its learning needs to go on."""

    def __init__(self, folder: Path, recipe: Recipe, first: nets.Arrays | None = None) -> None:
        """Begin in an empty folder, with lessons or with the arrays of a first net, or go on. Raises RunError."""
        self.folder = folder
        self.recipe = recipe
        self.leg = 0
        """Legs learned; the lessons come before the first one."""
        self.games = 0
        self.taught = first is not None or recipe.lessons == 0
        game = GAMES[recipe.game]
        encoder = encoder_of(recipe.game, recipe.tables[0].seats, recipe.layout)
        self.layout = nets.layout_of(game, encoder)
        sizes = Inputs(encoder).width, recipe.hidden, len(action_names(game, recipe.layout))
        self._shapes = nets.shapes(*sizes)
        arrays = first or model.fresh(recipe.seed, *sizes)
        self.net: Params = {name: np.asarray(arrays[name], np.float32) for name in self._shapes}
        self.optimizer: Any = model.optimizer_state(self.net)
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / _STATE).exists():
            self._load()
        elif {each.name for each in folder.iterdir()} - {RECIPE}:
            raise RunError(f"{folder} holds something else than a run")
        else:
            (folder / RECIPE).write_bytes(msgspec.json.format(msgspec.json.encode(recipe)))
            if self.taught:
                self._save()

    @property
    def over(self) -> bool:
        return self.leg >= self.recipe.legs

    def learn(self, told: Progress) -> None:
        """The lessons, or the next leg, and keep what came of it."""
        if self.taught:
            self._practise(told)
            self.leg += 1
        else:
            self._imitate(told)
            self.taught = True
            self.optimizer = model.optimizer_state(self.net)
        self._save()

    def measure(self, rival: str, deals: int, told: Callable[[str, Strength], None]) -> None:
        """How strong the net is at each kind of table; a line each in the curve."""
        for table in self.recipe.tables:
            found = against(self.net, self.recipe, table, rival, deals)
            options = ",".join(f"{name}={value}" for name, value in table.options.items())
            where = f"{rival}, {table.seats} seats{' ' if options else ''}{options}"
            low, high = found.share - 1.96 * found.error, found.share + 1.96 * found.error
            line = {"at": self.games, "against": where, "share": found.share}
            line |= {"low": max(0.0, low), "high": min(1.0, high), "games": found.games, "leg": self.leg}
            with (self.folder / CURVE).open("a", encoding="utf-8") as out:
                out.write(json.dumps(line) + "\n")
            told(where, found)

    def _practise(self, told: Progress) -> None:
        recipe, leg = self.recipe, self.leg
        play = SelfPlay(recipe, leg, self._older())
        chance = np.random.default_rng([recipe.seed, leg, 1])
        rate, curious = np.float32(recipe.at(recipe.rate, leg)), np.float32(recipe.at(recipe.entropy, leg))
        for update in range(recipe.updates):
            batch = play.play(self.net)
            for _ in range(recipe.passes):
                self._step(model.practise, batch, recipe.batch, chance, rate, curious)
            told.part(f"leg {leg + 1}", update + 1, recipe.updates)
        self.games += play.played

    def _imitate(self, told: Progress) -> None:
        recipe = self.recipe
        chance = np.random.default_rng([recipe.seed, 0, 2])
        for first in range(0, recipe.lessons, LESSONS_AT_ONCE):
            games = min(LESSONS_AT_ONCE, recipe.lessons - first)
            batch = lessons(recipe, first, games)
            for _ in range(LESSON_PASSES):
                rate = LESSON_RATE * (1 - 0.9 * first / recipe.lessons)
                self._step(model.imitate, batch, LESSON_BATCH, chance, np.float32(rate), np.float32(0))
            told.part("lessons", first + games, recipe.lessons)

    def _step(
        self, step: Any, batch: Batch, most: int, chance: np.random.Generator, rate: Any, curious: Any
    ) -> None:
        """Learn from all answers of a batch once, in an order of chance, at most so many at a time."""
        size = min(most, len(batch.action))
        order = chance.permutation(len(batch.action))
        for at in range(0, len(order) - size + 1, size):
            part = Batch(*(each[order[at : at + size]] for each in batch))
            self.net, self.optimizer = step(self.net, self.optimizer, part, rate, curious)

    def _older(self) -> Params | None:
        """An older net of the run, for rivals in some lanes; later ones are likelier. None before there is one."""
        if self.recipe.exploit:
            return nets_of(self.folder / "rival.npz", self._shapes)
        if self.leg == 0 or not self.recipe.league:
            return None
        chance = np.random.default_rng([self.recipe.seed, self.leg, 3])
        chosen = int(self.leg * (1 - chance.random() ** 2 * 0.8))
        return nets_of(self._of_leg(min(chosen, self.leg - 1)), self._shapes)

    def _of_leg(self, leg: int) -> Path:
        return self.folder / "league" / f"{leg:04}.npz"

    def _save(self) -> None:
        """Whole or not at all: what is broken off meanwhile leaves the run as it was."""
        league = self._of_leg(self.leg)
        league.parent.mkdir(exist_ok=True)
        card = {"layout": self.layout, "game": self.recipe.game, "games": self.games, "legs": self.leg}
        nets.save(league, self.net, card)
        nets.save(self.folder / NET, self.net, card)
        facts = {"recipe": _plain(self.recipe), "leg": self.leg, "games": self.games}
        kept = {f"net_{name}": np.asarray(each) for name, each in self.net.items()}
        kept |= {f"optimizer_{at}": np.asarray(each) for at, each in enumerate(tree.leaves(self.optimizer))}
        beside = self.folder / "state.part.npz"
        np.savez(beside, facts=np.array(json.dumps(facts)), **kept)  # type: ignore[arg-type]
        os.replace(beside, self.folder / _STATE)

    def _load(self) -> None:
        with np.load(self.folder / _STATE, allow_pickle=False) as kept:
            facts = json.loads(str(kept["facts"]))
            was, wanted = facts["recipe"], _plain(self.recipe)
            if was != wanted:
                other = ", ".join(
                    f"{name} {was.get(name)}" for name in wanted if was.get(name) != wanted[name]
                )
                raise RunError(f"{self.folder} holds a run of another recipe: {other}")
            self.net = {name: kept[f"net_{name}"] for name in self._shapes}
            leaves, made = tree.flatten(self.optimizer)
            self.optimizer = tree.unflatten(made, [kept[f"optimizer_{at}"] for at in range(len(leaves))])
        self.leg, self.games, self.taught = facts["leg"], facts["games"], True


def _plain(recipe: Recipe) -> Any:
    return json.loads(msgspec.json.encode(recipe))


def nets_of(file: Path, shapes: dict[str, tuple[int, ...]]) -> Params:
    """The arrays of a net as the run keeps it."""
    with np.load(file, allow_pickle=False) as kept:
        return {name: kept[name].astype(np.float32) for name in shapes}


def digest(file: Path) -> str:
    """Of a net's file, by which a recipe names it."""
    return blake2b(file.read_bytes(), digest_size=8).hexdigest()
