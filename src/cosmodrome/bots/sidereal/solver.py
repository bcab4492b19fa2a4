"""A small integer program: columns and rows put together one by one, solved by HiGHS."""

from collections.abc import Collection
from typing import Any, Final

import numpy as np

GAP: Final = 0.03
"""A plan within this share of the best possible one will do."""
NODES: Final = 60
"""Branches after which the best plan so far is taken. They are counted, so that answers follow from the seed."""
TINY: Final = 1e-6
OPTIONS: Final = (
    ("output_flag", False),
    ("threads", 1),
    ("parallel", "off"),
    ("random_seed", 1),
    ("mip_heuristic_effort", 0.05),
    ("mip_heuristic_run_feasibility_jump", False),  # it took two thirds of the time, and found nothing better
    ("mip_detect_symmetry", False),
    ("mip_heuristic_run_rins", False),
    ("mip_heuristic_run_rens", False),
    ("mip_heuristic_run_root_reduced_cost", False),
    ("mip_allow_restart", False),
    ("time_limit", 5.0),  # for a machine that hangs; nodes end every plan long before
)


class Program:
    """Maximize the worth of the columns; each lies between 0 and its limit, and each row between two bounds."""

    def __init__(self) -> None:
        self.worth: list[float] = []
        self.limit: list[float] = []
        self.whole: list[bool] = []
        self.low: list[float] = []
        self.high: list[float] = []
        self.starts: list[int] = [0]
        self.columns: list[int] = []
        self.amounts: list[float] = []

    def column(self, worth: float, limit: float = 1.0, whole: bool = True) -> int:
        self.worth.append(worth)
        self.limit.append(limit)
        self.whole.append(whole)
        return len(self.worth) - 1

    def row(self, low: float, high: float, entries: list[tuple[int, float]]) -> None:
        """Entries of one column are added up."""
        found: dict[int, float] = {}
        for column, amount in entries:
            found[column] = found.get(column, 0.0) + amount
        for column, amount in found.items():
            self.columns.append(column)
            self.amounts.append(amount)
        self.starts.append(len(self.columns))
        self.low.append(low)
        self.high.append(high)

    def at_most(self, high: float, entries: list[tuple[int, float]]) -> None:
        self.row(-np.inf, high, entries)

    def solve(self, gap: float = GAP, nodes: int = NODES, late: Collection[int] = ()) -> list[float] | None:
        """The value of each column; None where the solver found nothing.

        The columns `late` are decided once all others are, which first take them to be continuous: much faster where
        there are many, and hardly worse.
        """
        if not self.worth:
            return []
        options = [("mip_rel_gap", gap), ("mip_max_nodes", nodes)]
        whole = np.array(self.whole)
        low, high = np.zeros(len(whole)), np.array(self.limit, dtype=np.float64)
        if late:
            early = whole.copy()
            early[list(late)] = False
            found = self._run(low, high, early, options)
            if found is not None:
                values = np.array(found)
                if np.all(np.abs(values - np.round(values))[whole] < TINY):
                    return found
                fixed = np.round(values)
                found = self._run(np.where(early, fixed, low), np.where(early, fixed, high), whole, options)
                if found is not None:
                    return found
        return self._run(low, high, whole, options)

    def _run(self, low: Any, high: Any, whole: Any, options: list[tuple[str, Any]]) -> list[float] | None:
        """HiGHS's solution with these bounds and whole columns (arrays); None without one."""
        import highspy  # here, for it takes time to load and only bots that plan need it

        made: Any = highspy.Highs  # its bindings have no types
        highs = made()  # a new one each time: nothing of one program is left to the next
        for option, value in [*OPTIONS, *options]:
            highs.setOptionValue(option, value)
        lp = highspy.HighsLp()
        lp.num_col_, lp.num_row_ = len(self.worth), len(self.low)
        lp.sense_ = highspy.ObjSense.kMaximize
        lp.col_cost_ = np.array(self.worth, dtype=np.float64)
        lp.col_lower_, lp.col_upper_ = low, high
        lp.row_lower_ = np.array(self.low, dtype=np.float64)
        lp.row_upper_ = np.array(self.high, dtype=np.float64)
        kinds = (highspy.HighsVarType.kContinuous, highspy.HighsVarType.kInteger)
        lp.integrality_ = [kinds[each] for each in whole.tolist()]
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = np.array(self.starts, dtype=np.int32)
        lp.a_matrix_.index_ = np.array(self.columns, dtype=np.int32)
        lp.a_matrix_.value_ = np.array(self.amounts, dtype=np.float64)
        highs.passModel(lp)
        highs.run()
        solution = highs.getSolution()
        return list(solution.col_value) if solution.value_valid else None
