"""What the laws know about Sidereal Confluence: how to compare states, find cards, and count goods and points anew.

Nothing here reads how the engine adds up: goods and points are made from what was told.
"""

from collections import Counter
from typing import Any

from cosmodrome.core.event import Event
from cosmodrome.core.flow import LIVE, TURN
from cosmodrome.games.sidereal import events, naming
from cosmodrome.games.sidereal.box import CARDS, SETS
from cosmodrome.games.sidereal.deals import DELIVER
from cosmodrome.games.sidereal.events import Given
from cosmodrome.games.sidereal.goods import GOODS, TWELFTHS, WORDS
from cosmodrome.games.sidereal.state import (
    BOX,
    DECK,
    IN_PLAY,
    INVENTED,
    LIBRARY,
    ON_TRACK,
    SOURCES,
    SPENT,
    Rulings,
    Seat,
    State,
)
from cosmodrome.games.sidereal.tables import TECHNOLOGY_OF_ID, technology_card

from .fields import UNCHANGING, declared, fields_of_class, plain, played_with, scramble_lists, values, words

STATE_FIELDS = declared(State, but=["log", "unseen"])
SEAT_FIELDS = declared(Seat)
TELLING = (events.SpeciesOffered, events.ShipsAnnounced, events.TheftEnded, events.TimeRanOut)
"""Events that change nothing by themselves."""
ROUNDS = 7
LONGER = 15
"""A game of random play takes so many times as many answers as one of the other games."""
EVERY = 40
IDS = [card.id for card in CARDS]


def whole(thing: Any) -> Any:
    """A pack, move, deal, notice or obligation as plain values."""
    kind = type(thing)
    if kind in UNCHANGING:
        return thing
    if kind is list or kind is tuple:
        return [whole(each) for each in thing]
    if kind.__module__ == "cosmodrome.games.sidereal.deals":
        return {name: whole(getattr(thing, name)) for name in fields_of_class(kind)}
    return plain(thing)


def snapshot(state: Any) -> dict[str, Any]:
    """All of a state as plain values, to compare; the log is left out."""
    taken = {name: plain(getattr(state, name)) for name in STATE_FIELDS if hasattr(state, name)}
    taken["now"] = state.now.number
    taken["rulings"] = {name: getattr(state.rulings, name) for name in declared(Rulings)}
    taken["book"], taken["ledger"] = whole(state.book), whole(state.ledger)
    taken["seats"] = []
    for seat in state.seats:
        one = values(seat, SEAT_FIELDS)
        one["notice"], one["answer"] = noticed(seat), answered(seat)
        taken["seats"].append(one)
    return taken


def noticed(seat: Any) -> Any:
    return None if seat.notice is None else whole(seat.notice)


def answered(seat: Any) -> str:
    return "" if seat.answer is None else str(seat.answer.key)


def scramble(state: Any) -> None:
    """Change every list of a state in place, so that a twin which shares one shows it."""
    for deal in state.book:
        deal.open = not deal.open
    for owed in state.ledger:
        owed.fate += 1
    for row in (state.book, state.ledger, state.inventions, state.bidders):
        row.append(None)
    but = (
        "seats", "book", "ledger", "inventions", "bidders", "bonus", "yengii_bonus",
        "colony_minimum", "research_minimum",
    )  # fmt: skip
    scramble_lists(state, [name for name in STATE_FIELDS if hasattr(state, name)], but)
    for seat in state.seats:
        scramble_lists(seat, SEAT_FIELDS, ("options", "pool", "parcel"))


def check_position(state: Any) -> None:
    check_cards(state)
    check_sums(state)
    check_options(state)


