"""R12 Chance, and scripts that tell it beforehand."""

from collections import Counter

import pytest

from cosmodrome.core.deck import next_card
from cosmodrome.core.meta import Script, SetupError
from cosmodrome.core.pile import packed
from cosmodrome.core.rng import seeded
from cosmodrome.games.race.game import RACE
from cosmodrome.games.race.tables import NUMBER_OF

from .scenario import begin

HANDS = [
    ["public_works", "colony_ship", "gem_world", "comet_zone", "rebel_base", "new_earth"],
    ["public_works", "drop_ships", "spice_world", "rebel_miners", "pirate_world", "new_vinland"],
]


def played(seed, steps=120, answers=7):
    """A game of three random seats, as its events."""
    table = begin(3, seed=seed)
    rng = seeded(answers, "play")
    for _ in range(steps):
        if not table.awaited:
            break
        at = table.awaited[0]
        keys = table.options(at)
        table.choose(at, keys[int(rng.below(len(keys)))])
    return table.events


def test_R12_1_setup_seed_and_answers_decide_the_game():
    assert played(3) == played(3)
    assert played(3) != played(4)
    assert played(3) != played(3, answers=8)


def test_R12_2_every_order_is_equally_likely():
    games, first, hands = 4000, Counter(), Counter()
    for seed in range(games):
        table = begin(2, seed=seed, start_worlds=["new_sparta", "old_earth"])
        first[table.deck[0]] += 1
        hands.update(table.hand(0))
    cards = 114 - 2
    assert len(first) == len({*table.deck, *table.hand(0), *table.hand(1)} | set(first)) == 93
    from .scenario import CARD

    for counts, mean in ((first, games / cards), (hands, 6 * games / cards)):
        spread = sum(
            (counts[card] - CARD[card].copies * mean) ** 2 / (CARD[card].copies * mean) for card in first
        )
        assert (
            92 - 5 * (2 * 92) ** 0.5 < spread < 92 + 5 * (2 * 92) ** 0.5
        )  # chi squared of 92 degrees, five sigmas


def test_R12_3_scripted_start_worlds_stay_seat_by_seat():
    table = begin(3, start_worlds=["earths_lost_colony", "new_sparta", "old_earth"]).settle_in()
    assert [table.tableau(at) for at in range(3)] == [["earths_lost_colony"], ["new_sparta"], ["old_earth"]]


def test_R12_4_scripted_hands_and_discards():
    table = begin(2, script=Script(hands=HANDS))
    table.expect_hand(0, " ".join(HANDS[0])).expect_hand(1, " ".join(HANDS[1])).expect_asked(
        0, "start-discard", more=2
    )
    table = begin(2, script=Script(hands=HANDS, discards=[["rebel_base", "gem_world"], []]))
    assert table.awaited == [1]
    table.settle_in().expect_hand(0, "public_works colony_ship comet_zone new_earth")
    table.expect_events("start-cards-discarded", seat=0, count=2)
    table.expect_discarded("gem_world")


def test_R12_5_a_scripted_deck():
    order = ["artist_colony", "mining_world", "asteroid_belt", "destroyed_world", "refugee_world"]
    table = begin(
        2, script=Script(start_worlds=["new_sparta", "old_earth"], hands=HANDS, deck=order)
    ).settle_in()
    assert table.deck[:5] == order and len(table.deck) == 100
    table.acts("produce", "explore-1-1")
    assert sorted(table.view(0).looked_at) == sorted(order[:2]) and sorted(table.view(1).looked_at) == sorted(
        order[2:]
    )
    other = begin(
        2, seed=1, script=Script(start_worlds=["new_sparta", "old_earth"], hands=HANDS, deck=order)
    ).settle_in()
    assert other.deck[:5] == order and other.deck != table.deck


