"""R11 Cards and powers in general."""

import pytest

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.rng import seeded
from cosmodrome.games.race.box import SETS
from cosmodrome.games.race.game import RACE
from cosmodrome.play.answer import allowed, answer

from .scenario import CARD, begin, play, seat

FILLER = "export_duties interstellar_bank deficit_spending genetics_lab drop_ships"


def filler(count):
    return " ".join(FILLER.split()[:count])


def test_R11_1_a_power_does_not_work_in_the_phase_its_card_is_placed_in():
    table = play(seat(hand="investment_credits gem_world comet_zone"), seat()).acts("settle", "develop")
    table.choose(0, "place:investment_credits").pay(0, "gem_world").expect_events(
        "developed", card="investment_credits", price=1
    )


def test_R11_1_it_works_in_the_next_phase_of_the_round():
    table = play(seat(hand="mining_robots comet_zone " + filler(5)), seat()).acts("develop", "settle")
    table.choose(0, "place:mining_robots").pay(0, filler(1))
    table.choose(0, "place:comet_zone").expect_asked(0, "pay", more=2)
    table = play(seat("new_sparta comet_zone+", "epsilon_eridani " + filler(4)), seat()).acts(
        "settle", "consume-x2"
    )
    table.choose(0, "place:epsilon_eridani").pay(0, filler(2))
    table.expect_events("consumed", card="epsilon_eridani", worlds=["comet_zone"])


def test_R11_1_military_counts_from_the_next_settle_phase():
    table = play(seat(hand="drop_ships rebel_underground refugee_world " + filler(4)), seat()).acts(
        "settle", "develop"
    )
    table.choose(0, "place:drop_ships").pay(0, filler(4))
    table.choose(0, "place:rebel_underground").expect_events("conquered", military=3, defense=3)


def test_R11_2_powers_add_up_and_change_only_what_they_say():
    table = play(
        seat(
            "old_earth drop_ships export_duties mining_robots investment_credits",
            "gem_world replicant_robots " + "interstellar_bank deficit_spending genetics_lab public_works",
        ),
        seat(),
    )
    table.acts("develop", "settle").choose(0, "place:replicant_robots")
    table.expect_asked(0, "pay", more=4 - 1 - 1)  # the bonus and Investment Credits, nothing else
    table.pay(0, "interstellar_bank deficit_spending").choose(0, "place:gem_world")
    assert (
        table.happened("settled")[-1]["price"] == 0
    )  # 2 less 2 for Replicant Robots; not Mining Robots, not Military
    assert table.military(0) == 3


@pytest.mark.parametrize(
    ("tableau", "optional"),
    [
        ("new_sparta deficit_spending", True),
        ("new_sparta merchant_world", True),
        ("new_sparta gambling_world", False),
        ("old_earth public_works gem_world+", False),
    ],
)
def test_R11_3_a_power_is_compulsory_unless_optional(tableau, optional):
    table = play(seat(tableau, "comet_zone rebel_base"), seat()).acts("develop", "consume-x2")
    assert ("done" in table.options(0)) == optional


def test_R11_3_optional_powers_of_settle_may_stay_unused():
    owner = seat(
        "old_earth colony_ship contact_specialist new_military_tactics",
        "star_nomad_lair export_duties genetics_lab",
    )
    table = play(owner, seat()).acts("consume-x2", "settle").choose(0, "pass")
    assert table.tableau(0) == ["old_earth", "colony_ship", "contact_specialist", "new_military_tactics"]


def test_R11_4_to_draw_is_into_the_hand_but_in_explore_into_the_cards_looked_at():
    table = play(seat("old_earth expedition_force"), seat(), deck="gem_world comet_zone rebel_base").acts(
        "produce", "explore-5"
    )
    assert table.hand(0) == [] and sorted(table.view(0).looked_at) == [
        "comet_zone",
        "gem_world",
        "rebel_base",
    ]
    table = play(seat("old_earth new_economy"), seat(), deck="gem_world").acts("produce", "consume-x2")
    table.expect_hand(0, "gem_world")


def test_R11_5_a_discount_beyond_the_price_brings_nothing_back():
    table = play(
        seat("alpha_centauri mining_robots replicant_robots", "asteroid_belt genetics_lab"), seat()
    ).acts("consume-x2", "settle")
    table.choose(0, "place:asteroid_belt").expect_events("settled", price=0, paid=[]).expect_hand(
        0, "genetics_lab"
    )


