"""R6 Consume."""

import pytest

from cosmodrome.games.race.game import RACE

from .scenario import play, seat

# Goods on worlds without Consume powers: novelty gem_world artist_colony spice_world, rare comet_zone mining_world
# rebel_miners, genes distant_world malevolent_lifeforms, alien alien_robotic_factory.


def consuming(tableau, hand="", x2=False, trade=False, **more):
    """Seat 0 in a Consume phase, with the bonus asked for."""
    own = "consume-x2" if x2 else "consume-trade" if trade else "develop"
    return play(seat(tableau, hand), seat(), **more).acts(own, "consume-x2")


def test_R6_1_only_who_picked_trade_sells_and_must():
    table = play(seat("alpha_centauri+"), seat("new_sparta refugee_world+"))
    table.acts("consume-trade", "consume-x2")
    assert [event["seat"] for event in table.happened("sold")] == [0]
    assert table.goods(0) == [] and table.goods(1) == ["refugee_world"]


def test_R6_1_the_seat_picks_the_good_and_sells_before_consuming():
    table = consuming("old_earth gem_world+ comet_zone+ mining_world", trade=True)
    table.expect_asked(0, "sell", about="trade").expect_options(0, "sell:gem_world sell:comet_zone")
    table.choose(0, "sell:comet_zone")
    assert table.order("sold", "consumed") == ["sold", "consumed"]
    table.expect_events("consumed", card="old_earth", worlds=["gem_world"])


def test_R6_1_without_a_good_nothing_is_sold():
    table = consuming("old_earth gem_world", trade=True)
    assert not table.happened("sold") and table.awaited == [0, 1]


@pytest.mark.parametrize(
    ("world", "good", "value"),
    [
        ("gem_world", "novelty", 2),
        ("comet_zone", "rare", 3),
        ("malevolent_lifeforms", "genes", 4),
        ("alien_robotic_factory", "alien", 5),
    ],
)
def test_R6_2_the_trade_value_of_each_kind(world, good, value):
    table = consuming(f"new_sparta {world}+", trade=True)
    table.expect_events("sold", seat=0, world=world, good=good, value=value, why="trade")
    assert len(table.hand(0)) == value


@pytest.mark.parametrize(
    ("tableau", "world", "value"),
    [
        ("old_earth export_duties merchant_world", "gem_world", 2 + 1 + 1 + 2),
        ("new_sparta genetics_lab bio_hazard_mining_world", "malevolent_lifeforms", 4 + 1 + 2),
        ("new_sparta genetics_lab bio_hazard_mining_world", "alien_robotic_factory", 5),
        ("new_sparta mining_conglomerate space_port", "comet_zone", 3 + 1 + 2),
        ("new_sparta spice_world distant_world", "gem_world", 2 + 2 + 3),
        ("new_sparta", "pirate_world", 2 + 3),
        ("new_sparta", "star_nomad_lair", 2 + 1),
        ("new_sparta pirate_world star_nomad_lair", "gem_world", 2),
    ],
)
def test_R6_3_trade_bonuses_add_up_where_they_fit(tableau, world, value):
    table = consuming(f"{tableau} {world}+", trade=True)
    table.expect_events("sold", seat=0, world=world, value=value)


def sales(table):
    """The verdicts of seat 0 on the goods that it may sell: what each brings, and where that comes from."""
    return {
        verdict.card: (verdict.allowed, verdict.reason, verdict.facts, verdict.parts)
        for verdict in RACE.referee.verdicts(table.state, 0)
    }


def test_R6_3_what_each_good_would_bring_is_told():
    table = consuming("new_sparta export_duties mining_conglomerate comet_zone+ pirate_world+", trade=True)
    assert sales(table) == {
        "comet_zone": (
            True,
            "sells",
            {"value": 5},
            [("rare", 3), ("export_duties", 1), ("mining_conglomerate", 1)],
        ),
        "pirate_world": (
            True,
            "sells",
            {"value": 6},
            [("novelty", 2), ("export_duties", 1), ("pirate_world", 3)],
        ),
    }


