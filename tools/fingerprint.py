"""Play seeded random games of every game and seat count and print digests: the same however it was built."""

import hashlib
import importlib
import pkgutil
from typing import Any

import msgspec

from cosmodrome import games
from cosmodrome.core.event import Log
from cosmodrome.core.game import Game
from cosmodrome.core.lanes import Lanes
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import encoder_of

MAX_DECISIONS = 5_000  # random play may wander; the digest of a beginning will do
STEPS = 200  # of lanes


def all_games() -> list[Game[Any]]:
    """The Game values of all packages under games, in the order of their names."""
    found: dict[str, Game[Any]] = {}
    for package in pkgutil.iter_modules(games.__path__):
        if package.ispkg:
            module = importlib.import_module(f"cosmodrome.games.{package.name}.game")
            found |= {value.meta.id: value for value in vars(module).values() if isinstance(value, Game)}
    return list(found.values())


def digest(game: Game[Any], seats: int, seed: int, options: dict[str, Any] | None = None) -> str:
    """Everything that was asked, answered and told in one random game, as a short hash with its length."""
    log = Log()
    read = game.meta.read_options(options or {}, seats)
    state = game.new(Setup(seats=seats, seed=seed, options=read), log)
    rng = seeded(seed, "fingerprint")
    seen = hashlib.sha256()
    decisions = 0
    while decisions < MAX_DECISIONS and (awaited := game.awaited(state)):
        seat = awaited[rng.below(len(awaited))]
        options = game.options(state, seat)
        choice = options[rng.below(len(options))]
        seen.update(f"{seat} {choice.key} of {[option.key for option in options]}\n".encode())
        game.choose(state, seat, choice)
        decisions += 1
    for event in log:
        seen.update(msgspec.json.encode(event))
    return f"{decisions} decisions, {len(log)} events, {seen.hexdigest()[:24]}"


def lanes_digest(game: Game[Any], seats: int, layout: str) -> str:
    """All that some lanes have shown in a number of steps, as a short hash."""
    encoder, options = encoder_of(game.meta.id, seats, layout), {layout: True} if layout else {}
    lanes = Lanes(game, encoder, 3, seats, 1, options, max_rounds=4)
    rng = seeded(1, "lanes")
    seen = hashlib.sha256()
    for _ in range(STEPS):
        lanes.step(lanes.pick(rng))
        for each in (
            lanes.mask,
            lanes.features,
            lanes.turn,
            lanes.done,
            lanes.reward,
            lanes.score,
            lanes.last,
        ):
            seen.update(memoryview(each))
    return f"{lanes.played} games, {seen.hexdigest()[:24]}"


def suggested(game: Game[Any]) -> list[tuple[str, dict[str, Any]]]:
    """The options that are suggested with another one, each with that."""
    return [
        (option.name, {**dict(option.needs), option.name: option.values[1]})
        for option in game.meta.options
        if option.suggested and option.needs
    ]


def main() -> None:
    """One line a game, seat count and seed, one more for each option that is suggested, and one for lanes."""
    for game in all_games():
        for seats in game.meta.seats:
            for seed in range(1, 6):
                print(f"{game.meta.id}, {seats} seats, seed {seed}: {digest(game, seats, seed)}")
            for name, options in suggested(game):
                for seed in range(1, 6):
                    print(
                        f"{game.meta.id}, {seats} seats, {name}, seed {seed}: {digest(game, seats, seed, options)}"
                    )
            for layout in game.meta.layouts():
                if seats in game.meta.learned_seats(layout):
                    where = f" with {layout}" if layout else ""
                    print(f"{game.meta.id}, {seats} seats, lanes{where}: {lanes_digest(game, seats, layout)}")


if __name__ == "__main__":
    main()
