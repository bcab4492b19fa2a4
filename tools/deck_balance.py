"""How balanced a deck of Pocket Mars is: many games between equal bots, and what they add up to.

    python tools/deck_balance.py --games 4000 --jobs 2          tables of figures
    python tools/deck_balance.py --games 300 --json             the same as JSON
    python tools/deck_balance.py --cards my-deck.json           for an owner's deck

A third of the games each has 2, 3 and 4 seats. Game n depends on the seed and n alone, so any number of jobs gives the
same figures. What is counted comes from the events of the games.
"""

import argparse
import json
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cosmodrome.arena.match import game_seed
from cosmodrome.bots.seated import bot_choice, seat_bots
from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import CardsError, Setup
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from cosmodrome.games.pocket_mars.powers import COLOURS

SEATS = (2, 3, 4)
CHUNK = 20  # games; so that progress is seen
SPACES = COLOURS[:4]

# What is aimed at (docs/pocket-mars-deck.md).
MOST_ABOVE_SHARE = 0.03
PLACED = (0.10, 0.40)
ROUNDS = (9.0, 16.0)


# --- one game ---------------------------------------------------------------------------------------------------


def play(game: Game[Any], seats: int, seed: int, bot: str) -> tuple[Any, list[Event]]:
    """The final view and all events of a game of equal bots."""
    log = Log()
    state = game.new(Setup(seats, seed, game.meta.read_options({}, seats)), log)
    bots = seat_bots(game, [bot] * seats, seed)
    while (seat := game.first_awaited(state)) >= 0:
        game.choose(state, seat, bot_choice(game, state, seat, bots[seat]))
    return game.view(state, None), log


def count_game(tally: Counter[str], seats: int, view: Any, log: Iterable[Event]) -> None:
    """Adds one game to a tally: whole numbers under names, so that tallies merge in any order."""
    tally["games"] += 1
    tally[f"games/{seats}"] += 1
    tally[f"rounds/{seats}"] += view.round
    tally[f"length/{seats}/{view.round}"] += 1
    # Twelfths, so that a victory shared by 2, 3 or 4 stays a whole number.
    for seat in view.winners:
        tally[f"wins/{seats}/{seat}"] += 12 // len(view.winners)
    tally["shared"] += len(view.winners) > 1
    without_energy = []
    for player in view.players:
        parts = {part.source: part.vp for part in player.breakdown}
        tally["seats"] += 1
        tally[f"score/{seats}"] += player.score
        for source, vp in parts.items():
            tally[f"vp/{source}"] += vp
            tally[f"scored/{source}"] += vp > 0
            tally[f"winners/{source}"] += vp > 0 and player.seat in view.winners
        tally["winners"] += player.seat in view.winners
        without_energy.append(player.score - parts.get("energy", 0))
    best = max(without_energy)
    tally["energy decides"] += view.winners != [
        seat for seat, score in enumerate(without_energy) if score == best
    ]
    for event in log:
        count_event(tally, event)


def count_event(tally: Counter[str], event: Event) -> None:
    if isinstance(event, events.TurnBegan):
        tally["turns"] += 1
    elif isinstance(event, events.HandCardPlayed):
        tally["plays/hand"] += 1
        tally[f"card/{event.card}/hand"] += 1
    elif isinstance(event, events.PrepCardPlayed):
        tally["plays/prep"] += 1
        tally[f"card/{event.card}/prep"] += 1
    elif isinstance(event, events.OtherCardPlayed):
        tally["plays/other"] += 1
        tally[f"card/{event.card}/other"] += 1
    elif isinstance(event, events.Attached):
        tally[f"beats/{event.building}"] += event.beats
        tally[f"attached/{event.building}"] += 1
    elif isinstance(event, events.ActionDone):
        tally[f"done/{event.card}/{event.half}"] += 1
        tally["paid"] += event.cost
        tally["paid actions"] += event.cost > 0
    elif isinstance(event, events.ActionFailed) and event.half == "hand":
        tally[f"failed/{event.reason}"] += 1
        tally[f"unmet/{event.card}"] += 1
    elif isinstance(event, events.AbilityUsed):
        tally[f"ability/{event.building}"] += 1
    elif isinstance(event, events.Placed):
        tally[f"placed/{event.building}"] += 1
        tally[f"placed by/{event.why if event.why == 'number' else 'effects'}"] += 1
    elif isinstance(event, events.Promoted):
        tally[f"promoted/{event.building}"] += 1
    elif isinstance(event, events.Launched) and event.why == "action":
        tally["plays/launch"] += 1
    elif isinstance(event, events.EnergyGained):
        tally["gained"] += event.count
        tally["plays/energy"] += event.why == "action"


