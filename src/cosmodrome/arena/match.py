"""Matches: many games between named bots, their seats rotating, in one process or several, with the same result."""

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import lru_cache
from itertools import islice
from typing import Any, Final

import msgspec

from cosmodrome.arena.stats import Outcome, Tally
from cosmodrome.bots import catalogue
from cosmodrome.bots.bot import Bot
from cosmodrome.bots.varying import VaryingBot
from cosmodrome.core.choice import NOTHING, Choice, FreeChoice
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue, Setup, View
from cosmodrome.core.playout import play_out
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.seen import as_seen
from cosmodrome.core.ticks import MOST_ROUNDS, MOST_TICKS, Ticks
from cosmodrome.games.catalogue import GAMES

RANDOM: Final = "random"
_LONGEST_CHUNK: Final = 50  # games; so that progress is seen and an interrupt is soon obeyed


class MatchError(RuntimeError):
    """A match that could not be played to its end; the message is one line."""


class Plan(msgspec.Struct, frozen=True):
    """What is played. Game n of it depends on the plan and n only.

    `bots` are names, one a seat of game 0; `options` as read by Meta.read_options. With `max_rounds` above 0 a game
    stops before a later round begins. `cards` are the contents of a card or deck file; None for the built-in cards.
    A step in which anybody may act at any moment runs in at most `max_ticks` ticks.
    """

    game: str
    seats: int
    seed: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    max_rounds: int = MOST_ROUNDS
    cards: Any = None
    max_ticks: int = MOST_TICKS

    def seated(self, number: int) -> list[str]:
        """The bot at each seat of game `number`: everyone moves on by one seat from game to game."""
        return [self.bots[(seat + number) % self.seats] for seat in range(self.seats)]


def game_of(plan: Plan) -> Game[Any]:
    """The game of a plan, built once a process. Raises CardsError."""
    if plan.cards is None:
        return GAMES[plan.game]
    return _with_cards(plan.game, msgspec.json.encode(plan.cards))


@lru_cache(maxsize=2)
def _with_cards(game_id: str, cards: bytes) -> Game[Any]:
    return GAMES[game_id].with_cards(msgspec.json.decode(cards))


