"""Phase IV, Consume: the Trade bonus, then each seat's Consume powers (open, seat after seat)."""

from mypy_extensions import i64

from cosmodrome.core.asking import asking, drop, purpose_of, push, top
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.deck import discard_picked
from cosmodrome.core.flow import TURN
from cosmodrome.core.picking import note_pick, owe, pick_options
from cosmodrome.core.pile import Pile, empty, packed, place_of, placed, without
from cosmodrome.games.race import choices, events, purposes
from cosmodrome.games.race.choices import DISCARD, DONE, GUESS, SELL, SPEND, USE
from cosmodrome.games.race.goals import look_at_goals
from cosmodrome.games.race.reckoning import trade_value
from cosmodrome.games.race.state import (
    NO_GOODS,
    Seat,
    State,
    bonus_count,
    draw,
    earn,
    names,
    remove_good,
    turn_up,
)
from cosmodrome.games.race.steps.step import Step, announce
from cosmodrome.games.race.sums import (
    DISCARD_CARDS,
    DRAW_CARDS,
    GAMBLE,
    GOODS,
    KINDS,
    SELL_ONE,
    SPEND_ALL,
    SPEND_GOODS,
    SPEND_HERE,
    SPEND_KINDS,
)
from cosmodrome.games.race.tables import Tables


def goods_of(tables: Tables, seat: Seat, good: int = 0) -> Pile:
    """The worlds with a good of this kind (0: any), rising."""
    worlds = empty()
    tableau = seat.tableau
    for at, lying in enumerate(seat.goods):
        if lying != NOTHING:
            world = tableau[at]
            if good == 0 or tables.good[world] == good:
                worlds = placed(worlds, world)
    return worlds


def different_kinds(tables: Tables, worlds: list[int]) -> int:
    """How many kinds of good lie on these worlds."""
    seen = [0] * KINDS
    for world in worlds:
        seen[tables.good[world]] = 1
    return sum(seen)


def usable(tables: Tables, seat: Seat, power: i64, goods: Pile) -> bool:
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
    if kind == SPEND_HERE:
        return seat.goods[place_of(seat.tableau, tables.p_card[power])] != NOTHING
    return True


def count_goods(tables: Tables, seat: Seat) -> Pile:
    """Goods by kind, all of them at 0."""
    counts = NO_GOODS[:]
    tableau = seat.tableau
    for at, lying in enumerate(seat.goods):
        if lying != NOTHING:
            counts[0] += 1
            good: i64 = tables.good[tableau[at]]
            counts[good] += 1
    return counts


