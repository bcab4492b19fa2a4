"""Put the net of a run where the bot finds it, with its card: what it was made of, how long, how strong it is.

python tools/ship_net.py FOLDER --hours 1.5 --machine "2 cores" --strength "73.1 % (71 to 75) of 2,000 games ..."
"""

import argparse
import json
from pathlib import Path

from cosmodrome.bots.net import net

ROOT = Path(__file__).resolve().parent.parent
LICENCE = "MIT, as the project; no other program's nets or games and no person's games went into it"


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("folder", type=Path, help="of a run of `cosmodrome learn`")
    for name in ("hours", "machine", "strength"):
        words.add_argument(f"--{name}", required=True)
    asked = words.parse_args()
    arrays, card = net.read(asked.folder / "net.npz")
    recipe = json.loads((asked.folder / "recipe.json").read_text(encoding="utf-8"))
    lessons = f"{recipe['lessons']:,} games of {recipe['teacher']} imitated"
    if not recipe["lessons"]:
        lessons = "no lessons"
    if recipe["first"]:
        lessons = f"begun with the net {recipe['first']}"
    card |= {"seed": recipe["seed"], "recipe": recipe, "licence": LICENCE}
    card |= {"data": f"{lessons}, then {card['games']:,} games against itself and older nets of its run"}
    card |= {"hours": asked.hours, "machine": asked.machine, "strength": asked.strength}
    file = net.file_of(ROOT / "src/cosmodrome/bots" / card["game"], recipe["layout"])
    net.save(file, arrays, card)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
