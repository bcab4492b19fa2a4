"""What each card does in play: every one of the 95 cards, of the six new start worlds and of The Gathering Storm.

`DOES` names, for each card with a power, the tests of what the power does; worlds without one are placed, and give or
produce their good.
"""

import pytest

from cosmodrome.games.race.sets.gathering_storm import CARDS as GATHERING_STORM
from tests.cards.test_race_sheet import ROWS

from .scenario import CARD, begin, play, seat

NEW = {"edition": "second", "new_start_worlds": True}
NEW_WORLDS = {card for card in CARD if CARD[card].start < 0}
STORM_CARDS = {card.id for card in GATHERING_STORM}
FILLER = "public_works export_duties investment_credits interstellar_bank deficit_spending genetics_lab"
OTHER = "space_marines drop_ships mining_robots colony_ship expedition_force contact_specialist"
DOES: dict[str, list[str]] = {}


def does(*cards):
    """Marks a test as the test of what these cards do."""

    def mark(test):
        for card in cards:
            assert card in CARD, card
            DOES.setdefault(card, []).append(test.__name__)
        return test

    return mark


def does_each(names, rows):
    """As `does` of the cards in the first column, with a case of the test for each row."""
    cards = {(row if isinstance(row, str) else row[0]).rstrip("+") for row in rows}
    return lambda test: does(*cards)(pytest.mark.parametrize(names, rows)(test))


def filler(count, but=""):
    return " ".join([card for card in f"{FILLER} {OTHER}".split() if card != but][:count])


def options_of(card):
    return NEW if card in NEW_WORLDS else {"gathering_storm": True} if card in STORM_CARDS else {}


# Placing: what a card costs or resists, its points and its good.

PRINTED = {row["id"]: row for row in ROWS}
"""Every card as it is printed: cards.py is held against the same sheets."""
BOUGHT = [card for card, row in PRINTED.items() if row["type"] == "world" and not row["military"]]
CONQUERED = [card for card, row in PRINTED.items() if row["type"] == "world" and row["military"]]
DEVELOPED = [card for card, row in PRINTED.items() if row["type"] == "development"]
STRENGTH = {
    0: "",
    1: "expedition_force",
    2: "space_marines",
    3: "drop_ships",
    4: "expedition_force drop_ships",
    5: "space_marines drop_ships",
    6: "expedition_force space_marines drop_ships",
    7: "expedition_force space_marines drop_ships blaster_gem_mines",
}


def owner(tableau, but):
    """A tableau behind a start world without powers that matter here, and other than the card under test."""
    world = "epsilon_eridani" if but == "earths_lost_colony" else "earths_lost_colony"
    return f"{world} {tableau}"


def good_after(table, card):
    """A windfall good at once; a produced one in the next Produce phase."""
    kind, production = PRINTED[card]["good"], PRINTED[card]["production"]
    assert (card in table.goods(0)) == (production == "windfall")
    if production == "production" and card != "damaged_alien_factory":  # of which the tests of R13.31 tell
        while table.purpose(0) != "action" or table.purpose(1) != "action":
            table.choose(table.awaited[0], table.options(table.awaited[0])[0])
        table.acts("settle", "produce")
        while not table.happened("good-placed") and table.awaited:
            table.choose(table.awaited[0], "pass")
        table.expect_events("good-placed", seat=0, world=card, good=kind, why="produce")
    elif production == "windfall":
        table.expect_events("good-placed", seat=0, world=card, good=kind, why="windfall")


@pytest.mark.parametrize("card", BOUGHT)
def test_a_world_is_paid_for(card):
    cost = PRINTED[card]["cost"]
    options = options_of(card)
    spare = "pilgrimage_world" if card != "pilgrimage_world" else "refugee_world"
    if cost:
        short = play(
            seat(owner("", card), f"{card} {spare} {filler(cost - 2)}" if cost > 1 else f"{card}"),
            seat(),
            **options,
        )
        short.acts("settle")
        if cost > 1:
            short.expect_refused(0, "place:" + card, "costs", price=cost, have=cost - 1)
        else:
            assert short.purpose(0) == "action" and card in short.hand(0)
    table = play(seat(owner("", card), f"{card} {filler(cost)}"), seat(), **options)
    before = table.score(0)
    table.acts("develop", "settle")
    if table.purpose(0) == "develop":
        table.choose(0, "pass")
    table.choose(0, "place:" + card)
    table.expect_events("settled", seat=0, card=card, price=cost).expect_hand(0, "")
    assert table.score(0) == before + PRINTED[card]["vp"]
    good_after(table, card)


