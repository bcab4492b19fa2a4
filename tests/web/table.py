"""A table as the page shows it: what is asked now, and what lies there."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

_PATIENCE = 20_000
_GLOWING = "[data-open], [data-testid=action]:not([aria-disabled])"


@dataclass(frozen=True)
class Target:
    """A card or action that glows: it can be ticked, or is."""

    name: str
    ticked: bool


@dataclass(frozen=True)
class Asked:
    """The question on the page with everything that can answer it."""

    purpose: str
    phase: str
    round: int
    sentence: str
    targets: list[Target]
    options: list[str]
    confirm: str | None
    ready: bool
    doubt: bool
    refused: str
    """As `Table.refused`."""

    @property
    def ticked(self) -> list[str]:
        return [target.name for target in self.targets if target.ticked]

    @property
    def unticked(self) -> list[int]:
        """Where the targets lie that are not ticked, as `Table.glowing` counts."""
        return [at for at, target in enumerate(self.targets) if not target.ticked]


class Table:
    """One person's page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def asked(self) -> Asked | None:
        """What is asked now; None while there is nothing to answer."""
        payload: dict[str, Any] | None = self.page.evaluate("look.asked()")
        return None if payload is None else _read(payload)

    def wait(self) -> Asked | None:
        """The next question, as soon as it can be answered; None when the game is over."""
        payload: Any = self._until("look.over() || look.asked()")
        return None if payload is True else _read(payload)

    def question(self, purpose: str | None = None) -> Asked:
        """The next question, which there must be."""
        asked = self.wait()
        assert asked is not None, "the game is over"
        assert purpose in (None, asked.purpose)
        return asked

    def answered(self, before: str) -> None:
        """Wait until the page shows more than it showed: `before` is what `shown` was."""
        self._until("look.shown() !== given", before)

    def _until(self, wanted: str, given: str = "") -> Any:
        """What that expression comes to as soon as the page shows that it is something; `given` is text to compare."""
        return self.page.evaluate(
            f"([given, patience]) => look.until(() => {wanted}, patience)", [given, _PATIENCE]
        )

    @property
    def shown(self) -> str:
        """All that a server's answer can change on the page, as one text to compare."""
        return str(self.page.evaluate("look.shown()"))

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("look.over()"))

    @property
    def refused(self) -> str:
        """What the server refused, in words; empty is good."""
        said = self.page.get_by_test_id("refused")
        return said.inner_text() if said.count() else ""

    def part(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def glowing(self, at: int) -> Locator:
        """The target number `at` of the question."""
        return self.page.locator(_GLOWING).nth(at)

    def option(self, key: str) -> Locator:
        """The button that is this answer by itself."""
        return self.page.locator(f"[data-testid=question] button[data-key='{key}']")

    def cards(self, testid: str) -> list[str]:
        """Ids of the cards of a place, in their order: hand-card, tableau-card, looked-card, offered-card."""
        lying = self.part(testid).evaluate_all("all => all.map(each => each.dataset.card)")
        return [str(card) for card in lying]

    def log(self) -> list[str]:
        return [line.strip() for line in self.page.locator("[data-testid=log] p").all_inner_texts()]


def _read(payload: dict[str, Any]) -> Asked:
    return Asked(**payload | {"targets": [Target(**target) for target in payload["targets"]]})
