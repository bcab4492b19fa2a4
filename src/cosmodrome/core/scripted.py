"""Scripted chance: the card ids of a script read as numbers, and what of it is still to come."""

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.meta import Script, SetupError
from cosmodrome.core.pickling import Whole
from cosmodrome.core.pile import Pile, empty, index_of, insert, placed


class Queues(Whole):
    """Scripted chance that is still to come: draws by "seat reason", and orders of later reshuffles.

    `top` is how many cards on top of the deck are told; where chance is strict no other may come.
    """

    draws: dict[str, list[int]]
    reshuffles: list[list[int]]
    strict: bool
    top: int

    def copy(self) -> "Queues":
        draws = {queue: cards[:] for queue, cards in self.draws.items()}
        return _queues(draws, self.reshuffles[:], self.strict, self.top)

    def took_top(self, count: int, what: str) -> None:
        """So many cards come off the top of the deck. Raises SetupError where they should be told and are not."""
        if self.strict and count > self.top:
            raise SetupError(f"script: strict: {what}, and the script does not tell which card comes")
        self.top = max(0, self.top - count)

    def next_draw(self, queue: str) -> int:
        """Take the next card of a queue, or NOTHING when none is left in it."""
        waiting = self.draws.get(queue)
        return waiting.pop(0) if waiting else NOTHING

    def next_order(self) -> list[int]:
        """Take the order of the next reshuffle; empty where the script tells none."""
        order = self.reshuffles.pop(0) if self.reshuffles else []
        self.top = len(order)
        return order


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

    def hand(self, seat: int, names: list[str], sizes: tuple[int, ...], deck: list[int]) -> Pile:
        """The hand that a script deals, rising, out of the deck; `sizes` are how many cards it may have."""
        if len(names) not in sizes:
            allowed = f"{sizes[0]} are dealt" + "".join(f" and {size} kept" for size in sizes[1:])
            raise SetupError(f"script: hands: seat {seat} has {len(names)} cards, where {allowed}")
        cards = empty()
        for name in names:
            cards = placed(cards, self.take("hands", name, deck))
        return cards

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
        """What a script tells of later draws; `pack` is every card of the game. None where it tells nothing."""
        draws: dict[str, list[int]] = {}
        for queue, names in script.queues.items():
            number, _, reason = queue.partition(" ")
            if reason not in reasons or number not in [str(seat) for seat in range(seats)]:
                known = f"a seat from 0 to {seats - 1} and one of {', '.join(reasons)}"
                raise SetupError(f"script: queue {queue!r} is not {known}, as in '0 draw'")
            draws[queue] = [self.number("queues", name) for name in names]
            for card, name in zip(draws[queue], names, strict=True):
                if index_of(pack, card) < 0:
                    raise SetupError(f"script: queue {queue!r}: {name} is not among the cards of this game")
        orders = [self.order("reshuffles", order, pack) for order in script.reshuffles]
        if script.strict:
            _check_strict(script, pack, self)
        if not (draws or orders or script.strict):
            return None
        return _queues(draws, orders, script.strict, len(script.deck or []))


def _queues(draws: dict[str, list[int]], reshuffles: list[list[int]], strict: bool, top: int) -> Queues:
    it = Queues()
    it.draws, it.reshuffles, it.strict, it.top = draws, reshuffles, strict, top
    return it


def _check_strict(script: Script, pack: list[int], names: CardNames) -> None:
    """No card is told oftener than it can come, once from each deck. Raises SetupError."""
    if script.hands is None:
        raise SetupError("script: strict: hands are not told")
    told = [*script.hands, script.deck or [], *script.queues.values()]
    decks = 1 + len(script.reshuffles)
    for name in sorted({name for row in told for name in row}):
        copies = pack.count(names.number("deck", name))
        times = sum(row.count(name) for row in told)
        if times > copies * decks:
            raise SetupError(
                f"script: strict: {name} comes {times} times, where there are {copies} of it in each of {decks} decks"
            )


def one_for_each(field: str, rows: int, seats: int) -> None:
    """What a script tells a seat it tells every seat. Raises SetupError."""
    if rows != seats:
        raise SetupError(f"script: {field} is for {rows} seats, the table has {seats}")