@pytest.mark.parametrize("card", CONQUERED)
def test_a_military_world_is_conquered(card):
    defense, vp = PRINTED[card]["defense"], PRINTED[card]["vp"]
    options = options_of(card)
    hand = f"{card} pilgrimage_world {FILLER}"
    weak = play(seat(owner(STRENGTH[defense - 1], card), hand), seat(), **options).acts(
        "consume-x2", "settle"
    )
    weak.expect_refused(0, "place:" + card, "needs-military", need=defense, have=defense - 1)
    table = play(seat(owner(STRENGTH[defense], card), hand), seat(), **options).acts("consume-x2", "settle")
    before = table.score(0)
    table.choose(0, "place:" + card)
    table.expect_events("conquered", seat=0, card=card, military=defense, defense=defense)
    assert table.score(0) == before + vp + (PRINTED[card]["production"] == "windfall" and table.chips(0))
    if not table.chips(0):
        good_after(table, card)


@pytest.mark.parametrize("card", DEVELOPED)
def test_a_development_is_paid_for(card):
    cost, vp = PRINTED[card]["cost"], PRINTED[card]["vp"]
    short = play(seat(owner("", card), f"{card} {filler(cost - 1, but=card)}"), seat(), **options_of(card))
    short.acts("settle", "develop")
    assert short.purpose(0) != "develop" or "place:" + card not in short.options(0)
    table = play(seat(owner("", card), f"{card} {filler(cost, but=card)}"), seat(), **options_of(card))
    table.acts("settle", "develop").choose(0, "place:" + card)
    table.expect_events("developed", seat=0, card=card, price=cost).expect_hand(0, "")
    assert card in table.tableau(0)
    printed = next(part for part in table.view(0).players[0].breakdown if part.source == card)
    assert printed.vp - printed.bonus == vp


def test_all_cards_are_placed():
    assert {*BOUGHT, *CONQUERED, *DEVELOPED} == set(CARD)
    assert len(BOUGHT) + len(CONQUERED) + len(DEVELOPED) == len(CARD) == 120


# Explore.


@does_each(
    "card, look, keep",
    [
        ("expedition_force", 1, 0),
        ("malevolent_lifeforms", 1, 0),
        ("star_nomad_lair", 1, 0),
        ("galactic_survey_seti", 2, 0),
        ("galactic_renaissance", 2, 1),
        ("research_labs", 0, 1),
        ("separatist_colony", 2, 0),
        ("doomed_world", 1, 0),
        ("deserted_alien_world", 1, 0),
        ("clandestine_uplift_lab", 1, 0),
    ],
)
def test_explore(card, look, keep):
    table = play(seat(f"old_earth {card}"), seat(), **options_of(card)).acts("explore-5", "develop")
    assert len(table.view(0).looked_at) == 7 + look and table.decision(0).more == 1 + keep


# Develop.


@does("interstellar_bank")
def test_interstellar_bank():
    table = play(seat("old_earth interstellar_bank", "gem_world"), seat(), deck="comet_zone").acts(
        "produce", "develop"
    )
    table.expect_hand(0, "comet_zone gem_world")


@does_each("card, price", [("investment_credits", 4), ("galactic_federation", 3)])
def test_develop_discount(card, price):
    table = play(seat(f"old_earth {card}", f"consumer_markets {OTHER}"), seat()).acts("produce", "develop")
    table.choose(0, "place:consumer_markets").expect_asked(0, "pay", more=price)


@does_each("card", ["public_works", "industrial_robots"])
def test_draw_after_developing(card):
    tableau = card if card in NEW_WORLDS else "old_earth " + card
    table = play(
        seat(tableau, "export_duties gem_world"), seat(), deck="comet_zone", **options_of(card)
    ).acts("settle", "develop")
    table.choose(0, "place:export_duties").expect_hand(0, "comet_zone").expect_events(
        "drew", why=card, count=1
    )


