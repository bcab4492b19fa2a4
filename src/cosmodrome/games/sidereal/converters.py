"""Converters, frozen and checked when they are made: what is put in, what comes out, and the arrow that says when."""

from dataclasses import dataclass
from typing import Any, Final

from cosmodrome.games.sidereal.goods import (
    ANY,
    ANY_LARGE,
    BONUS,
    DESERT,
    ENVOY,
    GOODS,
    LARGE,
    NOTHING,
    RELIC,
    SHIP,
    SMALL,
    THINGS,
    ULTRATECH,
    VP,
    WORDS,
    WORLD,
    Things,
    counted,
    half_cubes,
    things,
)

WHITE_ARROW: Final = "white"
"""Runs in the Economy phase."""
PURPLE_ARROW: Final = "purple"
"""Runs in the Trade phase."""
RED_ARROW: Final = "red"
"""Runs when the Zeth steal, at the end of the turn."""
ARROWS: Final = (WHITE_ARROW, PURPLE_ARROW, RED_ARROW)
"""tables.py numbers them in this order."""

MOST_ENVOYS: Final = 7
"""All there are."""

TAKEN: Final = frozenset(range(SHIP + 1)) | {*ANY[SMALL:], VP, *range(DESERT, WORLD + 1)}
"""What an input can be; a grey cube is never asked for, it stands in for a colour."""
MADE: Final = frozenset(range(ANY_LARGE + 1)) | {VP, RELIC}
"""What an output can be."""
DONATED: Final = frozenset(range(GOODS)) | {VP, ENVOY}
STOLEN: Final = frozenset(range(ULTRATECH + 1)) | {*ANY[SMALL:]}
"""Grey cubes and ships are never stolen."""
GAINED: Final = frozenset(range(GOODS)) | {VP, BONUS}
"""What is gained once, when a card enters play."""


def checked(text: str, allowed: frozenset[int], part: str) -> Things:
    """Things written as on a card. Raises ValueError in one line for wrong text or what cannot be such a part."""
    found = things(text)
    for thing in range(THINGS):
        if found[thing] and thing not in allowed:
            raise ValueError(f"{text!r}: {WORDS[thing]} cannot be {part}")
    return found


@dataclass(frozen=True)
class Price:
    """One way to pay for a theft, open if the victim holds at least `envoys`."""

    envoys: int
    inputs: Things

    def facts(self) -> dict[str, Any]:
        return {"envoys": self.envoys, "inputs": counted(self.inputs)}


@dataclass(frozen=True)
class Converter:
    """Inputs are spent; outputs go to whoever runs it, donated ones to the runner's donation card.

    A red one has `prices`, of which one is paid, in place of inputs, and takes `stolen` from a victim. Any cubes
    among the outputs are interest: as many cubes of the one colour that was put in.
    """

    arrow: str
    inputs: Things = NOTHING
    outputs: Things = NOTHING
    donated: Things = NOTHING
    prices: tuple[Price, ...] = ()
    stolen: Things = NOTHING

    @property
    def worth_in(self) -> int:
        """What is put in, in halves of a small cube; colonies are not counted, nor is theft."""
        return half_cubes(self.inputs)

    @property
    def worth_out(self) -> int:
        """What comes out, donated or not, in halves of a small cube."""
        return half_cubes(self.outputs) + half_cubes(self.donated)

    @property
    def same_colour(self) -> bool:
        """Whether cubes of one colour are put in, and come out in that colour."""
        return self.outputs[ANY[SMALL]] > 0 or self.outputs[ANY[LARGE]] > 0

    def facts(self) -> dict[str, Any]:
        """All of it as plain data, counts by word."""
        return {
            "arrow": self.arrow,
            "inputs": counted(self.inputs),
            "outputs": counted(self.outputs),
            "donated": counted(self.donated),
            "prices": [price.facts() for price in self.prices],
            "stolen": counted(self.stolen),
        }


def _converter(arrow: str, inputs: str, outputs: str) -> Converter:
    own, bar, donated = outputs.partition("|")
    if bar and (not donated.startswith(" ") or own and not own.endswith(" ")):
        raise ValueError(f"{outputs!r}: a bar has a space on each side that is not the end")
    found = Converter(
        arrow,
        checked(inputs, TAKEN, "an input"),
        checked(own.removesuffix(" "), MADE, "an output"),
        checked(donated.removeprefix(" "), DONATED, "donated"),
    )
    for size in (SMALL, LARGE):
        if found.outputs[ANY[size]] and not found.inputs[ANY[size]]:
            raise ValueError(
                f"{outputs!r}: {WORDS[ANY[size]]} comes out where none is put in; sizes never change"
            )
    if bar and found.donated == NOTHING:
        raise ValueError(f"{outputs!r}: nothing is donated behind the bar")
    return found


def joined(one: Converter, other: Converter) -> Converter:
    """R12.32 What two half cards show, put together."""

    def total(these: Things, those: Things) -> Things:
        return bytes(this + that for this, that in zip(these, those, strict=True))

    return Converter(
        one.arrow,
        total(one.inputs, other.inputs),
        total(one.outputs, other.outputs),
        total(one.donated, other.donated),
    )


def run(inputs: str, outputs: str) -> Converter:
    """A white converter: `run("3 brown", "green ultratech | vp")`; behind the bar stands what is donated.

    A half card's converter may lack one side; one of a whole card makes something, which the card checks.
    """
    return _converter(WHITE_ARROW, inputs, outputs)


def purple(inputs: str, outputs: str = "") -> Converter:
    """A purple converter; what it does beside its outputs, as to upgrade or to play its card, says where it stands."""
    found = _converter(PURPLE_ARROW, inputs, outputs)
    if found.inputs == NOTHING:
        raise ValueError(f"{outputs!r}: a purple converter costs something")
    return found


def pay(inputs: str, envoys: int = 0) -> Price:
    """One price of a theft, for a victim with at least so many `envoys`; it may be nothing."""
    if not 0 <= envoys <= MOST_ENVOYS:
        raise ValueError(f"{inputs!r}: {envoys} envoys; there are 0 to {MOST_ENVOYS}")
    return Price(envoys, checked(inputs, frozenset(range(ULTRATECH + 1)), "the price of a theft"))


def steal(stolen: str, *prices: Price) -> Converter:
    """A red converter: `steal("ultratech", pay("black", envoys=3), pay("white 2 yellow"))`, any price can be paid."""
    if not prices or len({price.envoys for price in prices}) < len(prices):
        raise ValueError(f"{stolen!r}: a theft has one price or more, each for another number of envoys")
    if min(price.envoys for price in prices) > 0:
        raise ValueError(f"{stolen!r}: no price is open against a victim without envoys")
    found = checked(stolen, STOLEN, "stolen")
    if found == NOTHING:
        raise ValueError("a theft takes something")
    return Converter(RED_ARROW, prices=prices, stolen=found)
