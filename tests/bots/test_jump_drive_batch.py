"""Jump Drive in batches: what arrays say of a table is what the game and the greedy bot say of it."""

from collections.abc import Iterator

import numpy as np
import pytest

from cosmodrome.bots.jump_drive.batch import WIDTH, Batch
from cosmodrome.bots.jump_drive.batch_outlook import Paces, card_worths, income_worths
from cosmodrome.bots.jump_drive.batch_playout import Playing
from cosmodrome.bots.jump_drive.batch_plays import choose
from cosmodrome.bots.jump_drive.card_arrays import Beliefs, CardArrays
from cosmodrome.bots.jump_drive.judgement import Judgement
from cosmodrome.bots.jump_drive.outlook import LONGEST, Pace, card_worth, income_worth
from cosmodrome.bots.jump_drive.sampling import sample
from cosmodrome.bots.jump_drive.search_lines import Stand
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.bots.jump_drive.weights import WEIGHTS
from cosmodrome.bots.jump_drive.worth import Worths
from cosmodrome.core.pile import listed
from cosmodrome.core.rng import seeded
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from cosmodrome.games.jump_drive.imagine import unseen
from cosmodrome.games.jump_drive.reckoning import CANNOT
from cosmodrome.games.jump_drive.tables import BUILT_IN, IDS, NUMBER_OF
from cosmodrome.games.jump_drive.views import JumpDriveView
from tests.bots.jump_drive import greedy
from tests.bots.playing import plain
from tests.rules.jump_drive.scenario import Table, seat
from tests.rules.jump_drive.scenario import play as scene

WORTHS = Worths(BUILT_IN, WEIGHTS)
ARRAYS = CardArrays(BUILT_IN)
BELIEFS = Beliefs(ARRAYS, WORTHS)


def batch_of(view: JumpDriveView, games: int = 1, stands: list[Stand] | None = None, seed: int = 1) -> Batch:
    """The table of a view, in so many games for each stand; without stands, where the seat is."""
    assert view.seat is not None
    hand = sorted(NUMBER_OF[card] for card in view.hand)
    own = [NUMBER_OF[card] for card in view.players[view.seat].empire]
    chance = np.random.Generator(np.random.Philox(seed))
    batch = Batch(ARRAYS, sample(ARRAYS, BUILT_IN, view, stands or [Stand(hand, own)], games, chance))
    batch.look()
    return batch


def judged(view: JumpDriveView) -> Judgement:
    batch = batch_of(view)
    assert view.seat is not None
    return Judgement(batch, batch.seats[view.seat], BELIEFS)


def views(games: int, seats: int = 2) -> Iterator[JumpDriveView]:
    """What seats see that are asked what to place, in games of greedy bots."""
    seen = 0
    for seed in range(games):
        bots = [greedy(at) for at in range(seats)]
        state = JUMP_DRIVE.new(plain(JUMP_DRIVE, seats, seed))
        while (at := JUMP_DRIVE.first_awaited(state)) >= 0:
            view, decision = JUMP_DRIVE.view(state, at), JUMP_DRIVE.decision(state, at)
            assert isinstance(view, JumpDriveView)
            if decision.purpose == "place":
                seen += 1
                yield view
            JUMP_DRIVE.choose(state, at, bots[at].choose(view, decision))
    assert seen


# --- what the rules say


def test_empires_add_up_as_in_the_game() -> None:
    for view in views(4, seats=3):
        batch = batch_of(view)
        for rows, public in zip(batch.seats, view.players, strict=True):
            assert rows.rates[0].tolist() == [public.vp_rate, public.income_rate]
            assert rows.military[0] == public.military
            assert rows.cards[0] == public.hand


def test_prices_and_ways_are_those_of_a_position() -> None:
    for view in views(3):
        judgement = judged(view)
        position = Thought(view, WORTHS).position
        for card in range(ARRAYS.none):
            price = judgement.prices[0, card]
            if ARRAYS.is_world[card]:
                assert (judgement.lacking[0, card] <= 0 and ARRAYS.is_military[card]) == position.can_conquer(
                    card
                )
                if position.world_price(card) != CANNOT:
                    assert max(price, 0) == position.world_price(card)
            else:
                assert max(price, 0) == position.development_price(card, False)
                assert judgement.accepts[0, card] == position.accepts(card)


def test_a_card_brings_what_it_will() -> None:
    """Where icons do not count in pairs; that brings a half for each, whichever comes first."""
    for view in views(3):
        judgement = judged(view)
        position = Thought(view, WORTHS).position
        paired = any(term.each > 1 for card in position.cards for term in BUILT_IN.vp_terms[card])
        for card in range(ARRAYS.none):
            if not paired and all(term.each == 1 for term in BUILT_IN.vp_terms[card]):
                after = position.with_card(card)
                brought = [gains[0, card] for gains in judgement.gains]
                assert brought == [
                    after.vp_rate - position.vp_rate,
                    after.income_rate - position.income_rate,
                ]


