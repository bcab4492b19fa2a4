"""Games with a planted fault, on which the laws have to fail."""

from typing import Any

from cosmodrome.core.event import Event
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.pile import empty
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import Standing

from .laws import play_lawfully
from .tables import seeded_setup


class Faulty:
    """A game with some methods replaced; the rest is passed on."""

    def __init__(self, game: Game[Any], **methods: Any) -> None:
        self.honest = game
        self.methods = methods

    def __getattr__(self, name: str) -> Any:
        if name == "check":
            # As the kernel has it, but over the faulty parts.
            return self.methods.get("check", lambda *args: type(self.honest).check(self.honest, *args))
        if name == "views" and "view" in self.methods:
            # One by one, for a view that is made wrong shares nothing.
            return lambda state, viewers: {viewer: self.view(state, viewer) for viewer in viewers}
        return self.methods.get(name, getattr(self.honest, name))


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


def some_lawful_games(game: Any, setup: Setup, games: int) -> None:
    """Play whole games by chance, every law looked at."""
    for seed in range(games):
        play_lawfully(game, seeded_setup(setup, seed), seeded(seed, "control"), every=2)


# Faults that any game may have: ways to choose, and a wrong score.


def hasty(game: Game[Any]) -> Any:
    """An answer of a sealed step touches something shared."""

    def choose(state: Any, seat: int, choice: Any) -> None:
        state.rng.word = (int(state.rng.word) * 31 + choice.code) % (1 << 58)
        game.choose(state, seat, choice)

    return choose


def talkative(game: Game[Any], event: Event) -> Any:
    """Something is told before all have answered."""

    def choose(state: Any, seat: int, choice: Any) -> None:
        early = state.log is not None and len(game.awaited(state)) > 1
        game.choose(state, seat, choice)
        if early:
            state.tell(event)

    return choose


def silent(game: Game[Any]) -> Any:
    """Things happen without being told."""

    def choose(state: Any, seat: int, choice: Any) -> None:
        log, state.log = state.log, None
        game.choose(state, seat, choice)
        state.log = log

    return choose


def moody(game: Game[Any]) -> Any:
    """A counter of its own decides, so that the same answers do not bring the same game."""
    count = 0

    def choose(state: Any, seat: int, choice: Any) -> None:
        nonlocal count
        count += 1
        if count % 40 == 0:
            state.rng.below(7)
        game.choose(state, seat, choice)

    return choose


def after(game: Game[Any], now: Any, change: Any) -> Any:
    """A `choose` that does something more after the answers that are `now`."""

    def choose(state: Any, seat: int, choice: Any) -> None:
        game.choose(state, seat, choice)
        if now(choice):
            change(state, state.seats[seat])

    return choose


def add(what: str, amount: int) -> Any:
    """A change of one number of a seat."""
    return lambda _, own: setattr(own, what, getattr(own, what) + amount)


def faults_of_any(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """Methods to put in place of those of a game, by what is wrong with them."""
    return {
        "options out of order": {"options": lambda state, seat: game.options(state, seat)[::-1]},
        "everything allowed": {"check": lambda state, seat, choice: None},
        "an event is missing": {"choose": silent(game)},
        "the game goes on for ever": {"rounds": lambda state: game.rounds(state) * 40},
    }


def generous(game: Game[Any]) -> Faulty:
    """Every score above 5 is one too high."""

    def standing(state: Any) -> Standing:
        real = game.standing(state)
        return Standing([score + (score > 5) for score in real.scores], real.ties)

    return Faulty(game, standing=standing)


def copy_of_one_mind(state: Any) -> Any:
    twin = state.copy()
    twin.seats[1].picked = state.seats[1].picked
    return twin


def forgetful_copy(state: Any) -> Any:
    twin = state.copy()
    twin.seats[0].discards = empty()
    return twin
