"""What can be told of a finished game of Jump Drive: feats, one expression each."""

from cosmodrome.core.deeds import Deeds, Feat, Past
from cosmodrome.games.jump_drive.events import Conquered, Explored, Revealed, Scored, Settled


def _both_at_once(past: Past) -> bool:
    """Whether the seat placed a development and a world in the same round."""
    return any(shown.development and shown.world for shown in past.own(Revealed))


def _second_world(past: Past) -> bool:
    """R7 Whether the seat placed a second world in a round."""
    paid = any(settled.second for settled in past.own(Settled))
    return paid or any(conquered.second for conquered in past.own(Conquered))


def _lead(past: Past) -> int:
    """By how many VP the seat has won."""
    own = past.state.seats[past.seat].vp
    others = [seat.vp for seat in past.state.seats if seat.number != past.seat]
    return own - max(others, default=own) if past.won else 0


DEEDS = Deeds(
    (
        Feat("settled", lambda past: past.did(Settled, Conquered)),
        Feat("explored", lambda past: past.did(Explored)),
        Feat("both-at-once", _both_at_once),
        Feat("conquered", lambda past: past.did(Conquered)),
        Feat("contact", lambda past: any(settled.contact for settled in past.own(Settled))),
        Feat("second-world", _second_world),
        Feat("much-income", lambda past: max((scored.income for scored in past.own(Scored)), default=0), 10),
        Feat("much-vp", lambda past: max((scored.vp for scored in past.own(Scored)), default=0), 20),
        Feat("won-in-peace", lambda past: past.won and not past.did(Conquered)),
        Feat("won-clearly", _lead, 15, final=True),
    )
)
