"""Profiles over HTTP: the games somebody has finished, how those came out, and what there was in them to learn.

A guest's profile is for themselves; that of an account for everybody, unless its owner hides it or one of the two has
blocked the other. Others are not shown what was played at tables by invitation.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath
from msgspec import Meta, Struct

from cosmodrome.server.db import clubs, profiles
from cosmodrome.server.db.deeds import feats_of
from cosmodrome.server.db.people import People
from cosmodrome.server.db.profiles import Finished, Owner, Sum
from cosmodrome.server.db.store import Store
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.leaders import Standing, standings_of
from cosmodrome.server.http.route_arguments import Given
from cosmodrome.server.ids import is_id
from cosmodrome.server.people.accounts import Known, Player
from cosmodrome.server.ratings import points_of
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import deeds
from cosmodrome.server.table.framing import Framing
from cosmodrome.server.table.live_table import LiveTable

_A_PAGE = 20
_LONGEST_COURSE = 100
"""Games that a chart goes back."""
_MOST_ASKED = 100
"""Players of whom it is asked at once whether they have a profile."""
_PATIENCE = 1.0
"""Seconds for which a look waits for deeds that got lost."""
_LOST_AT_ONCE = 20
"""Games that are looked at for one look at a profile; the next look goes on with others."""


class HideProfile(Struct, forbid_unknown_fields=True):
    """Whether one's profile is for oneself alone."""

    hidden: bool


class Tally(Struct):
    """How games came out. `places` says how often each place was taken, the first first.

    `score` is the average of the games that were played to their end, in the game's parts of a point; None without any.
    """

    games: int = 0
    wins: int = 0
    places: list[int] = []
    score: float | None = None


class Point(Struct):
    """A finished game in a chart: when, in milliseconds since 1970, and what came of it. `rating` is that after it."""

    table: str
    at: int
    seats: int
    place: int
    score: int | None
    rating: int | None


class FeatSent(Struct):
    """A feat of a game, with what its messages are given; `at` is when it was first done, 0 for not yet.

    `table` is where, as far as the reader may know.
    """

    id: str
    least: int
    at: int = 0
    table: str = ""


class GamePlayed(Struct):
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


class ClubNamed(Struct):
    id: str
    name: str


class ProfileSent(Struct):
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
    clubs: list[ClubNamed]
    """Those that everybody is shown, by name."""


class SeatThere(Struct):
    """Who played. `player` leads to their profile; "" where there is none for the reader."""

    name: str
    place: int
    bot: bool
    player: str = ""
    score: int | None = None
    traits: dict[str, str] = {}


class Played(Struct):
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


class HistorySent(Struct):
    """A page of a history, the latest first, and how many games there are."""

    games: list[Played]
    total: int
    a_page: int = _A_PAGE


async def seen(hall: Hall, reader: Player | None, who: str) -> tuple[Owner, bool]:
    """Whose profile is asked for, and whether it is the reader's own. Raises Refused where there is none to be seen.

    Whether it is hidden, of a guest, or of somebody who has blocked the reader, is not told.
    """
    if who == "me" and reader is not None:
        who = reader.id
    owner = await profiles.owner(hall.store, who)
    if owner is not None and reader is not None and owner.player == reader.id:
        return owner, True
    reading = reader.id if reader else ""
    if owner is None or not await profiles.shown_to(hall.store, reading, [owner.player]):
        raise Refused("no-such-profile", 404)
    return owner, False


@get("/api/players/{who:str}")
async def show_profile(who: FromPath[str], hall: Given[Hall], visitor: Given[Player | None]) -> ProfileSent:
    """A profile, by a player's id, by the name of an account, or one's own as `me`."""
    owner, you = await seen(hall, visitor, who)
    if you:
        await _look_for_deeds(hall, owner.player)
    played = profiles.Profile(hall.store, owner.player, you, hall.cluster.now())
    sums = await played.sums()
    course = await played.course(_LONGEST_COURSE)
    feats = await feats_of(hall.store, owner.player)
    where = {table for of_game in feats.values() for table, _ in of_game.values()}
    shown = await played.among(sorted(where))
    ratings = await standings_of(hall, owner.player)
    games = [
        GamePlayed(
            game,
            *_tallied([row for row in sums if row.game == game]),
            [_point(row) for row in course if row.game == game],
            [_feat(each.id, each.least, feats.get(game, {}), shown) for each in deeds.deeds_of(game).feats],
            ratings.get(game, []),
        )
        for game in hall.shelf.games
    ]
    return ProfileSent(
        owner.player,
        owner.name,
        owner.since,
        owner.account,
        you,
        you and owner.hidden,
        you and owner.administers,
        await played.uncounted(),
        games,
        [ClubNamed(each.id, each.name) for each in await clubs.shown_of(hall.store, owner.player)],
    )


async def _look_for_deeds(hall: Hall, player: str) -> None:
    """Begin to look for those that got lost with a process; a moment is enough for most."""
    task = asyncio.create_task(_keep_lost_deeds(hall, player))
    _LOOKING.add(task)
    task.add_done_callback(_LOOKING.discard)
    await asyncio.wait([task], timeout=_PATIENCE)


async def _keep_lost_deeds(hall: Hall, player: str) -> None:
    """They are looked for once a game is over; of one whose process ended before it had found them, now."""
    for table_id in await profiles.without_deeds(hall.store, player, _LOST_AT_ONCE):
        with contextlib.suppress(Refused):  # by rules that are no more
            head, _ = await hall.stored(table_id)
            ending = await hall.store.ending(table_id)
            if ending is not None:
                await deeds.keep(hall.store, hall.shelf.game_of(head), table_id, ending)


_LOOKING: set[asyncio.Task[None]] = set()


