"""Builds the view of a seat by naming what it may see."""

from typing import Final

from cosmodrome.core.pile import Pile, listed
from cosmodrome.core.view import filled, own_seat
from cosmodrome.games.pocket_mars.atoms.knowledge import sight_of
from cosmodrome.games.pocket_mars.cards import BUILDINGS
from cosmodrome.games.pocket_mars.meta import SPACES
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.reckoning import BONUSES, PARTS, buildings_held, most_together
from cosmodrome.games.pocket_mars.scoring import bonuses, outcome, parts, standing
from cosmodrome.games.pocket_mars.state import (
    Seat,
    State,
    fresh_seat,
    is_automa,
    names,
    number_at,
    on_mars,
    two_star_room,
)
from cosmodrome.games.pocket_mars.tables import CARDS, IDS, SUIT, SUITS
from cosmodrome.games.pocket_mars.views import (
    BuildingView,
    CardBack,
    PileCard,
    PlayerView,
    PocketMarsView,
    ScorePart,
)

NOBODY: Final = 0
"""The sight of a spectator, who knows nothing hidden."""


def back(state: State, card: int, sight: int) -> CardBack:
    """A card that lies face down, as a viewer sees it."""
    return CardBack(COLOURS[SUIT[card]], IDS[card] if state.known[card] & sight else "")


def backs(state: State, cards: Pile, sight: int) -> list[CardBack]:
    return [back(state, card, sight) for card in cards]


def held_backs(state: State, cards: Pile, sight: int) -> list[CardBack]:
    """Cards of a hand or pack by colour, known ones first: their places tell nothing about the others."""
    found: list[CardBack] = []
    for suit in range(SUITS):
        own = [card for card in cards if SUIT[card] == suit]
        found += [back(state, card, sight) for card in own if state.known[card] & sight]
        found += [back(state, card, sight) for card in own if not state.known[card] & sight]
    return found


def pile_card(state: State, entry: int, sight: int) -> PileCard:
    if entry < CARDS:
        return PileCard(IDS[entry], COLOURS[SUIT[entry]], state.tables.value[entry], False)
    seen = back(state, entry - CARDS, sight)
    return PileCard(seen.card, seen.colour, 0, True)


def building_view(state: State, building: int, sight: int) -> BuildingView:
    spaces = building < SPACES
    return BuildingView(
        id=COLOURS[building],
        name=BUILDINGS[building].name,
        number=number_at(state, building),
        pile=[pile_card(state, entry, sight) for entry in state.piles[building]],
        one_star=[int(player.one[building]) if spaces else 0 for player in state.players],
        two_star=[int(player.two[building]) if spaces else 0 for player in state.players],
        room=int(two_star_room(state, building)) if spaces else 0,
    )


def player_view(state: State, player: Seat, sight: int) -> PlayerView:
    each = parts(state, player)
    return PlayerView(
        seat=player.number,
        automa=is_automa(state, player),
        earth=player.earth,
        ship=player.ship,
        mars=on_mars(player),
        energy=player.energy,
        one_star=listed(player.one),
        two_star=listed(player.two),
        hand=held_backs(state, player.hand, sight),
        prep=backs(state, player.prep, sight),
        pack=held_backs(state, player.pack, sight),
        buildings=buildings_held(player.one, player.two),
        together=most_together(player.one, player.two),
        bonuses=[ScorePart(source, vp) for source, vp in zip(BONUSES, bonuses(state, player), strict=True)],
        score=sum(each),
        breakdown=[ScorePart(source, vp) for source, vp in zip(PARTS, each, strict=True)],
    )


def view(state: State, viewer: int | None, beside: PocketMarsView | None) -> PocketMarsView:
    """What a seat may see; None is a spectator. `beside` is as in `FlowGame.seen`."""
    own = own_seat(state.seats, viewer, fresh_seat)
    sight = NOBODY if viewer is None else int(sight_of(viewer))
    over = state.over
    seen = PocketMarsView(
        seat=viewer,
        options=state.rules.options.copy() if beside is None else beside.options,
        deck_name=state.tables.name,
        own_deck=state.tables.own_cards is not None,
        turn=state.turn,
        start=0,
        players=[player_view(state, player, sight) for player in state.players],
        buildings=[building_view(state, building, sight) for building in range(SUITS)],
        playing=IDS[state.card] if state.card >= 0 else "",
        deck=len(state.deck),
        deck_top=COLOURS[SUIT[state.deck[-1]]] if len(state.deck) > 0 else "",
        deck_bottom=backs(state, state.deck[: state.buried], sight),
        discards=names(state.shown) if beside is None else beside.discards,
        energy_max=state.rules.energy_max,
        causes=state.causes[:],
        winners=standing(state).winners if over else [],
        outcome=outcome(state) if over else "",
        hand=names(own.hand),
        prep=names(own.prep),
        pack=names(own.pack),
        picked=names(own.picked),
        candidates=names(own.pool),
        owed=own.owed,
        held=state.held,
        attached=state.here,
    )
    return filled(seen, state, own)