def test_R11_6_the_deck_is_renewed_the_moment_it_runs_out():
    table = play(seat(), seat(), deck="gem_world comet_zone rebel_base rebel_miners", rest="discards").acts(
        "produce", "explore-5"
    )
    # Seat 0 looks at two, seat 1 at seven: the fourth card was the last one.
    assert table.order("explored", "reshuffled") == ["explored", "reshuffled", "explored"]
    table = play(
        seat("earths_lost_colony"), seat(), deck="gem_world", discards="rebel_base rebel_miners", rest=1
    )
    table.acts("produce", "develop").choose(1, "pass")
    # The last card became a good; the discard pile is the deck at once, though nothing is drawn.
    assert table.happened("reshuffled")[0]["count"] == 2
    assert sorted(table.deck) == ["rebel_base", "rebel_miners"] and table.view(0).discards == 0


def test_R11_7_without_any_card_draws_and_goods_are_left_out():
    table = play(
        seat("earths_lost_colony gem_world rebel_underground"), seat(), deck="comet_zone", rest=1
    ).acts("develop", "produce")
    table.choose(1, "pass")
    assert table.goods(0) == [] and table.hand(0) == ["comet_zone"]  # R7.12 the power draws first
    table.expect_asked(1, "hand-limit")


def test_R11_7_later_discards_are_the_deck_of_the_next_draw():
    table = play(seat("earths_lost_colony"), seat(), rest=1).acts("develop", "produce").choose(1, "pass")
    assert table.goods(0) == []
    gone = table.hand(1)[:-10]
    table.discard(1, *gone)
    table.acts("develop", "produce").choose(1, "pass")
    assert table.goods(0) == ["earths_lost_colony"] and len(table.deck) == len(gone) - 1


def test_R11_8_copies_are_the_same_card():
    table = play(seat(hand="space_marines space_marines gem_world comet_zone"), seat()).acts(
        "produce", "develop"
    )
    table.expect_options(0, "pass place:space_marines").choose(0, "place:space_marines")
    table.pay(0, "space_marines comet_zone").expect_hand(0, "gem_world")
    assert table.tableau(0) == ["old_earth", "space_marines"]


def test_R11_8_a_copy_may_pay_for_its_like():
    table = (
        play(seat(hand="public_works public_works"), seat())
        .acts("produce", "develop")
        .choose(0, "place:public_works")
    )
    table.expect_events("developed", price=1, paid=["public_works"]).expect_hand(0, "")


def test_R11_9_nothing_interrupts_a_power():
    table = play(
        seat(
            "old_earth free_trade_association public_works gem_world+ artist_colony+ spice_world+ space_port+"
        ),
        seat(),
    )
    table.acts("develop", "consume-x2").choose(0, "use:free_trade_association")
    while table.decision(0).about == "free_trade_association":
        assert all(key.startswith("spend:") for key in table.options(0))
        table.choose(0, table.options(0)[0])
    assert len(table.happened("consumed")[0]["worlds"]) == 3
    assert table.order("consumed", "drew")[0] == "consumed"


def test_R11_10_a_question_with_one_answer_is_not_asked_but_told():
    table = (
        play(seat(hand="space_marines gem_world comet_zone"), seat())
        .acts("produce", "develop")
        .choose(0, "place:space_marines")
    )
    table.expect_events("developed", seat=0, price=2, paid=["gem_world", "comet_zone"])
    table = play(seat("epsilon_eridani comet_zone+"), seat()).acts("consume-trade", "develop")
    table.expect_events("sold", world="comet_zone", value=3, why="trade")


def test_R11_15_who_can_place_nothing_is_asked_anyway():
    for act in ("develop", "settle"):
        seats = (
            seat(hand="rebel_base new_earth" if act == "settle" else "gem_world comet_zone"),
            seat(hand="drop_ships"),
            seat(),
        )
        table = play(*seats).acts(act, "produce")
        assert table.happened("declined")  # asked nobody
        table = play(*seats).anyway().acts(act, "produce")
        assert table.awaited == [0, 1]  # seat 2 has no card, as all can see
        table.expect_asked(1, act).expect_options(1, "pass")
        table.choose(1, "pass").choose(0, "pass")
        table.expect_events("declined", seat=0).expect_events("declined", seat=1).expect_events(
            "declined", seat=2
        )


