"""The cards of Sidereal Confluence in words: every one in every language, and converters as sentences."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cosmodrome.core.game import Game
from cosmodrome.games.sidereal.box import card_facts, species_facts
from cosmodrome.games.sidereal.converters import pay, purple, run, steal
from cosmodrome.games.sidereal.goods import GOODS, WORDS, halves
from cosmodrome.games.sidereal.meta import META
from cosmodrome.words.render import LANGUAGES, Speaker
from cosmodrome.words.sidereal import SiderealWords, converter, pair
from tests.house.wording import says_well

CARDS = card_facts({})
GAME = cast(Game[Any], SimpleNamespace(meta=META))
SPOKEN = {language: Speaker(GAME, language, SiderealWords(), CARDS, strict=True) for language in LANGUAGES}


def test_halves_are_written_as_people_write_them() -> None:
    assert [halves(count) for count in range(5)] == ["0", "½", "1", "1½", "2"]


def test_a_converter_is_a_sentence_in_three_languages() -> None:
    facts = run("3 brown", "green ultratech").facts()
    assert {language: spoken.render(converter(facts)) for language, spoken in SPOKEN.items()} == {
        "en": "3 Industry become 1 Food and 1 Ultratech",
        "es": "3 de Industria se convierten en 1 de Alimentos y 1 de Ultratecnología",
        "pl": "wkład: 3 Przemysłu; powstaje: 1 Żywność i 1 Ultratechnologia",
    }


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (run("black", "white green"), "1 Information becomes 1 Culture and 1 Food"),
        (run("", "blue 2 ship"), "for nothing, 1 Biotechnology and 2 ships"),
        (run("", "| vp"), "for nothing, 1 point to give away"),
        (run("3 white", "vp | black"), "3 Culture become 1 point and, to give away, 1 Information"),
        (run("5 green", ""), "5 Food to be put in"),
        (
            run("6 any_large", "7 any_large 2 vp"),
            "6 large cubes of one colour become 7 large cubes of that colour and 2 points",
        ),
        (
            run("3 any_small", "wild_small"),
            "3 small cubes of any colours become 1 small grey cube",
        ),
        (purple("2 black jungle", "vp"), "2 Information and 1 jungle colony become 1 point"),
        (
            steal("2 any_small", pay("", envoys=3), pay("black", envoys=1), pay("2 white")),
            "steal 2 small cubes of any colours for nothing (if the victim has at least 3 envoys), "
            "1 Information (if the victim has at least one envoy), or 2 Culture",
        ),
    ],
)  # fmt: skip
def test_a_converter_says_what_it_does(what: Any, said: str) -> None:
    assert SPOKEN["en"].render(converter(what.facts())) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told(language: str) -> None:
    spoken = SPOKEN[language]
    for card in spoken.cards.values():
        says_well(str(card["name"]))
        says_well(spoken.card_in_short(card))
        lines = spoken.card_lines(card)
        assert lines, card["id"]
        for line in lines:
            says_well(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_good_and_species_has_its_words(language: str) -> None:
    spoken = SPOKEN[language]
    for word in WORDS:
        says_well(spoken.say(f"good-{word}"))
        for count in (1, 2, 5, 22):
            assert str(count) in spoken.say(f"amount-{word}", count=count) or (word, count) == ("bonus", 1)
    for word in WORDS[:GOODS]:
        says_well(spoken.say(f"shape-{word}"))
    for species in species_facts():
        for family in ("species", "people"):
            says_well(spoken.say(f"{family}-{species['id']}"))


def test_the_names_of_two_halves_make_one() -> None:
    said = {}
    for language, spoken in SPOKEN.items():
        left, right = spoken.cards["kt_hand_crafted"], spoken.cards["kt_polyutility_components"]
        said[language] = (spoken.capital(pair(left["front"], right["front"])), left["name"])
    assert said == {
        "en": ("Hand Crafted Polyutility Components", "Hand Crafted"),
        "es": ("Componentes Polivalentes a Mano", "A Mano"),
        "pl": ("Wszechstronne Podzespoły ręcznej roboty", "Ręcznej roboty"),
    }


def test_goods_in_an_event_are_said_as_amounts() -> None:
    facts = {"seat": 0, "goods": {"brown": 2, "ship": 1}, "card": "caylion_nanotechnology"}
    assert SPOKEN["pl"].spelled(facts, ["Ana"]) == {
        "player": "Ana",
        "player_you": "no",
        "goods": "2 Przemysłu i 1 statek",
        "goods_count": 3,
        "card": "Nanotechnologia",
        "card_id": "caylion_nanotechnology",
    }
