"""A line that is typed in a terminal: it is edited, remembered for the next game, and completed by Tab."""

from pathlib import Path

import pytest

from cosmodrome.cli.ask import Asker, Question
from cosmodrome.cli.boards import board
from cosmodrome.cli.typed_line import ended_with, history_file
from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES
from cosmodrome.words.catalogue import speaker
from tests.rules.sidereal.scenario import play, seat

from .program import Terminal, ran

GAME = ("play", "race", "--bots", "random", "--seed", "5")
UP, LEFT, TAB = "\x1b[A", "\x1b[D", "\t"

pytest.importorskip("readline")


def begun(own: dict[str, str]) -> Terminal:
    terminal = Terminal(*GAME, environment=own)
    terminal.wait_for("Your answer")
    return terminal


def test_a_line_is_edited_and_an_earlier_one_comes_again(own: dict[str, str]) -> None:
    terminal = begun(own)
    terminal.type(f"gXm{LEFT}\x7fe\n")
    terminal.wait_for("“gem” is no answer here.")
    terminal.type(f"{UP}ini\n")
    terminal.wait_for("“gemini” is no answer here.")
    terminal.type("q\n")
    assert terminal.rest().rstrip().endswith("You leave the game.")


def test_lines_are_kept_for_the_next_game_in_a_file_for_this_person_alone(
    own: dict[str, str], tmp_path: Path
) -> None:
    terminal = begun(own)
    terminal.type("nebula\n")
    terminal.wait_for("is no answer here")
    terminal.type("\x03")
    terminal.rest()
    file = tmp_path / "state" / "cosmodrome" / "history"
    assert "nebula" in file.read_text() and file.stat().st_mode & 0o077 == 0
    terminal = begun(own)
    terminal.type(f"{UP}x\n")
    terminal.wait_for("“nebulax” is no answer here.")
    terminal.type("q\n")
    terminal.rest()


def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file")
    terminal = begun({"XDG_STATE_HOME": str(tmp_path / "state")})
    terminal.type("q\n")
    assert terminal.rest().rstrip().endswith("You leave the game.") and terminal.process.returncode == 0


def test_without_a_terminal_nothing_is_kept(own: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", own["XDG_STATE_HOME"])
    ran(*GAME, typed="gem\nq\n")
    assert history_file() == Path(own["XDG_STATE_HOME"]) / "cosmodrome" / "history"
    assert not history_file().exists()
    monkeypatch.setenv("XDG_STATE_HOME", "not/absolute")
    monkeypatch.setenv("HOME", "/ana")
    assert history_file() == Path("/ana/.local/state/cosmodrome/history")


def test_tab_completes_names_of_cards(own: dict[str, str]) -> None:
    terminal = begun(own)
    terminal.type(f"? pilgrimage w{TAB}\n")
    terminal.wait_for("Pilgrimage World: world, cost 0, 2 VP")
    terminal.type(f"qu{TAB}\n")
    assert terminal.rest().rstrip().endswith("You leave the game.")


def test_what_may_be_answered() -> None:
    game = GAMES["race"]
    words = speaker("pl", "race")
    asker = Asker(game, words, ["Ana", "Ben"], board(words, ["Ana", "Ben"]))
    question = Question(asker, game.new(Setup(2, 5, game.meta.read_options({}, 2))), 0)
    lines = question.may_be("")
    assert {"1", "6", "? ", "t", "koniec", "quit", "pomoc"} <= {*lines} and "7" not in lines
    assert "n" not in lines, "nothing can be left out here"
    assert question.may_be("1 ") == [f"1 {number}" for number in range(1, 7)]
    assert question.may_be("? świat gó") == ["? Świat górniczy"]


def test_behind_a_verb_players_goods_and_cards_are_completed() -> None:
    table = play(seat("caylion", "2 white"), seat("unity", "2 blue"))
    words, players = speaker("en", "sidereal"), ["Ada", "Ben Hur", "Cleo", "Dan"]
    asker = Asker(table.game, words, players, board(words, players))
    question = Question(asker, table.state, 0)
    assert {"offer ", "seek ", "deal "} <= {*question.may_be("")}
    assert "offer Ben Hur" in question.may_be("offer b")
    assert "offer Ben Hur: 1 Industry" in question.may_be("offer Ben Hur: 1 ind")
    assert "offer Ben Hur: 1 Industry > 1 Food" in question.may_be("offer Ben Hur: 1 Industry > 1 fo")
    counted = [line for line in question.may_be("offer Ben Hur: 1 ") if line.startswith("offer")]
    assert len(counted) == 10 and "offer Ben Hur: 1 Ship" in counted
    assert "upgrade Lunar Mining Consortium" not in question.may_be("hello lun")


def test_the_last_words_of_a_line_are_completed() -> None:
    names = ["Gem World", "Mining World", "Mining Robots"]
    assert ended_with("? mining w", names) == ["? Mining World"]
    assert ended_with("? ", names) == [f"? {name}" for name in names]
    assert ended_with("? zzz", names) == [] and ended_with("a,g", names) == ["a,Gem World"]
