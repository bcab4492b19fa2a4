"""What the greedy bot makes of a question before it answers: its empire, its hand, and the rounds ahead."""

from math import sqrt

from cosmodrome.bots.jump_drive.outlook import Outlook, Pace, card_worth, growth, rival_pace
from cosmodrome.bots.jump_drive.position import Position, empire
from cosmodrome.bots.jump_drive.worth import Prospects, Worths
from cosmodrome.games.jump_drive.meta import EXPLORED, HAND_LIMIT, MARKER_ICONS
from cosmodrome.games.jump_drive.sums import EXPLORE
from cosmodrome.games.jump_drive.tables import NUMBER_OF, SUMS
from cosmodrome.games.jump_drive.views import JumpDriveView

CLOSE = 4.0
"""VP of a lead that is half safe: rivals may do better than expected."""


class Thought:
    """A view, in numbers."""

    def __init__(self, view: JumpDriveView, worths: Worths) -> None:
        assert view.seat is not None
        self.view = view
        self.worths = worths
        tables = worths.tables
        own = view.players[view.seat]
        rivals = [public for public in view.players if public.seat != view.seat]
        empires = [
            empire(tables, [NUMBER_OF[card] for card in public.empire], [0] * SUMS) for public in rivals
        ]
        most = [max(column) for column in zip(*(rival.sums for rival in empires), strict=True)]
        self.position = empire(tables, [NUMBER_OF[card] for card in own.empire], most)
        self.hand = sorted(NUMBER_OF[card] for card in view.hand)
        self.vp = own.vp
        self.rival_military = max(rival.military for rival in empires)
        self.rival_moving = [card for rival in empires for card in rival.cards if tables.moves[card]]
        self.waits = bool(view.options["colony_convoy_waits"])
        self.outlook = Outlook(worths.weights, [rival_pace(worths.weights, public) for public in rivals])

    def worth(self, position: Position, hand: list[int], away: int, drawn: float) -> float:
        """How far ahead of the best rival this empire is expected to end, if it scores this round.

        `away` cards of the hand are discarded before that, and `drawn` unknown ones come; income comes after.
        """
        weights = self.worths.weights
        position, gained = self.moved(position)
        rate, income = position.vp_rate, position.income_rate
        cards = min(HAND_LIMIT, len(hand) - away + drawn + income)
        own = Pace(weights, self.vp, rate, growth(weights, income, cards))
        scorings = self.outlook.scorings(own)
        left = scorings - 1
        lead = self.vp + rate - self.outlook.best_rival(scorings) - gained * scorings
        if left <= 0:  # R11.3 cards and income break ties
            return self.ending(lead + 0.01 * (len(hand) - away + drawn + income))
        prospects = Prospects(self.worths, position, left, cards, self.rival_military)
        promise, _ = prospects.kept(hand, away)
        return (
            lead
            + self.worths.empire(position, left)
            + card_worth(weights, left) * cards
            + min(1.0, left) * promise
        )

    def ending(self, lead: float) -> float:
        """The worth of a game that ends with this lead: a victory, or a defeat, is sure then."""
        return lead + self.worths.weights.ending * lead / (abs(lead) + CLOSE)

    def moved(self, position: Position) -> tuple[Position, int]:
        """R9.2 The empire once cards have moved to the strongest one, and VP a round that the others gain by it."""
        military = position.military
        gained = 0
        if military > self.rival_military:
            for card in self.rival_moving:
                position = position.with_card(card)
                gained -= position.tables.vp[card]
        elif military < self.rival_military:
            moves, vp = position.tables.moves, position.tables.vp
            for card in [card for card in position.cards if moves[card]]:
                position = position.without_card(card)
                gained += vp[card]
        return position, gained

    def exploring(self) -> float:
        """What exploring is worth."""
        icons = MARKER_ICONS + self.position.sums[EXPLORE]
        worth = self.worth(self.position, self.hand, 0, EXPLORED)
        return worth + self.worths.weights.find * sqrt(EXPLORED + icons) * (self.scorings(self.position) - 1)

    def scorings(self, position: Position) -> float:
        """Scorings to come, that of this round included, if the empire scores as it is."""
        income = position.income_rate
        rate = position.vp_rate
        weights = self.worths.weights
        return self.outlook.scorings(Pace(weights, self.vp, rate, growth(weights, income, len(self.hand))))

    def losing(self, position: Position, cards: int, away: int) -> Prospects:
        """What each of so many cards promises when `away` of them are about to go."""
        left = max(1.0, self.scorings(position) - 1)
        kept = min(HAND_LIMIT, cards - away + position.income_rate)
        return Prospects(self.worths, position, left, kept, self.rival_military)

    def discards(self, position: Position, pool: list[int], away: int, spared: int = -1) -> list[int]:
        """The cards of `pool` to discard, rising; `spared` is kept in any case."""
        prospects = self.losing(position, len(pool), away)
        if spared in pool and away < len(pool):
            pool = pool[:]
            pool.remove(spared)
        return sorted(prospects.kept(pool, away)[1])
