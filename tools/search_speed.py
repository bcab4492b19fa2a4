"""How long a search of finished games takes, in ms: the slower of what many ask for, in a database of so many games.

    python tools/search_speed.py [--games 100000] [--rounds 20] [--json]

What is aimed at is 50 ms with 100,000 games. The database is a file of SQLite, made for it and deleted: 2,000 players,
one of whom has played a tenth of all games; every fifth table is by invitation.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from sqlalchemy import insert

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from cosmodrome.server.db import models  # noqa: E402
from cosmodrome.server.db.finished_games import Wanted, search  # noqa: E402
from cosmodrome.server.db.profiles import seats_of  # noqa: E402
from cosmodrome.server.db.store import Store  # noqa: E402
from cosmodrome.server.db.tables import OVER, Head  # noqa: E402
from cosmodrome.server.settings import database_url  # noqa: E402
from cosmodrome.server.table.deeds import deeds_of  # noqa: E402

Rows = dict[str, list[dict[str, Any]]]

PLAYERS = [f"player{number}" for number in range(2000)]
BUSY = PLAYERS[0]
"""Who has played a tenth of all games."""
NOW = 1_795_000_000_000
FIRST, APART = 1_700_000_000_000, 600_000
"""When the first game ended, and how long after it the next; milliseconds."""
AT_ONCE = 2000
"""Games that are written together."""
A_PAGE = 21
RARE_GAME = "pocket_mars"
ANY = Wanted("", "", "", 0, 10**14, "")


def game_of(number: int, chance: random.Random) -> str:
    """Most are of Race; one in a thousand of the rare one."""
    return (
        RARE_GAME if number % 1000 == 7 else chance.choices(("race", "jump_drive", "sidereal"), (7, 2, 1))[0]
    )


def rows_of(number: int, chance: random.Random) -> Rows:
    """A finished game, as the database has it."""
    game, table, at = game_of(number, chance), f"t{number}", FIRST + APART * number
    seats = chance.choice((2, 2, 3, 4))
    people = chance.sample(PLAYERS[1:], seats)
    if number % 10 == 3:
        people[-1] = BUSY
    named = deeds_of(game).all_traits
    private = number % 5 == 0
    head = Head(table, table, game, 1, seats, 1, {}, OVER, people[0], private=private)
    facts = msgspec.structs.asdict(head) | {"touched": at // 1000, "time_control": {"kind": "none"}}
    empty = dict.fromkeys(("mu_before", "sigma_before", "mu", "sigma"))
    own = {"table_id": table, "game": game, "at": at}
    results, deeds = [], []
    traits = {kind: chance.sample(messages, seats) for kind, messages in named.items()}
    for seat, player in enumerate(people):
        results.append(
            own | empty
            | {"seat": seat, "seats": seats, "player": player, "bot": "", "place": seat + 1, "score": 30}
            | {"by_bot": False, "rated": False, "number": 0}
        )  # fmt: skip
        told = json.dumps({kind: some[seat] for kind, some in traits.items()})
        deeds.append(own | {"seat": seat, "player": player, "traits": told, "feats": "[]"})
    return {"tables": [facts], "results": results, "deeds": deeds}


async def fill(store: Store, games: int) -> None:
    """So many games, the same ones each time."""
    chance = random.Random(4)
    made = (rows_of(number, chance) for number in range(games))
    while some := list(islice(made, AT_ONCE)):
        rows: Rows = {name: [row for each in some for row in each[name]] for name in some[0]}

        async def write(connection: Any, rows: Rows = rows) -> None:
            for name, own in rows.items():
                await connection.execute(insert(getattr(models, name)), own)

        await store.write(write)


def searches(games: int) -> dict[str, Wanted]:
    """What is asked for, by what it is called."""
    world = deeds_of("race").all_traits["start-world"][3]
    species = deeds_of("sidereal").all_traits["species"][2]
    middle = FIRST + APART * games // 2
    asked = {
        "all": {},
        "all, from the middle on": {"until": middle, "past": f"t{games // 2}"},
        "a rare game": {"game": RARE_GAME},
        "a day": {"since": middle, "until": middle + 86_400_000},
        "a player": {"player": PLAYERS[9]},
        "who played a tenth": {"player": BUSY},
        "who played a tenth, a rare game": {"player": BUSY, "game": RARE_GAME},
        "a start world": {"game": "race", "trait": world},
        "a start world, its earliest games": {"game": "race", "trait": world, "until": FIRST + APART * 1000},
        "a species": {"game": "sidereal", "trait": species},
        "a player and a start world": {"game": "race", "player": PLAYERS[9], "trait": world},
        "who played a tenth, a species": {"game": "sidereal", "player": BUSY, "trait": species},
    }
    return {name: msgspec.structs.replace(ANY, **facts) for name, facts in asked.items()}


async def measure(games: int, rounds: int) -> dict[str, dict[str, float]]:
    """By search and reader, how many games were found, and the median of milliseconds with those who sat there."""
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        store = Store(database_url(f"{folder}/games.sqlite"))
        await store.open()
        await fill(store, games)
        for name, wanted in searches(games).items():
            for reader in ("", PLAYERS[5]):
                times = []
                for _ in range(rounds):
                    began = time.perf_counter()
                    page = await search(store, wanted, reader, NOW, A_PAGE)
                    await seats_of(store, [each.table_id for each in page])
                    times.append(1000 * (time.perf_counter() - began))
                who = "a player asks" if reader else "a stranger asks"
                found[f"{name}; {who}"] = {"games": len(page), "median": median(times), "most": max(times)}
        await store.close()
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--games", type=int, default=100_000)
    asked.add_argument("--rounds", type=int, default=20)
    asked.add_argument("--json", action="store_true")
    wanted = asked.parse_args()
    figures = asyncio.run(measure(wanted.games, wanted.rounds))
    if wanted.json:
        print(json.dumps(figures))
        return
    for name, found in figures.items():
        print(
            f"{name}: {found['games']} games, median {found['median']:.1f} ms, at most {found['most']:.1f} ms"
        )


if __name__ == "__main__":
    main()
