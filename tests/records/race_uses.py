"""What a recorded game of Race for the Galaxy uses: cards, powers, score lines, ways to place, endings, options.

Each use has a short name, such as "power gem_world produce/draw_if_produced_here" or "end shared victory".
"""

from typing import Any

from cosmodrome.games.race import events, powers
from cosmodrome.games.race.box import card_list
from cosmodrome.games.race.cards import Card
from cosmodrome.games.race.choices import ACT, ACT_TWO, ALL, WAYS
from cosmodrome.games.race.meta import META
from cosmodrome.games.race.sets.second_edition import CARDS as SECOND_EDITION
from cosmodrome.games.race.tiles import TILES
from cosmodrome.play.record import Record
from tests.laws.race_facts import first_line

from .uses import WINS, everything_of, used_of, win

LEAST = {"card": 120, "power": 160, "score": 38, "end": 7, "way": 8, "event": 41, "goal": 10}
"""Uses of each kind that there are at least, so that an empty list cannot pass for a full one."""

ENDS = (*WINS, "tableau", "pool", "tableau and pool", "chips beyond the pool")
NAMED = {"act": "action", "by": "way"}
"""Answers whose subjects are uses, by their verb."""


def everything() -> set[str]:
    """All that the records have to use between them."""
    found = everything_of(META, events.RaceEvent, (choice.verb for choice in ALL))
    found |= {f"end {end}" for end in ENDS}
    found |= {f"action {choice.subject}" for choice in [*ACT, *ACT_TWO]}
    found |= {f"way {way}" for way in WAYS}
    found |= {"gamble won", "gamble lost", "price 0", "script"}
    found |= {f"second edition {card.id}" for card in SECOND_EDITION}
    found |= {f"goal {tile.id}" for tile in TILES}
    for edition in ("first", "second"):
        for card in card_list(edition):
            found.add(f"card {card.id}")
            found |= {f"power {card.id} {power.phase}/{power.effect}" for power in card.powers}
            found |= {f"score {card.id} {line}" for line in range(len(card.scores))}
    return found


class Seat:
    def __init__(self) -> None:
        self.tableau: list[str] = []
        self.goods: set[str] = set()
        self.chips = 0
        self.settled = False
        """Whether it has placed a world in this phase."""


