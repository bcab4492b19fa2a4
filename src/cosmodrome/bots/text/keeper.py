"""Runs a program in a process group that ends when the program does, or when whoever started this is gone.

A script of its own that imports little: `python -I -S keeper.py LIFELINE REPORT COMMAND...` leads the group. LIFELINE
and REPORT are descriptors: at the end of the one the group ends; how the program ended is written to the other.
"""

import os
import select
import signal
import sys
from typing import NoReturn

IGNORED = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""A program may send them to its own group; who keeps that goes on."""


def keep(lifeline: int, report: int, command: list[str]) -> None:
    """Returns when the program has ended or the lifeline has."""
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    child = os.fork()
    if child == 0:
        _become(command, report)
    for number in IGNORED:
        signal.signal(number, signal.SIG_IGN)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):  # so that what the program closes is closed
        os.dup2(nowhere, stream)
    while True:
        ready, _, _ = select.select([woken, lifeline], [], [])
        if lifeline in ready:
            return
        os.read(woken, 512)
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            code = os.waitstatus_to_exitcode(status)
            os.write(report, (f"exit code {code}" if code >= 0 else f"signal {-code}").encode())
            return


def _become(command: list[str], report: int) -> NoReturn:
    for number in (signal.SIGPIPE, signal.SIGCHLD):
        signal.signal(number, signal.SIG_DFL)
    try:
        os.execvp(command[0], command)
    except OSError as error:
        os.write(report, f"{error.strerror}; ".encode())
    os._exit(127)


if __name__ == "__main__":
    try:
        keep(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
    finally:
        os.killpg(0, signal.SIGKILL)