# Settle.


@does_each(
    "card, military",
    [
        ("new_sparta", 2),
        ("expedition_force", 1),
        ("former_penal_colony", 1),
        ("space_marines", 2),
        ("contact_specialist", -1),
        ("epsilon_eridani", 1),
        ("rebel_outpost", 1),
        ("rebel_warrior_race", 1),
        ("lost_alien_battle_fleet", 3),
        ("pan_galactic_league", -1),
        ("refugee_world", -1),
        ("empath_world", -1),
        ("lost_alien_warship", 2),
        ("alien_robot_scout_ship", 1),
        ("drop_ships", 3),
        ("new_galactic_order", 2),
        ("imperium_armaments_world", 1),
        ("blaster_gem_mines", 1),
        ("star_nomad_raiders", 1),
        ("abandoned_mine_squatters", 1),
    ],
)
def test_military(card, military):
    with_it = f"old_earth {card} " + ("drop_ships " if card != "drop_ships" else "")
    table = play(seat(with_it, "rebel_homeworld pilgrimage_world " + FILLER), seat(), **options_of(card))
    assert table.military(0) == military + (3 if card != "drop_ships" else 0)
    table.acts("develop", "settle")
    if table.purpose(0) == "develop":
        table.choose(0, "pass")
    if card != "contact_specialist":  # which would pay
        table.expect_refused(
            0,
            "place:rebel_homeworld",
            "needs-military",
            need=7,
            have=military + (3 if card != "drop_ships" else 0),
        )


@does_each(
    "card, target, defense, other",
    [
        ("alpha_centauri", "runaway_robots", 1, "the_last_of_the_uplift_gnarssh"),
        ("alien_tech_institute", "alien_robot_sentry", 2, "avian_uplift_race"),
        ("alien_rosetta_stone_world", "alien_robot_sentry", 2, "avian_uplift_race"),
        ("galactic_imperium", "rebel_warrior_race", 3, "star_nomad_lair"),
    ],
)
def test_special_military(card, target, defense, other):
    tableau = card if card == "alpha_centauri" else "old_earth " + card
    table = play(seat(tableau, f"{target} {other} pilgrimage_world"), seat()).acts("consume-x2", "settle")
    assert table.military(0) == 0
    table.expect_refused(0, "place:" + other, "needs-military").choose(0, "place:" + target)
    assert table.happened("conquered")[0]["military"] >= defense


@does_each(
    "card, world, price",
    [
        ("alpha_centauri", "comet_zone", 2),
        ("alpha_centauri", "gem_world", 2),
        ("mining_robots", "asteroid_belt", 1),
        ("mining_robots", "distant_world", 4),
        ("replicant_robots", "distant_world", 2),
        ("replicant_robots", "alien_robotic_factory", 4),
        ("alien_tech_institute", "deserted_alien_colony", 3),
        ("alien_tech_institute", "gem_world", 2),
        ("alien_rosetta_stone_world", "alien_robotic_factory", 4),
        ("alien_rosetta_stone_world", "comet_zone", 3),
    ],
)
def test_settle_discount(card, world, price):
    tableau = card if card == "alpha_centauri" else "old_earth " + card
    table = play(seat(tableau, f"{world} {filler(6)} space_marines"), seat()).acts("consume-x2", "settle")
    table.choose(0, "place:" + world).expect_asked(0, "pay", more=price)


@does("colony_ship")
def test_colony_ship():
    table = play(seat("old_earth colony_ship", "terraformed_world genetics_lab"), seat()).acts(
        "consume-x2", "settle"
    )
    table.choose(0, "place:terraformed_world").expect_hand(0, "genetics_lab")
    assert table.tableau(0) == ["old_earth", "terraformed_world"]


@does("new_military_tactics")
def test_new_military_tactics():
    table = play(seat("old_earth new_military_tactics", "pirate_world genetics_lab"), seat()).acts(
        "consume-x2", "settle"
    )
    table.choose(0, "place:pirate_world").expect_events("conquered", military=3)
    assert table.tableau(0) == ["old_earth", "pirate_world"] and table.military(0) == 0


