"""A turn: one of the actions A to E, then its optional steps in order (R2, R4)."""

from mypy_extensions import i64

from cosmodrome.core import flow
from cosmodrome.core.asking import drop, purpose_of, push, top
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.deck import refill
from cosmodrome.core.picking import note_pick, owe, pick_options
from cosmodrome.core.pile import append, empty
from cosmodrome.games.pocket_mars import choices, events, purposes
from cosmodrome.games.pocket_mars.atoms.colonists import gain_energy, launch, place
from cosmodrome.games.pocket_mars.atoms.hands import discard_own, prepare
from cosmodrome.games.pocket_mars.atoms.played import (
    attach,
    begin_turn,
    discard_played,
    lay_down_cards,
    play_hand_card,
    play_other_card,
    play_prep_card,
)
from cosmodrome.games.pocket_mars.choices import DECLINE, SLOTS
from cosmodrome.games.pocket_mars.meta import ACTION_ENERGY, KEPT, PREPARED, SOLO_ENERGY
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.purposes import count_of, doer_of, effect_of, entry_of, once
from cosmodrome.games.pocket_mars.reckoning import beats, strength
from cosmodrome.games.pocket_mars.state import Seat, State, is_automa, number_under
from cosmodrome.games.pocket_mars.steps import effects
from cosmodrome.games.pocket_mars.steps.ending import end_round, end_solo
from cosmodrome.games.pocket_mars.steps.left_out import tell_failed, tell_nothing
from cosmodrome.games.pocket_mars.tables import FROM_ANY, FROM_PREP, HAND, IDS, PREP


class Step(flow.Step[State, Seat]):
    """A step that works off the table's todo."""

    def __init__(self, phase: str) -> None:
        super().__init__(phase, flow.TURN)

    def ask_anew(self, state: State, seat: Seat) -> None:
        entry = top(state)
        if purposes.IS_PICKS[purpose_of(entry)]:
            owe(seat, seat.hand, count_of(entry))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return options_of(state, seat, top(state))

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        entry = top(state)
        purpose = purpose_of(entry)
        if purposes.IS_PICKS[purpose]:
            if note_pick(seat, choice):
                drop(state)
                picked = seat.picked
                seat.picked = empty()
                if purpose == purposes.FOUR_DISCARD:
                    discard_own(state, seat, picked, "four-cards")
                else:
                    prepare(state, seat, picked)
            return
        drop(state)
        if purposes.IS_OF_A_TURN[purpose]:
            take_in_turn(state, seat, entry, choice)
        else:
            effects.take_answer(state, seat, entry, choice)
        if state.rules.ends_at_once:
            end_solo(state)

    def lapsed(self, state: State, seat: Seat, entry: i64) -> None:
        tell_why(state, seat, entry)

    def work(self, state: State, entry: i64) -> None:
        run_job(state, entry)
        if state.rules.ends_at_once:
            end_solo(state)


class Turn(Step):
    """One seat's turn up to the four-card rule."""

    def enter(self, state: State) -> None:
        begin_turn(state)
        push(state, once(purposes.ACT, state.turn))


class FourCards(Step):
    """R7.1 Every seat in turn, clockwise from the active one."""

    def enter(self, state: State) -> None:
        lay_down_cards(state)
        seats = state.rules.seats
        for behind in range(seats - 1, -1, -1):
            push(state, once(purposes.FOUR_CARDS, (state.turn + behind) % seats))

    def finish(self, state: State) -> None:
        if not state.rules.solo and state.turn == state.rules.seats - 1:
            end_round(state)


def run_job(state: State, entry: i64) -> None:
    """Do what asks nothing; the entry is off the todo already."""
    purpose = purpose_of(entry)
    seat = state.seats[doer_of(entry)]
    if purpose == purposes.FINISH_HAND:
        finish_hand(state, seat)
    elif purpose == purposes.FOUR_CARDS:
        four_cards(state, seat)
    else:
        effects.run_effect(state, seat, purpose, count_of(entry), effect_of(entry))


