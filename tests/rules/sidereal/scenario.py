"""Scenarios: a table of Sidereal Confluence put together by hand, played by choices, and looked at through views.

    table = play(seat("caylion", "5 green", "acrux spica+"), seat("unity", "2 wild_small"), turn=2)
    table.trade(0, "2 green", 1, "wild_small").until("economy").plan(0, "oceanic_processing")

A seat has its start cards, and besides them just what the scenario says; "+" behind a card turns it to its back.
Seats up to four are filled with species that have nothing but their start cards. Goods are written as on cards, and
among what is given there may be cards, "licence:nanotechnology", "2 acknowledgement", "envoy", "2 vp" and "parcel".
"""

from collections.abc import Callable
from typing import Any, Self

import msgspec

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Log, seen_by
from cosmodrome.core.meta import Script, Setup
from cosmodrome.core.seats import CLOCK
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.deals import FATES, Obligation
from cosmodrome.games.sidereal.game import SIDEREAL
from cosmodrome.games.sidereal.goods import GOODS, POINT, WORDS
from cosmodrome.games.sidereal.goods import NUMBER_OF as GOOD_OF
from cosmodrome.games.sidereal.state import (
    DECK,
    FOR_CONVERTERS,
    IN_PLAY,
    ON_TRACK,
    PARCEL_ENVOYS,
    PARCEL_POINTS,
    State,
)
from cosmodrome.games.sidereal.tables import (
    COLONY_DECKS,
    IDS,
    IS_COLONY,
    KIND,
    NUMBER_OF,
    RELIC_WORLDS,
    SPECIES_IDS,
    TEAM,
    TEAM_DECKS,
)

from ..game_table import GameTable

FILLERS = ["caylion", "imdril", "eni_et", "unity", "faderan", "kt", "yengii", "kjas", "zeth"]
"""Species that take the seats a scenario leaves open, the first of them that is free."""

PLACES = ["box", "library", "in-play", "spent", "deck", "track", "invented"]
"""Where a card is, by the numbers of state.py."""

DEFAULTS = {
    "species": None,
    "handicap": None,
    "trade": "ready",
    "closing": "ready",
    "donate": "round",
    "settle": "ready",
    "support": None,
    "economy": "run_none",
    "talk": "ready",
    "split": "keep",
    "colony": "pass",
    "research": "pass",
    "steal": "stop",
    "stolen": None,
}
"""What a seat answers that has nothing better to do; None: the first option."""


class Has:
    """What a seat of a scenario has."""

    def __init__(self, species: str, goods: str, cards: str, donated: str, points: int) -> None:
        self.species = species
        self.goods = counted(goods)
        self.cards = cards.split()
        self.donated = counted(donated)
        self.points = points


def seat(species: str = "", goods: str = "", cards: str = "", donated: str = "", points: int = 0) -> Has:
    """A seat with goods, further cards in play, goods on its donation card, and points."""
    return Has(species, goods, cards, donated, points)


def counted(text: str) -> dict[str, int]:
    """Things written as on a card, in any order."""
    found: dict[str, int] = {}
    count = 1
    for word in text.split():
        if word.isdecimal():
            count = int(word)
        else:
            found[word] = found.get(word, 0) + count
            count = 1
    return found


def begin(seats: int, *, seed: int = 0, script: Script | None = None, **options: object) -> "Table":
    """A table as `new` makes it, before the first answer."""
    log = Log()
    read = SIDEREAL.meta.read_options(options, seats)
    return Table(SIDEREAL.new(Setup(seats=seats, seed=seed, options=read, script=script), log), log)


