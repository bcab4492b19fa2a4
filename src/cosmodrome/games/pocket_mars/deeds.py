"""What can be told of a finished game of Pocket Mars: feats, one expression each."""

from cosmodrome.core.deeds import Deeds, Feat, Past
from cosmodrome.games.pocket_mars.events import (
    AbilityUsed,
    Attached,
    Covered,
    OtherCardPlayed,
    Placed,
    PrepCardPlayed,
    Promoted,
)
from cosmodrome.games.pocket_mars.meta import SPACES
from cosmodrome.games.pocket_mars.scoring import has_most_energy
from cosmodrome.games.pocket_mars.state import Seat


def _seat(past: Past) -> Seat:
    seat: Seat = past.state.players[past.seat]
    return seat


def _everywhere(seat: Seat) -> bool:
    return all(seat.one[at] + seat.two[at] for at in range(SPACES))


def _all_landed(seat: Seat) -> bool:
    return seat.earth + seat.ship == 0


DEEDS = Deeds(
    (
        Feat("placed", lambda past: past.did(Placed)),
        Feat("beaten", lambda past: any(attached.beats for attached in past.own(Attached))),
        Feat("prep-played", lambda past: past.did(PrepCardPlayed)),
        Feat("ability", lambda past: past.did(AbilityUsed)),
        Feat("promoted", lambda past: any(moved.owner == past.seat for moved in past.own(Promoted))),
        Feat("others-prep", lambda past: past.did(OtherCardPlayed)),
        Feat("covered", lambda past: past.did(Covered)),
        Feat("everywhere", lambda past: _everywhere(_seat(past)), final=True),
        Feat("all-landed", lambda past: _all_landed(_seat(past)), final=True),
        Feat(
            "won-with-energy",
            lambda past: past.won and has_most_energy(past.state, _seat(past)),
            final=True,
        ),
    )
)
