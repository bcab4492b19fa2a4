"""What the bots of Race reckon of goods and scores for speed, against what the game makes of the same."""

from collections.abc import Iterator
from random import Random

import pytest

from cosmodrome.bots.race.engine import Engine
from cosmodrome.bots.race.goods import harvest, powers_of
from cosmodrome.bots.race.position import Position, own_position
from cosmodrome.bots.race.scores import score_of
from cosmodrome.bots.race.turnover import Turnover
from cosmodrome.bots.race.weights import Weights
from cosmodrome.core.choice import Pick
from cosmodrome.games.race.box import SETS
from cosmodrome.games.race.events import Consumed, Drew, Sold
from cosmodrome.games.race.game import RACE
from cosmodrome.games.race.sums import (
    DISCARD_CARDS,
    GAMBLE,
    KINDS,
    PRODUCTION,
    SPEND_HERE,
    SPEND_KINDS,
    SUMS,
    WINDFALL,
)
from cosmodrome.games.race.tables import EDITIONS, NUMBER_OF
from tests.rules.race.scenario import Table, play, seat

TABLES = EDITIONS["second"]
OPTIONS = {"edition": "second", "new_start_worlds": True}
PLAYED = [card for card, there in enumerate(SETS.in_pack(SETS.pack(OPTIONS))) if there]
GUESSED = {
    card
    for card in range(len(TABLES.cards))
    if any(TABLES.p_kind[power] in (GAMBLE, DISCARD_CARDS) for power in TABLES.powers[card])
    or TABLES.trade_here[card]
}
"""Cards that bots reckon by a guess, for they do not know the deck, a rival's hand, or on which world a good lies."""
FOR_PRODUCE = {
    card
    for card in range(len(TABLES.cards))
    if TABLES.draw_here[card] or TABLES.draw_most[card] or TABLES.discard_to_produce[card]
}
"""The same in Produce."""
OTHER = TABLES.ids.index("rebel_homeworld")
POSITIONS = 150


def tableaux(guessed: set[int], seed: int) -> Iterator[list[int]]:
    """Random tableaux, of cards that have to do with goods."""
    chance = Random(seed)
    cards = [
        card
        for card in PLAYED
        if card not in guessed
        and card != OTHER
        and (
            TABLES.powers[card]
            or TABLES.production[card]
            or TABLES.draws_in_produce[card]
            or TABLES.adds_to[card]
        )
    ]
    sellers = [TABLES.ids.index(card) for card in ("trade_league", "black_market_trading_world")]
    for at in range(POSITIONS):
        tableau = chance.sample(cards, chance.randint(3, 9))
        if at % 3 == 0 and not {*sellers} & {*tableau}:
            tableau.append(chance.choice(sellers))
        yield tableau


def scene(tableau: list[int], goods: list[bool], own: str, other: str) -> tuple[Table, Position]:
    cards = [TABLES.ids[card] + "+" * good for card, good in zip(tableau, goods, strict=True)]
    table = play(seat(" ".join(cards)), seat(TABLES.ids[OTHER]), **OPTIONS)
    position = own_position(table.view(0))
    table.acts(own, other)
    return table, position


def answered(table: Table, purposes: set[str], answer) -> None:
    """Answer for seat 0 as long as it is asked for one of these."""
    while RACE.awaited(table.state) == [0] and RACE.decision(table.state, 0).purpose in purposes:
        options = [option for option in RACE.options(table.state, 0) if isinstance(option, Pick)]
        RACE.choose(table.state, 0, answer(RACE.decision(table.state, 0).purpose, options))


def to_spend(power: int, count: int, stock: list[int]) -> list[int]:
    """The kinds that a bot gives: the most plentiful ones, cheap ones first; each once where they have to differ."""
    if TABLES.p_kind[power] == SPEND_KINDS:
        return sorted(range(1, KINDS), key=lambda kind: -stock[kind])[:count]
    left, kinds = stock[:], []
    for _ in range(count):
        kinds.append(max(range(1, KINDS), key=lambda kind: left[kind]))
        left[kinds[-1]] -= 1
    return kinds


class Consumer:
    """Answers in Consume as `harvest` has it: powers in order, goods as it gives them."""

    def __init__(self, table: Table, powers: list[int]) -> None:
        self.table, self.powers = table, powers
        self.giving: list[int] = []

    def __call__(self, purpose: str, options: list[Pick]) -> Pick:
        if purpose == "use-power":
            return min(options, key=lambda option: self.powers.index(option.value))
        if purpose == "sell":
            return max(options, key=lambda option: TABLES.good[option.value])
        own = self.table.state.seats[0]
        if not list(own.picked):
            stock = own_position(self.table.view(0)).stock()
            worlds = list(own.pool)
            self.giving = []
            kinds = to_spend(own.power, own.owed, stock)
            if TABLES.p_good[own.power]:
                kinds = [TABLES.p_good[own.power]] * own.owed
            for kind in kinds:
                self.giving.append(
                    worlds.pop(next(at for at, world in enumerate(worlds) if TABLES.good[world] == kind))
                )
        return next(
            option
            for option in options
            if option.value in self.giving and option.value not in list(own.picked)
        )


