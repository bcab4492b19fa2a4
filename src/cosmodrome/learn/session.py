"""One process's work on a run: begin it or go on, leg by leg, and measure now and then."""

import shutil
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from cosmodrome.bots import catalogue
from cosmodrome.bots.net import net as nets
from cosmodrome.learn.grafting import read_net
from cosmodrome.learn.recipe import Recipe, recipe
from cosmodrome.learn.run import Progress, Run, digest
from cosmodrome.learn.strength import Strength

RIVAL: Final = "rival.npz"
FIELDS: Final = [
    field
    for field in Recipe.__struct_fields__
    if field not in ("game", "tables", "legs", "seed", "first", "exploit")
]
"""Fields of a recipe that may be given by name."""


class Lines(Progress, Protocol):
    """Who is told how far a run is."""

    def line(self, text: str, /) -> None: ...
    def leg(self, run: Run, first: int, /) -> None: ...


def begin(
    game_id: str,
    folder: Path,
    legs: int,
    seed: int = 1,
    rival: str = "greedy",
    first: Path | None = None,
    exploit: Path | None = None,
    changed: dict[str, str] | None = None,
) -> Run:
    """A run in a folder, to be measured against a rival. Raises ValueError with one line for what is wrong."""
    catalogue.check(game_id, rival)
    for name in changed or {}:
        if name not in FIELDS:
            raise ValueError(f"a recipe has no {name!r} to set; it has {', '.join(FIELDS)}")
    given: dict[str, Any] = {name: read_field(name, value) for name, value in (changed or {}).items()}
    for name, file in (("first", first), ("exploit", exploit)):
        if file is not None:
            nets.read(file)  # or what is wrong with it
            given[name] = digest(file)
    made = recipe(game_id, legs, seed, **given)
    catalogue.check(game_id, made.teacher)
    start = [read_net(file, made) for file in (exploit, first) if file is not None]
    run = Run(folder, made, start[-1] if start else None)
    if exploit and not (folder / RIVAL).exists():
        shutil.copyfile(exploit, folder / RIVAL)
    return run


def read_field(name: str, value: str) -> Any:
    """A field of a recipe from its words: `rate=0.001,0.0001`. Raises ValueError."""
    kind = {field.name: field.type for field in msgspec.structs.fields(Recipe)}[name]
    try:
        return msgspec.convert(value.split(",") if "," in value else value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"--set {name}={value}: {error}") from None


def go_on(run: Run, every: int, deals: int, rival: str, lines: Lines) -> None:
    """Learn until the run is over."""
    first = run.leg

    def measured(where: str, found: Strength) -> None:
        lines.line(f"  {found.share:.1%} ± {1.96 * found.error:.1%} of {found.games} games against {where}")

    while not run.over:
        lesson = not run.taught
        run.learn(lines)
        if lesson:
            lines.line(f"imitated {run.recipe.teacher} in {run.recipe.lessons} games")
        else:
            lines.leg(run, first)
        if every and (lesson or run.over or run.leg % every == 0):
            run.measure(rival, deals, measured)
