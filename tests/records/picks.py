"""The recorded games of each game: which ones they are, how they are named, and where their room is found.

A game brings two modules: `<game>_picks.py` with GAME, PICKS, SCRIPT, CARDS, ask() and tables(), and `<game>_uses.py`
with everything(), used() and LEAST, what the records have to use between them; `uses.py` has what that is of any game.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.play.record import Record, play

HERE = Path(__file__).parent

Ask = Callable[[Any, int], Choice]
"""Answers for a seat: (state, seat) to a choice."""


@dataclass(frozen=True)
class Pick:
    """One recorded game. `script` and `cards` tell whether the room's SCRIPT and CARDS are used."""

    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    script: bool = False
    cards: bool = False

    @property
    def file_name(self) -> str:
        """Such as 2-seats-second-experienced-17.jsonl."""
        options = [
            name.replace("_", "-") if value is True else str(value) for name, value in self.options.items()
        ]
        extra = [name for name, used in (("script", self.script), ("cards", self.cards)) if used]
        return "-".join([f"{self.seats}-seats", *options, *extra, str(self.seed)]) + ".jsonl"


class Room:
    """The recorded games of one game."""

    def __init__(self, game_id: str) -> None:
        self.id = game_id
        picks = import_module(f"tests.records.{game_id}_picks")
        self.uses: Any = import_module(f"tests.records.{game_id}_uses")
        self.game: Any = picks.GAME
        self.picks: list[Pick] = picks.PICKS
        self.script, self.cards = picks.SCRIPT, picks.CARDS
        self.ask: Callable[[Any, Rng], Ask] = picks.ask
        self.tables: list[Pick] = picks.tables()
        """What a search plays in turn, with seed after seed."""

    def record_of(self, pick: Pick) -> Record:
        """The game of a pick."""
        game = self.game.with_cards(self.cards) if pick.cards else self.game
        options = game.meta.read_options(pick.options, pick.seats)
        setup = Setup(pick.seats, pick.seed, options, self.script if pick.script else None)
        players = [f"Player {seat + 1}" for seat in range(pick.seats)]
        return play(game, setup, self.ask(game, seeded(pick.seed, "players")), players)


def rooms() -> dict[str, Room]:
    """Every game with recorded games, by id."""
    ids = sorted(path.stem.removesuffix("_picks") for path in HERE.glob("*_picks.py"))
    return {game_id: Room(game_id) for game_id in ids}
