"""A server whose tables can begin in the middle of a game: the seed of a table names its scene."""

from collections.abc import Callable
from typing import Any

from cosmodrome.bots.race.greedy import GreedyBot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.event import Log
from cosmodrome.core.game import Game, State
from cosmodrome.core.meta import Setup
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from cosmodrome.games.race.game import RACE
from cosmodrome.games.race.tiles import NUMBER_OF_TILE
from cosmodrome.games.sidereal.game import SIDEREAL
from cosmodrome.server.bots.bot_seats import bot_seed
from cosmodrome.server.table import hourglass
from tests.rules.jump_drive import scenario as empires
from tests.rules.pocket_mars import scenario as mars
from tests.rules.race.scenario import begin, play, seat
from tests.rules.sidereal import scenario as trading

from .obliging import Obliging


def _goods() -> State:
    """A seat whose goods can be sold, consumed and made anew in every way there is."""
    tableau = (
        "terraforming_colonists gambling_world deficit_spending diversified_economy gem_world+ mining_world+ "
        "pre_sentient_race+ refugee_world"
    )
    hand = (
        "rebel_outpost comet_zone investment_credits public_works interstellar_bank spice_world empath_world "
        "new_earth"
    )
    other = seat(hand="plague_world outlaw_world")
    return play(seat(tableau, hand), other, seed=1, edition="second", new_start_worlds=True).state


def _ways() -> State:
    """A seat that can settle its worlds in several ways, some of them a waste."""
    tableau = "new_sparta contact_specialist colony_ship new_military_tactics space_marines"
    hand = "alien_robot_sentry alien_robot_scout_ship rebel_outpost comet_zone aquatic_uplift_race pre_sentient_race"
    return play(seat(tableau, hand), seat(hand="plague_world outlaw_world"), seed=3).state


def _chips() -> State:
    """A seat whose cards have the longest rows of chips, in the tableau and, some out of reach, in the hand."""
    tableau = "old_earth trade_league merchant_world consumer_markets deserted_alien_library"
    hand = "galactic_trendsetters research_labs alien_rosetta_stone_world tourist_world mining_league new_economy"
    return play(seat(tableau, hand), seat(hand="plague_world outlaw_world"), seed=7).state


def _last() -> State:
    """The last round: one more card in the tableau of seat 0 ends the game, which it wins."""
    tableau = (
        "old_earth trade_league merchant_world consumer_markets deserted_alien_library galactic_federation "
        "research_labs gem_world+ tourist_world mining_league galactic_trendsetters"
    )
    return play(seat(tableau, "public_works comet_zone"), seat(hand="plague_world"), seed=8).state


def _paying() -> State:
    """A seat with developments and worlds to pay for, and some that it cannot have."""
    hand = "mining_robots comet_zone rebel_homeworld galactic_federation public_works tourist_world"
    return play(seat(hand=hand), seat(hand="plague_world outlaw_world"), seed=2).state


def _full() -> State:
    """Four seats, of which one has as many cards on the table as end a game."""
    tableau = (
        "old_earth mining_robots gem_world space_marines public_works export_duties investment_credits "
        "interstellar_bank comet_zone+ contact_specialist expedition_force deserted_alien_library"
    )
    mine = seat(
        "new_sparta spice_world+ drop_ships",
        "rebel_outpost plague_world outlaw_world tourist_world mining_world",
    )
    others = [
        seat(tableau),
        seat("alpha_centauri colony_ship"),
        seat("earths_lost_colony new_vinland terraforming_robots"),
    ]
    return play(mine, *others, seed=7).state


def _many() -> State:
    """A seat with sixteen cards in hand, of which two can be placed in the tableau and more be told of."""
    hand = (
        "mining_robots comet_zone rebel_homeworld galactic_federation public_works tourist_world spice_world "
        "empath_world new_earth rebel_outpost investment_credits interstellar_bank plague_world outlaw_world "
        "space_marines drop_ships"
    )
    return play(seat(hand=hand), seat(hand="mining_world"), seed=9).state


