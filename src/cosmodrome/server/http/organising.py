"""Tournaments over HTTP: opening one, taking part, and what its organiser decides."""

from collections.abc import Awaitable, Callable, Sequence

import msgspec
from litestar import get, post
from litestar.params import FromPath

from cosmodrome.core.meta import SetupError
from cosmodrome.server.db import clubs as kept_clubs
from cosmodrome.server.db import restraints, ties, tournaments, upkeep
from cosmodrome.server.db.tournaments import OFF, OPEN, RUNNING, Tournament
from cosmodrome.server.hall import rounds
from cosmodrome.server.hall.clubs import Clubs
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.shelf import NewTable
from cosmodrome.server.http.route_arguments import Given
from cosmodrome.server.ids import LONGEST_ID, fresh_id, is_id
from cosmodrome.server.limits import Guard
from cosmodrome.server.names import clean_name, login_of
from cosmodrome.server.people.accounts import Known, Player
from cosmodrome.server.refusals import Refused, by_the_setup
from cosmodrome.server.settings import Settings
from cosmodrome.server.table import rated_tables
from cosmodrome.server.tournaments import standings
from cosmodrome.server.tournaments.pairing import evenness
from cosmodrome.server.tournaments.standings import Entrant, Line, Pairing, points_of_tables
from cosmodrome.server.tournaments.tournament_wire import (
    AnotherBot,
    CrossSent,
    EndTable,
    EntrantSent,
    MetSent,
    NewTournament,
    PairingSent,
    PartSent,
    Registration,
    Rest,
    RoundSent,
    SeatAt,
    StandingSent,
    ThatEntrant,
    TournamentSent,
    TournamentShown,
)
from cosmodrome.server.wire import Created

LONGEST_NAME = 32
"""So that the number of a round and a table fits behind it in the name of a table."""
_MOST_ROUND_ROBIN = 40
"""Players of a round robin: with more it would take too many rounds."""
_LAST_LATE_ROUND = 1


# --- what is told


def _may_enter(seen: Tournament) -> bool:
    late = seen.status == RUNNING and seen.terms.late and seen.round <= _LAST_LATE_ROUND
    return (seen.status == OPEN or late) and len(seen.within) < seen.terms.most


async def listed(hall: Hall, found: list[Tournament], player: str) -> list[TournamentSent]:
    """Tournaments in a list, as one visitor sees them."""
    names = await _names(hall, found)
    known = await kept_clubs.told_to(hall.store, {each.club for each in found} - {""}, player)
    return [_sent(each, player, names, known) for each in found]


def _sent(seen: Tournament, player: str, names: dict[str, str], known: dict[str, str]) -> TournamentSent:
    """`known` are the names of clubs of which the visitor may know."""
    terms, own = seen.terms, seen.entrant_of(player)
    plays_at = ""
    if own is not None and seen.status == RUNNING:
        at = (each for each in seen.now if own.number in each.entrants and each.kind == standings.PLAYING)
        plays_at = next((each.table_id for each in at), "")
    return TournamentSent(
        id=seen.id,
        name=terms.name,
        game=terms.game,
        seats=terms.seats,
        options=dict(terms.options),
        deck=terms.deck or "",
        system=terms.system,
        laps=terms.laps,
        time=terms.time,
        rated=terms.rated,
        private=terms.private,
        most=terms.most,
        begins=terms.begins,
        at=terms.at,
        late=terms.late,
        pause=terms.pause,
        bye=terms.bye,
        wait=terms.wait,
        status=seen.status,
        round=seen.round,
        rounds=seen.rounds,
        due=seen.due,
        organiser=names.get(seen.organiser, ""),
        organises=bool(player) and seen.organiser == player,
        entered=own is not None and not own.out,
        count=len(seen.within),
        opened=1000 * seen.opened,
        may_enter=own is None and _may_enter(seen),
        table=plays_at,
        club=seen.club if seen.club in known else "",
        club_name=known.get(seen.club, ""),
        members=bool(seen.club) and terms.members,
    )


async def _names(hall: Hall, found: list[Tournament]) -> dict[str, str]:
    people = {each.player for seen in found for each in seen.entrants} | {seen.organiser for seen in found}
    return await hall.store.names(sorted(people - {""}))


