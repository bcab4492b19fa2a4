"""R5 Settle."""

import pytest

from cosmodrome.games.race.game import RACE

from .scenario import play, seat

# Developments, so that nothing but the card under test can be settled.
FILLER = (
    "public_works export_duties investment_credits interstellar_bank deficit_spending genetics_lab drop_ships"
)


def filler(count):
    return " ".join(FILLER.split()[:count])


def settling(tableau, hand, cards=6, acts=("consume-x2", "settle"), **more):
    """Seat 0, without the bonus, about to settle from `hand` and `cards` developments."""
    return play(seat(tableau, f"{hand} {filler(cards)}"), seat(), **more).acts(*acts)


def test_R5_1_picks_are_sealed_and_revealed_together():
    table = play(seat(hand="gem_world " + filler(3)), seat(hand="artist_colony " + filler(3))).acts(
        "produce", "settle"
    )
    assert table.awaited == [0, 1]
    table.choose(1, "place:artist_colony")
    assert not table.happened("revealed")
    assert table.view(0).players[1].revealed == ""
    table.choose(0, "place:gem_world")
    assert [event["card"] for event in table.happened("revealed")] == ["gem_world", "artist_colony"]


def test_R5_1_a_revealed_world_is_seen_until_it_is_placed():
    table = play(seat("new_sparta", "old_earth " + filler(4)), seat("alpha_centauri")).acts(
        "consume-x2", "settle"
    )
    table.choose(0, "place:old_earth").expect_asked(0, "pay")
    assert table.view(1).players[0].revealed == "old_earth" and table.view(1).players[0].hand == 4
    table.pay(0, filler(3))
    assert table.view(1).players[0].revealed == "" and table.tableau(0) == ["new_sparta", "old_earth"]


def test_R5_1_only_worlds_are_offered():
    table = settling("old_earth", "gem_world", 3)
    table.expect_options(0, "pass place:gem_world").expect_refused(0, "place:public_works", "a-development")


@pytest.mark.parametrize(
    ("tableau", "price"),
    [
        ("old_earth", 3),
        ("old_earth mining_robots", 2),
        ("alpha_centauri mining_robots", 1),
        ("old_earth replicant_robots", 1),
        ("alpha_centauri mining_robots replicant_robots", 0),
    ],
)
def test_R5_2_the_price_is_cost_less_matching_discounts(tableau, price):
    table = settling(tableau, "comet_zone").choose(0, "place:comet_zone")
    if price:
        table.expect_asked(0, "pay", about="comet_zone", more=price).pay(0, filler(price))
    table.expect_events("settled", seat=0, card="comet_zone", price=price)
    assert len(table.hand(0)) == 6 - price


def test_R5_2_the_payment_is_exact_and_the_rest_of_the_hand_must_suffice():
    table = settling("old_earth", "comet_zone gem_world artist_colony", 0)
    table.expect_options(0, "pass place:gem_world place:artist_colony")
    table.expect_refused(0, "place:comet_zone", "costs", price=3, have=2)


def test_R5_3_military_world_is_never_bought():
    table = settling("new_sparta", "pirate_world rebel_miners", 6)
    table.expect_options(0, "pass place:rebel_miners")
    table.expect_refused(0, "place:pirate_world", "needs-military", need=3, have=2)
    table.choose(0, "place:rebel_miners")
    table.expect_events("conquered", seat=0, card="rebel_miners", military=2, defense=2)
    assert len(table.hand(0)) == 7  # no card paid


def test_R5_4_military_does_nothing_for_other_worlds():
    table = settling("new_sparta drop_ships", "new_earth refugee_world", 3)
    table.expect_refused(0, "place:new_earth", "costs", price=5, have=4)


def test_R5_4_military_never_pays_a_part():
    # Military 3 against defense 4, four cards in hand, no Contact Specialist.
    table = settling("old_earth drop_ships", "malevolent_lifeforms refugee_world", 3)
    table.expect_refused(0, "place:malevolent_lifeforms", "needs-military", need=4, have=3)


