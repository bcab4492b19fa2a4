"""A commit's own files, unpacked below `build`, so that tools can run it beside the working tree."""

import io
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path


def unpack(root: Path, revision: str, parts: list[str], below: Path) -> Path:
    """The folder with these parts of a commit of the repository at `root`; the same commit is unpacked once.

    Ends the program with git's own words where there is no such commit.
    """
    named = _git(root, "rev-parse", "--verify", "--end-of-options", revision + "^{commit}")
    commit = named.decode().strip()
    folder = below / f"commit-{commit[:16]}"
    if not (folder / "done").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        with tarfile.open(fileobj=io.BytesIO(_git(root, "archive", commit, "--", *parts))) as files:
            files.extractall(folder, filter="data")
    (folder / "done").touch()
    return folder


def _git(root: Path, *words: str) -> bytes:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True)
    if done.returncode:
        sys.exit(f"git {' '.join(words)} failed: {done.stderr.decode().strip()}")
    return done.stdout
