"""Effects of cards and buildings: what each may be done with now, and doing it (R5, R6)."""

from mypy_extensions import i64

from cosmodrome.core.asking import purpose_of, push
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.pile import Pile, append, empty, place_of, placed
from cosmodrome.games.pocket_mars import choices, events, purposes
from cosmodrome.games.pocket_mars.atoms.colonists import (
    demote,
    gain_energy,
    launch,
    pay_for_action,
    place,
    promote,
    swap_stars,
)
from cosmodrome.games.pocket_mars.atoms.deck import draw
from cosmodrome.games.pocket_mars.atoms.hands import (
    bury,
    discard_other,
    discard_own,
    peek,
    return_prep,
    take_from_automa,
)
from cosmodrome.games.pocket_mars.atoms.piles import (
    cover_from_deck,
    cover_from_hand,
    cover_with_played,
    swap_cards,
)
from cosmodrome.games.pocket_mars.choices import DECLINE, OWNERS, SLOTS
from cosmodrome.games.pocket_mars.meta import SPACES
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.purposes import count_of, effect_of, entry_of
from cosmodrome.games.pocket_mars.reckoning import wanting
from cosmodrome.games.pocket_mars.state import (
    AUTOMA,
    Seat,
    State,
    at_building,
    two_star_room,
)
from cosmodrome.games.pocket_mars.steps.left_out import lacking, tell_nothing
from cosmodrome.games.pocket_mars.tables import (
    DOWN,
    FROM_DECK,
    FROM_EARTH,
    FROM_HAND,
    FROM_PREP,
    FROM_THIS,
    HAND_HAS,
    HERE,
    IDS,
    OTHER,
    OWN,
    SUIT,
    SUITS,
    UP,
)


def why_of(state: State, effect: int) -> str:
    """Whose effect it is: the building's id for an ability, the card's being played, or "four-cards"."""
    if effect < 0:
        return "four-cards"
    return COLOURS[effect] if effect < SUITS else IDS[state.card]


def is_ability(effect: int) -> bool:
    return 0 <= effect < SUITS


# Whole actions.


def failing(state: State, seat: Seat, card: int, half: int, here: int) -> str:
    """Why a player cannot do an action: needs-condition, needs-energy, does-nothing; or "".

    R4.6 The condition is that player's; `here` is the building of the card.
    """
    tables = state.tables
    at = 2 * card + half
    cost = tables.cost[at]
    condition = tables.condition[at]
    holds = condition == HAND_HAS and holds_colour(seat, tables.colour[at], card)
    reason = wanting(condition, cost, seat.energy, at_building(seat, here), holds)
    if reason:
        return reason
    first = tables.first[at]
    for effect in range(first, first + tables.count[at]):
        if does_something(state, seat, effect, here, cost):
            return ""
    return "does-nothing"


def holds_colour(seat: Seat, colour: int, but: int) -> bool:
    """Whether a card of this colour, other than the one that is played, is in the hand."""
    for card in seat.hand:
        if SUIT[card] == colour and card != but:
            return True
    return False


def push_action(state: State, seat: Seat, card: int, half: int) -> None:
    """Pay for an action and put its effects on the todo, the first one next."""
    pay_for_action(state, seat, card, half)
    tables = state.tables
    at = 2 * card + half
    first = tables.first[at]
    for effect in range(first + tables.count[at] - 1, first - 1, -1):
        push(state, entry_of(tables.op[effect], seat.number, tables.n[effect], effect))


def does_something(state: State, seat: Seat, effect: int, here: int, cost: int) -> bool:
    """Whether an effect would change anything now; energy is looked at once `cost` has been paid."""
    op = state.tables.op[effect]
    if op == purposes.LAUNCH:
        return seat.earth > 0
    if op == purposes.GAIN_ENERGY:
        return seat.energy - cost < state.rules.energy_max
    if op == purposes.DRAW:
        return can_draw(state)
    return len(effect_options(state, seat, effect, here)) > 0


def can_draw(state: State) -> bool:
    """Whether there is a card to draw, or one to make a new deck of."""
    if len(state.deck) > 0:
        return True
    if state.rules.solo:
        return len(state.players[AUTOMA].prep) > 0
    if len(state.shown) > 0:
        return True
    for pile in state.piles:
        if len(pile) > 1:
            return True
    return False


def tell_useless(state: State, seat: Seat, effect: int) -> None:
    """R4.15 An ability, or an effect of the card that is played, does nothing, or nothing more."""
    what = "ability" if is_ability(effect) else "effect"
    tell_nothing(state, seat, what, why_of(state, effect), lacking(state.tables, effect))


# Jobs: effects that ask nothing.


