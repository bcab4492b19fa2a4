"""What a species is: what it begins with, its deck, and the rules that it has of its own (R12)."""

from collections.abc import Sequence
from typing import Any, Final

from cosmodrome.games.sidereal.cards import NO_NUMBER, Card
from cosmodrome.games.sidereal.converters import Converter, checked, joined
from cosmodrome.games.sidereal.goods import GOODS, counted
from cosmodrome.games.sidereal.technologies import BY_ID as TECHNOLOGIES


class SpeciesRules:
    """The ordinary rule of everything in which a species can have one of its own.

    One object a species (tables.RULES); steps call its methods by name and never ask which species it is."""

    def track_seats(self) -> int:
        """R1.11 Spaces of the colony track."""
        return 1

    def bid_as(self, ships: int) -> int:
        """R9.4 What a colony bid counts, in halves of a ship."""
        return 2 * ships

    def colonies_counted(self, count: int) -> int:
        """R9.9 For equal colony bids; fewer come first."""
        return count

    def doubles_colonies(self) -> bool:
        """R12.2 Whether the colony dealt at the start and those it buys get a x2 token."""
        return False

    def may_halve(self, ships: int) -> bool:
        """R12.27 Whether it may split such a colony bid."""
        return False

    def runs_interest(self) -> bool:
        """R12.7 Whether it may run interest converters."""
        return True

    def bonus(self, ordinary: int, lower: int) -> int:
        """R8.1 For an invention of this turn: one of the two on the confluence card."""
        return ordinary

    def shares(self) -> bool:
        """R8.2 Whether what it invents reaches the others."""
        return True

    def steals(self) -> bool:
        """R12.46 It also gives envoys, and a deal with it protects."""
        return False

    def licenses(self) -> bool:
        """R12.42"""
        return False

    def lends_fleets(self) -> bool:
        """R12.22"""
        return False

    def acknowledges(self) -> bool:
        """R12.11"""
        return False


ORDINARY: Final = SpeciesRules()


class Species:
    """What a species begins with, and its deck. `tie_break` settles equal bids, the higher number first.

    `start` are goods; `colonies` and `teams` are dealt from the common decks, teams of era I. `sheet` and `reference`
    are the numbers of its start card and its phase reference.
    """

    def __init__(
        self,
        id: str,
        start: str,
        colonies: int,
        teams: int,
        support: int,
        tie_break: int,
        impact: int,
        difficulty: int,
        sheet: int,
        reference: int,
        deck: Sequence[Card],
        relics: Converter | None = None,
        newcomers: bool = False,
        rules: SpeciesRules = ORDINARY,
    ) -> None:
        self.id = id
        self.rules = rules
        self.start = checked(start, frozenset(range(GOODS)), "a good to begin with")
        self.colonies = colonies
        self.teams = teams
        self.support = support
        self.tie_break = tie_break
        self.impact = impact
        """0 to 2: how much a table changes with it; for choosing, no rule asks."""
        self.difficulty = difficulty
        """1 easy to 6 hard; likewise."""
        self.newcomers = newcomers
        """One of the four for newcomers."""
        self.sheet = sheet
        self.reference = reference
        self.deck = tuple(deck)
        self.relics = relics
        """Faderan: the purple converter that plays the top relic world."""
        names = {card.title: card for card in deck}
        for card in deck:
            card.species = id
            card.id = f"{id}_{card.title}"
            if card.partner:
                if card.partner not in names:
                    raise ValueError(f"{card.id}: its other half {card.partner!r} is not in the deck")
                other = names[card.partner]
                card.partner = f"{id}_{card.partner}"
                card.whole = tuple(
                    tuple(joined(side.converters[0], its.converters[0]) for its in other.sides)
                    for side in card.sides
                )
        technologies = [card.technology for card in deck if card.technology]
        if sorted(technologies) != sorted(TECHNOLOGIES):
            raise ValueError(f"{id}: a deck has one card of each technology")
        numbers = sorted([reference, *(card.number for card in deck if card.number != NO_NUMBER)])
        if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
            raise ValueError(f"{id}: the numbers of a deck follow one another; these are {numbers}")
        if len({card.id for card in deck}) < len(deck):
            raise ValueError(f"{id}: two cards of one name")

    def facts(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "start": counted(self.start),
            "colonies": self.colonies,
            "teams": self.teams,
            "support": self.support,
            "tie_break": self.tie_break,
            "impact": self.impact,
            "difficulty": self.difficulty,
            "newcomers": self.newcomers,
            "relics": None if self.relics is None else self.relics.facts(),
        }
