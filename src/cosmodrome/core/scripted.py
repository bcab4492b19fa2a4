"""Scripted chance: the card ids of a script read as numbers, and what of it is still to come."""

from typing import Any

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.meta import Script, SetupError
from cosmodrome.core.pile import index_of, insert


class Queues:
    """Scripted chance that is still to come: draws by "seat reason", and orders of later reshuffles."""

    def __init__(self, draws: dict[str, list[int]], reshuffles: list[list[int]]) -> None:
        self.draws = draws
        self.reshuffles = reshuffles

    def __reduce__(self) -> Any:
        return Queues, (self.draws, self.reshuffles)

    def copy(self) -> "Queues":
        return Queues({queue: cards[:] for queue, cards in self.draws.items()}, self.reshuffles[:])

    def next_draw(self, queue: str) -> int:
        """Take the next card of a queue, or NOTHING when none is left in it."""
        waiting = self.draws.get(queue)
        return waiting.pop(0) if waiting else NOTHING

    def next_order(self) -> list[int]:
        """Take the order of the next reshuffle; empty where the script tells none."""
        return self.reshuffles.pop(0) if self.reshuffles else []


class CardNames:
    """The cards of a game as its scripts name them; `example` is such an id.

    Every method raises SetupError for an id that is no card, or that is not there any more, and names the field of
    the script.
    """

    def __init__(self, number_of: dict[str, int], example: str) -> None:
        self.number_of = number_of
        self.example = example

    def number(self, field: str, name: str) -> int:
        number = self.number_of.get(name, NOTHING)
        if number < 0:
            raise SetupError(
                f"script: {field}: {name!r} is no card id of this game, such as {self.example!r}"
            )
        return number

    def take(self, field: str, name: str, cards: list[int]) -> int:
        """Take a named card out of a pile."""
        number = self.number(field, name)
        at = index_of(cards, number)
        if at < 0:
            raise SetupError(f"script: {field}: no {name} is left to be taken")
        cards.pop(at)
        return number

    def order(self, field: str, names: list[str], among: list[int]) -> list[int]:
        """The cards of a scripted order; none may stand in it oftener than among these, which stay as they are."""
        left = among[:]
        return [self.take(field, name, left) for name in names]

    def discards(self, names: list[str], hand: list[int], kept: int) -> list[int]:
        """What a script discards of a hand, rising: nothing, or all but `kept` cards."""
        left = hand[:]
        if names and len(names) != len(left) - kept:
            raise SetupError(
                f"script: discards: {len(names)} of {len(left)} cards dealt, where {kept} are kept"
            )
        away: list[int] = []
        for name in names:
            insert(away, self.take("discards", name, left))
        return away

    def queues(self, script: Script, reasons: tuple[str, ...], seats: int, pack: list[int]) -> Queues | None:
        """The queues and reshuffles of a script; `pack` is every card of the game. None where it tells neither."""
        draws: dict[str, list[int]] = {}
        for queue, names in script.queues.items():
            number, _, reason = queue.partition(" ")
            if reason not in reasons or number not in [str(seat) for seat in range(seats)]:
                raise SetupError(
                    f"script: queue {queue!r} is not a seat and one of {', '.join(reasons)}, as in '0 draw'"
                )
            draws[queue] = [self.number("queues", name) for name in names]
            for card, name in zip(draws[queue], names, strict=True):
                if index_of(pack, card) < 0:
                    raise SetupError(f"script: queue {queue!r}: {name} is not among the cards of this game")
        orders = [self.order("reshuffles", order, pack) for order in script.reshuffles]
        return Queues(draws, orders) if draws or orders else None


def one_for_each(field: str, rows: int, seats: int) -> None:
    """What a script tells a seat it tells every seat. Raises SetupError."""
    if rows != seats:
        raise SetupError(f"script: {field} is for {rows} seats, the table has {seats}")
