"""Who takes part in a running game: a player's seat, and whether a person has it."""

from cosmodrome.server.db.tables import OPEN, OVER, Place
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.facts import TableFacts


def seat_of(table: TableFacts, player: Player) -> int:
    """The seat of who plays in a running game. Raises Refused."""
    if table.closed:
        raise Refused("no-such-table", 404, table=table.head.id)
    if table.head.status == OPEN:
        raise Refused("not-started")
    if table.match.course is None or table.head.status == OVER:
        raise Refused("game-over")
    seat = table.seat_of(player.id)
    if seat is None:
        raise Refused("not-seated", 403)
    return seat


def plays(table: TableFacts, place: Place) -> bool:
    """Whether this is a person's seat who has not resigned, and may come back to it; programs go along with people."""
    person = bool(place.player) and place.player not in table.roster.owners
    return person and place.seat not in table.match.leaving.resigned
