"""`games`, `cards`, help, and what is said to those who mistype."""

import json

import pytest

from cosmodrome.bots.catalogue import names
from cosmodrome.cli.commands import COMMANDS
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.race.meta import META

from .program import complaint, ran, run


def test_games_are_listed_with_seats_options_and_bots() -> None:
    printed = ran("games")
    assert "race: Race for the Galaxy, 2, 3, 4, 5 seats" in printed
    assert f"bots: {', '.join(names('race'))}" in printed
    for option in GAMES["race"].meta.options:
        assert f"--option {option.name}=" in printed
    assert "(needs edition=second)" in printed and "(2 seats only)" in printed
    assert "--option gathering_storm=no, yes (5 seats: yes)" in printed
    assert "--option goals=no, yes (needs gathering_storm=yes) (where it can be, yes)" in printed


def test_games_as_json() -> None:
    (race,) = [game for game in json.loads(ran("games", "--json")) if game["id"] == "race"]
    assert race["title"] == "Race for the Galaxy"
    assert race["seats"] == [2, 3, 4, 5]
    assert race["bots"] == names("race")
    edition, *others = race["options"]
    assert edition == {
        "name": "edition",
        "values": ["first", "second"],
        "seats": [],
        "needs": [],
        "by_seats": [],
        "suggested": False,
        "ruling": False,
    }
    assert [option["name"] for option in others] == [option.name for option in META.options[1:]]
    assert [option["values"] for option in others] == [[*option.values] for option in META.options[1:]]


def test_cards_are_told_in_words() -> None:
    lines = ran("cards", "race").splitlines()
    assert sum(not line.startswith(" ") for line in lines) == 95
    at = lines.index("Gem World: production world (Novelty), cost 2, 1 VP. In the deck: 1")
    assert lines[at + 1 : at + 3] == [
        "    Produce: Put a good on this world if it has none.",
        "    Produce: Draw 1 card when a good is produced on this world.",
    ]


@pytest.mark.parametrize(("language", "word"), [("es", "mundo de producción"), ("pl", "świat produkcyjny")])
def test_cards_speak_other_languages(language: str, word: str) -> None:
    assert f"(Gem World): {word}" in ran("cards", "race", "--lang", language)


def test_cards_as_json() -> None:
    cards = json.loads(ran("cards", "race", "--json"))
    assert len(cards) == 95 and sum(card["copies"] for card in cards) == 114
    for card in cards:
        assert {"name", "copies", "type", "vp", "good", "keywords", "powers"} <= card.keys()
        assert ("cost" in card) != ("defense" in card)
        if "end_game_vp" in card:
            assert card["vp"] == 0


def test_cards_of_another_edition() -> None:
    found = [
        json.loads(ran("cards", "race", "--json", *options))
        for options in (
            (),
            ("--option", "edition=second"),
            ("-o", "edition=second", "-o", "new_start_worlds=yes"),
        )
    ]
    assert found[0] != found[1]
    assert [sum(card["copies"] for card in cards) for cards in found] == [114, 114, 120]


def test_help_names_every_command() -> None:
    for words in ((), ("--help",)):
        printed = ran(*words)
        assert all(command in printed for command in COMMANDS)
    for command in COMMANDS:
        assert "Usage" in ran(command, "--help")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("cards", "chess"), "'chess'; the games are race"),
        (("cards",), "Missing argument 'GAME'; the games are race"),
        (("cards", "race", "--lang", "xx"), "'xx' is not one of en, es, pl"),
        (("cards", "race", "--option", "edition=third"), "'third' is not one of first, second"),
        (
            ("cards", "race", "--option", "colour=red"),
            f"its options are {', '.join(option.name for option in META.options)}",
        ),
        (
            ("cards", "race", "--option", "edition"),
            "not name=value; the options of race are edition=first, second",
        ),
        (("cards", "race", "--option", "new_start_worlds=yes"), "needs edition=second"),
        (("cards", "race", "--nonsense"), "--nonsense"),
        (("fly",), f"'fly'; the commands are {', '.join(COMMANDS)}"),
        (("games", "too", "much"), "unexpected extra argument"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: tuple[str, ...], named: str) -> None:
    assert named in complaint(*words)


def test_a_fault_of_the_program_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_options: object) -> None:
        raise ZeroDivisionError("of all things")

    monkeypatch.setattr(type(GAMES["race"]), "card_facts", lambda _self, options: broken(options))
    result = run("cards", "race")
    assert result.exit_code == 1 and result.stderr.count("\n") == 1
    assert "ZeroDivisionError: of all things" in result.stderr
    monkeypatch.setenv("COSMO_TRACE", "1")
    assert isinstance(run("cards", "race").exception, ZeroDivisionError)
