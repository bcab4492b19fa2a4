"""What all commands of upkeep have in common: the database they look after, and troubles with it in one line."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, TypeVar

import typer

from cosmodrome.cli.arguments import print_json
from cosmodrome.cli.errors import CommandError
from cosmodrome.cli.screen import tell

T = TypeVar("T")

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


def answer(work: Coroutine[Any, Any, T]) -> T:
    """What some work on a database comes to. Raises CommandError."""
    with complaints():
        return asyncio.run(work)


def tell_as(json: bool, facts: object, line: str) -> None:
    """Say the same to a program or to a person."""
    if json:
        print_json(facts)
    else:
        tell(line)
