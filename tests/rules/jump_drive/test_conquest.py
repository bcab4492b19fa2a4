"""R6 conquest and Contact Specialist."""

from cosmodrome.games.jump_drive.game import JUMP_DRIVE

from .scenario import play, seat


def test_R6_1_military_reaches_the_defense_and_nothing_is_paid():
    table = play(seat("space_marines", hand="adaptable_uplift_race rebel_base comet_zone"), seat())
    table.expect_refused(0, "place:rebel_base", "needs-military", need=6, have=2)
    table.place(0, "adaptable_uplift_race").explore(1)
    table.expect_events("conquered", seat=0, card="adaptable_uplift_race", military=2, defense=2)
    assert not table.happened("paid") and "comet_zone" in table.hand(0)


def test_R6_2_military_is_icons_and_gene_icons_with_mercenaries():
    table = play(seat("space_marines convict_miners uplift_code"), seat())
    assert table.military(0) == 3
    table = play(seat("space_marines convict_miners uplift_code uplift_mercenaries"), seat())
    assert table.military(0) == 6  # the mercenaries' own gene icon is the third


def test_R6_2_gene_icons_of_a_development_of_the_round_count():
    hand = "uplift_researchers arboreal_uplift_race adaptable_uplift_race comet_zone mining_world new_earth gem_world"
    table = play(seat("uplift_mercenaries", hand=hand), seat())
    table.expect_refused(0, "place:adaptable_uplift_race", "with-development", need=2, have=1)
    table.place(0, "uplift_researchers", "adaptable_uplift_race").explore(1).go_on("second-world")
    table.expect_events("conquered", military=2, defense=2)


def test_R6_3_rebel_military():
    table = play(seat("galactic_imperium space_marines", hand="rebel_base pirate_lair warrior_race"), seat())
    assert table.verdict(0, "rebel_base").facts["military"] == 6
    assert not table.verdict(0, "pirate_lair").allowed
    assert not table.verdict(0, "warrior_race").allowed  # whether it bears REBEL is not known
    assert table.view(0).players[0].military_against == {"rebel": 4}


def test_R6_3_alien_military():
    empire = "alien_technology_institute rosetta_stone_world space_marines"
    table = play(seat(empire, hand="lost_alien_battle_fleet rebel_outpost"), seat())
    assert table.verdict(0, "lost_alien_battle_fleet").facts["military"] == 6
    assert table.verdict(0, "lost_alien_battle_fleet").parts == [
        ("space_marines", 2), ("alien_technology_institute", 2), ("rosetta_stone_world", 2),
    ]  # fmt: skip
    assert table.verdict(0, "rebel_outpost").facts["have"] == 2


def test_R6_4_military_does_not_lower_a_price():
    table = play(seat("space_marines contact_specialist", hand="rebel_outpost comet_zone"), seat())
    table.expect_refused(0, "place:rebel_outpost", "contact-costs", price=4, have=1, military=2, need=5)


def test_R6_5_military_serves_every_round():
    table = play(seat("space_marines", hand="adaptable_uplift_race reptilian_uplift_world"), seat())
    table.place(0, "adaptable_uplift_race").explore(1).go_on()
    table.place(0, "reptilian_uplift_world").explore(1).go_on()
    assert len(table.happened("conquered")) == 2


def test_R6_6_contact_specialist_pays_defense_less_one():
    table = play(seat("contact_specialist", hand="pirate_lair comet_zone mining_world gem_world"), seat())
    assert table.verdict(0, "pirate_lair").reason == "contact"
    table.place(0, "pirate_lair").explore(1).expect_asked(0, "pay", "pirate_lair", more=2)
    table.pay(0, "comet_zone mining_world").expect_events(
        "settled", card="pirate_lair", price=2, contact=True
    )


def test_R6_6_discounts_of_the_world_count_then():
    empire = "contact_specialist mining_robots replicant_robots"
    table = play(seat(empire, hand="imperium_blaster_factory rebel_outpost comet_zone gem_world"), seat())
    assert table.verdict(0, "imperium_blaster_factory").facts["price"] == 0  # 3 - 1 - 1 - 2
    assert table.verdict(0, "rebel_outpost").facts["price"] == 2


def test_R6_6_a_contact_specialist_of_the_same_round():
    hand = "contact_specialist smuggling_lair comet_zone"
    table = play(seat(hand=hand), seat())
    table.place(0, "contact_specialist", "smuggling_lair").explore(1)
    table.expect_events("settled", card="smuggling_lair", price=0, contact=True)


def test_R6_7_not_alien_worlds():
    table = play(
        seat("contact_specialist", hand="alien_robot_sentry comet_zone mining_world gem_world new_earth"),
        seat(),
    )
    table.expect_refused(0, "place:alien_robot_sentry", "needs-military", need=4, have=0)