def test_R11_15_picks_among_copies_of_one_card_are_asked_anyway():
    hand = "investment_credits contact_specialist contact_specialist"
    table = play(seat(hand=hand), seat()).acts("produce", "develop").choose(0, "place:investment_credits")
    table.expect_events("developed", seat=0, paid=["contact_specialist"])
    table = play(seat(hand=hand), seat()).anyway().acts("produce", "develop")
    table.choose(0, "place:investment_credits").expect_asked(0, "pay", more=1)
    table.expect_options(0, "discard:contact_specialist").choose(0, "discard:contact_specialist")
    table.expect_events("developed", seat=0, paid=["contact_specialist"])


def test_R11_15_what_all_know_is_not_asked():
    """The whole hand as payment, and the only way to take a world."""
    table = play(seat(hand="space_marines gem_world comet_zone"), seat()).anyway().acts("produce", "develop")
    table.choose(0, "place:space_marines")
    table.expect_events("developed", seat=0, price=2, paid=["gem_world", "comet_zone"])
    table = play(seat(hand="gem_world comet_zone new_earth old_earth"), seat("new_sparta")).anyway()
    table.acts("settle", "produce").choose(0, "place:gem_world").expect_asked(0, "pay", more=2)


def test_R11_11_picks_go_in_rising_order():
    table = play(
        seat(hand="drop_ships gem_world comet_zone rebel_miners new_earth mining_world rebel_base"), seat()
    ).acts("produce", "develop")
    table.choose(0, "place:drop_ships").expect_asked(0, "pay", more=4)
    hand = sorted(
        ["gem_world", "comet_zone", "rebel_miners", "new_earth", "mining_world", "rebel_base"], key=table.code
    )
    table.expect_options(0, " ".join("discard:" + card for card in hand[:3]))
    table.choose(0, "discard:" + hand[1]).expect_refused(0, "discard:" + hand[0], "not-an-option")
    table.expect_asked(0, "pay", more=3).expect_options(0, " ".join("discard:" + card for card in hand[2:4]))
    table.choose(0, "discard:" + hand[3])
    table.expect_events("developed", paid=[hand[1], *hand[3:]])


def test_R11_12_who_knows_which_discards():
    table = play(
        seat("new_sparta new_military_tactics", "lost_alien_warship"),
        seat(hand="space_marines gem_world comet_zone rebel_base rebel_miners"),
    )
    table.acts("settle", "develop").choose(1, "place:space_marines").pay(1, "gem_world")
    table.choose(0, "place:lost_alien_warship").choose(1, "pass")
    for at in (0, 1, None):
        assert table.view(at).shown == ["new_military_tactics"]
    assert table.view(1).discarded == ["gem_world"] and table.view(0).discarded == []
    assert "gem_world" not in table.seen_json(0) and "gem_world" not in table.seen_json(None)
    assert table.view(0).discards == 2


@pytest.mark.parametrize(
    ("key", "reason", "facts"),
    [
        ("place:rebel_base", "needs-military", {"need": 6, "have": 0}),
        ("place:new_earth", "costs", {"price": 5, "have": 3}),
        ("place:public_works", "a-development", {}),
        ("act:settle", "not-an-option", {"purpose": "settle"}),
        ("place:gem_world", "not-in-hand", {}),
    ],
)
def test_R11_13_refusals_name_the_reason(key, reason, facts):
    table = play(seat(hand="rebel_base new_earth public_works refugee_world"), seat()).acts(
        "consume-x2", "settle"
    )
    table.expect_refused(0, key, reason, **facts)


def verdicts_of(table, at):
    """The verdicts on the hand of a seat, by card."""
    verdicts = RACE.referee.verdicts(table.state, at)
    return {
        verdict.card: (verdict.allowed, verdict.reason, verdict.facts, verdict.parts) for verdict in verdicts
    }


def test_R11_13_the_arithmetic_of_a_world_is_told():
    table = play(
        seat(
            "alpha_centauri drop_ships contact_specialist mining_robots new_military_tactics",
            "comet_zone rebel_miners rebel_outpost lost_alien_battle_fleet pirate_world public_works",
        ),
        seat(),
    ).acts("consume-x2", "settle")
    military = [("drop_ships", 3), ("contact_specialist", -1)]
    assert verdicts_of(table, 0) == {
        "comet_zone": (
            True,
            "pay",
            {"price": 1, "have": 5},
            [("cost", 3), ("alpha_centauri", -1), ("mining_robots", -1)],
        ),
        "rebel_miners": (
            True,
            "conquer",
            {"military": 3, "defense": 2},
            [*military, ("alpha_centauri", 1)],
        ),
        "pirate_world": (True, "contact", {"price": 2, "have": 5}, [("defense", 3), ("contact", -1)]),
        "rebel_outpost": (True, "contact", {"price": 4, "have": 5}, [("defense", 5), ("contact", -1)]),
        "lost_alien_battle_fleet": (
            False,
            "needs-military",
            {"need": 6, "have": 5},
            [*military, ("new_military_tactics", 3)],
        ),
        "public_works": (False, "a-development", {}, []),
    }


