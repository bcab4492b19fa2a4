"""Every card: what it takes to place it, what it gives on its own, and what each of its powers does."""

import pytest

from tests.cards import sheet

from .scenario import CARD, play, seat

PRINTED = {row["id"]: row for row in sheet("jump_drive")["cards"]}
"""Every card as it is printed: cards.py is held against the same sheet."""
COUNTS_ITSELF = {
    "uplift_researchers": (1, 1),
    "new_galactic_order": (2, 0),
    "galactic_federation": (2, 0),
    "galactic_survey_seti": (3, 0),
    "uplift_code": (2, 2),
    "galactic_trendsetters": (2, 0),
    "survey_hq": (1, 1),
    "uplift_mercenaries": (1, 1),
}
"""VP and income of cards with powers that count the card itself, in an empire that has nothing else."""

STRENGTH = [
    "", "pirate_fuel_cache", "space_marines", "drop_ships", "space_marines space_marines", "drop_ships space_marines",
    "drop_ships drop_ships", "drop_ships space_marines space_marines", "drop_ships drop_ships space_marines",
    "drop_ships drop_ships space_marines pirate_fuel_cache",
]  # fmt: skip
"""An empire of each military from 0 to 9."""

PAYING = "genetics_lab genetics_lab " + "trade_pact " * 5 + "galactic_imperium mining_league"
"""Nine cards to pay with."""


def test_every_card_has_its_row():
    assert list(PRINTED) == list(CARD)


def hand(card: str, others: int) -> str:
    """The card (a Survey Team lies in the centre) and so many others to pay with."""
    others_in_hand = [other for other in PAYING.split() if other != card][:others]
    assert len(others_in_hand) == others
    return " ".join([*([] if card == "survey_team" else [card]), *others_in_hand])


@pytest.mark.parametrize("card", [card for card, row in PRINTED.items() if not row["military"]])
def test_a_card_that_is_paid_for(card):
    cost = PRINTED[card]["cost"]
    price = cost if CARD[card].is_world else max(0, cost - 1)
    others = min(price, 8)
    if price > 0 and price <= 8:
        table = play(seat(hand=hand(card, price - 1)), seat("survey_team"))
        verdict = table.verdict(0, card) if table.awaited else None
        assert verdict is None or (not verdict.allowed and verdict.facts["price"] == price)
    table = play(seat(hand=hand(card, others)), seat(), deck="gem_smugglers")
    table.place(0, card).explore(1)
    assert card in table.empire(0)
    tag = "settled" if CARD[card].is_world else "developed"
    table.expect_events(tag, seat=0, card=card, price=price)
    gives(table, card)


@pytest.mark.parametrize("card", [card for card, row in PRINTED.items() if row["military"]])
def test_a_card_that_is_conquered(card):
    defense = PRINTED[card]["defense"]
    weak = play(seat(STRENGTH[defense - 1], hand=card + " gem_world gem_world"), seat())
    assert not weak.verdict(0, card).allowed and weak.verdict(0, card).facts["need"] == defense
    table = play(seat(STRENGTH[defense], hand=card), seat("survey_team"), deck="gem_world")
    table.place(0, card)
    table.expect_events("conquered", seat=0, card=card, military=defense, defense=defense)
    assert not table.happened("paid")
    gives(play(seat(card), seat("gem_world")), card)


def gives(table, card):
    """What the card gives in an empire of its own."""
    row, icons = PRINTED[card], PRINTED[card]["icons"]
    public = table.view(None).players[0]
    assert public.empire == [card]
    rates = COUNTS_ITSELF.get(card, (row["vp"]["base"], row["income"]["base"]))
    assert [(part.vp, part.income) for part in public.breakdown] == [rates]
    assert public.icons == icons
    assert public.military == icons["military"] + (card == "uplift_mercenaries")


# Card, own empire beside it, the other seat's empire: VP and income that the card then gives.
VARIABLE = [
    ("trade_pact", "", "trade_pact", 1, 2),
    ("trade_pact", "gem_world", "gem_world", 1, 1),
    ("genetics_lab", "insect_uplift_race lifeforms_inc", "", 1, 1),
    ("genetics_lab", "arboreal_uplift_race", "", 1, 1),
    ("genetics_lab", "devolved_uplift_race", "insect_uplift_race", 1, 0),
    ("consumer_markets", "gem_world smuggling_lair comet_zone", "tourist_world", 2, 2),
    ("mining_conglomerate", "comet_zone convict_miners gem_world", "comet_zone", 2, 1),
    ("uplift_researchers", "devolved_uplift_race insect_uplift_race", "warrior_race", 4, 4),
    ("alien_technology_institute", "alien_toy_shop alien_guardians", "", 8, 2),
    (
        "alien_technology_institute",
        "alien_toy_shop",
        "deserted_alien_world lost_alien_warship gem_world",
        12,
        2,
    ),
    (
        "free_trade_association",
        "gem_world pirate_lair",
        "artist_colony survey_hq new_vinland comet_zone",
        7,
        2,
    ),
    ("new_galactic_order", "drop_ships space_marines", "drop_ships", 7, 0),
    ("mining_league", "comet_zone comet_zone gem_smugglers", "mining_world", 9, 3),
    (
        "galactic_imperium",
        "rebel_base pirate_lair gem_world",
        "smuggling_lair rebel_outpost comet_zone",
        6,
        0,
    ),
    (
        "galactic_federation",
        "investment_credits survey_team gem_world",
        "drop_ships trade_pact comet_zone",
        8,
        0,
    ),
    ("galactic_survey_seti", "survey_hq new_earth", "galactic_salon rosetta_stone_world", 10, 0),
    ("uplift_code", "devolved_uplift_race", "insect_uplift_race uplift_researchers", 6, 4),
    ("artist_colony", "galactic_advertisers galactic_advertisers", "", 1, 1),
    ("artist_colony", "", "galactic_advertisers", 1, 0),
    ("new_vinland", "galactic_advertisers", "", 0, 2),
    ("pirate_fuel_cache", "military_convoy", "", 1, 1),
    ("asteroid_belt", "mining_robots", "", 0, 3),
    ("former_penal_colony", "galactic_advertisers", "", 1, 2),
    ("gem_world", "mining_conglomerate", "", 2, 2),
    ("alien_toy_shop", "alien_technology_institute", "", 1, 3),
    ("galactic_resort", "galactic_advertisers", "", 2, 2),
    ("imperium_blaster_factory", "mining_conglomerate mining_conglomerate", "", 2, 2),
    ("mining_world", "mining_robots", "", 1, 3),
    ("tourist_world", "artist_colony", "", 1, 3),
    ("galactic_trendsetters", "galactic_trendsetters galactic_trendsetters", "galactic_trendsetters", 6, 0),
    ("survey_hq", "survey_team", "", 2, 2),
    ("uplift_mercenaries", "uplift_code insect_uplift_race", "devolved_uplift_race", 1, 4),
    ("new_earth", "galactic_advertisers", "", 4, 3),
]


