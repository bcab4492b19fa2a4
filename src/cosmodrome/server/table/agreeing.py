"""Taking back what was told, as it is read: what is asked of whom, who agreed, and what was undone."""

from typing import Final

from cosmodrome.core.event import seen_by
from cosmodrome.core.seats import CLOCK
from cosmodrome.play import going_back
from cosmodrome.play.going_back import AGREE, ASK, LAPSE, REFUSE, Asking
from cosmodrome.server import wire
from cosmodrome.server.database.log_writer import Answer
from cosmodrome.server.database.store import HUMAN
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.facts import TableFacts
from cosmodrome.server.table.participants import plays, seat_of

_TOLD: Final = 40
"""For so many entries of the log it is told how the last asking ended."""


def people_at(table: TableFacts) -> set[int]:
    """The seats whose people have to agree; bots and programs go along with them."""
    return {place.seat for place in table.places if place.kind == HUMAN and plays(table, place)}


def waited_for(table: TableFacts, asking: Asking) -> list[int]:
    """The seats that are asked and have not agreed yet."""
    return sorted(people_at(table) - {asking.seat, *asking.agreed})


def offered(table: TableFacts, player: Player) -> wire.BackSent:
    """What a player may ask to take back: the latest answer of their own that was a choice. Raises Refused."""
    seat = seat_of(table, player)
    assert table.course is not None
    if table.head.rated:
        raise Refused("back-rated")
    if table.asking is not None:
        raise Refused("back-asked-already")
    if table.course.untold(seat):
        raise Refused("back-not-told")
    if table.course.fresh is None:
        raise Refused("too-far-back")
    entry = _latest_choice(table, seat)
    if entry is None:
        raise Refused("nothing-to-take-back")
    if _was_refused(table, seat, entry):
        raise Refused("back-refused")
    return _sent(table, Asking(seat, entry, -1), seat)


def told(table: TableFacts, viewer: int | None) -> wire.BackSent | None:
    """What is asked, or was asked last; None where that is long ago. `viewer` is the seat of who is told."""
    asking = table.asking
    if asking is not None:
        return _sent(table, asking, viewer)
    if table.course is None or not table.trail.asked_back:
        return None
    answers = table.answers
    first = max(0, len(answers) - _TOLD)
    at = next(
        (at for at in range(len(answers) - 1, first - 1, -1) if answers[at].choice.startswith(ASK)), None
    )
    if at is None:
        return None
    seat = answers[at].seat
    sent = wire.BackSent(seat, at, going_back.target(answers[at].choice))
    sent.agreed = []
    for entry in answers[at + 1 :]:
        if entry.choice != AGREE:
            sent.outcome, sent.by = _outcome(entry, seat)
            break
        sent.agreed.append(entry.seat)
    return sent


def _outcome(entry: Answer, seat: int) -> tuple[wire.Outcome, int | None]:
    """How an asking ended by this entry, and by which seat."""
    if entry.choice == REFUSE:
        return ("withdrawn" if entry.seat == seat else "refused"), entry.seat
    if entry.choice == LAPSE:
        return "lapsed", None
    if going_back.goes_back(entry.choice):
        return "taken-back", None
    return "went-on", None if entry.seat == CLOCK else entry.seat


def undone(table: TableFacts, viewer: int | None, whole: bool = False) -> list[tuple[int, int]]:
    """What was undone: the first event and the one after the last, as a viewer counts them, or with `whole` of all."""
    if not table.trail.gone_back:
        return []

    def number(entry: int) -> int:
        return len(table.trail.events_by(entry)) if whole else _events_by(table, entry, viewer)

    seen = [(number(first), number(at)) for first, at in going_back.undone(table.answers)]
    return [(first, after) for first, after in seen if first < after]


def _sent(table: TableFacts, asking: Asking, viewer: int | None) -> wire.BackSent:
    return wire.BackSent(
        asking.seat,
        asking.at,
        asking.to,
        _answers_from(table, asking.to),
        _events_by(table, asking.to, viewer),
        list(asking.agreed),
        waited_for(table, asking),
    )


def _events_by(table: TableFacts, entry: int, viewer: int | None) -> int:
    return len(seen_by(table.trail.events_by(entry), viewer))


def _answers_from(table: TableFacts, first: int) -> int:
    """How many answers would be undone. What a seat gave at once counts as one: how many parts it had is not told."""
    count, before = 0, (CLOCK, "")
    for number in going_back.standing(table.answers):
        entry = table.answers[number]
        if number >= first and entry.seat != CLOCK:
            count += (entry.seat, entry.request) != before
        before = entry.seat, entry.request
    return count


def _latest_choice(table: TableFacts, seat: int) -> int | None:
    """The first entry of the latest answer that a person gave for a seat and had a choice about; None without one."""
    assert table.course is not None and table.course.fresh is not None
    game, state = table.game, table.course.fresh()
    latest, batch = None, (-1, "")
    for number in going_back.standing(table.answers):
        entry = table.answers[number]
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
    for each in table.answers[entry:]:
        if each.choice.startswith(ASK):
            asks = each.seat == seat and going_back.target(each.choice) == entry
        elif each.choice == REFUSE and asks and each.seat != seat:
            return True
    return False
