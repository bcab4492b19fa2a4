"""`play pocket_mars`: what its table tells beyond what every game does; alone against the automa too."""

import re
from pathlib import Path

import pytest

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import loads
from cosmodrome.words.render import LANGUAGES

from .program import ran

TYPED = "1\n2\n1 2\n1 2 3\n3\n" * 600


def talk(typed: str, *words: str) -> str:
    """What is printed in a game that ends with what is typed; two cards are prepared first."""
    return ran("play", "pocket_mars", "--seed", "3", *words, typed=f"1 2\n{typed}")


def test_the_round_begins_with_buildings_and_players() -> None:
    printed = talk("", "--bots", "random")
    beginning = printed[printed.index("== Round 1 ==") :].splitlines()
    at = next(number for number, line in enumerate(beginning) if line.startswith("Deck: "))
    assert "Red Horizon is a deck of our own" in beginning[at - 1]
    assert re.fullmatch(r"Deck: 27; Top card of the deck: \w+; Discard pile: 0", beginning[at])
    assert beginning[at + 1] == "Aqualab. Number to beat: 3; room for 1 more on two stars; Pile: nothing"
    assert beginning[at + 2] == "    Ability: put 1 card from your hand or prep face down under the deck."
    assert beginning[at + 9] == "Habitation. Pile: nothing"
    assert beginning[at + 11] == (
        "Player (you). Score: 2; Earth: 6; Ship: 1; On Mars: 0 of 7; Energy: 1 of 5; Buildings: 0 of 4; "
        "Most in one building: 0 of 4"
    )


def test_an_answer_says_what_playing_the_card_does_now() -> None:
    printed = talk("", "--seats", "1")
    assert len(re.findall(r"^  +\d+  Play [A-Z][^:]* from hand(, .*)?: [a-z]", printed, re.MULTILINE)) == 2
    from_prep = r"^  +\d+  Play [A-Z][^:]* from prep(?:, .*)?: [a-z].*\. \[.*(?:beats? \d|no number).*; .*\]$"
    assert len(re.findall(from_prep, printed, re.MULTILINE)) == 2
    assert re.search(r"Play prep card 1 \(\w+\) of Devious Automatics \[goes to ", printed)


def test_the_hand_and_the_prep_module_are_told_in_words() -> None:
    printed = talk("h\n", "--seats", "1")
    cards = printed[printed.index("Hand: 2\n") :]
    assert "Prep: 2\n" in cards
    assert len(re.findall(r"^    Hand: ", cards, re.MULTILINE)) == 4
    assert len(re.findall(r"^    Prep(, .*)?: [a-z]", cards, re.MULTILINE)) == 4


def test_the_scores_say_how_far_the_bonuses_are() -> None:
    printed = talk("s\n", "--seats", "1")
    scores = printed[printed.index("Scores so far") :]
    assert "Player (you): 2 VP\n    1  on the ship (1 VP each)\n" in scores
    assert "    Buildings: 0 of 4; Most in one building: 0 of 4; Energy: 1\n" in scores


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.sample(3)
def test_whole_games_are_played_in_every_language(seats: int, language: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    others = ("--seats", "1") if seats == 1 else ("--bots", ",".join(["random"] * (seats - 1)))
    words = ("play", "pocket_mars", *others, "--seed", "4", "--lang", language, "--record", str(kept))
    printed = ran(*words, typed=TYPED)
    record = loads(kept.read_text(), GAMES)
    end = record.events[-1]
    assert type(end).__name__ == "GameEnded" and record.header.seats == seats
    assert not re.search(r"\b(do|ask|reason|effect|fact|power)-[a-z]|[{}]", printed)
    if seats == 1:
        result = printed.splitlines()[-2]
        named = {"en": "Devious Automatics", "es": "Autómata Astuto", "pl": "Podstępnym Automatem"}[language]
        assert named in result and str(end.automa) in result  # type: ignore[attr-defined]