def play(
    *seats: Has,
    turn: int = 1,
    seed: int = 0,
    colonies: str = "",
    teams: str = "",
    colony_deck: str = "",
    research_deck: str = "",
    relics: str = "",
    **options: object,
) -> "Table":
    """A table in the Trade phase of a turn, where seats have just this beside their start cards.

    `colonies` and `teams` lie on the tracks from the left, the others in the order given on top of their decks.
    """
    named = [one.species for one in seats if one.species]
    free = [species for species in FILLERS if species not in named]
    all_seats = [*seats, *(seat() for _ in range(4 - len(seats)))]
    table = begin(len(all_seats), seed=seed, species="choose", **options)
    for at, one in enumerate(all_seats):
        one.species = one.species or free.pop(0)
        table.choose(at, f"species:{one.species}")
    state = table.state
    state.log = None
    state.round = turn
    left_colonies = COLONY_DECKS[state.rulings.pack][:]
    left_teams = [card for era in TEAM_DECKS[state.rulings.pack] for card in era]
    for it in state.seats:
        it.goods, it.donated, it.donated_points = [0] * GOODS, [0] * GOODS, 0
        it.colonies, it.teams = [], []
    for card in left_colonies + left_teams:
        state.owner[card] = state.holder[card] = NOTHING
        state.back[card] = state.doubled[card] = 0
    for at, one in enumerate(all_seats):
        _furnish(state, at, one)
        for name in one.cards:
            card = card_of(one.species, name.rstrip("+"))
            for left in (left_colonies, left_teams):
                if card in left:
                    left.remove(card)

    def take(names: str, left: list[int]) -> list[int]:
        found = [NUMBER_OF[name] for name in names.split()]
        for card in found:
            left.remove(card)
        return found

    for names, left, track, deck, top in (
        (colonies, left_colonies, state.colony_track, state.colony_deck, take(colony_deck, left_colonies)),
        (teams, left_teams, state.research_track, state.research_deck, take(research_deck, left_teams)),
    ):
        on_track = take(names, left)
        spare = [left.pop() for _ in range(len(track) - len(on_track))] if not names else []
        track[:] = [*on_track, *spare] + [NOTHING] * (len(track) - len(on_track) - len(spare))
        deck[:] = [*left, *top[::-1]]
        for card in [*on_track, *spare]:
            state.place[card] = ON_TRACK
        for card in deck:
            state.place[card] = DECK
    state.colony_known = state.research_known = 0
    if state.relic_deck:
        first = [NUMBER_OF[card_name("faderan", name)] for name in relics.split()]
        in_play = [card for card in RELIC_WORLDS if state.place[card] == IN_PLAY]
        state.relic_deck[:] = [card for card in RELIC_WORLDS if card not in first + in_play] + first[::-1]
    state.log = table.log
    table.log.clear()
    return table


def _furnish(state: State, at: int, one: Has) -> None:
    it = state.seats[at]
    it.points = one.points * POINT
    it.scored[FOR_CONVERTERS] = it.points
    for good, count in one.goods.items():
        it.goods[GOOD_OF[good]] = count
    for good, count in one.donated.items():
        if good == "vp":
            it.donated_points = count
        else:
            it.donated[GOOD_OF[good]] = count
    for name in one.cards:
        card = card_of(one.species, name.rstrip("+"))
        state.place[card] = IN_PLAY
        state.owner[card] = state.holder[card] = at
        state.back[card] = int(name.endswith("+"))
        if KIND[card] == TEAM:
            it.teams.append(card)
        elif IS_COLONY[card]:
            it.colonies.append(card)
        else:
            it.cards.append(card)


def card_name(species: str, name: str) -> str:
    """The id of a card that may have been named without its species."""
    return name if name in NUMBER_OF else f"{species}_{name}"


def card_of(species: str, name: str) -> int:
    return NUMBER_OF[card_name(species, name)]


# What is given, in words.


def pack(text: str) -> dict[str, Any]:
    """The fields of a pack: goods and points, cards, licences, tokens and the parcel."""
    found: dict[str, Any] = {}
    for word, count in counted(text).items():
        if word in WORDS[:GOODS]:
            found.setdefault("goods", {})[word] = count
        elif word.startswith("licence:"):
            found.setdefault("licences", []).append(word.removeprefix("licence:"))
        elif word == "parcel":
            found["parcel"] = True
        elif word in ("vp", "acknowledgement", "envoy"):
            found[{"vp": "points", "acknowledgement": "acknowledgements", "envoy": "envoys"}[word]] = count
        else:
            found.setdefault("cards", []).append(word)
    return found


