"""The laws of lanes and rows: allowed is what the game allows, rows show what the seat sees, lanes play whole games."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from tools import encoding_pages

from cosmodrome.core.encoding import Block, Encoder, Rows
from cosmodrome.core.game import timed
from cosmodrome.core.lane import action_names
from cosmodrome.core.lanes import Lanes
from cosmodrome.core.meta import Setup, SetupError
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.ticks import Ticks
from cosmodrome.games.catalogue import GAMES, MANIFESTS, encoder_of
from cosmodrome.play import record

from .faulty import next_seat
from .laws import some_answer
from .tables import every_setup, some_now_all_long

ENCODED = [name for name, manifest in MANIFESTS.items() if manifest.encoder]
LAID_OUT = [(name, layout) for name in ENCODED for layout in GAMES[name].meta.layouts()]
"""Games with the layouts of their rows."""
SEATED = [
    (name, seats, layout) for name, layout in LAID_OUT for seats in GAMES[name].meta.learned_seats(layout)
]
LISTED = [name for name in ENCODED if not timed(GAMES[name])]
"""All of whose answers are actions."""


def played_by_nets(name: str, seats: int, options: dict[str, Any]) -> bool:
    meta = GAMES[name].meta
    try:
        return seats in meta.learned_seats(meta.layout(options))
    except SetupError:
        return False


TABLES = [
    table
    for table in some_now_all_long()
    if table.values[0] in ENCODED
    and not table.values[1].ask_anyway
    and played_by_nets(table.values[0], table.values[1].seats, table.values[1].options)
]
BY_HAND = {
    "race": {"lasting", "hired"},
    "sidereal": {"donated points", "picked", "gives", "sealed runs"},
}
"""Fields that the recorded games do not fill; `test_cells.py` does."""
RECORDS = Path(__file__).resolve().parents[1] / "records"


def lanes_of(name: str, seats: int, count: int = 3, **more: Any) -> Lanes:
    return Lanes(GAMES[name], encoder_at(name, seats, more.get("options", {})), count, seats, **more)


def encoder_at(name: str, seats: int, options: dict[str, Any]) -> Encoder:
    """That of tables with these options."""
    return encoder_of(name, seats, GAMES[name].meta.layout(options))


def in_layout(layout: str) -> dict[str, Any]:
    """Options of a table that is seen in it."""
    return {layout: True} if layout else {}


def matrix(cells: Any, kind: str, lanes: Lanes) -> Any:
    return np.frombuffer(cells, kind).reshape(lanes.count, -1)


def taken(lanes: Lanes) -> list[bytes]:
    """All that lanes show, as it is now."""
    shown = (lanes.mask, lanes.features, lanes.turn, lanes.done, lanes.reward, lanes.score, lanes.last)
    return [bytes(memoryview(each)) for each in shown]


class Mirror:
    """The game of a lane, played beside it by the game alone, an answer at a time."""

    def __init__(self, lanes: Lanes, lane: int, setup: Setup, max_rounds: int) -> None:
        self.game, self.names, self.max_rounds = lanes.game, lanes.actions, max_rounds
        deal = lanes.deal(lane)
        self.state = self.game.new(Setup(setup.seats, deal, setup.options))
        self.ticks, self.rng, self.live = Ticks(), seeded(deal, "forms"), timed(self.game)
        self.seat, self.allowed = self.go_on()

    def stopped(self) -> bool:
        return 0 < self.max_rounds < self.game.rounds(self.state)

    def asked(self) -> tuple[int, list[Any]]:
        """Who is to move, and what it may answer; None where nothing is an answer, too."""
        game, state = self.game, self.state
        while (seat := self.ticks.next_seat(game, state)) == CLOCK:
            if self.stopped():
                break
            game.choose(state, CLOCK, game.time(state))
            self.ticks.done()
        if seat < 0 or self.stopped():
            return -1, []
        decision = game.decision(state, seat)
        return seat, [*decision.options, *decision.forms, *([None] if game.time(state) else [])]

    def go_on(self) -> tuple[int, dict[str, Any]]:
        while True:
            seat, allowed = self.asked()
            if len(allowed) != 1:
                return seat, {self.name(each): each for each in allowed}
            self.answer(seat, allowed[0])

    def name(self, answer: Any) -> str:
        return "wait" if answer is None else answer.verb if hasattr(answer, "sample") else str(answer.key)

    def answer(self, seat: int, answer: Any) -> None:
        if answer is None:
            self.ticks.nothing()
            return
        choice = answer.sample(self.rng) if hasattr(answer, "sample") else answer
        self.game.choose(self.state, seat, choice)
        self.ticks.done()

    def play(self, action: int) -> None:
        self.answer(self.seat, self.allowed[self.names[action]])
        self.seat, self.allowed = self.go_on()


@pytest.mark.parametrize(("name", "setup"), TABLES)
@pytest.mark.sample(6)
def test_lanes_are_games_answered_one_by_one(name: str, setup: Setup) -> None:
    """Masks are what the game allows, rows are those written afresh, and a game that ends begins anew in its step."""
    most = 4 if name in LISTED else 1
    lanes = lanes_of(name, setup.seats, seed=5, options=setup.options, max_rounds=most)
    encoder, rng = lanes.encoder, seeded(1, "lanes")
    mask, features = matrix(lanes.mask, "u1", lanes), matrix(lanes.features, "i1", lanes)
    last = np.frombuffer(lanes.last, "i1").reshape(lanes.count, setup.seats, -1)
    reward, score = matrix(lanes.reward, "f8", lanes), matrix(lanes.score, "i4", lanes)
    mirrors = [Mirror(lanes, lane, setup, most) for lane in range(lanes.count)]
    while lanes.played < lanes.count + 1:
        picked = lanes.pick(rng)
        before = lanes.played
        lanes.step(picked)
        ended = 0
        for lane, action in enumerate(np.frombuffer(picked, "<i4")):
            mirror = mirrors[lane]
            mirror.play(int(action))
            assert bool(lanes.done[lane]) == (mirror.seat < 0)
            if mirror.seat < 0:
                ended += 1
                check_end(lanes, mirror, lane, last[lane], reward[lane], score[lane])
                mirror = mirrors[lane] = Mirror(lanes, lane, setup, most)
            else:
                assert not any(reward[lane])
            assert lanes.turn[lane] == mirror.seat
            assert {lanes.actions[code] for code in np.flatnonzero(mask[lane])} == set(mirror.allowed)
            assert features[lane].tobytes() == encoder.row(mirror.state, mirror.seat)
        assert lanes.played == before + ended


def check_end(lanes: Lanes, mirror: Mirror, lane: int, last: Any, reward: Any, score: Any) -> None:
    """A lane tells how its game ended, beside the next one."""
    over = not mirror.game.awaited(mirror.state)
    standing = mirror.game.standing(mirror.state)
    assert lanes.done[lane] == (1 if over else 2)
    assert list(score) == standing.scores
    for seat, got in enumerate(reward):
        assert last[seat].tobytes() == lanes.encoder.row(mirror.state, seat)
        if not over:
            assert got == 0
        elif seat in standing.winners:
            assert got == 2 / len(standing.winners) - 1
        else:
            assert got == -1


@pytest.mark.parametrize(("name", "seats", "layout"), [table for table in SEATED if table[0] in LISTED])
def test_a_lane_by_chance_is_the_game_played_out(name: str, seats: int, layout: str) -> None:
    game, options = GAMES[name], in_layout(layout)
    lanes = lanes_of(name, seats, 1, seed=8, options=options, max_rounds=0)
    rng = seeded(8)
    while not lanes.done[0]:
        lanes.step(lanes.pick(rng))
    state = game.new(Setup(seats, 8, game.meta.read_options(options, seats)))
    game.play_out(state, seeded(8))
    assert [lanes.score[seat] for seat in range(seats)] == game.standing(state).scores
    assert bytes(memoryview(lanes.last)) == b"".join(lanes.encoder.row(state, seat) for seat in range(seats))


@pytest.mark.parametrize("name", ENCODED)
def test_lanes_shared_out_play_the_same_deals(name: str) -> None:
    """By whatever split: which deals are played, and what is seen of them."""
    seats = GAMES[name].meta.seats[0]

    def played(*parts: tuple[int, int]) -> list[list[tuple[int, bytes]]]:
        found = []
        for first, count in parts:
            lanes = lanes_of(name, seats, count, seed=3, max_rounds=1, first=first, total=5)
            features = matrix(lanes.features, "i1", lanes)
            mask = matrix(lanes.mask, "u1", lanes)
            seen: list[list[tuple[int, bytes]]] = [[] for _ in range(count)]
            for _ in range(60):
                for lane in range(count):
                    seen[lane].append((lanes.deal(lane), features[lane].tobytes()))
                lanes.step(mask.argmax(1).astype("<i4").tobytes())
            found += seen
        return found

    whole = played((0, 5))
    assert whole == played((0, 2), (2, 1), (3, 2))
    deals = {deal for lane in whole for deal, _ in lane}
    assert deals == set(range(3, 3 + len(deals))) and len(deals) > 10


@pytest.mark.parametrize("name", ENCODED)
def test_lanes_reset_begin_as_they_began(name: str) -> None:
    lanes = lanes_of(name, GAMES[name].meta.learned_seats()[-1], seed=2, max_rounds=2)
    runs = []
    for _ in range(2):
        rng, seen = seeded(6), [taken(lanes)[:3]]
        for _ in range(40):
            lanes.step(lanes.pick(rng))
            seen.append(taken(lanes)[:5])
        runs.append(seen)
        lanes.reset()
        assert lanes.played == 0 and not any(bytes(memoryview(lanes.done)))
    assert runs[0] == runs[1]


@pytest.mark.parametrize("name", ENCODED)
def test_a_refused_step_changes_nothing(name: str) -> None:
    lanes = lanes_of(name, GAMES[name].meta.seats[0], seed=2)
    before = taken(lanes)
    allowed = np.frombuffer(lanes.pick(seeded(1)), "<i4")
    mask = matrix(lanes.mask, "u1", lanes)
    for wrong in (int(mask[2].argmin()), -1, len(lanes.actions), 2**31 - 1, -(2**31)):
        actions = allowed.copy()
        actions[2] = wrong
        with pytest.raises(
            ValueError, match=rf"^lane 2: action {wrong} is not allowed; allowed are \d+ \("
        ) as refused:
            lanes.step(actions.astype("<i4").tobytes())
        first = int(mask[2].argmax())
        assert f"{first} ({lanes.actions[first]})" in str(refused.value) and "\n" not in str(refused.value)
        assert taken(lanes) == before
    with pytest.raises(ValueError, match=r"^8 bytes of actions; 3 lanes need 12, four a lane$"):
        lanes.step(bytes(8))
    assert taken(lanes) == before


# --- rows


def positions(name: str, setup: Setup, games: int, every: int = 8) -> Iterator[tuple[Any, Rng]]:
    """States of random games, about one of so many, and all ends."""
    game, rng = GAMES[name], seeded(4, "rows")
    for seed in range(games):
        state = game.new(Setup(setup.seats, seed, setup.options))
        while game.awaited(state):
            if rng.below(every) == 0:
                yield state, rng
            game.choose(state, *some_answer(game, state, rng))
        yield state, rng


def rows_show_what_is_seen(name: str, encoder: Encoder, state: Any, rng: Rng) -> None:
    """A row is the same of every state that the seat could be in, which is imagined from its view alone."""
    game = GAMES[name]
    for seat in range(encoder.seats):
        row = encoder.row(state, seat)
        for _ in range(2):
            told = differing(encoder, row, encoder.row(game.imagine(game.view(state, seat), rng), seat))
            assert not told, f"seat {seat} peeks: {', '.join(told)}"


def differing(encoder: Encoder, one: bytes, other: bytes) -> list[str]:
    """The fields in which two rows differ."""
    ends = [(field, field.offset, field.offset + field.size) for field in encoder.fields]
    return [field.name for field, first, last in ends if one[first:last] != other[first:last]]


@pytest.mark.parametrize(("name", "setup"), TABLES)
@pytest.mark.sample(6)
def test_rows_show_what_the_seat_sees(name: str, setup: Setup) -> None:
    encoder = encoder_at(name, setup.seats, setup.options)
    games, every = (2, 8) if name in LISTED else (1, 120)
    for state, rng in positions(name, setup, games, every):
        rows_show_what_is_seen(name, encoder, state, rng)


class Leaking(Encoder):
    """One that writes something that the seat cannot see behind what it sees."""

    def __init__(self, encoder: Encoder, leak: Any) -> None:
        block = Block()
        block.field("leak", 3, "planted")
        super().__init__(encoder.game_id, 1, encoder.seats, Block(), block)
        self.leak = leak

    def write_seat(self, state: Any, number: int, viewer: int, rows: Rows) -> None:
        """Nothing."""

    def write_table(self, state: Any, viewer: int, rows: Rows) -> None:
        told = self.leak(state, viewer) or 0
        rows.put(0, told // 64)
        rows.put(1, told % 64)


LEAKS = {
    "race": {
        "the top card of the deck": lambda state, _: state.deck[-1] if len(state.deck) else 0,
        "a hand": lambda state, seat: sum(next_seat(state, seat).hand),
        "a sealed action": lambda state, seat: next_seat(state, seat).calls,
        "a sealed card": lambda state, seat: next_seat(state, seat).placing,
        "discards": lambda state, seat: sum(next_seat(state, seat).discards),
        "the face of a good": lambda state, seat: sum(next_seat(state, seat).goods),
        "cards looked at": lambda state, seat: sum(next_seat(state, seat).looked),
    },
    "jump_drive": {
        "the top card of the deck": lambda state, _: state.deck[-1] if len(state.deck) else 0,
        "a hand": lambda state, seat: sum(next_seat(state, seat).hand),
        "a sealed world": lambda state, seat: next_seat(state, seat).world,
        "a sealed way": lambda state, seat: next_seat(state, seat).way,
        "discards": lambda state, seat: sum(next_seat(state, seat).discards),
    },
    "pocket_mars": {
        "the deck": lambda state, _: state.deck[-1] + state.deck[0] if len(state.deck) else 0,
        "a hand": lambda state, seat: sum(next_seat(state, seat).hand),
        "a prep card": lambda state, seat: sum(next_seat(state, seat).prep),
        "who knows a card": lambda state, _: sum(state.known),
    },
    "sidereal": {
        "points": lambda state, seat: next_seat(state, seat).points,
        "a deck": lambda state, _: state.research_deck[0] if state.research_deck else 0,
        "a relic world": lambda state, _: state.relic_deck[0] if state.relic_deck else 0,
        "a bid": lambda state, seat: (
            len(next_seat(state, seat).answer.key) if next_seat(state, seat).answer else 0
        ),
        "offers between others": lambda state, _: len(state.book),
    },
}


@pytest.mark.parametrize(("name", "leak"), [(name, leak) for name in ENCODED for leak in LEAKS[name]])
def test_the_law_of_rows_finds_a_leak(name: str, leak: str) -> None:
    setup = next(setup for each, setup in every_setup() if each == name and setup.seats > 1)
    encoder = Leaking(encoder_at(name, setup.seats, setup.options), LEAKS[name][leak])
    with pytest.raises(AssertionError, match="peeks"):
        for state, rng in positions(name, setup, 9, every=1 if name in LISTED else 9):
            rows_show_what_is_seen(name, encoder, state, rng)


def test_who_asks_for_an_encoder_that_is_not_there_is_told_what_is(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=r"^there is no game 'go'; the games are race, "):
        encoder_of("go", 2)
    with pytest.raises(ValueError, match=r"^race: 5 seats; allowed are 2, 3, 4$"):
        encoder_of("race", 5)
    bare = msgspec.structs.replace(MANIFESTS["jump_drive"], encoder="")
    monkeypatch.setitem(MANIFESTS, "jump_drive", bare)
    with pytest.raises(ValueError, match=r"^jump_drive has no encoding; games that have one are race"):
        encoder_of("jump_drive", 2)


@pytest.mark.parametrize(("name", "seats", "layout"), SEATED)
def test_fields_cover_a_row_without_gaps_each_with_its_meaning(name: str, seats: int, layout: str) -> None:
    encoder = encoder_of(name, seats, layout)
    at = 0
    assert len(names_in_blocks(encoder)) == len(encoder.fields)
    for field in encoder.fields:
        assert field.offset == at and field.size > 0 and field.meaning and field.name
        at += field.size
    assert at == encoder.width
    names = [field.name for field in encoder.fields]
    assert len(set(names)) == len(names)


LAYOUTS = {
    ("race", "", 1): "cf2dbd2ef7b0444f",
    ("race", "gathering_storm", 1): "01504b83d0f307f5",
    ("jump_drive", "", 1): "05fdf3e260b631f3",
    ("pocket_mars", "", 1): "848a17743723a2b5",
    ("sidereal", "", 3): "341512aa39b55ad5",
}


@pytest.mark.parametrize(("name", "layout"), LAID_OUT)
def test_a_layout_that_changes_has_another_version(name: str, layout: str) -> None:
    """Nets are trained for one: raise VERSION in `encode.py`, and put the new digest here."""
    encoder = encoder_of(name, 4, layout)
    told = [f"{field.name}:{field.offset}:{field.size}" for field in encoder.fields]
    digest = hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]
    assert LAYOUTS.get((name, layout, encoder.version)) == digest


def test_the_pages_of_the_encodings_are_as_the_code_is(capsys: pytest.CaptureFixture[str]) -> None:
    """`python tools/encoding_pages.py` writes them."""
    assert encoding_pages.main(["--check"]) == 0, capsys.readouterr().out
    assert {file.stem for file in encoding_pages.FOLDER.glob("*.md")} == set(ENCODED)


def test_lanes_refuse_what_rows_do_not_tell() -> None:
    race, drafting = GAMES["race"], {"gathering_storm": True, "drafting": True}
    with pytest.raises(SetupError, match="do not know option drafting yet"):
        lanes_of("race", 2, options=drafting)
    with pytest.raises(ValueError, match="race: these options want an encoder of another layout"):
        Lanes(race, encoder_of("race", 2), 1, 2, options={"gathering_storm": True})
    with pytest.raises(ValueError, match="race: 5 seats; allowed are 2, 3, 4"):
        encoder_of("race", 5)
    with pytest.raises(ValueError, match="race has no layout 'brink'; it has '', 'gathering_storm'"):
        encoder_of("race", 5, "brink")
    assert len(action_names(race)) == 536 < len(action_names(race, "gathering_storm")) == len(race.choices)


@pytest.mark.parametrize(("name", "layout"), LAID_OUT)
@pytest.mark.sample(3)
def test_every_field_is_written_at_some_time(name: str, layout: str) -> None:
    """Of some player, in the recorded games; none is forgotten."""
    encoder = encoder_of(name, GAMES[name].meta.seats[0], layout)
    left = set(names_in_blocks(encoder)) - BY_HAND.get(name, set())
    for file in sorted((RECORDS / name).glob("*.jsonl"), reverse=True):
        kept = record.loads(file.read_text(encoding="utf-8"), GAMES)
        game, setup = kept.header.played(GAMES[name]), kept.header.setup()
        if not played_by_nets(name, setup.seats, setup.options) or game.meta.layout(setup.options) != layout:
            continue
        state, encoder = game.new(setup), encoder_of(name, setup.seats, layout)
        names = names_in_blocks(encoder)
        for answer in kept.answers:
            row = encoder.row(state, max(answer.seat, 0))
            for field, named in zip(encoder.fields, names, strict=True):
                if any(row[field.offset : field.offset + field.size]):
                    left.discard(named)
            game.choose(state, answer.seat, game.parse(answer.choice))
        if not left:
            return
    assert left == set()


def names_in_blocks(encoder: Encoder) -> list[str]:
    """For each field its name in its block."""
    players = encoder.seats + encoder.others
    fields = encoder.seat_block.fields * players + encoder.table_block.fields
    return [field.name for field in fields]
