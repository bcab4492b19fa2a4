"""R14 Goals: what each counts, who gets it and loses it, and what it gives."""

import pytest

from cosmodrome.core.meta import Script, SetupError
from cosmodrome.core.rng import seeded
from cosmodrome.games.race.game import RACE
from cosmodrome.games.race.tiles import FIRSTS, MOSTS, NUMBER_OF_TILE, TILES

from .scenario import begin, play, seat

DEVELOPMENTS = [
    "export_duties",
    "mining_robots",
    "deficit_spending",
    "genetics_lab",
    "drop_ships",
    "expedition_force",
]
OTHERS = ["public_works", "investment_credits", "contact_specialist", "colony_ship", "consumer_markets"]
WORLDS = ["old_earth", "alpha_centauri", "epsilon_eridani"]
ALL_OF_IT = (
    "clandestine_uplift_lab mining_world gem_world plague_world alien_robotic_factory alien_rosetta_stone_world "
    "public_works drop_ships space_marines expedition_force alien_tech_institute spice_world"
)
"""Enough of everything."""
FIRST = [TILES[tile].id for tile in FIRSTS]
MOST = [TILES[tile].id for tile in MOSTS]
INFRASTRUCTURE, MILITARY = "greatest_infrastructure", "greatest_military"
INDUSTRY, PRODUCTION = "largest_industry", "production_leader"


def with_goals(*seats, tiles, held=(), **more):
    """A table where just these tiles lie; `held` says who has some of them already."""
    table = play(*seats, gathering_storm=True, goals=True, **more)
    table.state.goals = sorted(NUMBER_OF_TILE[tile] for tile in tiles.split())
    table.state.claims = table.state.claims[:]
    for tile, at in held:
        table.state.claims[NUMBER_OF_TILE[tile]] |= 1 << at
    return table


def reached(table, at, goal):
    return next(each for each in table.view(None).players[at].goals if each.goal == goal)


def count(tableau, goal, **more):
    """How far a seat is with such a tableau."""
    return reached(with_goals(seat(tableau, **more), seat("rebel_base"), tiles=goal), 0, goal).count


def holders(table, goal):
    return [each.seat for each in table.view(None).players if reached(table, each.seat, goal).held]


def told(table):
    """What has happened to goals, in order."""
    return [(event["event"], event.get("seat"), event["goal"]) for event in table.events if "goal" in event]


def passing(table):
    """Everybody passes, keeps the first cards and discards the first ones, until the next actions."""
    while table.awaited and table.purpose(table.awaited[0]) != "action":
        at = table.awaited[0]
        table.choose(at, "pass" if "pass" in table.options(at) else table.options(at)[0])
    return table


def with_developments(*numbers, held=(), goal=INFRASTRUCTURE, acts=("develop",), **more):
    """Seats with so many developments each; then a round with these actions, in which nobody places anything."""
    rows = [
        seat(f"{WORLDS[at]} {' '.join((DEVELOPMENTS if at < 2 else OTHERS)[:number])}")
        for at, number in enumerate(numbers)
    ]
    table = with_goals(*rows, tiles=goal, held=[(goal, at) for at in held], **more)
    return passing(table.acts(*acts))


# When a tile is looked at, and who gets it.


def test_R14_1_at_the_end_of_the_phases_that_a_tile_prints():
    for tile in TILES:
        if tile.id == "budget_surplus":
            continue
        for action in ("develop", "settle", "consume-x2", "produce", "explore-5"):
            table = with_goals(seat(ALL_OF_IT, chips=9), seat(), tiles=tile.id)
            assert reached(table, 0, tile.id).count >= tile.least
            passing(table.acts(action))
            expected = [0] if action.removesuffix("-x2") in tile.looks else []
            assert holders(table, tile.id) == expected, (tile.id, action)


