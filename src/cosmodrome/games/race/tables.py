"""A card list folded to ints: what the steps read in place of card objects."""

from typing import Any, Final

from cosmodrome.core.pickling import Shared
from cosmodrome.games.race.cards import BASE, NEW_START_WORLDS, NO_START, Card, card_list
from cosmodrome.games.race.powers import (
    GOODS,
    ConsumeAllGoods,
    ConsumeDifferentKinds,
    ConsumeGood,
    DevelopDiscount,
    DiscardForMilitary,
    DiscardForZeroCost,
    DiscardHand,
    DiscardToProduceOnWindfall,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawBeforeDeveloping,
    DrawIfMostProduced,
    DrawIfProducedHere,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    DrawPerWorld,
    DrawWhenConsuming,
    DrawWhenProducing,
    GambleTopCard,
    KeepMore,
    LookAtMore,
    Military,
    PayForMilitaryWorld,
    Power,
    ProduceOnWindfall,
    Score,
    SellGood,
    SettleDiscount,
    TradeBonus,
)

CARDS: Final = len(BASE) + len(NEW_START_WORLDS)
"""Different cards; a card is a number below this, and copies of a card are not told apart."""

# Kinds of good; 0 is none (or, in a filter, any).
NOVELTY: Final = 1
RARE: Final = 2
GENES: Final = 3
ALIEN: Final = 4
KINDS: Final = 5

PRODUCTION: Final = 1
WINDFALL: Final = 2

# A seat's sums: what its tableau adds up to. Each group of KINDS is indexed by kind, 0 being any.
LOOK: Final = 0
KEEP: Final = 1
DEVELOP_DRAW_BEFORE: Final = 2
DEVELOP_DISCOUNT: Final = 3
DEVELOP_DRAW_AFTER: Final = 4
SETTLE_DRAW_AFTER: Final = 5
REBEL_MILITARY: Final = 6
TACTICS: Final = 7
SHIP: Final = 8
CONTACT: Final = 9
MILITARY: Final = 10
SETTLE_DISCOUNT: Final = 15
TRADE: Final = 20
NO_SUM: Final = 25
"""It is always 0: for cards to which nothing more counts."""
SUMS: Final = 26

# Kinds of Consume powers.
SPEND_GOODS: Final = 0
SPEND_KINDS: Final = 1
SPEND_ALL: Final = 2
SELL_ONE: Final = 3
DRAW_CARDS: Final = 4
GAMBLE: Final = 5
DISCARD_CARDS: Final = 6


def kind_of(good: str) -> int:
    """The number of a kind of good; 0 for "" and "any"."""
    return GOODS.index(good) + 1 if good in GOODS else 0


def _sums_of(card: Card) -> list[int]:
    """What a card adds to the sums of its owner."""
    sums = [0] * SUMS
    for power in card.powers:
        if isinstance(power, LookAtMore):
            sums[LOOK] += power.cards
        elif isinstance(power, KeepMore):
            sums[KEEP] += power.cards
        elif isinstance(power, DrawBeforeDeveloping):
            sums[DEVELOP_DRAW_BEFORE] += power.cards
        elif isinstance(power, DevelopDiscount):
            sums[DEVELOP_DISCOUNT] += power.amount
        elif isinstance(power, DrawAfterDeveloping):
            sums[DEVELOP_DRAW_AFTER] += power.cards
        elif isinstance(power, DrawAfterSettling):
            sums[SETTLE_DRAW_AFTER] += power.cards
        elif isinstance(power, Military):
            if power.only_keyword == "rebel":
                sums[REBEL_MILITARY] += power.amount
            else:
                sums[MILITARY + kind_of(power.only_good)] += power.amount
        elif isinstance(power, DiscardForMilitary):
            sums[TACTICS] += power.amount
        elif isinstance(power, DiscardForZeroCost):
            sums[SHIP] += 1
        elif isinstance(power, PayForMilitaryWorld):
            sums[CONTACT] += 1
        elif isinstance(power, SettleDiscount):
            sums[SETTLE_DISCOUNT + kind_of(power.good)] += power.amount
        elif isinstance(power, TradeBonus) and power.scope == "all_worlds":
            sums[TRADE + kind_of(power.good)] += power.cards
    return sums


def _matches(line: Score, card: Card) -> bool:
    """Whether a tableau card scores this line of a six-cost development (R8.8)."""
    if line.per not in ("world", "development", "card", "named_card"):
        return False
    if line.per == "world" and not card.is_world or line.per == "development" and card.is_world:
        return False
    if line.good and card.good != line.good or line.production and card.production != line.production:
        return False
    if line.military and not card.military or line.keyword and line.keyword not in card.keywords:
        return False
    if line.cost and (card.is_world or card.number != line.cost) or line.name and card.name != line.name:
        return False
    return not line.has_power or any(power.phase == line.has_power for power in card.powers)


