"""R13 The Gathering Storm in Settle: mercenaries, Doomed World, and second worlds."""

import pytest

from cosmodrome.core.rng import seeded
from cosmodrome.games.race.game import RACE

from .scenario import play, seat
from .test_settle import filler

LOGISTICS = "improved_logistics"


def settling(tableau, hand, cards=4, acts=("develop", "settle"), other=None, **more):
    """Seat 0, without the bonus, about to settle from `hand` and `cards` developments."""
    held = seat(tableau, f"{hand} {filler(cards)}")
    table = play(held, other or seat(), gathering_storm=True, **more).acts(*acts)
    for at in (0, 1):
        if table.purpose(at) == "develop":
            table.choose(at, "pass")
    return table


# Space Mercenaries.


def test_R13_11_two_cards_for_two_military():
    table = settling("old_earth space_mercenaries", "rebel_warrior_race gem_world")
    table.choose(0, "place:rebel_warrior_race").expect_asked(0, "hire", about="rebel_warrior_race", more=2)
    table.picks(0, "discard", ["public_works", "gem_world"])
    table.expect_events("hired", seat=0, count=2, world="rebel_warrior_race")
    table.expect_events("conquered", seat=0, card="rebel_warrior_race", military=3, defense=3)
    assert table.seen(1, "hired")[0]["cards"] is None and len(table.hand(0)) == 3
    assert table.military(0) == 2, "the two are gone with the phase, the world has one of its own"


def test_R13_11_no_more_than_two_and_not_the_world_itself():
    table = settling("old_earth space_mercenaries", "rebel_colony gem_world")
    table.expect_refused(0, "place:rebel_colony", "needs-military", need=4, have=3)
    table = settling("old_earth space_mercenaries", "rebel_warrior_race asteroid_belt", 0)
    assert table.tableau(0) == ["old_earth", "space_mercenaries"]


def test_R13_11_it_is_optional_where_another_way_is_open():
    table = settling("old_earth space_mercenaries contact_specialist", "rebel_miners")
    table.choose(0, "place:rebel_miners").expect_options(0, "by:conquer by:pay")
    verdict = table.verdict(0, "conquer")
    assert verdict.reason == "hire" and verdict.facts["hired"] == 2 and verdict.facts["military"] == 2
    assert ("hired", 2) in verdict.parts and sum(amount for _, amount in verdict.parts) == 2
    table.choose(0, "by:pay").expect_asked(0, "pay", more=1)


def test_R13_12_it_pays_no_part_of_a_price():
    table = settling("old_earth space_mercenaries", "gem_world comet_zone mining_world", 0)
    table.expect_refused(0, "place:mining_world", "costs", price=3, have=2)
    table.choose(0, "place:gem_world").expect_events("settled", card="gem_world", price=2)
    assert not table.happened("hired")


def test_R13_12_it_adds_up_with_new_military_tactics():
    tableau = "old_earth space_mercenaries new_military_tactics"
    table = settling(tableau, "rebel_base gem_world")
    assert table.verdict(0, "rebel_base").reason == "tactics-hire"
    table.choose(0, "place:rebel_base").expect_asked(0, "hire", more=2)
    table.picks(0, "discard", ["public_works", "gem_world"])
    table.expect_events("tableau-card-discarded", card="new_military_tactics")
    table.expect_events("conquered", card="rebel_base", military=6, defense=6)


def test_R13_13_only_what_is_needed_is_discarded():
    table = settling("new_sparta space_mercenaries", "rebel_colony gem_world")
    assert table.verdict(0, "rebel_colony").facts["hired"] == 1
    table.choose(0, "place:rebel_colony").expect_asked(0, "hire", more=1).discard(0, "public_works")
    table.expect_events("conquered", military=4, defense=4)
    table = settling("new_sparta space_mercenaries", "rebel_warrior_race gem_world")
    table.choose(0, "place:rebel_warrior_race")
    table.expect_events("conquered", military=3, defense=3)
    assert not table.happened("hired")


