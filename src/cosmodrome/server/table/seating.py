"""Who sits where: joining, leaving, resigning, bots for free seats, and what players add to the deal."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from cosmodrome.core.seats import CLOCK
from cosmodrome.play.deal import LONGEST_SALT, is_salt
from cosmodrome.play.leaving import END_RESIGNED, RESIGN
from cosmodrome.server.db.races import change_table
from cosmodrome.server.db.tables import BOT, EMPTY, HUMAN, OPEN, OVER, PLAYING, Former, Place, Start
from cosmodrome.server.ids import fresh_id
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.people.programs import Program
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import deals, rated_tables
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.participants import plays, seat_of

# As often another process may change the same table in the same moment: all nine seats of one, and their salts.


class _Change(NamedTuple):
    """One seat as it shall be, and who is host then; "" for who is."""

    after: Place
    host: str = ""


class _Close(NamedTuple):
    """Nobody is left at a table that waits."""


async def join(table: LiveTable, player: Player, seat: int | None, salt: str = "") -> int:
    """Sit down, or come back to the seat one has. The table starts when every seat is taken. Raises Refused.

    `salt` is what a player who sits down adds to the deal.
    """
    _check_salt(table, salt)
    async with table.lock:
        table.roster.names[player.id] = player.name
        if isinstance(player, Program):
            table.roster.owners[player.id] = player.owner
            table.roster.names[player.owner] = player.owned_by

        def sit() -> _Change | None:
            own = next((p for p in table.roster.places if p.player == player.id), None)
            if own is not None:
                return _come_back(table, player, own)
            if table.head.status != OPEN:
                raise Refused("already-started")
            rated_tables.check(table.head, player)
            return _Change(Place(_free(table, seat).seat, HUMAN, player.id, salt=salt))

        await _reseat(table, sit)
        return next(p.seat for p in table.roster.places if p.player == player.id)


def _come_back(table: LiveTable, player: Player, own: Place) -> _Change | None:
    """What changes as a player comes to a seat that is theirs already, if anything. Raises Refused."""
    if own.seat in table.match.leaving.resigned:
        raise Refused("has-resigned", seat=own.seat)
    if own.kind == BOT and table.head.status == PLAYING and isinstance(player, Program):
        raise Refused("seat-lost")  # others have waited for it once
    if table.head.status != OVER and (own.away or own.kind != HUMAN):
        return _Change(Place(own.seat, HUMAN, player.id))
    return None


async def add_salt(table: LiveTable, player: Player, salt: str) -> None:
    """Change what a seated player adds to the deal, "" for nothing; until the game begins. Raises Refused."""
    _check_salt(table, salt)

    async def act() -> None:
        _not_gone(table)
        own = next((p for p in table.roster.places if p.kind == HUMAN and p.player == player.id), None)
        if own is None:
            raise Refused("not-seated", 403)
        if table.head.status != OPEN:
            raise Refused("already-started")
        await table.store.add_salt(table.head.id, own, salt)
        after = msgspec.structs.replace(own, salt=salt)
        table.roster.places = [after if place.seat == own.seat else place for place in table.roster.places]
        table.showing.ask_again()
        table.announce()

    async with table.lock:
        await change_table(table, act)


def _check_salt(table: LiveTable, salt: str) -> None:
    if not is_salt(salt):
        raise Refused("bad-salt", 400, most=LONGEST_SALT)
    if salt and not table.head.commitment:
        raise Refused("no-deal")


def check_invited(table: LiveTable, player: Player | None, invite: str) -> None:
    """Raises Refused for who would sit down without an invitation that is good, or as a guest at a rated table."""
    if player and table.roster.has(player.id):
        return
    if table.head.invite and invite != table.head.invite:
        raise Refused("not-invited", 403)
    if table.head.status == OPEN:
        rated_tables.check(table.head, player)


async def invite_anew(table: LiveTable, player: Player) -> None:
    """The host of a table by invitation withdraws the invitation, and has another one. Raises Refused."""
    async with table.lock:
        _not_gone(table)
        if table.head.host != player.id:
            raise Refused("not-host", 403)
        if table.head.status != OPEN:
            raise Refused("already-started")
        if not table.head.private:
            raise Refused("not-private")
        invite = fresh_id(12)
        await table.store.set_head(table.head.id, invite=invite)
        table.head = msgspec.structs.replace(table.head, invite=invite)
        table.showing.ask_again()
        table.announce()


async def leave(table: LiveTable, player: Player) -> None:
    """Free the seat, or mark it away once the game runs. The last to leave an open table closes it."""

    def go() -> _Change | _Close | None:
        own = next((p for p in table.roster.places if p.kind == HUMAN and p.player == player.id), None)
        if own is None:
            raise Refused("not-seated", 403)
        if table.head.status == OVER or own.away:
            return None
        others = [p for p in table.roster.places if p.kind == HUMAN and p.seat != own.seat and not p.away]
        if table.head.status == OPEN and not others:
            return _Close()
        host = others[0].player if others and table.head.host == player.id else ""
        after = Place(own.seat) if table.head.status == OPEN else msgspec.structs.replace(own, away=True)
        return _Change(after, host)

    async with table.lock:
        gone = await _reseat(table, go)
        plays = isinstance(player, Program) and table.head.status == PLAYING
        if isinstance(gone, _Change) and plays:
            await stand_in(table, gone.after.seat)


async def replace_program(table: LiveTable, seat: int, question: int | None) -> None:
    """Give the seat of a program to a house bot; with a `question` only while the program owes the answer to it."""
    async with table.lock:
        if not table.alone:
            await table.read_on()
        place = table.roster.places[seat]
        program = place.kind == HUMAN and place.player in table.roster.owners
        if table.closed or table.head.status != PLAYING or not program:
            return
        if question is not None and (
            table.match.trail.question(seat) != question or seat not in table.match.awaited()
        ):
            return
        others = [p.player for p in table.roster.places if p.kind == HUMAN and p.seat != seat and not p.away]
        if others and table.head.host == place.player:  # a table with people has one of them for its host
            away = _Change(msgspec.structs.replace(place, away=True), others[0])
            await _reseat(table, _while_unchanged(table, place, away))
        await stand_in(table, seat)


async def replace_bot(table: LiveTable, seat: int, bot: str) -> bool:
    """Give the seat of this bot, which has failed, to the usual one; whether it had it still."""
    async with table.lock:
        if not table.alone:
            await table.read_on()
        place = table.roster.places[seat]
        if table.closed or table.head.status != PLAYING or (place.kind, place.bot) != (BOT, bot):
            return False
        await hand_over(table, seat, msgspec.structs.replace(place, bot=table.usual_bot))
        return True


async def remove(table: LiveTable, player: Player, seat: int) -> None:
    """The host frees a seat of a table that waits: a bot's, one kept for somebody, or that of who is not there.

    Raises Refused.
    """

    def free() -> _Change | None:
        place = _for_host(table, player, seat)
        if table.head.status != OPEN:
            raise Refused("already-started")
        if place.kind == HUMAN and place.player in table.present() | {player.id}:
            raise Refused("still-here", player=table.roster.names.get(place.player, ""))
        return _Change(Place(seat)) if place != Place(seat) else None

    async with table.lock:
        await _reseat(table, free)


async def seat_bot(table: LiveTable, player: Player, seat: int, bot: str) -> None:
    """The host gives a free seat, or one whose player has left the game, to a bot, who then keeps it for them.

    Raises Refused.
    """

    def give() -> _Change:
        place = _for_host(table, player, seat)
        if table.head.daily:
            raise Refused("seat-daily", 403)
        left = table.head.status == PLAYING and place.kind == HUMAN and place.away
        free = table.head.status == OPEN and place.kind == EMPTY
        if not (left or free):
            raise Refused("seat-taken", seat=seat)
        # At a rated table nobody loses by a bot who has never sat there.
        keeper = "" if free and table.head.rated else place.player
        return _Change(Place(seat, BOT, keeper, bot))

    async with table.lock:
        await _reseat(table, give)


async def hand_over(table: LiveTable, seat: int, after: Place) -> None:
    """Give a seat of a running game to somebody else, by who holds the lock. Raises Refused."""
    await _reseat(table, _while_unchanged(table, table.roster.places[seat], _Change(after)))


async def resign(table: LiveTable, player: Player, bot: str) -> None:
    """Give up. A game for two, or one that no other person plays, is over; in any other a bot plays the seat on.

    Raises Refused.
    """
    async with table.lock:
        seat = seat_of(table, player)
        others = [place for place in table.roster.places if place.player and place.seat != seat]
        goes_on = table.head.seats > 2 and any(plays(table, place) for place in others)
        if goes_on:
            await hand_over(table, seat, Place(seat, BOT, player.id, bot))

        async def act() -> None:
            if table.match.course is None or table.head.status == OVER:
                raise Refused("game-over")
            await table.enter((seat, RESIGN), *([] if goes_on else [(CLOCK, END_RESIGNED)]))

        await change_table(table, act)


async def stand_in(table: LiveTable, seat: int) -> None:
    """The usual bot goes on for a person, and keeps the seat for them. For who holds the table's lock."""
    place = table.roster.places[seat]
    if place.kind == HUMAN and table.usual_bot:
        await hand_over(table, seat, Place(seat, BOT, place.player, table.usual_bot))