@pytest.mark.parametrize(("card", "own", "other", "vp", "income"), VARIABLE)
def test_variable_vp_and_income(card, own, other, vp, income):
    table = play(seat(f"{card} {own}"), seat(other))
    part = table.part(0, card)
    assert (part.vp, part.income) == (vp, income)


# Cards in the empire, a card in hand, and its price (a development alone).
PRICES = [
    ("investment_credits", "drop_ships", 2),
    ("investment_credits investment_credits", "drop_ships", 1),
    ("investment_credits", "comet_zone", 3),
    ("galactic_salon", "drop_ships", 2),
    ("galactic_federation", "uplift_code", 6),
    ("space_symbionts", "uplift_code", 6),
    ("space_symbionts", "new_earth", 5),
    ("mining_robots", "new_earth", 4),
    ("mining_robots", "terraformed_world", 5),
    ("mining_conglomerate", "new_earth", 4),
    ("uplift_mining_moles", "comet_zone", 2),
    ("uplift_mining_moles", "gem_world", 2),
    ("replicant_robots", "terraformed_world", 3),
    ("replicant_robots", "drop_ships", 3),
    ("galactic_advertisers", "galactic_trendsetters", 3),
    ("galactic_advertisers galactic_advertisers", "galactic_trendsetters", 2),
    ("galactic_advertisers", "survey_hq", 4),
    ("alien_technology_institute", "deserted_alien_library", 5),
    ("alien_technology_institute", "rosetta_stone_world", 2),
    ("rosetta_stone_world", "deserted_alien_colony", 3),
    ("rosetta_stone_world", "lost_species_ark_world", 5),
    ("contact_specialist", "rebel_underground", 2),
    ("contact_specialist mining_robots", "imperium_blaster_factory", 1),
]


@pytest.mark.parametrize(("empire", "card", "price"), PRICES)
def test_discounts(empire, card, price):
    table = play(seat(empire, hand=hand(card, 8)), seat("survey_team"))
    assert table.verdict(0, card).facts["price"] == price
    table.place(0, card).go_on("second-world")
    tag = "settled" if CARD[card].is_world else "developed"
    table.expect_events(tag, card=card, price=price)


# Cards in the empire, a military world, and the military against it.
AGAINST = [
    ("galactic_imperium", "rebel_world", 4),
    ("galactic_imperium", "alien_guardians", 0),
    ("galactic_imperium", "pirate_lair", 0),
    ("alien_technology_institute", "alien_guardians", 2),
    ("alien_technology_institute", "rebel_world", 0),
    ("rosetta_stone_world", "lost_alien_warship", 2),
    ("rosetta_stone_world", "smuggling_lair", 0),
    ("uplift_mercenaries uplift_code", "rebel_world", 3),
    ("uplift_mercenaries", "alien_guardians", 1),
    ("war_propaganda mining_conglomerate new_galactic_order", "rebel_stronghold", 4),
]


@pytest.mark.parametrize(("empire", "world", "military"), AGAINST)
def test_military_against_a_world(empire, world, military):
    table = play(seat(empire, hand=f"{world} comet_zone artist_colony"), seat())
    facts = table.verdict(0, world).facts
    assert facts.get("have", facts.get("military")) == military


OTHERWISE = {
    "survey_team": "R4.5, R4.7",
    "trade_pact": "R4.7, R4.8",
    "colony_convoy": "R7.1 to R7.5",
    "military_convoy": "R7.6 to R7.11",
    "war_propaganda": "R9.2",
}
"""Cards with powers that the tests of these rules play."""


def test_every_power_is_played():
    tested = {card for card, *_ in VARIABLE} | set(OTHERWISE)
    for empire, *_ in PRICES + AGAINST:
        tested |= set(empire.split())
    assert {card.id for card in CARD.values() if card.powers} <= tested
