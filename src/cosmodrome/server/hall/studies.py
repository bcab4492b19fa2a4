"""Studies on this server: kept with a finished game by who has an account, read by whoever has the link."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Annotated, Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Struct

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Event
from cosmodrome.core.game import Game
from cosmodrome.play.record import Record
from cosmodrome.play.study import (
    LARGEST,
    MOST_LINES,
    Branch,
    Study,
    leaving_at,
    line_of,
    packed,
    played,
    study_of,
    that_stand,
    unpacked,
)
from cosmodrome.server.db import restraints, studies
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.studies import Kept
from cosmodrome.server.ids import LONGEST_ID, fresh_id, is_id
from cosmodrome.server.refusals import Refused, by_the_rules
from cosmodrome.server.table.chat import LONGEST_LINE, clean_line
from cosmodrome.server.table.ending import BESIDE, BREATH, frames_of_record, record_of
from cosmodrome.server.table.facts import check_open
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.messages import Key
from cosmodrome.server.wire import Id

T = TypeVar("T")
LONGEST_TITLE: Final = 80
"""Characters."""
_MOST_KEPT: Final = 32
"""Games and lines whose frames are kept in memory, those looked at last."""
_TRIES: Final = 5
"""So often is begun anew where somebody else has changed the same study."""

Words = Annotated[str, Meta(max_length=1600)]
"""Which are refused as too long in words of their own."""


class LeaveAt(Struct, forbid_unknown_fields=True):
    """Where a seat was asked once so many events had happened, it answers so."""

    events: Annotated[int, Meta(ge=0)]
    seat: int
    choice: Key


class KeepStudy(Struct, forbid_unknown_fields=True):
    """A line for a study of a finished game: a new study with this title, or one that there is.

    The line begins with an answer, or is what was tried at a table that went on from a moment of the game.
    """

    title: Words = ""
    study: Id | None = None
    comment: Words = ""
    answer: LeaveAt | None = None
    tried: Id | None = None


class StudyWords(Struct, forbid_unknown_fields=True):
    """Other words for a study of one's own: its title, or what is said of one of its lines, the first is 0."""

    title: Words | None = None
    line: int | None = None
    comment: Words = ""


class Shown(NamedTuple):
    """A game or a line as it was played, and its frames."""

    events: list[Event]
    frames: bytes


class Studies:
    """All of this server; each is worked out anew where somebody looks at it first."""

    def __init__(self, store: Store, games: Mapping[str, Game[Any]], most: int) -> None:
        self._store = store
        self._games = games
        self._most = most
        self._shown: OrderedDict[str, Shown] = OrderedDict()

    async def own(self, player: str) -> list[Kept]:
        return await studies.own(self._store, player)

    async def one(self, word: str, player: str) -> Kept:
        """The study that somebody asks for, by its link, or by its id where it is theirs.

        Raises Refused, always as if there were none: also where its author may not write what others read.
        """
        found = None
        if is_id(word):
            by_link = len(word) == LONGEST_ID
            found = await (studies.linked if by_link else studies.one)(self._store, word)
        if found is not None and found.player != player:
            silenced = await restraints.holding(self._store, [found.player], restraints.KINDS)
            if found.link != word or silenced:
                found = None
        if found is None:
            raise Refused("no-such-study", 404)
        return found

    async def mine(self, word: str, player: str) -> Kept:
        """One's own. Raises Refused."""
        found = await self.one(word, player)
        if found.player != player:
            raise Refused("no-such-study", 404)
        return found

    async def keep(self, table: LiveTable, tried: LiveTable | None, player: str, wanted: KeepStudy) -> str:
        """Keep a line of a finished game, or what was `tried` from it; gives the id of its study. Raises Refused."""
        record = check_over(table)
        await restraints.check_words(self._store, player)
        comment = _comment(wanted.comment)
        if wanted.study is None:
            title = clean_line(wanted.title, LONGEST_TITLE)
            line = await _line(table, record, tried, player, wanted, comment)
            fresh = await _work(_with, study_of(table.game, record), [line] if line is not None else [])
            return await self._begin(table, player, title, fresh)
        line = await _line(table, record, tried, player, wanted, comment)
        for _ in range(_TRIES):
            seen = await self.mine(wanted.study, player)
            if seen.table_id != table.head.id:
                raise Refused("no-such-study", 404)
            study = unpacked(seen.study)
            if line is None or await studies.change(
                self._store, seen, await _work(_with, study, [*study.lines, line])
            ):
                return seen.id
        raise Refused("study-changed", 503)

    async def _begin(self, table: LiveTable, player: str, title: str, study: bytes) -> str:
        head = table.head
        fresh = Kept(fresh_id(), player, None, table.now(), head.id, head.game, title, 0, study)
        if not await studies.keep(self._store, fresh, self._most):
            raise Refused("too-many-studies", 409, most=self._most)
        return fresh.id

    async def drop_line(self, word: str, player: str, number: int) -> None:
        """One's own study without this line. Raises Refused."""
        for _ in range(_TRIES):
            seen = await self.mine(word, player)
            study = unpacked(seen.study)
            del study.lines[_in(study, number)]
            if await studies.change(self._store, seen, packed(study)):
                return
        raise Refused("study-changed", 503)

    async def write(self, word: str, player: str, wanted: StudyWords) -> None:
        """One's own study with these words in place of others. Raises Refused."""
        await restraints.check_words(self._store, player)
        title = None if wanted.title is None else clean_line(wanted.title, LONGEST_TITLE)
        comment = _comment(wanted.comment)
        for _ in range(_TRIES):
            seen = await self.mine(word, player)
            study, lines = unpacked(seen.study), list[Branch]()
            if wanted.line is not None:
                lines = study.lines[:]
                at = _in(study, wanted.line)
                lines[at] = msgspec.structs.replace(lines[at], comment=comment)
            text = await _work(_with, study, lines) if lines else seen.study
            if await studies.change(self._store, seen, text, title):
                return
        raise Refused("study-changed", 503)

    async def share(self, word: str, player: str, shared: bool) -> None:
        """By a fresh link from now on, and no more by the one before; or by none. Raises Refused."""
        seen = await self.mine(word, player)
        if shared:
            await restraints.check_words(self._store, player)
        await studies.set_link(self._store, seen.id, fresh_id(LONGEST_ID) if shared else None)

    async def forget(self, word: str, player: str) -> None:
        """Raises Refused."""
        await studies.forget(self._store, (await self.mine(word, player)).id)

    async def shown(self, kept: Kept, number: int | None) -> Shown:
        """The game of a study, or one of its lines. Raises Refused."""
        study = unpacked(kept.study)
        line = None if number is None else study.lines[_in(study, number)]
        key = _key(study, line)
        if key not in self._shown:
            self._shown[key] = await _work(_shown, self._games[study.game], study, line)
        self._shown.move_to_end(key)
        while len(self._shown) > _MOST_KEPT:
            self._shown.popitem(last=False)
        return self._shown[key]

    def is_known(self, kept: Kept, number: int | None) -> bool:
        """Whether nothing has to be played again to show it."""
        study = unpacked(kept.study)
        fits = number is None or 0 <= number < len(study.lines)
        return fits and _key(study, None if number is None else study.lines[number]) in self._shown


