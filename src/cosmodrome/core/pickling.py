"""What states, choices and decisions need to be deep-copied and pickled, interpreted and compiled.

A native class does by itself neither. So what a state consists of is a `Whole`, taken apart into its fields and put
together again, or a `Shared` constant, of which there is one in every process.
"""

from hashlib import sha256
from pickle import dumps
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Whole:
    """A thing without an `__init__`, such as a state or a seat: it is what its fields are."""

    unsaved: ClassVar[tuple[str, ...]] = ()
    """Fields that `saving` leaves out, since they follow from the others."""
    constant: ClassVar[bool] = False
    """Whether such a thing never changes once made, so that one is as good as its like."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (), fields_of(self)

    def __setstate__(self, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)


def fields_of(thing: Any) -> dict[str, Any]:
    """The fields that have a value, by name."""
    fields: dict[str, Any] = {}
    for name in getattr(type(thing), "__mypyc_attrs__", ()):  # what a compiled class declares
        if not name.startswith("__") and hasattr(thing, name):
            fields[name] = getattr(thing, name)
    fields.update(getattr(thing, "__dict__", {}))
    return fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """A thing that never changes: a deep copy of a state points to the same. How it is found again, each kind says."""

    def __copy__(self) -> Any:
        return self

    def __deepcopy__(self, memo: Any) -> Any:
        return self

    def __reduce__(self) -> Any:
        raise TypeError(
            f"{self!r} cannot be pickled: {type(self).__name__} does not say how it is found again"
        )


_MET: dict[str, Any] = {}
"""What has been made from values, by a digest of them; and the digests, by the identity of the thing."""
_DIGESTS: dict[int, str] = {}


def made_from(thing: Any, *values: Any) -> tuple[Any, ...]:
    """How a `Shared` thing is pickled that its class makes from these values, such as the tables of a card file.

    Who unpickles it gets the one thing of these values that this process knows already, or else it is made there.
    """
    digest = _DIGESTS.get(id(thing))
    if digest is None:
        digest = sha256(dumps((type(thing), values))).hexdigest()
        _keep(digest, thing)
    return _met, (digest, type(thing), values)


def _met(digest: str, kind: Any, values: tuple[Any, ...]) -> Any:
    if digest not in _MET:
        _keep(digest, kind(*values))
    return _MET[digest]


def _keep(digest: str, thing: Any) -> None:
    _MET.setdefault(digest, thing)
    _MET.setdefault(str(id(thing)), thing)  # so that no other thing can have this identity
    _DIGESTS[id(thing)] = digest
