"""How much one visitor may ask for: the figures, in one place, and the token buckets that keep to them."""

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from math import ceil
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cosmodrome.server.figures import FIGURES
from cosmodrome.server.refusals import Refused

# Beyond so many buckets at once those that are nearly full again are forgotten.
_MOST_BUCKETS = 10_000

Some = Annotated[int, Meta(ge=1, le=10**9)]
Count = Annotated[int, Meta(ge=0, le=10**9)]
Seconds = Annotated[float, Meta(ge=0, le=10**9)]


class Rate(msgspec.Struct, frozen=True):
    """A token bucket: `most` at once, and one more every `seconds`."""

    most: Some
    seconds: Seconds


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What a server allows. "Here" counts by address: a club of fifty people behind one has room enough.

    An address is an IPv4 address or the /64 network of an IPv6 one. All is counted by each process for itself. Each can
    be set by `cosmodrome serve --limit`, as `settings.limits` reads it.
    """

    requests_here: Rate = Rate(1500, 0.025)
    """To the API. Fifty pages ask for some 1,100 things when all come at once, and for 25 a second in the lobby."""
    files_here: Rate = Rate(3000, 0.02)
    """The page's own."""
    replays_here: Rate = Rate(100, 0.5)
    """Finished games from a side that nobody has looked at lately, whose frames are put together anew."""
    records_here: Rate = Rate(20, 60.0)
    """From elsewhere, which are replayed."""
    record_bytes_here: Rate = Rate(20_000_000, 0.004)
    """Of such files: some 20 MB a day."""
    guests_here: Rate = Rate(100, 20.0)
    tables_here: Rate = Rate(100, 10.0)
    tables: Rate = Rate(20, 60.0)
    """Opened by one guest."""
    wrong_codes_here: Rate = Rate(10, 60.0)
    passwords_here: Rate = Rate(100, 3.0)
    """Looked at, right or wrong: each costs a processor some 50 ms."""
    wrong_passwords_here: Rate = Rate(10, 60.0)
    wrong_passwords: Rate = Rate(50, 60.0)
    """For one name, from wherever. Who is signed in stays so meanwhile."""
    mails_here: Rate = Rate(20, 300.0)
    """That confirm an address."""
    mails: Rate = Rate(3, 600.0)
    """Of one account."""
    mails_to: Rate = Rate(5, 3600.0)
    """To one address, whoever asks for them, but for calls to a game."""
    exports: Rate = Rate(5, 60.0)
    """Of one player: all that is kept of them."""
    messages: Rate = Rate(100, 0.04)
    """Over one socket; as many frames of the protocol that are no whole message end it."""
    messages_here: Rate = Rate(1000, 0.01)
    """One of more than 4 kB, unpacked, counts as one for each 4 kB."""
    replies: Some = 200
    """To one socket that has not taken them yet; it is closed then."""
    unread_here: Some = 32_000_000
    """Bytes of requests and messages that have not come whole, or wait for those before them. Not counted behind a
    trusted proxy."""
    pings: Rate = Rate(10, 1.0)
    """Of the protocol's own over one socket, which no browser sends and a program sends now and then."""
    sockets: Some = 40
    """Of one guest at a time."""
    sockets_here: Some = 300
    openings_here: Rate = Rate(200, 0.2)
    """Sockets opened: each costs as much as some answers, for it is told the whole table."""
    arrivals_here: Rate = Rate(1000, 0.02)
    """Connections made. Not counted behind a trusted proxy, as those that are open."""
    connections_here: Some = 500
    """Open at a time, sockets among them. Not counted behind a trusted proxy, where all come from one address."""
    bots: Count = 10
    """Programs of one guest whose tokens are good."""
    bot_requests: Rate = Rate(60, 0.25)
    """To the API, of one program."""
    bot_refusals: Count = 20
    """Answers of a program that may be refused, one after the other, before a house bot has its seat; 0: any number."""
    bot_simulations: Some = 2000
    """At most in the budget that the name of a bot tells, as `search@400`: bots of all tables share a few threads."""
    bot_thought: Seconds = 2.0
    """Seconds in such a budget, as `search@200ms`."""
    lines: Rate = Rate(6, 3.0)
    """Of chat, by one player."""
    lines_here: Rate = Rate(60, 0.5)
    reports: Rate = Rate(5, 600.0)
    backs: Rate = Rate(20, 6.0)
    """What one player would take back after it was told: the game is replayed to find it."""
    hints: Rate = Rate(12, 10.0)
    """Asked for by one player."""
    hints_here: Rate = Rate(60, 2.0)
    reviews: Rate = Rate(20, 4320.0)
    """Of finished games, begun by one player: 20 a day."""
    reviews_here: Rate = Rate(100, 864.0)
    puzzles_here: Rate = Rate(120, 1.0)
    """Looked at or answered: one nobody has looked at lately is played again."""
    devices: Rate = Rate(20, 30.0)
    """How often one player may change where they are called."""
    browsers: Some = 10
    """At which one player is called; the one told of first gives way to another."""
    calls: Count = 20
    """Of one player in an hour, when it is their turn."""
    held_back: Seconds = 1.0
    """Seconds after which somebody over a limit hears so: whoever asks on and on cannot do so faster."""
    request_seconds: Annotated[float, Meta(gt=0, le=10**9)] = 10.0
    """How long a request may take to arrive."""
    open_tables: Count = 5
    """Of one guest, that wait for players."""
    listed_tables: Count = 5
    """Of one host in the lobby: so many that wait, and so many that run."""
    games: Some = 100
    """At which one guest holds a seat, unfinished ones."""
    people: Count = 500
    """Friends and blocked players of one guest."""
    tournaments: Count = 5
    """Of one organiser, that are not over."""
    entrants: Some = 200
    """Of one tournament."""
    records: Count = 20
    """From elsewhere, that one guest has brought and that are kept."""
    studies: Count = 50
    """Of one account."""
    clubs: Count = 5
    """Of one owner."""
    memberships: Some = 50
    """Clubs that one account is in, or has asked to be."""
    club_members: Some = 200
    """Of one club."""