# --- many games -------------------------------------------------------------------------------------------------


def play_chunk(first: int, last: int, seed: int, bot: str, cards: Any) -> Counter[str]:
    game = POCKET_MARS if cards is None else POCKET_MARS.with_cards(cards)
    tally: Counter[str] = Counter()
    for number in range(first, last):
        seats = SEATS[number % len(SEATS)]
        view, log = play(game, seats, game_seed(seed, number), bot)
        count_game(tally, seats, view, log)
    return tally


def play_all(games: int, jobs: int, seed: int, bot: str, cards: Any) -> Counter[str]:
    chunks = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    tally: Counter[str] = Counter()
    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=games)
        if jobs == 1:
            for first, last in chunks:
                tally.update(play_chunk(first, last, seed, bot, cards))
                progress.advance(bar, last - first)
            return tally
        with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
            waiting = {pool.submit(play_chunk, *chunk, seed, bot, cards): chunk for chunk in chunks}
            for future in as_completed(waiting):
                tally.update(future.result())
                first, last = waiting[future]
                progress.advance(bar, last - first)
    return tally


# --- figures ----------------------------------------------------------------------------------------------------


def figures(tally: Counter[str], names: dict[str, str]) -> dict[str, Any]:
    """Everything that is reported, from a tally; shares are from 0 to 1. `names` is the name by card id."""
    placed = sum(tally[f"placed/{building}"] for building in SPACES)
    turns = tally["turns"]
    return {
        "games": tally["games"],
        "seats": {str(seats): seat_figures(tally, seats) for seats in SEATS if tally[f"games/{seats}"]},
        "shared_victories": share(tally["shared"], tally["games"]),
        "buildings": {
            building: {
                "placed": share(tally[f"placed/{building}"], placed),
                "attached_a_game": share(tally[f"attached/{building}"], tally["games"]),
                "beaten": share(tally[f"beats/{building}"], tally[f"attached/{building}"]),
                "promoted_a_game": share(tally[f"promoted/{building}"], tally["games"]),
                "ability_a_game": share(tally[f"ability/{building}"], tally["games"]),
            }
            for building in COLOURS
        },
        "placed_for_the_number": share(tally["placed by/number"], placed),
        "turns": {kind: share(tally[f"plays/{kind}"], turns) for kind in TURNS},
        "scores": {
            source: {
                "vp": share(tally[f"vp/{source}"], tally["seats"]),
                "seats": share(tally[f"scored/{source}"], tally["seats"]),
                "winners": share(tally[f"winners/{source}"], tally["winners"]),
            }
            for source in SOURCES
        },
        "energy": {
            "gained_a_seat": share(tally["gained"], tally["seats"]),
            "paid_a_seat": share(tally["paid"], tally["seats"]),
            "turns_with_a_cost_paid": share(tally["paid actions"], turns),
            "decides_the_winner": share(tally["energy decides"], tally["games"]),
        },
        "failed": {
            reason: share(tally[f"failed/{reason}"], turns)
            for reason in ("needs-condition", "needs-energy", "does-nothing")
        },
        "cards": {
            card: {
                "name": name,
                "hand": tally[f"card/{card}/hand"],
                "hand_done": tally[f"done/{card}/hand"],
                "prep": tally[f"card/{card}/prep"],
                "other": tally[f"card/{card}/other"],
                "prep_done": tally[f"done/{card}/prep"],
            }
            for card, name in names.items()
        },
    }


TURNS = ("hand", "prep", "other", "launch", "energy")
SOURCES = ("ship", "one-star", "two-star", "energy", "all-four", "four-together")


