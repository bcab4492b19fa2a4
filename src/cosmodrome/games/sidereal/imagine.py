"""Full states that a seat could be in: what its view does not tell is dealt anew."""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.flow import set_table
from cosmodrome.core.pile import packed
from cosmodrome.core.rng import Rng
from cosmodrome.games.sidereal.choices import FORMS, LISTED
from cosmodrome.games.sidereal.deals import (
    BID,
    BOUNDS,
    EMPTY_PACK,
    FATES,
    KINDS,
    SPARE,
    TRACKS,
    Deal,
    Notice,
    Obligation,
    Pack,
    move_of,
    obligation_of,
    pack_of,
)
from cosmodrome.games.sidereal.events import Given, Promised
from cosmodrome.games.sidereal.flow import OVER, STEPS
from cosmodrome.games.sidereal.goods import POINT
from cosmodrome.games.sidereal.naming import party, row
from cosmodrome.games.sidereal.setting_up import shuffle_decks
from cosmodrome.games.sidereal.state import (
    BOX,
    IN_PLAY,
    INVENTED,
    LIBRARY,
    NO_PARCEL,
    ON_TRACK,
    PARCEL_ENVOYS,
    PARCEL_POINTS,
    SOURCES,
    SPENT,
    Seat,
    State,
    fresh_seat,
    fresh_state,
    rulings,
)
from cosmodrome.games.sidereal.state import DECK as IN_DECK
from cosmodrome.games.sidereal.tables import (
    COLONY_DECKS,
    DECK,
    ERA,
    NUMBER_OF,
    RELIC_DECKS,
    RELIC_WORLDS,
    SPECIES_OF_ID,
    TEAM_DECKS,
    TECHNOLOGY_OF_ID,
)
from cosmodrome.games.sidereal.views import (
    CardView,
    OfferView,
    Owed,
    ScorePart,
    SeatView,
    SiderealView,
    Space,
)

GUESSED: Final = 10
"""Points a turn that others are thought to have made at most, where theirs are not seen."""


def imagine(view: SiderealView, rng: Rng) -> State:
    """A state whose view from the same seat equals `view`, but for what is asked; what is hidden comes from `rng`."""
    state = fresh_state(rulings(dict(view.options)))
    over = view.step == OVER
    set_table(state, [fresh_seat() for _ in view.players], STEPS[-1 if over else view.step])
    state.round, state.over, state.ask_anyway = view.round, over, view.ask_anyway
    state.offered = [SPECIES_OF_ID[name] for name in view.offered]
    state.bonus, state.yengii_bonus = view.bonus[:], view.yengii_bonus[:]
    state.envoys_left, state.used, state.gift_given = view.envoys, view.used[:], view.gift_given
    state.bidders = [(each.seat, each.ships) for each in view.bidders]
    state.halved = view.halved
    state.inventions = [(each.seat, NUMBER_OF[each.team]) for each in view.inventions]
    state.licensable = [TECHNOLOGY_OF_ID[name] for name in view.licensable]
    for seat, seen in zip(state.seats, view.players, strict=True):
        _seat(seat, seen, view.round, rng)
    if view.colony_track:
        _cards(state, view)
        _decks(state, view, rng)
    else:
        shuffle_decks(state, rng)
    state.ledger = [_obligation(owed) for owed in view.ledger]
    _book(state, view)
    if view.seat is not None:
        _own(state, state.seats[view.seat], view)
    return state


def _seat(seat: Seat, seen: SeatView, turn: int, rng: Rng) -> None:
    seat.species = SPECIES_OF_ID[seen.species] if seen.species else NOTHING
    guess = POINT * int(rng.below(1 + GUESSED * turn))
    for part in seen.breakdown if seen.points is not None else [ScorePart("converters", guess)]:
        seat.scored[SOURCES.index(part.source)] = part.vp
    seat.points = sum(seat.scored)
    seat.goods, seat.donated = row(seen.goods), row(seen.donated)
    seat.donated_points = seen.donated_points
    if seen.parcel:
        parcel = NO_PARCEL[:]
        parcel[PARCEL_POINTS] = seen.parcel.get("vp", 0)
        parcel[PARCEL_ENVOYS] = seen.parcel.get("envoy", 0)
        goods = row({word: count for word, count in seen.parcel.items() if word not in ("vp", "envoy")})
        parcel[: len(goods)] = goods
        seat.parcel = parcel
    seat.acknowledgements, seat.envoys = seen.acknowledgements, seen.envoys
    seat.protected, seat.robbed = seen.protected, seen.robbed
    seat.colony_bid = NOTHING if seen.colony_bid is None else seen.colony_bid
    seat.research_bid = NOTHING if seen.research_bid is None else seen.research_bid
    if seen.notice is not None:
        notice = Notice()
        notice.seek, notice.give = row(seen.notice.seek), row(seen.notice.give)
        notice.phrases, notice.to = seen.notice.phrases[:], party(seen.notice.to)
        seat.notice = notice


def _cards(state: State, view: SiderealView) -> None:
    """Where every card is that can be seen; the others are in libraries and decks."""
    for seat, seen in zip(state.seats, view.players, strict=True):
        for card in DECK[seat.species]:
            state.place[card] = LIBRARY
            state.owner[card] = seat.number
        if RELIC_DECKS[seat.species] >= 0:
            for card in RELIC_WORLDS:
                state.place[card] = IN_DECK
        for name in seen.spent:
            state.place[NUMBER_OF[name]] = SPENT
    for name in view.gone:
        state.place[NUMBER_OF[name]] = BOX
        state.owner[NUMBER_OF[name]] = NOTHING
    pack = state.rulings.pack
    for card in [*COLONY_DECKS[pack], *(team for era in TEAM_DECKS[pack] for team in era)]:
        state.place[card] = IN_DECK
    for name in view.invented:
        state.place[NUMBER_OF[name]] = INVENTED
    for seat, seen in zip(state.seats, view.players, strict=True):
        seat.cards = _row(state, seat, seen.cards)
        seat.colonies = _row(state, seat, seen.colonies)
        seat.teams = _row(state, seat, seen.teams)
    state.colony_track, state.colony_minimum = _track(state, view.colony_track)
    state.research_track, state.research_minimum = _track(state, view.research_track)


