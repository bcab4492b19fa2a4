"""The line between a browser and the server, which a test can cut or let go silent."""

import contextlib
import socket
import threading

from tests.server.server_process import free_port


class Line:
    """Passes bytes on to a port of this machine, at a port of its own."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = free_port()
        self.silent = threading.Event()
        self._open: list[socket.socket] = []
        self._listening: socket.socket | None = None
        self.mend()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def mend(self) -> None:
        """Pass everything on again."""
        self.silent.clear()
        if self._listening is None:
            self._listening = socket.create_server(("127.0.0.1", self.port))
            threading.Thread(target=self._accept, args=[self._listening], daemon=True).start()

    def cut(self) -> None:
        """End every connection, and refuse new ones."""
        listening, self._listening = self._listening, None
        if listening:
            with contextlib.suppress(OSError):
                listening.shutdown(socket.SHUT_RDWR)
            listening.close()
        for end in self._open:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._open.clear()

    def _accept(self, listening: socket.socket) -> None:
        while True:
            try:
                near, _ = listening.accept()
                far = socket.create_connection(("127.0.0.1", self.to))
            except OSError:
                return
            self._open += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=[one, other], daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while heard := one.recv(65536):
                # What is said into a silent line is lost, and so is all that comes after it there.
                if self.silent.is_set():
                    while one.recv(65536):
                        pass
                    break
                other.sendall(heard)
            other.shutdown(socket.SHUT_WR)
