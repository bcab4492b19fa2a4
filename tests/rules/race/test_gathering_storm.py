"""R13 The Gathering Storm: who plays, what is dealt, and what its cards do at the start, in Consume and in Produce."""

import pytest

from cosmodrome.core.meta import Script, SetupError
from cosmodrome.games.race.box import SETS, WITH_STORM, start_groups
from cosmodrome.games.race.choices import ACTIONS
from cosmodrome.games.race.game import RACE
from cosmodrome.games.race.tables import NUMBER_OF

from .scenario import CARD, begin, play, seat

FILLER = (
    "public_works export_duties investment_credits interstellar_bank deficit_spending genetics_lab drop_ships"
)
WITH_BOTH = SETS.pack({"gathering_storm": True, "new_start_worlds": True})
STARTS = {"separatist_colony", "ancient_race", "damaged_alien_factory", "doomed_world"}


def storm(*seats, **more):
    return play(*seats, gathering_storm=True, **more)


def dealt(**more):
    return begin(more.pop("seats", 3), gathering_storm=True, **more)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_R13_1_two_to_five_seats(seats):
    table = dealt(seats=seats)
    assert table.view(None).options["gathering_storm"] is True and len(table.view(None).players) == seats


def test_R13_1_five_seats_have_it_without_saying_so():
    assert RACE.meta.read_options({}, 5)["gathering_storm"] is True
    assert "gathering_storm" not in RACE.meta.read_options({}, 4)
    with pytest.raises(SetupError, match="5 seats need option gathering_storm=yes"):
        RACE.meta.read_options({"gathering_storm": False}, 5)


def test_R13_1_it_goes_with_every_other_option():
    for options in (
        {"edition": "second", "new_start_worlds": True},
        {"experienced": True, "first_game": True},
    ):
        assert dealt(seats=2, **options).view(None).options["gathering_storm"] is True


def test_R13_2_the_pool_holds_60_for_five():
    assert dealt(seats=5).view(None).pool == 60


def test_R13_3_the_fifth_seat_has_the_same_actions():
    table = dealt(seats=5).settle_in()
    assert table.options(4) == table.options(0) == [f"act:{action}" for action in ACTIONS]


def test_R13_4_the_deck_holds_136_cards():
    table = dealt(seats=2)
    state = table.state
    cards = [*state.deck, *(card for it in state.seats for card in [*it.hand, *it.tableau])]
    cards += [good for it in state.seats for good in it.goods if good >= 0]
    assert len(cards) == 136
    assert cards.count(NUMBER_OF["contact_specialist"]) == 3
    assert cards.count(NUMBER_OF["space_mercenaries"]) == cards.count(NUMBER_OF["improved_logistics"]) == 2
    facts = {card["id"]: card["copies"] for card in RACE.card_facts(table.view(None).options)}
    assert facts["contact_specialist"] == 3 and sum(facts.values()) == 136
    assert begin(2).state.tables.decks[0].count(NUMBER_OF["contact_specialist"]) == 2


def test_R13_5_nine_start_worlds_and_the_lowest_number_first():
    seen = set()
    for seed in range(40):
        table = dealt(seats=5, seed=seed).settle_in()
        numbers = [CARD[table.tableau(at)[0]].start for at in range(5)]
        assert numbers[0] == min(numbers) and len(set(numbers)) == 5
        seen |= set(numbers)
    assert seen == set(range(9))


def test_R13_6_ancient_race_keeps_three_and_has_a_good():
    table = dealt(seats=2, start_worlds=["ancient_race", "old_earth"])
    table.expect_asked(0, "start-discard", more=3).expect_asked(1, "start-discard", more=2)
    table.discard(0, *table.hand(0)[:3]).discard(1, *table.hand(1)[:2])
    assert [one.hand for one in table.view(None).players] == [3, 4]
    assert table.goods(0) == ["ancient_race"]


