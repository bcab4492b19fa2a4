"""What an empire and the cards of a hand are worth: VP to be expected until the game ends."""

from operator import mul

from cosmodrome.bots.jump_drive.outlook import card_worth, income_worth
from cosmodrome.bots.jump_drive.position import Position
from cosmodrome.bots.jump_drive.weights import Weights
from cosmodrome.games.jump_drive.reckoning import gene_military, worth_of
from cosmodrome.games.jump_drive.sums import (
    COLONY_CONVOYS,
    CONTACTS,
    DEVELOPMENT_DISCOUNT,
    DEVELOPMENTS,
    EXPLORE,
    GENE,
    KINDS,
    MILITARY,
    MILITARY_CONVOYS,
    MILITARY_PER_GENE,
    MILITARY_WORLDS,
    OWN_PER,
    REBEL_MILITARY,
    SPECIAL_MILITARY,
    WORLD_DISCOUNT,
    WORLDS,
)
from cosmodrome.games.jump_drive.tables import SUMS, Tables, Term


class Worths:
    """The weights by sums, and what each card is good for by them: made once for a bot."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.weights = weights
        self.use = [0.0] * SUMS
        """What one more is good for, beside what terms count, for each round it can be used in."""
        self.more = [0.0] * SUMS
        """How many more a round are to be expected."""
        use, more = self.use, self.more
        use[EXPLORE] = weights.explore_icon
        use[GENE] = weights.gene_icon
        use[MILITARY] = weights.military
        use[DEVELOPMENT_DISCOUNT] = weights.development_discount
        use[WORLD_DISCOUNT] = weights.world_discount
        use[CONTACTS] = weights.contact
        use[COLONY_CONVOYS] = weights.colony_convoy
        use[MILITARY_CONVOYS] = weights.military_convoy
        use[REBEL_MILITARY] = weights.military_kind
        more[EXPLORE] = weights.more_explore
        more[MILITARY] = weights.more_military
        more[GENE] = weights.more_gene
        more[DEVELOPMENTS] = weights.more_developments
        more[MILITARY_WORLDS] = weights.more_worlds
        for kind in range(1, KINDS):
            use[WORLD_DISCOUNT + kind] = weights.kind_discount
            use[SPECIAL_MILITARY + kind] = weights.military_kind
            use[WORLDS + kind] = weights.world_kind
            more[WORLDS + kind] = weights.more_worlds
        self.useful = [sum(map(mul, use, row)) for row in tables.sums]
        """What a card is good for by what it adds to the sums, for each round it can be used in."""

    def empire(self, position: Position, left: float) -> float:
        """What the empire itself brings in `left` more scorings, its income before the last of them included."""
        if left <= 0:
            return 0.0
        later = left * (left - 1) / 2 if left > 1 else 0.0
        income = income_worth(self.weights, left)
        worth: float = position.vp_rate * left + position.income_rate * income
        for term in position.vp_terms:
            if term.scope == OWN_PER:
                worth += self.more[term.counted] * term.amount / term.each * later
        useful = self.useful
        worth += sum([useful[card] for card in position.cards]) * left
        return worth + gene_military(position.sums) * self.use[MILITARY] * left


class Prospects:
    """What hand cards would add to one empire, placed with `left` scorings to come, and `cards` in hand then."""

    def __init__(
        self, worths: Worths, position: Position, left: float, cards: float, rival_military: int
    ) -> None:
        self.worths = worths
        self.position = position
        self.left = left
        self.cards = cards
        self.rival_military = rival_military
        self.income = income_worth(worths.weights, left)
        self.later = left * (left - 1) / 2 if left > 1 else 0.0
        self.card = card_worth(worths.weights, left)
        self.after = max(0.0, left - 1)
        self.marginal: list[tuple[int, float]] = []
        """Sums that something in the empire counts, and what one more of each brings by that."""
        self._add(position.vp_terms, left)
        self._add(position.income_terms, self.income)
        per_gene = int(position.sums[MILITARY_PER_GENE])
        if per_gene:
            self.marginal.append((GENE, per_gene * worths.use[MILITARY] * self.after))

    def _add(self, terms: list[Term], worth: float) -> None:
        """What one more of a thing adds to the terms that count it."""
        for term in terms:
            if term.scope == OWN_PER:
                self.marginal.append((term.counted, term.amount / term.each * worth))
            elif not self.position.sums[term.counted]:
                self.marginal.append((term.counted, term.amount * worth))

    def gain(self, card: int) -> float:
        """What placing the card would bring to the end of the game, its price left aside."""
        worths = self.worths
        tables = worths.tables
        if tables.moves[card]:
            military = self.position.military + tables.sums[card][MILITARY]
            if military < self.rival_military:
                return 0.0
        gain: float = tables.vp[card] * self.left + tables.income[card] * self.income
        gain += worths.useful[card] * self.after
        if self.marginal:
            adds = tables.sums[card]
            for at, each in self.marginal:
                gain += adds[at] * each
        if tables.vp_terms[card]:
            gain += self._own(tables.vp_terms[card], card, self.left, self.later)
        if tables.income_terms[card]:
            gain += self._own(tables.income_terms[card], card, self.income, 0.0)
        return gain

    def _own(self, terms: list[Term], card: int, worth: float, later: float) -> float:
        """What the card's own terms bring; `later` is the worth of a thing more a round."""
        total = 0.0
        for term in terms:
            at = term.counted
            there = self.position.sums[at] + self.worths.tables.sums[card][at]
            total += worth_of(term, there, self.position.most[at]) * worth
            if term.scope == OWN_PER:
                total += self.worths.more[at] / term.each * later * term.amount
        return total

    def net(self, card: int) -> float:
        """What placing the card in the next rounds would bring more than it takes; below 0 when it is not worth it."""
        position, tables, weights = self.position, self.worths.tables, self.worths.weights
        gain = self.gain(card)
        wait = 0.0
        if not tables.is_world[card]:
            if not position.accepts(card):
                return -self.card
            price = position.development_price(card, False)
        else:
            price = position.world_price(card)
            if tables.military[card]:
                lacking = tables.number[card] - position.military_against(card)
                if lacking <= 0:
                    price = 0
                elif price < 0:
                    price = 0
                    wait = lacking / weights.reach
        if price + 1 > self.cards:
            wait += (price + 1 - self.cards) / (1 + position.income_rate)
        if wait:
            if wait >= self.left:
                return -self.card
            gain *= (self.left - wait) / self.left
        return gain - (price + 1) * self.card

    def kept(self, hand: list[int], away: int) -> tuple[float, list[int]]:
        """What the hand promises beside being cards once `away` of it are discarded, and which, the worst first."""
        nets = sorted((self.net(card), card) for card in hand)
        weights = self.worths.weights
        promise = 0.0
        kept = nets[away:]
        for rank, (net, _) in enumerate(reversed(kept)):
            if net <= 0:
                break
            promise += net * (weights.prospect if rank < 2 else weights.reserve if rank < 4 else weights.rest)
        return promise, [card for _, card in nets[:away]]
