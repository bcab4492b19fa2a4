"""What is told of clubs: in lists, on their pages, and how their seasons stand; to each visitor what they may know."""

from msgspec import Struct

from cosmodrome.server.clubs import ASKED, OUT, OWNER, RUN_IT, WITHIN, Club, Person, owner_of
from cosmodrome.server.db import clubs as kept
from cosmodrome.server.db import lobby, tournaments
from cosmodrome.server.db.tournaments import RUNNING
from cosmodrome.server.hall.clubs import Clubs, Seen
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.organising import listed
from cosmodrome.server.table.description import TableSent
from cosmodrome.server.tournaments.standings import PLAYING
from cosmodrome.server.tournaments.tournament_wire import TournamentSent

_MOST_BOARDS = 50


class ClubSent(Struct):
    """A club in a list. `role`: the visitor is its `owner`, a `host`, a `member`, has `asked`, is `out`, or ""."""

    id: str
    name: str
    about: str
    unlisted: bool
    owner: str
    count: int
    role: str


class ClubsSent(Struct):
    """One's own clubs, those one has asked among them, and those that everybody is shown; `most` one may own."""

    own: list[ClubSent]
    listed: list[ClubSent]
    most: int


class ClubPerson(Struct):
    """Who is something to a club, since when in milliseconds since 1970. `name` is "" of who is no more."""

    player: str
    name: str
    role: str
    at: int
    you: bool


class SeasonListed(Struct):
    """A season, and how many tournaments it has; `at`: when it was begun, in milliseconds since 1970."""

    id: str
    name: str
    at: int
    evenings: int


class ClubShown(Struct):
    """All of a club that a visitor may know. `id` is told to members, and of a listed club to all.

    `by_link`: the visitor came by its link, so that they need not ask. `inside`: they may see who is there and what is
    played; else all that follows is empty. `waiting`, `out` and `link` are told to who runs the club; the link is ""
    while there is none. `boards` are tables at which its tournaments are played just now, as far as anybody may watch.
    """

    club: ClubSent
    by_link: bool
    inside: bool
    most: int
    members: list[ClubPerson]
    waiting: list[ClubPerson]
    out: list[ClubPerson]
    link: str
    seasons: list[SeasonListed]
    tournaments: list[TournamentSent]
    boards: list[TableSent]


class EveningSent(Struct):
    """A finished tournament of a season; `tournament` and `name` are "" of one that the visitor is not shown."""

    tournament: str
    name: str
    at: int


class SeasonPart(Struct):
    """What an evening gave, by its number from 0: the place among all who took part, and the points."""

    evening: int
    rank: int
    points: float


class SeasonStanding(Struct):
    """A line of a season's table; who shares a rank has as many points, and as many games won alone."""

    player: str
    name: str
    you: bool
    rank: int
    points: float
    wins: int
    evenings: list[SeasonPart]


class SeasonSent(Struct):
    """A season's table. `top` is what a first place at a table gives, the same in all its evenings."""

    id: str
    name: str
    top: int
    evenings: list[EveningSent]
    standings: list[SeasonStanding]


async def all_told(hall: Hall, clubs: Clubs, player: str, called: str = "") -> ClubsSent:
    """One's own clubs, and of those that everybody is shown the ones that are `called` so."""
    theirs = await kept.of_player(hall.store, player) if player else []
    silenced = await kept.silenced_of(hall.store, [club.id for club, _ in theirs])
    own = [
        (club, person)
        for club, person in theirs
        if person.role in WITHIN or person.role == ASKED and club.id not in silenced
    ]
    known = {club.id for club, _ in own}
    others = [club for club in await kept.listed(hall.store, called) if club.id not in known]
    ids = [*known, *(club.id for club in others)]
    owners, sizes = await kept.owners_of(hall.store, ids), await kept.sizes_of(hall.store, ids)
    names = await hall.store.names(sorted(set(owners.values())))

    def sent(club: Club, role: str) -> ClubSent:
        about = "" if club.id in silenced and role != OWNER else club.about
        owner = names.get(owners.get(club.id, ""), "")
        return ClubSent(club.id, club.name, about, club.unlisted, owner, sizes.get(club.id, 0), role)

    return ClubsSent(
        [sent(club, person.role) for club, person in own],
        [sent(club, "") for club in others],
        clubs.limits.clubs,
    )