def test_R13_6_where_it_is_chosen_the_discards_are_asked_for_then():
    offers = [["ancient_race", "damaged_alien_factory"], ["old_earth", "new_sparta"]]
    options = {"edition": "second", "new_start_worlds": True}
    for chosen, away in (("ancient_race", 3), ("damaged_alien_factory", 2)):
        table = dealt(seats=2, script=Script(offers=offers), **options)
        table.choose(0, f"start:{chosen}").expect_asked(0, "start-discard", more=away)
        table.discard(0, *table.hand(0)[:away]).settle_in()
        assert table.view(None).players[0].hand == 6 - away


def test_R13_6_a_script_discards_three():
    hands = [
        ["gem_world", "public_works", "drop_ships", "rebel_base", "new_earth", "comet_zone"],
        ["old_earth", "mining_world", "space_port", "gambling_world", "rebel_miners", "asteroid_belt"],
    ]
    script = Script(
        start_worlds=["ancient_race", "new_sparta"],
        hands=hands,
        discards=[["gem_world", "rebel_base", "new_earth"], ["old_earth", "space_port"]],
    )
    table = dealt(seats=2, script=script)
    table.expect_hand(0, "public_works drop_ships comet_zone")
    script.discards = [["gem_world", "rebel_base"], ["old_earth", "space_port"]]
    with pytest.raises(SetupError, match="where 3 are kept"):
        dealt(seats=2, script=script)


def test_R13_7_damaged_alien_factory_begins_without_a_good():
    assert dealt(seats=2, start_worlds=["damaged_alien_factory", "old_earth"]).settle_in().goods(0) == []


def test_R13_8_the_first_game_of_five():
    table = dealt(seats=5, first_game=True)
    worlds = ["epsilon_eridani", "alpha_centauri", "new_sparta", "earths_lost_colony", "separatist_colony"]
    assert [table.tableau(at) for at in range(5)] == [[world] for world in worlds]
    table.expect_hand(4, "space_mercenaries alien_toy_shop deserted_alien_world hive_world")
    assert dealt(seats=4, first_game=True).tableau(3) == ["earths_lost_colony"]


def test_R13_9_the_start_worlds_join_the_groups():
    ids = list(NUMBER_OF)
    odd, even = ({ids[card] for card in group} for group in start_groups(WITH_BOTH))
    assert {"separatist_colony", "damaged_alien_factory", "epsilon_eridani"} <= odd
    assert {"ancient_race", "doomed_world", "old_earth"} <= even and len(odd) == 7 and len(even) == 8
    assert (
        len(start_groups(WITH_STORM)) == 1 and {ids[card] for card in start_groups(WITH_STORM)[0]} >= STARTS
    )


def test_R13_10_damaged_alien_factory_from_the_deck_is_conquered():
    table = storm(seat("new_sparta", f"damaged_alien_factory gem_world {FILLER}"), seat()).acts(
        "produce", "settle"
    )
    table.expect_refused(0, "place:damaged_alien_factory", "needs-military", need=3, have=2)
    table = storm(seat("old_earth contact_specialist", f"damaged_alien_factory gem_world {FILLER}"), seat())
    table.acts("produce", "settle").expect_refused(0, "place:damaged_alien_factory", "needs-military")
    table = storm(seat("new_sparta space_marines", "damaged_alien_factory"), seat()).acts("produce", "settle")
    table.choose(0, "place:damaged_alien_factory")
    table.expect_events("conquered", card="damaged_alien_factory", military=4, defense=3)
    assert table.goods(0) == []


def test_R13_10_ancient_race_from_the_deck_takes_nothing_from_the_hand():
    table = storm(seat("old_earth", f"ancient_race {FILLER}"), seat()).acts("produce", "settle")
    table.choose(0, "place:ancient_race").expect_asked(0, "pay", more=2).pay(0, "public_works export_duties")
    assert len(table.hand(0)) == 5 and table.goods(0) == ["ancient_race"]


# Trade and Consume.


