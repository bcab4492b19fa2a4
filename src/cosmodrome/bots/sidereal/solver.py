"""A small integer program: columns and rows put together one by one, solved by HiGHS."""

from typing import Any, Final

import numpy as np

GAP: Final = 0.03
"""A plan within this share of the best possible one will do."""
NODES: Final = 60
"""Branches after which the best plan so far is taken. They are counted, so that answers follow from the seed."""
OPTIONS: Final = (
    ("output_flag", False),
    ("threads", 1),
    ("parallel", "off"),
    ("random_seed", 1),
    ("mip_heuristic_effort", 0.05),
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

    def solve(self, gap: float = GAP, nodes: int = NODES) -> list[float] | None:
        """The value of each column; None where the solver found nothing."""
        if not self.worth:
            return []
        import highspy  # here, for it takes time to load and only bots that plan need it

        made: Any = highspy.Highs  # its bindings have no types
        highs = made()  # a new one each time: nothing of one program is left to the next
        for option, value in OPTIONS:
            highs.setOptionValue(option, value)
        highs.setOptionValue("mip_rel_gap", gap)
        highs.setOptionValue("mip_max_nodes", nodes)
        lp = highspy.HighsLp()
        lp.num_col_, lp.num_row_ = len(self.worth), len(self.low)
        lp.sense_ = highspy.ObjSense.kMaximize
        lp.col_cost_ = np.array(self.worth, dtype=np.float64)
        lp.col_lower_ = np.zeros(len(self.worth))
        lp.col_upper_ = np.array(self.limit, dtype=np.float64)
        lp.row_lower_ = np.array(self.low, dtype=np.float64)
        lp.row_upper_ = np.array(self.high, dtype=np.float64)
        kinds = (highspy.HighsVarType.kContinuous, highspy.HighsVarType.kInteger)
        lp.integrality_ = [kinds[whole] for whole in self.whole]
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = np.array(self.starts, dtype=np.int32)
        lp.a_matrix_.index_ = np.array(self.columns, dtype=np.int32)
        lp.a_matrix_.value_ = np.array(self.amounts, dtype=np.float64)
        highs.passModel(lp)
        highs.run()
        solution = highs.getSolution()
        if not solution.value_valid:
            return None
        return list(solution.col_value)