def test_R5_5_military_is_the_sum_of_general_negative_and_fitting_special_powers():
    # 2 + 3 - 1 - 1 = 3, and 2 more against the Alien kind.
    table = settling(
        "new_sparta drop_ships refugee_world empath_world alien_rosetta_stone_world",
        "lost_alien_warship malevolent_lifeforms",
        0,
    )
    table.expect_refused(0, "place:malevolent_lifeforms", "needs-military", need=4, have=3)
    table.choose(0, "place:lost_alien_warship")
    table.expect_events("conquered", military=5, defense=5)


@pytest.mark.parametrize(
    ("owned", "target", "allowed"),
    [
        ("alpha_centauri", "runaway_robots", True),  # rare windfall
        ("alpha_centauri expedition_force", "rebel_miners", True),  # rare production
        ("alpha_centauri", "star_nomad_lair", False),  # novelty
        ("old_earth galactic_imperium", "rebel_warrior_race", True),
        ("old_earth galactic_imperium", "pirate_world", False),
        ("old_earth alien_tech_institute", "alien_robot_sentry", True),
        ("old_earth alien_tech_institute", "rebel_fuel_cache", False),
    ],
)
def test_R5_6_special_military_fits_its_kind_or_keyword(owned, target, allowed):
    table = settling(owned, target)
    assert ("place:" + target in table.options(0) if 0 in table.awaited else False) == allowed


def test_R5_7_new_military_tactics_give_3_until_the_phase_ends():
    table = settling("new_sparta new_military_tactics", "lost_alien_warship").choose(
        0, "place:lost_alien_warship"
    )
    table.expect_events(
        "tableau-card-discarded", seat=0, card="new_military_tactics", world="lost_alien_warship"
    )
    table.expect_events("conquered", seat=0, military=5, defense=5)
    assert table.tableau(0) == ["new_sparta", "lost_alien_warship"]
    assert table.view(0).players[0].military == 2 + 2  # New Sparta, and now the warship's own
    table.expect_discarded("new_military_tactics")


def test_R5_7_they_are_spent_once():
    table = settling("new_sparta new_military_tactics", "lost_alien_battle_fleet refugee_world")
    table.expect_refused(0, "place:lost_alien_battle_fleet", "needs-military", need=6, have=5)


def test_R5_8_new_military_tactics_may_be_discarded_without_need():
    table = settling("new_sparta new_military_tactics", "rebel_miners").choose(0, "place:rebel_miners")
    table.expect_asked(0, "settle-by", about="rebel_miners").expect_options(
        0, "by:conquer by:conquer-tactics"
    )
    table.choose(0, "by:conquer-tactics")
    assert table.tableau(0) == ["new_sparta", "rebel_miners"]


def test_R5_8_even_with_a_peaceful_world_but_not_when_nothing_is_placed():
    table = settling("new_sparta new_military_tactics", "gem_world")
    table.expect_options(0, "pass place:gem_world").choose(0, "place:gem_world")
    table.expect_options(0, "by:pay by:pay-tactics").choose(0, "by:pay-tactics").pay(0, filler(2))
    assert table.tableau(0) == ["new_sparta", "gem_world"]
    table = settling("new_sparta new_military_tactics", "gem_world").choose(0, "pass")
    assert table.tableau(0) == ["new_sparta", "new_military_tactics"]


def test_R5_9_contact_specialist_pays_defense_less_one():
    table = settling("old_earth contact_specialist", "pirate_world").choose(0, "place:pirate_world")
    table.expect_asked(0, "pay", about="pirate_world", more=2).pay(0, filler(2))
    table.expect_events("settled", seat=0, card="pirate_world", price=2)


def test_R5_9_both_ways_are_offered_when_both_are_open():
    table = settling("new_sparta drop_ships contact_specialist", "pirate_world").choose(
        0, "place:pirate_world"
    )
    table.expect_options(0, "by:conquer by:pay").choose(0, "by:conquer")
    table.expect_events("conquered", seat=0, military=4)
    assert len(table.hand(0)) == 6


