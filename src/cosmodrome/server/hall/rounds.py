"""The rounds of tournaments: their tables are made, what came of them is counted, and all of it goes on by itself.

Every step is one transaction on what was seen: of several processes that take the same one is first, and none is taken
twice, also where a process dies in between.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from math import ceil, log

import msgspec

from cosmodrome.core.meta import Meta, SetupError
from cosmodrome.core.seats import CLOCK, drawn
from cosmodrome.play.leaving import END_AGREED
from cosmodrome.server.db import ties, tournaments, upkeep
from cosmodrome.server.db.races import change_table, tried
from cosmodrome.server.db.tables import BOT, HUMAN, NOT_YET, Head, KeptTimes, Place, Sealed
from cosmodrome.server.db.tables import OVER as GAME_OVER
from cosmodrome.server.db.tables import PLAYING as GAME_PLAYING
from cosmodrome.server.db.tournaments import RUNNING, Begun, Tournament, changed
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.own_cards import BUILT_IN
from cosmodrome.server.hall.shelf import NewTable
from cosmodrome.server.ids import fresh_id
from cosmodrome.server.names import LONGEST_TABLE_NAME
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import deals
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.time_controls import PerDays, terms_of
from cosmodrome.server.times import Times
from cosmodrome.server.tournaments.pairing import Past, Round, round_robin, seated, swiss, without
from cosmodrome.server.tournaments.standings import (
    BYE,
    DUPLICATE_TOP,
    OVER,
    PLAYING,
    REST,
    STANDS,
    UNPLAYED,
    Entrant,
    Pairing,
    standings,
    top_points,
)
from cosmodrome.server.tournaments.tournament_wire import BY_HAND, NewTournament

logger = logging.getLogger(__name__)

_MINUTE = 60_000
_FEWEST_ROUNDS = 3


def legal_sizes(meta: Meta, terms: NewTournament) -> list[int]:
    """The sizes that a table of this tournament may have: those its game and its options allow, from two on.

    Where tables are compared all are full.
    """
    least = terms.seats if terms.system == "duplicate" else 2
    return [size for size in meta.seats if least <= size <= terms.seats and _allowed(meta, terms, size)]


def least_players(meta: Meta, terms: NewTournament) -> int:
    """So many have to take part, or there is no round: those of a table, or of two that can be compared."""
    least = min(legal_sizes(meta, terms), default=2)
    return 2 * least if terms.system == "duplicate" else least


def top_of(meta: Meta, terms: NewTournament) -> int:
    """What a first place gives, or in a duplicate tournament to have done better than everybody else in one's seat."""
    if terms.system == "duplicate":
        return DUPLICATE_TOP
    return top_points(terms.seats, legal_sizes(meta, terms))


def _allowed(meta: Meta, terms: NewTournament, size: int) -> bool:
    try:
        meta.read_options(terms.options, size)
    except SetupError:
        return False
    return True


def usual_rounds(players: int, seats: int) -> int:
    """So many rounds of a Swiss tournament tell who is first."""
    return min(max(_FEWEST_ROUNDS, ceil(log(max(2, players), seats)) + (seats > 2)), max(1, players - 1))


# --- what is to be done


async def go_on(hall: Hall, tournament_id: str, by_hand: bool = False) -> None:
    """Everything that can be done by now. `by_hand`: its organiser wants the next round. Raises Refused."""
    round_before = (await tournaments.tournament(hall.store, tournament_id)).round

    async def step(seen: Tournament) -> bool:
        # What is wanted is one round, whoever makes it.
        return await _step(hall, seen, by_hand and seen.round == round_before)

    while await tournaments.until_done(hall.store, tournament_id, step):
        pass


