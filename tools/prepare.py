"""Set up a clone: check the tools, make `.venv`, install, build the page; each only when missing or stale."""

import compileall
import functools
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
MESSAGES = ROOT / "src/cosmodrome/words/messages"  # the page carries the same sentences as the terminal
PAGE = ROOT / "src/cosmodrome/server/page"
PAGE_FACTS = ("tools/wire_types.py", "tools/guide_scenes.py")  # they write what git does not keep
RULES_STAMP = ".venv/compiled"  # says from what `make compile` made the rules
NODE = 20


def stop(words: str) -> NoReturn:
    """End with a plain sentence."""
    print(words, file=sys.stderr)
    sys.exit(1)


def run(*command: str | Path, folder: Path = ROOT) -> None:
    """Run a command and stop with its name if it fails. Whatever it prints is shown only then."""
    quiet = {"npm_config_update_notifier": "false", "npm_config_fund": "false", "npm_config_audit": "false"}
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=folder,
        env=os.environ | quiet,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        stop(f"`{' '.join(words)}` failed (exit {done.returncode}); its output is above.")


def fingerprint(files: Iterable[Path], *words: str, root: Path = ROOT) -> str:
    """A digest of the contents of some files and of some words."""
    digest = hashlib.sha256(repr(words).encode())
    for file in sorted(files):
        digest.update(repr(str(file.relative_to(root))).encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def fresh(stamp: Path, mark: str) -> bool:
    """True when the stamp says that this very input was handled already."""
    return stamp.is_file() and stamp.read_text() == mark


@functools.cache
def node_version() -> str:
    """The version of Node, if it and npm are there and new enough."""
    how = (
        "  with a version manager:  nvm install 22, or fnm install 22\n"
        "  macOS:                   brew install node\n"
        "  Debian 13, Ubuntu 25:    sudo apt install nodejs npm   (older ones carry an older Node)\n"
        "Then run make again."
    )
    node = shutil.which("node")
    if not node:
        stop(f"Cosmodrome needs Node {NODE} or newer to build its page; none was found.\n{how}")
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    number = re.match(r"v(\d+)\.", said)
    if not number or int(number[1]) < NODE:
        stop(f"Cosmodrome needs Node {NODE} or newer to build its page; {node} is {said or 'broken'}.\n{how}")
    if not shutil.which("npm"):
        stop(f"Cosmodrome needs npm, which comes with Node; Node {said} was found without it.\n{how}")
    return said


TO_PLAY = "server,postgres,redis,push"
TO_CHECK = "dev"
"""Extras; the second brings all of the first."""


def prepare_python(extras: str) -> None:
    """Make `.venv` and install this project with extras into it, with the versions of constraints.txt."""
    constraints = ROOT / "constraints.txt"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [project["build-system"], project["project"], project["tool"]["setuptools"]]
    place = fingerprint([], str(ROOT), sys.version)  # a moved clone or another Python starts afresh
    marks = {each: place + fingerprint([constraints], repr(wanted), each) for each in (TO_PLAY, TO_CHECK)}
    stamp = VENV / "prepared"
    python = VENV / "bin/python"
    if python.exists() and any(fresh(stamp, marks[each]) for each in {extras, TO_CHECK}):
        return
    print("Installing Python packages into .venv ...", flush=True)
    if not (python.exists() and stamp.is_file() and stamp.read_text().startswith(place)):
        if importlib.util.find_spec("ensurepip") is None:
            stop("This Python cannot make a .venv; on Debian or Ubuntu: sudo apt install python3-venv")
        run(sys.executable, "-m", "venv", "--clear", VENV)
    # What is imported is compiled then, and kept: to compile all there is takes as long as to fetch it.
    pip: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--no-compile", "-c", constraints]
    # The build tools first, so that the project itself is built with the pinned ones.
    run(*pip, "setuptools>=77")
    run(*pip, "--no-build-isolation", "--editable", f"{ROOT}[{extras}]")
    stamp.write_text(marks[extras])


def sources(folder: Path) -> list[Path]:
    """Every file below a folder that a person wrote."""
    found = []
    for here, folders, names in os.walk(folder):
        made = {"node_modules", "dist", "test-results"}
        folders[:] = [name for name in folders if name not in made and not name.startswith(".")]
        found += [Path(here, name) for name in names if not name.endswith(".tsbuildinfo")]
    return found


def page_packages() -> str:
    """Install the page's packages; gives what they were installed from."""
    node = node_version()
    lock = WEB / "package-lock.json"
    if not lock.is_file():
        stop("web/package-lock.json is missing; it belongs to the project (npm install in web/ writes it).")
    mark = fingerprint([WEB / "package.json", lock], str(ROOT), node)
    stamp = MODULES / ".prepared"
    if not fresh(stamp, mark):
        print("Installing the page's packages into web/node_modules ...", flush=True)
        run("npm", "ci", folder=WEB)
        stamp.write_text(mark)
    return mark


def write_page_facts(root: Path = ROOT) -> None:
    """Write what the page is told by the Python, anew once any of that has changed."""
    tools = [root / tool for tool in PAGE_FACTS]
    mark = fingerprint([*(root / "src").rglob("*.py"), *tools], root=root)
    stamp = root / "web/node_modules/.facts-written"
    if not (root / "web/src/net/wire.ts").is_file() or not fresh(stamp, mark):
        for tool in tools:
            run(VENV / "bin/python", tool)
        stamp.write_text(mark)


def build_page(packages: str) -> None:
    """Build the page into the server's room."""
    write_page_facts()
    mark = fingerprint([*sources(WEB), *MESSAGES.rglob("*.ftl")], packages)
    stamp = MODULES / ".page-built"
    if not (PAGE / "index.html").is_file() or not fresh(stamp, mark):
        print("Building the page ...", flush=True)
        run("npm", "run", "build", folder=WEB)
        if not (PAGE / "index.html").is_file():
            stop(f"The page was built, but not into {PAGE.relative_to(ROOT)}.")
        stamp.write_text(mark)


def rules_mark(root: Path = ROOT) -> str:
    """A digest of all that compiled rules are made from."""
    rules = (file for room in ("core", "games") for file in (root / "src/cosmodrome" / room).rglob("*.py"))
    return fingerprint([*rules, root / "setup.py", root / "constraints.txt"], root=root)


def compiled_rules(root: Path = ROOT) -> list[Path]:
    """What `make compile` left beside the sources; Python prefers it to them."""
    return [file for file in (root / "src").rglob("*.so") if file.is_file()]


def drop_stale_rules(root: Path = ROOT) -> None:
    """Delete compiled rules that were made from other sources than those that are here, and say so."""
    found = compiled_rules(root)
    if not found or fresh(root / RULES_STAMP, rules_mark(root)):
        return
    for file in found:
        file.unlink()
    print("The rules have changed since they were compiled, so what was compiled is deleted and they run")
    print("interpreted; `make compile` compiles them again.", flush=True)


def write_bytecode(root: Path = ROOT) -> None:
    """Compile the modules to bytecode where they lie: a server that may not write here would do it at each start."""
    compileall.compile_dir(root / "src", quiet=2)


def prepare(extras: str) -> None:
    """The packages of Python and of the page side by side, then the page."""
    drop_stale_rules()
    with ThreadPoolExecutor() as side_by_side:
        python = side_by_side.submit(prepare_python, extras)
        packages = side_by_side.submit(page_packages)
    python.result()  # raises what ended it
    build_page(packages.result())
    write_bytecode()


if __name__ == "__main__":
    os.chdir(ROOT)
    node_version()
    prepare(TO_PLAY if sys.argv[1:] == ["to-play"] else TO_CHECK)
