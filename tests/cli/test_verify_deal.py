"""`verify-deal`: a record whose deal holds, and each way in which one does not."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosmodrome.core.meta import Setup
from cosmodrome.core.seats import drawn
from cosmodrome.play.deal import Deal, commitment_of, seed_of
from cosmodrome.play.record import Record, dumps, play
from tests.server.tiny_game import TINY

from .program import complaint, ran, run

pytestmark = pytest.mark.usefixtures("tiny")
SECRET, NONCE, SALTS, SITTERS = "ab" * 32, "cd" * 16, ["tea", ""], ["Ada", "Ben"]
SEED = seed_of(SECRET, SALTS)
DRAWN = drawn(SEED, 2)
DEAL = Deal(commitment_of(SECRET, NONCE), SECRET, NONCE, SALTS, SITTERS, DRAWN)


@pytest.fixture
def kept() -> Record:
    """A game that was dealt as promised."""
    record = played(SEED)
    record.header.deal = DEAL
    return record


def played(seed: int) -> Record:
    setup = Setup(2, seed, TINY.meta.read_options({}, 2))
    return play(
        TINY, setup, lambda state, seat: TINY.options(state, seat)[0], [SITTERS[place] for place in DRAWN]
    )


def written(tmp_path: Path, record: Record) -> str:
    file = tmp_path / "game.jsonl"
    file.write_text(dumps(record))
    return str(file)


def test_a_deal_that_holds_is_told_in_one_line(tmp_path: Path, kept: Record) -> None:
    file = written(tmp_path, kept)
    said = ran("verify-deal", file)
    assert said.startswith(
        f"{file}: the deal holds: commitment {DEAL.commitment}, seed {SEED} with 1 of 2 salts"
    )
    assert said.count("\n") == 1
    assert "holds" in ran("verify-deal", file, "--commitment", DEAL.commitment.upper())
    facts = json.loads(ran("verify-deal", file, "--json"))
    assert facts["holds"] and facts["problem"] == "" and facts["choices"] == len(kept.answers)


def other_deal(**change: Any) -> Any:
    def changed(record: Record) -> None:
        record.header.deal = msgspec.structs.replace(DEAL, **change)

    return changed


def other_seed(record: Record) -> None:
    """Another game, which replays, under the same deal."""
    record.header.seed, record.entries = SEED + 1, played(SEED + 1).entries


def swapped(record: Record) -> None:
    record.header.players.reverse()


def cut_short(record: Record) -> None:
    while record.entries[-1] != record.answers[-1]:
        record.entries.pop()
    record.entries.pop()


def another_card(record: Record) -> None:
    dealt = record.events[0]
    record.entries[0] = msgspec.structs.replace(dealt, cards=["card_a"] * 6)


def unproved(record: Record) -> None:
    record.header.deal = None


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (other_deal(salts=["coffee", ""]), "the seed is"),
        (other_deal(secret="ac" * 32), "the commitment is"),
        (other_deal(drawn=DRAWN[::-1]), "the seats were given"),
        (swapped, "seat 1 was played by"),
        (other_seed, f"the seed is {SEED + 1}, but secret and salts give {SEED}"),
        (another_card, "it does not replay"),
        (cut_short, "the record ends before the game does"),
        (unproved, "no deal to prove: its seed was chosen beforehand"),
    ],
)
def test_what_does_not_hold_is_told_in_one_line(tmp_path: Path, kept: Record, fault: Any, told: str) -> None:
    fault(kept)
    file = written(tmp_path, kept)
    assert told in complaint("verify-deal", file, code=1)
    said = run("verify-deal", file, "--json")
    assert said.exit_code == 1 and told in json.loads(said.stdout)["problem"]


def test_another_commitment_than_the_one_noted_is_told(tmp_path: Path, kept: Record) -> None:
    file = written(tmp_path, kept)
    assert "not 00" in complaint("verify-deal", file, "--commitment", "00", code=1)