def sold(tableau, world, act="consume-trade", use=None):
    table = storm(seat(tableau), seat()).acts(act, "consume-x2")
    if use:
        table.use_if_asked(0, f"use:{use}")
    table.use_if_asked(0, f"sell:{world}")
    return table


def test_R13_26_the_lab_brings_a_card_for_each_chromosome_world():
    lab = "new_sparta clandestine_uplift_lab avian_uplift_race+"
    sold(lab, "avian_uplift_race").expect_events("sold", world="avian_uplift_race", value=4 + 2)
    more = f"{lab} aquatic_uplift_race"
    table = storm(seat(f"{more} gem_world+"), seat()).acts("consume-trade", "consume-x2")
    verdict = table.verdict(0, "avian_uplift_race")
    assert verdict.facts["value"] == 4 + 3 and ("clandestine_uplift_lab", 3) in verdict.parts
    assert sum(amount for _, amount in verdict.parts) == 7
    assert table.verdict(0, "gem_world").facts["value"] == 2


def test_R13_26_it_counts_with_trade_league_and_not_with_black_market():
    tableau = "new_sparta clandestine_uplift_lab avian_uplift_race+"
    table = sold(f"{tableau} trade_league", "avian_uplift_race", "consume-x2", "trade_league")
    table.expect_events("sold", value=4 + 2 + 1, why="trade_league")
    table = sold(
        f"{tableau} black_market_trading_world",
        "avian_uplift_race",
        "consume-x2",
        "black_market_trading_world",
    )
    table.expect_events("sold", value=4, why="black_market_trading_world")


def test_R13_27_the_lab_is_no_genes_world():
    table = storm(seat("old_earth clandestine_uplift_lab pan_galactic_league"), seat())
    assert table.bonus(0, "pan_galactic_league") == 1  # as a military world
    assert (
        CARD["clandestine_uplift_lab"].good == "" and "chromosome" in CARD["clandestine_uplift_lab"].keywords
    )


def test_R13_28_alien_toy_shop_takes_the_good_on_itself():
    two = "new_sparta alien_toy_shop+ deserted_alien_library+"
    table = storm(seat(two), seat()).acts("develop", "consume-x2")
    table.expect_events("consumed", seat=0, card="alien_toy_shop", worlds=["alien_toy_shop"], vp=2, cards=0)
    assert table.goods(0) == ["deserted_alien_library"]
    table = storm(seat("new_sparta alien_toy_shop deserted_alien_library+"), seat()).acts(
        "develop", "consume-x2"
    )
    assert not [event for event in table.happened("consumed") if event["seat"] == 0]
    table.expect_events("powers-unused", seat=0, cards=["alien_toy_shop"])


def test_R13_28_it_is_doubled_and_its_good_may_go_elsewhere():
    table = storm(seat("new_sparta alien_toy_shop+"), seat()).acts("consume-x2", "develop")
    table.expect_events("consumed", card="alien_toy_shop", vp=4)
    table = storm(seat("new_sparta alien_toy_shop+"), seat()).acts("consume-trade", "develop")
    table.expect_events("sold", world="alien_toy_shop", value=5)
    table = storm(seat("old_earth alien_toy_shop+"), seat("new_sparta")).acts("consume-x2", "develop")
    table.expect_options(0, "use:old_earth use:alien_toy_shop").choose(0, "use:old_earth")
    table.expect_events("consumed", card="old_earth", worlds=["alien_toy_shop"])
    assert not [event for event in table.happened("consumed") if event["card"] == "alien_toy_shop"]


def test_R13_29_galactic_bazaar_takes_one_card_for_one_chip():
    table = storm(seat("new_sparta galactic_bazaar", "drop_ships gem_world"), seat())
    table.acts("consume-x2", "develop").expect_options(0, "done use:galactic_bazaar")
    table.discard_for_vp(0, "galactic_bazaar", "gem_world")
    table.expect_events("hand-cards-consumed", card="galactic_bazaar", count=1, vp=1)
    assert table.chips(0) == 1 and "gem_world" not in table.hand(0)
    table = storm(seat("new_sparta galactic_bazaar+"), seat()).acts("consume-trade", "develop")
    table.expect_events("sold", value=2 + 1)


