"""A program that is asked by a line and answers with one, is waited for so long, and ends with all that it started."""

import os
import selectors
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import IO, Final

MOST_BYTES: Final = 65_536
"""Of a line that a program writes."""
_KEPT: Final = 2000
"""Bytes of what it writes on its standard error, the last ones, are kept for whoever looks for what went wrong."""
_TO_END: Final = 2.0
"""Seconds that a program has after its input ended, before it is ended."""
_LOOKS: Final = 8
"""So often it is looked at what a program wrote last: it may have left somebody who never stops."""
_KEEPER: Final = Path(__file__).with_name("keeper.py")


class ProgramFailed(RuntimeError):
    """What a program did in place of an answer: a line without its name."""


class Program:
    """One that runs. Whoever makes it calls `end`, after which nothing is left that it started in its group."""

    def __init__(self, command: list[str]) -> None:
        lifeline, self._lifeline = os.pipe()
        self._report, report = os.pipe()
        keeper = [sys.executable, "-I", "-S", str(_KEEPER), str(lifeline), str(report), *command]
        self._process = subprocess.Popen(
            keeper,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            pass_fds=(lifeline, report),
            start_new_session=True,  # Ctrl+C is for whoever started this, who ends it
            bufsize=0,
        )
        os.close(lifeline)
        os.close(report)
        self._read = bytearray()
        self.complaints = b""
        """The end of what it has written on its standard error since it was last looked at."""
        for stream in self._streams():
            os.set_blocking(stream.fileno(), False)

    def _streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process.stdin and process.stdout and process.stderr
        return process.stdin, process.stdout, process.stderr

    def ask(self, message: bytes, seconds: float) -> str:
        """The line with which it answers a message; 0 seconds are no limit. Raises ProgramFailed.

        Bytes that are no UTF-8 become U+FFFD.
        """
        deadline = monotonic() + seconds if seconds > 0 else None
        stdin, stdout, stderr = self._streams()
        left = memoryview(message)
        with selectors.DefaultSelector() as ready:
            ready.register(stdout, selectors.EVENT_READ)
            ready.register(stderr, selectors.EVENT_READ)
            ready.register(stdin, selectors.EVENT_WRITE)
            while left or b"\n" not in self._read:
                if len(self._read) > MOST_BYTES:
                    raise ProgramFailed(f"wrote more than {MOST_BYTES} bytes that are no line or no answer")
                wait = None if deadline is None else deadline - monotonic()
                if wait is not None and wait <= 0:
                    raise ProgramFailed(f"took longer than {seconds:g} s for an answer")
                for key, _ in ready.select(wait):
                    if key.fileobj is stdin:
                        left = left[self._sent(left) :]
                        if not left:
                            ready.unregister(stdin)
                    elif key.fileobj is stderr:
                        if not self._complained():
                            ready.unregister(stderr)
                    elif not self._heard():
                        raise ProgramFailed(self._how_it_ended())
        line, _, rest = bytes(self._read).partition(b"\n")
        self._read = bytearray(rest)
        if len(line) > MOST_BYTES:
            raise ProgramFailed(f"wrote a line of more than {MOST_BYTES} bytes")
        return line.decode(errors="replace")

    def _sent(self, left: memoryview) -> int:
        try:
            return os.write(self._streams()[0].fileno(), left)
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise ProgramFailed(self._how_it_ended()) from None

    def _heard(self) -> bool:
        read = _bytes_of(self._streams()[1])
        self._read += read or b""
        if read == b"" and self._read and not self._read.endswith(b"\n"):
            self._read += b"\n"  # the last line of a program that has ended
            return True
        return read != b""

    def _complained(self) -> bool:
        read = _bytes_of(self._streams()[2])
        self.complaints = (self.complaints + (read or b""))[-_KEPT:]
        return read != b""

    def _last_complaints(self) -> None:
        for _ in range(_LOOKS):
            self._complained()

    def _how_it_ended(self) -> str:
        """Its exit code and the last line of its standard error, if it has ended."""
        with selectors.DefaultSelector() as ready:
            ready.register(self._report, selectors.EVENT_READ)
            how = os.read(self._report, 200).decode() if ready.select(_TO_END) else ""
        self._last_complaints()
        lines = self.complaints.decode(errors="replace").strip().splitlines()
        last = f": {lines[-1].strip()[:200]}" if lines else ""
        return f"ended with {how}{last}" if how else f"closed its input or output{last}"

    def end(self, farewell: bytes = b"") -> None:
        """It is told a last line, if it listens, and has a moment to end; then its whole group is ended."""
        stdin, stdout, stderr = self._streams()
        if farewell:
            try:
                os.write(stdin.fileno(), farewell)
                stdin.close()
                self._process.wait(_TO_END)
            except (OSError, subprocess.TimeoutExpired):
                pass
        if self._process.returncode is None:
            os.killpg(self._process.pid, signal.SIGKILL)  # not yet waited for, so nobody else has the number
            self._process.wait()
        self._last_complaints()
        for stream in (stdin, stdout, stderr):
            stream.close()
        for descriptor in (self._lifeline, self._report):
            os.close(descriptor)


def _bytes_of(stream: IO[bytes]) -> bytes | None:
    """What can be read at once; b"" at its end, None where nothing comes."""
    try:
        return os.read(stream.fileno(), MOST_BYTES)
    except BlockingIOError:
        return None
