"""The ordinary way of everything in which a species can have a rule of its own; its module has what it does instead."""


class Ways:
    """One object a species (ways.py); steps call its methods by name and never ask which species it is."""

    def track_seats(self) -> int:
        """R1.11 Spaces of the colony track."""
        return 1

    def bid_as(self, ships: int) -> int:
        """R9.4 What a colony bid counts, in halves of a ship."""
        return 2 * ships

    def colonies_counted(self, count: int) -> int:
        """R9.9 For equal colony bids; fewer come first."""
        return count

    def doubles_colonies(self) -> bool:
        """R12.2 Whether the colony dealt at the start and those it buys get a x2 token."""
        return False

    def may_halve(self, ships: int) -> bool:
        """R12.27 Whether it may split such a colony bid."""
        return False

    def runs_interest(self) -> bool:
        """R12.7 Whether it may run interest converters."""
        return True

    def bonus(self, ordinary: int, lower: int) -> int:
        """R8.1 For an invention of this turn: one of the two on the confluence card."""
        return ordinary

    def shares(self) -> bool:
        """R8.2 Whether what it invents reaches the others."""
        return True

    def steals(self) -> bool:
        """R12.46 It also gives envoys, and a deal with it protects."""
        return False

    def licenses(self) -> bool:
        """R12.42"""
        return False

    def lends_fleets(self) -> bool:
        """R12.22"""
        return False

    def acknowledges(self) -> bool:
        """R12.11"""
        return False
