"""What a server process runs: as its words say, a port, a database, limits, processes for bots, trusted proxies."""

from collections.abc import Sequence

import msgspec

from cosmodrome.server import serve
from cosmodrome.server.limits import Limits
from cosmodrome.server.settings import Settings


def run(words: Sequence[str]) -> None:
    port, database, limits, bot_processes, *proxies = words
    allowed = msgspec.json.decode(limits, type=Limits)
    settings = Settings(database, limits=allowed, bot_processes=int(bot_processes))
    serve.run("127.0.0.1", int(port), settings, proxies=proxies)
