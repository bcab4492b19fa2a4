"""Listed choices: one object each, by code and by key."""

from dataclasses import dataclass
from typing import ClassVar

from cosmodrome.core.choice import Listing
from cosmodrome.core.meta import power_facts


def test_a_listed_choice_is_found_by_its_code_and_its_key() -> None:
    listed = Listing()
    made = [listed.pick("pass", "", -1), listed.pick("place", "moon", 7), listed.pick("place", "mine", 3)]
    assert listed.all == made and [choice.code for choice in made] == [0, 1, 2]
    assert listed.by_key == {"pass": made[0], "place:moon": made[1], "place:mine": made[2]}
    assert [choice.value for choice in made] == [-1, 7, 3]


@dataclass(frozen=True)
class Discount:
    phase: ClassVar[str] = "build"
    effect: ClassVar[str] = "discount"
    amount: int
    good: str = ""


def test_a_power_tells_its_numbers_and_the_names_it_has() -> None:
    assert power_facts(Discount(0)) == {"phase": "build", "effect": "discount", "amount": 0}
    facts = {"phase": "build", "effect": "discount", "amount": 2, "good": "genes"}
    assert power_facts(Discount(2, "genes")) == facts and list(power_facts(Discount(2, "genes"))) == list(
        facts
    )