def run_effect(state: State, seat: Seat, op: int, count: int, effect: int) -> None:
    why = why_of(state, effect)
    if op == purposes.LAUNCH:
        if seat.earth == 0:
            tell_useless(state, seat, effect)
        launch(state, seat, count, why)
    elif op == purposes.GAIN_ENERGY:
        gain_energy(state, seat, count, why)
    else:
        run_draw(state, seat, count, effect)


def run_draw(state: State, seat: Seat, count: int, effect: int) -> None:
    """R7.3 From the deck; R10.4 in the solo game a card of the automa's prep instead, while there is one."""
    if state.rules.solo and len(state.players[AUTOMA].prep) > 0:
        if count > 1:
            push(state, entry_of(purposes.DRAW, seat.number, count - 1, effect))
        push(state, entry_of(purposes.TAKE, seat.number, 1, effect))
        return
    if effect >= 0 and not can_draw(state):
        tell_useless(state, seat, effect)
    draw(state, seat, count, why_of(state, effect))


# Questions.


def effect_options(state: State, seat: Seat, effect: int, here: int) -> list[Choice]:
    """What an effect could be done with now, by rising code; without declining."""
    tables = state.tables
    op = tables.op[effect]
    where = tables.where[effect]
    options: list[Choice] = []
    if op == purposes.PLACE:
        if tables.source[effect] == FROM_EARTH:
            movable = seat.earth
        else:
            movable = seat.ship
        if movable > 0:
            for building in range(SPACES):
                if where != HERE or building == here:
                    options.append(choices.PLACE_AT[building])
    elif op == purposes.SHIFT_STAR:
        _shifts(state, seat, effect, here, options)
    elif op in (purposes.SWAP_STARS, purposes.SWAP_CARDS, purposes.SWAP_PLACES):
        if op != purposes.SWAP_CARDS:
            _swaps(state, where, here, options)
        if op != purposes.SWAP_STARS:
            for building in range(SUITS):
                if len(state.piles[building]) > 1 and (where != HERE or building == here):
                    options.append(choices.SWAP_AT[building])
    elif op == purposes.PEEK_PREP:
        for owner in state.players:
            if owner is not seat and len(owner.prep) > 0:
                options.append(choices.PEEK[owner.number])
    elif op == purposes.BURY_CARD:
        for card in own_cards(seat, tables.source[effect]):
            options.append(choices.BURY[card])
    elif op == purposes.RETURN_PREP:
        for card in own_cards(seat, FROM_PREP):
            options.append(choices.RETURN[card])
    elif op == purposes.COVER:
        if not can_cover(state, seat, tables.source[effect]):
            return options
        for building in range(SUITS):
            if where != HERE or building == here:
                options.append(choices.COVER_AT[building])
    elif op == purposes.DISCARD_CARD:
        for card in own_cards(seat, tables.source[effect]):
            options.append(choices.DISCARD[card])
    elif op == purposes.DISCARD_OTHER:
        options.extend(other_prep(state, seat))
    return options


def can_cover(state: State, seat: Seat, source: int) -> bool:
    """R6.10 Whether there is a card to cover a pile with."""
    if source == FROM_HAND:
        return len(seat.hand) > 0
    if source == FROM_DECK:
        return len(state.deck) > 0
    # The card itself, as long as it does not lie face down already.
    return state.card < 0 or state.held or place_of(state.piles[SUIT[state.card]], state.card) >= 0


def _swaps(state: State, where: int, here: int, options: list[Choice]) -> None:
    for up in state.players:
        for down in state.players:
            if up is not down:
                for building in range(SPACES):
                    if up.one[building] > 0 and down.two[building] > 0:
                        if where != HERE or building == here:
                            at = (up.number * OWNERS + down.number) * SPACES + building
                            options.append(choices.SWAP[at])


def _shifts(state: State, seat: Seat, effect: int, here: int, options: list[Choice]) -> None:
    tables = state.tables
    where = tables.where[effect]
    whose = tables.owner[effect]
    way = tables.way[effect]
    if way != DOWN:
        for owner in state.players:
            if _concerns(whose, owner is seat):
                for building in range(SPACES):
                    if owner.one[building] > 0 and (where != HERE or building == here):
                        if two_star_room(state, building) > 0:
                            options.append(choices.PROMOTE[owner.number * SPACES + building])
    if way != UP:
        for owner in state.players:
            if _concerns(whose, owner is seat):
                for building in range(SPACES):
                    if owner.two[building] > 0 and (where != HERE or building == here):
                        options.append(choices.DEMOTE[owner.number * SPACES + building])


def _concerns(whose: int, own: bool) -> bool:
    return not (whose == OWN and not own) and not (whose == OTHER and own)


