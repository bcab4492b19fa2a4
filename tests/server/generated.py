"""Generated input: JSON that fits a type, JSON that nearly does, and bytes that are no JSON at all."""

import json
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

_LETTERS = 'aZ09 _-:.,{}[]"\\/%<é\u0142\u202e\U0001f680\n'
"""A few of every kind, for to choose among all that there are takes seconds."""
_TEXTS = st.one_of(
    st.text(_LETTERS, max_size=20),
    st.sampled_from(["", "\x00", "\ud800", "a" * 500, "0", "-1", "../..", "%2e%2e", "‮", "é", "١", "null"]),
)
NUMBERS = st.one_of(
    st.integers(-3, 12), st.sampled_from([2**31, 2**53, 2**63, 2**64, -(2**63), 10**30]), st.floats()
)
ANY_JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, _TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(_TEXTS, inner, max_size=4)),
    max_leaves=10,
)


def fitting(kind: Any) -> st.SearchStrategy[Any]:
    """Values that msgspec would take for this type, most of them, as plain JSON."""
    return _fitting(inspect.type_info(kind))


def _fitting(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.Metadata(type=bare):
            return _fitting(bare)
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            least = kind.ge if kind.ge is not None else -3
            most = (
                kind.le if kind.le is not None else kind.lt - 1 if kind.lt is not None else least + 12
            ) or 0
            return st.one_of(st.integers(least, min(most, least + 6)), st.integers(least, most))
        case inspect.StrType():
            most = min(kind.max_length or 12, 12)
            return st.text(_LETTERS, min_size=kind.min_length or 0, max_size=most)
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.ListType() | inspect.VarTupleType():
            return st.lists(_fitting(kind.item_type), min_size=kind.min_length or 0, max_size=3)
        case inspect.DictType():
            return st.dictionaries(_fitting(kind.key_type), _fitting(kind.value_type), max_size=3)
        case inspect.UnionType():
            return st.one_of([_fitting(each) for each in kind.types])
        case inspect.StructType():
            fields = {each.encode_name: _fitting(each.type) for each in kind.fields}
            needed = {each.encode_name for each in kind.fields if each.required}
            if kind.tag_field is not None:
                fields[kind.tag_field] = st.just(kind.tag)
                needed.add(kind.tag_field)
            return st.fixed_dictionaries(
                {name: field for name, field in fields.items() if name in needed},
                optional={name: field for name, field in fields.items() if name not in needed},
            )
    return ANY_JSON


@st.composite
def nearly(draw: st.DrawFn, kind: Any) -> Any:
    """The same with something exchanged, taken out or put in."""
    value = draw(fitting(kind))
    if not isinstance(value, dict) or not value:
        return draw(ANY_JSON)
    name = draw(st.sampled_from(sorted(value)))
    what = draw(st.sampled_from(["exchange", "drop", "add", "wrap"]))
    if what == "exchange":
        return {**value, name: draw(ANY_JSON)}
    if what == "drop":
        return {each: value[each] for each in value if each != name}
    if what == "add":
        return {**value, draw(_TEXTS): draw(ANY_JSON)}
    return {**value, name: [value[name]]}


def texts(kind: Any) -> st.SearchStrategy[bytes]:
    """What may arrive where this type is expected."""
    encoded = st.one_of(fitting(kind), nearly(kind), ANY_JSON).map(lambda value: as_bytes(value))
    deep = st.integers(1, 5000).map(lambda depth: b"[" * depth)
    broken = st.tuples(encoded, st.integers(0, 40), st.binary(max_size=3)).map(
        lambda parts: parts[0][: parts[1]] + parts[2] + parts[0][parts[1] :]
    )
    return st.one_of(encoded, broken, deep, st.binary(max_size=60))


def as_bytes(value: Any) -> bytes:
    """JSON as any program may write it: also NaN, huge numbers, half of a pair of surrogates."""
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


def fits(text: str | bytes, kind: Any) -> Any:
    """What was read of this type. Raises msgspec.ValidationError, also for what the type has not."""
    read = msgspec.json.decode(text, type=kind)
    again = msgspec.json.decode(msgspec.json.encode(read))
    if again != msgspec.json.decode(text):
        raise msgspec.ValidationError(f"something of this is in no {kind}: {text!r}")
    return read
