"""The plays of a round, a development and a world at most with what they cost, and what each is worth."""

from collections.abc import Iterator

from cosmodrome.bots.jump_drive.position import Position
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.core.choice import NOTHING
from cosmodrome.games.jump_drive import reckoning
from cosmodrome.games.jump_drive.reckoning import CANNOT
from cosmodrome.games.jump_drive.sums import MILITARY_CONVOYS
from cosmodrome.games.jump_drive.tables import SURVEY_TEAM


class Play:
    """What a seat may do in a round; without a development and a world it explores.

    Cards are numbers, NOTHING where there is none; `way` is how the world is taken.
    """

    __slots__ = ("development", "position", "price", "second", "way", "world", "worth")

    def __init__(self, position: Position, development: int, world: int, way: str, price: int) -> None:
        self.position = position
        """The empire afterwards."""
        self.development = development
        self.world = world
        self.second = NOTHING
        self.way = way
        self.price = price
        """Cards discarded for it."""
        self.worth = 0.0


def without(hand: list[int], *cards: int) -> list[int]:
    rest = hand[:]
    for card in cards:
        if card > SURVEY_TEAM:
            rest.remove(card)
    return rest


def ways(position: Position, world: int) -> Iterator[tuple[str, int]]:
    """How a world can be taken, and for how many cards."""
    if position.can_conquer(world):
        yield "conquer", 0
    price = position.world_price(world)
    if price != CANNOT:
        yield "pay", price


def plays_with(
    position: Position, hand: list[int], development: int, worlds: list[int], waits: bool
) -> Iterator[Play]:
    """The plays of one development (or none), with each of the worlds, and each second world."""
    price = 0
    before = position
    if development != NOTHING:
        price = position.development_price(development, False)
        before = position.with_card(development)
    for world in worlds:
        rest = without(hand, development, world)
        for way, cost in ways(before, world):
            if price + cost > len(rest):
                continue
            play = Play(before.with_card(world), development, world, way, price + cost)
            yield play
            yield from seconds(play, before, rest, waits)


def seconds(play: Play, before: Position, rest: list[int], waits: bool) -> Iterator[Play]:
    """The same play with a second world; `before` is the empire when the first one is taken."""
    position = play.position
    tables = position.tables
    if play.way == "pay":
        convoy = position.colony_convoy(play.development, waits)
        if convoy == NOTHING:
            return
        for world in set(rest):
            if not tables.is_world[world]:
                continue
            price = position.world_price(world, convoy)
            if price != CANNOT and play.price + price < len(rest):
                yield second(play, position.without_card(convoy), world, play.price + price)
    elif position.sums[MILITARY_CONVOYS]:
        used = reckoning.used_by(tables, before.sums, play.world)
        for world in set(rest):
            if tables.military[world] and play.price < len(rest):
                if reckoning.military_left(tables, position.sums, used, world) >= tables.number[world]:
                    yield second(play, position, world, play.price)


def second(play: Play, position: Position, world: int, price: int) -> Play:
    found = Play(position.with_card(world), play.development, play.world, play.way, price)
    found.second = world
    return found


def all_plays(thought: Thought, developments: list[int], alone: list[int]) -> list[Play]:
    """Every play, the best first; `developments` and `alone`, worlds without one, are what may be placed."""
    position, hand = thought.position, thought.hand
    worlds = sorted({card for card in hand if position.tables.is_world[card]})
    plays = [Play(position, NOTHING, NOTHING, "", 0)]
    plays.extend(plays_with(position, hand, NOTHING, alone, thought.waits))
    for development in developments:
        price = position.development_price(development, True)
        plays.append(Play(position.with_card(development), development, NOTHING, "", price))
        plays.extend(plays_with(position, hand, development, worlds, thought.waits))
    return ranked(thought, plays)


def ranked(thought: Thought, plays: list[Play]) -> list[Play]:
    """The plays with their worth, the best first."""
    for play in plays:
        if play.development == NOTHING and play.world == NOTHING:
            play.worth = thought.exploring()
        else:
            rest = without(thought.hand, play.development, play.world, play.second)
            play.worth = thought.worth(
                play.position, rest, play.price, 1 if play.development == NOTHING else 0
            )
    return sorted(plays, key=lambda play: -play.worth)