def test_R13_13_tactics_that_save_cards_are_not_needless():
    table = settling("new_sparta space_mercenaries new_military_tactics", "rebel_colony gem_world")
    table.choose(0, "place:rebel_colony").expect_options(0, "by:conquer by:conquer-tactics")
    assert "needless" not in table.verdict(0, "conquer-tactics").facts
    table.choose(0, "by:conquer-tactics")
    table.expect_events("conquered", military=6, defense=4)


# Doomed World and Colony Ship.


def test_R13_14_doomed_world_places_a_world_for_nothing():
    table = settling("doomed_world", "new_earth gem_world", 0)
    assert table.verdict(0, "new_earth").reason == "doomed"
    table.choose(0, "place:new_earth")
    table.expect_events("tableau-card-discarded", card="doomed_world", world="new_earth")
    table.expect_events("settled", card="new_earth", price=0)
    assert table.tableau(0) == ["new_earth"] and table.score(0) == 3
    table.expect_discarded("doomed_world")
    assert "doomed_world" in table.view(1).shown


def test_R13_14_not_for_alien_or_military_worlds():
    table = settling("doomed_world", "deserted_alien_library rebel_miners gem_world", 0)
    table.expect_options(0, "pass place:gem_world")
    table = settling("doomed_world contact_specialist", "rebel_base gem_world", 0)
    table.choose(0, "place:rebel_base").expect_events("settled", card="rebel_base", price=0)


@pytest.mark.parametrize(("way", "gone"), [("ship", "colony_ship"), ("doomed", "doomed_world")])
def test_R13_15_the_seat_picks_which_ship_goes(way, gone):
    table = settling("doomed_world colony_ship", "new_earth gem_world", 0)
    table.choose(0, "place:new_earth").expect_options(0, "by:ship by:doomed")
    assert table.verdict(0, way).facts["spent"] == gone
    table.choose(0, f"by:{way}").expect_events("tableau-card-discarded", card=gone)
    assert gone not in table.tableau(0) and len(table.tableau(0)) == 2


def test_R13_15_with_new_military_tactics_beside_them():
    table = settling("doomed_world colony_ship new_military_tactics", "new_earth gem_world", 0)
    table.choose(0, "place:new_earth").expect_options(
        0, "by:ship by:ship-tactics by:doomed by:doomed-tactics"
    )
    table.choose(0, "by:doomed-tactics")
    assert table.tableau(0) == ["colony_ship", "new_earth"]


# Second worlds.


def test_R13_16_a_second_world_after_a_first():
    table = settling(f"old_earth {LOGISTICS}", "gem_world artist_colony")
    table.choose(0, "place:gem_world").pay(0, filler(2)).expect_asked(0, "settle-second")
    table.choose(0, "place:artist_colony").pay(0, "investment_credits")
    assert table.tableau(0)[-2:] == ["gem_world", "artist_colony"]
    assert table.view(None).phase == "choose" and table.view(None).players[0].second is None


def test_R13_16_none_without_a_first_and_none_is_declined():
    table = settling(f"old_earth {LOGISTICS}", "gem_world artist_colony").choose(0, "pass")
    assert table.view(None).phase == "choose" and not table.happened("declined-second")
    table = settling(f"old_earth {LOGISTICS}", "gem_world artist_colony")
    table.choose(0, "place:gem_world").pay(0, filler(2)).choose(0, "pass")
    assert table.seen(0, "declined-second") == [{"event": "declined-second", "seat": 0, "could": True}]
    assert table.seen(1, "declined-second")[0]["could"] is None


def test_R13_16_only_one_more():
    table = settling(f"old_earth {LOGISTICS} replicant_robots", "gem_world artist_colony secluded_world", 6)
    table.choose(0, "place:gem_world").choose(0, "place:artist_colony")
    assert table.view(None).phase == "choose" and len(table.tableau(0)) == 5


def test_R13_17_cards_drawn_for_the_first_serve_the_second():
    table = settling(
        f"old_earth {LOGISTICS} terraforming_robots", "asteroid_belt", 2, deck="comet_zone refugee_world"
    )
    table.choose(0, "place:asteroid_belt").expect_asked(0, "settle-second")
    table.expect_hand(0, "refugee_world").choose(0, "place:refugee_world")
    assert table.goods(0) == ["asteroid_belt", "refugee_world"]


