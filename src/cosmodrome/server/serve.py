"""Running the server: one line with the address, until it is interrupted."""

import asyncio
import contextlib
import logging
import signal
import socket
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from functools import partial

import msgspec
import uvicorn

from cosmodrome.bots.extras import missing
from cosmodrome.server import logs
from cosmodrome.server.app import create_app
from cosmodrome.server.db.claim import Claim, InUse
from cosmodrome.server.db.fanout import NoLine
from cosmodrome.server.db.outage import TROUBLES
from cosmodrome.server.db.revisions import UnknownForm
from cosmodrome.server.db.store import Store
from cosmodrome.server.garbage import look_for_garbage
from cosmodrome.server.hall.cluster import Cluster
from cosmodrome.server.http.arrivals import Arrival, Arrivals, Talk
from cosmodrome.server.http.monitoring import Monitor
from cosmodrome.server.settings import (
    Settings,
    database_file,
    database_url,
    redis_url,
    without_password,
)
from cosmodrome.server.table import messages

logger = logging.getLogger(__name__)


class CannotServe(OSError):
    """The address cannot be used; the message is one line."""


def run(
    host: str,
    port: int,
    settings: Settings,
    open_browser: bool = False,
    proxies: Sequence[str] = (),
    metrics: tuple[str, int] | None = None,
    json_log: bool = False,
) -> None:
    """Serve until interrupted. Port 0 takes a free one. `settings` are completed with where others find the server.

    `proxies` are the addresses or networks of those whose word on who asks, and by https or not, is taken. At
    `metrics`, an address and port, figures are told to whoever can reach it.
    Raises CannotServe or SettingsError, one line each.
    """
    database = settings.database
    with _claimed(database) as claim, contextlib.closing(_listening(host, port)) as listening:
        port = listening.getsockname()[1]
        address, others = _address(host, port), _address_for_others(host, port)
        hosts = (*settings.hosts, host, socket.gethostname())
        if metrics is not None and metrics[1] == port:
            raise CannotServe(
                f"port {port} cannot serve both people and figures; choose another for one of them"
            )
        metrics_port = metrics[1] if metrics is not None else 0
        app = create_app(msgspec.structs.replace(settings, address=others, hosts=hosts, metrics_port=metrics_port))
        asyncio.run(_try_database(database))
        if claim is not None:
            claim.tell(others or address)
        # A person's answer changes threads several times on its way to the disk. At the usual 5 ms a change, a bot
        # that is thinking would be felt.
        sys.setswitchinterval(0.0005)
        logs.begin(json_log)
        arrivals = Arrivals(settings.limits, by_address=not proxies)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            http=partial(Arrival, arrivals),  # type: ignore[arg-type]  # what makes one of them does as well
            ws=partial(Talk, arrivals),  # type: ignore[arg-type]
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(proxies),
            server_header=False,
            ws_max_size=messages.LARGEST_MESSAGE,  # also of what is unpacked; one longer ends the socket
            timeout_graceful_shutdown=3,
            lifespan="on",
        )
        monitor: Monitor = app.state.monitor
        line = _said_to_others(host, others)
        server = _Server(config, monitor, address, line, open_browser)
        # Once everything is tidied up uvicorn raises the signal again, which is no failure.
        signal.signal(signal.SIGTERM, lambda *_: None)
        with contextlib.ExitStack() as doors, contextlib.suppress(KeyboardInterrupt):
            bound = [listening]
            if metrics is not None:
                bound.append(doors.enter_context(contextlib.closing(_listening(*metrics))))
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                runner.run(server.serve(bound))
        logger.info("stopped")


class _Server(uvicorn.Server):
    """Says where it is once it can be reached, not before."""

    def __init__(
        self,
        config: uvicorn.Config,
        monitor: Monitor,
        address: str,
        others: str,
        open_browser: bool,
    ) -> None:
        super().__init__(config)
        self._monitor = monitor
        self._address = address
        self._others = others
        self._open_browser = open_browser
        self._tidying: asyncio.Task[None] | None = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logger.info("stopping: clients are told to come back")
        self._monitor.stopping = True
        await super().shutdown(sockets)
        if self._tidying is not None:
            self._tidying.cancel()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tidying = asyncio.create_task(look_for_garbage())
            logger.info("serving at %s", self._address)
            print(f"Cosmodrome is at {self._address} (Ctrl+C stops it)")
            print(self._others, flush=True)
            if self._open_browser:
                import webbrowser  # here: a server for others opens none

                await asyncio.to_thread(webbrowser.open, self._address)


@contextlib.contextmanager
def _claimed(database: str) -> Iterator[Claim | None]:
    """The claim on the table file; None for a database that is none, which several servers may share."""
    file = database_file(database_url(database))
    try:
        claim = Claim(file) if file else None
    except InUse as error:
        raise CannotServe(f"{error}; use that one, stop it, or give this one --database FILE") from error
    except (sqlite3.Error, OSError) as error:
        raise CannotServe(f"cannot use the database {file}: {error}") from error
    with claim or contextlib.nullcontext() as held:
        yield held


async def _try_database(database: str) -> None:
    """Open and close the database and the line to other processes: their troubles are told before serving."""
    try:
        store = Store(database_url(database))
        try:
            await store.open()
            cluster = Cluster(store, redis_url())
            await cluster.open()
            await cluster.close()
        finally:
            await store.close()
    except ModuleNotFoundError as error:
        raise CannotServe(missing(error) or str(error)) from error
    except NoLine as error:
        raise CannotServe(str(error).splitlines()[0]) from error
    except (UnknownForm, *TROUBLES) as error:
        why = str(error).strip().splitlines()[0]
        named = without_password(database or database_url(database))
        raise CannotServe(f"cannot use the database {named}: {why}") from error


def _listening(host: str, port: int) -> socket.socket:
    """A bound socket: taken here, so that a port in use is found before anything is started."""
    if not 0 <= port <= 65535:
        raise CannotServe(f"port {port} is not one of 0 to 65535")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        why = getattr(error, "strerror", None) or str(error)
        raise CannotServe(f"cannot serve at {host}:{port}: {why}; choose another port or address") from error
    return listening


_ANY = ("0.0.0.0", "::", "")
_OWN = ("127.0.0.1", "::1", "localhost")


def _address(host: str, port: int) -> str:
    """Where whoever started the server finds it."""
    return f"http://{'localhost' if host in _ANY + _OWN else host}:{port}"


def _said_to_others(host: str, others: str) -> str:
    """How others get in, in words."""
    if others:
        return f"Others in your network find it at {others}"
    if host in _OWN:
        return "Only this computer can reach it; with --host 0.0.0.0 others in your network can, too."
    return "This computer has no address in a network now, so nobody else can reach it."


def _address_for_others(host: str, port: int) -> str:
    """Where others in the network find it; "" where they cannot."""
    if host in _OWN:
        return ""
    if host not in _ANY:
        return _address(host, port)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            # Nothing is sent: the system only says which of its addresses it would send from.
            asked.connect(("192.0.2.1", 9))
            own = str(asked.getsockname()[0])
        except OSError:
            return ""
    return "" if own.startswith("127.") else f"http://{own}:{port}"
