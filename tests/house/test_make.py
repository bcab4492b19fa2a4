"""The doors of a clone: every make target there is and is told of works, and what is missing is named."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import prepare

ROOT = Path(__file__).resolve().parents[2]
TARGETS = [
    "help",
    "setup",
    "play",
    "test",
    "test-long",
    "lint",
    "compile",
    "pure",
    "bench",
    "wheel",
    "sdist",
    "audit",
    "pin",
    "clean",
]


@pytest.mark.parametrize("target", TARGETS)
def test_the_target_exists(target: str) -> None:
    done = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_help_lists_every_target() -> None:
    said = subprocess.run(
        ["make", "--no-print-directory", "help"], cwd=ROOT, capture_output=True, text=True
    ).stdout
    assert re.findall(r"^  make ([a-z-]+) - ", said, re.MULTILINE) == TARGETS


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_documents_name_only_targets_that_exist(name: str) -> None:
    path = ROOT / name
    if not path.exists():
        pytest.skip(f"there is no {name} yet")
    text = path.read_text(encoding="utf-8")
    named = set(re.findall(r"`make ([a-z-]+)", text)) | set(
        re.findall(r"^\s*make ([a-z-]+)", text, re.MULTILINE)
    )
    assert named and named <= set(TARGETS)


@pytest.mark.parametrize("name", [".ci/run"])
def test_scripts_can_be_run(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)
    assert subprocess.run(["bash", "-n", ROOT / name]).returncode == 0


def tools(folder: Path, **scripts: str) -> dict[str, str]:
    """An environment whose PATH holds the everyday tools and the given fake ones, nothing else."""
    for name in ("sh", "cat", "env", "sed", "dirname", "uname"):
        real = shutil.which(name)
        assert real
        (folder / name).symlink_to(real)
    for name, lines in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{lines}\n")
        (folder / name).chmod(0o755)
    return {"PATH": str(folder)}


@pytest.mark.parametrize(
    ("scripts", "said"),
    [
        ({}, "none was found"),
        ({"python3": 'case "$1" in --version) echo Python 3.9.2;; *) exit 1;; esac'}, "Python 3.9.2"),
    ],
)
def test_a_missing_or_old_python_is_named(tmp_path: Path, scripts: dict[str, str], said: str) -> None:
    env = tools(tmp_path, **scripts)
    done = subprocess.run(["sh", "tools/find_python.sh"], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 1
    assert (
        "needs Python 3.11 or newer" in done.stderr and said in done.stderr and "apt install" in done.stderr
    )


@pytest.mark.parametrize(
    ("scripts", "said"),
    [
        ({}, "Node 20 or newer to build its page; none was found"),
        ({"node": "echo v18.19.0"}, "is v18.19.0"),
        ({"node": "echo v20.1.0"}, "needs npm"),
    ],
)
def test_a_missing_or_old_node_is_named(tmp_path: Path, scripts: dict[str, str], said: str) -> None:
    env = tools(tmp_path, **scripts)
    code = "import sys; sys.path.insert(0, 'tools'); import prepare; prepare.node_version()"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 1
    assert said in done.stderr and "nvm install" in done.stderr and "Traceback" not in done.stderr


def rules_of(folder: Path) -> Path:
    """A clone of nothing but one module of the rules, compiled from what it holds; gives what was compiled."""
    for name, text in {
        "setup.py": "",
        "constraints.txt": "mypy==1",
        "src/cosmodrome/core/game.py": "x = 1\n",
        "src/cosmodrome/games/race/deal.py": "",
        "src/cosmodrome/words/render.py": "",
        "src/cosmodrome/core/game.cpython-313.so": "",
        prepare.RULES_STAMP: "",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (folder / prepare.RULES_STAMP).write_text(prepare.rules_mark(folder))
    return folder / "src/cosmodrome/core/game.cpython-313.so"


@pytest.mark.parametrize(
    "changed",
    ["src/cosmodrome/core/game.py", "src/cosmodrome/games/race/deal.py", "constraints.txt", "setup.py"],
)
def test_setup_deletes_rules_that_were_compiled_from_others(
    tmp_path: Path, changed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled = rules_of(tmp_path)
    (tmp_path / "src/cosmodrome/words/render.py").write_text("x = 2\n")  # which is not compiled
    prepare.drop_stale_rules(tmp_path)
    assert compiled.exists() and capsys.readouterr().out == ""
    (tmp_path / changed).write_text("x = 3\n")
    prepare.drop_stale_rules(tmp_path)
    assert not compiled.exists() and "`make compile`" in capsys.readouterr().out


def test_setup_deletes_compiled_rules_of_which_nobody_knows_from_what(tmp_path: Path) -> None:
    compiled = rules_of(tmp_path)
    (tmp_path / prepare.RULES_STAMP).unlink()
    prepare.drop_stale_rules(tmp_path)
    assert not compiled.exists()


def test_what_the_page_is_told_by_the_python_is_written_once_that_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules_of(tmp_path)
    tools = [tmp_path / tool for tool in prepare.PAGE_FACTS]
    for file in (*tools, tmp_path / "web/src/net/wire.ts", tmp_path / "web/node_modules/.facts-written"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
    ran: list[Path] = []
    monkeypatch.setattr(prepare, "run", lambda _, tool: ran.append(tool))
    for changed in ("", "x = 2\n"):
        (tmp_path / "src/cosmodrome/words/render.py").write_text(changed)
        for _ in range(2):
            prepare.write_page_facts(tmp_path)
        assert ran == tools
        ran.clear()
    (tmp_path / "web/src/net/wire.ts").unlink()
    prepare.write_page_facts(tmp_path)
    assert ran == tools


def test_a_server_that_may_not_write_here_finds_bytecode(tmp_path: Path) -> None:
    rules_of(tmp_path)
    source = tmp_path / "src/cosmodrome/core/game.py"
    prepare.write_bytecode(tmp_path)
    made = Path(importlib.util.cache_from_source(str(source)))
    assert made.is_file()
    first = made.stat().st_mtime_ns
    prepare.write_bytecode(tmp_path)
    assert made.stat().st_mtime_ns == first  # what is fresh is not made again
    source.write_text("other = 1\n")
    os.utime(source, (1, 1))
    prepare.write_bytecode(tmp_path)
    assert b"other" in made.read_bytes()