def test_R5_10_contact_specialist_takes_no_world_of_the_alien_kind():
    table = settling("old_earth contact_specialist", "alien_robot_sentry refugee_world")
    table.expect_refused(0, "place:alien_robot_sentry", "needs-military", need=2, have=-1)
    # No military world has the keyword without the kind, so the keyword is shown by R5.15.


def test_R5_11_the_price_is_lowered_by_discounts_and_not_by_military():
    # Rebel Miners: 2 - 1, less 1 for each rare discount; Military 2 + 3 - 1 changes nothing.
    table = settling("new_sparta drop_ships contact_specialist", "rebel_miners").choose(
        0, "place:rebel_miners"
    )
    table.choose(0, "by:pay").expect_asked(0, "pay", more=1)
    table = settling("old_earth contact_specialist mining_robots", "rebel_miners").choose(
        0, "place:rebel_miners"
    )
    table.expect_events("settled", seat=0, card="rebel_miners", price=0)
    table = settling("old_earth contact_specialist replicant_robots", "rebel_outpost").choose(
        0, "place:rebel_outpost"
    )
    table.expect_asked(0, "pay", more=2)
    table = settling("old_earth contact_specialist mining_robots", "pirate_world").choose(
        0, "place:pirate_world"
    )
    table.expect_asked(0, "pay", more=2)  # novelty, not rare


def test_R5_12_the_largest_discount_of_such_powers_counts_once():
    table = settling(
        "galactic_trade_emissaries contact_specialist",
        "pirate_world",
        edition="second",
        new_start_worlds=True,
    )
    table.choose(0, "place:pirate_world").expect_asked(0, "pay", more=2)


def test_R5_13_colony_ship_places_a_world_for_0():
    table = settling("old_earth colony_ship", "new_earth", 2)
    table.choose(0, "place:new_earth")
    table.expect_events("tableau-card-discarded", seat=0, card="colony_ship", world="new_earth")
    table.expect_events("settled", seat=0, card="new_earth", price=0)
    assert table.tableau(0) == ["old_earth", "new_earth"] and len(table.hand(0)) == 2
    table.expect_discarded("colony_ship")


def test_R5_13_paying_instead_is_offered():
    table = settling("old_earth colony_ship", "gem_world").choose(0, "place:gem_world")
    table.expect_options(0, "by:pay by:ship").choose(0, "by:pay").pay(0, filler(2))
    assert table.tableau(0) == ["old_earth", "colony_ship", "gem_world"]


def test_R5_14_colony_ship_alone_takes_no_military_world():
    table = settling("old_earth colony_ship", "star_nomad_lair refugee_world")
    table.expect_refused(0, "place:star_nomad_lair", "needs-military", need=1, have=0)


def test_R5_14_with_contact_specialist_it_does():
    table = settling("old_earth colony_ship contact_specialist", "rebel_base", 0)
    table.choose(0, "place:rebel_base")
    table.expect_events("settled", seat=0, card="rebel_base", price=0)
    assert table.tableau(0) == ["old_earth", "contact_specialist", "rebel_base"]
    table = settling("old_earth colony_ship contact_specialist", "alien_robot_sentry refugee_world")
    table.expect_refused(0, "place:alien_robot_sentry", "needs-military")


def test_R5_15_colony_ship_places_no_world_of_the_alien_kind():
    table = settling("old_earth colony_ship", "deserted_alien_colony alien_rosetta_stone_world", 0)
    table.expect_options(0, "pass place:alien_rosetta_stone_world")  # the keyword alone does not matter
    table.expect_refused(0, "place:deserted_alien_colony", "costs", price=5, have=1)


def test_R5_16_colony_ship_may_be_used_at_price_0():
    table = settling("old_earth colony_ship", "refugee_world", 1).choose(0, "place:refugee_world")
    table.expect_options(0, "by:pay by:ship").choose(0, "by:ship")
    assert table.tableau(0) == ["old_earth", "refugee_world"]
    table = settling("old_earth colony_ship", "refugee_world", 1).choose(0, "pass")
    assert table.tableau(0) == ["old_earth", "colony_ship"]