def _in(study: Study, number: int) -> int:
    """The number of a line that there is. Raises Refused."""
    if not 0 <= number < len(study.lines):
        raise Refused("no-such-line", 404, line=number)
    return number


def _comment(given: str) -> str:
    """What is said of a line, as it will be shown; it may be nothing. Raises Refused."""
    return clean_line(given, LONGEST_LINE) if given.strip() else ""


async def _line(
    table: LiveTable, record: Record, tried: LiveTable | None, player: str, wanted: KeepStudy, comment: str
) -> Branch | None:
    """The line that is wanted; None where none is. Raises Refused."""
    game, answer = table.game, wanted.answer
    try:
        if tried is not None:
            found = await _work(line_of, game, study_of(game, record), _tried(table, tried, player))
        elif answer is not None:
            found = await _work(leaving_at, game, record, answer.events, answer.seat, answer.choice)
        else:
            return None
    except NotAllowed as refusal:
        raise by_the_rules(refusal) from refusal
    return msgspec.structs.replace(found, comment=comment)


def check_over(table: LiveTable) -> Record:
    """The record of a game that is over for all. Raises Refused where it is not, or has no lines of its own."""
    check_open(table)
    if table.match.ending is None:
        raise Refused("game-not-over")
    if table.head.cards is not None:
        raise Refused("study-own-cards")
    record = record_of(table.game, table.match.ending)
    if record.header.script is not None:
        raise Refused("record-scripted")
    return record


def _tried(table: LiveTable, tried: LiveTable, player: str) -> list[Any]:
    """What was answered at a table of one's own that went on from a moment of this game. Raises Refused."""
    if tried.head.origin != table.head.id or not tried.roster.has(player):
        raise Refused("not-tried", 404)
    if tried.match.ending is None:
        raise Refused("game-not-over")
    return that_stand(tried.game, record_of(tried.game, tried.match.ending))


def _with(study: Study, lines: list[Branch]) -> bytes:
    """The study with these lines, as it is kept. Raises Refused for too much."""
    if len(lines) > MOST_LINES:
        raise Refused("too-many-study-lines", 409, most=MOST_LINES)
    study.lines = lines
    kept = packed(study)
    if len(kept) > LARGEST:
        raise Refused("study-too-large", 413, most=LARGEST // 1024)
    return kept


def _shown(game: Game[Any], study: Study, line: Branch | None) -> Shown:
    try:
        record = played(game, study, line)
    except NotAllowed as refusal:
        raise by_the_rules(refusal) from refusal
    return Shown(record.events, frames_of_record(game, record, BREATH))


def _key(study: Study, line: Branch | None) -> str:
    """The same for all that are shown alike."""
    told = msgspec.structs.replace(study, lines=[] if line is None else [line])
    return sha256(msgspec.json.encode(told)).hexdigest()


async def _work(work: Callable[..., T], *given: object) -> T:
    """What takes a while, beside all else. Raises what it raises."""
    return await asyncio.get_running_loop().run_in_executor(BESIDE, work, *given)