def test_R13_30_galactic_genome_project_takes_two_genes_goods():
    tableau = "new_sparta galactic_genome_project pre_sentient_race+ aquatic_uplift_race"
    table = storm(seat(f"{tableau}+ gem_world+"), seat()).acts("consume-x2", "develop")
    table.expect_events("consumed", card="galactic_genome_project", vp=6, cards=0)
    assert table.goods(0) == ["gem_world"]
    table = storm(seat(f"{tableau} gem_world+"), seat()).acts("consume-x2", "develop")
    assert not table.happened("consumed")


# Produce.

FACTORY = "damaged_alien_factory"


def test_R13_31_a_card_from_the_hand_for_a_good():
    table = storm(seat(f"{FACTORY} gem_world", "drop_ships public_works"), seat()).acts("produce")
    assert "gem_world" in table.goods(0)  # all other goods come first
    table.expect_asked(0, "discard-to-produce", about=FACTORY)
    table.expect_options(0, "done discard:drop_ships discard:public_works").choose(0, "discard:drop_ships")
    table.expect_events("discarded-to-produce", seat=0, card=FACTORY, count=1)
    table.expect_events("good-placed", seat=0, world=FACTORY, good="alien", why=FACTORY)
    assert sorted(table.goods(0)) == [FACTORY, "gem_world"]
    table = storm(seat(FACTORY, "drop_ships"), seat()).acts("produce").choose(0, "done")
    assert table.goods(0) == []


def test_R13_31_it_is_not_asked_with_a_good_or_without_a_hand():
    for tableau, hand in ((f"{FACTORY}+", "drop_ships"), (FACTORY, "")):
        table = storm(seat(tableau, hand), seat()).acts("produce")
        assert table.view(None).phase == "choose" and len(table.goods(0)) == tableau.count("+")


def test_R13_32_bonus_and_windfall_powers_do_not_reach_it():
    table = storm(seat(f"{FACTORY} galactic_engineers"), seat()).acts("produce")
    assert table.goods(0) == []
    table.expect_events("bonus-unused", seat=0, about="produce-bonus")


def test_R13_33_its_good_counts_as_produced():
    table = storm(seat(f"{FACTORY} diversified_economy", "drop_ships"), seat()).acts("produce")
    table.choose(0, "discard:drop_ships").expect_events("drew", why="diversified_economy", count=1)
    assert table.view(None).players[0].produced[4] == 1


def test_R13_34_it_is_asked_again_when_draws_brought_a_card():
    table = storm(
        seat(f"{FACTORY} diversified_economy gem_world", ""), seat(), deck="artist_colony comet_zone"
    )
    table.acts("produce")
    table.expect_events("drew", why="diversified_economy", count=1)
    table.expect_asked(0, "discard-to-produce", about=FACTORY)
    card = table.hand(0)[0]
    drawn = len(table.happened("drew"))
    table.choose(0, f"discard:{card}")
    table.expect_events("good-placed", world=FACTORY, why=FACTORY)
    assert len(table.happened("drew")) == drawn  # the good no longer counts for that draw


def test_R13_34_all_seats_draw_before_any_is_asked_again():
    one = seat(f"{FACTORY} diversified_economy gem_world", "drop_ships")
    other = seat("new_sparta consumer_markets comet_zone artist_colony", "")
    table = storm(one, other).acts("produce").choose(0, "done")
    table.expect_asked(0, "discard-to-produce", about=FACTORY)
    table.expect_events("drew", seat=1, why="consumer_markets", count=1)
    table.choose(0, "done")
    assert table.view(None).phase == "choose"


def test_R13_34_no_draw_no_second_question():
    table = storm(seat(f"{FACTORY} gem_world", "drop_ships"), seat()).acts("explore-5", "produce")
    table.keep_any(0).keep_any(1)
    asked = 0
    while table.purpose(0) == "discard-to-produce":
        table.choose(0, "done")
        asked += 1
    assert asked == (2 if table.happened("drew") else 1)


