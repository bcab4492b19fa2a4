"""R13: decks, and files of decks typed in by an owner."""

import copy
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.core.meta import CardsError, Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.pocket_mars.deck_file import WITHOUT_NUMBER, WORDS
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from cosmodrome.games.pocket_mars.powers import COLOURS, CONDITIONS, EFFECTS
from cosmodrome.games.pocket_mars.sets.red_horizon import CARDS as RED_HORIZON
from cosmodrome.play.record import dumps, loads, play, verify

from .scenario import PLAIN, deck_file


def changed(**fields: Any) -> dict[str, Any]:
    """A plain deck file whose first card has other fields; a field set to None is left out."""
    content = copy.deepcopy(deck_file())
    row = content["cards"][0]
    row.update(fields)
    content["cards"][0] = {name: value for name, value in row.items() if value is not None}
    return content


def file_of(game: Any) -> dict[str, Any]:
    """The deck file of a game's cards."""
    cards = [fact for fact in game.card_facts({}) if fact["type"] == "project"]
    fields = ("colour", "value", "name", "hand", "prep")
    return {
        "game": "pocket_mars",
        "name": "Own",
        "cards": [{name: card[name] for name in fields} for card in cards],
    }


def test_R13_1_a_deck_has_seven_cards_of_each_colour():
    assert Counter(card.colour for card in RED_HORIZON) == dict.fromkeys(COLOURS, 7)
    content = deck_file()
    content["cards"].pop()
    with pytest.raises(CardsError, match="deck: 6 cards of colour construction; allowed are exactly 7"):
        POCKET_MARS.with_cards(content)


def test_R13_2_red_horizon_marks_what_is_attested():
    facts = [fact for fact in POCKET_MARS.card_facts({}) if fact["type"] == "project"]
    assert len(facts) == 35 == len({fact["name"] for fact in facts})
    for colour in COLOURS:
        assert [fact["value"] for fact in facts if fact["colour"] == colour] == list(range(1, 8))
    for fact in facts:
        assert sorted(fact["attested"] + fact["reconstructed"]) == ["colour", "hand", "prep", "value"]
        assert bool(fact["attested"]) == bool(fact["source"])
    assert sorted(fact["source"] for fact in facts if fact["source"]) == [
        "A1",
        "A2",
        "A3",
        "A4",
        "A5",
        "A6",
        "A7",
    ]
    assert (
        POCKET_MARS.view(POCKET_MARS.new(Setup(2, 0, POCKET_MARS.meta.read_options({}, 2))), 0).deck_name
        == "Red Horizon"
    )


def test_R13_3_a_record_carries_the_deck_file():
    options = POCKET_MARS.meta.read_options({}, 2)
    rng = seeded(1)

    def ask(state, at):
        found = PLAIN.options(state, at)
        return found[int(rng.below(len(found)))]

    record = play(PLAIN, Setup(2, 1, options), ask)
    text = dumps(record)
    again = loads(text, {"pocket_mars": POCKET_MARS})
    assert again == record and again.header.cards == deck_file()
    assert verify(POCKET_MARS, again) is None
    assert PLAIN.own_cards == deck_file() and POCKET_MARS.own_cards is None
    assert PLAIN.card_facts({})[0]["reconstructed"] == []


def test_R13_3_red_horizon_typed_in_is_the_same_deck():
    game = POCKET_MARS.with_cards(file_of(POCKET_MARS))
    marks = ("attested", "reconstructed", "source")
    ours, typed = POCKET_MARS.card_facts({}), game.card_facts({})
    assert [{k: v for k, v in fact.items() if k not in marks} for fact in ours] == [
        {k: v for k, v in fact.items() if k not in marks} for fact in typed
    ]