UNLIMITED = Limits(
    requests_here=Rate(10**9, 0.0), files_here=Rate(10**9, 0.0), replays_here=Rate(10**9, 0.0),
    guests_here=Rate(10**9, 0.0), records_here=Rate(10**9, 0.0), record_bytes_here=Rate(10**9, 0.0),
    tables_here=Rate(10**9, 0.0), tables=Rate(10**9, 0.0), messages=Rate(10**9, 0.0),
    messages_here=Rate(10**9, 0.0), arrivals_here=Rate(10**9, 0.0), sockets=10**9, sockets_here=10**9,
    unread_here=10**9, openings_here=Rate(10**9, 0.0),
    connections_here=10**9, bots=10**9, bot_requests=Rate(10**9, 0.0), open_tables=10**9, games=10**9, records=10**9,
    people=10**9, tournaments=10**9, entrants=10**9, studies=10**9,
    clubs=10**9, memberships=10**9, club_members=10**9,
    lines=Rate(10**9, 0.0), lines_here=Rate(10**9, 0.0), reports=Rate(10**9, 0.0), backs=Rate(10**9, 0.0),
    devices=Rate(10**9, 0.0), hints=Rate(10**9, 0.0), hints_here=Rate(10**9, 0.0),
    reviews=Rate(10**9, 0.0), reviews_here=Rate(10**9, 0.0),
    puzzles_here=Rate(10**9, 0.0),
    held_back=0.0,
)  # fmt: skip
"""For one's own programs on one's own machine. Codes are guarded all the same."""


def address_of(scope: Mapping[str, Any]) -> str:
    """By what a client is counted: its address, or the network of an IPv6 one; "" where it has none."""
    client = scope.get("client")
    return counted(str(client[0])) if client else ""


def counted(address: str) -> str:
    """The part of an address that one customer of a provider has for themselves."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class Bucket:
    """Tokens that come back one by one. `full_at` is when all are back, by `time.monotonic`."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.full_at = 0.0

    def wait(self) -> float:
        """The seconds until there is a token; 0.0 where there is one."""
        return max(0.0, self.full_at - time.monotonic() - (self.rate.most - 1) * self.rate.seconds)

    def give_back(self) -> None:
        """One token more, after one was spent."""
        self.full_at -= self.rate.seconds

    def spend(self, count: int = 1) -> None:
        self.full_at = max(self.full_at, time.monotonic()) + count * self.rate.seconds


