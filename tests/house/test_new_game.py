"""What `tools/new_game.py` writes is a game at once: in the terminal, over a socket, under the laws, at every door."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools.new_game import LONGEST, WrongName, write

from .newcomer import GAME, ROOT, TITLE, Newcomer


@pytest.fixture(scope="module")
def newcomer(tmp_path_factory: pytest.TempPathFactory) -> Newcomer:
    return Newcomer(tmp_path_factory.mktemp("newcomer"))


def lines_of(*files: Path) -> list[str]:
    """Their lines, empty ones left out."""
    all_lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    return [line for line in all_lines if line.strip()]


def test_it_is_short_and_in_a_package_of_its_own(newcomer: Newcomer) -> None:
    package = newcomer.root / "src/cosmodrome/games" / GAME
    assert {path.parent if path.suffix == ".py" else path.parent.parent for path in newcomer.written} == {
        package
    }
    python, words = lines_of(*package.glob("*.py")), lines_of(package / "messages/en.ftl")
    assert len(python) + len(words) <= 150
    guide = (newcomer.root / "docs/adding-a-game.md").read_text(encoding="utf-8")
    assert f"{len(python)} of Python and {len(words)} of English words" in guide
    assert not any("skeleton" in line or "NewGame" in line or "A New Game" in line for line in python + words)


def test_it_keeps_to_style_types_and_arrows(newcomer: Newcomer) -> None:
    package = f"src/cosmodrome/games/{GAME}"
    newcomer.run("-m", "ruff", "check", package)
    newcomer.run("-m", "ruff", "format", "--check", package)
    newcomer.run("-m", "mypy", package)
    newcomer.run("-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_it_is_played_in_the_terminal(newcomer: Newcomer, tmp_path: Path, language: str) -> None:
    """In another language than English the terminal's own words are in it, those of the game in English."""
    kept = tmp_path / "game.jsonl"
    said = newcomer.run(
        "-m",
        "cosmodrome",
        "play",
        GAME,
        "--seed",
        "3",
        "--lang",
        language,
        "--record",
        str(kept),
        typed="1\n" * 9,
    )
    assert TITLE in said and "You play Star 3." in said and "Round 5" in said
    assert {"en": "Final scores", "pl": "Wynik końcowy"}[language] in said
    shown = newcomer.run("-m", "cosmodrome", "replay", str(kept), typed="a\n")
    assert "Star 3" in shown and "wins" in shown
    assert kept.read_text(encoding="utf-8").count('"event":"won"') == 5


def test_bots_play_it_against_each_other(newcomer: Newcomer) -> None:
    said = newcomer.run("-m", "cosmodrome", "simulate", GAME, "--games", "20", "--bots", "random,random")
    assert "20 games" in said


@pytest.mark.server
def test_every_door_and_every_law_takes_it(newcomer: Newcomer) -> None:
    """The house's own tests, in the copy: doors, laws, words, and whole games over a socket."""
    alone = ("test_the_games", "test_the_page", "test_a_page")
    said = newcomer.run(
        "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider",
        "tests/house/test_doors.py", "tests/house/test_words.py", "tests/laws", "tests/server/test_play.py",
        "-k", " or ".join([f"{GAME} and not test_random_games", f"{GAME}-2seats-0", f"{GAME}-4seats-1", *alone]),
    )  # fmt: skip
    assert " passed" in said and "skipped" not in said
    assert int(said.split(" passed")[0].split()[-1]) > 45


@pytest.mark.parametrize(
    ("name", "title", "why"),
    [
        ("race", "Race", "there is a race in .* already"),
        ("catalogue", "Catalogue", "there is a catalogue in .* already"),
        ("Moon", "Moon", "'Moon' is no name for a game: small letters"),
        ("moon-race", "Moon", "is no name for a game"),
        ("2moons", "Moon", "is no name for a game"),
        ("_moon", "Moon", "is no name for a game"),
        ("moon__race", "Moon", "is no name for a game"),
        ("class", "Class", "is no name for a game"),
        ("", "Moon", "'' is no name for a game"),
        ("m" * (LONGEST + 1), "Moon", f"at most {LONGEST}"),
        ("moon", " ", "' ' is no title"),
        ("moon", 'the "Moon"', "is no title"),
        ("moon", "Moon\nRace", "is no title"),
    ],
)
def test_a_wrong_name_is_refused_in_one_line(tmp_path: Path, name: str, title: str, why: str) -> None:
    for taken in ("race/game.py", "catalogue.py"):
        (tmp_path / taken).parent.mkdir(exist_ok=True)
        (tmp_path / taken).touch()
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(WrongName, match=why) as refused:
        write(name, title, tmp_path)
    assert "\n" not in str(refused.value)
    assert sorted(tmp_path.rglob("*")) == before


def test_the_program_ends_with_that_line(tmp_path: Path) -> None:
    for words, why in (
        (["race"], "there is a race in"),
        (["moon", "--into", str(tmp_path)], "is no folder of games"),
    ):
        done = subprocess.run(
            [sys.executable, ROOT / "tools/new_game.py", *words], capture_output=True, text=True, cwd=tmp_path
        )
        assert done.returncode == 1 and done.stdout == ""
        assert why in done.stderr and done.stderr.count("\n") == 1