def test_R6_15_what_a_good_brings_through_a_power_is_told():
    tableau = "new_sparta export_duties {} comet_zone+ gem_world+"
    table = consuming(tableau.format("black_market_trading_world"))
    table.expect_asked(0, "sell", about="black_market_trading_world")
    assert sales(table)["comet_zone"] == (True, "sells", {"value": 3}, [("rare", 3)])
    table = consuming(tableau.format("trade_league")).expect_asked(0, "sell", about="trade_league")
    parts = [("rare", 3), ("export_duties", 1), ("trade_league", 1)]
    assert sales(table)["comet_zone"] == (True, "sells", {"value": 5}, parts)


def test_R6_4_windfall_and_produced_goods_are_alike():
    table = consuming("old_earth refugee_world+ gem_world+", trade=True)
    table.expect_options(0, "sell:refugee_world sell:gem_world").choose(0, "sell:refugee_world")
    table.expect_events("sold", world="refugee_world", value=3)
    table.expect_events("consumed", worlds=["gem_world"], vp=1)


def test_R6_5_seats_consume_one_after_another_each_power_once_in_any_order():
    tableau = "old_earth public_works outlaw_world "
    tableau += "gem_world+ comet_zone+ mining_world+ malevolent_lifeforms+ distant_world+"
    table = play(seat(tableau), seat("epsilon_eridani gambling_world refugee_world+")).acts(
        "develop", "consume-x2"
    )
    assert table.awaited == [0]
    table.expect_asked(0, "use-power").expect_options(0, "use:old_earth use:public_works use:outlaw_world")
    table.choose(0, "use:outlaw_world").choose(0, "spend:gem_world")
    table.expect_options(0, "use:old_earth use:public_works")
    table.choose(0, "use:public_works").choose(0, "spend:comet_zone")
    table.spend(0, "distant_world malevolent_lifeforms")  # Old Earth is the only one left
    assert table.goods(0) == ["mining_world"]
    assert table.awaited == [1]
    table.expect_options(1, "use:epsilon_eridani use:gambling_world use:gambling_world#2")


def test_R6_6_consuming_is_compulsory():
    table = consuming("old_earth gem_world+ public_works")
    assert all(key.startswith("use:") for key in table.options(0))
    table.expect_refused(0, "done", "not-an-option")
    table = consuming("epsilon_eridani gem_world+")
    table.expect_events(
        "consumed", card="epsilon_eridani", worlds=["gem_world"], vp=1, cards=1
    )  # no choice, so unasked
    assert table.goods(0) == []


def test_R6_7_a_good_pays_once_and_may_lie_anywhere():
    table = consuming("new_sparta public_works outlaw_world refugee_world+")
    table.expect_options(0, "use:public_works use:outlaw_world").choose(0, "use:public_works")
    assert table.chips(0) == 1 and table.goods(0) == [] and len(table.happened("consumed")) == 1


def test_R6_7_goods_are_discarded_unseen():
    table = consuming("epsilon_eridani", deck="rebel_base gem_world")  # nothing to consume yet
    table = play(seat("epsilon_eridani gem_world"), seat("new_sparta"), deck="rebel_base").acts(
        "consume-x2", "produce"
    )
    assert table.goods(0) == ["gem_world"]
    table.expect_unseen("rebel_base").acts("consume-x2", "consume-x2")
    assert table.goods(0) == [] and "rebel_base" not in table.view(0).shown + table.view(0).discarded
    table.expect_discarded("rebel_base").expect_unseen("rebel_base")


def test_R6_8_free_trade_association_takes_all_three_novelty_goods():
    tableau = "new_sparta free_trade_association new_vinland+ gem_world+ artist_colony+"
    table = consuming(tableau).expect_options(0, "use:free_trade_association use:new_vinland")
    table.choose(0, "use:free_trade_association")
    table.expect_events(
        "consumed",
        card="free_trade_association",
        worlds=["gem_world", "new_vinland", "artist_colony"],
        vp=3,
        cards=3,
    )
    assert table.goods(0) == [] and len(table.happened("consumed")) == 1


def test_R6_8_or_new_vinland_goes_first():
    tableau = "new_sparta free_trade_association new_vinland+ gem_world+ artist_colony+"
    table = consuming(tableau).choose(0, "use:new_vinland").choose(0, "spend:artist_colony")
    table.expect_events("consumed", card="new_vinland", worlds=["artist_colony"], vp=0, cards=2)
    table.expect_events("consumed", card="free_trade_association", vp=2, cards=2)
    assert table.chips(0) == 2 and len(table.hand(0)) == 4


