"""Card files: corrections are played with, travel with records, and are refused in one line when they are wrong."""

import json
import re
from pathlib import Path

import pytest

from cosmodrome.core.meta import CardsError, Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from cosmodrome.play.record import dumps, loads, play, verify
from tests.laws.laws import redeal

from .scenario import play as scenario
from .scenario import seat

DOCS = Path(__file__).parents[3] / "docs/card-files.md"


def own(**cards):
    return JUMP_DRIVE.with_cards({"game": "jump_drive", "cards": cards})


def facts(game, card):
    return next(given for given in game.card_facts({}) if given["id"] == card)


def test_corrected_values_are_played_with():
    game = own(
        gem_world={"cost": 1, "vp": 3, "income": 5, "icons": {"military": 2}, "good": "rare"},
        mining_robots={"powers": {"world_discount": 1}, "cost": 4},
    )
    table = scenario(seat("gem_world mining_league", hand="mining_robots comet_zone"), seat(), game=game)
    assert (table.part(0, "gem_world").vp, table.part(0, "gem_world").income) == (3, 5)
    assert table.military(0) == 2 and table.part(0, "mining_league").vp == 3
    table.expect_refused(0, "place:mining_robots", "costs", price=3, have=1)
    assert facts(game, "gem_world")["cost"] == 1 and facts(JUMP_DRIVE, "gem_world")["cost"] == 2


def test_amounts_of_powers():
    game = own(
        space_symbionts={"powers": {"development_discount": 0}},
        alien_technology_institute={"powers": {"vp_per_other": 2}},
        contact_specialist={"powers": {"pay_for_military_world": 3}},
        colony_convoy={"powers": {"second_world_paid": 4}},
    )
    table = scenario(
        seat("alien_technology_institute space_symbionts contact_specialist", hand="drop_ships pirate_lair"),
        seat("alien_toy_shop"),
        game=game,
    )
    assert table.part(0, "alien_technology_institute").vp == 2
    assert table.verdict(0, "drop_ships").facts["price"] == 3
    assert table.verdict(0, "pirate_lair").facts["price"] == 0
    assert table.view(0).own_cards and not scenario(seat(), seat()).view(0).own_cards


def effects(game, card):
    return [power["effect"] for power in facts(game, card)["powers"]]


def test_a_power_of_nothing_is_gone():
    change = dict.fromkeys(("military_against", "vp_per_other"), 0)
    game = own(alien_technology_institute={"powers": change}, trade_pact={"powers": {"income_with_other": 0}})
    assert effects(game, "alien_technology_institute") == ["world_discount", "vp_per"]
    assert not change.keys() & facts(game, "alien_technology_institute")["field_confidence"].keys()
    table = scenario(
        seat("trade_pact alien_technology_institute"), seat("trade_pact alien_toy_shop"), game=game
    )
    assert table.view(None).players[0].military_against == {}
    for card in ("trade_pact", "alien_technology_institute"):
        assert table.part(0, card).other is None  # no other empire counts for nothing


def test_what_a_power_allows_is_left_without_its_discount():
    game = own(
        contact_specialist={"powers": {"pay_for_military_world": 0}},
        colony_convoy={"powers": {"second_world_paid": 0}},
    )
    assert effects(game, "contact_specialist") == ["pay_for_military_world"]
    hand = "pirate_lair new_earth comet_zone gem_world mining_world asteroid_belt gem_smugglers"
    empire = "contact_specialist colony_convoy"
    table = scenario(seat(empire, hand=hand + " artist_colony new_vinland"), seat(), game=game)
    assert table.verdict(0, "pirate_lair").facts["price"] == 3
    table.place(0, "pirate_lair").explore(1).pay(0, "asteroid_belt artist_colony gem_smugglers")
    assert table.expect_asked(0, "second-world").verdict(0, "gem_world").facts["price"] == 2


def test_an_amount_is_given_for_every_full_pair():
    game = own(survey_hq={"powers": {"vp_per": 2, "income_per": 3}})
    table = scenario(seat("survey_hq survey_team new_earth"), seat(), game=game)
    assert (table.part(0, "survey_hq").vp, table.part(0, "survey_hq").income) == (4, 6)


