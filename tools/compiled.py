"""Say whether core and games run compiled or interpreted; a missing compiler is no failure."""

import importlib


def main() -> None:
    """Print one line."""
    where = str(importlib.import_module("cosmodrome.core.game").__file__)
    if where.endswith((".so", ".pyd")):
        print("core and games are compiled; edits to them stay hidden until `make pure`.")
    else:
        print("core and games run interpreted.")


if __name__ == "__main__":
    main()
