"""Forms of free choices as the page draws them: the fields of a payload with their kinds and limits, from its type."""

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from cosmodrome.core.decision import Form


class FieldSent(msgspec.Struct):
    """What goes into one place of a payload.

    `kind` is number, text, yes (or no), seat (its number), one (of `values`), many (a list of `of[0]`), counts (a
    number `of[1]` for each key, of which `of[0]` tells), fields (all of `of`, by their names), or other: any JSON.
    """

    kind: str
    name: str = ""
    """Of a field of a payload; "" for what is in a list."""
    needed: bool = True
    """Whether it has to be there; a field that is left out has what the game says then."""
    least: int | None = None
    most: int | None = None
    """Of a number itself; of how long a text or list is, or how many keys have a number."""
    values: list[str | int] = []
    of: list["FieldSent"] = []
    distinct: bool = False
    """Of a list: nothing stands in it twice."""


class FormSent(msgspec.Struct):
    """A free choice: its key is the verb, a colon and the JSON of the payload that these fields make."""

    verb: str
    fields: list[FieldSent]


def form_sent(form: Form) -> FormSent:
    return _read(form.verb, form.payload)


@cache
def _read(verb: str, payload: Any) -> FormSent:
    return FormSent(verb, field(inspect.type_info(payload)).of)


def field(kind: inspect.Type, name: str = "", needed: bool = True) -> FieldSent:
    """A place in which a value of this type goes."""
    found = _field(kind)
    found.name = name
    found.needed = needed
    return found


def _field(kind: inspect.Type) -> FieldSent:
    match kind:
        case inspect.Metadata(type=bare, extra_json_schema=said):
            found = _field(bare)
            if found.kind == "number" and said is not None and said.get("title") == "seat":
                found.kind = "seat"
            return found
        case inspect.IntType():
            least = kind.ge if kind.ge is not None or kind.gt is None else kind.gt + 1
            most = kind.le if kind.le is not None or kind.lt is None else kind.lt - 1
            return FieldSent("number", least=least, most=most)
        case inspect.BoolType():
            return FieldSent("yes")
        case inspect.StrType(pattern=None):
            return FieldSent("text", least=kind.min_length, most=kind.max_length)
        case inspect.LiteralType():
            return FieldSent("one", values=[value for value in kind.values if isinstance(value, str | int)])
        case inspect.ListType() | inspect.SetType() | inspect.FrozenSetType() | inspect.VarTupleType():
            distinct = isinstance(kind, inspect.SetType | inspect.FrozenSetType)
            each = [field(kind.item_type)]
            return FieldSent("many", least=kind.min_length, most=kind.max_length, of=each, distinct=distinct)
        case inspect.DictType():
            of = [field(kind.key_type), field(kind.value_type)]
            if of[0].kind == "one" and of[1].kind == "number":
                return FieldSent("counts", least=kind.min_length, most=kind.max_length, of=of)
        case inspect.UnionType():
            others = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
            if len(others) == 1:  # nothing is said by leaving it out
                return _field(others[0])
        case inspect.StructType():
            return FieldSent(
                "fields", of=[field(each.type, each.encode_name, each.required) for each in kind.fields]
            )
    return FieldSent("other")