def _for_host(table: LiveTable, player: Player, seat: int) -> Place:
    """A seat that the host wants to do something with. Raises Refused."""
    if table.head.host != player.id:
        raise Refused("not-host", 403)
    if not 0 <= seat < table.head.seats:
        raise Refused("no-such-seat", 404, seat=seat)
    return table.roster.places[seat]


def _free(table: LiveTable, seat: int | None) -> Place:
    free = [place for place in table.roster.places if place.kind == EMPTY and not place.player]
    if seat is None:
        if not free:
            raise Refused("table-full")
        return free[0]
    if not 0 <= seat < table.head.seats:
        raise Refused("no-such-seat", 404, seat=seat)
    place = table.roster.places[seat]
    if place.kind != EMPTY:
        raise Refused("seat-taken", seat=seat)
    if place.player:
        raise Refused("seat-kept", seat=seat, player=table.roster.names.get(place.player, ""))
    return place


def _not_gone(table: LiveTable) -> None:
    if table.closed:
        raise Refused("no-such-table", 404, table=table.head.id)


def _while_unchanged(table: LiveTable, before: Place, change: _Change) -> Callable[[], _Change]:
    """A change of a running game, as long as nobody else has changed that seat."""

    def decide() -> _Change:
        if table.head.status != PLAYING or table.roster.places[before.seat] != before:
            raise Refused("seat-taken", seat=before.seat)
        return change

    return decide


