"""What an answer costs, brings and leads to in Race, as the game tells it where the others do nothing of their own."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from cosmodrome.bots import hints
from cosmodrome.bots.hints import Reason
from cosmodrome.bots.race.greedy import GreedyBot
from cosmodrome.bots.race.thought import Thought
from cosmodrome.bots.trials import Table, brought, idle, unsealed
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.event import Event
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.race import events
from cosmodrome.games.race.tables import NUMBER_OF
from cosmodrome.games.race.views import RaceView

TABLES: Final = 2
"""At which an answer is tried."""
PLACED: Final = (events.Developed, events.Settled, events.Conquered)
GOT: Final = (events.GoalClaimed, events.GoalTaken)
PART: Final = ("pay", "settle-by", "hire", "spend", "discard-for-vp")
"""Questions that carry out the answer before."""
BUILDING: Final = ("develop", "settle")


def foreseen(game: Game[Any], view: RaceView, decision: Decision, choices: Sequence[Choice]) -> list[Reason]:
    return brought([_Trial(game, view, decision, choices, at).reasons() for at in range(TABLES)])


class _Trial:
    """An action is tried in a round of its own, where all others choose the same; an answer, until the next action."""

    def __init__(
        self, game: Game[Any], view: RaceView, decision: Decision, choices: Sequence[Choice], at: int
    ) -> None:
        self.view = view
        self.acts = decision.purpose == "action"
        self.bot = GreedyBot(hints.SEED, game)
        self.known = {*view.hand, *view.looked_at} - {choice.subject for choice in choices if _loses(choice)}
        """The cards that may be in the hand then."""
        self.table = Table(game, unsealed(view) if self.acts else view, at)
        self.done = -1
        """How many events belong to the answer itself, once the seat has been asked something else."""
        self.table.play(choices, self._answer, [choice.key for choice in choices] if self.acts else ())

    def _answer(self, view: View, decision: Decision) -> Choice | None:
        if self.done < 0 and decision.purpose not in PART:
            self.done = len(self.table.events)
        if decision.purpose == "action":
            return None
        return self.bot.choose(view, question_for_bot(decision, self.table.game, view))

    def reasons(self) -> list[Reason]:
        told = _before(self.table.events, events.RoundBegan)
        if self.acts:
            return self._action(told)
        done = _before(
            told[: self.done] if self.done >= 0 else told, events.PhaseBegan, events.ActionsRevealed
        )
        mine = [event for event in done if self.table.mine(event)]
        later = [event for event in told[len(done) :] if self.table.mine(event)]
        return self._placed(mine) + _goods(mine) + (self._later(later) or self._could())

    def _action(self, told: Sequence[Event]) -> list[Reason]:
        mine = [event for event in told if self.table.mine(event)]
        hopes = [
            Reason("hint-hopes", {"card": event.card, "count": _price(event)})
            for event in mine
            if isinstance(event, PLACED) and event.card in self.known
        ]
        return hopes + _goods(mine) + self._rivals(told)

    def _placed(self, mine: list[Event]) -> list[Reason]:
        """What a card costs that is placed at once, and by how much the score grows."""
        placed = [event for event in mine if isinstance(event, PLACED)]
        if not placed:
            return []
        (event,) = placed
        told = self.table.events
        last = max(at for at, each in enumerate(told) if each in mine and _changes(each))
        gained = self.table.scores[last + 1] - self.table.scores[0]
        found = [Reason("hint-price", {"count": _price(event)}), Reason("hint-points", {"vp": gained})]
        if isinstance(event, events.Conquered):
            strength: dict[str, int | float | str] = {"military": event.military, "defense": event.defense}
            found.append(Reason("hint-conquers", {"card": event.card, **strength}))
        return found

    def _later(self, later: list[Event]) -> list[Reason]:
        """What is placed in the same round after that."""
        return [
            Reason("hint-then", {"card": event.card, "count": _price(event)})
            for event in later
            if isinstance(event, PLACED) and event.card in self.known
        ]

    def _could(self) -> list[Reason]:
        """The card worth most of those that can be placed in the next round, by a phase of one's own choice."""
        table = self.table
        if table.seat not in table.game.awaited(table.state):
            return []
        found: list[tuple[float, str, Reason]] = []
        for phase in BUILDING:
            for card, worth, price in self._placeable(phase):
                facts: dict[str, int | float | str] = {"card": card, "phase": phase, "count": price}
                found.append((worth, card, Reason("hint-could", facts)))
        return [max(found, key=lambda each: each[:2])[2]] if found else []

    def _placeable(self, phase: str) -> Iterator[tuple[str, float, int]]:
        """Known cards that can be placed in a phase of the next round, with their worth and price."""
        table = self.table.copy()
        game, seat = table.game, table.seat
        decision = game.decision(table.state, seat)
        acts = [option for option in decision.options if phase in option.subject.split("+")]
        if decision.purpose != "action" or not acts:
            return
        act = min(acts, key=lambda option: len(option.subject))
        table.play([act], lambda view, asked: None if asked.purpose == phase else idle(asked), [act.key])
        if seat not in game.awaited(table.state):
            return
        view = game.view(table.state, seat)
        assert isinstance(view, RaceView)
        thought = Thought(view, game.decision(table.state, seat), self.bot.weights)
        sure = sum(card in self.known for card in view.hand) - 1  # what will be drawn is luck
        for verdict in table.verdicts().values():
            price = int(verdict.facts.get("price", 0))
            if verdict.allowed and verdict.card in self.known and price <= sure:
                yield verdict.card, thought.me.worth(NUMBER_OF[verdict.card]), price

    def _rivals(self, told: Sequence[Event]) -> list[Reason]:
        """What the phases bring others whom they serve most."""
        goods = [0] * self.view.seats
        for event in told:
            if isinstance(event, events.GoodPlaced) and event.seat != self.table.seat:
                goods[event.seat] += _makes(event)
        most = max(goods)
        return [Reason("hint-helps", {"seat": goods.index(most), "count": most})] if most else []