def test_a_pair_brings_what_it_will() -> None:
    """What a development does for a world after it: military, discounts, VP and income for each thing."""
    marines, rebels = NUMBER_OF["space_marines"], NUMBER_OF["rebel_underground"]
    markets, gems = NUMBER_OF["consumer_markets"], NUMBER_OF["gem_world"]
    robots, belt = NUMBER_OF["mining_robots"], NUMBER_OF["asteroid_belt"]
    first, second = np.array([marines, markets, robots]), np.array([rebels, gems, belt])
    assert ARRAYS.pair(first, second).tolist() == [[0, 0, 0, 2], [1, 1, 0, 0], [0, 0, 1, 0]]


def test_r9_2_war_propaganda_moves_before_vp_are_given() -> None:
    table = scene(seat("war_propaganda"), seat("drop_ships", vp=1))
    batch = batch_of(table.view(0), games=3)
    batch.score()
    assert [rows.vp.tolist() for rows in batch.seats] == [[0, 0, 0], [6, 6, 6]]
    assert batch.seats[1].empire[:, NUMBER_OF["war_propaganda"]].tolist() == [1, 1, 1]


@pytest.mark.parametrize(("vp", "hand", "lead"), [(51, "", 1), (50, "comet_zone", 0.01), (48, "", -2)])
def test_r11_the_lead_counts_cards_and_income_where_vp_are_equal(vp: int, hand: str, lead: float) -> None:
    batch = batch_of(scene(seat(vp=vp, hand=hand), seat(vp=50)).view(0))
    assert batch.over()[0]
    assert batch.leads(0)[0] == pytest.approx(lead)


def test_cards_are_drawn_in_order_and_lie_without_gaps() -> None:
    batch = batch_of(scene(seat(hand="comet_zone gem_world"), seat()).view(0), games=2)
    rows = batch.seats[0]
    rows.draw(np.array([0, 3]))
    assert rows.cards.tolist() == [2, 5]
    assert rows.hand[1, 2:5].tolist() == rows.deck[1, :3].tolist()
    assert (rows.hand[1, 5:] == ARRAYS.none).all()
    rows.world[:] = NUMBER_OF["comet_zone"]
    rows.lay_out()
    rows.discard(np.arange(2 * 6, dtype=np.float32).reshape(2, 6), np.array([0, 1]))
    assert rows.cards.tolist() == [1, 3]
    assert rows.hand[0, :2].tolist() == [NUMBER_OF["gem_world"], ARRAYS.none]
    assert rows.hand[1, :4].tolist() == [*rows.deck[1, :3].tolist(), ARRAYS.none]


# --- what the greedy bot says


def test_paces_are_those_of_the_outlook() -> None:
    vps, rates, growths = [0, 12, 30, 44], [1.5, 4.0, 7.25, 12.0], [0.3, 2.0, 3.5, 1.0]
    several = Paces(WEIGHTS, *(np.array(part, np.float32) for part in (vps, rates, growths)))
    for at, (vp, rate, growth) in enumerate(zip(vps, rates, growths, strict=True)):
        one = Pace(WEIGHTS, vp, rate, growth)
        assert several.rounds_to_end()[at] == pytest.approx(one.rounds_to_end(), abs=1e-4)
        for scorings in (1.0, 2.5, 4.25, LONGEST + 0.5):
            there = np.full(len(vps), scorings, np.float32)
            assert several.after(there)[at] == pytest.approx(one.after(scorings), rel=1e-5)


@pytest.mark.parametrize("left", [0.0, 0.4, 1.0, 2.5, 6.0])
def test_cards_and_income_are_worth_the_same(left: float) -> None:
    several = np.array([left], np.float32)
    assert card_worths(WEIGHTS, several)[0] == pytest.approx(card_worth(WEIGHTS, left), rel=1e-5)
    assert income_worths(WEIGHTS, several)[0] == pytest.approx(income_worth(WEIGHTS, left), rel=1e-5)


def test_it_places_what_the_greedy_bot_places() -> None:
    """But for second worlds, and for some of many good plays late in a game."""
    same = made = 0
    for view in views(12):
        assert view.seat is not None
        choice = greedy(1).choose(
            view, JUMP_DRIVE.decision(JUMP_DRIVE.imagine(view, seeded(1, "twin")), view.seat)
        )
        judgement = judged(view)
        choose(judgement)
        rows = judgement.seat
        card = int(rows.world[0] if rows.development[0] == ARRAYS.none else rows.development[0])
        same += choice.key == ("explore" if rows.explores[0] else f"place:{IDS[card]}")
        made += 1
    assert made > 100
    assert same >= 0.85 * made


def test_it_discards_what_the_greedy_bot_discards() -> None:
    same = made = 0
    for view in views(8):
        thought = Thought(view, WORTHS)
        away = min(2, len(thought.hand) - 1)
        judgement = judged(view)
        judgement.discard(np.array([away]))
        left = judgement.seat.hand[0, : len(thought.hand) - away]
        kept = [*thought.hand]
        for card in thought.discards(thought.position, thought.hand, away):
            kept.remove(card)
        same += sorted(left.tolist()) == kept
        made += 1
    assert same >= 0.9 * made


# --- whole games


