"""A decision: a question to one seat, as data, with the answers that are allowed."""

from cosmodrome.core.choice import Choice
from cosmodrome.core.rng import Rng


class NotAllowed(Exception):
    """A refused answer. `reason` names a message ("needs-military"), `facts` its numbers and names.

    The sentence is made in the text room, in the reader's language; str() is for programmers.
    """

    def __init__(self, reason: str, **facts: int | str) -> None:
        self.reason = reason
        self.facts: dict[str, int | str] = facts
        told = ", ".join(f"{name} {fact}" for name, fact in facts.items())
        super().__init__(f"{reason} ({told})" if told else reason)


class Verdict:
    """What may be done with one card now: allowed or not, why (a message name), and its numbers.

    `parts` is the arithmetic of a price or strength: pairs of a source (card id or term) and an amount.
    """

    def __init__(
        self, card: str, allowed: bool, reason: str, facts: dict[str, int | str], parts: list[tuple[str, int]]
    ) -> None:
        self.card = card
        self.allowed = allowed
        self.reason = reason
        self.facts = facts
        self.parts = parts


class Decision:
    """Pick one of `options`.

    `purpose` names the question ("pay"), `about` the card it concerns (an id, or ""), `more` how many
    picks of this question are owed, this one included: paying five cards is five decisions whose `more`
    counts down from 5, asked in rising card order. `up_to` tells that `more` is a limit, not a debt.
    `pool`, when not empty, lists everything that may be picked, so that a person can tick all picks at once.
    `beside` is a second card that the question concerns as well, or "".
    `ahead` tells that an answer may lead at once to another question to the same seat, of which nobody else
    learns: both can be looked at, and answered, together.
    """

    def __init__(
        self,
        seat: int,
        purpose: str,
        about: str,
        options: list[Choice],
        more: int = 1,
        up_to: bool = False,
        pool: list[str] | None = None,
        ahead: bool = False,
        beside: str = "",
    ) -> None:
        self.seat = seat
        self.purpose = purpose
        self.about = about
        self.options = options
        self.more = more
        self.up_to = up_to
        self.pool = pool or []
        self.ahead = ahead
        self.beside = beside

    def check(self, choice: Choice) -> None:
        """Raises NotAllowed("not-an-option") unless `choice` is one of the options."""
        for option in self.options:
            if option is choice or (choice.code < 0 and option.key == choice.key):
                return
        raise NotAllowed("not-an-option", choice=choice.key, purpose=self.purpose)

    def sample(self, rng: Rng) -> Choice:
        """One of the options, uniformly."""
        return self.options[int(rng.below(len(self.options)))]
