"""R7 Produce."""

from .scenario import play, seat


def producing(tableau, hand="", bonus=False, rival="", **more):
    """Seat 0 in a Produce phase; the rival picks Develop, or Produce when seat 0 has no bonus."""
    return play(seat(tableau, hand), seat(rival), **more).acts(
        "produce" if bonus else "develop", "develop" if bonus else "produce"
    )


def test_R7_1_each_empty_production_world_gets_a_good():
    table = producing(
        "old_earth gem_world comet_zone+ refugee_world malevolent_lifeforms", rival="earths_lost_colony"
    )
    assert table.goods(0) == ["gem_world", "comet_zone", "malevolent_lifeforms"]
    assert table.goods(1) == ["earths_lost_colony"]
    assert [(event["seat"], event["world"]) for event in table.happened("good-placed")] == [
        (0, "gem_world"),
        (0, "malevolent_lifeforms"),
        (1, "earths_lost_colony"),
    ]


def test_R7_2_never_two_goods_on_a_world():
    table = producing("old_earth gem_world+ refugee_world+ galactic_engineers", bonus=True)
    assert not table.happened("good-placed")
    assert table.goods(0) == ["gem_world", "refugee_world"]


def test_R7_3_the_good_is_an_unseen_card_of_the_worlds_kind():
    table = producing("old_earth gem_world", deck="rebel_base comet_zone")
    table.expect_events("good-placed", seat=0, world="gem_world", good="novelty", why="produce")
    table.expect_unseen("rebel_base")
    table.expect_hand(0, "comet_zone")
    assert table.view(0).deck == table.deck_size - 2


def test_R7_4_no_draw_for_gem_world_with_a_good():
    table = producing("old_earth gem_world+")
    assert not table.happened("drew") and table.hand(0) == []
    table = producing("old_earth gem_world", deck="rebel_base comet_zone")
    table.expect_events("drew", seat=0, count=1).expect_hand(0, "comet_zone")


def test_R7_5_the_bonus_is_a_good_on_one_windfall_world():
    table = producing("old_earth refugee_world asteroid_belt empath_world+ gem_world", bonus=True)
    table.expect_asked(0, "produce-on", about="produce-bonus").expect_options(
        0, "produce:refugee_world produce:asteroid_belt"
    )
    table.choose(0, "produce:asteroid_belt")
    assert table.goods(0) == ["asteroid_belt", "empath_world", "gem_world"]
    table.expect_events("good-placed", world="asteroid_belt", good="rare", why="produce-bonus")
    table = producing("old_earth refugee_world")
    assert table.goods(0) == []


def test_R7_6_kinds_first_then_the_bonus_then_any():
    tableau = (
        "old_earth galactic_engineers genetics_lab empath_world refugee_world asteroid_belt destroyed_world"
    )
    table = producing(tableau, bonus=True)
    # Genetics Lab has one world to go to; bonus and Galactic Engineers choose.
    table.expect_asked(0, "produce-on", about="produce-bonus")
    table.expect_options(0, "produce:refugee_world produce:asteroid_belt produce:destroyed_world").choose(
        0, "produce:destroyed_world"
    )
    table.expect_asked(0, "produce-on", about="galactic_engineers")
    table.expect_options(0, "produce:refugee_world produce:asteroid_belt").choose(0, "produce:refugee_world")
    assert [event["why"] for event in table.happened("good-placed")] == [
        "genetics_lab",
        "produce-bonus",
        "galactic_engineers",
    ]


def test_R7_6_the_seat_picks_where_several_fit():
    table = producing("old_earth genetics_lab empath_world pre_sentient_race refugee_world")
    table.expect_asked(0, "produce-on", about="genetics_lab").expect_options(
        0, "produce:empath_world produce:pre_sentient_race"
    )
    table.choose(0, "produce:pre_sentient_race")
    assert table.goods(0) == ["pre_sentient_race"]


def test_R7_7_they_are_compulsory_and_go_to_different_worlds():
    table = producing("old_earth mining_robots mining_league asteroid_belt destroyed_world", bonus=True)
    table.use_if_asked(0, "produce:asteroid_belt")
    assert sorted(table.goods(0)) == ["asteroid_belt", "destroyed_world"]
    assert len(table.happened("good-placed")) == 2
    table = producing("old_earth genetics_lab empath_world pre_sentient_race").expect_refused(
        0, "done", "not-an-option"
    )


