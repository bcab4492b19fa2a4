"""Bots: they see views of games, never their state."""

from typing import Final

NAMED_BY: Final = "COSMODROME_BOTS"
"""The environment variable with bots of anybody's by name, as JSON: `{"mine": "bots/mine.py:Mine"}`."""