def game_seed(seed: int, number: int) -> int:
    """The seed of game `number` of a match."""
    return int(seeded(seed, f"game {number}").word)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat of the game with this seed."""
    return int(seeded(seed, f"bot {seat}").word)


def seat_bots(game: Game[Any], names: Sequence[str], seed: int) -> list[Bot]:
    """The bots of one game, each with a stream of chance of its own. Raises ValueError for an unknown name."""
    seeds = [bot_seed(seed, seat) for seat in range(len(names))]
    return [
        VaryingBot(catalogue.make(game, name, own), own, game) for name, own in zip(names, seeds, strict=True)
    ]


def bot_choice(game: Game[Any], state: Any, seat: int, bot: Bot) -> Choice | None:
    """What a bot answers to the open question of its seat; None, "nothing now", only where anybody may act.

    Raises MatchError if that is not allowed.
    """
    decision = game.decision(state, seat)
    view: View | None = None
    if bot.sees:
        view = game.view(state, seat)
        decision = as_seen(decision, game, view)
    choice = bot.choose(view, decision)
    if choice is None:
        if game.time(state) is None:
            raise MatchError(f"{bot} at seat {seat + 1} gave no answer, but its seat owes one")
        return None
    try:
        decision.check(choice)
        if isinstance(choice, FreeChoice):
            game.check(state, seat, choice)
    except NotAllowed as refusal:
        raise MatchError(f"{bot} at seat {seat + 1} gave an answer not allowed: {refusal}") from None
    return choice


def play_game(plan: Plan, number: int) -> Outcome:
    """Game `number` of a plan."""
    game = game_of(plan)
    seed = game_seed(plan.seed, number)
    names = plan.seated(number)
    state = game.new(Setup(plan.seats, seed, plan.options))
    if all(name == RANDOM for name in names):
        # Random bots need neither views nor questions: the compiled loop answers for all of them from one stream.
        decisions = play_out(game, state, seeded(seed, "random play"), plan.max_rounds)
    else:
        decisions = _play_bots(game, state, seat_bots(game, names, seed), plan)
    finished = not game.awaited(state)
    standing = game.standing(state)
    rounds = game.rounds(state)
    return Outcome(
        names=names,
        scores=standing.scores,
        winners=standing.winners if finished else [],
        rounds=rounds if finished else min(rounds, plan.max_rounds),
        decisions=decisions,
        finished=finished,
    )


def _play_bots(game: Game[Any], state: Any, bots: list[Bot], plan: Plan) -> int:
    """Answer every question by the bots; the number of decisions made."""
    made = 0
    ticks = Ticks(plan.max_ticks)
    while (seat := ticks.next_seat(game, state)) != NOTHING:
        if 0 < plan.max_rounds < game.rounds(state):
            break
        choice = game.time(state) if seat == CLOCK else bot_choice(game, state, seat, bots[seat])
        if choice is None:
            ticks.nothing()
            continue
        game.choose(state, seat, choice)
        ticks.done()
        made += seat != CLOCK
    return made


def play_chunk(plan: Plan, first: int, last: int) -> Tally:
    """Games `first` to `last - 1` of a plan."""
    tally = Tally()
    for number in range(first, last):
        tally.add(play_game(plan, number))
    return tally


def play_match(plan: Plan, games: int, jobs: int = 1, played: Callable[[int], None] | None = None) -> Tally:
    """Games 0 to `games - 1` in up to `jobs` processes; `played` is told how many more games are done.

    The tally is the same for every number of jobs. Raises MatchError.
    """
    size = max(1, min(_LONGEST_CHUNK, games // (4 * jobs)))
    chunks = [(first, min(first + size, games)) for first in range(0, games, size)]
    tell = played or _nobody
    if jobs == 1 or len(chunks) == 1:
        tally = Tally()
        for first, last in chunks:
            tally.merge(play_chunk(plan, first, last))
            tell(last - first)
        return tally
    return _play_in_processes(plan, chunks, jobs, tell)


def _nobody(games: int) -> None:
    """Listens to no progress."""


def _play_in_processes(
    plan: Plan, chunks: list[tuple[int, int]], jobs: int, tell: Callable[[int], None]
) -> Tally:
    others = set(multiprocessing.active_children())
    # Spawned, not forked: the caller may run threads (a progress bar), and a fork would inherit their locks.
    pool = ProcessPoolExecutor(
        min(jobs, len(chunks)),
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_obey_interrupts,
    )
    tally = Tally()
    try:
        left = iter(chunks)
        playing: dict[Future[Tally], tuple[int, int]] = {}
        # A few at a time: a million games would take seconds to be handed out, and an interrupt would find us at that.
        while True:
            with _interrupts_held():
                for chunk in islice(left, 2 * jobs - len(playing)):
                    playing[pool.submit(play_chunk, plan, *chunk)] = chunk
            if not playing:
                break
            for future in wait(playing, return_when=FIRST_COMPLETED).done:
                first, last = playing.pop(future)
                tally.merge(future.result())
                tell(last - first)
        pool.shutdown()
    except BaseException as error:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        pool.shutdown(cancel_futures=True)
        if isinstance(error, BrokenProcessPool):
            raise MatchError("a process that played games ended before its time") from None
        raise
    return tally


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """An interrupt waits meanwhile: a worker broken off while it is being started would end with a stack trace.

    Workers inherit that interrupts are blocked, until `_obey_interrupts`. In this process another thread may take
    the signal all the same, so it is noted.
    """
    handler = signal.getsignal(signal.SIGINT)
    if not hasattr(signal, "pthread_sigmask") or threading.current_thread() is not threading.main_thread():
        yield
        return
    held: list[int] = []
    if callable(handler):
        signal.signal(signal.SIGINT, lambda number, _: held.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if callable(handler):
            signal.signal(signal.SIGINT, handler)
            if held:
                handler(signal.SIGINT, None)


def _obey_interrupts() -> None:
    """A worker ends at once and silently; the process that started it says what is to be said."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # held when it was started