async def shown(hall: Hall, seen: Tournament, player: str) -> TournamentShown:
    """All of a tournament, as one visitor sees it."""
    names = await _names(hall, [seen])
    terms = seen.terms
    meta = rounds.meta_of(hall, terms)
    top = rounds.top_of(meta, terms)
    pairings = standings.veiled(seen.pairings) if seen.duplicate else seen.pairings
    given = points_of_tables(pairings, top, terms.bye, seen.duplicate)
    ids = [each.table_id for each in seen.pairings if each.table_id]
    there = set(await upkeep.statuses(hall.store, ids))
    own = seen.entrant_of(player)
    numbers = [each.number for each in seen.entrants]
    you = own.number if own is not None else None
    unwanted = (await ties.unheard_by(hall.store, player))[0] if own is not None else frozenset()
    blocked = frozenset(each.number for each in seen.entrants if each.player in unwanted)
    lines = standings.standings(seen.entrants, pairings, top, terms.bye, seen.duplicate)
    return TournamentShown(
        tournament=(await listed(hall, [seen], player))[0],
        entrants=[_entrant(seen, each, names, player) for each in seen.entrants],
        rounds=[
            RoundSent(
                number,
                [
                    _pairing(
                        each,
                        there,
                        given.get((number, each.number)) or [0.0] * len(each.entrants),
                        blocked if you in each.entrants else frozenset(),
                    )
                    for each in pairings
                    if each.round == number
                ],
            )
            for number in range(1, seen.round + 1)
        ],
        standings=[_line(each, meta.parts_of_point) for each in lines],
        cross=[
            CrossSent(number, [MetSent(*each) for each in met])
            for number, met in standings.crossed([line.entrant for line in lines], pairings)
        ],
        top=top,
        parts=meta.parts_of_point,
        met=list(evenness(seen.plan, numbers)) if seen.plan else [],
        invite=seen.invite if player and seen.organiser == player else "",
        you=you,
        missing_deck=rounds.missing_deck(hall, seen),
    )


def _entrant(seen: Tournament, each: Entrant, names: dict[str, str], player: str) -> EntrantSent:
    name = each.bot or names.get(each.player, "")
    you = bool(player) and each.player == player
    rests = each.rests == seen.round + 1
    return EntrantSent(each.number, name, each.player if name else "", each.bot, you, each.out, rests)


def _pairing(each: Pairing, there: set[str], points: Sequence[float], blocked: frozenset[int]) -> PairingSent:
    """`points` are by seat."""
    seats = [
        SeatAt(
            number,
            each.places[seat] if each.places else 0,
            each.scores[seat] if each.scores else None,
            points[seat],
        )
        for seat, number in enumerate(each.entrants)
    ]
    table_id = each.table_id if each.table_id in there else ""
    return PairingSent(each.number, table_id, each.kind, seats, not blocked.isdisjoint(each.entrants))


def _line(line: Line, parts: int) -> StandingSent:
    played = [PartSent(each.round, each.kind, each.place, each.of, each.points) for each in line.rounds]
    opponents, margin = round(line.opponents, 2), round(line.margin / parts, 2)
    return StandingSent(line.entrant, line.rank, line.points, line.wins, opponents, margin, played)


# --- taking part


async def _found(hall: Hall, tournament_id: str) -> Tournament:
    """As it is now. Raises Refused."""
    if not is_id(tournament_id):
        raise Refused("no-such-tournament", 404, tournament=tournament_id[:LONGEST_ID])
    return await tournaments.tournament(hall.store, tournament_id)


async def _told(hall: Hall, tournament_id: str, player: str) -> TournamentShown:
    return await shown(hall, await _found(hall, tournament_id), player)


@get("/api/tournaments")
async def list_tournaments(hall: Given[Hall], visitor: Given[Player | None]) -> list[TournamentSent]:
    """Those that are listed, and one's own."""
    player = visitor.id if visitor else ""
    return await listed(hall, await tournaments.listed(hall.store, player), player)


@get("/api/tournaments/{tournament_id:str}")
async def show_tournament(
    tournament_id: FromPath[str], hall: Given[Hall], visitor: Given[Player | None]
) -> TournamentShown:
    return await _told(hall, tournament_id, visitor.id if visitor else "")


@post("/api/tournaments", status_code=201)
async def open_tournament(
    hall: Given[Hall],
    clubs: Given[Clubs],
    guard: Given[Guard],
    settings: Given[Settings],
    address: Given[str],
    payload: Given[NewTournament],
    member: Given[Known],
) -> Created:
    """A tournament that people can join; who opens it is its organiser, and takes part only if they join."""
    if settings.organisers and login_of(member.player.name) not in map(login_of, settings.organisers):
        raise Refused("not-an-organiser", 403)
    await restraints.check_words(hall.store, member.player.id)
    terms = _checked(hall, member.player, payload, guard.limits.entrants)
    club = await clubs.check_opens(member.player.id, payload.club, payload.season, payload.members)
    guard.tables_here.check(address)
    guard.tables.take(member.player.id)
    guard.tables_here.spend(address)
    if await tournaments.organised(hall.store, member.player.id) >= guard.limits.tournaments:
        raise Refused("too-many-tournaments", 429, most=guard.limits.tournaments)
    if club is not None and club.unlisted:
        terms.private = True  # or it would be listed where its club is not
    made = rounds.opened(member.player, terms)
    await tournaments.open_one(hall.store, made)
    return Created(made.id)


