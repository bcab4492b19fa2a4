"""Goods and whatever else a converter takes or makes, by number, with their sizes, worth and text form."""

from typing import Final

WHITE: Final = 0
BROWN: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
BLUE: Final = 4
BLACK: Final = 5
ULTRATECH: Final = 6
SHIP: Final = 7
WILD_SMALL: Final = 8
WILD_LARGE: Final = 9
"""Grey cubes of the Unity: whoever holds one may spend it as any colour of its size."""
GOODS: Final = 10
"""Kinds of good that a seat can hold."""

ANY_SMALL: Final = 10
ANY_LARGE: Final = 11
"""Cubes of that size, of whichever colour; as an output, of the colour that was put in (interest)."""
VP: Final = 12
ENVOY: Final = 13
RELIC: Final = 14
"""The top relic world is drawn and played."""
BONUS: Final = 15
"""The current sharing bonus, in points."""
DESERT: Final = 16
ICE: Final = 17
JUNGLE: Final = 18
OCEAN: Final = 19
"""A colony of that biome is consumed."""
WORLD: Final = 20
"""A colony of any biome is consumed."""
THINGS: Final = 21

WORDS: Final[tuple[str, ...]] = (
    "white",
    "brown",
    "green",
    "yellow",
    "blue",
    "black",
    "ultratech",
    "ship",
    "wild_small",
    "wild_large",
    "any_small",
    "any_large",
    "vp",
    "envoy",
    "relic",
    "bonus",
    "desert",
    "ice",
    "jungle",
    "ocean",
    "world",
)
"""The id of each thing by its number, as cards, records and messages name it."""
NUMBER_OF: Final[dict[str, int]] = {word: number for number, word in enumerate(WORDS)}

BIOMES: Final[tuple[str, ...]] = WORDS[DESERT:WORLD]
"""By biome: 0 desert, 1 ice, 2 jungle, 3 ocean. The thing is DESERT + biome."""
NO_BIOME: Final = -1

SMALL: Final = 1
LARGE: Final = 2
SIZE: Final = bytes((1, 1, 1, 2, 2, 2, 0, 0, 1, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0))
"""Of cubes, by thing; ultratech and ships are no cubes."""
WILD: Final = bytes((0, WILD_SMALL, WILD_LARGE))
ANY: Final = bytes((0, ANY_SMALL, ANY_LARGE))
COLOURS: Final[tuple[bytes, ...]] = (b"", bytes((WHITE, BROWN, GREEN)), bytes((YELLOW, BLUE, BLACK)))
"""By size: the grey cube, the cubes of whichever colour, and the three colours."""

TWELFTHS: Final = bytes((2, 2, 2, 3, 3, 3, 6, 2, 2, 3))
"""R11 What a good counts at the end, in twelfths of a point."""
POINT: Final = 12
"""Twelfths of a point."""
HALF_CUBES: Final = TWELFTHS + bytes((2, 3, 6, 0, 0, 0, 0, 0, 0, 0, 0))
"""What a thing is worth on a card, in halves of a small cube; tokens and colonies have no such worth."""

MOST: Final = 40
"""No card asks for or makes more of one thing."""

Goods = list[int]
"""How many of each good, by number, GOODS long."""

Things = bytes
"""How many of each thing, by number, THINGS long; what cards are made of."""

NOTHING: Final[Things] = bytes(THINGS)


def things(text: str) -> Things:
    """Things written as on a card, such as "2 brown ultratech": counts before words, in the order of WORDS.

    The same things are always written the same way. Raises ValueError for anything else.
    """
    found = bytearray(THINGS)
    last = -1
    count = 0
    for word in text.split(" ") if text else []:
        if word.isdecimal():
            if count:
                raise ValueError(f"{text!r}: {word!r} stands where the word of a thing was expected")
            count = int(word)
            if not 2 <= count <= MOST or word != str(count):
                raise ValueError(
                    f"{text!r}: {word!r} is no amount; write 2 to {MOST}, and one thing without a 1"
                )
            continue
        thing = NUMBER_OF.get(word, -1)
        if thing < 0:
            raise ValueError(f"{text!r}: {word!r} is none of {', '.join(WORDS)}")
        if thing <= last:
            raise ValueError(
                f"{text!r}: {word!r} stands behind {WORDS[last]!r}; the order is {' '.join(WORDS)}"
            )
        found[thing] = count or 1
        last = thing
        count = 0
    if count:
        raise ValueError(f"{text!r} ends with an amount of nothing")
    return bytes(found)


def counted(held: Things) -> dict[str, int]:
    """Things as plain data: how many by word, only those there are."""
    return {WORDS[thing]: held[thing] for thing in range(len(held)) if held[thing]}


def half_cubes(held: Things) -> int:
    """What things are worth on a card, in halves of a small cube."""
    worth = 0
    for thing in range(len(held)):
        worth += held[thing] * HALF_CUBES[thing]
    return worth


def halves(count: int) -> str:
    """So many halves as a number: 1½."""
    return f"{count // 2 or (0 if not count else '')}{'½' if count % 2 else ''}"