def check_cards(state: Any) -> None:
    """R14.9, R14.10 Nobody has less than nothing, and every card lies where it says, once."""
    for seat in state.seats:
        rows = [*seat.goods, *seat.donated, *seat.parcel, seat.donated_points]
        assert all(count >= 0 for count in rows), f"seat {seat.number} has less than nothing"
        assert seat.acknowledgements >= 0 and 0 <= seat.envoys <= 7
    held = Counter(card for seat in state.seats for card in [*seat.cards, *seat.colonies, *seat.teams])
    found = Counter(held)
    if not state.colony_minimum:
        return
    for row in (state.colony_deck, state.research_deck, state.colony_track, state.research_track):
        found.update(card for card in row if card >= 0)
    assert all(count == 1 for count in found.values()), "a card lies in two places"
    playing = {seat.species for seat in state.seats}
    played = species_ids(playing)
    relics = set(state.relic_deck)
    colonies, colony_track = set(state.colony_deck), set(state.colony_track)
    research, research_track = set(state.research_deck), set(state.research_track)
    there = [card for card in played_with(SETS, SETS.cards(), state.rulings.options) if card is not None]
    for card, where in enumerate(state.place):
        kind = CARDS[card].kind
        if kind in ("colony", "team") and CARDS[card] not in there:
            assert where == BOX, f"{IDS[card]} is of a set that is not played with"
            continue
        assert (where == IN_PLAY) == (card in held) == (state.holder[card] >= 0), IDS[card]
        if where == IN_PLAY:
            seat = state.seats[state.holder[card]]
            row = seat.teams if kind == "team" else seat.colonies if CARDS[card].front.biome else seat.cards
            assert card in row, f"{IDS[card]} lies among the wrong cards"
            assert CARDS[card].trade == "loan" or state.owner[card] == seat.number, IDS[card]
        if kind == "colony":
            assert where in (IN_PLAY, DECK, ON_TRACK), IDS[card]
            assert (where == DECK) == (card in colonies) and (where == ON_TRACK) == (card in colony_track)
        elif kind == "team":
            assert where in (IN_PLAY, DECK, ON_TRACK, INVENTED), IDS[card]
            assert (where == DECK) == (card in research) and (where == ON_TRACK) == (card in research_track)
        elif where == BOX:
            assert CARDS[card].species not in played or kind == "nullspace", IDS[card]
        else:
            assert where in (LIBRARY, IN_PLAY, SPENT) or (kind == "relic" and card in relics), IDS[card]
        if not state.back[card] and where != IN_PLAY:
            assert not state.doubled[card]
    given = sum(seat.envoys + seat.parcel[GOODS + 1] for seat in state.seats)
    assert given + state.envoys_left == 7, "an envoy is missing"


def species_ids(numbers: set[int]) -> set[str]:
    from cosmodrome.games.sidereal.box import SPECIES

    return {SPECIES[number].id for number in numbers if number >= 0}


def check_sums(state: Any) -> None:
    """Numbers point to offers, each to its own; what is known of the decks is no more than they hold."""
    for seat in state.seats:
        assert all(state.book[at].maker == seat.number for at in seat.made)
        assert all(seat.number in state.book[at].to for at in seat.shown)
        assert len(seat.made) == len(set(seat.made)) and len(seat.shown) == len(set(seat.shown))
    assert all(seat.points == sum(seat.scored) for seat in state.seats)
    assert 0 <= state.colony_known <= len(state.colony_deck)
    assert 0 <= state.research_known <= len(state.research_deck)


def check_options(state: Any) -> None:
    if state.over:
        return
    for seat in state.seats:
        if state.now.kind == LIVE:
            assert not seat.options, "in open play nobody keeps what may be answered"
        elif seat.options:
            assert state.now.kind == TURN or len(seat.todo) > 0
            assert seat.options == state.now.options(state, seat), "the open options are not those of now"


class Told:
    """What a seat has, by what was told: goods with donated ones, tokens, donated points, points by source."""

    def __init__(self) -> None:
        self.goods: Counter[str] = Counter()
        self.scored: Counter[str] = Counter()
        self.donated_points = 0
        self.acknowledgements = 0
        self.envoys = 0

    @property
    def points(self) -> int:
        return sum(self.scored.values())


