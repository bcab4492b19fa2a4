"""Profiles over HTTP: the games somebody has finished, how those came out, and what there was in them to learn.

A guest's profile is for themselves; that of an account for everybody, unless its owner hides it or one of the two has
blocked the other. Others are not shown what was played at tables by invitation.
"""

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath
from sqlalchemy import Select, Subquery, and_, case, func, literal, null, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server import wire
from cosmodrome.server.database import models
from cosmodrome.server.database.store import OVER, RECORD, Store
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.leaders import Standing, standings_of
from cosmodrome.server.http.lobby import Asked, body_of, hall_of, known_player, query_of
from cosmodrome.server.http.membership import member
from cosmodrome.server.names import login_of
from cosmodrome.server.people import public
from cosmodrome.server.people.accounts import is_id
from cosmodrome.server.ratings import points_of
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import deeds

_A_PAGE = 20
_LONGEST_COURSE = 100
"""Games that a chart goes back."""
_MOST_ASKED = 100
"""Players of whom it is asked at once whether they have a profile."""
_PATIENCE = 1.0
"""Seconds for which a look waits for deeds that got lost."""
_LOST_AT_ONCE = 20
"""Games that are looked at for one look at a profile; the next look goes on with others."""


class Tally(msgspec.Struct):
    """How games came out. `places` says how often each place was taken, the first first.

    `score` is the average of the games that were played to their end, in the game's parts of a point; None without any.
    """

    games: int = 0
    wins: int = 0
    places: list[int] = []
    score: float | None = None


class Point(msgspec.Struct):
    """A finished game in a chart: when, in milliseconds since 1970, and what came of it. `rating` is that after it."""

    table: str
    at: int
    seats: int
    place: int
    score: int | None
    rating: int | None


class FeatSent(msgspec.Struct):
    """A feat of a game, with what its messages are given; `at` is when it was first done, 0 for not yet.

    `table` is where, as far as the reader may know.
    """

    id: str
    least: int
    at: int = 0
    table: str = ""


class GamePlayed(msgspec.Struct):
    """What somebody has played of one game. `by_trait`: by kind of trait, and by the message that names it."""

    game: str
    all: Tally
    by_seats: dict[int, Tally]
    by_trait: dict[str, dict[str, Tally]]
    course: list[Point]
    """The latest games, the earliest of them first."""
    feats: list[FeatSent]
    ratings: list[Standing]
    """One a number of seats with which a rated game was played."""


class ProfileSent(msgspec.Struct):
    """A profile as one reader sees it. `since` in seconds since 1970.

    `hidden` and `administers` are told to its owner alone. `uncounted`: older games whose feats are still looked for.
    """

    player: str
    name: str
    since: int
    account: bool
    you: bool
    hidden: bool
    administers: bool
    uncounted: int
    games: list[GamePlayed]


class SeatThere(msgspec.Struct):
    """Who else played. `player` leads to their profile; "" where there is none for the reader."""

    name: str
    place: int
    bot: bool
    player: str = ""


class Played(msgspec.Struct):
    """A finished game in somebody's history. `place` is 0 without a result, `at` in milliseconds since 1970.

    `kept`: there still is its table, which can be looked at again. `brought`: it came from a record file.
    """

    table: str
    game: str
    seats: int
    place: int
    score: int | None
    at: int
    rated: bool
    by_bot: bool
    private: bool
    brought: bool
    kept: bool
    traits: dict[str, str]
    others: list[SeatThere]


class HistorySent(msgspec.Struct):
    """A page of a history, the latest first, and how many games there are."""

    games: list[Played]
    total: int
    a_page: int = _A_PAGE


class _Owner(msgspec.Struct):
    """Whose profile it is, as the database has it."""

    player: str
    name: str
    since: int
    account: bool
    hidden: bool
    administers: bool


async def _owner(store: Store, who: str) -> _Owner | None:
    """By the id, or by the name of an account."""
    guests, accounts = models.guests, models.accounts
    query = select(
        guests.c.id, guests.c.name, guests.c.created,
        accounts.c.player.is_not(None), accounts.c.profile_hidden, accounts.c.administers,
    )  # fmt: skip
    query = query.outerjoin(accounts, accounts.c.player == guests.c.id)
    rows = list(await store.read(query.where(guests.c.id == who))) if is_id(who) else []
    if not rows and "\0" not in who and len(who) <= 100:
        rows = list(await store.read(query.where(accounts.c.login == login_of(who))))
    if not rows:
        return None
    return _Owner(rows[0][0], rows[0][1], rows[0][2], bool(rows[0][3]), bool(rows[0][4]), bool(rows[0][5]))


