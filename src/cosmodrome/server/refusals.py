"""What the server answers to a request it does not carry out: a reason, its facts, an HTTP status."""

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.meta import SetupError

Facts = dict[str, int | str]


class Refused(Exception):
    """A refusal that changed nothing. `reason` names a message and `rule` a game's rule, as those of NotAllowed do."""

    rule = ""

    def __init__(self, reason: str, status: int = 409, **facts: int | str) -> None:
        self.reason = reason
        self.status = status
        self.facts: Facts = facts
        super().__init__(sentence(reason, facts))


_AGAIN = {429: 60, 503: 10}
"""Seconds after which to ask again, by status, where nothing says when: who holds too much has to let go of some of it,
and who was too busy is so no more."""


def retry_after(status: int, facts: Facts) -> int | None:
    """The seconds after which somebody refused may ask again; None where asking again is no use."""
    if status not in _AGAIN:
        return None
    return int(facts.get("seconds", _AGAIN[status]))


def sentence(reason: str, facts: Facts) -> str:
    """One line for programmers; people read the message that `reason` names, in their language."""
    listed = ", ".join(f"{name} {fact}" for name, fact in facts.items())
    return f"{reason} ({listed})" if listed else reason


def by_the_rules(refusal: NotAllowed) -> Refused:
    """A refusal that the game itself gave."""
    refused = Refused(refusal.reason)
    refused.facts = dict(refusal.facts)
    refused.rule = refusal.rule
    return refused


def by_the_setup(error: SetupError) -> Refused:
    """A table that cannot be set up as wanted."""
    return Refused("bad-setup", 400, detail=str(error))