def _heaps() -> State:
    """Four seats, of which one holds sixteen cards."""
    hand = (
        "mining_robots comet_zone rebel_homeworld galactic_federation public_works tourist_world spice_world "
        "empath_world new_earth rebel_outpost investment_credits interstellar_bank plague_world space_marines "
        "gambling_world colony_ship"
    )
    others = [seat(hand="mining_world"), seat(hand="outlaw_world"), seat(hand="drop_ships")]
    return play(seat(hand=hand), *others, seed=10).state


def _nothing() -> State:
    """A seat that cannot place any development, at a table that asks it all the same."""
    return play(seat(hand="rebel_homeworld new_earth"), seat(hand="plague_world"), seed=6).anyway().state


def _storm() -> State:
    """The Gathering Storm: a seat that hires for what it conquers, and may place two worlds in a phase."""
    tableau = "separatist_colony space_mercenaries improved_logistics"
    hand = (
        "hive_world rebel_warrior_race smuggling_lair rebel_colony clandestine_uplift_lab galactic_bazaar "
        "alien_toy_shop terraforming_guild"
    )
    mine, other = seat(tableau, hand), seat("old_earth", "plague_world outlaw_world")
    return play(mine, other, seed=11, gathering_storm=True).state


def _draft() -> State:
    """The last round of a draft of two, where each has kept 60 cards and more."""
    table = begin(2, seed=4, gathering_storm=True, drafting=True, goals=True)
    while (draft := table.view(None).draft) and draft.number < draft.rounds:
        for number in table.awaited:
            table.choose(number, table.options(number)[0])
    return table.state


GOALS = [
    "galactic_standard_of_living",
    "overlord_discoveries",
    "innovation_leader",
    "galactic_status",
    "greatest_military",
    "greatest_infrastructure",
]
"""The goals with the longest names."""


def _five() -> State:
    """The Gathering Storm: five seats with much on the table, every new kind of power in sight, and goals."""
    mine = seat(
        "ancient_race+ space_mercenaries improved_logistics clandestine_uplift_lab alien_toy_shop+ imperium_lords",
        "damaged_alien_factory terraforming_guild galactic_bazaar galactic_studios rebel_colony volcanic_world",
    )
    others = [
        seat(
            "doomed_world deserted_alien_world hive_world+ smuggling_lair+ rebel_sympathizers space_marines drop_ships"
        ),
        seat("new_sparta mining_robots gem_world+ public_works export_duties investment_credits comet_zone+"),
        seat("separatist_colony space_port+ colony_ship galactic_genome_project genetics_lab refugee_world+"),
        seat(
            "alpha_centauri+ spice_world+ replicant_robots tourist_world mining_world+ free_trade_association"
        ),
    ]
    state = play(mine, *others, seed=12, gathering_storm=True, goals=True).state
    state.goals = [NUMBER_OF_TILE[goal] for goal in GOALS]
    for at, goal in enumerate(state.goals[:-1]):
        state.claims = state.claims[:]
        state.claims[goal] = (0, 1 << 3, 1 << 1 | 1 << 4, 0, 1 << 2)[at]
    return state


def _empire() -> State:
    """Jump Drive: an empire that counts another one, and worlds that need a development beside them."""
    empire = "gem_world free_trade_association war_propaganda trade_pact"
    hand = "investment_credits space_marines smuggling_lair pirate_lair comet_zone rebel_stronghold new_earth"
    mine = empires.seat(empire, hand, vp=13)
    return empires.play(mine, empires.seat("tourist_world artist_colony", vp=4), seed=4).state


def _convoys() -> State:
    """Jump Drive: a world that can be conquered or paid for, and Convoys for another one."""
    empire = "contact_specialist colony_convoy military_convoy space_marines"
    hand = "smuggling_lair gem_smugglers comet_zone rebel_stronghold new_earth"
    mine = empires.seat(empire, hand)
    return empires.play(mine, empires.seat(hand="mining_world asteroid_belt"), seed=5).state


