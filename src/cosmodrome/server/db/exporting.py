"""All that is kept of one player, for themselves: who they are, where they are signed in, their seats and answers."""

from typing import TypeVar

import msgspec
from sqlalchemy import Table, select

from cosmodrome.core.meta import OptionValue
from cosmodrome.play.study import unpacked
from cosmodrome.server.clubs import OUT, OWNER, Club
from cosmodrome.server.clubs import Person as ClubPerson
from cosmodrome.server.db import clubs, models, studies, ties, tournaments
from cosmodrome.server.db.people import People
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import HUMAN, RECORD, Former, Place, sitter
from cosmodrome.server.db.ties import Person

T = TypeVar("T")
_REPORT = "table_id at kind about line note reason withdrawn"
_RESULT = "table_id game seats seat place score at by_bot rated mu sigma"


class ExportedSession(msgspec.Struct):
    """Times are in seconds since 1970."""

    created: int
    seen: int
    browser: str


class ExportedAccount(msgspec.Struct):
    created: int
    mail: str
    mail_confirmed: bool
    profile_hidden: bool
    shows_presence: bool
    here: int
    learned: list[str]
    administrator: bool


class ExportedAnswer(msgspec.Struct):
    """Entry `number` of the log of a table."""

    number: int
    answer: str


class ExportedTable(msgspec.Struct):
    """A table at which the player has or had a seat, or whose record they have brought."""

    id: str
    name: str
    game: str
    options: dict[str, OptionValue]
    status: str
    host: bool
    seats: list[int]
    left: bool
    salt: str
    """What they have added to the deal, as far as they still have the seat."""
    answers: list[ExportedAnswer]


class ExportedSignIn(msgspec.Struct):
    """When the account last signed in from somewhere, which is kept as a digest of its address."""

    place: str
    at: int


class ExportedBot(msgspec.Struct):
    """A program from outside that the player has made; `revoked`: its token is good no more."""

    id: str
    name: str
    scopes: str
    made: int
    revoked: bool


class ExportedTalk(msgspec.Struct):
    """What was said at a table, each line in words or by its phrase, and the note kept there."""

    table: str
    said: list[str]
    note: str


class ExportedDevice(msgspec.Struct):
    """A browser at which the player is called when it is their turn. `endpoint`: by which its push service knows it."""

    browser: str
    endpoint: str
    language: str
    created: int


class ExportedCall(msgspec.Struct):
    """When the player was last called to a table, and the latest question there to which they were, or had come.

    So it is with `asking`, the entry of the log that asks to take something back; -1 for none.
    """

    table: str
    question: int
    asking: int
    at: int


class ExportedCalls(msgspec.Struct):
    """How the player is called when it is their turn, and when they were."""

    mail: bool
    language: str
    devices: list[ExportedDevice]
    calls: list[ExportedCall]


class ExportedRestraint(msgspec.Struct):
    """What the player may not do, or once might not, until when and why; 0 is for good, or not lifted."""

    kind: str
    at: int
    until: int
    why: str
    lifted: int


class ExportedReport(msgspec.Struct):
    """What the player wanted looked at, and when; `line` of the chat, -1 for none. `about` is a player's id."""

    table: str
    at: int
    kind: str
    about: str
    line: int
    note: str
    reason: str
    withdrawn: bool


class ExportedResult(msgspec.Struct):
    """How a finished game came out for them; `models.results` says what each means. `rating` is that after it."""

    table: str
    game: str
    seats: int
    seat: int
    place: int
    score: int | None
    ended: int
    by_bot: bool
    rated: bool
    rating: float | None
    uncertainty: float | None


class ExportedRating(msgspec.Struct):
    """After so many rated games of so many seats."""

    game: str
    seats: int
    rating: float
    uncertainty: float
    games: int


class ExportedDeeds(msgspec.Struct):
    """What they were in a finished game, and what they did there that counts as a feat."""

    table: str
    game: str
    seat: int
    traits: dict[str, str]
    feats: list[str]


class ExportedTry(msgspec.Struct):
    """A daily deal that they have begun, at which table, and whether they played it to its end."""

    day: str
    game: str
    table: str
    finished: bool


class ExportedSolver(msgspec.Struct):
    """How well they solve the puzzles of a game: a rating, and how many in a row by now and at best."""

    game: str
    rating: float
    uncertainty: float
    tried: int
    streak: int
    longest: int


