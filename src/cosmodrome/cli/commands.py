"""The commands of `cosmodrome`, and how a failure ends: with one line and an exit code, never with a stack trace."""

import gc
import os
import sys
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

from cosmodrome.cli.wrong import Wrong

INTERRUPTED = 130
FAILED = 1
MISUSED = 2
COMMANDS = ("games", "cards", "play", "simulate", "record", "replay", "verify-deal", "serve", "admin")
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

    def main(self, *args: Any, **extra: Any) -> Any:
        extra["standalone_mode"] = False  # or Typer would print its own errors, in boxes
        sys.exit(self._ended(*args, **extra))

    def _ended(self, *args: Any, **extra: Any) -> int:
        """Run a command and return its exit code."""
        try:
            code = super().main(*args, **extra)
            sys.stdout.flush()
            return code if isinstance(code, int) else 0
        except Wrong as wrong:
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
            if os.environ.get("COSMO_TRACE") == "1":
                raise
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


def _complain(message: str, code: int) -> int:
    print("error:", " ".join(message.split()), file=sys.stderr)
    return code


app = typer.Typer(
    name="cosmodrome",
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def cosmodrome(context: typer.Context) -> None:
    """Space card games, complete: in the terminal, in the browser and for bots."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
