"""Tournaments as the database keeps them: what they are, who takes part, and every change of that, each made once.

How rounds are made and counted is in `rounds`.
"""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models, rows
from cosmodrome.server.db.log_writer import LostRace
from cosmodrome.server.db.races import won
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import Head, KeptTimes, Place, Sealed
from cosmodrome.server.refusals import Refused
from cosmodrome.server.tournaments.pairing import Round
from cosmodrome.server.tournaments.standings import PLAYING, Entrant, Pairing
from cosmodrome.server.tournaments.tournament_wire import NewTournament

OPEN, RUNNING, OVER, OFF = "open", "running", "over", "off"
"""People may join; it goes on; it is over; it was called off before it began."""
_IN, _OUT = "in", "out"
_MOST_LISTED = 50
_MOST_OF_CLUB = 20
T = TypeVar("T")


class Tournament(msgspec.Struct):
    """As it was read; who changes it changes this `revision`."""

    id: str
    organiser: str
    status: str
    rounds: int
    round: int
    revision: int
    due: int
    opened: int
    invite: str
    seed: int
    terms: NewTournament
    plan: list[Round]
    entrants: list[Entrant]
    pairings: list[Pairing]
    club: str = ""
    season: str = ""

    @property
    def duplicate(self) -> bool:
        """Whether all tables of a round have the same deal."""
        return self.terms.system == "duplicate"

    @property
    def within(self) -> list[Entrant]:
        """Those who go on playing."""
        return [each for each in self.entrants if not each.out]

    @property
    def now(self) -> list[Pairing]:
        """The tables of the round that was made last."""
        return [each for each in self.pairings if each.round == self.round]

    def entrant_of(self, player: str) -> Entrant | None:
        """Of this player; None also for "", who is nobody."""
        return next((each for each in self.entrants if player and each.player == player), None)


class Begun(msgspec.Struct, frozen=True):
    """A table of a round; `times` are those of one that waits for its players, and that somebody will notice."""

    head: Head
    places: list[Place]
    sealed: Sealed | None
    times: KeptTimes | None


async def open_one(store: Store, made: Tournament) -> None:
    row = {name: getattr(made, name) for name in _COLUMNS}
    row |= {"terms": msgspec.json.encode(made.terms).decode(), "plan": "", "touched": made.opened}

    await store.change(insert(models.tournaments).values(row))


_COLUMNS = (
    "id", "organiser", "status", "rounds", "round", "revision", "due", "opened", "invite", "seed", "club", "season",
)  # fmt: skip


async def tournament(store: Store, tournament_id: str) -> Tournament:
    """Raises Refused."""
    found = await _those(store, models.tournaments.c.id == tournament_id)
    if not found:
        raise Refused("no-such-tournament", 404, tournament=tournament_id)
    return found[0]


async def listed(store: Store, player: str) -> list[Tournament]:
    """Those listed for all, and those a player takes part in or organises; open ones first, the latest first."""
    found = await _those(store, models.tournaments.c.invite == "")
    known = {each.id for each in found}
    if player:
        found += [each for each in await of_player(store, player) if each.id not in known]
    return sorted(found, key=_urgent)


async def of_player(store: Store, player: str) -> list[Tournament]:
    """Those a player takes part in or organises, the latest first."""
    tournaments, entrants = models.tournaments, models.entrants
    own = select(entrants.c.tournament).where(entrants.c.player == player)
    return await _those(store, or_(tournaments.c.id.in_(own), tournaments.c.organiser == player))


async def of_club(store: Store, club: str) -> list[Tournament]:
    """Those of a club that changed last; open ones first, the latest first."""
    return sorted(await _those(store, models.tournaments.c.club == club, _MOST_OF_CLUB), key=_urgent)


def _urgent(each: Tournament) -> tuple[int, int]:
    return (OPEN, RUNNING, OVER, OFF).index(each.status), -each.opened


async def finished(store: Store, season: str) -> list[tuple[str, int]]:
    """Those of a season that are over, with the revision of each; the earliest first."""
    of = models.tournaments.c
    query = select(of.id, of.revision).where(of.season == season, of.status == OVER)
    return [(row.id, row.revision) for row in await store.read(query.order_by(of.opened, of.id))]


async def to_look_after(store: Store, now: int) -> list[str]:
    """The ids of those that go on by themselves: all that run, and what is to begin."""
    tournaments = models.tournaments
    due = and_(tournaments.c.status == OPEN, tournaments.c.due > 0, tournaments.c.due <= now)
    query = select(tournaments.c.id).where(or_(tournaments.c.status == RUNNING, due))
    return [row.id for row in await store.read(query.order_by(tournaments.c.id))]


