"""A full state that the seat of a view could be in: what it knows from the view, the rest dealt by a generator.

Colours of hidden cards are known, so each is dealt among the unseen cards of its colour.
"""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.imagine import Unseen, ask_again
from cosmodrome.core.pile import append, listed, packed, placed
from cosmodrome.core.rng import Rng
from cosmodrome.games.pocket_mars.flow import OVER, STEPS
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.setting_up import bare_table, rules_of
from cosmodrome.games.pocket_mars.state import State, sight_of
from cosmodrome.games.pocket_mars.tables import CARDS, NUMBER_OF, SUIT, SUITS, Tables
from cosmodrome.games.pocket_mars.views import CardBack, PocketMarsView

_SUIT_OF: Final[dict[str, int]] = {colour: number for number, colour in enumerate(COLOURS)}


def numbers(names: list[str]) -> list[int]:
    return [NUMBER_OF[name] for name in names]


def unseen_cards(view: PocketMarsView, rng: Rng) -> list[Unseen]:
    """The cards a viewer cannot place, by colour."""
    known = numbers(_placed(view))
    found: list[Unseen] = []
    for suit in range(SUITS):
        unseen = Unseen([int(SUIT[card] == suit) for card in range(CARDS)])
        unseen.seen(packed([card for card in known if SUIT[card] == suit]))
        unseen.shuffle(rng)
        found.append(unseen)
    return found


def behind(unseen: list[Unseen], back: CardBack) -> int:
    """The card behind a back: the known one, or one of its colour."""
    return NUMBER_OF[back.card] if back.card else int(unseen[_SUIT_OF[back.colour]].one())


def _placed(view: PocketMarsView) -> list[str]:
    """Every card whose place the viewer knows."""
    names = view.discards[:]
    if view.held:
        names.append(view.playing)
    for building in view.buildings:
        names += [card.card for card in building.pile if card.card]
    for player in view.players:
        for backs in (player.hand, player.prep, player.pack):
            names += [card.card for card in backs if card.card]
    names += [card.card for card in view.deck_bottom if card.card]
    return names


def imagine(view: PocketMarsView, tables: Tables, rng: Rng) -> State:
    """A state whose view from the same seat equals `view`; hidden cards and sealed answers come from `rng`."""
    seats = len([player for player in view.players if not player.automa])
    state = bare_table(tables, rules_of(view.options, seats))
    _public_part(state, view)
    _deal(state, view, unseen_cards(view, rng), rng)
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
    state.discards = packed(numbers(view.discards))
    state.round = view.round
    state.turn = view.turn
    state.over = view.step == OVER
    state.ask_anyway = view.ask_anyway
    state.now = STEPS[-1 if state.over else view.step]
    state.card = NUMBER_OF[view.playing] if view.playing else NOTHING
    state.held = view.held
    state.here = view.attached
    state.causes = view.causes[:]


def _deal(state: State, view: PocketMarsView, unseen: list[Unseen], rng: Rng) -> None:
    for player, seen in zip(state.players, view.players, strict=True):
        for one in seen.hand:
            player.hand = placed(player.hand, behind(unseen, one))
        for one in seen.prep:
            player.prep = append(player.prep, behind(unseen, one))
        for one in seen.pack:
            player.pack = placed(player.pack, behind(unseen, one))
        if not seen.automa:
            for cards in (player.hand, player.prep, player.pack):
                for card in cards:
                    state.known[card] = sight_of(player)
    for building, row in enumerate(view.buildings):
        for each in row.pile:
            card = behind(unseen, CardBack(each.colour, each.card))
            pile = append(state.piles[building], card + CARDS if each.face_down else card)
            state.piles[building] = pile
    bottom = [behind(unseen, one) for one in view.deck_bottom]
    state.buried = len(bottom)
    top: list[int] = []
    if view.deck > len(bottom):
        top.append(behind(unseen, CardBack(view.deck_top, "")))
    rest = [card for each in unseen for card in listed(each.rest())]
    rng.shuffle(rest)
    state.deck = packed(bottom + rest + top)
    if view.seat is not None:
        for name in _placed(view):
            card = NUMBER_OF[name]
            state.known[card] |= sight_of(state.seats[view.seat])
    _forget_open(state)


def _forget_open(state: State) -> None:
    """Cards that lie open are nobody's secret; `known` is of hidden ones."""
    for card in state.discards:
        state.known[card] = 0
    for pile in state.piles:
        for entry in pile:
            if entry < CARDS:
                state.known[entry] = 0
    if state.held:
        state.known[state.card] = 0


def _own_part(state: State, view: PocketMarsView) -> None:
    if view.seat is None:
        return
    seat = state.seats[view.seat]
    seat.picked = packed(numbers(view.picked))
    seat.pool = packed(numbers(view.candidates))
    seat.owed = view.owed