def test_a_world_may_turn_out_to_be_military():
    game = own(
        insect_uplift_race={"military": True, "defense": 2}, pirate_lair={"military": False, "cost": 3}
    )
    table = scenario(
        seat("space_marines", hand="insect_uplift_race pirate_lair comet_zone"), seat(), game=game
    )
    assert table.verdict(0, "insect_uplift_race").reason == "conquer"
    assert table.verdict(0, "pirate_lair").reason == "costs"
    assert (
        "cost" not in facts(game, "insect_uplift_race") and facts(game, "insect_uplift_race")["defense"] == 2
    )


def test_keywords_names_and_copies():
    game = own(
        warrior_race={"keywords": ["rebel"], "name": "Rebel Warrior Race"},
        gem_world={"copies": 0},
        comet_zone={"copies": 9},
    )
    table = scenario(seat("galactic_imperium", hand="warrior_race"), seat(), game=game)
    assert table.verdict(0, "warrior_race").facts["military"] == 4
    deck = [card for card in table.deck if card == "comet_zone"]
    assert len(deck) == 9 and "gem_world" not in table.deck
    given = facts(game, "warrior_race")
    assert (given["id"], given["name"], "maybe" in given) == ("warrior_race", "Rebel Warrior Race", False)


def test_what_an_owner_tells_is_marked_so():
    game = own(gem_world={"cost": 1, "icons": {"gene": 1}, "powers": {"vp_with": 3}})
    given = facts(game, "gem_world")
    assert given["confidence"] == "single-source"
    assert given["field_confidence"] == {"cost": "own", "gene": "own", "vp_with": "own"}
    assert facts(JUMP_DRIVE, "gem_world")["field_confidence"] == {}


def test_a_record_carries_the_cards_and_is_replayed_with_them():
    game = own(comet_zone={"vp": 9, "cost": 0}, trade_pact={"copies": 20})
    rng = seeded(4, "answers")

    def ask(state, number):
        options = game.options(state, number)
        return options[int(rng.below(len(options)))]

    record = play(game, Setup(3, 4), ask)
    assert record.header.cards == game.own_cards
    again = loads(dumps(record), {"jump_drive": JUMP_DRIVE})
    assert again == record and verify(JUMP_DRIVE, again) is None
    again.header.cards = {"game": "jump_drive", "cards": {}}
    assert verify(JUMP_DRIVE, again) is not None


def test_codes_of_choices_are_the_same_for_any_cards():
    game = own(comet_zone={"copies": 0}, gem_world={"cost": 9})
    assert game.choices is JUMP_DRIVE.choices and game.parse("place:comet_zone") is JUMP_DRIVE.parse(
        "place:comet_zone"
    )


def test_imagined_tables_have_the_cards():
    game = own(comet_zone={"vp": 9})
    state = game.new(Setup(2, 1))
    twin = game.imagine(game.view(state, 0), seeded(1))
    assert twin.tables is state.tables and game.view(twin, 0) == game.view(state, 0)
    assert redeal(game, state, 1, seeded(1)).tables is state.tables


