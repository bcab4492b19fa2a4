"""Every kind of power, and each of its fields, changes some game: one that no table folds or no step reads is named."""

import copy
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest

from cosmodrome.core.build import COMPILED
from cosmodrome.core.event import Log
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.race import tables
from cosmodrome.games.race.box import card_list
from cosmodrome.games.race.cards import Card
from cosmodrome.games.race.game import RACE
from cosmodrome.games.race.power import Power
from cosmodrome.games.race.powers import (
    ProduceHere,
)

pytestmark = pytest.mark.skipif(COMPILED, reason="the cards of a compiled table cannot be exchanged")

KINDS = [kind for kind in Power.__subclasses__() if kind is not ProduceHere]
"""Whether a world produces is a fact of its card; the power only says so."""
OPTIONS = {"edition": "second", "new_start_worlds": True, "gathering_storm": True}
SETUPS = [Setup(4, seed, OPTIONS) for seed in range(12)] + [Setup(3, seed, OPTIONS) for seed in range(12)]
# Of these: in which a genes good is sold beside the one card that asks for it.
SETUPS += [Setup(3, 82, OPTIONS), Setup(5, 204, OPTIONS)]
MORE = (
    "cards",
    "amount",
    "discount",
    "goods_per_use",
    "times",
    "vp",
    "kinds",
    "vp_per_good",
    "vp_offset",
    "max_cards",
)
OTHER: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(MORE, lambda amount: amount + 1),
    "good": lambda good: "genes" if good == "rare" else "rare",
    "only_good": lambda good: good and ("genes" if good == "rare" else "rare"),
    "only_keyword": lambda keyword: "",
    "scope": lambda scope: "all_worlds" if scope == "this_world" else "this_world",
    "use_trade_bonuses": lambda yes: not yes,
}
"""Another value of each field that has one; "" stays."""
SAID_ONLY = {
    "duration", "except_good", "guess_min", "guess_max", "ties_count", "optional", "doubled", "discard",
    "SellGood.times", "ConsumeDifferentKinds.times", "ProduceOnWindfall.times", "DiscardToProduceOnWindfall.times",
    "DiscardToProduceOnWindfall.good", "military", "bonus", "per_keyword", "TradeBonusPerWorld.good",
    "TradeBonusPerWorld.scope", "DiscardHandForMilitary.amount",
    "ConsumeAllGoods.cards", "ConsumeDifferentKinds.cards", "DiscardHand.cards",
}  # fmt: skip
"""Fields that say on the page what the rules give every such card alike: no card has another value."""


def course(setup: Setup) -> list[Any]:
    """All that is asked and all that happens in one random game."""
    log = Log()
    state = RACE.new(setup, log)
    rng = seeded(setup.seed, "powers")
    asked: list[Any] = []
    while (seat := RACE.first_awaited(state)) >= 0 and state.round <= 15:
        options = RACE.options(state, seat)
        asked.append([option.key for option in options])
        RACE.choose(state, seat, options[int(rng.below(len(options)))])
    return [*asked, *log]


@cache
def usual(at: int) -> list[Any]:
    return course(SETUPS[at])


def changes_a_game(change: Callable[[Power], Power | None], monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether any game goes another way when each power of every card is changed so, or taken away."""
    for at in range(len(SETUPS)):
        usual(at)

    def changed(edition: str) -> list[Card]:
        cards = [copy.copy(card) for card in card_list(edition)]
        for card in cards:
            card.powers = tuple(power for power in map(change, card.powers) if power is not None)
        return cards

    monkeypatch.setattr(tables, "card_list", changed)
    monkeypatch.setitem(tables.EDITIONS, "second", tables.Tables("second"))
    return any(course(setup) != usual(at) for at, setup in enumerate(SETUPS))


def variants() -> Iterator[tuple[type[Power], str]]:
    for kind in KINDS:
        for field in fields(kind):
            if field.name not in SAID_ONLY and f"{kind.__name__}.{field.name}" not in SAID_ONLY:
                yield kind, field.name


def test_nothing_changes_where_no_power_does(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not changes_a_game(lambda power: power, monkeypatch)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_power_does_something(kind: type[Power], monkeypatch: pytest.MonkeyPatch) -> None:
    assert changes_a_game(lambda power: None if isinstance(power, kind) else power, monkeypatch), (
        f"nothing carries {kind.__name__} out"
    )


@pytest.mark.parametrize(
    ("kind", "field"), list(variants()), ids=lambda part: getattr(part, "__name__", part)
)
def test_each_field_of_a_power_says_something(
    kind: type[Power], field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def change(power: Power) -> Power:
        return (
            replace(power, **{field: OTHER[field](getattr(power, field))})
            if isinstance(power, kind)
            else power
        )

    assert changes_a_game(change, monkeypatch), f"nothing reads {field} of {kind.__name__}"
