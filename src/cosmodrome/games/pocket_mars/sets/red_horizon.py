"""The 35 project cards of Red Horizon, a deck of our own, one expression each.

The printed cards are not publicly known. What public sources attest stands at its place and is named in `attested`;
everything else is reconstructed, and no card here claims to be the printed one.
"""

from typing import Final

from cosmodrome.core.card_sets import CardSet
from cosmodrome.games.pocket_mars.cards import Card, deck_of
from cosmodrome.games.pocket_mars.powers import (
    BuryCard,
    ColonistHere,
    Cover,
    DiscardOther,
    Draw,
    GainEnergy,
    HandHas,
    Launch,
    NoColonistHere,
    PeekPrep,
    Place,
    ReturnPrep,
    ShiftStar,
    SwapPlaces,
    SwapStars,
    does,
)

NAME: Final = "Red Horizon"

# fmt: off
CARDS: Final[list[Card]] = deck_of([
    # Aqualab: cards in and out of hands and deck.
    Card("Ice Prospectors", "water", 1, does(Draw(3), Launch(1)), does(Place(1), cost=1)),
    Card("Deep Well", "water", 2, does(Launch(1), Draw(1)), does(Place(1, "here"), condition=NoColonistHere())),
    Card("Meltwater Cistern", "water", 3, does(ReturnPrep(1), Launch(1), Draw(1)), does(Launch(2), cost=1)),
    Card("Shifting Channels", "water", 4, does(SwapPlaces()), does(Place(1, "here")), ("value", "hand", "prep"), "A4"),
    Card("Night Frost", "water", 5, does(Cover("this"), Place(1)), does(Draw(2), cost=1)),
    Card("Quiet Aquifer", "water", 6, does(Launch(1), BuryCard(1), Draw(2)), does(Launch(1), cost=1)),
    Card("Last Glacier", "water", 7, does(Launch(1), Draw(2)), does(Launch(1), condition=HandHas("water")), ("colour", "value", "prep"), "A5"),
    # Greenhouse: colonists between the spaces.
    Card("First Harvest", "ecosystem", 1, does(Place(1)), does(Place(1, "here"), ShiftStar(1, "own", "up", "here"), cost=2)),
    Card("Terraced Gardens", "ecosystem", 2, does(ShiftStar(1, "own", "up"), Draw(1)), does(ShiftStar(1, "own", "up"), cost=1)),
    Card("Pollinators", "ecosystem", 3, does(Launch(1), Draw(1)), does(ShiftStar(1, "own", "up", "here"), condition=ColonistHere())),
    Card("Moss Carpet", "ecosystem", 4, does(Launch(1), ShiftStar(1, "other", "down")), does(Place(1, "here"), condition=NoColonistHere())),
    Card("Crosswinds", "ecosystem", 5, does(SwapStars()), does(Launch(1), condition=HandHas("ecosystem")), ("value", "hand", "prep"), "A2"),
    Card("Seed Vault", "ecosystem", 6, does(Launch(1), ShiftStar(1)), does(Launch(1), cost=1)),
    Card("Old Growth", "ecosystem", 7, does(ShiftStar(1, "any", "down"), Draw(2)), does(Draw(1))),
    # Comms Center: launches.
    Card("Launch Window", "science", 1, does(Launch(2)), does(Launch(3), cost=1, condition=NoColonistHere())),
    Card("Relay Chain", "science", 2, does(Launch(1), Draw(2)), does(Launch(1), Draw(1), condition=NoColonistHere())),
    Card("Sky Crane", "science", 3, does(Place(1, "any", "earth")), does(Place(1, "here", "earth"), cost=1, condition=NoColonistHere())),
    Card("Decoded Signal", "science", 4, does(Launch(1), PeekPrep(), Draw(1)), does(Place(1, "here"), cost=1)),
    Card("Orbital Tug", "science", 5, does(Launch(1), Draw(1)), does(Launch(1), cost=1), ("colour", "value"), "A6"),
    Card("Far Sight", "science", 6, does(Draw(2)), does(PeekPrep()), ("value", "hand", "prep"), "A3"),
    Card("Long Baseline", "science", 7, does(Launch(1), DiscardOther(1)), does(Draw(1), condition=HandHas("science"))),
    # Energy Bank: energy.
    Card("Ignition", "energy", 1, does(Launch(1), GainEnergy(1)), does(Launch(2), condition=NoColonistHere()), ("value", "hand", "prep"), "A1"),
    Card("Solar Field", "energy", 2, does(GainEnergy(3)), does(Place(1), Launch(1), cost=2)),
    Card("Reactor Core", "energy", 3, does(GainEnergy(2), Launch(1)), does(Launch(1), Draw(1), cost=1)),
    Card("Storm Turbine", "energy", 4, does(GainEnergy(2), Draw(1)), does(Place(1), cost=2)),
    Card("Fuel Cells", "energy", 5, does(GainEnergy(3)), does(GainEnergy(2), condition=HandHas("energy")), ("colour", "value"), "A7"),
    Card("Trickle Charge", "energy", 6, does(Place(1), GainEnergy(1)), does(GainEnergy(1))),
    Card("Blackout", "energy", 7, does(Cover("this"), GainEnergy(2)), does(GainEnergy(1), condition=HandHas("energy"))),
    # Habitation: placements.
    Card("Ground Breaking", "construction", 1, does(Place(1), Draw(2)), does(Place(2), cost=2)),
    Card("Pressure Dome", "construction", 2, does(Place(1)), does(Launch(1), Draw(1), cost=1)),
    Card("Scaffolding", "construction", 3, does(Launch(2)), does(Launch(1), condition=HandHas("water"))),
    Card("Airlock Nine", "construction", 4, does(Place(1), Draw(1)), does(Launch(1), condition=HandHas("science"))),
    Card("Dust Storm", "construction", 5, does(DiscardOther(1), Launch(1)), does(Launch(1), cost=1)),
    Card("Demolition", "construction", 6, does(Cover("this"), Launch(1)), does(Cover("deck"))),
    Card("Night Shift", "construction", 7, does(Place(1), PeekPrep()), does(Launch(1), condition=HandHas("construction"))),
])
# fmt: on

SET: Final = CardSet(CARDS)
