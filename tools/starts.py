"""How long `cosmodrome serve` takes to be ready, on a database that is there: median of nine starts.

    python tools/starts.py

Beside seconds it says what processor time the server had taken by then: the same, where nothing else runs.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from urllib.request import urlopen

STARTS = 9
PATIENCE = 60.0


def started(program: Path, database: Path) -> tuple[float, float]:
    """Seconds, and seconds of processor time, from the command to the first answer of /readyz."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    began = time.perf_counter()
    words = [str(program), "serve", "--port", str(port), "--database", str(database)]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL) as server:
        try:
            while True:
                try:
                    with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=PATIENCE):
                        break
                except OSError:
                    if server.poll() is not None or time.perf_counter() - began > PATIENCE:
                        raise
                    time.sleep(0.005)
            taken = time.perf_counter() - began
            user, system = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        finally:
            server.send_signal(signal.SIGINT)
    return taken, (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    program = Path(sys.executable).parent / "cosmodrome"
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "tables.sqlite")
        started(program, database)  # which makes the database
        found = [started(program, database) for _ in range(STARTS)]
    for name, each in zip(("until it is ready", "of processor time"), zip(*found, strict=True), strict=True):
        print(f"{median(each):.2f} s {name} ({min(each):.2f} to {max(each):.2f})")


if __name__ == "__main__":
    main()
