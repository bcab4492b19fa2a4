"""How fast lanes are: steps a second with mask and features, beside play in which rows are written of views."""

from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any, Final

COUNTS: Final = (64, 256, 1024)
"""Lanes in lock-step."""
VIEWS: Final = "views"


def figures(counts: Sequence[int] = COUNTS) -> tuple[str, ...]:
    return (VIEWS, *(f"{count} lanes" for count in counts))


def measure(
    game: str, seats: int, seconds: float, max_rounds: int, counts: Sequence[int] = COUNTS
) -> dict[str, float]:
    """Steps a second of random play, resets included, each figure for so many seconds of processor time."""
    found = {VIEWS: with_views(game, seats, seconds, max_rounds)}
    for count in counts:
        found[f"{count} lanes"] = in_lanes(game, seats, count, seconds, max_rounds)
    return found


def in_lanes(game: str, seats: int, count: int, seconds: float, max_rounds: int) -> float:
    from cosmodrome.core.lanes import Lanes
    from cosmodrome.core.rng import seeded
    from cosmodrome.games.catalogue import GAMES, encoder_of

    lanes = Lanes(GAMES[game], encoder_of(game, seats), count, seats, 1, max_rounds=max_rounds)
    chance = seeded(1, "bench lanes")
    for _ in range(20):  # into the middle of the games
        lanes.step(lanes.pick(chance))
    steps, started = 0, process_time()
    while (spent := process_time() - started) < seconds:
        lanes.step(lanes.pick(chance))
        steps += count
    return steps / spent


def with_views(game: str, seats: int, seconds: float, max_rounds: int) -> float:
    """The same of one game after the other as a bot can do it, which has a view: the row of what that imagines."""
    steps, number, started = 0, 0, process_time()
    while (spent := process_time() - started) < seconds:
        for _ in stepped(game, seats, number, max_rounds):
            steps += 1
        number += 1
    return steps / spent


def stepped(game: str, seats: int, seed: int, max_rounds: int) -> Iterator[None]:
    """One game by chance, step by step."""
    from cosmodrome.core.choice import NOTHING
    from cosmodrome.core.meta import Setup
    from cosmodrome.core.rng import seeded
    from cosmodrome.core.seats import CLOCK
    from cosmodrome.core.ticks import Ticks
    from cosmodrome.games.catalogue import GAMES, encoder_of

    played: Any = GAMES[game]
    encoder = encoder_of(game, seats)
    state = played.new(Setup(seats, seed, played.meta.read_options({}, seats)))
    chance, ticks = seeded(seed, "bench views"), Ticks()
    while (seat := ticks.next_seat(played, state)) != NOTHING and played.rounds(state) <= max_rounds:
        if seat == CLOCK:
            played.choose(state, seat, played.time(state))
            ticks.done()
            continue
        encoder.row(played.imagine(played.view(state, seat), chance), seat)
        decision = played.decision(state, seat)
        if not decision.owed and (chance.below(2) == 0 or not (decision.options or decision.forms)):
            ticks.nothing()
        else:
            played.choose(state, seat, decision.sample(chance))
            ticks.done()
        yield


def show(found: list[dict[str, Any]]) -> None:
    """A table of what lanes do, and how many times as much as play with rows of views."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title="Lanes, compiled: steps/s with mask and features, resets included; beside it of views")
    for heading in ("game", "seats", *figures(), "times"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for one in found:
        if one.get("lanes"):
            steps = list(one["lanes"].values())
            shown = [f"{each:,.0f}" for each in steps]
            table.add_row(one["game"], str(one["seats"]), *shown, f"{min(steps[1:]) / steps[0]:.1f}")
    Console().print(table)
