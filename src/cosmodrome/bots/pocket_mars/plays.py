"""What a turn can be used for: each action played out in the head, and what it leaves."""

from cosmodrome.bots.pocket_mars.automatics import Automatics
from cosmodrome.bots.pocket_mars.deck import Card
from cosmodrome.bots.pocket_mars.judge import Judge
from cosmodrome.bots.pocket_mars.outcomes import Outcomes
from cosmodrome.bots.pocket_mars.position import Position
from cosmodrome.bots.pocket_mars.table import Table
from cosmodrome.bots.pocket_mars.weights import Weights
from cosmodrome.games.pocket_mars.meta import ACTION_ENERGY, KEPT, SOLO_ENERGY
from cosmodrome.games.pocket_mars.reckoning import beats

NONE = -1
ANY = -2


class Plays:
    """The plays of the viewer from one position."""

    def __init__(self, table: Table, position: Position, weights: Weights) -> None:
        self.table = table
        self.position = position
        self.weights = weights
        self.me = table.me
        self.judge = Judge(table, weights)
        self.outcomes = Outcomes(self.judge)
        self.automatics = Automatics(self.judge)
        self.now = self.judge.lead(position, self.me)
        self._by_hand: dict[str, float] = {}
        self._by_prep: dict[str, float] = {}

    # --- how good a position is, with the cards that are left

    def worth(self, position: Position, gone: int = NONE) -> float:
        """The lead, and what the viewer's cards promise.

        In the solo game, after the automa's part, which slot `gone` of its prep does not take part in.
        """
        if self.table.solo:
            position = self._after_automa(position, gone)
        worth = self.judge.lead(position, self.me)
        if self.judge.over(position) and not self.table.turns[self.me]:
            return worth
        w = self.weights
        long = min(1.0, self.judge.turns_left(position) / w.long)
        gains = [self.by_hand(card) for card in position.hand]
        gains += [w.exposed * self.by_prep(card) for card in position.prep]
        missing = KEPT - len(gains)
        gains += [w.fresh] * missing
        gains.sort(reverse=True)
        worth += long * w.draw * min(position.drawn, 3.0)
        return worth + long * sum(share * gain for share, gain in zip(w.next, gains, strict=False))

    def _after_automa(self, position: Position, gone: int) -> Position:
        suits = [suit for slot, (suit, _) in enumerate(self.table.preps[self.table.automa]) if slot != gone]
        wanting = KEPT - len(position.hand) - len(position.prep)
        taken = min(len(suits), max(wanting, int(position.drawn), 0) + (gone == ANY))
        return self.automatics.worst_for_it(position, suits, taken)

    def by_hand(self, card: Card) -> float:
        """What playing this card from the hand would gain as things stand."""
        gain = self._by_hand.get(card.id)
        if gain is None:
            gain = self._by_hand[card.id] = self._lead_of(self.hand(card)) - self.now
        return gain

    def by_prep(self, card: Card) -> float:
        """What playing it from the prep would gain."""
        gain = self._by_prep.get(card.id)
        if gain is None:
            gain = self._by_prep[card.id] = self._lead_of(self.prep(card)) - self.now
        return gain

    def _lead_of(self, position: Position) -> float:
        return self.judge.lead(position, self.me) + self.weights.draw * min(position.drawn, 3.0)

    # --- plays

    def launch(self) -> Position:
        after = self.position.copy()
        after.launch(self.me, 1)
        return after

    def energy(self) -> Position:
        """The worst card goes."""
        after = self.position.copy()
        after.drop(self.worst(after.hand + after.prep))
        after.gain(self.me, SOLO_ENERGY if self.table.solo else ACTION_ENERGY, self.table.energy_max)
        return after

    def worst(self, cards: list[Card]) -> Card:
        return min(cards, key=lambda card: max(self.by_hand(card), self.by_prep(card)))

    def hand(self, card: Card) -> Position:
        """A hand card: its top action, left out if it costs energy and is not worth it."""
        before = self.position.copy()
        before.drop(card)
        suits = [other.suit for other in before.hand]
        if not self.outcomes.can(before, self.me, card.hand, -1, suits):
            return before
        after = self.outcomes.action(before, self.me, card.hand, -1, card)
        if card.hand.cost and self._lead_of(after) <= self._lead_of(before):
            return before
        return after

    def prep(self, card: Card) -> Position:
        """A prep card: a colonist for the number or not, then action and ability as they are worth it."""
        before = self.position.copy()
        before.drop(card)
        placeable = beats(card.value, before.numbers[card.suit]) and before.ship[self.me] > 0
        before.attach(card)
        stays = self.rest(before, card)
        if not placeable:
            return stays
        placed = before.copy()
        placed.place(self.me, card.suit)
        return max(self.rest(placed, card), stays, key=self._lead_of)

    def rest(self, position: Position, card: Card) -> Position:
        """What follows the step of the number: the card's action, then the building's ability."""
        return self.ability(self.action(position, card), card.suit)

    def action(self, position: Position, card: Card) -> Position:
        """With the bottom action done, if that is possible and better together with the ability."""
        suits = [other.suit for other in position.hand]
        if not self.outcomes.can(position, self.me, card.prep, card.suit, suits):
            return position
        done = self.outcomes.action(position, self.me, card.prep, card.suit, card)
        with_it, without = self.ability(done, card.suit), self.ability(position, card.suit)
        return done if self._lead_of(with_it) > self._lead_of(without) else position

    def ability(self, position: Position, building: int) -> Position:
        return self.outcomes.ability(position, self.me, building)

    def other(self, owner: int, slot: int) -> float:
        """What another player's prep card may be expected to be worth: an average over all it can be."""
        suit, known = self.table.preps[owner][slot]
        cards = [known] if known is not None else self.table.unseen[suit]
        if not cards:
            return self.worth(self.position)
        return sum(self._other(owner, slot, card) for card in cards) / len(cards)

    def _other(self, owner: int, slot: int, card: Card) -> float:
        before = self.position.copy()
        beaten = beats(card.value, before.numbers[card.suit])
        before.attach(card)
        if owner == self.table.automa:
            if beaten and before.ship[self.me]:
                before.place(self.me, card.suit)
            return self.worth(self.ability(before, card.suit), slot)
        # Played by its owner it might have brought a colonist to Mars.
        before.robbed[owner] += 1
        after = before
        suits = self.table.hand_suits[owner]
        if self.outcomes.can(before, owner, card.prep, card.suit, suits):
            done = self.outcomes.action(before, owner, card.prep, card.suit, card)
            if self.judge.lead(done, owner) > self.judge.lead(before, owner):
                after = done
        return self.worth(self.ability(after, card.suit))
