"""Looks at the page at each new question and keeps what a reader would stumble over."""

from .table import Asked
from .visit import Visit


class Watch:
    """For `Player`: `faults` says what was wrong and at which question it was first seen."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.faults: dict[str, str] = {}

    def __call__(self, asked: Asked) -> None:
        for fault in self.visit.faults():
            self.faults.setdefault(fault, f"round {asked.round}, {asked.purpose}")
