"""What bots score in Sidereal Confluence, by species: a campaign that can be broken off and taken up again.

    python tools/sidereal_campaign.py four.jsonl --seats 4 --games 200
    python tools/sidereal_campaign.py mixed.jsonl --bots trader,greedy,passive,greedy --games 60
    python tools/sidereal_campaign.py four.jsonl --report      what the file holds, without playing

Each game is one line of the file; games that stand there already are not played again. Game n depends on the seed, the
seats and n alone: bots move on by a seat from game to game, and species go round, so that all play about as often.
Scores are exact (R11.4), in points.
"""

import argparse
import gc
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import process_time, thread_time
from typing import Any

from rich.console import Console
from rich.table import Table

from cosmodrome.arena.match import game_seed
from cosmodrome.arena.stats import Z95
from cosmodrome.bots.seated import bot_choice, seat_bots
from cosmodrome.core.choice import NOTHING
from cosmodrome.core.meta import Script, Setup
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.ticks import Ticks
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.sidereal.goods import POINT
from cosmodrome.games.sidereal.tables import SPECIES_IDS

LIMIT = 50.0
"""Milliseconds that an answer may take."""


def species_of(seed: int, seats: int, number: int) -> list[str]:
    """The species at each seat of a game."""
    found = []
    for seat in range(seats):
        block, at = divmod(number * seats + seat, len(SPECIES_IDS))
        order = SPECIES_IDS[:]
        seeded(seed, f"species {seats} {block}").shuffle(order)
        found.append(order[at])
    if len(set(found)) == seats:
        return found
    # Where two blocks meet, a species could come twice: the later one changes places with one that is missing.
    missing = [name for name in SPECIES_IDS if name not in found]
    for seat, name in enumerate(found):
        if name in found[:seat]:
            found[seat] = missing.pop(0)
    return found


