"""Sentences of Pocket Mars, word by word, where the way to them is longer than one message."""

from typing import Any

import pytest

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Verdict
from cosmodrome.games.pocket_mars.cards import BUILDINGS, Card
from cosmodrome.games.pocket_mars.choices import BY_KEY
from cosmodrome.games.pocket_mars.powers import Action, Cover, Draw, Effect, Launch, Place, ShiftStar, does
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.pocket_mars import action, effect, marks
from cosmodrome.words.render import LANGUAGES, Speaker

SPOKEN = {language: speaker(language, "pocket_mars", strict=True) for language in LANGUAGES}
PLAYERS = ["Ana", "Ben", "Cleo", "Dov"]


def seated(language: str, *players: str) -> Speaker:
    words = speaker(language, "pocket_mars", strict=True)
    words.seated = players
    return words


def asked(purpose: str, about: str = "", seat: int = 0) -> dict[str, Any]:
    return {"seat": seat, "purpose": purpose, "about": about, "beside": "", "more": 1}


def button(words: Speaker, key: str, decision: dict[str, Any], facts: dict[str, Any] | None = None) -> str:
    verdict = None if facts is None else {"reason": "", "facts": facts}
    return words.button(BY_KEY[key], decision, verdict)


@pytest.mark.parametrize(
    ("language", "hand", "prep"),
    [
        ("en", "Hand: launch 1 colonist, draw 1 card.",
         "Prep, if you have no colonist here: place 1 colonist from your ship here (2 VP)."),
        ("es", "Mano: lanza 1 colono, roba 1 carta.",
         "Preparación, si no tienes ningún colono aquí: coloca aquí 1 colono de tu nave (2 PV)."),
        ("pl", "Ręka: wyślij 1 kolonistę na statek, dobierz 1 kartę.",
         "Przygotowanie, jeśli nie masz tu kolonisty: umieść tu 1 kolonistę ze statku (2 PZ)."),
    ],
)  # fmt: skip
def test_a_card_says_both_its_actions(language: str, hand: str, prep: str) -> None:
    words = SPOKEN[language]
    lines = words.card_lines(words.cards["water_2"])
    assert lines[:2] == [hand, prep]


def test_a_cost_is_said_before_the_effects() -> None:
    words = SPOKEN["en"]
    facts = does(Place(1, "any", "earth"), Launch(2), cost=2).facts()
    assert words.render(action("prep", facts)) == (
        "Prep, for 2 energy: place 1 colonist straight from Earth at any building (2 VP), launch 2 colonists."
    )


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (Draw(3), "draw 3 cards"),
        (ShiftStar(1), "move 1 colonist of any player between one star (2 VP) and two stars (4 VP) at any building"),
        (ShiftStar(2, "own", "up", "here"), "move 2 of your colonists up from one star to two stars here (4 VP)"),
        (ShiftStar(1, "other", "down"),
         "move 1 colonist of another player down from two stars to one star at any building (2 VP)"),
        (Cover("deck"), "put the top card of the deck face down at any building (its number counts as 0)"),
        (Cover("this", "here"), "put this card face down here (its number counts as 0)"),
    ],
)  # fmt: skip
def test_an_effect_is_said_from_its_facts(what: Effect, said: str) -> None:
    assert SPOKEN["en"].render(effect(what.facts())) == said


def test_what_is_attested_is_told_apart_from_what_is_our_own() -> None:
    words = SPOKEN["en"]
    assert [words.render(mark) for mark in marks(words.cards["water_7"])] == [
        "Attested: colour, number, prep action.",
        "Reconstructed: hand action.",
    ]
    assert [words.render(mark) for mark in marks(words.cards["water_1"])] == [
        "Reconstructed: the printed card is not publicly known."
    ]
    own = Card("Mine", "water", 1, Action((Draw(1),)), Action((Draw(1),)))
    assert marks(own.facts(own=True)) == [], "an owner's deck tells itself"


def test_buildings_are_named_in_the_readers_language() -> None:
    for language in LANGUAGES:
        names = [SPOKEN[language].cards[building.id]["name"] for building in BUILDINGS]
        assert names == [SPOKEN[language].say(f"building-{building.id}") for building in BUILDINGS]
    assert SPOKEN["pl"].card_in_short(SPOKEN["pl"].cards["construction"]) == "budynek bez liczby"
    assert SPOKEN["en"].card_lines(SPOKEN["en"].cards["science"]) == ["Ability: launch 1 colonist."]
    assert SPOKEN["es"].cards["water"]["name"] == "Acualab"


@pytest.mark.parametrize(
    ("owner", "language", "said"),
    [
        (0, "en", "Ana moves an own colonist up at the Greenhouse: two stars, 4 VP (Old Growth)."),
        (1, "en", "Ana moves a colonist of Ben up at the Greenhouse: two stars, 4 VP (Old Growth)."),
        (1, "es", "Ana sube un colono de Ben en el Invernadero: dos estrellas, 4 PV (Bosque viejo)."),
        (1, "pl", "Ana przesuwa kolonistę gracza Ben w górę w Szklarni: dwie gwiazdki, 4 PZ (Stary las)."),
    ],
)
def test_whose_colonist_is_moved_is_told(owner: int, language: str, said: str) -> None:
    event = {"event": "promoted", "seat": 0, "owner": owner, "building": "ecosystem", "why": "ecosystem_7"}
    assert SPOKEN[language].event(event, None, PLAYERS) == said


