"""One open socket at a table: what it has been sent, and what it is still owed."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from cosmodrome.play.frames import Viewer
from cosmodrome.server import wire
from cosmodrome.server.db import ties
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.appraising import Appraisal, Appraising
from cosmodrome.server.table.chat import SEATS, WATCHERS
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.messages import (
    Accepted,
    ChatMessage,
    LineSent,
    Pong,
    RefusedMessage,
    Weigh,
    Weighed,
    verdicts_sent,
)
from cosmodrome.server.table.track import Track


class Watcher:
    """Sends what has changed, whenever something has. A slow reader gets fewer updates, never a queue of them."""

    def __init__(self, table: LiveTable, player: str, since: int, session: str = "") -> None:
        self.table = table
        self.player = player
        self.session = session
        self._since = since
        self._viewer: Viewer = table.seat_of(player)
        self._version = -1
        self._track: Track | None = None
        self._at = 0
        self._decision: msgspec.Raw | None = None
        self._takeable: msgspec.Raw | None = None
        self._appraised: bytes | None = None
        """What was last said beside the question."""
        self._edition = -1
        self._described = 0
        """The hash of the description that was sent."""
        self._channel = ""
        self._deaf_to: frozenset[str] = frozenset()
        """Players whose lines are not sent here: those the visitor has blocked."""
        self._muted: frozenset[str] = frozenset()
        """Those whose lines they do not want to read."""
        self._heard = -1
        """The number of the last line of chat that was looked at there."""
        self._replies: list[bytes] = []
        self._shown_out = ""
        """Why the visitor may not be connected any more."""
        self._weighing: asyncio.Task[None] | None = None
        self._appraising = table.attendant(Appraising)
        self._news = asyncio.Event()
        self._news.set()
        self.wake = self._news.set

    @property
    def watches(self) -> bool:
        return self._viewer is None

    @property
    def ended(self) -> str:
        """Why there is no more to be told here; "" while there may be."""
        return self.table.closed or self._shown_out or self.table.why_hidden(self.player)

    def show_out(self, refused: Refused) -> None:
        """Who is connected may not be so any more."""
        if not self._shown_out:
            self._shown_out = refused.reason
            self.reply(RefusedMessage(None, refused.reason, refused.facts))

    async def heed_ties(self) -> None:
        """Look whom this visitor has blocked or does not want to read, and tell all that was said accordingly."""
        if self.player:
            heard = self._deaf_to, self._muted
            self._deaf_to, self._muted = await ties.unheard_by(self.table.store, self.player)
            if heard != (self._deaf_to, self._muted):
                self._channel, self._heard = "", -1
                self.wake()

    def reply(self, message: RefusedMessage | Accepted | Weighed | Pong) -> int:
        """Queue an answer to this socket alone; gives how many it has not taken yet."""
        self._replies.append(wire.encode(message))
        self._news.set()
        return len(self._replies)

    def weigh(self, message: Weigh) -> int:
        """Reply what a choice in the making comes to, as `reply`; at once, or once it has been thought about.

        Who asks again meanwhile is told of the former one what is known without thought. Raises Refused.
        """
        weighed, appraisal = self._appraising.weigh(self.player, message)
        if appraisal is None:
            return self.reply(weighed)
        if self._weighing is not None:
            self._weighing.cancel()
        self._weighing = asyncio.create_task(self._weigh(weighed, appraisal))
        return len(self._replies)

    async def _weigh(self, weighed: Weighed, appraisal: Appraisal) -> None:
        try:
            weighed.verdicts += verdicts_sent(await appraisal())
        finally:
            if asyncio.current_task() is self._weighing:
                self._weighing = None
            self.reply(weighed)

    async def send_all(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send replies and news as they come; returns when there will be no more."""
        going_on = True
        while going_on:
            await self._news.wait()
            self._news.clear()
            going_on = await self._send(send)

    async def _send(self, send: Callable[[bytes], Awaitable[None]]) -> bool:
        """All that there is now; whether there may be more. Apart, so that nothing sent is kept until there is."""
        while self._replies:
            await send(self._replies.pop(0))
        if self.ended:
            return False
        if self._edition != self.table.showing.edition:
            self._edition = self.table.showing.edition
            description = self.table.showing.description(self.player)
            if hash(description) != self._described:
                self._described = hash(description)
                await send(description)
        message = self._said()
        if message is not None:
            await send(message)
        update = self._owed()
        if update is not None:
            await send(update)
        appraised = self._beside()
        if appraised is not None:
            await send(appraised)
        return True

    def _beside(self) -> bytes | None:
        """What took thought to say beside the question, where that is news. It comes later than the question."""
        if self._viewer is None or not self._appraising.does:
            return None
        found = self._appraising.of(self._viewer)
        if found is None or found == self._appraised:
            return None
        self._appraised = found
        return found

    def _said(self) -> bytes | None:
        """What this visitor has not heard of the chat; all of it where they have sat down or stood up."""
        table = self.table
        channel = WATCHERS if table.seat_of(self.player) is None else SEATS
        anew, last = channel != self._channel, table.chat.lines[-1].number if table.chat.lines else -1
        if last == self._heard and not anew:
            return None
        lines = table.chat.since(channel, -1 if anew else self._heard, self.player)
        first, self._channel, self._heard = not self._channel, channel, last
        if not lines and (first or not anew):
            return None
        seats = {place.player: place.seat for place in table.roster.places if place.player}
        sent = [
            LineSent(
                line.number,
                line.player,
                table.chat.names.get(line.player, ""),
                seats.get(line.player),
                line.player == self.player,
                line.at,
                line.text,
                line.phrase,
                line.player in self._muted,
                bool(line.hearer),
                table.chat.names.get(line.hearer, ""),
            )
            for line in lines
            if line.player not in self._deaf_to and not (line.hearer and line.player in self._muted)
        ]
        return wire.encode(ChatMessage(anew, sent))

    def _owed(self) -> bytes | None:
        table = self.table
        viewer = table.seat_of(self.player)
        if viewer != self._viewer:
            # Other eyes, other secrets: what was shown to the former seat is told again to this one.
            self._viewer, self._since, self._version = viewer, 0, -1
            self._track = self._decision = self._takeable = self._appraised = None
        begun = table.match.course is not None or table.match.ending is not None
        if not begun or self._version == table.showing.version:
            return None
        self._version = table.showing.version
        track = table.showing.track(viewer)
        at = self._at if track is self._track else None
        since = self._since if self._since <= track.total else 0
        self._track, self._at, self._since = track, track.end, track.total
        decision, takeable = table.showing.asked(viewer)
        news = (
            decision if decision != self._decision else msgspec.UNSET,
            takeable if takeable != self._takeable else msgspec.UNSET,
        )
        self._decision, self._takeable = decision, takeable
        return table.showing.update(viewer, at, since, news)
