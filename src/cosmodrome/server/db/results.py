"""How finished games came out, a row a seat: written by the transaction that ends a game, with what ratings become."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, tuple_, update

from cosmodrome.core.seats import Standing
from cosmodrome.play.leaving import Leaving, with_last
from cosmodrome.server.db import leases, models
from cosmodrome.server.ratings import Rating, Who, after_game, begin, who_of


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


def write(connection: Connection, table_id: str, outcome: Outcome, at: int) -> None:
    """The results of a game that has just ended, at `at`, and what it does to ratings, as part of a transaction."""
    seats = connection.execute(_seats(table_id)).all()
    if not seats:
        return
    game, count = seats[0].game, seats[0].seats
    found = _results(outcome, seats, seats[0].rated or seats[0].tournament != "")
    if seats[0].daily:
        _finish_try(connection, table_id, outcome, found)
    own = {"table_id": table_id, "game": game, "seats": count, "at": at}
    if not seats[0].rated or seats[0].marks or not any(each.place for each in found):
        connection.execute(insert(models.results), _unrated(own, found))
        return
    leases.hold(connection, leases.RATING)
    of = models.ratings
    who = tuple_(of.c.player, of.c.bot).in_([(each.player, each.bot) for each in found])
    here = (of.c.game == game, of.c.seats == count, who)
    ratings_before = {
        (row.player, row.bot): Rating(row.mu, row.sigma, row.games)
        for row in connection.execute(select(of).where(*here))
    }
    last = connection.execute(select(func.coalesce(func.max(models.results.c.number), 0))).scalar_one()
    results, ratings = rated(own, found, ratings_before, last + 1)
    connection.execute(insert(models.results), results)
    connection.execute(delete(of).where(*here))
    connection.execute(insert(of), ratings)


def _finish_try(connection: Connection, table_id: str, outcome: Outcome, found: Sequence[Result]) -> None:
    """Note that a game of a daily deal was played to its end by who began it; whoever gave up counts last."""
    tries = models.daily_tries
    if not outcome.resigned and not any(each.by_bot for each in found):
        connection.execute(update(tries).where(tries.c.table_id == table_id).values(finished=True))


def rated(
    own: dict[str, Any], found: Sequence[Result], ratings_before: Mapping[Who, Rating], number: int
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What rows a rated game comes to, of results and of ratings, by the ratings that were kept before."""
    sat = [who_of(each.seat, each.player, each.bot) for each in found]
    before = {who: ratings_before.get(who, begin(own["game"], own["seats"], who[1])) for who in sat}
    now = after_game(before, sat, [each.place for each in found])
    results = [
        row | {"rated": True, "number": number, "mu_before": before[who].mu, "sigma_before": before[who].sigma}
        | {"mu": now[who].mu, "sigma": now[who].sigma}
        for row, who in zip(_unrated(own, found), sat, strict=True)
    ]  # fmt: skip
    people = dict.fromkeys((each.player, each.bot) for each in found)  # of a former player nothing is kept
    facts = {name: own[name] for name in ("game", "seats", "at")}
    ratings = [
        facts | {"player": who[0], "bot": who[1]} | msgspec.structs.asdict(now[who])
        for who in people
        if who in now
    ]
    return results, ratings


def _unrated(own: dict[str, Any], found: Sequence[Result]) -> list[dict[str, Any]]:
    """The rows of a game that does not count for ratings."""
    empty = dict.fromkeys(("mu_before", "sigma_before", "mu", "sigma"))
    return [own | msgspec.structs.asdict(each) | empty | {"rated": False, "number": 0} for each in found]


def _seats(table_id: str) -> Any:
    """The seats of a table, each with what is to be known of the table."""
    tables, places, formers, guests = models.tables, models.places, models.formers, models.guests
    had = select(formers.c.seat).where(formers.c.table_id == table_id, formers.c.player != "")
    query = select(
        tables.c.game, tables.c.seats, tables.c.rated, tables.c.marks, tables.c.tournament,
        tables.c.daily,
        places.c.seat, places.c.kind, places.c.bot, places.c.player,
        func.coalesce(guests.c.id, "").label("known"),
        had.where(formers.c.seat == places.c.seat).exists().label("had"),
    )  # fmt: skip
    query = query.join(places, places.c.table_id == tables.c.id)
    query = query.outerjoin(guests, guests.c.id == places.c.player)
    return query.where(tables.c.id == table_id).order_by(places.c.seat)


def _results(outcome: Outcome, rows: Sequence[Any], all_known: bool) -> list[Result]:
    """Of the seats of a game, by the places that count."""
    people: dict[int, tuple[str, str, bool]] = {}
    for row in rows:
        sat = was_sat_at(row.kind, row.player, row.had, all_known)
        people[row.seat] = (row.known, "", row.kind == "bot") if sat else ("", row.bot, False)
    places = counted(outcome, [seat for seat, (*_, by_bot) in people.items() if by_bot])
    scores: list[int | None] = [*outcome.scores] or [None] * len(people)
    return [
        Result(seat, player, bot, places[seat], scores[seat], by_bot)
        for seat, (player, bot, by_bot) in people.items()
    ]