class KnownTable:
    """What every seat has, by what was told."""

    def __init__(self, state: Any) -> None:
        self.told = [Told() for _ in state.seats]
        self.open = open_offers(state)

    def hear(self, event: Event) -> None:
        note(self.told, event)

    def check(self, state: Any, event: Event | None) -> None:
        """What is told adds up to what is there, and the market and the ledger are as the event says."""
        self.check_market(state, event)
        self.open = open_offers(state)
        for seat in [state.seats[event.seat]] if isinstance(event, IN_BETWEEN) else state.seats:
            own = self.told[seat.number]
            have = [seat.goods[good] + seat.donated[good] + seat.parcel[good] for good in range(GOODS)]
            assert [own.goods[WORDS[good]] for good in range(GOODS)] == have, f"goods of seat {seat.number}"
            assert own.points == seat.points, f"points of seat {seat.number}"
            assert [own.scored[name] for name in SOURCES] == seat.scored, f"points of seat {seat.number}"
            assert own.donated_points == seat.donated_points + seat.parcel[GOODS], f"of seat {seat.number}"
            assert own.acknowledgements == seat.acknowledgements and own.envoys == seat.envoys

    def check_market(self, state: Any, event: Any) -> None:
        """What those alone see who may take an offer, and what is told of a promise by its number."""
        if isinstance(event, events.Offered):
            made = state.seats[event.seat].made
            assert made, "no offer"
            deal = state.book[made[-1]]
            assert deal.open and naming.given_all(deal.moves) == event.moves, "another offer"
        elif isinstance(event, events.Agreed):
            deals = [deal for deal in state.book if (deal.maker, deal.to) == (event.maker, event.to)]
            assert any(deal.open and (event.seat in deal.agreed) != event.recalled for deal in deals), (
                "not agreed"
            )
        elif isinstance(event, events.Declined):
            deals = [deal for deal in state.book if (deal.maker, deal.to) == (event.maker, event.to)]
            assert any(deal.open and (event.seat, event.why) in deal.declined for deal in deals), "no answer"
        elif isinstance(event, events.Withdrawn):
            assert open_offers(state)[event.seat] == self.open[event.seat] - 1, "not withdrawn"
        elif isinstance(event, events.Readied) and state.now.phase != "settle":
            assert event.ready == (len(state.seats[event.seat].todo) == 0), "not ready"
        elif isinstance(event, events.BookClosed):
            last = state.round - (event.phase == "settle")
            assert all(deal.open and deal.until > last for deal in state.book), "offers are left"
        elif isinstance(event, events.OutputOwed):
            assert (state.ledger[event.number].kind, state.ledger[event.number].turn) == (DELIVER, event.turn)
        elif isinstance(event, events.PromiseReleased):
            assert event.seat in state.ledger[event.number].released, "not released"
        elif isinstance(event, events.Shared):
            technology = TECHNOLOGY_OF_ID[event.technology]
            cards = [technology_card(state.seats[seat].species, technology) for seat in event.to]
            assert all(state.place[card] == IN_PLAY for card in cards), "not shared"


def open_offers(state: Any) -> Counter[int]:
    """How many open offers each seat has made."""
    return Counter(deal.maker for deal in state.book if deal.open)


IN_BETWEEN = (events.SetUp, events.Ran)
"""Of these several are told of one change, each of its own seat: all have begun, all plans have been carried out."""
ASKED = {"ready"}
"""What the view says of who is asked, beside the fields of the flow."""


def turned_up(event: Event) -> set[str]:
    """Whatever an event tells a spectator, it may well show on purpose: nearly every card is public."""
    return words(event.seen_by(None))


