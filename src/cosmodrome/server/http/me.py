"""Who I am, over HTTP: my name, the code by which I come back, my tables, and whom I know."""

from litestar import get, post
from msgspec import Struct

from cosmodrome.bots import levels
from cosmodrome.server.db import profiles, restraints, ties
from cosmodrome.server.db.ties import Mute, Person, Presence, Tie
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.route_arguments import Asked, Given, agent_asking, let_in, named_player
from cosmodrome.server.limits import Guard
from cosmodrome.server.people.accounts import Accounts, Known, Player
from cosmodrome.server.people.passwords import Password
from cosmodrome.server.table.description import TableSent
from cosmodrome.server.wire import Name

_MOST_PAST = 100
"""Games by which a level is suggested, the latest."""
_AWAY_AFTER = 100_000
"""Milliseconds after which somebody of whom nothing has been heard is not here any more."""


class NewName(Struct, forbid_unknown_fields=True):
    """Without `confirmed` an account keeps its name, and is told what would become of it."""

    name: Name
    confirmed: bool = False


class Recovery(Struct, forbid_unknown_fields=True):
    """A recovery code as somebody types it in; that of an account comes with the next password."""

    code: Name
    password: Password | None = None


class ShowPresence(Struct, forbid_unknown_fields=True):
    """Whether friends see that one is here."""

    shown: bool


class Left(Struct):
    """Who a browser was before it took back somebody else's seats, and the code by which it can be them again."""

    name: str
    code: str


class Recovered(Struct):
    """Whose seats a browser has now, and their next recovery code."""

    name: str
    code: str
    left: Left | None


class OwnRestraint(Struct):
    """What one may not do: `kind` is "" for nothing."""

    kind: str = ""
    until: int = 0
    why: str = ""


@get("/api/me", bots="read")
async def me(visitor: Given[Player | None]) -> dict[str, Player | None]:
    """Who asks; looking makes nobody a guest."""
    return {"player": Player(visitor.id, visitor.name, visitor.account) if visitor else None}


@post("/api/me", status_code=200)
async def rename_me(
    request: Asked, payload: Given[NewName], visitor: Given[Player | None]
) -> dict[str, Player]:
    return {"player": await named_player(request, visitor, payload.name, payload.confirmed)}


@get("/api/names/free")
async def free_name(accounts: Given[Accounts]) -> dict[str, str]:
    """A name for somebody who has none yet; asking makes nobody a guest."""
    return {"name": await accounts.free_name()}


@get("/api/me/restraint", bots="read")
async def my_restraint(hall: Given[Hall], visitor: Given[Player | None]) -> OwnRestraint:
    """What the visitor may not do, and until when."""
    held = await restraints.holding(hall.store, [visitor.id], restraints.KINDS) if visitor else []
    return OwnRestraint(held[0].kind, held[0].until, held[0].why) if held else OwnRestraint()


@get("/api/me/code")
async def my_code(accounts: Given[Accounts], known: Given[Known | None]) -> dict[str, str | None]:
    """The recovery code of a guest who asks; None for all others. Only whoever has the cookie can see it."""
    return {"code": await accounts.code(known) if known else None}


@post("/api/me/recover", status_code=200)
async def recover_me(
    request: Asked,
    hall: Given[Hall],
    guard: Given[Guard],
    accounts: Given[Accounts],
    address: Given[str],
    payload: Given[Recovery],
) -> Recovered:
    """This browser is the player with the code from now on, and a browser that was them is so no more."""
    former = await accounts.known(request.cookies)
    if payload.password is not None:
        guard.passwords_here.take(address)
    with guard.wrong_codes_here.spent_on_failure(address):
        known, code, ended = await accounts.recover(payload.code, payload.password, agent_asking(request))
    player = let_in(request, known)
    hall.sessions_ended(ended)
    return Recovered(player.name, code, await left_behind(accounts, former, player))


async def left_behind(accounts: Accounts, former: Known | None, player: Player) -> Left | None:
    """The guest that a browser was before, and the code by which it can be them again."""
    code = await accounts.code(former) if former and former.player.id != player.id else None
    return Left(former.player.name, code) if former and code else None


@get("/api/me/tables", bots="read")
async def my_tables(hall: Given[Hall], visitor: Given[Player | None]) -> list[TableSent]:
    from cosmodrome.server.hall import my_games  # here: a start imports little

    return await my_games.my_games(hall, visitor.id) if visitor else []


@get("/api/me/levels")
async def my_levels(hall: Given[Hall], visitor: Given[Player | None]) -> dict[str, int]:
    """By game, the level of bots to play next, by how my games against levels came out."""
    past = await profiles.against_bots(hall.store, visitor.id, _MOST_PAST) if visitor else []
    return {
        game: levels.suggested(game, [(bot, won) for played, bot, won in past if played == game])
        for game in hall.shelf.games
        if game in levels.LEVELS
    }


@get("/api/me/people")
async def my_people(hall: Given[Hall], visitor: Given[Player | None]) -> list[Person]:
    """One's friends, those one has blocked, and those one does not read."""
    return await ties.told(hall.store, visitor.id) if visitor else []


@post("/api/me/people", status_code=200)
async def tie_to(
    hall: Given[Hall], guard: Given[Guard], payload: Given[Tie], guest: Given[Player]
) -> list[Person]:
    await ties.tie(hall.store, guest.id, payload, guard.limits.people)
    await hall.tied(guest.id)
    return await ties.told(hall.store, guest.id)


@post("/api/me/mutes", status_code=200)
async def mute_player(
    hall: Given[Hall], guard: Given[Guard], payload: Given[Mute], guest: Given[Player]
) -> list[Person]:
    """What somebody says is not shown to one, in any browser and wherever one is connected already; or shown again."""
    await ties.mute(hall.store, guest.id, payload, guard.limits.people)
    await hall.tied(guest.id)
    return await ties.told(hall.store, guest.id)


async def presence_of(hall: Hall, player: Player | None) -> Presence:
    """Somebody is here now; which friends are too, of two who show it to each other."""
    if player is None or not player.account:
        return Presence(False, [])
    now = hall.cluster.now()
    return await ties.are_here(hall.store, player.id, now, now - _AWAY_AFTER)


@post("/api/me/here", status_code=200, restrained=True)
async def be_here(hall: Given[Hall], known: Given[Known | None]) -> Presence:
    """Said now and then by a page that is looked at."""
    return await presence_of(hall, known.player if known else None)


@post("/api/me/presence", status_code=200)
async def show_presence(hall: Given[Hall], payload: Given[ShowPresence], member: Given[Known]) -> Presence:
    """Whether friends see that one is here, and one sees that they are."""
    await ties.show_presence(hall.store, member.player.id, payload.shown)
    return await presence_of(hall, member.player)


about_me = [
    me,
    rename_me,
    free_name,
    my_restraint,
    my_code,
    recover_me,
    my_tables,
    my_levels,
    my_people,
    tie_to,
    mute_player,
    be_here,
    show_presence,
]
