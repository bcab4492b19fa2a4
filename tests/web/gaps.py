"""What a person sees between two decisions of their own in a game against greedy bots, without browser or server."""

from typing import Any

import msgspec

from cosmodrome.bots.seated import bot_choice, seat_bots
from cosmodrome.core.choice import NOTHING
from cosmodrome.core.event import Log, seen_by
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.ticks import Ticks

ME = 0


def gaps(game: Game[Any], seats: int, seed: int) -> list[list[dict[str, Any]]]:
    """A whole game; for each answer of seat 0 the events, as it sees them, until it is asked again or all is over."""
    log = Log()
    options = game.meta.read_options({}, seats)
    state = game.new(Setup(seats, seed, options, ask_anyway=True), log)
    bots = seat_bots(game, ["greedy"] * seats, seed)
    ticks = Ticks()
    found: list[list[dict[str, Any]]] = []
    since: int | None = None
    while (seat := ticks.next_seat(game, state)) != NOTHING:
        choice = game.time(state) if seat == CLOCK else bot_choice(game, state, seat, bots[seat])
        if choice is None:
            ticks.nothing()
            continue
        if seat == ME and since is None:
            since = len(log)
        game.choose(state, seat, choice)
        ticks.done()
        if since is not None and (ME in game.awaited(state) or not game.awaited(state)):
            found.append([msgspec.to_builtins(event) for event in seen_by(log[since:], ME)])
            since = None
    return found
