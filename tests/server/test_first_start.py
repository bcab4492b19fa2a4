"""Several processes that open the same empty database at the same moment."""

import subprocess
import sys

import pytest

_OPEN = """
import asyncio, sys
from cosmodrome.server.db.people import People, Session
from cosmodrome.server.settings import database_url
from cosmodrome.server.db.store import Store

async def opened():
    store = Store(database_url(sys.argv[1]))
    await store.open()
    session = Session(sys.argv[2], f"digest {sys.argv[2]}", sys.argv[2], 1, 1, "")
    await People(store).add("Ada", f"code {sys.argv[2]}", session)
    await store.close()
    return store.id

print("ready", flush=True)
sys.stdin.readline()
print(asyncio.run(opened()))
"""


@pytest.mark.server
def test_first_starts_at_once_find_one_server(empty: str) -> None:
    started = [
        subprocess.Popen(
            [sys.executable, "-c", _OPEN, empty, f"g{number}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(4)
    ]
    for process in started:
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
    for process in started:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    said = [process.communicate(timeout=60) for process in started]
    assert [process.returncode for process in started] == [0] * 4, said
    assert len({found for found, _ in said}) == 1, said
