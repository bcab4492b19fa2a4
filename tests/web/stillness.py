"""Watches a game for what moves on the page without being news: layout shifts, and places between two questions."""

from pathlib import Path
from typing import Any

from .player import Mouse
from .table import Asked, Table
from .visit import Visit

MOST = 0.1
"""The sum of all layout shifts of a whole game."""
_SCRIPT = Path(__file__).with_name("stillness.js")
Box = list[float]
"""x, y, width and height in px."""


class Stillness:
    """For `Player`: at each new question it compares where things lie with where they lay at the one before.

    Make it before the page is opened: it counts from the moment that the table shows.
    """

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.moved: list[str] = []
        """What lay elsewhere than at the question before, and at which question."""
        self.shifts: list[tuple[float, str]] = []
        """Each layout shift: its score, and after which question it came, with what moved."""
        self._before: dict[str, Any] | None = None
        self._at = "the beginning"
        self._confirm: Box | None = None
        visit.add(_SCRIPT)

    @property
    def total(self) -> float:
        """The sum of the scores of all layout shifts, those after input too."""
        return sum(score for score, _ in self.shifts)

    def __call__(self, asked: Asked) -> None:
        page = self.visit.page
        page.mouse.move(1, 1)  # what lies under the pointer is raised
        page.evaluate("look.still()")
        now: dict[str, Any] = page.evaluate("stillness.lying()")
        self.collect()
        self._at = f"round {asked.round}, {asked.purpose}"
        if self._before is not None:
            self._compare(self._before, now)
        self._before = now

    def ticked(self) -> None:
        """Compare the confirm button as it stands now with where it stood whenever it was seen before."""
        now: Box | None = self.visit.page.evaluate("stillness.lying().confirm")
        if now is not None and self._confirm is not None and _differ(self._confirm, now):
            self.moved.append(f"{self._at}: confirm {self._confirm} > {now}")
        self._confirm = now or self._confirm

    def collect(self) -> None:
        """Take what shifted since the last time; after the last question too."""
        for shift in self.visit.page.evaluate("stillness.taken()"):
            self.shifts.append((shift["value"], f"{self._at}: {'; '.join(shift['sources'])}"))

    def worst(self, count: int = 8) -> str:
        """The largest shifts, to read when there are too many."""
        lines = sorted(self.shifts, reverse=True)[:count]
        return "\n".join(f"{score:.4f} {what}" for score, what in lines)

    def _compare(self, before: dict[str, Any], now: dict[str, Any]) -> None:
        if _differ(before["panel"], now["panel"]):
            self.moved.append(f"{self._at}: panel {before['panel']} > {now['panel']}")
        self._confirm = self._confirm or before["confirm"]
        if (
            now["confirm"] is not None
            and self._confirm is not None
            and _differ(self._confirm, now["confirm"])
        ):
            self.moved.append(f"{self._at}: confirm {self._confirm} > {now['confirm']}")
        for place, cards in now["places"].items():
            lay = before["places"].get(place, [])
            if len(lay) != len(cards):
                continue
            for was, each in zip(lay, cards, strict=True):
                # Another card in the same row is news, but it has the size that the one before had.
                same = was["card"] == each["card"]
                one, other = (was["box"], each["box"]) if same else (was["box"][2:], each["box"][2:])
                if _differ(one, other):
                    self.moved.append(f"{self._at}: {each['card']} in {place} {one} > {other}")


class Watched(Mouse):
    """Looks where the confirm button stands whenever it is pressed."""

    def __init__(self, stillness: Stillness) -> None:
        self.stillness = stillness

    def confirm(self, table: Table, asked: Asked) -> None:
        self.stillness.ticked()
        super().confirm(table, asked)


def check(stillness: Stillness) -> None:
    """At the end: nothing lay elsewhere, and the shifts are few."""
    stillness.collect()
    print(f"shifts {stillness.total:.4f}")
    assert stillness.moved == []
    assert stillness.total <= MOST, stillness.worst()


def _differ(one: Box | None, other: Box | None) -> bool:
    if one is None or other is None:
        return one is not other
    return any(abs(was - now) > 1 for was, now in zip(one, other, strict=True))