def test_R7_8_runaway_robots_draw_with_any_production():
    for tableau, bonus in (
        ("old_earth runaway_robots mining_robots", False),
        ("old_earth runaway_robots galactic_engineers", False),
        ("old_earth runaway_robots", True),
    ):
        table = producing(tableau, bonus=bonus)
        assert table.goods(0) == ["runaway_robots"]
        table.expect_events("drew", seat=0, count=1)
        assert len(table.hand(0)) == 1
    assert not producing("old_earth runaway_robots+ mining_robots").happened("drew")
    assert not producing("old_earth runaway_robots").happened("drew")


def test_R7_9_draws_for_goods_and_kinds_count_all_production():
    table = producing(
        "old_earth consumer_markets artist_colony spice_world space_port+ refugee_world", bonus=True
    )
    assert (
        len(table.hand(0)) == 3
    )  # two production worlds and the windfall of the bonus; the occupied one not
    table = producing(
        "old_earth research_labs alien_robotic_factory deserted_alien_outpost alien_rosetta_stone_world"
    )
    assert len(table.hand(0)) == 2
    table = producing(
        "old_earth diversified_economy artist_colony spice_world rebel_miners empath_world", bonus=True
    )
    assert len(table.hand(0)) == 3  # novelty, rare, genes
    tags = table.order("good-placed", "drew")
    assert tags.index("drew") == tags.count("good-placed")


def test_R7_10_pan_galactic_league_counts_genes_worlds():
    table = producing(
        "old_earth pan_galactic_league empath_world pre_sentient_race+ malevolent_lifeforms+ gem_world+"
    )
    assert len(table.hand(0)) == 3


def test_R7_11_mining_conglomerate_needs_strictly_most():
    own = "old_earth mining_conglomerate rebel_miners imperium_armaments_world"
    assert len(producing(own, rival="new_sparta new_earth").hand(0)) == 2
    assert len(producing(own, rival="new_sparta new_earth bio_hazard_mining_world").hand(0)) == 0  # a tie
    assert len(producing(own, rival="new_sparta new_earth bio_hazard_mining_world+").hand(0)) == 2
    assert len(producing("old_earth mining_conglomerate gem_world+").hand(0)) == 0  # none against none


def test_R7_11_it_draws_last():
    own = "old_earth mining_conglomerate rebel_miners merchant_guild"
    table = producing(own, rival="new_sparta rebel_underground")
    whys = [(event["seat"], event["why"]) for event in table.happened("drew")]
    assert whys[-1] == (0, "mining_conglomerate") and len(whys) == 3


def test_R7_12_plain_draws():
    table = producing("old_earth merchant_guild rebel_underground")
    assert len(table.hand(0)) == 3
    table.acts("produce", "produce")
    assert len(table.hand(0)) == 6
    table.acts("develop", "settle")
    assert len(table.hand(0)) == 6


def test_R7_12_they_come_before_any_good_in_seat_order():
    table = producing(
        "old_earth merchant_guild artist_colony", rival="new_sparta rebel_underground spice_world"
    )
    assert table.order("good-placed", "drew") == ["drew", "drew", "good-placed", "good-placed"]
    assert [event["seat"] for event in table.happened("drew")] == [0, 1]
    assert [event["seat"] for event in table.happened("good-placed")] == [0, 1]


def test_R7_9_draws_for_goods_come_when_all_seats_have_produced():
    table = producing("old_earth gem_world consumer_markets", rival="new_sparta comet_zone")
    assert table.order("good-placed", "drew") == ["good-placed", "good-placed", "drew", "drew", "drew"]
    assert [(event["seat"], event["why"]) for event in table.happened("drew")] == [
        (0, "gem_world"),
        (0, "consumer_markets"),
        (1, "comet_zone"),
    ]


def test_R7_12_a_seat_produces_when_the_one_before_has_chosen():
    table = producing("old_earth refugee_world asteroid_belt", bonus=True, rival="new_sparta spice_world")
    assert table.goods(1) == []
    table.choose(0, "produce:refugee_world")
    assert table.goods(1) == ["spice_world"]


def test_R11_16_a_bonus_without_an_empty_windfall_world():
    table = producing("old_earth gem_world refugee_world+", bonus=True)
    table.expect_events("bonus-unused", seat=0, about="produce-bonus")
    assert not producing("old_earth refugee_world", bonus=True).happened("bonus-unused")