def four_cards(state: State, seat: Seat) -> None:
    """R7.2 to R7.5 Discard down to four, else draw up to four; then fill the prep module."""
    total = len(seat.hand) + len(seat.prep)
    if total > KEPT:
        push(state, once(purposes.FOUR_CARDS, seat.number))
        push(state, entry_of(purposes.FOUR_DISCARD, seat.number, total - KEPT))
        owe(seat, seat.hand, total - KEPT)
    elif total < KEPT and effects.can_draw(state):
        push(state, once(purposes.FOUR_CARDS, seat.number))
        effects.run_draw(state, seat, KEPT - total, NOTHING)
    else:
        owed = min(PREPARED - len(seat.prep), len(seat.hand))
        if owed > 0:
            push(state, entry_of(purposes.FOUR_PREP, seat.number, owed))
            owe(seat, seat.hand, owed)


def finish_hand(state: State, seat: Seat) -> None:
    """R4.1 The hand card is discarded, unless its action has put it elsewhere."""
    if state.held:
        discard_played(state, seat)
        refill(state)


def tell_why(state: State, seat: Seat, entry: i64) -> None:
    """R4.15 What had no answer and so was not asked. That a number is too low is told when the card is attached."""
    purpose = purpose_of(entry)
    effect = effect_of(entry)
    if purpose == purposes.PLACE_HERE:
        _, _, reason = strength(state.tables.value[state.card], number_under(state), seat.ship)
        if reason == "beats-none-aboard":
            tell_nothing(state, seat, "place", COLOURS[state.here], "aboard")
    elif purpose == purposes.DO_ACTION:
        half = HAND if state.held else PREP
        reason = effects.failing(state, seat, state.card, half, state.here)
        tell_failed(state, seat, state.card, half, reason)
    elif purpose == purposes.USE_ABILITY or effect >= 0:
        effects.tell_useless(state, seat, effect)


# The questions of a turn.


def options_of(state: State, seat: Seat, entry: i64) -> list[Choice]:
    """The answers to the question on top of the todo, by rising code; changes nothing."""
    purpose = purpose_of(entry)
    if purpose == purposes.ACT:
        return act_options(state, seat)
    if purpose == purposes.PLACE_HERE:
        return place_options(state, seat)
    if purpose == purposes.DO_ACTION:
        half = HAND if state.held else PREP
        if effects.failing(state, seat, state.card, half, state.here):
            return []
        return [DECLINE, choices.DO]
    if purpose == purposes.USE_ABILITY:
        return [DECLINE, choices.USE] if effects.ability_does_something(state, seat, state.here) else []
    if purpose == purposes.DISCARD_FOR_ENERGY:
        cards: list[Choice] = []
        for card in effects.own_cards(seat, FROM_ANY):
            cards.append(choices.DISCARD[card])
        return cards
    if purpose == purposes.FOUR_DISCARD:
        return pick_options(seat, choices.DISCARD)
    if purpose == purposes.FOUR_PREP:
        return pick_options(seat, choices.PREPARE)
    return effects.options_of(state, seat, entry)


def act_options(state: State, seat: Seat) -> list[Choice]:
    """R2.3 Everything the active seat may do with its turn."""
    options: list[Choice] = []
    if seat.earth > 0:
        options.append(choices.LAUNCH_ONE)
    if len(seat.hand) + len(seat.prep) > 0:
        options.append(choices.ENERGY)
    for card in seat.hand:
        options.append(choices.PLAY_HAND[card])
    for card in effects.own_cards(seat, FROM_PREP):
        options.append(choices.PLAY_PREP[card])
    for owner in state.players:
        if owner is not seat:
            for slot in range(min(SLOTS, len(owner.prep))):
                options.append(choices.PLAY_OTHER[owner.number * SLOTS + slot])
    return options


def place_options(state: State, seat: Seat) -> list[Choice]:
    """R4.4 A colonist for the number: with one on the ship, where the card beats what it lies on."""
    if seat.ship == 0 or not beats(state.tables.value[state.card], number_under(state)):
        return []
    return [DECLINE, choices.PLACE_AT[state.here]]


