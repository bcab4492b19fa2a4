"""Every kind of power, and each of its fields, changes some game: one that no table folds or no step reads is named."""

import copy
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest

from cosmodrome.core.event import Log
from cosmodrome.core.meta import Setup
from cosmodrome.core.pile import packed
from cosmodrome.core.rng import seeded
from cosmodrome.games.jump_drive.box import CARDS, SETS
from cosmodrome.games.jump_drive.cards import Card
from cosmodrome.games.jump_drive.game import JUMP_DRIVE, JumpDrive
from cosmodrome.games.jump_drive.powers import CardDiscount, Power
from cosmodrome.games.jump_drive.sums import copies_of
from cosmodrome.games.jump_drive.tables import BUILT_IN, Tables, sum_of

KINDS = Power.__subclasses__()
OTHER: dict[str, Callable[[Any], Any]] = {
    "amount": lambda amount: amount + 1,
    "each": lambda each: each + 1,
    "thing": lambda thing: "rare_world" if thing == "development" else "development",
    "card": lambda card: card and ("trade_pact" if card == "mining_robots" else "mining_robots"),
    "good": lambda good: good and ("novelty" if good == "rare" else "rare"),
    "except_good": lambda good: "novelty",
    "unless": lambda card: "mining_robots",
}
"""Another value of each field that has one, as cards have it; "" stays."""
ONLY = {"icon": "explore", "keyword": "imperium"}
"""Fields of which cards have one value only, and another one that the tables do not know."""
GAMES = 120
EVERY_SET = SETS.options(SETS.packs()[-1])


def course(game: JumpDrive, seed: int) -> list[Any]:
    """All that is asked and all that happens in one random game of two."""
    log = Log()
    state = game.new(Setup(2, seed, game.meta.read_options(EVERY_SET, 2)), log)
    rng = seeded(seed, "powers")
    asked: list[Any] = []
    while (seat := game.first_awaited(state)) >= 0:
        options = game.options(state, seat)
        asked.append([option.code for option in options])
        game.choose(state, seat, options[int(rng.below(len(options)))])
    return [*asked, *log]


@cache
def usual(seed: int) -> list[Any]:
    assert isinstance(JUMP_DRIVE, JumpDrive)
    return course(JUMP_DRIVE, seed)


def changes_a_game(cards: list[Card]) -> bool:
    game = JumpDrive(Tables(cards))
    return any(course(game, seed) != usual(seed) for seed in range(GAMES))


def with_powers(change: Callable[[Power], Power | None]) -> list[Card]:
    """The cards of the game, each of their powers changed or taken away."""
    cards = [copy.copy(card) for card in CARDS]
    for card in cards:
        card.powers = tuple(power for power in map(change, card.powers) if power is not None)
    return cards


def variants() -> Iterator[tuple[type[Power], str]]:
    for kind in KINDS:
        for field in fields(kind):
            if field.name in OTHER and (kind, field.name) != (CardDiscount, "card"):  # one card has one
                yield kind, field.name


def test_nothing_changes_where_no_power_does() -> None:
    assert not changes_a_game(with_powers(lambda power: power))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.effect)
def test_a_power_does_something(kind: type[Power]) -> None:
    assert changes_a_game(with_powers(lambda power: None if isinstance(power, kind) else power)), (
        f"nothing carries {kind.__name__} out"
    )


@pytest.mark.parametrize(("kind", "field"), list(variants()), ids=lambda part: getattr(part, "effect", part))
def test_each_field_of_a_power_says_something(kind: type[Power], field: str) -> None:
    def change(power: Power) -> Power:
        if not isinstance(power, kind):
            return power
        return replace(power, **{field: OTHER[field](getattr(power, field))})

    used = [
        power for card in CARDS for power in card.powers if isinstance(power, kind) and getattr(power, field)
    ]
    assert used, f"no card has {field} of {kind.__name__}"
    assert changes_a_game(with_powers(change)), f"nothing reads {field} of {kind.__name__}"


def test_no_field_is_left_out() -> None:
    found = {field.name for kind in KINDS for field in fields(kind)}
    assert found == {*OTHER, *ONLY}, "say what another value of it would be"


@pytest.mark.parametrize("field", ONLY)
def test_a_value_that_no_card_has_is_not_folded_as_if_it_were_another(field: str) -> None:
    def change(power: Power) -> Power:
        return replace(power, **{field: ONLY[field]}) if getattr(power, field, "") else power

    with pytest.raises(KeyError, match=ONLY[field]):
        Tables(with_powers(change))


SUMS_USED = [at for at, column in enumerate(zip(*BUILT_IN.sums, strict=True)) if any(column)]
SURVEY_TEAMS = sum_of(copies_of("survey_team"))
"""No seat has a second one to place, whatever lies in its empire."""


@pytest.mark.parametrize("at", [at for at in SUMS_USED if at != SURVEY_TEAMS])
def test_each_sum_is_read(at: int) -> None:
    tables = Tables(CARDS)
    for card, added in enumerate(tables.adds_to):
        amounts = zip(added, tables.adds[card], strict=True)
        tables.adds[card] = packed([0 if which == at else amount for which, amount in amounts])
    game = JumpDrive(tables)
    assert any(course(game, seed) != usual(seed) for seed in range(GAMES)), f"nothing reads sum {at}"