@does_each("card", ["contact_specialist", "galactic_trade_emissaries"])
def test_pay_for_military_world(card):
    tableau = card if card in NEW_WORLDS else "old_earth " + card
    table = play(
        seat(tableau, f"rebel_outpost alien_robot_sentry {FILLER}"), seat(), **options_of(card)
    ).acts("consume-x2", "settle")
    table.expect_refused(0, "place:alien_robot_sentry", "needs-military")
    table.choose(0, "place:rebel_outpost").expect_asked(0, "pay", more=4)


@does_each("card", ["terraforming_robots", "terraforming_colonists"])
def test_draw_after_settling(card):
    tableau = card if card in NEW_WORLDS else "new_sparta " + card
    table = play(seat(tableau, "pilgrimage_world"), seat(), deck="comet_zone", **options_of(card)).acts(
        "consume-x2", "settle"
    )
    table.choose(0, "place:pilgrimage_world").expect_events("drew", why=card, count=1).expect_hand(
        0, "comet_zone"
    )


# Trade: what more a good brings when it is sold.


@does_each(
    "card, world, more",
    [
        ("old_earth", "artist_colony", 1),
        ("old_earth", "alien_robotic_factory", 1),
        ("export_duties", "malevolent_lifeforms", 1),
        ("spice_world", "artist_colony", 2),
        ("spice_world", "spice_world", 2),
        ("spice_world", "comet_zone", 0),
        ("distant_world", "artist_colony", 3),
        ("distant_world", "distant_world", 0),
        ("mining_conglomerate", "comet_zone", 1),
        ("mining_conglomerate", "artist_colony", 0),
        ("galactic_engineers", "comet_zone", 1),
        ("merchant_world", "comet_zone", 2),
        ("star_nomad_lair", "star_nomad_lair", 1),
        ("star_nomad_lair", "artist_colony", 0),
        ("pirate_world", "pirate_world", 3),
        ("pirate_world", "artist_colony", 0),
        ("genetics_lab", "malevolent_lifeforms", 1),
        ("genetics_lab", "comet_zone", 0),
        ("bio_hazard_mining_world", "malevolent_lifeforms", 2),
        ("bio_hazard_mining_world", "bio_hazard_mining_world", 0),
        ("space_port", "comet_zone", 2),
        ("space_port", "space_port", 0),
        ("trade_league", "artist_colony", 1),
        ("star_nomad_raiders", "comet_zone", 2),
        ("clandestine_uplift_lab", "pre_sentient_race", 1),
        ("galactic_bazaar", "refugee_world", 1),
    ],
)
def test_trade_bonus(card, world, more):
    tableau = f"{card}" if CARD[card].start != 99 else f"new_sparta {card}"
    if card != world:
        tableau += " " + world
    table = play(
        seat(" ".join(name + ("+" if name == world else "") for name in tableau.split())),
        seat(),
        **options_of(card),
    )
    table.acts("consume-trade", "develop")
    worth = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}[CARD[world].good]
    table.expect_events("sold", seat=0, world=world, value=worth + more, why="trade")
    assert len(table.hand(0)) == worth + more


# Consume: what goods bring.

