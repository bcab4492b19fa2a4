"""Writes the rooms into CONTRIBUTING.md: their floors, as the contracts have them, and what each is and imports.

python tools/rooms.py
"""

import ast
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GUIDE = ROOT / "CONTRIBUTING.md"
BEGIN, END = "<!-- rooms: tools/rooms.py writes what follows -->\n", "<!-- rooms: to here -->\n"


def floors(container: str) -> list[list[str]]:
    """The rooms of a package from the lowest floor up, as the contract of its layers has them."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (layers,) = (
        contract["layers"]
        for contract in config["tool"]["importlinter"]["contracts"]
        if container in contract.get("containers", [])
    )
    return [[room.strip() for room in layer.split("|")] for layer in reversed(layers)]


def imported(room: Path) -> set[str]:
    """The modules of ours that a room imports."""
    found: set[str] = set()
    for path in room.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def rows(container: str) -> list[str]:
    """A row a room, the highest first: its floor, its name, its sentence, and which of the others it imports."""
    house = ROOT / "src" / container.replace(".", "/")
    levels = floors(container)
    rooms = [room for level in levels for room in level]
    inside = container.removeprefix("cosmodrome").removeprefix(".")
    found = []
    for number, level in reversed(list(enumerate(levels, 1))):
        for room in level:
            first = (house / room / "__init__.py").read_text(encoding="utf-8").split("\n")[0].strip('"')
            names = imported(house / room)
            opens = [
                f"`{other}`"
                for other in rooms
                if other != room and any(f"{name}.".startswith(f"{container}.{other}.") for name in names)
            ]
            found.append(
                f"| {number} | `{f'{inside}/' * bool(inside)}{room}` | {first} | {' '.join(opens)} |"
            )
    return found


def picture() -> str:
    head = "| floor | room | is | imports |\n|---|---|---|---|\n"
    server = "| floor in `server` | room | is | imports |\n|---|---|---|---|\n"
    own, inner = "\n".join(rows("cosmodrome")), "\n".join(rows("cosmodrome.server"))
    return f"{head}{own}\n\n{server}{inner}\n"


def written(guide: str) -> str:
    """The guide with the rooms as they are."""
    before, _, rest = guide.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{picture()}{END}{after}"


if __name__ == "__main__":
    GUIDE.write_text(written(GUIDE.read_text(encoding="utf-8")), encoding="utf-8")
