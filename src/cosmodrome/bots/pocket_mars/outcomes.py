"""What actions and abilities make of a position, if whoever uses them makes the best of each effect."""

from cosmodrome.bots.pocket_mars.deck import Action, Card, Effect
from cosmodrome.bots.pocket_mars.judge import Judge
from cosmodrome.bots.pocket_mars.position import Position
from cosmodrome.games.pocket_mars.meta import SPACES
from cosmodrome.games.pocket_mars.reckoning import wanting
from cosmodrome.games.pocket_mars.tables import SUITS

BURIED = 0.5
"""What a card buried is worth beside one drawn."""
RETURNED = 0.3
"""A prep card taken back."""
PEEKED = 0.3
"""A look at another player's prep."""


class Outcomes:
    """Carries out effects for any player; the cards of others are not followed."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.table = judge.table

    def can(self, position: Position, player: int, action: Action, here: int, suits: list[int]) -> bool:
        """Whether condition and cost are met; `suits` are those of the hand (without the card that is played)."""
        at_home = position.at(player, here) if 0 <= here < SPACES else 0
        return not wanting(
            action.condition, action.cost, position.energy[player], at_home, action.suit in suits
        )

    def action(self, position: Position, player: int, action: Action, here: int, card: Card) -> Position:
        """After the effects in order, each done as well as it can be."""
        after = position.copy()
        after.energy[player] -= action.cost
        for effect in action.effects:
            for _ in range(1 if effect.kind in ("launch", "gain_energy", "draw") else effect.n):
                after = self.effect(after, player, effect, here, card)
        return after

    def ability(self, position: Position, player: int, building: int) -> Position:
        """After the building's ability, or as it was if that is better."""
        effect = self.table.deck.abilities[building]
        after = self.effect(position, player, effect, building, None)
        if after is position or effect.kind == "bury_card":
            return after
        if self.judge.lead(after, player) <= self.judge.lead(position, player):
            return position
        return after

    def effect(
        self, position: Position, player: int, effect: Effect, here: int, card: Card | None
    ) -> Position:
        """The best of what an effect can be done with, judged by the lead at once; the same position if nothing."""
        options = self.of_effect(position, player, effect, here, card)
        if not options:
            return position
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda after: self.judge.lead(after, player))

    def of_effect(
        self, position: Position, player: int, effect: Effect, here: int, card: Card | None
    ) -> list[Position]:
        kind = effect.kind
        if kind == "launch":
            return self._launched(position, player, effect)
        if kind == "gain_energy":
            after = position.copy()
            after.gain(player, effect.n, self.table.energy_max)
            return [after]
        if kind == "place":
            return self._placed(position, player, effect, here)
        if kind == "shift_star":
            return self._shifted(position, player, effect, here)
        if kind == "swap_stars":
            return self._swapped(position, effect, here)
        if kind == "swap_cards":
            return self._turned(position, effect, here)
        if kind == "swap_places":
            return self._swapped(position, effect, here) + self._turned(position, effect, here)
        if kind == "cover":
            return self._covered(position, effect, here)
        if kind == "discard_other":
            return self._robbed(position, player)
        if player == self.table.me:
            return self._handled(position, effect, card)
        return []

    def _launched(self, position: Position, player: int, effect: Effect) -> list[Position]:
        if not position.earth[player]:
            return []
        after = position.copy()
        after.launch(player, effect.n)
        return [after]

    def _placed(self, position: Position, player: int, effect: Effect, here: int) -> list[Position]:
        from_earth = effect.source == "earth"
        if not (position.earth if from_earth else position.ship)[player]:
            return []
        found = []
        for building in self._buildings(effect, here):
            after = position.copy()
            after.place(player, building, from_earth)
            found.append(after)
        return found

    def _shifted(self, position: Position, player: int, effect: Effect, here: int) -> list[Position]:
        found = []
        for owner in range(self.table.players):
            if (effect.owner == "own" and owner != player) or (effect.owner == "other" and owner == player):
                continue
            for building in self._buildings(effect, here):
                if effect.way != "down" and position.one[owner][building] and position.room[building] > 0:
                    after = position.copy()
                    after.promote(owner, building)
                    found.append(after)
                if effect.way != "up" and position.two[owner][building]:
                    after = position.copy()
                    after.demote(owner, building)
                    found.append(after)
        return found

    def _swapped(self, position: Position, effect: Effect, here: int) -> list[Position]:
        found = []
        for building in self._buildings(effect, here):
            for down in range(self.table.players):
                if not position.two[down][building]:
                    continue
                for up in range(self.table.players):
                    if up != down and position.one[up][building]:
                        after = position.copy()
                        after.demote(down, building)
                        after.promote(up, building)
                        found.append(after)
        return found

    def _turned(self, position: Position, effect: Effect, here: int) -> list[Position]:
        found = []
        for building in self._piles(effect, here):
            if position.below[building] >= 0:
                after = position.copy()
                after.turn(building)
                found.append(after)
        return found

    def _covered(self, position: Position, effect: Effect, here: int) -> list[Position]:
        found = []
        for building in self._piles(effect, here):
            after = position.copy()
            after.cover(building, 0)
            found.append(after)
        return found

    def _robbed(self, position: Position, player: int) -> list[Position]:
        found = []
        for owner in range(self.table.players):
            if owner != player and owner != self.table.automa and self.table.preps[owner]:
                after = position.copy()
                after.robbed[owner] += 1
                found.append(after)
        return found

    def _handled(self, position: Position, effect: Effect, card: Card | None) -> list[Position]:
        """Own cards drawn, buried, taken back or thrown away: a choice among cards, whatever they are."""
        after = position.copy()
        if effect.kind == "draw":
            after.drawn += effect.n
        elif effect.kind == "bury_card":
            after.drawn += BURIED
        elif effect.kind == "return_prep":
            after.drawn += RETURNED
        elif effect.kind == "peek_prep":
            after.drawn += PEEKED
        return [after]

    def _buildings(self, effect: Effect, here: int) -> range:
        if effect.here:
            return range(here, here + 1) if 0 <= here < SPACES else range(0)
        return range(SPACES)

    def _piles(self, effect: Effect, here: int) -> range:
        """Habitation has a pile too, on which nothing counts."""
        if effect.here:
            return range(here, here + 1) if here >= 0 else range(0)
        return range(SUITS)
