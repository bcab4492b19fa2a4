"""The README keeps its word: its snippets and commands run, and what it links to is there."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")

# A game is played by a person: tests/cli answers for one; and plays a benchmark that takes less than a minute.
ELSEWHERE = ("play", "serve", "benchmark")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_snippets_run(capsys: pytest.CaptureFixture[str]) -> None:
    snippets = blocks("python")
    assert snippets
    for snippet in snippets:
        exec(compile(snippet, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+\]\n", capsys.readouterr().out)


def test_the_commands_run(tmp_path: Path) -> None:
    lines = [line for block in blocks("sh") for line in block.splitlines() if "cosmodrome" in line]
    words = [shlex.split(line) for line in lines]
    assert {line[1] for line in words} >= {"play", "simulate", "record", "replay", "cards"}
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for line in words:
        if line[1] in ELSEWHERE:
            continue
        program = [sys.executable, "-c", "from cosmodrome.cli.app import main; main()"]
        done = subprocess.run([*program, *line[1:]], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, (line, done.stderr)


def test_what_it_links_to_is_there() -> None:
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", README) if "://" not in link]
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_decision_stands_once_in_the_list_of_them() -> None:
    folder = ROOT / "docs/decisions"
    listed = re.findall(
        r"^- \[(.+)\]\((.+)\)$", (folder / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    heads = [
        (path.read_text(encoding="utf-8").split("\n", 1)[0], path.name) for path in folder.glob("[0-9]*.md")
    ]
    assert sorted((f"# {title}", name) for title, name in listed) == sorted(heads)
    assert all(title.startswith(f"# {name[:3]} ") for title, name in heads)
