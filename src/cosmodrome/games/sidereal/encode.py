"""What a seat of Sidereal Confluence may see, as a row of signed bytes: all but the words that pass, and older offers.

Of the offers that a seat may take the newest are there, each summed up; of the ledger what is due, by seat; of the own
sealed answer the ships that it bids and the converters that it runs.
"""

from typing import Any, Final, cast

from mypy_extensions import i64

from cosmodrome.core.asking import about_of, purpose_of
from cosmodrome.core.choice import NOTHING, Choice, FreeChoice
from cosmodrome.core.encoding import Block, Encoder, Rows, TableBlock, behind
from cosmodrome.core.flow import LIVE, question
from cosmodrome.core.meta import OptionValue
from cosmodrome.games.sidereal import purposes
from cosmodrome.games.sidereal.choices import FORMS, LISTED, MOST_SPACES
from cosmodrome.games.sidereal.deals import BID, DELIVER, KINDS, OPEN, TAKER, Deal
from cosmodrome.games.sidereal.flow import STEPS
from cosmodrome.games.sidereal.goods import GOODS, POINT, WORDS
from cosmodrome.games.sidereal.meta import META
from cosmodrome.games.sidereal.payloads import MOST_SEATS
from cosmodrome.games.sidereal.reckoning import fleets_of, support
from cosmodrome.games.sidereal.state import INVENTED, SPENT, Seat, State
from cosmodrome.games.sidereal.tables import CARD_OF, CARDS, DECK, NUMBER_OF, SPECIES, TEAMS, TECHNOLOGIES

VERSION: Final = 3
OFFERS: Final = 8
VERBS: Final = list(dict.fromkeys([*[choice.verb for choice in LISTED.all], *FORMS]))

_GOODS: Final = ", ".join(WORDS[:GOODS])

SEAT: Final = Block()
KIND: Final[i64] = SEAT.field("species", SPECIES, "1 for its species")
SEEN: Final[i64] = SEAT.field("points seen", 1, "1 if its points are to be seen")
POINTS: Final[i64] = SEAT.field("points", 2, "then whole points, and twelfths")
HELD: Final[i64] = SEAT.field("goods", GOODS, f"how many it has: {_GOODS}")
DONATED: Final[i64] = SEAT.field("donated", GOODS, "goods on its donation card")
DONATED_POINTS: Final[i64] = SEAT.field("donated points", 1, "points there")
PARCEL: Final[i64] = SEAT.field(
    "parcel", GOODS + 2, "what the Envoys card has put there: goods, points, envoys"
)
IN_PLAY: Final[i64] = SEAT.field(
    "cards", CARDS, "by card: 1 before it, 2 turned, 3 with a x2 token; colonies and teams among them"
)
BORROWED: Final[i64] = SEAT.field(
    "borrowed", CARDS, "by card: how far behind it the owner sits of one that it borrows"
)
ACKNOWLEDGEMENTS: Final[i64] = SEAT.field("acknowledgements", 1, "acknowledgements")
ENVOYS: Final[i64] = SEAT.field("envoys", 1, "envoys")
GUARDED: Final[i64] = SEAT.field("protected", 1, "1 if it is protected from the Zeth in this turn")
ROBBED: Final[i64] = SEAT.field("robbed", 1, "1 if it has been robbed in this turn")
SUPPORT: Final[i64] = SEAT.field("support", 1, "colonies that it can keep; 99 is any number")
FLEETS: Final[i64] = SEAT.field("fleets", 1, "fleets")
READY: Final[i64] = SEAT.field("ready", 1, "1 if it is ready, where anybody may act")
BIDS: Final[i64] = SEAT.field("bids", 2, "for colonies and for research, once revealed: ships and 1 more")
SEEKS: Final[i64] = SEAT.field("seeks", GOODS, "goods that its notice seeks, if the viewer has heard it")
GIVES: Final[i64] = SEAT.field("gives", GOODS, "goods that it could give")
OWES: Final[i64] = SEAT.field("owes", GOODS, "goods that it has promised to deliver")
DUE: Final[i64] = SEAT.field("due", GOODS, "goods that have been promised to it")
PROMISED: Final[i64] = SEAT.one_of("promises", KINDS, "its open promises by kind")