def share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def seat_figures(tally: Counter[str], seats: int) -> dict[str, Any]:
    games = tally[f"games/{seats}"]
    lengths = sorted(
        Counter(
            {
                int(key.rsplit("/", 1)[1]): count
                for key, count in tally.items()
                if key.startswith(f"length/{seats}/")
            }
        ).elements()
    )
    return {
        "games": games,
        "wins": [share(tally[f"wins/{seats}/{seat}"], 12 * games) for seat in range(seats)],
        "score": share(tally[f"score/{seats}"], seats * games),
        "rounds": share(tally[f"rounds/{seats}"], games),
        "rounds_of_the_middle_90": [lengths[len(lengths) // 20], lengths[-1 - len(lengths) // 20]],
    }


def faults(found: dict[str, Any]) -> list[str]:
    """What misses the aims, a line each."""
    lines = []
    for seats, row in found["seats"].items():
        for seat, wins in enumerate(row["wins"]):
            if wins > 1 / int(seats) + MOST_ABOVE_SHARE:
                lines.append(f"seat {seat + 1} of {seats} wins {wins:.1%}")
        if not ROUNDS[0] <= row["rounds"] <= ROUNDS[1]:
            lines.append(f"games of {seats} seats last {row['rounds']:.1f} rounds")
    for building in SPACES:
        placed = found["buildings"][building]["placed"]
        if not PLACED[0] <= placed <= PLACED[1]:
            lines.append(f"{building} takes {placed:.1%} of the placements")
    for card, row in found["cards"].items():
        for half in ("hand", "prep"):
            if not row[f"{half}_done"]:
                lines.append(f"{card} {row['name']}: the {half} action is never done")
    return lines


def print_tables(found: dict[str, Any]) -> None:
    """Tables of Markdown."""
    print(f"{found['games']} games\n\n| seats | games | wins by seat | score | rounds | middle 90 % |")
    print("|---|---|---|---|---|---|")
    for seats, row in found["seats"].items():
        wins = ", ".join(f"{wins:.1%}" for wins in row["wins"])
        low, high = row["rounds_of_the_middle_90"]
        print(
            f"| {seats} | {row['games']} | {wins} | {row['score']:.1f} | {row['rounds']:.1f} | {low} to {high} |"
        )
    print("\n| building | placements | cards attached a game | of these beat | promotions | ability used |")
    print("|---|---|---|---|---|---|")
    for building, row in found["buildings"].items():
        print(
            f"| {building} | {row['placed']:.1%} | {row['attached_a_game']:.2f} | {row['beaten']:.1%} "
            f"| {row['promoted_a_game']:.2f} | {row['ability_a_game']:.2f} |"
        )
    print("\n| source | VP a seat | seats that score it | winners that do |\n|---|---|---|---|")
    for source, row in found["scores"].items():
        print(f"| {source} | {row['vp']:.2f} | {row['seats']:.1%} | {row['winners']:.1%} |")
    print("\n| figure | value |\n|---|---|")
    for kind, part in found["turns"].items():
        print(f"| turns: {kind} | {part:.1%} |")
    print(f"| colonists placed for the number | {found['placed_for_the_number']:.1%} |")
    print(f"| shared victories | {found['shared_victories']:.1%} |")
    energy = found["energy"]
    print(f"| energy gained, paid a seat | {energy['gained_a_seat']:.2f}, {energy['paid_a_seat']:.2f} |")
    print(f"| turns with a cost paid | {energy['turns_with_a_cost_paid']:.1%} |")
    print(f"| games whose winners the energy point changes | {energy['decides_the_winner']:.1%} |")
    for reason, part in found["failed"].items():
        print(f"| actions not done: {reason} | {part:.1%} of turns |")
    print("\n| card | from hand (done) | own prep | by others | bottom action done |\n|---|---|---|---|---|")
    for card, row in found["cards"].items():
        print(
            f"| {card} {row['name']} | {row['hand']} ({row['hand_done']}) | {row['prep']} | {row['other']} "
            f"| {row['prep_done']} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="greedy", help="the bot at every seat")
    parser.add_argument("--cards", type=Path, help="an owner's deck file")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    row = parser.parse_args()
    if row.games < 1 or row.jobs < 1:
        parser.error("--games and --jobs take whole numbers from 1")
    cards = None
    game: Game[Any] = POCKET_MARS
    if row.cards is not None:
        try:
            cards = json.loads(row.cards.read_text(encoding="utf-8"))
            game = POCKET_MARS.with_cards(cards)
        except (OSError, ValueError, CardsError) as error:
            sys.exit(f"{row.cards}: {error}")
    names = {facts["id"]: facts["name"] for facts in game.card_facts({}) if facts["type"] == "project"}
    found = figures(play_all(row.games, row.jobs, row.seed, row.bot, cards), names)
    if row.json:
        print(json.dumps(found, indent=1))
        return
    print_tables(found)
    missed = faults(found)
    print("\nAll aims are met." if not missed else "\nMissed: " + "; ".join(missed))


if __name__ == "__main__":
    main()