def _row(state: State, seat: Seat, seen: list[CardView]) -> list[int]:
    found: list[int] = []
    for each in seen:
        card = NUMBER_OF[each.card]
        state.place[card], state.owner[card], state.holder[card] = IN_PLAY, each.owner, seat.number
        state.back[card], state.doubled[card] = int(each.back), int(each.doubled)
        found.append(card)
    return found


def _track(state: State, spaces: list[Space]) -> tuple[list[int], list[int]]:
    track = [NUMBER_OF[space.card] if space.card else NOTHING for space in spaces]
    for card in track:
        if card >= 0:
            state.place[card] = ON_TRACK
    return track, [space.minimum for space in spaces]


def _decks(state: State, view: SiderealView, rng: Rng) -> None:
    """R1.14 Known at the top and at the bottom, by chance between; teams by eras."""
    state.colony_deck = _deck(
        state, COLONY_DECKS[state.rulings.pack], view.colony_under, view.colony_next, rng
    )
    teams = [team for era in (4, 3, 2, 1) for team in TEAM_DECKS[state.rulings.pack][era]]
    state.research_deck = _deck(state, teams, view.research_under, view.research_next, rng)
    state.colony_known, state.research_known = len(view.colony_under), len(view.research_under)
    play = any(RELIC_DECKS[seat.species] >= 0 for seat in state.seats)
    state.relic_deck = [card for card in RELIC_WORLDS if not play or state.place[card] == IN_DECK]
    rng.shuffle(state.relic_deck)


def _deck(state: State, every: list[int], under: list[str], top: str, rng: Rng) -> list[int]:
    bottom = [NUMBER_OF[name] for name in under]
    last = NUMBER_OF[top] if top else NOTHING
    middle: list[int] = []
    for era in (4, 3, 2, 1, 0):
        unseen = [
            card
            for card in every
            if ERA[card] == era and state.place[card] == IN_DECK and card not in bottom and card != last
        ]
        rng.shuffle(unseen)
        middle += unseen
    return bottom + middle + ([last] if last >= 0 and last not in bottom else [])


def _pack(seen: Given | None) -> Pack:
    if seen is None:
        return EMPTY_PACK
    return pack_of(
        row(seen.goods),
        seen.points,
        bool(seen.parcel),
        [NUMBER_OF[name] for name in seen.cards],
        [TECHNOLOGY_OF_ID[name] for name in seen.licences],
        seen.acknowledgements,
        seen.envoys,
    )


def _promise(seen: Promised) -> Obligation:
    it = obligation_of(KINDS.index(seen.kind), party(seen.by), party(seen.to), seen.turn)
    it.also, it.late, it.pack = seen.also, seen.late, _pack(seen.given)
    it.card = NUMBER_OF[seen.card] if seen.card else NOTHING
    it.at, it.text = seen.at, seen.text
    if it.kind == BID:
        it.track, it.bound, it.ships = TRACKS.index(seen.track), BOUNDS.index(seen.bound), seen.ships
    elif it.kind == SPARE:
        it.ships = party(seen.seat)
    return it


def _obligation(owed: Owed) -> Obligation:
    it = _promise(owed.promise)
    it.fate, it.released, it.lost = FATES.index(owed.fate), owed.released, owed.lost
    return it


def _book(state: State, view: SiderealView) -> None:
    """Offers that the viewer knows; what others whisper is not made up."""
    places: dict[str, int] = {}
    for seen in view.offers:
        if seen.key:
            places[seen.key] = len(state.book)
        state.book.append(_offer(seen))
    for at, seen in enumerate(view.offers):
        state.book[at].answers = places.get(seen.counters, NOTHING)
        _show(state, view.seat, at, seen)


def _show(state: State, viewer: int | None, at: int, seen: OfferView) -> None:
    """Each seat counts the offers that it knows; the viewer as its keys say."""
    for number in [seen.maker, *seen.to]:
        seat = state.seats[number]
        row_of = seat.made if number == seen.maker else seat.shown
        row_of.append(at)


def _offer(seen: OfferView) -> Deal:
    it = Deal()
    it.maker, it.to = seen.maker, seen.to[:]
    it.moves = [move_of(party(move.giver), party(move.receiver), _pack(move)) for move in seen.moves]
    it.promises = [_promise(promise) for promise in seen.promises]
    it.all_of, it.agreed, it.until, it.open = seen.all_of, seen.agreed[:], seen.until, seen.open
    it.answers, it.settles = NOTHING, seen.settles
    it.made, it.declined = seen.made, [(no.seat, no.why) for no in seen.declined]
    return it


def _own(state: State, seat: Seat, view: SiderealView) -> None:
    if view.answer:
        verb, _, subject = view.answer.partition(":")
        listed = LISTED.by_key.get(view.answer)
        seat.answer = listed if listed is not None else FORMS[verb].read(subject)
    seat.picked = packed([NUMBER_OF[name] for name in view.picked])
    seat.pool = packed([NUMBER_OF[name] for name in view.candidates])
    seat.owed = view.owed
