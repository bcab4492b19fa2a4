"""Race for the Galaxy: title, seats, options."""

from typing import Final

from cosmodrome.core.meta import Meta, Option

META: Final = Meta(
    id="race",
    title="Race for the Galaxy",
    seats=(2, 3, 4),
    options=(
        Option("edition", ("first", "second")),
        Option("new_start_worlds", (False, True), needs=("edition", "second")),
        Option("first_game", (False, True)),
        Option("experienced", (False, True), seats=(2,)),
    ),
)