TABLE: Final = TableBlock()
OFFERED: Final[i64] = TABLE.field("offered", SPECIES, "1 for a species that can still be chosen")
COLONY_TRACK: Final[i64] = TABLE.field("colony track", CARDS, "by card: its space on the track, from 1")
RESEARCH_TRACK: Final[i64] = TABLE.field("research track", CARDS, "by card: its space on the track, from 1")
COLONY_LEAST: Final[i64] = TABLE.field("colony minimum", MOST_SPACES, "by space: the least bid")
RESEARCH_LEAST: Final[i64] = TABLE.field("research minimum", MOST_SPACES, "by space: the least bid")
NEXT: Final[i64] = TABLE.field("next", CARDS, "by card: 1 for the top of a deck, which lies face up")
UNDER: Final[i64] = TABLE.field("under", CARDS, "by card: 1 put under its deck in sight of all")
DECKS: Final[i64] = TABLE.field("decks", 3, "cards in the decks of colonies, research, relic worlds")
GONE: Final[i64] = TABLE.field("spent", CARDS, "by card: 1 under the card that it upgraded")
HAS_INVENTED: Final[i64] = TABLE.field("invented", CARDS, "by team: 1 if it has invented")
INVENTIONS: Final[i64] = TABLE.field("inventions", CARDS, "by team: 1 if it has invented in this turn")
LICENSABLE: Final[i64] = TABLE.field(
    "licensable", TECHNOLOGIES, "by technology: 1 if the Yengii have invented it"
)
CONVERTED: Final[i64] = TABLE.field("used", CARDS, "by card: its converters that run once a turn and have")
BONUS: Final[i64] = TABLE.field("bonus", 2, "the sharing bonus of this turn, and that of the Yengii")
ENVOYS_LEFT: Final[i64] = TABLE.field("envoys left", 1, "left to the Zeth")
GIFT: Final[i64] = TABLE.field("gift given", 1, "1 if the Gift of the Duruntai has been given in this turn")
BIDDERS: Final[i64] = TABLE.field(
    "bidders",
    2 * MOST_SEATS,
    "from the own seat on, two cells each: ships of bids that are yet to buy or pass",
)
HALVED: Final[i64] = TABLE.field("halved", 1, "1 if the colony bid is split")
TABLE.picks(CARDS)
TABLE.owed()
TABLE.round("turn")
TABLE.step(len(STEPS))
PURPOSE: Final[i64] = TABLE.one_of(
    "question", purposes.NAMES, "1 for what the seat is asked; none if it may answer and owes nothing"
)
BID_ASKED: Final[i64] = TABLE.field("bid", 1, "ships of the bid that the question is about")
ANSWERED: Final[i64] = TABLE.one_of("answered", VERBS, "1 for the kind of the own sealed answer")
SEALED_BID: Final[i64] = TABLE.field("sealed bid", 2, "ships that it bids for colonies and for research")
SEALED_RUNS: Final[i64] = TABLE.field(
    "sealed runs", CARDS, "by card: runs of its converters in a plan of one's own"
)
TERMS: Final[i64] = 9
LATER: Final[i64] = TERMS + 4 + len(KINDS)
BID_TERMS: Final[i64] = LATER + GOODS
NOW: Final[i64] = BID_TERMS + 4
OFFER_CELLS: Final = 17 + len(KINDS) + 2 * GOODS
"""Of one offer."""
OFFER: Final[i64] = TABLE.field(
    "offers",
    OFFERS * OFFER_CELLS,
    f"the {OFFERS} newest open offers to the seat, {OFFER_CELLS} cells each: 1; its number in `take`, in 64s "
    "and what is left; how far behind its maker sits; 1 if the seat has agreed; 1 if all have to agree; what the seat "
    "would gain, below 0 lose, in cards, points, promises to it less its own; then in acknowledgements, envoys, "
    f"licences, parcels; in promises of each kind ({', '.join(KINDS)}); in each good that is promised; what it would "
    "have to bid, for colonies and for research: 1 at least, 2 at most, 3 to pass, and ships; and in each good at once",
)
OFFERED_CARDS: Final[i64] = TABLE.field(
    "offered cards",
    CARDS,
    "by card: the place among these offers, from 1, of one that would bring it, below 0 of one that would take it; "
    "of several the oldest",
)
MADE: Final[i64] = TABLE.field("own offers", 1, "how many it has open")
OPTIONS: Final[i64] = TABLE.one_of(
    "options", [option.name for option in META.options], "the place of its value"
)


