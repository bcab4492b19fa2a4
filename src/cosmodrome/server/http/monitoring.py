"""What machines ask a server: whether it lives (/healthz), whether it is ready (/readyz), and its figures (/metrics).

They are answered before anything else looks at a request: no name of the host is checked, and nothing is counted.
"""

import time
from collections.abc import Iterator
from typing import Any

from cosmodrome.server.db import upkeep
from cosmodrome.server.figures import FIGURES, Spread
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.table.table_bots import TableBots

HEALTH, READY, METRICS = "/healthz", "/readyz", "/metrics"
_TEXT = "text/plain; charset=utf-8"
_TRUSTED_FOR = 1.0
"""Seconds for which it is not asked again whether the database answers, however often somebody wants to know."""


class Monitor:
    """Answers for one server."""

    def __init__(self, metrics_port: int = 0) -> None:
        """`metrics_port` is where figures are told, and nothing else is served; 0: nowhere."""
        self._port = metrics_port
        self.hall: Hall | None = None
        """None while the server is not open."""
        self.stopping = False
        self._ready = (0.0, False)

    async def answers(self, scope: Any, send: Any) -> bool:
        """Whether this request was for it; then it has been answered."""
        server = scope.get("server")
        apart = bool(self._port and server and server[1] == self._port)
        if scope["type"] == "websocket":
            if apart:
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return apart
        path = scope["path"]
        if path == HEALTH:
            await _say(send, 200, b"ok\n")
        elif path == READY:
            why_not = await self._why_not_ready()
            text = "ready" + self._failing() if why_not is None else f"not ready{why_not}"
            await _say(send, 200 if why_not is None else 503, f"{text}\n".encode())
        elif apart and path == METRICS:
            await _say(send, 200, *self._metrics())
        elif apart:
            await _say(send, 404, b"here are " + f"{METRICS}, {HEALTH}, {READY}\n".encode())
        else:
            return False
        return True

    async def _why_not_ready(self) -> str | None:
        """What follows "not ready"; None where it is."""
        if not await self._is_ready():
            return ""
        assert self.hall is not None
        trouble = self.hall.thinkers.trouble
        return f": {trouble}" if trouble else None

    def _failing(self) -> str:
        """Tables whose bots answer no more, though those of others do, and why at the first of them."""
        assert self.hall is not None
        failing = [table for table in self.hall.live_tables() if table.runner.failing]
        whys = [why for table in failing if (why := table.attendant(TableBots).why)]
        return f"; bots answer no more at {len(whys)} of its tables: {whys[0]}" if whys else ""

    async def _is_ready(self) -> bool:
        if self.stopping or self.hall is None:
            return False
        asked, ready = self._ready
        if time.monotonic() - asked > _TRUSTED_FOR:
            try:
                ready = await upkeep.alive(self.hall.store)
            except Exception:
                ready = False
            self._ready = (time.monotonic(), ready)
        return ready

    def _metrics(self) -> tuple[bytes, str]:
        # Imported here: most servers are never asked.
        from prometheus_client import PLATFORM_COLLECTOR, PROCESS_COLLECTOR, CollectorRegistry
        from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

        metrics = CollectorRegistry()
        metrics.register(self)
        for usual in (PROCESS_COLLECTOR, PLATFORM_COLLECTOR):
            metrics.register(usual)
        return generate_latest(metrics), CONTENT_TYPE_LATEST

    def collect(self) -> Iterator[Any]:
        """The figures, as prometheus_client wants them."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        tables = [] if self.hall is None else self.hall.live_tables()
        sockets = sum(len(table.gallery.onlookers) for table in tables)
        thinking = sum(table.attendant(TableBots).busy for table in tables)
        yield GaugeMetricFamily("cosmodrome_tables", "Tables in memory.", len(tables))
        yield GaugeMetricFamily("cosmodrome_sockets", "Sockets connected to tables.", sockets)
        yield GaugeMetricFamily("cosmodrome_tables_thinking", "Tables at which bots think.", thinking)
        yield CounterMetricFamily("cosmodrome_choices_accepted", "Choices acknowledged.", FIGURES.accepted)
        for name, says, label, counts in (
            ("choices_refused", "Choices refused, by reason.", "reason", FIGURES.refused),
            ("limits", "Requests and messages refused because there were too many.", "limit", FIGURES.limits),
        ):
            family = CounterMetricFamily(f"cosmodrome_{name}", says, labels=[label])
            for key, count in sorted(counts.items()):
                family.add_metric([key], count)
            yield family
        yield _histogram("choice_seconds", "From a choice to its acknowledgement.", FIGURES.choice_seconds)
        yield _histogram("log_batch", "What went into one transaction of the log.", FIGURES.batches)
        yield _histogram("thought_seconds", "Until a bot that was asked has answered.", FIGURES.thoughts)


def _histogram(name: str, says: str, spread: Spread) -> Any:
    from prometheus_client.core import HistogramMetricFamily

    buckets, below = [], 0
    for bound, count in zip((*map(str, spread.bounds), "+Inf"), spread.counts, strict=True):
        below += count
        buckets.append((bound, below))
    return HistogramMetricFamily(f"cosmodrome_{name}", says, buckets=buckets, sum_value=spread.total)


async def _say(send: Any, status: int, body: bytes, kind: str = _TEXT) -> None:
    headers = [
        (b"content-type", kind.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
