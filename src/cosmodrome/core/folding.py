"""One fold for what powers say of themselves, in every game: sums of an owner, and columns by card or effect."""

from collections.abc import Sequence


def sums_of(said: list[dict[int, int]], count: int) -> list[int]:
    """Amounts by the number of their sum, added up: one for each number below `count`."""
    sums = [0] * count
    for amounts in said:
        for at, amount in amounts.items():
            sums[at] += amount
    return sums


def columns_of(said: list[list[dict[str, int]]], names: Sequence[str]) -> dict[str, bytes]:
    """By name: what is said there of each, 0 where nothing is.

    Raises KeyError for a name that is not among `names`, and ValueError for what two powers of one card say.
    """
    columns = {name: bytearray(len(said)) for name in names}
    for at, powers in enumerate(said):
        values = [(name, value) for power in powers for name, value in power.items()]
        for name, value in values:
            columns[name][at] = value
        if len(dict(values)) < len(values):
            raise ValueError(f"two powers of one card say the same: {values}")
    return {name: bytes(column) for name, column in columns.items()}
