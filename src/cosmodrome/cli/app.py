"""The entry of the program `cosmodrome`."""

import gc
import sys


def main() -> None:
    """Run the command line of this process."""
    # Nothing that is imported is garbage: looking for it takes a sixth of the time. The command turns it on again.
    gc.disable()
    try:
        # Imported here, so that Ctrl+C ends even a program that is still being loaded without a stack trace.
        from cosmodrome.cli.commands import app
    except KeyboardInterrupt:
        sys.exit(130)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a letter that the terminal lacks is no reason to stop
    app(prog_name="cosmodrome")