class ExportedPuzzle(msgspec.Struct):
    """A puzzle that they have answered."""

    game: str
    puzzle: str
    right: bool


class ExportedLine(msgspec.Struct):
    """A line of a study: after so many answers of the game these follow, each as `seat key`."""

    after: int
    answers: list[str]
    comment: str


class ExportedStudy(msgspec.Struct):
    """What they keep of a finished game, and the link by which others read it, None where there is none."""

    id: str
    title: str
    game: str
    table: str
    at: int
    link: str | None
    lines: list[ExportedLine]


class ExportedClub(msgspec.Struct):
    """A club they are in or have asked to be let into, since when; or one that has put them out, without its name.

    What it says of itself is theirs where they own it.
    """

    id: str
    name: str
    about: str
    role: str
    owner: bool
    at: int


class ExportedTournament(msgspec.Struct):
    """A tournament in which the player takes part, or which they organise."""

    id: str
    name: str
    status: str
    organiser: bool
    entrant: int | None
    withdrawn: bool


class Export(msgspec.Struct):
    id: str
    name: str
    created: int
    account: ExportedAccount | None
    sessions: list[ExportedSession]
    sign_ins: list[ExportedSignIn]
    bots: list[ExportedBot]
    people: list[Person]
    tables: list[ExportedTable]
    talk: list[ExportedTalk]
    reports: list[ExportedReport]
    former_names: list[str]
    restraints: list[ExportedRestraint]
    called: ExportedCalls
    results: list[ExportedResult]
    ratings: list[ExportedRating]
    deeds: list[ExportedDeeds]
    tournaments: list[ExportedTournament]
    daily: list[ExportedTry]
    solver: list[ExportedSolver]
    puzzles: list[ExportedPuzzle]
    studies: list[ExportedStudy]
    clubs: list[ExportedClub]


async def exported(store: Store, player: str) -> bytes:
    """As JSON that a person can read."""
    people, guests = People(store), models.guests
    row = (await store.read(select(guests.c.name, guests.c.created).where(guests.c.id == player)))[0]
    found = Export(
        player,
        row.name,
        row.created,
        await _account(store, player),
        [ExportedSession(each.created, each.seen, each.agent) for each in await people.sessions(player)],
        [ExportedSignIn(place, at) for place, at in (await people.sign_ins(player)).items()],
        await _bots(store, player),
        await ties.told(store, player),
        [found for each in await _tables_of(store, player) if (found := await _table(store, each, player))],
        await _talk(store, player),
        await _kept(store, player, models.reports, ExportedReport, _REPORT, "at id"),
        await people.former_names(player),
        await _kept(store, player, models.restraints, ExportedRestraint, "kind at until why lifted", "at id"),
        await _called(store, player),
        await _kept(store, player, models.results, ExportedResult, _RESULT, "at table_id"),
        await _kept(store, player, models.ratings, ExportedRating, "game seats mu sigma games", "game seats"),
        await _deeds(store, player),
        [_tournament(each, player) for each in await tournaments.of_player(store, player)],
        await _kept(store, player, models.daily_tries, ExportedTry, "day game table_id finished", "day game"),
        await _kept(
            store, player, models.solvers, ExportedSolver, "game mu sigma games streak longest", "game"
        ),
        await _kept(store, player, models.puzzle_tries, ExportedPuzzle, "game puzzle right", "game puzzle"),
        [_study(each) for each in await studies.own(store, player)],
        [_club(*each) for each in await clubs.of_player(store, player)],
    )
    return msgspec.json.format(msgspec.json.encode(found), indent=2)


async def _kept(store: Store, player: str, table: Table, kind: type[T], columns: str, order: str) -> list[T]:
    """The rows of a player in a table, of these columns, in the order of these."""
    query = select(*(table.c[name] for name in columns.split())).where(table.c.player == player)
    rows = await store.read(query.order_by(*(table.c[name] for name in order.split())))
    return [kind(*row) for row in rows]


def _study(kept: studies.Kept) -> ExportedStudy:
    lines = [
        ExportedLine(line.at, [f"{each.seat} {each.choice}" for each in line.answers], line.comment)
        for line in unpacked(kept.study).lines
    ]
    return ExportedStudy(kept.id, kept.title, kept.game, kept.table_id, kept.at, kept.link, lines)


def _club(club: Club, own: ClubPerson) -> ExportedClub:
    owner = own.role == OWNER
    return ExportedClub(
        club.id, club.name if own.role != OUT else "", club.about if owner else "", own.role, owner, own.at
    )


