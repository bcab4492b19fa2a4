"""Many games in lock-step, for learning: masks, features and rewards in buffers that numpy reads without a copy.

    lanes = Lanes(GAMES["race"], encoder_of("race", 2), lanes=64, seats=2)   # see games/catalogue.py
    mask = numpy.frombuffer(lanes.mask, numpy.uint8).reshape(64, -1)             # [lane, action] 1: allowed
    features = numpy.frombuffer(lanes.features, numpy.int8).reshape(64, -1)      # [lane, cell], of the seat to move
    lanes.step(actions.astype("<i4").tobytes())                                  # one action a lane

`turn` [lane] i32 is the seat to move. After a step `done` [lane] u8 is 1 where a game has ended by the rules and 2
where it was stopped because round `max_rounds` was over; there another game has begun already, which mask, features
and turn are of. Of the one that ended, `reward` [lane, seat] f64 says how it went, `score` [lane, seat] i32 the points,
and `last` [lane, seat, cell] i8 what each seat saw at its end. `reward` is 0 but in the step in which a game ends by
the rules: then 1 for a victory, -1 for a defeat, and between them for one that is shared. `score` and `last` stay until
the next game of the lane has ended.

A question with one answer is never asked. Seats that owe sealed answers are asked in their order. `Lanes.actions` names
the actions: the listed choices by code, in games with free choices one for each form, whose payload the game makes up,
and `wait` where anybody may act at any moment (see `core/lane.py`): there it is not the whole game.

Lane k of N plays the deals seed+k, seed+k+N, and so on. Several processes share N lanes by `first` and `total`: the
deals are the same however lanes are shared out.
"""

from typing import Any

from librt.strings import BytesWriter, read_i32_le, write_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from cosmodrome.core.encoding import Encoder, Rows
from cosmodrome.core.game import Game
from cosmodrome.core.lane import OVER, PLAYING, Lane, action_names, lane_of
from cosmodrome.core.meta import OptionValue
from cosmodrome.core.rng import Rng
from cosmodrome.core.seats import Standing

_NAMED = 12
"""So many allowed actions an error names."""