def _brink() -> State:
    """Jump Drive: the round after which the game is over."""
    mine = empires.seat("gem_world artist_colony", "comet_zone new_earth mining_world", vp=49)
    return empires.play(mine, empires.seat("tourist_world", vp=20), seed=7).state


def _own_cards() -> State:
    """Jump Drive with an owner's card file."""
    game = JUMP_DRIVE.with_cards({"game": "jump_drive", "cards": {"gem_world": {"vp": 1}}})
    return empires.play(empires.seat(hand="gem_world comet_zone new_earth"), empires.seat(), game=game).state


def _base() -> State:
    """Pocket Mars: prep cards that beat numbers, colonists to move between stars, a prep card of another."""
    mine = mars.seat(
        hand="construction_3 water_2", prep="science_6 ecosystem_7", one="water", two="ecosystem"
    )
    other = mars.seat(hand="water_3 water_4", prep="energy_6 water_7", one="ecosystem science")
    return mars.play(mine, other, game=POCKET_MARS).state


def _crew() -> State:
    """Pocket Mars: four players, and a card by which a prep card of somebody else is discarded."""
    mine = mars.seat(hand="construction_5 water_2", prep="science_6 ecosystem_7")
    others = [mars.seat(one="water"), mars.seat(two="science"), mars.seat(one="energy energy")]
    return mars.play(mine, *others, game=POCKET_MARS).state


def _things() -> State:
    """Pocket Mars: four players, with colonists and with cards to be swapped."""
    mine = mars.seat(hand="water_4 water_2", prep="science_6 ecosystem_7", one="water")
    others = [mars.seat(two="water"), mars.seat(two="science"), mars.seat(one="energy science")]
    return mars.play(mine, *others, game=POCKET_MARS, piles={"energy": "energy_2 energy_7"}).state


def _aboard() -> State:
    """Pocket Mars: nobody is left on Earth, so that a card which launches does nothing."""
    mine = mars.seat(hand="construction_3 water_2", prep="science_6 ecosystem_7", ship=7, energy=0)
    return mars.play(mine, mars.seat(one="water"), game=POCKET_MARS).state


def _crowd() -> State:
    """Pocket Mars: a building with seven colonists of one player and some of others, and three cards on its pile."""
    mine = mars.seat(hand="construction_5 water_3", prep="science_6 ecosystem_7", ship=0, one="water " * 7)
    others = [mars.seat(one="water water", two="water"), mars.seat(one="water"), mars.seat(two="water")]
    return mars.play(mine, *others, game=POCKET_MARS, piles={"water": "water_2 energy_2 science_3"}).state


def _landed() -> State:
    """Pocket Mars: the last round, as all colonists of seat 0 are on Mars, at each of its buildings."""
    mine = mars.seat(
        hand="construction_5 water_3",
        prep="science_6 ecosystem_7",
        ship=0,
        one="water " * 3,
        two="ecosystem science energy energy",
    )
    return mars.play(mine, mars.seat(one="water"), game=POCKET_MARS).state


def _sixth() -> State:
    """Sidereal Confluence: the last turn, with a seat whose points win."""
    mine = trading.seat("caylion", "2 green", "acrux sociologists", points=40)
    return trading.play(
        mine, trading.seat("imdril"), trading.seat("unity"), trading.seat("kjas"), turn=6
    ).state


def _grey() -> State:
    """Sidereal Confluence: the Unity, whose cards take cubes of any colour and colonies."""
    mine = trading.seat("unity", "3 white 2 brown wild_small yellow 2 blue", "acrux vega regulus")
    return trading.play(mine, trading.seat("caylion"), trading.seat("imdril"), trading.seat("kjas")).state


