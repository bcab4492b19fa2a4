"""What all messages between page and server are made of: fields with their limits, and how they are read."""

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from cosmodrome.server.refusals import Facts, Refused

T = TypeVar("T")
LARGEST_BODY = 64 * 1024
# What decoding foreign bytes may raise: wrong JSON or types, wrong text, too deep a nesting.
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
# Without the one character that not every database takes.
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]
Options = dict[Annotated[str, Meta(max_length=64)], bool | Annotated[str, Meta(max_length=64)]]
# Emptier or longer ones are refused in words by names.clean_name.
Name = Annotated[str, Meta(max_length=400)]


class Created(Struct):
    id: str


class ErrorSent(Struct):
    reason: str
    facts: Facts
    message: str


def read_body(body: bytes, kind: type[T]) -> T:
    """A body of this type; an empty one is an empty object. Raises Refused with malformed."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except UNREADABLE as error:
        raise Refused("malformed", 400, detail=in_one_line(error)) from error


def read_query(query: dict[str, str], kind: type[T]) -> T:
    """The part of an address behind its question mark, as this type. Raises Refused with malformed."""
    try:
        return msgspec.convert(query, kind, strict=False)
    except UNREADABLE as error:
        raise Refused("malformed", 400, detail=in_one_line(error)) from error


def in_one_line(error: Exception) -> str:
    """What is wrong, in one line, also where the name of a field that there is not has several."""
    return " ".join(str(error).split())


encode = msgspec.json.Encoder().encode
