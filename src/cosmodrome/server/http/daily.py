"""Daily deals over HTTP: what is played today, one's own try, and how earlier days came out."""

from collections.abc import Sequence
from typing import Literal

from litestar import get, post
from litestar.params import FromPath
from msgspec import Struct

from cosmodrome.core.meta import OptionValue
from cosmodrome.play.deal import seed_of
from cosmodrome.server import wire
from cosmodrome.server.days import day_after, day_of, end_of, is_day
from cosmodrome.server.db import daily, profiles
from cosmodrome.server.db.daily import Deal, Try
from cosmodrome.server.hall import daily as dealing
from cosmodrome.server.hall.clubs import Clubs
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.route_arguments import Asked, Given, opening_player
from cosmodrome.server.people.accounts import Known, Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import deals

_MOST_DAYS = 30
_MOST_ROWS = 200

TryStatus = Literal["playing", "finished", "gave-up"]


class TrySent(Struct):
    """One try. `place` is 1 for a victory, 0 without a result; `score` in the game's parts of a point."""

    status: TryStatus
    table: str
    """"" where it is kept no more."""
    place: int
    score: int | None


class DailyDealSent(Struct):
    """The table of a game's daily deal: the person's seat, and the bots of the others in order."""

    game: str
    seat: int
    bots: list[str]
    options: dict[str, OptionValue]
    commitment: str


class TodaySent(Struct):
    """Today's deal of a game; `tomorrow` is the commitment of the next one. `players` have begun it."""

    deal: DailyDealSent
    tomorrow: str
    players: int
    mine: TrySent | None


class DailySent(Struct):
    """A day as `2026-11-25`, by UTC; `ends` and `now` in milliseconds since 1970. `days` are earlier ones, the latest
    first.
    """

    day: str
    ends: int
    now: int
    games: list[TodaySent]
    days: list[str]


class DailyStandingSent(Struct):
    """A row of a day's table. `rank` is shared where all is equal; `player` leads to a profile, "" is none."""

    rank: int
    name: str
    player: str
    you: bool
    tried: TrySent


class DailyResultsSent(Struct):
    """How a deal came out: its secret, of `players` how many finished and how many beat the bots, and the best rows."""

    deal: DailyDealSent
    secret: str
    nonce: str
    seed: str
    players: int
    finished: int
    won: int
    rows: list[DailyStandingSent]


class DaySent(Struct):
    """A day that is over."""

    day: str
    games: list[DailyResultsSent]


class Among(Struct):
    """Of whom it is told: of the members of a club, by its id; "" for everybody."""

    club: str = ""


async def _players(clubs: Clubs, club: str, reader: str) -> set[str] | None:
    """The members of a club, as far as the reader may know them; None for everybody. Raises Refused."""
    if not club:
        return None
    seen = await clubs.find(club, reader)
    if not seen.inside:
        raise Refused("no-such-club", 404)
    return {each.player for each in seen.within}


@get("/api/daily", bots="read")
async def show_today(
    hall: Given[Hall], clubs: Given[Clubs], asked: Given[Among], visitor: Given[Player | None]
) -> DailySent:
    """Today's deals, and the days before on which somebody has played, perhaps of a club."""
    among = await _players(clubs, asked.club, visitor.id if visitor else "")
    now = hall.cluster.now()
    day = day_of(now)
    today, tomorrow = await dealing.deals_of(hall, day), await dealing.deals_of(hall, day_after(day))
    players = await daily.counts(hall.store, day, among)
    own = await daily.tries(hall.store, day, [visitor.id]) if visitor else []
    mine = {each.game: _try(each, False) for each in own}
    games = [
        TodaySent(
            _deal(today[game]), deals.commitment(tomorrow[game].sealed), players.get(game, 0), mine.get(game)
        )
        for game in hall.shelf.games
    ]
    return DailySent(day, end_of(day), now, games, await daily.days(hall.store, day, _MOST_DAYS, among))


@post("/api/daily/{game_id:str}/play", status_code=200)
async def play_today(
    request: Asked, game_id: FromPath[str], hall: Given[Hall], member: Given[Known]
) -> wire.Created:
    """Today's deal for who has an account; who has begun it gets to the same table."""
    player = await opening_player(request, member.player)
    return wire.Created(await dealing.play(hall, player, game_id))


@get("/api/daily/{day:str}", bots="read")
async def show_day(
    day: FromPath[str],
    hall: Given[Hall],
    clubs: Given[Clubs],
    asked: Given[Among],
    visitor: Given[Player | None],
) -> DaySent:
    """The tables of results, and the secrets, of a day that is over; perhaps with those of a club alone."""
    if not is_day(day):
        raise Refused("not-found", 404)
    if hall.cluster.now() < end_of(day):
        raise Refused("daily-closed", 403)
    reader = visitor.id if visitor else ""
    among = await _players(clubs, asked.club, reader)
    found = {each.game: each for each in await daily.deals(hall.store, [day])}
    tries = await daily.tries(hall.store, day, among)
    people = {each.player for each in tries}
    names = await hall.store.names(sorted(people))
    shown = await profiles.shown_to(hall.store, reader, people)
    return DaySent(
        day,
        [
            _results(found[game], [each for each in tries if each.game == game], names, shown, reader)
            for game in hall.shelf.games
            if game in found
        ],
    )


def _deal(deal: Deal) -> DailyDealSent:
    terms = deal.terms
    return DailyDealSent(
        deal.game, terms.seat, list(terms.bots), terms.options, deals.commitment(deal.sealed)
    )


def _try(each: Try, over: bool) -> TrySent:
    """A try as it is told, of a day that is `over` or not."""
    status: TryStatus = "finished" if each.finished else "playing"
    if not each.finished and (over or each.place is not None):
        status = "gave-up"
    return TrySent(status, each.table_id if each.kept else "", each.place or 0, each.score)


def _order(told: TrySent) -> tuple[bool, int, int]:
    """What comes first in a table of results: who finished, then the better place, then the higher score."""
    if told.status != "finished":
        return True, 0, 0
    return False, told.place, -(told.score or 0)


def _results(
    deal: Deal, tries: Sequence[Try], names: dict[str, str], shown: set[str], reader: str
) -> DailyResultsSent:
    told = [(_try(each, True), each.player) for each in tries]
    told.sort(key=lambda each: (_order(each[0]), names.get(each[1], "").casefold()))
    orders = [_order(each) for each, _ in told]
    rows = [
        DailyStandingSent(
            orders.index(_order(each)) + 1,
            names.get(player, ""),
            player if player in shown else "",
            player == reader,
            each,
        )
        for each, player in told
    ]
    finished = [each for each, _ in told if each.status == "finished"]
    seed = seed_of(deal.sealed.secret, [""] * deal.terms.seats)
    return DailyResultsSent(
        _deal(deal),
        deal.sealed.secret,
        deal.sealed.nonce,
        str(seed),
        len(told),
        len(finished),
        sum(each.place == 1 for each in finished),
        [row for at, row in enumerate(rows) if at < _MOST_ROWS or row.you],
    )


daily_deals = [show_today, play_today, show_day]