def test_R6_8_an_up_to_power_takes_what_there_is():
    table = consuming("new_sparta free_trade_association gem_world+ comet_zone+")
    table.expect_events("consumed", card="free_trade_association", worlds=["gem_world"], vp=1, cards=1)
    table = consuming("new_sparta free_trade_association gem_world+ artist_colony+ spice_world+ space_port+")
    table.expect_asked(0, "spend", about="free_trade_association", more=3)
    table.spend(0, "gem_world spice_world space_port")
    assert table.goods(0) == ["artist_colony"]


def test_R6_9_two_goods_or_none():
    table = consuming("new_sparta tourist_world gem_world+")
    assert not table.happened("consumed") and table.goods(0) == ["gem_world"]
    table = consuming("new_sparta tourist_world gem_world+ comet_zone+")
    table.expect_events("consumed", card="tourist_world", worlds=["gem_world", "comet_zone"], vp=3)
    table = consuming("new_sparta mining_league gem_world+ comet_zone+")
    assert not table.happened("consumed")


def test_R6_10_diversified_economy_takes_exactly_three_kinds():
    table = consuming("new_sparta diversified_economy gem_world+ artist_colony+ comet_zone+")
    assert not table.happened("consumed")
    table = consuming("new_sparta diversified_economy gem_world+ malevolent_lifeforms+ comet_zone+")
    table.expect_events("consumed", card="diversified_economy", vp=3)
    assert table.goods(0) == []
    table = consuming(
        "new_sparta diversified_economy "
        "gem_world+ malevolent_lifeforms+ comet_zone+ alien_robotic_factory+ mining_world+"
    )
    table.expect_asked(0, "spend", about="diversified_economy", more=3)
    table.spend(0, "comet_zone malevolent_lifeforms alien_robotic_factory")
    assert sorted(table.goods(0)) == ["gem_world", "mining_world"] and table.chips(0) == 3


def test_R6_10_a_good_that_leaves_too_few_kinds_cannot_be_picked():
    # Genes must go. Mining World comes last: after it no other kind would be left to pick.
    table = consuming(
        "new_sparta diversified_economy malevolent_lifeforms+ asteroid_belt+ space_port+ mining_world+"
    )
    table.expect_asked(0, "spend", about="diversified_economy", more=2)
    table.expect_options(0, "spend:asteroid_belt spend:space_port")
    assert table.decision(0).pool == []  # not to be ticked together: which fit shows one by one
    table.choose(0, "spend:space_port")
    assert table.goods(0) == ["asteroid_belt"]


def test_R6_10_two_kinds_are_not_enough_to_use_it():
    table = consuming("new_sparta diversified_economy public_works gem_world+ artist_colony+ comet_zone+")
    table.expect_asked(0, "spend", about="public_works")


def test_R6_10_no_kind_is_picked_twice():
    table = consuming(
        "new_sparta diversified_economy gem_world+ artist_colony+ malevolent_lifeforms+ comet_zone+ mining_world+"
    )
    for world in ("gem_world", "comet_zone"):
        if "spend:" + world in table.options(0):
            table.choose(0, "spend:" + world)
    assert table.goods(0) == ["artist_colony", "mining_world"]


@pytest.mark.parametrize(
    ("goods", "vp"),
    [
        ("gem_world+", 0),
        ("comet_zone+", 0),
        ("gem_world+ comet_zone+", 1),
        ("gem_world+ comet_zone+ malevolent_lifeforms+", 2),
    ],
)
def test_R6_11_pilgrimage_world_takes_all_for_one_less(goods, vp):
    table = consuming("new_sparta pilgrimage_world " + goods)
    table.expect_events(
        "consumed", card="pilgrimage_world", worlds=goods.replace("+", "").split(), vp=vp, cards=0
    )
    assert table.goods(0) == [] and table.chips(0) == vp


def test_R6_11_doubled_after_the_one_is_taken_off():
    table = consuming("new_sparta pilgrimage_world gem_world+ comet_zone+ malevolent_lifeforms+", x2=True)
    assert table.chips(0) == 4