# card: goods on the table, goods spent, chips, cards drawn
GOODS = {
    "novelty": "artist_colony spice_world space_port gem_world",
    "rare": "comet_zone mining_world rebel_miners",
    "genes": "distant_world malevolent_lifeforms",
    "alien": "alien_robotic_factory",
}
CONSUMES = [
    ("old_earth", "novelty", 1, 1, 0),
    ("old_earth", "novelty genes rare", 2, 2, 0),
    ("epsilon_eridani", "rare", 1, 1, 1),
    ("earths_lost_colony", "genes", 1, 1, 0),
    ("public_works", "novelty rare", 1, 1, 0),
    ("new_vinland", "rare genes", 1, 0, 2),
    ("plague_world", "genes", 1, 1, 1),
    ("plague_world", "rare", 0, 0, 0),
    ("new_survivalists", "novelty", 1, 0, 1),
    ("new_survivalists", "alien", 0, 0, 0),
    ("outlaw_world", "alien", 1, 1, 1),
    ("diversified_economy", "novelty genes rare", 3, 3, 0),
    ("diversified_economy", "novelty rare", 0, 0, 0),
    ("consumer_markets", "novelty", 1, 1, 0),
    ("consumer_markets", "novelty novelty novelty novelty", 3, 3, 0),
    ("consumer_markets", "rare", 0, 0, 0),
    ("mining_conglomerate", "rare rare rare", 2, 2, 0),
    ("mining_conglomerate", "genes", 0, 0, 0),
    ("research_labs", "genes genes", 1, 1, 0),
    ("research_labs", "alien", 0, 0, 0),
    ("mining_league", "rare rare rare", 2, 3, 0),
    ("mining_league", "rare", 0, 0, 0),
    ("free_trade_association", "novelty novelty", 2, 2, 2),
    ("free_trade_association", "genes", 0, 0, 0),
    ("galactic_resort", "rare", 1, 1, 1),
    ("tourist_world", "novelty genes", 2, 3, 0),
    ("tourist_world", "novelty", 0, 0, 0),
    ("galactic_trendsetters", "rare rare", 1, 2, 0),
    ("terraforming_robots", "rare rare", 1, 1, 1),
    ("terraforming_robots", "genes", 0, 0, 0),
    ("secluded_world", "rare", 1, 0, 1),
    ("terraformed_world", "alien", 1, 1, 0),
    ("pilgrimage_world", "novelty genes rare alien", 4, 3, 0),
    ("expanding_colony", "genes", 1, 1, 0),
    ("prosperous_world", "rare", 1, 1, 0),
    ("new_earth", "novelty", 1, 1, 1),
    ("gateway_station", "novelty genes rare", 2, 1, 3),
    ("gateway_station", "rare", 0, 0, 0),
    ("galactic_genome_project", "genes genes", 2, 3, 0),
    ("rebel_colony", "novelty", 1, 1, 0),
    ("clandestine_uplift_lab", "novelty", 1, 1, 1),
    ("smuggling_lair", "novelty", 1, 0, 2),
    ("galactic_studios", "novelty", 1, 1, 1),
]


@does_each("card, kinds, spent, vp, drawn", CONSUMES)
@pytest.mark.parametrize("doubled", [False, True])
def test_consume(card, kinds, spent, vp, drawn, doubled):
    left = {kind: worlds.split() for kind, worlds in GOODS.items()}
    goods = " ".join(left[kind].pop(0) + "+" for kind in kinds.split())
    start = "" if CARD[card].start != 99 else "new_sparta "
    table = play(seat(f"{start}{card} {goods}"), seat(), **options_of(card)).acts(
        "consume-x2" if doubled else "develop", "consume-x2"
    )
    while table.awaited and table.purpose(table.awaited[0]) in ("spend", "use-power"):
        table.choose(table.awaited[0], table.options(table.awaited[0])[0])
    assert len(table.goods(0)) == len(kinds.split()) - spent
    assert (table.chips(0), len(table.hand(0))) == (vp * (2 if doubled else 1), drawn)
    assert len(table.happened("consumed")) == (1 if spent else 0)


@does_each("card", ["deficit_spending", "merchant_world"])
@pytest.mark.parametrize("doubled", [False, True])
def test_cards_for_chips(card, doubled):
    table = play(seat(f"new_sparta {card}", "comet_zone gem_world rebel_base"), seat()).acts(
        "consume-x2" if doubled else "develop", "consume-x2"
    )
    table.discard_for_vp(0, card, "comet_zone rebel_base").expect_hand(0, "gem_world")
    assert table.chips(0) == 2
    table.expect_events("hand-cards-consumed", card=card, count=2, vp=2)


@does_each("card, value", [("trade_league", 2 + 1 + 1), ("black_market_trading_world", 2)])
def test_one_more_sale(card, value):
    table = play(seat(f"new_sparta {card} export_duties artist_colony+"), seat()).acts(
        "develop", "consume-x2"
    )
    table.expect_events("sold", world="artist_colony", value=value, why=card)
    assert len(table.hand(0)) == value and table.chips(0) == 0


@does("gambling_world")
def test_gambling_world():
    table = play(seat("new_sparta gambling_world artist_colony+"), seat(), deck="rebel_base").acts(
        "develop", "consume-x2"
    )
    table.choose(0, "use:gambling_world").choose(0, "guess:6")
    assert table.chips(0) == 1
    table.expect_hand(0, "rebel_base").expect_events("gambled", guess=6, card="rebel_base", won=True)


