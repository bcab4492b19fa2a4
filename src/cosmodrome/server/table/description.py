"""How a table is told to a visitor: its seats and who has them, never what is in a hand."""

from collections.abc import Mapping

from cosmodrome.core.event import seen_by
from cosmodrome.server import wire
from cosmodrome.server.database.store import BOT, ENDED, HUMAN, OPEN, OVER, Head, Place
from cosmodrome.server.table import agreeing
from cosmodrome.server.table.facts import TableFacts
from cosmodrome.server.table.marks import marks_of
from cosmodrome.server.table.rated_tables import SeatRating
from cosmodrome.server.table.wanted import wanted
from cosmodrome.server.time_controls import NO_CLOCK, Terms
from cosmodrome.server.times import Times


def describe(table: TableFacts, player: str) -> wire.TableSent:
    """A live table as one visitor sees it."""
    there = table.present()
    sent = as_sent(
        table.head, table.places, table.names, table.owners, player, there, wanted(table), table.ended
    )
    tell_ratings(sent, table.ratings)
    sent.bots_stopped = table.bots_stopped
    glass = table.hourglass
    sent.hourglass = None if glass is None else wire.HourglassSent(glass.seat, glass.until)
    sent.again = table.again if table.has(player) else ""
    sent.deal = _deal(table, player)
    sent.ended_by = table.leaving.end.removeprefix("end-")
    sent.agreed, sent.ranks = table.leaving.agreed, table.ranks
    for seat in table.leaving.resigned:
        sent.seats[seat].resigned = True
        sent.seats[seat].kept = False
    if sent.time is not None and table.clock.times is not None and table.terms is not None:
        _tell_times(sent.time, table.clock.times, table.terms)
    viewer = table.seat_of(player)
    sent.back, sent.undone = agreeing.told(table, viewer), agreeing.undone(table, viewer)
    sent.skips = viewer is not None and table.places[viewer].skips
    sent.formers = formers(table, viewer, player)
    if table.head.status == OVER:
        # The seat is its player's again, but what the bot did there stays the bot's.
        if kept := [place for place in table.places if _keeps(place, player)]:
            until = len(seen_by(table.events, viewer))  # which unpacks them all
            sent.formers += [wire.FormerSent(place.seat, until, BOT, place.bot, False) for place in kept]
    return sent


def by_answers(table: TableFacts) -> tuple[object, ...]:
    """All that answers change of it, to compare; whatever else changes, `LiveTable.tell` is called for."""
    leaving, trail = table.leaving, table.trail
    counted = table.clock.times is not None or trail.asked_back or trail.gone_back
    return (
        table.head.status,
        leaving.end,
        (*leaving.resigned,),
        (*leaving.agreed,),
        table.bots_stopped,
        table.hourglass,
        len(table.answers) if counted else 0,
    )


def formers(
    table: TableFacts, viewer: int | None, player: str = "", whole: bool = False
) -> list[wire.FormerSent]:
    """Who had the seats before, as a viewer counts events, or with `whole` of all."""
    found = []
    for former in table.formers:
        events = table.trail.events_by(former.until)
        until = len(events if whole else seen_by(events, viewer))
        kind, name = (BOT, former.bot) if former.bot else (HUMAN, table.names.get(former.player, ""))
        you = bool(player) and former.player == player
        found.append(wire.FormerSent(former.seat, until, kind, name, you))
    return found


def tell_ratings(sent: wire.TableSent, ratings: Mapping[int, SeatRating]) -> None:
    """The ratings of those who sit at a rated table."""
    for seat in sent.seats:
        if found := ratings.get(seat.seat):
            seat.rating, seat.change = found.now, found.change


def _deal(table: TableFacts, player: str) -> wire.DealSent:
    head = table.head
    sent = wire.DealSent(head.commitment)
    if head.status == OPEN:
        sent.salted = [place.seat for place in table.places if place.salt]
        sent.salt = next((p.salt for p in table.places if player and p.player == player), "")
    elif head.status == OVER and table.deal is not None:
        sent.revealed, sent.seed = table.deal, str(head.seed)
    return sent


def _tell_times(sent: wire.TimeSent, times: Times, terms: Terms) -> None:
    """What the seats of a running game have left; what runs is told by when it ends."""
    for seat, own in enumerate(times.seats):
        left, until = times.left(terms, seat), times.until(terms, seat)
        sent.seats.append(wire.SeatTimeSent(max(0, left), until, own.away, own.holidays))
    if times.step and terms.phase:
        left = max(0, terms.phase - times.step_used)
        sent.step = wire.StepTimeSent(left, times.step_until(terms))
    sent.pause = times.at + times.pause if times.pause else 0
    sent.wishes, sent.missing = times.wishes, times.missing


def _keeps(place: Place, player: str) -> bool:
    """Whether this seat is kept for a player, empty or by a bot."""
    return place.kind != HUMAN and bool(player) and place.player == player


def _owner(place: Place, names: dict[str, str], owners: dict[str, str]) -> str:
    """Whose program plays there, or "?" where they are no more; "" where a person plays."""
    if place.kind != HUMAN or place.player not in owners:
        return ""
    return names.get(owners[place.player]) or "?"


def as_sent(
    head: Head,
    places: list[Place],
    names: dict[str, str],
    owners: dict[str, str],
    player: str,
    present: set[str],
    wanted: Mapping[int, wire.Asked],
    ended: bool = False,
) -> wire.TableSent:
    """A table as one visitor sees it; `player` is "" for a stranger, `ended` whether an update has ended it.

    `owners` are those of players who are programs; `wanted` is what it waits for, by seat.
    """
    seats = [
        wire.SeatSent(
            seat=place.seat,
            kind=place.kind,
            name=place.bot or names.get(place.player, ""),
            you=bool(player) and place.player == player and (place.kind == HUMAN or head.status == OVER),
            online=place.kind == BOT or (place.kind == HUMAN and place.player in present),
            away=place.away,
            bot=place.bot if place.kind == BOT else "",
            kept=_keeps(place, player),
            owner=_owner(place, names, owners),
            player=place.player if place.kind == HUMAN else "",
        )
        for place in places
    ]
    you = next((seat.seat for seat in seats if seat.you), None)
    host = next((p.seat for p in places if p.kind == HUMAN and p.player == head.host), None)
    status = ENDED if ended else head.status
    return wire.TableSent(
        head.id,
        head.name,
        head.game,
        status,
        head.options,
        seats,
        host,
        you,
        you in wanted,
        "" if you is None else wanted.get(you, ""),
        deck=head.deck,
        origin=head.origin,
        time=None if head.time_control == NO_CLOCK else wire.TimeSent(head.time_control),
        private=head.private,
        unwatched=head.unwatched,
        invite=head.invite if you is not None and head.status == OPEN else "",
        guests_talk=head.guests_talk,
        opened=1000 * head.opened,
        rated=head.rated,
        marks=marks_of(head),
        tournament=head.tournament,
    )
