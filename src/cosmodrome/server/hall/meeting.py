"""How people come to a table together: by one click that looks for others, or once more after a game."""

import asyncio
import time

import msgspec
from msgspec import Struct

from cosmodrome.core.game import timed
from cosmodrome.core.meta import SetupError
from cosmodrome.server.db import lobby, ties
from cosmodrome.server.db.races import won
from cosmodrome.server.db.tables import BOT, EMPTY, HUMAN, OPEN, OVER, PLAYING, Head, Place, Sealed
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.own_cards import BUILT_IN
from cosmodrome.server.hall.shelf import NewTable
from cosmodrome.server.ids import fresh_id
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused, by_the_setup
from cosmodrome.server.table import deals, rated_tables, seating
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.wire import Id

_MOST_LOOKED_AT = 20
_COMING = 20
"""Seconds after a table has been made for which its host counts as there, whose page may be on its way."""
_HEARSAY = 0.2
"""Seconds in which other processes say who is connected to them."""


class Meeting(Struct, forbid_unknown_fields=True):
    """One click: a game with so many other people, whoever looks for one as well; rated ones have a clock."""

    game: Id
    seats: int
    rated: bool = False


async def meet(hall: Hall, player: Player, wanted: Meeting) -> LiveTable:
    """The table that has waited longest for a game like this, which the player joins; else a new one.

    It has to be listed, with standard options and without bots, and its host has to be there. Who asks once more
    while they wait gets their own table. A rated one is played with the built-in cards. Raises Refused.
    """
    game = hall.shelf.game(wanted.game, BUILT_IN if wanted.rated else None)
    try:
        options = game.meta.chosen({}, wanted.seats)
    except SetupError as error:
        raise by_the_setup(error) from error
    new = NewTable(wanted.game, wanted.seats)
    if wanted.rated:
        time_control = rated_tables.usual_time(timed(game))
        new = msgspec.structs.replace(new, time=time_control, rated=True, deck=BUILT_IN)
        if reason := rated_tables.problem_with(player):
            raise Refused(reason, 403)
    usual = hall.shelf.new_head(player, new, game, options)
    if hall.cluster.shared:
        news = [hall.known(head.id) is None for head, _ in await _waiting(hall, usual)]
        if any(news):
            await asyncio.sleep(_HEARSAY)
    async with hall.store.one_at_a_time():
        for head, _ in await _waiting(hall, usual):
            try:
                table = await hall.table(head.id)
                if head.host == player.id or await _joined(hall, player, table):
                    return table
            except Refused:
                continue  # it has just been filled or closed, or those there would not tell the two names apart
        return await hall.create(player, new)


async def _waiting(hall: Hall, usual: Head) -> list[tuple[Head, list[Place]]]:
    """The tables that would do, brought to life so that it is known who is there."""
    found = await lobby.waiting(hall.store, usual.game, usual.seats, _MOST_LOOKED_AT)
    suiting = [(head, places) for head, places in found if _suits(head, places, usual)]
    for head, _ in suiting:
        if hall.known(head.id) is None:
            await hall.table(head.id)
    return suiting


def _suits(head: Head, places: list[Place], usual: Head) -> bool:
    alike = (head.options, head.cards, head.time_control, head.by_lot, head.rated) == (
        usual.options,
        usual.cards,
        usual.time_control,
        usual.by_lot,
        usual.rated,
    )
    kept_or_bot = any(place.kind == BOT or (place.kind == EMPTY and place.player) for place in places)
    return alike and not kept_or_bot


async def _joined(hall: Hall, player: Player, table: LiveTable) -> bool:
    """Whether the player sits at this table now, because its host is there. Raises Refused."""
    head = table.head
    if any(place.player in table.roster.owners for place in table.roster.places):
        return False  # who looks for people should not find somebody's program
    if head.host not in table.present() and time.time() > head.opened + _COMING:
        return False
    if await ties.apart(
        hall.store, player.id, [place.player for place in table.roster.places if place.player]
    ):
        return False
    await hall.name_for(player, player.name, table)
    await hall.room_for(player, table)
    await seating.join(table, player, None)
    return True


async def again(hall: Hall, player: Player, table: LiveTable) -> LiveTable:
    """The table at which those of a finished game play once more: the first who asks opens it, others sit down there.

    Game, options and bots are the same, seats move on by one, and the places of all who played are kept for them.
    Raises Refused.
    """
    if table.head.status != OVER:
        raise Refused("game-not-over")
    if not table.roster.has(player.id):
        raise Refused("not-seated", 403)

    async def sat_down() -> LiveTable:
        found = await hall.store.again_of(table.head.id)
        if not found:
            return await _opened(hall, player, table)
        there = await hall.table(found)
        await hall.room_for(player, there)
        await ties.check_host(hall.store, player.answering, there.head.host, there.roster.places)
        await seating.join(there, player, None)
        return there

    return await won(sat_down)


async def _opened(hall: Hall, player: Player, table: LiveTable) -> LiveTable:
    """The next table of those who played at this one. Raises LostRace where somebody else has just opened it."""
    head, game = table.head, table.game
    try:
        options = game.meta.read_options(head.options, head.seats)
    except SetupError as error:
        raise by_the_setup(error) from error
    places = [
        _place(table.roster.places[(seat + 1) % head.seats], seat, player) for seat in range(head.seats)
    ]
    starts = all(place.kind != EMPTY for place in places)
    following = msgspec.structs.replace(
        head,
        id=fresh_id(),
        invite=fresh_id(12) if head.private else "",
        version=game.meta.version,
        options=options,
        status=PLAYING if starts else OPEN,
        host=player.id,
        by_lot=False,
        opened=int(time.time()),
        again_of=head.id,
        origin="",
        tournament="",
        marks="",
        daily="",
        closed_until=0,
    )
    sealed: Sealed | None = deals.promised(following)
    rated_tables.check(following, player)
    if starts:
        sealed, places = deals.begun(following, sealed, places)
    await hall.open(player, following, places, sealed=sealed)
    table.match.again = following.id
    table.announce()
    return await hall.table(following.id)


def _place(before: Place, seat: int, player: Player) -> Place:
    """Who sits or is expected there, of those who had a place before; also of a person a bot played on for."""
    if before.player == player.id:
        return Place(seat, HUMAN, player.id)
    return Place(seat, EMPTY, before.player) if before.player else Place(seat, BOT, bot=before.bot)
