"""How finished games came out, a row a seat: written by the transaction that ends a game, with what ratings become."""

from collections.abc import Generator, Sequence
from typing import Any

import msgspec

from cosmodrome.core.seats import Standing
from cosmodrome.play.leaving import Leaving, with_last
from cosmodrome.server.ratings import Rating, after, begin, who_of

Statement = tuple[str, tuple[Any, ...]]
"""What the database is asked, with ?1, ?2, ... for what is given."""
Writing = Generator[Statement, Any, None]
"""Asks one statement after the other, and is sent the rows that each one gives."""

LOCK = 4_210_013
"""That of whoever counts a rated game, in PostgreSQL: of two that end at once one comes first."""
_SEATS = (
    "SELECT t.game, t.seats, t.rated AND t.marks = '', t.rated OR t.tournament <> '',"
    " p.seat, p.kind, p.bot, p.player, coalesce(g.id, ''),"
    " EXISTS (SELECT 1 FROM formers f WHERE f.table_id = t.id AND f.seat = p.seat AND f.player <> '')"
    " FROM tables t JOIN places p ON p.table_id = t.id LEFT JOIN guests g ON g.id = p.player"
    " WHERE t.id = ?1 ORDER BY p.seat"
)
_RATING = "SELECT mu, sigma, games FROM ratings WHERE game = ?1 AND seats = ?2 AND player = ?3 AND bot = ?4"
_RATE = (
    "INSERT INTO ratings (game, seats, player, bot, mu, sigma, games, at)"
    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (game, seats, player, bot) DO UPDATE"
    " SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, at = excluded.at"
)
_LAST = "SELECT coalesce(max(number), 0) FROM results"
_COLUMNS = (
    "table_id, seat, game, seats, player, bot, place, score, at, by_bot, rated, number,"
    " mu_before, sigma_before, mu, sigma"
)
_RESULT = f"INSERT INTO results ({_COLUMNS}) VALUES ({', '.join(f'?{n}' for n in range(1, 17))})"


class Outcome(msgspec.Struct, frozen=True):
    """How a game came out by what was played: the places as in `Leaving.places`, and who resigned.

    `scores` are in the game's parts of a point; empty where they are not known.
    """

    places: list[int]
    scores: list[int]
    resigned: list[int] = []


class Result(msgspec.Struct, frozen=True):
    """One seat of a finished game, as `models.results` has it. Neither player nor bot: a former player."""

    seat: int
    player: str
    bot: str
    place: int
    score: int | None
    by_bot: bool


def outcome_of(standing: Standing, leaving: Leaving) -> Outcome:
    """Of a game that is over."""
    return Outcome(leaving.places(standing), standing.scores, leaving.resigned[:])


def counted(outcome: Outcome, by_bot: Sequence[int]) -> list[int]:
    """The places that count, as `Leaving.places`, once it is known which seats a bot finished."""
    return with_last(outcome.places, {*outcome.resigned, *by_bot})


def was_sat_at(kind: str, player: str, had: bool, known: bool) -> bool:
    """Whether the seat of a finished game is a person's, at the end perhaps played by a bot; `had`: one left it before.

    A seat kept for somebody who never came is a bot's. Where all who are to play are `known`, as in a rated game or a
    tournament, none is kept so.
    """
    return kind != "bot" or had or (known and player != "")


def written(table_id: str, outcome: Outcome, at: int, shared: bool) -> Writing:
    """Writes the results of a game that has just ended, at `at`, and what it does to ratings.

    `shared`: others may write to the database meanwhile.
    """
    rows = yield _SEATS, (table_id,)
    if not rows:
        return
    game, seats, rated = rows[0][0], int(rows[0][1]), bool(rows[0][2])
    results = _results(outcome, [tuple(row)[4:] for row in rows], bool(rows[0][3]))
    rated = rated and any(result.place for result in results)
    own = (table_id, game, seats, at)
    if not rated:
        for result in results:
            yield _RESULT, _row(own, result)
        return
    if shared:
        yield f"SELECT pg_advisory_xact_lock({LOCK})", ()
    number = int((yield _LAST, ())[0][0]) + 1
    before: dict[tuple[str, str], Rating] = {}
    for result in results:
        who = who_of(result.seat, result.player, result.bot)
        found = (yield _RATING, (game, seats, *who)) if who not in before else ()
        before.setdefault(who, Rating(*found[0]) if found else begin(game, seats, result.bot))
    sat = [who_of(result.seat, result.player, result.bot) for result in results]
    now = after(before, sat, [result.place for result in results])
    for result, who in zip(results, sat, strict=True):
        yield _RESULT, _row(own, result, number, before[who], now[who])
    for who in dict.fromkeys((result.player, result.bot) for result in results):
        if who in now:
            rating = now[who]
            yield _RATE, (game, seats, *who, rating.mu, rating.sigma, rating.games, at)


def following(writing: Writing, rows: list[Any] | None) -> Statement | None:
    """The next statement, by the rows of the one before, None at first; None after the last."""
    try:
        return writing.send(rows)
    except StopIteration:
        return None


def _results(outcome: Outcome, rows: Sequence[tuple[Any, ...]], all_known: bool) -> list[Result]:
    """By seat, kind, bot, player, the player if there still is one, and whether a person had the seat before."""
    people: dict[int, tuple[str, str, bool]] = {}
    for seat, kind, bot, player, known, had in rows:
        sat = was_sat_at(kind, player, bool(had), all_known)
        people[seat] = (known, "", kind == "bot") if sat else ("", bot, False)
    places = counted(outcome, [seat for seat, (*_, by_bot) in people.items() if by_bot])
    scores: list[int | None] = [*outcome.scores] or [None] * len(people)
    return [
        Result(seat, player, bot, places[seat], scores[seat], by_bot)
        for seat, (player, bot, by_bot) in people.items()
    ]


def _row(
    own: tuple[str, str, int, int],
    result: Result,
    number: int = 0,
    was: Rating | None = None,
    now: Rating | None = None,
) -> tuple[Any, ...]:
    """A row of results, of a game that counts for ratings or of one that does not."""
    table_id, game, seats, at = own
    ratings = (was.mu, was.sigma, now.mu, now.sigma) if was and now else (None,) * 4
    told = (table_id, result.seat, game, seats, result.player, result.bot, result.place, result.score)
    return (*told, at, result.by_bot, bool(number), number, *ratings)