def test_R13_18_no_discount_of_the_first_helps_the_second():
    table = settling(f"old_earth {LOGISTICS}", "deserted_alien_world deserted_alien_library artist_colony", 6)
    table.choose(0, "place:deserted_alien_world").pay(0, "public_works")
    assert table.verdict(0, "deserted_alien_library").facts["price"] == 6
    assert not table.verdict(0, "deserted_alien_library").allowed or len(table.hand(0)) > 6


def test_R13_18_its_military_neither_helps_nor_hinders():
    table = settling(f"new_sparta {LOGISTICS}", "epsilon_eridani rebel_warrior_race star_nomad_lair", 4)
    table.choose(0, "place:epsilon_eridani").pay(0, filler(2))
    table.expect_refused(0, "place:rebel_warrior_race", "needs-military", need=3, have=2)
    table = settling(f"new_sparta {LOGISTICS}", "refugee_world rebel_miners gem_world", 4)
    table.choose(0, "place:refugee_world").choose(0, "place:rebel_miners")
    table.expect_events("conquered", card="rebel_miners", military=2, defense=2)
    assert table.military(0) == 1


def test_R13_18_nor_does_it_draw_or_go():
    options = {"edition": "second", "new_start_worlds": True}
    table = settling(f"old_earth {LOGISTICS}", "terraforming_colonists artist_colony gem_world", 6, **options)
    table.choose(0, "place:terraforming_colonists").pay(0, filler(2)).choose(0, "place:artist_colony")
    table.pay(0, "investment_credits")
    assert not [event for event in table.happened("drew") if event["seat"] == 0]
    table = settling(f"old_earth {LOGISTICS}", "doomed_world new_earth gem_world", 2)
    table.choose(0, "place:doomed_world").pay(0, "public_works")
    table.expect_refused(0, "place:new_earth", "costs", price=5, have=2)


def test_R13_19_the_bonus_comes_once_and_draws_for_each():
    tableau = f"old_earth {LOGISTICS} terraforming_robots replicant_robots"
    table = settling(tableau, "gem_world artist_colony", acts=("settle", "develop"))
    table.choose(0, "place:gem_world").choose(0, "place:artist_colony")
    drawn = [event["why"] for event in table.happened("drew") if event["seat"] == 0]
    assert drawn == ["settle-bonus", "terraforming_robots", "terraforming_robots"]


def test_R13_20_tactics_of_the_first_count_for_the_second():
    tableau = f"old_earth {LOGISTICS} new_military_tactics"
    table = settling(tableau, "rebel_warrior_race rebel_miners gem_world", 0)
    table.choose(0, "place:rebel_warrior_race")
    assert table.view(1).players[0].second.military == 3
    verdict = table.verdict(0, "rebel_miners")
    assert verdict.parts == [("lasting", 3)] and verdict.facts["military"] == 3
    table.choose(0, "place:rebel_miners").expect_events("conquered", card="rebel_miners", military=3)
    assert table.military(0) == 1, "that of the warriors"


def test_R13_20_cards_discarded_count_and_the_rest_may_follow():
    tableau = f"old_earth {LOGISTICS} space_mercenaries"
    table = settling(tableau, "rebel_miners rebel_warrior_race gem_world", 4)
    table.choose(0, "place:rebel_miners").expect_asked(0, "hire", more=1).discard(0, "public_works")
    table.choose(0, "place:rebel_warrior_race").expect_asked(0, "hire", more=1).discard(0, "gem_world")
    table.expect_events("conquered", card="rebel_warrior_race", military=3, defense=3)
    table = settling(tableau, "rebel_warrior_race rebel_colony gem_world", 6)
    table.choose(0, "place:rebel_warrior_race").discard(0, *filler(2).split())
    table.expect_refused(0, "place:rebel_colony", "needs-military", need=4, have=3)


def test_R13_21_a_ship_serves_one_world_and_contact_specialist_both():
    table = settling(
        f"old_earth {LOGISTICS} colony_ship", "new_earth mining_world gem_world expanding_colony", 0
    )
    table.choose(0, "place:new_earth")
    table.expect_refused(0, "place:mining_world", "costs", price=3, have=2)
    table = settling(f"old_earth {LOGISTICS} contact_specialist", "rebel_miners rebel_warrior_race", 6)
    table.choose(0, "place:rebel_miners").pay(0, "public_works").choose(0, "place:rebel_warrior_race")
    table.expect_asked(0, "pay", more=2)


