"""`play`: a hint names answers of the list and why, in words, and the record says that it was asked for."""

import re
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console

from cosmodrome.cli import screen
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import loads
from cosmodrome.words.catalogue import speaker

from .program import ran


def test_what_is_typed_stays_whole_on_a_narrow_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(screen, "Console", partial(Console, force_terminal=True, width=80))
    key = 'flip:{"card":"peacock","put":{"black":1}}' * 3
    screen.tell(f"    {key}")
    screen.tell("Words " * 30)
    whole, *wrapped = capsys.readouterr().out.splitlines()
    assert key in whole and len(wrapped) > 1 and all(len(line) < 80 for line in wrapped)


@pytest.mark.parametrize(
    ("game", "bots", "language", "answer"),
    [
        ("race", "greedy", "es", "1 2"),
        ("jump_drive", "greedy", "pl", "1 2"),
        ("pocket_mars", "greedy", "en", "1 2"),
        ("sidereal", "greedy,greedy,greedy", "pl", "1"),
    ],
)
def test_a_hint_is_told_in_words(game: str, bots: str, language: str, answer: str) -> None:
    words = speaker(language, game)
    printed = ran(
        "play", game, "--bots", bots, "--seed", "5", "--lang", language, typed=f"i\n{answer}\nI\nq\n"
    )
    hints = printed.split(words.say("ui-hint-title"))[1:]
    assert len(hints) == 2
    # For species there is no advice.
    for hint in hints[game == "sidereal" :]:
        assert re.search(r"^  (\d+|\+) +\S", hint, re.M) and re.search(r"^      \S", hint, re.M), hint
    assert not re.search(r"hint-\w|reason-\w", printed), "each has its words"
    assert words.say("terminal-help-hint") in ran("play", game, "--lang", language, typed="?\nq\n")


def test_what_a_hint_names_can_be_typed_and_the_record_says_so(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    words = (
        "play",
        "sidereal",
        "--bots",
        "greedy,greedy,greedy",
        "--seed",
        "5",
        "--record",
        str(file),
        "--force",
    )
    ran(*words, typed="q\n")
    assert loads(file.read_text(), GAMES).header.marks == []
    told = re.findall(r"^    (flip:\{.*\})$", ran(*words, typed="1\ni\nq\n"), re.M)
    ran(*words, typed=f"1\ni\n{told[0]}\nq\n")
    kept = loads(file.read_text(), GAMES)
    assert kept.header.marks == ["hint"] and told[0] in [answer.choice for answer in kept.answers]
