"""A bot of Sidereal Confluence that trades with people as they like: it takes what they offer, and asks for a swap."""

from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.games.sidereal import payloads

PERSON = 0
"""The seat of the person."""
AT_ONCE = ("take", "ready", "run_all", "keep", "pass", "round", "stop")


class Obliging:
    """In the Trade phase it is done once the person is; nothing that it does is by chance."""

    def choose(self, view: Any, decision: Decision) -> Choice | None:
        verbs = {option.verb: option for option in decision.options}
        if view.phase == "trade":
            return verbs.get("take") or self._swap(view, decision) or self._done(view, verbs)
        for verb in AT_ONCE:
            if verb in verbs:
                return verbs[verb]
        return decision.options[0] if decision.options else None

    def _swap(self, view: Any, decision: Decision) -> Choice | None:
        """A good of which it has most for one of which the person has most, offered once in a phase."""
        me, person = view.players[decision.seat], view.players[PERSON]
        form = decision.form("offer")
        if (
            form is None
            or any(offer.maker == me.seat for offer in view.offers)
            or not (me.goods and person.goods)
        ):
            return None
        gives, takes = (max(seat.goods, key=lambda good: seat.goods[good]) for seat in (me, person))
        moves = [
            payloads.Move(goods={gives: 1}, giver=me.seat, receiver=PERSON),
            payloads.Move(goods={takes: 1}, giver=PERSON, receiver=me.seat),
        ]
        return form.choice(payloads.Offer(moves))

    def _done(self, view: Any, verbs: dict[str, Choice]) -> Choice | None:
        return verbs.get("ready") if view.players[PERSON].ready else None
