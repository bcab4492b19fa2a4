"""Matches: many games between named bots, their seats rotating, in one process or several, with the same result."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache, lru_cache, partial
from itertools import islice
from typing import Any, Final

import msgspec

from cosmodrome.arena.beside import Beside
from cosmodrome.arena.stats import Fault, Outcome, Tally
from cosmodrome.bots.bot import Bot
from cosmodrome.bots.faults import BotFault, MatchError
from cosmodrome.bots.own_bots import TEXT
from cosmodrome.bots.seated import bot_choice, seat_bot, seat_bots, talked_to
from cosmodrome.bots.text.talking import Talk
from cosmodrome.core.choice import NOTHING
from cosmodrome.core.event import Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue, Setup
from cosmodrome.core.playout import play_out
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.ticks import MOST_ROUNDS, MOST_TICKS, Ticks
from cosmodrome.games.catalogue import GAMES

RANDOM: Final = "random"
_LONGEST_CHUNK: Final = 50  # games; so that progress is seen and an interrupt is soon obeyed


class Plan(msgspec.Struct, frozen=True):
    """What is played. Game n of it depends on the plan and n only.

    `bots` are names, one a seat of game 0; `options` as read by Meta.read_options. With `max_rounds` above 0 a game
    stops before a later round begins. `cards` are the contents of a card or deck file; None for the built-in cards.
    A step in which anybody may act at any moment runs in at most `max_ticks` ticks. With `seconds_per_answer` above 0
    bots think in a process of their own, and whoever takes longer breaks the game off. With `rotations` each deal is
    played once from every seat; with `tables`, each of them so many bots, it is played so at all of them. What is said
    with bots that are programs is kept in the folder `transcripts`, unless it is "". With `first_deal` above 0 deals
    have the seeds from there on, and `seed` has no meaning.
    """

    game: str
    seats: int
    seed: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    max_rounds: int = MOST_ROUNDS
    cards: Any = None
    max_ticks: int = MOST_TICKS
    seconds_per_answer: float = 0.0
    rotations: bool = False
    tables: tuple[tuple[str, ...], ...] = ()
    transcripts: str = ""
    first_deal: int = 0

    @property
    def games_a_deal(self) -> int:
        return max(1, len(self.tables)) * (self.seats if self.rotations else 1)

    def deal(self, number: int) -> int:
        """Which deal game `number` is of."""
        return number // self.games_a_deal

    def seed_of(self, number: int) -> int:
        """The seed of game `number`."""
        deal = self.deal(number)
        return self.first_deal + deal if self.first_deal else game_seed(self.seed, deal)

    def seated(self, number: int) -> list[str]:
        """The bot at each seat of game `number`: everyone moves on by one seat from game to game at a table."""
        turn, table = divmod(number, max(1, len(self.tables)))
        bots = self.tables[table] if self.tables else self.bots
        return [bots[(seat + turn) % self.seats] for seat in range(self.seats)]


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


def plan_bots(plan: Plan, names: Sequence[str], seed: int) -> list[Bot]:
    """`seat_bots` as a plan has them: here, or in a process of their own. Programs have one of their own anyway."""
    game, seconds = game_of(plan), plan.seconds_per_answer
    programs = [seat for seat, name in enumerate(names) if name.startswith(TEXT)]
    if seconds <= 0 or len(programs) == len(names):
        return seat_bots(game, names, seed)
    others = [RANDOM if seat in programs else name for seat, name in enumerate(names)]
    bots = _beside().seated(partial(_seated, plan, others, seed), names, game, seconds)
    for seat in programs:
        bots[seat] = seat_bot(game, names[seat], seat, seed)
    return bots


def _seated(plan: Plan, names: Sequence[str], seed: int) -> list[Bot]:
    return seat_bots(game_of(plan), names, seed)


@cache
def _beside() -> Beside:
    """This process's own."""
    return Beside()


def play_game(plan: Plan, number: int) -> Outcome | Fault:
    """Game `number` of a plan; a Fault where a bot broke it off."""
    game = game_of(plan)
    seed = plan.seed_of(number)
    names = plan.seated(number)
    log = Log() if any(name.startswith(TEXT) for name in names) else None
    state = game.new(Setup(plan.seats, seed, plan.options), log)
    if all(name == RANDOM for name in names):
        # Random bots need neither views nor questions: the compiled loop answers for all of them from one stream.
        decisions = play_out(game, state, seeded(seed, "random play"), plan.max_rounds)
    else:
        try:
            bots = plan_bots(plan, names, seed)
            with talked_to(bots, Talk(log or (), plan.seconds_per_answer, plan.transcripts, number)):
                decisions = play_bots(game, state, bots, plan.max_rounds, plan.max_ticks)
        except BotFault as fault:
            asked = game.rounds(state) if fault.purpose else 0
            return Fault(number, seed, names, fault.seat, asked, fault.purpose, fault.what)
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