async def _seen(request: Asked, who: str) -> tuple[Hall, _Owner, bool]:
    """Whose profile is asked for, and whether it is the reader's own. Raises Refused where there is none to be seen.

    Whether it is hidden, of a guest, or of somebody who has blocked the reader, is not told.
    """
    hall, reader = hall_of(request), await known_player(request)
    if who == "me" and reader is not None:
        who = reader.id
    owner = await _owner(hall.store, who)
    if owner is not None and reader is not None and owner.player == reader.id:
        return hall, owner, True
    reading = reader.id if reader else ""
    if owner is None or not await public.shown_to(hall.store, reading, [owner.player]):
        raise Refused("no-such-profile", 404)
    return hall, owner, False


@get("/api/players/{who:str}")
async def show_profile(request: Asked, who: FromPath[str]) -> ProfileSent:
    """A profile, by a player's id, by the name of an account, or one's own as `me`."""
    hall, owner, you = await _seen(request, who)
    if you:
        await _look_for_deeds(hall, owner.player)
    results = _results(owner.player, you).subquery()
    sums = await hall.store.read(_sums(results))
    course = await hall.store.read(_course(results))
    uncounted = select(func.count()).select_from(results)
    uncounted = uncounted.where(results.c.traits.is_(None), results.c.there)
    feats = await deeds.feats_of(hall.store, owner.player)
    where = {table for of_game in feats.values() for table, _ in of_game.values()}
    there = await hall.store.read(
        select(results.c.table_id).where(results.c.table_id.in_(sorted(where))).distinct()
    )
    shown = {row.table_id for row in there}
    ratings = await standings_of(hall, owner.player)
    games = [
        GamePlayed(
            game,
            *_tallied([row for row in sums if row.game == game]),
            [_point(row) for row in course if row.game == game],
            [_feat(each.id, each.least, feats.get(game, {}), shown) for each in deeds.deeds_of(game).feats],
            ratings.get(game, []),
        )
        for game in hall.games
    ]
    return ProfileSent(
        owner.player,
        owner.name,
        owner.since,
        owner.account,
        you,
        you and owner.hidden,
        you and owner.administers,
        (await hall.store.read(uncounted))[0][0],
        games,
    )


async def _look_for_deeds(hall: Hall, player: str) -> None:
    """Begin to look for those that got lost with a process; a moment is enough for most."""
    task = asyncio.create_task(_keep_lost_deeds(hall, player))
    _LOOKING.add(task)
    task.add_done_callback(_LOOKING.discard)
    await asyncio.wait([task], timeout=_PATIENCE)


async def _keep_lost_deeds(hall: Hall, player: str) -> None:
    """They are looked for once a game is over; of one whose process ended before it had found them, now."""
    results, kept, tables = models.results, models.deeds, models.tables
    known = select(kept.c.table_id).where(kept.c.player == player)
    query = select(results.c.table_id).join(tables, tables.c.id == results.c.table_id)
    query = query.where(results.c.player == player, results.c.table_id.not_in(known))
    for row in await hall.store.read(query.order_by(results.c.at.desc()).limit(_LOST_AT_ONCE)):
        with contextlib.suppress(Refused):  # by rules that are no more
            head, _ = await hall.stored(row.table_id)
            ending = await hall.store.ending(row.table_id)
            if ending is not None:
                await deeds.keep(hall.store, hall.game_of(head), row.table_id, ending)


_LOOKING: set[asyncio.Task[None]] = set()


def _results(player: str, everything: bool) -> Select[Any]:
    """The games of a player that came to a result."""
    results, tables, kept = models.results, models.tables, models.deeds
    query = select(
        results.c.table_id, results.c.game, results.c.seats, results.c.place, results.c.score, results.c.at,
        results.c.by_bot, results.c.mu, kept.c.traits, tables.c.id.is_not(None).label("there"),
    )  # fmt: skip
    query = query.outerjoin(
        kept, and_(kept.c.table_id == results.c.table_id, kept.c.seat == results.c.seat)
    ).outerjoin(tables, tables.c.id == results.c.table_id)
    query = query.where(results.c.player == player, results.c.place > 0)
    if not everything:
        query = query.where(tables.c.private.is_(False))  # nor of a table that is no more: nobody knows
    return query


