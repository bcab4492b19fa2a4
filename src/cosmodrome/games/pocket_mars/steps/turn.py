"""A turn: one of the actions A to E, then its optional steps in order (R2, R4)."""

from typing import Final

from cosmodrome.core.choice import Choice, Pick
from cosmodrome.core.picking import note_pick, pick_options
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.choices import (
    DECLINE,
    DISCARD,
    DO,
    ENERGY,
    LAUNCH_ONE,
    PLACE_AT,
    PLAY_HAND,
    PLAY_OTHER,
    PLAY_PREP,
    PREPARE,
    SLOTS,
    USE,
)
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.purposes import (
    ACT,
    DISCARD_FOR_ENERGY,
    DISCARD_OTHER,
    DO_ACTION,
    FINISH_HAND,
    FOUR_CARDS,
    FOUR_DISCARD,
    GAIN_ENERGY,
    LAUNCH,
    PLACE_HERE,
    TAKE,
    USE_ABILITY,
    count_of,
    effect_of,
    entry_of,
    purpose_of,
    seat_of,
)
from cosmodrome.games.pocket_mars.state import (
    NOTHING,
    Seat,
    State,
    attach,
    discard_own,
    discard_played,
    from_hand,
    from_prep,
    gain_energy,
    is_automa,
    launch,
    number_at,
    place,
    prepare,
    refresh,
)
from cosmodrome.games.pocket_mars.steps import effects
from cosmodrome.games.pocket_mars.steps.step import Step, ask_for
from cosmodrome.games.pocket_mars.tables import FROM_ANY, HAND, IDS, PREP, SPACES

SOLO_ENERGY: Final = 2
"""R10.6 What action E gives in the solo game."""


class Open(Step):
    """A step that works off the agenda."""

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return options_of(state, seat, state.agenda[-1])

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        entry = state.agenda[-1]
        purpose = purpose_of(entry)
        if purpose >= FOUR_DISCARD:
            if note_pick(seat, choice):
                state.agenda.pop()
                picked = seat.picked
                seat.picked = []
                if purpose == FOUR_DISCARD:
                    discard_own(state, seat, picked, "four-cards")
                else:
                    prepare(state, seat, picked)
            return
        state.agenda.pop()
        if purpose >= ACT and purpose < TAKE:
            take_in_turn(state, seat, entry, choice)
        else:
            effects.take_answer(state, seat, entry, choice)


class Turn(Open):
    """One seat's turn up to the four-card rule."""

    def enter(self, state: State) -> None:
        state.card = NOTHING
        state.here = NOTHING
        state.tell(events.TurnBegan(state.turn))
        state.agenda = [entry_of(ACT, state.turn)]


class FourCards(Open):
    """R7.1 Every seat in turn, clockwise from the active one."""

    def enter(self, state: State) -> None:
        state.card = NOTHING
        state.here = NOTHING
        seats = state.rules.seats
        state.agenda = [
            entry_of(FOUR_CARDS, (state.turn + behind) % seats) for behind in range(seats - 1, -1, -1)
        ]


FOUR: Final = 4
PREPARED: Final = 2


def is_job(entry: int) -> bool:
    purpose = purpose_of(entry)
    return purpose <= 2 or purpose >= FINISH_HAND


def run_job(state: State, entry: int) -> None:
    """Do what asks nothing; the entry is off the agenda already."""
    purpose = purpose_of(entry)
    seat = state.players[seat_of(entry)]
    if purpose == FINISH_HAND:
        finish_hand(state, seat)
    elif purpose == FOUR_CARDS:
        four_cards(state, seat)
    else:
        effects.run_effect(state, seat, purpose, count_of(entry), effect_of(entry))


def four_cards(state: State, seat: Seat) -> None:
    """R7.2 to R7.5 Discard down to four, else draw up to four; then fill the prep module."""
    total = len(seat.hand) + len(seat.prep)
    if total > FOUR:
        state.agenda.append(entry_of(FOUR_CARDS, seat.number))
        state.agenda.append(entry_of(FOUR_DISCARD, seat.number, total - FOUR))
        ask_for(seat, seat.hand[:], total - FOUR)
    elif total < FOUR and effects.can_draw(state):
        state.agenda.append(entry_of(FOUR_CARDS, seat.number))
        effects.run_draw(state, seat, FOUR - total, NOTHING)
    else:
        owed = min(PREPARED - len(seat.prep), len(seat.hand))
        if owed > 0:
            state.agenda.append(entry_of(FOUR_DISCARD + 1, seat.number, owed))
            ask_for(seat, seat.hand[:], owed)


def finish_hand(state: State, seat: Seat) -> None:
    """R4.1 The hand card is discarded, unless its action has put it elsewhere."""
    if state.held:
        discard_played(state, seat)
        refresh(state)


# The questions of a turn.


def options_of(state: State, seat: Seat, entry: int) -> list[Choice]:
    """The answers to the question on the agenda, by rising code; changes nothing."""
    purpose = purpose_of(entry)
    if purpose == ACT:
        return act_options(state, seat)
    if purpose == PLACE_HERE:
        return place_options(state, seat)
    if purpose == DO_ACTION:
        half = HAND if state.held else PREP
        if effects.failing(state, seat, state.card, half, state.here):
            return []
        return [DECLINE, DO]
    if purpose == USE_ABILITY:
        return [DECLINE, USE] if effects.ability_does_something(state, seat, state.here) else []
    if purpose == DISCARD_FOR_ENERGY:
        cards: list[Choice] = []
        for card in effects.own_cards(seat, FROM_ANY):
            cards.append(DISCARD[card])
        return cards
    if purpose == FOUR_DISCARD:
        return pick_options(seat, DISCARD)
    if purpose == FOUR_DISCARD + 1:
        return pick_options(seat, PREPARE)
    return effects.options_of(state, seat, entry)


