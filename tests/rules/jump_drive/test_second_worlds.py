"""R7 second worlds, with a Colony Convoy or a Military Convoy."""

from .scenario import play, seat


def colony(empire="colony_convoy", hand="gem_world mining_world comet_zone new_earth asteroid_belt", **more):
    """A seat with a Colony Convoy that has paid for Gem World with Comet Zone and New Earth."""
    table = play(seat(empire, hand=hand), seat(), deck="drop_ships", **more)
    return table.place(0, "gem_world").explore(1).pay(0, "comet_zone new_earth")


def test_R7_1_a_second_world_that_is_paid_for():
    table = colony().expect_asked(0, "second-world", "gem_world")
    table.expect_options(0, "pass place:mining_world place:asteroid_belt")
    table.choose(0, "place:mining_world").expect_asked(0, "pay", "mining_world", more=1).pay(
        0, "asteroid_belt"
    )
    assert table.empire(0) == ["colony_convoy", "gem_world"]  # sealed until the explorer has discarded
    table.go_on()
    assert table.empire(0) == ["gem_world", "mining_world"]
    table.expect_events("settled", card="mining_world", price=1, second=True)


def test_R7_1_a_second_world_does_not_pay_for_itself():
    hand = "gem_world mining_world comet_zone new_earth asteroid_belt tourist_world"
    table = colony(hand=hand).choose(0, "place:mining_world").expect_asked(0, "pay", "mining_world", more=1)
    assert table.decision(0).pool == ["drop_ships", "asteroid_belt", "tourist_world"]


def test_R7_1_a_military_first_world_that_was_paid_for_will_do():
    hand = "smuggling_lair gem_world comet_zone new_earth"
    table = play(seat("colony_convoy contact_specialist space_marines", hand=hand), seat())
    table.place(0, "smuggling_lair").explore(1).choose(0, "by:pay").expect_asked(0, "second-world")
    table.choose(0, "place:gem_world").go_on()
    assert table.empire(0)[-2:] == ["smuggling_lair", "gem_world"]


def test_R7_1_not_a_world_that_can_only_be_conquered():
    hand = "gem_world smuggling_lair mining_world comet_zone new_earth asteroid_belt"
    table = colony("colony_convoy drop_ships", hand)
    table.expect_refused(0, "place:smuggling_lair", "must-be-paid")
    table.expect_refused(0, "place:drop_ships", "a-development")
    assert table.verdict(0, "mining_world").facts["price"] == 1


def test_R7_2_the_convoy_is_discarded_open():
    table = colony("colony_convoy survey_hq").choose(0, "place:mining_world").pay(0, "asteroid_belt").go_on()
    assert "colony_convoy" not in table.empire(0) and table.view(1).shown == ["colony_convoy"]
    table.expect_events("convoy-discarded", seat=0, card="colony_convoy", world="mining_world")
    scored = next(one for one in table.happened("scored") if one["seat"] == 0)
    assert scored["vp"] == 1 + 1  # Mining World, and one pair of explore icons without the convoy's


def test_R7_3_in_the_round_it_is_placed():
    hand = "colony_convoy gem_world artist_colony comet_zone mining_world new_earth drop_ships"
    table = play(seat(hand=hand), seat())
    table.place(0, "colony_convoy", "gem_world").explore(1).pay(0, "comet_zone mining_world new_earth")
    table.expect_asked(0, "second-world").choose(0, "place:artist_colony").go_on()
    assert table.empire(0) == ["gem_world", "artist_colony"]


def test_R7_3_option_only_in_a_later_round():
    hand = "colony_convoy gem_world artist_colony comet_zone mining_world new_earth drop_ships"
    table = play(seat(hand=hand), seat(), colony_convoy_waits=True)
    table.place(0, "colony_convoy", "gem_world").explore(1).pay(0, "comet_zone mining_world new_earth")
    assert table.purpose(0) == ""
    table.go_on().place(0, "artist_colony").explore(1).expect_events("revealed", world="artist_colony")
    table = colony(colony_convoy_waits=True).expect_asked(0, "second-world")
    hand = "colony_convoy gem_world artist_colony comet_zone mining_world new_earth drop_ships"
    table = play(seat("colony_convoy", hand=hand), seat(), colony_convoy_waits=True)
    table.place(0, "colony_convoy", "gem_world").explore(1).pay(0, "comet_zone mining_world new_earth")
    table.expect_asked(0, "second-world")  # with the older one


def test_R7_4_two_less_for_the_second_only_beside_other_discounts():
    hand = "comet_zone mining_world new_earth gem_world asteroid_belt tourist_world"
    table = play(seat("colony_convoy mining_robots", hand=hand), seat(), deck="drop_ships")
    assert table.verdict(0, "comet_zone").facts["price"] == 2
    table.place(0, "comet_zone").explore(1).pay(0, "gem_world tourist_world")
    assert table.verdict(0, "new_earth").facts["price"] == 2
    assert table.verdict(0, "new_earth").parts == [("cost", 5), ("mining_robots", -1), ("colony_convoy", -2)]
    assert table.verdict(0, "mining_world").facts["price"] == 0
    table.choose(0, "place:mining_world").go_on()
    table.expect_events("settled", card="mining_world", price=0)


