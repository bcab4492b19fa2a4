"""Every card of every game has a name in every language, and an owner's card keeps its own."""

import re
from functools import cache
from typing import Any

import pytest

from cosmodrome.games.catalogue import GAMES, MANIFESTS
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.render import LANGUAGES, Speaker, name_id

from .wording import file_of, messages

LONGEST = 31
"""Letters that find room below the picture of a small card; the longest printed name has 30."""
PRINTED = [game for game in MANIFESTS if game in ("race", "jump_drive", "pocket_mars")]
"""Games whose cards have printed names; in the others names are words of their messages."""


@cache
def every_card(game: str) -> list[dict[str, Any]]:
    """The facts of all cards of a game, of every edition."""
    meta = GAMES[game].meta
    choices: list[dict[str, Any]] = [{}] + [
        {option.name: value} for option in meta.options for value in option.values
    ]
    found = {}
    for chosen in choices:
        for seats in meta.seats:
            try:
                options = meta.read_options(chosen, seats)
            except ValueError:
                continue
            found |= {(card["id"], card.get("name")): card for card in GAMES[game].card_facts(options)}
    return list(found.values())


def told(game: str, language: str, **how: Any) -> Speaker:
    return speaker(language, game, every_card(game), strict=True, **how)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRINTED)
def test_every_card_has_a_name(game: str, language: str) -> None:
    known = messages(language, "names")
    cards = [card for card in every_card(game) if card["type"] != "building"]
    assert cards and [card["name"] for card in cards if name_id(card["name"]) not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game, manifest in MANIFESTS.items() if manifest.words])
def test_names_tell_cards_apart_and_find_room(game: str, language: str) -> None:
    cards = told(game, language).cards.values()
    english = [card["name"] for card in told(game, "en").cards.values()]
    names = [card["name"] for card in cards]
    for name in names:
        assert name and name == name.strip() and (game == "sidereal" or len(name) <= LONGEST)
    assert len(set(names)) == len(set(english))


@pytest.mark.parametrize("game", PRINTED)
def test_english_names_are_the_printed_ones(game: str) -> None:
    for card in told(game, "en").cards.values():
        assert card["name"] == card["english"]


@pytest.mark.parametrize("language", ["es", "pl"])
def test_a_reader_may_want_the_english_names(language: str) -> None:
    assert told("race", language).cards["gem_world"]["name"] != "Gem World"
    words = told("race", language, english_names=True)
    assert words.cards["gem_world"]["name"] == "Gem World"
    assert "Colony Ship" in words.say("reason-ship") and "Colony Ship" not in told("race", language).say(
        "reason-ship"
    )
    sidereal = told("sidereal", language, english_names=True).cards.values()
    assert all(card["name"] == card.get("english", card["name"]) for card in sidereal)


def test_an_owner_s_card_keeps_the_name_it_was_given() -> None:
    game = JUMP_DRIVE.with_cards({"game": "jump_drive", "cards": {"gem_world": {"name": "Opal World"}}})
    words = speaker("es", "jump_drive", game.card_facts(game.meta.read_options({}, 2)))
    assert words.cards["gem_world"]["name"] == "Opal World"
    assert words.cards["comet_zone"]["name"] == "Zona de cometas"


_NAMED = re.compile(r"(\w+),? \{ \$(?:card|world|worlds|development|about|beside) \}")
"""The word before the place of a card's name."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRINTED)
def test_no_sentence_says_what_the_name_of_a_card_begins_with(game: str, language: str) -> None:
    firsts = {str(card["name"]).split()[0].casefold() for card in told(game, language).cards.values()}
    text = file_of(game, language).read_text(encoding="utf-8")
    before = _NAMED.findall(text)
    assert before
    # In any case of the noun: "świat Świat klejnotów" and "ze świata Świat klejnotów".
    doubled = [
        word for word in before for first in firsts if word.casefold().startswith(first) and len(first) > 3
    ]
    assert doubled == []