def test_R6_12_x2_doubles_chips_and_not_cards():
    table = consuming("epsilon_eridani gem_world+", x2=True)
    table.expect_events("consumed", card="epsilon_eridani", vp=2, cards=1)
    assert table.chips(0) == 2 and len(table.hand(0)) == 1
    table = consuming("epsilon_eridani gem_world+")
    assert table.chips(0) == 1  # another seat's x2 doubles nothing here


def test_R6_13_deficit_spending_takes_up_to_two_cards():
    hand = "gem_world comet_zone mining_world"
    for cards, vp in (("", 0), ("gem_world", 1), ("gem_world mining_world", 2)):
        table = consuming("new_sparta deficit_spending", hand)
        table.discard_for_vp(0, "deficit_spending", cards)
        assert table.chips(0) == vp and len(table.hand(0)) == 3 - vp
    table.expect_events("hand-cards-consumed", seat=0, card="deficit_spending", count=2, vp=2)


def test_R6_13_deficit_spending_is_never_doubled():
    table = consuming(
        "new_sparta deficit_spending merchant_world", "gem_world comet_zone mining_world rebel_base", x2=True
    )
    table.discard_for_vp(0, "deficit_spending", "gem_world mining_world")
    table.discard_for_vp(0, "merchant_world", "comet_zone rebel_base")
    assert table.chips(0) == 4 and table.hand(0) == []


def test_R6_13_the_last_card_of_the_hand_ends_it():
    table = consuming("new_sparta deficit_spending", "gem_world comet_zone mining_world")
    table.choose(0, "use:deficit_spending").expect_options(
        0, "discard:gem_world discard:comet_zone discard:mining_world"
    )
    table.choose(0, "discard:mining_world")
    assert table.chips(0) == 1 and len(table.hand(0)) == 2 and table.purpose(0) == "action"


def test_R6_13_it_is_optional_and_the_cards_lie_face_down():
    table = consuming("new_sparta deficit_spending", "gem_world comet_zone").decline(0)
    table.expect_events("consumption-declined", seat=0, cards=["deficit_spending"])
    assert table.chips(0) == 0 and len(table.hand(0)) == 2
    table = consuming("new_sparta deficit_spending", "gem_world comet_zone")
    table.discard_for_vp(0, "deficit_spending", "gem_world")
    assert table.view(0).shown == [] and [
        event["cards"] for event in table.seen(1, "hand-cards-consumed")
    ] == [None]


def test_R6_13_cards_drawn_in_the_phase_may_be_discarded():
    table = consuming("epsilon_eridani deficit_spending gem_world+", deck="rebel_base")
    table.use_if_asked(0, "use:epsilon_eridani").discard_for_vp(0, "deficit_spending", "rebel_base")
    assert table.chips(0) == 2 and table.hand(0) == []


def test_R6_14_a_draw_needs_no_good_and_comes_once():
    table = consuming("new_sparta new_economy", deck="rebel_base")
    table.expect_events("drew", seat=0, count=1, why="new_economy").expect_hand(0, "rebel_base")
    assert len(table.happened("drew")) == 1


def test_R6_15_trade_league_sells_with_bonuses_and_black_market_without():
    table = consuming("old_earth trade_league gem_world+")
    table.choose(0, "use:trade_league")
    table.expect_events("sold", seat=0, world="gem_world", value=2 + 1 + 1, why="trade_league")
    table = consuming("old_earth black_market_trading_world gem_world+").choose(
        0, "use:black_market_trading_world"
    )
    table.expect_events("sold", seat=0, world="gem_world", value=2, why="black_market_trading_world")


def test_R6_15_they_must_be_used_while_a_good_is_left():
    table = consuming("new_sparta black_market_trading_world comet_zone+")
    table.expect_events("sold", world="comet_zone", value=3)
    table = consuming("new_sparta black_market_trading_world gem_world+ comet_zone+", trade=True)
    table.choose(0, "sell:gem_world")
    assert [event["world"] for event in table.happened("sold")] == ["gem_world", "comet_zone"]


def test_R6_15_not_without_a_good():
    table = consuming("new_sparta trade_league deficit_spending", "gem_world comet_zone")
    table.expect_options(0, "done use:deficit_spending")


