"""The vocabulary of powers: frozen types. Each names a phase, an effect, its numbers, and where it is folded (R11)."""

from dataclasses import dataclass
from typing import ClassVar

from cosmodrome.games.race.power import Power, Use
from cosmodrome.games.race.sums import (
    CONTACT,
    DEVELOP_DISCOUNT,
    DEVELOP_DRAW_AFTER,
    DEVELOP_DRAW_BEFORE,
    DISCARD_CARDS,
    DRAW_CARDS,
    FACTORY,
    GAMBLE,
    KEEP,
    KINDS,
    LOGISTICS,
    LOOK,
    MARK_TRADE,
    MERCENARIES,
    MILITARY,
    MILITARY_WORLDS,
    REBEL_MILITARY,
    SELL_ONE,
    SETTLE_DISCOUNT,
    SETTLE_DRAW_AFTER,
    SHIP,
    SPEND_ALL,
    SPEND_GOODS,
    SPEND_HERE,
    SPEND_KINDS,
    TACTICS,
    TRADE,
    kind_of,
)


@dataclass(frozen=True)
class KeepAtStart(Power):
    """As a start world: keep `cards` of those dealt at the start (R13.6)."""

    phase: ClassVar[str] = "setup"
    effect: ClassVar[str] = "keep_at_start"
    cards: int

    def columns(self) -> dict[str, int]:
        return {"kept_at_start": self.cards}


@dataclass(frozen=True)
class LookAtMore(Power):
    """Look at `cards` more cards when exploring."""

    phase: ClassVar[str] = "explore"
    effect: ClassVar[str] = "draw_extra"
    cards: int

    def sums(self) -> dict[int, int]:
        return {LOOK: self.cards}


@dataclass(frozen=True)
class KeepMore(Power):
    """Keep `cards` more of the cards looked at."""

    phase: ClassVar[str] = "explore"
    effect: ClassVar[str] = "keep_extra"
    cards: int

    def sums(self) -> dict[int, int]:
        return {KEEP: self.cards}


@dataclass(frozen=True)
class DrawBeforeDeveloping(Power):
    """Draw as Develop begins, before anyone chooses."""

    phase: ClassVar[str] = "develop"
    effect: ClassVar[str] = "draw_at_phase_start"
    cards: int

    def sums(self) -> dict[int, int]:
        return {DEVELOP_DRAW_BEFORE: self.cards}


@dataclass(frozen=True)
class DevelopDiscount(Power):
    """Developments cost `amount` less."""

    phase: ClassVar[str] = "develop"
    effect: ClassVar[str] = "reduce_cost"
    amount: int

    def sums(self) -> dict[int, int]:
        return {DEVELOP_DISCOUNT: self.amount}


@dataclass(frozen=True)
class DrawAfterDeveloping(Power):
    """Draw after placing and paying for a development."""

    phase: ClassVar[str] = "develop"
    effect: ClassVar[str] = "draw_after_placing"
    cards: int

    def sums(self) -> dict[int, int]:
        return {DEVELOP_DRAW_AFTER: self.cards}


@dataclass(frozen=True)
class SettleDiscount(Power):
    """Worlds that are paid for cost `amount` less, any of them or those of one kind."""

    phase: ClassVar[str] = "settle"
    effect: ClassVar[str] = "reduce_cost"
    amount: int
    good: str = "any"

    def sums(self) -> dict[int, int]:
        return {SETTLE_DISCOUNT + kind_of(self.good): self.amount}


@dataclass(frozen=True)
class Military(Power):
    """Military (it may be negative), against everything or against one kind or keyword only."""

    phase: ClassVar[str] = "settle"
    effect: ClassVar[str] = "military"
    amount: int
    only_good: str = ""
    only_keyword: str = ""

    def sums(self) -> dict[int, int]:
        rebels = self.only_keyword == "rebel"
        return {REBEL_MILITARY if rebels else MILITARY + kind_of(self.only_good): self.amount}


@dataclass(frozen=True)
class DiscardForMilitary(Power):
    """May be discarded from the tableau for `amount` Military until the phase ends."""

    phase: ClassVar[str] = "settle"
    effect: ClassVar[str] = "discard_self_for_military"
    amount: int
    duration: str = "phase"

    def sums(self) -> dict[int, int]:
        return {TACTICS: self.amount}


@dataclass(frozen=True)
class DiscardHandForMilitary(Power):
    """May discard up to max_cards from hand for `amount` Military each until the phase ends."""

    phase: ClassVar[str] = "settle"
    effect: ClassVar[str] = "discard_hand_for_military"
    max_cards: int
    amount: int
    duration: str = "phase"
    optional: bool = True

    def sums(self) -> dict[int, int]:
        return {MERCENARIES: self.max_cards}


@dataclass(frozen=True)
class PlaceSecondWorld(Power):
    """May place a second world in a Settle phase, once the first is wholly done; the bonus is not drawn for it."""

    phase: ClassVar[str] = "settle"
    effect: ClassVar[str] = "place_second_world"
    bonus: bool = False

    def sums(self) -> dict[int, int]:
        return {LOGISTICS: 1}


