"""The final window: who won, and whether every total is the sum of what stands above it."""

from typing import Any

from playwright.sync_api import Page, expect

_ROWS = """all => all.map(table => ({
    seat: Number(table.dataset.seat),
    parts: [...table.tBodies[0].rows].map(row => [row.cells[0].innerText.trim(), Number(row.cells[1].innerText)]),
    total: Number(table.tFoot.rows[0].cells[1].innerText),
    head: Number(table.closest("section").querySelector("h3 b").innerText),
    name: table.closest("section").querySelector("h3 span").innerText,
    winner: table.closest("section").classList.contains("winner"),
}))"""


def check_sums(page: Page) -> list[dict[str, Any]]:
    """The final window is shown and its sums are right; what it tells of each seat."""
    window = page.get_by_test_id("final-breakdown")
    expect(window).to_be_visible()
    seats: list[dict[str, Any]] = window.get_by_test_id("breakdown").evaluate_all(_ROWS)
    assert len(seats) >= 2
    for seat in seats:
        assert seat["parts"], seat
        assert all(words for words, _ in seat["parts"]), seat
        assert sum(points for _, points in seat["parts"]) == seat["total"] == seat["head"], seat
    return seats


def check_solo(page: Page) -> None:
    """The end of a game without other seats: its title tells both scores, and which of them is better."""
    seats = sorted(check_sums(page), key=lambda seat: int(seat["seat"]))
    mine, other = (seat["total"] for seat in seats)
    title = page.get_by_test_id("final-breakdown").get_by_role("heading", level=2).inner_text()
    end = "won" if mine > other else "lost" if mine < other else "draw"
    assert end in title and f"{mine} to {other}" in title


def check_result(page: Page) -> None:
    """The final window is shown, its sums are right, and the best score has won."""
    seats = check_sums(page)
    window = page.get_by_test_id("final-breakdown")
    best = max(seat["total"] for seat in seats)
    winners = [seat for seat in seats if seat["winner"]]
    assert winners
    assert all(seat["total"] == best for seat in winners)
    title = window.get_by_role("heading", level=2).inner_text()
    mine = int(page.get_by_test_id("my-seat").get_attribute("data-seat") or -1)
    if [seat["seat"] for seat in winners] == [mine]:
        assert title == "You won!"
    else:
        assert all(seat["name"] in title for seat in winners)