async def forgotten(store: Store, before: int) -> list[str]:
    """The ids of those that have begun, are played at no table, and changed last before a time."""
    tournaments, pairings = models.tournaments, models.pairings
    played = select(pairings.c.tournament).where(pairings.c.kind == PLAYING)
    old = (tournaments.c.status == RUNNING, tournaments.c.due == 0, tournaments.c.touched < before)
    query = select(tournaments.c.id).where(*old, tournaments.c.id.not_in(played))
    return [row.id for row in await store.read(query.order_by(tournaments.c.id).limit(_MOST_LISTED))]


async def organised(store: Store, player: str) -> int:
    """How many tournaments of a player are not over."""
    tournaments = models.tournaments
    query = select(func.count()).where(
        tournaments.c.organiser == player, tournaments.c.status.in_((OPEN, RUNNING))
    )
    return int((await store.read(query))[0][0])


async def _those(store: Store, condition: Any, most: int = _MOST_LISTED) -> list[Tournament]:
    tournaments, entrants, pairings = models.tournaments, models.entrants, models.pairings
    query = select(tournaments).where(condition).order_by(tournaments.c.touched.desc(), tournaments.c.id)
    found = {row.id: _read(row) for row in await store.read(query.limit(most))}
    ids = list(found)
    own = select(entrants).where(entrants.c.tournament.in_(ids)).order_by(entrants.c.number)
    for row in await store.read(own):
        each = Entrant(row.number, row.player, row.bot, row.status == _OUT, row.rests)
        found[row.tournament].entrants.append(each)
    played = select(pairings).where(pairings.c.tournament.in_(ids))
    for row in await store.read(played.order_by(pairings.c.round, pairings.c.number)):
        pairing = Pairing(row.round, row.number, row.table_id, row.kind, row.entrants, row.places, row.scores)
        found[row.tournament].pairings.append(pairing)
    return list(found.values())


def _read(row: Any) -> Tournament:
    plan = msgspec.json.decode(row.plan, type=list[Round]) if row.plan else []
    terms = msgspec.json.decode(row.terms, type=NewTournament)
    known = {name: getattr(row, name) for name in _COLUMNS}
    return Tournament(**known, terms=terms, plan=plan, entrants=[], pairings=[])


# --- changes


async def changed(
    store: Store,
    seen: Tournament,
    act: Callable[[AsyncConnection], Awaitable[None]] | None = None,
    **values: Any,
) -> None:
    """One change of what was seen: columns of its row, and what `act` does, all or nothing.

    Of several who have seen the same one is first. Raises LostRace in all others.
    """
    tournaments = models.tournaments
    changes = values | {"revision": seen.revision + 1, "touched": int(time.time())}
    at = (tournaments.c.id == seen.id, tournaments.c.revision == seen.revision)

    async def whole(connection: AsyncConnection) -> None:
        # First of all: whoever else has seen the same waits here, and then finds another revision.
        if (await connection.execute(update(tournaments).where(*at).values(changes))).rowcount != 1:
            raise LostRace
        if act is not None:
            await act(connection)

    await store.write(whole)


async def until_done(store: Store, tournament_id: str, step: Callable[[Tournament], Awaitable[T]]) -> T:
    """What `step` gives, tried again with what there is by then where somebody else came first. Raises Refused."""

    async def looked() -> T:
        return await step(await tournament(store, tournament_id))

    return await won(looked)


async def enter(store: Store, seen: Tournament, player: str = "", bot: str = "") -> None:
    """One more who takes part, or one who comes back before it has begun. Raises LostRace."""
    entrants = models.entrants
    before = seen.entrant_of(player)

    async def act(connection: AsyncConnection) -> None:
        if before is not None:
            own = (entrants.c.tournament == seen.id, entrants.c.number == before.number)
            await connection.execute(update(entrants).where(*own).values(status=_IN))
            return
        number = 1 + max((each.number for each in seen.entrants), default=0)
        row = {"tournament": seen.id, "number": number, "player": player, "bot": bot}
        await connection.execute(insert(entrants).values(row | {"status": _IN, "rests": 0}))

    await changed(store, seen, act)


async def leave(store: Store, seen: Tournament, entrant: Entrant) -> None:
    """They play no more; before it begins it is as if they had never come. Raises LostRace."""
    entrants = models.entrants
    own = (entrants.c.tournament == seen.id, entrants.c.number == entrant.number)

    async def act(connection: AsyncConnection) -> None:
        if seen.status == OPEN:
            await connection.execute(delete(entrants).where(*own))
        else:
            await connection.execute(update(entrants).where(*own).values(status=_OUT))

    await changed(store, seen, act)


