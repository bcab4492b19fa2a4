"""What a seat of Pocket Mars may see, as a row of signed bytes; the automa of the solo game has a block, too."""

from typing import Any, Final, cast

from mypy_extensions import i64

from cosmodrome.core.asking import about_of, purpose_of
from cosmodrome.core.choice import NOTHING
from cosmodrome.core.encoding import Block, Encoder, Rows, TableBlock, behind
from cosmodrome.core.flow import TURN, question
from cosmodrome.core.pile import Pile
from cosmodrome.games.pocket_mars import purposes
from cosmodrome.games.pocket_mars.atoms.knowledge import sight_of
from cosmodrome.games.pocket_mars.choices import SLOTS
from cosmodrome.games.pocket_mars.flow import STEPS
from cosmodrome.games.pocket_mars.meta import META, SPACES
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.purposes import count_of, effect_of
from cosmodrome.games.pocket_mars.reckoning import most_together
from cosmodrome.games.pocket_mars.scoring import score
from cosmodrome.games.pocket_mars.state import State, number_at, two_star_room
from cosmodrome.games.pocket_mars.tables import CARDS, COLUMNS, SUIT, SUITS

VERSION: Final = 1
PLAYERS: Final = 4

_SUITS: Final = ", ".join(COLOURS)

SEAT: Final = Block()
EARTH: Final[i64] = SEAT.field("earth", 1, "colonists on Earth")
SHIP: Final[i64] = SEAT.field("ship", 1, "colonists on the ship")
ENERGY: Final[i64] = SEAT.field("energy", 1, "energy")
SCORE: Final[i64] = SEAT.field("score", 1, "the score as it is now")
TOGETHER: Final[i64] = SEAT.field("together", 1, "the most colonists in one building")
ONE: Final[i64] = SEAT.field("one star", SPACES, "by building with spaces: colonists on its one-star space")
TWO: Final[i64] = SEAT.field("two stars", SPACES, "by building with spaces: colonists on its two-star space")
HAND: Final[i64] = SEAT.field("hand", CARDS, "by card: 1 in its hand, as far as known")
HAND_BACKS: Final[i64] = SEAT.field("hand colours", SUITS, f"cards in its hand by colour: {_SUITS}")
PREP: Final[i64] = SEAT.field("prep", SLOTS * CARDS, "by slot and card: 1 for the prep card there, if known")
PREP_BACKS: Final[i64] = SEAT.field(
    "prep colours", SLOTS * SUITS, "by slot and colour: 1 for the prep card there"
)
PACK: Final[i64] = SEAT.field("pack", CARDS, "by card: 1 in its pack of the draft, as far as known")
PACK_BACKS: Final[i64] = SEAT.field("pack colours", SUITS, "cards in its pack by colour")

TABLE: Final = TableBlock()
NUMBER: Final[i64] = TABLE.field("numbers", SUITS, "by building: the number to beat; -1 where there is none")
SIZE: Final[i64] = TABLE.field("piles", SUITS, "by building: cards in its pile")
LYING: Final[i64] = TABLE.field("in piles", CARDS, "by card: 1 in a pile, as far as known")
TOP: Final[i64] = TABLE.field(
    "topmost", SUITS * CARDS, "by building and card: 1 for the topmost card, if known"
)
TOP_BACK: Final[i64] = TABLE.field(
    "topmost colour", SUITS * SUITS, "by building and colour: 1 for the topmost card"
)
FACE_DOWN: Final[i64] = TABLE.field("face down", SUITS, "by building: 1 if the topmost card lies face down")
ROOM: Final[i64] = TABLE.field(
    "room", SPACES, "by building with spaces: colonists its two-star space can still take"
)
DECK: Final[i64] = TABLE.field("deck", 1, "cards in the deck")
DECK_TOP: Final[i64] = TABLE.field("deck top", SUITS, "1 for the colour of the top card")
BURIED: Final[i64] = TABLE.field("buried", CARDS, "by card: 1 at the bottom of the deck, as far as known")
BURIED_BACKS: Final[i64] = TABLE.field(
    "buried colours", SUITS, "cards put under the deck in sight, by colour"
)
DISCARDS: Final[i64] = TABLE.field("discards", CARDS, "by card: 1 among the discards, which lie open")
PLAYING: Final[i64] = TABLE.field("playing", CARDS, "by card: 1 for the card being played")
HELD: Final[i64] = TABLE.field("held", 1, "1 if it lies on no pile yet")
HERE: Final[i64] = TABLE.field("here", SUITS, "1 for the building it is attached to")
ACTIVE: Final[i64] = TABLE.field("active", PLAYERS, "1 for whose turn it is, from the own seat on")
START: Final[i64] = TABLE.field("start player", PLAYERS, "1 for the start player, from the own seat on")
TABLE.picks(CARDS)
TABLE.owed()
TABLE.round()
TABLE.step(len(STEPS))
PURPOSE: Final[i64] = TABLE.one_of("question", purposes.NAMES, "1 for what the seat is asked")
TIMES: Final[i64] = TABLE.field("times", 1, "how often what is asked about is done")
ABILITY: Final[i64] = TABLE.field("ability", SUITS, "1 for the building whose ability the question is about")
EFFECT: Final[i64] = TABLE.field(
    "effect",
    len(COLUMNS),
    f"of the effect that the question is about: {', '.join(COLUMNS)}, as tables.py numbers them",
)
WAITING: Final[i64] = TABLE.field(
    "waiting",
    len(purposes.NAMES),
    "what is to be asked and done, this question included: how often, by purpose",
)
OPTIONS: Final[i64] = TABLE.field(
    "options",
    10,
    "energy_max, four_in_a_building, tied_energy all, tie_break energy, drafting, hand_action may, automa_ship, "
    "solo_end at-once, solo_tie player 1 automa -1, construction_moves",
)


