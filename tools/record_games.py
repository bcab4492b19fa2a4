"""Makes the golden games in tests/records: between them they use every card, power, option and way to end.

    python tools/record_games.py                       play the picked games again and write them
    python tools/record_games.py race                  only those of one game
    python tools/record_games.py race --search 5000    look through so many games for a small set and print it

A change of the rules shows as a difference in these files: read it, then write them anew. A game joins by its two
modules in tests/records (picks.py says which).
"""

import argparse
import sys
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.records.picks import HERE, Pick, Room, rooms  # noqa: E402

from cosmodrome.play.record import dumps  # noqa: E402

Found = tuple[Pick, frozenset[str], int]
"""A game looked at: its pick, what it uses, its length in lines."""


def write(room: Room) -> None:
    """Write the picked games of a room and delete others."""
    folder = HERE / room.id
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    for pick in room.picks:
        (folder / pick.file_name).write_text(dumps(room.record_of(pick)), encoding="utf-8")
    print(f"{len(room.picks)} games in {folder.relative_to(ROOT)}")


def search(room: Room, games: int) -> None:
    """Pick greedily: always the game that brings most new uses for its length."""
    found: list[Found] = []
    for number in range(games):
        pick = replace(room.tables[number % len(room.tables)], seed=number // len(room.tables))
        try:
            record = room.record_of(pick)
        except ValueError:  # the script wants a card that has gone elsewhere in this game
            continue
        found.append((pick, frozenset(room.uses.used(record)), len(record.entries)))
        if number % 500 == 499:
            print(f"{number + 1} games", file=sys.stderr)
    picked, missing = chosen(room.uses.everything(), found)
    for pick, _, length in sorted(picked, key=lambda each: each[0].file_name):
        print(f"    {spelled(pick)},  # {length} lines")
    print(f"{len(picked)} games; {len(missing)} uses not found: {sorted(missing)}", file=sys.stderr)


def chosen(everything: set[str], found: list[Found]) -> tuple[list[Found], set[str]]:
    """A small set of the games that uses all that any of them does, and what none of them uses."""
    missing = set(everything)
    picked: list[Found] = []
    while missing:
        best = max(found, key=lambda each: len(missing & each[1]) ** 2 / each[2])
        if not missing & best[1]:
            break
        picked.append(best)
        missing -= best[1]
    for each in sorted(picked, key=lambda each: each[0].file_name):
        others = set().union(*(other[1] for other in picked if other is not each))
        if everything - missing <= others:
            picked.remove(each)
    return picked, missing


def spelled(pick: Pick) -> str:
    """A pick as it is written in a game's PICKS."""
    arguments = [str(pick.seats), str(pick.seed), *([str(pick.options)] if pick.options else [])]
    arguments += [f"{name}=True" for name in ("script", "cards") if getattr(pick, name)]
    return f"Pick({', '.join(arguments)})".replace("'", '"')


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", choices=sorted(rooms()), help="one game only")
    parser.add_argument(
        "--search", type=int, metavar="GAMES", help="look for a covering set among so many games"
    )
    asked = parser.parse_args()
    for room in [rooms()[asked.game]] if asked.game else rooms().values():
        if asked.search:
            search(room, asked.search)
        else:
            write(room)


if __name__ == "__main__":
    main()
