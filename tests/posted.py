"""Stand-ins for services that take posts over HTTP, and for a mail server."""

import socketserver
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

Take = Callable[[str, Mapping[str, str], bytes], tuple[int, bytes]]
"""Given a path, headers by their names in small letters, and a body: the status and the body of the answer."""


@contextmanager
def taking_posts(take: Take) -> Iterator[str]:
    """Its address, without a slash at the end."""

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status, answer = take(self.path, headers, body)
            self.send_response(status)
            self.send_header("content-length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: Any) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Service) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


class Post(socketserver.StreamRequestHandler):
    """As much of SMTP as it takes to be handed a letter; addresses with "refused" in them are."""

    letters: list[str]

    def handle(self) -> None:
        self._say("220 here")
        while line := self.rfile.readline().decode().strip():
            verb = line[:4].upper()
            if verb == "DATA":
                self._say("354 go on")
                text = b""
                while (more := self.rfile.readline()) != b".\r\n":
                    text += more
                self.letters.append(text.decode())
            if verb == "QUIT":
                self._say("221 gone")
                return
            self._say("550 nobody" if verb == "RCPT" and "refused" in line else "250 fine")

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


@contextmanager
def taking_letters() -> Iterator[tuple[str, list[str]]]:
    """The address of a mail server, and the letters it was handed."""
    letters: list[str] = []
    handler = type("Handler", (Post,), {"letters": letters})
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield f"smtp://127.0.0.1:{server.server_address[1]}", letters
        finally:
            server.shutdown()
            thread.join()