def _bonus_row(scorer: Card, cards: list[Card]) -> bytes:
    """The VP that `scorer` gives for each card: the first line that matches."""
    row = bytearray()
    for card in cards:
        row.append(next((line.vp for line in scorer.scores if _matches(line, card)), 0))
    return bytes(row)


def _amount(card: Card, per: str) -> int:
    """The vp of a score line that counts something else than cards, 0 without one."""
    return sum(line.vp for line in card.scores if line.per == per)


def full_deck(cards: list[Card], new_start_worlds: bool) -> list[int]:
    """Every card as often as it has copies, rising."""
    deck: list[int] = []
    for number, card in enumerate(cards):
        if card.start >= 0 or new_start_worlds:
            deck.extend([number] * card.copies)
    return deck


class Tables(Shared):
    """One edition's cards as columns; a state points to it and never copies it."""

    def __init__(self, edition: str) -> None:
        cards = card_list(edition)
        self.edition = edition
        self.deck = full_deck(cards, False)
        """Every card, rising, with its copies, the five start worlds included."""
        self.deck_with_new = full_deck(cards, True)
        """The same with the six new start worlds."""
        self.cards = cards
        self.ids = [card.id for card in cards]
        self.copies = bytes(card.copies for card in cards)
        self.held = [self.deck.count(number) for number in range(len(cards))]
        """Of each card, how many are in `deck`."""
        self.held_with_new = [self.deck_with_new.count(number) for number in range(len(cards))]
        self.number = bytes(card.number for card in cards)
        self.vp = bytes(card.vp for card in cards)
        self.is_world = bytes(card.is_world for card in cards)
        self.military = bytes(card.military for card in cards)
        self.rebel = bytes("rebel" in card.keywords for card in cards)
        self.good = bytes(kind_of(card.good) for card in cards)
        self.production = bytes(
            PRODUCTION if card.production == "production" else WINDFALL if card.production else 0
            for card in cards
        )
        self.sums = [_sums_of(card) for card in cards]
        self.adds_to = [[at for at in range(SUMS) if row[at]] for row in self.sums]
        # R4.2, R5.2 The two sums that lower the price of a card.
        self.saving = bytes(SETTLE_DISCOUNT if card.is_world else DEVELOP_DISCOUNT for card in cards)
        self.saving_of_kind = bytes(
            SETTLE_DISCOUNT + kind_of(card.good) if card.is_world and card.good else NO_SUM for card in cards
        )
        # R5.5, R5.6 The sums of Military that count against a world, besides the general one.
        self.military_of_kind = bytes(
            MILITARY + kind_of(card.good) if card.good else NO_SUM for card in cards
        )
        self.military_of_keyword = bytes(
            REBEL_MILITARY if "rebel" in card.keywords else NO_SUM for card in cards
        )
        self._fold_settle(cards)
        self._fold_consume(cards)
        self._fold_produce(cards)
        self.bonus = [_bonus_row(card, cards) if card.scores else b"" for card in cards]
        self.good_vp = bytes(_amount(card, "good") for card in cards)
        self.military_vp = bytes(_amount(card, "military_strength") for card in cards)
        self.chips_per_vp = bytes(
            sum(line.chips for line in card.scores if line.per == "vp_chips") for card in cards
        )

    def __reduce__(self) -> Any:
        return _tables_of, (self.edition,)

    def _fold_settle(self, cards: list[Card]) -> None:
        contact, trade_here = bytearray(len(cards)), bytearray(len(cards))
        for number, card in enumerate(cards):
            for power in card.powers:
                if isinstance(power, PayForMilitaryWorld):
                    contact[number] = power.discount
                elif isinstance(power, TradeBonus) and power.scope == "this_world":
                    trade_here[number] = power.cards
        self.contact = bytes(contact)
        """The discount on a defense that is paid for."""
        self.trade_here = bytes(trade_here)
        """More cards for selling the good on this very world."""

    def _fold_consume(self, cards: list[Card]) -> None:
        """Consume powers have numbers of their own; columns p_... are indexed by them."""
        self.powers: list[list[int]] = [[] for _ in cards]
        """A card's Consume powers."""
        p_card, p_kind, p_good, p_goods = bytearray(), bytearray(), bytearray(), bytearray()
        p_times, p_vp, p_cards = bytearray(), bytearray(), bytearray()
        self.p_offset: list[int] = []
        """VP added once (Pilgrimage World's is -1)."""
        for number, card in enumerate(cards):
            for power in card.powers:
                kind, good, goods, times, vp, drawn, offset = _consume_row(power)
                if kind < 0:
                    continue
                self.powers[number].append(len(p_card))
                p_card.append(number)
                p_kind.append(kind)
                p_good.append(good)
                p_goods.append(goods)
                p_times.append(times)
                p_vp.append(vp)
                p_cards.append(drawn)
                self.p_offset.append(offset)
        self.p_card = bytes(p_card)
        self.p_kind = bytes(p_kind)
        self.p_good = bytes(p_good)
        self.p_goods = bytes(p_goods)
        self.p_times = bytes(p_times)
        self.p_vp = bytes(p_vp)
        self.p_cards = bytes(p_cards)

    def _fold_produce(self, cards: list[Card]) -> None:
        count = len(cards)
        here, windfall, flat, per_kind = (
            bytearray(count),
            bytearray(count),
            bytearray(count),
            bytearray(count),
        )
        per_good, per_good_kind = bytearray(count), bytearray(count)
        per_world, per_world_kind = bytearray(count), bytearray(count)
        most, most_kind, discard = bytearray(count), bytearray(count), bytearray(count)
        for number, card in enumerate(cards):
            for power in card.powers:
                if isinstance(power, DrawIfProducedHere):
                    here[number] = power.cards
                elif isinstance(power, ProduceOnWindfall):
                    windfall[number] = kind_of(power.good) or KINDS
                elif isinstance(power, DrawWhenProducing):
                    flat[number] = power.cards
                elif isinstance(power, DrawPerKindProduced):
                    per_kind[number] = power.cards
                elif isinstance(power, DrawPerGoodProduced):
                    per_good[number], per_good_kind[number] = power.cards, kind_of(power.good)
                elif isinstance(power, DrawPerWorld):
                    per_world[number], per_world_kind[number] = power.cards, kind_of(power.good)
                elif isinstance(power, DrawIfMostProduced):
                    most[number], most_kind[number] = power.cards, kind_of(power.good)
                elif isinstance(power, DiscardToProduceOnWindfall):
                    discard[number] = power.discard
        self.draw_here = bytes(here)
        self.produces_windfall = bytes(windfall)
        """0 none, a kind, or KINDS for any kind."""
        self.draw_flat = bytes(flat)
        self.draw_per_kind = bytes(per_kind)
        self.draw_per_good = bytes(per_good)
        self.draw_per_good_kind = bytes(per_good_kind)
        self.draw_per_world = bytes(per_world)
        self.draw_per_world_kind = bytes(per_world_kind)
        self.draw_most = bytes(most)
        self.draw_most_kind = bytes(most_kind)
        self.discard_to_produce = bytes(discard)
        # Cards that draw in Produce, so that others are passed over with one look.
        self.draws_first = bytes(bool(flat[card] or per_world[card]) for card in range(count))
        self.draws_last = bytes(bool(here[card] or per_kind[card] or per_good[card]) for card in range(count))
        self.draws_in_produce = bytes(
            bool(self.draws_first[card] or per_kind[card] or per_good[card] or most[card])
            for card in range(count)
        )


