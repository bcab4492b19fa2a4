"""What stands in the book and in the ledger: packs of what can be given, deals of moves and promises, obligations."""

from typing import ClassVar, Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pickling import Whole
from cosmodrome.games.sidereal.goods import GOODS

TAKER: Final = -1
"""A party of an offer that is not known yet: whoever takes it."""

# Kinds of obligation (R5).
DELIVER: Final = 0
OUTPUT: Final = 1
BID: Final = 2
LEAVE: Final = 3
INVENT: Final = 4
SPARE: Final = 5
NOTE: Final = 6
KINDS: Final = ("deliver", "output", "bid", "leave", "invention", "spare", "note")

# How an obligation stands (R5.20).
OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
COMPENSATED: Final = 3
RELEASED: Final = 4
FAILED: Final = 5
"""It cannot be kept any more, or could not be when it was due, and is still to be settled (R5.15)."""
FATES: Final = ("open", "kept", "broken", "compensated", "released", "failed")

COLONY_TRACK: Final = 0
RESEARCH_TRACK: Final = 1
TRACKS: Final = ("colony", "research")

LEAST: Final = 0
MOST: Final = 1
PASS: Final = 2
BOUNDS: Final = ("least", "most", "pass")

NO_CARDS: Final[list[int]] = []
"""Never changed, so that all may share it; so is what follows."""
NO_GOODS: Final[list[int]] = [0] * GOODS


class Pack(Whole):
    """What goes from one seat to another at once (R6.2). Never changed once made, so that all may share it."""

    constant: ClassVar[bool] = True
    goods: list[int]
    points: int
    """Donated ones, whole."""
    parcel: bool
    cards: list[int]
    licences: list[int]
    """Technologies."""
    acknowledgements: int
    envoys: int

    def empty(self) -> bool:
        return not (
            some_in(self.goods)
            or self.points
            or self.parcel
            or self.cards
            or self.licences
            or self.acknowledgements
            or self.envoys
        )


def pack_of(
    goods: list[int],
    points: int = 0,
    parcel: bool = False,
    cards: list[int] = NO_CARDS,
    licences: list[int] = NO_CARDS,
    acknowledgements: int = 0,
    envoys: int = 0,
) -> Pack:
    it = Pack()
    it.goods, it.points, it.parcel, it.cards = goods, points, parcel, cards
    it.licences, it.acknowledgements, it.envoys = licences, acknowledgements, envoys
    return it


def some_in(row: list[int]) -> bool:
    """Whether a row of counts has any; compiled, `any` is much slower."""
    for count in row:
        if count:
            return True
    return False


def no_goods() -> list[int]:
    return [0] * GOODS


class Move(Whole):
    """A pack and its way; TAKER stands for whoever takes the offer. Never changed once made."""

    constant: ClassVar[bool] = True
    giver: int
    receiver: int
    pack: Pack


def move_of(giver: int, receiver: int, pack: Pack) -> Move:
    it = Move()
    it.giver, it.receiver, it.pack = giver, receiver, pack
    return it


class Obligation(Whole):
    """A promise, in an offer or in the ledger. Its place in the ledger is its number."""

    kind: int
    debtor: int
    to: int
    """The seat that gets what is delivered, and is injured if it is not."""
    also: list[int]
    """Other seats that are injured."""
    turn: int
    late: bool
    """Due as the Trade phase of the turn ends, not as it begins."""
    pack: Pack
    """What is delivered; of OUTPUT, what the converter prints, once it has run."""
    card: int
    """What is run, left or invented with."""
    at: int
    track: int
    bound: int
    ships: int
    """Of a bid; of SPARE, the seat that is spared."""
    text: str
    fate: int
    released: list[int]
    """The injured who have released the debtor; replaced, never changed."""
    lost: int
    """Points that the debtor has lost by it."""

    def copy(self) -> "Obligation":
        it = Obligation()
        it.kind, it.debtor, it.to, it.also = self.kind, self.debtor, self.to, self.also
        it.turn, it.late, it.pack = self.turn, self.late, self.pack
        it.card, it.at, it.track, it.bound, it.ships = self.card, self.at, self.track, self.bound, self.ships
        it.text, it.fate, it.released, it.lost = self.text, self.fate, self.released, self.lost
        return it

    def injured(self) -> list[int]:
        return [self.to, *self.also]


def obligation_of(kind: int, debtor: int, to: int, turn: int) -> Obligation:
    it = Obligation()
    it.kind, it.debtor, it.to, it.also, it.turn = kind, debtor, to, NO_CARDS, turn
    it.late, it.pack = False, EMPTY_PACK
    it.card, it.at, it.track, it.bound, it.ships = NOTHING, 0, 0, 0, 0
    it.text, it.fate, it.released, it.lost = "", OPEN, NO_CARDS, 0
    return it


NOT_DECLINED: Final[list[tuple[int, str]]] = []
"""Never changed, so that all may share it."""


class Deal(Whole):
    """An offer in the book. Closed ones stay, so that numbers keep their meaning."""

    maker: int
    to: list[int]
    """Who may take it, rising."""
    moves: list[Move]
    promises: list[Obligation]
    """Never changed; those of the ledger are copies."""
    all_of: bool
    """All of `to` agree before anything moves. Otherwise the first who takes it has it."""
    agreed: list[int]
    """Replaced, never changed."""
    made: bool
    """Whether it is closed because it was carried out."""
    declined: list[tuple[int, str]]
    """R6.13 Who has said no to it, and why. Replaced, never changed."""
    until: int
    """The turn with whose Trade phase it ends."""
    open: bool
    answers: int
    """The place in the book of the offer that it counters, or NOTHING."""
    settles: int
    """The number of the obligation that it compensates for, or NOTHING."""

    def copy(self) -> "Deal":
        it = Deal()
        it.maker, it.to, it.moves, it.promises = self.maker, self.to, self.moves, self.promises
        it.all_of, it.agreed, it.until, it.open = self.all_of, self.agreed, self.until, self.open
        it.answers, it.settles = self.answers, self.settles
        it.made, it.declined = self.made, self.declined
        return it


def offered_by(maker: int) -> Deal:
    """An open offer that nobody has answered; what it is about its maker fills in."""
    it = Deal()
    it.maker, it.open, it.agreed, it.declined, it.made = maker, True, NO_CARDS, NOT_DECLINED, False
    it.answers, it.settles = NOTHING, NOTHING
    return it


class Notice(Whole):
    """R6.10 What a seat seeks and could give. Never changed once made."""

    constant: ClassVar[bool] = True
    seek: list[int]
    give: list[int]
    phrases: list[str]
    to: int
    """One seat, or TAKER for all."""


EMPTY_PACK: Final = pack_of(NO_GOODS)
