"""What a seat of Pocket Mars may see, field by field (an allow-list); types only, built in view.py."""

from typing import ClassVar

import msgspec

from cosmodrome.core.views import FlowView


class CardBack(msgspec.Struct, frozen=True):
    """A card that lies or is held face down: all see its colour; `card` is its id where the viewer knows it, or ""."""

    face_down: ClassVar[bool] = True
    colour: str
    card: str


class PileCard(msgspec.Struct, frozen=True):
    """A card at a building; face down its `value` is 0 and `card` is "" unless the viewer knows it."""

    card: str
    colour: str
    value: int
    face_down: bool


Card = CardBack | PileCard


class BuildingView(msgspec.Struct):
    """A building: `one_star` and `two_star` count colonists by player, in the order of `players`."""

    id: str
    name: str
    number: int
    """The number to beat now; -1 at Habitation."""
    pile: list[PileCard]
    """The topmost card last."""
    one_star: list[int]
    two_star: list[int]
    room: int
    """Colonists the two-star space can still take."""


class ScorePart(msgspec.Struct, frozen=True):
    """`vp` points from one source: ship, one-star, two-star, energy, all-four or four-together."""

    source: str
    vp: int


class PlayerView(msgspec.Struct):
    """One player's facts; the automa of the solo game is the last one."""

    seat: int
    automa: bool
    earth: int
    ship: int
    mars: int
    energy: int
    one_star: list[int]
    """Colonists at each building with spaces, in the order of `buildings`."""
    two_star: list[int]
    hand: list[CardBack]
    """By colour; known cards first."""
    prep: list[CardBack]
    """By slot."""
    pack: list[CardBack]
    """Cards of the draft to choose from, or chosen in secret."""
    buildings: int
    """Buildings with a colonist; 4 bring the bonus."""
    together: int
    """The most colonists in one building; 4 bring the bonus."""
    bonuses: list[ScorePart]
    """What energy, all-four and four-together bring this player at the end, whether earned yet or not."""
    score: int
    breakdown: list[ScorePart]


class PocketMarsView(FlowView):
    """The whole table as `seat` sees it. Phases are draft, prepare, turn, four-cards, automa and over.

    A solo game that is not won has no winner.
    """

    off_wire = (*FlowView.off_wire, "held", "attached", "candidates", "owed")

    deck_name: str
    own_deck: bool
    """Whether the cards come from an owner's deck file."""
    turn: int
    """The active player's seat, or -1 before the first round."""
    start: int
    """The start player, who begins every round."""
    players: list[PlayerView]
    buildings: list[BuildingView]
    playing: str
    """The card being played, or ""."""
    deck: int
    deck_top: str
    """The colour of the top card, or ""."""
    deck_bottom: list[CardBack]
    """Cards buried under the deck since it was shuffled, the lowest one first."""
    discards: list[str]
    """Face up, the latest last."""
    energy_max: int
    causes: list[str]
    """Why the game has ended: colonists, automa, deck."""
    outcome: str
    """Of a solo game that is over: won, lost or drawn."""
    hand: list[str]
    """The viewer's own."""
    prep: list[str]
    """The viewer's own, by slot."""
    pack: list[str]
    """Of the draft, the viewer's own."""
    picked: list[str]
    """Cards already picked for the question that is open."""
    candidates: list[str]
    """What may still be picked."""
    owed: int
    held: bool
    """Whether the card being played lies on no pile yet."""
    attached: int
    """The number of the building it is attached to, or -1."""

    def placed(self) -> list[str]:
        """Every card whose place the viewer knows."""
        cards: list[Card] = [*self.deck_bottom]
        for building in self.buildings:
            cards += building.pile
        for player in self.players:
            cards += [*player.hand, *player.prep, *player.pack]
        held = [self.playing] if self.held else []
        return [*self.discards, *held, *[card.card for card in cards if card.card]]