class Consume(Step):
    def __init__(self) -> None:
        super().__init__("consume", TURN, by=(choices.TRADE, choices.CONSUME_X2))

    def enter(self, state: State) -> None:
        announce(state, self)
        for seat in reversed(state.seats):
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        unused = empty()
        tables = state.tables
        for card in seat.tableau:
            for power in tables.powers[card]:
                unused = placed(unused, power)
        seat.unused = unused
        seat.power = NOTHING
        if len(unused) > 0:
            push(state, asking(purposes.USE_POWER, NOTHING, seat.number))
        if bonus_count(seat, choices.TRADE):  # R6.1
            push(state, asking(purposes.SELL, NOTHING, seat.number))

    def ask_anew(self, state: State, seat: Seat) -> None:
        purpose = purpose_of(top(state))
        if purpose == purposes.SPEND:
            drop(state)
            ask_goods(state, seat, seat.power)
        elif purpose == purposes.DISCARD_FOR_VP:
            drop(state)
            ask_cards(state, seat, seat.power)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        purpose = purpose_of(top(state))
        if purpose == purposes.USE_POWER:
            return self.use_options(state, seat)
        if purpose == purposes.SELL:
            options: list[Choice] = []
            for world in goods_of(state.tables, seat):
                options.append(SELL[world])
            return options
        if purpose == purposes.SPEND:
            if state.tables.p_kind[seat.power] == SPEND_KINDS:
                return self.kinds_options(state, seat)
            return pick_options(seat, SPEND)
        if purpose == purposes.DISCARD_FOR_VP:
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
                int(world)
                for world in pool[at + 1 :]
                if not taken[tables.good[world]] and tables.good[world] != good
            ]
            if different_kinds(tables, rest) >= seat.owed - 1:
                options.append(SPEND[pool[at]])
        return options

    def discard_options(self, seat: Seat) -> list[Choice]:
        """R6.13 One card at least, once begun; then more or DONE."""
        options: list[Choice] = [DONE] if len(seat.picked) > 0 else []
        last: i64 = NOTHING
        for card in seat.pool:
            if card != last:
                options.append(DISCARD[card])
                last = card
        return options

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        purpose = purpose_of(top(state))
        if purpose == purposes.USE_POWER:
            self.use(state, seat, choice)
        elif purpose == purposes.SELL:
            drop(state)
            sell(state, seat, choice.value)
        elif purpose == purposes.SPEND:
            if note_pick(seat, choice):
                drop(state)
                spend(state, seat)
        elif purpose == purposes.DISCARD_FOR_VP:
            if choice is DONE:
                drop(state)
                seat.pool = empty()
                seat.owed = 0
                consume_hand(state, seat)
            elif note_pick(seat, choice) or len(seat.pool) == 0:  # none may, or can, follow
                drop(state)
                seat.owed = 0
                consume_hand(state, seat)
        else:
            drop(state)
            turn_up(state, seat, choice.value)

    def use(self, state: State, seat: Seat, choice: Pick) -> None:
        """Begin a power: ask for goods or cards where there is a choice, else carry it out."""
        tables = state.tables
        if choice is DONE:
            drop(state)
            if state.log is not None:
                goods = count_goods(tables, seat)
                left = [power for power in seat.unused if usable(tables, seat, power, goods)]
                state.tell(events.ConsumptionDeclined(seat.number, cards_of(tables, left)))
            seat.unused = empty()
            return
        power = choice.value
        seat.power = power
        seat.unused = without(seat.unused, place_of(seat.unused, power))
        kind = tables.p_kind[power]
        if kind == DRAW_CARDS:
            draw(state, seat, tables.p_cards[power], tables.ids[tables.p_card[power]])
        elif kind == SELL_ONE:
            push(state, asking(purposes.SELL, power, seat.number))
        elif kind == GAMBLE:
            push(state, asking(purposes.GUESS, power, seat.number))
        elif kind == DISCARD_CARDS:
            ask_cards(state, seat, power)
        else:
            ask_goods(state, seat, power)

    def lapsed(self, state: State, seat: Seat, entry: i64) -> None:
        """R11.16 The Trade bonus without a good, and powers that cannot be used."""
        if purpose_of(entry) == purposes.SELL:
            state.tell(events.BonusUnused(seat.number, "trade"))
        elif purpose_of(entry) == purposes.USE_POWER:
            tell_unused(state, seat)

    def finish(self, state: State) -> None:
        for seat in state.seats:
            seat.power = NOTHING
            seat.unused = empty()
        if state.goals:
            look_at_goals(state, "consume")


def tell_unused(state: State, seat: Seat) -> None:
    """R11.16 Powers left over, unless those that were used took all the goods there were: that needs no word."""
    tables = state.tables
    goods = int(count_goods(tables, seat)[0])
    powers = 0
    for card in seat.tableau:
        powers += len(tables.powers[card])
    if len(seat.unused) == 0 or (goods == 0 and len(seat.unused) < powers):
        return
    state.tell(events.PowersUnused(seat.number, cards_of(tables, list(seat.unused)), goods))


def cards_of(tables: Tables, powers: list[int]) -> list[str]:
    """The ids of the cards whose powers these are, each once."""
    cards: list[str] = []
    for power in powers:
        name = tables.ids[tables.p_card[power]]
        if name not in cards:
            cards.append(name)
    return cards


def ask_goods(state: State, seat: Seat, power: int) -> None:
    """Ask for the goods a power takes."""
    tables = state.tables
    worlds = goods_of(tables, seat, tables.p_good[power])
    if tables.p_kind[power] == SPEND_HERE:  # R13.28
        worlds = packed([tables.p_card[power]])
    if owe(seat, worlds, goods_needed(tables, power, len(worlds))):
        push(state, asking(purposes.SPEND, power, seat.number))


def ask_cards(state: State, seat: Seat, power: int) -> None:
    """R6.13 Ask for the hand cards a power may take."""
    if owe(seat, seat.hand, min(state.tables.p_times[power], len(seat.hand))):
        push(state, asking(purposes.DISCARD_FOR_VP, power, seat.number))


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
    value = trade_value(tables, seat.sums, world, bonuses)
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
    if bonus_count(seat, choices.CONSUME_X2):  # R6.12
        vp *= 2
    cards = uses * tables.p_cards[power]
    name = tables.ids[tables.p_card[power]]
    earn(state, seat, vp)
    if state.log is not None:
        state.tell(events.Consumed(seat.number, name, names(state, worlds), vp, cards))
    seat.picked = empty()
    draw(state, seat, cards, name)


def consume_hand(state: State, seat: Seat) -> None:
    """R6.13 VP for the picked hand cards, never doubled."""
    tables = state.tables
    away = discard_picked(seat)
    vp = len(away) * tables.p_vp[seat.power]
    earn(state, seat, vp)
    if state.log is not None:
        name = tables.ids[tables.p_card[seat.power]]
        state.tell(events.HandCardsConsumed(seat.number, name, len(away), vp, names(state, away)))
