"""Games of a run as a table of Parquet: a row a game, with the fields that a line of JSON has."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

_AT_ONCE: Final = 1000
"""Rows that are kept before they are written."""
_SCHEMA: Final = pa.schema(
    [
        ("game", pa.int64()),
        ("seed", pa.int64()),
        ("bots", pa.list_(pa.string())),
        ("scores", pa.list_(pa.float64())),
        ("winners", pa.list_(pa.int32())),
        ("rounds", pa.int32()),
        ("decisions", pa.int32()),
        ("finished", pa.bool_()),
        ("fault", pa.string()),
    ]
)


class Table:
    """Rows as they come; what was written is whole when it is closed."""

    def __init__(self, writer: Any) -> None:
        self._writer = writer
        self._rows: list[Any] = []

    def write(self, row: Any) -> None:
        self._rows.append(row)
        if len(self._rows) >= _AT_ONCE:
            self.flush()

    def flush(self) -> None:
        if self._rows:
            self._writer.write_table(pa.Table.from_pylist(self._rows, schema=_SCHEMA))
        self._rows = []


@contextmanager
def opened(file: Path) -> Iterator[Table]:
    with pq.ParquetWriter(file, _SCHEMA) as writer:
        table = Table(writer)
        try:
            yield table
        finally:
            table.flush()
