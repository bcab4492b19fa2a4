"""What a command says when it cannot be carried out as given."""

from typing import Final

INTERRUPTED: Final = 130
"""The exit code after Ctrl+C."""


class CommandError(Exception):
    """The message is one line that names what is allowed; `code` is the exit code."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code
