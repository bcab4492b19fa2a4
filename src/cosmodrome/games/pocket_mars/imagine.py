"""A full state that the seat of a view could be in: what it knows from the view, the rest dealt by a generator.

Colours of hidden cards are known, so each is dealt among the unseen cards of its colour.
"""

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.imagine import Unseen, ask_again
from cosmodrome.core.pile import append, listed, packed
from cosmodrome.core.rng import Rng
from cosmodrome.games.pocket_mars.atoms.knowledge import sight_of
from cosmodrome.games.pocket_mars.flow import OVER, STEPS
from cosmodrome.games.pocket_mars.setting_up import bare_table, rules_of
from cosmodrome.games.pocket_mars.state import State
from cosmodrome.games.pocket_mars.tables import CARDS, NUMBER_OF, SUIT, SUIT_OF, Tables
from cosmodrome.games.pocket_mars.views import CardBack, PileCard, PocketMarsView


def numbers(names: list[str]) -> list[int]:
    return [NUMBER_OF[name] for name in names]


def imagine(tables: Tables, view: PocketMarsView, rng: Rng) -> State:
    """A state whose view from the same seat equals `view`; hidden cards and sealed answers come from `rng`."""
    seats = len([player for player in view.players if not player.automa])
    state = bare_table(tables, rules_of(view.options, seats))
    _public_part(state, view)
    _deal(state, view, rng)
    _own_part(state, view)
    state.rng = rng.child()
    ask_again(state, view.seat, view.awaited, view.todo, rng)
    return state


def _public_part(state: State, view: PocketMarsView) -> None:
    for player, seen in zip(state.players, view.players, strict=True):
        player.earth = seen.earth
        player.ship = seen.ship
        player.energy = seen.energy
        player.one = packed(seen.one_star)
        player.two = packed(seen.two_star)
    state.shown = packed(numbers(view.discards))
    state.round = view.round
    state.turn = view.turn
    state.over = view.step == OVER
    state.ask_anyway = view.ask_anyway
    state.now = STEPS[-1 if state.over else view.step]
    state.card = NUMBER_OF[view.playing] if view.playing else NOTHING
    state.held = view.held
    state.here = view.attached
    state.causes = view.causes[:]


def _deal(state: State, view: PocketMarsView, rng: Rng) -> None:
    """Lay down what the viewer can place, and deal what it cannot."""
    unseen = Unseen([1] * CARDS)
    unseen.seen(packed(numbers(view.placed())))
    unseen.shuffle(rng)
    viewer = 0 if view.seat is None else int(sight_of(view.seat))
    for player, seen in zip(state.players, view.players, strict=True):
        owner = 0 if seen.automa else int(sight_of(player.number))
        hand, prep, pack = [
            [_behind(state, unseen, back, owner, viewer) for back in backs]
            for backs in (seen.hand, seen.prep, seen.pack)
        ]
        player.hand, player.prep, player.pack = packed(sorted(hand)), packed(prep), packed(sorted(pack))
    for at, building in enumerate(view.buildings):
        for back in building.pile:
            card = _behind(state, unseen, back, 0, viewer if back.face_down else 0)
            state.piles[at] = append(state.piles[at], card + CARDS if back.face_down else card)
    bottom = [_behind(state, unseen, back, 0, viewer) for back in view.deck_bottom]
    top = [CardBack(view.deck_top, "")] if view.deck > len(bottom) else []
    top_cards = [_behind(state, unseen, back, 0, 0) for back in top]
    rest = unseen.rest()
    rng.mix(rest)
    state.buried = len(bottom)
    state.deck = packed([*bottom, *listed(rest), *top_cards])


def _behind(state: State, unseen: Unseen, back: CardBack | PileCard, owner: int, viewer: int) -> int:
    """The card behind a back: its owner knows it, and the viewer where the view names it."""
    card = NUMBER_OF[back.card] if back.card else int(unseen.behind(SUIT_OF[back.colour], SUIT))
    state.known[card] = owner | (viewer if back.card else 0)
    return card


def _own_part(state: State, view: PocketMarsView) -> None:
    if view.seat is None:
        return
    seat = state.seats[view.seat]
    seat.picked = packed(numbers(view.picked))
    seat.pool = packed(numbers(view.candidates))
    seat.owed = view.owed