class Lanes:
    """Games in lock-step: in each a seat is to move, and one that is over begins anew in the same step."""

    def __init__(
        self,
        game: Game[Any],
        encoder: Encoder,
        lanes: int,
        seats: int,
        seed: int = 0,
        options: dict[str, OptionValue] | None = None,
        max_rounds: int = 30,
        first: int = 0,
        total: int = 0,
    ) -> None:
        """Deal all lanes. `options` are given as to `Meta.read_options`; without a limit to rounds `max_rounds` is 0.

        These are the lanes from `first` on of `total`; with 0, of no more than these. Raises ValueError.
        """
        total = total or first + lanes
        read = game.meta.read_options(options or {}, seats)
        if encoder.game_id != game.meta.id:
            raise ValueError(f"an encoder of {encoder.game_id}, but {game.meta.id} is played")
        if encoder.layout != game.meta.layout(read):
            raise ValueError(f"{game.meta.id}: these options want an encoder of another layout")
        _check_counts(encoder, lanes, seats, max_rounds, first, total)
        self.game = game
        self.encoder = encoder
        self.seats = seats
        self.count = lanes
        """How many lanes there are."""
        self.actions = action_names(game, encoder.layout)
        """What each action is, by number."""
        self.played = 0
        """Games that have ended."""
        self._seed = seed + first
        self._total = total
        self._deals: list[int] = []
        self._lanes: list[Lane] = [lane_of(game, seats, read, max_rounds) for _ in range(lanes)]
        self._rows = Rows(lanes, encoder.width)
        self._last = Rows(lanes * seats, encoder.width, 0)
        self.features = self._rows.cells
        self.last = self._last.cells
        self.mask = vec[u8]([0] * (lanes * len(self.actions)))
        self.turn = vec[i32]([0] * lanes)
        self.done = vec[u8]([0] * lanes)
        self.reward = vec[float]([0.0] * (lanes * seats))
        self.score = vec[i32]([0] * (lanes * seats))
        self._standings: list[Standing | None] = [None] * lanes
        self.reset()

    def reset(self) -> None:
        """Begin anew with the first deal of each lane."""
        self.played = 0
        self._deals = [self._seed + at for at in range(self.count)]
        for at, lane in enumerate(self._lanes):
            self._forget(at)
            self._hide(at, lane)
            lane.begin(self._deals[at])
            self._show(at)

    def step(self, actions: bytes) -> None:
        """Carry out one action in each lane: little-endian i32, 4 bytes a lane.

        Raises ValueError for one that is not allowed and for another length; then nothing has changed.
        """
        self._check(actions)
        lanes: i64 = self.count
        at: i64 = 0
        while at < lanes:
            self._carry_out(at, i64(read_i32_le(actions, 4 * at)))
            at += 1

    def pick(self, rng: Rng) -> bytes:
        """An allowed action for each lane by chance, all equally likely, as `step` takes them."""
        writer = BytesWriter()
        for lane in self._lanes:
            write_i32_le(writer, i32(lane.action(rng.below(lane.count()))))
        return writer.getvalue()

    def deal(self, lane: int) -> int:
        """The seed of the deal that a lane plays now."""
        return self._deals[lane]

    def standing(self, lane: int) -> Standing:
        """How the game stood that ended last in a lane. Raises ValueError where none has ended."""
        standing = self._standings[lane]
        if standing is None:
            raise ValueError(f"no game has ended in lane {lane}")
        return standing

    def state(self, lane: int) -> Any:
        """The state of the game in a lane, which is not to be changed."""
        return self._lanes[lane].state

    def _check(self, actions: bytes) -> None:
        lanes: i64 = self.count
        if len(actions) != 4 * lanes:
            raise ValueError(
                f"{len(actions)} bytes of actions; {self.count} lanes need {4 * self.count}, four a lane"
            )
        known: i64 = len(self.actions)
        mask = self.mask
        at: i64 = 0
        while at < lanes:
            action: i64 = i64(read_i32_le(actions, 4 * at))
            if action < 0 or action >= known or mask[at * known + action] == 0:
                raise ValueError(self._refusal(int(at), int(action)))
            at += 1

    def _refusal(self, at: int, action: int) -> str:
        allowed = self._lanes[at].actions()
        named = ", ".join(f"{code} ({self.actions[code]})" for code in allowed[:_NAMED])
        more = f" and {len(allowed) - _NAMED} more" if len(allowed) > _NAMED else ""
        return f"lane {at}: action {action} is not allowed; allowed are {named}{more}"

    def _carry_out(self, at: i64, action: i64) -> None:
        lane = self._lanes[at]
        if self.done[at]:
            self._forget(at)
        self._hide(at, lane)
        lane.answer(action)
        while lane.stage != PLAYING:
            self._finish(at, lane)
            self._deals[at] += self._total
            lane.begin(self._deals[at])
        self._show(at)

    def _forget(self, at: i64) -> None:
        """What `done`, `reward` say of the game that has ended is over."""
        self.done[at] = 0
        seats: i64 = self.seats
        cell: i64 = at * seats
        end: i64 = cell + seats
        while cell < end:
            self.reward[cell] = 0.0
            cell += 1

    def _hide(self, at: i64, lane: Lane) -> None:
        """Clear the mask of a lane whose seat has not yet moved."""
        self._mark(at, lane, 0)

    def _mark(self, at: i64, lane: Lane, allowed: u8) -> None:
        """Write this into the mask for each action that the seat to move may take."""
        mask = self.mask
        base: i64 = at * len(self.actions)
        each: i64 = 0
        count = lane.count()
        while each < count:
            mask[base + lane.action(each)] = allowed
            each += 1

    def _show(self, at: i64) -> None:
        """Write mask, features and turn of the seat that is to move in a lane."""
        lane = self._lanes[at]
        self._mark(at, lane, 1)
        self.turn[at] = i32(lane.seat)
        rows = self._rows
        rows.begin(at)
        self.encoder.write(lane.state, lane.seat, rows)
        rows.end()

    def _finish(self, at: i64, lane: Lane) -> None:
        """Note how the game in a lane has ended."""
        self.played += 1
        over = lane.stage == OVER
        self.done[at] = u8(lane.stage)
        standing = self.game.standing(lane.state)
        self._standings[at] = standing
        share = 2.0 / len(standing.winners) if standing.winners else 0.0
        rows = self._last
        for seat in range(self.seats):
            cell: i64 = at * self.seats + seat
            self.score[cell] = i32(standing.scores[seat])
            self.reward[cell] = (share if seat in standing.winners else 0.0) - 1.0 if over else 0.0
            rows.begin(cell)
            self.encoder.write(lane.state, seat, rows)
            rows.end()


def _check_counts(encoder: Encoder, lanes: int, seats: int, max_rounds: int, first: int, total: int) -> None:
    """Raises ValueError for what cannot be."""
    if lanes < 1:
        raise ValueError(f"{lanes} lanes; there is at least 1")
    if first < 0 or total < first + lanes:
        raise ValueError(f"lanes {first} to {first + lanes - 1} of {total}; they go from 0 to {total - 1}")
    if max_rounds < 0:
        raise ValueError(f"max_rounds {max_rounds}; it is 0 for no limit, or more")
    if encoder.seats != seats:
        raise ValueError(f"an encoder for {encoder.seats} seats, but {seats} seats play")