def test_R14_1_once_all_seats_have_finished_the_phase():
    table = with_goals(
        seat(
            "old_earth alien_tech_institute deserted_alien_outpost",
            "deserted_alien_world comet_zone public_works",
        ),
        seat("new_sparta", "gem_world mining_world new_earth plague_world"),
        tiles="overlord_discoveries",
    )
    table.acts("settle").choose(0, "place:deserted_alien_world").choose(1, "place:gem_world")
    table.pay(0, "comet_zone")
    assert not told(table)
    table.pay(1, "mining_world new_earth")
    assert told(table) == [("goal-claimed", 0, "overlord_discoveries")]
    assert table.order("settled", "drew", "goal-claimed")[-1] == "goal-claimed"


def test_R14_2_cards_placed_in_this_very_phase_count():
    names = " ".join(DEVELOPMENTS[:3])
    table = with_goals(
        seat(f"old_earth {names}", "investment_credits gem_world"), seat(), tiles=INFRASTRUCTURE
    )
    table.acts("develop").choose(0, "place:investment_credits")
    passing(table)
    assert table.order("developed", "goal-taken") == ["developed", "goal-taken"]
    table.expect_events("goal-taken", seat=0, goal=INFRASTRUCTURE, vp=5, loser=None)


def test_R14_2_no_power_need_be_in_use():
    have = "old_earth separatist_colony public_works interstellar_bank"
    table = with_goals(seat(have, "genetics_lab gem_world comet_zone"), seat(), tiles="innovation_leader")
    assert reached(table, 0, "innovation_leader").count == 5
    table.acts("develop").choose(0, "place:genetics_lab")
    passing(table)
    assert holders(table, "innovation_leader") == [0]


def test_R14_3_all_who_meet_it_at_the_first_moment_get_it():
    table = with_goals(seat(chips=5), seat(chips=9), seat(chips=4), tiles="galactic_standard_of_living")
    passing(table.acts("consume-x2"))
    assert told(table) == [("goal-claimed", at, "galactic_standard_of_living") for at in (0, 1)]
    assert [reached(table, at, "galactic_standard_of_living").vp for at in range(3)] == [3, 3, 0]
    table.state.seats[2].chips = 9
    passing(table.acts("consume-x2"))
    assert holders(table, "galactic_standard_of_living") == [0, 1], "after that nobody can get it"


def test_R14_4_what_a_tile_for_the_first_gave_is_never_lost():
    table = with_goals(
        seat("epsilon_eridani colony_ship", "comet_zone"),
        seat(),
        tiles="innovation_leader",
        held=[("innovation_leader", 0)],
    )
    passing(table.acts("settle").choose(0, "place:comet_zone"))
    table.expect_events("tableau-card-discarded", card="colony_ship")
    assert reached(table, 0, "innovation_leader").count < 6
    assert holders(table, "innovation_leader") == [0] and reached(table, 0, "innovation_leader").vp == 3


def test_R14_5_to_whom_alone_has_most_and_the_minimum():
    assert holders(with_developments(4, 3), INFRASTRUCTURE) == [0]
    assert holders(with_developments(3, 1), INFRASTRUCTURE) == []
    assert holders(with_developments(4, 5, 0), INFRASTRUCTURE) == [1]


def test_R14_6_among_equals_it_stays_in_the_centre():
    table = with_developments(4, 4, 3)
    assert holders(table, INFRASTRUCTURE) == [] and not told(table)


def test_R14_7_the_holder_keeps_it_against_as_much():
    for holder in (0, 1):
        table = with_developments(5, 5, 1, held=[holder])
        assert holders(table, INFRASTRUCTURE) == [holder] and not told(table)


def test_R14_8_one_with_strictly_more_takes_it():
    table = with_developments(4, 5, 4, held=[0])
    assert holders(table, INFRASTRUCTURE) == [1]
    table.expect_events("goal-taken", seat=1, goal=INFRASTRUCTURE, vp=5, loser=0)


def test_R14_9_several_with_more_than_the_holder_send_it_back():
    table = with_developments(4, 5, 5, held=[0])
    assert holders(table, INFRASTRUCTURE) == [] and told(table) == [("goal-returned", 0, INFRASTRUCTURE)]