def own_cards(seat: Seat, source: int) -> Pile:
    """Own cards in hand, prep or both, rising."""
    cards = empty() if source == FROM_PREP else seat.hand[:]
    if source != FROM_HAND:
        for card in seat.prep:
            cards = placed(cards, card)
    return cards


def other_prep(state: State, seat: Seat) -> list[Choice]:
    """The prep cards of all other players, to be discarded."""
    options: list[Choice] = []
    for owner in state.players:
        if owner is not seat:
            for slot in range(min(SLOTS, len(owner.prep))):
                options.append(choices.DISCARD_AT[owner.number * SLOTS + slot])
    return options


def options_of(state: State, seat: Seat, entry: i64) -> list[Choice]:
    """The answers to an effect's question; that of a building's ability may be declined (R5.6)."""
    purpose = purpose_of(entry)
    effect = effect_of(entry)
    if purpose == purposes.TAKE:
        taken: list[Choice] = []
        for slot in range(min(SLOTS, len(state.players[AUTOMA].prep))):
            taken.append(choices.TAKE_AT[slot])
        return taken
    if purpose == purposes.COVER_WITH:
        cards: list[Choice] = []
        for card in seat.hand:
            cards.append(choices.COVER_BY[card])
        return cards
    if effect < 0:
        return other_prep(state, seat)  # R10.6 the automa's card that goes with a launch
    options = effect_options(state, seat, effect, state.here)
    if options and is_ability(effect):
        options.insert(0, DECLINE)
    return options


def take_answer(state: State, seat: Seat, entry: i64, choice: Choice) -> None:
    """Carry out the answer to an effect's question; the entry is off the todo already."""
    purpose = purpose_of(entry)
    effect = effect_of(entry)
    assert isinstance(choice, Pick)
    if choice is DECLINE:
        if state.log is not None:
            state.tell(events.Declined(seat.number, "ability", COLOURS[effect]))
        return
    if is_ability(effect) and purpose != purposes.TAKE and state.log is not None:
        state.tell(events.AbilityUsed(seat.number, COLOURS[effect]))
    why = why_of(state, effect)
    count = count_of(entry)
    value = choice.value
    if count > 1 and purpose != purposes.TAKE and purpose != purposes.COVER_WITH:
        push(state, entry_of(purpose, seat.number, count - 1, effect))
    if purpose == purposes.PLACE:
        place(state, seat, value, state.tables.source[effect] == FROM_EARTH, why)
    elif purpose == purposes.SHIFT_STAR:
        owner = state.players[value // SPACES]
        if choice is choices.PROMOTE[value]:
            promote(state, owner, value % SPACES, seat, why)
        else:
            demote(state, owner, value % SPACES, seat, why)
    elif purpose in (purposes.SWAP_STARS, purposes.SWAP_CARDS, purposes.SWAP_PLACES):
        if choice is choices.SWAP_AT[value % SUITS]:
            swap_cards(state, seat, value, why)
        else:
            pair = value // SPACES
            up, down = state.players[pair // OWNERS], state.players[pair % OWNERS]
            swap_stars(state, seat, up, down, value % SPACES, why)
    elif purpose == purposes.PEEK_PREP:
        peek(state, seat, state.players[value], why)
    elif purpose == purposes.BURY_CARD:
        bury(state, seat, value, why)
    elif purpose == purposes.RETURN_PREP:
        return_prep(state, seat, value, why)
    elif purpose == purposes.COVER:
        take_cover(state, seat, value, effect, why)
    elif purpose == purposes.COVER_WITH:
        # The building was chosen before and is kept in the count.
        cover_from_hand(state, seat, count_of(entry) - 1, value, why)
    elif purpose == purposes.DISCARD_CARD:
        discard_own(state, seat, append(empty(), value), why)
    elif purpose == purposes.DISCARD_OTHER:
        why = "launch" if effect == NOTHING else why
        discard_other(state, seat, state.players[value // SLOTS], value % SLOTS, why)
    elif purpose == purposes.TAKE:
        take_from_automa(state, seat, value, why)


def take_cover(state: State, seat: Seat, building: int, effect: int, why: str) -> None:
    """R6.10 A back on a pile: this card itself, one from the hand (asked next), or the top of the deck."""
    source = state.tables.source[effect]
    if source == FROM_THIS:
        cover_with_played(state, seat, building, why)
    elif source == FROM_HAND:
        push(state, entry_of(purposes.COVER_WITH, seat.number, building + 1, effect))
    else:
        cover_from_deck(state, seat, building, why)


def ability_does_something(state: State, seat: Seat, building: int) -> bool:
    return does_something(state, seat, building, state.here, 0)
