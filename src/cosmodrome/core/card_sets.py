"""Card sets that add up: the first is always played with, each of the others where its option is chosen."""

from typing import Any

from mypy_extensions import mypyc_attr

from cosmodrome.core.meta import OptionValue


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSet:
    """Cards that are played together: always, or where this option is chosen."""

    def __init__(self, cards: list[Any], option: str = "") -> None:
        self.cards = cards
        self.option = option


class CardSets:
    """The sets of a game. Each numbers its cards behind those before it: new ones come last.

    So a card has the same number whatever is played. What is played with is a pack, by number: the sets behind the
    first are its bits, from the lowest.
    """

    def __init__(self, sets: list[Any]) -> None:
        self.sets = sets

    def packs(self) -> range:
        return range(1 << (len(self.sets) - 1))

    def cards(self) -> list[Any]:
        """Every card, by number, whatever is played with."""
        return [card for each in self.sets for card in each.cards]

    def pack(self, options: dict[str, OptionValue]) -> int:
        """The pack of these options."""
        pack = 0
        for at, each in enumerate(self.sets[1:]):
            if options.get(each.option):
                pack |= 1 << at
        return pack

    def options(self, pack: int) -> dict[str, OptionValue]:
        """What is chosen for a pack."""
        return {each.option: True for each in self.played(pack) if each.option}

    def played(self, pack: int) -> list[Any]:
        """The sets of a pack."""
        return [each for at, each in enumerate(self.sets) if at == 0 or pack >> (at - 1) & 1]

    def in_pack(self, pack: int) -> list[bool]:
        """By card: whether a pack has it."""
        played = self.played(pack)
        return [each in played for each in self.sets for _ in each.cards]
