"""`learn`: from nothing to a net in a folder, and one line for what is wrong."""

from pathlib import Path

import pytest

from .program import complaint, ran

SMALL = [
    word
    for each in ("lanes=12", "steps=40", "updates=1", "lessons=3", "hidden=16", "batch=64")
    for word in ("--set", each)
]


def test_a_net_learns_and_what_is_there_goes_on(tmp_path: Path) -> None:
    words = ("learn", "jump_drive", "--out", str(tmp_path / "run"), "--legs", "1", "--deals", "2", *SMALL)
    told = ran(*words)
    assert (
        "imitated greedy in 3 games" in told
        and "leg 1 of 1" in told
        and "games against greedy, 4 seats" in told
    )
    drawn = str(tmp_path / "curve.svg")
    ran("plot", "strength", str(tmp_path / "run" / "strength.jsonl"), "--out", drawn)
    assert "against greedy, 2 seats" in Path(drawn).read_text()
    assert "leg" not in ran(*words)  # it is over


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("sidereal",), "nets do not learn 'sidereal'; they learn race, jump_drive, pocket_mars"),
        (("jump_drive", "--legs", "0"), "0 legs, seed 1; there are 1 to 4096 legs"),
        (("jump_drive", "--set", "lanes"), "--set 'lanes' is not NAME=VALUE"),
        (("jump_drive", "--set", "cards=3"), "a recipe has no 'cards' to set; it has teacher"),
        (("jump_drive", "--first", "none.npz"), "the net none.npz cannot be read: No such file"),
        (("jump_drive", "--rival", "clever"), "jump_drive has no bot 'clever'"),
        (("race", "--set", "teacher=clever"), "race has no bot 'clever'"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: tuple[str, ...], told: str, tmp_path: Path) -> None:
    assert told in complaint("learn", *words, "--out", str(tmp_path / "run"))
