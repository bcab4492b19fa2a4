"""R10 Editions and the new start worlds."""

import pytest

from cosmodrome.core.meta import Script, SetupError

from .scenario import CARD, START_WORLDS, begin, play, seat

NEW = {"edition": "second", "new_start_worlds": True}
GROUPS = (
    {
        "epsilon_eridani",
        "new_sparta",
        "star_nomad_raiders",
        "galactic_trade_emissaries",
        "abandoned_mine_squatters",
    },
    {
        "old_earth",
        "alpha_centauri",
        "earths_lost_colony",
        "industrial_robots",
        "terraforming_colonists",
        "gateway_station",
    },
)
FILLER = "public_works export_duties investment_credits interstellar_bank"


def test_R10_1_the_first_edition_is_the_default():
    assert begin(2).view(0).options["edition"] == "first"
    assert begin(2, edition="second").view(0).options["edition"] == "second"
    with pytest.raises(SetupError, match="first, second"):
        begin(2, edition="third")


def test_R10_2_merchant_guild_scores_goods():
    tableau = "old_earth merchant_guild gem_world+ comet_zone refugee_world+"
    assert play(seat(tableau), seat()).bonus(0, "merchant_guild") == 4
    assert play(seat(tableau), seat(), edition="second").bonus(0, "merchant_guild") == 6


def in_each(of, world):
    """What this is in the first edition, and in the second."""
    return [of(world, edition) for edition in ("first", "second")]


def settle_price(world, edition):
    table = play(seat(hand=f"{world} {FILLER}"), seat("new_sparta"), edition=edition).acts(
        "produce", "settle"
    )
    table.choose(0, "place:" + world)
    return table.decision(0).more if table.purpose(0) == "pay" else 4


def worth(world, edition):
    return play(seat("new_sparta " + world), seat("old_earth"), edition=edition).score(0) - 1


def test_R10_3_bio_hazard_mining_world():
    assert in_each(settle_price, "bio_hazard_mining_world") == [3, 2]
    assert in_each(worth, "bio_hazard_mining_world") == [2, 0]


def test_R10_4_outlaw_world():
    for edition, military in (("first", 0), ("second", 1)):
        table = play(seat("old_earth outlaw_world", "star_nomad_lair refugee_world"), seat(), edition=edition)
        assert table.military(0) == military
        table.acts("produce", "settle")
        assert ("place:star_nomad_lair" in table.options(0)) == bool(military)


def test_R10_5_imperium_armaments_world():
    assert in_each(settle_price, "imperium_armaments_world") == [4, 3]


def test_R10_6_black_market_trading_world():
    assert in_each(settle_price, "black_market_trading_world") == [3, 2]
    assert in_each(worth, "black_market_trading_world") == [2, 1]


