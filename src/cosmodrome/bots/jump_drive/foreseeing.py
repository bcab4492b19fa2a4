"""What an answer costs, brings and leads to in Jump Drive, as the game tells it where the others place nothing."""

from collections import Counter
from typing import Any

from cosmodrome.bots.hints import Reason
from cosmodrome.bots.jump_drive.answers import ANSWERS, round_plays
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.bots.jump_drive.worth import Worths
from cosmodrome.bots.trials import Table, sure, unsealed
from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.jump_drive import events
from cosmodrome.games.jump_drive.choices import PLACE
from cosmodrome.games.jump_drive.tables import IDS, NUMBER_OF
from cosmodrome.games.jump_drive.views import JumpDriveView
from cosmodrome.play.answer import ahead

TABLES = 2
"""At which an answer is tried."""

DISCARDED = (events.StartCardsDiscarded, events.Paid, events.ExploreDiscarded, events.DiscardedToLimit)


class Ahead:
    """Where answers to one question are tried out."""

    def __init__(self, game: Game[Any], view: JumpDriveView, worths: Worths) -> None:
        self.game = game
        # What others have sealed is not known, so it is left aside.
        self.view = unsealed(view) if view.phase == "place" else view
        self.worths = worths

    def asks(self, development: Choice) -> bool:
        """R12.3 Whether a world is asked for after it."""
        table = Table(self.game, self.view)
        return ahead(self.game, table.state, table.seat, development) is not None


def foreseen(ahead: Ahead, choices: list[Choice], way: str = "", second: int = NOTHING) -> list[Reason]:
    """`way` is how the world is to be taken, where that is open, and `second` the world that is meant to follow it."""
    return sure([_Trial(ahead, choices, way, second, at).reasons() for at in range(TABLES)])


class _Trial:
    def __init__(self, ahead: Ahead, choices: list[Choice], way: str, second: int, at: int) -> None:
        self.ahead = ahead
        self.choices = [choice for choice in choices if choice.verb == "place"]
        self.way = way
        self.second = second
        self.follows: list[Reason] = []
        self.table = Table(ahead.game, ahead.view, at)
        self.table.state.ask_anyway = (
            True  # the next round begins where it begins, whatever the hand holds then
        )
        self.table.play(choices, self._answer)

    def _answer(self, view: View, decision: Decision) -> Choice | None:
        assert isinstance(view, JumpDriveView)
        if decision.purpose == "place":  # the next round
            return None
        if decision.purpose == "place-by" and self.way:
            return next(option for option in decision.options if option.subject == self.way)
        if decision.purpose == "second-world":
            if self.second != NOTHING and PLACE[self.second] in decision.options:
                card = IDS[self.second]
                price = int(self.table.verdicts()[card].facts.get("price", 0))
                self.follows = [Reason("hint-second", {"card": card, "count": price})]
            return decision.options[0]
        return ANSWERS[decision.purpose](Thought(view, self.ahead.worths), decision)

    def reasons(self) -> list[Reason]:
        told = self.table.told()
        found: list[Reason] = []
        placed = [event for event in told if isinstance(event, events.Developed | events.Settled)]
        taken = [event for event in told if isinstance(event, events.Conquered)]
        if placed or taken:
            found.append(Reason("hint-price", {"count": sum(event.price for event in placed)}))
        for each in taken:
            facts: dict[str, int | float | str] = {"military": each.military, "defense": each.defense}
            found.append(Reason("hint-conquers", {"card": each.card, **facts}))
        for event in told:
            if isinstance(event, events.ConvoyDiscarded):
                found.append(Reason("hint-uses", {"card": event.card}))
            elif isinstance(event, events.Drew):
                found.append(Reason("hint-draws", {"count": event.count}))
            elif isinstance(event, events.Explored):
                gone = sum(each.count for each in told if isinstance(each, events.ExploreDiscarded))
                found.append(Reason("hint-explores", {"count": event.count, "away": gone}))
        scored = [event for event in told if isinstance(event, events.Scored)]
        if scored and (placed or taken):
            seat = self.ahead.view.players[self.table.seat]
            found.append(
                Reason(
                    "hint-rounds",
                    {
                        "vp": scored[0].vp,
                        "was": seat.vp_rate,
                        "income": scored[0].income,
                        "had": seat.income_rate,
                    },
                )
            )
        return found + self.follows + self._next()

    def _next(self) -> list[Reason]:
        """What can be placed next, of the cards that are in the hand now."""
        table, view = self.table, self.ahead.view
        if table.seat not in table.game.may_act(table.state):
            return []
        seen = table.game.view(table.state, table.seat)
        decision = table.game.decision(table.state, table.seat)
        if decision.purpose != "place" or not isinstance(seen, JumpDriveView):
            return []
        gone = [choice.subject for choice in self.choices]
        for event in table.events:
            if table.mine(event) and isinstance(event, DISCARDED):
                gone += event.cards or []
        held = {NUMBER_OF[card] for card in Counter(view.hand) - Counter(gone)}
        for play in round_plays(Thought(seen, self.ahead.worths), decision):
            cards = [card for card in (play.development, play.world) if card != NOTHING]
            if cards and play.second == NOTHING and held.issuperset(cards):
                return [self._possible(*cards)]
        return []

    def _possible(self, card: int, world: int = NOTHING) -> Reason:
        """What the game asks for it there."""
        table, now = self.table, "later" if self.table.has("Scored") else "now"
        verdicts = table.verdicts()
        if world == NOTHING:
            price = int(verdicts[IDS[card]].facts.get("price", 0))
            return Reason("hint-next", {"card": IDS[card], "count": price, "when": now})
        table.game.choose(table.state, table.seat, PLACE[card])
        price = int(table.verdicts()[IDS[world]].facts["sum"])
        return Reason(
            "hint-next-both", {"card": IDS[card], "beside": IDS[world], "count": price, "when": now}
        )
