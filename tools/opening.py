"""How long a running table takes to open beside many stored games: milliseconds of this process, on a file of SQLite.

python tools/opening.py                       beside 100,000 stored games, five tables of each game near their end
python tools/opening.py --stored 1000 --tables 2
"""

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from cosmodrome.bots import catalogue  # noqa: E402
from cosmodrome.core.game import Game  # noqa: E402
from cosmodrome.core.meta import Setup  # noqa: E402
from cosmodrome.core.rng import seeded  # noqa: E402
from cosmodrome.games.catalogue import GAMES  # noqa: E402
from cosmodrome.play import record  # noqa: E402
from cosmodrome.server.db import upkeep  # noqa: E402
from cosmodrome.server.db.log_writer import Answer  # noqa: E402
from cosmodrome.server.db.store import Store  # noqa: E402
from cosmodrome.server.db.tables import HUMAN, OVER, PLAYING, Head, Place  # noqa: E402
from cosmodrome.server.hall.hall import Hall  # noqa: E402
from cosmodrome.server.ids import fresh_id  # noqa: E402
from cosmodrome.server.settings import database_url  # noqa: E402

ANSWERS = 30  # of a stored game
LEFT = 3  # answers before the end


def played(game: Game[Any], seats: int, seed: int) -> list[Answer]:
    """The log of a game by chance, up to shortly before its end."""
    rng = seeded(seed)

    def ask(state: Any, seat: int) -> Any:
        decision = game.decision(state, seat)
        nothing = len(decision.options) + len(decision.forms) == 0
        return None if not decision.owed and (nothing or rng.below(2) == 0) else decision.sample(rng)

    setup = Setup(seats, seed, game.meta.read_options({}, seats), ask_anyway=True)
    return [Answer(each.seat, each.choice, "r") for each in record.play(game, setup, ask).answers][:-LEFT]


async def begun(store: Store, game: Game[Any], seed: int) -> str:
    """A running table with its log and a snapshot."""
    seats = max(2, game.meta.seats[0])
    options = game.meta.read_options({}, seats)
    head = Head(
        fresh_id(), "", game.meta.id, game.meta.version, seats, seed, options, PLAYING, "ada", ask_anyway=True
    )
    await store.add_table(head, [Place(seat, HUMAN, f"p{seat}") for seat in range(seats)])
    await store.log.append(head.id, 0, played(game, seats, seed))
    hall = Hall(store, GAMES, catalogue, {})
    await hall.table(head.id)
    await hall.close()  # which takes the snapshot
    return head.id


def fill(file: Path, count: int) -> None:
    """Finished games beside them."""
    ids = [f"z{number:07d}" for number in range(count)]

    def answers() -> Iterator[tuple[Any, ...]]:
        return (
            (each, number, number % 2, "discard:gem_world", "r") for each in ids for number in range(ANSWERS)
        )

    with closing(sqlite3.connect(file)) as connection, connection:
        names = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
        (one,) = connection.execute("SELECT * FROM tables LIMIT 1").fetchall()
        row = dict(zip(names, one, strict=True)) | {"status": OVER}
        marks = ",".join("?" * len(names))
        connection.executemany(
            f"INSERT INTO tables VALUES ({marks})", (tuple((row | {"id": each}).values()) for each in ids)
        )
        connection.executemany("INSERT INTO answers VALUES (?,?,?,?,?)", answers())


async def opened(store: Store, ids: list[str]) -> list[float]:
    """Milliseconds each of these takes to open, rising; the first time does not count, code is made ready then, too."""
    taken = []
    for table_id in ids * 2:
        hall = Hall(store, GAMES, catalogue, {})
        began = perf_counter()
        (await hall.table(table_id)).showing.frames_since(0, 0)
        taken.append(1000 * (perf_counter() - began))
    return sorted(taken[len(ids) :])


def forget_snapshots(file: Path) -> None:
    """From now on a table is made from its whole log."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for table in ("snapshots", "chapters"):
            connection.execute(f"DELETE FROM {table}")


async def measure(stored: int, tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tables.sqlite")
        store = Store(database_url(str(file)))
        await store.open()
        running = {
            name: [await begun(store, game, seed) for seed in range(tables)] for name, game in GAMES.items()
        }
        fill(file, stored)
        print(f"{await upkeep.count(store):,} tables")
        for name, ids in running.items():
            numbers = [(await upkeep.log_numbers(store, each))[0] for each in ids]
            again = await opened(store, ids)
            said = f"{name}: {min(numbers)} to {max(numbers)} answers"
            print(f"{said}, median {median(again):.1f} ms, most {again[-1]:.1f} ms")
        forget_snapshots(file)
        for name, ids in running.items():
            print(f"{name}: from its whole log, median {median(await opened(store, ids)):.1f} ms")
        await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--stored", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=5)
    asked = parser.parse_args()
    asyncio.run(measure(max(0, asked.stored), max(1, asked.tables)))