def _tallied(sums: Sequence[Sum]) -> tuple[Tally, dict[int, Tally], dict[str, dict[str, Tally]]]:
    """All games, and those by seat count and by trait."""
    by_seats: dict[int, list[Sum]] = {}
    by_trait: dict[str, dict[str, list[Sum]]] = {}
    for row in sums:
        by_seats.setdefault(row.seats, []).append(row)
        for kind, named in row.traits.items():
            by_trait.setdefault(kind, {}).setdefault(named, []).append(row)
    return (
        _tally(sums),
        {seats: _tally(some) for seats, some in sorted(by_seats.items())},
        {kind: {named: _tally(some) for named, some in of.items()} for kind, of in by_trait.items()},
    )


def _tally(sums: Sequence[Sum]) -> Tally:
    # Where all lose together the best place is the one after the first.
    places = [0] * max((max(row.seats, row.place) for row in sums), default=0)
    for row in sums:
        places[row.place - 1] += row.games
    scored = sum(row.scored for row in sums)
    score = sum(row.sum for row in sums) / scored if scored else None
    wins = sum(row.games for row in sums if row.place == 1)
    return Tally(sum(row.games for row in sums), wins, places, score)


def _point(row: Finished) -> Point:
    rating = None if row.mu is None else points_of(row.mu)
    return Point(row.table_id, row.at, row.seats, row.place, row.score, rating)


def _feat(feat: str, least: int, done: dict[str, tuple[str, int]], shown: set[str]) -> FeatSent:
    table, at = done.get(feat, ("", 0))
    return FeatSent(feat, least, at, table if table in shown else "")


class ProfilesThere(Struct):
    """The ids of players."""

    players: list[str]


class ProfilesAsked(Struct):
    """The ids of players, with commas between them."""

    of: str = ""


@get("/api/profiles")
async def which_profiles(
    hall: Given[Hall], asked: Given[ProfilesAsked], visitor: Given[Player | None]
) -> ProfilesThere:
    """Which of some players have a profile that the reader may look at."""
    players = [each for each in asked.of.split(",") if is_id(each)]
    if len(players) > _MOST_ASKED:
        raise Refused("malformed", 400, detail=f"{len(players)} players; allowed are {_MOST_ASKED}")
    return ProfilesThere(sorted(await profiles.shown_to(hall.store, visitor.id if visitor else "", players)))


# --- history


class PageAsked(Struct):
    """Which page, from 0; and games of which game, "" for all."""

    page: Annotated[int, Meta(ge=0, lt=100_000)] = 0
    game: str = ""


@get("/api/players/{who:str}/games")
async def show_history(
    who: FromPath[str], hall: Given[Hall], asked: Given[PageAsked], visitor: Given[Player | None]
) -> HistorySent:
    """The games somebody has finished, page by page, perhaps of one game.

    One's own with those brought in from record files; a stranger's own are none.
    """
    if who == "me" and visitor is None:
        return HistorySent([], 0)
    owner, you = await seen(hall, visitor, who)
    page, game = asked.page, asked.game
    if game and game not in hall.shelf.games:
        raise Refused("not-found", 404)
    played = profiles.Profile(hall.store, owner.player, you, hall.cluster.now())
    rows, total = await played.history(game, _A_PAGE, page)
    ids = [row.table_id for row in rows]
    others = await seats_there(hall.store, ids, visitor.id if visitor else "", but=owner.player)
    return HistorySent(
        [
            Played(
                row.table_id, row.game, row.seats, row.place, row.score, row.at, row.rated, row.by_bot,
                row.private, row.brought, row.kept, row.traits, others.get(row.table_id, []),
            )
            for row in rows
        ],
        total,
    )  # fmt: skip


async def seats_there(
    store: Store, ids: list[str], reader: str, but: str | None = None
) -> dict[str, list[SeatThere]]:
    """By table, who played there, the best first; perhaps all `but` one player."""
    rows, past = await profiles.seats_of(store, ids)
    names = await store.names(sorted({row.player for row in rows} - {""}))
    shown = await profiles.shown_to(store, reader, set(names))
    found: dict[str, list[SeatThere]] = {}
    for row in rows:
        if row.player != but:
            there = SeatThere(
                row.bot or names.get(row.player, ""),
                row.place,
                bool(row.bot),
                row.player if row.player in shown else "",
                row.score,
                row.traits,
            )
            found.setdefault(row.table_id, []).append(there)
    for table_id, name in past:
        found.setdefault(table_id, []).append(SeatThere(name, 0, False))
    return found


# --- one's own


@get("/api/tables/{table_id:str}/feats")
async def my_feats(
    hall: Given[Hall], visitor: Given[Player | None], table: Given[LiveTable]
) -> list[FeatSent]:
    """What the visitor did for the first time at a table whose game is over; nothing for all others."""
    if visitor is None or not table.roster.has(visitor.id):
        return []
    with contextlib.suppress(Refused):
        await table.attendant(Framing).frames()  # the deeds are looked for behind them
    if table.match.ending is not None:
        await deeds.keep(hall.store, table.game, table.head.id, table.match.ending)
    first = (await feats_of(hall.store, visitor.id)).get(table.head.game, {})
    feats = [(each, first.get(each.id, ("", 0))) for each in deeds.deeds_of(table.head.game).feats]
    return [FeatSent(each.id, each.least, at, where) for each, (where, at) in feats if where == table.head.id]


@post("/api/account/profile", status_code=200)
async def hide_profile(hall: Given[Hall], payload: Given[HideProfile], member: Given[Known]) -> HideProfile:
    """Whether one's profile is for oneself alone."""
    await People(hall.store).hide_profile(member.player.id, payload.hidden)
    return payload


showing_profiles = [show_profile, which_profiles, show_history, my_feats, hide_profile]