class PocketMarsEncoder(Encoder):
    """Rows of Pocket Mars, the same with an owner's deck."""

    def __init__(self, seats: int) -> None:
        super().__init__(META.id, VERSION, seats, SEAT, TABLE, others=1 if seats == 1 else 0)

    def write_seat(self, state: Any, number: i64, viewer: i64, rows: Rows) -> None:
        table = cast(State, state)
        player = table.players[number]
        sight = sight_of(int(viewer))
        rows.put(EARTH, i64(player.earth))
        rows.put(SHIP, i64(player.ship))
        rows.put(ENERGY, i64(player.energy))
        rows.put(SCORE, i64(score(table, player)))
        rows.put(TOGETHER, i64(most_together(player.one, player.two)))
        rows.numbers(ONE, player.one)
        rows.numbers(TWO, player.two)
        _write_held(table, sight, player.hand, HAND, HAND_BACKS, rows)
        _write_held(table, sight, player.pack, PACK, PACK_BACKS, rows)
        for slot, card in enumerate(player.prep):
            rows.put(PREP_BACKS + slot * SUITS + i64(SUIT[card]), 1)
            if table.known[card] & sight:
                rows.put(PREP + slot * CARDS + card, 1)

    def write_table(self, state: Any, viewer: i64, rows: Rows) -> None:
        table = cast(State, state)
        seat = table.seats[viewer]
        sight = sight_of(int(viewer))
        _write_buildings(table, sight, rows)
        _write_deck(table, sight, rows)
        rows.mark(PLAYING, i64(table.card))
        rows.put(HELD, i64(table.held))
        rows.mark(HERE, i64(table.here))
        if table.turn >= 0:
            rows.put(ACTIVE + behind(i64(table.turn), viewer, self._players), 1)
        rows.put(START + behind(0, viewer, self._players), 1)
        TABLE.write(rows, table, seat)
        if not table.over:
            for entry in table.todo if table.now.kind == TURN else seat.todo:
                rows.add(WAITING + i64(purpose_of(entry)))
            _write_question(table, question(table, seat), rows)
        _write_options(table, rows)


def _write_held(table: State, sight: i64, cards: Pile, known: i64, backs: i64, rows: Rows) -> None:
    """Cards of a hand or pack: their colours, and which they are where the viewer knows it."""
    for card in cards:
        rows.add(backs + i64(SUIT[card]))
        if table.known[card] & sight:
            rows.put(known + card, 1)


def _write_buildings(table: State, sight: i64, rows: Rows) -> None:
    building: i64 = 0
    while building < SUITS:
        pile = table.piles[building]
        rows.put(NUMBER + building, i64(number_at(table, int(building))))
        rows.put(SIZE + building, len(pile))
        top: i64 = NOTHING
        for top in pile:
            card = top if top < CARDS else top - CARDS
            if top < CARDS or table.known[card] & sight:
                rows.put(LYING + card, 1)
        if top >= 0:
            card = top if top < CARDS else top - CARDS
            rows.put(FACE_DOWN + building, i64(top >= CARDS))
            rows.put(TOP_BACK + building * SUITS + i64(SUIT[card]), 1)
            if top < CARDS or table.known[card] & sight:
                rows.put(TOP + building * CARDS + card, 1)
        if building < SPACES:
            rows.put(ROOM + building, two_star_room(table, building))
        building += 1


def _write_deck(table: State, sight: i64, rows: Rows) -> None:
    deck = table.deck
    size: i64 = len(deck)
    rows.put(DECK, size)
    if size > 0:
        rows.put(DECK_TOP + i64(SUIT[deck[size - 1]]), 1)
    at: i64 = 0
    buried: i64 = table.buried
    while at < buried:
        card = deck[at]
        rows.add(BURIED_BACKS + i64(SUIT[card]))
        if table.known[card] & sight:
            rows.put(BURIED + card, 1)
        at += 1
    rows.count(DISCARDS, table.shown)


def _write_question(table: State, entry: i64, rows: Rows) -> None:
    """What the seat is asked, and the effect that it is about, if any."""
    if entry == NOTHING:
        return
    rows.put(PURPOSE + i64(purpose_of(entry)), 1)
    if about_of(entry) < 0:
        return
    rows.put(TIMES, i64(count_of(entry)))
    effect = effect_of(entry)
    if effect < 0:
        return
    if effect < SUITS:
        rows.put(ABILITY + i64(effect), 1)
    tables = table.tables
    rows.put(EFFECT, i64(tables.n[effect]))
    rows.put(EFFECT + 1, i64(tables.where[effect]))
    rows.put(EFFECT + 2, i64(tables.source[effect]))
    rows.put(EFFECT + 3, i64(tables.owner[effect]))
    rows.put(EFFECT + 4, i64(tables.way[effect]))


def _write_options(table: State, rows: Rows) -> None:
    rules = table.rules
    rows.put(OPTIONS, i64(rules.energy_max))
    rows.put(OPTIONS + 1, i64(rules.four_vp))
    rows.put(OPTIONS + 2, i64(rules.tied_energy))
    rows.put(OPTIONS + 3, i64(rules.energy_breaks_ties))
    rows.put(OPTIONS + 4, i64(rules.drafting))
    rows.put(OPTIONS + 5, i64(rules.may_skip_hand_action))
    rows.put(OPTIONS + 6, i64(rules.automa_ship))
    rows.put(OPTIONS + 7, i64(rules.ends_at_once))
    rows.put(OPTIONS + 8, i64(rules.solo_tie == "player") - i64(rules.solo_tie == "automa"))
    rows.put(OPTIONS + 9, i64(rules.construction_moves))
