"""Tables whose game comes from elsewhere: from a record file, or from a moment of a finished game."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from cosmodrome.core import deal, going_back, record
from cosmodrome.core.game import Game
from cosmodrome.core.meta import CardsError
from cosmodrome.server import wire
from cosmodrome.server.beside import beside
from cosmodrome.server.database.log_writer import Answer, Ending
from cosmodrome.server.database.store import BOT, HUMAN, OVER, PAST, PLAYING, RECORD, Head, Place
from cosmodrome.server.names import LONGEST_NAME, clean_name
from cosmodrome.server.people.accounts import Player, fresh_id
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import marks
from cosmodrome.server.table.ending import last_views, record_of
from cosmodrome.server.table.live_table import LiveTable

if TYPE_CHECKING:
    from cosmodrome.server.hall.hall import Hall

_SEEDS: Final = range(2**62)


async def bring(hall: Hall, player: Player, text: bytes) -> str:
    """Keep a record from elsewhere as a finished table, and give its id. Raises Refused."""
    head, places, answers, ending = await asyncio.to_thread(_read, hall, player, text)
    await hall.open(player, head, places, answers, ending)
    return head.id


def _read(hall: Hall, player: Player, text: bytes) -> tuple[Head, list[Place], list[Answer], Ending]:
    """The table that a record makes, replayed to its end. Raises Refused, with the line that is wrong."""
    try:
        kept = record.loads(text.decode(), dict(hall.games))
        header = kept.header
        if header.seed not in _SEEDS:
            raise record.RecordError(1, f"seed {header.seed} is not a whole number from 0 to 2^62 - 1")
        if header.deal and (wrong := deal.problem(header.deal, header.seats, header.seed, header.players)):
            raise record.RecordError(1, wrong)
        game = header.played(hall.games[header.game])
        recorder = record.checked(game, kept)
    except UnicodeDecodeError as error:
        line = text.count(b"\n", 0, error.start) + 1
        raise Refused("bad-record", 400, line=line, detail="not text in UTF-8") from error
    except record.RecordError as error:
        raise Refused("bad-record", 400, line=error.line, detail=error.problem[:400]) from error
    except (CardsError, RecursionError) as error:
        raise Refused("bad-record", 400, line=1, detail=str(error)[:400]) from error
    views = last_views(game, recorder.state, header.seats)
    whole = recorder.record
    whole.header.deal = header.deal
    whole.header.hands = header.hands
    whole.header.places = kept.left_by().places(game.standing(recorder.state), _finished_by_bots(hall, kept))
    head = _head(game, header, player, RECORD, OVER)
    head.commitment = header.deal.commitment if header.deal else ""
    head.marks = " ".join(sorted(marks.known(whole)))
    whole.header.marks = marks.marks_of(head)
    names = [_name(header, seat) for seat in range(header.seats)]
    places = [
        Place(seat, BOT if _is_bot(hall, header.game, name) else PAST, bot=name)
        for seat, name in enumerate(names)
    ]
    return head, places, _log(whole.answers), Ending(record.dumps(whole), views)


def _log(answers: list[record.Answer]) -> list[Answer]:
    return [Answer(each.seat, each.choice) for each in answers]


def _name(header: record.Header, seat: int) -> str:
    """What a record calls a player, as it can be shown: all that a name may not hold is left out."""
    given = header.players[seat] if seat < len(header.players) else ""
    try:
        return clean_name(given[:LONGEST_NAME], LONGEST_NAME)
    except Refused:
        return ""


def _finished_by_bots(hall: Hall, kept: record.Record) -> list[int]:
    """The seats of people that went to a bot in the end."""
    header = kept.header
    handed_on = {seat for seat, _, _ in header.hands}
    last = header.sitters(len(kept.answers) + 1)[: header.seats]
    return [seat for seat, name in enumerate(last) if seat in handed_on and _is_bot(hall, header.game, name)]


def _is_bot(hall: Hall, game_id: str, name: str) -> bool:
    try:
        hall.bot(game_id, name)
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


async def go_on(hall: Hall, player: Player, table: LiveTable, wanted: wire.GoOn) -> str:
    """A new table that begins as this finished one stood once so many events had happened; gives its id.

    Its log begins with the answers given until then. Raises Refused.
    """
    if table.ending is None:
        raise Refused("game-not-over")
    if not 0 <= wanted.seat < table.head.seats:
        raise Refused("no-such-seat", 404, seat=wanted.seat)
    bot = hall.bot(table.head.game, wanted.bot)
    game = table.game
    kept = await beside(record_of, game, table.ending)
    header = kept.header
    if header.version != game.meta.version:
        raise Refused("frames-of-other-version", version=header.version, expected=game.meta.version)
    if header.script is not None:
        raise Refused("record-scripted")
    until = kept.answers_until(wanted.events)
    # What was taken back or undone by then leads nowhere, and numbers of entries would be others.
    answers = [until[number] for number in going_back.standing(until)]
    if not await asyncio.to_thread(_goes_on, game, header, answers):
        raise Refused("game-over")
    head = _head(game, header, player, table.head.id, PLAYING)
    places = [
        Place(seat, HUMAN, player.id) if seat == wanted.seat else Place(seat, BOT, bot=bot)
        for seat in range(head.seats)
    ]
    await hall.open(player, head, places, _log(answers))
    return head.id


def _goes_on(game: Game[Any], header: record.Header, answers: list[record.Answer]) -> bool:
    """Whether anybody is asked after these answers of a record. Raises Refused where they cannot be played."""
    try:
        return bool(game.awaited(record.checked(game, record.Record(header, [*answers])).state))
    except record.RecordError as error:
        raise Refused("frames-differ", 409, detail=str(error)) from error
