"""What the views of all games in the flow hold; types only, filled in by view.py."""

from typing import ClassVar

from cosmodrome.core.meta import OptionValue, View


class FlowView(View, kw_only=True):
    """A game's own view adds `players`, one a seat in their order, and what else a seat may see."""

    off_wire: ClassVar[tuple[str, ...]] = ("seats", "step", "todo", "ask_anyway")

    seat: int | None = None
    options: dict[str, OptionValue] = {}
    round: int = 0
    phase: str = ""
    """That of the step being played, or over."""
    awaited: list[int] = []
    winners: list[int] = []
    """Empty until the game is over."""
    seats: int = 0
    """How many take part; behind them `players` may have one who plays without a seat."""
    step: int = 0
    """Where play stands: the number of the step being played, or OVER."""
    todo: list[int] = []
    """Questions still open, the next one last: the table's where seats answer in turn, else the viewer's own."""
    ask_anyway: bool = False
    """As in `Setup`."""