def play_bots(
    game: Game[Any],
    state: Any,
    bots: Sequence[Bot],
    max_rounds: int = MOST_ROUNDS,
    max_ticks: int = MOST_TICKS,
) -> int:
    """Play on to the end, every question answered by the bot of its seat; the number of decisions made.

    With `max_rounds` above 0 it stops before a later round begins. Raises BotFault.
    """
    made = 0
    ticks = Ticks(max_ticks)
    while (seat := ticks.next_seat(game, state)) != NOTHING:
        if 0 < max_rounds < game.rounds(state):
            break
        choice = game.time(state) if seat == CLOCK else bot_choice(game, state, seat, bots[seat])
        if choice is None:
            ticks.nothing()
            continue
        game.choose(state, seat, choice)
        ticks.done()
        made += seat != CLOCK
    return made


Played = Outcome | Fault
"""How one game went."""
Chunk = tuple[Plan, int, int]
"""Games of a plan, from a first one to before another."""


def play_chunk(plan: Plan, first: int, last: int) -> list[Played]:
    """Games `first` to `last - 1` of a plan."""
    return [play_game(plan, number) for number in range(first, last)]


def play_games(
    plan: Plan, games: int, jobs: int = 1, executor: Executor | None = None
) -> Iterator[list[Played]]:
    """Games 0 to `games - 1` of a plan in their order, as they come, some at a time.

    They are played in this process, in up to `jobs` of its own, or by an `executor`, of which so many are asked at
    once. They are the same in any case. Raises MatchError.
    """
    size = 1 if executor is None and jobs == 1 else max(1, min(_LONGEST_CHUNK, games // (4 * jobs)))
    chunks = ((plan, first, min(first + size, games)) for first in range(0, games, size))
    return play_chunks(chunks, min(jobs, games) if executor is None else jobs, executor)


def play_chunks(
    chunks: Iterable[Chunk], jobs: int = 1, executor: Executor | None = None
) -> Iterator[list[Played]]:
    """`play_games` of several plans, in the order of the chunks."""
    if executor is None and jobs == 1:
        return (play_chunk(*chunk) for chunk in chunks)
    return _play_in_processes(chunks, jobs) if executor is None else _play_by(executor, chunks, jobs)


def play_match(plan: Plan, games: int, jobs: int = 1, executor: Executor | None = None) -> Tally:
    """What `play_games` adds up to."""
    tally = Tally()
    for some in play_games(plan, games, jobs, executor):
        for each in some:
            tally.add(each)
    return tally


def _play_by(executor: Executor, chunks: Iterable[Chunk], jobs: int) -> Iterator[list[Played]]:
    left = iter(chunks)
    playing: deque[Future[list[Played]]] = deque()
    # A few at a time: a million games would take seconds to be handed out, and an interrupt would find us at that.
    while True:
        with _interrupts_held():
            for chunk in islice(left, 3 * jobs - len(playing)):
                playing.append(executor.submit(play_chunk, *chunk))
        if not playing:
            return
        yield playing.popleft().result()


def _play_in_processes(chunks: Iterable[Chunk], jobs: int) -> Iterator[list[Played]]:
    others = set(multiprocessing.active_children())
    # Spawned, not forked: the caller may run threads (a progress bar), and a fork would inherit their locks.
    pool = ProcessPoolExecutor(
        jobs,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_begin_to_work,
    )
    try:
        yield from _play_by(pool, chunks, jobs)
        pool.shutdown()
    except BaseException as error:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        pool.shutdown(cancel_futures=True)
        if isinstance(error, BrokenProcessPool):
            raise MatchError("a process that played games ended before its time") from None
        raise


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """An interrupt waits meanwhile: a worker broken off while it is being started would end with a stack trace.

    Workers inherit that interrupts are blocked, until `_begin_to_work`. In this process another thread may take
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


def _begin_to_work() -> None:
    """A worker ends at once and silently; the process that started it says what is to be said, if it is still there."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # held when it was started


def _end_with_parent() -> None:
    """Else a worker would play on for nobody."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
