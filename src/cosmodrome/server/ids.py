"""Ids of players, tables and whatever else has a link."""

import re
import secrets

LONGEST_ID = 16
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_SPELLED = re.compile(f"[{LETTERS}]+")


def fresh_id(length: int = 8) -> str:
    """A random id for links, without letters that look alike when read aloud or copied by hand."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def is_id(text: str) -> bool:
    """Whether it could be one of those; nothing else is looked for in a database, which need not take it."""
    return len(text) <= LONGEST_ID and bool(_SPELLED.fullmatch(text))
