"""What a recorded game of Jump Drive uses: cards, powers, ways to place, endings, options.

Each use has a short name, such as "power gem_world vp_with" or "end shared victory".
"""

from typing import Any

from cosmodrome.games.jump_drive import events, powers
from cosmodrome.games.jump_drive.box import CARDS
from cosmodrome.games.jump_drive.cards import Card
from cosmodrome.games.jump_drive.choices import LISTED
from cosmodrome.games.jump_drive.meta import META
from cosmodrome.play.record import Record
from tests.laws.jump_drive_facts import amount_of

from .uses import WINS, everything_of, used_of, win

LEAST = {"card": 72, "power": 61, "event": 18, "end": 3, "way": 8, "verb": 5, "option": 4}
"""Uses of each kind that there are at least, so that an empty list cannot pass for a full one."""

WAYS = (
    "world paid",
    "world paid with contact",
    "world conquered",
    "second world paid",
    "second world paid with contact",
    "second world conquered",
    "development and world",
    "survey team and world",
)
SCORING = (
    powers.VpPer,
    powers.VpPerOther,
    powers.VpWith,
    powers.IncomePer,
    powers.IncomeWith,
    powers.IncomeWithOther,
)


def everything() -> set[str]:
    """All that the records have to use between them."""
    found = everything_of(META, events.JumpDriveEvent, (choice.verb for choice in LISTED.all))
    found |= {f"end {end}" for end in WINS} | {f"way {way}" for way in WAYS}
    found |= {"price 0", "script", "own cards", "explored with more icons than the marker's"}
    for card in CARDS:
        found.add(f"card {card.id}")
        found |= {f"power {card.id} {power.effect}" for power in card.powers}
    return found


class Reader:
    """Reads a record from its first line to its last and notes what is used."""

    def __init__(self, record: Record) -> None:
        self.cards = {card.id: card for card in CARDS}
        self.empires: list[list[Card]] = [[] for _ in range(record.header.seats)]
        self.used = used_of(record)
        for event in record.events:
            self.read(event)

    def read(self, event: Any) -> None:
        tag = event.__struct_config__.tag
        reader = getattr(self, "read_" + tag.replace("-", "_"), None)
        if reader:
            reader(event)

    def powers_of(self, seat: int, *kinds: type[powers.Power]) -> list[tuple[Card, Any]]:
        """The powers of these kinds in an empire, with their cards."""
        return [
            (card, power) for card in self.empires[seat] for power in card.powers if isinstance(power, kinds)
        ]

    def power(self, card: Card, power: powers.Power) -> None:
        self.used.add(f"power {card.id} {power.effect}")

    def of(self, card: str, *kinds: type[powers.Power]) -> None:
        """The powers of these kinds on this very card."""
        for power in self.cards[card].powers:
            if isinstance(power, kinds):
                self.power(self.cards[card], power)

    def placed(self, seat: int, card: str) -> None:
        self.used.add(f"card {card}")
        self.empires[seat].append(self.cards[card])

    def read_revealed(self, event: events.Revealed) -> None:
        if event.development and event.world:
            team = event.development == "survey_team"
            self.used.add("way survey team and world" if team else "way development and world")

    def read_developed(self, event: events.Developed) -> None:
        for card, power in self.powers_of(event.seat, powers.DevelopmentDiscount):
            self.power(card, power)
        self.of(event.card, powers.OneInEmpire, powers.PlacedWithoutMilitary)
        if event.price == 0:
            self.used.add("price 0")
        self.placed(event.seat, event.card)

    def read_settled(self, event: events.Settled) -> None:
        world = self.cards[event.card]
        for card, power in self.powers_of(event.seat, powers.WorldDiscount, powers.CardDiscount):
            if getattr(power, "good", world.good) in ("any", world.good) and (
                not isinstance(power, powers.CardDiscount) or power.card == world.id
            ):
                self.power(card, power)
        way = "second world paid" if event.second else "world paid"
        if event.contact:
            way += " with contact"
            for card, power in self.powers_of(event.seat, powers.PayForMilitaryWorld):
                self.power(card, power)
        self.used.add(f"way {way}")
        self.placed(event.seat, event.card)

    def read_conquered(self, event: events.Conquered) -> None:
        world = self.cards[event.card]
        for card, power in self.powers_of(event.seat, powers.MilitaryAgainst, powers.MilitaryPerIcon):
            everywhere = isinstance(power, powers.MilitaryPerIcon)
            if everywhere or power.good == world.good != "" or power.keyword in world.keywords:
                self.power(card, power)
        if event.second:
            for card, power in self.powers_of(event.seat, powers.SecondWorldConquered):
                self.power(card, power)
        self.used.add("way second world conquered" if event.second else "way world conquered")
        self.placed(event.seat, event.card)

    def read_convoy_discarded(self, event: events.ConvoyDiscarded) -> None:
        self.of(event.card, powers.SecondWorldPaid)
        self.empires[event.seat].remove(self.cards[event.card])

    def read_explored(self, event: events.Explored) -> None:
        if event.icons > 3:
            self.used.add("explored with more icons than the marker's")

    def read_propaganda_moved(self, event: events.PropagandaMoved) -> None:
        self.of(event.card, powers.MovesToMostMilitary)
        self.empires[event.giver].remove(self.cards[event.card])
        self.empires[event.seat].append(self.cards[event.card])

    def read_scored(self, event: events.Scored) -> None:
        """Which variable terms bring their seat something."""
        others = [empire for seat, empire in enumerate(self.empires) if seat != event.seat]
        for card, power in self.powers_of(event.seat, *SCORING):
            across = isinstance(power, powers.VpPerOther | powers.IncomeWithOther)
            empires = others if across else [self.empires[event.seat]]
            counted = max(amount_of(empire, power.thing, getattr(power, "card", "")) for empire in empires)
            if counted >= getattr(power, "each", 1):
                self.power(card, power)

    def read_game_ended(self, event: events.GameEnded) -> None:
        self.used.add(f"end {win(event.scores, event.winners)}")


def used(record: Record) -> set[str]:
    """The names of all that this game uses."""
    return Reader(record).used