def _consume_row(power: Power) -> tuple[int, int, int, int, int, int, int]:
    """A Consume power as kind, good, goods a use, times, vp, cards, offset; kind -1 for other powers."""
    if isinstance(power, ConsumeGood):
        return SPEND_GOODS, kind_of(power.good), power.goods_per_use, power.times, power.vp, power.cards, 0
    if isinstance(power, ConsumeDifferentKinds):
        return SPEND_KINDS, 0, power.kinds, power.times, power.vp, power.cards, 0
    if isinstance(power, ConsumeAllGoods):
        return SPEND_ALL, 0, 1, 0, power.vp_per_good, power.cards, power.vp_offset
    if isinstance(power, SellGood):
        return SELL_ONE, 0, 1, int(power.use_trade_bonuses), 0, 0, 0
    if isinstance(power, DrawWhenConsuming):
        return DRAW_CARDS, 0, 0, 1, 0, power.cards, 0
    if isinstance(power, GambleTopCard):
        return GAMBLE, 0, 0, 1, 0, 0, 0
    if isinstance(power, DiscardHand):
        return DISCARD_CARDS, 0, 0, power.max_cards, power.vp, power.cards, 0
    return -1, 0, 0, 0, 0, 0, 0


def _tables_of(edition: str) -> Tables:
    return EDITIONS[edition]


EDITIONS: Final[dict[str, Tables]] = {edition: Tables(edition) for edition in ("first", "second")}

NUMBER_OF: Final[dict[str, int]] = {card.id: number for number, card in enumerate(card_list("first"))}
"""A card's number by its id; the same in every edition."""

STARTS: Final[list[int]] = [
    number for number, card in enumerate(card_list("first")) if card.start != NO_START
]
BASE_STARTS: Final[list[int]] = [number for number in STARTS if card_list("first")[number].start >= 0]
"""The five start worlds by rising start number, as the cards are listed."""
