"""What a card of Race for the Galaxy is; the cards themselves stand in sets."""

import re
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from cosmodrome.core.card_sets import CardSet
from cosmodrome.core.meta import power_facts
from cosmodrome.games.race.power import Power, Score
from cosmodrome.games.race.powers import (
    DiscardToProduceHere,
    ProduceHere,
)
from cosmodrome.games.race.sums import GOODS

NO_START: Final = 99
"""The start number of a card that is no start world (numbers run from -6 to 8)."""


class World:
    """A world: paid for at `cost` or conquered against `defense`; `makes` or comes with (`windfall`) a kind of good."""

    def __init__(
        self, vp: int, cost: int = -1, defense: int = -1, makes: str = "", windfall: str = ""
    ) -> None:
        if (cost < 0) == (defense < 0):
            raise ValueError("a world has either a cost or a defense")
        for good in (makes, windfall):
            if good and good not in GOODS:
                raise ValueError(f"good {good!r} is not one of {', '.join(GOODS)}")
        if makes and windfall:
            raise ValueError("a world is a production world or a windfall world, not both")
        self.vp = vp
        self.military = defense >= 0
        self.number = max(cost, defense)
        self.good = makes or windfall
        self.production = "production" if makes else "windfall" if windfall else ""


class Development:
    """A development; its `vp` of 0 with score lines stands for the printed question mark."""

    def __init__(self, cost: int, vp: int) -> None:
        self.cost = cost
        self.vp = vp


class Card:
    """A card's facts. `number` is its cost or defense; `start` and `hand` are first-game numbers (R1.5, R1.7)."""

    def __init__(
        self,
        name: str,
        kind: World | Development,
        copies: int = 1,
        start: int = NO_START,
        hand: int = 0,
        keywords: Sequence[str] = (),
        powers: Sequence[Power] = (),
        scores: Sequence[Score] = (),
    ) -> None:
        self.name = name
        self.id = re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")
        self.copies = copies
        self.start = start
        self.hand = hand
        self.keywords = tuple(keywords)
        self.scores = tuple(scores)
        self.vp = kind.vp
        self.is_world = isinstance(kind, World)
        if isinstance(kind, World):
            self.number = kind.number
            self.military = kind.military
            self.good = kind.good
            self.production = kind.production
        else:
            self.number = kind.cost
            self.military = False
            self.good = ""
            self.production = ""
        found = list(powers)
        self.at_a_price = any(isinstance(power, DiscardToProduceHere) for power in powers)
        """R13.31 A production world that produces by its own discard alone."""
        if self.production == "production" and not self.at_a_price:
            # A production world's own power stands first among those of Produce, as printed.
            at = next((n for n, power in enumerate(found) if power.phase == "produce"), len(found))
            found.insert(at, ProduceHere())
        self.powers = tuple(found)

    @property
    def six_cost(self) -> bool:
        """A development whose VP is a question mark."""
        return bool(self.scores)

    def facts(self) -> dict[str, Any]:
        """All facts as plain data, for listings and the page; keys in the order a person reads them."""
        found: dict[str, Any] = {"id": self.id, "name": self.name, "copies": self.copies}
        found["type"] = "world" if self.is_world else "development"
        found["vp"] = self.vp
        if self.is_world:
            found["military"] = self.military
        found["defense" if self.military else "cost"] = self.number
        found["good"] = self.good or None
        found["production"] = self.production or None
        if self.start != NO_START:
            found["start_world"] = self.start
        if self.hand:
            found["preset_hand"] = self.hand
        found["keywords"] = list(self.keywords)
        found["powers"] = [power_facts(power) for power in self.powers]
        if self.scores:
            found["end_game_vp"] = [
                {name: fact for name, fact in asdict(line).items() if fact or name == "vp"}
                for line in self.scores
            ]
        return found


class RaceSet(CardSet):
    """A set and what it adds to the offer of start worlds, and to the copies of cards of the sets before it.

    `groups` are the start worlds by name; where a set that is played says so, a seat is `offered` one of each group.
    `more` are copies by the name of the card.
    """

    def __init__(
        self,
        cards: list[Card],
        groups: tuple[list[str], list[str]] = ([], []),
        option: str = "",
        offered: int = 1,
        more: dict[str, int] | None = None,
    ) -> None:
        super().__init__(cards, option)
        self.groups = groups
        self.offered = offered
        self.more = more or {}
