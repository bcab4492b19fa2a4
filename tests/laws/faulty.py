"""Games with a planted fault, on which the laws have to fail."""

from typing import Any

from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded

from .tables import seeded_setup


class Faulty:
    """A game with some methods replaced; the rest is passed on."""

    def __init__(self, game: Game[Any], **methods: Any) -> None:
        self.game = game
        self.methods = methods

    def __getattr__(self, name: str) -> Any:
        if name == "check":
            # As the kernel has it, but over the faulty parts.
            return self.methods.get("check", lambda *args: type(self.game).check(self.game, *args))
        return self.methods.get(name, getattr(self.game, name))


def names(state: Any, cards: list[int]) -> list[str]:
    return [state.tables.ids[card] for card in cards]


def next_seat(state: Any, viewer: int | None) -> Any:
    """The seat behind a viewer's, whose secrets a leak tells."""
    return state.seats[((-1 if viewer is None else viewer) + 1) % len(state.seats)]


def at_some_positions(game: Any, setup: Setup, law: Any, games: int = 1) -> None:
    """Look at every position of random games, up to 120 answers deep."""
    rng = seeded(1, "control")
    for seed in range(1, games + 1):
        state = game.new(seeded_setup(setup, seed))
        for _ in range(120):
            awaited = game.awaited(state)
            if not awaited:
                break
            law(state, rng)
            seat = awaited[int(rng.below(len(awaited)))]
            options = game.options(state, seat)
            game.choose(state, seat, options[int(rng.below(len(options)))])
