"""Forms of free choices as the page hears of them: the kinds of fields and their limits."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Form
from cosmodrome.core.flow import LIVE, Step
from cosmodrome.core.game import timed
from cosmodrome.games.catalogue import GAMES
from cosmodrome.server.table.messages import FieldSent, form_sent
from tests.market.game import MARKET
from tests.market.steps import DEAL, OFFER


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, lt=4, title="seat")]


class Everything(Struct, frozen=True, forbid_unknown_fields=True):
    price: Annotated[int, Meta(gt=0, lt=10)]
    any_number: int
    whole: bool
    said: Annotated[str, Meta(max_length=40)]
    colour: Literal["red", "blue"]
    parts: Annotated[list[Part], Meta(min_length=1)]
    apart: frozenset[Literal["red", "blue"]]
    goods: Annotated[dict[Literal["red"], Annotated[int, Meta(ge=1)]], Meta(max_length=2)]
    words: dict[str, int]
    maybe: int | None = None


def fields_of(payload: Any) -> dict[str, FieldSent]:
    return {field.name: field for field in form_sent("do", payload).fields}


def test_every_kind_of_field() -> None:
    seat = FieldSent("seat", "seat", least=0, most=3)
    red = FieldSent("one", values=["red"])
    both = FieldSent("one", values=["blue", "red"])
    assert fields_of(Everything) == {
        "price": FieldSent("number", "price", least=1, most=9),
        "any_number": FieldSent("number", "any_number"),
        "whole": FieldSent("yes", "whole"),
        "said": FieldSent("text", "said", most=40),
        "colour": FieldSent("one", "colour", values=["blue", "red"]),
        "parts": FieldSent("many", "parts", least=1, of=[FieldSent("fields", of=[seat])]),
        "apart": FieldSent("many", "apart", of=[both], distinct=True),
        "goods": FieldSent("counts", "goods", most=2, of=[red, FieldSent("number", least=1)]),
        "words": FieldSent("other", "words"),
        "maybe": FieldSent("number", "maybe", needed=False),
    }


@pytest.mark.parametrize("form", [OFFER, DEAL], ids=["offer", "deal"])
def test_a_payload_is_told_whole(form: Form) -> None:
    sent = form_sent(form.verb, form.payload)
    assert sent.verb == form.verb
    assert [field.name for field in sent.fields] == list(form.payload.__struct_fields__)
    assert all(field.kind != "other" for field in sent.fields)


def test_which_games_have_a_step_that_a_clock_may_end() -> None:
    assert timed(MARKET)
    assert {name for name, game in GAMES.items() if timed(game)} - {"market"} == {"sidereal"}


def test_the_clocks_answer_has_its_verb() -> None:
    with pytest.raises(ValueError, match="the clock's answer end:trade has another verb than time"):
        Step("trade", LIVE, time=Choice(0, "end", "trade"))
