"""Clubs on this server: who finds them, and what people do there."""

from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, Struct

from cosmodrome.server import clubs as rules
from cosmodrome.server.clubs import LONGEST_NAME, WITHIN, Act, Club, MemberRole, Person, Season
from cosmodrome.server.db import clubs, restraints, ties
from cosmodrome.server.db.clubs import Most
from cosmodrome.server.db.store import Store
from cosmodrome.server.ids import LONGEST_ID, fresh_id, is_id
from cosmodrome.server.limits import Limits
from cosmodrome.server.names import clean_name
from cosmodrome.server.refusals import Refused
from cosmodrome.server.wire import Name

if TYPE_CHECKING:
    from cosmodrome.server.tournaments.seasons import Evening

_LINK: Final = LONGEST_ID
"""Letters of a link; an id has fewer."""


class ClubWords(Struct, forbid_unknown_fields=True):
    """What a club is called, what it says of itself, and whether nobody finds it but by its link."""

    name: Name
    about: Annotated[str, Meta(max_length=1600)] = ""
    unlisted: bool = False


class Seen(Struct, frozen=True):
    """A club as one visitor finds it: what they are to it, and whether they came by its link."""

    club: Club
    people: list[Person]
    role: str
    by_link: bool
    silenced: bool
    """Its owner may not write what others read."""

    @property
    def roles(self) -> dict[str, str]:
        return {each.player: each.role for each in self.people}

    @property
    def within(self) -> list[Person]:
        return [each for each in self.people if each.role in WITHIN]

    @property
    def inside(self) -> bool:
        """Whether the visitor may see who is there, and what they play."""
        return self.role in WITHIN or not self.club.unlisted


