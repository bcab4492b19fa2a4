"""Games played by a Ray cluster: an executor for `play_games`, which gives the same games as one process does."""

import socket
from collections.abc import Callable
from concurrent.futures import Executor, Future
from importlib import import_module
from typing import Any

from cosmodrome.bots.faults import MatchError


class OnRay(Executor):
    """Whoever uses it in a `with` is connected meanwhile. What the games need is installed on every node."""

    def __init__(self, address: str) -> None:
        """`address` is a cluster's, "auto" the one on this machine. Raises MatchError where none answers.

        The library is large and an extra of its own, so it is imported here.
        """
        self._ray: Any = import_module("ray")
        try:
            host, colon, port = address.rpartition(":")
            if colon and port.isdigit():  # by itself Ray would try for minutes
                socket.create_connection((host, int(port)), timeout=5).close()
            self._ray.init(
                address=address, log_to_driver=False, configure_logging=False, include_dashboard=False
            )
        except Exception as error:  # of many kinds
            raise MatchError(f"no Ray cluster answers at {address}: {str(error).splitlines()[0]}") from error
        self.jobs = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        """How many games it plays at once."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        found: Future[Any] = self._ray.remote(num_cpus=1)(fn).remote(*args, **more).future()
        return found

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()
