"""Seats and how they stand: score, tie-break, who has won."""


class Standing:
    """Scores and tie-breaks, one a seat; `winners` share the victory (usually there is one)."""

    def __init__(self, scores: list[int], ties: list[int]) -> None:
        self.scores = scores
        self.ties = ties
        best = max(zip(scores, ties, strict=True))
        self.winners = [seat for seat in range(len(scores)) if (scores[seat], ties[seat]) == best]

    def ranks(self) -> list[int]:
        """The rank a seat, 1 is best; equal seats share the better rank."""
        own = list(zip(self.scores, self.ties, strict=True))
        return [1 + sum(other > mine for other in own) for mine in own]
