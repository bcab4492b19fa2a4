"""Phase IV, Consume: the Trade bonus, then each seat's Consume powers (open, seat after seat)."""

from cosmodrome.core.asking import ask_for, asking, purpose_of, take_pick
from cosmodrome.core.choice import Choice, Pick
from cosmodrome.core.picking import pick_options
from cosmodrome.core.pile import index_of, insert
from cosmodrome.games.race import events
from cosmodrome.games.race.choices import CONSUME_X2, DISCARD, DONE, GUESS, SELL, SPEND, USE
from cosmodrome.games.race.choices import TRADE as TRADE_ACTION
from cosmodrome.games.race.powers import GOODS
from cosmodrome.games.race.purposes import DISCARD_FOR_VP, USE_POWER
from cosmodrome.games.race.purposes import GUESS as GUESSING
from cosmodrome.games.race.purposes import SELL as SELLING
from cosmodrome.games.race.purposes import SPEND as SPENDING
from cosmodrome.games.race.state import (
    NOTHING,
    Seat,
    State,
    bonus_count,
    discard_picked,
    draw,
    earn,
    names,
    remove_good,
    take_top,
)
from cosmodrome.games.race.steps.step import Step, announce
from cosmodrome.games.race.tables import (
    DISCARD_CARDS,
    DRAW_CARDS,
    GAMBLE,
    KINDS,
    SELL_ONE,
    SPEND_ALL,
    SPEND_GOODS,
    SPEND_KINDS,
    TRADE,
    Tables,
)

TRADE_VALUE = bytes([0, 2, 3, 4, 5])
"""R6.2 Cards for a sold good, by kind."""


def goods_of(tables: Tables, seat: Seat, good: int = 0) -> list[int]:
    """The worlds with a good of this kind (0: any), rising."""
    worlds: list[int] = []
    for at in range(len(seat.tableau)):
        if seat.goods[at] != NOTHING:
            world = seat.tableau[at]
            if good == 0 or tables.good[world] == good:
                insert(worlds, world)
    return worlds


def different_kinds(tables: Tables, worlds: list[int]) -> int:
    """How many kinds of good lie on these worlds."""
    seen = [0] * KINDS
    for world in worlds:
        seen[tables.good[world]] = 1
    return sum(seen)


def trade_value(tables: Tables, seat: Seat, world: int, bonuses: bool) -> int:
    """R6.2, R6.3 The cards that selling the good on a world brings."""
    good = tables.good[world]
    value = TRADE_VALUE[good]
    if bonuses:
        value += seat.sums[TRADE] + seat.sums[TRADE + good] + tables.trade_here[world]
    return value


def usable(tables: Tables, seat: Seat, power: int, goods: list[int]) -> bool:
    """Whether a Consume power can be used with these counts of goods by kind, 0 being all."""
    kind = tables.p_kind[power]
    if kind == SPEND_GOODS:
        return goods[tables.p_good[power]] >= tables.p_goods[power]
    if kind == SPEND_KINDS:
        kinds = 0
        for good in range(1, KINDS):
            if goods[good]:
                kinds += 1
        return kinds >= tables.p_goods[power]
    if kind == SPEND_ALL:
        return goods[0] > 0
    if kind == SELL_ONE:
        return goods[0] > 0
    if kind == DISCARD_CARDS:
        return len(seat.hand) > 0
    return True


def count_goods(tables: Tables, seat: Seat) -> list[int]:
    """Goods by kind, all of them at 0."""
    counts = [0] * KINDS
    for at in range(len(seat.tableau)):
        if seat.goods[at] != NOTHING:
            counts[0] += 1
            counts[tables.good[seat.tableau[at]]] += 1
    return counts