def test_R11_13_a_colony_ship_and_exact_payments_are_told():
    table = play(
        seat("new_sparta colony_ship contact_specialist", "new_earth comet_zone rebel_base pirate_world"),
        seat(),
    )
    table.acts("consume-x2", "settle")
    verdicts = verdicts_of(table, 0)
    assert verdicts["new_earth"] == (True, "ship", {"price": 5, "have": 3}, [("cost", 5)])
    assert verdicts["comet_zone"] == (True, "pay", {"price": 3, "have": 3}, [("cost", 3)])
    assert verdicts["rebel_base"] == (
        True,
        "ship",
        {"price": 5, "have": 3},
        [("defense", 6), ("contact", -1)],
    )
    assert verdicts["pirate_world"][:2] == (True, "contact")
    table = play(seat("new_sparta contact_specialist", "rebel_base refugee_world"), seat()).acts(
        "consume-x2", "settle"
    )
    facts = {"price": 5, "have": 1, "need": 6, "military": 1}
    assert verdicts_of(table, 0)["rebel_base"] == (
        False,
        "contact-costs",
        facts,
        [("defense", 6), ("contact", -1)],
    )


def test_R11_13_the_arithmetic_of_a_development_is_told():
    table = play(
        seat("old_earth investment_credits public_works", "drop_ships public_works trade_league gem_world"),
        seat(),
    ).acts("develop", "produce")
    less = [("bonus", -1), ("investment_credits", -1)]
    assert verdicts_of(table, 0) == {
        "drop_ships": (True, "pay", {"price": 2, "have": 3}, [("cost", 4), *less]),
        "public_works": (False, "already-in-tableau", {"price": 0, "have": 3}, [("cost", 1), *less]),
        "trade_league": (False, "costs", {"price": 4, "have": 3}, [("cost", 6), *less]),
        "gem_world": (False, "a-world", {}, []),
    }


def test_R11_13_refusals_of_who_and_what():
    table = play(seat(), seat()).choose(0, "act:settle")
    table.expect_refused(0, "act:settle", "not-awaited", seat=0)
    with pytest.raises(NotAllowed) as refused:
        RACE.parse("eat:gem_world")
    assert refused.value.reason == "unknown-choice"
    table = play(
        seat("old_earth drop_ships", "drop_ships public_works rebel_base rebel_miners gem_world comet_zone"),
        seat(),
    ).acts("produce", "develop")
    table.expect_refused(0, "place:drop_ships", "already-in-tableau")
    table.expect_refused(0, "place:gem_world", "a-world")


@pytest.mark.parametrize("options", [{}, {"edition": "second", "new_start_worlds": True}])
def test_R11_14_no_card_leaves_the_game(options):
    table = begin(3, **options)
    rng = seeded(5, "play")
    there = SETS.in_pack(SETS.pack(options))
    cards = sum(card.copies for card, yes in zip(CARD.values(), there, strict=True) if yes)
    for _ in range(1500):
        if not table.awaited:
            break
        view = table.view(None)
        if table.view(None).phase == "choose":
            goods = sum(card.good for one in view.players for card in one.tableau)
            held = sum(one.hand + len(one.tableau) for one in view.players)
            assert view.deck + view.discards + goods + held == cards
        at = table.awaited[0]
        keys = table.options(at)
        table.choose(at, keys[int(rng.below(len(keys)))])


def test_R11_11_a_batch_may_hold_the_picks_that_were_forced():
    hand = "space_marines public_works public_works merchant_guild"
    table = play(seat(hand=hand), seat()).acts("produce", "develop").choose(0, "place:space_marines")
    table.expect_asked(0, "pay", more=1)  # one Public Works pays in any case
    assert table.decision(0).picked == ["public_works"]
    keys = ["discard:merchant_guild", "discard:public_works"]
    assert [choice.key for choice in allowed(RACE, table.state, 0, keys)] == keys[:1]
    for wrong in (["discard:merchant_guild"] * 2, keys + keys[1:]):
        with pytest.raises(NotAllowed):
            allowed(RACE, table.state, 0, wrong)
    answer(RACE, table.state, 0, keys)
    table.expect_hand(0, "public_works")
