"""The contract of a bot: one method that answers a question from what its seat may see."""

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.meta import View


class Bot:
    """A player at one seat of one game. A table makes one a seat and asks it again and again."""

    sees: bool = True
    """Whether it looks at the view; a bot that does not may be given None, which spares building one."""

    def __init__(self, seed: int) -> None:
        """All of its chance comes from `seed`: the same seed and the same questions give the same answers."""

    def choose(self, view: View | None, decision: Decision) -> Choice:
        """One of `decision.options`, which are never fewer than two, as seen from `decision.seat`."""
        raise NotImplementedError