def test_games_go_on_to_the_end() -> None:
    mine = seat(hand="comet_zone gem_world mining_robots tourist_world drop_ships")
    view = scene(mine, seat(hand="new_earth gem_world artist_colony trade_pact comet_zone")).view(0)
    batch = batch_of(view, games=60)
    rounds: list[int] = []
    looked = batch.earn

    def earn() -> None:
        rounds.append(batch.games)
        looked()

    batch.earn = earn  # type: ignore[method-assign]
    leads = Playing(batch, [BELIEFS, BELIEFS]).leads(0, scored=False)
    assert 5 <= 1 + sum(rounds) / 60 <= 8
    assert rounds == sorted(rounds, reverse=True)
    assert (leads != 0).mean() > 0.9
    assert np.abs(leads).mean() < 40
    assert all((rows.hand[:, WIDTH - 1] == ARRAYS.none).all() for rows in batch.seats)


# --- sampled tables


def test_only_cards_that_may_be_there_are_dealt() -> None:
    table = scene(
        seat("survey_team gem_world", hand="comet_zone rebel_base"), seat("trade_pact"), discards="drop_ships"
    )
    view = table.view(0)
    cards = listed(unseen(BUILT_IN, view).rising())
    assert len(cards) == len(ARRAYS.decks[0]) - 4
    counts = np.bincount(cards, minlength=ARRAYS.none)
    for name, there in (
        ("gem_world", 1),
        ("comet_zone", 1),
        ("rebel_base", 0),
        ("trade_pact", 4),
        ("drop_ships", 2),
    ):
        assert counts[NUMBER_OF[name]] == there


def test_what_is_dealt_is_what_imagine_deals() -> None:
    """At every question of some games: all cards out of sight, and no others."""
    asked = 0
    for seed in range(3):
        bots = [greedy(at) for at in range(3)]
        state = JUMP_DRIVE.new(plain(JUMP_DRIVE, 3, seed))
        while (at := JUMP_DRIVE.first_awaited(state)) >= 0:
            view = JUMP_DRIVE.view(state, at)
            assert isinstance(view, JumpDriveView)
            cards = listed(unseen(BUILT_IN, view).rising())
            hidden = sum(public.hand for public in view.players if public.seat != at)
            away = view.discards - len(view.shown) - len(view.discarded)
            assert len(cards) == view.deck + hidden + away
            there = np.bincount(cards, minlength=ARRAYS.none)
            twin = JUMP_DRIVE.imagine(view, seeded(asked, "twin"))
            hands = [JUMP_DRIVE.view(twin, public.seat).hand for public in view.players if public.seat != at]
            dealt = np.bincount([NUMBER_OF[card] for hand in hands for card in hand], minlength=ARRAYS.none)
            assert (dealt <= there).all()
            asked += 1
            JUMP_DRIVE.choose(state, at, bots[at].choose(view, JUMP_DRIVE.decision(state, at)))
    assert asked > 150


def test_every_line_meets_the_same_cards() -> None:
    table = scene(
        seat(hand="comet_zone rebel_base"), seat(hand="gem_world drop_ships"), seat(hand="new_earth")
    )
    stands = [Stand([NUMBER_OF["comet_zone"]], []), Stand([], [NUMBER_OF["comet_zone"]])]
    batch = batch_of(table.view(0), games=5, stands=stands)
    assert batch.games == 10
    for rows in batch.seats:
        assert (rows.deck[:5] == rows.deck[5:]).all()
    for rows in batch.seats[1:]:
        assert (rows.hand[:5] == rows.hand[5:]).all()
    assert len({tuple(hand) for hand in batch.seats[1].hand[:5].tolist()}) > 1
    own = batch.seats[0]
    assert own.cards.tolist() == [1] * 5 + [0] * 5
    assert own.empire[:, NUMBER_OF["comet_zone"]].tolist() == [0] * 5 + [1] * 5


def test_what_a_rival_has_revealed_is_paid_for() -> None:
    """R5 And what it draws for a world alone is not counted among what pays."""
    table: Table = scene(
        seat(hand="gem_world comet_zone mining_robots new_earth drop_ships"),
        seat(hand="comet_zone tourist_world rebel_base terraformed_world artist_colony"),
    )
    table.place(1, "comet_zone").place(0, "mining_robots", "gem_world")
    view = table.view(0)
    assert view.phase == "pay"
    own = Stand(
        sorted(NUMBER_OF[card] for card in view.hand), [], NUMBER_OF["mining_robots"], NUMBER_OF["gem_world"]
    )
    batch = batch_of(view, games=4, stands=[own])
    rival = batch.seats[1]
    assert rival.world.tolist() == [NUMBER_OF["comet_zone"]] * 4
    assert rival.price.tolist() == [3] * 4
    Playing(batch, [BELIEFS, BELIEFS]).pay()
    assert rival.cards.tolist() == [2] * 4  # the card that a world alone brings included
    assert rival.empire[:, NUMBER_OF["comet_zone"]].tolist() == [1] * 4
    assert batch.seats[0].empire.sum(axis=1).tolist() == [2] * 4