def test_R14_10_below_the_minimum_it_is_given_back():
    table = with_developments(3, 2, held=[0])
    assert holders(table, INFRASTRUCTURE) == [] and told(table) == [("goal-returned", 0, INFRASTRUCTURE)]
    table = with_developments(3, 4, 2, held=[0])
    assert told(table) == [("goal-taken", 1, INFRASTRUCTURE)], "another takes it at once"
    table = with_developments(3, 4, 4, held=[0])
    assert told(table) == [("goal-returned", 0, INFRASTRUCTURE)]


def test_R14_11_given_back_it_is_in_play_as_in_the_beginning():
    table = with_developments(4, 5, 5, held=[0])
    state = table.state
    state.seats[1].tableau = state.seats[1].tableau[:-1]
    state.seats[1].goods = state.seats[1].goods[:-1]
    passing(table.acts("develop"))
    table.expect_events("goal-taken", seat=2, goal=INFRASTRUCTURE, loser=None)


def ship_leaves(own, other, held, **more):
    """Seat 0, with so many developments and Colony Ship, uses that up in Settle."""
    names = " ".join(DEVELOPMENTS[: own - 1])
    table = with_goals(
        seat(f"old_earth {names} colony_ship", "comet_zone"),
        seat(f"alpha_centauri {' '.join(OTHERS[:other])}"),
        tiles=INFRASTRUCTURE,
        held=[(INFRASTRUCTURE, held)],
        **more,
    )
    table.acts("settle").choose(0, "place:comet_zone")
    if table.purpose(0) == "settle-by":
        table.choose(0, "by:ship")
    passing(table)
    table.expect_events("tableau-card-discarded", seat=0, card="colony_ship")
    return table


def test_R14_12_a_development_that_leaves_in_settle():
    assert told(ship_leaves(4, 3, 0)) == [("goal-returned", 0, INFRASTRUCTURE)]
    assert told(ship_leaves(5, 5, 0)) == [("goal-taken", 1, INFRASTRUCTURE)]
    assert told(ship_leaves(5, 4, 0)) == [], "as many as the other, and held"
    assert told(ship_leaves(5, 3, 0)) == []


def test_R14_12_the_tile_lies_right_at_the_end_of_every_phase():
    """Held by one with the most, or in the centre where nobody has the minimum or several the most."""
    for seed in range(12):
        table = begin(2 + seed % 3, seed=seed, gathering_storm=True, goals=True).settle_in()
        chance = seeded(seed, "goals law")
        phase = ""
        while table.awaited:
            at = table.awaited[0]
            now = table.view(None).phase
            if now != phase:
                for tile in MOST:
                    check_lies_right(table, tile)
            phase = now
            options = RACE.options(table.state, at)
            RACE.choose(table.state, at, options[chance.below(len(options))])


def check_lies_right(table, tile):
    players = table.view(None).players
    rows = [each for player in players for each in player.goals if each.goal == tile]
    if not rows:
        return
    most = max(row.count for row in rows)
    leaders = [row for row in rows if row.count == most]
    held = [row for row in rows if row.held]
    if most < rows[0].least:
        assert not held
    elif held:
        assert held[0] in leaders and len(held) == 1
    else:
        assert len(leaders) > 1


def test_R14_13_tiles_looked_at_together_do_not_touch_each_other():
    tableau = "old_earth " + " ".join(DEVELOPMENTS[:4]) + " galactic_federation space_marines drop_ships"
    table = with_goals(
        seat(tableau), seat(), tiles=f"galactic_status {INFRASTRUCTURE} {MILITARY}", held=[(MILITARY, 1)]
    )
    passing(table.acts("develop"))
    assert told(table) == [
        ("goal-claimed", 0, "galactic_status"),
        ("goal-returned", 1, MILITARY),
        ("goal-taken", 0, INFRASTRUCTURE),
    ]