def test_R10_7_only_with_the_second_edition():
    with pytest.raises(SetupError, match="edition=second"):
        begin(2, new_start_worlds=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R10_7_two_offers_one_of_each_group(seats):
    offered = set()
    for seed in range(30):
        table = begin(seats, seed=seed, **NEW)
        offers = [event["worlds"] for event in table.happened("start-worlds-offered")]
        assert len(offers) == seats and len({world for pair in offers for world in pair}) == 2 * seats
        assert all(len(set(pair) & group) == 1 for pair in offers for group in GROUPS)
        offered |= {world for pair in offers for world in pair}
        for at in range(seats):
            table.expect_asked(at, "start-world").expect_options(
                at, " ".join("start:" + world for world in offers[at])
            )
    assert offered == GROUPS[0] | GROUPS[1]


def test_R10_7_eleven_start_worlds_and_none_of_the_new_ones_otherwise():
    assert len(GROUPS[0] | GROUPS[1]) == 11
    table = begin(2, edition="second")
    assert not set(table.deck + table.hand(0) + table.hand(1)) & {
        card for card in CARD if CARD[card].start < 0
    }
    assert begin(2, **NEW).view(0).deck == 120 - 4 - 12


def offered(**script):
    return begin(
        2,
        script=Script(
            offers=[["new_sparta", "alpha_centauri"], ["epsilon_eridani", "terraforming_colonists"]], **script
        ),
        **NEW,
    )


def test_R10_8_the_world_and_the_discards_are_one_sealed_answer():
    table = offered()
    table.choose(0, "start:alpha_centauri").discard(0, *table.hand(0)[:2])
    assert table.awaited == [1] and not table.happened("started")
    twin = offered()
    twin.choose(0, "start:new_sparta").discard(0, *twin.hand(0)[2:4])
    assert table.view(1) == twin.view(1)
    table.choose(1, "start:epsilon_eridani").discard(1, *table.hand(1)[:2])
    assert [(event["seat"], event["world"]) for event in table.happened("started")] == [
        (0, "alpha_centauri"),
        (1, "epsilon_eridani"),
    ]
    assert table.goods(0) == ["alpha_centauri"]
    table.expect_asked(0, "action")


def test_R10_9_the_other_goes_to_the_discard_pile_in_sight():
    table = offered()
    table.choose(0, "start:alpha_centauri").choose(1, "start:epsilon_eridani").settle_in()
    assert sorted(table.view(0).shown) == ["new_sparta", "terraforming_colonists"]
    assert table.view(1).discards == 2 + 4
    in_deck_or_hand = set(table.deck + table.hand(0) + table.hand(1))
    hidden = {int(card) for it in table.state.seats for card in [*it.discards, *it.goods]}
    for world in (GROUPS[0] | GROUPS[1]) - {
        "new_sparta",
        "alpha_centauri",
        "epsilon_eridani",
        "terraforming_colonists",
    }:
        assert world in in_deck_or_hand or table.code(world) in hidden


def test_R10_10_the_seats_stay_as_dealt():
    orders = set()
    for seed in range(40):
        table = begin(2, seed=seed, **NEW).settle_in()
        numbers = [CARD[table.tableau(at)[0]].start for at in (0, 1)]
        orders.add(numbers[0] < numbers[1])
    assert orders == {True, False}


COLONISTS = "terraforming_colonists refugee_world asteroid_belt+"


def test_R10_11_terraforming_colonists_produce_for_a_discard():
    table = play(seat(COLONISTS + " artist_colony", "rebel_base comet_zone"), seat(), **NEW).acts(
        "settle", "produce"
    )
    assert "artist_colony" in table.goods(0)
    table.expect_asked(0, "discard-to-produce", about="terraforming_colonists")
    table.expect_options(0, "done discard:rebel_base discard:comet_zone").choose(0, "discard:comet_zone")
    table.expect_events("discarded-to-produce", seat=0, card="terraforming_colonists", count=1)
    assert table.goods(0) == ["refugee_world", "asteroid_belt", "artist_colony"]
    table.expect_hand(0, "rebel_base").expect_discarded("comet_zone")


def test_R10_11_it_is_optional_and_comes_last():
    table = play(
        seat(COLONISTS + " empath_world galactic_engineers", "rebel_base comet_zone"), seat(), **NEW
    ).acts("produce", "develop")
    # The bonus and Galactic Engineers fill both empty windfalls: nothing is left to discard for.
    table.use_if_asked(0, "produce:refugee_world")
    assert table.goods(0) == ["refugee_world", "asteroid_belt", "empath_world"] and len(table.hand(0)) == 2
    table = (
        play(seat(COLONISTS, "rebel_base comet_zone"), seat(), **NEW)
        .acts("settle", "produce")
        .choose(0, "done")
    )
    assert table.goods(0) == ["asteroid_belt"] and len(table.hand(0)) == 2


def test_R10_11_what_a_power_draws_first_may_be_discarded():
    table = play(seat(COLONISTS + " merchant_guild"), seat(), deck="rebel_base comet_zone", **NEW).acts(
        "settle", "produce"
    )
    table.expect_options(0, "done discard:rebel_base discard:comet_zone")


def test_R10_11_not_without_a_card_or_an_empty_windfall_world():
    table = play(seat(COLONISTS), seat(), **NEW).acts("settle", "produce")
    assert table.purpose(0) == "action"
    table = play(seat("terraforming_colonists refugee_world+", "rebel_base"), seat(), **NEW).acts(
        "settle", "produce"
    )
    assert table.purpose(0) == "action"


def test_R10_11_the_world_is_chosen_among_all_kinds():
    table = play(
        seat("terraforming_colonists refugee_world empath_world", "rebel_base comet_zone"), seat(), **NEW
    ).acts("settle", "produce")
    table.choose(0, "discard:rebel_base").expect_asked(0, "produce-on", about="terraforming_colonists")
    table.expect_options(0, "produce:refugee_world produce:empath_world").choose(0, "produce:empath_world")
    assert table.goods(0) == ["empath_world"]


def test_R10_7_no_offers_in_the_first_game():
    table = begin(3, first_game=True, **NEW)
    assert not table.happened("start-worlds-offered")
    assert [table.tableau(at) for at in range(3)] == [[world] for world in START_WORLDS[1:4]]


def test_R7_9_what_comet_zone_draws_for_its_good_comes_too_late_to_be_discarded():
    table = play(
        seat(COLONISTS + " comet_zone"), seat(), deck="rebel_base gem_world rebel_homeworld", **NEW
    ).acts("settle", "produce")
    table.expect_events("good-placed", seat=0, world="comet_zone").expect_events("drew", why="comet_zone")
    assert not table.happened("discarded-to-produce") and table.purpose(0) == "action"