@dataclass(frozen=True)
class DiscardForZeroCost(Power):
    """May be discarded to place one world by payment at cost 0."""

    phase: ClassVar[str] = "settle"
    effect: ClassVar[str] = "discard_self_for_zero_cost"
    except_good: str = "alien"

    def sums(self) -> dict[int, int]:
        return {SHIP: 1}


@dataclass(frozen=True)
class PayForMilitaryWorld(Power):
    """May pay defense minus `discount` for a military world instead of conquering it."""

    phase: ClassVar[str] = "settle"
    effect: ClassVar[str] = "pay_for_military_world"
    discount: int
    except_good: str = "alien"

    def sums(self) -> dict[int, int]:
        return {CONTACT: 1}

    def columns(self) -> dict[str, int]:
        return {"contact": self.discount}


@dataclass(frozen=True)
class DrawAfterSettling(Power):
    """Draw after placing a world, paid or conquered."""

    phase: ClassVar[str] = "settle"
    effect: ClassVar[str] = "draw_after_placing"
    cards: int

    def sums(self) -> dict[int, int]:
        return {SETTLE_DRAW_AFTER: self.cards}


@dataclass(frozen=True)
class TradeBonus(Power):
    """Draw `cards` more when selling a good of kind `good`; scope this_world: the good that lies on this card."""

    phase: ClassVar[str] = "trade"
    effect: ClassVar[str] = "trade_bonus"
    cards: int
    good: str = "any"
    scope: str = "all_worlds"

    def sums(self) -> dict[int, int]:
        return {TRADE + kind_of(self.good): self.cards} if self.scope == "all_worlds" else {}

    def columns(self) -> dict[str, int]:
        return {"trade_here": self.cards} if self.scope == "this_world" else {}


@dataclass(frozen=True)
class TradeBonusPerWorld(Power):
    """Draw `cards` more for each own world with a keyword when selling a good of kind `good`.

    It is folded for the marks that genes worlds bear; another kind or keyword needs a sum of its own.
    """

    phase: ClassVar[str] = "trade"
    effect: ClassVar[str] = "trade_bonus_per_world"
    cards: int
    good: str = "genes"
    scope: str = "all_worlds"
    per_keyword: str = "chromosome"

    def sums(self) -> dict[int, int]:
        return {MARK_TRADE: self.cards}


@dataclass(frozen=True)
class ConsumeGood(Power):
    """Spend goods_per_use goods for `vp` and `cards`, up to `times` uses, as often as possible once invoked.

    Scope this_world: only the good that lies on this card.
    """

    phase: ClassVar[str] = "consume"
    effect: ClassVar[str] = "consume_good"
    good: str = "any"
    goods_per_use: int = 1
    times: int = 1
    vp: int = 0
    cards: int = 0
    scope: str = ""

    def use(self) -> Use | None:
        kind = SPEND_HERE if self.scope == "this_world" else SPEND_GOODS
        return kind, kind_of(self.good), self.goods_per_use, self.times, self.vp, self.cards, 0


@dataclass(frozen=True)
class ConsumeDifferentKinds(Power):
    """Spend exactly `kinds` goods, all of different kinds."""

    phase: ClassVar[str] = "consume"
    effect: ClassVar[str] = "consume_different_kinds"
    kinds: int
    vp: int
    times: int = 1
    cards: int = 0

    def use(self) -> Use | None:
        return SPEND_KINDS, 0, self.kinds, self.times, self.vp, self.cards, 0


@dataclass(frozen=True)
class ConsumeAllGoods(Power):
    """Spend every good that is left, at least one, for vp_per_good each plus vp_offset."""

    phase: ClassVar[str] = "consume"
    effect: ClassVar[str] = "consume_all_goods"
    vp_per_good: int
    vp_offset: int
    cards: int = 0

    def use(self) -> Use | None:
        return SPEND_ALL, 0, 1, 0, self.vp_per_good, self.cards, self.vp_offset


@dataclass(frozen=True)
class SellGood(Power):
    """Sell one good at its trade value, with or without trade bonuses."""

    phase: ClassVar[str] = "consume"
    effect: ClassVar[str] = "sell_good"
    use_trade_bonuses: bool
    times: int = 1

    def use(self) -> Use | None:
        return SELL_ONE, 0, 1, int(self.use_trade_bonuses), 0, 0, 0


@dataclass(frozen=True)
class DrawWhenConsuming(Power):
    """Draw cards in Consume, spending nothing."""

    phase: ClassVar[str] = "consume"
    effect: ClassVar[str] = "draw"
    cards: int

    def use(self) -> Use | None:
        return DRAW_CARDS, 0, 0, 1, 0, self.cards, 0


