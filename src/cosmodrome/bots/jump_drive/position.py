"""An empire in numbers: what it adds up to, what it brings a round, and what placing a card in it takes."""

from cosmodrome.games.jump_drive.tables import (
    ALIEN,
    CONTACT_DISCOUNT,
    CONTACTS,
    DEVELOPMENT_DISCOUNT,
    GENE,
    MILITARY,
    MILITARY_PER_GENE,
    OTHER_PER,
    OWN_PER,
    OWN_WITH,
    REBEL_MILITARY,
    SPECIAL_MILITARY,
    SUMS,
    WORLD_DISCOUNT,
    Tables,
    Term,
)

CANNOT = -1
"""In place of a price: this cannot be done at all."""


class Position:
    """One empire. Never changed: `with_card` and `without_card` give twins.

    `most` holds, for each sum, the most of any other empire: what terms that count other empires read. What those give
    is fixed as long as the others do nothing, so it lies in `vp` and `income` with the printed numbers; `vp_terms` and
    `income_terms` count the own empire.
    """

    __slots__ = ("cards", "income", "income_terms", "most", "sums", "tables", "vp", "vp_terms")

    def __init__(self, tables: Tables, most: list[int]) -> None:
        self.tables = tables
        self.most = most
        self.cards: list[int] = []
        self.sums = [0] * SUMS
        self.vp = 0
        self.income = 0
        self.vp_terms: list[Term] = []
        self.income_terms: list[Term] = []

    def with_card(self, card: int) -> "Position":
        tables = self.tables
        it = Position.__new__(Position)
        it.tables = tables
        it.most = self.most
        it.cards = [*self.cards, card]
        it.sums = list(map(int.__add__, self.sums, tables.sums[card]))
        it.vp = self.vp + tables.vp[card]
        it.income = self.income + tables.income[card]
        it.vp_terms = self.vp_terms
        it.income_terms = self.income_terms
        if tables.vp_terms[card]:
            own, fixed = split(tables.vp_terms[card], self.most)
            it.vp += fixed
            it.vp_terms = self.vp_terms + own
        if tables.income_terms[card]:
            own, fixed = split(tables.income_terms[card], self.most)
            it.income += fixed
            it.income_terms = self.income_terms + own
        return it

    def without_card(self, card: int) -> "Position":
        cards = self.cards[:]
        cards.remove(card)
        return empire(self.tables, cards, self.most)

    @property
    def vp_rate(self) -> int:
        """R9.3 VP a round."""
        return self.vp + counted(self.vp_terms, self.sums)

    @property
    def income_rate(self) -> int:
        """R10.1 Cards a round."""
        return self.income + counted(self.income_terms, self.sums)

    @property
    def military(self) -> int:
        """R6.2 Against any world."""
        return self.sums[MILITARY] + self.sums[MILITARY_PER_GENE] * self.sums[GENE]

    def military_against(self, world: int) -> int:
        """R6.2, R6.3"""
        kind = self.tables.kind[world]
        military = self.military
        if kind:
            military += self.sums[SPECIAL_MILITARY + kind]
        if self.tables.rebel[world]:
            military += self.sums[REBEL_MILITARY]
        return military

    def used_against(self, world: int) -> int:
        """R7.6 General military that conquering this world takes from a Military Convoy."""
        return max(0, self.tables.number[world] - (self.military_against(world) - self.military))

    def accepts(self, card: int) -> bool:
        """R4.7, R4.8 Whether this development may be placed, whatever it costs."""
        tables = self.tables
        if tables.single[card] and card in self.cards:
            return False
        return not tables.peaceful[card] or self.sums[CONTACTS] > 0 or self.military == 0

    def development_price(self, card: int, alone: bool) -> int:
        """R5.1, R5.2"""
        tables = self.tables
        price = tables.number[card] - self.sums[DEVELOPMENT_DISCOUNT] - alone
        if tables.discounted[card]:
            price -= self.sums[tables.discounted[card]]
        return max(price, 0)

    def can_conquer(self, world: int) -> bool:
        """R6.1"""
        tables = self.tables
        return bool(tables.military[world]) and self.military_against(world) >= tables.number[world]

    def world_price(self, world: int, convoy: int = 0) -> int:
        """R5.4, R6.6 The price of a world that is paid for, `convoy` less; CANNOT if it can only be conquered."""
        tables, sums = self.tables, self.sums
        kind = tables.kind[world]
        price = tables.number[world] - convoy
        if tables.military[world]:
            if kind == ALIEN or not sums[CONTACTS]:
                return CANNOT
            price -= sums[CONTACT_DISCOUNT]
        price -= sums[WORLD_DISCOUNT]
        if kind:
            price -= sums[WORLD_DISCOUNT + kind]
        if tables.discounted[world]:
            price -= sums[tables.discounted[world]]
        return max(price, 0)


def split(terms: list[Term], most: list[int]) -> tuple[list[Term], int]:
    """The terms that count the own empire, and what those give that count another one (R9.5)."""
    own = []
    fixed = 0
    for term in terms:
        if term.scope in (OWN_PER, OWN_WITH):
            own.append(term)
        elif most[term.counted]:
            fixed += term.amount * (most[term.counted] if term.scope == OTHER_PER else 1)
    return own, fixed


def counted(terms: list[Term], sums: list[int]) -> int:
    """What terms give that count an empire with these sums."""
    total = 0
    for term in terms:
        if term.scope == OWN_PER:
            total += sums[term.counted] // term.each * term.amount
        elif sums[term.counted]:
            total += term.amount
    return total


def empire(tables: Tables, cards: list[int], most: list[int]) -> Position:
    position = Position(tables, most)
    for card in cards:
        position = position.with_card(card)
    return position
