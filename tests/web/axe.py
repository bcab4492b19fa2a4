"""What axe says of a page: rules of accessibility that it breaks, by name and place."""

from pathlib import Path

from playwright.sync_api import Page

from .visit import PAINT

_SCRIPT = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
_RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.flatMap(
  (broken) => broken.nodes.map((node) => `${broken.id}: ${node.target.join(" ")}: ${node.failureSummary}`))"""


def complaints(page: Page) -> list[str]:
    """Each broken rule at each place, its best practices among them; empty for a page that everyone can use."""
    page.evaluate(PAINT)  # what lies behind words decides whether they can be read
    if not page.evaluate("'axe' in window"):
        page.evaluate(_SCRIPT.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(_RUN)
    return found


def in_both_themes(page: Page) -> list[str]:
    """What axe finds in the dark and in the light."""
    found = []
    for theme in ("dark", "light"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        found += [f"{theme}: {each}" for each in complaints(page)]
    return found
