"""How this program was built: compiled with mypyc, or interpreted."""

from types import FunctionType
from typing import Final


def _probe() -> None:
    """A function of this module, to look at its type."""


# mypy is told that this is always true (pyproject.toml), so that compiled code takes that branch.
COMPILED: Final[bool] = not isinstance(_probe, FunctionType)
"""Whether core and games are compiled."""