def test_R13_35_imperium_lords_draws_for_each_military_world():
    tableau = "damaged_alien_factory imperium_lords rebel_miners rebel_base gem_world"
    table = storm(seat(tableau, ""), seat()).acts("produce")
    table.expect_events("drew", seat=0, why="imperium_lords", count=3)
    assert table.order("drew", "good-placed")[0] == "drew"


def test_R13_36_terraforming_guild_produces_on_a_windfall_world():
    table = storm(seat("new_sparta terraforming_guild asteroid_belt"), seat()).acts("explore-5", "produce")
    table.keep_any(0).keep_any(1)
    table.expect_events("good-placed", world="asteroid_belt", why="terraforming_guild")
    tableau = (
        "new_sparta terraforming_guild galactic_engineers asteroid_belt star_nomad_lair pre_sentient_race"
    )
    table = storm(seat(tableau), seat()).acts("produce")
    while table.purpose(0) == "produce-on":
        table.choose(0, table.options(0)[0])
    assert len(table.goods(0)) == 3


def test_R13_37_rebel_sympathizers_draws_when_it_gets_a_good():
    table = storm(seat("new_sparta rebel_sympathizers"), seat()).acts("produce")
    table.expect_events("good-placed", world="rebel_sympathizers", why="produce-bonus")
    table.expect_events("drew", seat=0, why="rebel_sympathizers", count=1)


# Scoring.


def test_R13_38_doomed_world_is_worth_one_less_than_nothing():
    assert storm(seat("doomed_world"), seat()).score(0) == -1
    assert storm(seat("doomed_world gem_world"), seat()).score(0) == 0


def test_R13_39_galactic_genome_project():
    tableau = "new_sparta galactic_genome_project hive_world pre_sentient_race genetics_lab gem_world"
    assert storm(seat(tableau), seat()).bonus(0, "galactic_genome_project") == 2 + 2 + 3


def test_R13_40_imperium_lords():
    tableau = "old_earth imperium_lords galactic_imperium imperium_armaments_world rebel_miners hive_world"
    assert storm(seat(tableau), seat()).bonus(0, "imperium_lords") == 3 * 2 + 2


def test_R13_41_terraforming_guild():
    tableau = (
        "new_sparta terraforming_guild terraforming_robots asteroid_belt alien_toy_shop terraformed_world"
    )
    assert storm(seat(tableau), seat()).bonus(0, "terraforming_guild") == 2 * 2 + 2 * 2


@pytest.mark.parametrize(
    ("scorer", "cards", "vp"),
    [
        ("alien_tech_institute", "damaged_alien_factory deserted_alien_world", 3 + 2 + 2),
        ("merchant_guild", "damaged_alien_factory", 2),
        ("galactic_imperium", "damaged_alien_factory clandestine_uplift_lab rebel_colony", 1 + 1 + 2),
        ("pan_galactic_league", "hive_world clandestine_uplift_lab damaged_alien_factory", 2 + 1 + 1),
    ],
)
def test_R13_42_old_six_cost_developments(scorer, cards, vp):
    assert storm(seat(f"old_earth {scorer} {cards}"), seat()).bonus(0, scorer) == vp


@pytest.mark.parametrize(
    ("scorer", "cards", "vp"),
    [
        ("new_economy", "galactic_bazaar", 2 + 1 + 1),
        ("trade_league", "galactic_bazaar clandestine_uplift_lab", 2 + 1 + 1 + 1),
        (
            "galactic_survey_seti",
            "separatist_colony doomed_world deserted_alien_world clandestine_uplift_lab",
            1 + 1 + 4 * 2,
        ),
    ],
)
def test_R13_43_powers_by_their_phases(scorer, cards, vp):
    assert storm(seat(f"old_earth {scorer} {cards}"), seat()).bonus(0, scorer) == vp
