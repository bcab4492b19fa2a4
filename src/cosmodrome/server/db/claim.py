"""One server a table file: whoever serves it holds a claim, which ends with the process in any case."""

import fcntl
import os
import sqlite3
from pathlib import Path
from typing import Self


class InUse(Exception):
    """Another server serves this file; the message names it."""


class Claim:
    """The claim on a table file: a small database beside it, in which a transaction stays open while the server runs.

    The file itself stays open to everybody, so that other commands work on the tables meanwhile. A lock on it, of which
    SQLite knows nothing, is found by whoever comes to it by another name.
    """

    def __init__(self, file: str, make: bool = True) -> None:
        """`make`: an empty file, where there is none. Raises InUse, sqlite3.Error or OSError."""
        file = os.path.realpath(file)
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        self._connection = sqlite3.connect(f"{file}.server", timeout=0, isolation_level=None)
        try:
            self._hold()
            self._connection.execute("CREATE TABLE IF NOT EXISTS server (pid INTEGER, address TEXT)")
            self.tell("")
        except sqlite3.OperationalError as error:
            holder = self._holder() if error.sqlite_errorcode == sqlite3.SQLITE_BUSY else None
            self._connection.close()
            if holder is None:
                raise
            raise InUse(f"{file} is served already: {holder}") from error
        # Closed no earlier than the claim: that lets go of all that SQLite has locked in the file, too.
        self._file = open(file, "a" if make else "r") if make or Path(file).exists() else None  # noqa: SIM115
        try:
            if self._file is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            self.__exit__()
            raise InUse(f"{file} is served already, by another name of it") from error

    def tell(self, address: str) -> None:
        """Say where this server is, for the next one that wants the file."""
        self._connection.execute("DELETE FROM server")
        self._connection.execute("INSERT INTO server VALUES (?, ?)", (os.getpid(), address))
        self._connection.execute("COMMIT")
        self._hold()

    def _hold(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")

    def _holder(self) -> str:
        found = self._connection.execute("SELECT pid, address FROM server").fetchone() or ("unknown", "")
        return f"at {found[1]}, process {found[0]}" if found[1] else f"process {found[0]}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()
        self._connection.close()