class Buckets:
    """A bucket for each key, which refuses by `reason` when it is empty."""

    def __init__(self, rate: Rate, reason: str) -> None:
        self.rate = rate
        self.reason = reason
        self._buckets: dict[str, Bucket] = {}

    def wait(self, key: str) -> float:
        """As of the key's bucket."""
        bucket = self._buckets.get(key)
        return bucket.wait() if bucket is not None else 0.0

    def check(self, key: str) -> None:
        """Raises Refused while the bucket is empty."""
        bucket = self._buckets.get(key)
        if bucket is not None and (wait := bucket.wait()) > 0.0:
            raise too_much(self.reason, wait)

    def spend(self, key: str, count: int = 1) -> None:
        """One token less, or so many, also where there is none."""
        if key not in self._buckets:
            if len(self._buckets) >= _MOST_BUCKETS:
                self._forget()
            self._buckets[key] = Bucket(self.rate)
        self._buckets[key].spend(count)

    def take(self, key: str, count: int = 1) -> None:
        """One token less, or so many. Raises Refused while the bucket is empty."""
        self.check(key)
        self.spend(key, count)

    @contextmanager
    def spent_on_failure(self, key: str) -> Iterator[None]:
        """A token for what is tried here, which comes back where it succeeds. Raises Refused, and what the try raises.

        It is spent before: of many tries at once no more are let in than there are tokens.
        """
        self.take(key)
        yield
        if key in self._buckets:
            self._buckets[key].give_back()

    def _forget(self) -> None:
        """A tenth of all buckets go, those first that are full, or will be soonest."""
        soonest = sorted(self._buckets, key=lambda key: self._buckets[key].full_at)
        for key in soonest[: _MOST_BUCKETS // 10]:
            del self._buckets[key]


class Places:
    """So many at a time for each key; more are refused by `reason`."""

    def __init__(self, most: int, reason: str) -> None:
        self.most = most
        self.reason = reason
        self._held: Counter[str] = Counter()

    def take(self, key: str) -> None:
        """One more, until it is given back. Raises Refused where all are taken."""
        if self._held[key] >= self.most:
            FIGURES.limits[self.reason] += 1
            raise Refused(self.reason, 429, most=self.most)
        self._held[key] += 1

    def give_back(self, key: str) -> None:
        """One less of those that were taken."""
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]


class Guard:
    """What has been asked for lately, in this process."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests_here = Buckets(limits.requests_here, "too-many-requests")
        self.files_here = Buckets(limits.files_here, "too-many-requests")
        self.replays_here = Buckets(limits.replays_here, "too-many-requests")
        self.records_here = Buckets(limits.records_here, "too-many-requests")
        self.record_bytes_here = Buckets(limits.record_bytes_here, "too-many-requests")
        self.guests_here = Buckets(limits.guests_here, "too-many-guests")
        self.tables_here = Buckets(limits.tables_here, "too-many-tables")
        self.tables = Buckets(limits.tables, "too-many-tables")
        self.wrong_codes_here = Buckets(limits.wrong_codes_here, "too-many-attempts")
        self.passwords_here = Buckets(limits.passwords_here, "too-many-requests")
        self.wrong_passwords_here = Buckets(limits.wrong_passwords_here, "too-many-passwords")
        self.wrong_passwords = Buckets(limits.wrong_passwords, "too-many-passwords")
        self.mails_here = Buckets(limits.mails_here, "too-many-mails")
        self.mails = Buckets(limits.mails, "too-many-mails")
        self.mails_to = Buckets(limits.mails_to, "too-many-mails")
        self.exports = Buckets(limits.exports, "too-many-requests")
        self.programs = Buckets(limits.bot_requests, "too-many-requests")
        self.lines = Buckets(limits.lines, "too-many-lines")
        self.lines_here = Buckets(limits.lines_here, "too-many-lines")
        self.reports = Buckets(limits.reports, "too-many-reports")
        self.backs = Buckets(limits.backs, "too-many-requests")
        self.devices = Buckets(limits.devices, "too-many-requests")
        self.hints = Buckets(limits.hints, "too-many-hints")
        self.hints_here = Buckets(limits.hints_here, "too-many-hints")
        self.reviews = Buckets(limits.reviews, "too-many-reviews")
        self.reviews_here = Buckets(limits.reviews_here, "too-many-reviews")
        self.puzzles_here = Buckets(limits.puzzles_here, "too-many-requests")
        self.messages_here = Buckets(limits.messages_here, "too-many-messages")
        self.openings_here = Buckets(limits.openings_here, "too-many-requests")
        self.sockets = Places(limits.sockets, "too-many-sockets")
        self.sockets_here = Places(limits.sockets_here, "too-many-sockets")

    def messages(self) -> Bucket:
        """For what comes over one socket."""
        return Bucket(self.limits.messages)


def too_much(reason: str, wait: float) -> Refused:
    """A refusal for a while, in seconds."""
    FIGURES.limits[reason] += 1
    return Refused(reason, 429, seconds=max(1, ceil(wait)))