def test_R5_17_a_needed_power_is_used_unasked():
    table = settling("old_earth colony_ship", "new_earth", 2).choose(0, "place:new_earth")
    assert "colony_ship" not in table.tableau(0)
    table.expect_hand(0, filler(2))


def test_R5_17_every_way_is_offered():
    table = settling(
        "new_sparta colony_ship contact_specialist new_military_tactics space_marines", "rebel_miners"
    )
    table.choose(0, "place:rebel_miners")
    table.expect_options(0, "by:conquer by:pay by:ship by:conquer-tactics by:pay-tactics by:ship-tactics")
    table.expect_refused(0, "pass", "not-an-option")


def test_R5_17_every_way_is_judged_before_it_is_chosen():
    table = settling(
        "new_sparta colony_ship contact_specialist new_military_tactics space_marines", "rebel_miners", 3
    )
    table.choose(0, "place:rebel_miners")
    military, price = (
        [("new_sparta", 2), ("contact_specialist", -1), ("space_marines", 2)],
        {"price": 1, "have": 3},
    )
    paid, tactics = [("defense", 2), ("contact", -1)], {"spent": "new_military_tactics", "vp": 0}
    assert [
        (one.card, one.reason, one.facts, one.parts)
        for one in RACE.referee.verdicts(table.state, 0)
    ] == [
        ("conquer", "conquer", {"military": 3, "defense": 2, "vp": 1}, military),
        ("pay", "contact", {**price, "vp": 1}, paid),
        ("ship", "ship", {**price, "vp": 0, "spent": "colony_ship", "needless": "ship"}, paid),
        ("conquer-tactics", "conquer",
         {"military": 6, "defense": 2, **tactics, "needless": "tactics"},
         [*military, ("new_military_tactics", 3)]),
        ("pay-tactics", "contact", {**price, **tactics, "needless": "tactics"}, paid),
        ("ship-tactics", "ship",
         {**price, "vp": -1, "spent": "colony_ship+new_military_tactics", "needless": "tactics"}, paid),
    ]  # fmt: skip


def test_R5_17_a_way_that_is_needed_is_not_called_needless():
    table = settling("new_sparta colony_ship new_military_tactics", "lost_alien_battle_fleet gem_world", 3)
    table.choose(0, "place:gem_world")
    needless = {one.card: one.facts.get("needless") for one in RACE.referee.verdicts(table.state, 0)}
    assert needless == {
        "pay": None, "ship": None, "pay-tactics": "tactics", "ship-tactics": "tactics",
    }  # fmt: skip


def test_R5_18_a_windfall_world_gets_its_good_as_it_is_placed():
    table = settling("new_sparta", "refugee_world star_nomad_lair", deck="comet_zone").choose(
        0, "place:star_nomad_lair"
    )
    table.expect_events("good-placed", seat=0, world="star_nomad_lair", good="novelty", why="windfall")
    assert table.goods(0) == ["star_nomad_lair"]
    table.expect_unseen("comet_zone")
    table = settling("new_sparta", "refugee_world star_nomad_lair").choose(0, "place:refugee_world")
    assert table.goods(0) == ["refugee_world"]
    table = settling("old_earth", "gem_world").choose(0, "place:gem_world").pay(0, filler(2))
    assert table.goods(0) == []  # a production world starts empty


def test_R5_19_the_bonus_draws_one_after_placing():
    table = settling("new_sparta", "star_nomad_lair", 0, acts=("settle", "produce")).choose(
        0, "place:star_nomad_lair"
    )
    table.expect_events("drew", seat=0, count=1, why="settle-bonus")
    table = settling("old_earth", "artist_colony", 2, acts=("settle", "produce")).choose(
        0, "place:artist_colony"
    )
    table.pay(0, filler(1)).expect_events("drew", seat=0, count=1, why="settle-bonus")
    table = settling("old_earth", "artist_colony", 2, acts=("settle", "produce")).choose(0, "pass")
    assert not table.happened("drew")
    table = settling("old_earth", "refugee_world", 0).choose(0, "place:refugee_world")
    assert not table.happened("drew")


