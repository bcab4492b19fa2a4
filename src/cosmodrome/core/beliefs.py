"""What is thought likely of what a seat cannot see: worlds are imagined by it."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from cosmodrome.core.choice import Choice
from cosmodrome.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Beliefs:
    """Nothing is known: hidden cards and sealed answers are all alike. A bot that knows better overrides a method.

    Of `worlds` that are dealt one is taken, as likely as its weight among theirs says; the more there are, the closer
    rivals' hands come to what their deeds tell. Each costs a world.
    """

    worlds: int

    def __init__(self, worlds: int = 1) -> None:
        """Raises ValueError where there would be no world."""
        if worlds < 1:
            raise ValueError(f"beliefs: {worlds} worlds; at least 1 is dealt")
        self.worlds = worlds

    def answer(self, state: Any, seat: int, options: list[Choice], rng: Rng) -> Choice | None:
        """What a rival whose sealed answer is not seen has answered in this world; None leaves it to chance.

        It is one of `options`; any other is refused by NotAllowed. What answers freely is left to chance by None.
        """
        return None

    def weight(self, state: Any) -> float:
        """How likely a whole world is, in any unit: say, how well rivals' hands in it fit what they have done."""
        return 1.0


NO_BELIEFS: Final = Beliefs()
