"""The messages of one language: each is parsed when it is first said, and given only the arguments that it names."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import BaseNode, Message, MessageReference, VariableReference

_ENTRY: Final = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a message begins. What else belongs to it is indented, or closes a brace."""
LONGEST: Final = 1500
"""Letters of an argument; three times what the longest of our own has, and for more than 2,500 Fluent says nothing."""
_NAME: Final = re.compile(r"[a-zA-Z][\w-]*")


class Bundle:
    """Messages in Fluent's syntax, without terms; of two with one name the first counts."""

    def __init__(self, code: str, texts: Iterable[str]) -> None:
        """`code` is the language's; it chooses the plural forms."""
        self._parsed = FluentBundle([code], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        self._arguments: dict[str, tuple[str, ...]] = {}
        for text in texts:
            for entry in _ENTRY.split(text):
                if name := _NAME.match(entry):
                    self._unparsed.setdefault(name[0], entry)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._unparsed

    def say(self, message: str, *args: Mapping[str, int | str]) -> tuple[str, list[Exception]]:
        """The message in words, and what was wrong with it; of arguments with one name the last is told.

        Raises KeyError without such a message.
        """
        named = self._arguments.get(message) or self._parse(message)
        given = {name: bounded(some[name]) for some in args for name in named if name in some}
        pattern = self._parsed.get_message(message).value
        assert pattern is not None  # a message here is its text: none has attributes
        text, errors = self._parsed.format_pattern(pattern, given)
        return str(text), errors

    def _parse(self, message: str) -> tuple[str, ...]:
        """Parse a message and those it is made of; the names of all arguments."""
        if message not in self._arguments:
            resource = FluentResource(self._unparsed[message])
            self._parsed.add_resource(resource)
            entry = next(each for each in resource.body if isinstance(each, Message))
            self._arguments[message] = ()  # a message that names itself is an error when it is said
            names = [
                name
                for node in _nodes(entry)
                for name in (
                    (node.id.name,)
                    if isinstance(node, VariableReference)
                    else self._parse(node.id.name)
                    if isinstance(node, MessageReference) and node.id.name in self._unparsed
                    else ()
                )
            ]
            self._arguments[message] = tuple(dict.fromkeys(names))
        return self._arguments[message]


def bounded(argument: int | str) -> int | str:
    """An argument of a message; of a text that is too long the beginning, and how much more there is."""
    if not isinstance(argument, str) or len(argument) <= LONGEST:
        return argument
    return f"{argument[:LONGEST]}… [+{len(argument) - LONGEST}]"


def _nodes(node: BaseNode) -> Iterator[BaseNode]:
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else (value,):
            if isinstance(each, BaseNode):
                yield from _nodes(each)
