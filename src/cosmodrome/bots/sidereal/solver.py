"""A small integer program: columns and rows put together one by one, solved by HiGHS."""

from collections.abc import Collection
from typing import Any, Final

import numpy as np

from cosmodrome.bots.sidereal.branching import Search

GAP: Final = 0.03
"""A plan within this share of the best possible one will do."""
NODES: Final = 60
"""Branches after which the best plan so far is taken. They are counted, so that answers follow from the seed."""
EFFORT: Final = 1000
"""Pivots after which a search for what is decided first stops, and may go on in another answer."""
LOOKS: Final = 60
"""Times that HiGHS asks whether to go on after which the best plan so far is taken; in a long solve most of the time
goes into rounds of cuts, and it asks twice in each."""
MOST_LOOKS: Final = 100
"""The same where it has found none."""
SURE: Final = 1.0
"""Points that the relaxation says a column would cost if it were otherwise, for it to be left as it is there."""
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
    ("mip_pool_soft_limit", 1),  # cuts that do nothing are dropped at once
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
        self.columns += found
        self.amounts += found.values()
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
        if late:
            search = self.search(late)
            self.go_on(search, gap)
            return self.complete(search.best, late, gap, nodes)
        return self._mixed(*self._bounds(), np.array(self.whole), gap, nodes)

    def search(self, late: Collection[int]) -> Search:
        """For the best values with all columns whole but those `late`."""
        early = np.array(self.whole, dtype=bool)
        early[list(late)] = False
        return Search(*self._bounds(), np.flatnonzero(early))

    def go_on(self, search: Search, gap: float = GAP, effort: int = EFFORT) -> None:
        """Some more effort, in pivots, within the time of one answer."""
        if self.worth and not search.done:
            search.run(self.relaxation(), effort, gap)

    def relaxation(self) -> Any:
        """HiGHS with this program in it and no column whole."""
        return self._load(*self._bounds(), [("presolve", "off")])

    def complete(
        self, decided: Any, late: Collection[int], gap: float = GAP, nodes: int = NODES
    ) -> list[float] | None:
        """The value of each column with the columns `late` decided too; None where that does not go.

        `decided` (an array, or None) is what a search has found for the others.
        """
        if not self.worth or decided is None:
            return None if self.worth else []
        low, high = self._bounds()
        whole = np.array(self.whole)
        if np.all(np.abs(decided - np.round(decided))[whole] < TINY):
            return list(decided)
        early = whole.copy()
        early[list(late)] = False
        fixed = np.round(decided)
        low, high = np.where(early, fixed, low), np.where(early, fixed, high)
        found = self._mixed(*self._sure(low, high, whole), whole, gap, nodes)
        return found or self._mixed(low, high, whole, gap, nodes)

    def bound(self) -> float:
        """What no solution is worth more than."""
        highs = self.relaxation()
        highs.run()
        return float(highs.getInfo().objective_function_value)

    def _sure(self, low: Any, high: Any, whole: Any) -> tuple[Any, Any]:
        """Bounds (arrays) in which the columns of `whole` are decided that the relaxation is sure of."""
        highs = self._load(low, high, [("presolve", "off")])
        highs.run()
        found = highs.getSolution()
        if not found.dual_valid:
            return low, high
        values, costs = np.array(found.col_value), np.array(found.col_dual)
        rounded = np.round(values)
        sure = whole & (np.abs(values - rounded) < TINY) & (np.abs(costs) > SURE)
        return np.where(sure, rounded, low), np.where(sure, rounded, high)

    def _bounds(self) -> tuple[Any, Any]:
        return np.zeros(len(self.limit)), np.array(self.limit, dtype=np.float64)

    def _mixed(self, low: Any, high: Any, whole: Any, gap: float, nodes: int) -> list[float] | None:
        """HiGHS's solution with these bounds and whole columns (arrays); None without one."""
        highs = self._load(low, high, [("mip_rel_gap", gap), ("mip_max_nodes", nodes)], whole)
        looks = 0

        def look(kind: Any, message: str, seen: Any, answer: Any, data: Any) -> None:
            nonlocal looks
            looks += 1
            answer.user_interrupt = looks >= LOOKS and (seen.mip_primal_bound > -1e300 or looks >= MOST_LOOKS)

        import highspy

        highs.setCallback(look, None)
        highs.startCallback(highspy.cb.HighsCallbackType.kCallbackMipInterrupt)
        highs.run()
        solution = highs.getSolution()
        return list(solution.col_value) if solution.value_valid else None

    def _load(self, low: Any, high: Any, options: list[tuple[str, Any]], whole: Any = None) -> Any:
        """HiGHS with this program in it; without `whole`, the relaxation."""
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
        if whole is not None:
            kinds = (highspy.HighsVarType.kContinuous, highspy.HighsVarType.kInteger)
            lp.integrality_ = [kinds[each] for each in whole.tolist()]
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = np.array(self.starts, dtype=np.int32)
        lp.a_matrix_.index_ = np.array(self.columns, dtype=np.int32)
        lp.a_matrix_.value_ = np.array(self.amounts, dtype=np.float64)
        highs.passModel(lp)
        return highs
