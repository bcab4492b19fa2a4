"""A view as lines of text, field by field, for any game."""

from typing import Any

import msgspec


def text(view: Any) -> str:
    """Every field that says something, one a line; what belongs to it stands below, set in."""
    return "\n".join(_lines(view, view.off_wire))


def _lines(shown: Any, but: tuple[str, ...] = ()) -> list[str]:
    lines: list[str] = []
    for name in shown.__struct_fields__:
        value = getattr(shown, name)
        if name in but or value is None or value is msgspec.UNSET or value in ("", [], {}):
            continue
        if isinstance(value, list) and value and isinstance(value[0], msgspec.Struct) and _is_large(value[0]):
            for each in value:
                lines += [f"{name}:", *(f"    {line}" for line in _lines(each))]
        else:
            lines.append(f"{name}: {_spelled(value)}")
    return lines


def _is_large(shown: msgspec.Struct) -> bool:
    """Whether it has lists of its own, as a seat has."""
    return any(isinstance(getattr(shown, name), list | dict) for name in shown.__struct_fields__)


def _spelled(value: Any) -> str:
    if isinstance(value, list | tuple | set):
        return ", ".join(map(_spelled, value))
    if isinstance(value, dict):
        return ", ".join(f"{_spelled(name)} {_spelled(each)}" for name, each in value.items())
    if isinstance(value, msgspec.Struct):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        said = [f"{name} {_spelled(each)}" for name, each in fields.items() if each not in ("", None, [], {})]
        return " ".join(said)
    return str(value)
