"""What is known of one table, for whoever runs the server."""

import msgspec

from cosmodrome.core.meta import OptionValue
from cosmodrome.server.admin.opening import CannotUse, opened
from cosmodrome.server.db import upkeep
from cosmodrome.server.db.tables import Former, Place
from cosmodrome.server.time_controls import TimeControl


class Known(msgspec.Struct):
    """A table as it is stored. `version` is that of the rules it is played by, `touched` in seconds since 1970."""

    id: str
    name: str
    game: str
    version: int
    status: str
    options: dict[str, OptionValue]
    places: list[Place]
    formers: list[Former]
    names: dict[str, str]
    """Of its players, by their ids."""
    host: str
    seed: int
    deck: str
    time_control: TimeControl
    answers: int
    touched: int


async def look(database: str, table_id: str) -> Known:
    """Raises CannotUse where there is no such database or table."""
    async with opened(database) as store:
        found = await store.table(table_id)
        if found is None:
            raise CannotUse(f"there is no table {table_id!r}")
        head, places = found
        formers = await store.formers(table_id)
        people = {place.player for place in places} | {former.player for former in formers} | {head.host}
        return Known(
            id=head.id,
            name=head.name,
            game=head.game,
            version=head.version,
            status=head.status,
            options=head.options,
            places=places,
            formers=formers,
            names=await store.names(sorted(people - {""})),
            host=head.host,
            seed=head.seed,
            deck=head.deck,
            time_control=head.time_control,
            answers=(await upkeep.log_numbers(store, table_id))[0],
            touched=(await upkeep.touched(store, [table_id])).get(table_id, 0),
        )