def test_R6_15_this_world_bonus_counts_for_trade_league_only():
    table = consuming("new_sparta trade_league pirate_world+")
    table.expect_events("sold", world="pirate_world", value=2 + 1 + 3)
    table = consuming("new_sparta black_market_trading_world pirate_world+")
    table.expect_events("sold", world="pirate_world", value=2)


@pytest.mark.parametrize(
    ("guess", "card", "won"),
    [
        (3, "comet_zone", True),
        (3, "pirate_world", True),
        (3, "gem_world", False),
        (1, "refugee_world", False),
        (7, "rebel_homeworld", True),
        (6, "trade_league", True),
    ],
)
def test_R6_16_gambling_world_compares_cost_or_defense(guess, card, won):
    table = consuming("new_sparta gambling_world", deck=card)
    table.expect_asked(0, "guess").choose(0, f"guess:{guess}")
    table.expect_events("gambled", seat=0, guess=guess, card=card, won=won)
    if won:
        table.expect_hand(0, card)
    else:
        table.expect_hand(0, "").expect_discarded(card)
        assert table.view(1).shown == [card]


def test_R6_16_it_is_compulsory_and_apart_from_the_other_power():
    table = consuming("new_sparta gambling_world gem_world+", deck="comet_zone")
    table.expect_options(0, "use:gambling_world use:gambling_world#2")
    table.choose(0, "use:gambling_world")
    assert table.chips(0) == 1
    table.expect_asked(0, "guess").expect_refused(0, "done", "not-an-option")
    table.choose(0, "guess:2")
    assert table.awaited != [0] and len(table.happened("gambled")) == 1


def test_R6_17_the_guess_is_1_to_7():
    table = consuming("new_sparta gambling_world")
    table.expect_options(0, " ".join(f"guess:{number}" for number in range(1, 8)))


def test_R6_18_the_order_may_leave_goods_over():
    # New Survivalists needs a novelty good; Epsilon Eridani may take it away.
    tableau = "epsilon_eridani new_survivalists+ comet_zone+"
    table = consuming(tableau).choose(0, "use:epsilon_eridani").choose(0, "spend:new_survivalists")
    assert table.goods(0) == ["comet_zone"] and len(table.happened("consumed")) == 1
    table = consuming(tableau).choose(0, "use:new_survivalists")
    assert table.goods(0) == [] and len(table.happened("consumed")) == 2


def test_R6_19_chips_come_from_the_pool():
    table = consuming("epsilon_eridani gem_world+", x2=True)
    assert table.view(0).pool == 22 and table.view(0).players[0].chips == 2


def test_R6_20_nothing_comes_between_the_picks_of_one_power():
    table = consuming(
        "new_sparta consumer_markets public_works gem_world+ artist_colony+ spice_world+ space_port+"
    )
    table.choose(0, "use:consumer_markets").expect_asked(0, "spend", about="consumer_markets", more=3)
    table.choose(0, "spend:gem_world").expect_asked(0, "spend", about="consumer_markets", more=2)
    table.expect_refused(0, "use:public_works", "not-an-option")


def left_over(table, at=0):
    """What the log says of bonuses and powers of a seat that came to nothing."""
    return [
        {name: fact for name, fact in event.items() if name not in ("event", "seat")}
        for tag in ("bonus-unused", "powers-unused")
        for event in table.happened(tag)
        if event["seat"] == at
    ]


def test_R11_16_a_trade_bonus_without_a_good():
    assert left_over(consuming("gem_world", trade=True)) == [{"about": "trade"}]


def test_R11_16_powers_with_nothing_to_spend_are_told_together():
    table = consuming("old_earth gem_world public_works")
    assert left_over(table) == [{"cards": ["old_earth", "public_works"], "goods": 0}]


def test_R11_16_powers_that_no_good_fits():
    assert left_over(consuming("alpha_centauri gem_world+ diversified_economy")) == [
        {"cards": ["diversified_economy"], "goods": 1}
    ]


def test_R11_16_no_word_where_other_powers_took_the_goods():
    table = consuming("new_sparta public_works outlaw_world refugee_world+").choose(0, "use:public_works")
    assert left_over(table) == []


def test_R11_16_no_word_of_a_seat_without_powers():
    assert left_over(consuming("gem_world+")) == []
