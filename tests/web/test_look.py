"""The tests' own eye: faults planted on the page are seen, and a good page has none."""

from .conftest import Visitor

PLANTED = {
    "an id: ask-develop": "<p>ask-develop</p>",
    "an id: gem_world": "<p> gem_world </p>",
    "an unfilled place": "<p>Pay { $price } cards</p>",
    "a value of the program": "<p>Pay undefined cards</p>",
    "aria-label is an id: do-pass": "<button aria-label='do-pass'>x</button>",
    "text of 10.0 px": "<p style='font-size: 10px'>Small</p>",
    "text of 9.0 px": "<svg width='90' viewBox='0 0 120 20'><text y='12' font-size='12'>Small</text></svg>",
    "scrolls sideways": "<div style='width: 3000px'>Wide</div>",
}
IN_THE_QUESTION = {
    "cut off by": "<p style='width: 30px; overflow: hidden; white-space: nowrap'>Choose what to do</p>",
    "cut off by whole": "<p class=whole data-whole style='width: 9px; overflow: hidden; white-space: pre'>Choose</p>",
    "the question has no sentence": "<p data-testid='sentence'></p>",
}


def test_planted_faults_are_seen(visitor: Visitor) -> None:
    visit = visitor()
    visit.play(seed=80)
    visit.table.question()
    assert visit.faults() == []
    plant = "([into, html]) => document.querySelector(into).insertAdjacentHTML('afterbegin', html)"
    places = [("body", PLANTED), ("[data-testid=question]", IN_THE_QUESTION)]
    for into, faults in places:
        for fault, html in faults.items():
            visit.page.evaluate(plant, [into, html])
            found = visit.faults()
            assert any(fault in each for each in found), (fault, found)
            visit.page.evaluate("into => document.querySelector(into).firstElementChild.remove()", into)
            assert visit.faults() == []


def test_what_is_hidden_is_no_fault(visitor: Visitor) -> None:
    visit = visitor().go()
    visit.table.part("lobby-play-race-1").wait_for()
    for html in (
        "<p hidden>ask-develop</p>",
        "<p>Twenty-one</p>",
        "<p>greedy</p>",
        "<p style='display:none'>x_y</p>",
    ):
        visit.page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", html)
    assert visit.faults() == []
    # What is shown whole or not at all, where it is not.
    for height, cut in ((10, True), (0, False)):
        html = f"<p id=some data-whole style='margin-top: 9px; height: {height}px; overflow: hidden'>words</p>"
        visit.page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", html)
        assert bool(visit.page.evaluate("look.crowded()")) == cut
        visit.page.evaluate("document.getElementById('some').remove()")


def test_complaints_in_the_console_are_heard(visitor: Visitor) -> None:
    visit = visitor().go()
    visit.page.evaluate("console.error('planted')")
    visit.page.evaluate("setTimeout(() => { throw new Error('thrown') })")
    for planted in ("planted", "thrown"):
        visit.until(lambda: [each for each in visit.troubles if planted in each], planted)  # noqa: B023
    visit.troubles.clear()
