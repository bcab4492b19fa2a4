"""A card list folded to ints: what the steps read in place of card objects."""

from typing import Any, Final

from cosmodrome.core.folding import columns_of, sums_of
from cosmodrome.core.pickling import Shared
from cosmodrome.games.race.box import EDITIONS as PRINTED
from cosmodrome.games.race.box import SETS, card_list, copies_of, start_groups, start_halves
from cosmodrome.games.race.cards import NO_START, Card
from cosmodrome.games.race.power import Score, Use
from cosmodrome.games.race.sums import (
    AT_A_PRICE,
    DEVELOP_DISCOUNT,
    MARKS,
    MILITARY,
    NO_SUM,
    PRODUCTION,
    REBEL_MILITARY,
    SETTLE_DISCOUNT,
    SUMS,
    WINDFALL,
    kind_of,
)

CARDS: Final = len(card_list("first"))
"""Different cards; a card is a number below this, and copies of a card are not told apart."""

COLUMNS: Final = (
    "contact", "trade_here", "draw_here", "produces_windfall", "draw_flat", "draw_per_kind", "draw_per_good",
    "draw_per_good_kind", "draw_per_world", "draw_per_world_kind", "draw_most", "draw_most_kind", "discard_to_produce",
    "kept_at_start",
)  # fmt: skip
"""What powers say about their card alone."""
POWER_PHASES: Final = ("explore", "develop", "settle", "trade", "consume", "produce")
"""What powers are for; those at the start are for none of these."""


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


def full_deck(cards: list[Card], pack: int) -> list[int]:
    """Every card of a pack as often as it has copies, rising."""
    deck: list[int] = []
    there = SETS.in_pack(pack)
    for number, card in enumerate(cards):
        if there[number]:
            deck.extend([number] * copies_of(card, pack))
    return deck


def _powers_in(card: Card) -> int:
    """R14.24 The phases for which a card has powers, as bits."""
    phases = {power.phase for power in card.powers}
    return sum(1 << at for at, phase in enumerate(POWER_PHASES) if phase in phases)


def _marks(card: Card) -> list[dict[int, int]]:
    return [{MARKS: 1}] if card.is_world and "chromosome" in card.keywords else []


