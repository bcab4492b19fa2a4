"""What is proposed at a table as it is told: of whom it is asked, who agreed, and what was or would be undone."""

from typing import Final, Literal

from msgspec import Struct

from cosmodrome.core.event import seen_by
from cosmodrome.core.seats import CLOCK
from cosmodrome.play import going_back
from cosmodrome.play.motion import ASK_BACK, OF_END, About, Motion, numbered
from cosmodrome.server.db.log_writer import Answer
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.facts import TableFacts
from cosmodrome.server.table.motions import moved, waiting
from cosmodrome.server.table.participants import seat_of

_TOLD: Final = 40
"""For so many entries of the log it is told how the last asking ended."""


Outcome = Literal["", "taken-back", "refused", "withdrawn", "lapsed", "went-on"]


class MotionSent(Struct):
    """What somebody proposes to which all people have to agree, or, of taking back, did a short while ago.

    `seat` has proposed it, `at` is how long the log was then, -1 where it has not been proposed yet.
    """

    about: About
    seat: int
    at: int
    agreed: list[int] = []
    """Who proposed it among them."""
    waiting: list[int] = []
    """The seats that are still asked."""
    entry: int = -1
    """Of taking back, the first entry of the log that would be undone."""
    answers: int = 0
    """How many answers of all seats would be undone."""
    since: int = 0
    """How many of the events that the visitor has seen would stay."""
    outcome: Outcome = ""
    """How it ended; "" while it is asked."""
    by: int | None = None
    """The seat that refused it, or answered something else meanwhile."""


def offered(table: TableFacts, player: Player) -> MotionSent:
    """What a player may ask to take back: the latest answer of their own that was a choice. Raises Refused."""
    seat = seat_of(table, player)
    assert table.match.course is not None
    if table.head.shared:
        raise Refused("back-daily" if table.head.daily else "back-duplicate")
    if table.head.rated:
        raise Refused("back-rated")
    if "back" in table.match.motions:
        raise Refused("asked-already")
    if table.match.course.untold(seat):
        raise Refused("back-not-told")
    if table.match.course.fresh is None:
        raise Refused("too-far-back")
    entry = _latest_choice(table, seat)
    if entry is None:
        raise Refused("nothing-to-take-back")
    if _was_refused(table, seat, entry):
        raise Refused("back-refused")
    return _sent(table, Motion("back", (seat,), -1, entry), seat)


def told(table: TableFacts, viewer: int | None) -> list[MotionSent]:
    """What is proposed, with how the last asking to take back ended unless that is long ago.

    `viewer` is the seat of who is told.
    """
    found = [_sent(table, motion, viewer) for motion in moved(table)]
    answers = table.match.trail.answers
    if table.match.course is None or not table.match.trail.proposed or "back" in table.match.motions:
        return found
    first = max(0, len(answers) - _TOLD)
    at = next(
        (at for at in range(len(answers) - 1, first - 1, -1) if answers[at].choice.startswith(ASK_BACK)), None
    )
    if at is None:
        return found
    seat = answers[at].seat
    sent = MotionSent("back", seat, at, [seat], entry=numbered(answers[at].choice))
    for entry in answers[at + 1 :]:
        if entry.choice == "agree-back":
            sent.agreed.append(entry.seat)
        elif entry.choice not in OF_END:
            sent.outcome, sent.by = _outcome(entry, seat)
            break
    return [sent, *found]


def _outcome(entry: Answer, seat: int) -> tuple[Outcome, int | None]:
    """How an asking ended by this entry, and by which seat."""
    if entry.choice == "refuse-back":
        return ("withdrawn" if entry.seat == seat else "refused"), entry.seat
    if entry.choice == "lapse-back":
        return "lapsed", None
    if going_back.goes_back(entry.choice):
        return "taken-back", None
    return "went-on", None if entry.seat == CLOCK else entry.seat


def undone(table: TableFacts, viewer: int | None, whole: bool = False) -> list[tuple[int, int]]:
    """What was undone: the first event and the one after the last, as a viewer counts them, or with `whole` of all."""
    if not table.match.trail.gone_back:
        return []

    def number(entry: int) -> int:
        return len(table.match.trail.events_by(entry)) if whole else _events_by(table, entry, viewer)

    seen = [(number(first), number(at)) for first, at in going_back.undone(table.match.trail.answers)]
    return [(first, after) for first, after in seen if first < after]


def _sent(table: TableFacts, motion: Motion, viewer: int | None) -> MotionSent:
    sent = MotionSent(motion.about, motion.seat, motion.at, [*motion.agreed], waiting(table, motion))
    if motion.about == "back":
        sent.entry, sent.answers = motion.to, _answers_from(table, motion.to)
        sent.since = _events_by(table, motion.to, viewer)
    return sent


def _events_by(table: TableFacts, entry: int, viewer: int | None) -> int:
    return len(seen_by(table.match.trail.events_by(entry), viewer))


def _answers_from(table: TableFacts, first: int) -> int:
    """How many answers would be undone. What a seat gave at once counts as one: how many parts it had is not told."""
    count, before = 0, (CLOCK, "")
    for number in going_back.standing(table.match.trail.answers):
        entry = table.match.trail.answers[number]
        if number >= first and entry.seat != CLOCK:
            count += (entry.seat, entry.request) != before
        before = entry.seat, entry.request
    return count


def _latest_choice(table: TableFacts, seat: int) -> int | None:
    """The first entry of the latest answer that a person gave for a seat and had a choice about; None without one."""
    assert table.match.course is not None and table.match.course.fresh is not None
    game, state = table.game, table.match.course.fresh()
    latest, batch = None, (-1, "")
    for number in going_back.standing(table.match.trail.answers):
        entry = table.match.trail.answers[number]
        if entry.seat == seat and entry.request:
            if (number, entry.request) != batch:
                asked = game.decision(state, seat)
                latest = number if len(asked.options) > 1 or asked.forms else latest
            batch = number + 1, entry.request  # the next part of what was answered at once
        game.choose(state, entry.seat, game.parse(entry.choice))
    return latest


def _was_refused(table: TableFacts, seat: int, entry: int) -> bool:
    """Whether somebody has refused to let a seat take back just this."""
    asks = False
    for each in table.match.trail.answers[entry:]:
        if each.choice.startswith(ASK_BACK):
            asks = each.seat == seat and numbered(each.choice) == entry
        elif each.choice == "refuse-back" and asks and each.seat != seat:
            return True
    return False
