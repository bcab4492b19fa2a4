"""The automa's part of a solo round: System Failure and Android Activation (R10.7 to R10.10). It asks nobody."""

from typing import Final

from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.scoring import score
from cosmodrome.games.pocket_mars.setting_up import PREPARED
from cosmodrome.games.pocket_mars.state import (
    AUTOMA,
    NOTHING,
    Seat,
    State,
    at_building,
    colours,
    demote,
    discard,
    gain_energy,
    launch,
    names,
    on_mars,
    place,
    promote,
    top_of_deck,
    two_star_room,
)
from cosmodrome.games.pocket_mars.steps.step import Step
from cosmodrome.games.pocket_mars.tables import HABITATION, SPACES, SUIT

FAILED: Final = 2
"""R10.7 Cards lost from the deck each round, and by a Water activation."""
ECOSYSTEM_MOVES: Final = 2
ENERGY_GAINED: Final = 2
WATER: Final = 0
ECOSYSTEM: Final = 1
SCIENCE: Final = 2
ENERGY: Final = 3


class Automatics(Step):
    """R10.7 to R10.9 What happens between two turns of the solo player."""

    def enter(self, state: State) -> None:
        failed = lose_cards(state)
        state.tell(events.SystemFailed(names(failed)))
        automa = state.players[AUTOMA]
        activate(state, automa)
        refill(state, automa)


def lose_cards(state: State) -> list[int]:
    """The top two cards of the deck, or what is left, face up to the discards."""
    lost: list[int] = []
    for _ in range(FAILED):
        if state.deck:
            card = top_of_deck(state)
            discard(state, card)
            lost.append(card)
    return lost


def activate(state: State, automa: Seat) -> None:
    """R10.8 With exactly one card in its prep the automa moves, then does what the card's suit says."""
    count = len(automa.prep)
    suit = SUIT[automa.prep[0]] if count == 1 else NOTHING
    state.tell(events.AutomaActivated(count, COLOURS[suit] if suit >= 0 else ""))
    if count != 1:
        return
    if suit != HABITATION or state.rules.construction_moves:
        if automa.ship == 0:
            launch(state, automa, 1, "activation")
        elif suit == HABITATION:
            place(state, automa, best_place(state, automa), False, "activation")
        else:
            place(state, automa, suit, False, "activation")
    if suit == ECOSYSTEM:
        for _ in range(ECOSYSTEM_MOVES):
            promote_or_demote(state, automa)
    elif suit == WATER or (suit == ENERGY and automa.energy == state.rules.energy_max):
        state.tell(events.AutomaDiscarded(names(lose_cards(state))))
    elif suit == ENERGY:
        gain_energy(state, automa, ENERGY_GAINED, "energy")
    elif suit == SCIENCE or automa.ship == 0:
        if automa.earth == 0:
            state.tell(events.AutomaIdle(COLOURS[suit]))
        launch(state, automa, 1, COLOURS[suit])
    else:
        place(state, automa, best_place(state, automa), False, COLOURS[suit])


def lead(state: State) -> int:
    """R10.10 What the automa maximises: its score minus the player's."""
    return score(state, state.players[AUTOMA]) - score(state, state.players[0])


def best_place(state: State, automa: Seat) -> int:
    """R10.10 By lead; among equals one without an own colonist, then where most are, then the first in the row."""
    best = 0
    best_worth = NOTHING
    for building in range(SPACES):
        here = at_building(automa, building)
        automa.one[building] += 1
        automa.ship -= 1
        worth = (lead(state) + 1000) * 20 + (10 if here == 0 else here)
        automa.one[building] -= 1
        automa.ship += 1
        if worth > best_worth:
            best = building
            best_worth = worth
    return best


def promote_or_demote(state: State, automa: Seat) -> None:
    """R10.8 Ecosystem: an own colonist up; if that is impossible, one of the player's down. The first in the row."""
    for building in range(SPACES):
        if automa.one[building] > 0 and two_star_room(state, building) > 0:
            promote(state, automa, building, automa, "ecosystem")
            return
    player = state.players[0]
    for building in range(SPACES):
        if player.two[building] > 0:
            demote(state, player, building, automa, "ecosystem")
            return
    state.tell(events.AutomaIdle(COLOURS[ECOSYSTEM]))


def refill(state: State, automa: Seat) -> None:
    """R10.9 Two cards in the automa's prep again; where the deck has too few, the game ends."""
    drawn: list[int] = []
    while len(automa.prep) < PREPARED and state.deck:
        card = top_of_deck(state)
        automa.prep.append(card)
        drawn.append(card)
    short = PREPARED - len(automa.prep)
    state.short = short > 0
    state.tell(events.AutomaRefilled(colours(drawn), short))


def solo_causes(state: State) -> list[str]:
    """R10.9 Why a solo game is over now."""
    causes: list[str] = []
    if on_mars(state.players[0]) == 7:
        causes.append("colonists")
    if on_mars(state.players[AUTOMA]) == 7:
        causes.append("automa")
    if state.short:
        causes.append("deck")
    return causes