@pytest.mark.parametrize("times", [1, 2])
def test_a_consume_phase_brings_what_the_bots_reckon(times: int) -> None:
    used = set()
    for at, tableau in enumerate(tableaux(GUESSED, times)):
        chance = Random(at)
        goods = [bool(TABLES.good[card]) and chance.random() < 0.8 for card in tableau]
        table, position = scene(tableau, goods, "consume-x2" if times == 2 else "produce", "consume-x2")
        powers = powers_of(TABLES, position.tableau)
        found = harvest(TABLES, powers, position.stock(), position.sums, times)
        answered(table, {"use-power", "spend", "sell"}, Consumer(table, powers))
        consumed = [event for event in table.log if isinstance(event, Consumed) and event.seat == 0]
        sold = [event for event in table.log if isinstance(event, Sold)]
        drawn = [
            event
            for event in table.log
            if isinstance(event, Drew) and event.why in ("new_economy", "galactic_trade_emissaries")
        ]
        cards = (
            sum(event.cards for event in consumed)
            + sum(event.value for event in sold)
            + sum(event.count for event in drawn)
        )
        spent = sum(len(event.worlds) for event in consumed) + len(sold)
        assert (found.vp, found.cards, found.spare) == (
            sum(event.vp for event in consumed),
            cards,
            sum(goods) - spent,
        )
        used |= {TABLES.p_kind[power] for power in powers}
    every = {TABLES.p_kind[power] for power in range(len(TABLES.p_card))}
    assert used == every - {GAMBLE, DISCARD_CARDS, SPEND_HERE}


@pytest.mark.parametrize("times", [1, 2])
def test_the_good_on_alien_toy_shop_brings_what_the_bots_reckon(times: int) -> None:
    shop, other = NUMBER_OF["alien_toy_shop"], NUMBER_OF["deserted_alien_library"]
    powers, sums = powers_of(TABLES, [shop, other]), [0] * SUMS
    assert [TABLES.p_kind[power] for power in powers] == [SPEND_HERE]
    found = harvest(TABLES, powers, [0, 0, 0, 0, 1], sums, times)
    assert (found.vp, found.spare, found.idle) == (2 * times, 0, 0)
    assert harvest(TABLES, powers, [0, 3, 0, 0, 0], sums, times).idle == 1


@pytest.mark.parametrize("called", [False, True])
def test_a_produce_phase_makes_what_the_bots_reckon(called: bool) -> None:
    drew = 0.0
    for at, tableau in enumerate(tableaux(FOR_PRODUCE, 3 + called)):
        chance = Random(at)
        # Goods lie on windfall worlds first, as bots have it, who know of later rounds only how many there are.
        full = {kind for kind in range(1, KINDS) if chance.random() < 0.4}
        goods = [
            TABLES.production[card] == WINDFALL
            and (TABLES.good[card] in full or chance.random() < 0.4)
            or TABLES.production[card] == PRODUCTION
            and TABLES.good[card] in full
            and chance.random() < 0.5
            for card in tableau
        ]
        table, position = scene(tableau, goods, "produce" if called else "settle", "produce")
        cards, after = Turnover(Engine(position, 3.0, Weights())).produced(position.stock(), -1, called)
        answered(
            table,
            {"produce-on"},
            lambda purpose, options: max(options, key=lambda option: TABLES.good[option.value]),
        )
        made = own_position(table.view(0)).stock()
        drawn = [event for event in table.log if isinstance(event, Drew) and event.seat == 0]
        assert made[1:] == after[1:], [TABLES.ids[card] for card in tableau]
        assert sum(event.count for event in drawn) == cards
        drew += cards
    assert drew > POSITIONS / 5


def test_a_score_is_what_the_game_scores() -> None:
    """R8.6, R8.8 Of tableaux with six-cost developments, goods and chips."""
    chance = Random(8)
    scorers = [card for card in PLAYED if TABLES.bonus[card]]
    others = [card for card in PLAYED if card not in scorers and card != OTHER]
    for at in range(POSITIONS):
        tableau = [scorers[at % len(scorers)], *chance.sample(scorers, 1), *chance.sample(others, 7)]
        cards = [TABLES.ids[card] + "+" * bool(TABLES.good[card]) for card in dict.fromkeys(tableau)]
        table = play(seat(" ".join(cards), chips=chance.randint(0, 9)), seat(TABLES.ids[OTHER]), **OPTIONS)
        view = table.view(0)
        assert score_of(own_position(view)) == view.players[0].score