def _debt() -> State:
    """Sidereal Confluence: a seat that has promised what it has not got as the turn begins."""
    mine = trading.seat("caylion", "3 green")
    table = trading.play(mine, trading.seat("imdril"), trading.seat("unity", "2 white"), trading.seat("kjas"))
    table.offer(0, "", "", {1}, [trading.deliver(0, 1, "ultratech", 2)]).take(1)
    return table.until("economy").until("settle").state


def _bargain() -> State:
    """Sidereal Confluence: a seat with goods, cards and a research team, the Zeth among the others."""
    mine = trading.seat("caylion", "6 green 2 ship", "acrux sociologists")
    others = [
        trading.seat("zeth", "3 white"),
        trading.seat("imdril", "2 brown"),
        trading.seat("kjas", "4 blue"),
    ]
    return trading.play(mine, *others).state


def _word() -> State:
    """Sidereal Confluence: a seat that owes what another offers to take off it."""
    mine = trading.seat("caylion", "2 white 3 green 2 brown", "acrux")
    table = trading.play(mine, trading.seat("imdril"), trading.seat("unity", "4 blue"), trading.seat("kjas"))
    table.offer(0, "", "", {2}, [trading.deliver(0, 2, "2 white", turn=2)]).take(2)
    table.free(2, "offer", moves=[trading.move(0, 2, "white"), trading.move(2, 0, "2 blue")])
    table.free(2, "offer", moves=[trading.move(0, 2, "green"), trading.move(2, 0, "blue")])
    return table.state


def _bids() -> State:
    """Sidereal Confluence: a seat that has bid for a colony and a team."""
    mine = trading.seat("caylion", "6 ship", "acrux")
    table = trading.play(mine, trading.seat("imdril"), trading.seat("unity"), trading.seat("kjas"))
    return table.bids((4, 2)).state


def _crowded() -> State:
    """Sidereal Confluence: a seat with two colonies more than it can support."""
    mine = trading.seat("caylion", "", "acrux vega regulus altair deneb")
    table = trading.play(mine, trading.seat("imdril"), trading.seat("unity"), trading.seat("kjas"))
    return table.until("support").state


def _silent() -> State:
    """Sidereal Confluence: the talk before the bids, with a seat that has no ships."""
    mine = trading.seat("caylion", "2 white")
    return trading.play(mine, trading.seat("imdril", "3 ship"), trading.seat("unity")).until("talk").state


def _thief() -> State:
    """Sidereal Confluence: the Zeth, with somebody to steal from."""
    mine = trading.seat("zeth", "2 black 3 white")
    table = trading.play(mine, trading.seat("caylion", "2 white brown 2 blue yellow"), trading.seat("imdril"))
    return table.until("theft").state


def _middle(log: Log) -> State:
    """A game of two in its sixth round, where seat 0 has something to show and a choice of worlds to settle."""
    for seed in range(1000):
        log.clear()
        state = RACE.new(Setup(2, seed, RACE.meta.read_options({}, 2)), log)
        bots = [GreedyBot(seat, RACE) for seat in range(2)]
        while RACE.awaited(state) and RACE.rounds(state) <= 6:
            seat = RACE.awaited(state)[-1]  # seat 0 last, so that the page waits for nobody else
            decision = RACE.decision(state, seat)
            if (seat, decision.purpose, RACE.rounds(state)) == (0, "settle", 6):
                mine, other = state.seats
                if (
                    len(decision.options) > 3
                    and len(mine.hand) == 5
                    and len(mine.tableau) == len(other.tableau) == 4
                ):
                    return state
            RACE.choose(state, seat, bots[seat].choose(RACE.view(state, seat), decision))
    raise AssertionError("no game of a thousand comes to such a point")