class Consume(Step):
    def in_turn(self) -> bool:
        return True

    def runs(self, state: State) -> bool:
        return state.called[TRADE_ACTION] > 0 or state.called[CONSUME_X2] > 0

    def enter(self, state: State) -> None:
        announce(state, "consume", 1, TRADE_ACTION, CONSUME_X2)
        for seat in state.seats:
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        unused: list[int] = []
        for card in seat.tableau:
            for power in state.tables.powers[card]:
                insert(unused, power)
        seat.unused = unused
        seat.power = NOTHING
        if unused:
            seat.todo.append(asking(USE_POWER))
        if bonus_count(seat, TRADE_ACTION):  # R6.1
            seat.todo.append(asking(SELLING))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        purpose = purpose_of(seat.todo[-1])
        if purpose == USE_POWER:
            return self.use_options(state, seat)
        if purpose == SELLING:
            options: list[Choice] = []
            for world in goods_of(state.tables, seat):
                options.append(SELL[world])
            return options
        if purpose == SPENDING:
            if state.tables.p_kind[seat.power] == SPEND_KINDS:
                return self.kinds_options(state, seat)
            return pick_options(seat, SPEND)
        if purpose == DISCARD_FOR_VP:
            return self.discard_options(seat)
        guesses: list[Choice] = list[Choice](GUESS)
        return guesses

    def use_options(self, state: State, seat: Seat) -> list[Choice]:
        """The powers that can be used; DONE only when none of them is compulsory (R6.6)."""
        tables = state.tables
        goods = count_goods(tables, seat)
        options: list[Choice] = []
        compulsory = False
        for power in seat.unused:
            if usable(tables, seat, power, goods):
                options.append(USE[power])
                if tables.p_kind[power] != DISCARD_CARDS:
                    compulsory = True
        if options and not compulsory:
            options.insert(0, DONE)
        return options

    def kinds_options(self, state: State, seat: Seat) -> list[Choice]:
        """R6.10 Worlds of kinds not yet picked that leave enough other kinds behind them."""
        tables = state.tables
        options: list[Choice] = []
        taken = [0] * KINDS
        for world in seat.picked:
            taken[tables.good[world]] = 1
        pool = seat.pool
        for at in range(len(pool)):
            good = tables.good[pool[at]]
            if taken[good]:
                continue
            rest = [
                world
                for world in pool[at + 1 :]
                if not taken[tables.good[world]] and tables.good[world] != good
            ]
            if different_kinds(tables, rest) >= seat.owed - 1:
                options.append(SPEND[pool[at]])
        return options

    def discard_options(self, seat: Seat) -> list[Choice]:
        """R6.13 One card at least, once begun; then more or DONE."""
        options: list[Choice] = [DONE] if seat.picked else []
        last = NOTHING
        for card in seat.pool:
            if card != last:
                options.append(DISCARD[card])
                last = card
        return options

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        purpose = purpose_of(seat.todo[-1])
        if purpose == USE_POWER:
            self.use(state, seat, choice)
        elif purpose == SELLING:
            seat.todo.pop()
            sell(state, seat, choice.value)
        elif purpose == SPENDING:
            if take_pick(seat, choice):
                spend(state, seat)
        elif purpose == DISCARD_FOR_VP:
            if choice is DONE:
                seat.todo.pop()
                seat.pool = []
                seat.owed = 0
                consume_hand(state, seat)
            elif take_pick(seat, choice):
                consume_hand(state, seat)
            elif not seat.pool:  # the highest card was picked: none can follow
                seat.todo.pop()
                seat.owed = 0
                consume_hand(state, seat)
        else:
            seat.todo.pop()
            gamble(state, seat, choice.value)

    def use(self, state: State, seat: Seat, choice: Pick) -> None:
        """Begin a power: ask for goods or cards where there is a choice, else carry it out."""
        if choice is DONE:
            seat.todo.pop()
            seat.unused = []
            if state.log is not None:
                state.tell(events.ConsumptionDeclined(seat.number))
            return
        tables = state.tables
        power = choice.value
        seat.power = power
        seat.unused.pop(index_of(seat.unused, power))
        kind = tables.p_kind[power]
        if kind == DRAW_CARDS:
            draw(state, seat, tables.p_cards[power], tables.ids[tables.p_card[power]])
        elif kind == SELL_ONE:
            seat.todo.append(asking(SELLING, power))
        elif kind == GAMBLE:
            seat.todo.append(asking(GUESSING, power))
        elif kind == DISCARD_CARDS:
            ask_cards(tables, seat, power)
        else:
            ask_goods(tables, seat, power)

    def finish(self, state: State) -> None:
        for seat in state.seats:
            seat.power = NOTHING
            seat.unused = []


