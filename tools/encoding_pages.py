"""Write how each game's rows of features are laid out, `docs/encodings/<game>.md`; `--check` only compares."""

import sys
from collections.abc import Sequence
from pathlib import Path

from cosmodrome.core.encoding import Block
from cosmodrome.core.game import Game, timed
from cosmodrome.core.lane import action_names
from cosmodrome.games.catalogue import MANIFESTS, encoder_of

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs/encodings"


def page(name: str) -> str:
    """All of it for one game."""
    game = MANIFESTS[name].game
    title = (
        f"# {game.meta.title}, as rows of features\n\n"
        "Written by `tools/encoding_pages.py`. What lanes are and how rows come out of them stands in "
        "[082](../decisions/082-lanes.md).\n"
    )
    return "\n".join([title, *(part for layout in game.meta.layouts() for part in _layout(game, layout))])


def _layout(game: Game[object], layout: str) -> list[str]:
    """The rows and actions of tables that are seen in one layout."""
    encoders = [encoder_of(game.meta.id, seats, layout) for seats in game.meta.learned_seats(layout)]
    one = encoders[0]
    widths = [(str(each.seats), str(each.seats + each.others), str(each.width)) for each in encoders]
    where = f", with `{layout}`" if layout else ""
    said = (
        f"## Where `{layout}` is played\n\nRows are wider there, and there are more actions.\n"
        if layout
        else f"Version {one.version}. A row has a block for each player, the own seat's first and the others' in their "
        "order, and behind them one for the table. A cell is a signed byte; what it cannot hold is cut off.\n"
    )
    return [
        said,
        _table(("seats", "players", "cells"), widths),
        f"## The block of a player{where}: {one.seat_block.width} cells\n",
        _block(one.seat_block),
        f"## The block of the table{where}: {one.table_block.width} cells\n",
        _block(one.table_block),
        f"## Actions{where}\n",
        _actions(game, layout),
    ]


def _actions(game: Game[object], layout: str) -> str:
    """Which numbers stand for what."""
    names = action_names(game, layout)
    listed = len(game.choices) if layout else game.learned or len(game.choices)
    said = f"0 to {listed - 1} are the listed choices by their codes, `{names[0]}` to `{names[listed - 1]}`."
    if game.forms:
        forms = ", ".join(f"{listed + at} `{verb}`" for at, verb in enumerate(game.forms))
        said += f"\n\nOne more for each form of free choices: {forms}. The game makes up what is in it, by chance."
    if timed(game):
        said += f"\n\n{len(names) - 1} `wait` answers nothing for now, where anybody may act at any moment."
        said += "\n\n**This is not the whole game:** who plays by numbers cannot say what it offers or bids."
    return said + "\n"


def _block(block: Block) -> str:
    rows = [(str(each.offset), str(each.size), each.name, each.meaning) for each in block.fields]
    return _table(("from", "cells", "field", "what"), rows)


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def main(words: Sequence[str]) -> int:
    """0 if all is as it should be, or has been written; with `--check` nothing is."""
    wrong = 0
    for name, manifest in MANIFESTS.items():
        if not manifest.encoder:
            continue
        file, text = FOLDER / f"{name}.md", page(name)
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        if "--check" in words:
            print(f"{file.relative_to(ROOT)} is not as the code is: python tools/encoding_pages.py")
            wrong = 1
        else:
            FOLDER.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
