"""Write a new game that can be played at once: `python tools/new_game.py star_market --title "Star Market"`.

It is a copy of `tools/skeleton` under another name, and found by its manifest: nothing else is changed. What to change
then, and where: `docs/adding-a-game.md`.
"""

import argparse
import keyword
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SKELETON = ROOT / "tools/skeleton"
GAMES = ROOT / "src/cosmodrome/games"
LONGEST = 40


class WrongName(ValueError):
    """A game that cannot be called so; one line that says why and what is allowed."""


def check(name: str, title: str, games: Path) -> None:
    """Raises WrongName."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name):
        raise WrongName(
            f"{name!r} is no name for a game: small letters, digits and single _, such as star_market"
        )
    if len(name) > LONGEST:
        raise WrongName(f"{name!r} has {len(name)} characters; the name of a game has at most {LONGEST}")
    if not title.strip() or not title.isprintable() or re.search(r'["\\{}]', title):
        raise WrongName(f'{title!r} is no title: one line without ", \\, {{ and }}')
    if not (games / "catalogue.py").is_file():
        raise WrongName(f"{games} is no folder of games: there is no catalogue.py in it")
    if (games / name).exists() or (games / f"{name}.py").exists():
        raise WrongName(f"there is a {name} in {games} already")


def write(name: str, title: str, games: Path = GAMES) -> list[Path]:
    """The files of the new game. Raises WrongName, and then has written nothing."""
    check(name, title, games)
    kind = name.title().replace("_", "")
    written = []
    for source in sorted(path for path in SKELETON.rglob("*") if path.suffix in (".py", ".ftl")):
        text = source.read_text(encoding="utf-8")
        text = re.sub(r"\bskeleton\b", name, text).replace("A New Game", title).replace("NewGame", kind)
        target = games / name / source.relative_to(SKELETON)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        written.append(target)
    return written


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("name", help="of its package, such as star_market")
    parser.add_argument("--title", default="", help="what people read; left out, made from the name")
    parser.add_argument("--into", type=Path, default=GAMES, metavar="FOLDER", help="the folder of games")
    asked = parser.parse_args(words)
    try:
        written = write(asked.name, asked.title or asked.name.replace("_", " ").title(), asked.into)
    except WrongName as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(["Written:", *(f"  {path}" for path in written)]))
    print(f"Play it:  cosmodrome play {asked.name}    or  make play, and choose it in the lobby")
    print("Go on:    docs/adding-a-game.md")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
