"""Promises in a deal of Sidereal Confluence as they are typed: `ben gives 1 ship`, `ben bids most 1 colony`."""

import re
from typing import Any

from cosmodrome.cli.sidereal_names import Names


def promise(names: Names, turn: int, late: bool, text: str, other: int | None) -> dict[str, Any]:
    """The payload of a promise, due in a turn; `other` is who it is made to, or makes it. Raises Slip."""
    by, rest = names.take_seat(text)
    if by is None and rest.casefold().startswith("they "):
        by, rest = None, rest[5:]
    elif by is None:
        raise names.slip("typed-no-promise", given=text)
    verb, _, rest = rest.partition(" ")
    to = other if by == names.me else names.me
    promised: dict[str, Any] = {"by": by, "to": to, "turn": turn}
    kinds = {
        "give": _goods, "bid": _bid, "pass": _pass,
        "leave": _card, "invent": _card, "run": _run,
        "spare": _mercy, "note": _note,
    }  # fmt: skip
    for kind, reader in kinds.items():
        if verb.lower().startswith(kind):
            promised |= reader(names, rest.strip(), by, kind)
            return {**promised, "late": True} if late and kind == "give" else promised
    raise names.slip("typed-no-promise", given=text)


def _goods(names: Names, text: str, by: int | None, kind: str) -> dict[str, Any]:
    seat, rest = (None, text) if text[:1].isdigit() else names.take_seat(text)
    pack = names.pack(rest, names.of_seat(by))
    return {"type": "deliver", **pack} | ({} if seat is None else {"to": seat})


def _bid(names: Names, text: str, by: int | None, kind: str) -> dict[str, Any]:
    found = re.fullmatch(r"(least|most)\s+(\d+)\s+(\w+)", text, re.IGNORECASE)
    if not found:
        raise names.slip("typed-no-promise", given=text)
    return {
        "type": "bid",
        "bound": found[1].lower(),
        "ships": int(found[2]),
        "track": _track(names, found[3]),
    }


def _pass(names: Names, text: str, by: int | None, kind: str) -> dict[str, Any]:
    return {"type": "bid", "bound": "pass", "track": _track(names, text)}


def _track(names: Names, text: str) -> str:
    for track in ("colony", "research"):
        called = (track, names.words.say(f"track-{track}").casefold())
        if text and any(name.startswith(text.casefold()) for name in called):
            return track
    raise names.slip("typed-unknown", given=text, allowed="colony, research")


def _card(names: Names, text: str, by: int | None, kind: str) -> dict[str, Any]:
    among = names.of_seat(by) if kind == "invent" else ()
    return {"type": "invention" if kind == "invent" else kind, "card": names.card(text, among)}


def _run(names: Names, text: str, by: int | None, kind: str) -> dict[str, Any]:
    found = re.fullmatch(r"(.+?)(?:\s+(\d))?", text)
    if not found:
        raise names.slip("typed-no-promise", given=text)
    at = int(found[2] or 1) - 1
    return {"type": "output", "card": names.card(found[1]), "at": at}


def _mercy(names: Names, text: str, by: int | None, kind: str) -> dict[str, Any]:
    return {"type": "spare"} | ({"seat": names.seat(text)} if text else {})


def _note(names: Names, text: str, by: int | None, kind: str) -> dict[str, Any]:
    return {"type": "note", "text": text}
