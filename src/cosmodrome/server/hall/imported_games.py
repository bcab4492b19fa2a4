"""Tables whose game comes from elsewhere: from a record file, or from a moment of a finished game."""

import logging
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from cosmodrome.core.game import Game
from cosmodrome.play import record
from cosmodrome.server.background import in_background
from cosmodrome.server.bots.minds import AskedReplay, AskedResume
from cosmodrome.server.bots.replaying import Replayed, Resumed, Wrong
from cosmodrome.server.bots.thinkers import BotsFail
from cosmodrome.server.db.log_writer import Answer, Ending, Snapshot
from cosmodrome.server.db.tables import BOT, HUMAN, OVER, PAST, PLAYING, RECORD, Head, Place
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.ids import fresh_id
from cosmodrome.server.names import LONGEST_NAME, clean_name
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import marks, snapshots
from cosmodrome.server.table.ending import last_views
from cosmodrome.server.table.facts import check_open
from cosmodrome.server.table.guarding import check_not_played
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.wire import Id

logger = logging.getLogger(__name__)


class GoOn(Struct, forbid_unknown_fields=True):
    """From a finished game, once so many events had happened: the seat to play, and the bot for all others.

    Without `bot`: the best there is.
    """

    events: Annotated[int, Meta(ge=0)]
    seat: int
    bot: Id | None = None


async def import_record(hall: Hall, player: Player, text: bytes) -> str:
    """Keep a record from elsewhere as a finished table, and give its id. Raises Refused with the wrong line."""
    try:
        found = await hall.replaying.replay(player.id, AskedReplay(hall.shelf.games, text))
    except BotsFail as failure:
        logger.error("a record could not be replayed: %s", failure)
        raise Refused(
            "bad-record", 400, line=1, detail=f"it cannot be replayed: {failure}"[:400]
        ) from failure
    if isinstance(found, Wrong):
        raise Refused("bad-record", 400, line=found.line, detail=found.problem)
    await check_not_played(hall.store, found.seen)
    head, places, ending = await in_background(_table_of, hall, player, found)
    await hall.open(player, head, places, _log(found.answers), ending)
    return head.id


def _table_of(hall: Hall, player: Player, found: Replayed) -> tuple[Head, list[Place], Ending]:
    """The table that a record makes."""
    imported = record.Record(found.header, [*found.answers])
    header = imported.header
    game = header.played(hall.shelf.games[header.game])
    header.places = imported.left_by().places(game.standing(found.state), _finished_by_bots(hall, imported))
    head = _head(game, header, player, RECORD, OVER)
    head.commitment = header.deal.commitment if header.deal else ""
    head.marks = " ".join(sorted(marks.known(imported)))
    header.marks = marks.marks_of(head)
    names = [_name(header, seat) for seat in range(header.seats)]
    places = [
        Place(seat, BOT if _is_bot(hall, header.game, name) else PAST, bot=name)
        for seat, name in enumerate(names)
    ]
    text = f"{msgspec.json.encode(header).decode()}\n{found.after_header}"
    return head, places, Ending(text, last_views(game, found.state, header.seats))


def _log(answers: list[record.Answer]) -> list[Answer]:
    return [Answer(each.seat, each.choice) for each in answers]


def _name(header: record.Header, seat: int) -> str:
    """What a record calls a player, as it can be shown: all that a name may not hold is left out."""
    name = header.players[seat] if seat < len(header.players) else ""
    try:
        return clean_name(name[:LONGEST_NAME], LONGEST_NAME)
    except Refused:
        return ""


def _finished_by_bots(hall: Hall, imported: record.Record) -> list[int]:
    """The seats of people that went to a bot in the end."""
    header = imported.header
    handed_on = {seat for seat, _, _ in header.hands}
    last = header.sitters(len(imported.answers) + 1)[: header.seats]
    return [seat for seat, name in enumerate(last) if seat in handed_on and _is_bot(hall, header.game, name)]


def _is_bot(hall: Hall, game_id: str, name: str) -> bool:
    try:
        hall.shelf.bot(game_id, name)
    except Refused:
        return False
    return True


def _head(game: Game[Any], header: record.Header, player: Player, origin: str, status: str) -> Head:
    """A table for the game of a record."""
    return Head(
        id=fresh_id(),
        name="",
        game=header.game,
        version=header.version,
        seats=header.seats,
        seed=header.seed,
        options=game.meta.read_options(header.options, header.seats),
        status=status,
        host=player.id,
        cards=header.cards,
        ask_anyway=header.ask_anyway,
        origin=origin,
    )


async def go_on(hall: Hall, player: Player, table: LiveTable, wanted: GoOn) -> str:
    """A new table that begins as this finished one stood once so many events had happened; gives its id.

    Its log begins with the answers given until then, and there is a snapshot after them. Raises Refused.
    """
    check_open(table)
    if table.match.ending is None:
        raise Refused("game-not-over")
    if not 0 <= wanted.seat < table.head.seats:
        raise Refused("no-such-seat", 404, seat=wanted.seat)
    bot = hall.shelf.bot(table.head.game, wanted.bot)
    asked = AskedResume(table.game, table.match.ending.record, wanted.events)
    try:
        found = await hall.replaying.resume(player.id, asked)
    except BotsFail as failure:
        logger.error("a game could not be gone on with: %s", failure)
        raise Refused("cannot-continue", 500, detail=str(failure)[:400]) from failure
    await check_not_played(hall.store, found.seen)
    head = _head(table.game, found.header, player, table.head.id, PLAYING)
    places = [
        Place(seat, HUMAN, player.id) if seat == wanted.seat else Place(seat, BOT, bot=bot)
        for seat in range(head.seats)
    ]
    snapshot = await in_background(_snapshot_of, table.game, head, found)
    await hall.open(player, head, places, _log(found.answers), snapshot=snapshot)
    return head.id


def _snapshot_of(game: Game[Any], head: Head, found: Resumed) -> Snapshot:
    """From which the table is taken up at once: to play its log would hold up everybody."""
    setup = found.header.setup()
    return snapshots.written(
        game, setup, head.id, found.entries_told, found.standing, found.saved, 0, found.past
    )
