"""How likely a seat of a game of two is to win, by what it sees where its turn begins: a small network, learned.

`features` is what it goes by; `tools/learn_pocket_mars.py` plays the games and writes the numbers to `outlook.json`.
"""

import json
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import Any, Final

from cosmodrome.bots.pocket_mars.deck import Deck, Effect
from cosmodrome.games.pocket_mars.meta import ONE_STAR_VP, SHIP_VP, SPACES, TOGETHER, TWO_STAR_VP
from cosmodrome.games.pocket_mars.reckoning import beats, wanting
from cosmodrome.games.pocket_mars.tables import SUIT_OF, SUITS
from cosmodrome.games.pocket_mars.views import PlayerView, PocketMarsView

LEARNED: Final = Path(__file__).with_name("outlook.json")
LONGEST: Final = 15
"""Rounds from which on a game is as late as it gets."""

LAUNCHED, PLACED, CHARGED, DRAWN, RAISED, LOWERED, COVERED = range(7)
DOINGS: Final = 7
"""What cards are added up by."""
_PLAIN: Final = {"launch": LAUNCHED, "gain_energy": CHARGED, "draw": DRAWN, "cover": COVERED}


def doings(effects: list[Effect]) -> list[float]:
    """What effects come to if all of them are done."""
    found = [0.0] * DOINGS
    for effect in effects:
        if effect.kind in _PLAIN:
            found[_PLAIN[effect.kind]] += effect.n
        elif effect.kind == "place":
            found[PLACED] += effect.n
            if effect.source == "earth":
                found[LAUNCHED] += effect.n
        elif effect.kind in ("swap_stars", "swap_places"):
            found[RAISED] += effect.n
        elif effect.kind == "shift_star":
            own_way = effect.way != "down" and effect.owner != "other"
            found[RAISED if own_way else LOWERED] += effect.n
    return found


@cache
def _learned() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(LEARNED.read_text(encoding="utf-8"))
    return found


class Outlook:
    """Judges views of tables of two seats, played with any deck."""

    def __init__(self, deck: Deck) -> None:
        learned = _learned()
        self._hidden: list[tuple[float, list[float]]] = list(
            zip(learned["hidden_bias"], learned["hidden"], strict=True)
        )
        self._out: list[float] = learned["out"]
        self._out_bias: float = learned["out_bias"]
        self.deck = deck
        self.reading = Reading(deck)

    def chance(self, view: PocketMarsView) -> float:
        """Of a victory of the viewer."""
        features = self.reading.features(view)
        total = self._out_bias
        for (bias, row), weight in zip(self._hidden, self._out, strict=True):
            signal = bias + sum(map(mul, row, features))
            if signal > 0.0:
                total += weight * signal
        return 1.0 / (1.0 + exp(-total))


class Reading:
    """What is read off a view: the viewer's side, the other's, and what both share."""

    def __init__(self, deck: Deck) -> None:
        self._cards = deck.cards
        self._in_hand = {card.id: doings(card.hand.effects) for card in deck.cards.values()}
        self._in_prep = {card.id: doings(card.prep.effects) for card in deck.cards.values()}
        self._abilities = [doings([effect]) for effect in deck.abilities]
        self._beating = [
            [sum(beats(card.value, number) for card in suit) / max(1, len(suit)) for number in range(8)]
            for suit in deck.suits
        ]
        """By suit and number, the share of the cards that beat it."""

    def features(self, view: PocketMarsView) -> list[float]:
        me = view.seat
        assert me is not None and len(view.players) == 2
        mine, other = view.players[me], view.players[1 - me]
        spaces = view.buildings[:SPACES]
        numbers = [building.number for building in spaces]
        room = [building.room > 0 for building in spaces]
        return [
            *self._standing(mine, other, room),
            *self._own_cards(view, mine, numbers),
            *self._standing(other, mine, room),
            *self._backs(other, numbers),
            sum(room),
            sum(numbers),
            me,
            min(view.round, LONGEST),
        ]

    def _standing(self, player: PlayerView, other: PlayerView, room: list[bool]) -> list[float]:
        """Colonists, energy, points and bonuses."""
        low = high = held = most = rising = stuck = 0
        for one, two, free in zip(player.one_star, player.two_star, room, strict=True):
            low += one
            high += two
            here = one + two
            if here:
                held += 1
                most = max(most, here)
            if one:
                rising += free
                stuck += not free
        earth, ship, energy = player.earth, player.ship, player.energy
        points = SHIP_VP * ship + ONE_STAR_VP * low + TWO_STAR_VP * high
        return [
            *(earth, ship, energy, low, high, held, most, rising, stuck, points),
            *(held == SPACES, most >= TOGETHER, energy >= other.energy),
        ]

    def _own_cards(self, view: PocketMarsView, mine: PlayerView, numbers: list[int]) -> list[float]:
        """Prep cards that beat their numbers, where a colonist is and is not, and what all cards would do."""
        energy = mine.energy
        hand, prep = [0.0] * DOINGS, [0.0] * DOINGS
        held = [0] * SUITS
        for name in view.hand:
            card = self._cards[name]
            held[card.suit] += 1
            if card.hand.cost <= energy:
                hand = [*map(float.__add__, hand, self._in_hand[name])]
        reach = fresh = 0.0
        for name in view.prep:
            card = self._cards[name]
            suit = card.suit
            here = mine.one_star[suit] + mine.two_star[suit] if suit < SPACES else 0
            if suit < SPACES and beats(card.value, numbers[suit]):
                reach += 1
                fresh += not here
            half = card.prep
            if not wanting(half.condition, half.cost, energy, here, held[half.suit] > 0):
                prep = [*map(float.__add__, prep, self._in_prep[name])]
            prep = [*map(float.__add__, prep, self._abilities[suit])]
        return [reach, fresh, *hand, *prep]

    def _backs(self, other: PlayerView, numbers: list[int]) -> list[float]:
        """The other's prep by its colours: how likely it beats the numbers, and how many of each."""
        suits = [0.0] * SUITS
        reach = fresh = 0.0
        for back in other.prep:
            suit = SUIT_OF[back.colour]
            suits[suit] += 1
            if suit < SPACES:
                likely = self._beating[suit][numbers[suit]]
                reach += likely
                if not other.one_star[suit] + other.two_star[suit]:
                    fresh += likely
        return [reach, fresh, *suits]