class Clubs:
    """All of this server."""

    def __init__(self, store: Store, limits: Limits, now: Callable[[], int]) -> None:
        self._store = store
        self.limits = limits
        self._most = Most(limits.clubs, limits.memberships)
        self._now = now
        self.evenings: OrderedDict[tuple[str, int], Evening] = OrderedDict()
        """Finished tournaments and their revisions, as `seasons` has reckoned them."""

    async def find(self, word: str, player: str) -> Seen:
        """The club that somebody asks for, by its link, or by its id where it is listed or theirs.

        Raises Refused, always as if there were none.
        """
        found, by_link = None, len(word) == _LINK
        if is_id(word):
            found = await (clubs.linked if by_link else clubs.one)(self._store, word)
        if found is None:
            raise Refused("no-such-club", 404)
        people = await clubs.people(self._store, found.id)
        role = next((each.role for each in people if each.player == player), "")
        silenced = found.id in await clubs.silenced_of(self._store, [found.id])
        if role not in WITHIN and (silenced or found.unlisted and not by_link):
            raise Refused("no-such-club", 404)
        return Seen(found, people, role, by_link, silenced)

    async def make(self, player: str, wanted: ClubWords) -> str:
        """Gives its id. Raises Refused."""
        await restraints.check_words(self._store, player)
        name, about = _checked(wanted)
        fresh = Club(fresh_id(), name, about, wanted.unlisted, None, self._now())
        await clubs.found(self._store, fresh, player, self._most)
        return fresh.id

    async def describe(self, word: str, player: str, wanted: ClubWords) -> None:
        """Raises Refused."""
        seen = await self.find(word, player)
        rules.check_owns(seen.roles, player)
        await restraints.check_words(self._store, player)
        await clubs.describe(self._store, seen.club.id, *_checked(wanted), wanted.unlisted)

    async def share(self, word: str, player: str, shared: bool) -> None:
        """By a fresh link from now on, and no more by the one before; or by none. Raises Refused."""
        seen = await self.find(word, player)
        rules.check_runs(seen.roles, player)
        await clubs.set_link(self._store, seen.club.id, fresh_id(_LINK) if shared else None)

    async def close(self, word: str, player: str) -> None:
        """Raises Refused."""
        seen = await self.find(word, player)
        rules.check_owns(seen.roles, player)
        await clubs.close(self._store, seen.club.id)

    # --- people

    async def join(self, word: str, player: str) -> None:
        """At once by the link, else who runs the club is asked. Raises Refused."""
        seen = await self.find(word, player)
        run_it = [each.player for each in seen.people if each.role in rules.RUN_IT]
        blocked = await ties.blocked_pairs(self._store, [player, *run_it])
        if seen.role not in WITHIN and any(other == player for _, other in blocked):
            # Who blocked whom is nobody's business: they hear what those hear who were put out.
            raise Refused("club-not-wanted", 403)
        await self._change(seen, rules.joins(player, seen.by_link, self.limits.club_members))

    async def leave(self, word: str, player: str) -> None:
        """Raises Refused."""
        await self._change(await self.find(word, player), rules.leaves(player))

    async def answer(self, word: str, by: str, player: str, let_in: bool) -> None:
        """Raises Refused."""
        act = rules.answers(by, player, let_in, self.limits.club_members)
        await self._change(await self.find(word, by), act)

    async def put_out(self, word: str, by: str, player: str) -> None:
        """Raises Refused."""
        await self._change(await self.find(word, by), rules.puts_out(by, player))

    async def let_back(self, word: str, by: str, player: str) -> None:
        """Raises Refused."""
        await self._change(await self.find(word, by), rules.lets_back(by, player))

    async def name(self, word: str, by: str, player: str, role: MemberRole) -> None:
        """Raises Refused."""
        await self._change(await self.find(word, by), rules.names(by, player, role))

    async def _change(self, seen: Seen, act: Act) -> None:
        await clubs.changed(self._store, seen.club.id, act, self._now(), self._most)

    # --- what is played there

    async def begin_season(self, word: str, player: str, name: str) -> None:
        """Raises Refused."""
        seen = await self.find(word, player)
        rules.check_runs(seen.roles, player)
        await restraints.check_words(self._store, player)
        called = clean_name(name, LONGEST_NAME)
        await clubs.begin_season(self._store, Season(fresh_id(), seen.club.id, called, self._now()))

    async def season(self, seen: Seen, season: str) -> Season:
        """One of a club's, for who may see what is played there. Raises Refused."""
        found = await clubs.seasons(self._store, seen.club.id) if seen.inside else []
        for each in found:
            if each.id == season:
                return each
        raise Refused("no-such-season", 404)

    async def forget_season(self, word: str, player: str, season: str) -> None:
        """Raises Refused."""
        seen = await self.find(word, player)
        rules.check_runs(seen.roles, player)
        await clubs.forget_season(self._store, (await self.season(seen, season)).id)

    async def check_opens(
        self, player: str, club: str | None, season: str | None, members: bool
    ) -> Club | None:
        """The club whose tournament somebody opens, if it is one's. Raises Refused."""
        if club is None:
            if season is not None or members:
                raise Refused("no-such-club", 404)
            return None
        seen = await self.find(club, player)
        rules.check_runs(seen.roles, player)
        if season is not None:
            await self.season(seen, season)
            if (await clubs.evenings(self._store, [season])).get(season, 0) >= rules.MOST_EVENINGS:
                raise Refused("season-full", 409, most=rules.MOST_EVENINGS)
        return seen.club

    async def check_enters(self, player: str, club: str, members: bool, invited: bool) -> None:
        """Whether somebody may take part in a tournament of this club, or of none (""). Raises Refused."""
        if invited and not members:
            return
        within = bool(club) and await clubs.role_of(self._store, club, player) in WITHIN
        if club and members and not within:
            raise Refused("members-only", 403)
        if not invited and not within:
            raise Refused("not-invited", 403)


def _checked(wanted: ClubWords) -> tuple[str, str]:
    """Name and description as they are kept. Raises Refused."""
    return clean_name(wanted.name, LONGEST_NAME), rules.about_as_shown(wanted.about)