def move(giver: int | None, receiver: int | None, text: str) -> payloads.Move:
    return payloads.Move(giver=giver, receiver=receiver, **pack(text))


def deliver(by: int | None, to: int | None, text: str, turn: int, late: bool = False) -> payloads.Promise:
    return payloads.Deliver(by=by, to=to, turn=turn, late=late, **pack(text))


def output(by: int, to: int, card: str, turn: int, at: int = 0) -> payloads.Promise:
    return payloads.Output(by=by, to=to, card=card, turn=turn, at=at)


def bid(by: int, to: int, track: Any, bound: Any, ships: int, turn: int) -> payloads.Promise:
    return payloads.Bid(by=by, to=to, track=track, bound=bound, ships=ships, turn=turn)


def leave(by: int, to: int, card: str, turn: int) -> payloads.Promise:
    return payloads.Leave(by=by, to=to, card=card, turn=turn)


def invention(by: int, to: int, card: str, turn: int) -> payloads.Promise:
    return payloads.Invention(by=by, to=to, card=card, turn=turn)


def spare(by: int, to: int, turn: int, seat: int | None = None) -> payloads.Promise:
    return payloads.Spare(by=by, to=to, turn=turn, seat=seat)


def note(by: int, to: int, text: str, turn: int = 1) -> payloads.Promise:
    return payloads.Note(by=by, to=to, text=text, turn=turn)


def run(card: str, at: int = 0, put: str = "", colour: Any = None, worlds: str = "") -> payloads.Run:
    return payloads.Run(card=card, at=at, put=counted(put), colour=colour, worlds=worlds.split())  # type: ignore[arg-type]