def _sums(results: Subquery) -> Select[Any]:
    """How often games came out alike, which the database counts: there may be thousands of them."""
    of = results.c
    alike = (of.game, of.seats, of.place, of.traits)
    own_score = case((of.by_bot, None), else_=of.score)
    sums = (
        func.count().label("games"),
        func.sum(own_score).label("sum"),
        func.count(own_score).label("scored"),
    )
    return select(*alike, *sums).group_by(*alike)


def _course(results: Subquery) -> Select[Any]:
    """The latest games of each kind, the earliest of them first."""
    of = results.c
    latest = func.row_number().over(partition_by=of.game, order_by=(of.at.desc(), of.table_id.desc()))
    counted = select(results, latest.label("back")).subquery()
    query = select(counted).where(counted.c.back <= _LONGEST_COURSE)
    return query.order_by(counted.c.at, counted.c.table_id)


def _tallied(sums: list[Any]) -> tuple[Tally, dict[int, Tally], dict[str, dict[str, Tally]]]:
    """All games, and those by seat count and by trait."""
    by_seats: dict[int, list[Any]] = {}
    by_trait: dict[str, dict[str, list[Any]]] = {}
    for row in sums:
        by_seats.setdefault(row.seats, []).append(row)
        for kind, named in msgspec.json.decode(row.traits or "{}", type=dict[str, str]).items():
            by_trait.setdefault(kind, {}).setdefault(named, []).append(row)
    return (
        _tally(sums),
        {seats: _tally(some) for seats, some in sorted(by_seats.items())},
        {kind: {named: _tally(some) for named, some in of.items()} for kind, of in by_trait.items()},
    )


def _tally(sums: list[Any]) -> Tally:
    # Where all lose together the best place is the one after the first.
    places = [0] * max((max(row.seats, row.place) for row in sums), default=0)
    for row in sums:
        places[row.place - 1] += row.games
    scored = sum(row.scored for row in sums)
    score = sum(row.sum for row in sums if row.scored) / scored if scored else None
    wins = sum(row.games for row in sums if row.place == 1)
    return Tally(sum(row.games for row in sums), wins, places, score)


def _point(row: Any) -> Point:
    rating = None if row.mu is None else points_of(row.mu)
    return Point(row.table_id, row.at, row.seats, row.place, row.score, rating)


def _feat(feat: str, least: int, done: dict[str, tuple[str, int]], shown: set[str]) -> FeatSent:
    table, at = done.get(feat, ("", 0))
    return FeatSent(feat, least, at, table if table in shown else "")


class ProfilesThere(msgspec.Struct):
    """The ids of players."""

    players: list[str]


class ProfilesAsked(msgspec.Struct):
    """The ids of players, with commas between them."""

    of: str = ""


@get("/api/profiles", query=ProfilesAsked)
async def which_profiles(request: Asked) -> ProfilesThere:
    """Which of some players have a profile that the reader may look at."""
    hall, reader = hall_of(request), await known_player(request)
    asked = [each for each in query_of(request, ProfilesAsked).of.split(",") if is_id(each)]
    if len(asked) > _MOST_ASKED:
        raise Refused("malformed", 400, detail=f"{len(asked)} players; allowed are {_MOST_ASKED}")
    return ProfilesThere(sorted(await public.shown_to(hall.store, reader.id if reader else "", asked)))


# --- history


class PageAsked(msgspec.Struct):
    """Which page, from 0; and games of which game, "" for all."""

    page: Annotated[int, msgspec.Meta(ge=0, lt=100_000)] = 0
    game: str = ""


@get("/api/players/{who:str}/games", query=PageAsked)
async def show_history(request: Asked, who: FromPath[str]) -> HistorySent:
    """The games somebody has finished, page by page, perhaps of one game.

    One's own with those brought in from record files.
    """
    hall, owner, you = await _seen(request, who)
    asked = query_of(request, PageAsked)
    page, game = asked.page, asked.game
    if game and game not in hall.games:
        raise Refused("not-found", 404)
    found = _played(owner.player, you).subquery()
    of_game = found.c.game == game if game else true()
    total = int((await hall.store.read(select(func.count()).select_from(found).where(of_game)))[0][0])
    query = select(found).where(of_game).order_by(found.c.at.desc(), found.c.table_id)
    rows = await hall.store.read(query.limit(_A_PAGE).offset(_A_PAGE * page))
    reader = await known_player(request)
    ids = [row.table_id for row in rows]
    others = await _others(hall.store, ids, owner.player, reader.id if reader else "")
    return HistorySent(
        [
            Played(
                row.table_id, row.game, row.seats, row.place, row.score, row.at, bool(row.rated), bool(row.by_bot),
                bool(row.private), bool(row.brought), bool(row.kept),
                msgspec.json.decode(row.traits or "{}"), others.get(row.table_id, []),
            )
            for row in rows
        ],
        total,
    )  # fmt: skip