@does_each("card", ["new_economy", "galactic_trade_emissaries"])
def test_draw_in_consume(card):
    table = play(
        seat(card if card in NEW_WORLDS else "new_sparta " + card),
        seat(),
        deck="comet_zone",
        **options_of(card),
    ).acts("develop", "consume-x2")
    table.expect_hand(0, "comet_zone").expect_events("drew", why=card, count=1)


# Produce.


@does_each(
    "card, drawn",
    [
        ("gem_world", 1),
        ("comet_zone", 1),
        ("mining_world", 1),
        ("lost_species_ark_world", 2),
        ("galactic_studios", 1),
    ],
)
def test_draw_if_produced_here(card, drawn):
    table = play(seat(f"old_earth {card}"), seat(), **options_of(card)).acts("develop", "produce")
    assert table.goods(0) == [card] and len(table.hand(0)) == drawn
    table.expect_events("drew", seat=0, why=card, count=drawn)
    table = play(seat(f"old_earth {card}+"), seat(), **options_of(card)).acts("develop", "produce")
    assert table.hand(0) == []


@does("runaway_robots")
def test_runaway_robots():
    table = play(seat("old_earth runaway_robots"), seat()).acts("produce", "develop")
    assert table.goods(0) == ["runaway_robots"] and len(table.hand(0)) == 1


@does_each(
    "card, world, other",
    [
        ("mining_robots", "asteroid_belt", "refugee_world"),
        ("mining_league", "asteroid_belt", "refugee_world"),
        ("free_trade_association", "refugee_world", "asteroid_belt"),
        ("galactic_engineers", "empath_world", ""),
        ("galactic_engineers", "deserted_alien_outpost", ""),
        ("alien_rosetta_stone_world", "deserted_alien_outpost", "asteroid_belt"),
        ("genetics_lab", "empath_world", "refugee_world"),
        ("expanding_colony", "refugee_world", "empath_world"),
    ],
)
def test_produce_on_windfall(card, world, other):
    table = play(seat(f"old_earth {card} {world} {other}"), seat()).acts("develop", "produce")
    assert table.goods(0) == [world]
    table.expect_events("good-placed", world=world, why=card)


@does_each(
    "card, others, drawn",
    [
        ("rebel_underground", "", 1),
        ("merchant_guild", "", 2),
        ("industrial_robots", "", 1),
        ("consumer_markets", "artist_colony spice_world distant_world space_port+", 2),
        ("research_labs", "alien_robotic_factory artist_colony", 1),
        ("diversified_economy", "artist_colony spice_world distant_world", 2),
        ("pan_galactic_league", "distant_world+ empath_world artist_colony", 2),
    ],
)
def test_draws_in_produce(card, others, drawn):
    start = "" if CARD[card].start != 99 else "old_earth "
    table = play(seat(f"{start}{card} {others}"), seat(), **options_of(card)).acts("develop", "produce")
    assert len(table.hand(0)) == drawn
    table.expect_events("drew", seat=0, why=card, count=drawn)


@does("mining_conglomerate")
def test_mining_conglomerate():
    table = play(seat("old_earth mining_conglomerate rebel_miners"), seat()).acts("develop", "produce")
    table.expect_events("drew", seat=0, why="mining_conglomerate", count=2)


@does("terraforming_colonists")
def test_terraforming_colonists():
    table = play(seat("terraforming_colonists asteroid_belt", "rebel_base"), seat(), **NEW).acts(
        "develop", "produce"
    )
    table.choose(0, "discard:rebel_base")
    assert table.goods(0) == ["asteroid_belt"] and table.hand(0) == []


# The end.


