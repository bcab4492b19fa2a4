"""A full state that the seat of a view could be in: what it knows from the view, the rest dealt by a generator.

Colours of hidden cards are known, so each is dealt among the unseen cards of its colour.
"""

from collections.abc import Sequence

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.imagine import Unseen
from cosmodrome.core.pile import listed, packed
from cosmodrome.core.rng import Rng
from cosmodrome.core.view import resume
from cosmodrome.games.pocket_mars.atoms.knowledge import sight_of
from cosmodrome.games.pocket_mars.flow import STEPS
from cosmodrome.games.pocket_mars.setting_up import bare_table
from cosmodrome.games.pocket_mars.state import Rules, State
from cosmodrome.games.pocket_mars.tables import CARDS, NUMBER_OF, SUIT, SUIT_OF, Tables
from cosmodrome.games.pocket_mars.views import Card, CardBack, PocketMarsView


def numbers(names: list[str]) -> list[int]:
    return [NUMBER_OF[name] for name in names]


def imagine(tables: Tables, view: PocketMarsView, rng: Rng) -> State:
    """A state whose view from the same seat equals `view`, but for what is asked; hidden cards come from `rng`."""
    state = bare_table(tables, Rules(view.options.copy(), view.seats))
    _public_part(state, view)
    _deal(state, view, rng)
    _own_part(state, view)
    state.rng = rng.child()
    return state


def _public_part(state: State, view: PocketMarsView) -> None:
    for player, seen in zip(state.players, view.players, strict=True):
        player.earth = seen.earth
        player.ship = seen.ship
        player.energy = seen.energy
        player.one = packed(seen.one_star)
        player.two = packed(seen.two_star)
    state.shown = packed(numbers(view.discards))
    state.turn = view.turn
    resume(state, view, STEPS)
    state.card = NUMBER_OF[view.playing] if view.playing else NOTHING
    state.held = view.held
    state.here = view.attached
    state.causes = view.causes[:]


def _deal(state: State, view: PocketMarsView, rng: Rng) -> None:
    """Lay down what the viewer can place, and deal what it cannot."""
    unseen = Unseen([1] * CARDS)
    unseen.seen(packed(numbers(view.placed())))
    viewer = 0 if view.seat is None else int(sight_of(view.seat))
    for player, seen in zip(state.players, view.players, strict=True):
        owner = 0 if seen.automa else int(sight_of(player.number))
        player.hand = packed(sorted(_cards(state, unseen, seen.hand, owner, viewer, rng)))
        player.prep = packed(_cards(state, unseen, seen.prep, owner, viewer, rng))
        player.pack = packed(sorted(_cards(state, unseen, seen.pack, owner, viewer, rng)))
    for at, building in enumerate(view.buildings):
        pile = zip(_cards(state, unseen, building.pile, 0, viewer, rng), building.pile, strict=True)
        state.piles[at] = packed([card + CARDS if seen.face_down else card for card, seen in pile])
    bottom = _cards(state, unseen, view.deck_bottom, 0, viewer, rng)
    top = [CardBack(view.deck_top, "")] if view.deck > len(bottom) else []
    top_cards = _cards(state, unseen, top, 0, 0, rng)
    unseen.shuffle(rng)
    state.buried = len(bottom)
    state.deck = packed([*bottom, *listed(unseen.rest()), *top_cards])


def _cards(
    state: State, unseen: Unseen, seen: Sequence[Card], owner: int, viewer: int, rng: Rng
) -> list[int]:
    """The cards that a viewer sees, dealt where it sees backs; their owner knows them, and the viewer those named."""
    cards = [NUMBER_OF[it.card] if it.card else unseen.behind(SUIT_OF[it.colour], SUIT, rng) for it in seen]
    for card, it in zip(cards, seen, strict=True):
        state.known[card] = (owner | (viewer if it.card else 0)) if it.face_down else 0
    return cards


def _own_part(state: State, view: PocketMarsView) -> None:
    if view.seat is None:
        return
    seat = state.seats[view.seat]
    seat.picked = packed(numbers(view.picked))
    seat.pool = packed(numbers(view.candidates))
    seat.owed = view.owed
