"""One game of an environment: who is asked, and features, masks, rewards and text of it."""

from operator import index
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from cosmodrome.bots.net.inputs import seen
from cosmodrome.core.choice import NOTHING
from cosmodrome.core.encoding import LEAST, MOST, Rows
from cosmodrome.core.lane import OVER, PLAYING, STOPPED, action_names, lane_of
from cosmodrome.games.catalogue import encoder_of
from cosmodrome.rl.rewards import ILLEGAL
from cosmodrome.rl.settings import Settings
from cosmodrome.rl.text import text

Cells = NDArray[np.int8]
DEALS: Final = 2**62
"""So many deals there are."""
NAMED: Final = 12
"""So many allowed actions an error names."""


class NotReset(ResetNeeded, AttributeError):
    """An environment was used before its first `reset`."""

    def __init__(self) -> None:
        super().__init__("no game has been dealt yet: call reset() first")


class Table:
    """A game in a lane. It ends `over`, by the rules or an illegal answer, or `stopped` after the last round."""

    def __init__(self, settings: Settings) -> None:
        game = settings.game
        self.settings = settings
        self.encoder = encoder_of(game.meta.id, settings.seats, game.meta.layout(settings.options))
        self.names = action_names(game, self.encoder.layout)
        """What each action is, by number."""
        self.lane = lane_of(game, settings.seats, settings.options, settings.max_rounds)
        self.allowed = bytearray(len(self.names))
        """The mask of the seat that is asked; another one for each question."""
        self.dealt = self.over = self.stopped = False
        self.illegal: list[int] = []
        """Seats whose illegal answers ended the game."""
        self._rows = Rows(1, self.encoder.width)
        self._cells = seen(self._rows.cells, np.int8)
        self._none: Cells = np.zeros(len(self.names), np.int8)
        self._none.flags.writeable = False

    def deal(self, chance: np.random.Generator) -> int:
        """Begin a game, and go on to the first question; the seed of its deal."""
        self.over = self.stopped = False
        self.illegal = []
        deal = int(chance.integers(DEALS))
        self.lane.begin(deal)
        self.dealt = True
        self.look()
        return deal

    def check_dealt(self) -> None:
        """Raises NotReset before the first deal."""
        if not self.dealt:
            raise NotReset

    def look(self) -> bool:
        """Look up what the lane has come to; whether the game goes on."""
        lane = self.lane
        if lane.stage != PLAYING:
            self.over, self.stopped = lane.stage == OVER, lane.stage == STOPPED
            return False
        self.allowed = allowed = bytearray(len(self.names))
        for action in lane.actions():
            allowed[action] = 1
        return True

    def asked(self) -> list[int]:
        """The seats that may answer at this moment, whatever the others answer: all that owe a sealed answer."""
        lane, game = self.lane, self.settings.game
        if self.over or self.stopped:
            return []
        return [lane.seat] if game.time(lane.state) is not None else game.awaited(lane.state)

    def check(self, seat: int, action: Any, allowed: bytearray, names: list[str]) -> int:
        """The number of an action that a seat may answer; NOTHING where it may not, and then the game is over.

        With `illegal="raise"` it raises ValueError instead, as it does for what is no action at all.
        """
        try:
            code = index(action)
        except TypeError:
            raise ValueError(f"action {action!r} is not a number from 0 to {len(names) - 1}") from None
        if 0 <= code < len(allowed) and allowed[code]:
            return code
        if not self.settings.loses:
            what = f"seat_{seat}: action {_called(code, names)} is not allowed"
            raise ValueError(f"{what}; {_listed(allowed, names)}")
        self.over = True
        self.illegal.append(seat)
        return NOTHING

    def features(self, seat: int) -> Cells:
        """What a seat sees, as the game's encoder writes it: int8 [cell]."""
        self.check_dealt()
        rows = self._rows
        rows.begin(0)
        self.encoder.write(self.lane.state, seat, rows)
        rows.end()
        return self._cells.copy()

    def mask(self) -> Cells:
        """What is allowed to the seat asked: int8 [action]."""
        return np.frombuffer(self.allowed, np.int8)

    def no_mask(self) -> Cells:
        """That of a seat which is not asked: nothing; not to be written on."""
        return self._none

    def rewards(self) -> list[float]:
        """What the game brought each seat: nothing where it was cut short."""
        if self.illegal:
            return [ILLEGAL if seat in self.illegal else 0.0 for seat in range(self.settings.seats)]
        if self.stopped:
            return [0.0] * self.settings.seats
        game = self.settings.game
        return self.settings.reward(game.standing(self.lane.state), game.meta.parts_of_point)

    def text(self, seat: int | None) -> str:
        """The table as a seat sees it, or as anybody may."""
        self.check_dealt()
        return text(self.settings.game.view(self.lane.state, seat))


def _called(code: int, names: list[str]) -> str:
    """`12 (settle:gem_world)`."""
    return f"{code} ({names[code]})" if 0 <= code < len(names) else str(code)


def _listed(allowed: bytearray, names: list[str]) -> str:
    codes = [code for code, yes in enumerate(allowed) if yes]
    more = f" and {len(codes) - NAMED} more" if len(codes) > NAMED else ""
    return f"allowed are {', '.join(_called(code, names) for code in codes[:NAMED])}{more}"


def feature_space(width: int) -> spaces.Box:
    """That of a row of features."""
    return spaces.Box(LEAST, MOST, (width,), np.int8)


def observation_space(settings: Settings, width: int, actions: int) -> spaces.Space[Any]:
    """Of features alone, or with the mask beside them."""
    features = feature_space(width)
    if not settings.masked:
        return features
    return spaces.Dict({"observation": features, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
