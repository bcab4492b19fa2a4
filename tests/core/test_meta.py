"""What a game says of its options."""

import msgspec
import pytest

from cosmodrome.core.meta import Meta, Option, SetupError

META = Meta("toy", "Toy", (2, 3), (Option("short", (False, True)), Option("more", (False, True), later=True)))
WIDE = Meta("wide", "Wide", (2, 5), (Option("set", (False, True), later=True, by_seats=(5,), learned=False),))


def test_an_option_that_came_later_is_said_only_where_it_is_chosen() -> None:
    assert META.read_options({}, 2) == META.read_options({"more": "no"}, 2) == {"short": False}
    assert META.read_options({"more": "yes"}, 2) == {"short": False, "more": True}
    with pytest.raises(SetupError, match="option more: 'perhaps' is not one of no, yes"):
        META.read_options({"more": "perhaps"}, 2)


def test_an_option_that_some_seats_need_goes_without_saying_there() -> None:
    assert WIDE.read_options({}, 2) == {} and WIDE.read_options({}, 5) == {"set": True}
    assert WIDE.read_options({"set": "yes"}, 5) == WIDE.read_options({"set": True}, 2) == {"set": True}
    with pytest.raises(SetupError, match=r"^wide: 5 seats need option set=yes$"):
        WIDE.read_options({"set": False}, 5)


def test_nets_are_told_what_they_have_not_learned() -> None:
    assert WIDE.learned_seats() == [2] and META.learned_seats() == [2, 3]
    assert WIDE.layout({}) == "" and WIDE.layouts() == [""]
    with pytest.raises(SetupError, match="do not know option set yet"):
        WIDE.layout({"set": True})


def test_an_option_may_have_rows_of_its_own() -> None:
    own = msgspec.structs.replace(WIDE.options[0], learned=True, layout="wider")
    laid_out = msgspec.structs.replace(WIDE, options=(own,))
    assert laid_out.layouts() == ["", "wider"]
    assert (laid_out.learned_seats(), laid_out.learned_seats("wider")) == ([2], [2, 5])
    assert (laid_out.layout({"set": False}), laid_out.layout({"set": True})) == ("", "wider")


TOLD = Meta(
    "told",
    "Told",
    (2, 5),
    (*WIDE.options, Option("tiles", (False, True), needs=(("set", True),), later=True, suggested=True)),
)


def test_what_is_suggested_is_for_who_chooses_and_not_for_what_is_kept() -> None:
    assert TOLD.chosen({"set": "yes"}, 2) == TOLD.chosen({}, 5) == {"set": True, "tiles": True}
    assert TOLD.read_options({"set": True}, 2) == TOLD.read_options({}, 5) == {"set": True}
    assert TOLD.chosen({"set": True, "tiles": "no"}, 2) == {"set": True}
    assert TOLD.chosen({}, 2) == {} and TOLD.chosen({"tiles": False}, 5) == {"set": True}
    for read in (TOLD.chosen, TOLD.read_options):
        with pytest.raises(SetupError, match=r"^option tiles needs set=yes$"):
            read({"tiles": True}, 2)
