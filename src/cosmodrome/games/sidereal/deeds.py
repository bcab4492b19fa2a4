"""What can be told of a finished game of Sidereal Confluence: species, and feats, one expression each."""

from cosmodrome.core.deeds import Deeds, Feat, Past
from cosmodrome.games.sidereal.events import (
    Bought,
    Delivered,
    Invented,
    PromiseSettled,
    Ran,
    Shared,
    Traded,
    Upgraded,
)
from cosmodrome.games.sidereal.state import State
from cosmodrome.games.sidereal.tables import NOBODY, NUMBER_OF, OWNER, SPECIES_IDS


def traits(state: State, seat: int) -> dict[str, str]:
    species = state.seats[seat].species
    return {"species": f"species-{SPECIES_IDS[species]}"} if species >= 0 else {}


def _deals(past: Past) -> list[Traded]:
    """The deals that the seat was a party of."""
    return [event for event in past.events if isinstance(event, Traded) and past.seat in event.parties]


def _lent(past: Past) -> bool:
    """R2.6 Whether the seat gave a bordered card, which so was lent."""
    given = [
        card for deal in _deals(past) for move in deal.moves if move.giver == past.seat for card in move.cards
    ]
    return any(OWNER[NUMBER_OF[card]] != NOBODY for card in given)


def _kept(past: Past) -> int:
    """How many promises of the seat were kept."""
    delivered = [
        event
        for event in past.events
        if isinstance(event, Delivered) and event.given.giver == past.seat and not event.missing
    ]
    return len(delivered) + sum(settled.fate == "kept" for settled in past.own(PromiseSettled))


def _broke(past: Past) -> bool:
    short = any(
        isinstance(event, Delivered) and event.given.giver == past.seat and event.missing
        for event in past.events
    )
    return short or any(settled.fate == "broken" for settled in past.own(PromiseSettled))


DEEDS = Deeds(
    (
        Feat("ran", lambda past: any(ran.runs for ran in past.own(Ran))),
        Feat("traded", lambda past: bool(_deals(past))),
        Feat("colony", lambda past: any(bought.track == "colony" for bought in past.own(Bought))),
        Feat("invented", lambda past: past.did(Invented)),
        Feat(
            "shared",
            lambda past: any(isinstance(each, Shared) and each.inventor == past.seat for each in past.events),
        ),
        Feat("upgraded", lambda past: past.did(Upgraded)),
        Feat("kept-word", _kept),
        Feat("lent", _lent),
        Feat("three-parties", lambda past: max((len(deal.parties) for deal in _deals(past)), default=0), 3),
        Feat("much-made", lambda past: max((sum(ran.made.values()) for ran in past.own(Ran)), default=0), 30),
        Feat("won-in-honour", lambda past: past.won and not _broke(past) and _kept(past)),
    ),
    traits,
    {"species": tuple(f"species-{species}" for species in SPECIES_IDS)},
)
