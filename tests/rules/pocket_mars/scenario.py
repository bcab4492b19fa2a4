"""Scenarios: a table of Pocket Mars put together by hand, played by choice keys, and looked at through views.

    table = play(seat(hand="water_1 energy_2", prep="water_5 science_6"), seat(ship=2, one="water water"))
    table.choose(0, "prep:water_5").choose(0, "place:water")

What a seat is not given is filled up from cards the scenario does not name. The cards are of a plain deck: in each
colour the numbers 1 to 7, "draw 1" in the hand, "launch 1" in the prep module; `cards` replaces halves of some of them.
"""

from typing import Any

from cosmodrome.core.asking import push
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Event, Log
from cosmodrome.core.flow import go_on
from cosmodrome.core.meta import Script, Setup
from cosmodrome.core.pile import append, packed, placed
from cosmodrome.games.pocket_mars.flow import STEPS
from cosmodrome.games.pocket_mars.game import POCKET_MARS, PocketMars
from cosmodrome.games.pocket_mars.purposes import ACT, entry_of
from cosmodrome.games.pocket_mars.setting_up import bare_table
from cosmodrome.games.pocket_mars.state import Rules, State
from cosmodrome.games.pocket_mars.tables import CARDS, IDS, NUMBER_OF
from cosmodrome.games.pocket_mars.views import PlayerView, PocketMarsView

from ..game_table import GameTable

HOMES = ["water", "ecosystem", "science", "energy"]
COLOURS = [*HOMES, "construction"]
Half = dict[str, Any]


def does(*effects: Half, cost: int = 0, condition: Half | None = None) -> Half:
    """Half a card of a deck file."""
    return {"cost": cost, "condition": condition, "effects": list(effects)}


def effect(name: str, **fields: Any) -> Half:
    return {"effect": name, **fields}


DRAW_ONE = does(effect("draw", n=1))
LAUNCH_ONE = does(effect("launch", n=1))


def deck_file(**cards: Half) -> dict[str, Any]:
    """The contents of a plain deck file, with some halves of cards, or whole fields, replaced."""
    rows = []
    for name in IDS:
        colour, _, rank = name.partition("_")
        row = {
            "colour": colour,
            "value": int(rank),
            "name": f"{colour.title()} {rank}",
            "hand": DRAW_ONE,
            "prep": LAUNCH_ONE,
        }
        rows.append({**row, **cards.get(name, {})})
    return {"game": "pocket_mars", "name": "Plain", "cards": rows}


PLAIN = POCKET_MARS.with_cards(deck_file())


class Has:
    """What a player of a scenario has."""

    def __init__(self, **things: Any) -> None:
        self.things = things


def seat(
    hand: str | None = None,
    prep: str | None = None,
    *,
    earth: int | None = None,
    ship: int = 1,
    energy: int = 1,
    one: str = "",
    two: str = "",
) -> Has:
    """A player; `one` and `two` name the buildings of its colonists. Who is on no ship or building is on Earth."""
    return Has(hand=hand, prep=prep, earth=earth, ship=ship, energy=energy, one=one.split(), two=two.split())


def begin(seats: int, *, seed: int = 0, script: Script | None = None, **options: object) -> "Table":
    """A table as `new` makes it, before the first answer."""
    log = Log()
    read = POCKET_MARS.meta.read_options(options, seats)
    setup = Setup(seats=seats, seed=seed, options=read, script=script)
    return Table(POCKET_MARS, POCKET_MARS.new(setup, log), log)