async def _reseat(table: LiveTable, decide: Callable[[], _Change | _Close | None]) -> _Change | _Close | None:
    """Write what is decided, then show it; with the last free seat taken the game begins. Raises Refused.

    Where another process has changed the table meanwhile it is decided anew, on what there is now.
    """

    async def act() -> _Change | _Close | None:
        _not_gone(table)
        change = decide()
        if isinstance(change, _Change):
            await _write(table, change)
        elif change is not None:
            await table.store.close_waiting(table.head, table.roster.places)
            table.close("no-such-table")
            table.announce()
        return change

    return await change_table(table, act)


async def _write(table: LiveTable, change: _Change) -> None:
    """`_reseat`, as far as nobody else changes the table in the same moment. Raises LostRace."""
    after, before = change.after, table.roster.places[change.after.seat]
    waiting = places = [after if place.seat == after.seat else place for place in table.roster.places]
    starts = table.head.status == OPEN and all(place.kind != EMPTY for place in waiting)
    head = msgspec.structs.replace(table.head, host=change.host or table.head.host)
    start: Start | None = None
    if starts:
        # It is begun by the rules of today, whenever it was made.
        head = msgspec.structs.replace(head, status=PLAYING, version=table.game.meta.version)
        sealed, places = deals.begun(head, await table.store.sealed(head.id), waiting)
        start = Start(head.version, head.seed, places, sealed)
    former = _former(table, before, after)
    await table.store.reseat(table.head, table.roster.places, after, head.host, former, start)
    table.head, table.roster.places = head, places
    if former is not None:
        table.roster.formers.append(former)
    await table.roster.look_at_ratings(table.store, head)
    if starts:
        table.match.begin(head)
        table.showing.forget()
    else:
        table.showing.ask_again()
    table.announce()
    table.heed()


def _former(table: LiveTable, before: Place, after: Place) -> Former | None:
    """Who had the seat of a running game, if it goes on under somebody else and they had it for any time."""
    until = len(table.match.trail.answers)
    handed_on = table.head.status == PLAYING and (before.kind, before.bot) != (after.kind, after.bot)
    at_once = any(each.seat == before.seat and each.until == until for each in table.roster.formers)
    if not handed_on or at_once:
        return None
    return Former(before.seat, until, "" if before.bot else before.player, before.bot)
