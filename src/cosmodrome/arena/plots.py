"""Plots of what games and ladders show, as SVG or PNG: scores by round, phases chosen, who beats whom, strength."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.figure import Figure

_WIDE: Final = 7.5
"""Inches."""


def _figure(height: float, title: str) -> Any:
    figure = Figure(figsize=(_WIDE, height), layout="constrained")
    axes = figure.subplots()
    axes.set_title(title)
    axes.spines[["top", "right"]].set_visible(False)
    return axes


def _plain(name: str) -> str:
    """A name as it is: a dollar begins no formula, and who begins with a low line is in the legend, too."""
    return (
        name.replace("$", r"\$").replace("_", "\u200b_", 1)
        if name.startswith("_")
        else name.replace("$", r"\$")
    )


def save(axes: Any, file: Path) -> None:
    """Write the figure; the same one gives the same bytes."""
    with mpl.rc_context({"svg.hashsalt": "cosmodrome", "svg.fonttype": "none"}):
        dated = {"Date": None} if file.suffix == ".svg" else {}
        axes.figure.savefig(file, dpi=150, metadata=dated)


def scores(title: str, rows: Mapping[str, Sequence[Sequence[float]]]) -> Any:
    """By player the scores of each game, round by round: every game a thin line, their mean a thick one."""
    axes = _figure(4.2, title)
    for number, (name, games) in enumerate(rows.items()):
        colour = f"C{number % 10}"
        if len(games) > 1:
            for game in games:
                axes.plot(range(len(game)), game, color=colour, alpha=0.25, linewidth=0.8)
        longest = max(map(len, games))
        means = []
        for at in range(longest):
            # A game that has ended stands as it ended.
            means.append(sum(game[min(at, len(game) - 1)] for game in games) / len(games))
        axes.plot(range(longest), means, color=colour, linewidth=2.2, label=_plain(name))
    axes.set_xlabel("rounds played")
    axes.set_ylabel("points")
    axes.legend(frameon=False)
    return axes


def phases(title: str, rounds: Sequence[Mapping[str, int]], names: Sequence[str]) -> Any:
    """For each round how often each phase was called, as shares of all calls."""
    axes = _figure(4.2, title)
    whole = [max(1, sum(row.values())) for row in rounds]
    below = [0.0] * len(rounds)
    for number, name in enumerate(names):
        part = [row.get(name, 0) / all_ for row, all_ in zip(rounds, whole, strict=True)]
        axes.bar(range(1, len(rounds) + 1), part, bottom=below, color=f"C{number}", width=0.9, label=name)
        below = [one + more for one, more in zip(below, part, strict=True)]
    axes.set_xlabel("round")
    axes.set_ylabel("share of all that was called")
    axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1.0, 0.5))
    return axes


def matrix(title: str, names: Sequence[str], shares: Mapping[str, Mapping[str, float]]) -> Any:
    """How often the bot of a row comes in before the bot of a column."""
    axes = _figure(1.6 + 0.45 * len(names), title)
    rows = [[shares[one].get(other, 0.5) for other in names] for one in names]
    axes.imshow(rows, cmap="RdBu", vmin=0.0, vmax=1.0, aspect="auto")
    plain = [_plain(name) for name in names]
    axes.set_xticks(range(len(names)), plain, rotation=30, ha="right")
    axes.set_yticks(range(len(names)), plain)
    for y, one in enumerate(names):
        for x, other in enumerate(names):
            if x != y and other in shares[one]:
                share = shares[one][other]
                dark = abs(share - 0.5) > 0.3
                axes.text(x, y, f"{share:.0%}", ha="center", va="center", color="white" if dark else "black")
    return axes


def strength(title: str, lines: Mapping[str, Sequence[tuple[float, float, float, float]]], over: str) -> Any:
    """By opponent its points: how far the training was, the share won, and the ends of its 95 % interval."""
    axes = _figure(4.2, title)
    for number, (name, points) in enumerate(lines.items()):
        at, share, low, high = zip(*points, strict=True)
        axes.plot(at, share, color=f"C{number % 10}", marker="o", markersize=3, label=_plain(name))
        axes.fill_between(at, low, high, color=f"C{number % 10}", alpha=0.18, linewidth=0)
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle=":")
    axes.set_xlabel(over)
    axes.set_ylabel("share of games won")
    axes.legend(frameon=False)
    return axes
