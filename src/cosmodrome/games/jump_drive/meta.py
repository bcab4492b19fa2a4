"""Jump Drive: title, seats, options."""

from typing import Final

from cosmodrome.core.meta import Meta, Option

META: Final = Meta(
    id="jump_drive",
    title="Jump Drive",
    seats=(2, 3, 4),
    options=(
        Option("first_game", (False, True)),
        Option("colony_convoy_waits", (False, True), ruling=True),
    ),
)
