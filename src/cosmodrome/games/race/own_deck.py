"""What a seat has of its own where cards were drafted: a deck and the discards (R15.7)."""

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pickling import Whole
from cosmodrome.core.pile import Pile, empty


class OwnDeck(Whole):
    """While the seat's deck is the one in use, its piles lie in the state's, and here there are none."""

    drafted: Pile
    """All that the seat has drafted, rising, wherever it lies by now."""
    starts: list[int]
    """The start worlds dealt to it, never changed."""
    start: int
    """The one that it has shown, or NOTHING."""
    deck: Pile
    """The top card is the last."""
    shown: Pile
    """Discards that all have seen."""
    unseen: Pile
    """Discards that nobody has seen, and in an imagined state those of others."""

    def copy(self) -> "OwnDeck":
        it = OwnDeck()
        it.drafted = self.drafted[:]
        it.starts = self.starts
        it.start = self.start
        it.deck = self.deck[:]
        it.shown = self.shown[:]
        it.unseen = self.unseen[:]
        return it


def fresh_deck() -> OwnDeck:
    """No cards yet."""
    it = OwnDeck()
    it.drafted = empty()
    it.starts = []
    it.start = NOTHING
    it.deck = empty()
    it.shown = empty()
    it.unseen = empty()
    return it
