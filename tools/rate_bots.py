"""Measures how well the bots of each game play against each other: the table from which their ratings begin.

    nice python tools/rate_bots.py > src/cosmodrome/bots/strengths.py

All bots of a game sit at its tables, with each number of seats, and how often each comes out above the plain one says
how far they are apart on the scale of ratings. The plain bot, `greedy`, is put where new players begin: nobody knows
beforehand how people play, and rated games move it.
A game with bots that search takes up to twenty seconds, so `--minutes` ends those before they reach `--games`: what is
written tells how many there were, and ratings begin the less sure the fewer they are. One game (`--only`) can be
measured after the other, and its lines pasted. Where `cosmodrome simulate` has played more games of one bot against
plain ones, the share that it won says how far it is from them:

    python tools/rate_bots.py --seats 2 --share 0.668
"""

import argparse
import math
import sys
import time
from collections.abc import Sequence
from random import Random

from openskill.models import PlackettLuce

from cosmodrome.arena.match import Plan, play_game
from cosmodrome.bots import catalogue
from cosmodrome.games.catalogue import GAMES

PLAIN = "greedy"
SEED = 43
FARTHEST = 20.0
"""From the plain bot: at that distance it wins, or loses, 97 games of 100, and further on nothing can be measured."""


def seated(names: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Who plays a game: all bots as often, and each anywhere, as it matters who is asked first, and after whom."""
    sat = [names[(number + seat) % len(names)] for seat in range(seats)]
    Random(f"{SEED} {number}").shuffle(sat)
    return tuple(sat)


def apart(seats: int, above: float) -> float:
    """How far a bot is from the plain one that comes out above each of them in this share of games."""
    if above in (0, 1):
        return FARTHEST if above else -FARTHEST
    spread = math.sqrt(seats) * PlackettLuce().beta
    return max(-FARTHEST, min(FARTHEST, spread * math.log(above / (1 - above))))


def above_each(seats: int, won: float) -> float:
    """In which share of games it is above each plain one, if it wins this share where they have all other seats."""
    return won / (won + (1 - won) / (seats - 1))


def measured(
    game_id: str, seats: int, games: int, minutes: float, names: Sequence[str]
) -> tuple[int, dict[str, float]]:
    """How many games of these bots with so many seats there were, and the `mu` of each of them afterwards.

    All games count alike, whichever came first: of ratings that change game by game the first would count most.
    """
    until = time.monotonic() + 60 * minutes
    options = GAMES[game_id].meta.read_options({}, seats)
    above, met = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0)
    played = 0
    for number in range(games):
        if time.monotonic() > until:
            break
        outcome = play_game(Plan(game_id, seats, SEED, options, seated(names, seats, number)), number)
        own = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
        for name, result in zip(outcome.names, own, strict=True):
            for plain, other in zip(outcome.names, own, strict=True):
                if plain == PLAIN != name:
                    met[name] += 1
                    above[name] += (result > other) + (result == other) / 2
        played += 1
    mu = PlackettLuce().mu
    return played, {
        name: mu if name == PLAIN else round(mu + apart(seats, above[name] / max(1, met[name])), 1)
        for name in names
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400, help="for each number of seats, at most")
    parser.add_argument("--minutes", type=float, default=10, help="for each number of seats, at most")
    parser.add_argument("--only", metavar="GAME", help="one game")
    parser.add_argument(
        "--seats", type=int, nargs="*", help="so many; where nothing is measured the nearest counts"
    )
    parser.add_argument("--bots", help="which, with commas, greedy among them; all of a game unless given")
    parser.add_argument("--share", type=float, help="of games that a bot won against plain ones; plays none")
    given = parser.parse_args()
    if given.share is not None:
        for seats in given.seats or (2,):
            print(f"{seats} seats: {PlackettLuce().mu + apart(seats, above_each(seats, given.share)):.1f}")
        return
    print(
        '"""How well the bots play, as measured by `tools/rate_bots.py`: from there their ratings begin."""'
    )
    print("\nfrom typing import Final\n")
    print("STRENGTHS: Final[dict[str, dict[int, tuple[int, dict[str, float]]]]] = {")
    for game_id, game in GAMES.items():
        if given.only not in (None, game_id):
            continue
        print(f'    "{game_id}": {{')
        for seats in (
            each for each in game.meta.seats if each > 1 and each in (given.seats or game.meta.seats)
        ):
            began = time.monotonic()
            names = given.bots.split(",") if given.bots else catalogue.names(game_id)
            games, found = measured(game_id, seats, given.games, given.minutes, names)
            seconds = time.monotonic() - began
            print(
                f"{game_id}, {seats} seats, {games} games, {seconds:.0f} s: {found}",
                file=sys.stderr,
                flush=True,
            )
            told = ", ".join(f'"{name}": {mu}' for name, mu in found.items())
            print(f"        {seats}: ({games}, {{{told}}}),", flush=True)
        print("    },")
    print("}")
    print(
        '"""By game and number of seats: after how many games, and the `mu` of each bot; a new player has 25."""'
    )


if __name__ == "__main__":
    main()
