"""A player that reads the page only: answers whatever is asked by what glows, with the mouse or with the keyboard."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Locator, Page

from .table import Asked, Table


class Hands(Protocol):
    """How a player touches the page."""

    def tick(self, target: Locator) -> None:
        """Tick or untick a card or an action."""

    def push(self, button: Locator) -> None: ...

    def confirm(self, table: Table, asked: Asked) -> None:
        """Send what is ticked."""


class Mouse:
    """Clicks."""

    def tick(self, target: Locator) -> None:
        target.click()

    def push(self, button: Locator) -> None:
        button.click()

    def confirm(self, table: Table, asked: Asked) -> None:
        table.part("confirm").click()


class Finger:
    """Taps, as on a telephone."""

    def tick(self, target: Locator) -> None:
        target.tap()

    def push(self, button: Locator) -> None:
        button.tap()

    def confirm(self, table: Table, asked: Asked) -> None:
        table.part("confirm").tap()


class Keyboard:
    """Keys only: Tab from zone to zone, arrows within one, Space ticks, Enter chooses."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed: Counter[str] = Counter()

    def press(self, key: str) -> None:
        self.pressed[key] += 1
        self.page.keyboard.press(key)

    def reach(self, target: Locator) -> None:
        """Bring the focus to an element, and see that it shows."""
        element = target.element_handle()
        for _ in range(150):
            key: str = self.page.evaluate("element => look.way(element)", element)
            if not key:
                assert self.page.evaluate("look.focused()"), "the focus cannot be seen"
                return
            self.press(key)
        raise AssertionError(f"no key leads to {element}")

    def tick(self, target: Locator) -> None:
        self.reach(target)
        self.press("Space")

    def push(self, button: Locator) -> None:
        self.reach(button)
        self.press("Enter")

    def confirm(self, table: Table, asked: Asked) -> None:
        # Enter once more on something ticked says "yes"; where nothing is ticked, the button does.
        on_ticked = self.page.evaluate("document.activeElement.getAttribute('aria-pressed') === 'true'")
        if on_ticked:
            self.press("Enter")
        else:
            self.push(table.part("confirm"))


class Player:
    """Plays at random but eager to build, and knows no rules.

    `watch` is called with each new question before it is answered.
    """

    def __init__(
        self,
        table: Table,
        seed: int,
        hands: Hands | None = None,
        watch: Callable[[Asked], None] = lambda asked: None,
    ) -> None:
        self.table = table
        self.hands = hands or Mouse()
        self.rng = random.Random(seed)
        self.watch = watch
        self.purposes: Counter[str] = Counter()

    def play(self, until: Callable[[Asked], bool] = lambda asked: False) -> None:
        """Play to the end of the game, or until a question of which `until` is true."""
        for _ in range(3000):
            asked = self.table.wait()
            if asked is None or (not asked.ticked and until(asked)):
                return
            self.step(asked)
        raise AssertionError(f"no end in sight: {self.purposes}")

    def answer(self) -> None:
        """Answer the question of now, with as many ticks as it needs."""
        for _ in range(60):
            if self.step(self.table.question()):
                return
        raise AssertionError(f"no answer to: {self.table.question().sentence}")

    def step(self, asked: Asked) -> bool:
        """One touch towards an answer; true if it was sent, and the page has shown what came of it."""
        if not asked.ticked and not asked.doubt:
            self.purposes[asked.purpose] += 1
            self.watch(asked)
        assert not asked.refused, asked.refused
        before = self.table.shown
        sent = self._touch(asked)
        if sent:
            self.table.answered(before)
        return sent

    def _touch(self, asked: Asked) -> bool:
        if asked.doubt:
            meant = self.rng.random() < 0.5
            self.hands.push(self.table.part("doubt-yes" if meant else "doubt-no"))
            return meant
        if asked.ready and (asked.ticked or not asked.unticked or self.rng.random() < 0.3):
            self.hands.confirm(self.table, asked)
            return True
        if asked.unticked and (not asked.options or self.rng.random() < 0.9):
            self.hands.tick(self.table.glowing(self._liked(asked)))
            return False
        self.hands.push(self.table.option(self.rng.choice(asked.options)))
        return self.table.part("doubt").count() == 0

    def _liked(self, asked: Asked) -> int:
        """A target to tick; seldom to explore, which would make long games."""
        building = [at for at in asked.unticked if not asked.targets[at].name.startswith("explore")]
        return self.rng.choice(building if building and self.rng.random() < 0.85 else asked.unticked)