WRONG = [
    ([], "card file is [], it must be an object with game and cards"),
    ({"game": "race", "cards": {}}, "card file: game is 'race', it must be 'jump_drive'"),
    ({"cards": {}}, "card file: game is None, it must be 'jump_drive'"),
    ({"game": "jump_drive"}, "card file: cards is None, it must be an object of card ids"),
    (
        {"game": "jump_drive", "cards": {}, "deck": 1},
        "card file: unknown field 'deck'; its fields are game, name, cards",
    ),
    ({"game": "jump_drive", "cards": {}, "name": 7}, "card file: name is 7, it must be text"),
]
WRONG_CARDS = [
    ({"old_earth": {}}, "card file: 'old_earth' is no card id of this game, such as 'gem_world'"),
    ({"gem_world": 3}, "gem_world is 3, it must be an object of fields"),
    ({"gem_world": {"points": 3}}, "gem_world: unknown field 'points'; the fields are name, copies, cost"),
    ({"gem_world": {"vp": -1}}, "gem_world: vp is -1, it must be a whole number from 0 to 20"),
    ({"gem_world": {"vp": 21}}, "gem_world: vp is 21, it must be a whole number from 0 to 20"),
    ({"gem_world": {"vp": True}}, "gem_world: vp is True, it must be a whole number"),
    ({"gem_world": {"income": 1.5}}, "gem_world: income is 1.5, it must be a whole number"),
    ({"gem_world": {"cost": "2"}}, "gem_world: cost is '2', it must be a whole number"),
    ({"gem_world": {"defense": 2}}, "gem_world: defense: this is a world that is paid for, tell its cost"),
    ({"pirate_lair": {"cost": 2}}, "pirate_lair: cost: this is a military world, tell its defense"),
    ({"gem_world": {"military": True}}, "gem_world: military: a military world needs its defense given as well"),
    ({"pirate_lair": {"military": False}}, "pirate_lair: military: a world that is paid for needs its cost given"),
    ({"gem_world": {"military": 1}}, "gem_world: military is 1, it must be true or false"),
    ({"drop_ships": {"defense": 2}}, "drop_ships: defense: this is a development, which has a cost only"),
    ({"drop_ships": {"good": "rare"}}, "drop_ships: good: this is a development"),
    ({"gem_world": {"good": "blue"}}, "gem_world: good is 'blue', it must be one of novelty, rare, genes"),
    ({"gem_world": {"good": ["rare"]}}, "gem_world: good is ['rare'], it must be one of novelty"),
    ({"gem_world": {"keywords": "rebel"}}, "gem_world: keywords is 'rebel', it must be a list out of alien"),
    ({"gem_world": {"keywords": [["rebel"]]}}, "gem_world: keywords is [['rebel']], it must be a list out of alien"),
    ({"gem_world": {"icons": 1}}, "gem_world: icons is 1, it must be an object of explore, military, gene"),
    ({"gem_world": {"icons": {"stars": 1}}}, "gem_world: icons: 'stars' is not one of this card's icons"),
    ({"gem_world": {"icons": {"gene": -1}}}, "gem_world: icons: gene is -1, it must be a whole number from 0 to 20"),
    ({"gem_world": {"powers": {"vp_per": 1}}}, "gem_world: powers: 'vp_per' is not one of this card's"),
    ({"drop_ships": {"powers": {"vp_per": 1}}}, "drop_ships: powers: 'vp_per' is not one of this card's"),
    ({"gem_world": {"name": " "}}, "gem_world: name is ' ', it must be text of 1 to 40 letters"),
    ({"gem_world": {"name": 5}}, "gem_world: name is 5, it must be text"),
    ({"survey_team": {"copies": 3}}, "survey_team: copies cannot be changed"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("given", "message"),
    WRONG + [({"game": "jump_drive", "cards": cards}, message) for cards, message in WRONG_CARDS],
)
def test_what_is_wrong_is_told_in_one_line(given, message):
    with pytest.raises(CardsError, match="^" + re.escape(message)) as error:
        JUMP_DRIVE.with_cards(given)
    assert "\n" not in str(error.value)


def test_a_deck_must_be_enough_for_a_game():
    every = [card["id"] for card in JUMP_DRIVE.card_facts({}) if card["id"] != "survey_team"]
    with pytest.raises(CardsError, match="0 cards in the deck, there must be at least 60"):
        own(**{card: {"copies": 0} for card in every})
    with pytest.raises(CardsError, match="no card gives VP"):
        own(**{card: {"vp": 0} for card in every})
    deck = {
        card: {"copies": 20 if card in ("gem_world", "trade_pact", "space_marines") else 0} for card in every
    }
    own(**deck)  # exactly 60
    with pytest.raises(CardsError, match="59 cards in the deck, there must be at least 60"):
        own(**deck | {"gem_world": {"copies": 19}})


def test_a_long_value_is_told_in_forty_signs():
    for given, told in (("x" * 38, f"'{'x' * 38}'"), ("x" * 39, f"'{'x' * 36}...")):
        with pytest.raises(CardsError, match=f"unknown field {re.escape(told)};"):
            JUMP_DRIVE.with_cards({given: 1})


def test_the_example_of_the_docs_is_a_card_file():
    text = DOCS.read_text(encoding="utf-8")
    example = json.loads(re.search(r"```json\n(\{\s*\"game\": \"jump_drive\".*?)```", text, re.DOTALL)[1])
    game = JUMP_DRIVE.with_cards(example)
    assert facts(game, "insect_uplift_race")["military"] and game.own_cards == example
    assert facts(game, "gem_world")["copies"] == 1


def test_the_docs_name_every_field():
    from cosmodrome.games.jump_drive.own_cards import FIELDS

    text = DOCS.read_text(encoding="utf-8")
    assert all(f"`{field}`" in text for field in FIELDS)