class Table(GameTable):
    """A game in progress."""

    game = SIDEREAL
    number_of = NUMBER_OF
    state: State

    # What is there.

    @property
    def phase(self) -> str:
        return "over" if self.state.over else self.state.now.phase

    @property
    def may_act(self) -> list[int]:
        return self.game.may_act(self.state)

    @property
    def promises(self) -> list[Obligation]:
        return self.state.ledger

    @property
    def colony_deck(self) -> list[str]:
        """The top first, as is that of the research teams."""
        return [IDS[card] for card in reversed(self.state.colony_deck)]

    @property
    def research_deck(self) -> list[str]:
        return [IDS[card] for card in reversed(self.state.research_deck)]

    @property
    def colony_track(self) -> list[str]:
        """From the left; an empty space is ""."""
        return ["" if card == NOTHING else IDS[card] for card in self.state.colony_track]

    @property
    def research_track(self) -> list[str]:
        return ["" if card == NOTHING else IDS[card] for card in self.state.research_track]

    def named(self, at: int, name: str) -> int:
        return card_of(SPECIES_IDS[self.state.seats[at].species], name)

    def points(self, at: int) -> float:
        return self.state.seats[at].points / POINT

    def goods(self, at: int) -> dict[str, int]:
        return {WORDS[good]: count for good, count in enumerate(self.state.seats[at].goods) if count}

    def donated(self, at: int) -> dict[str, int]:
        """All on the donation card."""
        it = self.state.seats[at]
        found = {
            WORDS[good]: count + it.parcel[good]
            for good, count in enumerate(it.donated)
            if count + it.parcel[good]
        }
        points = it.donated_points + it.parcel[PARCEL_POINTS]
        return (
            found
            | ({"vp": points} if points else {})
            | ({"envoy": it.parcel[PARCEL_ENVOYS]} if it.parcel[PARCEL_ENVOYS] else {})
        )

    def cards(self, at: int) -> list[str]:
        return [IDS[card] for card in self.state.seats[at].cards]

    def colonies(self, at: int) -> list[str]:
        return [IDS[card] for card in self.state.seats[at].colonies]

    def teams(self, at: int) -> list[str]:
        return [IDS[card] for card in self.state.seats[at].teams]

    def owner(self, card: str) -> int:
        return self.state.owner[NUMBER_OF[card]]

    def holder(self, card: str) -> int:
        return self.state.holder[NUMBER_OF[card]]

    def side(self, card: str) -> int:
        return self.state.back[NUMBER_OF[card]]

    def place(self, card: str) -> str:
        return PLACES[self.state.place[NUMBER_OF[card]]]

    def doubled(self, card: str) -> bool:
        return self.state.doubled[NUMBER_OF[card]] == 1

    def fates(self) -> list[str]:
        """How each promise stands, in the order in which they were made."""
        return [FATES[promise.fate] for promise in self.promises]

    def double(self, *cards: str) -> Self:
        """Put a x2 token on colonies."""
        for card in cards:
            self.state.doubled[NUMBER_OF[card]] = 1
        return self

    def seen_json(self, at: int | None) -> str:
        """All that a seat can see, view and events, as text to search in."""
        return (msgspec.json.encode(self.view(at)) + msgspec.json.encode(seen_by(self.log, at))).decode()

    # Play.

    def free(self, at: int, verb: str, **payload: Any) -> Self:
        """A free choice with these fields."""
        choice = FORMS[verb].choice(FORMS[verb].payload(**payload))
        self.game.check(self.state, at, choice)
        self.game.choose(self.state, at, choice)
        return self

    def time(self) -> Self:
        """Time is up."""
        choice = self.game.time(self.state)
        assert choice is not None, f"the step {self.phase} has no time"
        self.game.choose(self.state, CLOCK, choice)
        return self

    def ready(self, *seats: int) -> Self:
        for at in seats:
            self.choose(at, "ready")
        return self

    def until(self, phase: str) -> Self:
        """Go on to a step, or one of "over"; meanwhile nobody does anything."""
        while self.phase != phase and self.phase != "over":
            self._let_pass()
        assert self.phase == phase, f"the game is over before {phase}"
        return self

    def next_turn(self) -> Self:
        """Go on to the trade of the next turn; meanwhile nobody does anything."""
        turn = self.state.round
        while self.phase != "over" and (self.state.round == turn or self.phase != "trade"):
            self._let_pass()
        return self

    def _let_pass(self) -> None:
        at = self.awaited[0]
        answer = DEFAULTS[self.decision(at).purpose]
        self.choose(at, answer or self.options(at)[0])

    def offer(
        self,
        maker: int,
        give: str = "",
        get: str = "",
        to: set[int] | None = None,
        promises: list[payloads.Promise] | None = None,
        until: int | None = None,
    ) -> Self:
        return self.free(maker, "offer", **offered(maker, give, get, to, promises, until))

    def take(self, at: int, number: int | None = None) -> Self:
        """Take an offer, the last one shown unless a number says which."""
        return self.choose(at, f"take:{self.last(at) if number is None else number}")

    def last(self, at: int) -> int:
        return len(self.state.seats[at].shown) - 1

    def trade(
        self,
        giver: int,
        give: str,
        receiver: int,
        get: str = "",
        promises: list[payloads.Promise] | None = None,
    ) -> Self:
        """An offer to one seat, which takes it."""
        return self.offer(giver, give, get, {receiver}, promises).take(receiver)

    def deal(self, *moves: payloads.Move, promises: list[payloads.Promise] | None = None) -> Self:
        """A deal of several parties, posted by the giver of the first move."""
        maker = moves[0].giver
        assert maker is not None
        return self.free(maker, "offer", moves=list(moves), promises=promises or [])

    def invent(self, at: int, team: str, option: int = 0, put: dict[str, int] | None = None) -> Self:
        return self.free(at, "invent", team=team, option=option, put=put or {})

    def upgrade(self, at: int, card: str, spend: str = "", worlds: str = "") -> Self:
        return self.free(
            at,
            "upgrade",
            card=IDS[self.named(at, card)],
            spend=IDS[self.named(at, spend)] if spend else None,
            worlds=worlds.split(),
        )

    def flip(self, at: int, card: str, put: dict[str, int] | None = None) -> Self:
        return self.free(at, "flip", card=card, put=put or {})

    def play_card(self, at: int, card: str, worlds: str = "") -> Self:
        return self.free(at, "play", card=IDS[self.named(at, card)], worlds=worlds.split())

    def draw(self, at: int, card: str = "", worlds: str = "") -> Self:
        return self.free(at, "draw", card=IDS[self.named(at, card)] if card else None, worlds=worlds.split())

    def give_away(self, at: int, to: int, text: str) -> Self:
        return self.free(at, "give", to=to, **pack(text))

    def runs(self, at: int, *runs: str | payloads.Run) -> list[payloads.Run]:
        found = [run(one) if isinstance(one, str) else one for one in runs]
        return [msgspec.structs.replace(one, card=IDS[self.named(at, one.card)]) for one in found]

    def plan(self, at: int, *runs: str | payloads.Run) -> Self:
        """What a seat runs in the Economy phase."""
        return self.free(at, "run", runs=self.runs(at, *runs))

    def carry_out(self) -> Self:
        """The other seats run nothing."""
        while self.phase == "economy":
            self._let_pass()
        return self

    def bids(self, *splits: tuple[int, int]) -> Self:
        """Colony and research bid of each seat, from seat 0; the others keep their ships."""
        self.until("split")
        for at, (colony, research) in enumerate(splits):
            if at in self.awaited:
                self.free(at, "split", colony=colony, research=research)
        while self.phase == "split":
            self._let_pass()
        return self

    # Expect.

    def expect_goods(self, at: int, text: str) -> Self:
        assert self.goods(at) == counted(text)
        return self

    def expect_donated(self, at: int, text: str) -> Self:
        assert self.donated(at) == counted(text)
        return self

    def expect_may(self, at: int, key: str, may: bool = True) -> Self:
        assert (key in self.options(at)) == may, f"{key} among {self.options(at)}"
        return self

    def refused(self, at: int, verb: str, reason: str, **payload: Any) -> Self:
        """A free choice is refused for this reason, and nothing changes."""
        return self._refused(lambda: self.free(at, verb, **payload), reason)

    def refused_key(self, at: int, key: str, reason: str) -> Self:
        """The same of a listed choice."""
        return self._refused(lambda: self.choose(at, key), reason)

    def refused_offer(
        self,
        maker: int,
        reason: str,
        give: str = "",
        get: str = "",
        to: set[int] | None = None,
        promises: list[payloads.Promise] | None = None,
        until: int | None = None,
    ) -> Self:
        return self.refused(maker, "offer", reason, **offered(maker, give, get, to, promises, until))

    def refused_plan(self, at: int, reason: str, *runs: str | payloads.Run) -> Self:
        return self.refused(at, "run", reason, runs=self.runs(at, *runs))

    def refused_take(self, at: int, reason: str, number: int | None = None) -> Self:
        return self.refused_key(at, f"take:{self.last(at) if number is None else number}", reason)

    def _refused(self, answer: Callable[[], Any], reason: str) -> Self:
        before = [self.view(at) for at in (None, *range(len(self.state.seats)))], len(self.log)
        try:
            answer()
        except NotAllowed as refused:
            assert refused.reason == reason, f"{refused.reason} {refused.facts}"
        else:
            raise AssertionError("that was not refused")
        after = [self.view(at) for at in (None, *range(len(self.state.seats)))], len(self.log)
        assert before == after
        return self


def offered(
    maker: int,
    give: str,
    get: str,
    to: set[int] | None,
    promises: list[payloads.Promise] | None,
    until: int | None,
) -> dict[str, Any]:
    """The fields of an offer of one seat to one other, which it names, or to the first of several."""
    taker = next(iter(to)) if to is not None and len(to) == 1 else None
    moves = [move(maker, taker, give)] if give else []
    moves += [move(taker, maker, get)] if get else []
    named = set() if taker is not None else to or set()
    return {"moves": moves, "promises": promises or [], "to": named, "until": until}
