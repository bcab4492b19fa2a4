"""What stays as it is while one question is thought through: who plays, what is hidden, and how the game is scored."""

from typing import Final

from cosmodrome.bots.pocket_mars.deck import Card, Deck
from cosmodrome.games.pocket_mars.reckoning import beats
from cosmodrome.games.pocket_mars.tables import SUIT_OF, SUITS
from cosmodrome.games.pocket_mars.views import PlayerView, PocketMarsView

NOBODY: Final = -1


class Table:
    """The viewer's knowledge of a table, for its own thoughts or for those of another seat."""

    def __init__(self, view: PocketMarsView, deck: Deck, thinking: int = NOBODY) -> None:
        assert view.seat is not None
        self.deck = deck
        self.me = view.seat if thinking == NOBODY else thinking
        self.players = len(view.players)
        self.automa = next((player.seat for player in view.players if player.automa), NOBODY)
        self.solo = self.automa != NOBODY
        self.energy_max = view.energy_max
        self.bonuses: list[tuple[int, int, int]] = [_bonuses(player) for player in view.players]
        """What each of reckoning.BONUSES brings a player."""
        self.ties_count = self.solo or view.options["tied_energy"] == "all"
        """Whether the most energy scores although somebody has as much."""
        self.construction_moves = bool(view.options["construction_moves"])
        """R10.13"""
        self.left = view.deck
        """Cards in the deck."""
        self.begun = view.round > 0
        self.after = (self.me - view.turn) % max(1, self.players) if view.turn >= 0 else 0
        """How many turns come before the viewer's own, if it is not its turn."""
        self.turns = [
            0 if view.turn < 0 or player.automa or player.seat <= view.turn else 1 for player in view.players
        ]
        """Turns each player still has in this round, after the one being played."""
        self.hand_suits = [[SUIT_OF[back.colour] for back in player.hand] for player in view.players]
        self.preps = [
            [(SUIT_OF[back.colour], deck.cards.get(back.card)) for back in player.prep]
            for player in view.players
        ]
        """Prep cards by slot: the suit, and the card where it is known."""
        self.unseen = self._unseen(view)
        """By suit, the cards that may be anywhere the viewer cannot see."""
        self.beating = [
            [sum(beats(card.value, number) for card in suit) / max(1, len(suit)) for number in range(8)]
            for suit in self.unseen
        ]
        """By suit and number to beat, how likely an unseen card beats it."""

    def _unseen(self, view: PocketMarsView) -> list[list[Card]]:
        seen = set(view.placed())
        return [[card for card in self.deck.suits[suit] if card.id not in seen] for suit in range(SUITS)]


def _bonuses(player: PlayerView) -> tuple[int, int, int]:
    energy, spread, four = player.bonuses
    return energy.vp, spread.vp, four.vp