def test_R12_6_scripted_reshuffles():
    order = [
        "artist_colony",
        "mining_world",
        "asteroid_belt",
        "destroyed_world",
        "refugee_world",
        "pilgrimage_world",
    ]
    table = begin(4, script=Script(reshuffles=[order])).settle_in()
    while not table.happened("reshuffled"):
        table.acts("explore-5")
        for at in range(4):
            table.keep_any(at)
    # Those of the order that were on the discard pile come first, in its order.
    events = table.events
    at = next(number for number, event in enumerate(events) if event["event"] == "reshuffled")
    drawn = [card for event in events[at:] if event["event"] == "explored" for card in event["cards"]]
    found = [card for card in order if card in drawn + table.deck]
    assert found and all(card in drawn or table.deck.index(card) < len(order) for card in found)


def test_R12_7_queues_go_before_the_deck():
    script = Script(
        start_worlds=["earths_lost_colony", "old_earth"],
        hands=HANDS,
        deck=["rebel_homeworld", "rebel_outpost", "asteroid_belt"],
        queues={"1 explore": ["artist_colony", "mining_world"], "0 good": ["destroyed_world"]},
    )
    table = begin(2, script=script).settle_in().acts("explore-1-1", "produce")
    assert sorted(table.view(0).looked_at) == ["asteroid_belt", "rebel_homeworld", "rebel_outpost"]
    assert sorted(table.view(1).looked_at) == ["artist_colony", "mining_world"]
    table.keep_any(0).keep_any(1)
    table.expect_unseen("destroyed_world")


def test_R12_7_a_good_that_is_wanted_in_a_queue_changes_places():
    script = Script(
        start_worlds=["alpha_centauri", "old_earth"],
        hands=HANDS,
        deck=["rebel_homeworld"],
        queues={"0 explore": ["rebel_homeworld"]},
    )
    table = begin(2, script=script).settle_in()
    assert table.goods(0) == ["alpha_centauri"]  # its card is the Homeworld, which nobody can know
    table.acts("produce", "explore-5")
    assert "rebel_homeworld" in table.view(0).looked_at


def test_R12_7_a_card_on_a_discard_pile_is_drawn_from_there():
    script = Script(
        start_worlds=["earths_lost_colony", "old_earth"],
        hands=HANDS,
        queues={"1 explore": [HANDS[0][0]]},
    )
    table = begin(2, script=script)
    table.discard(0, HANDS[0][0], HANDS[0][1]).settle_in()
    assert HANDS[0][0] in table.view(0).discarded
    table.acts("produce", "explore-1-1")
    assert HANDS[0][0] in table.view(1).looked_at and HANDS[0][0] not in table.view(0).discarded


def test_R12_7_a_draw_that_cannot_be_leaves_the_game_as_it_was():
    script = Script(
        start_worlds=["earths_lost_colony", "old_earth"],
        hands=HANDS,
        queues={"1 explore": ["old_earth"]},  # it lies on the table
    )
    table = begin(2, script=script).settle_in()
    table.choose(0, "act:explore-5")
    before = [RACE.view(table.state, at) for at in (None, 0, 1)]
    with pytest.raises(SetupError, match="old_earth, which cannot be drawn now"):
        table.choose(1, "act:produce")
    assert [RACE.view(table.state, at) for at in (None, 0, 1)] == before and table.awaited == [1]


def test_R12_8_scripted_offers():
    offers = [["new_sparta", "gateway_station"], ["abandoned_mine_squatters", "old_earth"]]
    table = begin(2, script=Script(offers=offers), edition="second", new_start_worlds=True)
    assert [event["worlds"] for event in table.happened("start-worlds-offered")] == offers


