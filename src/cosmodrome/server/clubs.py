"""Clubs: who may do what there. Pure: from what everybody is to a club follows what they are after an act, or why not.

Each act gives what changes, by player: another role, or "" for none. All raise Refused.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, Literal

from msgspec import Struct

from cosmodrome.core.text_lines import one_line
from cosmodrome.server.refusals import Refused

OWNER, HOST, MEMBER = "owner", "host", "member"
ASKED, OUT = "asked", "out"
"""Who has asked to be let in, and who was put out."""
WITHIN: Final = (OWNER, HOST, MEMBER)
RUN_IT: Final = (OWNER, HOST)
MemberRole = Literal["owner", "host", "member"]

LONGEST_NAME: Final = 40
LONGEST_ABOUT: Final = 400
MOST_WAITING: Final = 50
"""Who have asked and wait for an answer."""
MOST_SEASONS: Final = 20
MOST_EVENINGS: Final = 40
"""Tournaments of one season."""

Roles = Mapping[str, str]
"""What each player is to a club."""
Change = dict[str, str]
Act = Callable[[Roles], Change]


class Club(Struct, frozen=True):
    """`link` is the word by which whoever has it comes in, None while there is none; `at` is in milliseconds."""

    id: str
    name: str
    about: str
    unlisted: bool
    link: str | None
    at: int


class Person(Struct, frozen=True):
    """What somebody is to a club, since when."""

    player: str
    role: str
    at: int


class Season(Struct, frozen=True):
    """A series of tournaments of a club, whose points are added up."""

    id: str
    club: str
    name: str
    at: int


def about_as_shown(given: str) -> str:
    """What a club says of itself, in one line; "" where it says nothing. Raises Refused."""
    text = one_line(given)
    if len(text) > LONGEST_ABOUT:
        raise Refused("club-about-too-long", 400, most=LONGEST_ABOUT)
    return text


def owner_of(roles: Roles) -> str:
    return next((player for player, role in roles.items() if role == OWNER), "")


def check_runs(roles: Roles, player: str) -> None:
    """Raises Refused for who is neither owner nor host."""
    if roles.get(player) not in RUN_IT:
        raise Refused("not-club-host", 403)


def check_owns(roles: Roles, player: str) -> None:
    """Raises Refused for anybody but the owner."""
    if roles.get(player) != OWNER:
        raise Refused("not-club-owner", 403)


# --- acts


def joins(player: str, by_link: bool, most: int) -> Act:
    """By the link they are in at once, else they ask to be."""

    def act(roles: Roles) -> Change:
        own = roles.get(player, "")
        if own in WITHIN:
            return {}
        if own == OUT:
            raise Refused("club-not-wanted", 403)
        if by_link:
            _check_room(roles, most)
            return {player: MEMBER}
        if own != ASKED and list(roles.values()).count(ASKED) >= MOST_WAITING:
            raise Refused("club-too-many-waiting", 409, most=MOST_WAITING)
        return {} if own == ASKED else {player: ASKED}

    return act


def leaves(player: str) -> Act:
    """They go, or take back that they asked. An owner first passes the club on; who was put out stays so."""

    def act(roles: Roles) -> Change:
        own = roles.get(player, "")
        if own == OWNER:
            raise Refused("club-owner-stays")
        if own not in (HOST, MEMBER, ASKED):
            raise Refused("not-club-member", 403)
        return {player: ""}

    return act


def answers(by: str, player: str, let_in: bool, most: int) -> Act:
    """Somebody who has asked is let in, or not; then they may ask again."""

    def act(roles: Roles) -> Change:
        check_runs(roles, by)
        if roles.get(player) != ASKED:
            raise Refused("no-such-member", 404)
        if not let_in:
            return {player: ""}
        _check_room(roles, most)
        return {player: MEMBER}

    return act


def puts_out(by: str, player: str) -> Act:
    """Until they are let back: hosts do so to members and to who has asked, and the owner to hosts as well."""

    def act(roles: Roles) -> Change:
        check_runs(roles, by)
        role = roles.get(player, "")
        if role in ("", OUT):
            raise Refused("no-such-member", 404)
        if role == OWNER or role == HOST and roles[by] != OWNER:
            raise Refused("club-not-above", 403)
        return {player: OUT}

    return act


def lets_back(by: str, player: str) -> Act:
    """Who was put out may ask again."""

    def act(roles: Roles) -> Change:
        check_runs(roles, by)
        if roles.get(player) != OUT:
            raise Refused("no-such-member", 404)
        return {player: ""}

    return act


def names(by: str, player: str, role: MemberRole) -> Act:
    """The owner makes a member a host, or a host a member; or passes the club on to a host, and is one from then on."""

    def act(roles: Roles) -> Change:
        check_owns(roles, by)
        own = roles.get(player, "")
        if own not in WITHIN:
            raise Refused("no-such-member", 404)
        if own == role:
            return {}
        if own == OWNER:
            raise Refused("club-owner-stays")
        if role == OWNER:
            if own != HOST:
                raise Refused("club-pass-to-host")
            return {by: HOST, player: OWNER}
        return {player: role}

    return act


def heir(people: Iterable[Person], gone: str) -> str:
    """Who has a club whose owner is no more: the host of longest standing, else the member; "" where nobody is left."""
    left = [each for each in people if each.player != gone and each.role in (HOST, MEMBER)]
    left.sort(key=lambda each: (each.role != HOST, each.at, each.player))
    return left[0].player if left else ""


def _check_room(roles: Roles, most: int) -> None:
    if sum(role in WITHIN for role in roles.values()) >= most:
        raise Refused("club-full", 409, most=most)