async def club_told(hall: Hall, clubs: Clubs, word: str, player: str) -> ClubShown:
    """What whoever asks may know of a club. Raises Refused."""
    seen = await clubs.find(word, player)
    runs = seen.role in RUN_IT
    found, boards = await _played(hall, seen, player)
    names = await hall.store.names(sorted(each.player for each in seen.people))
    held = await kept.seasons(hall.store, seen.club.id) if seen.inside else []
    counts = await kept.evenings(hall.store, [each.id for each in held])
    club = seen.club
    return ClubShown(
        club=ClubSent(
            club.id if seen.inside else "",
            club.name,
            "" if seen.silenced and seen.role != OWNER else club.about,
            club.unlisted,
            names.get(owner_of(seen.roles), ""),
            len(seen.within),
            seen.role,
        ),
        by_link=seen.by_link,
        inside=seen.inside,
        most=clubs.limits.club_members,
        members=_people(seen.within, names, player) if seen.inside else [],
        waiting=_people(_who(seen, ASKED), names, player) if runs else [],
        out=_people(_who(seen, OUT), names, player) if runs else [],
        link=(club.link or "") if runs else "",
        seasons=[SeasonListed(each.id, each.name, each.at, counts.get(each.id, 0)) for each in held],
        tournaments=found,
        boards=boards,
    )


async def _played(hall: Hall, seen: Seen, player: str) -> tuple[list[TournamentSent], list[TableSent]]:
    """The tournaments of a club as a visitor sees them, and the tables at which they are played just now."""
    if not seen.inside:
        return [], []
    within = seen.role in WITHIN
    found = [
        each for each in await tournaments.of_club(hall.store, seen.club.id) if within or not each.invite
    ]
    running = [each for each in found if each.status == RUNNING]
    watched = [each for each in running if not each.duplicate]
    ids = [pairing.table_id for each in watched for pairing in each.now if pairing.kind == PLAYING]
    tables = await lobby.those(hall.store, ids[:_MOST_BOARDS]) if ids else []
    return await listed(hall, found, player), await hall.listed(tables, player)


def _who(seen: Seen, role: str) -> list[Person]:
    return [each for each in seen.people if each.role == role]


def _people(people: list[Person], names: dict[str, str], player: str) -> list[ClubPerson]:
    """Owner and hosts come first, and who came before others."""
    order = sorted(people, key=lambda each: (WITHIN.index(each.role) if each.role in WITHIN else 0, each.at))
    return [
        ClubPerson(each.player, names.get(each.player, ""), each.role, each.at, each.player == player)
        for each in order
    ]


async def season_told(hall: Hall, clubs: Clubs, word: str, season: str, player: str) -> SeasonSent:
    """The table of a season, as one visitor sees it. Raises Refused."""
    # Here: a start imports little.
    from cosmodrome.server.hall import seasons
    from cosmodrome.server.tournaments.seasons import added_up, season_top

    seen = await clubs.find(word, player)
    found = await clubs.season(seen, season)
    held = await seasons.evenings(hall, clubs, found.id)
    within = seen.role in WITHIN
    lines = added_up(held)
    names = await hall.store.names([each.player for each in lines])
    return SeasonSent(
        found.id,
        found.name,
        season_top(held),
        [
            EveningSent(each.tournament, each.name, each.at)
            if within or not each.private
            else EveningSent("", "", each.at)
            for each in held
        ],
        [
            SeasonStanding(
                each.player,
                names.get(each.player, ""),
                each.player == player,
                each.rank,
                each.points,
                each.wins,
                [SeasonPart(*part) for part in each.evenings],
            )
            for each in lines
        ],
    )