@pytest.mark.parametrize(
    ("script", "error"),
    [
        ({"hands": [HANDS[0], [*HANDS[1][:5], "nowhere"]]}, "nowhere"),
        ({"hands": [HANDS[0], [*HANDS[1][:5], "gem_world"]]}, "gem_world"),
        ({"hands": [HANDS[0], HANDS[1][:5]]}, "seat 1 has 5 cards, where 6 are dealt and 4 kept"),
        ({"hands": [["gem_world"]]}, "2"),
        ({"start_worlds": ["gem_world", "old_earth"]}, "gem_world"),
        ({"start_worlds": ["old_earth", "old_earth"]}, "old_earth"),
        ({"start_worlds": ["star_nomad_raiders", "old_earth"]}, "star_nomad_raiders"),
        ({"deck": ["public_works"] * 3}, "public_works"),
        ({"queues": {"0 steal": ["gem_world"]}}, "steal"),
        ({"queues": {"5 draw": ["gem_world"]}}, "5"),
        ({"queues": {"0 draw": ["gem_world", "imperium_lords_of_nowhere"]}}, "imperium_lords_of_nowhere"),
        ({"queues": {"0 draw": ["terraforming_colonists"]}}, "not among the cards of this game"),
        ({"hands": HANDS, "discards": [["trade_league", "gem_world"], []]}, "trade_league"),
        ({"reshuffles": [["gem_world", "gem_world"]]}, "gem_world"),
        ({"offers": [["gem_world", "old_earth"], ["new_sparta", "alpha_centauri"]]}, "gem_world"),
        ({"hands": HANDS, "discards": [["gem_world"], []]}, "discards"),
    ],
)
def test_R12_9_an_impossible_script_is_refused(script, error):
    with pytest.raises(SetupError, match=error):
        begin(2, script=Script(**script))


STRICT = {
    "start_worlds": ["earths_lost_colony", "old_earth"],
    "hands": [hand[:4] for hand in HANDS],
    "strict": True,
}


@pytest.mark.parametrize(
    ("script", "error"),
    [
        ({"hands": STRICT["hands"], "strict": True}, "start_worlds or offers are not told"),
        ({"start_worlds": STRICT["start_worlds"], "strict": True}, "hands are not told"),
        (
            STRICT | {"queues": {"1 explore": ["gem_world"]}},
            "gem_world comes 2 times, where there are 1 of it",
        ),
        (
            STRICT | {"deck": ["space_port"], "queues": {"0 draw": ["space_port"]}},
            "space_port comes 2 times",
        ),
    ],
)
def test_R12_10_a_strict_script_tells_the_beginning_and_no_card_too_often(script, error):
    with pytest.raises(SetupError, match=f"script: strict: {error}"):
        begin(2, script=Script(**script))
    begin(2, script=Script(**script | {"strict": False, "reshuffles": [[]]}))


def test_R12_10_what_a_strict_script_tells_comes_and_what_it_does_not_tell_is_an_error():
    deck = ["trade_league", "space_port", "contact_specialist"]
    queues = {"1 explore": ["mining_robots", "mining_conglomerate", "plague_world"]}
    table = begin(2, script=Script(**STRICT | {"deck": deck, "queues": queues}))
    table.acts("explore-1-1", "explore-1-1")
    assert set(table.view(0).looked_at) == set(deck) and set(table.view(1).looked_at) == set(
        queues["1 explore"]
    )
    table = begin(2, script=Script(**STRICT | {"deck": deck[:2], "queues": queues}))
    table.choose(0, "act:explore-1-1")
    for _ in range(2):
        with pytest.raises(
            SetupError, match=r"strict: seat 0 draws \(explore\), and the script does not tell"
        ):
            table.choose(1, "act:explore-1-1")
        assert table.awaited == [1]


def test_R12_10_a_card_that_lay_hidden_takes_a_told_one_off_the_deck():
    """It comes from under a world as a good; the told top of the deck lies there now, and is told no more."""
    script = STRICT | {"start_worlds": ["alpha_centauri", "old_earth"], "queues": {"0 explore": ["comet_zone"]}}
    deck = ["space_port", "trade_league"]
    state = begin(2, script=Script(**script | {"deck": deck, "reshuffles": [[]]})).state
    assert state.queues.top == 1, "the start world has taken the other one as its good"
    good = NUMBER_OF["plague_world"]
    state.seats[0].tableau, state.seats[0].goods = packed([0]), packed([good])
    state.deck = packed([card for card in state.deck if card != good])
    state.queues.draws["0 explore"] = [good]
    assert next_card(state, 0, "explore") == good and state.queues.top == 0
