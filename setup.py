"""What pyproject.toml cannot say: what mypyc compiles, with COSMO_COMPILE=1; and where the project lives.

COSMO_OPT is how much the C compiler makes of it, 0 to 3. COSMO_REPOSITORY is the address of the repository, to which
the links of a released README lead.
"""

import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.sdist import sdist

ROOMS = ("core", "games")

# Modules that define msgspec Structs stay interpreted: mypyc drops a Struct's class keywords (tag, frozen).
# `__init__.py` files only re-export: compiled, an editable install gives its package a wrong `__path__`.
# `power.py`, `powers.py` and `cards.py` are read once, at import; compiled, a dataclass takes its ClassVars for fields.
INTERPRETED = (
    "__init__.py",
    "event.py",
    "events.py",
    "views.py",
    "payloads.py",
    "deeds.py",
    "saving.py",
    "meta.py",
    "manifest.py",
    "power.py",
    "powers.py",
    "cards.py",
)


def why_not() -> str:
    """What is missing for compiling; empty when nothing is."""
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed (it comes with `mypy[mypyc]`)"
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception as error:  # each kind of compiler fails in its own way
            return (
                "no working C compiler with Python's headers "
                f"({error}); on Debian or Ubuntu: apt install gcc python3-dev; macOS: xcode-select --install"
            )
    return ""


def extensions() -> list[Extension]:
    """The modules to compile, none unless COSMO_COMPILE=1."""
    if os.environ.get("COSMO_COMPILE") != "1":
        return []
    missing = why_not()
    if missing:
        print(f"cosmodrome: not compiled, everything runs interpreted: {missing}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    files = [
        str(path)
        for room in ROOMS
        for path in sorted(Path("src/cosmodrome", room).rglob("*.py"))
        if path.name not in INTERPRETED
    ]
    found = mypycify(files, opt_level=os.environ.get("COSMO_OPT", "3"), debug_level="0", group_name="cosmodrome")
    if os.name == "posix":  # calls within the one library are direct: 10 % fewer instructions a game
        for extension in found:
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
    return found


class WholeSdist(sdist):
    """A source distribution has the page in it: who installs it has no Node, and nothing of ours to build it from."""

    def run(self) -> None:
        if not Path("src/cosmodrome/server/page/index.html").is_file():
            sys.exit("The page is not built, so a package would have none: run `make setup` first.")
        super().run()


def readme(repository: str) -> str:
    """README.md; where the repository's address is known its links and pictures lead there."""
    text = Path("README.md").read_text(encoding="utf-8")
    if not repository:
        return text
    text = re.sub(r"(!\[[^\]]*\]\()(?!https?:|#)", rf"\1{repository}/raw/main/", text)
    return re.sub(r"(?<!!)(\[[^\]]*\]\()(?!https?:|#)", rf"\1{repository}/blob/main/", text)


def addresses(repository: str) -> dict[str, str]:
    """Where an index sends who wants more."""
    if not repository:
        return {}
    return {
        "Homepage": repository,
        "Documentation": f"{repository}/tree/main/docs",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


if __name__ == "__main__":
    where = os.environ.get("COSMO_REPOSITORY", "").rstrip("/")
    known: dict[str, Any] = {"project_urls": addresses(where)} if where else {}
    setup(
        ext_modules=extensions(),
        cmdclass={"sdist": WholeSdist},
        long_description=readme(where),
        long_description_content_type="text/markdown",
        **known,
    )