async def _step(hall: Hall, seen: Tournament, by_hand: bool) -> bool:
    """The next thing that is to be done, if any; whether there was. Raises LostRace and Refused."""
    now = hall.cluster.now()
    if seen.status == tournaments.OPEN:
        full = seen.terms.begins == "full" and len(seen.within) >= seen.terms.most
        if by_hand or full or 0 < seen.due <= now:
            return not _waits_for_deck(hall, seen, by_hand) and await _begin(hall, seen, by_hand)
        return False
    if seen.status != RUNNING:
        return False
    playing = [each for each in seen.now if each.kind == PLAYING]
    came = await _came(hall, seen, playing) if playing else []
    ended = len(came) == len(playing)
    if came:
        await hall.look_again(
            await tournaments.settle(hall.store, seen, came, _due(seen, now) if ended else 0, now)
        )
        return True
    if not ended:
        if by_hand:
            raise Refused("round-goes-on")
        return False
    if seen.round >= seen.rounds or not _can_play(hall, seen):
        await changed(hall.store, seen, status=tournaments.OVER, due=0)
        return True
    if by_hand or 0 < seen.due <= now:
        if _waits_for_deck(hall, seen, by_hand):
            return False
        await _make_round(hall, seen)
        return True
    if not seen.due and seen.terms.pause != BY_HAND or not seen.organiser and not seen.due:
        await changed(hall.store, seen, due=_due(seen, now) or now)
        return True
    return False


def _due(seen: Tournament, now: int) -> int:
    """When the next round begins by itself; 0 for not at all."""
    return 0 if seen.terms.pause == BY_HAND or seen.round >= seen.rounds else now + _MINUTE * seen.terms.pause


def meta_of(hall: Hall, terms: NewTournament) -> Meta:
    """The game's own, which is there whatever decks are offered: seats and options do not depend on cards."""
    meta: Meta = hall.shelf.game(terms.game, BUILT_IN).meta
    return meta


def missing_deck(hall: Hall, seen: Tournament) -> str:
    """The deck without which no other round can be made, as long as it is not offered; "" where nothing is missing."""
    deck, goes_on = seen.terms.deck or BUILT_IN, seen.status in (tournaments.OPEN, RUNNING)
    last = seen.status == RUNNING and seen.round >= seen.rounds
    return deck if goes_on and not last and deck not in (BUILT_IN, *hall.shelf.decks(seen.terms.game)) else ""


def _waits_for_deck(hall: Hall, seen: Tournament, by_hand: bool) -> bool:
    """Whether the next round can be made only once its deck is offered again. Raises Refused where it is wanted now."""
    deck = missing_deck(hall, seen)
    if deck and by_hand:
        raise Refused("unknown-deck", 409, deck=deck)
    return bool(deck)


def _can_play(hall: Hall, seen: Tournament) -> bool:
    return len(seen.within) >= least_players(meta_of(hall, seen.terms), seen.terms)


async def _begin(hall: Hall, seen: Tournament, by_hand: bool) -> bool:
    if not _can_play(hall, seen):
        if by_hand:
            raise Refused("too-few-entrants", least=least_players(meta_of(hall, seen.terms), seen.terms))
        if seen.due:
            # The time has come and nobody is there: from here on its organiser says when.
            await changed(hall.store, seen, due=0)
            return True
        return False
    await _make_round(hall, seen)
    return True


# --- a round


def paired(
    seen: Tournament, legal: Sequence[int], top: int, blocked: Collection[tuple[int, int]] = ()
) -> tuple[list[Round], int, list[list[int]]]:
    """The plan (of a round robin), how many rounds there are, and the tables of the next one by seat.

    `top` is what a first place gives. `blocked` are pairs of entrants who would rather not meet, the lower number
    first.
    """
    terms, following = seen.terms, seen.round + 1
    within = [each.number for each in seen.within]
    playing = [each.number for each in seen.within if each.rests != following]
    past = Past()
    for each in seen.pairings:
        if each.kind != REST:
            past.add(each.entrants)
    seed = seen.seed + following
    plan, rounds = seen.plan, seen.rounds
    if terms.system == "round-robin":
        if not plan:
            plan = round_robin(within, terms.laps, terms.seats, legal, seen.seed)
            rounds = len(plan)
        absent = {each.number for each in seen.entrants} - set(playing)
        tables = without(plan[following - 1], absent, terms.seats, legal)
    else:
        rounds = rounds or usual_rounds(len(within), terms.seats)
        lines = standings(seen.entrants, seen.pairings, top, terms.bye, seen.duplicate)
        lots = [playing[place] for place in drawn(seed, len(playing))]
        at = {line.entrant: line.rank for line in lines}
        order = sorted(playing, key=lambda number: (at[number], lots.index(number)))
        points = {line.entrant: line.points / top for line in lines}
        bots = {each.number for each in seen.entrants if each.bot}
        tables = swiss(order, points, past, terms.seats, legal, seed, bots, blocked)
    return plan, rounds, [seated(table, past, seed + at) for at, table in enumerate(tables)]