def ask_goods(tables: Tables, seat: Seat, power: int) -> None:
    """Ask for the goods a power takes."""
    worlds = goods_of(tables, seat, tables.p_good[power])
    ask_for(seat, asking(SPENDING, power), worlds, goods_needed(tables, power, len(worlds)))


def ask_cards(tables: Tables, seat: Seat, power: int) -> None:
    """R6.13 Ask for the hand cards a power may take."""
    most = min(tables.p_times[power], len(seat.hand))
    ask_for(seat, asking(DISCARD_FOR_VP, power), seat.hand[:], most)


def goods_needed(tables: Tables, power: int, fitting: int) -> int:
    """R6.8 How many of the fitting goods a power takes, used as often as possible."""
    kind = tables.p_kind[power]
    each = tables.p_goods[power]
    if kind == SPEND_ALL:
        return fitting
    if kind == SPEND_KINDS:
        return each
    return each * min(tables.p_times[power], fitting // each)


def sell(state: State, seat: Seat, world: int) -> None:
    """R6.1 to R6.3, R6.15 Sell the good on a world, for the Trade bonus or through seat.power."""
    tables = state.tables
    power = seat.power
    bonuses = power < 0 or tables.p_times[power] > 0
    why = "trade" if power < 0 else tables.ids[tables.p_card[power]]
    value = trade_value(tables, seat, world, bonuses)
    remove_good(state, seat, world)
    if state.log is not None:
        good = GOODS[tables.good[world] - 1]
        state.tell(events.Sold(seat.number, tables.ids[world], good, value, why))
    draw(state, seat, value, why)


def spend(state: State, seat: Seat) -> None:
    """Carry out seat.power on the picked goods."""
    tables = state.tables
    power = seat.power
    worlds = seat.picked
    for world in worlds:
        remove_good(state, seat, world)
    uses = 1 if tables.p_kind[power] == SPEND_KINDS else len(worlds) // tables.p_goods[power]
    vp = uses * tables.p_vp[power] + tables.p_offset[power]
    if bonus_count(seat, CONSUME_X2):  # R6.12
        vp *= 2
    cards = uses * tables.p_cards[power]
    name = tables.ids[tables.p_card[power]]
    earn(state, seat, vp)
    if state.log is not None:
        state.tell(events.Consumed(seat.number, name, names(state, worlds), vp, cards))
    seat.picked = []
    draw(state, seat, cards, name)


def consume_hand(state: State, seat: Seat) -> None:
    """R6.13 VP for the picked hand cards, never doubled."""
    tables = state.tables
    count = len(seat.picked)
    vp = count * tables.p_vp[seat.power]
    earn(state, seat, vp)
    if state.log is not None:
        name = tables.ids[tables.p_card[seat.power]]
        cards = names(state, seat.picked)
        state.tell(events.HandCardsConsumed(seat.number, name, count, vp, cards))
    discard_picked(seat)


def gamble(state: State, seat: Seat, guess: int) -> None:
    """R6.16 Turn up the top card and keep it if its number was guessed."""
    tables = state.tables
    card = take_top(state, seat, "draw")
    won = card >= 0 and tables.number[card] == guess
    if won:
        insert(seat.hand, card)
    elif card >= 0:
        state.shown.append(card)
    if state.log is not None:
        name = tables.ids[card] if card >= 0 else None
        state.tell(events.Gambled(seat.number, guess, name, won))