def _played(player: str, you: bool) -> Any:
    results, tables, kept = models.results, models.tables, models.deeds
    query = select(
        results.c.table_id, results.c.game, results.c.seats, results.c.place, results.c.score, results.c.at,
        results.c.rated, results.c.by_bot, func.coalesce(tables.c.private, False).label("private"),
        (literal(0) == 1).label("brought"), tables.c.id.is_not(None).label("kept"), kept.c.traits,
    )  # fmt: skip
    query = query.outerjoin(
        kept, and_(kept.c.table_id == results.c.table_id, kept.c.seat == results.c.seat)
    ).outerjoin(tables, tables.c.id == results.c.table_id)
    query = query.where(results.c.player == player)
    if not you:
        return query.where(tables.c.private.is_(False))
    brought = select(
        tables.c.id, tables.c.game, tables.c.seats, literal(0), null(), 1000 * tables.c.touched,
        literal(0) == 1, literal(0) == 1, literal(0) == 1, literal(0) == 0, literal(0) == 0, null(),
    )  # fmt: skip
    brought = brought.where(tables.c.host == player, tables.c.origin == RECORD, tables.c.status == OVER)
    return query.union_all(brought)


async def _others(store: Store, ids: list[str], player: str, reader: str) -> dict[str, list[SeatThere]]:
    """By table, who played there beside the player, the best first."""
    results, places = models.results, models.places
    rows = await store.read(select(results).where(results.c.table_id.in_(ids)))
    past = await store.read(
        select(places.c.table_id, places.c.bot)
        .where(places.c.table_id.in_(set(ids) - {row.table_id for row in rows}))
        .order_by(places.c.table_id, places.c.seat)
    )
    names = await store.names(sorted({row.player for row in rows} - {""}))
    shown = await public.shown_to(store, reader, set(names))
    found: dict[str, list[SeatThere]] = {}
    for row in sorted(rows, key=lambda row: (row.place, row.seat)):
        if row.player != player:
            there = SeatThere(
                row.bot or names.get(row.player, ""),
                row.place,
                bool(row.bot),
                row.player if row.player in shown else "",
            )
            found.setdefault(row.table_id, []).append(there)
    for row in past:
        found.setdefault(row.table_id, []).append(SeatThere(row.bot, 0, False))
    return found


# --- one's own


@get("/api/tables/{table_id:str}/feats")
async def my_feats(request: Asked, table_id: FromPath[str]) -> list[FeatSent]:
    """What the visitor did for the first time at a table whose game is over; nothing for all others."""
    hall, player = hall_of(request), await known_player(request)
    table = await hall.table(table_id)
    if player is None or not table.has(player.id):
        return []
    with contextlib.suppress(Refused):
        await table.frames()  # the deeds are looked for behind them
    if table.ending is not None:
        await deeds.keep(hall.store, table.game, table_id, table.ending)
    first = (await deeds.feats_of(hall.store, player.id)).get(table.head.game, {})
    told = [(each, first.get(each.id, ("", 0))) for each in deeds.deeds_of(table.head.game).feats]
    return [FeatSent(each.id, each.least, at, where) for each, (where, at) in told if where == table_id]


@post("/api/account/profile", status_code=200, body=wire.HideProfile)
async def hide_profile(request: Asked) -> wire.HideProfile:
    """Whether one's profile is for oneself alone."""
    data = await body_of(request, wire.HideProfile)
    known, accounts = await member(request), models.accounts

    async def act(connection: AsyncConnection) -> None:
        own = accounts.c.player == known.player.id
        await connection.execute(update(accounts).where(own).values(profile_hidden=data.hidden))

    await hall_of(request).store.write(act)
    return data


profiles = [show_profile, which_profiles, show_history, my_feats, hide_profile]