def _tournament(found: tournaments.Tournament, player: str) -> ExportedTournament:
    own = found.entrant_of(player)
    return ExportedTournament(
        found.id,
        found.terms.name,
        found.status,
        found.organiser == player,
        own.number if own is not None else None,
        own is not None and own.out,
    )


async def _bots(store: Store, player: str) -> list[ExportedBot]:
    programs, guests = models.programs, models.guests
    query = select(programs.c.player, guests.c.name, programs.c.scopes, programs.c.made, programs.c.digest)
    query = query.join(guests, guests.c.id == programs.c.player).where(programs.c.owner == player)
    rows = await store.read(query.order_by(programs.c.made))
    return [ExportedBot(row.player, row.name, row.scopes, row.made, row.digest is None) for row in rows]


async def _talk(store: Store, player: str) -> list[ExportedTalk]:
    chat, notes = models.chat, models.notes
    lines = await store.read(
        select(chat).where(chat.c.player == player).order_by(chat.c.table_id, chat.c.number)
    )
    noted = await store.read(select(notes.c.table_id, notes.c.text).where(notes.c.player == player))
    found = {row.table_id: ExportedTalk(row.table_id, [], row.text) for row in noted}
    for line in lines:
        at = found.setdefault(line.table_id, ExportedTalk(line.table_id, [], ""))
        at.said.append(line.text or line.phrase)
    return [found[table_id] for table_id in sorted(found)]


async def _called(store: Store, player: str) -> ExportedCalls:
    wishes = models.wishes.c
    wished = await store.read(select(wishes.mail, wishes.language).where(wishes.player == player))
    when = await _kept(store, player, models.calls, ExportedCall, "table_id question asking at", "at")
    return ExportedCalls(
        any(row.mail for row in wished),
        next((row.language for row in wished), ""),
        await _kept(
            store, player, models.devices, ExportedDevice, "agent endpoint language created", "created"
        ),
        [each for each in when if each.at],
    )


async def _account(store: Store, player: str) -> ExportedAccount | None:
    of = models.accounts.c
    query = select(of.created, of.mail, of.confirmed, of.profile_hidden, of.shows_presence, of.here)
    query = query.add_columns(of.learned, of.administers)
    rows = await store.read(query.where(of.player == player))
    if not rows:
        return None
    created, mail, confirmed, hidden, shows, here, learned, administers = rows[0]
    return ExportedAccount(created, mail, confirmed, hidden, shows, here, learned.split(), administers)


async def _deeds(store: Store, player: str) -> list[ExportedDeeds]:
    of = models.deeds.c
    query = select(of.table_id, of.game, of.seat, of.traits, of.feats).where(of.player == player)
    return [
        ExportedDeeds(
            row.table_id, row.game, row.seat, msgspec.json.decode(row.traits), msgspec.json.decode(row.feats)
        )
        for row in await store.read(query.order_by(of.at, of.table_id))
    ]


async def _tables_of(store: Store, player: str) -> list[str]:
    found: set[str] = set()
    for table in (models.places, models.formers):
        rows = await store.read(select(table.c.table_id).where(table.c.player == player))
        found |= {row[0] for row in rows}
    tables = models.tables
    brought = (tables.c.host == player, tables.c.origin == RECORD)
    found |= {row.id for row in await store.read(select(tables.c.id).where(*brought))}
    return sorted(found)


async def _table(store: Store, table_id: str, player: str) -> ExportedTable | None:
    """None for a table that has just been closed."""
    stored = await store.table(table_id)
    if stored is None:
        return None
    head, places = stored
    formers = await store.formers(table_id)
    had: list[Place | Former] = [*places, *formers]
    seats = sorted({each.seat for each in had if each.player == player})
    log = models.answers
    query = select(log.c.seq, log.c.seat, log.c.choice)
    query = query.where(log.c.table_id == table_id, log.c.seat.in_(seats)).order_by(log.c.seq)
    answers = [
        ExportedAnswer(row.seq, row.choice)
        for row in await store.read(query)
        if sitter(row.seat, row.seq, places, formers)[0] == player
    ]
    left = any(place.player == player and (place.away or place.kind != HUMAN) for place in places)
    return ExportedTable(
        head.id,
        head.name,
        head.game,
        head.options,
        head.status,
        head.host == player,
        seats,
        left,
        next((place.salt for place in places if place.player == player), ""),
        answers,
    )
