"""Cells of rows say what the view says; what games hardly bring is looked at on tables laid by hand."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from cosmodrome.core.encoding import Encoder
from cosmodrome.core.meta import Setup
from cosmodrome.core.pile import packed
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.games.catalogue import GAMES, encoder_of
from cosmodrome.games.jump_drive import tables as jump_drive
from cosmodrome.games.jump_drive.choices import WAYS
from cosmodrome.games.pocket_mars import tables as pocket_mars
from cosmodrome.games.race import purposes, tables
from cosmodrome.games.race.tiles import TILES
from cosmodrome.games.sidereal import tables as sidereal
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.deals import TAKER, Deal, Notice, move_of, obligation_of, pack_of
from cosmodrome.games.sidereal.encode import OFFER_CELLS
from cosmodrome.games.sidereal.goods import WORDS
from cosmodrome.games.sidereal.payloads import Economy, Run, Split

from .laws import some_answer

Read = dict[str, list[int]]


def read(encoder: Encoder, state: Any, seat: int) -> Read:
    """A row by the names of its fields, in signed numbers."""
    row = memoryview(encoder.row(state, seat)).cast("b").tolist()
    return {field.name: row[field.offset : field.offset + field.size] for field in encoder.fields}


def cards(ids: list[str], cells: list[int]) -> Counter[str]:
    return Counter({ids[card]: count for card, count in enumerate(cells) if count})


def whose(seat: int, at: int, seats: int) -> str:
    """How the block of a seat is called in the row of another."""
    behind = (at - seat) % seats
    return f"seat+{behind}" if behind else "own"


def race(row: Read, view: Any, decision: Any) -> None:
    ids = tables.EDITIONS["first"].ids
    for each in view.players:
        name = whose(view.seat, each.seat, len(view.players))
        assert cards(ids, row[f"{name} tableau"]) == Counter(card.card for card in each.tableau)
        assert cards(ids, row[f"{name} goods"]) == Counter(card.card for card in each.tableau if card.good)
        assert row[f"{name} hand size"] + row[f"{name} chips"] == [each.hand, each.chips]
        assert row[f"{name} score"] == [each.score]
        assert sum(row[f"{name} actions"]) == len(view.chosen if name == "own" else each.actions)
        assert cards(ids, row[f"{name} placing"]) == Counter(filter(None, [each.revealed]))
    assert cards(ids, row["hand"]) == Counter(view.hand)
    assert cards(ids, row["looked at"]) == Counter(view.looked_at)
    assert cards(ids, row["open discards"]) == Counter(view.shown)
    assert row["chips left"] + row["deck"] + row["round"] == [view.pool, view.deck, view.round]
    high, low = row["discards"]
    assert 64 * high + low == view.discards
    asked = [purposes.NAMES[at] for at, cell in enumerate(row["question"]) if cell]
    assert asked == ([decision.purpose] if decision else [])
    if decision and decision.about in ids and decision.purpose in ("pay", "settle-by", "produce-on"):
        assert cards(ids, row["about card"]) == Counter([decision.about])


def storm(row: Read, view: Any, decision: Any) -> None:
    """What The Gathering Storm adds: goals, and the first of two worlds."""
    race(row, view, decision)
    ids = tables.EDITIONS["first"].ids
    tiles = {tile.id: at for at, tile in enumerate(TILES)}
    rivals: dict[str, list[int]] = {goal: [] for goal in tiles}
    for each in view.players:
        name = whose(view.seat, each.seat, len(view.players))
        cells = {goal.goal: tiles[goal.goal] for goal in each.goals}
        assert {goal for goal, at in tiles.items() if row["goals in play"][at]} == set(cells)
        assert [row[f"{name} goals"][cells[goal.goal]] for goal in each.goals] == [
            goal.count for goal in each.goals
        ]
        assert [row[f"{name} goals held"][cells[goal.goal]] for goal in each.goals] == [
            goal.held for goal in each.goals
        ]
        for goal in each.goals if each.seat != view.seat else []:
            rivals[goal.goal].append(goal.count)
        second = each.second
        assert cards(ids, row[f"{name} first world"]) == Counter([second.first] if second else [])
        assert row[f"{name} lasting"] + row[f"{name} hired"] == (
            [second.military, second.hired] if second else [0, 0]
        )
    best = [max(counts, default=0) for counts in rivals.values()]
    assert [row["rivals' goals"][at] for at in tiles.values()] == best


def jump(row: Read, view: Any, decision: Any) -> None:
    ids = jump_drive.IDS
    for each in view.players:
        name = whose(view.seat, each.seat, len(view.players))
        assert cards(ids, row[f"{name} empire"]) == Counter(each.empire)
        assert row[f"{name} vp"] + row[f"{name} vp a round"] + row[f"{name} income"] == [
            each.vp,
            each.vp_rate,
            each.income_rate,
        ]
        placed = [each.development, each.world, each.second]
        assert cards(ids, row[f"{name} placed"]) == Counter(filter(None, placed))
        assert [way for way, cell in zip(WAYS, row[f"{name} way"], strict=True) if cell] == [each.way] * bool(
            each.way
        )
        assert row[f"{name} military"] + row[f"{name} exploring"] == [each.military, each.exploring]
    assert cards(ids, row["hand"]) == Counter(view.hand)
    assert cards(ids, row["candidates"]) == Counter(view.candidates)
    assert cards(ids, row["chosen world"]) == Counter(filter(None, [view.world]))
    assert row["owed"] == [view.owed] and row["prices"][1] == view.world_price
    assert bool(decision) == any(row["question"])


def mars(row: Read, view: Any, decision: Any) -> None:
    ids = pocket_mars.IDS
    for at, each in enumerate(view.players):
        name = whose(view.seat, at, len(view.players))
        known = Counter(back.card for back in each.hand if back.card)
        assert cards(ids, row[f"{name} hand"]) == known and sum(row[f"{name} hand colours"]) == len(each.hand)
        prep = row[f"{name} prep"]
        for slot, back in enumerate(each.prep):
            here = prep[slot * pocket_mars.CARDS : (slot + 1) * pocket_mars.CARDS]
            assert cards(ids, here) == Counter(filter(None, [back.card]))
        assert row[f"{name} earth"] + row[f"{name} ship"] + row[f"{name} energy"] == [
            each.earth,
            each.ship,
            each.energy,
        ]
        assert row[f"{name} one star"] + row[f"{name} two stars"] == each.one_star + each.two_star
        assert row[f"{name} score"] == [each.score]
    assert row["numbers"] == [building.number for building in view.buildings]
    assert row["piles"] == [len(building.pile) for building in view.buildings]
    lying = Counter(card.card for building in view.buildings for card in building.pile if card.card)
    assert cards(ids, row["in piles"]) == lying
    assert cards(ids, row["discards"]) == Counter(view.discards)
    assert cards(ids, row["playing"]) == Counter(filter(None, [view.playing]))
    if view.turn >= 0:
        assert row["active"].index(1) == (view.turn - view.seat) % len(view.players)
    assert bool(decision) == any(row["question"])


def confluence(row: Read, view: Any, decision: Any) -> None:
    ids = sidereal.IDS
    for each in view.players:
        name = whose(view.seat, each.seat, len(view.players))
        before = [card.card for card in each.cards + each.colonies + each.teams]
        assert set(cards(ids, row[f"{name} cards"])) == set(before)
        assert (
            dict(zip(WORDS, row[f"{name} goods"], strict=False)) == dict.fromkeys(WORDS[:10], 0) | each.goods
        )
        assert row[f"{name} points seen"] == [each.points is not None]
        if each.points is not None:
            whole, twelfths = row[f"{name} points"]
            assert 12 * whole + twelfths == each.points
        assert row[f"{name} ready"] == [each.ready]
        assert row[f"{name} support"] + row[f"{name} fleets"] == [each.support, each.fleets]
    for track, spaces in (("colony", view.colony_track), ("research", view.research_track)):
        lying = {space.card: at for at, space in enumerate(spaces, 1) if space.card}
        assert cards(ids, row[f"{track} track"]) == lying
    mine = [offer for offer in view.offers if offer.open and offer.key.startswith("take:")]
    assert sum(row["offers"][::OFFER_CELLS]) == min(8, len(mine))
    assert row["own offers"] == [
        sum(offer.open and offer.key.startswith("withdraw:") for offer in view.offers)
    ]
    asked = decision.purpose if decision else ""
    assert bool(row["bid"][0]) == (asked in ("colony", "research"))
    promises = [row[f"{whose(view.seat, each.seat, len(view.players))} promises"] for each in view.players]
    assert sum(map(sum, promises)) == sum(owed.fate == "open" for owed in view.ledger)


@pytest.mark.parametrize(
    ("name", "check", "options"),
    [
        ("race", race, {}),
        ("race", storm, {"gathering_storm": True, "goals": True}),
        ("jump_drive", jump, {}),
        ("pocket_mars", mars, {}),
        ("sidereal", confluence, {}),
    ],
)
@pytest.mark.sample(3)
def test_cells_say_what_the_view_says(name: str, check: Any, options: dict[str, Any]) -> None:
    game, rng = GAMES[name], seeded(2, "cells")
    games, layout = 1 if name == "sidereal" else 8, game.meta.layout(options)
    for seats, seed in product((game.meta.seats[0], game.meta.learned_seats(layout)[-1]), range(games)):
        encoder = encoder_of(name, seats, layout)
        state = game.new(Setup(seats, seed, game.meta.read_options(options, seats)))
        while game.awaited(state):
            seat, choice = some_answer(game, state, rng)
            if name != "sidereal" or rng.below(8) == 0:
                viewer = max(seat, 0)
                owes = viewer in game.awaited(state)
                decision = game.decision(state, viewer) if owes else None
                check(read(encoder, state, viewer), game.view(state, viewer), decision)
            game.choose(state, seat, choice)


# --- what random and recorded games hardly bring


def test_a_first_world_with_military_that_lasts() -> None:
    """R13.17 Cards have been discarded for it, and more may be for the second."""
    options = {"gathering_storm": True}
    state = GAMES["race"].new(Setup(2, 1, GAMES["race"].meta.read_options(options, 2)))
    state.seats[1].settled = packed([7, 4, 2])
    for seat, name in ((1, "own"), (0, "seat+1")):
        row = read(encoder_of("race", 2, "gathering_storm"), state, seat)
        assert row[f"{name} first world"].index(1) == 7
        assert row[f"{name} lasting"] + row[f"{name} hired"] == [4, 2]


def confluence_table() -> tuple[Any, Encoder]:
    game = GAMES["sidereal"]
    return game.new(Setup(4, 1, game.meta.read_options({"species": "random"}, 4))), encoder_of("sidereal", 4)


def test_a_notice_to_one_seat_is_read_by_that_seat_alone() -> None:
    state, encoder = confluence_table()
    notice = Notice()
    notice.seek, notice.give, notice.phrases, notice.to = [0, 2] + [0] * 8, [0] * 7 + [3, 0, 0], [], 2
    state.seats[1].notice = notice
    assert read(encoder, state, 2)["seat+3 seeks"] == notice.seek
    assert read(encoder, state, 2)["seat+3 gives"] == read(encoder, state, 1)["own gives"] == notice.give
    assert not any(read(encoder, state, 0)["seat+1 seeks"] + read(encoder, state, 0)["seat+1 gives"])


def test_donated_points_and_picked_colonies_are_there() -> None:
    state, encoder = confluence_table()
    state.seats[1].donated_points = 3
    state.seats[0].picked = packed([5, 9])
    row = read(encoder, state, 0)
    assert row["seat+1 donated points"] == [3]
    assert [at for at, cell in enumerate(row["picked"]) if cell] == [5, 9]
    assert not any(read(encoder, state, 1)["picked"])


def test_what_is_owed_is_summed_up_for_both_sides() -> None:
    state, encoder = confluence_table()
    for _ in range(2):
        owed = obligation_of(0, 1, 2, 1)
        owed.pack = pack_of([1, 0, 0, 0, 4, 0, 0, 0, 0, 0])
        state.ledger.append(owed)
    state.ledger.append(obligation_of(4, 1, 0, 1))
    row = read(encoder, state, 0)
    assert row["seat+1 owes"] == row["seat+2 due"] == [2, 0, 0, 0, 8, 0, 0, 0, 0, 0]
    assert row["seat+1 promises"] == [2, 0, 0, 0, 1, 0, 0] and not any(row["seat+1 due"] + row["own due"])


def test_an_offer_is_summed_up_for_who_may_take_it() -> None:
    state, encoder = confluence_table()
    deal = Deal()
    deal.maker, deal.to, deal.all_of, deal.agreed, deal.until, deal.open = 3, [0, 1], True, [0], 1, True
    deal.moves = [
        move_of(3, TAKER, pack_of([2] + [0] * 9, points=1, cards=[7], acknowledgements=2, envoys=1)),
        move_of(0, 3, pack_of([0, 3] + [0] * 8, cards=[9], licences=[1], parcel=True)),
        move_of(1, 3, pack_of([0, 0, 1] + [0] * 7, cards=[11])),
    ]
    bid, later = obligation_of(2, 0, 3, 1), obligation_of(0, 3, 0, 2)
    bid.track, bid.bound, bid.ships = 1, 1, 4
    later.pack = pack_of([0, 0, 0, 0, 5] + [0] * 5)
    deal.promises = [obligation_of(4, 3, TAKER, 1), bid, later]
    deal.answers, deal.settles = -1, -1
    state.book.append(deal)
    state.seats[0].shown = [0] * 67
    row = read(encoder, state, 0)
    first = row["offers"][:OFFER_CELLS]
    assert first[:9] == [1, 1, 2, 3, 1, 1, 0, 1, 1]
    assert first[9:20] == [2, 1, -1, -1, 1, 0, -1, 0, 1, 0, 0]
    assert first[20:34] == [0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 2, 4]
    assert first[34:] == [2, -3, 0, 0, 0, 0, 0, 0, 0, 0]
    assert [(card, cell) for card, cell in enumerate(row["offered cards"]) if cell] == [(7, 8), (9, -8)]
    deal.open = False
    row = read(encoder, state, 0)
    assert not any(row["offers"] + row["offered cards"])


def test_bids_that_are_yet_to_buy_stand_from_the_own_seat_on() -> None:
    state, encoder = confluence_table()
    state.bidders = [(2, 5), (0, 3), (0, 2)]
    assert read(encoder, state, 1)["bidders"][:8] == [0, 0, 5, 0, 0, 0, 3, 2]
    assert not any(read(encoder, state, 1)["bid"])


def test_the_own_sealed_answer_stands_in_the_own_row_alone() -> None:
    game = GAMES["sidereal"]
    state = game.new(Setup(4, 1, game.meta.read_options({}, 4)))
    while game.decision(state, seat := game.first_awaited(state)).purpose != "economy":
        time = game.time(state)
        seat = CLOCK if time is not None else seat
        game.choose(state, seat, time or game.options(state, seat)[0])
    encoder = encoder_of("sidereal", 4)
    before = [encoder.row(state, seat) for seat in range(4)]
    rows = {}
    for key in ("run_none", "run_all"):
        twin = game.copy(state)
        game.choose(twin, 0, game.parse(key))
        rows[key] = [encoder.row(twin, seat) for seat in range(4)]
        told = read(encoder, twin, 0)["answered"]
        assert sum(told) == 1
    assert rows["run_none"][0] != rows["run_all"][0] != before[0]
    state.seats[0].answer = FORMS["run"].choice(Economy([Run(sidereal.IDS[7]), Run(sidereal.IDS[7], 1)]))
    runs = read(encoder, state, 0)["sealed runs"]
    assert runs[7] == 2 == sum(runs)
    state.seats[0].answer = FORMS["split"].choice(Split(3, 1))
    assert read(encoder, state, 0)["sealed bid"] == [3, 1]
    assert [encoder.row(state, seat) for seat in (1, 2, 3)] == before[1:]
    assert (
        [rows["run_none"][seat] for seat in (1, 2, 3)]
        == [rows["run_all"][seat] for seat in (1, 2, 3)]
        == before[1:]
    )