def test_R14_14_goals_are_no_chips():
    table = with_goals(
        seat("old_earth galactic_renaissance " + " ".join(DEVELOPMENTS[:4]), chips=4),
        seat("new_sparta", chips=2),
        tiles=f"galactic_status galactic_standard_of_living {INFRASTRUCTURE}",
    )
    pool, bonus = table.view(None).pool, table.bonus(0, "galactic_renaissance")
    passing(table.acts("develop", "consume-x2"))
    assert holders(table, "galactic_status") == holders(table, INFRASTRUCTURE) == [0]
    assert table.view(None).pool == pool and table.chips(0) == 4
    assert (
        table.bonus(0, "galactic_renaissance") == bonus
        and holders(table, "galactic_standard_of_living") == []
    )


def test_R14_14_an_emptied_pool_is_that_of_chips():
    table = with_goals(seat(chips=20), seat(chips=3), tiles="galactic_standard_of_living")
    passing(table.acts("consume-x2"))
    assert holders(table, "galactic_standard_of_living") == [0]
    assert table.view(None).pool == 1 and not table.view(None).causes


def test_R14_15_how_far_each_is_all_see():
    table = with_goals(seat("old_earth space_marines"), seat("new_sparta"), tiles=f"{MILITARY} {INDUSTRY}")
    for viewer in (None, 0, 1):
        rows = [[(row.goal, row.least, row.count) for row in one.goals] for one in table.view(viewer).players]
        assert rows == [[(MILITARY, 6, 2), (INDUSTRY, 3, 0)], [(MILITARY, 6, 2), (INDUSTRY, 3, 0)]]
    rng = seeded(1, "imagined")
    for viewer in (0, 1):
        view = table.view(viewer)
        assert RACE.view(RACE.imagine(view, rng), viewer).players == view.players


def test_R14_16_chips_enough_for_all():
    table = with_goals(*(seat(chips=5) for _ in range(5)), tiles="galactic_standard_of_living")
    passing(table.acts("consume-x2"))
    assert holders(table, "galactic_standard_of_living") == [0, 1, 2, 3, 4]


def test_R14_17_each_of_two_develops_is_looked_at():
    names = " ".join(DEVELOPMENTS[:3])
    hand = "investment_credits expedition_force gem_world comet_zone new_earth"
    table = with_goals(seat(f"old_earth {names}", hand), seat(), tiles=INFRASTRUCTURE, experienced=True)
    table.acts("develop+develop").choose(0, "place:investment_credits")
    while table.purpose(0) != "develop":
        table.choose(table.awaited[0], table.options(table.awaited[0])[0])
    assert told(table) == [("goal-taken", 0, INFRASTRUCTURE)]


def test_R14_17_a_second_world_belongs_to_its_phase():
    have = "old_earth improved_logistics gem_world spice_world"
    table = with_goals(
        seat(have, "artist_colony mining_world secluded_world comet_zone new_earth plague_world"),
        seat(),
        tiles=PRODUCTION,
    )
    table.acts("settle").choose(0, "place:artist_colony").pay(0, "comet_zone")
    assert table.purpose(0) == "settle-second" and not told(table)
    table.choose(0, "place:secluded_world").pay(0, "new_earth")
    assert told(table) == [("goal-taken", 0, PRODUCTION)]
    tags = table.order("settled", "goal-taken")
    assert tags == ["settled", "settled", "goal-taken"]


def test_R14_18_two_seats_play_with_goals_too():
    for experienced in (False, True):
        table = begin(2, gathering_storm=True, goals=True, experienced=experienced)
        assert len(table.view(None).players[0].goals) == 6


def test_R14_19_on_wherever_the_set_is_and_nothing_is_said():
    meta = RACE.meta
    assert meta.chosen({"gathering_storm": True}, 3)["goals"] is True
    assert meta.chosen({}, 5)["goals"] is True
    assert "goals" not in meta.chosen({"gathering_storm": True, "goals": False}, 3)
    assert meta.chosen({}, 4) == meta.read_options({}, 4)
    for given in ({"gathering_storm": True}, {}):
        assert "goals" not in meta.read_options(given, 5), "a record from before there were goals"
    with pytest.raises(SetupError, match="option goals needs gathering_storm=yes"):
        meta.read_options({"goals": True}, 3)


