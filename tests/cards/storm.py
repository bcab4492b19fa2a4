"""A made-up set beside those of a game: `python storm.py GAME without` (or `beside`, or `played`) prints games of bots.

The set comes into its module before the tables are folded, as if it stood among the others.
"""

import sys
from typing import Any

import msgspec

from cosmodrome.core.card_sets import CardSet
from cosmodrome.core.meta import Meta, Option

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "race": [{"first_game": True}, {}, {"edition": "second", "new_start_worlds": True}],
    "jump_drive": [{"first_game": True}, {}],
    "pocket_mars": [{}, {"drafting": True}],
    "sidereal": [{"species": "random"}],
}


def race() -> Meta:
    from cosmodrome.games.race import box
    from cosmodrome.games.race.cards import Card, Development, RaceSet, World
    from cosmodrome.games.race.meta import META

    cards = [
        Card("Storm Home", World(defense=1, vp=9), start=1),
        Card("Storm Cellar", Development(cost=1, vp=1), hand=1),
        Card("Storm Fort", World(defense=1, vp=9), copies=9),
    ]
    box.SETS.sets.append(RaceSet(cards, (["Storm Home"], []), "storm"))
    return META


def jump_drive() -> Meta:
    from cosmodrome.games.jump_drive import box
    from cosmodrome.games.jump_drive.cards import Card, Development
    from cosmodrome.games.jump_drive.meta import META
    from cosmodrome.games.jump_drive.powers import CardDiscount, IncomeWith

    powers = [CardDiscount(1, "gem_world"), IncomeWith(1, "card", card="comet_zone")]
    cards = [Card("Storm Cellar", Development(1), copies=9, vp=4, powers=powers)]
    box.SETS.sets.append(CardSet(cards, "storm"))
    box.CARDS.extend(cards)
    return META


def pocket_mars() -> Meta:
    from cosmodrome.games.pocket_mars import box
    from cosmodrome.games.pocket_mars.cards import Card, in_place_of
    from cosmodrome.games.pocket_mars.meta import META
    from cosmodrome.games.pocket_mars.powers import Launch, does

    cards = in_place_of({"water_5": Card("Storm Cellar", "water", 7, does(Launch(3)), does(Launch(3)))})
    box.SETS.sets.append(CardSet(cards, "storm"))
    return META


def sidereal() -> Meta:
    from cosmodrome.games.sidereal import box
    from cosmodrome.games.sidereal.cards import Colony
    from cosmodrome.games.sidereal.converters import purple, run
    from cosmodrome.games.sidereal.meta import META

    card = Colony(390, "Storm", "ice", run("", "2 white"), purple("black"), "ocean", run("", "black"))
    box.SETS.sets.append(CardSet([card], "storm"))
    box.CARDS += (card,)
    return META


SETS = {"race": race, "jump_drive": jump_drive, "pocket_mars": pocket_mars, "sidereal": sidereal}
BOTS = {"sidereal": "trader"}


def main(room: str, how: str) -> None:
    if how != "without":
        meta = SETS[room]()
        option = Option("storm", (False, True), later=True)
        msgspec.structs.force_setattr(meta, "options", (*meta.options, option))

    from cosmodrome.bots.catalogue import make
    from cosmodrome.core.meta import Setup
    from cosmodrome.games.catalogue import GAMES
    from cosmodrome.play import record

    game = GAMES[room]
    seats = max(2, game.meta.seats[0])
    for options in OPTIONS[room]:
        if how == "played":
            options = options | {"storm": True}
        for seed in range(3):
            bots = [make(game, BOTS.get(room, "greedy"), seat) for seat in range(seats)]

            def ask(state: Any, seat: int, bots: Any = bots) -> Any:
                return bots[seat].choose(game.view(state, seat), game.decision(state, seat))

            read = game.meta.read_options(options, seats)
            print(record.dumps(record.play(game, Setup(seats, seed, read), ask)))


if __name__ == "__main__":
    main(*sys.argv[1:])
