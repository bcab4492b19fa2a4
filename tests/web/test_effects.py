"""A button says what its answer does: the action of a card, and why that would be left out."""

import pytest

from cosmodrome.words.render import LANGUAGES

from .conftest import Visitor
from .stage import ABOARD, BASE
from .table import Table

STAGE = True


def effect(table: Table) -> str:
    """What is told with the button that sends what is ticked."""
    assert table.part("confirm").get_attribute("aria-describedby") == "question-note"
    return table.part("note").inner_text()


@pytest.mark.parametrize(
    "language", [each if each == "pl" else pytest.param(each, marks=pytest.mark.long) for each in LANGUAGES]
)
def test_a_card_of_mars_is_played_for_what_it_does(visitor: Visitor, language: str) -> None:
    visit = visitor(language=language)
    table = visit.play(seed=BASE, game="pocket_mars")
    table.question("act")
    said = set()
    for place, half in (("hand-card", "hand"), ("prep-card", "prep")):
        for card in table.page.locator(f"[data-testid=question] [data-testid={place}][data-open]").all():
            printed = card.locator(f".half.{half} .words").inner_text().replace("\n", " ")
            card.click()
            does = effect(table)
            said.add(does)
            # What the card says, first of all.
            sentence = printed.split(": ")[-1].lower()
            assert sentence in does.lower()
            assert visit.faults() == []
    assert len(said) >= 3


def test_an_action_that_would_be_left_out_says_why(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(seed=ABOARD, game="pocket_mars")
    table.question("act")
    table.page.locator("[data-testid=question] [data-card=construction_3][data-open]").click()
    assert effect(table).startswith("The action would change nothing.")
    assert visit.faults() == []