def play(bots: Sequence[str], seed: int, number: int) -> dict[str, Any]:
    """One game as a line of the file. Of each bot's answers, in ms of its thread: `mean` is the average, `slowest` the
    longest, `middle` the median, `late` what one in a hundred exceeds, `over` how many took more than LIMIT.
    """
    game = GAMES["sidereal"]
    seats = len(bots)
    names = [bots[(seat + number) % seats] for seat in range(seats)]
    species = species_of(seed, seats, number)
    chance = game_seed(seed, number)
    options = game.meta.read_options({"exact_scoring": True}, seats)
    state = game.new(Setup(seats, chance, options, script=Script(start_worlds=species)))
    seated = seat_bots(game, names, chance)
    times: dict[str, list[float]] = {name: [] for name in names}
    ticks = Ticks()
    began = process_time()
    while (seat := ticks.next_seat(game, state)) != NOTHING:
        if seat == CLOCK:
            choice = game.time(state)
        else:
            start = thread_time()
            choice = bot_choice(game, state, seat, seated[seat])
            times[names[seat]].append(1000 * (thread_time() - start))
        if choice is None:
            ticks.nothing()
            continue
        game.choose(state, seat, choice)
        ticks.done()
    return {
        "game": number,
        "seed": seed,
        "bots": names,
        "species": species,
        "scores": [score / POINT for score in game.standing(state).scores],
        "answers": {name: len(spent) for name, spent in times.items()},
        "mean": {name: round(sum(spent) / len(spent), 2) for name, spent in times.items()},
        "slowest": {name: round(max(spent), 1) for name, spent in times.items()},
        "middle": {name: round(sorted(spent)[len(spent) // 2], 2) for name, spent in times.items()},
        "late": {name: round(sorted(spent)[len(spent) * 99 // 100], 1) for name, spent in times.items()},
        "over": {name: sum(each > LIMIT for each in spent) for name, spent in times.items()},
        "seconds": round(process_time() - began, 2),
    }


def read(path: Path) -> list[dict[str, Any]]:
    """The games of a file. A last line that was broken off is left out."""
    found = []
    for line in path.read_text().splitlines() if path.exists() else []:
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:
            continue
    return found


def prepare() -> None:
    """What has been loaded is no garbage: else looking through it costs some answer 20 ms."""
    gc.collect()
    gc.freeze()


def campaign(path: Path, bots: Sequence[str], seed: int, games: int, jobs: int) -> None:
    """Play what is missing in the file."""
    done = {line["game"] for line in read(path)}
    left = [number for number in range(games) if number not in done]
    text = path.read_text() if path.exists() else ""
    with path.open("a") as file:
        if text and not text.endswith("\n"):
            file.write("\n")
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=prepare) as pool:
            for future in as_completed([pool.submit(play, bots, seed, number) for number in left]):
                file.write(json.dumps(future.result()) + "\n")
                file.flush()


def spread(values: Sequence[float]) -> tuple[float, float, float]:
    """Mean, standard deviation, and what is added to either side of the mean for a 95 % interval."""
    count = len(values)
    mean = sum(values) / count
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1)) if count > 1 else 0.0
    return mean, deviation, Z95 * deviation / sqrt(count)


def report(lines: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Figures by bot, by bot and species, and between bots of one table, game by game."""
    scores: dict[tuple[str, str], list[float]] = {}
    differences: dict[tuple[str, str], list[float]] = {}
    for line in lines:
        by_bot: dict[str, list[float]] = {}
        for name, species, score in zip(line["bots"], line["species"], line["scores"], strict=True):
            for key in ((name, "all"), (name, species)):
                scores.setdefault(key, []).append(score)
            by_bot.setdefault(name, []).append(score)
        means = {name: sum(found) / len(found) for name, found in sorted(by_bot.items())}
        for one, other in combinations(means, 2):
            differences.setdefault((one, other), []).append(means[one] - means[other])
    return {
        "games": len(lines),
        "scores": {key: (len(found), *spread(found)) for key, found in sorted(scores.items())},
        "differences": {key: (len(found), *spread(found)) for key, found in differences.items()},
        "times": {
            name: (
                sum(line["mean"][name] * line["answers"][name] for line in lines if name in line["mean"])
                / sum(line["answers"].get(name, 0) for line in lines),
                *_quantiles([line["slowest"][name] for line in lines if name in line["slowest"]]),
                sum(line.get("over", {}).get(name, 0) for line in lines),
                sum(line["answers"].get(name, 0) for line in lines),
            )
            for name in sorted({name for line in lines for name in line["mean"]})
        },
    }


def _quantiles(values: list[float]) -> tuple[float, float]:
    """The median and the greatest."""
    return sorted(values)[len(values) // 2], max(values)


def show(found: dict[str, Any]) -> None:
    console = Console(width=110)
    table = Table(title=f"{found['games']} games")
    for heading in ("bot", "species", "seats", "mean", "sd", "95 %"):
        table.add_column(heading)
    for (name, species), (count, mean, deviation, margin) in found["scores"].items():
        table.add_row(name, species, f"{count}", f"{mean:.2f}", f"{deviation:.2f}", f"± {margin:.2f}")
    console.print(table)
    for (one, other), (count, mean, _, margin) in found["differences"].items():
        console.print(f"{one} less {other}, game by game: {mean:.2f} ± {margin:.2f} ({count} games)")
    for name, (mean, middle, slowest, over, answers) in found["times"].items():
        console.print(
            f"{name}: {mean:.2f} ms an answer on average; the slowest of a game {middle:.0f} ms in the median and "
            f"{slowest:.0f} at most; {over} of {answers} answers above {LIMIT:.0f} ms"
        )


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="trader", help="one, or one a seat")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--report", action="store_true")
    told = parser.parse_args(arguments)
    bots = told.bots.split(",")
    if len(bots) == 1:
        bots *= told.seats
    if not told.report:
        campaign(told.file, bots, told.seed, told.games, told.jobs)
    show(report(read(told.file)))


if __name__ == "__main__":
    main(sys.argv[1:])
