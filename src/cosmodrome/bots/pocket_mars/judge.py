"""How good a position is for a player: points it has, points it may hope for, and its lead over the others."""

from cosmodrome.bots.pocket_mars.position import Position
from cosmodrome.bots.pocket_mars.table import Table
from cosmodrome.bots.pocket_mars.weights import Weights
from cosmodrome.games.pocket_mars.meta import COLONISTS, ONE_STAR_VP, SHIP_VP, SPACES, TOGETHER, TWO_STAR_VP
from cosmodrome.games.pocket_mars.reckoning import beats, has_most_energy

STEPS = 2 * COLONISTS
CARDS_A_ROUND = 3.5
"""What a round of the solo game takes from the deck."""


class Judge:
    """Judges positions of one table."""

    def __init__(self, table: Table, weights: Weights) -> None:
        self.table = table
        self.weights = weights

    def turns_left(self, position: Position) -> float:
        """Turns still to come for everybody after this round, if all go on as they have; none in the last round."""
        if self.over(position):
            return 0.0
        pace = self.weights.pace
        turns = STEPS / pace
        for player in range(self.table.players):
            steps = 2 * position.earth[player] + position.ship[player]
            # Who still has its turn in this round comes nearer to the end by it: earlier seats must reckon with that.
            turns = min(turns, steps / pace - self.table.turns[player])
        if self.table.solo:
            turns = min(turns, self.table.left / CARDS_A_ROUND)
        return min(max(turns, self.weights.soon), self.weights.horizon)

    def over(self, position: Position) -> bool:
        """Whether this is the last round."""
        for player in range(self.table.players):
            if not position.earth[player] + position.ship[player]:
                return True
        return False

    def lead(self, position: Position, player: int) -> float:
        """By how much this player's hopes are ahead of its rivals'."""
        w = self.weights
        over = self.over(position)
        turns = self.turns_left(position)
        hopes = [self.hopes(position, one, turns) for one in range(self.table.players)]
        for one in range(self.table.players):
            hopes[one] += (w.last_turn if over else w.turn) * self.table.turns[one]
        mine = hopes.pop(player)
        if not w.rivals:
            return mine
        best = max(hopes)
        lead = mine - best
        if len(hopes) > 1:
            lead = mine - w.spite * best - (1 - w.spite) * sum(hopes) / len(hopes)
        if over:
            lead += w.ending * max(-1.0, min(1.0, (mine - best) / 2.0))
        return lead

    def hopes(self, position: Position, player: int, turns: float) -> float:
        """Points of a player now, and what more it may expect in so many turns."""
        w = self.weights
        table = self.table
        one, two = position.one[player], position.two[player]
        ship = position.ship[player]
        earth = position.earth[player]
        long = min(1.0, turns / w.long)
        score: float = SHIP_VP * ship + ONE_STAR_VP * sum(one) + TWO_STAR_VP * sum(two)
        score += self._energy(position, player, long)
        missing = lacking = 0
        most = 0
        for building in range(SPACES):
            here = one[building] + two[building]
            if here == 0:
                missing += 1
            elif here > most:
                most = here
        lacking = max(0, TOGETHER - most)
        _, spread, four = table.bonuses[player]
        score += self._bonuses(missing, lacking, spread, four, ship, earth, turns)
        if turns <= 0:
            return score
        if ship:
            score += long * (w.aboard + (w.aboard_next if ship > 1 else 0.0))
            score += long * w.reach * self._reach(position, player)
        for building in range(SPACES):
            if one[building] and position.room[building] > 0:
                score += long * w.climb
        score -= w.tempo * long * (2 * earth + ship)
        return score - w.robbed * long * position.robbed[player]

    def _energy(self, position: Position, player: int, long: float) -> float:
        own = position.energy[player]
        vp = self.table.bonuses[player][0]
        score = 0.0
        if has_most_energy(position.energy, player, self.table.ties_count):
            score += vp * (1.0 - long * (1.0 - self.weights.most_energy))
        if player != self.table.automa:
            store = self.weights.energy
            score += long * store[min(own, len(store) - 1)]
        return score

    def _bonuses(
        self, missing: int, lacking: int, spread: int, four: int, ship: int, earth: int, turns: float
    ) -> float:
        """Both bonuses; colonists still to be placed may have to choose between them."""
        free = ship + earth
        hoped_spread = spread * self._chance(missing, ship, free, turns) if missing else float(spread)
        hoped_four = four * self._chance(lacking, ship, free, turns) if lacking else float(four)
        if missing and lacking and missing + lacking > free:
            return max(hoped_spread, hoped_four) + 0.2 * min(hoped_spread, hoped_four)
        return hoped_spread + hoped_four

    def _chance(self, needed: int, ship: int, free: int, turns: float) -> float:
        """How likely so many colonists come to the right place in time."""
        if needed > free or turns <= 0:
            return 0.0
        steps = needed + max(0, needed - ship) * 0.7
        return self.weights.together * max(0.0, 1.0 - steps / (turns + 0.5))

    def _reach(self, position: Position, player: int) -> float:
        """How many prep cards can be expected to beat their number, at most as many as are aboard."""
        table = self.table
        numbers = position.numbers
        found = 0.0
        if player == table.me:
            for card in position.prep:
                found += beats(card.value, numbers[card.suit])
        elif player != table.automa:
            for suit, known in table.preps[player]:
                if suit >= SPACES:
                    continue
                if known is not None:
                    found += beats(known.value, numbers[suit])
                else:
                    found += table.beating[suit][numbers[suit]]
        return min(found, float(position.ship[player]))
