"""Plain words for what has no message: made from its id and its facts, so that any game can be read at once.

The page says the same in `web/src/words/plain.ts`.
"""

from collections.abc import Mapping
from typing import Any, Final

FAMILIES: Final = (
    "ask", "wait", "do-batch", "do", "reason", "part", "cause", "end", "phase", "fact", "option", "card", "term",
)  # fmt: skip
"""What an id begins with and nobody needs to hear."""
NAMES: Final = ("option", "phase", "term", "part", "cause", "end", "card")
"""Names alone: what they are given is not said."""
UNSAID: Final = (
    "player",
    "players",
    "seat",
    "card",
    "subject",
    "count",
    "purpose",
    "reason",
    "price",
    "more",
)
"""Arguments that the sentence itself places, or leaves out."""


def words(name: str) -> str:
    """`round_began` and `round-began` as "Round began"."""
    text = name.replace("_", " ").replace("-", " ").strip()
    return text[:1].upper() + text[1:]


def sentence(message: str, args: Mapping[str, Any]) -> str:
    """`do-play` of a card as "Play Gem World", `fact-deck` as "Deck: 30", an event as "Ana: Drew Gem World"."""
    family = next((one for one in FAMILIES if message.startswith(f"{one}-")), "")
    said = words(
        message[len(family) + 1 :] if family else message.removesuffix("-you").removesuffix("-hidden")
    )
    if family in NAMES:
        return said
    if family == "fact":
        return f"{said}: {args.get('count', '')}".rstrip()
    if family == "wait":
        return f"{said}: {args.get('players', '')}".rstrip()
    if args.get("card", "none") != "none":
        said += f" {args['card']}"
    if family == "do-batch":
        said += f" ({args.get('count', '')})"
    if family == "ask":
        return said + "?"
    if family in ("do", "do-batch"):
        return said
    if not family and "player" in args:
        said = f"{args['player']}: {said}"
    facts = [
        f"{words(name).lower()} {fact}"
        for name, fact in args.items()
        if name not in UNSAID and not name.endswith(("_id", "_count")) and fact not in ("none", "", 0)
    ]
    return f"{said} ({', '.join(facts)})" if facts else said
