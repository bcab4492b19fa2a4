"""An empire in numbers: what it adds up to, what it brings a round, and what placing a card in it takes."""

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import Pile, packed
from cosmodrome.games.jump_drive import reckoning
from cosmodrome.games.jump_drive.tables import NO_SUMS, Tables, Term


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
        self.sums = NO_SUMS
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
        it.sums = reckoning.joined(tables, self.sums, card)
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
        return reckoning.military_of(self.sums)

    def military_against(self, world: int) -> int:
        """R6.2, R6.3"""
        return self.military + reckoning.extra_military(self.tables, self.sums, world)

    def accepts(self, card: int) -> bool:
        """R4.7, R4.8 Whether this development may be placed, whatever it costs."""
        return not reckoning.refusal(self.tables, self.sums, card)

    def development_price(self, card: int, alone: bool) -> int:
        """R5.1, R5.2"""
        return reckoning.development_price(self.tables, self.sums, card, alone)

    def can_conquer(self, world: int) -> bool:
        """R6.1"""
        return reckoning.can_conquer(self.tables, self.sums, world)

    def world_price(self, world: int, convoy: int = NOTHING) -> int:
        """R5.4, R6.6 The price of a world that is paid for, with a Colony Convoy; CANNOT if it must be conquered."""
        return reckoning.world_price(self.tables, self.sums, world, convoy)

    def colony_convoy(self, development: int = NOTHING, waits: bool = False) -> int:
        """R7.1, R7.3 The Colony Convoy to use for a second world, or NOTHING."""
        return reckoning.colony_convoy(self.tables, self.sums, packed(self.cards), development, waits)


def split(terms: list[Term], most: list[int]) -> tuple[list[Term], int]:
    """The terms that count the own empire, and what those give that count another one (R9.5)."""
    own = [term for term in terms if not term.others]
    return own, sum(reckoning.worth_of(term, 0, most[term.counted]) for term in terms if term.others)


def counted(terms: list[Term], sums: Pile) -> int:
    """What terms give that count an empire with these sums."""
    return sum(reckoning.worth_of(term, int(sums[term.counted]), 0) for term in terms)


def empire(tables: Tables, cards: list[int], most: list[int]) -> Position:
    position = Position(tables, most)
    for card in cards:
        position = position.with_card(card)
    return position