def note(told: list[Told], event: Any) -> None:
    """Count one event."""
    if isinstance(event, events.SetUp):
        told[event.seat].goods.update(event.goods)
    elif isinstance(event, events.HandicapTaken):
        told[event.seat].goods[event.good] += event.count
    elif isinstance(event, events.Traded):
        for move in event.moves:
            give(told, move)
    elif isinstance(event, events.Delivered):
        give(told, event.given)
        assert event.given.giver is not None
        told[event.given.giver].scored["promises"] -= 12 * event.lost
    elif isinstance(event, events.GiftPaid):
        told[event.seat].goods.update(event.goods)
        told[event.faderan].goods.update(event.faderan_goods)
    elif isinstance(event, events.Upgraded | events.Played):
        own = told[event.seat]
        own.goods.subtract(event.paid)
        own.goods.update({word: count for word, count in event.gained.items() if word != "vp"})
        own.scored["cards"] += 12 * event.gained.get("vp", 0)
    elif isinstance(event, events.Invented):
        own = told[event.seat]
        own.goods.subtract(event.paid)
        own.scored["inventions"] += 12 * event.points
    elif isinstance(event, events.AcknowledgementReturned):
        told[event.seat].scored["acknowledgements"] += 12
        told[event.inventor].acknowledgements -= 1
    elif isinstance(event, events.DonationGiven):
        told[event.seat].goods.subtract(event.goods)
        told[event.seat].donated_points -= event.points
        told[event.to].goods.update(event.goods)
        told[event.to].scored["donations"] += 12 * event.points
        told[event.to].envoys += event.envoys
    elif isinstance(event, events.PromiseSettled):
        told[event.seat].scored["promises"] -= 12 * event.lost
    elif isinstance(event, events.Ran):
        own = told[event.seat]
        own.goods.subtract(event.paid)
        own.goods.update(event.made)
        own.goods.update({word: n for word, n in event.donated.items() if word not in ("vp", "envoy")})
        own.donated_points += event.donated.get("vp", 0)
        own.scored["converters"] += 12 * event.points
    elif isinstance(event, events.BonusScored):
        told[event.seat].scored["sharing"] += 12 * event.points
    elif isinstance(event, events.Bought):
        told[event.seat].goods["ship"] -= event.paid
    elif isinstance(event, events.Stolen):
        told[event.seat].goods.subtract(event.paid)
        told[event.victim].goods.subtract(event.taken)
        assert all(count >= 0 for count in told[event.victim].goods.values()), "stolen out of nothing"
        told[event.seat].goods.update(event.taken)
    elif isinstance(event, events.GameEnded):
        for seat, points in enumerate(event.sources.get("leftovers", [])):
            told[seat].scored["leftovers"] += points


def give(told: list[Told], move: Given) -> None:
    assert move.giver is not None and move.receiver is not None
    giver, receiver = told[move.giver], told[move.receiver]
    parcel = {word: count for word, count in move.parcel.items() if word not in ("vp", "envoy")}
    for goods in (move.goods, parcel):
        giver.goods.subtract(goods)
        receiver.goods.update(goods)
    points = move.points + move.parcel.get("vp", 0)
    giver.donated_points -= points
    receiver.scored["donations"] += 12 * points
    receiver.acknowledgements += move.acknowledgements
    receiver.envoys += move.envoys + move.parcel.get("envoy", 0)


def check_end(state: Any, log: list[Event]) -> None:
    """R11 The best points win; leftovers are worth no more than exactly."""
    ended = log[-1]
    assert isinstance(ended, events.GameEnded)
    best = max(ended.scores)
    assert ended.winners == [seat for seat, score in enumerate(ended.scores) if score == best]
    assert ended.scores == [seat.points for seat in state.seats]
    assert ended.scores == [sum(own) for own in zip(*ended.sources.values(), strict=True)] or not any(
        ended.scores
    )
    assert ended.causes == ["turns"]
    left = ended.sources.get("leftovers", [0] * len(state.seats))
    for seat in state.seats:
        exact = sum(seat.goods[good] * TWELFTHS[good] for good in range(GOODS))
        assert 0 <= exact - left[seat.number] < 18
        if state.rulings.exact_scoring:
            assert exact == left[seat.number]
        else:
            assert left[seat.number] % 6 == 0
    open_ones = [owed for owed in state.ledger if owed.fate in (0, 5) and owed.kind != 6]
    assert not open_ones, "a promise was never settled"
