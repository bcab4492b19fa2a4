"""How good reviews are: are chances as told, does the judge find fault with itself, does it find planted blunders?

python tools/review_bars.py race --games 100 --blunders 100 [--seats 2]
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Any

from cosmodrome.bots.seated import bot_choice, seat_bots
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import Answer, Record, Recorder, play_on
from cosmodrome.review.judge import judge_of
from cosmodrome.review.questions import Question, played
from cosmodrome.review.report import WHOLE
from cosmodrome.review.review import Reviewing

FIRST_SEED = 8_000_000
"""Of deals that nothing else here plays."""
MARK = 80
"""Thousandths: what gives up so much is a mark against a player."""
BLUNDER = (0.15, 0.4)
"""What a planted answer gives up."""
TRIES = 200
"""Answers drawn by lot until one is bad enough."""
BINS = 10
MOST_ROUNDS = 30


def game_of(game_id: str, seats: int, seed: int, bot: str, before: Sequence[Answer] = ()) -> Record:
    """A game of one bot against itself, which has begun with these answers."""
    game = GAMES[game_id]
    recorder, seated = Recorder(game, Setup(seats, seed, {})), seat_bots(game, [bot] * seats, seed)
    for answer in before:
        recorder.enter(answer.seat, answer.choice)
    play_on(recorder, lambda state, seat: bot_choice(game, state, seat, seated[seat]), max_rounds=MOST_ROUNDS)
    return recorder.record


def itself(game_id: str, seats: int, bot: str, seed: int) -> dict[str, Any]:
    """One game of the judge's own bot: what is found wrong with it, its chances, and how long that took."""
    record = game_of(game_id, seats, seed, bot)
    began = time.perf_counter()
    work = Reviewing(GAMES[game_id], record)
    judged = work.judge(0, work.count)
    took = time.perf_counter() - began
    review = work.report(judged)
    result = review.curve[-1].chances
    points = [
        (chance, result[seat]) for point in review.curve[:-1] for seat, chance in enumerate(point.chances)
    ]
    noise = [each.noise for each in judged if each.noise]
    return {
        "marks": sum(each.lost >= MARK for each in judged),
        "lost": [each.lost for each in judged if each.lost],
        "points": points,
        "seconds": took,
        "questions": work.count,
        "noise": sum(noise) / len(noise) if noise else 0,
        "accuracy": [told.accuracy for told in review.seats],
    }


def blunder(game_id: str, seats: int, bot: str, seed: int) -> bool | None:
    """Whether an answer that gives up 15 % and more is among the three of its seat; None where the game has none."""
    record = game_of(game_id, seats, seed, bot)
    found = planted_in(game_id, seats, record, seed)
    if found is None:
        return None
    question, key = found
    planted = Answer(question.seat, key)
    game = game_of(game_id, seats, seed, bot, [*record.answers[: question.answer], planted])
    work = Reviewing(GAMES[game_id], game)
    review = work.report(work.judge(0, work.count))
    told = review.seats[question.seat].turning
    return any(each.events == question.events and each.made.choice == key for each in told)


def planted_in(game_id: str, seats: int, record: Record, seed: int) -> tuple[Question, str] | None:
    """A question of the game, drawn by lot, and a bad answer to it."""
    game, judge, rng = GAMES[game_id], judge_of(GAMES[game_id], seats), seeded(seed, "blunder")
    found = played(game, record, judge.asks)
    judge.begin(found)
    questions = [each for each in found.questions if set(each.codes) - {each.made}]
    for _ in range(TRIES):
        question = questions[int(rng.below(len(questions)))]
        others = [code for code in question.codes if code != question.made]
        code = others[int(rng.below(len(others)))]
        compared = judge.compared(question._replace(made=code, key=game.choices[code].key))
        if compared.better and BLUNDER[0] <= compared.better[0][1] - compared.made <= BLUNDER[1]:
            return question, game.choices[code].key
    return None


def calibration(points: list[tuple[int, int]]) -> list[tuple[float, float, int]]:
    """By tenth of the chances told: their mean, the mean of what came, how many."""
    bins: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for chance, result in points:
        bins[min(BINS - 1, chance * BINS // WHOLE)].append((chance, result))
    return [
        (sum(c for c, _ in own) / len(own) / WHOLE, sum(r for _, r in own) / len(own) / WHOLE, len(own))
        for _, own in sorted(bins.items())
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--blunders", type=int, default=0)
    parser.add_argument("--bot", default="champion@96")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    one = partial(itself, args.game, args.seats, args.bot)
    other = partial(blunder, args.game, args.seats, args.bot)
    with multiprocessing.Pool(args.processes) as pool:
        games = []
        for each in pool.imap_unordered(one, range(FIRST_SEED, FIRST_SEED + args.games)):
            games.append(each)
            print(f"\r{len(games)} of {args.games} games", end="", file=sys.stderr)
        planted = []
        for hit in pool.imap_unordered(other, range(FIRST_SEED + 10**5, FIRST_SEED + 10**5 + args.blunders)):
            planted.append(hit)
            print(f"\r{len(planted)} of {args.blunders} blunders", end="", file=sys.stderr)
    print(file=sys.stderr)
    points = [point for each in games for point in each["points"]]
    told = {
        "games": len(games),
        "marks": sum(each["marks"] for each in games),
        "seconds a game": sum(each["seconds"] for each in games) / len(games),
        "most seconds": max(each["seconds"] for each in games),
        "noise": sum(each["noise"] for each in games) / len(games),
        "accuracy": sum(sum(each["accuracy"]) for each in games)
        / sum(len(each["accuracy"]) for each in games),
        "calibration": calibration(points),
        "found": sum(hit is True for hit in planted),
        "planted": sum(hit is not None for hit in planted),
    }
    print(json.dumps(told, indent=1))
    lost = sorted((x for each in games for x in each["lost"]), reverse=True)
    print("lost", lost[:40], file=sys.stderr)


if __name__ == "__main__":
    main()
