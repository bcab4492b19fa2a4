"""A deal that can be proved: its encoding as the page about it says, and what is found where anything was changed."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from cosmodrome.core.seats import drawn
from cosmodrome.play.deal import LONGEST_SALT, Deal, commitment_of, is_salt, problem, seed_of

PAGE = Path(__file__).resolve().parents[2] / "docs/provable-deal.md"
SECRET, NONCE = "00112233445566778899aabbccddeeff" * 2, "0123456789abcdef" * 2
SALTS = ["tea", "", "zażółć"]
SITTERS = ["Ada", "greedy", "Ben"]
SEED = seed_of(SECRET, SALTS)
DRAWN = drawn(SEED, 3)
DEAL = Deal(commitment_of(SECRET, NONCE), SECRET, NONCE, SALTS, SITTERS, DRAWN)
PLAYERS = [SITTERS[place] for place in DRAWN]


def test_the_example_of_the_page_comes_out_without_this_program_and_with_it() -> None:
    code, told = re.findall(r"```(?:python|text)\n(.*?)```", PAGE.read_text(), re.S)
    command = [sys.executable, "-I", "-S", "-c", code]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == told
    commitment, seed, *lots = told.split()
    assert (commitment, int(seed), list(map(int, lots))) == (DEAL.commitment, SEED, DRAWN)


def test_everything_that_is_added_changes_the_seed() -> None:
    assert len({seed_of(SECRET, [salt, "b"]) for salt in ("", "a", "ab", "a ", "A")}) == 5
    # A text is its place's: no two ways of adding come to the same.
    assert seed_of(SECRET, ["a", ""]) != seed_of(SECRET, ["", "a"])
    assert seed_of(SECRET, ["", ""]) != seed_of(SECRET, ["", "", ""])
    assert all(0 <= seed_of(SECRET, [str(number)]) < 2**62 for number in range(60))


@pytest.mark.parametrize(
    ("salt", "may"),
    [("", True), ("zażółć 🚀", True), ("x" * LONGEST_SALT, True), ("x" * (LONGEST_SALT + 1), False),
     ("a\nb", False), ("\x00", False), ("a\u2028b", False), ("\u200b", False)],
)  # fmt: skip
def test_a_salt_is_one_line_that_can_be_seen(salt: str, may: bool) -> None:
    assert is_salt(salt) is may


def test_a_deal_that_nobody_changed_holds() -> None:
    assert problem(DEAL, 3, SEED, PLAYERS) == ""
    assert problem(DEAL, 3, SEED, [*PLAYERS[:2], f"{PLAYERS[2]} / random"]) == ""
    kept_places = msgspec.structs.replace(DEAL, drawn=[])
    assert problem(kept_places, 3, SEED, SITTERS) == ""


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"salts": ["coffee", "", "zażółć"]}, "the seed is"),
        ({"salts": ["", "tea", "zażółć"]}, "the seed is"),
        ({"salts": ["tea", ""]}, "there are 2 salts"),
        ({"salts": ["tea", "a\nb", "zażółć"]}, "the salt of place 1"),
        ({"secret": "f" * 64}, "the commitment is"),
        ({"secret": "F" * 64}, "the secret is not 64"),
        ({"nonce": "f" * 32}, "the commitment is"),
        ({"nonce": ""}, "the nonce is not 32"),
        ({"commitment": "0" * 64}, "the commitment is"),
        ({"drawn": [*DRAWN[1:], DRAWN[0]]}, "the seats were given"),
        ({"drawn": [2, 2, 9]}, "the seats were given"),
        ({"drawn": []}, "the draw gives it to 'Ada'"),
        ({"sitters": ["Ben", "greedy", "Ada"]}, "the draw gives it to"),
    ],
)
def test_what_was_changed_is_named(change: dict[str, object], told: str) -> None:
    assert told in problem(msgspec.structs.replace(DEAL, **change), 3, SEED, PLAYERS)


def test_another_seed_or_another_seat_order_is_named() -> None:
    assert f"the seed is {SEED + 1}, but" in problem(DEAL, 3, SEED + 1, PLAYERS)
    swapped = [PLAYERS[1], PLAYERS[0], PLAYERS[2]]
    assert "seat 1 was played by 'Ben', but the draw gives it to 'greedy'" in problem(DEAL, 3, SEED, swapped)
    assert "seat 3" in problem(DEAL, 3, SEED, [*PLAYERS[:2], "Adam"])
