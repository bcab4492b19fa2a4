"""Cards against the sheets they were made from."""

import json
from pathlib import Path
from typing import Any


def sheet(name: str) -> Any:
    """A checked-in sheet of what is printed."""
    return json.loads((Path(__file__).parent / f"{name}_sheet.json").read_text(encoding="utf-8"))


def differing(ours: dict[str, Any], sheets: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """The fields in which a card and its row of the sheet differ; an absent field and None are the same."""
    return {
        field: (ours.get(field), sheets.get(field))
        for field in sorted(set(ours) | set(sheets))
        if ours.get(field) != sheets.get(field)
    }


Differences = dict[tuple[str, str], tuple[Any, Any, str]]
"""Deliberate ones: (card id or the sheet's name for it, field) -> (ours, the sheet's, the decision)."""


def meant(differences: Differences, card: str) -> dict[str, tuple[Any, Any]]:
    """Those of a card, as `differing` finds them."""
    return {field: (ours, sheets) for (name, field), (ours, sheets, _) in differences.items() if name == card}