GOODS, WAYS, PAYING, MIDDLE, NOTHING_TO_PLACE, CHIPS, LAST, FULL, MANY, HEAPS, STORM, FIVE, DRAFT = (
    9001,
    9002,
    9003,
    9004,
    9005,
    9006,
    9007,
    9008,
    9009,
    9010,
    9011,
    9012,
    9013,
)
EMPIRE, CONVOYS, OWN_CARDS, BRINK = 9101, 9102, 9103, 9104
BASE, CREW, THINGS, ABOARD, CROWD, LANDED = range(9201, 9207)
MARKET, GREY, DEBT, THIEF, BARGAIN, WORD, BIDS, CROWDED, SIXTH, SILENT = range(9301, 9311)
"""MARKET is a game of Sidereal Confluence from its beginning, against bots that trade with people."""
HOURGLASS = 8_000
"""Milliseconds after which it is empty."""
SICK = 9401
"""A game from its beginning, whose bots fail whatever they are asked."""
FAINT = 9402
"""A game of Jump Drive, whose greedy bots fail; the usual ones play on."""
SCENES: dict[int, Callable[[], State]] = {
    GOODS: _goods,
    WAYS: _ways,
    PAYING: _paying,
    CHIPS: _chips,
    LAST: _last,
    NOTHING_TO_PLACE: _nothing,
    FULL: _full,
    MANY: _many,
    HEAPS: _heaps,
    STORM: _storm,
    FIVE: _five,
    DRAFT: _draft,
    EMPIRE: _empire,
    CONVOYS: _convoys,
    OWN_CARDS: _own_cards,
    BRINK: _brink,
    BASE: _base,
    CREW: _crew,
    THINGS: _things,
    ABOARD: _aboard,
    CROWD: _crowd,
    LANDED: _landed,
    GREY: _grey,
    DEBT: _debt,
    THIEF: _thief,
    BARGAIN: _bargain,
    WORD: _word,
    BIDS: _bids,
    CROWDED: _crowded,
    SIXTH: _sixth,
    SILENT: _silent,
}
STORIES: dict[int, Callable[[Log], State]] = {MIDDLE: _middle}
"""Scenes that come with what happened before."""


class Staged:
    """A game, but some seeds begin elsewhere. A scene belongs to one game; who asks for it plays that one."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def new(self, setup: Setup, log: Log | None = None) -> State:
        if setup.seed in STORIES:
            return STORIES[setup.seed](log if log is not None else Log())
        if setup.seed not in SCENES:
            return self.game.new(setup, log)
        state = SCENES[setup.seed]()
        state.log = log
        return state


class Quiet:
    """A bot that keeps out of the way: it calls Produce, or explores, and does as little as it may."""

    def choose(self, view: Any, decision: Decision) -> Choice:
        for key in ("act:produce", "explore", "pass", "done"):
            for option in decision.options:
                if option.key == key:
                    return option
        return decision.options[0]


def main() -> None:
    from cosmodrome.bots import catalogue
    from cosmodrome.cli.app import main as command_line
    from cosmodrome.games.catalogue import GAMES

    for scene in SCENES.values():
        scene()  # a scene that cannot be set fails here, not in the middle of a test
    obliging = {bot_seed(table, seat) for table in range(MARKET, SILENT + 1) for seat in range(9)}
    quiet = {bot_seed(table, seat) for table in SCENES for seat in range(4)}
    setattr(hourglass, "SPAN", HOURGLASS)  # noqa: B010 (it is final everywhere else)
    sick = {bot_seed(SICK, seat) for seat in range(9)}
    faint = {bot_seed(FAINT, seat) for seat in range(9)}
    make = catalogue.make

    def cast(game: Any, name: str, seed: int) -> Any:
        """A bot knows the game itself, not its stage."""
        if seed in obliging:
            return Obliging()
        if seed in sick or (seed in faint and name == "greedy"):
            raise RuntimeError("this bot is sick")
        return Quiet() if seed in quiet else make(getattr(game, "game", game), name, seed)

    catalogue.make = cast
    for game in (RACE, JUMP_DRIVE, POCKET_MARS, SIDEREAL):
        GAMES[game.meta.id] = Staged(game)  # type: ignore[assignment]
    command_line()


if __name__ == "__main__":
    main()