def test_R14_19_without_it_nothing_is_shown():
    table = begin(3, gathering_storm=True)
    assert not table.view(None).players[0].goals and not table.happened("goals-laid-out")


# Each tile.


def test_R14_20_five_chips_those_for_discarded_cards_too():
    goal = "galactic_standard_of_living"
    assert count("old_earth", goal, chips=7) == 7
    table = with_goals(
        seat("old_earth deficit_spending", "gem_world comet_zone", chips=4), seat(), tiles=goal
    )
    table.acts("consume-x2").discard_for_vp(0, "deficit_spending", "gem_world")
    passing(table)
    assert table.chips(0) == 5 and holders(table, goal) == [0]


def test_R14_21_one_world_of_each_of_the_four_kinds():
    goal = "system_diversity"
    assert count("alpha_centauri gem_world plague_world damaged_alien_factory", goal) == 4
    assert count("alpha_centauri mining_world refugee_world empath_world", goal) == 3
    assert count("old_earth alien_rosetta_stone_world clandestine_uplift_lab", goal) == 0


def test_R14_22_three_cards_with_the_keyword():
    goal = "overlord_discoveries"
    assert count("deserted_alien_world alien_rosetta_stone_world alien_tech_institute", goal) == 3
    assert count("alien_toy_shop damaged_alien_factory rebel_colony", goal) == 2


def test_R14_23_to_have_discarded_down_to_the_hand_limit():
    goal = "budget_surplus"
    full = "gem_world comet_zone mining_world new_earth plague_world distant_world public_works "
    full += "space_marines export_duties secluded_world"
    table = with_goals(seat(hand=full + " drop_ships"), seat(hand=""), tiles=goal)
    table.acts("produce").discard(0, "drop_ships")
    assert holders(table, goal) == [0] and reached(table, 0, goal).count == 1
    assert table.order("discarded-to-limit", "goal-claimed") == ["discarded-to-limit", "goal-claimed"]
    table = with_goals(seat(hand=full), seat(hand=""), tiles=goal)
    passing(table.acts("produce"))
    assert holders(table, goal) == [] and table.view(None).round == 2


def test_R14_23_in_the_last_round_too():
    goal = "budget_surplus"
    cards = (
        "gem_world comet_zone mining_world new_earth plague_world distant_world public_works space_marines "
    )
    table = with_goals(
        seat(hand=cards + "export_duties secluded_world drop_ships"), seat(), tiles=goal, pool=0
    )
    table.acts("produce").discard(0, "drop_ships")
    assert table.order("goal-claimed", "game-ended") == ["goal-claimed", "game-ended"]
    assert table.happened("game-ended")[0]["scores"][0] == table.score(0) == 2 + 3


def test_R14_24_powers_for_all_six_phases():
    goal = "innovation_leader"
    assert count("clandestine_uplift_lab public_works mining_robots", goal) == 6
    assert count("galactic_survey_seti investment_credits contact_specialist old_earth gem_world", goal) == 6
    assert count("new_sparta", goal) == 1
    assert count("black_market_trading_world", goal) == 1, "selling inside Consume is Consume"
    assert count("trade_league", goal) == 2
    assert count("asteroid_belt", goal) == 0, "its first good is no power"
    assert count("refugee_world", goal) == 1, "negative Military is one"
    assert count("ancient_race", goal) == 0
    assert count("damaged_alien_factory", goal) == 1


def test_R14_25_a_development_with_a_question_mark():
    assert count("galactic_genome_project", "galactic_status") == 1
    assert count("rebel_homeworld alien_robotic_factory replicant_robots", "galactic_status") == 0


def test_R14_26_general_military_alone():
    assert count("new_sparta drop_ships space_marines", MILITARY) == 7
    assert count("new_sparta contact_specialist refugee_world", MILITARY) == 0
    assert count("galactic_imperium new_military_tactics deserted_alien_world", MILITARY) == 0
    assert count("space_mercenaries", MILITARY) == 1


