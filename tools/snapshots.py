"""What a snapshot costs: processor time of the server and bytes of the database, for games played by chance.

python tools/snapshots.py                 five games of each, of two people where that many may play
python tools/snapshots.py --games 2 --seats 3
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]

from cosmodrome.core.game import Game  # noqa: E402
from cosmodrome.core.meta import Setup  # noqa: E402
from cosmodrome.games.catalogue import GAMES  # noqa: E402
from cosmodrome.server.db.log_writer import Snapshot  # noqa: E402
from cosmodrome.server.db.store import Store  # noqa: E402
from cosmodrome.server.db.tables import HUMAN, PLAYING, Head, Place  # noqa: E402
from cosmodrome.server.settings import database_url  # noqa: E402
from cosmodrome.server.table.loading import from_the_beginning  # noqa: E402
from cosmodrome.server.table.snapshots import EVERY, taken  # noqa: E402
from opening import played  # noqa: E402

ROUNDS = 20  # a snapshot is taken so often, for the clock of processor time is coarse


def snapshots(game: Game[Any], seats: int, seed: int) -> list[tuple[Snapshot, float]]:
    """Those of one game, each with the milliseconds that it took."""
    setup = Setup(seats, seed, game.meta.read_options({}, seats), ask_anyway=True)
    answers = played(game, seats, seed)
    found: list[tuple[Snapshot, float]] = []
    for count in range(EVERY, len(answers) + 1, EVERY):
        course, trail = from_the_beginning(game, setup, f"t{seed}", answers[:count])
        first = found[-1][0].answers + 1 if found else 0
        if course.told < first:
            continue
        began = process_time()
        for _ in range(ROUNDS):
            snapshot = taken(game, setup, f"t{seed}", course, first, trail.past(first, course.told))
        found.append((snapshot, 1000 * (process_time() - began) / ROUNDS))
    return found


async def kept(all_taken: list[Snapshot]) -> float:
    """Milliseconds of processor time a snapshot that keeping them takes, in a file of SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(database_url(str(Path(folder, "tables.sqlite"))))
        await store.open()
        for table in {snapshot.table_id for snapshot in all_taken}:
            await store.add_table(Head(table, "", "race", 1, 1, 1, {}, PLAYING, "ada"), [Place(0, HUMAN)])
        began = process_time()
        for snapshot in all_taken:
            await store.keep(snapshot)
        spent = process_time() - began
        await store.close()
    return 1000 * spent / len(all_taken)


def measure(games: int, seats: int) -> None:
    for name, game in GAMES.items():
        people = min(max(seats, game.meta.seats[0]), game.meta.seats[-1])
        each = [snapshots(game, people, seed) for seed in range(games)]
        found = [one for of_a_game in each for one in of_a_game]
        if not found:
            print(f"{name}: over before its first snapshot")
            continue
        all_taken = [snapshot for snapshot, _ in found]
        states, events = ([len(getattr(one, part)) for one in all_taken] for part in ("state", "events"))
        in_all = median(
            len(one[-1][0].state) + sum(len(part.events) for part, _ in one) for one in each if one
        )
        taking, keeping = median(spent for _, spent in found), asyncio.run(kept(all_taken))
        print(
            f"{name} ({people} seats): taking {taking:.2f} ms, keeping {keeping:.2f} ms,"
            f" so {(taking + keeping) / EVERY:.3f} ms an answer; state {median(states) / 1000:.1f} kB,"
            f" events since the one before {median(events) / 1000:.1f} kB; near the end {in_all / 1000:.1f} kB a game"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seats", type=int, default=2)
    asked = parser.parse_args()
    measure(max(1, asked.games), max(1, asked.seats))
