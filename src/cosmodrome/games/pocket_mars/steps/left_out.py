"""Says why something was left out that cannot be done, so that nobody wonders (R4.15)."""

from typing import Final

from cosmodrome.games.pocket_mars import events, purposes
from cosmodrome.games.pocket_mars.powers import COLOURS, CONDITIONS
from cosmodrome.games.pocket_mars.state import Seat, State
from cosmodrome.games.pocket_mars.tables import ALWAYS, FROM_EARTH, HAND, HAND_HAS, IDS, Tables

Facts = dict[str, int | str]

_LACKS: Final[dict[int, str]] = {
    purposes.LAUNCH: "on-earth",
    purposes.GAIN_ENERGY: "room-for-energy",
    purposes.DRAW: "to-draw",
    purposes.PLACE: "aboard",
    purposes.SHIFT_STAR: "to-shift",
    purposes.SWAP_STARS: "to-swap",
    purposes.SWAP_CARDS: "to-swap",
    purposes.SWAP_PLACES: "to-swap",
    purposes.PEEK_PREP: "others-prep",
    purposes.BURY_CARD: "own-card",
    purposes.RETURN_PREP: "own-card",
    purposes.COVER: "cover",
    purposes.DISCARD_CARD: "own-card",
    purposes.DISCARD_OTHER: "others-prep",
}


def lacking(tables: Tables, effect: int) -> str:
    """What there is none of where an effect does nothing: the `lacks` of `NothingDone`."""
    if tables.source[effect] == FROM_EARTH:
        return "on-earth"
    return _LACKS[tables.op[effect]]


def action_facts(state: State, seat: Seat, card: int, half: int, reason: str) -> Facts:
    """What a verdict and the log say of an action, from the reason why it fails, or "".

    `action` is can, needs-condition, needs-energy or does-nothing; `cost` in energy, `have` the seat's; `condition` and
    its `colour` are "" where there is none; `lacks` is what there is none of where that alone is why it does nothing.
    """
    tables = state.tables
    at = 2 * card + half
    condition = tables.condition[at]
    lacks = ""
    if reason == "does-nothing":
        first = tables.first[at]
        lacks = lacking(tables, first)
        for effect in range(first + 1, first + tables.count[at]):
            if lacking(tables, effect) != lacks:
                lacks = ""
                break
    return {
        "action": reason if reason else "can",
        "cost": tables.cost[at],
        "have": seat.energy,
        "condition": "" if condition == ALWAYS else CONDITIONS[condition - 1].condition,
        "colour": COLOURS[tables.colour[at]] if condition == HAND_HAS else "",
        "lacks": lacks,
    }


def tell_failed(state: State, seat: Seat, card: int, half: int, reason: str) -> None:
    """A whole action is left out."""
    if state.log is None:
        return
    facts = action_facts(state, seat, card, half, reason)
    state.tell(
        events.ActionFailed(
            seat.number,
            IDS[card],
            "hand" if half == HAND else "prep",
            reason,
            str(facts["condition"]),
            str(facts["colour"]),
            state.tables.cost[2 * card + half],
            seat.energy,
            str(facts["lacks"]),
        )
    )


def tell_nothing(state: State, seat: Seat, what: str, about: str, lacks: str) -> None:
    """A colonist for the number, an ability or an effect is left out."""
    if state.log is not None:
        state.tell(events.NothingDone(seat.number, what, about, lacks))