def play(
    *players: Has,
    deck: str = "",
    discards: str = "",
    piles: dict[str, str] | None = None,
    rest: str = "deck",
    cards: dict[str, Half] | None = None,
    game: PocketMars | None = None,
    turn: int = 0,
    solo: bool = False,
    **options: object,
) -> "Table":
    """A table where the player `turn` is asked for its action.

    `deck` are the top cards of the deck, the first one topmost; all others lie below them, or where `rest` says:
    "deck" or "discards". `piles` names the cards at buildings, the topmost last, "-" before one that lies face down.
    In a `solo` table the second player is the automa.
    """
    if game is None:
        game = PLAIN if cards is None else POCKET_MARS.with_cards(deck_file(**cards))
    seats = 1 if solo else len(players)
    read = game.meta.read_options(options, seats)
    state = bare_table(game.tables, Rules(read, seats))
    left = list(range(CARDS))

    def take(names: str) -> list[int]:
        found = [NUMBER_OF[name.lstrip("-")] for name in names.split()]
        for card in found:
            left.remove(card)
        return found

    piled = {building: take(names) for building, names in (piles or {}).items()}
    top = take(deck)
    state.shown = packed(take(discards))
    named = [
        [None if one.things[place] is None else take(one.things[place]) for place in ("hand", "prep")]
        for one in players
    ]
    for it, one, (hand, prep) in zip(state.players, players, named, strict=True):
        automa = solo and it.number == 1
        for card in ([] if automa else [left.pop() for _ in range(2)]) if hand is None else hand:
            it.hand = placed(it.hand, card)
        it.prep = packed([left.pop(), left.pop()] if prep is None else prep)
        it.ship, it.energy = one.things["ship"], one.things["energy"]
        it.one = packed([one.things["one"].count(home) for home in HOMES])
        it.two = packed([one.things["two"].count(home) for home in HOMES])
        it.earth = 7 - it.ship - sum(it.one) - sum(it.two)
        assert one.things["earth"] in (None, it.earth), f"with so many elsewhere, {it.earth} are on Earth"
        if not automa:
            for card in (*it.hand, *it.prep):
                state.known[card] = 1 << it.number
    for building, names in (piles or {}).items():
        for name, card in zip(names.split(), piled[building], strict=True):
            at = COLOURS.index(building)
            state.piles[at] = append(state.piles[at], card + CARDS * name.startswith("-"))
    if rest == "discards":
        state.shown, left = packed([*state.shown, *left]), []
    state.deck = packed(left + top[::-1])
    state.rng.word = 12345
    state.round = 1
    state.turn = turn
    state.now = next(step for step in STEPS if step.phase == "turn")
    push(state, entry_of(ACT, turn))
    go_on(state)
    log = Log()
    state.log = log
    return Table(game, state, log)


class Table(GameTable):
    """A game in progress."""

    number_of = NUMBER_OF
    state: State

    def __init__(self, game: PocketMars, state: State, log: list[Event]) -> None:
        super().__init__(state, log)
        self.game: PocketMars = game

    # What is there.

    @property
    def tags(self) -> list[str]:
        return [event["event"] for event in self.events]

    def facts(self, tag: str) -> list[dict[str, Any]]:
        """The events with this tag, without it."""
        return [
            {name: fact for name, fact in event.items() if name != "event"}
            for event in self.events
            if event["event"] == tag
        ]

    def view(self, at: int | None) -> PocketMarsView:
        view = self.game.view(self.state, at)
        assert isinstance(view, PocketMarsView)
        return view

    def player(self, at: int) -> PlayerView:
        return self.view(None).players[at]

    def prep(self, at: int) -> list[str]:
        return self.view(at).prep

    def pile(self, building: str) -> list[str]:
        """The cards at a building, the topmost last, "-" before one that lies face down."""
        pile = self.state.piles[COLOURS.index(building)]
        return [IDS[entry] if entry < CARDS else f"-{IDS[entry - CARDS]}" for entry in pile]

    def number(self, building: str) -> int:
        return self.view(None).buildings[COLOURS.index(building)].number

    def mars(self, at: int) -> tuple[dict[str, int], dict[str, int]]:
        """A player's colonists on one-star and two-star spaces, by building."""
        player = self.player(at)
        spaces = zip(HOMES, player.one_star, player.two_star, strict=True)
        counts = [(home, one, two) for home, one, two in spaces]
        return (
            {home: one for home, one, _ in counts if one},
            {home: two for home, _, two in counts if two},
        )

    def parts(self, at: int) -> dict[str, int]:
        """A player's points by source; those of 0 are left out."""
        return {part.source: part.vp for part in self.player(at).breakdown if part.vp}

    # Playing.

    def settle(self, but: str = "") -> "Table":
        """Answer everything with its first option (declining what can be), up to an action or the purpose `but`."""
        while self.awaited and self.purpose(self.awaited[0]) not in ("act", but):
            at = self.awaited[0]
            self.choose(at, self.options(at)[0])
        return self

    def round(self) -> "Table":
        """End the round: everybody who is to act discards for energy, and declines."""
        now = self.state.round
        while self.awaited and self.state.round == now:
            at = self.awaited[0]
            self.choose(at, "energy" if self.purpose(at) == "act" else self.options(at)[0])
        return self

    # Expecting.

    def asks(self, at: int, purpose: str, *options: str) -> "Table":
        """Seat `at` is asked this and may answer these, in any order given here."""
        assert self.awaited == [at], f"{self.awaited} are asked {self.purpose(self.awaited[0])}"
        assert self.purpose(at) == purpose, self.purpose(at)
        if options:
            assert sorted(self.options(at)) == sorted(options)
        return self

    def refuses(self, at: int, key: str) -> str:
        """The reason a choice is refused."""
        try:
            self.game.check(self.state, at, self.game.parse(key))
        except NotAllowed as refused:
            return refused.reason
        raise AssertionError(f"{key} was not refused")