def test_R6_8_who_can_do_both_chooses():
    table = play(
        seat("contact_specialist space_marines", hand="adaptable_uplift_race comet_zone gem_world"), seat()
    )
    table.place(0, "adaptable_uplift_race").explore(1).expect_asked(0, "place-by", "adaptable_uplift_race")
    table.expect_options(0, "by:conquer by:pay")
    table.choose(0, "by:pay").expect_asked(0, "pay", "adaptable_uplift_race", more=1).pay(0, "gem_world")
    table.expect_events("settled", price=1, contact=True)


BRINGS = {"vp": 1, "income": 1, "follows": 0}


def ways_of(table):
    return [
        (verdict.card, verdict.allowed, verdict.reason, verdict.facts, verdict.parts)
        for verdict in JUMP_DRIVE.referee.verdicts(table.state, 0)
    ]


def test_R6_8_each_way_is_judged_by_what_it_takes_and_what_it_brings():
    hand = "adaptable_uplift_race comet_zone gem_world"
    table = play(seat("contact_specialist space_marines", hand=hand), seat())
    table.place(0, "adaptable_uplift_race").explore(1)
    assert ways_of(table) == [
        ("conquer", True, "conquer", {"military": 2, "defense": 2, **BRINGS}, [("space_marines", 2)]),
        (
            "pay",
            True,
            "contact",
            {"price": 1, "have": 2, **BRINGS},
            [("defense", 2), ("contact_specialist", -1)],
        ),
    ]
    table.choose(0, "by:pay").expect_asked(0, "pay", "adaptable_uplift_race", more=1)
    assert ways_of(table) == []


def test_R6_8_the_price_of_the_last_cards_is_told():
    hand = "drop_ships adaptable_uplift_race comet_zone mining_world new_earth asteroid_belt gem_world"
    table = play(seat("contact_specialist", hand=hand), seat())
    # Five cards for both, and five are left: the development's four are set aside, and what it brings is reckoned in.
    table.place(0, "drop_ships", "adaptable_uplift_race").explore(1).expect_asked(0, "place-by")
    assert [facts for _, _, _, facts, _ in ways_of(table)] == [
        {"military": 3, "defense": 2, **BRINGS},
        {"price": 1, "have": 1, **BRINGS},
    ]
    table.choose(0, "by:pay").expect_events("paid", seat=0, count=5)


def followed(empire, hand="adaptable_uplift_race comet_zone gem_world", development=""):
    """After which ways a second world may follow, conquering and paying: a Convoy decides."""
    table = play(seat(f"contact_specialist space_marines {empire}", hand=hand), seat())
    table.place(0, *development.split(), "adaptable_uplift_race").explore(1).expect_asked(0, "place-by")
    return tuple(facts["follows"] for _, _, _, facts, _ in ways_of(table))


def test_R6_8_R7_1_R7_6_the_verdict_tells_what_may_follow_either_way():
    assert followed("") == (0, 0)
    assert followed("military_convoy") == (1, 0)
    assert followed("colony_convoy") == (0, 1)
    assert followed("colony_convoy military_convoy") == (1, 1)


def test_R7_11_a_convoy_revealed_beside_the_world_counts():
    hand = "military_convoy adaptable_uplift_race comet_zone mining_world new_earth asteroid_belt gem_world"
    assert followed("", hand, "military_convoy") == (1, 0)


def test_R6_8_the_way_is_sealed():
    cards = "adaptable_uplift_race comet_zone gem_world"
    table = play(
        seat("contact_specialist space_marines", hand=cards),
        seat("contact_specialist space_marines", hand="reptilian_uplift_world comet_zone mining_world"),
    )
    table.place(0, "adaptable_uplift_race").place(1, "reptilian_uplift_world").choose(0, "by:conquer")
    assert table.view(1).players[0].way == "" and table.view(0).way == "conquer"
    table.choose(1, "by:conquer").go_on()
    assert len(table.happened("conquered")) == 2


def test_R6_8_not_asked_where_the_price_is_too_high():
    table = play(seat("contact_specialist drop_ships", hand="pirate_lair comet_zone"), seat())
    table.place(0, "pirate_lair").explore(1)
    table.expect_events("conquered", card="pirate_lair")


def test_R6_8_nor_where_the_development_takes_the_cards():
    hand = "drop_ships reptilian_uplift_world comet_zone mining_world new_earth asteroid_belt"
    table = play(seat("contact_specialist", hand=hand), seat())
    table.place(0, "drop_ships", "reptilian_uplift_world").explore(1)  # 4 cards for the one, 1 for the other
    table.expect_events("conquered", card="reptilian_uplift_world").expect_events("paid", seat=0, count=4)


def test_R6_9_several_contact_specialists_add_up():
    table = play(seat("contact_specialist contact_specialist", hand="pirate_lair comet_zone"), seat())
    assert table.verdict(0, "pirate_lair").facts["price"] == 1
