"""What a deal opens to a seat and shuts: runs of its converters, and acts of its own."""

from cosmodrome.games.sidereal import acts, atoms, market, planning
from cosmodrome.games.sidereal.deals import Deal
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.tables import IDS


def opened(state: State, seat: Seat, deal: Deal, taker: int) -> dict[str, int | str]:
    """Facts: by `opens-run:card/at` how many runs more its plan has after the deal, or fewer; by `opens-invent:card`
    and the like whether it can do that only then (1), or no more (-1). Promises do not count: they move nothing yet."""
    if state.now.phase != "trade":
        return {}
    before = _possible(state, seat)
    twin = state.copy()
    own = twin.seats[seat.number]
    moves = market.moves_taken(deal, taker)
    for move in moves:
        if move.giver == seat.number:
            atoms.take_out(twin, own, move.pack)
            other = move.receiver if move.receiver >= 0 else (seat.number + 1) % len(twin.seats)
            for card in move.pack.cards:
                atoms.hand_card(twin, card, twin.seats[other])
    for move in moves:
        if move.receiver == seat.number:
            atoms.put_in(twin, own, move.pack)
            for card in move.pack.cards:
                if move.giver >= 0:
                    atoms.hand_card(twin, card, own)
    after = _possible(twin, own)
    changes = {name: after.get(name, 0) - before.get(name, 0) for name in {**after, **before}}
    return {f"opens-{name}": change for name, change in changes.items() if change}


def _possible(state: State, seat: Seat) -> dict[str, int]:
    found: dict[str, int] = {}
    for card, at, _ in planning.of_turn(state, seat)[0].runs:
        name = f"run:{IDS[card]}/{at}"
        found[name] = found.get(name, 0) + 1
    for verb in acts.VERBS:
        for payload in acts.doable(state, seat, verb):
            found[f"{verb}:{payload.team if verb == 'invent' else payload.card or ''}"] = 1
    return found