def _checked(hall: Hall, player: Player, data: NewTournament, most: int) -> NewTournament:
    """As it will be kept. Raises Refused."""
    name = clean_name(data.name, LONGEST_NAME)
    game = hall.shelf.game(data.game, data.deck)
    try:
        options = game.meta.chosen(data.options, data.seats)
    except SetupError as error:
        raise by_the_setup(error) from error
    if data.begins == "time" and data.at <= hall.cluster.now():
        raise Refused("begins-in-the-past", 400)
    if data.seats < 2:
        raise Refused("bad-setup", 400, detail="a table of a tournament has two seats or more")
    if data.system == "duplicate":
        if data.rated:
            raise Refused("duplicate-unrated", 400)
        if data.most < (least := rounds.least_players(game.meta, data)):
            raise Refused("too-few-entrants", 400, least=least)
    table = NewTable(data.game, data.seats, time=data.time, deck=data.deck, rated=data.rated)
    head = hall.shelf.new_head(player, table, game, options)
    head.commitment = "as every table of a round"
    rated_tables.check(head, player)
    if data.system == "round-robin":
        most = min(most, _MOST_ROUND_ROBIN)
    if data.most > most:
        raise Refused("too-many-entrants", 400, most=most)
    chosen = {name: value for name, value in options.items() if name in data.options}
    return msgspec.structs.replace(
        data, name=name, options=chosen, deck=hall.shelf.deck(data.game, data.deck)
    )


@post("/api/tournaments/{tournament_id:str}/enter", status_code=200)
async def enter_tournament(
    tournament_id: FromPath[str],
    hall: Given[Hall],
    clubs: Given[Clubs],
    payload: Given[Registration],
    member: Given[Known],
) -> TournamentShown:
    """Takes part, before it begins; or until the second round, where its organiser lets people."""

    async def step(seen: Tournament) -> None:
        own = seen.entrant_of(member.player.id)
        if own is not None and not own.out:
            return
        invited = seen.invite in ("", payload.invite) or seen.organiser == member.player.id
        await clubs.check_enters(member.player.id, seen.club, seen.terms.members, invited)
        if own is not None or seen.status not in (OPEN, RUNNING):
            raise Refused("tournament-closed")
        if len(seen.within) >= seen.terms.most:
            raise Refused("tournament-full", most=seen.terms.most)
        if not _may_enter(seen):
            raise Refused("tournament-closed")
        await ties.check_host(hall.store, member.player.answering, seen.organiser, [])
        await tournaments.enter(hall.store, seen, player=member.player.id)

    return await _changed(hall, tournament_id, member.player, step)


@post("/api/tournaments/{tournament_id:str}/withdraw", status_code=200)
async def withdraw(tournament_id: FromPath[str], hall: Given[Hall], member: Given[Known]) -> TournamentShown:
    """Takes part no more, from the next round on; the game that goes on is still to be played."""

    async def step(seen: Tournament) -> None:
        own = seen.entrant_of(member.player.id)
        if own is None:
            raise Refused("not-entered", 403)
        if not own.out and seen.status in (OPEN, RUNNING):
            await tournaments.leave(hall.store, seen, own)

    return await _changed(hall, tournament_id, member.player, step)


@post("/api/tournaments/{tournament_id:str}/rest", status_code=200)
async def rest_for_a_round(
    tournament_id: FromPath[str], hall: Given[Hall], payload: Given[Rest], member: Given[Known]
) -> TournamentShown:
    """Does not play in the next round, for half of a first place; said by the player, or by the organiser."""

    async def step(seen: Tournament) -> None:
        entrant = _entrant_at(seen, payload.entrant)
        if entrant.player != member.player.id and seen.organiser != member.player.id:
            raise Refused("not-organiser", 403)
        if seen.status not in (OPEN, RUNNING) or entrant.out:
            raise Refused("tournament-closed")
        await tournaments.rest(hall.store, seen, entrant, payload.rests)

    return await _changed(hall, tournament_id, member.player, step)


# --- what the organiser decides