def test_R14_26_not_what_lasts_for_a_phase():
    hand = "rebel_warrior_race comet_zone gem_world mining_world"
    table = with_goals(
        seat("old_earth space_mercenaries space_marines", hand), seat(), tiles=MILITARY, held=[(MILITARY, 1)]
    )
    table.acts("settle").choose(0, "place:rebel_warrior_race")
    passing(table)
    table.expect_events("conquered", card="rebel_warrior_race")
    assert reached(table, 0, MILITARY).count == table.military(0) == 4 and holders(table, MILITARY) == []


def test_R14_27_novelty_and_rare_worlds_added_up():
    assert count("alpha_centauri gem_world mining_world refugee_world", INDUSTRY) == 4
    assert count("plague_world damaged_alien_factory empath_world old_earth", INDUSTRY) == 0
    table = with_goals(seat("alpha_centauri gem_world mining_world"), seat(), tiles=INDUSTRY)
    assert holders(passing(table.acts("settle")), INDUSTRY) == [0]


def test_R14_28_developments():
    assert count("old_earth public_works galactic_federation gem_world", INFRASTRUCTURE) == 2


def test_R14_29_production_worlds_of_any_kind():
    have = "gem_world plague_world mining_world damaged_alien_factory alpha_centauri asteroid_belt old_earth"
    assert count(have, PRODUCTION) == 4
    table = with_goals(seat(have), seat(), tiles=PRODUCTION)
    assert holders(passing(table.acts("settle")), PRODUCTION) == [0]


# In play, and at the end.


def test_R14_30_four_and_two_at_random_the_deal_as_without():
    seen, rows = set(), set()
    for seed in range(60):
        seats = 2 + seed % 4
        table = begin(seats, seed=seed, gathering_storm=True, goals=True)
        (laid,) = table.happened("goals-laid-out")
        assert table.events[0] == laid and laid["goals"] == [
            each.goal for each in table.view(None).players[0].goals
        ]
        firsts = [goal for goal in laid["goals"] if goal in FIRST]
        assert (len(firsts), len(laid["goals"])) == (4, 6) == (len(set(firsts)), len(set(laid["goals"])))
        seen |= set(laid["goals"])
        rows.add(tuple(laid["goals"]))
        plain = begin(seats, seed=seed, gathering_storm=True)
        assert plain.events == table.events[1:] and plain.deck == table.deck
    assert seen == {tile.id for tile in TILES} and len(rows) > 30


def test_R14_31_three_for_the_first_five_for_the_most():
    table = with_goals(
        seat("old_earth", chips=5),
        seat("new_sparta drop_ships space_marines"),
        tiles=f"galactic_standard_of_living {MILITARY}",
    )
    passing(table.acts("consume-x2", "develop"))
    assert [table.score(0), table.score(1)] == [2 + 5 + 3, 4 + 5]
    parts = {part.source: part.vp for part in table.view(None).players[1].breakdown}
    assert parts[MILITARY] == 5 and "galactic_standard_of_living" not in parts


def test_R14_31_goals_break_no_tie():
    table = with_goals(
        seat("old_earth", chips=5),
        seat("new_sparta", chips=9),
        tiles="galactic_standard_of_living",
        held=[("galactic_standard_of_living", 0)],
        pool=0,
    )
    passing(table.acts("explore-5"))
    ended = table.happened("game-ended")[0]
    assert ended["scores"] == [10, 10] and ended["ties"] == [1, 1] and ended["winners"] == [0, 1]


def test_R14_32_three_for_having_as_much_as_the_most():
    for held, expected in (([], [3, 3, 0]), ([0], [5, 3, 0]), ([1], [3, 5, 0])):
        table = with_developments(5, 5, 4, held=held, pool=0)
        rows = [reached(table, at, INFRASTRUCTURE).vp for at in range(3)]
        assert rows == expected
        assert [event["seat"] for event in table.happened("goal-tied")] == [
            at for at in range(3) if rows[at] == 3
        ]
        parts = [{part.source: part.vp for part in one.breakdown} for one in table.view(None).players]
        assert [each.get(INFRASTRUCTURE, 0) for each in parts] == expected
        assert table.happened("game-ended")[0]["scores"] == [table.score(at) for at in range(3)]