async def rest(store: Store, seen: Tournament, entrant: Entrant, rests: bool) -> None:
    """Somebody does not play in the next round, or does. Raises LostRace."""
    entrants = models.entrants
    own = (entrants.c.tournament == seen.id, entrants.c.number == entrant.number)

    async def act(connection: AsyncConnection) -> None:
        value = seen.round + 1 if rests else 0
        await connection.execute(update(entrants).where(*own).values(rests=value))

    await changed(store, seen, act)


async def make_round(
    store: Store,
    seen: Tournament,
    made: Sequence[tuple[Pairing, Begun | None]],
    plan: list[Round],
    rounds: int,
) -> None:
    """The next round, with tables that have begun, all or nothing. Raises LostRace."""

    async def act(connection: AsyncConnection) -> None:
        for pairing, begun in made:
            row = msgspec.structs.asdict(pairing) | {"tournament": seen.id}
            await connection.execute(insert(models.pairings).values(row))
            if begun is not None:
                await rows.insert_table(connection, begun.head, begun.places, sealed=begun.sealed)
                if begun.times is not None:
                    await rows.insert_times(connection, begun.head.id, begun.times)

    text = msgspec.json.encode(plan).decode() if plan else ""
    values = {"status": RUNNING, "round": seen.round + 1, "rounds": rounds, "due": 0, "plan": text}
    await changed(store, seen, act, **values)


async def settle(store: Store, seen: Tournament, came: Sequence[Pairing], due: int, now: int) -> list[str]:
    """What came of tables of this round; where these were the last ones all of it may be seen from `now` on.

    Gives the tables that were closed until then. Raises LostRace.
    """
    pairings = models.pairings
    ended = {each.number for each in came}
    goes_on = any(each.kind == PLAYING and each.number not in ended for each in seen.now)
    closed = [each.table_id for each in seen.now if each.table_id and seen.duplicate and not goes_on]

    async def act(connection: AsyncConnection) -> None:
        for each in came:
            at = (pairings.c.tournament == seen.id, pairings.c.round == each.round)
            values = {"kind": each.kind, "places": each.places, "scores": each.scores}
            await connection.execute(
                update(pairings).where(*at, pairings.c.number == each.number).values(values)
            )
        if closed:
            await rows.open_up(connection, closed, now)

    await changed(store, seen, act, due=due)
    return closed


async def results_of(store: Store, tables: Sequence[str]) -> dict[str, tuple[list[int], list[int]]]:
    """The places of the seats of these finished games, and their scores as far as they are known."""
    results = models.results.c
    query = select(results.table_id, results.place, results.score).where(results.table_id.in_(tables))
    found: dict[str, tuple[list[int], list[int]]] = {table_id: ([], []) for table_id in tables}
    for table_id, place, score in await store.read(query.order_by(results.seat)):
        found[table_id][0].append(place)
        if score is not None:
            found[table_id][1].append(score)
    return found


# --- people who are no more


async def forget(connection: AsyncConnection, player: str) -> None:
    """A player takes part in nothing any more, and organises nothing; what was played stays, without their name."""
    tournaments, entrants = models.tournaments, models.entrants
    waiting = select(tournaments.c.id).where(tournaments.c.status == OPEN)
    theirs = entrants.c.player == player
    mine = select(entrants.c.tournament).where(theirs)
    # Whoever makes a round just now has not seen that they are gone, and is to look again.
    later = update(tournaments).where(or_(tournaments.c.id.in_(mine), tournaments.c.organiser == player))
    await connection.execute(later.values(revision=tournaments.c.revision + 1))
    await connection.execute(delete(entrants).where(theirs, entrants.c.tournament.in_(waiting)))
    await connection.execute(update(entrants).where(theirs).values(status=_OUT, player=""))
    organised_by = tournaments.c.organiser == player
    off = update(tournaments).where(organised_by, tournaments.c.status == OPEN)
    await connection.execute(off.values(status=OFF, due=0))
    await connection.execute(update(tournaments).where(organised_by).values(organiser=""))


async def sweep(store: Store, before: int, statuses: Sequence[str], most: int) -> int:
    """Forget tournaments of these states that last changed before a time, in seconds since 1970; how many."""
    tournaments = models.tournaments

    async def act(connection: AsyncConnection) -> int:
        old = select(tournaments.c.id).where(
            tournaments.c.status.in_(statuses),
            tournaments.c.touched < before,
            or_(tournaments.c.season == "", tournaments.c.status != OVER),  # a season is added up from them
            tournaments.c.due <= 1000 * int(time.time()),  # it may be announced long before it begins
        )
        ids = list((await connection.execute(old.limit(most).with_for_update())).scalars())
        for table in (models.entrants, models.pairings):
            await connection.execute(delete(table).where(table.c.tournament.in_(ids)))
        await connection.execute(delete(tournaments).where(tournaments.c.id.in_(ids)))
        return len(ids)

    return await store.write(act)
