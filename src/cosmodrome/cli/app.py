"""The entry of the program `cosmodrome`."""

import sys


def main() -> None:
    """Run the command line of this process."""
    try:
        # Imported here, so that Ctrl+C ends even a program that is still being loaded without a stack trace.
        from cosmodrome.cli.commands import app
    except KeyboardInterrupt:
        sys.exit(130)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a letter that the terminal lacks is no reason to stop
    app(prog_name="cosmodrome")
