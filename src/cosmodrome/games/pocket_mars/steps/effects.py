"""Effects of cards and buildings: what each may be done with now, and doing it (R5, R6)."""

from cosmodrome.core.choice import Choice, Pick
from cosmodrome.core.pile import insert
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.choices import (
    BURY,
    COVER_AT,
    COVER_BY,
    DECLINE,
    DEMOTE,
    DISCARD,
    DISCARD_AT,
    OWNERS,
    PEEK,
    PLACE_AT,
    PROMOTE,
    RETURN,
    SLOTS,
    SWAP,
    SWAP_AT,
    TAKE_AT,
)
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.purposes import (
    BURY_CARD,
    COVER,
    COVER_WITH,
    DISCARD_CARD,
    DISCARD_OTHER,
    DRAW,
    GAIN_ENERGY,
    LAUNCH,
    PEEK_PREP,
    PLACE,
    RETURN_PREP,
    SHIFT_STAR,
    SWAP_CARDS,
    SWAP_PLACES,
    SWAP_STARS,
    TAKE,
    count_of,
    effect_of,
    entry_of,
    purpose_of,
    seat_of,
)
from cosmodrome.games.pocket_mars.state import (
    AUTOMA,
    Seat,
    State,
    at_building,
    blur,
    bury,
    cover,
    demote,
    discard_other,
    discard_own,
    draw,
    from_hand,
    gain_energy,
    launch,
    peek,
    place,
    promote,
    refresh,
    return_prep,
    swap_cards,
    swap_stars,
    top_of_deck,
    turn_over,
    two_star_room,
)
from cosmodrome.games.pocket_mars.tables import (
    COLONIST_HERE,
    DOWN,
    FROM_DECK,
    FROM_EARTH,
    FROM_HAND,
    FROM_PREP,
    FROM_THIS,
    HAND,
    HAND_HAS,
    HERE,
    IDS,
    NO_COLONIST_HERE,
    OTHER,
    OWN,
    SPACES,
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


def condition_holds(state: State, seat: Seat, card: int, half: int, here: int) -> bool:
    """R4.6 The action's condition, for the player who would do it; `here` is the building of the card."""
    at = 2 * card + half
    condition = state.tables.condition[at]
    if condition == NO_COLONIST_HERE:
        return at_building(seat, here) == 0
    if condition == COLONIST_HERE:
        return at_building(seat, here) > 0
    if condition == HAND_HAS:
        colour = state.tables.colour[at]
        for other in seat.hand:
            if SUIT[other] == colour and other != card:
                return True
        return False
    return True


def failing(state: State, seat: Seat, card: int, half: int, here: int) -> str:
    """Why an action cannot be done: needs-condition, needs-energy, does-nothing; or ""."""
    tables = state.tables
    at = 2 * card + half
    if not condition_holds(state, seat, card, half, here):
        return "needs-condition"
    if tables.cost[at] > seat.energy:
        return "needs-energy"
    first = tables.first[at]
    for effect in range(first, first + tables.count[at]):
        if does_something(state, seat, effect, here, tables.cost[at]):
            return ""
    return "does-nothing"


def push_action(state: State, seat: Seat, card: int, half: int) -> None:
    """Pay for an action and put its effects on the agenda, the first one next."""
    tables = state.tables
    at = 2 * card + half
    cost = tables.cost[at]
    seat.energy -= cost
    if state.log is not None:
        which = "hand" if half == HAND else "prep"
        state.tell(events.ActionDone(seat.number, IDS[card], which, cost, seat.energy))
    first = tables.first[at]
    for effect in range(first + tables.count[at] - 1, first - 1, -1):
        state.agenda.append(entry_of(tables.op[effect], seat.number, tables.n[effect], effect))


def does_something(state: State, seat: Seat, effect: int, here: int, cost: int) -> bool:
    """Whether an effect would change anything now; energy is looked at once `cost` has been paid."""
    op = state.tables.op[effect]
    if op == LAUNCH:
        return seat.earth > 0
    if op == GAIN_ENERGY:
        return seat.energy - cost < state.rules.energy_max
    if op == DRAW:
        return can_draw(state)
    return len(effect_options(state, seat, effect, here)) > 0


def can_draw(state: State) -> bool:
    """Whether there is a card to draw, or one to make a new deck of."""
    if state.deck:
        return True
    if state.rules.solo:
        return len(state.players[AUTOMA].prep) > 0
    if state.discards:
        return True
    for pile in state.piles:
        if len(pile) > 1:
            return True
    return False


# Jobs: effects that ask nothing.


def run_effect(state: State, seat: Seat, op: int, count: int, effect: int) -> None:
    why = why_of(state, effect)
    if op == LAUNCH:
        launch(state, seat, count, why)
    elif op == GAIN_ENERGY:
        gain_energy(state, seat, count, why)
    else:
        run_draw(state, seat, count, effect)


def run_draw(state: State, seat: Seat, count: int, effect: int) -> None:
    """R7.3 From the deck; R10.4 in the solo game a card of the automa's prep instead, while there is one."""
    if state.rules.solo and state.players[AUTOMA].prep:
        if count > 1:
            state.agenda.append(entry_of(DRAW, seat.number, count - 1, effect))
        state.agenda.append(entry_of(TAKE, seat.number, 1, effect))
        return
    draw(state, seat, count, why_of(state, effect))


# Questions.


def effect_options(state: State, seat: Seat, effect: int, here: int) -> list[Choice]:
    """What an effect could be done with now, by rising code; without declining."""
    tables = state.tables
    op = tables.op[effect]
    where = tables.where[effect]
    options: list[Choice] = []
    if op == PLACE:
        if tables.source[effect] == FROM_EARTH:
            movable = seat.earth
        else:
            movable = seat.ship
        if movable > 0:
            for building in range(SPACES):
                if where != HERE or building == here:
                    options.append(PLACE_AT[building])
    elif op == SHIFT_STAR:
        _shifts(state, seat, effect, here, options)
    elif op in (SWAP_STARS, SWAP_CARDS, SWAP_PLACES):
        if op != SWAP_CARDS:
            _swaps(state, where, here, options)
        if op != SWAP_STARS:
            for building in range(SUITS):
                if len(state.piles[building]) > 1 and (where != HERE or building == here):
                    options.append(SWAP_AT[building])
    elif op == PEEK_PREP:
        for owner in state.players:
            if owner is not seat and owner.prep:
                options.append(PEEK[owner.number])
    elif op == BURY_CARD:
        for card in own_cards(seat, tables.source[effect]):
            options.append(BURY[card])
    elif op == RETURN_PREP:
        for card in own_cards(seat, FROM_PREP):
            options.append(RETURN[card])
    elif op == COVER:
        source = tables.source[effect]
        if source == FROM_HAND and not seat.hand:
            return options
        if source == FROM_DECK and not state.deck:
            return options
        for building in range(SUITS):
            if where != HERE or building == here:
                options.append(COVER_AT[building])
    elif op == DISCARD_CARD:
        for card in own_cards(seat, tables.source[effect]):
            options.append(DISCARD[card])
    elif op == DISCARD_OTHER:
        options.extend(other_prep(state, seat))
    return options


def _swaps(state: State, where: int, here: int, options: list[Choice]) -> None:
    for up in state.players:
        for down in state.players:
            if up is not down:
                for building in range(SPACES):
                    if up.one[building] > 0 and down.two[building] > 0:
                        if where != HERE or building == here:
                            at = (up.number * OWNERS + down.number) * SPACES + building
                            options.append(SWAP[at])


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
                            options.append(PROMOTE[owner.number * SPACES + building])
    if way != UP:
        for owner in state.players:
            if _concerns(whose, owner is seat):
                for building in range(SPACES):
                    if owner.two[building] > 0 and (where != HERE or building == here):
                        options.append(DEMOTE[owner.number * SPACES + building])


def _concerns(whose: int, own: bool) -> bool:
    return not (whose == OWN and not own) and not (whose == OTHER and own)


def own_cards(seat: Seat, source: int) -> list[int]:
    """Own cards in hand, prep or both, rising."""
    cards: list[int] = []
    if source != FROM_PREP:
        cards.extend(seat.hand)
    if source != FROM_HAND:
        for card in seat.prep:
            insert(cards, card)
    return cards


def other_prep(state: State, seat: Seat) -> list[Choice]:
    """The prep cards of all other players, to be discarded."""
    options: list[Choice] = []
    for owner in state.players:
        if owner is not seat:
            for slot in range(min(SLOTS, len(owner.prep))):
                options.append(DISCARD_AT[owner.number * SLOTS + slot])
    return options


def options_of(state: State, seat: Seat, entry: int) -> list[Choice]:
    """The answers to an effect's question; that of a building's ability may be declined (R5.6)."""
    purpose = purpose_of(entry)
    effect = effect_of(entry)
    if purpose == TAKE:
        taken: list[Choice] = []
        for slot in range(min(SLOTS, len(state.players[AUTOMA].prep))):
            taken.append(TAKE_AT[slot])
        return taken
    if purpose == COVER_WITH:
        cards: list[Choice] = []
        for card in seat.hand:
            cards.append(COVER_BY[card])
        return cards
    if effect < 0:
        return other_prep(state, seat)  # R10.6 the automa's card that goes with a launch
    options = effect_options(state, seat, effect, state.here)
    if options and is_ability(effect):
        options.insert(0, DECLINE)
    return options


def take_answer(state: State, seat: Seat, entry: int, choice: Choice) -> None:
    """Carry out the answer to an effect's question; the entry is off the agenda already."""
    purpose = purpose_of(entry)
    effect = effect_of(entry)
    assert isinstance(choice, Pick)
    if choice is DECLINE:
        state.tell(events.Declined(seat.number, "ability", COLOURS[effect]))
        return
    if is_ability(effect) and purpose != TAKE and state.log is not None:
        state.tell(events.AbilityUsed(seat.number, COLOURS[effect]))
    why = why_of(state, effect)
    count = count_of(entry)
    value = choice.value
    if count > 1 and purpose != TAKE and purpose != COVER_WITH:
        state.agenda.append(entry_of(purpose, seat_of(entry), count - 1, effect))
    if purpose == PLACE:
        place(state, seat, value, state.tables.source[effect] == FROM_EARTH, why)
    elif purpose == SHIFT_STAR:
        owner = state.players[value // SPACES]
        if choice is PROMOTE[value]:
            promote(state, owner, value % SPACES, seat, why)
        else:
            demote(state, owner, value % SPACES, seat, why)
    elif purpose in (SWAP_STARS, SWAP_CARDS, SWAP_PLACES):
        if choice is SWAP_AT[value % SUITS]:
            swap_cards(state, seat, value, why)
        else:
            pair = value // SPACES
            up, down = state.players[pair // OWNERS], state.players[pair % OWNERS]
            swap_stars(state, seat, up, down, value % SPACES, why)
    elif purpose == PEEK_PREP:
        peek(state, seat, state.players[value], why)
    elif purpose == BURY_CARD:
        bury(state, seat, value, why)
    elif purpose == RETURN_PREP:
        return_prep(state, seat, value, why)
    elif purpose == COVER:
        take_cover(state, seat, value, effect, why)
    elif purpose == COVER_WITH:
        # The building was chosen before and is kept in the count.
        blur(state, seat.hand, value, seat)
        from_hand(seat, value)
        cover(state, seat, count_of(entry) - 1, value, "hand", why)
    elif purpose == DISCARD_CARD:
        discard_own(state, seat, [value], why)
    elif purpose == DISCARD_OTHER:
        why = "launch" if effect < 0 else why
        discard_other(state, seat, state.players[value // SLOTS], value % SLOTS, why)
    elif purpose == TAKE:
        take_from_automa(state, seat, value, why)


def take_cover(state: State, seat: Seat, building: int, effect: int, why: str) -> None:
    """R6.10 A back on a pile: this card itself, one from the hand (asked next), or the top of the deck."""
    source = state.tables.source[effect]
    if source == FROM_THIS:
        if state.held:
            state.held = False
            cover(state, seat, building, state.card, "this", why)
        else:
            turn_over(state, seat, building, why)
    elif source == FROM_HAND:
        state.agenda.append(entry_of(COVER_WITH, seat.number, building + 1, effect))
    else:
        cover(state, seat, building, top_of_deck(state), "deck", why)
        refresh(state)


def take_from_automa(state: State, seat: Seat, slot: int, why: str) -> None:
    """R10.4 A card of the automa's prep comes into the hand."""
    card = state.players[AUTOMA].prep.pop(slot)
    state.known[card] |= 1 << seat.number
    insert(seat.hand, card)
    if state.log is not None:
        state.tell(events.TookFromAutoma(seat.number, COLOURS[SUIT[card]], IDS[card], why))


def ability_does_something(state: State, seat: Seat, building: int) -> bool:
    return does_something(state, seat, building, state.here, 0)