def _before(told: Sequence[Event], *kinds: type[Event]) -> Sequence[Event]:
    """What happened before anything of these kinds."""
    return told[: next((at for at, event in enumerate(told) if isinstance(event, kinds)), None)]


def _changes(event: Event) -> bool:
    return isinstance(event, (*PLACED, *GOT, events.TableauCardDiscarded))


def _makes(event: Event) -> int:
    return isinstance(event, events.GoodPlaced) and event.why not in ("windfall", "start")


def _loses(choice: Choice) -> bool:
    return choice.verb == "discard"


def _price(event: Event) -> int:
    return 0 if isinstance(event, events.Conquered) else int(getattr(event, "price", 0))


def _goods(mine: list[Event]) -> list[Reason]:
    """What is looked at, used up, won for goals, sold, consumed, produced and drawn."""
    found: list[Reason] = []
    vp = cards = drawn = 0
    told = False  # the draw that follows is
    for event in mine:
        if isinstance(event, events.Kept):
            found.append(Reason("hint-keeps-of", {"count": event.count, "looks": event.count + event.away}))
        elif isinstance(event, events.TableauCardDiscarded):
            found.append(Reason("hint-uses", {"card": event.card}))
        elif isinstance(event, GOT):
            found.append(Reason("hint-goal", {"goal": event.goal, "vp": event.vp}))
        elif isinstance(event, events.Sold):
            found.append(Reason("hint-sells", {"card": event.world, "count": event.value}))
        elif isinstance(event, events.Consumed):
            vp, cards = vp + event.vp, cards + event.cards
        elif isinstance(event, events.HandCardsConsumed):
            vp += event.vp
        elif isinstance(event, events.Drew) and not told:
            drawn += event.count
        told = isinstance(event, events.Sold) or (isinstance(event, events.Consumed) and event.cards > 0)
    if vp or cards:
        found.append(Reason("hint-consumes", {"vp": vp, "count": cards}))
    if made := sum(_makes(event) for event in mine):
        found.append(Reason("hint-produces", {"count": made}))
    if drawn:
        found.append(Reason("hint-draws", {"count": drawn}))
    return found
