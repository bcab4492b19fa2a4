"""A browser is called while no page is open: its service worker, a push service of our own, and the server."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Worker

from cosmodrome.words.render import message_text

from .push_service import PushService, push_service
from .served import SERVE, Served
from .visit import ARGUMENTS, WIDE, Visit

WHOLE = Path("/usr/bin/chromium")
"""The shell without windows shows no messages."""
_NOT_ALONE = "--disable-background-networking"
"""With this no browser speaks to its push service."""

HEED = """() => {
    const show = self.registration.showNotification.bind(self.registration);
    self.shown = new Promise(done => {
        self.registration.showNotification = async (...given) => done(await show(...given));
    });
}"""
SHOWN = """async () => {
    await self.shown;
    return (await self.registration.getNotifications()).map(({title, body}) => [title, body]);
}"""
"""The messages that are shown, once the next one is: whoever asks sooner would lose it."""
WINDOWS = "async () => (await self.clients.matchAll({type: 'window', includeUncontrolled: true})).length"
CLICK = """async () => {
    const [notification] = await self.registration.getNotifications();
    const event = new NotificationEvent('notificationclick', {notification});
    let led;
    event.waitUntil = promise => (led = promise);
    const seen = [];
    // Only a hand may do these two.
    WindowClient.prototype.focus = async function () { seen.push(['focus', this.url]); return this; };
    self.clients.openWindow = async address => void seen.push(['open', address]);
    self.dispatchEvent(event);
    await led;
    return seen;
}"""
"""A click on the message that is shown; gives what became of which window."""
CHANGED = """async () => {
    await (await self.registration.pushManager.getSubscription()).unsubscribe();
    const event = new Event('pushsubscriptionchange');
    let told;
    event.waitUntil = promise => (told = promise);
    self.dispatchEvent(event);
    await told;
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def visit(browser: Browser, service: PushService, tmp_path: Path) -> Iterator[Visit]:
    """A visitor with a profile of their own, to whom messages may be shown; the page is in Polish."""
    if not WHOLE.exists():
        pytest.skip(f"needs {WHOLE}")
    kept = json.dumps({"language": "pl", "pace": "off", "motion": "reduced"})
    with Served(tmp_path, [*SERVE, "--push-contact", "host@example.org"]) as served:
        context = browser.browser_type.launch_persistent_context(
            tmp_path / "profile",
            executable_path=WHOLE,
            args=[*(each for each in ARGUMENTS if each != _NOT_ALONE), *service.arguments],
            ignore_default_args=[_NOT_ALONE],
            permissions=["notifications"],
            viewport=WIDE,
        )
        context.add_init_script(f"localStorage['cosmodrome-settings'] ??= {json.dumps(kept)}")
        found = Visit(context, context.pages[0], served.address, WIDE)
        found.page.on("console", found.heard)
        yield found
        context.close()
    assert found.troubles == []


def worker_of(visit: Visit) -> Worker:
    visit.page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    return visit.context.service_workers[0]


def known(visit: Visit) -> dict[str, Any]:
    """The one browser at which this visitor is called, once there is one."""
    address = f"{visit.address}/api/calls"
    (device,) = visit.until(
        lambda: visit.context.request.get(address).json()["devices"], "no browser is called"
    )
    return dict(device)


def hand_on(visit: Visit, worker: Worker, table: str, title: str) -> None:
    """Let the browser hand a message of the server on to its worker."""
    door = visit.context.new_cdp_session(visit.page)
    seen: list[Any] = []
    door.on("ServiceWorker.workerRegistrationUpdated", lambda told: seen.extend(told["registrations"]))
    door.send("ServiceWorker.enable")
    visit.until(lambda: seen, "nothing was pushed")
    text = json.dumps({"table": table, "title": title, "body": message_text("pl", "call-turn")})
    sent = {"origin": visit.address, "registrationId": seen[0]["registrationId"], "data": text}
    worker.evaluate(HEED)
    door.send("ServiceWorker.deliverPushMessage", sent)


def test_a_browser_is_called_and_leads_to_the_table(visit: Visit, service: PushService) -> None:
    visit.play(seed=3)
    page, table = visit.page, visit.page.url.rsplit("/", 1)[-1]
    visit.go()
    worker = worker_of(visit)

    # It lets itself be called, in the language of its reader.
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("push-on").dispatch_event("click")
    first = known(visit)
    assert first["endpoint"].endswith("browser-1") and first["here"] and first["language"] == "pl"
    page.keyboard.press("Escape")

    # A message is shown, and a click on it leads the open window to the table.
    # Also one of which the worker has no control, as of a page that was opened while it began.
    visit.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    page.wait_for_function("() => document.readyState === 'complete' && !navigator.serviceWorker.controller")
    page.get_by_test_id("open-settings").wait_for()
    hand_on(visit, worker, table, "Klub")
    assert worker.evaluate(SHOWN) == [["Klub", "Twoja kolej."]]
    assert worker.evaluate(CLICK) == [["focus", f"{visit.address}/"]]
    page.wait_for_url(f"{visit.address}/table/{table}")

    # Who looks at the table is not told. Where no window is open, a click opens one.
    hand_on(visit, worker, table, "Klub")
    hand_on(visit, worker, "elsewhere", "Inny")
    assert worker.evaluate(SHOWN) == [["Inny", "Twoja kolej."]]
    page.goto("about:blank")
    visit.until(lambda: not worker.evaluate(WINDOWS), "the window stays open")
    assert worker.evaluate(CLICK) == [["open", f"{visit.address}/table/elsewhere"]]

    # Its push service gives it another address: the server is told, and calls there in the same language.
    worker.evaluate(CHANGED)
    second = known(visit)
    assert second["endpoint"].endswith("browser-2") and service.given == 2
    assert second["language"] == "pl" and second["id"] != first["id"]