def test_the_automa_has_a_name_where_one_person_plays() -> None:
    event = {"event": "demoted", "seat": 0, "owner": 1, "building": "water", "why": "ecosystem"}
    assert SPOKEN["en"].event(event, 0, ["Ana"]) == (
        "You move a colonist of Devious Automatics down at the Aqualab: one star, 2 VP (Greenhouse)."
    )
    assert button(seated("en", "Ana"), "other:1-0", asked("act"), {"colour": "science"}) == (
        "Play prep card 1 (Science) of Devious Automatics"
    )


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        ("won", "You 21, Devious Automatics 18: the game is won!"),
        ("lost", "You 21, Devious Automatics 18: the game is lost."),
        ("drawn", "You 21, Devious Automatics 18: a draw."),
    ],
)
def test_a_solo_game_ends_with_both_scores(outcome: str, said: str) -> None:
    event = {
        "event": "game-ended", "causes": ["deck"], "scores": [21], "ties": [0], "winners": [],
        "automa": 18, "outcome": outcome,
    }  # fmt: skip
    sentence = SPOKEN["en"].event(event, 0, ["Ana"])
    assert sentence == f"The game is over: the deck cannot fill the automa’s prep module. {said}"


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("promote:0-water", "Aqualab: your colonist up to two stars (4 VP)"),
        ("demote:2-energy", "Energy Bank: a colonist of Cleo down to one star (2 VP)"),
        ("swap:0-1-science", "Comms Center: Ana up to two stars (4 VP), Ben down to one star (2 VP)"),
        ("peek:3", "Look at the prep cards of Dov"),
        ("discard-other:1-1", "Discard prep card 2 of Ben"),
        ("cover:construction", "Cover the pile of Habitation"),
        ("place:ecosystem", "Greenhouse: one star, 2 VP"),
        ("bury:water_1", "Put Ice Prospectors under the deck"),
    ],
)
def test_a_choice_that_names_several_things_is_told_in_full(key: str, said: str) -> None:
    assert button(seated("en", *PLAYERS), key, asked("shift-star", "ecosystem")) == said


def test_a_card_face_down_is_told_as_far_as_it_is_known() -> None:
    words = seated("en", *PLAYERS)
    hidden = {"colour": "energy", "card": ""}
    known = {"colour": "energy", "card": "energy_7"}
    assert button(words, "discard-other:1-1", asked("discard-other"), hidden) == (
        "Discard prep card 2 (Energy) of Ben"
    )
    assert button(words, "discard-other:1-1", asked("discard-other"), known) == (
        "Discard prep card 2 (Blackout) of Ben"
    )


def test_a_discard_for_energy_brings_two_to_who_plays_alone() -> None:
    decision = asked("discard-for-energy")
    assert (
        button(seated("pl", "Ana"), "discard:water_1", decision)
        == "Odrzuć kartę Poszukiwacze lodu za 2 energie"
    )
    assert (
        button(seated("pl", *PLAYERS), "discard:water_1", decision)
        == "Odrzuć kartę Poszukiwacze lodu za 1 energię"
    )


@pytest.mark.parametrize(
    ("reason", "facts", "said"),
    [
        ("hand-action", {"action": "can", "cost": 2}, "action possible for 2 energy"),
        ("beats", {"building": "water", "value": 4, "number": 3, "action": "can", "cost": 0},
         "4 beats 3 at the Aqualab; action possible"),
        ("too-low", {"building": "water", "value": 3, "number": 3, "action": "needs-condition", "cost": 0},
         "3 does not beat 3 at the Aqualab; condition of the action not met"),
        ("no-number", {"building": "construction", "value": 3, "action": "does-nothing", "cost": 0},
         "to Habitation, which has no number; the action would change nothing"),
        ("needs-energy", {"action": "needs-energy", "cost": 2, "have": 1},
         "the action costs 2 energy, there is 1"),
        ("owners-action", {"building": "energy", "owner": 1, "action": "can", "cost": 0},
         "goes to the Energy Bank; for Ben: action possible"),
    ],
)  # fmt: skip
def test_a_verdict_says_what_playing_the_card_does(reason: str, facts: dict[str, Any], said: str) -> None:
    all_facts = {"have": 1} | facts
    assert seated("en", *PLAYERS).verdict(Verdict("water_1", True, reason, all_facts, [])) == said


def test_every_choice_is_a_button() -> None:
    for language in LANGUAGES:
        words = seated(language, *PLAYERS)
        for choice in BY_KEY.values():
            assert_said(words.button(choice, asked("shift-star", "ecosystem")), choice)


def assert_said(text: str, choice: Choice) -> None:
    assert text and "{" not in text and "none" not in text.split(), choice.key
