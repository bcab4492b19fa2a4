"""A guest's share in tables of bots alone: of all of theirs the one goes on that was looked at last."""


class Share:
    """As one process knows it; all of them come to the same, in whatever order they hear of looks."""

    __slots__ = ("__weakref__", "at", "table")

    def __init__(self) -> None:
        self.at = 0
        """When somebody last came to look on at one of these tables; milliseconds since 1970."""
        self.table = ""
        """Which one it was."""

    def note(self, at: int, table: str) -> None:
        """Somebody came to look on at a table; of what happened at the same time each process picks the same."""
        self.at, self.table = max((self.at, self.table), (at, table))