def take_in_turn(state: State, seat: Seat, entry: i64, choice: Choice) -> None:
    assert isinstance(choice, Pick)
    purpose = purpose_of(entry)
    if purpose == purposes.ACT:
        act(state, seat, choice)
    elif purpose == purposes.PLACE_HERE:
        if choice is DECLINE:
            decline(state, seat, "place", COLOURS[state.here])
        else:
            place(state, seat, state.here, False, "number")
    elif purpose == purposes.DO_ACTION:
        if choice is DECLINE:
            decline(state, seat, "action", IDS[state.card])
        else:
            effects.push_action(state, seat, state.card, HAND if state.held else PREP)
    elif purpose == purposes.USE_ABILITY:
        if choice is DECLINE:
            decline(state, seat, "ability", COLOURS[state.here])
        else:
            if state.log is not None:
                state.tell(events.AbilityUsed(seat.number, COLOURS[state.here]))
            tables = state.tables
            effects.run_effect(state, seat, tables.op[state.here], tables.n[state.here], state.here)
    else:  # discard for energy
        discard_own(state, seat, append(empty(), choice.value), "energy")
        gain_energy(state, seat, SOLO_ENERGY if state.rules.solo else ACTION_ENERGY, "action")


def decline(state: State, seat: Seat, what: str, about: str) -> None:
    """R4.8 A step is left out."""
    if state.log is not None:
        state.tell(events.Declined(seat.number, what, about))


def act(state: State, seat: Seat, choice: Pick) -> None:
    """R2.3 Begin the chosen action."""
    value = choice.value
    if choice is choices.LAUNCH_ONE:
        launch(state, seat, 1, "action")
        if state.rules.solo:  # R10.6
            push(state, once(purposes.DISCARD_OTHER, seat.number))
    elif choice is choices.ENERGY:
        push(state, once(purposes.DISCARD_FOR_ENERGY, seat.number))
    elif choice is choices.PLAY_HAND[value % len(choices.PLAY_HAND)]:
        play_hand(state, seat, value)
    elif choice is choices.PLAY_PREP[value % len(choices.PLAY_PREP)]:
        play_prep_card(state, seat, value)
        attach(state, seat)
        push_ability(state, seat)
        push(state, once(purposes.DO_ACTION, seat.number))
        push(state, once(purposes.PLACE_HERE, seat.number))
    else:
        owner = state.players[value // SLOTS]
        play_other_card(state, seat, owner, value % SLOTS)
        attach(state, seat)
        push_ability(state, seat)
        if is_automa(state, owner):  # R10.6 the number counts, the action is left out
            tell_failed(state, seat, state.card, PREP, "left-out")
            push(state, once(purposes.PLACE_HERE, seat.number))
        else:
            push(state, once(purposes.DO_ACTION, owner.number))


def push_ability(state: State, seat: Seat) -> None:
    """R4.7 The building's ability comes last; one without a target is asked as yes or no."""
    op = state.tables.op[state.here]
    if op in (purposes.LAUNCH, purposes.GAIN_ENERGY):
        push(state, entry_of(purposes.USE_ABILITY, seat.number, 1, state.here))
    else:
        push(state, entry_of(op, seat.number, state.tables.n[state.here], state.here))


def play_hand(state: State, seat: Seat, card: int) -> None:
    """R4.2 The top action must be done as far as possible; one that costs energy, or by option any, may be left out."""
    play_hand_card(state, seat, card)
    push(state, once(purposes.FINISH_HAND, seat.number))
    reason = effects.failing(state, seat, card, HAND, NOTHING)
    if reason:
        tell_failed(state, seat, card, HAND, reason)
    elif state.rules.may_skip_hand_action or state.tables.cost[2 * card + HAND] > 0:
        push(state, once(purposes.DO_ACTION, seat.number))
    else:
        effects.push_action(state, seat, card, HAND)
