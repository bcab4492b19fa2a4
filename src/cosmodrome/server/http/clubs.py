"""Clubs over HTTP: their pages, who comes in and goes, and their seasons."""

from litestar import delete, get, post
from litestar.di import Provide
from litestar.params import FromPath
from msgspec import Struct

from cosmodrome.server import wire
from cosmodrome.server.clubs import MemberRole, owner_of
from cosmodrome.server.hall import reports
from cosmodrome.server.hall.clubs import Clubs, ClubWords
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.reports import ReportWords
from cosmodrome.server.http.club_pages import (
    ClubShown,
    ClubsSent,
    SeasonSent,
    all_told,
    club_told,
    season_told,
)
from cosmodrome.server.http.route_arguments import Given
from cosmodrome.server.limits import Guard
from cosmodrome.server.people.accounts import Known, Player
from cosmodrome.server.wire import Id, Name


class ShareClub(Struct, forbid_unknown_fields=True):
    """By a fresh link, or by none; the one before leads nowhere from then on."""

    shared: bool


class AnswerAsker(Struct, forbid_unknown_fields=True):
    """Whether somebody who has asked is let in."""

    player: Id
    let_in: bool


class ThatMember(Struct, forbid_unknown_fields=True):
    player: Id


class NameMember(Struct, forbid_unknown_fields=True):
    """What somebody is from now on; who is named owner has the club from their hands who names them."""

    player: Id
    role: MemberRole


class NewSeason(Struct, forbid_unknown_fields=True):
    name: Name


class Here:
    """Somebody who is signed in, at a club."""

    def __init__(self, hall: Hall, clubs: Clubs, club: str, who: str) -> None:
        self.hall = hall
        self.clubs = clubs
        self.club = club
        """Its id, or a link to it."""
        self.who = who

    async def told(self) -> ClubShown:
        """The club as it is now. Raises Refused."""
        return await club_told(self.hall, self.clubs, self.club, self.who)


async def _here(hall: Given[Hall], clubs: Given[Clubs], club: FromPath[str], member: Given[Known]) -> Here:
    return Here(hall, clubs, club, member.player.id)


# --- what is told


class ClubsWanted(Struct):
    """What is searched for in names of listed clubs; "" for all."""

    called: Name = ""


@get("/api/clubs")
async def list_clubs(
    hall: Given[Hall], clubs: Given[Clubs], asked: Given[ClubsWanted], visitor: Given[Player | None]
) -> ClubsSent:
    return await all_told(hall, clubs, _id(visitor), asked.called.strip())


@get("/api/clubs/{club:str}")
async def show_club(
    hall: Given[Hall], clubs: Given[Clubs], club: FromPath[str], visitor: Given[Player | None]
) -> ClubShown:
    """By its link, for whoever has that; by its id, for all where it is listed, else for who is in it."""
    return await club_told(hall, clubs, club, _id(visitor))


@get("/api/clubs/{club:str}/seasons/{season:str}")
async def show_season(
    hall: Given[Hall],
    clubs: Given[Clubs],
    club: FromPath[str],
    season: FromPath[str],
    visitor: Given[Player | None],
) -> SeasonSent:
    """The points of a season's finished tournaments, added up."""
    return await season_told(hall, clubs, club, season, _id(visitor))


# --- coming and going


@post("/api/clubs", status_code=201)
async def make_club(clubs: Given[Clubs], payload: Given[ClubWords], member: Given[Known]) -> wire.Created:
    """A club; who makes it owns it."""
    return wire.Created(await clubs.make(member.player.id, payload))


@post("/api/clubs/{club:str}/join", status_code=200)
async def join_club(here: Given[Here]) -> ClubShown:
    """Come in, by its link; without that, ask to be let in."""
    await here.clubs.join(here.club, here.who)
    return await here.told()