def test_R13_21_both_ships_may_go_one_for_each_world():
    table = settling(f"doomed_world {LOGISTICS} colony_ship", "new_earth mining_world gem_world", 0)
    table.choose(0, "place:new_earth").choose(0, "by:doomed").choose(0, "place:mining_world")
    assert table.tableau(0) == [LOGISTICS, "new_earth", "mining_world"]


def test_R13_22_two_settles_have_a_second_world_each():
    tableau = f"old_earth {LOGISTICS} new_military_tactics replicant_robots"
    hand = "rebel_miners gem_world rebel_warrior_race artist_colony secluded_world"
    table = settling(tableau, hand, 0, acts=("settle+settle", "explore-5+produce"), experienced=True)
    table.keep_any(0).keep_any(1)
    table.choose(0, "place:rebel_miners").choose(0, "place:gem_world")
    assert table.verdict(0, "rebel_warrior_race").facts["have"] == 0, "the Military went with the first phase"
    table.choose(0, "place:artist_colony").choose(0, "place:secluded_world")
    assert {"rebel_miners", "gem_world", "artist_colony", "secluded_world"} <= set(table.tableau(0))


def test_R13_23_second_worlds_are_picked_sealed_and_shown_together():
    other = seat(f"new_sparta {LOGISTICS}", "artist_colony expanding_colony new_economy trade_league")
    table = settling(
        f"old_earth {LOGISTICS} replicant_robots", "gem_world secluded_world mining_world", 0, other=other
    )
    table.choose(0, "place:gem_world").choose(1, "place:artist_colony").pay(1, "new_economy")
    assert table.awaited == [0, 1] and table.purpose(1) == "settle-second"
    shown = len(table.happened("revealed"))
    table.choose(1, "place:expanding_colony")
    assert len(table.happened("revealed")) == shown and table.view(0).players[1].revealed == ""
    table.choose(0, "place:secluded_world")
    assert [event["card"] for event in table.happened("revealed")][-2:] == [
        "secluded_world",
        "expanding_colony",
    ]


def test_R13_23_whoever_may_not_is_not_asked():
    other = seat("new_sparta", "artist_colony expanding_colony new_economy trade_league")
    table = settling(f"old_earth {LOGISTICS} replicant_robots", "gem_world secluded_world", 0, other=other)
    table.choose(0, "place:gem_world").choose(1, "place:artist_colony").pay(1, "new_economy")
    assert table.awaited == [0]


def test_R13_23_imagined_tables_go_on_from_a_second_world():
    tableau = f"old_earth {LOGISTICS} new_military_tactics"
    table = settling(tableau, "rebel_warrior_race rebel_miners gem_world", 2)
    table.choose(0, "place:rebel_warrior_race").expect_asked(0, "settle-second")
    for at in (0, 1):
        world = RACE.imagine(table.view(at), seeded(1, "second"))
        assert RACE.awaited(world) == [0] and RACE.view(world, at) == table.view(at)
    world = RACE.imagine(table.view(0), seeded(1, "second"))
    assert "place:rebel_miners" in [option.key for option in RACE.options(world, 0)]


def test_R13_24_deserted_alien_world_has_no_kind():
    table = settling("deserted_alien_world", "deserted_alien_library gem_world", 6)
    assert table.verdict(0, "deserted_alien_library").facts["price"] == 4
    table = settling("deserted_alien_world", "damaged_alien_factory gem_world", 6)
    table.expect_refused(0, "place:damaged_alien_factory", "needs-military", need=3, have=2)
    table = settling("colony_ship old_earth", "deserted_alien_world gem_world", 0)
    table.choose(0, "place:deserted_alien_world").expect_options(0, "by:pay by:ship")


def test_R13_25_terraforming_guild_draws_after_a_world():
    table = settling("old_earth terraforming_guild", "refugee_world", 0).choose(0, "place:refugee_world")
    table.expect_events("drew", seat=0, count=1, why="terraforming_guild")
