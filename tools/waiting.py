"""How long a person waits for bots: from an answer to the next question, at a table of four, by game, in seconds.

    nice python tools/waiting.py [GAME ...] [--answers 40] [--bot BOT] [--json]

A scripted person plays at a real server, over sockets, with three bots of the top level, or others. What is aimed at is
1 s on average and less than 3 s in 95 %, interpreted too.
"""

import argparse
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import mean, quantiles

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.people import Message, Seat, some_answer  # noqa: E402
from tests.server.server_process import ServerProcess  # noqa: E402

from cosmodrome.bots.levels import LEVELS  # noqa: E402
from cosmodrome.games.catalogue import GAMES  # noqa: E402
from cosmodrome.server.bots.thinkers import usual_processes  # noqa: E402

SEATS = 4


def waited(seat: Seat, chance: random.Random, most: int) -> list[float]:
    """Seconds after each of so many answers, until the seat is asked again or the game is over.

    Where anybody may act, the person is ready at once, and asked again once an answer is owed.
    """
    times: list[float] = []
    while len(times) < most and (decision := _asked(seat)):
        began = time.monotonic()
        options = {option["key"] for option in decision["options"]}
        if (
            seat.choose(["ready"] if "ready" in options else some_answer(decision, chance))["type"]
            == "accepted"
        ):
            _asked(seat)
            times.append(time.monotonic() - began)
    return times


def _asked(seat: Seat) -> Message | None:
    """The next question that the seat owes an answer; None once the game is over."""
    while seat.awaited:
        owes = seat.update["seat"] in seat.awaited
        if owes and seat.has_news() and seat.update["decision"]["options"]:
            decision: Message = seat.update["decision"]
            return decision
        seat.hear()
    return None


def measured(game: str, bot: str, answers: int) -> list[float]:
    """The first answer of a server is left out: its bots begin with it."""
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(str(Path(folder, "tables.sqlite")), bot_processes=usual_processes(), anew=True)
        with server:
            visitor = server.client("Ada")
            for seed in range(1, 20):
                if len(times) > answers:
                    break
                wanted = {"game": game, "bots": SEATS - 1, "bot": bot, "seed": seed}
                table = visitor.post("/api/play", json=wanted).raise_for_status().json()["id"]
                seat = server.sit(visitor, table)
                times += waited(seat, random.Random(seed), answers + 1 - len(times))
    return times[1:]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("games", nargs="*", metavar="GAME", help="all of them unless given")
    asked.add_argument("--answers", type=int, default=40)
    asked.add_argument("--bot", help="instead of that of the top level")
    asked.add_argument("--json", action="store_true")
    wanted = asked.parse_args()
    if wanted.answers < 2:
        asked.error(f"--answers {wanted.answers} is not one of 2 and more")
    for game in wanted.games:
        if game not in GAMES:
            asked.error(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    figures = {}
    for game in wanted.games or GAMES:
        bot = wanted.bot or LEVELS[game][-1].bot
        times = measured(game, bot, wanted.answers)
        figures[game] = {
            "bot": bot,
            "answers": len(times),
            "mean": mean(times),
            "p95": quantiles(times, n=20)[-1],
        }
        if not wanted.json:
            told = figures[game]
            print(
                f"{game}, three {bot}: {len(times)} answers, mean {told['mean']:.2f} s, p95 {told['p95']:.2f} s",
                flush=True,
            )
    if wanted.json:
        print(json.dumps(figures))


if __name__ == "__main__":
    main()
