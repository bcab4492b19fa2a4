"""A speaker for the terminal: what the game says, and what only the terminal does."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from cosmodrome.text.speak import LANGUAGES, MESSAGES, Speaker

_FILES: Final = ("table", "terminal")


class Words(Speaker):
    """Says the messages of a game and those of terminal.ftl in one language."""

    def __init__(self, language: str, game: str, cards: Iterable[Mapping[str, Any]]) -> None:
        super().__init__(language, game, cards)
        spoken = [language] if language == LANGUAGES[0] else [language, LANGUAGES[0]]
        self.bundles = [_bundle(code, (*_FILES, game)) for code in spoken]

    def fact(self, name: str, count: int) -> str:
        """A public number with its name: `Deck: 80`."""
        return self.say(f"fact-{name}", count=count)


def _bundle(code: str, names: Iterable[str]) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    for name in names:
        path = MESSAGES / code / f"{name}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