@dataclass(frozen=True)
class GambleTopCard(Power):
    """Name a number, turn the top card up, keep it if its cost or defense is that number."""

    phase: ClassVar[str] = "consume"
    effect: ClassVar[str] = "gamble_top_card"
    guess_min: int = 1
    guess_max: int = 7

    def use(self) -> Use | None:
        return GAMBLE, 0, 0, 1, 0, 0, 0


@dataclass(frozen=True)
class DiscardHand(Power):
    """May discard up to max_cards from hand for `vp` each; never doubled."""

    phase: ClassVar[str] = "consume"
    effect: ClassVar[str] = "discard_hand"
    max_cards: int
    vp: int
    cards: int = 0
    optional: bool = True
    doubled: bool = False

    def use(self) -> Use | None:
        return DISCARD_CARDS, 0, 0, self.max_cards, self.vp, self.cards, 0


@dataclass(frozen=True)
class ProduceHere(Power):
    """A production world: it gets a good in Produce if it has none."""

    phase: ClassVar[str] = "produce"
    effect: ClassVar[str] = "produce_here"


@dataclass(frozen=True)
class DrawIfProducedHere(Power):
    """Draw when a good is produced on this world in Produce, by any power or bonus."""

    phase: ClassVar[str] = "produce"
    effect: ClassVar[str] = "draw_if_produced_here"
    cards: int

    def columns(self) -> dict[str, int]:
        return {"draw_here": self.cards}


@dataclass(frozen=True)
class ProduceOnWindfall(Power):
    """Produce a good on one own empty windfall world of kind `good`."""

    phase: ClassVar[str] = "produce"
    effect: ClassVar[str] = "produce_on_windfall"
    good: str = "any"
    times: int = 1

    def columns(self) -> dict[str, int]:
        return {"produces_windfall": kind_of(self.good) or KINDS}


@dataclass(frozen=True)
class DrawWhenProducing(Power):
    """Draw cards in Produce."""

    phase: ClassVar[str] = "produce"
    effect: ClassVar[str] = "draw"
    cards: int

    def columns(self) -> dict[str, int]:
        return {"draw_flat": self.cards}


@dataclass(frozen=True)
class DrawPerGoodProduced(Power):
    """Draw `cards` for each good of kind `good` produced in this phase, windfall goods included."""

    phase: ClassVar[str] = "produce"
    effect: ClassVar[str] = "draw_per_good_produced"
    good: str
    cards: int

    def columns(self) -> dict[str, int]:
        return {"draw_per_good": self.cards, "draw_per_good_kind": kind_of(self.good)}


@dataclass(frozen=True)
class DrawPerKindProduced(Power):
    """Draw `cards` for each different kind of good produced in this phase."""

    phase: ClassVar[str] = "produce"
    effect: ClassVar[str] = "draw_per_kind_produced"
    cards: int

    def columns(self) -> dict[str, int]:
        return {"draw_per_kind": self.cards}


@dataclass(frozen=True)
class DrawPerWorld(Power):
    """Draw `cards` for each own production or windfall world of kind `good`."""

    phase: ClassVar[str] = "produce"
    effect: ClassVar[str] = "draw_per_world"
    good: str
    cards: int

    def columns(self) -> dict[str, int]:
        return {"draw_per_world": self.cards, "draw_per_world_kind": kind_of(self.good)}


@dataclass(frozen=True)
class DrawPerMilitaryWorld(Power):
    """Draw `cards` for each own military world of any kind or none."""

    phase: ClassVar[str] = "produce"
    effect: ClassVar[str] = "draw_per_world"
    cards: int
    military: bool = True

    def columns(self) -> dict[str, int]:
        return {"draw_per_world": self.cards, "draw_per_world_kind": MILITARY_WORLDS}


@dataclass(frozen=True)
class DrawIfMostProduced(Power):
    """Draw `cards` at the end of Produce with strictly more goods of kind `good` produced than every rival."""

    phase: ClassVar[str] = "produce"
    effect: ClassVar[str] = "draw_if_most_produced"
    good: str
    cards: int
    ties_count: bool = False

    def columns(self) -> dict[str, int]:
        return {"draw_most": self.cards, "draw_most_kind": kind_of(self.good)}


@dataclass(frozen=True)
class DiscardToProduceOnWindfall(Power):
    """May discard a card from hand to produce a good on one own empty windfall world."""

    phase: ClassVar[str] = "produce"
    effect: ClassVar[str] = "discard_to_produce_on_windfall"
    good: str = "any"
    times: int = 1
    discard: int = 1

    def columns(self) -> dict[str, int]:
        return {"discard_to_produce": self.discard}


@dataclass(frozen=True)
class DiscardToProduceHere(Power):
    """May discard `discard` cards from hand to produce a good on this world, which produces by nothing else."""

    phase: ClassVar[str] = "produce"
    effect: ClassVar[str] = "discard_to_produce_here"
    discard: int
    optional: bool = True

    def sums(self) -> dict[int, int]:
        return {FACTORY: 1}

    def columns(self) -> dict[str, int]:
        return {"discard_to_produce": self.discard}
