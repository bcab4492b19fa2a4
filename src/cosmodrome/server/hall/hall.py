"""The hall: all tables of this process, made here, and brought to life on first use."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakValueDictionary

from cosmodrome.core.game import Game
from cosmodrome.core.meta import SetupError
from cosmodrome.server.bots.bot_seats import BotMaker
from cosmodrome.server.bots.reviewers import Reviewers
from cosmodrome.server.bots.thinkers import replayer, reviewer, thinkers
from cosmodrome.server.db import belongings, lobby, programs, ties, upkeep
from cosmodrome.server.db.log_writer import Answer, Ending, Snapshot
from cosmodrome.server.db.people import People
from cosmodrome.server.db.read_once import ReadOnce
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import BOT, EMPTY, OPEN, OVER, PLAYING, Head, Place, Sealed
from cosmodrome.server.hall.cluster import Cluster
from cosmodrome.server.hall.reviews import Reviews
from cosmodrome.server.hall.shelf import NewTable, QuickPlay, Shelf
from cosmodrome.server.ids import LONGEST_ID, is_id
from cosmodrome.server.limits import UNLIMITED, Limits
from cosmodrome.server.names import persons_name
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.people.programs import Program
from cosmodrome.server.refusals import Refused, by_the_setup
from cosmodrome.server.table import deals, description, rated_tables, seating
from cosmodrome.server.table.attendants import attend
from cosmodrome.server.table.caller import Caller
from cosmodrome.server.table.description import TableSent
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.motions import wanted
from cosmodrome.server.table.program_timeouts import ProgramTimeouts
from cosmodrome.server.table.table_bots import TableBots
from cosmodrome.server.table.taking_snapshots import Keeper, TakingSnapshots
from cosmodrome.words.render import called

if TYPE_CHECKING:
    from cosmodrome.server.hall.puzzles import Puzzles
    from cosmodrome.server.hall.studies import Studies

logger = logging.getLogger(__name__)

_AT_ONCE = 100  # ids asked for in one question
# Live tables are only a memory of the log: beyond this many, those that nobody watches are let go.
_MOST_LIVE = 200
_MOST_LISTED = 50
_MOST_WOKEN = 10


class _Listing(NamedTuple):
    """Tables as the database has them, whoever looks; `ended` are those that an update has ended."""

    tables: list[tuple[Head, list[Place]]]
    people: set[str]
    """Who has a seat there."""
    owners: dict[str, str]
    names: dict[str, str]
    ratings: dict[str, dict[int, rated_tables.SeatRating]]
    ended: set[str]


class Hall:
    """Every table there is: live ones in memory, the rest in the store."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        maker: BotMaker,
        own_games: Mapping[str, Mapping[str, Game[Any]]],
        open_seeds: bool = False,
        cluster: Cluster | None = None,
        limits: Limits = UNLIMITED,
        bot_processes: int = 0,
        bot_seconds: float = 0.0,
        caller: Caller | None = None,
    ) -> None:
        """`games` and what follows as in `Shelf`, `bot_processes` as in `thinkers`."""
        self.store = store
        self.people = People(store)
        self.read_once = ReadOnce(store)
        self.shelf = Shelf(games, own_games, maker, limits)
        self.thinkers = thinkers(maker, bot_processes)
        self.replaying = replayer(maker, bot_processes)
        """Replays records from elsewhere, one after the other, in a process of its own where bots have any."""
        self.cluster = cluster if cluster is not None else Cluster(store)
        self.reviews = Reviews(store, self.cluster, Reviewers(reviewer(maker, bot_processes)))
        self._games = games
        self._open_seeds = open_seeds
        self._limits = limits
        self._bot_seconds = bot_seconds
        self.caller = caller if caller is not None else Caller(store, None, "", 0.0, 0)
        self._keeper = Keeper(store)
        self._live: dict[str, LiveTable] = {}
        """Those kept in memory, the latest used last."""
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By guest, while they open a table."""
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """All that anybody still holds, also those let go of: so that no table is ever here twice."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    @cached_property
    def puzzles(self) -> "Puzzles":
        """Those of all games, which are read where somebody asks for them."""
        from cosmodrome.server.hall.puzzles import Puzzles

        return Puzzles(self.store, self._games)

    @cached_property
    def studies(self) -> "Studies":
        """What accounts keep of finished games."""
        from cosmodrome.server.hall.studies import Studies

        return Studies(self.store, self._games, self._limits.studies)

    async def table(self, table_id: str) -> LiveTable:
        """The live table with this id, rebuilt from its log if needed. Raises Refused."""
        table, loading = self._known.get(table_id), self._loading.get(table_id)
        if table is None or table.closed or loading is not None:
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda done: self._loaded(table_id, done))
            table = await asyncio.shield(loading)
        else:
            await self.cluster.look_again(table)
            if table.closed:
                raise Refused("no-such-table", 404, table=table_id)
        self._live.pop(table_id, None)
        self._live[table_id] = table  # the latest used stands last
        await self._let_go()
        table.heed()
        return table

    async def stored(self, table_id: str) -> tuple[Head, list[Place]]:
        """What is kept of a table. Raises Refused."""
        found = await self.store.table(table_id) if is_id(table_id) else None
        if found is None:
            raise Refused("no-such-table", 404, table=table_id[:LONGEST_ID])
        return found

    async def _load(self, table_id: str) -> LiveTable:
        found = await self.stored(table_id)
        table = LiveTable(self.store, self.shelf.game_of(found[0]), *found)
        table.now = self.cluster.now
        table.usual_bot = self.shelf.bot_at(found[0].game, found[0].options)
        patience = ProgramTimeouts(
            table, self._bot_seconds, self._limits.bot_refusals, seating.replace_program
        )
        attend(
            table,
            self.thinkers,
            self._bot_seconds,
            self.caller,
            patience,
            TakingSnapshots(table, self._keeper),
        )
        try:
            async with table.lock:  # what is told of it meanwhile is looked at after that
                self.cluster.add(table)
                await table.load()
                self._known[table_id] = table
            await self.cluster.lead([table])
        except BaseException:
            # As a table that was let go: whoever holds it by now is at the same one as who asks next.
            await self.cluster.remove([table])
            raise
        return table

    def _loaded(self, table_id: str, done: asyncio.Task[LiveTable]) -> None:
        del self._loading[table_id]
        if not done.cancelled():
            done.exception()  # whoever asked for it may have gone: then nobody looks

    def known(self, table_id: str) -> LiveTable | None:
        """A table that is in memory."""
        return self._known.get(table_id)

    def live_tables(self) -> list[LiveTable]:
        """Those that are in memory."""
        return list(self._known.values())

    async def _let_go(self) -> None:
        gone = []
        for table_id, table in list(self._live.items())[: max(0, len(self._live) - _MOST_LIVE)]:
            if not table.gallery.onlookers and not table.busy:
                gone.append(self._live.pop(table_id))
        await self.cluster.remove(gone)

    async def create(self, player: Player, wanted: NewTable) -> LiveTable:
        """Make a table; its maker is the host and sits in the first seat that is no bot. Raises Refused."""
        game = self.shelf.game(wanted.game, wanted.deck)
        try:
            options = game.meta.chosen(wanted.options, wanted.seats)
        except SetupError as error:
            raise by_the_setup(error) from error
        places = self.shelf.places(wanted, player, options)
        starts = all(place.kind != EMPTY for place in places)
        alone = all(place.kind == BOT or place.player == player.id for place in places)
        if wanted.seed is not None and not (alone or self._open_seeds):
            raise Refused("seed-with-people", 400)
        head = self.shelf.new_head(player, wanted, game, options)
        sealed = deals.promised(head) if wanted.seed is None else None
        rated_tables.check(head, player)
        if starts:
            head.status = PLAYING
            sealed, places = deals.begun(head, sealed, places)
        await self.open(player, head, places, sealed=sealed)
        return await self.table(head.id)

    def rated_problem(self, player: Player | None, wanted: NewTable) -> str:
        """Why such a table could not be rated; "" where it could. Raises Refused where there can be none."""
        game = self.shelf.game(wanted.game, wanted.deck)
        head = self.shelf.new_head(player or Player("", ""), wanted, game, {})
        if wanted.seed is None:
            deals.promised(head)
        return rated_tables.problem(head) or rated_tables.problem_with(player)

    async def open(
        self,
        player: Player,
        head: Head,
        places: list[Place],
        answers: Sequence[Answer] = (),
        ending: Ending | None = None,
        sealed: Sealed | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Add a table of this player, as `Store.add_table`. Raises Refused for one too many, and LostRace."""
        # One after the other, or several asked for at once would all find room for one.
        async with self._opening.setdefault(player.id, asyncio.Lock()):
            if ending is None:
                await self.room_for(player, opens=head.status == OPEN)
            elif await lobby.brought(self.store, player.id) >= self._limits.records:
                raise Refused("too-many-records", 429, most=self._limits.records)
            await self.store.add_table(head, places, answers, ending, sealed, snapshot)

    async def close_table(self, table_id: str, reason: str, before: int) -> bool:
        """Delete a table, unless it has changed since `before`; whoever is connected is told the reason.

        Gives whether it is gone.
        """
        table = self._known.get(table_id)
        if table is None:
            return bool(await self.store.delete([table_id], before))
        async with table.lock:
            gone = bool(await self.store.delete([table_id], before))
            if gone:
                table.close(reason)
                table.announce()
        if gone:
            self._live.pop(table_id, None)
            await table.rest()
            await self.cluster.remove([table])
        return gone

    async def room_for(self, player: Player, table: LiveTable | None = None, opens: bool = False) -> None:
        """Raises Refused for somebody who sits at too many tables for one more, which they may open."""
        if table is not None and table.roster.sits(player.id):
            return
        games, waiting = await lobby.held(self.store, player.id)
        if games >= self._limits.games:
            raise Refused("too-many-games", 429, most=self._limits.games)
        if opens and waiting >= self._limits.open_tables:
            raise Refused("too-many-open-tables", 429, most=self._limits.open_tables)

    async def play(self, player: Player, wanted: QuickPlay) -> LiveTable:
        """One click: the player and bots, seated by lot; with a given seed the player in seat 0. Raises Refused."""
        self.shelf.game(wanted.game)
        bot = self.shelf.bot(wanted.game, wanted.bot)
        seats = wanted.bots + 1
        bots = {str(seat): bot for seat in range(1, seats)}
        table = NewTable(wanted.game, seats, wanted.options, bots, "", wanted.seed)
        return await self.create(player, table)

    async def strange_to(self, player: str) -> bool:
        """Whether the lobby is to this player what it is to every stranger."""
        listing = await self.read_once.get("lobby", self._read_recent)
        return player not in listing.people and not await ties.ties_of(self.store, player)

    async def lobby(self, player: str) -> list[TableSent]:
        """Open tables, then running ones, the latest first. Nobody's push those of all others out.

        Those that friends sit at come before the others; those of a host whom the player has blocked are left out.
        """
        listing = await self.read_once.get("lobby", self._read_recent)
        tied = await ties.ties_of(self.store, player)
        shown = [(head, places) for head, places in listing.tables if tied.get(head.host) != ties.BLOCKED]

        def stranger(each: tuple[Head, list[Place]]) -> bool:
            return not any(tied.get(place.player) == ties.FRIEND for place in each[1])

        shown.sort(key=lambda each: (each[0].status != OPEN, stranger(each)))
        return await self._seen(listing, shown, player)

    async def _read_recent(self) -> _Listing:
        found = []
        for status in (OPEN, PLAYING):
            found += await lobby.recent(self.store, status, _MOST_LISTED, self._limits.listed_tables)
        return await self._looked_up(found)

    async def listed(self, found: list[tuple[Head, list[Place]]], player: str) -> list[TableSent]:
        """Tables as a player sees them in a list; whose turn it is is known of those in memory."""
        return await self._seen(await self._looked_up(found), found, player)

    async def _looked_up(self, found: list[tuple[Head, list[Place]]]) -> _Listing:
        people = {place.player for _, places in found for place in places if place.player}
        owners = await programs.owners(self.store, sorted(people))
        names = await self.store.names(sorted(people.union(owners.values())))
        ratings = await rated_tables.seat_ratings(self.store, found)
        other = [head.id for head, _ in found if self._other_rules(head)]
        ended = set(other) - await upkeep.with_snapshots(self.store, other) if other else set()
        return _Listing(found, people, owners, names, ratings, ended)

    async def _seen(
        self, listing: _Listing, found: list[tuple[Head, list[Place]]], player: str
    ) -> list[TableSent]:
        """Some of the tables of a listing. Of those at which the player sits some are brought to life for it, at each
        look others.
        """
        await self._wake([head.id for head, places in found if _plays(player, head, places)])
        tables = []
        for head, places in found:
            live = self._known.get(head.id)
            present = live.present() if live else set()
            waits = wanted(live) if live else {}
            over = live.ended if live else head.id in listing.ended
            names, owners = listing.names, listing.owners
            sent = description.as_sent(head, places, names, owners, player, present, waits, over)
            description.tell_ratings(sent, listing.ratings.get(head.id, {}))
            tables.append(sent)
        return tables

    async def _wake(self, tables: Sequence[str]) -> None:
        asleep = [table_id for table_id in tables if self.known(table_id) is None]
        for table_id in asleep[:_MOST_WOKEN]:
            try:
                await self.table(table_id)
            except Refused as refused:
                logger.info("table %s cannot be brought to life: %s", table_id, refused)

    def _other_rules(self, head: Head) -> bool:
        """Whether it is played by other rules than those of today."""
        game = self.shelf.games.get(head.game)
        return head.status == PLAYING and game is not None and head.version != game.meta.version

    async def name_for(
        self,
        player: Player | None,
        wish: str,
        table: LiveTable | None = None,
        instead_of: Player | None = None,
    ) -> str:
        """The name that a player may have beside those they play with, and beside those at a table. Raises Refused.

        `instead_of`: who gives them their seat at the table.
        """
        bots = {
            name for game in self.shelf.games for bot in self.shelf.maker.names(game) for name in called(bot)
        }
        others = await lobby.neighbours(self.store, player.id) if player else set()
        if table is not None:
            beside = {place.player for place in table.roster.places}
            beside -= {each.id for each in (player, instead_of) if each is not None}
            others |= {name for each, name in table.roster.names.items() if each in beside}
        name = persons_name(wish, sorted(bots), sorted(others - {""}))
        like = await self.people.like(name)
        if like is not None and (player is None or player.id != like[0]):
            raise Refused("name-used", 409, player=like[1])
        return name

    def came(self, player: Player, address: str) -> None:
        """From where somebody asks: the bots at their tables take turns by address."""
        guest = player.owner if isinstance(player, Program) else player.id
        self.thinkers.came(guest, address)
        self.replaying.came(guest, address)

    def looked_at(self, table: LiveTable) -> None:
        """Somebody has come to look on. Of the tables of bots alone, one a guest goes on: the one looked at last."""
        if table.bots_alone:
            self.cluster.looked_at(table)
        table.attendant(TableBots).try_again()
        if table.runner.failing:
            self.cluster.news.ask(table)  # another process runs them
        table.heed()

    def renamed(self, player: Player) -> None:
        """Show a player's new name at the tables they are at."""
        for table in list(self._known.values()):
            table.rename({player.id: player.name})
        self.cluster.news.renamed(player)

    def sessions_ended(self, sessions: Sequence[str]) -> None:
        """Whoever is connected by one of these only watches from here on."""
        for table in list(self._known.values()):
            table.part_with(sessions)
        self.cluster.news.ended(sessions)

    async def tied(self, player: str) -> None:
        """A player hears others than before, wherever they are connected."""
        for table in list(self._known.values()):
            await table.gallery.heed_ties((player,))
        self.cluster.news.tied(player)

    async def bring(self, guest: Player, player: Player) -> tuple[int, int]:
        """What a guest has becomes a player's, and seats where those suit; how many seats did, and how many not."""
        brought = left = 0
        for table_id, status in await belongings.tables_of(self.store, guest.id):
            try:
                if status != OVER:
                    table = await self.table(table_id)
                    await self.name_for(player, player.name, table, guest)
                    if not table.roster.has(player.id):
                        await self.room_for(player)
                moved = await belongings.hand_over(self.store, table_id, guest.id, player.id)
            except Refused:
                moved = False
            brought, left = brought + moved, left + (not moved)
            if moved:
                await self.look_again([table_id])
        await belongings.give_the_rest(self.store, guest.id, player.id)
        await self.tied(player.id)
        return brought, left

    async def forgotten(self, player: str, tables: Sequence[str]) -> None:
        """A player is no more, who had seats at these tables: they are nobody's, or free."""
        self.renamed(Player(player, ""))
        await self.look_again(tables)

    async def look_for_changes(self) -> None:
        """Take in what others have changed: sessions that have ended, other names, players who are no more."""
        tables = list(self._known.values())
        sessions = {each.session for table in tables for each in table.gallery.onlookers} - {""}
        if ended := await _lacking(sessions, self.people.open_among):
            self.sessions_ended(sorted(ended))
        # Of a new name it was perhaps not heard: what others tell may get lost.
        known = [(*table.roster.names.items(), *table.chat.names.items()) for table in tables]
        named = {player for pairs in known for player, name in pairs if name}
        names: dict[str, str] = {}
        for part in _parts(named):
            names |= await self.store.names(part)
        for table in tables:
            table.rename(names)
        for player in named - names.keys():
            at = [table.head.id for table in tables if player in table.roster.names]
            await self.forgotten(player, at)

    async def look_again(self, tables: Sequence[str]) -> None:
        """Others of this process have changed something of these tables in the database."""
        for table_id in tables:
            table = self._known.get(table_id)
            if table is not None and not table.closed:
                await table.catch_up()
                table.announce()

    async def close(self) -> None:
        """Before the server stops: the bots rest, everyone connected is told to come back later."""
        tables = list(self._known.values())
        for table in tables:
            await table.rest()
        await self.thinkers.end()
        await self.replaying.end()
        await self.reviews.end()
        await self.caller.end()
        await self._keeper.close(tables)


def _plays(player: str, head: Head, places: Sequence[Place]) -> bool:
    return bool(player) and head.status == PLAYING and any(place.player == player for place in places)


async def _lacking(ids: set[str], among: Callable[[Sequence[str]], Awaitable[set[str]]]) -> set[str]:
    """Those of these ids that are not among what there is."""
    return {each for part in _parts(ids) for each in set(part) - await among(part)}


def _parts(ids: set[str]) -> list[list[str]]:
    """What is asked for in one question each; between them others go on."""
    asked = sorted(ids)
    return [asked[at : at + _AT_ONCE] for at in range(0, len(asked), _AT_ONCE)]
