"""Where a species has a rule of its own: the ordinary way, and what the nine do otherwise (R12)."""

from cosmodrome.games.sidereal import atoms
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.tables import (
    CAYLION,
    ENI_ET,
    FADERAN,
    IMDRIL,
    INTEREST,
    KJAS,
    KT,
    SPECIES,
    YENGII,
    ZETH,
)


class Ways:
    """The ordinary way. One object a species; steps call them by name and never ask which species it is."""

    def track_seats(self) -> int:
        """R1.11 Spaces of the colony track."""
        return 1

    def bid_as(self, ships: int) -> int:
        """What a colony bid counts, in halves of a ship."""
        return 2 * ships

    def colonies_counted(self, seat: Seat) -> int:
        """R9.9 For equal colony bids; fewer come first."""
        return len(seat.colonies)

    def won(self, state: State, card: int) -> None:
        """A colony has been bought, or dealt at the start."""

    def may_halve(self, ships: int) -> bool:
        """R12.27"""
        return False

    def may_run(self, card: int) -> bool:
        return True

    def bonus(self, state: State) -> int:
        """R8.1 For an invention of this turn."""
        return state.bonus[state.round - 1]

    def shares(self) -> bool:
        """R8.2"""
        return True

    def steals(self) -> bool:
        return False

    def licenses(self) -> bool:
        return False

    def lends_fleets(self) -> bool:
        """R12.22"""
        return False

    def acknowledges(self) -> bool:
        return False


class CaylionWays(Ways):
    def bid_as(self, ships: int) -> int:
        return ships  # R12.1

    def won(self, state: State, card: int) -> None:
        atoms.double(state, card)  # R12.2


class EniEtWays(Ways):
    def may_run(self, card: int) -> bool:
        return not INTEREST[card]  # R12.7


class FaderanWays(Ways):
    def acknowledges(self) -> bool:
        return True  # R12.11


class ImdrilWays(Ways):
    def lends_fleets(self) -> bool:
        return True


class KjasWays(Ways):
    def track_seats(self) -> int:
        return 2

    def may_halve(self, ships: int) -> bool:
        return ships > 1  # R12.27, R12.28


class KtWays(Ways):
    def colonies_counted(self, seat: Seat) -> int:
        return -1  # R12.36


class YengiiWays(Ways):
    def bonus(self, state: State) -> int:
        return state.yengii_bonus[state.round - 1]  # R12.41

    def shares(self) -> bool:
        return False

    def licenses(self) -> bool:
        return True  # R12.42


class ZethWays(Ways):
    def steals(self) -> bool:
        return True


def _table() -> list[Ways]:
    found: list[Ways] = [Ways() for _ in range(SPECIES)]
    found[CAYLION] = CaylionWays()
    found[ENI_ET] = EniEtWays()
    found[FADERAN] = FaderanWays()
    found[IMDRIL] = ImdrilWays()
    found[KJAS] = KjasWays()
    found[KT] = KtWays()
    found[YENGII] = YengiiWays()
    found[ZETH] = ZethWays()
    return found


WAYS = _table()
"""By species. The Unity differ by their cards alone."""