class SiderealEncoder(Encoder):
    """Rows of Sidereal Confluence."""

    def __init__(self, seats: int) -> None:
        super().__init__(META.id, VERSION, seats, SEAT, TABLE)
        self._options: dict[str, OptionValue] = {}
        """Those of the row written last, and their cells: all tables mostly have the same."""
        self._option_cells = [0] * len(META.options)

    def write_seat(self, state: Any, number: i64, viewer: i64, rows: Rows) -> None:
        table = cast(State, state)
        seat = table.seats[number]
        rows.mark(KIND, i64(seat.species))
        if table.over or table.rulings.open_points or number == viewer:
            rows.put(SEEN, 1)
            rows.put(POINTS, i64(seat.points // POINT))
            rows.put(POINTS + 1, i64(seat.points % POINT))
        _write_row(rows, HELD, seat.goods)
        _write_row(rows, DONATED, seat.donated)
        rows.put(DONATED_POINTS, i64(seat.donated_points))
        _write_row(rows, PARCEL, seat.parcel)
        _write_cards(table, number, seat.cards, rows)
        _write_cards(table, number, seat.colonies, rows)
        _write_cards(table, number, seat.teams, rows)
        rows.put(ACKNOWLEDGEMENTS, i64(seat.acknowledgements))
        rows.put(ENVOYS, i64(seat.envoys))
        rows.put(GUARDED, i64(seat.protected))
        rows.put(ROBBED, i64(seat.robbed))
        if seat.species >= 0:
            rows.put(SUPPORT, i64(support(seat.species, seat.cards)))
        rows.put(FLEETS, i64(fleets_of(seat.cards)))
        rows.put(READY, i64(table.now.kind == LIVE and len(seat.todo) == 0))
        rows.put(BIDS, i64(seat.colony_bid + 1))
        rows.put(BIDS + 1, i64(seat.research_bid + 1))
        notice = seat.notice
        if notice is not None and (notice.to < 0 or viewer == number or viewer == i64(notice.to)):
            _write_row(rows, SEEKS, notice.seek)
            _write_row(rows, GIVES, notice.give)

    def write_table(self, state: Any, viewer: i64, rows: Rows) -> None:
        table = cast(State, state)
        seat = table.seats[viewer]
        for species in table.offered:
            rows.mark(OFFERED, i64(species))
        if table.colony_minimum:  # before, nothing is dealt
            _write_tracks(table, rows)
        _write_inventions(table, rows)
        rows.put(ENVOYS_LEFT, i64(table.envoys_left))
        rows.put(GIFT, i64(table.gift_given))
        _write_bidders(table, viewer, rows)
        rows.put(HALVED, i64(table.halved))
        TABLE.write(rows, table, seat)
        if not table.over:
            entry = question(table, seat)
            if entry != NOTHING:
                rows.put(PURPOSE + i64(purpose_of(entry)), 1)
                if about_of(entry) > 0:
                    rows.put(BID_ASKED, i64(about_of(entry)))
        if seat.answer is not None:
            _write_answer(seat.answer, rows)
        _write_offers(table, seat, rows)
        given = table.rulings.options
        if given is not self._options:
            self._option_cells = [
                option.values.index(given.get(option.name, option.default)) for option in META.options
            ]
            self._options = given
        _write_row(rows, OPTIONS, self._option_cells)
        _write_promises(table, viewer, self._seat_width, rows)


def _write_bidders(table: State, viewer: i64, rows: Rows) -> None:
    """One seat can have two bids, which it has halved."""
    last: i64 = NOTHING
    for number, ships in table.bidders:
        at = 2 * behind(i64(number), viewer, len(table.seats))
        if i64(number) == last:
            at += 1
        rows.put(BIDDERS + at, i64(ships))
        last = number


def _write_row(rows: Rows, at: i64, counts: list[int]) -> None:
    for count in counts:
        if count != 0:
            rows.put(at, i64(count))
        at += 1


def _write_cards(table: State, number: i64, cards: list[int], rows: Rows) -> None:
    for card in cards:
        rows.put(IN_PLAY + i64(card), i64(3 if table.doubled[card] else 2 if table.back[card] else 1))
        owner = i64(table.owner[card])
        if owner >= 0:
            rows.put(BORROWED + i64(card), behind(owner, number, len(table.seats)))


def _write_promises(table: State, viewer: i64, width: i64, rows: Rows) -> None:
    """What is open in the ledger, in the blocks of the debtor and of who gets it, each `width` cells; it is long."""
    for owed in table.ledger:
        if owed.fate != OPEN:
            continue
        rows.block(behind(i64(owed.debtor), viewer, len(table.seats)) * width)
        rows.add(PROMISED + i64(owed.kind))
        if owed.kind == DELIVER:
            _add_row(rows, OWES, owed.pack.goods)
            if owed.to != owed.debtor:
                rows.block(behind(i64(owed.to), viewer, len(table.seats)) * width)
                _add_row(rows, DUE, owed.pack.goods)


def _add_row(rows: Rows, at: i64, counts: list[int]) -> None:
    for count in counts:
        if count != 0:
            rows.more(at, i64(count))
        at += 1


def _write_tracks(table: State, rows: Rows) -> None:
    """Tracks and decks, as far as they lie open."""
    _write_track(rows, COLONY_TRACK, table.colony_track)
    _write_track(rows, RESEARCH_TRACK, table.research_track)
    _write_row(rows, COLONY_LEAST, table.colony_minimum)
    _write_row(rows, RESEARCH_LEAST, table.research_minimum)
    for deck, known in ((table.colony_deck, table.colony_known), (table.research_deck, table.research_known)):
        if deck:
            rows.put(NEXT + i64(deck[-1]), 1)
        for card in deck[:known]:
            rows.put(UNDER + i64(card), 1)
    rows.put(DECKS, len(table.colony_deck))
    rows.put(DECKS + 1, len(table.research_deck))
    rows.put(DECKS + 2, len(table.relic_deck))


def _write_track(rows: Rows, at: i64, track: list[int]) -> None:
    space: i64 = 1
    for card in track:
        if card >= 0:
            rows.put(at + i64(card), space)
        space += 1


def _write_inventions(table: State, rows: Rows) -> None:
    """What has been invented, upgraded and used, and what sharing brings."""
    for seat in table.seats:
        if seat.species >= 0:
            for card in DECK[seat.species]:
                if table.place[card] == SPENT:
                    rows.put(GONE + i64(card), 1)
    for era in TEAMS:
        for team in era:
            if table.place[team] == INVENTED:
                rows.put(HAS_INVENTED + i64(team), 1)
    for _, team in table.inventions:
        rows.put(INVENTIONS + i64(team), 1)
    for technology in table.licensable:
        rows.mark(LICENSABLE, i64(technology))
    for converter in table.used:
        rows.add(CONVERTED + i64(CARD_OF[converter]))
    turn = table.round - 1
    if 0 <= turn < len(table.bonus):
        rows.put(BONUS, i64(table.bonus[turn]))
        rows.put(BONUS + 1, i64(table.yengii_bonus[turn]))


def _write_answer(answer: Choice, rows: Rows) -> None:
    """The own sealed answer; of a listed one its kind says all."""
    rows.put(ANSWERED + i64(VERBS.index(answer.verb)), 1)
    if not isinstance(answer, FreeChoice):
        return
    if answer.verb == "split":
        rows.put(SEALED_BID, i64(answer.payload.colony))
        rows.put(SEALED_BID + 1, i64(answer.payload.research))
    elif answer.verb == "run":
        for run in answer.payload.runs:
            rows.add(SEALED_RUNS + i64(NUMBER_OF[run.card]))


def _write_offers(table: State, seat: Seat, rows: Rows) -> None:
    """The newest open offers to a seat, and how many it has made."""
    left = OFFERS
    number = len(seat.shown) - 1
    base: i64 = OFFER
    while number >= 0 and left > 0:
        deal = table.book[seat.shown[number]]
        if deal.open:
            rows.put(base, 1)
            rows.large(base + 1, i64(number))
            rows.put(base + 3, behind(i64(deal.maker), i64(seat.number), len(table.seats)))
            rows.put(base + 4, i64(seat.number in deal.agreed))
            rows.put(base + 5, i64(deal.all_of))
            _write_gain(deal, seat.number, base, OFFERS - left + 1, rows)
            _write_terms(deal, seat.number, base, rows)
            base += OFFER_CELLS
            left -= 1
        number -= 1
    made = 0
    for at in seat.made:
        if table.book[at].open:
            made += 1
    rows.put(MADE, i64(made))


def _write_gain(deal: Deal, seat: int, base: i64, place: i64, rows: Rows) -> None:
    """What an offer would bring a seat that takes it at once; `place` is the offer's among those told."""
    cards, points, acknowledgements, envoys, licences, parcels = 0, 0, 0, 0, 0, 0
    goods = [0] * GOODS
    for move in deal.moves:
        sign = int(move.receiver in (seat, TAKER)) - int(move.giver in (seat, TAKER))
        if sign == 0:
            continue
        pack = move.pack
        cards += sign * len(pack.cards)
        points += sign * pack.points
        acknowledgements += sign * pack.acknowledgements
        envoys += sign * pack.envoys
        licences += sign * len(pack.licences)
        parcels += sign * int(pack.parcel)
        for good, count in enumerate(pack.goods):
            goods[good] += sign * count
        for card in pack.cards:
            rows.put(OFFERED_CARDS + i64(card), place if sign > 0 else -place)
    rows.put(base + 6, i64(cards))
    rows.put(base + 7, i64(points))
    rows.put(base + TERMS, i64(acknowledgements))
    rows.put(base + TERMS + 1, i64(envoys))
    rows.put(base + TERMS + 2, i64(licences))
    rows.put(base + TERMS + 3, i64(parcels))
    _write_row(rows, base + NOW, goods)


def _write_terms(deal: Deal, seat: int, base: i64, rows: Rows) -> None:
    """What a seat that takes an offer would be promised, and promise."""
    if not deal.promises:
        return
    goods = [0] * GOODS
    kinds = [0] * len(KINDS)
    for promise in deal.promises:
        sign = int(promise.to in (seat, TAKER)) - int(promise.debtor in (seat, TAKER))
        kinds[promise.kind] += sign
        if promise.kind == DELIVER and sign != 0:
            for good, count in enumerate(promise.pack.goods):
                goods[good] += sign * count
        if promise.kind == BID and sign < 0:
            at = base + BID_TERMS + 2 * i64(promise.track)
            rows.put(at, i64(promise.bound + 1))
            rows.put(at + 1, i64(promise.ships))
    rows.put(base + 8, i64(sum(kinds)))
    _write_row(rows, base + TERMS + 4, kinds)
    _write_row(rows, base + LATER, goods)