class Tables(Shared):
    """One edition's cards as columns; a state points to it and never copies it."""

    def __init__(self, edition: str) -> None:
        cards = card_list(edition)
        self.edition = edition
        self.decks = [full_deck(cards, pack) for pack in SETS.packs()]
        """By pack: every card, rising, with its copies, start worlds included."""
        self.cards = cards
        self.ids = [card.id for card in cards]
        self.held = [[deck.count(number) for number in range(len(cards))] for deck in self.decks]
        """By pack: of each card, how many there are."""
        self.number = bytes(card.number for card in cards)
        self.vp = [card.vp for card in cards]
        self.is_world = bytes(card.is_world for card in cards)
        self.military = bytes(card.military for card in cards)
        self.rebel = bytes("rebel" in card.keywords for card in cards)
        self.alien = bytes("alien" in card.keywords for card in cards)
        """The keyword, which is not the kind."""
        self.six_cost = bytes(card.six_cost and not card.is_world and card.number == 6 for card in cards)
        """R14.25 Developments of cost 6 with a question mark."""
        self.powers_in = bytes(_powers_in(card) for card in cards)
        self.good = bytes(kind_of(card.good) for card in cards)
        self.production = bytes(
            AT_A_PRICE
            if card.at_a_price
            else PRODUCTION
            if card.production == "production"
            else WINDFALL
            if card.production
            else 0
            for card in cards
        )
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
        self._fold(cards)
        self.bonus = [_bonus_row(card, cards) if card.scores else b"" for card in cards]
        self.good_vp = bytes(_amount(card, "good") for card in cards)
        self.military_vp = bytes(_amount(card, "military_strength") for card in cards)
        self.chips_per_vp = bytes(
            sum(line.chips for line in card.scores if line.per == "vp_chips") for card in cards
        )

    def __reduce__(self) -> Any:
        return _tables_of, (self.edition,)

    def _fold(self, cards: list[Card]) -> None:
        """The powers, each where it says itself: in the sums of an owner, in columns of its card, among those used."""
        count = len(cards)
        self.sums = [sums_of([power.sums() for power in card.powers] + _marks(card), SUMS) for card in cards]
        column = columns_of([[power.columns() for power in card.powers] for card in cards], COLUMNS)
        self.powers: list[list[int]] = [[] for _ in cards]
        """A card's Consume powers, which have numbers of their own; columns p_... are indexed by them."""
        uses: list[Use] = []
        p_card = bytearray()
        for number, card in enumerate(cards):
            for power in card.powers:
                use = power.use()
                if use is not None:
                    self.powers[number].append(len(uses))
                    uses.append(use)
                    p_card.append(number)
        self.adds_to = [[at for at in range(SUMS) if row[at]] for row in self.sums]
        self.p_card = bytes(p_card)
        self.p_kind = bytes(use[0] for use in uses)
        self.p_good = bytes(use[1] for use in uses)
        self.p_goods = bytes(use[2] for use in uses)
        self.p_times = bytes(use[3] for use in uses)
        self.p_vp = bytes(use[4] for use in uses)
        self.p_cards = bytes(use[5] for use in uses)
        self.p_offset = [use[6] for use in uses]
        """VP added once (Pilgrimage World's is -1)."""
        self.contact = column["contact"]
        """The discount on a defense that is paid for."""
        self.trade_here = column["trade_here"]
        """More cards for selling the good on this very world."""
        self.draw_here = column["draw_here"]
        self.produces_windfall = column["produces_windfall"]
        """0 none, a kind, or KINDS for any kind."""
        self.draw_flat = column["draw_flat"]
        self.draw_per_kind = column["draw_per_kind"]
        self.draw_per_good = column["draw_per_good"]
        self.draw_per_good_kind = column["draw_per_good_kind"]
        self.draw_per_world = column["draw_per_world"]
        self.draw_per_world_kind = column["draw_per_world_kind"]
        self.draw_most = column["draw_most"]
        self.draw_most_kind = column["draw_most_kind"]
        self.discard_to_produce = column["discard_to_produce"]
        self.kept_at_start = column["kept_at_start"]
        """R13.6 Cards kept of those dealt where it is the start world, 0 for as many as usual."""
        # Cards that draw in Produce, so that others are passed over with one look.
        flat, here, most = self.draw_flat, self.draw_here, self.draw_most
        per_world, per_kind, per_good = self.draw_per_world, self.draw_per_kind, self.draw_per_good
        self.draws_first = bytes(bool(flat[card] or per_world[card]) for card in range(count))
        self.draws_last = bytes(bool(here[card] or per_kind[card] or per_good[card]) for card in range(count))
        self.draws_in_produce = bytes(
            bool(self.draws_first[card] or per_kind[card] or per_good[card] or most[card])
            for card in range(count)
        )


def _tables_of(edition: str) -> Tables:
    return EDITIONS[edition]


EDITIONS: Final[dict[str, Tables]] = {edition: Tables(edition) for edition in PRINTED}

NUMBER_OF: Final[dict[str, int]] = {card.id: number for number, card in enumerate(card_list("first"))}
"""A card's number by its id; the same in every edition."""

STARTS: Final[list[int]] = [
    number for number, card in enumerate(card_list("first")) if card.start != NO_START
]
START_GROUPS: Final = [start_groups(pack) for pack in SETS.packs()]
"""By pack: the start worlds, in groups of which each seat is offered one."""
START_HALVES: Final = [start_halves(pack) for pack in SETS.packs()]
"""By pack: the start worlds of which the draft gives a seat one each."""
