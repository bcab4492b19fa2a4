"""A visitor: a browser of their own with its cookie and settings, looking at one page."""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    Route,
    ViewportSize,
    expect,
)

from cosmodrome.games.catalogue import MANIFESTS
from tests.clock import wait_until

from .table import Table

T = TypeVar("T")
WIDE: ViewportSize = {"width": 1280, "height": 800}
NARROW: ViewportSize = {"width": 390, "height": 844}

ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
    # Pages live for seconds here: to compile what runs often once more takes a tenth of their time and is never repaid.
    "--js-flags=--no-opt --no-maglev",
]
PASSWORD = "correct horse battery"
_NUMBERS = count(1)
_LOOK = Path(__file__).with_name("look.js")
_BARE = Path(__file__).with_name("bare.js")
_NO_WORKER = "Service Worker registration blocked by Playwright"
_FORGET = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
}"""
PAINT = "document.adoptedStyleSheets = []"
"""Makes the page paint everything from now on."""


def quick_bot(game: str) -> str:
    """One that thinks at once; a server may know games that this process does not."""
    return "greedy" if game in MANIFESTS and "greedy" in MANIFESTS[game].bots else "random"


@dataclass
class Visit:
    """A person at the page. `troubles` collects what the page complains about in the browser's console."""

    context: BrowserContext
    page: Page
    address: str
    size: ViewportSize
    troubles: list[str] = field(default_factory=list)
    once: bool = False
    """Whether no other test can have it: its pages run a script of this test, or a service worker."""

    @cached_property
    def table(self) -> Table:
        return Table(self.page)

    def go(self, path: str = "/") -> "Visit":
        """Open an address of the page."""
        self.page.goto(self.address + path)
        return self

    def sign_up(self, name: str) -> str:
        """Have an account; its name, which nobody else on this server has: the tests of a worker share one."""
        name = f"{name} {next(_NUMBERS)}"
        made = self.context.request.post(
            f"{self.address}/api/account", data={"name": name, "password": PASSWORD}
        )
        assert made.ok, made.text()
        return name

    def sow(self, seed: int) -> None:
        """Tables against bots from now on are dealt from this seed, so that a failing test fails again.

        For tables that are opened from the lobby. The bots are such as think at once: what they choose is
        tested elsewhere.
        """

        def sown(route: Route) -> None:
            asked = json.loads(route.request.post_data or "{}")
            route.continue_(post_data=json.dumps({"bot": quick_bot(asked["game"])} | asked | {"seed": seed}))

        self.page.route("**/api/play", sown)

    def play(self, bots: int = 1, seed: int | None = None, game: str = "race", **more: Any) -> Table:
        """At the table of a game against bots. `more` is what else is asked for it, as its `options`.

        The lobby is left out: to draw it first takes as long as many a test.
        """
        asked = {"game": game, "bots": bots} | more
        if seed is not None:
            asked |= {"seed": seed, "bot": quick_bot(game)}
        return self.open("/api/play", asked)

    def open(self, path: str, asked: dict[str, Any]) -> Table:
        """At a table that is asked for there."""
        opened = self.context.request.post(self.address + path, data=asked)
        assert opened.ok, opened.text()
        self.go(f"/table/{opened.json()['id']}")
        return self.table

    def play_from_lobby(self, game: str, bots: int = 1, seed: int | None = None) -> Table:
        """From the lobby into a game against the best bots, by one click."""
        if seed is not None:
            self.sow(seed)
        self.go()
        level = self.against(game, bots).get_by_test_id(f"lobby-level-{game}")
        if level.count():
            level.select_option("5")
        self.page.get_by_test_id(f"lobby-play-{game}-{bots}").click()
        self.page.wait_for_url("**/table/*")
        return self.table

    def against(self, game: str, bots: int) -> Locator:
        """A game's tile in the lobby, with so many bots chosen."""
        tile = self.page.locator(f"[data-testid=lobby-game][data-game={game}]")
        tile.get_by_test_id(f"lobby-bots-{game}").select_option(str(bots))
        return tile

    def speak(self, language: str) -> None:
        """Change the language of the page by its button, where it is in sight."""
        self.table.part(f"lang-{language}").click()
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def until(self, fact: Callable[[], T], lacking: str) -> T:
        """What is asked for, once it is so, while the page goes on."""
        return wait_until(fact, lacking, lambda: self.page.wait_for_timeout(20))

    def faults(self) -> list[str]:
        """What is wrong with how the page looks now, in words."""
        found: list[str] = self.page.evaluate("look.faults()")
        return found + self.troubles

    def add(self, script: str | Path) -> None:
        """Run this, or this file, in each page before all else."""
        self.once = True
        given = {"path": script} if isinstance(script, Path) else {"script": script}
        self.context.add_init_script(**given)

    def posting(self, path: str) -> AbstractContextManager[object]:
        """Until the server has answered what is posted there meanwhile; the page may read the same path on its own."""

        def posted(response: Response) -> bool:
            return response.request.method == "POST" and response.url == f"{self.address}{path}"

        return self.page.expect_response(posted)

    def leave(self) -> None:
        """Become a browser that was never here, but for the page's own files: to read them anew takes long."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.context.unroute_all()
        self.page.unroute_all()
        self.go("/readyz")  # the shortest page there is
        self.page.evaluate(_FORGET)
        self.page.set_viewport_size(self.size)
        self.context.clear_cookies()
        self.troubles.clear()

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != _NO_WORKER:
            self.troubles.append(f"console: {message.text}")


def open_visit(
    browser: Browser,
    address: str,
    size: ViewportSize = WIDE,
    touch: bool = False,
    strict: bool = False,
    painted: bool = False,
    offline: bool = False,
    **settings: Any,
) -> Visit:
    """A new visitor. Settings are the page's own (language, pace, theme, motion); bots wait for nobody unless told.

    `strict`: the server's content security policy is kept, under which a test cannot wait for a function.
    `painted`: shadows, gradients and pictures are painted, as for a person; so they are under the policy.
    `offline`: the page has its service worker, by which it opens without a server too.
    """
    context = browser.new_context(
        viewport=size,
        has_touch=touch,
        is_mobile=touch,
        bypass_csp=not strict,
        service_workers="allow" if offline else "block",
    )
    context.set_default_timeout(20_000)
    kept = json.dumps({"language": "en", "pace": "off", "motion": "reduced", "single": "page"} | settings)
    # Only at first: what a person sets on the page stays.
    context.add_init_script(f"localStorage['cosmodrome-settings'] ??= {json.dumps(kept)}")
    context.add_init_script(path=_LOOK)
    if not (painted or strict):
        context.add_init_script(path=_BARE)
    page = context.new_page()
    visit = Visit(context, page, address, size, once=offline)
    page.on("console", visit.heard)
    page.on("pageerror", lambda error: visit.troubles.append(f"error: {error}"))
    return visit
