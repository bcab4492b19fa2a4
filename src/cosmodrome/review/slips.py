"""Kinds of mistakes, by the phase and by what was given in place of what: of turning points as of puzzles."""

from typing import Literal

from msgspec import Struct

Slip = Literal["idle", "hasty", "other", "otherwise"]
"""Nothing where something was better; something where nothing was; another thing of the same kind; something else."""


class Kind(Struct, frozen=True):
    """A phase, and how it went wrong there."""

    phase: str
    slip: Slip


def kind_of(phase: str, made: str, best: str) -> Kind:
    """That of a mistake in a phase, by the keys of what was answered and of the best answer."""
    (verb, _, given), (other, _, better) = made.partition(":"), best.partition(":")
    if given and not better:
        return Kind(phase, "hasty")
    if better and not given:
        return Kind(phase, "idle")
    return Kind(phase, "other" if verb == other else "otherwise")
