"""Answers about goods: what to sell, which power to use on what, where to produce."""

from cosmodrome.bots.race.goods import least_missed, left_by, trade_value, used_on
from cosmodrome.bots.race.position import Position
from cosmodrome.bots.race.thought import POWER_OF, Thought, Worth
from cosmodrome.core.choice import Choice
from cosmodrome.games.race.box import SETS
from cosmodrome.games.race.reckoning import TRADE_VALUE
from cosmodrome.games.race.sums import AT_A_PRICE, DISCARD_CARDS, PRODUCTION, WINDFALL
from cosmodrome.games.race.tables import NUMBER_OF
from cosmodrome.games.race.views import RaceView


def sell(thought: Thought) -> Worth:
    """The best price, with an eye on what the other goods are good for."""
    position = thought.position
    tables = position.tables
    bonuses = thought.decision.about != "black_market_trading_world"  # R6.15
    rest = thought.unused()
    stock = thought.stock()

    def worth(option: Choice) -> float:
        world = NUMBER_OF[option.subject]
        kind = tables.good[world]
        cards = TRADE_VALUE[kind]
        if bonuses:
            cards = trade_value(kind, position.sums) + tables.trade_here[world]
        stock[kind] -= 1
        value = cards * thought.price() + thought.me.sharing(rest, stock, position.sums)
        stock[kind] += 1
        return value + _refilled(position, world)

    return worth


def _refilled(position: Position, world: int) -> float:
    """A little more for a good that will be produced again by itself."""
    again = 0.2 if position.tables.production[world] == PRODUCTION else 0.0
    return again + 0.1 * position.tables.draw_here[world]


def use_power(thought: Thought) -> Worth:
    """The power that leaves most for the others, used on the right goods."""
    position = thought.position
    tables = position.tables
    stock = thought.stock()
    unused = thought.unused()
    optional = thought.decision.options[0].verb == "done"

    def worth(option: Choice) -> float:
        if option.verb == "done":
            return 0.0
        power = POWER_OF[option.subject]
        rest = [other for other in unused if other != power]
        if tables.p_kind[power] == DISCARD_CARDS:
            # Cards may come with every other power: this one goes last.
            cheapest = min(thought.me.worth(card) for card in position.hand)
            return tables.p_vp[power] - cheapest if optional else -1.0
        return used_on(tables, power, rest, stock, position.sums, thought.times(), thought.price())

    return worth


def spend(thought: Thought) -> Choice:
    """Goods of the kinds least missed, from worlds that refill by themselves."""
    position = thought.position
    tables = position.tables
    stock = thought.stock()
    rest = thought.unused()
    pool = thought.pool()
    owed = thought.decision.more
    if not pool:  # R6.10 what goes together shows only one by one
        pool = [NUMBER_OF[option.subject] for option in thought.decision.options]
        owed = 1

    def ease(world: int) -> float:
        return _refilled(position, world) - 0.1 * tables.trade_here[world]

    chosen: list[int] = []
    for _ in range(owed):
        kinds = sorted({tables.good[world] for world in pool})
        kind = least_missed(tables, rest, stock, position.sums, thought.times(), thought.price(), kinds)
        world = max((world for world in pool if tables.good[world] == kind), key=ease)
        pool.remove(world)
        stock[kind] -= 1
        chosen.append(world)
    return thought.first_of(chosen)


def left_without(thought: Thought, worlds: list[int]) -> float:
    """What the goods of all other worlds still bring, in points."""
    position = thought.position
    given = [position.tables.good[world] for world in worlds]
    return left_by(
        position.tables,
        thought.unused(),
        thought.stock(),
        position.sums,
        thought.times(),
        thought.price(),
        given,
    )


def discard_for_vp(thought: Thought) -> Choice:
    """As many cards as are worth less than the chip each brings."""
    options = thought.decision.options
    pool = thought.by_worth(thought.pool(), [])[: thought.decision.more]
    cheap = [card for card in pool if thought.me.worth(card) < 1.0]
    if not cheap and options[0].verb == "done":
        return options[0]
    return thought.first_of(cheap or pool[:1])


def guess(thought: Thought) -> Worth:
    """The number that most cards not yet seen have."""
    counts = unseen_numbers(thought.view, thought.position)
    return lambda option: counts.get(int(option.subject), 0)


def unseen_numbers(view: RaceView, position: Position) -> dict[int, int]:
    """How many cards of each cost or defense this seat has not seen."""
    tables = position.tables
    seen = view.hand + view.looked_at + view.discarded + view.shown
    for player in view.players:
        seen = seen + [each.card for each in player.tableau] + player.offers
    counts: dict[int, int] = {}
    for number, held in enumerate(tables.held[SETS.pack(view.options)]):
        unseen = max(0, held - seen.count(tables.ids[number]))
        counts[tables.number[number]] = counts.get(tables.number[number], 0) + unseen
    return counts


def produce_on(thought: Thought) -> Worth:
    """The windfall world whose good adds most."""
    tables = thought.position.tables
    stock = thought.position.stock()

    def worth(option: Choice) -> float:
        world = NUMBER_OF[option.subject]
        kind = tables.good[world]
        cards = tables.draw_here[world] * thought.me.card + 0.1 * tables.trade_here[world]
        return _with_one_more(thought, stock, kind) + cards + 0.01 * kind

    return worth


def _with_one_more(thought: Thought, stock: list[int], kind: int) -> float:
    """The goods with another of this kind."""
    stock[kind] += 1
    worth = thought.me.stock_worth(stock)
    stock[kind] -= 1
    return worth


def discard_to_produce(thought: Thought) -> Choice:
    """A card for a good, if the good is worth more; or no card."""
    position = thought.position
    stock = position.stock()
    before = thought.me.stock_worth(stock)
    gained = 0.0
    source = NUMBER_OF[thought.decision.about]
    filled = AT_A_PRICE if position.tables.production[source] == AT_A_PRICE else WINDFALL
    for world, good in zip(position.tableau, position.goods, strict=True):
        if position.tables.production[world] == filled and not good:
            kind = position.tables.good[world]
            gained = max(gained, _with_one_more(thought, stock, kind) - before)
    cheapest = thought.by_worth(position.hand, [])[0]
    if gained <= thought.me.worth(cheapest):
        return thought.decision.options[0]
    return thought.first_of([cheapest])
