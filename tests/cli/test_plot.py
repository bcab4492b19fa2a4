"""`plot`: what records, a ladder and a training show, as pictures and as the figures behind them."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from .program import complaint, ran


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("records")
    files = [str(folder / f"{seed}.jsonl") for seed in (1, 2)]
    for seed, file in enumerate(files, 1):
        ran("record", "race", "--bots", "greedy,random", "--seed", str(seed), "--out", file)
    return files


def drawn(*words: str, out: Path) -> tuple[Any, str]:
    """The figures, and all words of the picture."""
    figures = json.loads(ran("plot", *words, "--out", str(out), "--json"))
    root = ElementTree.parse(out).getroot()
    return figures, " ".join(text for each in root.iter() if (text := (each.text or "").strip()))


def test_scores_by_round_end_as_the_games_did(records: list[str], tmp_path: Path) -> None:
    figures, words = drawn("scores", *records, out=tmp_path / "scores.svg")
    for at, file in enumerate(records):
        lines = [json.loads(line) for line in Path(file).read_text().splitlines()]
        scores = next(line["scores"] for line in lines if line.get("event") == "game-ended")
        assert [figures[name][at][-1] for name in ("greedy", "random")] == scores
        rounds = sum(line.get("event") == "round-began" for line in lines)
        assert len(figures["greedy"][at]) == rounds + 1
    assert "Race for the Galaxy: points by round, 2 games" in words and "rounds played" in words
    assert "greedy" in words and "random" in words


def test_phases_are_counted_by_round(records: list[str], tmp_path: Path) -> None:
    figures, words = drawn("phases", *records, out=tmp_path / "phases.svg")
    assert [sum(row.values()) for row in figures[:5]] == [4] * 5, "two players in two games"
    assert "actions chosen by round" in words and all(name in words for name in figures[0])


def test_a_ladder_is_a_matrix(tmp_path: Path) -> None:
    told = tmp_path / "ladder.json"
    told.write_text(ran("ladder", "jump_drive", "--bots", "greedy", "--deals", "6", "--json"))
    figures, words = drawn("matrix", str(told), out=tmp_path / "matrix.svg")
    share = json.loads(told.read_text())["before"]["greedy"]["random"]["share"]
    assert figures["greedy"]["random"] == share and f"{share:.0%}" in words
    assert "Jump Drive, 2 seats, 6 deals: row before column" in words


def test_strength_is_a_line_an_opponent(tmp_path: Path) -> None:
    lines = [
        {"at": at, "against": who, "share": 0.1 * at, "low": 0.1 * at - 0.05, "high": 0.1 * at + 0.05}
        for at in (1, 2)
        for who in ("greedy", "random")
    ]
    file = tmp_path / "strength.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    figures, words = drawn("strength", str(file), out=tmp_path / "strength.svg")
    assert [row[0] for row in figures["against greedy"]] == [1.0, 2.0] and "share of games won" in words
    again = tmp_path / "again.svg"
    ran("plot", "strength", str(file), "--out", str(again))
    assert again.read_bytes() == (tmp_path / "strength.svg").read_bytes(), "the same figures, the same bytes"
    ran("plot", "strength", str(file), "--out", str(tmp_path / "strength.png"))
    assert (tmp_path / "strength.png").read_bytes().startswith(b"\x89PNG")


def test_names_are_drawn_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "names.jsonl"
    line = {"at": 1, "share": 0.5, "low": 0.4, "high": 0.6}
    file.write_text("".join(json.dumps(line | {"against": name}) + "\n" for name in ("$\\foo$", "_bob")))
    _, words = drawn("strength", str(file), out=tmp_path / "names.svg")
    assert "against $\\foo$" in words and "against _bob" in words


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("pie", "x", "--out", "x.svg"), "'pie' is not one of scores, phases, matrix, strength"),
        (("scores", "x", "--out", "x.gif"), "a plot is a file that ends in .svg or .png"),
        (("scores", "none.jsonl", "--out", "{}/x.svg"), "none.jsonl cannot be read"),
        (("matrix", "none.json", "--out", "{}/x.svg"), "none.json cannot be read"),
        (("matrix", "{bad}", "--out", "{}/x.svg"), "is not what `ladder --json` says: 'bots'"),
        (("strength", "{bad}", "--out", "{}/x.svg"), "missing required field `at`"),
    ],
)
def test_what_cannot_be_drawn_is_refused(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}")
    told = [each.replace("{bad}", str(tmp_path / "bad.json")).replace("{}", str(tmp_path)) for each in words]
    assert said in complaint("plot", *told)
    assert not list(tmp_path.glob("*.svg"))


def test_only_race_has_phases_to_draw(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    ran("record", "jump_drive", "--bots", "random,random", "--out", file)
    assert "in Jump Drive nobody calls phases" in complaint(
        "plot", "phases", file, "--out", str(tmp_path / "x.svg")
    )


def test_a_table_of_parquet_has_a_row_a_game(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    table, lines = tmp_path / "games.parquet", tmp_path / "games.jsonl"
    run = ("simulate", "jump_drive", "--bots", "greedy,random", "--games", "5")
    ran(*run, "--out", str(table))
    ran(*run, "--out", str(lines))
    rows = pq.read_table(table).to_pylist()
    assert [{name: value for name, value in row.items() if name != "fault"} for row in rows] == [
        json.loads(line) for line in lines.read_text().splitlines()
    ]
    assert "is there already" in complaint(*run, "--out", str(table)) or table.exists()


def undone(file: str, to: Path) -> None:
    """The same game, whose first round is undone once it has been told, and played again as it was."""
    header, *lines = Path(file).read_text().splitlines()
    second = next(at for at, line in enumerate(lines) if '"round-began","round":2' in line)
    first = next(at for at, line in enumerate(lines) if '"choice":"act:' in line)
    before = sum('"choice":' in line for line in lines[:first])
    again = json.dumps({"seat": -2, "choice": f"back-to:{before}"}, separators=(",", ":"))
    whole = [*lines[: second + 1], again, *lines[first:-1]]
    to.write_text("\n".join([header, *whole, json.dumps({"end": len(whole)})]) + "\n")


def test_what_was_taken_back_is_not_drawn(records: list[str], tmp_path: Path) -> None:
    back = tmp_path / "back.jsonl"
    undone(records[0], back)
    for kind in ("scores", "phases"):
        straight, _ = drawn(kind, records[0], out=tmp_path / f"{kind}.svg")
        bent, _ = drawn(kind, str(back), out=tmp_path / f"{kind}-back.svg")
        assert bent == straight


def test_a_record_of_choices_alone_is_drawn_too(records: list[str], tmp_path: Path) -> None:
    header, *lines = Path(records[0]).read_text().splitlines()
    choices = [line for line in lines if '"choice":' in line]
    bare = tmp_path / "bare.jsonl"
    bare.write_text("\n".join([header, *choices, json.dumps({"end": len(choices)})]) + "\n")
    whole, _ = drawn("scores", records[0], out=tmp_path / "whole.svg")
    assert drawn("scores", str(bare), out=tmp_path / "bare.svg")[0] == whole


@pytest.mark.parametrize("words", [("plot", "strength", "{}/s.jsonl"), ("simulate", "race", "--games", "1")])
def test_a_place_where_nothing_can_be_written_is_named(words: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "s.jsonl").write_text(
        json.dumps({"at": 1, "against": "a", "share": 0.5, "low": 0.4, "high": 0.6})
    )
    long = str(tmp_path / f"{'x' * 300}.svg")
    assert f"{long} cannot be used: File name too long" in complaint(
        *(each.replace("{}", str(tmp_path)) for each in words), "--out", long
    )


def test_a_share_is_from_0_to_1_and_a_matrix_of_one_file(tmp_path: Path) -> None:
    file = tmp_path / "s.jsonl"
    file.write_text(json.dumps({"at": 1, "against": "a", "share": 1.4, "low": 0.4, "high": 0.6}))
    assert "<= 1" in complaint("plot", "strength", str(file), "--out", str(tmp_path / "x.svg"))
    assert "2 files are named" in complaint("plot", "matrix", "a", "b", "--out", str(tmp_path / "x.svg"))
