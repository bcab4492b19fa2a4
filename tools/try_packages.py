"""Install what a release consists of as a user would, each into an environment of its own, and try it there.

    python tools/try_packages.py FOLDER     with wheels (pure, or compiled for this Python) and a source distribution

Of a package without extras it checks how much it installs; of one with the extra `server` that it serves the page.
"""

import os
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
MOST_PACKAGES, MOST_MEGABYTES = 22, 85
PORT = 18613
INSTALLERS = {"pip", "setuptools", "pkg_resources", "_distutils_hack", "distutils-precedence.pth"}


def run(*command: str | Path) -> str:
    """What a command prints. Stops with its output if it fails."""
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, cwd=tempfile.gettempdir()
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


class Environment:
    """A clean one below a folder."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=True)
        self.bin = folder / "bin"
        self.packages = next((folder / "lib").glob("python*/site-packages"))

    def install(self, *wanted: str | Path) -> None:
        run(self.bin / "python", "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", *wanted)

    def cosmodrome(self, *words: str) -> str:
        return run(self.bin / "cosmodrome", *words)

    def size(self) -> tuple[int, float]:
        """How many packages there are, and how many megabytes they take, without those that install."""
        names = [
            line.split("==")[0]
            for line in run(self.bin / "python", "-m", "pip", "freeze", "--all").split("\n")
        ]
        own = [
            each
            for each in self.packages.iterdir()
            if each.name.split("-")[0] not in INSTALLERS and each.name not in INSTALLERS
        ]
        files = [
            file for each in own for file in ([each] if each.is_file() else each.rglob("*")) if file.is_file()
        ]
        return len([name for name in names if name not in INSTALLERS]), sum(
            f.stat().st_size for f in files
        ) / 1e6


def try_base(where: Environment, package: Path) -> None:
    where.install(package)
    count, megabytes = where.size()
    print(
        f"{package.name}: {count} packages, {megabytes:.0f} MB without extras; {where.cosmodrome('--version')}"
    )
    if count > MOST_PACKAGES or megabytes > MOST_MEGABYTES:
        sys.exit(f"that is more than {MOST_PACKAGES} packages or {MOST_MEGABYTES} MB")
    where.cosmodrome("simulate", "race", "--games", "5", "--bots", "greedy,random")
    run(where.bin / "python", "-m", "cosmodrome", "games")


def try_server(where: Environment, package: Path) -> None:
    where.install(f"cosmodrome[server] @ {package.resolve().as_uri()}")
    where.cosmodrome("simulate", "jump_drive", "--games", "1", "--bots", "search@10")
    with tempfile.TemporaryDirectory() as folder:
        kept = str(Path(folder, "tables.sqlite"))
        command = [where.bin / "cosmodrome", "serve", "--port", str(PORT), "--database", kept]
        server = subprocess.Popen(command, cwd=folder, env=os.environ, stdout=subprocess.DEVNULL)
        try:
            page = fetched(f"http://127.0.0.1:{PORT}/")
        finally:
            server.terminate()
            server.wait()
    if b"<title>Cosmodrome" not in page or b"script" not in page:
        sys.exit(f"{package.name}: the server sends no page, but {page[:200]!r}")
    print(f"{package.name}: with the extra `server` it serves its page")


def fetched(url: str) -> bytes:
    until = time.monotonic() + 60
    while True:
        try:
            with urlopen(url, timeout=5) as answer:
                return bytes(answer.read())
        except URLError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def try_uvx(below: Path, package: Path) -> None:
    """`uvx --from` makes an environment by itself, which is thrown away."""
    tool = Environment(below / "uv")
    run(tool.bin / "python", "-m", "pip", "install", "-q", "uv")
    os.environ["UV_CONSTRAINT"] = str(ROOT / "constraints.txt")
    os.environ["UV_CACHE_DIR"] = str(below / "cache")
    print(f"uvx --from {package.name}: {run(tool.bin / 'uvx', '--from', package, 'cosmodrome', '--version')}")


def main(folder: Path) -> None:
    wheels, sdists = sorted(folder.glob("*.whl")), sorted(folder.glob("*.tar.gz"))
    pure = [wheel for wheel in wheels if wheel.name.endswith("-none-any.whl")]
    if not pure or not sdists:
        sys.exit(f"{folder} holds no pure wheel or no source distribution: make sdist wheel")
    with tempfile.TemporaryDirectory() as kept:
        below = Path(kept)
        for number, package in enumerate([pure[0], sdists[0]]):
            where = Environment(below / str(number))
            try_base(where, package)
            try_server(where, package)
        if len(wheels) > len(pure):
            # pip is left to choose: a wheel that was compiled for this Python goes before the pure one.
            where = Environment(below / "chosen")
            os.environ["PIP_FIND_LINKS"] = str(folder)
            where.install("cosmodrome")
            told = where.cosmodrome("--version")
            print(f"of {len(wheels)} wheels pip chooses: {told}")
            if "compiled rules" not in told:
                sys.exit("which is not the compiled one")
            where.cosmodrome("simulate", "race", "--games", "50", "--bots", "greedy,random")
        try_uvx(below, pure[0])


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