async def _blocked(hall: Hall, seen: Tournament) -> set[tuple[int, int]]:
    numbers = {each.player: each.number for each in seen.within if each.player}
    pairs = await ties.blocked_pairs(hall.store, sorted(numbers))
    return {(min(pair), max(pair)) for pair in ((numbers[one], numbers[other]) for one, other in pairs)}


async def _make_round(hall: Hall, seen: Tournament) -> None:
    """The next round with its tables, which begin at once. Raises LostRace and Refused."""
    meta = meta_of(hall, seen.terms)
    legal, top = legal_sizes(meta, seen.terms), top_of(meta, seen.terms)
    # In a thread: for many players it takes longer than others should have to wait.
    blocked = await _blocked(hall, seen)
    plan, rounds, tables = await asyncio.to_thread(paired, seen, legal, top, blocked)
    following, now = seen.round + 1, hall.cluster.now()
    entrants = {each.number: each for each in seen.entrants}
    made: list[tuple[Pairing, Begun | None]] = []
    deal = deals.fresh() if seen.duplicate else None
    for number, seats in enumerate(tables, 1):
        if len(seats) == 1:
            made.append((Pairing(following, number, "", BYE, seats), None))
            continue
        begun = _table(hall, seen, number, [entrants[each] for each in seats], now, deal)
        made.append((Pairing(following, number, begun.head.id, PLAYING, seats), begun))
    for each in seen.within:
        if each.rests == following:
            made.append((Pairing(following, len(made) + 1, "", REST, [each.number]), None))

    await tournaments.make_round(hall.store, seen, made, plan, rounds)
    logger.info("tournament %s: round %d of %d has been made", seen.id, following, rounds)
    for _, table in made:
        if table is not None:
            await wake(hall, table.head.id)


def _table(
    hall: Hall, seen: Tournament, number: int, seats: Sequence[Entrant], now: int, deal: Sealed | None
) -> Begun:
    """A table of the next round, which begins at once; where people sit has been drawn already.

    `deal` is that of all its tables, which are closed until none of them is played any more.
    """
    terms = seen.terms
    game = hall.shelf.game(terms.game, terms.deck)
    host = next((each.player for each in seats if not each.bot), seen.organiser)
    suffix = f" {seen.round + 1}.{number}"
    name = terms.name[: LONGEST_TABLE_NAME - len(suffix)].rstrip() + suffix
    wanted = NewTable(
        terms.game,
        len(seats),
        terms.options,
        name=name,
        time=terms.time,
        deck=terms.deck,
        private=True,
        rated=terms.rated,
    )
    options = game.meta.read_options(terms.options, len(seats))
    head = hall.shelf.new_head(Player(host, ""), wanted, game, options)
    head.by_lot, head.status, head.tournament = False, GAME_PLAYING, seen.id
    head.invite = ""
    places = [
        Place(seat, BOT, bot=each.bot) if each.bot else Place(seat, HUMAN, each.player)
        for seat, each in enumerate(seats)
    ]
    if deal is not None:
        head.closed_until = NOT_YET
    sealed, places = deals.begun(head, deals.promised(head, deal), places)
    return Begun(head, places, sealed, _first_times(seen, head, places, now))


def _first_times(seen: Tournament, head: Head, places: Sequence[Place], now: int) -> KeptTimes | None:
    """Those of a table that waits for its players; None where it does not, or nobody would notice."""
    terms = terms_of(head.time_control)
    if terms is None or isinstance(head.time_control, PerDays) or not seen.terms.wait:
        return None
    times = Times.fresh(terms, head.seats, now)
    times.wait([place.seat for place in places if place.kind == HUMAN], _MINUTE * seen.terms.wait)
    return KeptTimes(times, times.due(terms), 0)


async def wake(hall: Hall, table_id: str) -> None:
    """Bots and clock begin, also where nobody looks on."""
    try:
        await hall.table(table_id)
    except Refused as refused:
        logger.info("table %s cannot be brought to life: %s", table_id, refused)


# --- what came of it


