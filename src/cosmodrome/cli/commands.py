"""The commands of `cosmodrome`, and how a failure ends: with one line and an exit code, never with a stack trace."""

import os
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from cosmodrome.cli.arguments import Wrong
from cosmodrome.cli.cards import cards
from cosmodrome.cli.games import games
from cosmodrome.cli.play import play
from cosmodrome.cli.record import record
from cosmodrome.cli.replay import replay
from cosmodrome.cli.serve import serve
from cosmodrome.cli.simulate import simulate
from cosmodrome.games.catalogue import GAMES

INTERRUPTED = 130
FAILED = 1
MISUSED = 2
COMMANDS = (games, cards, play, simulate, record, replay, serve)


class Commands(TyperGroup):
    """The group of commands, which turns every failure into one line on stderr and an exit code."""

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
                return _complain(self._usage(error.format_message()), MISUSED)
            if os.environ.get("COSMO_TRACE") == "1":
                raise
            return _complain(
                f"{type(error).__name__}: {error} (a fault of this program; COSMO_TRACE=1 shows where)",
                FAILED,
            )

    def _usage(self, message: str) -> str:
        if "No such command" in message or "Missing command" in message:
            return f"{message.rstrip('.')}; the commands are {', '.join(self.commands)}"
        if message == "Missing argument 'GAME'.":
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
for command in COMMANDS:
    app.command()(command)


@app.callback(invoke_without_command=True)
def cosmodrome(context: typer.Context) -> None:
    """Space card games, complete: in the terminal, in the browser and for bots."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