def test_R14_32_nobody_below_the_minimum():
    table = with_developments(3, 3, pool=0)
    assert [reached(table, at, INFRASTRUCTURE).vp for at in range(2)] == [0, 0]
    assert not table.happened("goal-tied")


def test_R14_32_none_for_a_tile_of_the_first():
    table = with_goals(
        seat(chips=5),
        seat(chips=5),
        tiles="galactic_standard_of_living",
        held=[("galactic_standard_of_living", 0)],
    )
    assert [reached(table, at, "galactic_standard_of_living").vp for at in (0, 1)] == [3, 0]


def test_R14_33_a_script_may_tell_the_goals():
    goals = [*FIRST[2:], *MOST[1:3]]
    table = begin(3, gathering_storm=True, goals=True, script=Script(goals=goals[::-1]))
    assert table.happened("goals-laid-out")[0]["goals"] == goals


@pytest.mark.parametrize(
    ("goals", "problem"),
    [
        ([*FIRST[:4], *MOST[:1]], "5 with 4 for who is first and 1 for who has most, where 4 and 2"),
        ([*FIRST[:3], FIRST[0], *MOST[:2]], "different ones"),
        ([*FIRST[:4], MOST[0], "greatest_empire"], "'greatest_empire' is none; they are galactic_standard"),
    ],
)
def test_R14_33_what_cannot_be_is_refused(goals, problem):
    with pytest.raises(SetupError, match=problem):
        begin(3, gathering_storm=True, goals=True, script=Script(goals=goals))


def test_R14_33_no_goals_without_the_option():
    with pytest.raises(SetupError, match="goals=yes"):
        begin(3, gathering_storm=True, script=Script(goals=[*FIRST[:4], *MOST[:2]]))


def test_R14_33_a_strict_script_has_to():
    script = Script(start_worlds=["old_earth", "new_sparta"], hands=[[], []], strict=True)
    with pytest.raises(SetupError, match="goals are not told"):
        begin(2, gathering_storm=True, goals=True, script=script)


# The questions that are asked most.


def test_two_meet_it_in_one_phase_one_by_far():
    """Q1"""
    table = with_goals(seat(chips=5), seat(chips=12), tiles="galactic_standard_of_living")
    passing(table.acts("consume-x2"))
    assert [reached(table, at, "galactic_standard_of_living").vp for at in (0, 1)] == [3, 3]


def test_a_holder_who_is_caught_up_with_keeps_it_and_the_other_has_three():
    """Q2"""
    table = with_developments(4, 4, held=[1], pool=0)
    assert [reached(table, at, INFRASTRUCTURE).vp for at in (0, 1)] == [3, 5]


def test_two_equal_to_the_end_and_nobody_holds_it():
    """Q3"""
    table = with_developments(4, 4, pool=0)
    assert [reached(table, at, INFRASTRUCTURE).vp for at in (0, 1)] == [3, 3]


def test_a_development_that_leaves_the_table_takes_no_goal_of_the_first_with_it():
    """Q4"""
    table = with_goals(
        seat("clandestine_uplift_lab public_works gem_world colony_ship", "comet_zone"),
        seat(),
        tiles="innovation_leader",
    )
    passing(table.acts("develop"))
    assert holders(table, "innovation_leader") == [0]
    passing(table.acts("settle").choose(0, "place:comet_zone"))
    table.expect_events("tableau-card-discarded", card="colony_ship")
    assert reached(table, 0, "innovation_leader").count == 5 and holders(table, "innovation_leader") == [0]


def test_goal_points_end_no_game_and_feed_no_renaissance():
    """Q12"""
    table = with_goals(
        seat("old_earth galactic_renaissance", chips=5), seat(), tiles="galactic_standard_of_living", pool=1
    )
    bonus = table.bonus(0, "galactic_renaissance")
    passing(table.acts("consume-x2"))
    assert holders(table, "galactic_standard_of_living") == [0]
    assert table.bonus(0, "galactic_renaissance") == bonus and not table.view(None).causes
