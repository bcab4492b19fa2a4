"""A game in the flow that is put together from functions over its state, as where its cards are always the same."""

from collections.abc import Callable, Iterable
from typing import Any

from mypy_extensions import mypyc_attr

from cosmodrome.core.choice import Choice, Listing
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.event import Log
from cosmodrome.core.flow import FlowGame, P, Step, begin
from cosmodrome.core.meta import Meta, Setup, View, foreign_view
from cosmodrome.core.rng import Rng
from cosmodrome.core.seats import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class Assembled(FlowGame[P]):
    """A game of these parts. What each does, the method of its name says (core/game.py).

    The third argument of `view` is the view of somebody else at the same moment, or None: what all see may be taken
    from there.
    """

    def __init__(
        self,
        meta: Meta,
        listing: Listing,
        first: Step[Any, Any],
        set_up: Callable[[Setup, Log | None], P],
        decision: Callable[[P, int], Decision],
        why_not: Callable[[P, int, Choice], NotAllowed],
        verdicts: Callable[[P, int], list[Verdict]],
        view: Callable[[P, int | None, Any], View],
        imagine: Callable[[Any, Rng], P],
        view_type: type[View],
        standing: Callable[[P], Standing],
        event_types: Any,
        card_facts: Callable[[dict[str, Any]], list[dict[str, Any]]],
    ) -> None:
        self.meta = meta
        self.choices = listing.all
        self.by_key = listing.by_key
        self._first = first
        self._set_up = set_up
        self._decision = decision
        self._why_not = why_not
        self._verdicts = verdicts
        self._view = view
        self._imagine = imagine
        self._view_type = view_type
        self._standing = standing
        self._event_types = event_types
        self._card_facts = card_facts

    def new(self, setup: Setup, log: Log | None = None) -> P:
        state = self._set_up(setup, log)
        begin(state, self._first)
        return state

    def decision(self, state: P, seat: int) -> Decision:
        return self._decision(state, seat)

    def why_not(self, state: P, seat: int, choice: Choice) -> NotAllowed:
        return self._why_not(state, seat, choice)

    def verdicts(self, state: P, seat: int) -> list[Verdict]:
        return self._verdicts(state, seat)

    def view(self, state: P, seat: int | None) -> View:
        return self._view(state, seat, None)

    def views(self, state: P, viewers: Iterable[int | None]) -> dict[int | None, View]:
        found: dict[int | None, View] = {}
        beside: View | None = None
        for viewer in viewers:
            beside = self._view(state, viewer, beside)
            found[viewer] = beside
        return found

    def imagine(self, view: View, rng: Rng) -> P:
        if not isinstance(view, self._view_type):
            raise foreign_view(self.meta.id, view)
        return self._imagine(view, rng)

    def standing(self, state: P) -> Standing:
        return self._standing(state)

    def event_types(self) -> Any:
        return self._event_types

    def card_facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        return self._card_facts(options)