class Reader:
    """Reads a record from its first line to its last and notes what is used."""

    def __init__(self, record: Record) -> None:
        header = record.header
        self.edition = str(header.options["edition"])
        self.cards = {card.id: card for card in card_list(self.edition)}
        self.seats = [Seat() for _ in range(header.seats)]
        self.phase = ""
        self.used = used_of(record)
        for answer in record.answers:
            verb, _, subject = answer.choice.partition(":")
            if verb in NAMED:
                self.used.add(f"{NAMED[verb]} {subject}")
        for event in record.events:
            self.read(event)

    def power(self, card: Card, power: powers.Power) -> None:
        self.used.add(f"power {card.id} {power.phase}/{power.effect}")

    def powers_of(
        self, seat: Seat, kind: type[powers.Power] | tuple[type[powers.Power], ...]
    ) -> list[tuple[Card, Any]]:
        """The powers of these kinds in a tableau, with their cards."""
        cards = [self.cards[name] for name in seat.tableau]
        return [(card, power) for card in cards for power in card.powers if isinstance(power, kind)]

    def card_powers(self, card: str, kind: type[powers.Power] | tuple[type[powers.Power], ...]) -> None:
        for power in self.cards[card].powers:
            if isinstance(power, kind):
                self.power(self.cards[card], power)

    def placed(self, seat: Seat, card: str) -> None:
        if self.phase == "settle":
            if seat.settled:
                for owner, power in self.powers_of(seat, powers.PlaceSecondWorld):
                    self.power(owner, power)
            seat.settled = True
        seat.tableau.append(card)
        self.used.add(f"card {card}")
        if self.edition == "second" and any(card == other.id for other in SECOND_EDITION):
            self.used.add(f"second edition {card}")

    def read(self, event: Any) -> None:
        tag = event.__struct_config__.tag
        seat = self.seats[event.seat] if hasattr(event, "seat") else Seat()
        reader = getattr(self, "read_" + tag.replace("-", "_"), None)
        if reader:
            reader(seat, event)

    def read_phase_began(self, _: Seat, event: events.PhaseBegan) -> None:
        self.phase = event.phase
        for seat in self.seats:
            seat.settled = False

    def read_started(self, seat: Seat, event: events.Started) -> None:
        self.placed(seat, event.world)
        self.card_powers(event.world, powers.KeepAtStart)

    def read_explored(self, seat: Seat, event: events.Explored) -> None:
        for card, power in self.powers_of(seat, (powers.LookAtMore, powers.KeepMore)):
            self.power(card, power)

    def read_developed(self, seat: Seat, event: events.Developed) -> None:
        for card, power in self.powers_of(seat, powers.DevelopDiscount):
            self.power(card, power)
        if event.price == 0:
            self.used.add("price 0")
        self.placed(seat, event.card)

    def read_settled(self, seat: Seat, event: events.Settled) -> None:
        world = self.cards[event.card]
        for card, power in self.powers_of(seat, powers.SettleDiscount):
            if power.good in ("any", world.good):
                self.power(card, power)
        if world.military:
            for card, power in self.powers_of(seat, powers.PayForMilitaryWorld):
                self.power(card, power)
        self.placed(seat, event.card)

    def read_conquered(self, seat: Seat, event: events.Conquered) -> None:
        world = self.cards[event.card]
        for card, power in self.powers_of(seat, powers.Military):
            if power.only_good in ("", world.good) and power.only_keyword in ("", *world.keywords):
                self.power(card, power)
        self.placed(seat, event.card)

    def read_tableau_card_discarded(self, seat: Seat, event: events.TableauCardDiscarded) -> None:
        self.card_powers(event.card, (powers.DiscardForMilitary, powers.DiscardForZeroCost))
        seat.tableau.remove(event.card)

    def read_hired(self, seat: Seat, event: events.Hired) -> None:
        for card, power in self.powers_of(seat, powers.DiscardHandForMilitary):
            self.power(card, power)

    def read_drew(self, seat: Seat, event: events.Drew) -> None:
        if event.why not in self.cards or not event.count:
            return
        for power in self.cards[event.why].powers:
            if power.phase == self.phase and "draw" in power.effect:
                self.power(self.cards[event.why], power)

    def read_good_placed(self, seat: Seat, event: events.GoodPlaced) -> None:
        seat.goods.add(event.world)
        if event.why == "produce":
            self.card_powers(event.world, powers.ProduceHere)
        elif event.why in self.cards:
            self.card_powers(event.why, powers.ProduceOnWindfall)

    def read_sold(self, seat: Seat, event: events.Sold) -> None:
        seat.goods.discard(event.world)
        bonuses = event.why == "trade"
        if event.why in self.cards:
            self.card_powers(event.why, powers.SellGood)
            bonuses = any(
                isinstance(power, powers.SellGood) and power.use_trade_bonuses
                for power in self.cards[event.why].powers
            )
        for card, power in self.powers_of(seat, powers.TradeBonus):
            fits = power.good in ("any", event.good) and (
                power.scope == "all_worlds" or card.id == event.world
            )
            if bonuses and fits:
                self.power(card, power)
        for card, power in self.powers_of(seat, powers.TradeBonusPerWorld):
            if bonuses and event.good == power.good:
                self.power(card, power)

    def read_consumed(self, seat: Seat, event: events.Consumed) -> None:
        seat.goods -= set(event.worlds)
        seat.chips += event.vp
        self.card_powers(
            event.card, (powers.ConsumeGood, powers.ConsumeDifferentKinds, powers.ConsumeAllGoods)
        )

    def read_hand_cards_consumed(self, seat: Seat, event: events.HandCardsConsumed) -> None:
        seat.chips += event.vp
        self.card_powers(event.card, powers.DiscardHand)

    def read_gambled(self, seat: Seat, event: events.Gambled) -> None:
        self.card_powers("gambling_world", powers.GambleTopCard)
        self.used.add("gamble won" if event.won else "gamble lost")

    def read_discarded_to_produce(self, seat: Seat, event: events.DiscardedToProduce) -> None:
        self.card_powers(event.card, (powers.DiscardToProduceOnWindfall, powers.DiscardToProduceHere))

    def read_goal_claimed(self, _: Seat, event: events.GoalClaimed) -> None:
        self.used.add(f"goal {event.goal}")

    def read_goal_taken(self, _: Seat, event: events.GoalTaken) -> None:
        self.used.add(f"goal {event.goal}")

    def read_game_ended(self, _: Seat, event: events.GameEnded) -> None:
        self.used.add("end " + " and ".join(event.causes))
        self.used.add(f"end {win(event.scores, event.winners)}")
        if sum(seat.chips for seat in self.seats) > 12 * len(self.seats):
            self.used.add("end chips beyond the pool")
        for seat in self.seats:
            self.score(seat)

    def score(self, seat: Seat) -> None:
        """Which lines of the six-cost developments bring their seat something."""
        cards = [self.cards[name] for name in seat.tableau]
        military = sum(
            power.amount
            for _, power in self.powers_of(seat, powers.Military)
            if not power.only_good + power.only_keyword
        )
        for scorer in cards:
            for number, line in enumerate(scorer.scores):
                earned = {
                    "military_strength": military,
                    "vp_chips": seat.chips // max(1, line.chips),
                    "good": len(seat.goods),
                }.get(line.per)
                if earned is None:
                    earned = sum(first_line(scorer, card) == number for card in cards)
                if earned:
                    self.used.add(f"score {scorer.id} {number}")


def used(record: Record) -> set[str]:
    """The names of all that this game uses."""
    return Reader(record).used
