"""The words of a game come from the server: whole in its languages, with English behind them where they lack any."""

import pytest

from cosmodrome.games.catalogue import GAMES
from cosmodrome.words import render
from cosmodrome.words.render import LANGUAGES, texts_of
from tests.server.conftest import House, open_house


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gets_the_messages_of_a_game(database: str, game: str, language: str) -> None:
    with open_house(database, GAMES) as house:
        ada = house.visitor("Ada")
        answer = ada.get(f"/api/games/{game}/messages/{language}")
        assert answer.json() == texts_of(game, language) and "ui-about = " in answer.json()[0]
        kept = ada.get(
            f"/api/games/{game}/messages/{language}", headers={"if-none-match": answer.headers["etag"]}
        )
        assert kept.status_code == 304 and kept.content == b""


def test_what_a_language_lacks_is_sent_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"en": "one = One\ntwo-you = Two\n", "pl": "one = Jeden\n", "es": "one = Uno\ntwo-you = Dos\n"}
    monkeypatch.setattr(render, "messages_of", lambda game, language: files[language])
    assert texts_of("moon_race", "pl") == [files["pl"], files["en"]]
    assert texts_of("moon_race", "es") == [files["es"]] and texts_of("moon_race", "en") == [files["en"]]


def test_a_game_without_messages_has_none(tiny: House) -> None:
    assert tiny.visitor("Ada").get("/api/games/tiny/messages/en").json() == [""]


@pytest.mark.parametrize(
    "path", ["chess/messages/en", "race/messages/xx", "race/messages/..%2F..%2Fen", "race/messages/"]
)
def test_words_that_are_not_there_are_refused(database: str, path: str) -> None:
    with open_house(database, GAMES) as house:
        refused = house.visitor("Ada").get(f"/api/games/{path}")
        assert refused.status_code == 404 and refused.json()["reason"] in ("unknown-game", "not-found")
