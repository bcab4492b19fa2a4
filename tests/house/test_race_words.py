"""What Race for the Galaxy alone says, in the words expected."""

import pytest

from cosmodrome.core.decision import NotAllowed
from cosmodrome.games.race.box import card_list
from cosmodrome.words.bundle import Bundle
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.race import ABSENT, power, scoring
from cosmodrome.words.render import LANGUAGES

from .wording import says_well
from .words_of.race import CARDS, kinds_of_power

SPEAKERS = {language: speaker(language, "race", strict=True) for language in LANGUAGES}
PLAYERS = ["Ana", "Ben", "Cleo", "Dov"]


def test_polish_counts_as_poles_do() -> None:
    polish = SPEAKERS["pl"]
    said = [polish.say("count-cards", count=count) for count in (1, 2, 4, 5, 12, 21, 22, 25)]
    assert said == ["1 kartę", "2 karty", "4 karty", "5 kart", "12 kart", "21 kart", "22 karty", "25 kart"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_and_scoring_line_is_said(language: str) -> None:
    speaker = SPEAKERS[language]
    said = set()
    for card in CARDS:
        for facts in card["powers"]:
            says_well(speaker.render(power(facts)))
            said.add((facts["phase"], facts["effect"]))
        for line in scoring(card.get("end_game_vp", ())):
            says_well(speaker.render(line))
    assert said == {(power.phase, power.effect) for power in kinds_of_power()}


def test_a_power_says_its_numbers() -> None:
    english = SPEAKERS["en"]
    said = {card["name"]: [english.render(power(each)) for each in card["powers"]] for card in CARDS}
    assert said["Mining Robots"][0] == "Rare elements worlds cost you 1 less."
    assert said["Refugee World"] == ["Military −1."]
    assert said["Galactic Imperium"] == ["Military +4 against Rebel worlds."]
    assert said["Free Trade Association"][0] == "Spend up to 3 Novelty goods for 1 VP and 1 card each."
    assert said["Gateway Station"] == ["Spend 2 goods for 1 VP and 3 cards."]
    assert said["Trade League"][1] != said["Black Market Trading World"][0]
    assert said["Clandestine Uplift Lab"][1] == (
        "Draw 1 extra card for each of your Chromosome worlds when you sell a Genes good."
    )
    assert said["Alien Toy Shop"] == ["Spend the good of this world for 2 VP."]
    assert said["Imperium Lords"] == ["Draw 1 card for each military world in your tableau."]
    assert said["Pirate World"] == ["Draw 3 extra cards when you sell the good of this world."]


def test_scoring_says_other_where_a_line_above_counts_first() -> None:
    say = SPEAKERS["en"].render
    lines = {card["name"]: [*map(say, scoring(card.get("end_game_vp", ())))] for card in CARDS}
    assert lines["Galactic Federation"] == [
        "2 VP for each development that costs 6.",
        "1 VP for each other development.",
    ]
    assert lines["Pan-Galactic League"][2:] == [
        "1 VP for each other military world.",
        "3 VP for Contact Specialist.",
    ]
    assert lines["Galactic Survey: SETI"][1:] == [
        "2 VP for each world with a power in Explore.",
        "1 VP for each other world.",
    ]
    assert lines["Imperium Lords"][1] == "1 VP for each other military world."
    assert lines["Terraforming Guild"][0] == "2 VP for each windfall world."
    assert lines["Alien Tech Institute"][2] == "2 VP for each other Alien card."


def test_an_event_is_said_from_the_reader_s_seat() -> None:
    english = SPEAKERS["en"]
    event = {
        "event": "drew",
        "seat": 1,
        "count": 2,
        "why": "public_works",
        "cards": ["gem_world", "old_earth"],
    }
    assert english.event(event, 1, PLAYERS) == "You draw 2 cards (Public Works): Gem World, Old Earth."
    assert english.event(event | {"cards": None}, 0, PLAYERS) == "Ben draws 2 cards (Public Works)."
    assert english.event(event, None, PLAYERS) == "Ben draws 2 cards (Public Works): Gem World, Old Earth."
    missed = {"event": "gambled", "seat": 0, "guess": 3, "card": None, "won": False}
    assert "no card is left" in english.event(missed, 1, PLAYERS)


def test_refusals_are_said_in_the_game_s_words() -> None:
    english = SPEAKERS["en"]
    assert english.refusal(NotAllowed("needs-military", need=4, have=3)) == "needs Military 4, you have 3"
    assert english.refusal(NotAllowed("costs", price=5, have=4)) == "costs 5, you can pay 4"
    assert english.refusal(NotAllowed("not-in-hand", card="gem_world")) == "Gem World is not in your hand."
    assert english.sum([("cost", 3), ("mining_robots", -1)]) == "cost 3, Mining Robots −1"


def test_what_is_not_worded_is_said_in_english_and_at_last_in_plain_words() -> None:
    lenient = speaker("pl", "race")
    assert lenient.say("no-such-message") == "No such message"
    lenient.bundles = [Bundle("pl", []), lenient.bundles[1]]
    assert lenient.say("do-pass") == "Place nothing"
    with pytest.raises(KeyError):
        SPEAKERS["pl"].say("no-such-message")
    with pytest.raises(ValueError, match="count"):
        SPEAKERS["pl"].say("count-cards")


def test_every_card_has_a_name_to_be_called_by() -> None:
    known = SPEAKERS["en"].cards
    assert {card.id for card in card_list("first")} == known.keys()
    assert ABSENT.keys() >= {"good", "keyword"}
