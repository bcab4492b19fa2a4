"""The commands of `cosmodrome`, and how a failure ends: with one line and an exit code, never with a stack trace."""

import gc
import os
import platform
import sys
from errno import ENOSPC
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from cosmodrome import __version__
from cosmodrome.bots import NAMED_BY
from cosmodrome.bots.extras import missing
from cosmodrome.cli.errors import INTERRUPTED, CommandError
from cosmodrome.cli.harmless import harmless

FAILED = 1
MISUSED = 2
COMMANDS = (
    "games",
    "cards",
    "play",
    "simulate",
    "match",
    "ladder",
    "benchmark",
    "learn",
    "record",
    "replay",
    "review",
    "puzzles",
    "plot",
    "verify-deal",
    "serve",
    "admin",
)
"""Each is a function, or an app with commands of its own, in the module of its name, which is imported when needed."""


class Commands(TyperGroup):
    """The group of commands, which turns every failure into one line on stderr and an exit code."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        name = cmd_name.replace("-", "_")
        found = getattr(import_module(f"cosmodrome.cli.{name}"), name)
        if cmd_name != "serve":  # which has more to import, and does this itself
            gc.enable()
        if not isinstance(found, typer.Typer):
            found, function = typer.Typer(add_completion=False), found
            found.command(cmd_name)(function)
        return typer.main.get_command(found)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            if sys.stderr.isatty():
                print(
                    file=sys.stderr
                )  # the terminal has written ^C into the line, and the shell would go on in it
            raise

    def main(self, *args: Any, **extra: Any) -> Any:
        extra["standalone_mode"] = False  # or Typer would print its own errors, in boxes
        sys.exit(self._ended(*args, **extra))

    def _ended(self, *args: Any, **extra: Any) -> int:
        """Run a command and return its exit code."""
        try:
            _check_named_bots()
            code = super().main(*args, **extra)
            sys.stdout.flush()
            return code if isinstance(code, int) else 0
        except CommandError as wrong:
            return _complain(str(wrong), wrong.code)
        except (KeyboardInterrupt, typer.Abort):
            return INTERRUPTED
        except BrokenPipeError:
            # Nobody reads on (`cosmodrome cards race | head`); what is still buffered goes nowhere.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return FAILED
        except Exception as error:
            if hasattr(error, "format_message"):
                return _complain(self._usage(error), MISUSED)
            lacks = missing(error) if isinstance(error, ModuleNotFoundError) else ""
            if lacks:
                return _complain(lacks, FAILED)
            if os.environ.get("COSMO_TRACE") == "1":
                raise
            if isinstance(error, OSError) and (error.filename is not None or error.errno == ENOSPC):
                return _complain(f"{error.filename or 'a file'} cannot be used: {error.strerror}", MISUSED)
            return _complain(
                f"{type(error).__name__}: {error} (a fault of this program; COSMO_TRACE=1 shows where)",
                FAILED,
            )

    def _usage(self, error: Any) -> str:
        message: str = error.format_message()
        if "No such command" in message or "Missing command" in message:
            # It may be one of a group within.
            asked = getattr(getattr(error, "ctx", None), "command", self)
            return f"{message.rstrip('.')}; the commands are {', '.join(asked.list_commands(None))}"
        if message == "Missing argument 'GAME'.":
            from cosmodrome.games.catalogue import GAMES

            return f"Missing argument 'GAME'; the games are {', '.join(GAMES)}"
        return message


def _check_named_bots() -> None:
    """Raises CommandError where the environment names bots that are not there: no command is to stumble over them."""
    if os.environ.get(NAMED_BY):
        from cosmodrome.bots import own_bots

        try:
            own_bots.named()
        except ValueError as error:
            raise CommandError(str(error)) from None


def _rules() -> str:
    """How the rules run in this process."""
    from cosmodrome.core.build import COMPILED

    return "compiled" if COMPILED else "interpreted"


def _complain(message: str, code: int) -> int:
    print("error:", harmless(" ".join(message.split())), file=sys.stderr)
    return code


app = typer.Typer(
    name="cosmodrome",
    cls=Commands,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def cosmodrome(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """Space card games, complete: in the terminal, in the browser and for bots."""
    if version:
        typer.echo(f"cosmodrome {__version__}, {_rules()} rules, Python {platform.python_version()}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
