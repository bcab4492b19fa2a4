"""Measures how well the bots of each game play against each other: the table from which their ratings begin.

    nice python tools/rate_bots.py > src/cosmodrome/bots/strengths.py

All bots of a game sit at its tables in turn, with each number of seats, and are rated game by game as people are. The
plain bot, `greedy`, is put where new players begin: nobody knows beforehand how people play, and rated games move it.
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
    """Who plays a game: all bots as often, and each anywhere, for it matters who is asked first and after whom."""
    sat = [names[(number + seat) % len(names)] for seat in range(seats)]
    Random(f"{SEED} {number}").shuffle(sat)
    return tuple(sat)


def measured(game_id: str, seats: int, games: int, minutes: float) -> tuple[int, dict[str, float]]:
    """How many games with so many seats there were, and the `mu` of each bot after them."""
    until = time.monotonic() + 60 * minutes
    model = PlackettLuce(tau=0)
    names = catalogue.names(game_id)
    ratings = {name: model.rating() for name in names}
    options = GAMES[game_id].meta.read_options({}, seats)
    played = 0
    for number in range(games):
        if time.monotonic() > until:
            break
        outcome = play_game(Plan(game_id, seats, SEED, options, seated(names, seats, number)), number)
        teams = [[ratings[name]] for name in outcome.names]
        own = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
        ranks = [1.0 + sum(other > each for other in own) for each in own]
        rated = model.rate(teams, ranks=ranks)
        for name in names:
            several = [team[0] for team, each in zip(rated, outcome.names, strict=True) if each == name]
            if several:
                mu = sum(one.mu for one in several) / len(several)
                sigma = sum(one.sigma for one in several) / len(several)
                ratings[name] = model.create_rating([mu, sigma])
        played += 1
    plain = ratings[PLAIN].mu
    return played, {
        name: round(model.mu + max(-FARTHEST, min(FARTHEST, rating.mu - plain)), 1)
        for name, rating in ratings.items()
    }


def apart(seats: int, share: float) -> float:
    """How far a bot is from the plain one that wins this share of games in which plain ones have all other seats."""
    spread = math.sqrt(seats) * PlackettLuce().beta
    return max(-FARTHEST, min(FARTHEST, spread * math.log(share * (seats - 1) / (1 - share))))


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
    parser.add_argument("--share", type=float, help="of games that a bot won against plain ones; plays none")
    given = parser.parse_args()
    if given.share is not None:
        for seats in given.seats or (2,):
            print(f"{seats} seats: {PlackettLuce().mu + apart(seats, given.share):.1f}")
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
            games, found = measured(game_id, seats, given.games, given.minutes)
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
