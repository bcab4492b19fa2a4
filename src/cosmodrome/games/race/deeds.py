"""What can be told of a finished game of Race for the Galaxy: start worlds, and feats, one expression each."""

from collections.abc import Iterator

from cosmodrome.core.deeds import Deeds, Feat, Past
from cosmodrome.games.race.events import Conquered, Consumed, Developed, GoodPlaced, Settled, Sold
from cosmodrome.games.race.scoring import bonus_of
from cosmodrome.games.race.state import State
from cosmodrome.games.race.sums import GOODS
from cosmodrome.games.race.tables import EDITIONS, NUMBER_OF, STARTS

_SIX = 6
_KINDS = len(GOODS)


def traits(state: State, seat: int) -> dict[str, str]:
    """R1.6 The start world: the first card of the tableau, unless it has been used up."""
    first = state.seats[seat].tableau[:1]
    return {"start-world": f"name-{state.tables.ids[first[0]]}"} if first and first[0] in STARTS else {}


def _sixes(past: Past) -> Iterator[int]:
    """The six-cost developments that the seat has placed."""
    tables = past.state.tables
    for developed in past.own(Developed):
        card = NUMBER_OF[developed.card]
        if tables.number[card] == _SIX:
            yield card


def _chips(past: Past) -> int:
    return sum(consumed.vp for consumed in past.own(Consumed))


def _bonuses(past: Past) -> list[int]:
    """What each six-cost development in the tableau gives at the end."""
    tables, seat = past.state.tables, past.state.seats[past.seat]
    return [bonus_of(tables, seat, card) for card in seat.tableau if tables.bonus[card]]


def _conquests(past: Past) -> int:
    return sum(1 for _ in past.own(Conquered))


DEEDS = Deeds(
    (
        Feat("settled", lambda past: past.did(Settled, Conquered)),
        Feat("sold", lambda past: past.did(Sold)),
        Feat("consumed", _chips),
        Feat("conquered", _conquests),
        Feat("six-cost", lambda past: sum(1 for _ in _sixes(past)), final=True),
        Feat("four-goods", lambda past: len({placed.good for placed in past.own(GoodPlaced)}), _KINDS),
        Feat("chips-at-once", lambda past: max(map(_chips, past.rounds()), default=0), 6),
        Feat("won-in-peace", lambda past: past.won and not past.did(Conquered)),
        Feat("won-by-force", lambda past: past.won * _conquests(past), 3),
        Feat("great-bonus", lambda past: max(_bonuses(past), default=0), 8, final=True),
    ),
    traits,
    {"start-world": tuple(f"name-{EDITIONS['first'].ids[card]}" for card in STARTS)},
)