@post("/api/clubs/{club:str}/leave", status_code=200)
async def leave_club(here: Given[Here]) -> ClubsSent:
    """Be in it no more, or take back that one asked; gives the clubs that are left."""
    await here.clubs.leave(here.club, here.who)
    return await all_told(here.hall, here.clubs, here.who)


# --- what hosts and owner do


@post("/api/clubs/{club:str}/answer", status_code=200)
async def answer_asker(payload: Given[AnswerAsker], here: Given[Here]) -> ClubShown:
    await here.clubs.answer(here.club, here.who, payload.player, payload.let_in)
    return await here.told()


@post("/api/clubs/{club:str}/put-out", status_code=200)
async def put_out(payload: Given[ThatMember], here: Given[Here]) -> ClubShown:
    """Somebody is in the club no more, and can neither come in nor ask until they are let back."""
    await here.clubs.put_out(here.club, here.who, payload.player)
    return await here.told()


@post("/api/clubs/{club:str}/let-back", status_code=200)
async def let_back(payload: Given[ThatMember], here: Given[Here]) -> ClubShown:
    """Somebody who was put out may come or ask again."""
    await here.clubs.let_back(here.club, here.who, payload.player)
    return await here.told()


@post("/api/clubs/{club:str}/name", status_code=200)
async def name_member(payload: Given[NameMember], here: Given[Here]) -> ClubShown:
    """The owner makes somebody a host or a member, or passes the club on to a host."""
    await here.clubs.name(here.club, here.who, payload.player, payload.role)
    return await here.told()


@post("/api/clubs/{club:str}/link", status_code=200)
async def share_club(payload: Given[ShareClub], here: Given[Here]) -> ClubShown:
    """Make a link by which people come in, or take it back."""
    await here.clubs.share(here.club, here.who, payload.shared)
    return await here.told()


@post("/api/clubs/{club:str}/words", status_code=200)
async def describe_club(payload: Given[ClubWords], here: Given[Here]) -> ClubShown:
    """Other words for a club of one's own, and whether it is listed."""
    await here.clubs.describe(here.club, here.who, payload)
    return await here.told()


@delete("/api/clubs/{club:str}", status_code=200)
async def close_club(here: Given[Here]) -> ClubsSent:
    """One's own club is no more; gives those that are left."""
    await here.clubs.close(here.club, here.who)
    return await all_told(here.hall, here.clubs, here.who)


@post("/api/clubs/{club:str}/seasons", status_code=200)
async def begin_season(payload: Given[NewSeason], here: Given[Here]) -> ClubShown:
    await here.clubs.begin_season(here.club, here.who, payload.name)
    return await here.told()


@delete("/api/clubs/{club:str}/seasons/{season:str}", status_code=200)
async def forget_season(season: FromPath[str], here: Given[Here]) -> ClubShown:
    """Its tournaments stay with the club, and are added up no more."""
    await here.clubs.forget_season(here.club, here.who, season)
    return await here.told()


@post("/api/clubs/{club:str}/report", status_code=201)
async def report_club(
    hall: Given[Hall],
    clubs: Given[Clubs],
    guard: Given[Guard],
    payload: Given[ReportWords],
    club: FromPath[str],
    guest: Given[Player],
) -> wire.Created:
    """Something is wrong with what the club is called, or says of itself."""
    seen = await clubs.find(club, guest.id)
    guard.reports.take(guest.id)
    at, owner = hall.cluster.now(), owner_of(seen.roles)
    return wire.Created(await reports.report_club(hall.store, at, guest.id, seen.club, owner, payload))


def _id(visitor: Player | None) -> str:
    return visitor.id if visitor is not None else ""


club_routes = [
    list_clubs,
    show_club,
    show_season,
    make_club,
    join_club,
    leave_club,
    answer_asker,
    put_out,
    let_back,
    name_member,
    share_club,
    describe_club,
    close_club,
    begin_season,
    forget_season,
    report_club,
]
PROVIDED = {"here": Provide(_here)}
"""By name of a parameter, who finds it."""