@does_each(
    "card, others, vp",
    [
        ("pan_galactic_league", "distant_world pirate_world contact_specialist", 6),
        ("mining_league", "comet_zone asteroid_belt mining_robots", 5),
        ("free_trade_association", "artist_colony refugee_world expanding_colony", 5),
        ("alien_tech_institute", "alien_robotic_factory deserted_alien_outpost", 7),
        ("galactic_survey_seti", "expedition_force star_nomad_lair artist_colony", 6),
        ("galactic_federation", "public_works", 3),
        ("new_galactic_order", "drop_ships empath_world", 4),
        ("merchant_guild", "artist_colony comet_zone asteroid_belt", 4),
        ("new_economy", "public_works gambling_world", 6),
        ("galactic_renaissance", "research_labs artist_colony", 6),
        ("galactic_imperium", "rebel_base pirate_world", 3),
        ("trade_league", "export_duties star_nomad_lair", 6),
        ("terraforming_guild", "asteroid_belt terraforming_robots", 6),
        ("galactic_genome_project", "hive_world genetics_lab", 5),
        ("imperium_lords", "rebel_base", 3),
    ],
)
def test_six_cost_scoring(card, others, vp):
    # Old Earth adds 1 to Galactic Survey: SETI, New Economy and Trade League.
    assert play(seat(f"old_earth {card} {others}"), seat(), **options_of(card)).bonus(0, card) == vp


# The Gathering Storm; what is new to the game stands in the tests of R13.


def storm(tableau, hand="", acts=("produce",), other="new_sparta", **more):
    return play(seat(tableau, hand), seat(other), gathering_storm=True, **more).acts(*acts)


@does("ancient_race")
def test_ancient_race_at_the_start():
    table = begin(2, start_worlds=["ancient_race", "new_sparta"], gathering_storm=True)
    table.expect_asked(0, "start-discard", more=3)


@does_each("card", ["separatist_colony", "space_mercenaries"])
def test_storm_military(card):
    assert storm(f"old_earth {card}", acts=("develop",)).military(0) == 1


@does("deserted_alien_world")
def test_deserted_alien_world_in_settle():
    view = storm("old_earth deserted_alien_world", acts=("develop",)).view(0).players[0]
    assert (view.military, view.military_against, view.discounts) == (0, {"alien": 2}, {"alien": 2})


@does("doomed_world", "improved_logistics", "terraforming_guild")
def test_storm_settle():
    tableau = "doomed_world improved_logistics terraforming_guild"
    table = storm(tableau, "new_earth gem_world refugee_world", acts=("develop", "settle"))
    table.choose(0, "place:new_earth").choose(0, "place:refugee_world")
    assert "doomed_world" not in table.tableau(0) and "refugee_world" in table.tableau(0)
    assert [event["why"] for event in table.happened("drew")] == ["terraforming_guild"] * 2


@does("alien_toy_shop")
def test_alien_toy_shop_in_consume():
    table = storm("new_sparta alien_toy_shop+", acts=("develop", "consume-x2"), other="old_earth")
    table.expect_events("consumed", seat=0, card="alien_toy_shop", vp=2, cards=0)


@does("galactic_bazaar")
def test_galactic_bazaar_in_consume():
    table = storm(
        "new_sparta galactic_bazaar", "drop_ships", acts=("develop", "consume-x2"), other="old_earth"
    )
    table.discard_for_vp(0, "galactic_bazaar", "drop_ships")
    table.expect_events("hand-cards-consumed", card="galactic_bazaar", vp=1)


@does_each("card, others", [("rebel_sympathizers", ""), ("imperium_lords", "rebel_sympathizers")])
def test_storm_draws_in_produce(card, others):
    storm(f"old_earth {card} {others}").expect_events("drew", seat=0, why=card, count=1)


@does("damaged_alien_factory", "terraforming_guild")
def test_storm_goods_in_produce():
    table = storm(
        "damaged_alien_factory terraforming_guild asteroid_belt", "drop_ships", acts=("develop", "produce")
    )
    table.choose(0, "discard:drop_ships")
    assert table.goods(0) == ["damaged_alien_factory", "asteroid_belt"]


def test_every_power_of_every_card_is_tested():
    with_powers = {
        card
        for card in CARD
        if CARD[card].powers and [power.effect for power in CARD[card].powers] != ["produce_here"]
    }
    assert with_powers - set(DOES) == set()
    for card in with_powers:
        phases = {power.phase for power in CARD[card].powers if power.effect != "produce_here"} | (
            {"score"} if CARD[card].scores else set()
        )
        assert len(set(DOES[card])) >= len(phases), f"{card} has powers in {phases}, tested by {DOES[card]}"