def test_R7_5_together_with_contact_specialist():
    hand = "gem_world smuggling_lair rebel_outpost comet_zone new_earth asteroid_belt tourist_world"
    table = colony("colony_convoy contact_specialist", hand)
    assert table.verdict(0, "rebel_outpost").facts["price"] == 2  # 5 - 1 - 2
    table.choose(0, "place:rebel_outpost").pay(0, "asteroid_belt tourist_world").go_on()
    assert table.empire(0) == ["contact_specialist", "gem_world", "rebel_outpost"]
    table.expect_events("settled", card="rebel_outpost", contact=True, second=True)


def test_R7_6_a_second_world_with_the_military_left_over():
    hand = "adaptable_uplift_race smuggling_lair pirate_lair reptilian_uplift_world"
    table = play(seat("military_convoy space_marines", hand=hand), seat(), deck="comet_zone")
    table.place(0, "adaptable_uplift_race").explore(1)  # 3 military, 2 of them used
    table.expect_asked(0, "second-world").expect_options(0, "pass place:smuggling_lair")
    table.expect_refused(0, "place:reptilian_uplift_world", "needs-military", need=2, have=1)
    table.expect_refused(0, "place:comet_zone", "must-be-conquered")
    table.choose(0, "place:smuggling_lair").go_on()
    table.expect_events("conquered", card="smuggling_lair", military=1, defense=1, second=True)


def test_R7_6_military_against_the_very_world_is_not_divided():
    hand = "rebel_underground rebel_outpost adaptable_uplift_race"
    table = play(
        seat("military_convoy galactic_imperium space_marines", hand=hand), seat(), deck="comet_zone"
    )
    table.place(0, "rebel_underground").explore(1)  # 4 of its 3 met by the Imperium: nothing used
    assert table.view(0).players[0].military_used == 0
    assert table.verdict(0, "rebel_outpost").parts == [
        ("military_convoy", 1), ("space_marines", 2), ("galactic_imperium", 4),
    ]  # fmt: skip
    table.expect_options(0, "pass place:adaptable_uplift_race place:rebel_outpost")
    table = play(
        seat("military_convoy galactic_imperium space_marines", hand=hand), seat(), deck="comet_zone"
    )
    table.place(0, "rebel_outpost").explore(1)  # 1 of 3 used; the outpost brings 1
    assert table.view(0).players[0].military_used == 1
    assert ("used", -1) in table.verdict(0, "adaptable_uplift_race").parts
    table.expect_options(0, "pass place:adaptable_uplift_race place:rebel_underground")


def test_R7_7_each_convoy_for_its_own_way():
    hand = "smuggling_lair gem_world adaptable_uplift_race comet_zone"
    table = play(seat("colony_convoy space_marines", hand=hand), seat())
    table.place(0, "smuggling_lair").explore(1)
    assert table.purpose(0) == ""
    table = play(seat("military_convoy contact_specialist space_marines", hand=hand), seat())
    table.place(0, "smuggling_lair").explore(1).choose(0, "by:pay")
    assert table.purpose(0) == ""


def test_R7_8_the_first_world_helps_the_second():
    table = play(
        seat("military_convoy space_marines", hand="new_survivalists warrior_race rebel_base"),
        seat(),
        deck="drop_ships",
    )
    table.place(0, "new_survivalists").explore(1)  # 3 - 1 + 2
    table.expect_options(0, "pass place:warrior_race")
    hand = "uplift_mining_moles new_earth comet_zone gem_world asteroid_belt tourist_world galactic_resort"
    table = play(seat("colony_convoy", hand=hand), seat(), deck="drop_ships")
    table.place(0, "uplift_mining_moles").explore(1).pay(0, "gem_world tourist_world galactic_resort")
    assert table.verdict(0, "new_earth").facts["price"] == 2  # 5 - 2 - 1


def test_R7_9_never_three_worlds():
    hand = "artist_colony gem_world mining_world comet_zone asteroid_belt new_vinland devolved_uplift_race"
    table = play(seat("colony_convoy colony_convoy military_convoy", hand=hand), seat(), deck="drop_ships")
    table.place(0, "devolved_uplift_race").explore(1).choose(0, "place:artist_colony")
    assert table.purpose(0) == ""
    table.go_on()
    assert table.empire(0) == [
        "colony_convoy", "military_convoy", "devolved_uplift_race", "artist_colony",
    ]  # fmt: skip


def test_R7_10_the_drawn_card_may_be_the_second_world_and_no_other_is_drawn():
    hand = "gem_world comet_zone new_earth"
    table = play(seat("colony_convoy", hand=hand), seat(), deck="asteroid_belt drop_ships")
    table.place(0, "gem_world").explore(1).expect_asked(0, "second-world").choose(0, "place:asteroid_belt")
    table.go_on()
    assert len(table.happened("drew")) == 1 and table.empire(0) == ["gem_world", "asteroid_belt"]


def test_R7_11_military_convoy_stays_and_works_at_once():
    hand = "military_convoy smuggling_lair arboreal_uplift_race comet_zone mining_world"
    table = play(seat("space_marines", hand=hand), seat())
    table.place(0, "military_convoy", "smuggling_lair").explore(1).pay(0, "comet_zone")
    table.expect_asked(0, "second-world").choose(0, "place:arboreal_uplift_race").go_on()
    assert table.empire(0) == ["space_marines", "military_convoy", "smuggling_lair", "arboreal_uplift_race"]


def test_R7_12_second_worlds_are_optional_and_sealed():
    table = colony()
    before = table.view(1)
    table.choose(0, "place:mining_world").pay(0, "asteroid_belt")
    after = table.view(1)
    after.awaited = before.awaited
    assert after == before
    table = colony().choose(0, "pass").go_on()
    assert table.empire(0) == ["colony_convoy", "gem_world"]