def act_options(state: State, seat: Seat) -> list[Choice]:
    """R2.3 Everything the active seat may do with its turn."""
    options: list[Choice] = []
    if seat.earth > 0:
        options.append(LAUNCH_ONE)
    if seat.hand or seat.prep:
        options.append(ENERGY)
    for card in seat.hand:
        options.append(PLAY_HAND[card])
    for card in effects.own_cards(seat, 2):
        options.append(PLAY_PREP[card])
    for owner in state.players:
        if owner is not seat:
            for slot in range(min(SLOTS, len(owner.prep))):
                options.append(PLAY_OTHER[owner.number * SLOTS + slot])
    return options


def beats(state: State, card: int) -> bool:
    """R4.4 Whether the attached card's number is higher than what lay there before."""
    building = state.here
    if building >= SPACES:
        return False
    pile = state.piles[building]
    top = pile.pop()
    number = number_at(state, building)
    pile.append(top)
    return state.tables.value[card] > number


def place_options(state: State, seat: Seat) -> list[Choice]:
    """R4.4 A colonist for the number: with one on the ship, where the card beats."""
    if seat.ship == 0 or not beats(state, state.card):
        return []
    return [DECLINE, PLACE_AT[state.here]]


def take_in_turn(state: State, seat: Seat, entry: int, choice: Choice) -> None:
    assert isinstance(choice, Pick)
    purpose = purpose_of(entry)
    if purpose == ACT:
        act(state, seat, choice)
    elif purpose == PLACE_HERE:
        if choice is DECLINE:
            state.tell(events.Declined(seat.number, "place", COLOURS[state.here]))
        else:
            place(state, seat, state.here, False, "number")
    elif purpose == DO_ACTION:
        if choice is DECLINE:
            state.tell(events.Declined(seat.number, "action", IDS[state.card]))
        else:
            effects.push_action(state, seat, state.card, HAND if state.held else PREP)
    elif purpose == USE_ABILITY:
        if choice is DECLINE:
            state.tell(events.Declined(seat.number, "ability", COLOURS[state.here]))
        else:
            state.tell(events.AbilityUsed(seat.number, COLOURS[state.here]))
            tables = state.tables
            effects.run_effect(state, seat, tables.op[state.here], tables.n[state.here], state.here)
    else:  # DISCARD_FOR_ENERGY
        discard_own(state, seat, [choice.value], "energy")
        gain_energy(state, seat, SOLO_ENERGY if state.rules.solo else 1, "action")


def act(state: State, seat: Seat, choice: Pick) -> None:
    """R2.3 Begin the chosen action."""
    value = choice.value
    if choice is LAUNCH_ONE:
        launch(state, seat, 1, "action")
        if state.rules.solo:  # R10.6
            state.agenda.append(entry_of(DISCARD_OTHER, seat.number))
    elif choice is ENERGY:
        state.agenda.append(entry_of(DISCARD_FOR_ENERGY, seat.number))
    elif choice is PLAY_HAND[value % len(PLAY_HAND)]:
        play_hand(state, seat, value)
    elif choice is PLAY_PREP[value % len(PLAY_PREP)]:
        from_prep(seat, value)
        state.tell(events.PrepCardPlayed(seat.number, IDS[value]))
        attach(state, seat, value)
        push_ability(state, seat)
        state.agenda.append(entry_of(DO_ACTION, seat.number))
        state.agenda.append(entry_of(PLACE_HERE, seat.number))
    else:
        owner = state.players[value // SLOTS]
        card = owner.prep.pop(value % SLOTS)
        state.tell(events.OtherCardPlayed(seat.number, owner.number, IDS[card]))
        attach(state, seat, card)
        push_ability(state, seat)
        if is_automa(state, owner):  # R10.6 the number counts, the action is left out
            state.agenda.append(entry_of(PLACE_HERE, seat.number))
        else:
            state.agenda.append(entry_of(DO_ACTION, owner.number))


def push_ability(state: State, seat: Seat) -> None:
    """R4.7 The building's ability comes last; one without a target is asked as yes or no."""
    op = state.tables.op[state.here]
    if op in (LAUNCH, GAIN_ENERGY):
        state.agenda.append(entry_of(USE_ABILITY, seat.number, 1, state.here))
    else:
        state.agenda.append(entry_of(op, seat.number, state.tables.n[state.here], state.here))


def play_hand(state: State, seat: Seat, card: int) -> None:
    """R4.2 The top action must be done as far as possible; one that costs energy, or by option any, may be left out."""
    from_hand(seat, card)
    state.card = card
    state.held = True
    state.known[card] = 0
    state.tell(events.HandCardPlayed(seat.number, IDS[card]))
    state.agenda.append(entry_of(FINISH_HAND, seat.number))
    reason = effects.failing(state, seat, card, HAND, NOTHING)
    if reason:
        state.tell(events.ActionFailed(seat.number, IDS[card], reason))
    elif state.rules.may_skip_hand_action or state.tables.cost[2 * card + HAND] > 0:
        state.agenda.append(entry_of(DO_ACTION, seat.number))
    else:
        effects.push_action(state, seat, card, HAND)
