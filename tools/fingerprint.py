"""Play seeded random games of every game and seat count and print digests: the same however it was built."""

import hashlib
import importlib
import pkgutil
from typing import Any

import msgspec

from cosmodrome import games
from cosmodrome.core.event import Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded

MAX_DECISIONS = 5_000  # random play may wander; the digest of a beginning will do


def all_games() -> list[Game[Any]]:
    """The Game values of all packages under games, in the order of their names."""
    found: dict[str, Game[Any]] = {}
    for package in pkgutil.iter_modules(games.__path__):
        if package.ispkg:
            module = importlib.import_module(f"cosmodrome.games.{package.name}.game")
            found |= {value.meta.id: value for value in vars(module).values() if isinstance(value, Game)}
    return list(found.values())


def digest(game: Game[Any], seats: int, seed: int) -> str:
    """Everything that was asked, answered and told in one random game, as a short hash with its length."""
    log = Log()
    state = game.new(Setup(seats=seats, seed=seed, options=game.meta.read_options({}, seats)), log)
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


def main() -> None:
    """One line a game, seat count and seed."""
    for game in all_games():
        for seats in game.meta.seats:
            for seed in range(1, 6):
                print(f"{game.meta.id}, {seats} seats, seed {seed}: {digest(game, seats, seed)}")


if __name__ == "__main__":
    main()
