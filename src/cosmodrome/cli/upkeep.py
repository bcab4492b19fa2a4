"""What all commands of upkeep have in common: the database they look after, and troubles with it in one line."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from cosmodrome.cli.errors import CommandError

Database = Annotated[
    str, typer.Option("--database", help="A file or a URL; left out, DATABASE_URL or the file of your own.")
]


@contextmanager
def complaints() -> Iterator[None]:
    from cosmodrome.server.admin.opening import CannotUse

    try:
        yield
    except CannotUse as error:
        raise CommandError(str(error)) from None