async def _came(hall: Hall, seen: Tournament, playing: Sequence[Pairing]) -> list[Pairing]:
    """Those of these tables that are over by now, or are no more, with what came of them."""
    status = await upkeep.statuses(hall.store, [each.table_id for each in playing])
    over = [table_id for table_id, state in status.items() if state == GAME_OVER]
    found = await tournaments.results_of(hall.store, over)
    came = []
    for each in playing:
        if each.table_id not in status:
            came.append(msgspec.structs.replace(each, kind=UNPLAYED))
        elif each.table_id in over:
            places, scores = found[each.table_id]
            came.append(with_result(each, OVER, places, scores))
    return came


def with_result(pairing: Pairing, kind: str, places: Sequence[int], scores: Sequence[int]) -> Pairing:
    """What came of a table; where there is no result all share the first place."""
    seats = len(pairing.entrants)
    return msgspec.structs.replace(
        pairing,
        kind=kind,
        places=list(places) if min(places) > 0 else [1] * seats,
        scores=list(scores) if len(scores) == seats else [],
    )


async def end_table(hall: Hall, tournament_id: str, number: int, how: str) -> None:
    """The organiser ends a table of this round, as it stands or as if nobody had played. Raises Refused."""
    seen = await tournaments.tournament(hall.store, tournament_id)
    pairing = next((each for each in seen.now if each.number == number), None)
    if pairing is None or not pairing.table_id:
        raise Refused("no-such-table", 404, table=str(number))
    if pairing.kind != PLAYING:
        raise Refused("game-over")
    table = await hall.table(pairing.table_id)

    async def step(latest: Tournament) -> list[str]:
        now = next((each for each in latest.now if each.table_id == pairing.table_id), None)
        if now is None or now.kind != PLAYING:
            raise Refused("game-over")
        ended = msgspec.structs.replace(now, kind=UNPLAYED)
        if how == STANDS:
            if table.match.course is None:
                raise Refused("game-over")
            standing = table.game.standing(table.match.state)
            places = table.match.leaving.places(standing, table.roster.finished_by_bots(table.head))
            ended = with_result(now, STANDS, places, standing.scores)
        return await tournaments.settle(hall.store, latest, [ended], 0, hall.cluster.now())

    async with table.lock:
        opened_up = await tournaments.until_done(hall.store, tournament_id, step)
    await stop(table)
    await hall.look_again(opened_up)
    await go_on(hall, tournament_id)


async def end_forgotten(hall: Hall, tournament_id: str) -> bool:
    """End a tournament with the standings as they are, unless it has gone on meanwhile; whether it did."""
    seen = await tournaments.tournament(hall.store, tournament_id)
    if seen.status != RUNNING or any(each.kind == PLAYING for each in seen.now):
        return False
    if not await tried(lambda: changed(hall.store, seen, status=tournaments.OVER, due=0)):
        return False
    logger.info("tournament %s has ended: nobody began its next round", tournament_id)
    return True


async def stop(table: LiveTable) -> None:
    """End a game that counts as its tournament has it already, without a result of its own."""
    async with table.lock:
        with suppress(Refused):
            await change_table(table, lambda: _end(table))


async def _end(table: LiveTable) -> None:
    if not (table.closed or table.match.course is None or table.head.status != GAME_PLAYING):
        await table.enter((CLOCK, END_AGREED))


async def stop_ended(hall: Hall, tournament_id: str) -> None:
    """Games that a process should have stopped and did not come to it."""
    seen = await tournaments.tournament(hall.store, tournament_id)
    ids = [each.table_id for each in seen.pairings if each.table_id and each.kind in (STANDS, UNPLAYED)]
    for table_id, status in (await upkeep.statuses(hall.store, ids)).items() if ids else ():
        if status != GAME_OVER:
            await stop(await hall.table(table_id))


def opened(organiser: Player, terms: NewTournament) -> Tournament:
    """A new tournament."""
    return Tournament(
        id=fresh_id(),
        organiser=organiser.id,
        status=tournaments.OPEN,
        rounds=0 if terms.system == "round-robin" else terms.rounds,
        round=0,
        revision=0,
        due=terms.at if terms.begins == "time" else 0,
        opened=int(time.time()),
        invite=fresh_id(12) if terms.private else "",
        seed=secrets.randbelow(2**48),
        # Whose it is stands beside them: a club may be closed.
        terms=msgspec.structs.replace(terms, club=None, season=None),
        plan=[],
        entrants=[],
        pairings=[],
        club=terms.club or "",
        season=terms.season or "",
    )
