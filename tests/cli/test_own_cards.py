"""`--cards FILE`: an owner's own cards at every command, and files that are none."""

import json
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.arena.match import Plan, game_of
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import loads
from cosmodrome.server.settings import Deck
from tests.server.tiny_game import CARDS

from .program import complaint, ran

DEAR: dict[str, Any] = {"game": "tiny", "worth": dict.fromkeys(CARDS, 5)}
COMMANDS = (
    ("cards", "--json"),
    ("simulate", "--games", "1", "--json"),
    ("record", "--out", "-"),
    ("play", "--bots", "random"),
)

pytestmark = pytest.mark.usefixtures("tiny")


@pytest.fixture
def dear(tmp_path: Path) -> str:
    """A card file by which winning a round is worth 5 points."""
    return written(tmp_path, json.dumps(DEAR))


def written(folder: Path, text: str | bytes, name: str = "cards.json") -> str:
    file = folder / name
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(file)


@pytest.mark.parametrize("spelled", ["--cards", "--deck"])
def test_cards_are_listed(dear: str, spelled: str) -> None:
    assert {card["worth"] for card in json.loads(ran("cards", "tiny", "--json"))} == {1}
    assert {card["worth"] for card in json.loads(ran("cards", "tiny", spelled, dear, "--json"))} == {5}


def simulated(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(ran("simulate", "tiny", "--games", "6", "--json", *words))
    return found


@pytest.mark.parametrize("bots", ["random", "random,random,random"])
def test_games_are_simulated_with_them(dear: str, bots: str) -> None:
    plain, own = simulated("--bots", bots), simulated("--bots", bots, "--cards", dear)
    assert plain["own_cards"] is False and own["own_cards"] is True
    seats = plain["seats"]
    assert plain["bots"][0]["score_mean"] * seats == pytest.approx(2)
    assert own["bots"][0]["score_mean"] * seats == pytest.approx(10)
    assert ", own cards, seed" in " ".join(ran("simulate", "tiny", "--games", "1", "--cards", dear).split())


def test_a_process_builds_the_game_once(dear: str) -> None:
    plan = Plan("tiny", 2, 0, {}, ("random", "random"), cards=DEAR)
    assert game_of(plan) is game_of(plan) is not GAMES["tiny"]
    assert game_of(plan).own_cards == DEAR
    assert game_of(Plan("tiny", 2, 0, {}, ("random", "random"))) is GAMES["tiny"]


def test_a_record_carries_them(dear: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    ran("record", "tiny", "--cards", dear, "--out", str(file))
    assert loads(file.read_text(), GAMES).header.cards == DEAR
    assert "verified" in ran("replay", str(file), "--verify")
    assert "terminal-showing" not in ran("replay", str(file), "--all")


def test_a_game_is_played_with_them(dear: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    words = ("play", "tiny", "--cards", dear, "--seed", "1", "--record", str(kept))
    printed = ran(*words, typed="1\n1 2\n" * 40)
    assert "the end, points" in printed
    assert loads(kept.read_text(), GAMES).header.cards == DEAR
    assert "verified" in ran("replay", str(kept), "--verify")


@pytest.mark.parametrize("command", COMMANDS, ids=[command[0] for command in COMMANDS])
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1, column 1: not JSON: Expecting value"),
        ('{"game": "tiny",\n  "worth": {,}}', "line 2, column 13: not JSON: Expecting property name"),
        (b"\xff\xfe", "not text in UTF-8"),
        ("[" * 100_000, "nested too deeply"),
        ("[]", "a card file is a JSON object, this is a list"),
        ("null", "a card file is a JSON object, this is null"),
        ('{"game": "race", "worth": {}}', "is for the game 'race', not for tiny"),
        ('{"game": "tiny"}', "card file: the fields are game (tiny) and worth"),
        ('{"game": "tiny", "worth": {"card_a": "x"}}', "card_a: worth is 'x', it must be a whole number"),
        ('{"game": "tiny", "worth": {"card_a": 1, "card_a": 2}}', "'card_a' stands twice in the same object"),
        ('{"game": "tiny", "worth": {"card_a": NaN}}', "NaN is no number of JSON"),
        ('{"game": "tiny", "worth": {"card_a": 1e999}}', "holds a number too large to be kept"),
        ('{"game": "tiny", "worth": {"card_a": ' + "9" * 5000 + "}}", "cards.json: "),
        ('{"game": "tiny", "worth": {"\\ud800": 1}}', "not text in UTF-8"),
    ],
)
def test_a_file_that_is_wrong(command: tuple[str, ...], text: str | bytes, said: str, tmp_path: Path) -> None:
    name, *more = command
    assert said in complaint(name, "tiny", *more, "--cards", written(tmp_path, text))


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.json")
    assert f"{missing} cannot be read: No such file" in complaint("simulate", "tiny", "--cards", missing)
    assert "cannot be read" in complaint("cards", "tiny", "--cards", str(tmp_path))


def test_a_game_without_own_cards_says_so(tmp_path: Path) -> None:
    file = written(tmp_path, '{"game": "race"}')
    assert "race is played with its built-in cards only" in complaint("simulate", "race", "--cards", file)


def test_a_file_may_begin_with_a_mark(tmp_path: Path) -> None:
    file = written(tmp_path, b"\xef\xbb\xbf" + json.dumps(DEAR).encode())
    assert {card["worth"] for card in json.loads(ran("cards", "tiny", "--deck", file, "--json"))} == {5}


# --- serve


def _named(name: str) -> str:
    return json.dumps({"game": "jump_drive", "name": name, "cards": {}})


def test_serving_takes_them(dear: str, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Any] = []
    monkeypatch.setattr("cosmodrome.server.serve.run", lambda *given: served.append(given))
    ran("serve", "--cards", dear, "--port", "0")
    ran("serve")
    assert [given[2].decks for given in served] == [(Deck("cards", DEAR),), ()]


def test_serving_takes_several_of_one_game(
    dear: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Any] = []
    monkeypatch.setattr("cosmodrome.server.serve.run", lambda *given: served.append(given))
    named = {"game": "jump_drive", "name": "my  box", "cards": {}}
    files = [
        dear,
        written(tmp_path, json.dumps(DEAR), "other.json"),
        written(tmp_path, json.dumps(named), "jd.json"),
    ]
    ran("serve", *(word for file in files for word in ("--deck", file)))
    assert served[0][2].decks == (Deck("cards", DEAR), Deck("other", DEAR), Deck("my box", named))


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        (['{"worth": {}}'], "does not name its game"),
        (['{"game": 3}'], "does not name its game"),
        (['{"game": "chess"}'], "there is no game 'chess'; the games are race"),
        (['{"game": "tiny"}'], "card file: the fields are game (tiny) and worth"),
        (['{"game": '], "line 1, column 10: not JSON"),
        ([_named("box"), _named(" box ")], "are both decks of jump_drive named 'box'; name one otherwise"),
        ([_named("b" * 61)], "0.json: its name has 61 letters; at most 60 are allowed"),
    ],
)
def test_serving_refuses_what_is_wrong(texts: list[str], said: str, tmp_path: Path) -> None:
    files = [written(tmp_path, text, f"{number}.json") for number, text in enumerate(texts)]
    assert said in complaint("serve", *(word for file in files for word in ("--cards", file)))
