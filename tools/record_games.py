"""Makes the golden games in tests/records: between them they use every card, power, option and way to end.

    python tools/record_games.py                 play the picked games again and write them
    python tools/record_games.py --search 5000   look through so many games for a small set and print it

A change of the rules shows as a difference in these files: read it, then write them anew.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from cosmodrome.core.choice import Choice  # noqa: E402
from cosmodrome.core.meta import Script, Setup  # noqa: E402
from cosmodrome.core.record import Record, dumps, play  # noqa: E402
from cosmodrome.core.rng import Rng, seeded  # noqa: E402
from cosmodrome.games.race.game import RACE  # noqa: E402

RECORDS = ROOT / "tests/records"

SCRIPT = Script(
    start_worlds=["earths_lost_colony", "alpha_centauri"],
    hands=[
        ["gem_world", "public_works", "colony_ship", "trade_league", "rebel_base", "plague_world"],
        [
            "comet_zone",
            "space_marines",
            "contact_specialist",
            "galactic_federation",
            "new_earth",
            "pirate_world",
        ],
    ],
    discards=[["rebel_base", "plague_world"], ["new_earth", "pirate_world"]],
    deck=["spice_world", "public_works", "space_port", "mining_world"],
    reshuffles=[["rebel_base", "new_earth", "pirate_world"]],
    queues={
        "0 draw": ["merchant_world", "tourist_world"],
        "1 explore": ["drop_ships"],
        "1 good": ["refugee_world"],
    },
)
"""Chance told beforehand, for the one scripted game."""

# Seats, seed, options, and whether SCRIPT is used: what `--search` printed.
PICKS: list[tuple[int, int, dict[str, Any], bool]] = [
    (2, 101, {"edition": "second", "new_start_worlds": True, "experienced": True}, False),
    (2, 198, {"edition": "second", "new_start_worlds": True, "experienced": True}, False),
    (2, 582, {"edition": "second", "new_start_worlds": True, "experienced": True}, False),
    (2, 729, {"edition": "second", "new_start_worlds": True, "experienced": True}, False),
    (2, 810, {"edition": "second", "new_start_worlds": True}, False),
    (2, 336, {"experienced": True}, False),
    (2, 350, {"experienced": True}, False),
    (2, 273, {"first_game": True, "experienced": True}, False),
    (2, 660, {"first_game": True, "experienced": True}, False),
    (2, 977, {"first_game": True, "experienced": True}, False),
    (2, 1315, {"first_game": True, "experienced": True}, False),
    (2, 7, {}, True),
    (2, 1142, {}, False),
    (3, 693, {"edition": "second", "new_start_worlds": True}, False),
    (4, 708, {"edition": "second", "new_start_worlds": True}, False),
    (4, 551, {}, False),
    (4, 827, {}, False),
]


def lively(rng: Rng) -> Any:
    """A player who answers by chance but mostly places something when it can, so that games are short and full."""

    def ask(state: Any, seat: int) -> Choice:
        options: list[Choice] = RACE.options(state, seat)
        if options[0].verb == "pass" and int(rng.below(8)):
            options = options[1:]
        return options[int(rng.below(len(options)))]

    return ask


def record_of(seats: int, seed: int, options: dict[str, Any], scripted: bool = False) -> Record:
    """The game of a pick."""
    setup = Setup(seats, seed, RACE.meta.read_options(options, seats), SCRIPT if scripted else None)
    return play(RACE, setup, lively(seeded(seed, "players")), [f"Player {seat + 1}" for seat in range(seats)])


def file_name(seats: int, seed: int, options: dict[str, Any], scripted: bool = False) -> str:
    """Such as 2-seats-second-experienced-17.jsonl."""
    told = [name.replace("_", "-") if value is True else str(value) for name, value in options.items()]
    return "-".join([f"{seats}-seats", *told, *(["script"] if scripted else []), str(seed)]) + ".jsonl"


def write() -> None:
    """Write the picked games and delete others."""
    folder = RECORDS / RACE.meta.id
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    for pick in PICKS:
        (folder / file_name(*pick)).write_text(dumps(record_of(*pick)), encoding="utf-8")
    print(f"{len(PICKS)} games in {folder.relative_to(ROOT)}")


def tables() -> list[tuple[int, dict[str, Any]]]:
    """Seat counts and options to search among."""
    new = {"edition": "second", "new_start_worlds": True}
    common: list[dict[str, Any]] = [{}, {"first_game": True}, {"edition": "second"}, new]
    pairs = [{"experienced": True}, {"first_game": True, "experienced": True}, {**new, "experienced": True}]
    return [
        (seats, options) for seats in RACE.meta.seats for options in [*common, *(pairs if seats == 2 else [])]
    ]


def search(games: int) -> None:
    """Pick greedily: always the game that brings most new uses for its length."""
    from tests.records.race_uses import everything, used

    found: list[tuple[tuple[int, int, dict[str, Any], bool], frozenset[str], int]] = []
    choices = tables()
    for number in range(games):
        seats, options = choices[number % len(choices)]
        pick = (seats, number // len(choices), options, False)
        if number < 12:
            pick = (2, number, {}, True)
        try:
            record = record_of(*pick)
        except ValueError:  # the script wants a card that has gone elsewhere in this game
            continue
        found.append((pick, frozenset(used(record)), len(record.entries)))
        if number % 500 == 499:
            print(f"{number + 1} games", file=sys.stderr)
    missing = everything()
    picked = []
    while missing:
        best = max(found, key=lambda each: len(missing & each[1]) ** 2 / each[2])
        if not missing & best[1]:
            break
        picked.append(best)
        missing -= best[1]
    for each in sorted(picked, key=lambda each: str(each[0])):
        others = set().union(*(other[1] for other in picked if other is not each))
        if everything() - missing <= others:
            picked.remove(each)
    for pick, _, length in sorted(picked, key=lambda each: (each[0][0], str(each[0][2]), each[0][1])):
        print(f"    {pick},  # {length} lines")
    print(f"{len(picked)} games; {len(missing)} uses not found: {sorted(missing)}", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--search", type=int, metavar="GAMES", help="look for a covering set among so many games"
    )
    games = parser.parse_args().search
    if games:
        search(games)
    else:
        write()


if __name__ == "__main__":
    main()
