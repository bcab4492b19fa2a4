"""What a game says of its options."""

import pytest

from cosmodrome.core.meta import Meta, Option, SetupError

META = Meta("toy", "Toy", (2, 3), (Option("short", (False, True)), Option("more", (False, True), later=True)))


def test_an_option_that_came_later_is_said_only_where_it_is_chosen() -> None:
    assert META.read_options({}, 2) == META.read_options({"more": "no"}, 2) == {"short": False}
    assert META.read_options({"more": "yes"}, 2) == {"short": False, "more": True}
    with pytest.raises(SetupError, match="option more: 'perhaps' is not one of no, yes"):
        META.read_options({"more": "perhaps"}, 2)