def test_R5_20_terraforming_robots_draw_after_any_placing():
    table = settling("old_earth terraforming_robots", "refugee_world", 0).choose(0, "place:refugee_world")
    table.expect_events("drew", seat=0, count=1, why="terraforming_robots")
    table = settling("new_sparta terraforming_robots", "star_nomad_lair", 0).choose(
        0, "place:star_nomad_lair"
    )
    table.expect_events("drew", seat=0, count=1, why="terraforming_robots")
    table = settling("old_earth terraforming_robots", "refugee_world", 0).choose(0, "pass")
    assert not table.happened("drew")


def test_R5_20_a_world_does_not_draw_for_itself():
    table = settling("old_earth", "terraforming_colonists", 3, edition="second", new_start_worlds=True)
    table.choose(0, "place:terraforming_colonists").pay(0, filler(2))
    assert not table.happened("drew")


@pytest.mark.parametrize(
    ("world", "price"), [("mining_world", 2), ("asteroid_belt", 1), ("gem_world", 2), ("gambling_world", 1)]
)
def test_R5_21_a_discount_for_a_kind_fits_that_kind_only(world, price):
    table = settling("old_earth mining_robots", world).choose(0, "place:" + world)
    table.expect_asked(0, "pay", more=price)


def test_R5_22_payment_world_good_draws():
    table = settling(
        "old_earth terraforming_robots",
        "asteroid_belt",
        2,
        acts=("settle", "produce"),
        deck="comet_zone gem_world rebel_base",
    )
    table.choose(0, "place:asteroid_belt")
    order = table.order("settled", "good-placed", "drew")
    assert order == ["settled", "good-placed", "drew", "drew"]
    table.expect_hand(0, "gem_world rebel_base").expect_unseen("comet_zone")


def two_settle(**more):
    """Two seats that are about to pay for windfall worlds, the first with a power that draws afterwards."""
    table = play(
        seat("old_earth terraforming_robots", "asteroid_belt " + filler(2)),
        seat("new_sparta", "pre_sentient_race " + filler(2)),
        **more,
    )
    table.acts("settle", "produce").choose(0, "place:asteroid_belt").choose(1, "place:pre_sentient_race")
    for at in (0, 1):
        if at in table.awaited and table.purpose(at) == "settle-by":
            table.choose(at, "by:pay")
    return table


def test_R5_22_all_worlds_are_placed_before_anybody_draws():
    table = two_settle()
    order = table.order("settled", "good-placed", "drew")
    assert order == ["settled", "good-placed", "settled", "good-placed", "drew", "drew"]
    assert [event["seat"] for event in table.happened("settled")] == [0, 1]


def test_R5_22_all_payments_are_discarded_before_a_world_is_placed():
    table = two_settle(deck="comet_zone", rest="discards")
    assert table.order("settled", "reshuffled", "good-placed")[:3] == ["settled", "reshuffled", "good-placed"]
    assert table.happened("settled")[1]["price"] > 0
    assert table.view(1).discarded == [], "the payment of seat 1 is in the deck that seat 0 has drawn from"


def test_R5_23_ways_and_payments_are_answered_at_once_and_carried_out_in_seat_order():
    table = play(
        seat("old_earth colony_ship", "gem_world " + filler(3)),
        seat("new_sparta", "artist_colony " + filler(2)),
    )
    table.acts("produce", "settle").choose(0, "place:gem_world").choose(1, "place:artist_colony")
    assert table.awaited == [0, 1]
    table.pay(1, "public_works")
    assert not table.happened("settled")
    table.choose(0, "by:pay").pay(0, filler(2))
    assert [event["seat"] for event in table.happened("settled")] == [0, 1]


def test_R5_24_nothing_need_be_picked():
    table = settling("new_sparta", "star_nomad_lair refugee_world", 2).choose(0, "pass")
    table.expect_events("declined", seat=0, phase="settle")
    assert table.tableau(0) == ["new_sparta"]