@post("/api/tournaments/{tournament_id:str}/remove", status_code=200)
async def remove_entrant(
    tournament_id: FromPath[str], hall: Given[Hall], payload: Given[ThatEntrant], member: Given[Known]
) -> TournamentShown:

    async def step(seen: Tournament) -> None:
        _organises(seen, member.player)
        entrant = _entrant_at(seen, payload.entrant)
        if not entrant.out and seen.status in (OPEN, RUNNING):
            await tournaments.leave(hall.store, seen, entrant)

    return await _changed(hall, tournament_id, member.player, step)


@post("/api/tournaments/{tournament_id:str}/bot", status_code=200)
async def add_bot(
    tournament_id: FromPath[str], hall: Given[Hall], payload: Given[AnotherBot], member: Given[Known]
) -> TournamentShown:
    """A bot takes part, as where one player is missing."""

    async def step(seen: Tournament) -> None:
        _organises(seen, member.player)
        bot = hall.shelf.bot(seen.terms.game, payload.bot)
        # As late as the organiser likes: a bot may make the number even.
        late = seen.status == RUNNING and seen.terms.system != "round-robin"
        if seen.status != OPEN and not late:
            raise Refused("tournament-closed")
        if len(seen.within) >= seen.terms.most:
            raise Refused("tournament-full", most=seen.terms.most)
        await tournaments.enter(hall.store, seen, bot=bot)

    return await _changed(hall, tournament_id, member.player, step)


@post("/api/tournaments/{tournament_id:str}/next", status_code=200)
async def next_round(
    tournament_id: FromPath[str], hall: Given[Hall], member: Given[Known]
) -> TournamentShown:
    """Begins the tournament, or its next round."""
    seen = await _found(hall, tournament_id)
    _organises(seen, member.player)
    if seen.status not in (OPEN, RUNNING):
        raise Refused("tournament-closed")
    await rounds.go_on(hall, tournament_id, by_hand=True)
    return await _told(hall, tournament_id, member.player.id)


@post("/api/tournaments/{tournament_id:str}/end-table", status_code=200)
async def end_table(
    tournament_id: FromPath[str], hall: Given[Hall], payload: Given[EndTable], member: Given[Known]
) -> TournamentShown:
    """Ends a game of this round: its places count as they stand, or as if nobody had played."""
    _organises(await _found(hall, tournament_id), member.player)
    await rounds.end_table(hall, tournament_id, payload.number, payload.how)
    return await _told(hall, tournament_id, member.player.id)


@post("/api/tournaments/{tournament_id:str}/close", status_code=200)
async def close_tournament(
    tournament_id: FromPath[str], hall: Given[Hall], member: Given[Known]
) -> TournamentShown:
    """Calls it off before it begins; once it runs it is over with this round, whose games are still played."""

    async def step(seen: Tournament) -> None:
        _organises(seen, member.player)
        if seen.status == OPEN:
            await tournaments.changed(hall.store, seen, status=OFF, due=0)
        elif seen.status == RUNNING:
            await tournaments.changed(hall.store, seen, rounds=seen.round)

    return await _changed(hall, tournament_id, member.player, step)


@post("/api/tournaments/{tournament_id:str}/invite", status_code=200)
async def invite_anew(
    tournament_id: FromPath[str], hall: Given[Hall], member: Given[Known]
) -> TournamentShown:
    """Another invitation, in place of the one before, which is good no more."""

    async def step(seen: Tournament) -> None:
        _organises(seen, member.player)
        if seen.invite:
            await tournaments.changed(hall.store, seen, invite=fresh_id(12))

    return await _changed(hall, tournament_id, member.player, step)


def _organises(seen: Tournament, player: Player) -> None:
    """Raises Refused for anybody else."""
    if seen.organiser != player.id:
        raise Refused("not-organiser", 403)


def _entrant_at(seen: Tournament, number: int) -> Entrant:
    found = next((each for each in seen.entrants if each.number == number), None)
    if found is None:
        raise Refused("no-such-entrant", 404)
    return found


async def _changed(
    hall: Hall, tournament_id: str, player: Player, step: Callable[[Tournament], Awaitable[None]]
) -> TournamentShown:
    """The tournament after a change, and after what follows from it. Raises Refused."""
    await _found(hall, tournament_id)
    await tournaments.until_done(hall.store, tournament_id, step)
    await rounds.go_on(hall, tournament_id)
    return await _told(hall, tournament_id, player.id)


organising = [
    list_tournaments,
    show_tournament,
    open_tournament,
    enter_tournament,
    withdraw,
    rest_for_a_round,
    remove_entrant,
    add_bot,
    next_round,
    end_table,
    close_tournament,
    invite_anew,
]