LAUNCH = {"effects": [{"effect": "launch", "n": 1}]}


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ([], "deck is not an object with game, name, cards"),
        ({"game": "race"}, "deck: game 'race' is not 'pocket_mars'"),
        ({"game": "pocket_mars", "name": ""}, "deck: name '' is not a text of 1 to 60 letters"),
        ({"game": "pocket_mars", "name": "A", "cards": {}}, "deck: cards is not a list"),
        ({"game": "pocket_mars", "name": "A", "cards": [], "more": 1}, "deck: unknown field 'more'; allowed are"),
        ({"game": "pocket_mars", "name": "A", "cards": ["x"]}, "card 1 is not an object with colour, value"),
        (changed(name=5), "card 1: name 5 is not a text"),
        (changed(colour="blue"), r"card 1 \(Water 1\): colour 'blue' is not one of water, ecosystem"),
        (changed(value=8), r"card 1 \(Water 1\): value 8 is not a whole number from 0 to 7"),
        (changed(value=True), "value True is not a whole number"),
        (changed(value=None), "value None is not a whole number"),
        (changed(name="Water 2"), "two cards are named 'Water 2'"),
        (changed(extra=1), "unknown field 'extra'; allowed are colour, value, name, hand, prep"),
        (changed(hand=None), "hand is not an object with cost, condition, effects"),
        (changed(hand={"effects": []}), "hand: effects is not a list of 1 to 5 effects"),
        (changed(hand={**LAUNCH, "cost": 9}), "hand: cost 9 is not a whole number from 0 to 7"),
        (changed(hand={"effects": ["x"]}), "hand: effect 1 is not an object"),
        (changed(prep={"effects": [{"effect": "fly"}]}), "prep: effect 1: effect 'fly' is not one of launch, gain"),
        (changed(prep={"effects": [{"effect": "launch"}]}), r"effect 1 \(launch\): n is missing; a number from 1 to 7"),
        (changed(prep={"effects": [{"effect": "launch", "n": 0}]}), "n 0 is not a whole number from 1 to 7"),
        (changed(prep={"effects": [{"effect": "peek_prep", "n": 1}]}), "unknown field 'n'; allowed are effect"),
        (changed(prep={"effects": [{"effect": "place", "n": 1, "to": "mars"}]}), "to 'mars' is not one of any, here"),
        (changed(hand={"effects": [{"effect": "place", "n": 1, "to": "here"}]}), "'here' is for prep actions"),
        (
            changed(hand={"effects": [{"effect": "shift_star", "n": 1, "building": "here"}]}),
            "'here' is for prep actions",
        ),
        (changed(prep={"effects": [{"effect": "cover"}]}), "cover with this card is for building 'here'"),
        (changed(prep={**LAUNCH, "condition": {"if": "rain"}}), "condition: if 'rain' is not one of no_colonist_here"),
        (changed(prep={**LAUNCH, "condition": {"if": "hand_has"}}), "colour None is not one of water"),
        (changed(hand={**LAUNCH, "condition": {"if": "colonist_here"}}), "colonist_here is for prep actions"),
        (
            changed(prep={**LAUNCH, "condition": {"if": "colonist_here", "colour": "water"}}),
            "colour is for hand_has only",
        ),
    ],
)  # fmt: skip
def test_R13_3_a_wrong_deck_file_is_refused_in_one_line(content, words):
    with pytest.raises(CardsError, match=words) as error:
        POCKET_MARS.with_cards(content)
    assert "\n" not in str(error.value)


def test_R13_3_construction_cards_have_no_spaces_here():
    for half in (
        {"effects": [{"effect": "place", "n": 1, "to": "here"}]},
        {**LAUNCH, "condition": {"if": "no_colonist_here"}},
    ):
        content = copy.deepcopy(deck_file())
        content["cards"][-1]["prep"] = half
        with pytest.raises(CardsError, match="not for construction cards; Habitation has no colonists"):
            POCKET_MARS.with_cards(content)


DOCUMENT = (
    (Path(__file__).parents[3] / "docs/card-files.md").read_text(encoding="utf-8").split("## Pocket Mars")[1]
)


def test_R13_3_the_example_of_the_document_can_be_played():
    (example,) = re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)
    content = json.loads(example)
    (row,) = content["cards"]
    content["cards"] = [row, *(card for card in deck_file()["cards"] if card["name"] != row["name"])]
    game = POCKET_MARS.with_cards(content)
    fact = game.card_facts({})[6]
    assert (fact["id"], fact["value"], fact["prep"]["cost"]) == ("water_7", 7, 1)
    assert fact["prep"]["effects"][1] == {"effect": "place", "n": 1, "to": "here", "source": "ship"}


def test_R13_3_the_document_lists_every_effect_with_its_words():
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) ?\|", DOCUMENT, re.MULTILINE)[1:])
    assert list(rows) == [kind.effect for kind in EFFECTS]
    for name, content in rows.items():
        fields = "; ".join(
            f"`{field}`: {', '.join(f'`{w}`' for w in words)}" for field, words in WORDS.get(name, {}).items()
        )
        assert content == ", ".join(
            part for part in ("" if name in WITHOUT_NUMBER else "`n`", fields) if part
        )
    assert all(f'"if": "{kind.condition}"' in DOCUMENT for kind in CONDITIONS)


def test_R13_4_ids_are_places_in_the_deck():
    """By colour and by rank of the number, whatever the order in the file and the numbers on the cards."""
    content = deck_file(water_1={"value": 7}, water_7={"value": 0})
    content["cards"].reverse()
    game = POCKET_MARS.with_cards(content)
    water = [(fact["id"], fact["name"]) for fact in game.card_facts({})[:7]]
    assert water[0] == ("water_1", "Water 7") and water[-1][0] == "water_7"
    assert [name for _, name in water[1:5]] == ["Water 2", "Water 3", "Water 4", "Water 5"]
    assert [choice.key for choice in game.choices] == [choice.key for choice in POCKET_MARS.choices]
